"""A table for tests: positions and messages written as the worked examples of the rules write them.

    match = at("N/ring7/7 T3.X rank=... map=1:1.3 2:2.3 ...")
    play(match, {1: "March! 3 from P1 to P2", 2: "Work, work!"})
    expect(match, "map=2:1.3 cash=1:80")

`play` sends the messages of a window by Player#; who is not named sends an empty message, so the window closes. Player#k sits
on seat k. `expect` compares the words of a position that it names; of `map`, `cash` and other lists only the entries named.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, cast

import baronage
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import TIMEOUT
from baronage.engine.match.match import Match
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.window import Window

GAME = baronage.games()["protectors"]


def at(position: str, lots: Iterable[int | list[int] | None] = (), **options: Any) -> Match:
    """A match on a position; `lots` is all that chance will bring. In phase V the cards are drawn at once."""
    state = GAME.position(position, options=options)
    match = Match(GAME, state=state, chance=Chance.forced(lots))
    if re.search(r" T\d+\.V", position):
        match.state.log = []
        match.state.settle(match.chance)
    return match


def begin(seats: int, lots: Iterable[int | list[int] | None] = (), **options: Any) -> Match:
    """A new game, Normal, without teams and factions unless told; players sit as they joined, decks stay in order."""
    chosen: dict[str, Any] = {"version": "normal", "teams": "off", "factions": "off", **options}
    return Match(GAME, seats, chosen, chance=Chance.forced([None] * 5 if lots == () else lots))


def realm(match: Match) -> Realm:
    return cast(Realm, match.state)


def lots(match: Match, *outcomes: int | list[int] | None) -> None:
    """What chance will bring from here on."""
    match.chance = Chance.forced(outcomes)


def seat_of(match: Match, number: int) -> int:
    return realm(match).number.index(number)


def send(match: Match, number: int, text: str) -> None:
    """Player#number sends a message."""
    match.play(seat_of(match, number), text)


def play(match: Match, messages: dict[int, str] | None = None, silent: Iterable[int] = ()) -> None:
    """The messages of the open window; all others send an empty one, or nothing if they are silent."""
    top = match.state.stack[-1]
    assert isinstance(top, Window)
    messages = messages or {}
    for number, text in messages.items():
        send(match, number, text)
    for seat in top.actors(realm(match)):
        number = realm(match).number[seat]
        if number in messages or top.drafts[seat]:
            continue
        if seat in match.state.actors():
            match.play(seat, (TIMEOUT,) if number in set(silent) else "nothing")


def params(match: Match) -> dict[str, Any]:
    """The position in its parts; lists as dictionaries."""
    words = match.state.position().split()
    found: dict[str, Any] = {"phase": words[2]}
    name = ""
    for word in words[3:]:
        head, equals, tail = word.partition("=")
        if equals and head.isalpha():
            name = head
            found[name] = tail
        else:
            found[name] += f" {word}"
    return {key: _entries(key, value) for key, value in found.items()}


def _entries(name: str, value: str) -> Any:
    if name == "map":
        return dict(entry.split(":") for entry in value.split())
    if name in ("cash", "vp", "fac", "gift", "team"):
        return dict(entry.split(":") for entry in value.split(","))
    return value


def expect(match: Match, wanted: str) -> None:
    """The named words of the position are so. `cash=1:0` and `isle=-` say that there is none."""
    have = params(match)
    name = ""
    asked: dict[str, str] = {}
    for word in wanted.split():
        head, equals, tail = word.partition("=")
        if equals and head.isalpha():
            name = head
            asked[name] = tail
        else:
            asked[name] += f" {word}"
    for key, text in asked.items():
        value = _entries(key, text)
        if isinstance(value, dict):
            mine = have.get(key, {})
            got = {entry: mine.get(entry, "0") for entry in value}
            assert got == value, f"{key}: {got} instead of {value}"
        else:
            assert have.get(key, "-") == value, f"{key}: {have.get(key)} instead of {value}"


def window(match: Match) -> str:
    """The kind of the open window, or none."""
    top = match.state.stack[-1] if match.state.stack else None
    return top.KEY if isinstance(top, Window) else ""


def asked(match: Match) -> list[int]:
    """The Player# of those who are waited for."""
    return sorted(realm(match).number[seat] for seat in match.state.actors())


def told(match: Match, viewer: int = -1) -> str:
    """The log so far, in words."""
    return "\n".join(sentence for _, sentence, _ in match.log(viewer))


def fought(match: Match) -> str:
    """The same without the sums in brackets behind the strengths of a battle."""
    return re.sub(r"(\d) \(\d+ units?, [^)]*\)", r"\1", told(match))


def unsent(match: Match) -> str:
    """What was told before the first message, on a position in phase V."""
    return "\n".join(GAME.event_words(match.setup, event)[0] for event in match.state.log or ())


def cash(match: Match, number: int) -> int:
    return realm(match).cash[seat_of(match, number)]


def options(match: Match, number: int) -> list[str]:
    """What Player#number may do now, as it is written."""
    seat = seat_of(match, number)
    return [match.state.write(seat, action) for action in match.state.actions(seat)]
