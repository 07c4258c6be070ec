"""What a test reads of the words: prompts, labels, the log, refusals."""

from __future__ import annotations

import inspect
import re
from typing import Any

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal
from baronage.engine.match.match import Match
from baronage.games.barony import verbs
from baronage.games.barony.state import Barony
from tests.games.barony.table import GAME

_NAMES = re.compile(r"^([A-Z_]+): Final", re.M)
_ACTIONS, _EVENTS = inspect.getsource(verbs).split("# --- events", 1)
VERBS = {getattr(verbs, name): name for name in _NAMES.findall(_ACTIONS) if name != "MARKET"}
KINDS = {getattr(verbs, name): name for name in _NAMES.findall(_EVENTS.split("# effects that can fade")[0])}


def asks(state: Barony, who: str) -> str:
    """The prompt of a Baron, from his view; with '' of a spectator."""
    seat = "ABCDEF".index(who) if who else -1
    sentence, rules = GAME.prompt(state.redact(seat), seat)
    assert rules, sentence
    assert (sentence, rules) == GAME.prompt(state, seat)
    return sentence


def said(state: Barony, move: str) -> str:
    """The label of a legal move of the seat that is asked; the same from its view as from the whole state."""
    (seat,) = state.actors()
    action = state.read(seat, move)[-1]
    assert action in state.actions(seat), f"{move}: {[state.write(seat, one) for one in state.actions(seat)]}"
    sentence, rules = GAME.label(state.redact(seat), seat, action)
    assert (sentence, rules) == GAME.label(state, seat, action)
    assert rules, sentence
    return sentence


def objection(state: Barony, move: str, seat: int | None = None) -> str:
    """The sentence with which a move is refused."""
    match = Match(GAME, state=state.clone())
    with pytest.raises(Illegal) as refused:
        match.play(state.actors()[0] if seat is None else seat, move)
    return refused.value.sentence


def begun(options: dict[str, Any]) -> Barony:
    """A new game of two, homes in the order of the seats."""
    state = GAME.start(2, {"homes": "seats", **options}, Chance(1))
    assert isinstance(state, Barony)
    return state
