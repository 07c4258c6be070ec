"""`baronage mcp`: a table for an assistant that speaks the Model Context Protocol. One seat, and never more."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from inspect import signature
from threading import Lock
from typing import Any, get_type_hints

from mcp.server.mcpserver import MCPServer
from mcp.server.mcpserver.exceptions import ToolError

import baronage
from baronage.assistant.far import Server
from baronage.assistant.guest import Guest
from baronage.assistant.table import Table
from baronage.engine.errors import Refusal

INSTRUCTIONS = """A table for strategy games with a referee who knows every rule. List the games, read how to play,
the rules and the glossary; open a table against bots, or join the table of people whose link you are given. Then look, and play
moves in the notation in which they are offered; at a table of people wait for your turn. A move that is not allowed is refused
with its rule, and nothing changes. You see what your seat may see."""
AT_THE_TABLE: dict[str, Callable[..., str]] = {
    "look": Table.look,
    "list_choices": Table.choices,
    "why_not": Table.why_not,
    "play": Table.play,
    "take_back": Table.take_back,
    "read_log": Table.log,
    "standings": Table.standings,
    "wait": Table.wait,
    "say": Table.say,
}


def make_server(joins: Server) -> MCPServer[Any]:
    """A server with one guest, who may join tables of one Baronage server."""
    guest, lock = Guest(joins), Lock()
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
    tool(guest.how_to_play)
    tool(guest.glossary)
    tool(guest.open_table)
    tool(guest.join_table)
    for name, method in AT_THE_TABLE.items():
        tool(_at_the_table(guest, method), name)
    return server


def _at_the_table(guest: Guest, method: Callable[..., str]) -> Callable[..., str]:
    """A method of whatever table the guest sits at, with its description and its arguments."""
    asked = signature(method)

    def answer(*args: Any, **kwargs: Any) -> str:
        return str(getattr(guest.table(), method.__name__)(*args, **kwargs))

    answer.__doc__ = method.__doc__
    answer.__annotations__ = get_type_hints(method)
    vars(answer)["__signature__"] = asked.replace(parameters=list(asked.parameters.values())[1:])
    return answer


def serve(joins: Server) -> None:
    """Speak over standard input and output until the other side leaves."""
    make_server(joins).run("stdio")
