"""The heuristic player (to come)."""
