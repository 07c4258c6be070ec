"""An MCP server through which an assistant plays one seat."""
