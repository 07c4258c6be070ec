"""Starting and monitoring a server."""
