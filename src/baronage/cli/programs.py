"""The verb for programs that sit down at a table: mcp."""

from __future__ import annotations

from typing import Annotated

import typer

from baronage.cli.shared import app
from baronage.engine.errors import BadSetup


@app.command()
def mcp(
    server: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The server whose tables may be joined.")
    ] = "http://127.0.0.1:8000",
    token: Annotated[
        str, typer.Option(envvar="BARONAGE_TOKEN", help="Of an account there, else it is a guest.", show_default=False)
    ] = "",
) -> None:
    """A table for an assistant that speaks the Model Context Protocol, over standard input and output.

    \b
    baronage mcp                                      started by the assistant's own program, which is told this command
    baronage mcp --server https://games.example.org   it may join tables of this server

    It lists games, reads rules and glossary, opens a table against bots or joins one of people, looks, asks why not, and
    plays: as one seat and never more.
    """
    try:
        from baronage.assistant.far import Server
        from baronage.assistant.server import serve
    except ImportError as error:
        raise BadSetup(f"this needs the extra mcp: python -m pip install 'baronage[serve,mcp]' ({error})") from error
    serve(Server(server, token))
