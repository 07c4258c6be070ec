"""Multiplayer server: tables, clocks, chat and a store, over HTTP and WebSocket. It knows no game by name."""
