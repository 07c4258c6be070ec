"""Section 4.19 as a whole: pure, the same for every order of arrival and every name of a clan, and as its page tells it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

import pytest

from baronage.engine.core.chance import Chance
from baronage.games.yuan.data import CLANS
from baronage.games.yuan.rules.orders import Order, flat_orders
from baronage.games.yuan.rules.resolution import resolved
from baronage.games.yuan.state import Yuan, conserved
from baronage.games.yuan.steps.planning import Planning
from tests.games.yuan.oracle import Oracle
from tests.games.yuan.table import GAME
from tests.slow import slow_after

Orders = list[Order | None]
AUTO = {"assembly": "auto", "capitals": "auto"}


def warlike(s: Yuan, clan: int, chance: Chance) -> Order | None:
    """A random order; attacks and contested targets often enough."""
    orders = flat_orders(s, clan)
    attacks = [order for order in orders if s.owner[order[0]] not in (0, clan + 1)]
    recruits = [order for order in orders if order[3] >= 2 and s.owner[order[0]] == clan + 1]
    kind = chance.below(10)
    pool = attacks if attacks and kind < 5 else recruits if recruits and kind < 7 else orders
    return pool[chance.below(len(pool))] if pool and kind < 9 else None


def turns(seats: int, seed: int, **options: Any) -> Iterator[tuple[Yuan, Orders]]:
    """Positions and orders of a random war; Chão rain, so that everything happens."""
    chance = Chance(seed)
    s = cast(Yuan, GAME.start(seats, options, chance))
    while s.stack and not s.turn:  # the auction of the invasion
        seat = s.actors()[0]
        s.play(seat, s.actions(seat)[0], chance)
    while s.stack:
        assert isinstance(s.stack[-1], Planning)
        for clan in s.colours:
            s.chao[clan] += chance.below(8)
        s.stack[-1] = Planning(s.stack[-1].due, 0, ((),) * s.seats)
        orders: Orders = [None] * CLANS
        for clan in s.colours:
            orders[clan] = warlike(s, clan, chance)
        yield s.clone(), orders
        for seat in range(seats):
            order = orders[s.clans[seat]]
            clicks = [(0, 0)] if order is None else [(1, order[0]), (2, order[1]), (3, order[2]), (4, order[3]), (0, 1)]
            for click in clicks:
                s.play(seat, click, chance)


def many(number: int) -> Iterator[tuple[Yuan, Orders]]:
    for seed in range(number):
        seats = 2 + seed % 5
        yield from turns(seats, seed, **AUTO, rivers=("off", "on")[seed % 2])


def full(number: int) -> Iterator[tuple[Yuan, Orders]]:
    """With clan powers, both boxes, rivers, Volcanoes and the automatic clan."""
    for seed in range(number):
        yield from turns(2 + seed % 7, seed, **AUTO, powers="on", rivers=("off", "on")[seed % 2], volcanoes="on")
        yield from turns(4, seed, **AUTO, powers="on", main_box="mongolia", volcanoes="on")
        yield from turns(3, seed, scenario="foreign_invasion", rivers=("off", "on")[seed % 2], powers="on")


def test_the_resolution_is_pure_and_keeps_every_piece() -> None:
    for s, orders in many(10):
        before, given = s.dump(), list(orders)
        one, events = resolved(s, orders)
        other, again = resolved(s, orders)
        assert s.dump() == before
        assert orders == given
        assert one.dump() == other.dump()
        assert events == again
        assert conserved(one) == conserved(s)
        assert min(one.chao) >= 0


@pytest.mark.rule("YUAN-T1.04", "YUAN-A5.04", "YUAN-A2.01", "YUAN-L1.09")
@pytest.mark.parametrize(("plain", "whole"), slow_after(1, [(12, 4), (40, 14)]))
def test_the_resolution_does_what_section_4_19_says(plain: int, whole: int) -> None:
    count = 0
    for s, orders in (*many(plain), *full(whole)):
        oracle = Oracle(s)
        oracle.resolve({clan: orders[clan] for clan in s.colours})
        after, _ = resolved(s, orders)
        assert Oracle(after).params() == oracle.params(), (s.position(), orders)
        count += 1
    assert count > 12 * plain


@pytest.mark.rule("YUAN-T1.04")
def test_other_names_of_the_clans_give_the_same_result_under_other_names() -> None:
    for number, (s, orders) in enumerate(many(20)):
        chance = Chance(number)
        names = list(range(CLANS))
        chance.shuffle(names)
        there = renamed(s, names)
        swapped: Orders = [None] * CLANS
        for clan in range(CLANS):
            swapped[names[clan]] = orders[clan]
        plain, _ = resolved(s, orders)
        other, _ = resolved(there, swapped)
        assert renamed(plain, names).fields() == other.fields()


@pytest.mark.rule("YUAN-T1.04")
def test_sheets_may_arrive_in_any_order() -> None:
    for number, (s, orders) in enumerate(many(8)):
        chance = Chance(number)
        ends = []
        for _ in range(2):
            copy = s.clone()
            seats = list(range(s.seats))
            chance.shuffle(seats)
            for seat in seats:
                order = orders[s.clans[seat]]
                clicks = [(0, 0)]
                if order is not None:
                    clicks = [(1, order[0]), (2, order[1]), (3, order[2]), (4, order[3]), (0, 1)]
                for click in clicks:
                    copy.play(seat, click, chance)
            ends.append(copy.dump())
        assert ends[0] == ends[1]


def renamed(s: Yuan, names: list[int]) -> Yuan:
    """The same position with other clans."""
    copy = s.clone()
    copy.stack = []
    copy.colours = sorted(names[clan] for clan in s.colours)
    copy.clans = [names[clan] for clan in s.clans]
    copy.owner = [names[owner - 1] + 1 if owner else 0 for owner in s.owner]
    for field in ("chao", "loan", "forced", "villages", "cities", "arms", "ramparts"):
        old, new = getattr(s, field), getattr(copy, field)
        for clan in range(CLANS):
            new[names[clan]] = old[clan]
    copy.orders = [[] for _ in range(CLANS)]
    copy.past = ()
    return copy
