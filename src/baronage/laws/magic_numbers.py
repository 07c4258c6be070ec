"""The law of magic numbers: numbers of the rules come from the game's tables only.

A price written in code a second time is forgotten when the table changes. This module reads the source of a game's
rules and finds literal numbers that are compared, added or multiplied. Small numbers are allowed as counts, levels and
directions, except where money is compared or paid.
"""

from __future__ import annotations

import ast
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Final

from baronage.engine.game.game import Game
from baronage.laws.errors import LawBroken

SMALLEST: Final = 9
MONEY: Final = frozenset(("money", "cash", "gold", "chao", "treasury", "price", "cost", "piles", "purse"))
PAYMENTS: Final = frozenset(("pay", "earn", "gain", "spend"))
SCALES: Final = (10, 100)  # tenths and percent
# modules without rules: tables, display, input, and bots
NO_RULES: Final = frozenset(
    (
        *(
            "data",
            "meta",
            "verbs",
            "auto_answers",
            "pacts",
            "tutorial",
            "nodes",
            "locale",
            "table",
            "coasts",
            "landmarks",
            "orientation",
        ),
        *("notation", "position", "text", "names", "odds", "turn_notation", "action_space", "bot", "search", "ai"),
    )
)


def check_magic_numbers(game: Game) -> None:
    """Raise LawBroken if a rule of the game contains a literal number."""
    found = found_in(game.package)
    if found:
        raise LawBroken("figures", "; ".join(found) + ": a number of the rules belongs in the game's tables")


@lru_cache
def found_in(package: str) -> tuple[str, ...]:
    """Return the literal numbers in the rules of a game's package."""
    return tuple(magic_numbers_of(Path(str(resources.files(package)))))


def magic_numbers_of(folder: Path) -> list[str]:
    """Return the literal numbers in the rules of a game: `steps/turn.py, line 12: 50`."""
    found: list[str] = []
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder)
        if not NO_RULES.intersection(part.removesuffix(".py") for part in name.parts):
            lines = magic_numbers_in(path.read_text(encoding="utf-8"))
            found += [f"{name.as_posix()}, line {line}: {figure}" for line, figure in lines]
    return found


def magic_numbers_in(source: str) -> list[tuple[int, int]]:
    """Return lines and literal numbers of a source."""
    finder = _Finder()
    finder.visit(ast.parse(source))
    return finder.found


class _Finder(ast.NodeVisitor):
    def __init__(self) -> None:
        self.found: list[tuple[int, int]] = []

    def note(self, *nodes: ast.expr, smallest: int = SMALLEST) -> None:
        for node in nodes:
            figure = node.value if isinstance(node, ast.Constant) else None
            if type(figure) is int and figure >= smallest and (smallest < SMALLEST or figure not in SCALES):
                self.found.append((node.lineno, figure))

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name != "attempts":  # likely attempts may contain any numbers
            self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        sides = (node.left, *node.comparators)
        self.note(*sides, smallest=2 if any(names_in(side) & MONEY for side in sides) else SMALLEST)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, (ast.LShift, ast.RShift)):
            return  # bit operations
        if isinstance(node.op, (ast.Add, ast.Sub, ast.Mult)):
            self.note(node.left, node.right)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        if isinstance(node.op, (ast.Add, ast.Sub)):
            self.note(node.value)
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in ("min", "max"):
            self.note(*node.args)
        if isinstance(node.func, ast.Name) and node.func.id in PAYMENTS:
            self.note(*node.args, smallest=1)
        self.generic_visit(node)


def names_in(node: ast.expr) -> set[str]:
    """Return the names that an expression uses, in lower case."""
    inside = [it for it in ast.walk(node) if isinstance(it, (ast.Name, ast.Attribute))]
    return {(it.id if isinstance(it, ast.Name) else it.attr).lower() for it in inside}
