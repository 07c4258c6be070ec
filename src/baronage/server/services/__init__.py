"""Services that run tables: rooms, seating, play, chat, bots and clocks."""
