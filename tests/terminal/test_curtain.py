"""Secret questions on one device: its way round the table tells nobody who has something to choose."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from baronage import Chance, Match, games
from baronage.engine.core.state import State
from baronage.games.brawling.data import CODE_NUMBER, FIRST, IS_AID, RULES
from baronage.terminal.play import Session
from baronage.terminal.screen import Screen
from baronage.terminal.seats import Occupant
from baronage.terminal.table import Table

BRAWLING = games()["brawling"]
NOTHING = "You have nothing to choose now."


def card(name: str) -> int:
    return FIRST[CODE_NUMBER[name[:3]]] + int(name[3:]) - 1


def dealt(*hands: str) -> Chance:
    """A shuffle that deals these hands."""
    wanted = [card(name) for hand in hands for name in hand.split()]
    rest = [number for number in RULES.decks[1] if number not in wanted and not IS_AID[number]]
    return Chance.forced([rest + wanted[::-1], None])  # the end of a deck is its top


class People:
    """Persons who answer from a list, by whom they are asked; what the device said is kept in order."""

    def __init__(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.path = tmp_path / "game.json"
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        self.said = ""

    def play(self, match: Match, occupants: list[str], answers: list[str]) -> None:
        """Run until the answers are used up."""
        left: Iterator[str] = iter(answers)

        def answer(prompt: str) -> str:
            if prompt.startswith("Press Enter"):
                return ""
            typed = next(left, None)
            if typed is None:
                raise EOFError
            seat, _, text = typed.partition(": ")
            assert prompt == f"{seat}> ", f"{prompt!r} where {typed!r} was expected"
            return text

        self.monkeypatch.setattr("builtins.input", answer)
        table = Table(match, [Occupant(text) for text in occupants], 0, self.path)
        assert Session(table, Screen(colour=False)).run() == 0
        assert next(left, None) is None, "not every answer was asked for"
        self.said = self.capsys.readouterr().out


@pytest.fixture
def people(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> People:
    return People(tmp_path, monkeypatch, capsys)


def at(position: str) -> State:
    return BRAWLING.position(position)


def way(said: str) -> list[str]:
    """To whom the device went, with a '-' behind those who had nothing to choose."""
    found: list[str] = []
    for match in re.finditer(rf"Pass the device to (\w)|({NOTHING})", said):
        if match[1]:
            found.append(match[1])
        else:
            found[-1] += "-"
    return found


@pytest.mark.rule("BRAWL-2.06")
def test_in_a_bid_the_device_goes_to_those_who_can_bid_nothing_too(people: People) -> None:
    only_peasants, mixed = "FAR1 FAR2 FAR3 FAR4 INN1", "KNI1 KNI2 SHI1 INN2 BAR1"
    people.play(Match(BRAWLING, 2, chance=dealt(only_peasants, mixed)), ["Ada", "Bo"], ["Bo: F KNI1"])
    assert way(people.said)[:2] == ["A-", "B"]
    people.play(Match(BRAWLING, 2, chance=dealt(mixed, only_peasants)), ["Ada", "Bo"], ["Ada: F KNI1"])
    assert way(people.said)[:2] == ["A", "B-"]


@pytest.mark.rule("BRAWL-2.06")
def test_who_bids_first_does_not_learn_whether_the_next_had_a_choice(people: People) -> None:
    only_peasants, mixed = "FAR1 FAR2 FAR3 FAR4 INN1", "KNI1 KNI2 SHI1 INN2 BAR1"
    people.play(Match(BRAWLING, 2, chance=dealt(mixed, only_peasants)), ["Ada", "Bo"], ["Ada: F KNI1"])
    for_ada, _, for_bo = people.said.partition("Pass the device to B")
    assert "B showed" not in for_ada
    assert "Bo showed" not in for_ada
    assert "showed Knight for the first turn" in for_bo


@pytest.mark.rule("BRAWL-9.23")
def test_in_a_shield_window_the_device_goes_to_every_owner_of_a_threatened_unit(people: People) -> None:
    threat = "deck=+20 | mkt=+3 | turn=A | A t=KNI1,KNI2 | B h={} t=FAR1 | C h={} t=FAR2 | D h=SHI3 t=FAR3"
    attack = "Ada: A KNI1>FAR1 ; A KNI2>FAR2"
    names = ["Ada", "Bo", "Cy", "Di"]
    match = Match(BRAWLING, state=at(threat.format("SHI1", "INN1")))
    people.play(match, names, [attack, "Bo: ."])
    assert way(people.said)[:3] == ["A", "B", "C-"]
    match = Match(BRAWLING, state=at(threat.format("INN1", "SHI1")))
    people.play(match, names, [attack, "Cy: ."])
    assert way(people.said)[:3] == ["A", "B-", "C"]
    match = Match(BRAWLING, state=at(threat.format("SHI1", "SHI2")))
    people.play(match, names, [attack, "Bo: S SHI1>FAR1", "Cy: ."])
    assert way(people.said)[:3] == ["A", "B", "C"]
    # D owns no threatened unit; who holds no card at all, as everybody can see, need not be visited
    match = Match(BRAWLING, state=at(threat.format("SHI1", "")))
    people.play(match, names, [attack, "Bo: ."])
    assert way(people.said) == ["A", "B"]


def test_with_one_person_and_bots_there_is_no_curtain(people: People) -> None:
    match = Match(BRAWLING, state=at("deck=+20 | mkt=+3 | turn=A | A t=KNI1 | B h=SHI1 t=FAR1"))
    people.play(match, ["me", "bot:random"], [": A KNI1>FAR1"])
    assert way(people.said) == []


@pytest.mark.rule("BRAWL-2.10")
def test_signs_are_shown_one_behind_the_other(people: People) -> None:
    mixed, other = "KNI1 KNI2 SHI1 INN2 BAR1", "ARC1 ARC2 SHI2 INN1 BAR2"
    match = Match(BRAWLING, 2, chance=dealt(mixed, other))
    people.play(match, ["Ada", "Bo"], ["Ada: F -", "Bo: F -", "Ada: F rock", "Bo: F paper", "Bo: G"])
    assert match.record.moves[-1].text == "G"
    before, _, _ = people.said.partition("Round 1")
    assert "paper" not in before.rsplit("Pass the device to B", 1)[0].rsplit("Pass the device to A", 1)[0]
