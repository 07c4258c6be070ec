"""The Barons of Fyn."""
