"""Turning to a part of a draft, whatever is asked now: how that is offered, and what the seat then sees."""

from __future__ import annotations

from collections.abc import Sequence

from baronage.engine.catalogue import Reader
from baronage.engine.drafting import redraft
from baronage.engine.facts import No
from baronage.engine.flow import State, Turn


def offers(view: State, seat: int, reader: Reader, language: str) -> list[tuple[str, str]]:
    """The parts to which the seat may turn: in words, and the thing that one clicks for each."""
    return [(offer(view, seat, turn, reader, language), turn.node) for turn in view.turnings(seat)]


def offer(view: State, seat: int, turn: Turn, reader: Reader, language: str) -> str:
    """How it is offered to turn to a part of a draft."""
    words = view.game.words
    if turn.id:
        return words.say(turn.id, turn.facts, reader, language)
    label, _, _, heading = words.menu(_before(view, seat, turn), seat, [turn.click], reader, language)[0]
    return words.say("turn-change", {"what": label}, reader, language) if turn.chosen else heading or label


def turned_to(view: State, seat: int, part: int, names: Sequence[str]) -> tuple[Turn, State]:
    """A part of a seat's draft, and the view of a seat that turns to it. An unknown part raises Illegal."""
    found = view.turnings(seat)
    if not 0 <= part < len(found):
        raise view.game.gate_refusal(No("", {}, "gate-no-part"), seat, names)
    return found[part], _before(view, seat, found[part])


def _before(view: State, seat: int, turn: Turn) -> State:
    """The view of a seat that has clicked only what comes before a part of its draft."""
    state = view.clone()
    if turn.draft or view.draft(seat):
        redraft(state, seat, turn.draft)
    return state
