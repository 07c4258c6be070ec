"""A game with other figures: the same rules and words, beside the ordinary one.

    altered(game, {"cards.KNI.upgrade": 4, "copies.FAR": 2}).name == "brawling+cards.KNI.upgrade=4+copies.FAR=2"

The game's modules are read once more under another name, with the figures put into its data (`engine.figures`) before
anything is made of them; so whatever follows from a figure follows from the new one, and the ordinary game is as fast as
before. The name says what was altered: a record, an experiment or a table that names the game names its figures.
"""

from __future__ import annotations

import ast
import dataclasses
import difflib
import hashlib
import importlib.util
import sys
import threading
import weakref
from collections.abc import Mapping, Sequence
from functools import lru_cache
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any, Final

from baronage.engine.chance import Chance
from baronage.engine.errors import BadSetup
from baronage.engine.figures import Figure, put
from baronage.engine.game import Game, forget_game, known_game
from baronage.engine.words import ENGLISH

MARK: Final = "+"  # between a game's name and its altered figures
MOST: Final = 64  # figures altered at once
KEPT: Final = 32  # altered games that are remembered though nobody plays them
_ALIAS: Final = "baronage_altered_"


class Altered(Game):
    """A game with other figures."""

    def __init__(self, original: Game, changes: Mapping[str, int]) -> None:
        self.original = original
        self.changes = dict(changes)
        self._tried = False
        super().__init__(_lent(original.package, figures_of(original), self.changes))
        forget_game(self.package)  # it may go when nobody plays it any more, and its modules with it
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
        """Raise BadSetup unless it can be played with these figures. It is tried once: that takes a while."""
        if self._tried:
            return
        try:
            self.setup(self.meta.default_seats, {})
            self.module("steps")
        except BadSetup:
            raise
        except Exception as error:  # what follows from the figures can't be made
            raise BadSetup(f"{self.original.title} can't be played with these figures: {error}") from error
        self._tried = True

    def code(self) -> str:
        return f"altered({self.original.code()}, {self.changes})"

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.original.package, tuple(self.changes.items()))


def _again(package: str, changes: tuple[tuple[str, int], ...]) -> Game:
    return altered(known_game(package), dict(changes))


def figures_of(game: Game) -> dict[str, Figure]:
    """The figures of a game that may be altered, by name."""
    if importlib.util.find_spec(f"{game.package}.figures") is None:
        return {}
    found: dict[str, Figure] = game.module("figures").FIGURES
    return found


def alterations(game: Game, language: str = ENGLISH) -> list[str]:
    """What is altered in a game, in words: "Knight: its upgrade costs 4 instead of 5". Nothing: it is as the rules have it."""
    if not isinstance(game, Altered):
        return []
    figures, words = figures_of(game.original), game.original.words
    found = []
    for name, value in game.changes.items():
        id, about = game.original.module("figures").told(name)
        facts = {**about, "new": value, "usual": figures[name].value}
        found.append(words.say(f"figure-{id}", facts, words.reader(-1), language))
    return found


def name_of(game: str, changes: Mapping[str, int]) -> str:
    """How a game with these figures is called."""
    return MARK.join([game, *(f"{name}={value}" for name, value in sorted(changes.items()))])


def base_of(name: str) -> str:
    """The name of the game whose figures were altered; of any other game its own."""
    return name.partition(MARK)[0]


def find(games: Mapping[str, Game], name: str) -> Game | None:
    """The game of that name; `brawling+copies.FAR=2` is an altered one. None: there is none."""
    base, mark, changes = name.partition(MARK)
    if name in games or not mark:
        return games.get(name)
    return altered(games[base], changes_in(changes.split(MARK))) if base in games else None


def find_again(games: Mapping[str, Game], name: str) -> Game | None:
    """The same, of a name with which somebody has played: it is not tried again. None: nobody can play that any more."""
    base, _, changes = name.partition(MARK)
    if name in games or base not in games:
        return games.get(name)
    try:
        return _changed(games[base], changes_in(changes.split(MARK)))
    except BadSetup:  # another version had such a figure
        return None


def changes_in(words: Sequence[str]) -> dict[str, int]:
    """From `cards.KNI.upgrade=4`."""
    found: dict[str, int] = {}
    for word in words:
        name, equals, value = word.partition("=")
        number = value.strip()
        if not equals or not number.lstrip("-").isdecimal() or len(number) > 18:
            raise BadSetup(f"a figure is altered by a whole number, such as cards.KNI.upgrade=4, not {word!r:.100}")
        if name.strip() in found:
            raise BadSetup(f"{name.strip()} is altered twice")
        found[name.strip()] = int(number)
    return found


def some_changes(game: Game, chance: Chance, count: int = 4) -> dict[str, int]:
    """Some figures of a game, a little larger or smaller: to look for code that does not notice."""
    known = figures_of(game)
    found = {}
    for _ in range(min(count, len(known))):
        name = sorted(known)[chance.below(len(known))]
        figure = known[name]
        step = max(1, abs(figure.value) // 3) * (1 if chance.below(2) else -1)
        found[name] = min(figure.high, max(figure.low, figure.value + step))
    return found


def altered(game: Game, changes: Mapping[str, int]) -> Game:
    """The game with these figures; as it is where they are what the rules have."""
    found = _changed(game, changes)
    if isinstance(found, Altered):
        found.must_work()
    return found


def _changed(game: Game, changes: Mapping[str, int]) -> Game:
    if isinstance(game, Altered):
        return _changed(game.original, {**game.changes, **changes})
    known = figures_of(game)
    kept = {}
    for name, value in sorted(changes.items()):
        figure = known.get(name)
        if figure is None:
            near = difflib.get_close_matches(name, known, 1)
            told = f"; do you mean {near[0]}?" if near else "" if known else ": none of its figures can be altered"
            raise BadSetup(f"{game.title} has no figure {name!r:.100}{told}")
        if type(value) is not int or not figure.low <= value <= figure.high:
            raise BadSetup(f"{name} is a whole number from {figure.low} to {figure.high}, not {value!r:.100}")
        if value != figure.value:
            kept[name] = value
    if len(kept) > MOST:
        raise BadSetup(f"at most {MOST} figures are altered at once")
    return _made(game, tuple(kept.items())) if kept else game


_ALIVE: weakref.WeakValueDictionary[tuple[str, tuple[tuple[str, int], ...]], Altered] = weakref.WeakValueDictionary()
_TURN: Final = threading.RLock()  # of two threads that want the same game one makes it


def _made(game: Game, changes: tuple[tuple[str, int], ...]) -> Game:
    """The one that somebody plays, or that was asked for lately; else a new one."""
    with _TURN:
        found = _ALIVE.get((game.package, changes))
        return _lately(game, changes) if found is None else found


@lru_cache(maxsize=KEPT)
def _lately(game: Game, changes: tuple[tuple[str, int], ...]) -> Game:
    made = _ALIVE[game.package, changes] = Altered(game, dict(changes))
    return made


# --- the modules once more ------------------------------------------------------------------------------------------


def _lent(package: str, figures: Mapping[str, Figure], changes: Mapping[str, int]) -> str:
    """The package under another name, with these figures."""
    told = repr((package, sorted(changes.items())))
    alias = _ALIAS + hashlib.sha256(told.encode()).hexdigest()[:16]
    if alias not in _FINDER.copies:
        here: dict[str, list[tuple[tuple[Any, ...], int]]] = {}
        for name, value in changes.items():
            here.setdefault(figures[name].constant, []).append((figures[name].path, value))
        _FINDER.copies[alias] = (package, here)
    return alias


class _Finder(MetaPathFinder):
    """Finds the modules of altered games: those of the original, under the other name."""

    def __init__(self) -> None:
        self.copies: dict[str, tuple[str, dict[str, list[tuple[tuple[Any, ...], int]]]]] = {}

    def forget(self, alias: str) -> None:
        """Nobody plays it any more: let its modules go."""
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
        loader: Loader = _Copy(fullname, str(file), (package, alias), changes if rest == "data" else {})
        return importlib.util.spec_from_file_location(
            fullname, file, loader=loader, submodule_search_locations=[str(folder)] if is_package else None
        )


def _folder(package: str) -> Path:
    spec = importlib.util.find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise BadSetup(f"the sources of {package} are not here, so its figures can't be altered")
    return Path(next(iter(spec.submodule_search_locations)))


class _Copy(SourceFileLoader):
    """Reads a module's source, lets it import its brothers under the other name, and puts figures into its constants."""

    def __init__(
        self, fullname: str, path: str, names: tuple[str, str], changes: Mapping[str, list[tuple[tuple[Any, ...], int]]]
    ) -> None:
        super().__init__(fullname, path)
        self.names, self.changes = names, changes

    def get_code(self, fullname: str) -> CodeType:
        """Never from what an ordinary import keeps."""
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
        """With what puts the figures in."""
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
    """The names to which a statement gives a value."""
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
sys.meta_path.insert(0, _FINDER)  # before the one that would find the same files, and read them as they are
