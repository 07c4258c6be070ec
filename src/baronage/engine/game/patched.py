"""A game with changed numbers: the same rules and messages, next to the original game.

    altered(game, {"cards.KNI.upgrade": 4, "copies.FAR": 2}).name == "brawling+cards.KNI.upgrade=4+copies.FAR=2"

The game's modules are loaded again under another name. The new numbers are put into its data (`engine.hooks.tunables`)
before anything is computed from them, so all derived values are consistent and the original game stays as fast as
before. The name lists the changes. A record, an experiment or a table with that name therefore identifies the numbers.
"""

from __future__ import annotations

import ast
import dataclasses
import hashlib
import importlib.util
import sys
import threading
import weakref
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadSetup
from baronage.engine.game.game import Game, forget_game, known_game
from baronage.engine.game.messages import ENGLISH
from baronage.engine.hooks.tunables import Figure, put

MARK: Final = "+"  # between a game's name and its changes
MAX: Final = 64  # changes at once
KEPT: Final = 32  # unused patched games to keep in memory
_ALIAS: Final = "baronage_altered_"


class PatchedGame(Game):
    """A game with changed numbers."""

    def __init__(self, original: Game, changes: Mapping[str, int]) -> None:
        self.original = original
        self.changes = dict(changes)
        self._tried = False
        super().__init__(_lent(original.package, figures_of(original), self.changes))
        forget_game(self.package)  # lets the game and its modules be freed when unused
        weakref.finalize(self, _FINDER.forget, self.package)
        meta = original.meta
        told = ", ".join(f"{name} is {value}" for name, value in self.changes.items())
        self.meta = dataclasses.replace(
            self.meta,
            name=name_of(meta.name, self.changes),
            title=f"{meta.title}, altered rules",
            sentence=f"{meta.sentence} Altered: {told}.",
        )

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
        return f"altered({self.original.code()}, {self.changes})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.original.package, tuple(self.changes.items()))


def _again(package: str, changes: tuple[tuple[str, int], ...]) -> Game:
    return altered(known_game(package), dict(changes))


def figures_of(game: Game) -> dict[str, Figure]:
    """Return the tunable numbers of a game by name."""
    if importlib.util.find_spec(f"{game.package}.tunables") is None:
        return {}
    found: dict[str, Figure] = game.module("tunables").FIGURES
    return found


def alterations(game: Game, language: str = ENGLISH) -> list[str]:
    """Return the changes of a game as text: "Knight: its upgrade costs 4 instead of 5". An original game has none."""
    if not isinstance(game, PatchedGame):
        return []
    figures, words = figures_of(game.original), game.original.words
    found = []
    for name, value in game.changes.items():
        id, about = game.original.module("tunables").describe(name)
        params = {**about, "new": value, "usual": figures[name].value}
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
    return altered(games[base], changes_in(changes.split(MARK))) if base in games else None


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
    known = figures_of(game)
    found = {}
    for _ in range(min(count, len(known))):
        name = sorted(known)[chance.below(len(known))]
        figure = known[name]
        step = max(1, abs(figure.value) // 3) * (1 if chance.below(2) else -1)
        found[name] = min(figure.high, max(figure.low, figure.value + step))
    return found


def altered(game: Game, changes: Mapping[str, int]) -> Game:
    """Return the game with these changes, or the game itself if they equal the rules."""
    found = _changed(game, changes)
    if isinstance(found, PatchedGame):
        found.must_work()
    return found


def _changed(game: Game, changes: Mapping[str, int]) -> Game:
    if isinstance(game, PatchedGame):
        return _changed(game.original, {**game.changes, **changes})
    known = figures_of(game)
    kept = {}
    for name, value in sorted(changes.items()):
        figure = known.get(name)
        if figure is None:
            import difflib  # loaded only for suggestions

            near = difflib.get_close_matches(name, known, 1)
            told = f"; do you mean {near[0]}?" if near else "" if known else ": none of its figures can be altered"
            raise BadSetup(f"{game.title} has no tunable {name!r:.100}{told}")
        if type(value) is not int or not figure.low <= value <= figure.high:
            raise BadSetup(f"{name} must be an integer from {figure.low} to {figure.high}, not {value!r:.100}")
        if value != figure.value:
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


# --- copied modules -------------------------------------------------------------------------------------------------


def _lent(package: str, figures: Mapping[str, Figure], changes: Mapping[str, int]) -> str:
    """Register the package under another name with these changes, and return that name."""
    told = repr((package, sorted(changes.items())))
    alias = _ALIAS + hashlib.sha256(told.encode()).hexdigest()[:16]
    if alias not in _FINDER.copies:
        here: dict[str, list[tuple[tuple[Any, ...], int]]] = {}
        for name, value in changes.items():
            here.setdefault(figures[name].constant, []).append((figures[name].path, value))
        _FINDER.copies[alias] = (package, here)
    return alias


class _Finder:
    """A finder for the modules of patched games: the original files under another name."""

    def __init__(self) -> None:
        self.copies: dict[str, tuple[str, dict[str, list[tuple[tuple[Any, ...], int]]]]] = {}

    def forget(self, alias: str) -> None:
        """Remove the modules of an unused game."""
        self.copies.pop(alias, None)
        for name in [name for name in sys.modules if name == alias or name.startswith(f"{alias}.")]:
            sys.modules.pop(name, None)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        alias, _, rest = fullname.partition(".")
        if alias not in self.copies:
            return None
        package, changes = self.copies[alias]
        folder = _folder(package)
        for name in rest.split(".") if rest else ():
            folder = folder / name
        is_package = folder.is_dir()
        file = folder / "__init__.py" if is_package else folder.with_suffix(".py")
        if not file.exists():
            return None
        loader = _Copy(fullname, str(file), (package, alias), changes if rest == "data" else {})
        return importlib.util.spec_from_file_location(
            fullname, file, loader=loader, submodule_search_locations=[str(folder)] if is_package else None
        )


def _folder(package: str) -> Path:
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise BadSetup(f"the sources of {package} are missing, so its numbers can't be changed")
    return Path(next(iter(spec.submodule_search_locations)))


class _Copy(SourceFileLoader):
    """A loader that renames a module's imports of its own package and changes the numbers in its constants."""

    def __init__(
        self, fullname: str, path: str, names: tuple[str, str], changes: Mapping[str, list[tuple[tuple[Any, ...], int]]]
    ) -> None:
        super().__init__(fullname, path)
        self.names, self.changes = names, changes

    def get_code(self, fullname: str) -> CodeType:
        """Compile from source, never from the bytecode cache."""
        tree = ast.parse(self.get_data(self.path), self.path)
        for node in ast.walk(tree):
            if isinstance(node, ast.ImportFrom) and node.module is not None and not node.level:
                node.module = self._renamed(node.module)
            elif isinstance(node, ast.Import):
                for name in node.names:
                    name.name = self._renamed(name.name)
        if self.changes:
            body: list[ast.stmt] = []
            for statement in tree.body:
                body.append(statement)
                body += [_put_in(name, statement) for name in _bound(statement) if name in self.changes]
            tree.body = body
        return compile(ast.fix_missing_locations(tree), self.path, "exec", dont_inherit=True)

    def exec_module(self, module: ModuleType) -> None:
        """Execute the module with the function that changes its constants."""
        if self.changes:
            module.__dict__["_altered"] = self._figures
        super().exec_module(module)

    def _renamed(self, module: str) -> str:
        package, alias = self.names
        return alias + module[len(package) :] if module == package or module.startswith(package + ".") else module

    def _figures(self, name: str, table: Any) -> Any:
        for path, value in self.changes[name]:
            table = put(table, path, value)
        return table


def _bound(statement: ast.stmt) -> list[str]:
    """Return the names that a statement assigns."""
    if isinstance(statement, ast.AnnAssign):
        return [statement.target.id] if isinstance(statement.target, ast.Name) else []
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    return [
        node.id
        for target in targets
        for node in ast.walk(target)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    ]


def _put_in(name: str, after: ast.stmt) -> ast.stmt:
    found = ast.parse(f"{name} = _altered({name!r}, {name})").body[0]
    return ast.copy_location(found, after)


_FINDER: Final = _Finder()
sys.meta_path.insert(0, _FINDER)  # before the default finder, which would load the files unchanged
