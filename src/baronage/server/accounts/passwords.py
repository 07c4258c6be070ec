"""Passwords: hashing, and slowing down guesses.

Other people's attempts never lock an account. Wrong attempts are counted by name and address: each further one waits
longer, one after the other. Many wrong attempts on one name from anywhere slow down unknown callers a little. A browser
that was signed in before is counted separately.

A hash takes memory and time that the games need too. So only few are computed at once, and those of unknown callers
separately from those of known ones.
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

from baronage.server.errors import ApiError
from baronage.server.locale import msg

SHORTEST, LONGEST = 8, 200
COST = 1 << 14  # 16 MB, and some hundredths of a second
AT_ONCE = max(1, (os.cpu_count() or 2) // 4)  # hashes per lane
MAX_UNDER_WAY = 40  # unknown callers whose hash is queued or computed
MAX_PER_ADDRESS = 4  # of them per address
MAX_WAITING = 4  # attempts per name and address: they run one after the other
FREE, SLOWEST = 5, 30.0  # wrong attempts per name and address without a delay; and the longest delay in seconds
FREE_OF_NAME, SLOWEST_OF_NAME = 20, 4.0  # the same per name from anywhere
LEAST_PARTS = 6  # least number of parts of a password: single characters, or stretches that are easy to guess
# Easy guesses: neighbours on a keyboard or in an alphabet, and common words.
_ROWS = ["abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "asdfghjkl", "zxcvbnm", "azertyuiop", "qsdfghjklm"]
_ROWS += ["qwertzuiop", "1q2w3e4r5t6y", "1qaz2wsx3edc", "zaq12wsx"]
_COMMON = """password passwort passw0rd p@ssword p@ssw0rd motdepasse baronage barons barony letmein welcome iloveyou dragon monkey
football baseball sunshine princess administrator admin trustno1 superman starwars master shadow bonjour soleil jetaime doudou
secret changeme computer internet whatever charlie michael jordan hello guest login""".split()  # noqa: SIM905
FORGIVEN = 60.0  # seconds after which one wrong attempt is forgotten
MAX_COUNTED = 20_000


@dataclass(frozen=True)
class Caller:
    """The origin of an attempt: its address, and `device`, a browser or session known to belong to the account."""

    address: str = ""
    device: str = ""


def hash_of(secret: str) -> str:
    """Return the hash of a random secret, as stored. A password needs a slow hash instead."""
    return hashlib.sha256(secret.encode()).hexdigest()


def is_weak(password: str, *names: str) -> bool:
    """Return whether a password is easy to guess: made of few runs, repeats, common words or the owner's names."""
    text = "".join(unicodedata.normalize("NFKC", password).casefold().split())
    words = [*_COMMON, *("".join(name.casefold().split()) for name in names)]
    rows = [*_ROWS, *(row[::-1] for row in _ROWS)]
    parts = at = 0
    while at < len(text):
        size = max((len(word) for word in words if text.startswith(word, at)), default=0)
        for end in range(at + 3, len(text) + 1):
            stretch = text[at:end]
            if stretch in text[: end - 1] or any(stretch in row for row in rows):
                size = max(size, end - at)
        at += size if size >= 3 else 1
        parts += 1
    return parts < LEAST_PARTS


class FailedAttempts:
    """Wrong attempts, which expire one by one."""

    def __init__(self, free: int, slowest: float) -> None:
        self.free, self.slowest = free, slowest
        self._counted: dict[str, tuple[float, float]] = {}  # number, and when it was counted

    def count(self, key: str) -> float:
        """Return the current number."""
        count, at = self._counted.get(key, (0.0, 0.0))
        return max(0.0, count - (time.monotonic() - at) / FORGIVEN)

    def add(self, key: str) -> None:
        """Add one."""
        if len(self._counted) >= MAX_COUNTED:
            self._counted = {one: it for one, it in self._counted.items() if self.count(one) > 0}
        if len(self._counted) >= MAX_COUNTED:
            self._counted.clear()
        self._counted[key] = self.count(key) + 1, time.monotonic()

    def forget(self, key: str) -> None:
        """Reset the number after a correct attempt."""
        self._counted.pop(key, None)

    def wait(self, key: str) -> float:
        """Return the seconds to wait before the next attempt."""
        over = math.ceil(self.count(key)) - self.free
        return 0.0 if over < 0 else float(min(self.slowest, 2 ** min(over, 20)))


class HashQueue:
    """A queue of hashes, computed a few at a time. With `rests`, each is followed by a pause of the same length."""

    def __init__(self, rests: bool) -> None:
        self.rests = rests
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def hash(self, plain: bytes, salt: bytes) -> bytes:
        """Return the scrypt hash."""
        await self._turn.acquire()
        began = time.monotonic()
        try:
            return await asyncio.to_thread(hashlib.scrypt, plain, salt=salt, n=COST, r=8, p=1, dklen=32)
        finally:
            rest = time.monotonic() - began if self.rests else 0.0
            asyncio.get_running_loop().call_later(rest, self._turn.release)


class Passwords:
    """The passwords of a server."""

    def __init__(self) -> None:
        self._of_pairs = FailedAttempts(FREE, SLOWEST)
        self._of_names = FailedAttempts(FREE_OF_NAME, SLOWEST_OF_NAME)
        self._strangers, self._known = HashQueue(rests=True), HashQueue(rests=False)
        self._under_way: Counter[str] = Counter()
        self._queues: dict[str, tuple[asyncio.Lock, list[None]]] = {}

    async def fits(self, login: str, known: str, password: str, caller: Caller) -> bool:
        """Return whether this password has the hash `known`. An empty hash never matches, but takes as long."""
        key = f"{login} {caller.device or caller.address}"
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
        """Return the salted hash, with the salt of `like` if given. The work is always the same."""
        salt = bytes.fromhex(like.partition("$")[0]) or secrets.token_bytes(16)
        plain = unicodedata.normalize("NFKC", password).encode()
        async with self._counted(caller):
            key = await (self._known if caller.device else self._strangers).hash(plain, salt)
        return f"{salt.hex()}${key.hex()}"

    @contextlib.asynccontextmanager
    async def _counted(self, caller: Caller) -> AsyncIterator[None]:
        who = caller.device or caller.address
        full = self._under_way.total() >= MAX_UNDER_WAY and not caller.device
        if full or self._under_way[who] >= MAX_PER_ADDRESS:
            raise ApiError("too-fast", msg("sign-in-busy"), "password")
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
        if len(waiting) >= MAX_WAITING:
            raise ApiError("too-fast", msg("sign-in-waits"), "password")
        waiting.append(None)
        try:
            async with lock:
                yield
        finally:
            waiting.pop()
            if not waiting:
                self._queues.pop(key, None)
