"""How a server is started and kept alive."""
