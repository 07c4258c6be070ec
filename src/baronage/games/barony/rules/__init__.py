"""The rules of the game, one topic per module."""
