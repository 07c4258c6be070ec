"""The subcommand for assistants: mcp."""

from __future__ import annotations

from typing import Annotated

import typer

from baronage.cli.shared import app


@app.command()
def mcp(
    server: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The server whose tables it may join.")
    ] = "http://127.0.0.1:8000",
    token: Annotated[
        str,
        typer.Option(
            envvar="BARONAGE_TOKEN", help="The token of an account there; default: a guest.", show_default=False
        ),
    ] = "",
) -> None:
    """Serve an assistant over the Model Context Protocol, on standard input and output.

    \b
    baronage mcp                                      configure this command in the assistant's program
    baronage mcp --server https://games.example.org   it may join tables of this server

    The assistant can list games, read rules and glossary, open a table against bots or join one with people, and play one
    seat.
    """
    from baronage.assistant.remote import Server
    from baronage.assistant.server import serve

    serve(Server(server, token))
