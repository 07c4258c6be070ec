"""What the version before wrote stays readable: records, saved states, and a database with five running tables.

`tests/before` holds what that version made of random play: of each game a record and the state at its end, and a database as SQL.
"""

from __future__ import annotations

import asyncio
import json
import random
import re
import sqlite3
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from baronage.engine.core.chance import Chance
from baronage.engine.game.game import game_of
from baronage.engine.match.record import Record
from baronage.games import games
from baronage.server.container import Services
from baronage.server.store.store import Store
from baronage.server.table.journal_entry import Kind

BEFORE = Path(__file__).parent / "before"
NAMES = sorted(games())
PLAYED = 24  # acts at each table
RENAMED = {"deeds": "moderation_actions", "alarms": "leases", "keepers": "processes"}  # tables of the database


@pytest.mark.parametrize("name", NAMES)
def test_a_record_is_read_and_played_again_to_the_same_state(name: str) -> None:
    record = Record.read((BEFORE / f"{name}.txt").read_text(encoding="utf-8"), games())
    match = record.replay()
    saved = json.loads((BEFORE / f"{name}.state.json").read_text(encoding="utf-8"))
    then, now = games()[name].load(saved), match.state
    for field in now.FIELDS:  # but for drafts, which stand in no record
        assert getattr(now, field) == getattr(then, field), field
    again = Record.read(match.record.text(), games())
    assert [move.text for move in again.moves] == [move.text for move in record.moves]


@pytest.mark.parametrize("name", NAMES)
def test_a_saved_state_is_read_and_played_on(name: str) -> None:
    state = games()[name].load(json.loads((BEFORE / f"{name}.state.json").read_text(encoding="utf-8")))
    rng, chance = random.Random(1), Chance(1)
    for _ in range(20):
        if not state.actors():
            break
        seat = rng.choice(state.actors())
        state.play(seat, rng.choice(state.actions(seat)), chance)
    for seat in state.actors():
        assert game_of(state).prompt(state, seat)[0]


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """The database of the version before, opened by this one."""
    file = tmp_path / "before.db"
    connection = sqlite3.connect(file)
    connection.executescript((BEFORE / "tables.sql").read_text(encoding="utf-8"))
    connection.close()
    store = Store(f"sqlite:///{file}")
    yield store
    store.close()


def test_a_database_keeps_its_rows(store: Store) -> None:
    """All rows of the dump are there, with a version from which this one can start."""
    dump = (BEFORE / "tables.sql").read_text(encoding="utf-8")
    then = Counter(re.findall(r'^INSERT INTO "(\w+)"', dump, re.MULTILINE))
    now = {name: store.read(text(f'SELECT COUNT(*) FROM "{RENAMED.get(name, name)}"'))[0][0] for name in then}
    assert {"tables", "seats", "journal", "persons"} <= then.keys()
    assert now == then


def test_a_database_is_opened_and_its_tables_are_played_on(store: Store) -> None:
    rows = store.read(text("SELECT id, game, host FROM tables ORDER BY game"))
    assert [row.game for row in rows] == NAMES
    services = Services(store, games())

    async def play_on() -> None:
        rng = random.Random(5)
        for row in rows:
            table = await services.rooms.table(await services.rooms.find(row.id))
            assert table.entries >= PLAYED, row.game
            assert table.lines(0) or row.game == "barony", "the log tells what happened; in Barony all still prepare"
            for _ in range(8):
                if not table.state.actors():
                    break  # it is over, or a secret window is held open
                seat = rng.choice(table.state.actors())
                actions = [rng.choice(table.state.actions(seat))]
                await services.play.act(row.host, row.id, seat, table.number(seat), Kind.PLAY, {"actions": actions})
            other = Services(store, games())
            again = await other.rooms.table(await other.rooms.find(row.id))
            assert again.entries > PLAYED, row.game
            assert again.state.dump() == table.state.dump(), f"{row.game}: what is written is what was played"

    asyncio.run(play_on())
