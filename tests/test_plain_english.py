"""Wording of docstrings and English messages: no folder has more hits of the linter than its limit."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tools.plain_english import (
    DOCSTRING,
    EXCEPTIONS,
    LIMITS,
    MESSAGE,
    ROOT,
    UNCHECKED,
    Hit,
    counts,
    docstrings,
    excess,
    hits,
    limits,
    matches,
    messages,
    write,
)


def test_no_folder_exceeds_its_limit() -> None:
    report = excess(hits(), limits())
    assert not report, "\n".join(report)


def test_limits_name_existing_folders() -> None:
    for table in limits().values():
        for folder in table:
            assert (ROOT / folder).is_dir(), folder


@pytest.mark.parametrize(
    ("text", "pattern"),
    [
        ("What a seat may do.", "D1"),
        ("Of catalogues the terms alone.", "D2"),
        ("The same, for a view.", "D3"),
        ("Does everybody know it?", "D4"),
        ("The game; None: there is none.", "D5"),
        ("A loop that stands still is told of.", "D6"),
        ("The seat that somebody left.", "D7"),
        ("A view, made anew.", "D8"),
        ("A view for these eyes.", "D9"),
        ("Return the view of a seat.", ""),
        ("Return `eyes` as a set.", ""),
        ("A round of rock, paper, scissors.", ""),
    ],
)
def test_docstrings_match_their_pattern(text: str, pattern: str) -> None:
    assert matches(text, DOCSTRING)[:2] == pattern


@pytest.mark.parametrize(
    ("text", "pattern"),
    [
        ("Only who tied plays.", "C1"),
        ("Somebody sits there.", "C2"),
        ("There is nothing any more.", "C3"),
        ("The host is asked.", "C4"),
        ("You do not sit here.", "C5"),
        ("It is your turn.", "C6"),
        ("All notices", "C7"),
        ("Ada's turn", "C8"),
        ("Choose a card to discard", ""),
        ("rock | paper | scissors", ""),
    ],
)
def test_messages_match_their_pattern(text: str, pattern: str) -> None:
    assert matches(text, MESSAGE)[:2] == pattern


def test_docstrings_are_found_as_python_finds_them() -> None:
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for file in (*(ROOT / "src/baronage/engine/core").glob("*.py"), *(ROOT / "tools").glob("*.py")):
        code = file.read_text(encoding="utf-8")
        nodes = [node for node in ast.walk(ast.parse(code)) if isinstance(node, kinds)]
        expected = sorted(
            " ".join(text.split("\n\n")[0].split()) for node in nodes if (text := ast.get_docstring(node))
        )
        assert sorted(text for _, text in docstrings(code)) == expected, file


def test_messages_are_read_without_names_and_selectors() -> None:
    text = "won = { WHO($seat) ->\n    [you] You win { $points }.\n   *[other] { NAME($seat) } wins.\n }\n\nhint = A hint\n"
    assert list(messages(text)) == [(1, "| | You win X. | X wins. "), (6, "A hint")]


def test_a_new_hit_is_reported_with_its_place_and_newest_first(tmp_path: Path) -> None:
    old = [Hit(Path("tools/a.py"), 3, "D1 question word as subject", "What it is.")]
    write(old, tmp_path / "limits.toml")
    accepted = limits(tmp_path / "limits.toml")
    assert excess(old, accepted) == []
    report = excess([Hit(Path("tools/b.py"), 7, "D4 question", "Is it?"), *old], accepted)
    assert report[0].startswith("tools: 2 docstrings, at most 1 ")
    assert report[1] == "  tools/b.py:7: D4 question: Is it?"


def test_every_exception_is_needed_and_has_a_reason() -> None:
    texts = [file.read_text(encoding="utf-8") for file in (ROOT / "src").rglob("*en.ftl")]
    texts.append((ROOT / "frontend/locale/en.ftl").read_text(encoding="utf-8"))
    for phrase, reason in EXCEPTIONS.items():
        assert reason
        assert any(re.search(phrase, text) for text in texts), phrase
    for name, reason in UNCHECKED.items():
        assert reason
        assert list((ROOT / "src").rglob(name)), name


def test_folders_are_packages_and_subpackages() -> None:
    def folder(path: str) -> str:
        return Hit(Path(path), 1, "D4 question", "").folder

    assert folder("src/baronage/author.py") == "src/baronage"
    assert folder("src/baronage/bots/search/halving.py") == "src/baronage/bots"
    assert folder("src/baronage/server/container.py") == "src/baronage/server"
    assert folder("src/baronage/server/club/ratings.py") == "src/baronage/server/club"
    assert folder("tools/club/week.py") == "tools"
    assert folder("frontend/locale/en.ftl") == "frontend/locale"
    assert set(counts([])) == {"docstrings", "messages"}
    assert LIMITS.is_file()
