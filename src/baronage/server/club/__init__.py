"""Club features: matchmaking, tournaments, ratings, archive and moderation."""
