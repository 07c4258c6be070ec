"""Brawling Barons."""
