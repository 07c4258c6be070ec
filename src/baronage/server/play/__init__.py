"""One table: no network and no store."""
