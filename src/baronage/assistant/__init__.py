"""A table for assistants: one seat, spoken with in words."""
