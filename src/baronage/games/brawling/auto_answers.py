"""Auto-answers for the Shield window: `decline`, `guard if it saves`, `ask` (RULES.md, Standing answers)."""

from __future__ import annotations

from baronage.engine.core.errors import Unreadable
from baronage.engine.core.state import Action
from baronage.engine.text.input_errors import quoted
from baronage.games.brawling import verbs
from baronage.games.brawling.data import BUILDING, CODE, RAM, SHI, TYPE
from baronage.games.brawling.input_errors import msg
from baronage.games.brawling.rules.combat import condemned
from baronage.games.brawling.rules.town import unit_at
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.shields import ShieldWindow, shields_needed

DECLINE = "decline"
GUARD = "guard if it saves"
ASK = "ask"


def _plain(text: str) -> str:
    return " ".join(text.lower().split())


def check_answer(text: str) -> None:
    """Raise Unreadable unless `text` is an auto-answer."""
    if _plain(text) not in (DECLINE, GUARD, ASK):
        raise Unreadable(
            msg("answer-unknown", text=quoted(text, 80), known=[quoted(DECLINE), quoted(GUARD), quoted(ASK)])
        )


def answer(s: Barons, seat: int, actions: list[Action], text: str) -> Action | None:
    """Return the action that an auto-answer chooses, from the seat's view, or None to ask the player."""
    top = s.on_top(ShieldWindow)
    if top is None or top.asked != seat:
        return None
    words = _plain(text)
    if words == DECLINE:
        return (verbs.DONE,)
    if words == GUARD:
        return _guard(s, seat, actions, top)
    return None


def _guard(s: Barons, seat: int, actions: list[Action], top: ShieldWindow) -> Action | None:
    """Return a guard for a unit that can be saved, Shields before RAM: a building first, then the most health."""
    held = sum(CODE[card] in (SHI, RAM) for card in (*s.hands[seat], *s.aids[seat]))
    doomed = condemned(s, top.attacker, top.pairs)
    saved: list[tuple[bool, int, int]] = []
    for card, owner, damage in top.damage:
        unit = unit_at(s, card)[2]
        if owner == seat and card not in doomed and 0 < shields_needed(s, unit, damage) <= held:
            saved.append((TYPE[unit] == BUILDING, s.numbers.health[unit], card))
    if not saved:
        return None
    target = max(saved)[2]
    return next(action for action in actions if action[0] == verbs.GUARD and action[2] == target)
