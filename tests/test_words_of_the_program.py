"""What the program itself says to people stands in catalogues, in every language: server, terminal, engine, coach and games.

Four things are looked at. The catalogues of a book (`localization.py`) have the same sentences in all languages, each with the
same facts, and none that nobody says. Whoever says one gives it the facts that it mentions. No error that reaches people is
raised with English in the code; and neither terminal nor command line shows any: what may be is listed with the reason.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from fnmatch import fnmatch
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

from baronage.engine.text.localization import Localization
from tests.sources import statements

ROOT = Path(__file__).resolve().parent.parent / "src/baronage"
GAMES = ("barony", "brawling", "fyn", "protectors", "yuan")
BOOKS = (
    "baronage.server.locale",
    "baronage.engine.text.input_errors",
    "baronage.terminal.locale",
    "baronage.bots.locale",
    *(f"baronage.games.{name}.input_errors" for name in GAMES),
    "baronage.pennies.input_errors",
)

# Errors that people come to read.
SHOWN = {
    "Ambiguous",
    "BadDocument",
    "BadSetup",
    "ApiError",
    "HTTPException",
    "Illegal",
    "Malformed",
    "Refusal",
    "Unreadable",
}
READ = ("server", "terminal", "cli", "coach", "engine", "games", "pennies")
# Those that may be English: patterns of modules, and why.
ENGLISH = {
    "cli/author.py": "asked by authors of games",
    "cli/lab.py": "the laboratory speaks to those who study rules, as its documents do",
    "cli/questions.py": "the same as the laboratory",
    "cli/training.py": "the same",
    "engine/game/patched.py": "figures of the rules are altered by those who study them, under the names that programs give them",
    "engine/learning/encoding.py": "asked by programs that learn",
    "engine/game/loading.py": "a state as programs keep it: no person writes one",
    "engine/match/moves.py": "says in which line of a record what is wrong, in the words of that format",
    "engine/game/package.py": "asked by authors of games",
    "engine/match/record.py": "says in which line of a record what is wrong, in the words of that format",
    "engine/learning/token_env.py": "asked by programs that learn",
    "engine/learning/action_space.py": "asked by programs that learn",
    "server/run/*": "told on the console of whoever keeps a server, as its log is",
    "server/store/*": "the same",
    "terminal/scaffold.py": "asked by authors of games",
}
# What the terminal and the command line may have besides sentences of their book.
SCREENS = ("terminal/", "cli/")
SHOWING = {
    "ask",
    "complain",
    "echo",
    "enter",
    "heading",
    "item",
    "items",
    "keys",
    "line",
    "print",
    "table",
    "tell",
    "unbroken",
}
NO_SENTENCE = {
    "Baronage": "a name",
    "baronage": "a name",
    "openskill": "a name",
    "give up": "typed like this in every language",
    "none": "the same",
    "Your first game": "a section of the rules, in English",
    "Votre première partie": "the same section, in French",
}
# a command with its arguments, `save FILE`; a path; the prompt of a command
_TYPED = re.compile(r"[a-z]+( [A-Z]+)+|(.* )?--.*|baronage \w+|\w+/.*|\w+>")
_WORD = re.compile(r"[A-Za-z]{3,}")
_SEVERAL = re.compile(r"[A-Za-z]{2,}[,;:.]? +[A-Za-z]")


@cache
def modules() -> list[tuple[str, str]]:
    """The modules whose errors people read: place and source."""
    files = [file for part in READ for file in sorted((ROOT / part).rglob("*.py"))]
    return [(str(file.relative_to(ROOT)), file.read_text(encoding="utf-8")) for file in files]


@cache
def raised() -> dict[str, list[tuple[int, str]]]:
    """English that is raised, by the module."""
    some = re.compile(rf"\b({'|'.join(SHOWN)})\(")
    return {place: list(english_raised(ast.parse(text))) for place, text in modules() if some.search(text)}


@cache
def shown() -> dict[str, list[tuple[int, str]]]:
    """English that terminal and command line show, by the module."""
    return {place: list(english_shown(ast.parse(text))) for place, text in modules() if place.startswith(SCREENS)}


def not_excused(found: dict[str, list[tuple[int, str]]]) -> list[str]:
    """What was found outside the modules that may be English."""
    return [
        f"{place}:{line}: {text!r}"
        for place, texts in found.items()
        if not any(fnmatch(place, pattern) for pattern in ENGLISH)
        for line, text in texts
    ]


@cache
def said(package: str) -> tuple[list[tuple[str, str, set[str] | None]], set[str]]:
    """Where something of a book is said: place, id, and the names of its facts (None: they are worked out).

    And all strings in those modules: an id may stand in a table.
    """
    found: list[tuple[str, str, set[str] | None]] = []
    texts: set[str] = set()
    imported = re.compile(rf"from {re.escape(package)} import [\w, ]*\bmsg\b")
    for file in sorted(ROOT.rglob("*.py")):
        source = file.read_text(encoding="utf-8")
        if not imported.search(source) and f'msg = Localization("{package}")' not in source:
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                texts.add(node.value)
            elif isinstance(node, ast.Call) and _is_said(node):
                names = [keyword.arg for keyword in node.keywords]
                params = None if None in names else {name for name in names if name}
                place = f"{file.relative_to(ROOT)}:{node.lineno}"
                found += [(place, id, params) for id in _ids(node.args[0])]
    return found, texts


def english_raised(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and text of English that is raised where people read it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in SHOWN:
            yield from english_in(node)


def english_in(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and text of English in a part of a module that is no sentence of a book."""
    said = {id(part) for inner in ast.walk(node) if _is_said(inner) for part in ast.walk(inner)}
    for part in ast.walk(node):
        if id(part) not in said and isinstance(part, ast.Constant) and _SEVERAL.search(str(part.value)):
            yield part.lineno, str(part.value)


def english_returned(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Of functions that say what is wrong with an option or a document, "" where nothing is: English that they return."""
    for function in statements(tree):
        if isinstance(function, ast.FunctionDef) and function.returns is not None and _may_be_empty(function):
            for node in ast.walk(function):
                if isinstance(node, ast.Return) and node.value is not None:
                    yield from english_in(node.value)


def _may_be_empty(function: ast.FunctionDef) -> bool:
    """Does it return a text, and "" among others?"""
    returned = [node.value for node in ast.walk(function) if isinstance(node, ast.Return) and node.value is not None]
    parts = [
        part for node in returned for part in ((node.body, node.orelse) if isinstance(node, ast.IfExp) else (node,))
    ]
    text = ast.unparse(function.returns or ast.Constant(None)) == "str"
    return text and any(isinstance(part, ast.Constant) and part.value == "" for part in parts)


def english_shown(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Line and text of English that a terminal shows: all of several words, and any word that is shown or heads a column."""
    quiet = {id(part) for node in ast.walk(tree) for part in _never_shown(node)}
    found = {
        (part.lineno, part.value)
        for whole, pattern in _shown(tree)
        for part in ([whole] if isinstance(whole, ast.Constant) else _outside_calls(whole))
        if id(part) not in quiet and isinstance(part.value, str) and pattern.search(part.value)
    }
    for line, text in sorted(found):
        if text.strip(" :") not in NO_SENTENCE and not _TYPED.fullmatch(text.strip()):
            yield line, text


def _shown(tree: ast.AST) -> Iterator[tuple[ast.AST, re.Pattern[str]]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant):
            yield node, _SEVERAL
        elif isinstance(node, ast.Call) and getattr(node.func, "id", getattr(node.func, "attr", "")) in SHOWING:
            yield from ((part, _WORD) for part in node.args)
        elif isinstance(node, ast.Assign) and getattr(node.targets[0], "id", "") == "columns":
            yield node.value, _WORD


def _outside_calls(node: ast.AST) -> Iterator[ast.Constant]:
    """The constants in it, but for arguments of what it calls, keys, and how a figure is written."""
    if isinstance(node, ast.Constant):
        yield node
    elif not isinstance(node, (ast.Call, ast.Subscript, ast.FormattedValue)):
        for part in ast.iter_child_nodes(node):
            yield from _outside_calls(part)


def _never_shown(node: ast.AST) -> Iterator[ast.AST]:
    """Sentences of a book; what documents the code; and the help of commands, which is English."""
    if _is_said(node) or (isinstance(node, ast.keyword) and node.arg in ("help", "metavar")):
        yield from ast.walk(node)
    elif isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node) is not None:
        yield from ast.walk(node.body[0])


def _is_said(node: ast.AST) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "msg"


def test_errors_that_people_read_say_nothing_but_what_stands_in_a_catalogue() -> None:
    found = not_excused(raised())
    assert not found, "\n".join(found)


def test_terminal_and_command_line_show_nothing_but_what_stands_in_a_catalogue() -> None:
    found = not_excused(shown())
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('"""A module."""\nprint(f"written to {path}")', True),
        ('screen.table(("place", "file"), rows)', True),
        ('columns = ("place", msg("column-file"))', True),
        ('screen.line(f"{count} findings.")', True),
        ('words = "You have won" if won else ""', True),
        ('screen.line(msg("written", path=path))', False),
        ('screen.line(told["task"], LOUD)', False),
        ('screen.heading(words("terminal-over", facts))', False),
        ('command(f"baronage play {name}", help="The name of a game.")', False),
    ],
)
def test_english_that_is_shown_is_found(source: str, found: bool) -> None:
    assert bool(list(english_shown(ast.parse(source)))) is found


def test_what_is_wrong_with_options_and_campaign_files_comes_from_a_catalogue() -> None:
    found = [
        f"{place}:{line}: {text!r}"
        for place, source in modules()
        if place.startswith("games/") and "notation" not in place  # which is the same in every language
        for line, text in english_returned(ast.parse(source))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('def check(n: int) -> str:\n    return "" if n else f"there is no room for {n}"', True),
        ('def check(n: int) -> str:\n    if n:\n        return "two teams or more"\n    return ""', True),
        ('def check(n: int) -> str:\n    return "" if n else msg("no-room", number=n)', False),
        ('def name(n: int) -> str:\n    return "Strong Army" if n else "Road"', False),
    ],
)
def test_english_that_is_returned_is_found(source: str, found: bool) -> None:
    assert bool(list(english_returned(ast.parse(source)))) is found


def test_the_list_of_exceptions_names_only_what_is_one() -> None:
    speaking = {place for found in (raised(), shown()) for place, texts in found.items() if texts}
    idle = [pattern for pattern in ENGLISH if not any(fnmatch(place, pattern) for place in speaking)]
    assert not idle


@pytest.mark.parametrize(
    ("source", "found"),
    [
        ('raise ApiError("refused", "This seat is not yours.")', True),
        ('raise BadSetup(f"there is no game {name!r}") from error', True),
        ('raise ApiError("refused", msg("no-seat"), "login")', False),
        ('raise LawBroken("leak 3", "a law is for authors")', False),
    ],
)
def test_english_that_is_raised_is_found(source: str, found: bool) -> None:
    assert bool(list(english_raised(ast.parse(source)))) is found


# --- the books ------------------------------------------------------------------------------------------------------


def _ids(node: ast.AST) -> list[str]:
    if isinstance(node, ast.Constant):
        return [str(node.value)]
    if isinstance(node, ast.IfExp):
        return [*_ids(node.body), *_ids(node.orelse)]
    return []


def book_of(package: str) -> Localization:
    """The book of a package."""
    book = import_module(package).msg
    assert isinstance(book, Localization)
    return book


@pytest.mark.parametrize("package", BOOKS)
def test_all_languages_have_the_same_sentences_with_the_same_params(package: str) -> None:
    book = book_of(package)
    english = book.catalogue("en")
    assert len(book.languages) > 1
    for language in book.languages[1:]:
        other = book.catalogue(language)
        assert set(other.messages) == set(english.messages)
        for id in english.messages:
            assert other.mentions[id] <= english.mentions[id] | {"why"}, id


@pytest.mark.parametrize("package", BOOKS)
def test_whoever_says_a_sentence_gives_it_its_params(package: str) -> None:
    mentions = book_of(package).catalogue("en").mentions
    places, _ = said(package)
    assert places
    wrong = [f"{place}: {id}" for place, id, _ in places if id not in mentions]
    wrong += [
        f"{place}: {id} mentions {sorted(mentions[id])}, and is given {sorted(params)}"
        for place, id, params in places
        if id in mentions and params is not None and params != mentions[id]
    ]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("package", BOOKS)
def test_a_book_has_no_sentence_that_nobody_says(package: str) -> None:
    english = book_of(package).catalogue("en")
    idle = set(english.messages) - english.parts - said(package)[1]
    assert not idle
