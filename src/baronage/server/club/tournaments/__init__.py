"""Tournaments: configuration, storage and the director."""
