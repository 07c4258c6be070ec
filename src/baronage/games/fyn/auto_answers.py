"""Auto-answers for windows, calls and responses (RULES.md, Standing answers)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from baronage.engine.core.errors import Unreadable
from baronage.engine.core.state import Action, Step
from baronage.engine.text.input_errors import quoted
from baronage.games.fyn import verbs
from baronage.games.fyn.data import CITY, EARTHQUAKE, PLAGUE, TOWN, TYPE, TYPE_NAMES, VILLAGE
from baronage.games.fyn.input_errors import msg
from baronage.games.fyn.meta import SEATS
from baronage.games.fyn.notation import read
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.attack import Attack
from baronage.games.fyn.steps.decision import Call
from baronage.games.fyn.steps.events import Counter, Event
from baronage.games.fyn.steps.response import Responding
from baronage.games.fyn.steps.windows import Interrupts

_EVENTS = {TYPE_NAMES[kind].lower(): kind for kind in range(EARTHQUAKE, PLAGUE)}
_CENTRES = {"village": VILLAGE, "town": TOWN, "city": CITY}
_WHEN = r"(?: at w(\d{1,2}))?(?: (?:of|in) (p[1-6]|mine)(?:'s turn)?)?"
_CALL = re.compile(r"(?:always )?call ([1-4])$")
# "until ..." is an older spelling
_PASS = re.compile(
    rf"(?:always )?pass(?: (unless attacked|until attacked|in the turns of others|until my next turn))?{_WHEN}$"
)
_COUNTER = re.compile(
    r"counter (any|(?:any )?(?:earthquake|sickness|revolt|sabotage))"
    r"(?: on (mine|p[1-6]|(?:(?:my|a|an) )?[a-z]+(?:,? (?:or|and) [a-z]+)*(?: of mine)?))?$"
)
_PLAY = re.compile(rf"(play (?:earthquake|sickness|revolt|sabotage) p[1-6]:-?\d+,-?\d+(?: [a-z]+)?){_WHEN}$")


def _plain(text: str) -> str:
    return " ".join(text.lower().split())


def _centres(words: str) -> list[int]:
    """Return the centre types named by "my Towns or Cities"."""
    found = []
    for word in re.split(r",? or |,? and |, ", re.sub(r"^(my|an?) | of mine$", "", words)):
        single = "city" if word in ("cities", "city") else word.rstrip("s")
        if single not in _CENTRES:
            raise Unreadable(msg("centre-unknown", word=quoted(word)))
        found.append(_CENTRES[single])
    return found


def check_answer(text: str) -> None:
    """Raise Unreadable unless `text` is a valid auto-answer."""
    words = _plain(text)
    if words in ("ask", "decline") or _CALL.match(words) or _PASS.match(words) or _PLAY.match(words):
        return
    counter = _COUNTER.match(words)
    if counter:
        if counter[2] and counter[2] != "mine" and counter[2].upper() not in SEATS:
            _centres(counter[2])
        return
    raise Unreadable(msg("answer-unknown", text=quoted(text, 80)))


def standing(s: Barons, seat: int) -> list[str]:
    """Return suggested auto-answers; few windows matter to a player who isn't attacked."""
    return ["pass unless attacked", "pass in the turns of others", f"always call {s.calls[seat]}"]


def answer(s: Barons, seat: int, actions: list[Action], text: str) -> Action | None:
    """Return the action of an auto-answer to this decision, from the seat's view, or None if it has none."""
    top = s.stack[-1]
    meant = _MEANT.get(type(top))
    given = meant(s, seat, top, actions, _plain(text)) if meant is not None else None
    return given if given in actions else None


def _now(s: Barons, seat: int, number: int, window: str | None, turn: str | None) -> bool:
    """Return whether this window of this player's turn is open."""
    active = seat if turn == "mine" else SEATS.index(turn.upper()) if turn else s.active
    return (window is None or int(window) == number) and active == s.active


def _attacked(s: Barons, seat: int) -> bool:
    attack = s.find(Attack)
    return attack is not None and attack.defender == seat


def _passes(s: Barons, seat: int, number: int, words: str, struck: bool) -> bool:
    match = _PASS.match(words)
    if not match or not _now(s, seat, number, match[2], match[3]):
        return False
    if match[1] in ("unless attacked", "until attacked"):
        return not struck and not _attacked(s, seat)
    return match[1] not in ("in the turns of others", "until my next turn") or s.active != seat


def _to_call(s: Barons, seat: int, top: Call, actions: list[Action], words: str) -> Action | None:
    call = _CALL.match(words)
    return (verbs.CALL, int(call[1])) if call else None


def _to_attack(s: Barons, seat: int, top: Responding, actions: list[Action], words: str) -> Action | None:
    return (verbs.DECLINE,) if words == "decline" else None


def _in_window(s: Barons, seat: int, top: Interrupts, actions: list[Action], words: str) -> Action | None:
    if _passes(s, seat, top.number, words, False):
        return (verbs.PASS,)
    play = _PLAY.match(words)
    if play and _now(s, seat, top.number, play[2], play[3]):
        try:
            return read(s, seat, play[1])[0]
        except Unreadable:
            return None
    return None


def _to_event(s: Barons, seat: int, top: Counter, actions: list[Action], words: str) -> Action | None:
    event = s.find(Event)
    assert event is not None
    if _passes(s, seat, 0, words, event.owner == seat):
        return (verbs.PASS,)
    match = _COUNTER.match(words)
    if not match:
        return None
    kind = match[1].removeprefix("any ")
    if kind != "any" and _EVENTS[kind] != TYPE[top.card]:
        return None
    on = match[2]
    if on and on.upper() in SEATS:
        meant = event.owner == SEATS.index(on.upper())
    elif on and on != "mine":
        centre = TYPE[s.centres[event.owner].get(event.cell, 0)]
        meant = event.owner == seat and centre in _centres(on)
    else:
        meant = not on or event.owner == seat
    return next((action for action in actions if meant and action[0] == verbs.COUNTER), None)


# the meaning of an auto-answer by kind of decision; each function takes the step of that kind
_MEANT: Final[dict[type[Step[Barons]], Callable[[Barons, int, Any, list[Action], str], Action | None]]] = {
    Call: _to_call,
    Responding: _to_attack,
    Counter: _to_event,
    Interrupts: _in_window,
}
