"""Final checks of the club's database after all kills."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from sqlalchemy import select

from baronage.engine.match.record import Record
from baronage.games import games
from baronage.server.container import Services
from baronage.server.notifications.preferences import MAIL, MOVE
from baronage.server.notifications.queue import SENT, WAITING, Entry
from baronage.server.services.listing import OVER, RUNNING, read_listings
from baronage.server.store.schema import (
    destinations,
    entrants,
    journal,
    messages,
    moderation_actions,
    notification_queue,
    pairings,
    persons,
    reports,
    tables,
    tournaments,
)
from baronage.server.store.store import Store
from baronage.server.time_control import Correspondence
from tools.club.arrivals import Arrivals
from tools.club.member import Ledger

LATE = 60.0  # seconds within which due notifications must be sent
LEASE = 300.0  # seconds for which a notification is a process's own: one that was killed leaves it to others after that


class Proof:
    """Checks of a database without writers; errors are passed to `fault`."""

    def __init__(self, url: str, fault: Callable[[str], None]) -> None:
        self.store = Store(url)
        self.fault = fault
        self.figures: dict[str, Any] = {}

    def close(self) -> None:
        self.store.close()

    def nothing_is_lost(self, ledger: Ledger) -> None:
        """Check that every acknowledged move, message, report and action is stored exactly once."""
        bodies = self.store.read(select(journal.c.table, journal.c.body).where(journal.c.kind == "play"))
        keys = [(row.table, json.loads(row.body).get("key", "")) for row in bodies]
        self._once("move", [it for it in keys if it[1]], {(table, key) for key, table in ledger.plays.items()})
        lines = self.store.read(select(messages.c.table, messages.c.key))
        posted = [(row.table, row.key) for row in lines if row.key]
        self._once("line", posted, {(table, key) for key, table in ledger.words.items()})
        self._once("report", [row.words for row in self.store.read(select(reports))], {*ledger.reports})
        self._once(
            "act of an admin", [row.reason for row in self.store.read(select(moderation_actions))], {*ledger.deeds}
        )

    def _once(self, what: str, found: list[Any], expected: set[Any]) -> None:
        for one in sorted(expected - {*found})[:10]:
            self.fault(f"a {what} was acknowledged and is lost: {one}")
        for one, count in Counter(found).items():
            if count > 1:
                self.fault(f"a {what} is there {count} times: {one}")

    def notifications_came(self, arrivals: Arrivals, kills: list[float]) -> None:
        """Check that sent notifications arrived, arrivals are known, and none is overdue."""
        rows = [Entry._make(row) for row in self.store.read(select(notification_queue))]
        came = {it.id for it in arrivals.all}
        sent = [it for it in rows if it.state == SENT]
        whole = {(it.destination, it.next): False for it in sent if it.digest}
        for it in sent:
            if it.digest:
                whole[it.destination, it.next] |= it.id in came
            elif it.id not in came:
                self.fault(f"a notification is marked as sent and did not come: {it.kind} about {it.about} {it.number}")
        for destination, at in [key for key, has_come in whole.items() if not has_come]:
            self.fault(f"a digest to {destination} of {at} did not come")
        for id in came - {it.id for it in rows}:
            self.fault(f"a notification came of which nobody knows: {id}")
        now = time.time()
        for it in rows:
            if it.state == WAITING and it.next < now - LATE - (LEASE if kills else 0.0):
                self.fault(f"a notification waits since {now - it.next:.0f} s: {it.kind} about {it.about} {it.number}")
        self.figures["notifications by state"] = dict(Counter(it.state for it in rows))
        self.figures["in digests"] = sum(it.digest for it in sent)

    def players_to_act_are_notified(self) -> None:
        """Check that every correspondence player to move has a notification by mail.

        Webhooks get none in secret windows.
        """
        known = {
            (row.person, row.about, row.number)
            for row in self.store.read(select(notification_queue))
            if row.kind == MOVE
        }
        mails = [row for row in self.store.read(select(destinations)) if row.kind == MAIL and row.proved is not None]
        reached = {row.person for row in mails if not row.given_up}

        async def look() -> int:
            services, count = Services(self.store, games()), 0
            for listing in read_listings(self.store, games(), tables.c.status == RUNNING):
                people = {it.person for it in listing.occupants if it.person}
                if not isinstance(listing.time_control, Correspondence) or len(people) < 2:
                    continue
                table = await services.rooms.read_table(await services.rooms.find(listing.id))
                for seat, number in table.asked.items():
                    person = listing.occupants[seat].person
                    if person in reached and not table.bot_of(seat):
                        count += 1
                        if (person, listing.id, number) not in known:
                            self.fault(f"{person} is waited for at {listing.id} ({number}) and nobody tells him")
            return count

        self.figures["waited for by post"] = asyncio.run(look())

    def tournaments_are_whole(self, ledger: Ledger) -> None:
        """Check participants, one seat per round, and that finished tournaments have no running tables."""
        logins = {row.id: row.login for row in self.store.read(select(persons))}
        listed = {(row.tournament, logins.get(row.person)) for row in self.store.read(select(entrants))}
        for one in {*ledger.entered} - listed:
            self.fault(f"{one[1]} joined tournament {one[0]} and is not on its list")
        met: Counter[tuple[str, int, int]] = Counter()
        open_at: Counter[str] = Counter()
        for row in self.store.read(select(pairings)):
            open_at[row.tournament] += row.done is None
            met.update((row.tournament, row.round, number) for number in json.loads(row.entrants))
        held = {row.id: json.loads(row.terms)["form"] for row in self.store.read(select(tournaments))}
        for (tournament, number, entrant), count in met.items():
            if count > 1 and held[tournament] != "arena":
                self.fault(f"entrant {entrant} sits {count} times in round {number + 1} of {tournament}")
        over = [row for row in self.store.read(select(tournaments)) if row.status == "over"]
        for row in over:
            if open_at[row.id] and held[row.id] != "arena":
                self.fault(f"tournament {row.id} is over, and {open_at[row.id]} of its tables are not")
        self.figures |= {"tournaments": len(held), "of them over": len(over), "tables of tournaments": len(open_at)}

    def records_hold(self) -> None:
        """Check that every journal replays and every finished record matches its seed."""

        async def look() -> Counter[str]:
            services, count = Services(self.store, games()), Counter[str]()
            for listing in read_listings(self.store, games(), tables.c.started.is_not(None)):
                try:
                    table = await services.rooms.table(await services.rooms.find(listing.id))
                    count[listing.status] += 1
                    if table.over:
                        document = json.loads(json.dumps(table.match.record.document()))
                        Record.from_document(document, games()).verify()
                        count["records"] += 1
                except Exception as error:  # any exception is a finding
                    self.fault(f"the record of {listing.id} ({listing.game.name}): {error!r}")
                services.rooms.in_use.clear()
            return count

        found = asyncio.run(look())
        self.figures |= {
            "games over": found[OVER],
            "games running": found[RUNNING],
            "records that hold": found["records"],
        }
