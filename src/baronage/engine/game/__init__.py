"""A game: its package of modules, its messages, its contract."""
