"""A table for tests: positions, moves and facts written as the worked examples of the rules write them.

    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1 | B h=SHI1 t=SMI1,far1")
    do(match, "A KNI1>SMI1 ; B: S SHI1>SMI1")
    expect(match, "A.t=kni1 ; B.t=SMI1,far1 ; disc=SHI1 ; turn=B")

Moves and facts are separated by ';'. A move without 'B:' in front is the active player's. Copies of one code are
interchangeable in facts, and the order in a hand, town, wall, King's Army or `disc` does not matter.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any, cast

import pytest

import baronage
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal
from baronage.engine.core.state import PUBLIC, Action, State
from baronage.engine.match.match import Match
from baronage.games.brawling.data import (
    CIVILIAN,
    CODE_NUMBER,
    CODES,
    FIRST,
    IS_AID,
    MILITARY,
    RULES,
    card_name,
    unit_name,
)
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.rules.town import civil_space, count, draw_production, gather_production, military_space
from baronage.games.brawling.state import Barons, decks_used
from baronage.games.brawling.steps.turn import Between, Turn

GAME = baronage.games()["brawling"]

_PREFIX = re.compile(r"([A-P]):\s*(.*)$")


class Example(Match):
    """A match that remembers how many cards lay in the discard pile when it began."""

    def __init__(self, state: State, chance: Chance) -> None:
        super().__init__(GAME, state=state, chance=chance)
        self.discarded = len(board(self).discard)


def at(position: str, **options: Any) -> Example:
    """A match on a position. Nothing random is left to happen there: any chance that fell would be an error."""
    return Example(GAME.position(position, options=options), Chance.forced([]))


def deal(
    *hands: str,
    market: str = "",
    deck: str = "",
    lots: Iterable[int] = (),
    **options: Any,
) -> Example:
    """A new game dealt as told: hands in seat order, the market, the top of the deck; the rest in order of the tables.

    `lots` are the numbers drawn by lot, if any.
    """
    if any(len(_split(hand)) != 5 for hand in hands):
        raise AssertionError("five cards a player (BRAWL-2.02)")
    setup = GAME.setup(len(hands), options)
    every = RULES.decks[decks_used(setup)]
    dealt = [card(name) for names in (*hands, market) for name in _split(names)]
    rest = [other for other in every if other not in dealt and not IS_AID[other]]
    spare = 5 * len(hands) + 3 - len(dealt)  # a market that is not named takes what comes
    below = rest[spare:] + [other for other in every if IS_AID[other]]
    top = [card(name) for name in _split(deck)]
    below = top + [other for other in below if other not in top]
    chance = Chance.forced([(dealt + rest)[::-1], below[::-1], *lots])
    return Example(GAME.start_from(setup, chance), chance)


def _split(names: str) -> list[str]:
    return [name for name in names.replace(",", " ").split() if name]


# --- who and what ---------------------------------------------------------------------------------------------------


def board(match: Match) -> Barons:
    """The referee's state."""
    return cast(Barons, match.state)


def card(name: str) -> int:
    """The number of a card: FAR1."""
    return FIRST[CODE_NUMBER[name[:3].upper()]] + int(name[3:]) - 1


def seat_of(letter: str) -> int:
    """The number of a seat."""
    return LETTERS.index(letter)


def active(match: Match) -> int:
    """The active player; -1 before the first turn and after the end."""
    for step in board(match).stack:
        if isinstance(step, (Turn, Between)):
            return step.seat
    return -1


def asked(match: Match) -> str:
    """The letters of those who are waited for."""
    return "".join(LETTERS[seat] for seat in match.state.actors())


def _parts(text: str) -> list[str]:
    return [part.strip() for part in text.split(";") if part.strip()]


def _move(match: Match, text: str) -> tuple[int, str]:
    prefixed = _PREFIX.match(text)
    if prefixed:
        return seat_of(prefixed[1]), prefixed[2]
    return active(match), text


def seen_hand(match: Match, letter: str, by: str = "") -> list[str]:
    """The cards of a hand as another player (or, if none is named, a spectator) knows them; ??? for a hidden one."""
    viewer = seat_of(by) if by else PUBLIC
    redacted = cast(Barons, match.state.redact(viewer))
    return sorted(card_name(held) if held else "???" for held in redacted.hands[seat_of(letter)])


# --- doing ----------------------------------------------------------------------------------------------------------


def do(match: Match, moves: str) -> None:
    """Play moves in order through the gate."""
    for text in _parts(moves):
        seat, move = _move(match, text)
        match.play(seat, move)


def silent(match: Match, letter: str) -> list[str]:
    """The time of a player runs out; returns what is played for him."""
    seat = seat_of(letter)
    before = match.state.clone()
    return [before.write(seat, action) for action in match.time_out(seat)]


def playout(seats: int, seed: int, **options: Any) -> Iterator[tuple[Barons, Barons]]:
    """A whole game of random legal moves: the state before and after each of them."""
    chance = Chance(seed)
    state = cast(Barons, GAME.start(seats, options, chance))
    while state.stack:
        seat = state.actors()[0]
        offered = state.actions(seat)
        before = state.clone()
        state.play(seat, offered[chance.below(len(offered))], chance)
        yield before, state


# --- options --------------------------------------------------------------------------------------------------------


def options(match: Match, letter: str = "") -> list[str]:
    """What a player (the active one, unless named) may do now, in notation and in the order in which it is offered."""
    seat = seat_of(letter) if letter else active(match)
    return [match.state.write(seat, action) for action in match.state.actions(seat)]


def menu(match: Match, letter: str = "") -> set[str]:
    """The same as a set, none offered twice."""
    offered = options(match, letter)
    if len(set(offered)) != len(offered):
        raise AssertionError(f"offered twice: {sorted(offered)}")
    return set(offered)


def listed(moves: str) -> set[str]:
    """Moves written down, to compare with a menu."""
    return set(_parts(moves))


def legal(match: Match, move: str) -> bool:
    """Is this move taken now?"""
    seat, text = _move(match, move)
    actions = match.state.read(seat, text)
    probe = match.state.clone()
    for number, action in enumerate(actions):
        if not probe.allows(seat, action):
            return False
        if number < len(actions) - 1:  # a bid of several cards
            probe.play(seat, action, Chance.forced([]))
    return True


def illegal(match: Match, move: str, rule: str = "") -> None:
    """The gate refuses this move (by this rule, if one is named), and nothing has changed."""
    seat, text = _move(match, move)
    _refused(match, seat, text, rule, move)


def refused(match: Match, letter: str, action: Action, rule: str = "") -> None:
    """The same for an action that has no notation."""
    _refused(match, seat_of(letter), action, rule, f"{letter}: {action}")


def _refused(match: Match, seat: int, what: str | Action, rule: str, words: str) -> None:
    before = match.state.dump()
    with pytest.raises(Illegal) as refusal:
        match.play(seat, what)
    if match.state.dump() != before:
        raise AssertionError(f"{words} was refused and changed something")
    if rule and refusal.value.rule != rule:
        raise AssertionError(f"{words} is refused by {refusal.value.rule or 'no rule'}, not by {rule}")


# --- facts ----------------------------------------------------------------------------------------------------------


def _plain(name: str) -> str:
    """A name without its copy number: copies are interchangeable."""
    return name[:3]


def _in_any_order(names: Iterable[str]) -> str:
    return ",".join(sorted(map(_plain, names)))


def _in_order(names: Iterable[str]) -> str:
    return ",".join(map(_plain, names))


_ORDERED = ("mkt", "rtop")
_LISTS = ("h", "t", "w", "k", "a", "disc")


def params(match: Match) -> dict[str, str]:
    """All that the `end` line of a worked example can state."""
    s = board(match)
    found: dict[str, str] = {}
    for seat in range(s.seats):
        letter = LETTERS[seat]
        zones = {"t": s.towns[seat], "w": s.walls[seat], "k": s.armies[seat]}
        found |= {f"{letter}.{name}": _in_any_order(map(unit_name, zone)) for name, zone in zones.items()}
        found |= {
            f"{letter}.r": str(len(s.piles[seat])),
            f"{letter}.rtop": _in_order(map(card_name, reversed(s.piles[seat]))),
            f"{letter}.h": _in_any_order(map(card_name, s.hands[seat])),
            f"{letter}.h#": str(len(s.hands[seat])),
            f"{letter}.a": _in_any_order(map(card_name, s.aids[seat])),
            f"{letter}.gather": str(gather_production(s, seat)),
            f"{letter}.draw": str(draw_production(s, seat)),
            f"{letter}.civ": f"{count(s.towns[seat], CIVILIAN)}/{civil_space(s, seat)}",
            f"{letter}.mil": f"{count(s.towns[seat], MILITARY)}/{military_space(s, seat)}",
        }
    turn = active(match)
    found |= {
        "deck": str(len(s.deck)),
        "mkt": _in_order(card_name(slot) if slot else "-" for slot in s.market),
        "disc": _in_any_order(map(card_name, s.discard[getattr(match, "discarded", 0) :])),
        "turn": LETTERS[turn] if turn >= 0 else "",
        "over": "yes" if match.over else "no",
        "vp": ",".join(f"{LETTERS[seat]}{s.score(seat)}" for seat in range(s.seats)),
        "rank": _rank(s),
    }
    return found


def _rank(s: Barons) -> str:
    standings = s.standings()
    if standings is None:
        return ""
    order = sorted(standings.seats, key=lambda standing: (standing.place, standing.seat))
    if not s.teams:
        return ",".join(LETTERS[standing.seat] for standing in order)
    teams = ["".join(LETTERS[standing.seat] for standing in order if standing.place == place) for place in (1, 2)]
    return "-".join(teams)


def expect(match: Match, wanted: str) -> None:
    """These facts hold."""
    found = params(match)
    wrong = []
    for part in _parts(wanted):
        name, equals, value = part.partition("=")
        if not equals or name not in found:
            raise AssertionError(f"{part!r} is no fact: these are {', '.join(found)}")
        short = name.rpartition(".")[2]
        if short in _LISTS:
            value = _in_any_order(_named(value))
        elif short in _ORDERED:
            value = _in_order(_named(value))
        if found[name] != value:
            wrong.append(f"{name} is {found[name] or 'empty'}, not {value or 'empty'}")
    if wrong:
        raise AssertionError("; ".join(wrong) + f"\nposition: {match.state.position()}")


def _named(value: str) -> list[str]:
    names = [name for name in value.split(",") if name]
    for name in names:
        if name != "-" and name[:3].upper() not in CODES:
            raise AssertionError(f"{name!r} is no card")
    return names
