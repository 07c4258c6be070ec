"""`baronage mcp`: a table for an assistant that speaks the Model Context Protocol. One seat, and never more."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from threading import Lock
from typing import Any

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import baronage
from baronage.assistant.guest import Guest
from baronage.engine.errors import Refusal

INSTRUCTIONS = """A table for strategy games with a referee who knows every rule. List the games, read the rules, open a table;
then look, and play moves in the notation in which they are offered. A move that is not allowed is refused with its rule, and
nothing changes. You see what your seat may see."""


def make_server() -> MCPServer[Any]:
    """A server with one guest."""
    guest, lock = Guest(), Lock()
    server: MCPServer[Any] = MCPServer("baronage", version=baronage.__version__, instructions=INSTRUCTIONS)

    def tool(method: Callable[..., str], name: str = "") -> None:
        @wraps(method)
        def answer(*args: Any, **kwargs: Any) -> str:
            try:
                with lock:  # calls may come at once
                    return method(*args, **kwargs)
            except Refusal as refusal:
                raise ToolError(str(refusal)) from refusal

        server.add_tool(answer, name=name or method.__name__, description=method.__doc__, structured_output=False)

    tool(guest.games, "list_games")
    tool(guest.options, "list_options")
    tool(guest.rules, "read_rules")
    tool(guest.open_table)
    tool(guest.look)
    tool(guest.choices, "list_choices")
    tool(guest.why_not)
    tool(guest.play)
    tool(guest.take_back)
    tool(guest.log, "read_log")
    tool(guest.standings)
    return server


def serve() -> None:
    """Speak over standard input and output until the other side leaves."""
    make_server().run("stdio")
