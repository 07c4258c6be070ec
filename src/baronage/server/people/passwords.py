"""Passwords: how they are hashed, and how whoever tries one after the other is slowed down.

Nobody is ever locked out by what others do. Wrong tries are counted by the name and where they come from: who goes on is made to
wait longer each time, one try after the other. Many wrong tries of one name from anywhere slow down strangers a little; a
browser that has been let in before is counted by itself alone.

A hash takes memory and time, which the games need too: few are made at once, strangers' apart from those of people who are known.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import math
import os
import secrets
import time
import unicodedata
from asyncio import sleep
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass

from baronage.server.errors import Denied
from baronage.server.words import say

SHORTEST, LONGEST = 8, 200
COST = 1 << 14  # 16 MB, and some hundredths of a second
AT_ONCE = max(1, (os.cpu_count() or 2) // 4)  # hashes, in each lane
MOST_UNDER_WAY = 40  # of strangers: who wait for a hash, or are hashed
MOST_OF_PLACE = 4  # of them from one place
MOST_WAITING = 4  # tries with one name from one place: they are made one after the other
FREE, SLOWEST = 5, 30.0  # wrong tries of one name from one place without a wait; and the longest, in seconds
FREE_OF_NAME, SLOWEST_OF_NAME = 20, 4.0  # the same of one name from anywhere
FORGIVEN = 60.0  # seconds after which one wrong try is forgotten
MOST_COUNTED = 20_000


@dataclass(frozen=True)
class Caller:
    """Who tries: from which place; `device`: a browser, or a session, that is known to belong to the one who is named."""

    place: str = ""
    device: str = ""


class Wrong:
    """Wrong tries, which are forgotten one by one."""

    def __init__(self, free: int, slowest: float) -> None:
        self.free, self.slowest = free, slowest
        self._counted: dict[str, tuple[float, float]] = {}  # how many, and when that was so

    def count(self, key: str) -> float:
        """How many there are now."""
        count, at = self._counted.get(key, (0.0, 0.0))
        return max(0.0, count - (time.monotonic() - at) / FORGIVEN)

    def add(self, key: str) -> None:
        """One more."""
        if len(self._counted) >= MOST_COUNTED:
            self._counted = {one: it for one, it in self._counted.items() if self.count(one) > 0}
        if len(self._counted) >= MOST_COUNTED:
            self._counted.clear()
        self._counted[key] = self.count(key) + 1, time.monotonic()

    def forget(self, key: str) -> None:
        """He knows it after all."""
        self._counted.pop(key, None)

    def wait(self, key: str) -> float:
        """Seconds to wait before the next is tried."""
        over = math.ceil(self.count(key)) - self.free
        return 0.0 if over < 0 else float(min(self.slowest, 2 ** min(over, 20)))


class Lane:
    """Hashes that are made a few at a time; after each the cores are left to the games for as long, if `rests`."""

    def __init__(self, rests: bool) -> None:
        self.rests = rests
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def hash(self, plain: bytes, salt: bytes) -> bytes:
        """Work that others wait for."""
        await self._turn.acquire()
        began = time.monotonic()
        try:
            return await asyncio.to_thread(hashlib.scrypt, plain, salt=salt, n=COST, r=8, p=1, dklen=32)
        finally:
            rest = time.monotonic() - began if self.rests else 0.0
            asyncio.get_running_loop().call_later(rest, self._turn.release)


class Passwords:
    """All of one house."""

    def __init__(self) -> None:
        self._of_pairs = Wrong(FREE, SLOWEST)
        self._of_names = Wrong(FREE_OF_NAME, SLOWEST_OF_NAME)
        self._strangers, self._known = Lane(rests=True), Lane(rests=False)
        self._under_way: Counter[str] = Counter()
        self._queues: dict[str, tuple[asyncio.Lock, list[None]]] = {}

    async def fits(self, login: str, known: str, password: str, caller: Caller) -> bool:
        """Is this the password of which the hash is known? Empty: there is none, which takes as long to say."""
        key = f"{login} {caller.device or caller.place}"
        async with self._one_after_the_other(key):
            wait = self._of_pairs.wait(key)
            if not caller.device:
                wait = max(wait, self._of_names.wait(login))
            if wait:
                await sleep(wait)
            if await self.hashed(password[:LONGEST], caller, known) == known and known:
                self._of_pairs.forget(key)
                return True
            self._of_pairs.add(key)
            if not caller.device:
                self._of_names.add(login)
            return False

    async def hashed(self, password: str, caller: Caller, like: str = "") -> str:
        """A hash with a salt of its own, or with that of another; always as much work."""
        salt = bytes.fromhex(like.partition("$")[0]) or secrets.token_bytes(16)
        plain = unicodedata.normalize("NFKC", password).encode()
        async with self._counted(caller):
            key = await (self._known if caller.device else self._strangers).hash(plain, salt)
        return f"{salt.hex()}${key.hex()}"

    @contextlib.asynccontextmanager
    async def _counted(self, caller: Caller) -> AsyncIterator[None]:
        who = caller.device or caller.place
        full = self._under_way.total() >= MOST_UNDER_WAY and not caller.device
        if full or self._under_way[who] >= MOST_OF_PLACE:
            raise Denied("too-fast", say("sign-in-busy"), "password")
        self._under_way[who] += 1
        try:
            yield
        finally:
            self._under_way[who] -= 1
            if not self._under_way[who]:
                del self._under_way[who]

    @contextlib.asynccontextmanager
    async def _one_after_the_other(self, key: str) -> AsyncIterator[None]:
        lock, waiting = self._queues.setdefault(key, (asyncio.Lock(), []))
        if len(waiting) >= MOST_WAITING:
            raise Denied("too-fast", say("sign-in-waits"), "password")
        waiting.append(None)
        try:
            async with lock:
                yield
        finally:
            waiting.pop()
            if not waiting:
                self._queues.pop(key, None)
