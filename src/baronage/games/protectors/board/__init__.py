"""The board: its places and borders."""
