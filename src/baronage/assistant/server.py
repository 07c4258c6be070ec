"""The command `baronage mcp`: a Model Context Protocol server with which an assistant plays one seat."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import Signature, signature
from threading import Lock
from typing import Any, get_type_hints

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import baronage
from baronage.assistant.remote import Server
from baronage.assistant.session import Session
from baronage.assistant.table import Table
from baronage.engine.core.errors import Refusal

INSTRUCTIONS = """A table for strategy games with a referee who knows every rule. List the games, read how to play,
the rules and the glossary; open a table against bots, or join the table of people whose link you are given. Then look, and play
moves in the notation in which they are offered; at a table of people wait for your turn. The answer to a move is what happened
and the next decision; look shows the whole board. A move that is not allowed is refused with its rule, and nothing changes.
You see what your seat may see."""
TABLE_TOOLS: dict[str, Callable[..., str]] = {
    "look": Table.look,
    "list_choices": Table.choices,
    "why_not": Table.why_not,
    "play": Table.play,
    "take_back": Table.take_back,
    "read_log": Table.log,
    "standings": Table.standings,
    "wait": Table.wait,
    "post": Table.post,
}


def make_server(joins: Server) -> MCPServer[Any]:
    """Return an MCP server for one session, which may join tables of one Baronage server."""
    session, lock = Session(joins), Lock()
    server: MCPServer[Any] = MCPServer("baronage", version=baronage.__version__, instructions=INSTRUCTIONS)

    def tool(method: Callable[..., str], name: str = "") -> None:
        @wraps(method)
        def answer(*args: Any, **kwargs: Any) -> str:
            try:
                with lock:  # calls may be concurrent
                    return method(*args, **kwargs)
            except Refusal as refusal:
                raise ToolError(str(refusal)) from refusal

        server.add_tool(answer, name=name or method.__name__, description=method.__doc__, structured_output=False)

    tool(session.games, "list_games")
    tool(session.options, "list_options")
    tool(session.rules, "read_rules")
    tool(session.how_to_play)
    tool(session.glossary)
    tool(session.open_table)
    tool(session.join_table)
    for name, method in TABLE_TOOLS.items():
        tool(_table_tool(session, method), name)
    return server


def _table_tool(session: Session, method: Callable[..., str]) -> Callable[..., str]:
    """Return a tool that calls a method of the session's current table, with its description and arguments."""
    hints = get_type_hints(method, include_extras=True)
    asked = [it.replace(annotation=hints[name]) for name, it in signature(method).parameters.items() if name != "self"]

    def answer(*args: Any, **kwargs: Any) -> str:
        return str(getattr(session.table(), method.__name__)(*args, **kwargs))

    answer.__doc__ = method.__doc__
    answer.__annotations__ = hints
    vars(answer)["__signature__"] = Signature(asked, return_annotation=str)
    return answer


def serve(joins: Server) -> None:
    """Serve standard input and output until the client disconnects."""
    make_server(joins).run("stdio")
