"""The picture of a view (to come)."""
