"""Rendering of tables: once per viewer and update, off the event loop, shared by all clients.

A question with its texts may take a tenth of a second, which would block all other clients. So slow parts are rendered
in a thread, from an immutable view, and concurrent and later requests share the result. Parts that were quick recently
are rendered at once: waking a thread would cost more.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from baronage.engine.game.messages import ENGLISH, capitals
from baronage.engine.picture.table import Msg
from baronage.server.protocol import Raws, encoded
from baronage.server.table.question_payload import bare_question, question, question_context
from baronage.server.table.table import Table
from baronage.server.table.table_data import Shown, shown

THREADS = 3  # for rendering, so that a slow table doesn't block others
QUICK = 0.003  # seconds: anything quicker is rendered at once
SLOWER = 0.2  # weight of the last duration in the moving average

# The parts of a rendered view: the view as JSON; the question without texts and with texts; the log.
VIEW, BARE, WORDS, LINES = "view", "bare", "words", "lines"
TABLE, LOG = "table", "log"  # the table as data, and the log as messages


def asked(want: frozenset[str]) -> str:
    """Return the part with the question, for a client that wants these parts."""
    return WORDS if WORDS in want else BARE


class Page:
    """A viewer's rendered view after an update, in one language. Later changes at the table don't affect it."""

    def __init__(self, table: Table, viewer: int, language: str = ENGLISH) -> None:
        match = table.match
        self.table, self.viewer, self.number = table, viewer, table.number(viewer)
        self.game, self.seen = table.game, table.seen(viewer)
        self.moments, self.announced = match.number(viewer), len(table.announcements)
        self.language, self.context = language, question_context(match, viewer, language, table.undoes)
        self.parts: dict[str, Any] = {}
        self.raw: Raws = {}
        self.drawing: dict[str, asyncio.Task[None]] = {}
        self.undo = table.undo_text(viewer)
        self.base: Shown | None = None  # what subscribers were shown before
        self.looked = False  # whether it was requested; then the next state gets one too
        self.note()

    def note(self) -> None:
        """Store the values that are not rendered: clocks, standings and whether the game is over. The table must not
        change meanwhile.
        """
        self.clocks, self.over = self.table.clocks_for(self.viewer), self.table.over
        self.standings, self.out = self.table.standings(self.language), self.table.is_out(self.viewer)
        self.agreed = self.table.draw

    def holds(self, table: Table) -> bool:
        """Return whether this is still the current view of its viewer."""
        same = self.table is table and self.number == table.number(self.viewer)
        return same and self.context.names == table.match.record.names

    def render(self, msg: Msg) -> str:
        """Return a message as text for the viewer."""
        words = self.game.words
        return capitals(words.msg(*msg, words.reader(self.viewer, self.context.names, self.seen), self.language))

    def draw(self, part: str) -> None:
        """Render a part and encode it for sending."""
        found = self.parts[part] = self._draw(part)
        self.raw[part] = encoded(None if part in (TABLE, LOG) else found)  # these are encoded with their message

    def _draw(self, part: str) -> Any:
        if part == VIEW:
            return self.seen.dump()
        if part == BARE:
            return bare_question(self.seen, self.viewer, self.context)
        if part == WORDS:
            return question(self.seen, self.viewer, self.context)
        if part == TABLE:
            return shown(self.seen, self.number, self.undo, self.context.answers, self.context.names, self.language)
        if part == LOG:
            return self.table.table_log(self.viewer, self.seen, self.moments, self.announced)
        return self.table.lines(self.viewer, self.moments, self.announced, self.language)


class Yielder:
    """Yields to other tasks whenever long work has run for a moment."""

    def __init__(self) -> None:
        self._since = time.perf_counter()

    async def pause(self) -> None:
        """Yield if the work has run for long. Call it between two parts of the work."""
        if time.perf_counter() - self._since > QUICK:
            await asyncio.sleep(0)
            self._since = time.perf_counter()


class Renderer:
    """Renders pages, and measures how long the parts of each game take."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(THREADS, "draw")
        self._took: dict[tuple[str, str], float] = {}

    def quick(self, game: str, part: str) -> bool:
        """Return whether this part was rendered before, and quickly."""
        return self._took.get((game, part), QUICK + 1) <= QUICK

    def draw_quick(self, page: Page, parts: Sequence[str]) -> bool:
        """Render the quick parts now. Return whether all parts are ready."""
        for part in parts:
            if part not in page.raw and part not in page.drawing and self.quick(page.game.name, part):
                self._draw(page, part)
        return all(part in page.raw for part in parts)

    async def draw(self, page: Page, parts: Sequence[str]) -> None:
        """Make sure that these parts are rendered."""
        if self.draw_quick(page, parts):
            return
        slow = [part for part in parts if part not in page.raw and part not in page.drawing]
        if slow:
            task = asyncio.get_running_loop().create_task(self._away(page, slow))
            page.drawing |= dict.fromkeys(slow, task)
        for task in {page.drawing[part] for part in parts if part in page.drawing}:
            await asyncio.shield(task)  # a client that disconnects doesn't cancel it for others

    async def _away(self, page: Page, parts: list[str]) -> None:
        try:
            for part in parts:  # one by one, so that other tables get their turn
                await self.run(self._draw, page, part)
        finally:
            for part in parts:
                page.drawing.pop(part, None)

    async def run(self, work: Callable[..., Any], *args: Any) -> Any:
        """Run slow work in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, work, *args)

    def _draw(self, page: Page, part: str) -> None:
        began = time.thread_time()  # on a busy machine, waiting for a processor doesn't make a part slow
        page.draw(part)
        took, key = time.thread_time() - began, (page.game.name, part)
        self._took[key] = took if key not in self._took else SLOWER * took + (1 - SLOWER) * self._took[key]
