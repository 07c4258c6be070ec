"""The board: its spaces and the paths between them."""
