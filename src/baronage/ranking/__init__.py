"""Ratings, pairings and standings: pure functions of results, for the server, the command line and the lab."""
