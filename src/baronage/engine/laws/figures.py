"""The law of figures: what a rule counts by comes from the game's tables, and stands nowhere else.

A price that is written in code a second time is forgotten when the table changes. This reads the source of a game's rules and
finds bare numbers that are compared, added or multiplied; small ones are counts, levels and directions, and pass, but not where
money is compared with them or paid.
"""

from __future__ import annotations

import ast
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Final

from baronage.engine.game import Game
from baronage.engine.laws.broken import LawBroken

SMALLEST: Final = 9
MONEY: Final = frozenset(("money", "cash", "gold", "chao", "treasury", "price", "cost", "piles", "purse"))
PAYMENTS: Final = frozenset(("pay", "earn", "gain", "spend"))
SCALES: Final = (10, 100)  # tenths and percent
# modules without rules of play: tables, what is shown and read, and how bots reckon
NO_RULES: Final = frozenset(
    (
        *("data", "meta", "verbs", "answers", "pacts", "teaching", "things", "words", "scene", "landmarks", "compass"),
        *("notation", "position", "text", "turns", "space"),
        *("bot", "cooperator", "forecast", "glance", "leaf", "mind", "odds", "plans", "quick", "tactics", "worth"),
    )
)


def check_figures(game: Game) -> None:
    """Raise LawBroken if a rule of the game has a figure of its own."""
    found = found_in(game.package)
    if found:
        raise LawBroken("figures", "; ".join(found) + ": a figure of a rule stands in the game's tables")


@lru_cache
def found_in(package: str) -> tuple[str, ...]:
    """The bare figures in the rules of a game's package."""
    return tuple(bare_figures(Path(str(resources.files(package)))))


def bare_figures(folder: Path) -> list[str]:
    """The bare figures in the rules of a game: `steps/turn.py, line 12: 50`."""
    found: list[str] = []
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder)
        if name.parts[0].removesuffix(".py") not in NO_RULES:
            lines = figures_in(path.read_text(encoding="utf-8"))
            found += [f"{name.as_posix()}, line {line}: {figure}" for line, figure in lines]
    return found


def figures_in(source: str) -> list[tuple[int, int]]:
    """Lines and figures of a source."""
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
        if node.name != "near":  # what somebody might try: any numbers
            self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        sides = (node.left, *node.comparators)
        self.note(*sides, smallest=2 if any(names_in(side) & MONEY for side in sides) else SMALLEST)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if isinstance(node.op, (ast.LShift, ast.RShift)):
            return  # bits, no figures
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
    """The names that an expression mentions, in small letters."""
    inside = [it for it in ast.walk(node) if isinstance(it, (ast.Name, ast.Attribute))]
    return {(it.id if isinstance(it, ast.Name) else it.attr).lower() for it in inside}
