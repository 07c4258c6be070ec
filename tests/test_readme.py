"""What the pages for strangers promise works: their examples run, their commands and links too."""

from __future__ import annotations

import doctest
import io
import os
import re
import shlex
from pathlib import Path

import pytest

from baronage import Chance, Match, games
from baronage.cli import main

ROOT = Path(__file__).resolve().parent.parent
PAGES = ["README.md", "docs/terminal.md", "docs/records.md"]
EVERY_PAGE = ["README.md", *sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("docs/**/*.md"))]
LINKED = [*EVERY_PAGE, "CONTRIBUTING.md", "CREDITS.md", "CHANGELOG.md", "bench/README.md"]
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.M | re.S)
POSITION = "deck=+12 | mkt=+3 | turn=A | A r=4 h=FAR1 t=far2 | B t=FAR3"
# What stands for something else in the pages, and what would take long.
MEANT = {
    "coach FILE": "coach game.txt --simulations 10 --seconds 2",
    "FILE": "game.txt",
    "…": POSITION,
    "--games 1000": "--games 2",
}
MEANT |= {"fuzz brawling": "fuzz brawling --games 2"}


def blocks(page: str, *languages: str) -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return [code for language, code in BLOCK.findall(text) if language in languages]


def commands(page: str) -> list[str]:
    """Every call of the command that a page shows, in a block or in a line of text."""
    lines = [line.partition(" #")[0].strip() for code in blocks(page, "sh") for line in code.splitlines()]
    text = BLOCK.sub("", (ROOT / page).read_text(encoding="utf-8"))
    lines += re.findall(r"`((?:\./play|baronage) [^`]+)`", text)
    return sorted({line for line in lines if re.match(r"(\./play|baronage)\b", line)})


# Each command once, whichever pages show it and whichever way.
SHOWN = {command.replace("./play", "baronage"): (page, command) for page in PAGES[::-1] for command in commands(page)}


@pytest.mark.parametrize(
    "command", [pytest.param(command, id=f"{page}: {command}") for page, command in SHOWN.values()]
)
def test_every_command_that_is_shown_works(
    command: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With nobody at the keyboard, in a folder that holds the record of a game and a saved one."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    match = Match(games()["brawling"], 2, {"first_player": "A"}, chance=Chance.sealed(b"\1" * 32))
    while not match.over:
        seat = match.state.actors()[0]
        match.play(seat, match.state.actions(seat)[0])
    Path("game.txt").write_text(match.record.text(), encoding="utf-8")
    if "--resume" in command:
        with pytest.raises(SystemExit):
            main(["play", "brawling"])
    for shown, meant in MEANT.items():
        command = command.replace(shown, meant)
    words = shlex.split(command)
    if words[0] == "./play" and (len(words) == 1 or words[1].startswith("-")):  # as the script does
        words.insert(1, "serve")
    monkeypatch.setattr("baronage.server.run.serve.serve", lambda *args: None)  # which would go on for ever
    with pytest.raises(SystemExit) as end:
        main(words[1:])
    assert end.value.code in (0, None), capsys.readouterr().err


@pytest.mark.parametrize("page", [page for page in EVERY_PAGE if blocks(page, "pycon")])
def test_the_examples_of_a_page_give_what_it_says(page: str) -> None:
    examples = "\n".join(blocks(page, "pycon"))
    test = doctest.DocTestParser().get_doctest(examples, {}, page, page, 0)
    assert len(test.examples) > 5
    printed: list[str] = []
    result = doctest.DocTestRunner().run(test, out=printed.append)
    assert result.failed == 0, "".join(printed)


# The list of names in docs/design.md is no program; tests/test_contract.py holds what it promises.
@pytest.mark.parametrize("page", [page for page in EVERY_PAGE if blocks(page, "python") and page != "docs/design.md"])
def test_plain_python_of_the_pages_runs(page: str) -> None:
    for code in blocks(page, "python"):
        exec(compile(code, page, "exec"), {})


def anchors(page: Path) -> set[str]:
    """The headings of a page, as links name them."""
    headings = re.findall(r"^#+ (.*)$", BLOCK.sub("", page.read_text(encoding="utf-8")), re.M)
    return {re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("page", LINKED)
def test_every_link_leads_somewhere(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for target, anchor in re.findall(r"\]\(([^)#:]*)(?:#([^):]*))?\)", text):
        file = (ROOT / page).parent / target if target else ROOT / page
        assert file.exists(), target
        assert not anchor or anchor in anchors(file), f"{target}#{anchor}"


@pytest.mark.parametrize("page", LINKED)
def test_every_file_of_the_package_that_a_page_names_is_there(page: str) -> None:
    text = BLOCK.sub("", (ROOT / page).read_text(encoding="utf-8"))
    for name in re.findall(r"`((?:engine|server|laws|games|bots)(?:/\w+)+\.py)`", text):
        assert any(ROOT.glob(f"src/baronage/**/{name}")), name


@pytest.mark.parametrize("name", ["play", "check"])
def test_the_two_commands_are_there_to_be_run(name: str) -> None:
    assert f"./{name}" in blocks("README.md", "sh")[0]
    assert os.access(ROOT / name, os.X_OK)
