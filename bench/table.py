"""CPU time and bytes of one act at a table, for what clients may want, in one process without network.

    .venv/bin/python bench/table.py                                  Brawling for two, Pennies
    .venv/bin/python bench/table.py --games brawling:2,brawling:5 --wants table,words+scene --acts 300

All seats and a spectator follow. The games' own bots choose; choosing is not counted. An act is applied, committed to SQLite,
and its messages are encoded once for each client. `seats` are the bytes without the spectator's. `view µs` and
`difference µs` are the parts of the table data of one viewer.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
import time
from pathlib import Path
from statistics import mean

import msgspec
from sqlalchemy import insert

from baronage.author import Chance, Game
from baronage.engine.core.state import PUBLIC
from baronage.engine.game.table import table_view
from baronage.engine.picture.table import NO_MSG
from baronage.games import games
from baronage.server.container import Services
from baronage.server.protocol import Messages, TableUpdate, write_message
from baronage.server.store.schema import persons
from baronage.server.store.store import Store
from baronage.server.table.journal_entry import Kind
from baronage.server.table.occupant import Occupant
from baronage.server.table.table import Table
from baronage.server.table.table_data import Shown, change, shown
from baronage.server.time_control import Untimed

WARM = 10  # acts before the measurement


class Client:
    """A client that counts bytes."""

    def __init__(self, person: str) -> None:
        self.person, self.address, self.bytes = person, "", 0

    def tell(self, message: Messages) -> None:
        """Encode a message, as a connection does."""
        self.bytes += len(write_message(message))


async def begin(services: Services, game: Game, seats: int, want: frozenset[str]) -> tuple[str, list[Client]]:
    """Return a started table and its clients."""
    occupants = [Occupant(f"p{seat}", "", f"P{seat}") for seat in range(seats)]
    listing = await services.seating.create("p0", game, {}, occupants, Untimed(), True)
    await services.seating.start("p0", listing.id)
    clients = [Client(f"p{seat}") for seat in (*range(seats), 0)]
    for number, client in enumerate(clients):
        await services.subscriptions.subscribe(client, listing.id, number if number < seats else None, "", 1, want)
    return listing.id, clients


async def measure(services: Services, game: Game, seats: int, want: frozenset[str], acts: int) -> dict[str, float]:
    """Return the means of one act."""
    spent: list[float] = []
    sent: list[int] = []
    watched: list[int] = []  # bytes of the spectator
    views: list[float] = []
    changes: list[float] = []
    sizes: list[int] = []
    chance, luck = Chance(1), random.Random(1)
    while len(spent) < acts + WARM:
        id, clients = await begin(services, game, seats, want)
        table = await services.rooms.table(await services.rooms.find(id))
        last: dict[int, Shown] = {}
        while not table.over and len(spent) < acts + WARM:
            if not table.state.actors():
                await close_window(services, id)
                continue
            seat = luck.choice(table.state.actors())
            view = table.state.redact(seat)
            action = game.heuristic(view, seat, view.actions(seat), chance)
            before, watching, began = sum(client.bytes for client in clients), clients[-1].bytes, time.process_time()
            await services.play.act(
                f"p{seat}", id, seat, table.number(seat), Kind.PLAY, {"actions": [list(action)], "act": True}
            )
            spent.append(time.process_time() - began)
            sent.append(sum(client.bytes for client in clients) - before)
            watched.append(clients[-1].bytes - watching)
            if "table" in want:
                note_parts(table, last, views, changes, sizes)
    found = {
        "µs": 1e6 * mean(spent[WARM:]),
        "bytes": mean(sent[WARM:]),
        "seats": mean(sent[WARM:]) - mean(watched[WARM:]),
    }
    if views:
        found |= {"view µs": 1e6 * mean(views), "difference µs": 1e6 * mean(changes), "difference bytes": mean(sizes)}
    return found


async def close_window(services: Services, id: str) -> None:
    """Close a secret window that the table holds open."""
    room = await services.rooms.find(id)

    async def attempt() -> None:
        await services.rooms.commit(room, await services.rooms.read_table(room), PUBLIC, Kind.CLOSE, {})

    await services.rooms.retry(room, attempt)


def note_parts(
    table: Table, last: dict[int, Shown], views: list[float], changes: list[float], sizes: list[int]
) -> None:
    """Measure the parts of the table data of each viewer again, apart from the server."""
    for viewer in table.viewer:
        seen = table.state.redact(viewer)
        began = time.thread_time()
        table_view(seen)
        views.append(time.thread_time() - began)
        now = shown(seen, table.number(viewer), NO_MSG, ())
        if viewer in last and last[viewer].number != now.number:
            began = time.thread_time()
            fields = change(last[viewer], now)
            data = msgspec.json.encode(TableUpdate(table=table.id, number=1, **fields))
            changes.append(time.thread_time() - began)
            sizes.append(len(data))
        last[viewer] = now
    assert PUBLIC in last


async def run(chosen: list[tuple[Game, int]], wants: list[str], acts: int) -> None:
    """Print a row for each game and each form."""
    print(
        f"{'game':>12} seats {'wants':>14}  {'µs an act':>9} {'bytes':>7} {'seats':>6}"
        f"  {'view µs':>7} {'change µs':>9} {'bytes':>6}"
    )
    for game, seats in chosen:
        for want in wants:
            if "table" in want and game.table is None:
                continue
            with tempfile.TemporaryDirectory() as folder:
                store = Store(f"sqlite:///{Path(folder) / 'bench.sqlite'}")
                rows = [{"id": f"p{number}", "name": f"P{number}", "created": 0.0} for number in range(seats)]
                await store.write(*((insert(persons), row) for row in rows))
                services = Services(store, {game.name: game})
                found = await measure(services, game, seats, frozenset(want.split("+")), acts)
                store.close()
            parts = [
                f"{found[name]:.0f}" if name in found else ""
                for name in ("view µs", "difference µs", "difference bytes")
            ]
            print(
                f"{game.name:>12} {seats:>5} {want:>14}  {found['µs']:>9.0f} {found['bytes']:>7.0f} {found['seats']:>6.0f}"
                f"  {parts[0]:>7} {parts[1]:>9} {parts[2]:>6}",
                flush=True,
            )


def main() -> None:
    """Read the arguments and measure."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default="brawling:2,pennies:2", help="names with seats")
    parser.add_argument("--wants", default="table,words,words+scene", help="forms, each of parts joined by +")
    parser.add_argument("--acts", type=int, default=150)
    args = parser.parse_args()
    known = {**games(), "pennies": Game("baronage.pennies")}
    chosen = [(known[name], int(seats)) for name, _, seats in (it.partition(":") for it in args.games.split(","))]
    asyncio.run(run(chosen, args.wants.split(","), args.acts))


if __name__ == "__main__":
    main()
