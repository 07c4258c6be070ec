"""A game with changed numbers: the same rules and messages, next to the original game.

    patched(game, {"cards.KNI.upgrade": 4, "copies.FAR": 2}).name == "brawling+cards.KNI.upgrade=4+copies.FAR=2"

It shares the modules of the original game and has numbers of its own (`engine.hooks.tunables`), which its setups carry.
The name lists the changes. A record, an experiment or a table with that name therefore identifies the numbers.
"""

from __future__ import annotations

import dataclasses
import threading
import weakref
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from typing import Any, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadSetup
from baronage.engine.game.game import Game, known_game
from baronage.engine.game.messages import ENGLISH
from baronage.engine.hooks.tunables import Tunable, changed

MARK: Final = "+"  # between a game's name and its changes
MAX: Final = 64  # changes at once
KEPT: Final = 32  # unused patched games to keep in memory


class PatchedGame(Game):
    """A game with changed numbers."""

    def __init__(self, original: Game, changes: Mapping[str, int]) -> None:
        self.original = original
        self.changes = dict(changes)
        self._tried = False
        super().__init__(original.package)
        listed = ", ".join(f"{name} is {value}" for name, value in self.changes.items())
        meta = original.meta
        adapt = original.hook("tunables", "adapt")
        self.meta = dataclasses.replace(
            adapt(meta, self.numbers) if adapt is not None else meta,
            name=name_of(meta.name, self.changes),
            title=f"{meta.title}, house rules",
            short_title=meta.short_title or meta.title,
            sentence=f"{meta.sentence} House rules: {listed}.",
        )

    @cached_property
    def numbers(self) -> Any:
        """The numbers of the rules, with the changes."""
        known = tunables_of(self.original)
        return changed(self.original.numbers, [(known[name], value) for name, value in self.changes.items()])

    def must_work(self) -> None:
        """Raise BadSetup unless the game can be played with these numbers. The test runs once and takes a while."""
        if self._tried:
            return
        try:
            self.setup(self.meta.default_seats, {})
            self.module("steps")
        except BadSetup:
            raise
        except Exception as error:  # derived values can't be computed
            raise BadSetup(f"{self.original.title} can't be played with these numbers: {error}") from error
        self._tried = True

    def code(self) -> str:
        return f"patched({self.original.code()}, {self.changes})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.original.package, tuple(self.changes.items()))


def _again(package: str, changes: tuple[tuple[str, int], ...]) -> Game:
    return patched(known_game(package), dict(changes))


def tunables_of(game: Game) -> dict[str, Tunable]:
    """Return the tunable numbers of a game by name."""
    return game.hook("tunables", "TUNABLES") or {}


def changes_in_words(game: Game, language: str = ENGLISH) -> list[str]:
    """Return the changes of a game as text: "Knight: its upgrade costs 4 instead of 5". An original game has none."""
    if not isinstance(game, PatchedGame):
        return []
    tunables, words = tunables_of(game.original), game.original.words
    found = []
    for name, value in game.changes.items():
        id, about = game.original.module("tunables").describe(name)
        params = {**about, "new": value, "usual": tunables[name].value}
        found.append(words.msg(f"figure-{id}", params, words.reader(-1), language))
    return found


def name_of(game: str, changes: Mapping[str, int]) -> str:
    """Return the name of a game with these changes."""
    return MARK.join([game, *(f"{name}={value}" for name, value in sorted(changes.items()))])


def base_of(name: str) -> str:
    """Return the name of the original game, or the name itself if nothing is changed."""
    return name.partition(MARK)[0]


def find(games: Mapping[str, Game], name: str) -> Game | None:
    """Return the game called `name`, such as `brawling+copies.FAR=2`, or None if there is no such game."""
    base, mark, changes = name.partition(MARK)
    if name in games or not mark:
        return games.get(name)
    return patched(games[base], changes_in(changes.split(MARK))) if base in games else None


def find_again(games: Mapping[str, Game], name: str) -> Game | None:
    """Return a game that was played before, without testing it again, or None if it can't be played any longer."""
    base, _, changes = name.partition(MARK)
    if name in games or base not in games:
        return games.get(name)
    try:
        return _changed(games[base], changes_in(changes.split(MARK)))
    except BadSetup:  # another version had this tunable
        return None


def changes_in(words: Sequence[str]) -> dict[str, int]:
    """Parse changes such as `cards.KNI.upgrade=4`."""
    found: dict[str, int] = {}
    for word in words:
        name, equals, value = word.partition("=")
        number = value.strip()
        if not equals or not number.lstrip("-").isdecimal() or len(number) > 18:
            raise BadSetup(f"a change needs an integer, such as cards.KNI.upgrade=4, not {word!r:.100}")
        if name.strip() in found:
            raise BadSetup(f"{name.strip()} is changed twice")
        found[name.strip()] = int(number)
    return found


def some_changes(game: Game, chance: Chance, count: int = 4) -> dict[str, int]:
    """Return random small changes to a game, to find code that ignores them."""
    known = tunables_of(game)
    found = {}
    for _ in range(min(count, len(known))):
        name = sorted(known)[chance.below(len(known))]
        tunable = known[name]
        step = max(1, abs(tunable.value) // 3) * (1 if chance.below(2) else -1)
        found[name] = min(tunable.high, max(tunable.low, tunable.value + step))
    return found


def patched(game: Game, changes: Mapping[str, int]) -> Game:
    """Return the game with these changes, or the game itself if they equal the rules."""
    found = _changed(game, changes)
    if isinstance(found, PatchedGame):
        found.must_work()
    return found


def _changed(game: Game, changes: Mapping[str, int]) -> Game:
    if isinstance(game, PatchedGame):
        return _changed(game.original, {**game.changes, **changes})
    known = tunables_of(game)
    kept = {}
    for name, value in sorted(changes.items()):
        tunable = known.get(name)
        if tunable is None:
            import difflib  # loaded only for suggestions

            near = difflib.get_close_matches(name, known, 1)
            hint = f"; do you mean {near[0]}?" if near else "" if known else ": none of its numbers can be changed"
            raise BadSetup(f"{game.title} has no tunable {name!r:.100}{hint}")
        if type(value) is not int or not tunable.low <= value <= tunable.high:
            raise BadSetup(f"{name} must be an integer from {tunable.low} to {tunable.high}, not {value!r:.100}")
        if value != tunable.value:
            kept[name] = value
    if len(kept) > MAX:
        raise BadSetup(f"at most {MAX} numbers can be changed at once")
    return _made(game, tuple(kept.items())) if kept else game


_ALIVE: weakref.WeakValueDictionary[tuple[str, tuple[tuple[str, int], ...]], PatchedGame] = (
    weakref.WeakValueDictionary()
)
_TURN: Final = threading.RLock()  # only one of several threads creates a game


def _made(game: Game, changes: tuple[tuple[str, int], ...]) -> Game:
    """Return a patched game that is in use or was requested recently, or a new one."""
    with _TURN:
        found = _ALIVE.get((game.package, changes))
        return _lately(game, changes) if found is None else found


@lru_cache(maxsize=KEPT)
def _lately(game: Game, changes: tuple[tuple[str, int], ...]) -> Game:
    made = _ALIVE[game.package, changes] = PatchedGame(game, dict(changes))
    return made
