"""Protectors of the Realm: secret orders, free talk, a Dragon that grows, and a Game Master who never sleeps."""
