"""Standing answers for windows, calls and responses (RULES.md, Standing answers)."""

from __future__ import annotations

import re

from baronage.engine.errors import Unreadable
from baronage.engine.flow import Action, Step
from baronage.games.fyn import verbs
from baronage.games.fyn.data import CITY, EARTHQUAKE, PLAGUE, TOWN, TYPE, TYPE_NAMES, VILLAGE
from baronage.games.fyn.meta import SEATS
from baronage.games.fyn.notation import read
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.attack import Attack
from baronage.games.fyn.steps.decision import Call
from baronage.games.fyn.steps.response import Responding
from baronage.games.fyn.steps.windows import Counter, Event, Interrupts

_EVENTS = {TYPE_NAMES[kind].lower(): kind for kind in range(EARTHQUAKE, PLAGUE)}
_CENTRES = {"village": VILLAGE, "town": TOWN, "city": CITY}
_WHEN = r"(?: at w(\d{1,2}))?(?: (?:of|in) (p[1-6]|mine)(?:'s turn)?)?"
_CALL = re.compile(r"(?:always )?call ([1-4])$")
_PASS = re.compile(rf"(?:always )?pass(?: (until attacked|until my next turn))?{_WHEN}$")
_COUNTER = re.compile(
    r"counter (any|(?:any )?(?:earthquake|sickness|revolt|sabotage))"
    r"(?: on (mine|p[1-6]|(?:(?:my|a|an) )?[a-z]+(?:,? (?:or|and) [a-z]+)*(?: of mine)?))?$"
)
_PLAY = re.compile(rf"(play (?:earthquake|sickness|revolt|sabotage) p[1-6]:-?\d+,-?\d+(?: [a-z]+)?){_WHEN}$")


def _plain(text: str) -> str:
    return " ".join(text.lower().split())


def _centres(words: str) -> list[int]:
    """my Towns or Cities."""
    found = []
    for word in re.split(r",? or |,? and |, ", re.sub(r"^(my|an?) | of mine$", "", words)):
        single = "city" if word in ("cities", "city") else word.rstrip("s")
        if single not in _CENTRES:
            raise Unreadable(f"{word!r} is no population centre: Villages, Towns, Cities")
        found.append(_CENTRES[single])
    return found


def check_answer(text: str) -> None:
    """Raise Unreadable unless this is a standing answer."""
    words = _plain(text)
    if words in ("ask", "decline") or _CALL.match(words) or _PASS.match(words) or _PLAY.match(words):
        return
    counter = _COUNTER.match(words)
    if counter:
        if counter[2] and counter[2] != "mine" and counter[2].upper() not in SEATS:
            _centres(counter[2])
        return
    raise Unreadable(
        f"{text!r:.80} is no standing answer: these are 'ask', 'call 3', 'decline', 'pass until attacked', "
        "'pass until my next turn', 'pass at W5 of P2', 'counter Earthquake on my Cities', 'play Revolt P2:0,1 at W5'"
    )


def standing(s: Barons, seat: int) -> list[str]:
    """What is worth leaving: few windows matter to who is not attacked."""
    return ["pass until attacked", "pass until my next turn", f"always call {s.calls[seat]}"]


def answer(s: Barons, seat: int, actions: list[Action], text: str) -> Action | None:
    """What a standing answer says to this question, from the seat's view; None: it says nothing."""
    words = _plain(text)
    top: Step[Barons] = s.stack[-1]
    given: Action | None = None
    if isinstance(top, Call):
        call = _CALL.match(words)
        given = (verbs.CALL, int(call[1])) if call else None
    elif isinstance(top, Responding):
        given = (verbs.DECLINE,) if words == "decline" else None
    elif isinstance(top, Counter):
        given = _to_event(s, seat, top, actions, words)
    elif isinstance(top, Interrupts):
        given = _in_window(s, seat, top, words)
    return given if given in actions else None


def _now(s: Barons, seat: int, number: int, window: str | None, turn: str | None) -> bool:
    """Is it that window of that player's turn?"""
    active = seat if turn == "mine" else SEATS.index(turn.upper()) if turn else s.active
    return (window is None or int(window) == number) and active == s.active


def _attacked(s: Barons, seat: int) -> bool:
    return any(isinstance(step, Attack) and step.defender == seat for step in s.stack)


def _passes(s: Barons, seat: int, number: int, words: str, struck: bool) -> bool:
    match = _PASS.match(words)
    if not match or not _now(s, seat, number, match[2], match[3]):
        return False
    if match[1] == "until attacked":
        return not struck and not _attacked(s, seat)
    return match[1] != "until my next turn" or s.active != seat


def _in_window(s: Barons, seat: int, top: Interrupts, words: str) -> Action | None:
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
    event = next(step for step in s.stack if isinstance(step, Event))
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
