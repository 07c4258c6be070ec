"""The command `baronage` and its verbs.

Exit codes: 0 all well; 1 something was found (by `fuzz`, by `verify`); 2 a question that can't be answered, told in one line;
70 a fault of this program; 130 interrupted. What a verb needs is imported when it runs, so that `--help` is quick.
"""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from baronage.cli import table, keeping, papers, study, author, programs, lab, learning, tournament  # isort: skip  (the order of the verbs in the help)
from baronage.cli.shared import FAULT, FOUND, INTERRUPTED, REFUSED, app, complain, terminal_language
from baronage.engine.errors import Refusal
from baronage.terminal.words import say

if TYPE_CHECKING:
    from baronage.engine.game import Game

__all__ = [
    "FAULT",
    "FOUND",
    "INTERRUPTED",
    "REFUSED",
    "app",
    "author",
    "keeping",
    "lab",
    "learning",
    "main",
    "papers",
    "programs",
    "study",
    "table",
    "tournament",
]


def main(args: list[str] | None = None) -> None:
    """Run the command; always ends by SystemExit. A user meets no traceback."""
    words = _bare_resume(sys.argv[1:] if args is None else args)
    name = os.environ.get("BARONAGE_COMMAND") or "baronage"
    try:
        game = _game_with_papers(words[0]) if words else None
        if game is None:
            app(words, prog_name=name)
        else:
            from baronage.terminal.papers import app_of

            app_of(game)(words[1:], prog_name=f"{name} {game.name}")
    except Refusal as refusal:
        sentence = refusal.told(terminal_language(words))
        complain(f"{sentence} [{refusal.rule}]" if refusal.rule else sentence)
        sys.exit(REFUSED)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except Exception as error:
        if os.environ.get("BARONAGE_DEBUG"):
            raise
        fault = say("fault", what=f"{type(error).__name__}: {error}")
        complain(fault.told(terminal_language(words)))
        sys.exit(FAULT)


def _bare_resume(args: list[str]) -> list[str]:
    """`--resume` may stand without a file: then it takes the newest saved game, or offers a list. The laboratory's takes none."""
    if args[:1] == ["lab"]:
        return args
    found = []
    for at, word in enumerate(args):
        found.append(word)
        if word == "--resume" and (at + 1 == len(args) or args[at + 1].startswith("-")):
            found.append("")
    return found


def _game_with_papers(word: str) -> Game | None:
    """The game of that name, if it has verbs of its own: those of the documents that outlive its games."""
    if word.startswith("-") or word in {
        command.name or getattr(command.callback, "__name__", "") for command in app.registered_commands
    }:
        return None
    from baronage.games import games

    game = games().get(word)
    return game if game is not None and game.papers else None
