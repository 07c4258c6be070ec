"""The verb for programs that sit down at a table: mcp."""

from __future__ import annotations

from baronage.cli.shared import app
from baronage.engine.errors import BadSetup


@app.command()
def mcp() -> None:
    """A table for an assistant that speaks the Model Context Protocol, over standard input and output.

    \b
    baronage mcp        started by the assistant's own program, which is told this command

    It lists games, reads rules, opens a table against bots, looks, asks why not, and plays: as one seat and never more.
    """
    try:
        from baronage.assistant.server import serve
    except ImportError as error:
        raise BadSetup(f"this needs the extra mcp: python -m pip install 'baronage[serve,mcp]' ({error})") from error
    serve()
