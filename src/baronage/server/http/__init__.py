"""HTTP API, WebSocket connections and the browser client."""
