"""A server on which people play: tables, seats, clocks, talk and a store; HTTP and WebSocket. It knows no game by name."""
