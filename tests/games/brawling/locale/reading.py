"""What a test reads of the words: labels, prompts, the log, refusals."""

from __future__ import annotations

import inspect
import re

import pytest

from baronage.engine.core.errors import Illegal
from baronage.engine.match.match import Match
from baronage.games.brawling import verbs
from tests.games.brawling.looks import viewer_of
from tests.games.brawling.table import GAME, Example, active, at, seat_of

BOARD = "deck=+20 | mkt=BAR1,SHI3,BOM1 | turn=A | "  # most positions begin so
TEAMS = "teams=AC-BD deck=RAM1,+8 mkt=+3 turn=A | "

_, _ACTIONS, _EVENTS = inspect.getsource(verbs).split("# --- ")
_NAMES = re.compile(r"^([A-Z_]+): Final = ", re.M)
VERBS = {getattr(verbs, name): name for name in _NAMES.findall(_ACTIONS) if name not in ("ROCK", "PAPER", "SCISSORS")}
_KINDS = {getattr(verbs, name): name for name in _NAMES.findall(_EVENTS.partition("# Causes of a game's end")[0])}
KINDS = {kind: name for kind, name in _KINDS.items() if isinstance(kind, int)}


def on_board(players: str) -> Example:
    """The players on the common board, with two decks where a second Bomb is in play."""
    return at(BOARD.replace(" |", " decks=2 |", 1) + players if "BOM2" in players else BOARD + players)


def said(match: Match, move: str, letter: str = "") -> tuple[str, tuple[str, ...]]:
    """The label of a legal move; it is the same from the seat's view as from the whole state."""
    seat = seat_of(letter) if letter else active(match)
    (action,) = match.state.read(seat, move)
    assert action in match.state.actions(seat), move
    label = GAME.label(match.state.redact(seat), seat, action)
    assert GAME.label(match.state, seat, action) == label
    return label


def asks(match: Match, who: str) -> str:
    """The prompt of a player, or with '' of a spectator."""
    return GAME.prompt(match.state, viewer_of(who))[0]


def log(match: Match, who: str) -> list[str]:
    """The log as a player, or with '' a spectator, reads it."""
    return [sentence for _, sentence, _ in match.log(viewer_of(who))]


def refusal(match: Match, move: str, letter: str = "") -> tuple[str, str]:
    """The sentence with which a move is refused, and the rule."""
    with pytest.raises(Illegal) as refused:
        match.play(seat_of(letter) if letter else active(match), move)
    return refused.value.sentence, refused.value.rule
