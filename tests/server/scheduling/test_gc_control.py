"""Python's collector: tables leave it nothing to find; cycles that are left are found at last."""

from __future__ import annotations

import asyncio
import gc
import random
import sys
import weakref
from collections.abc import Iterator

import pytest

from baronage.games import games
from baronage.server.container import Services
from baronage.server.scheduling import gc_control as collector
from baronage.server.services.payloads import changed_parts, update_message
from baronage.server.store.store import Store
from baronage.server.table.journal_entry import Kind
from baronage.server.table.occupant import Occupant
from baronage.server.table.rendering import Page
from baronage.server.table.table import Table
from baronage.server.time_control import Live
from baronage.server.workers.bot_workers import BotWorkers
from tests.server.scenes import Time
from tests.slow import slow_after

ACTS = 60
EVERYTHING = frozenset(["words", "view"])


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """The collector of the other tests is left as it was."""
    interval = sys.getswitchinterval()
    yield
    gc.enable()
    sys.setswitchinterval(interval)


class Knot:
    """Something that only the collector can find."""

    def __init__(self) -> None:
        self.self = self


def play(game: str, seed: int) -> int:
    """Some acts at a table, with all that is told of them; how many there were."""
    found = games()[game]
    seats, luck, at = found.meta.seats[0], random.Random(seed), 0.0
    occupants = [Occupant(f"p{seat}", "", f"P{seat}") for seat in range(seats)]
    table = Table("table", found, {}, Live(3600.0, 0.0, 3.0), occupants, bytes([seed]) * 32, at)
    for _ in range(ACTS):
        if table.over:
            break
        at += 1.0
        asked = table.state.actors()
        if asked:
            action = luck.choice(table.state.actions(asked[0]))
            change = table.apply(at, asked[0], Kind.PLAY, {"actions": [list(action)]})
        else:
            assert table.window_time is not None
            at = max(at, table.window_time.closes)
            change = table.apply(at, -1, Kind.CLOSE, {})
        for viewer in change.seen:
            page = Page(table, viewer)
            for part in changed_parts(EVERYTHING):
                page.draw(part)
            update_message(page, change, EVERYTHING)
    return table.entries


@pytest.mark.parametrize("game", slow_after(1, sorted(games(), key="brawling".__ne__)))
def test_tables_make_no_cycles(game: str) -> None:
    play(game, 1)  # what is made once for all
    gc.collect()
    gc.disable()
    assert play(game, 2) > 10
    assert gc.collect() == 0


def test_nothing_is_looked_at_until_the_thorough_look() -> None:
    collector.collect_when_idle()
    knot = Knot()
    seen = weakref.ref(knot)
    del knot
    assert not collector.is_worthwhile()
    more = [[] for _ in range(collector.MANY)]  # type: ignore[var-annotated]  # each an object of the collector's
    assert collector.is_worthwhile()
    assert seen() is not None  # it would have been found on the way
    collector.collect_all()
    assert seen() is None
    assert not collector.is_worthwhile()
    assert len(more) == collector.MANY


def test_the_scheduler_looks_at_everything_when_nothing_happens(sqlite: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    now, looks = Time(), 0

    def look() -> None:
        nonlocal looks
        looks += 1

    monkeypatch.setattr("baronage.server.scheduling.scheduler.collect_all", look)
    scheduler = Services(sqlite, games(), now).attach_scheduler(BotWorkers(1))

    def after(seconds: float, acts: int) -> int:
        now.at += seconds
        scheduler._changes += acts
        asyncio.run(scheduler._collect())
        return looks

    some = 0.6 * scheduler.seldom
    assert [after(some, acts) for acts in (0, 0, 1, 1, 0)] == [0, 1, 1, 1, 2]
    assert [after(0.4 * scheduler.latest, 1) for _ in range(3)] == [2, 2, 3]
    monkeypatch.setattr("baronage.server.scheduling.scheduler.is_worthwhile", lambda: True)
    assert [after(some, 1) for _ in range(4)] == [3, 4, 4, 5]
