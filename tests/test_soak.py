"""tools/soak.py --club: a short week of a small club goes by without a fault; and where there is one, it is found."""

from __future__ import annotations

import asyncio
import json
import math
import random
from pathlib import Path

import pytest
from sqlalchemy import delete, insert, select, update

pytest.importorskip("aiosmtpd")

from baronage.server.notifications.queue import SENT, WAITING
from baronage.server.store.schema import journal, notification_queue, persons, reports, tables
from baronage.server.store.store import Store
from tools.club.arrivals import Arrival, Arrivals, doubled
from tools.club.houses import ALONE, ANSWERS, Houses, Server
from tools.club.proof import Proof
from tools.club.week import Week, zone_of_the_next_digest

NOON = 1_800_014_400.0  # of 15 January 2027, UTC


@pytest.fixture(scope="module")
def week(tmp_path_factory: pytest.TempPathFactory) -> Week:
    """One on a file: PostgreSQL and two processes are for who has an hour."""
    found = Week(tmp_path_factory.mktemp("club"), ALONE, people=8, minutes=0.3)
    found.run()
    return found


@pytest.mark.slow
def test_a_short_week_goes_by_and_nothing_is_lost(week: Week) -> None:
    assert week.faults == []
    assert len(week.ledger.plays) > 10
    assert week.figures["records that hold"] > 0
    assert week.figures["kills"] + week.houses.done["told to end"] > 0
    assert (week.folder / "aside.db").exists()  # the copy, put back and played on


@pytest.mark.slow
def test_what_is_lost_or_there_twice_is_found(week: Week, tmp_path: Path) -> None:
    store = Store(f"sqlite:///{week.folder}/club.db")
    found: list[str] = []
    proof = Proof(str(store.engine.url), found.append)
    proof.nothing_is_lost(week.ledger)
    proof.records_hold()
    assert found == []
    key, table = next(iter(week.ledger.plays.items()))
    rows = store.read(select(journal).where(journal.c.table == table, journal.c.kind == "play"))
    (row,) = [it for it in rows if json.loads(it.body).get("key") == key]
    with store.engine.begin() as connection:
        connection.execute(insert(journal).values({**row._mapping, "number": 100_000}))
        connection.execute(delete(reports).where(reports.c.words == week.ledger.reports[0]))
        connection.execute(update(tables).where(tables.c.id == table).values(seed=b"another"))
    proof.nothing_is_lost(week.ledger)
    proof.records_hold()
    proof.close()
    store.close()
    assert any("move is there 2 times" in it for it in found)
    assert any("report was acknowledged and is lost" in it for it in found)
    assert any(it.startswith(f"the record of {table}") for it in found)


def test_notices_that_are_lost_are_found(sqlite_of_notifications: str) -> None:
    found: list[str] = []
    proof = Proof(sqlite_of_notifications, found.append)
    arrivals = Arrivals()
    arrivals.server.server_close()
    arrivals.all = [Arrival("of-nobody", "x@club.example", NOON)]
    proof.notifications_came(arrivals, [])
    proof.close()
    assert sorted(it.split(":")[0] for it in found) == [
        "a notification came of which nobody knows",
        "a notification is marked as sent and did not come",
        found[-1].split(":")[0],
    ]
    assert "a notification waits since" in found[-1]


@pytest.fixture
def sqlite_of_notifications(tmp_path: Path) -> str:
    """A store with a notification that was sent, and one that is due for long."""
    url = f"sqlite:///{tmp_path}/club.db"
    store = Store(url)
    row = {"person": "ada", "kind": "move", "about": "t", "destination": "w", "facts": "{}", "at": 0.0, "tries": 1}
    with store.engine.begin() as connection:
        connection.execute(insert(persons).values(id="ada", name="Ada", created=0.0))
        for number, state in enumerate((SENT, WAITING)):
            connection.execute(
                insert(notification_queue).values(
                    {**row, "number": number, "state": state, "next": 1.0, "digest": False}
                )
            )
    store.close()
    return url


def test_a_notice_may_come_again_only_where_somebody_was_killed_while_it_was_on_its_way() -> None:
    first, again = Arrival("a", "x", 100.0), Arrival("a", "x", 401.0)
    assert doubled([first, Arrival("a", "y", 100.0), Arrival("b", "x", 100.0)], []) == ([], 0)
    assert doubled([first, again], []) == ([again], 0)
    assert doubled([first, again], [99.0, 200.0]) == ([again], 0)
    assert doubled([first, again], [101.0]) == ([], 1)


def test_what_a_server_logs_as_an_error_and_what_was_not_meant_to_be_there_are_found(tmp_path: Path) -> None:
    server = Server("", tmp_path / "log")
    well, wrong = json.dumps({"level": "warning"}), json.dumps({"level": "error", "text": "?"})
    lines = [
        well,
        "Timeout (0:00:20)!",
        "  File x",
        wrong,
        "Traceback",
        "  File x",
        well,
        "Traceback",
        "  in spawn_main",
    ]
    server.log.write_text("\n".join(lines))
    assert server.faults() == ([wrong, "Traceback\n  File x"], 1)


def test_digests_go_while_it_is_looked() -> None:
    assert zone_of_the_next_digest(NOON, 0.0) == "Etc/GMT+5"  # where it is seven
    assert zone_of_the_next_digest(NOON, 1900.0) == "Etc/GMT+6"  # in half an hour it is too late there


def test_a_server_answers_before_it_is_killed_again() -> None:
    houses, seen = Houses("", Path(), 0), list[int]()

    class Asked:
        """A server that counts the requests at its starts and ends."""

        def start(self) -> None:
            seen.append(houses.done["requests"])

        def end(self, how: int) -> int:
            self.start()
            return -how

    async def scene() -> None:
        killing = asyncio.create_task(houses.strike(random.Random(1), 0.0, math.inf, 2))
        while not killing.done():
            await asyncio.sleep(0.001)
            houses.done["requests"] += len(seen) % 2 == 0  # while one runs

    houses.servers = [Asked()]  # type: ignore[list-item]
    asyncio.run(scene())
    _, started, killed, _ = seen
    assert killed >= started + ANSWERS
