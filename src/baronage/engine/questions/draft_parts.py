"""Editing a part of a draft out of order: the offers, and the view while editing."""

from __future__ import annotations

from collections.abc import Sequence

from baronage.engine.core.state import State, Turn
from baronage.engine.game.game import game_of
from baronage.engine.match.drafts import set_draft
from baronage.engine.text.catalogue import Reader
from baronage.engine.text.params import RuleViolation


def offers(view: State, seat: int, reader: Reader, language: str) -> list[tuple[str, str]]:
    """Return the parts that the seat may edit: the offer as text, and the node to click for it."""
    return [(offer(view, seat, turn, reader, language), turn.node) for turn in view.draft_parts(seat)]


def offer(view: State, seat: int, turn: Turn, reader: Reader, language: str) -> str:
    """Return the text that offers to edit a part of a draft."""
    words = game_of(view).words
    if turn.id:
        return words.msg(turn.id, turn.params, reader, language)
    label, _, _, heading = words.menu(_before(view, seat, turn), seat, [turn.click], reader, language)[0]
    return words.msg("turn-change", {"what": label}, reader, language) if turn.chosen else heading or label


def turned_to(view: State, seat: int, part: int, names: Sequence[str]) -> tuple[Turn, State]:
    """Return a part of a seat's draft, and the view while editing it. Raise Illegal for an unknown part."""
    found = view.draft_parts(seat)
    if not 0 <= part < len(found):
        raise game_of(view).validation_error(RuleViolation("", {}, "gate-no-part"), seat, names)
    return found[part], _before(view, seat, found[part])


def _before(view: State, seat: int, turn: Turn) -> State:
    """Return the view with only the clicks before a part of the draft."""
    state = view.clone()
    if turn.draft or view.draft(seat):
        set_draft(state, seat, turn.draft)
    return state
