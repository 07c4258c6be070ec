"""The command `baronage` and its subcommands.

Exit codes: 0 for success; 1 if a check failed (`fuzz`, `verify`); 2 for a refused request, explained in one line; 70 for
an internal error; 130 if interrupted. A subcommand imports its modules when it runs, so that `--help` is fast.
"""

from __future__ import annotations

import os
import re
import sys
from typing import TYPE_CHECKING

from baronage.cli import table  # isort: skip  (the order of the subcommands in the help)
from baronage.cli import admin  # isort: skip  (the order of the subcommands in the help)
from baronage.cli import records  # isort: skip  (the order of the subcommands in the help)
from baronage.cli import simulate  # isort: skip  (the order of the subcommands in the help)
from baronage.cli import author  # isort: skip  (the order of the subcommands in the help)
from baronage.cli import programs  # isort: skip  (the order of the subcommands in the help)
from baronage.cli import lab  # isort: skip  (the order of the subcommands in the help)
from baronage.cli import questions  # isort: skip  (the order of the subcommands in the help)
from baronage.cli import training  # isort: skip  (the order of the subcommands in the help)
from baronage.cli import tournament  # isort: skip  (the order of the subcommands in the help)
from baronage.cli.shared import FAULT, FOUND, INTERRUPTED, REFUSED, app, complain, terminal_language
from baronage.engine.core.errors import Refusal
from baronage.terminal.locale import msg

if TYPE_CHECKING:
    from baronage.engine.game.game import Game

__all__ = [
    "FAULT",
    "FOUND",
    "INTERRUPTED",
    "REFUSED",
    "admin",
    "app",
    "author",
    "lab",
    "main",
    "programs",
    "questions",
    "records",
    "simulate",
    "table",
    "tournament",
    "training",
]


def main(args: list[str] | None = None) -> None:
    """Run the command. Always raise SystemExit, and never show a traceback."""
    words = _bare_resume(sys.argv[1:] if args is None else args)
    name = os.environ.get("BARONAGE_COMMAND") or "baronage"
    try:
        game = _game_with_campaign_files(words[0]) if words else None
        if game is None:
            app(words, prog_name=name)
        else:
            from baronage.terminal.campaign_files import app_of

            app_of(game)(words[1:], prog_name=f"{name} {game.name}")
    except Refusal as refusal:
        sentence = refusal.localized(terminal_language(words))
        complain(f"{sentence} [{refusal.rule}]" if refusal.rule else sentence)
        sys.exit(REFUSED)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except Exception as error:
        module = (error.name or "").partition(".")[0] if isinstance(error, ModuleNotFoundError) else ""
        if extra := _extra_with(module):
            complain(msg("needs-extra", module=module, extra=extra).localized(terminal_language(words)))
            sys.exit(REFUSED)
        if os.environ.get("BARONAGE_DEBUG"):
            raise
        fault = msg("fault", what=f"{type(error).__name__}: {error}")
        complain(fault.localized(terminal_language(words)))
        sys.exit(FAULT)


def _extra_with(module: str) -> str:
    """Return the smallest extra that installs a module, or an empty string."""
    from importlib.metadata import PackageNotFoundError, requires

    try:
        lines = requires("baronage") or []
    except PackageNotFoundError:  # it runs from its sources
        return ""
    extras: dict[str, set[str]] = {}
    for line in lines:
        named, extra = re.match(r"[\w.-]+", line), re.search(r"extra == ['\"](\w+)['\"]", line)
        if named and extra:
            extras.setdefault(extra[1], set()).add(named[0].replace("-", "_").lower())
    wanted = {"pyspiel": "open_spiel"}.get(module, module.lower())  # the only module not named like its package
    return min((it for it in extras if wanted in extras[it]), key=lambda it: len(extras[it]), default="")


def _bare_resume(args: list[str]) -> list[str]:
    """Allow `--resume` without a file, for a list of saved games. The `--resume` of `lab` never has one."""
    if args[:1] == ["lab"]:
        return args
    found = []
    for at, word in enumerate(args):
        found.append(word)
        if word == "--resume" and (at + 1 == len(args) or args[at + 1].startswith("-")):
            found.append("")
    return found


def _game_with_campaign_files(word: str) -> Game | None:
    """Return the game called `word` if it has campaign files and therefore subcommands, or None."""
    if word.startswith("-") or word in {
        command.name or getattr(command.callback, "__name__", "") for command in app.registered_commands
    }:
        return None
    from baronage.games import games

    game = games().get(word)
    return game if game is not None and game.campaign_files else None
