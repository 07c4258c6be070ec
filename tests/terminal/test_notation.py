"""Notation, codes and the numbers of rules are shown to who asks for them, and to nobody else."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from baronage import games
from baronage.engine.core.errors import Refusal
from baronage.engine.core.state import RESIGN
from baronage.engine.game.table import table_view
from baronage.engine.questions import Question, ask
from baronage.terminal.play import Session
from baronage.terminal.screen import Screen
from baronage.terminal.seats import read_sitters
from baronage.terminal.table import Table
from tests.terminal.keyboard import Terminal

RULE = re.compile(r"\b[A-Z]{3,}-[A-Z0-9]+\.[0-9]+")
CODE = re.compile(r"[A-Za-z]\d|\d[A-Za-z]|\d,-?\d|[@>+:{}]\S")  # FAR1, P3, 0,-1, @1,0, +b20
DECISIONS = 40  # and then one gives up
LOOKS = ("board", "hand", "log all", "?", "view")


class Player:
    """Somebody who answers by numbers, looks round now and then, and notes how notation calls what is on the table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.chance = random.Random(5)
        self.codes: set[str] = set()
        self.decisions = self.answers = 0
        self.typed = self.keys()

    def __call__(self, prompt: str) -> str:
        self.answers += 1
        assert self.answers < 400, prompt
        if "Type yes" in prompt:
            return "yes"
        if "Enter to go back" in prompt:
            low, high = re.findall(r"\d+", prompt)
            return str(self.chance.randint(int(low), int(high)))
        if prompt != "> ":  # where the record is kept
            return "n"
        return next(self.typed)

    def keys(self) -> Iterator[str]:
        for number in range(DECISIONS):
            self.note()
            if number % 8 == 0:
                yield from LOOKS
            yield from ("", "", str(1 + self.chance.randrange(self.most())))
            self.decisions += 1
        while True:
            yield "resign" if self.may_resign() else "1"

    def may_resign(self) -> bool:
        try:
            self.table.match.check(self.table.persons()[0], (RESIGN,))
        except Refusal:
            return False
        return True

    def asked(self) -> Question:
        seat = self.table.persons()[0]
        return ask(self.table.match.state.redact(seat), seat)

    def most(self) -> int:
        return max(1, min(6, len(self.asked().choices)))

    def note(self) -> None:
        """The codes of what lies there, and of what may be done."""
        match = self.table.match
        seat = self.table.persons()[0]
        view = match.state.redact(seat)
        code = match.game.hook("table", "code")
        codes = [code(view, piece) for piece in table_view(view).pieces] if code is not None else []
        texts = [choice.text for choice in self.asked().choices]
        words = [word for text in (*texts, *codes) for word in text.split()]
        self.codes.update(word for word in words if CODE.search(word))


def played(
    name: str, notation: bool, home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> tuple[str, set[str]]:
    """All that was on the screen in a short game, and the codes that could have been."""
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    game = games()[name]
    seats = max(2, game.seats[0])
    occupants = read_sitters(["me", *["bot:random"] * (seats - 1)])
    table = Table.new(game, occupants, dict(game.meta.first), 3, home / "game.json")
    player = Player(table)
    monkeypatch.setattr("builtins.input", player)
    assert Session(table, Screen(colour=False, notation=notation)).run() == 0
    assert table.match.over
    assert player.decisions > 5
    return capsys.readouterr().out, player.codes


@pytest.mark.parametrize("name", list(games()))
def test_a_whole_game_is_told_in_words(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screens, codes = played(name, False, tmp_path, monkeypatch, capsys)
    assert not RULE.findall(screens)
    shown = {word.strip(".,;()[]") for word in screens.split()}
    assert codes
    assert codes & shown == set()


@pytest.mark.parametrize("name", list(games()))
def test_who_asks_for_notation_sees_it(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    screens, codes = played(name, True, tmp_path, monkeypatch, capsys)
    assert RULE.findall(screens)
    assert codes & set(screens.split())


def test_it_is_switched_on_and_off_at_the_table(tmp_path: Path) -> None:
    position = "deck=+20 | mkt=+3 | turn=A | A r=4 h=EXT1,FAR1,KNI1 | B r=1 h=SHI1 t=FAR2"
    with Terminal(tmp_path, "play", "brawling", "--pace", "0", "--position", position) as terminal:
        terminal.expect("\n> ")
        assert "FAR1" not in terminal.screen()
        terminal.type("?")
        terminal.expect("show or hide notation")
        terminal.expect("\n> ")
        terminal.type("notation")
        terminal.expect("FAR1 Farm")
        terminal.expect("BRAWL-")
        terminal.expect("R FAR1")
        terminal.expect("Notation is shown")
        terminal.expect("\n> ")
        terminal.type("notation")
        terminal.expect("Notation is no longer shown")
        terminal.expect("\n> ")
        terminal.type("R FAR1")  # what is not shown can be typed all the same
        terminal.expect("Recruit another unit")


def test_plain_words_are_answered_with_the_options_that_come_nearest(tmp_path: Path) -> None:
    position = "deck=+20 | mkt=+3 | turn=A | A r=4 h=EXT1,FAR1,KNI1 | B r=1 h=SHI1 t=FAR2"
    with Terminal(tmp_path, "play", "brawling", "--pace", "0", "--position", position) as terminal:
        terminal.expect("\n> ")
        terminal.type("recruiting the farm please")
        terminal.expect("Do you mean one of these?")
        terminal.expect("1 Recruit a Peasant (Farm)")
        terminal.expect("\n> ")
        terminal.type("1")
        terminal.expect("Recruit another unit")


def test_an_amount_is_asked_for(tmp_path: Path) -> None:
    position = "N/ring3/3 T3.C rank=1>2>3 map=1:1.3 2:2.3 3:3.3 cash=1:60,2:20,3:20"
    with Terminal(tmp_path, "play", "protectors", "--pace", "0", "--position", position) as terminal:
        terminal.expect("\n> ")
        number = re.search(r"(\d+) How much do you bid\? From 0 to 60", terminal.screen())
        assert number, terminal.screen()
        terminal.type(number[1])
        for typed in ("61", "many"):
            terminal.expect("A number from 0 to 60, or Enter to go back: ")
            terminal.type(typed)
        terminal.expect("go back: ")
        terminal.type("")
        terminal.expect("\n> ")
        terminal.type(number[1])
        terminal.expect("go back: ")
        terminal.type("37")
        terminal.expect("37")
        terminal.expect("\n> ")
