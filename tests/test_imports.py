"""Imports: none inside functions, none in a circle when modules load, none in a circle between rooms even for types.

A room is a subfolder of the engine, of a game or of the server. import-linter checks the order of the rooms of the engine
and of the server (pyproject.toml).
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path

from tests.sources import Function, statements

SOURCES = Path(__file__).resolve().parent.parent / "src"
PACKAGES = sorted(file.parent.name for file in (SOURCES / "baronage").glob("*/__init__.py"))
MAX_MODULES = 24  # in a room

# Modules that are loaded on first use, because not every program needs them.
ON_DEMAND = {
    "baronage.arena.trained": "numpy",
    "baronage.engine.game.table_svg": "the SVG writer, so that `import baronage` stays quick",
    "baronage.engine.game.table_text": "the text form, so that `import baronage` stays quick",
    "baronage.envs.pixels": "the SVG rasterizer, for pictures only",
    "baronage.lab.training.dmc": "PyTorch",
    "baronage.lab.training.network": "PyTorch",
    "baronage.lab.training.ppo": "PyTorch",
    "baronage.server.accounts.webauthn": "the extra webauthn",
    "baronage.server.store.migrate": "alembic, which only a store with an old schema needs",
}


@cache
def modules() -> dict[str, Path]:
    """Every module of the packages by its dotted name."""
    found = {}
    for package in PACKAGES:
        for file in sorted((SOURCES / "baronage" / package).rglob("*.py")):
            parts = list(file.relative_to(SOURCES).with_suffix("").parts)
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = file
    return found


def named(node: ast.AST) -> list[str]:
    """The modules that an import statement loads."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if not isinstance(node, ast.ImportFrom) or node.module is None:
        return []
    inner = [f"{node.module}.{alias.name}" for alias in node.names]
    return [name if name in modules() else node.module for name in inner]


def for_types(node: ast.AST) -> bool:
    return isinstance(node, ast.If) and ast.unparse(node.test).endswith("TYPE_CHECKING")


@cache
def loaded(module: str) -> frozenset[tuple[str, str]]:
    """What a module imports, and when: as it "loads", for "types" alone, or "later", inside a function."""
    found: set[tuple[str, str]] = set()
    waiting: list[tuple[ast.AST, str]] = [(ast.parse(modules()[module].read_text(encoding="utf-8")), "loads")]
    while waiting:
        outer, when = waiting.pop()
        if isinstance(outer, Function):
            names = [name for node in statements(outer) for name in named(node)]
            found.update((name, "later") for name in names)
            continue
        for node in statements(outer, deep=False):
            found.update((name, when) for name in named(node))
            waiting.append((node, "types" if for_types(node) else when))
    return frozenset((name, when) for name, when in found if name in modules() and name != module)


def imports(module: str, types: bool) -> frozenset[str]:
    """The modules of these packages that a module imports when it loads; with `types`, those for type checkers too."""
    wanted = ("loads", "types") if types else ("loads",)
    return frozenset(name for name, when in loaded(module) if when in wanted)


def room(module: str) -> str:
    """The room of a module: a subfolder of a package or a game; a loose module is a room of its own.

    `bot` and `search` are the doors of a game's room `ai`.
    """
    parts = module.split(".")
    name = ".".join(parts[: 4 if parts[1] == "games" else 3])
    return f"{name.rpartition('.')[0]}.ai" if parts[1] == "games" and parts[-1] in ("bot", "search") else name


def circles(graph: Mapping[str, Iterable[str]]) -> list[list[str]]:
    """The groups of nodes that can all be reached from each other (Tarjan)."""
    number: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(node: str) -> None:
        number[node] = low[node] = len(number)
        stack.append(node)
        for other in graph[node]:
            if other not in number:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], number[other])
        if low[node] == number[node]:
            at = stack.index(node)
            if len(stack) - at > 1:
                found.append(sorted(stack[at:]))
            del stack[at:]

    for node in graph:
        if node not in number:
            visit(node)
    return found


def test_no_import_is_inside_a_function() -> None:
    inside = []
    for module in modules():
        if not module.startswith("baronage.cli"):  # a command loads what it needs, so that the others start quickly
            found = [name for name, when in loaded(module) if when == "later" and name not in ON_DEMAND]
            inside += [f"{module}: {name}" for name in found]
    assert not inside


def test_no_modules_load_each_other() -> None:
    assert not circles({module: imports(module, types=False) for module in modules()})


def test_no_rooms_import_each_other_even_for_types() -> None:
    graph: dict[str, set[str]] = {}
    for module in modules():
        graph.setdefault(room(module), set()).update(map(room, imports(module, types=True)))
    assert not circles({place: others & graph.keys() - {place} for place, others in graph.items()})


def test_every_room_is_described_and_small() -> None:
    rooms = [file for module, file in modules().items() if file.name == "__init__.py"]
    assert not [str(file) for file in rooms if not ast.get_docstring(ast.parse(file.read_text(encoding="utf-8")))]
    crowded = {}
    for module, file in modules().items():
        if file.name == "__init__.py" and "versions" not in file.parts:
            crowded[module] = len(list(file.parent.glob("*.py"))) - 1
    assert not {module: count for module, count in crowded.items() if count > MAX_MODULES}
