"""What tables look like, drawn once for each pair of eyes and moment, off the loop, for all who ask.

A picture with its words may take a tenth of a second, in which nobody else would be answered. So what is known to take long is
drawn in a thread, from what those eyes saw at that moment, which nobody changes any more; whoever asks meanwhile, or later,
shares it. What has been quick of late is drawn on the spot: to wake a thread would cost more.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from baronage.engine.words import ENGLISH
from baronage.server.play.questions import bare_question, besides, question
from baronage.server.play.table import Table
from baronage.server.wire import Raws, encoded

THREADS = 3  # that draw: what one table takes long for holds up no other
QUICK = 0.003  # seconds: what takes no longer is drawn on the spot
SLOWER = 0.2  # how much the last time counts, beside those before

# The parts of a picture: the view as JSON; what is asked without words, in words, and with what one clicks; the log; the scene
# and that for a narrow screen.
VIEW, BARE, WORDS, CLICKS, LINES, SCENE, UPRIGHT = "view", "bare", "words", "clicks", "lines", "scene", "upright"


def asked(want: frozenset[str]) -> str:
    """The part that holds the question, for somebody who wants this."""
    if "words" not in want:
        return BARE
    return CLICKS if "scene" in want else WORDS


def pictured(want: frozenset[str]) -> str:
    """The part that holds the picture; none: empty."""
    if "scene" not in want:
        return ""
    return UPRIGHT if "upright" in want else SCENE


class Page:
    """What one pair of eyes sees after so many updates, told in one language. Nothing that happens at the table afterwards
    changes it."""

    def __init__(self, table: Table, eyes: int, language: str = ENGLISH) -> None:
        match = table.match
        self.table, self.eyes, self.number = table, eyes, table.number(eyes)
        self.game, self.seen = table.game, table.seen(eyes)
        self.moments, self.announced = match.number(eyes), len(table.announcements)
        self.language, self.more = language, besides(match, eyes, language, table.undoes)
        self.parts: dict[str, Any] = {}
        self.raw: Raws = {}
        self.drawing: dict[str, asyncio.Task[None]] = {}

    def holds(self, table: Table) -> bool:
        """Is this still what those eyes see?"""
        same = self.table is table and self.number == table.number(self.eyes)
        return same and self.more.names == table.match.record.names

    def draw(self, part: str) -> None:
        """Draw a part of it, and write it down as it goes over the wire."""
        found = self.parts[part] = self._draw(part)
        self.raw[part] = encoded(found)

    def _draw(self, part: str) -> Any:
        if part == VIEW:
            return self.seen.dump()
        if part == BARE:
            return bare_question(self.seen, self.eyes, self.more)
        if part in (WORDS, CLICKS):
            return question(self.seen, self.eyes, part == CLICKS, self.more)
        if part == LINES:
            return self.table.lines(self.eyes, self.moments, self.announced, self.language)
        return self.game.scene(self.seen, part == UPRIGHT, self.language, self.more.names).document()


class Breath:
    """Lets everybody else have a turn whenever a long piece of work has run for a moment."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    async def take(self) -> None:
        """Between two parts of the work."""
        if time.perf_counter() - self._since > QUICK:
            await asyncio.sleep(0)
            self._since = time.perf_counter()


class Pencil:
    """Draws pages, and knows how long the parts of each game take."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "draw")
        self._took: dict[tuple[str, str], float] = {}

    def quick(self, game: str, part: str) -> bool:
        """Has this been drawn, and quickly?"""
        return self._took.get((game, part), QUICK + 1) <= QUICK

    def draw_quick(self, page: Page, parts: Sequence[str]) -> bool:
        """Draw what is quick, here and now. Is all of it there?"""
        for part in parts:
            if part not in page.raw and part not in page.drawing and self.quick(page.game.name, part):
                self._draw(page, part)
        return all(part in page.raw for part in parts)

    async def draw(self, page: Page, parts: Sequence[str]) -> None:
        """See that these parts are there, whoever draws them."""
        if self.draw_quick(page, parts):
            return
        slow = [part for part in parts if part not in page.raw and part not in page.drawing]
        if slow:
            task = asyncio.get_running_loop().create_task(self._away(page, slow))
            page.drawing |= dict.fromkeys(slow, task)
        for task in {page.drawing[part] for part in parts if part in page.drawing}:
            await asyncio.shield(task)  # whoever goes leaves it to the others

    async def _away(self, page: Page, parts: list[str]) -> None:
        try:
            for part in parts:  # one after the other: between them others get their turn
                await self.run(self._draw, page, part)
        finally:
            for part in parts:
                page.drawing.pop(part, None)

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        """Something that takes long, in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    def _draw(self, page: Page, part: str) -> None:
        began = time.perf_counter()
        page.draw(part)
        took, key = time.perf_counter() - began, (page.game.name, part)
        self._took[key] = took if key not in self._took else SLOWER * took + (1 - SLOWER) * self._took[key]
