"""The board: its places and the connections between them."""
