"""A copy of a store: taken while it is in use, put into a database of either kind, and played on."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from baronage.engine.core.errors import BadSetup
from baronage.server.container import Services
from baronage.server.run.replay_check import Checked, check_tables
from baronage.server.store.backup import back_up, restore
from baronage.server.store.schema import facts, journal, metadata, tables
from baronage.server.store.store import Store
from baronage.server.table.journal_entry import Kind
from tests.server.postgres import new_database
from tests.server.scenes import ADA, BO, GAMES, Time, run, started


async def a_move(services: Services, id: str) -> None:
    """Whoever is asked does the first thing that he can."""
    table = await services.rooms.read_table(await services.rooms.find(id))
    seat = table.state.actors()[0]
    act = {"actions": [table.state.actions(seat)[0]]}
    await services.play.act((ADA, BO)[seat], id, seat, table.number(seat), Kind.PLAY, act)


def everything(store: Store) -> dict[str, list[Any]]:
    return {table.name: sorted(map(repr, store.read(select(table)))) for table in metadata.sorted_tables}


def played(store: Store, moves: int) -> str:
    """A table at which so many moves were made."""
    found = []

    async def scene(services: Services, time: Time) -> None:
        found.append((await started(services)).id)
        for _ in range(moves):
            await a_move(services, found[0])

    run(store, scene)
    return found[0]


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_copy_is_all_there_was_and_is_played_on(
    url: str, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """From either kind into either kind."""
    store = Store(url)
    id = played(store, 3)
    file = tmp_path / "monday.db"
    kept = everything(store)
    counts = back_up(url, file)  # while it is open; that it was made is noted
    assert [name for name, rows in everything(store).items() if rows != kept[name]] == ["facts"]
    assert counts["tables"] == 1
    assert counts["journal"] == len(store.read(select(journal))) > 0
    run(store, lambda services, time: a_move(services, id))  # what comes later is not in the copy
    assert everything(store)["journal"] != kept["journal"]
    store.close()

    again = str(tmp_path / "again.db") if kind == "sqlite" else new_database(request.getfixturevalue("postgres"))
    assert restore(file, again) == counts
    found = Store(again)
    assert everything(found) == kept
    assert list(check_tables(found, GAMES)) == [Checked(id, "pennies", counts["journal"])]
    run(found, lambda services, time: a_move(services, id))
    assert len(found.read(select(journal))) == counts["journal"] + 1
    found.close()


def test_a_copy_is_for_its_owner_alone_and_one_file(sqlite: Store, tmp_path: Path) -> None:
    file = tmp_path / "copies" / "monday.db"
    file.parent.mkdir()
    back_up(str(tmp_path / "baronage.db"), file)
    assert stat.S_IMODE(os.stat(file).st_mode) == 0o600
    assert [one.name for one in file.parent.iterdir()] == ["monday.db"]


def test_nothing_is_written_over(sqlite: Store, tmp_path: Path) -> None:
    file, database = tmp_path / "monday.db", str(tmp_path / "baronage.db")
    back_up(database, file)
    whole = file.read_bytes()
    with pytest.raises(BadSetup, match="exists already"):
        back_up(database, file)
    played(sqlite, 1)
    with pytest.raises(BadSetup, match="not empty"):
        restore(file, database)
    assert file.read_bytes() == whole
    assert len(sqlite.read(select(tables))) == 1


def test_what_is_no_store_is_refused(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear all, " * 200)
    for database in (str(letter), str(tmp_path / "nowhere.db")):
        with pytest.raises(BadSetup):
            back_up(database, tmp_path / "copy.db")
    with pytest.raises(BadSetup, match=r"^the copy could not be restored: [^\n]*file is not a database$"):
        restore(letter, str(tmp_path / "new.db"))
    with pytest.raises(BadSetup):
        restore(tmp_path / "nowhere.db", str(tmp_path / "new.db"))
    assert not (tmp_path / "copy.db").exists()
    assert not (tmp_path / "nowhere.db").exists()


def test_a_copy_that_fails_half_way_leaves_nothing(
    sqlite: Store, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    played(sqlite, 1)

    def stop(name: str, rows: int) -> None:
        if name == "tables":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        back_up(str(tmp_path / "baronage.db"), tmp_path / "monday.db", stop)
    assert not list(tmp_path.glob("*monday*"))


def test_a_table_that_does_not_replay_is_named_with_the_act(sqlite: Store) -> None:
    id = played(sqlite, 3)
    with sqlite.engine.begin() as connection:
        connection.execute(update(journal).where(journal.c.number == 3).values(body='{"actions":[[88]]}'))
        connection.execute(insert(facts), {"name": "x", "value": "1"})
    (found,) = check_tables(sqlite, GAMES)
    assert (found.table, found.acts) == (id, 2)
    assert found.trouble.startswith("act 3: ")
    with sqlite.engine.begin() as connection:
        connection.execute(update(journal).where(journal.c.number == 2).values(body='{"actions":"none"}'))
    (found,) = check_tables(sqlite, GAMES)
    assert found.acts == 1
    assert found.trouble.startswith("act 2: "), "whatever is wrong with it"
    (found,) = check_tables(sqlite, {})
    assert found.trouble == "the game pennies is not installed"
