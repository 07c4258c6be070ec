"""States and actions as numbers, for learning programs."""
