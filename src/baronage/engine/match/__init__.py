"""A game being played: validation, record, history, undo."""
