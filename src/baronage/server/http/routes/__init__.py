"""HTTP routes by topic. Each module has a function `routes` that adds its routes to the application."""
