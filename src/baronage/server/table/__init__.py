"""One table, without network and store."""
