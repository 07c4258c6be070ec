"""A week of a club: members, an admin, tournaments, killed processes, a backup, and the final checks."""

from __future__ import annotations

import asyncio
import math
import random
import signal
import statistics
import time
import uuid
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

from tools.club.arrivals import Arrivals, doubled, receiving
from tools.club.houses import SHARED, Houses, Server, baronage, database
from tools.club.member import PASSWORD, Ledger, Member
from tools.club.proof import Proof

FORMS = ("arena", "swiss", "round-robin", "knock-out", "arena", "swiss")
FAST = {"kind": "live", "bank": 20, "increment": 1, "window": 3}
SHORTEST_BAN = 0.0003  # days: about 26 seconds
ZONES: tuple[str, ...] = ("UTC", "Asia/Kolkata", "Asia/Kathmandu", "Australia/Eucla", "Australia/Adelaide")
ZONES += tuple(f"Etc/GMT{hours:+}" for hours in range(-14, 13) if hours)
DIGEST = 7 * 60 + 30  # minute of the day at which digests are sent


def zone_of_the_next_digest(now: float, least: float) -> str:
    """Return the time zone in which it is next half past seven, at least `least` seconds from now, so that digests are sent."""

    def waits(zone: str) -> float:
        there = datetime.fromtimestamp(now + least, ZoneInfo(zone))
        return (DIGEST * 60 - (there.hour * 3600 + there.minute * 60 + there.second)) % 86_400

    return min(ZONES, key=waits)


class Week:
    """The complete run."""

    def __init__(self, folder: Path, kind: str, people: int, minutes: float, kills: int = 0) -> None:
        self.folder, self.kind, self.minutes, self.kills = folder, kind, minutes, kills
        self.ledger = Ledger()
        self.luck = random.Random(7)
        self.people = people
        self.figures: dict[str, Any] = {}
        self.faults: list[str] = []

    def run(self) -> bool:
        """Run everything and return whether all checks passed."""
        with receiving() as (arrivals, mail), database(self.kind, self.folder) as url:
            flags = ["--bot-pause", "0.05", "--rate", "10000", "--hooks", "own", "--mail-host", "127.0.0.1"]
            flags += ["--mail-port", str(mail), "--mail-secure", "none", "--mail-from", "club@club.example"]
            self.houses = Houses(url, self.folder, 2 if self.kind == SHARED else 1, *flags)
            try:
                self.houses.start()
                asyncio.run(self.live(url, arrivals))
                memory = [server.memory() for server in self.houses.servers]
            finally:
                self.houses.stop()
            self.prove(url, arrivals)
            self.tell(arrivals, memory)
        self.faults = self.houses.faults
        return not self.faults

    # --- the week -----------------------------------------------------------------------------------------------

    async def live(self, url: str, arrivals: Arrivals) -> None:
        """Let members join, act concurrently, then wait for pending notifications."""
        length = self.minutes * 60
        ends = max(15.0, min(240.0, length / 4))
        members = [Member(self.houses, self.ledger, number, ends) for number in range(self.people)]
        zone = zone_of_the_next_digest(time.time(), length / 2)
        for at in range(0, len(members), 8):
            await asyncio.gather(*(one.join(arrivals, zone) for one in members[at : at + 8]))
        await asyncio.to_thread(self._must, 0, "admin", members[0].login, "--database", url)
        until = time.monotonic() + length
        print(f"{len(members)} members signed up; they stay for {self.minutes:g} minutes", flush=True)
        work = [asyncio.create_task(one.week(self.people, until)) for one in members]
        work += [
            asyncio.create_task(self.keep(members[0], until)),
            asyncio.create_task(self.hold_tournaments(members[1], until)),
            asyncio.create_task(self.houses.strike(self.luck, self._every(length), until, self.kills)),
            asyncio.create_task(self.copy(url, length / 2)),
            asyncio.create_task(self.tell_now_and_then(until)),
        ]
        for result in await asyncio.gather(*work, return_exceptions=True):
            if isinstance(result, BaseException):
                self.houses.fault(f"a script met {result!r}")
        await asyncio.sleep(min(40.0, length / 4))  # notifications are delayed in case the player acts first

    def _every(self, length: float) -> float:
        """Return the seconds between two kills, without those of a start."""
        return length / (3 * self.kills) if self.kills else max(6.0, length / 12)

    def _must(self, code: int, *words: str) -> str:
        """Run a subcommand and record an error unless it exits with `code`."""
        found, output = baronage(*words)
        if found != code:
            self.houses.fault(f"baronage {' '.join(words)}: {found} {output}")
        return output.strip().splitlines()[-1] if output.strip() else ""

    async def tell_now_and_then(self, until: float) -> None:
        """Print the progress."""
        while time.monotonic() < until:
            await asyncio.sleep(min(60.0, max(1.0, until - time.monotonic())))
            print(f"{(until - time.monotonic()) / 60:5.1f} minutes left: {dict(self.houses.done)}", flush=True)

    async def keep(self, admin: Member, until: float) -> None:
        """Handle all reports as an admin."""
        while time.monotonic() < until:
            await asyncio.sleep(2)
            page = await admin.ask("GET", "/api/admin")
            for report in (page or {"reports": []})["reports"][:10]:
                kind = self.luck.choice(("warn", "warn", "mute", "none", "none", "ban"))
                if report["login"] == admin.login:
                    continue  # admins don't judge themselves
                reason = f"reason {uuid.uuid4().hex}"
                deed = {"kind": kind, "reason": reason, "report": report["id"], "days": SHORTEST_BAN}
                if await admin.ask("POST", "/api/admin/actions", deed):
                    self.ledger.deeds.append(reason)
                    self.houses.done["acts of an admin"] += 1

    async def hold_tournaments(self, host: Member, until: float) -> None:
        """Run tournaments of all forms in turn, with members and bots."""
        for number in range(1000):
            if time.monotonic() > until - 10:
                return
            body = {
                "name": f"Cup {number}",
                "game": "brawling",
                "form": FORMS[number % len(FORMS)],
                "starts": time.time() + min(20.0, self.minutes * 10),
                "time_control": FAST,
                "minutes": max(1, math.ceil(self.minutes / 6)),
                "rounds": 0 if number % 6 > 1 else 3 * (number % 6),
                "bots": ["wat", "hob", "random"],
                "rated": number % 2 == 0,
                "most": 12,
                "stand_in": "bot",
            }
            if await host.ask("POST", "/api/tournaments", body):
                self.houses.done["tournaments"] += 1
            await asyncio.sleep(max(8.0, self.minutes * 6))

    async def copy(self, url: str, wait: float) -> None:
        """Back up the running database, restore it elsewhere, check it and play on it."""
        await asyncio.sleep(wait)
        before = Ledger(plays=dict(self.ledger.plays), words=dict(self.ledger.words), reports=[*self.ledger.reports])
        file, aside = str(self.folder / "copy.db"), f"sqlite:///{self.folder}/aside.db"
        for words in (
            ("backup", file, "--database", url),
            ("restore", file, "--database", aside),
            ("check-tables", "--database", aside),
            ("ratings", "--recount", "--database", aside),
        ):
            output = await asyncio.to_thread(self._must, 0, *words)
            print(f"aside: {words[0]}: {output}", flush=True)
        await asyncio.to_thread(self._compare, aside, before)
        server = Server(aside, self.folder / "log-aside", "--bot-pause", "0.05")
        await asyncio.to_thread(server.start)
        try:
            await self._play_on(server)
        finally:
            await asyncio.to_thread(server.end, signal.SIGTERM)

    def _compare(self, aside: str, before: Ledger) -> None:
        proof = Proof(aside, self.houses.fault)
        proof.nothing_is_lost(before)
        proof.close()

    async def _play_on(self, server: Server) -> None:
        """Let members sign in to the restored copy and continue their games."""
        elsewhere = Houses(server.url, self.folder, 0)
        elsewhere.servers = [server]
        ledger = Ledger()
        for number in range(2, min(8, self.people)):
            member = Member(elsewhere, ledger, number, 1e9)
            member.token = await member.ask("POST", "/api/enter", {"login": member.login, "password": PASSWORD}) or ""
            mine = await member.ask("GET", "/api/tables/mine") if member.token else None
            for table in [it for it in mine or [] if it["status"] == "running" and it["waits_for"]][:2]:
                await member.sit(table)
        self.houses.faults += elsewhere.faults
        self.houses.done["moves on the copy"] += len(ledger.plays)

    # --- checks -------------------------------------------------------------------------------------------------

    def prove(self, url: str, arrivals: Arrivals) -> None:
        """Check the ledger, notifications, records and ratings."""
        proof = Proof(url, self.houses.fault)
        proof.nothing_is_lost(self.ledger)
        proof.notifications_came(arrivals, self.houses.kills)
        proof.players_to_act_are_notified()
        proof.tournaments_are_whole(self.ledger)
        proof.records_hold()
        self.figures |= proof.figures
        proof.close()
        wrong, again = doubled(arrivals.all, self.houses.kills)
        for it in wrong:
            self.houses.fault(f"a notification came twice: {it}")
        self.figures |= {"notifications": len(arrivals.all), "again after a kill": again}
        print(self._must(0, "ratings", "--database", url))
        print(self._must(0, "ratings", "--recount", "--database", url))
        print(self._must(0, "check-tables", "--database", url))
        for server in self.houses.servers:
            lines, still = server.faults()
            self.figures["stood still"] = self.figures.get("stood still", 0) + still
            for line in lines:
                self.houses.fault(f"logged: {line}")

    def tell(self, arrivals: Arrivals, memory: list[int]) -> None:
        """Print a summary."""
        delays = sorted(self.ledger.delays) or [0.0]
        at: Callable[[float], float] = lambda part: round(1000 * delays[int(part * (len(delays) - 1))], 1)  # noqa: E731
        starts = [it for server in self.houses.servers for it in server.starts]
        self.figures |= {
            "moves": len(self.ledger.plays),
            "said": len(self.ledger.words),
            "reports": len(self.ledger.reports),
            "deeds": len(self.ledger.deeds),
            "kills": len(self.houses.kills),
            "p50 ms": at(0.5),
            "p99 ms": at(0.99),
            "start s": round(statistics.median(starts), 2),
            "MB": memory,
            "hooks turned away": arrivals.turned_away,
        }
        print(f"{self.figures}\n{dict(sorted(self.houses.done.items()))}\n{len(self.houses.faults)} faults", flush=True)
