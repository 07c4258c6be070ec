"""What is read by people is of a size that can be read: one topic a file, one thought a function."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sources import statements

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ("src", "bench", "tools", "tests", "frontend/src", "frontend/tests")
MADE = ("frontend/src/generated/", "src/baronage/web/static/")  # written by programs
KEPT = ("/migrations/versions/",)  # written once, and never changed
MOST_LINES, MOST_IN_SRC, MOST_BODY = 650, 500, 60


def sources(*endings: str) -> Iterator[Path]:
    """All files that people write, with these endings."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            name = path.relative_to(ROOT).as_posix()
            if path.suffix in endings and not name.startswith(MADE) and not any(part in name for part in KEPT):
                yield path


def body_lines(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """The lines of what it does: without its signature and what is said of it."""
    first = function.body[1] if ast.get_docstring(function) is not None and function.body[1:] else function.body[0]
    return (function.end_lineno or 0) - first.lineno + 1


def is_table(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Does it only list things, as the fields of a state, or functions that are measured by themselves?"""
    listed = (ast.Expr, ast.Assign, ast.AnnAssign, ast.Return, ast.FunctionDef, ast.AsyncFunctionDef)
    return all(isinstance(it, listed) for it in function.body)


def too_long(source: str) -> list[str]:
    """The functions of a file that are too long."""
    return [
        f"{node.name}: {body_lines(node)}"
        for node in statements(ast.parse(source))
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef))
        and body_lines(node) > MOST_BODY
        and not is_table(node)
    ]


def test_no_file_is_longer_than_can_be_read() -> None:
    lengths = {
        path: len(path.read_text(encoding="utf-8").splitlines()) for path in sources(".py", ".ts", ".tsx", ".css")
    }
    assert len(lengths) > 500, "these are all of them"
    found = {path.relative_to(ROOT).as_posix(): count for path, count in lengths.items()}
    assert not {name: n for name, n in found.items() if n > (MOST_IN_SRC if name.startswith("src/") else MOST_LINES)}


def test_no_function_is_longer_than_a_screen() -> None:
    found = {str(path.relative_to(ROOT)): too_long(path.read_text(encoding="utf-8")) for path in sources(".py")}
    assert not {path: names for path, names in found.items() if names}


@pytest.mark.parametrize(("lines", "found"), [(60, []), (61, ["long: 61"])])
def test_what_counts_as_long(lines: int, found: list[str]) -> None:
    body = "    for it in ():\n" + "        pass\n" * (lines - 1)
    assert too_long(f'def long():\n    """Says\n    much."""\n{body}') == found
    assert not too_long("def table():\n" + "    x = 1\n" * 99)
