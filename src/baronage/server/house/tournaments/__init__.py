"""Tournaments of the house: what is agreed on, how it is written down, and what goes on by itself."""
