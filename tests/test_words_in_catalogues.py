"""What a game shows is said by its catalogue: no English stands in the code that draws it or decides in it.

Looked at are strings: those handed over as words (a caption, a heading, a column, a line of small print), and all others that
read like words, having a blank between letters or, in pictures, beginning like a sentence. Names of classes and icons, ids and
rules are none.
"""

from __future__ import annotations

import ast
import itertools
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from baronage.engine.picture.icons import ICONS

ROOT = Path(__file__).resolve().parent.parent / "src/baronage"
GAMES = [*sorted(path.parent for path in ROOT.glob("games/*/meta.py")), ROOT / "pennies"]
DRAWN, DECIDED = ("table", "table.py"), ("steps", "steps.py", "nodes.py")

# Where a function, or a part of a picture, takes words: by place (from 0) and by name.
WORDS: dict[str, tuple[tuple[int, ...], tuple[str, ...]]] = {
    "text": ((2,), ("words",)),
    "Node": ((), ("text", "says", "tip")),
    "group": ((), ("says",)),
    "Panel": ((1,), ("title", "tag", "says", "columns", "rows", "names", "lines")),
    "Face": ((0,), ("name", "foot")),
    "Figure": ((1,), ("text",)),
}
ATTRIBUTES = ("text", "says", "tip", "title", "tag", "columns", "rows", "names", "lines", "foot")
KNOWN = {*ICONS}
_WORD = re.compile(r"[A-Za-z]{2,}")
_SEVERAL = re.compile(r"[A-Za-z]{2,}[,;:.]? +[A-Za-z]")
_CAPITAL = re.compile(r"^[A-Z][a-z]{2,}")


def literals(node: ast.AST) -> Iterator[tuple[int, str]]:
    """The strings in an expression that become part of what it gives: not what is called, asked for or compared with."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.lineno, node.value
    elif isinstance(node, ast.JoinedStr):
        for part in node.values:
            yield from literals(part.value if isinstance(part, ast.FormattedValue) else part)
    elif isinstance(node, ast.IfExp):
        yield from literals(node.body)
        yield from literals(node.orelse)
    elif isinstance(node, (ast.Tuple, ast.List)):
        for item in node.elts:
            yield from literals(item)
    elif isinstance(node, ast.BinOp):
        yield from literals(node.left)
        yield from literals(node.right)


def handed_over(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Strings with letters that are given as words."""
    for node in ast.walk(tree):
        given: list[ast.AST] = []
        if isinstance(node, ast.Call):
            name = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            places, names = WORDS.get(name, ((), ()))
            plain = list(itertools.takewhile(lambda it: not isinstance(it, ast.Starred), node.args))
            given += [plain[place] for place in places if place < len(plain)]
            given += [keyword.value for keyword in node.keywords if keyword.arg in names]
            of = node.func.value if isinstance(node.func, ast.Attribute) else None
            if name in ("append", "extend") and isinstance(of, ast.Attribute) and of.attr in ("lines", "rows"):
                given += node.args
        elif isinstance(node, (ast.Assign, ast.AugAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            if any(isinstance(target, ast.Attribute) and target.attr in ATTRIBUTES for target in targets):
                given.append(node.value)
        for item in given:
            yield from ((line, text) for line, text in literals(item) if _WORD.search(text))


def like_words(tree: ast.AST, drawn: bool) -> Iterator[tuple[int, str]]:
    """All strings that read like words, but for what is told to authors: in errors, and in descriptions of the code."""
    told: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.Raise, ast.Assert)) or (isinstance(node, ast.Expr) and _is_text(node.value)):
            told.update(id(part) for part in ast.walk(node))
    for node in ast.walk(tree):
        if id(node) not in told and isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
            if (_SEVERAL.search(text) or (drawn and _CAPITAL.match(text))) and not _is_name(text):
                yield node.lineno, text


def _is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _is_name(text: str) -> bool:
    """Classes and icons; or a class of this code, as forward references have it."""
    if text.isidentifier():
        return any(letter.isupper() for letter in text[1:])
    return all(word in KNOWN or word.startswith("seat-") for word in text.split())


def english_in(source: str, drawn: bool = True) -> list[tuple[int, str]]:
    """Line and text of what should stand in a catalogue."""
    tree = ast.parse(source)
    return sorted({*handed_over(tree), *like_words(tree, drawn)})


def files(game: Path, parts: tuple[str, ...]) -> list[Path]:
    """The modules of a game that draw, or that decide."""
    found = [game / part for part in parts if (game / part).exists()]
    return [file for part in found for file in ([part] if part.suffix else sorted(part.rglob("*.py")))]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_english_stands_where_the_catalogue_should_speak(game: Path) -> None:
    found = [
        f"{file.relative_to(ROOT)}:{line}: {text!r}"
        for parts in (DRAWN, DECIDED)
        for file in files(game, parts)
        for line, text in english_in(file.read_text(encoding="utf-8"), parts is DRAWN)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    "source",
    [
        'text(0, 0, "score", "small")',
        'text(0, 0, f"{n} gold")',
        'Panel("table", "Players")',
        'Panel("table", voice.msg("x"), columns=("", "arms"))',
        'panel.lines.append("Ties go to the Defender." if tie else "")',
        'panel.rows += [["", "out"]]',
        'node.says = "hidden" if hidden else voice.msg("card")',
        'Face("Army", "army")',
        'TITLES = {1: "The Realm"}',
        'def f(): return f"{a} takes {b} of them"',
    ],
)
def test_english_is_found(source: str) -> None:
    assert english_in(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""What the picture shows."""',
        'def f():\n    """Of a card."""\n    raise ValueError("No such card.")',
        'Panel("table", voice.msg("panel-players"), f"{seat}.cards", columns=("", voice.msg("column-arms")))',
        'node.mark("chosen")',
        'panel.rows.append([str(n), "–", f"{a}/{b}", voice.called(seat)])',
        'icon(0, 0, 24, "shield", f"seat-{seat}")',
        'RULES = ("FYN-B1.06", "BRAWL-7.01")',
    ],
)
def test_what_is_no_english_is_left_alone(source: str) -> None:
    assert english_in(source) == []
