"""A table for tests: positions, orders and results written as the worked examples of the rules write them.

match = at("BIN=Bc LAI=Wc | W0 B0")
turn(match, "W YING:D1 | B -")
expect(match, "BIN=Bc DENG=Wv JIN=Wv LAI=Wc SHU=Wv YING=Wc | W0 B6")
"""

from __future__ import annotations

from typing import Any, cast

import pytest

import baronage
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal
from baronage.engine.core.state import Action
from baronage.engine.match.match import Match
from baronage.games.yuan.data import CLAN_LETTERS, PROVINCE_NAMES, PROVINCE_NUMBER
from baronage.games.yuan.notation import read_turn
from baronage.games.yuan.rules.orders import Order, costs
from baronage.games.yuan.rules.provinces import RESOURCES, production
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.planning import Planning, order_of

GAME = baronage.games()["yuan"]
MON3 = "M:A@0,0r0;M:B@1,0r0;M:E@0,1r0"


def at(position: str, turn: int = 3, land: str = "STD2", extra: str = "", **options: Any) -> Match:
    """A match on a position in the short form; nothing random is left to happen there."""
    entries, _, chao = position.partition("|")
    text = f"t={turn} map={land} pos={entries.strip()} chao={chao.strip()} {extra}".strip()
    return Match(GAME, state=GAME.position(text, options=options), chance=Chance.forced([]))


def board(match: Match) -> Yuan:
    """The referee's state."""
    return cast(Yuan, match.state)


def province(name: str) -> int:
    """The number of a Province."""
    return PROVINCE_NUMBER[name]


def clan(letter: str) -> int:
    """The number of a clan."""
    return CLAN_LETTERS.index(letter)


def seat_of(match: Match, letter: str) -> int:
    """Who plays a clan."""
    return board(match).clans.index(clan(letter))


# --- doing ----------------------------------------------------------------------------------------------------------


def turn(match: Match, orders: str) -> None:
    """Play the orders of one turn through the gate."""
    for seat, actions in read_turn(board(match), orders):
        played = match.play(seat, actions)
        if played != actions:
            raise AssertionError(f"only {played} of {actions} was played")


def programmed(match: Match, orders: str) -> dict[str, int]:
    """What each order costs as it is programmed."""
    s = board(match)
    found = {}
    for seat, actions in read_turn(s, orders):
        order = order_of(tuple(actions))
        if order is not None:
            found[CLAN_LETTERS[s.clans[seat]]] = sum(prices(match, CLAN_LETTERS[s.clans[seat]], order))
    return found


def prices(match: Match, letter: str, order: Order) -> tuple[int, int, int]:
    """The costs of an order: D, F, M."""
    s = board(match)
    d, f, m = costs(s, clan(letter), production(s))
    return d[order[1]], f[order[2]], m[order[3]]


def produced(match: Match, letter: str) -> tuple[int, ...]:
    """Rice, Forest, Mine."""
    first = RESOURCES * clan(letter)
    return tuple(production(board(match))[first : first + RESOURCES])


def legal(match: Match, order: str) -> bool:
    """Is this order ('W LAI:D3') legal now?"""
    s = board(match)
    ((seat, actions),) = read_turn(s, order)
    top = s.stack[-1]
    assert isinstance(top, Planning)
    whole = order_of(tuple(actions))
    if whole is None:
        return True
    return bool(top.table(s, seat).sheets(s, whole[0]) >> (16 * whole[1] + 4 * whole[2] + whole[3]) & 1)


def illegal(match: Match, order: str, rule: str = "") -> None:
    """The gate refuses this order (by this rule, if one is named), and nothing has changed."""
    ((seat, actions),) = read_turn(board(match), order)
    refused(match, seat, actions, rule)


def refused(match: Match, seat: int, what: str | Action | list[Action], rule: str = "") -> None:
    """The gate refuses this, and nothing has changed."""
    before = match.state.dump()
    with pytest.raises(Illegal) as refusal:
        match.play(seat, what)
    assert match.state.dump() == before, f"{what!r} was refused and changed something"
    if rule:
        assert refusal.value.rule == rule, f"refused by {refusal.value.rule}: {refusal.value.sentence}"


# --- facts ----------------------------------------------------------------------------------------------------------


def result(match: Match) -> str:
    """The position in the short form."""
    parts = match.state.position().split(" pos=")[1]
    entries, _, chao = parts.partition("chao=")
    return f"{entries.strip()} | {chao.partition(' res=')[0].partition(' left=')[0].strip()}"


def expect(match: Match, position: str) -> None:
    """The whole position, in the short form; the clans of the Chão in any order."""
    assert _sorted(result(match)) == _sorted(position)


def _sorted(position: str) -> tuple[list[str], list[str]]:
    entries, _, chao = position.partition("|")
    return sorted(entries.split()), sorted(chao.split())


def winners(match: Match) -> str:
    """The letters of the winning clans; empty while the game runs."""
    standings = match.state.standings()
    return "" if standings is None else "".join(CLAN_LETTERS[board(match).clans[seat]] for seat in standings.winners())


def names(provinces: Any) -> str:
    """Provinces as text, in alphabetical order."""
    return " ".join(PROVINCE_NAMES[p] for p in sorted(provinces))
