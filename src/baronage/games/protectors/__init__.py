"""Protectors of the Realm: a game of secret orders, free negotiation and a growing Dragon."""
