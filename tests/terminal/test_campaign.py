"""A campaign at a real terminal: two Fiefdoms are founded, play, take their game home, and meet again."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.terminal.keyboard import Terminal

ORDER = " ; ".join(f"@A{number}" for number in range(1, 10))
PEASANTS = ("PeS", "PeS", "PeS", "PeP", "PeP", "PeP", "PeJ", "PeJ", "PeJ", "PeJ")
NEXT_GAME = ("play", "barony", "--players", "Ada,bot:random", "--pace", "0", "-o", "mode=campaign")
HUNT = ("-o", "homes=seats", "-o", "rosters=@ada.json,@bo.json")


def fiefdom(home: Path, *words: str) -> str:
    with Terminal(home, "barony", "fiefdom", *words) as terminal:
        assert terminal.ends() == 0
        return terminal.screen()


def document(home: Path, name: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((home / name).read_text())
    return found


def play_and_resign(home: Path, hired: int, record: str) -> None:
    with Terminal(home, *NEXT_GAME, *HUNT) as terminal:
        terminal.expect("Choose a Serf to hire.")
        terminal.expect(f"{hired} Serfs.")
        terminal.expect("\n> ")
        terminal.type("hired")
        if hired > 9:
            terminal.expect("Which nine")
            terminal.expect("\n> ")
            terminal.type(" ; ".join(f"+A{number}" for number in range(1, 10)))
        terminal.expect("Who stands on")
        terminal.expect("\n> ")
        terminal.type(f"{ORDER} ; ready")
        terminal.expect("Which of your Serfs acts?")
        terminal.expect("\n> ")
        terminal.type("resign")
        terminal.expect("Type yes")
        terminal.type("yes")
        terminal.expect("The game is over: random bot won")
        terminal.expect("Keep the record")
        terminal.type(record)
        terminal.expect(f"baronage barony fiefdom update FILE {record} --seat A")
        assert terminal.ends() == 0


@pytest.mark.slow
def test_two_games_of_a_campaign(tmp_path: Path) -> None:
    assert "The Fiefdom of Ada" in fiefdom(tmp_path, "new", "ada.json", "Ada", "ready")
    fiefdom(tmp_path, "new", "bo.json", "Bo", *PEASANTS)
    play_and_resign(tmp_path, 9, "first.txt")
    fiefdom(tmp_path, "update", "ada.json", "first.txt")
    assert "wins 1" in fiefdom(tmp_path, "update", "bo.json", "first.txt")
    assert "Peasant Sider" in fiefdom(tmp_path, "hire", "ada.json", "PeS")
    assert document(tmp_path, "ada.json")["treasury"] == 500
    play_and_resign(tmp_path, 10, "second.txt")
    fiefdom(tmp_path, "update", "bo.json", "second.txt")
    assert document(tmp_path, "bo.json")["wins"] == 2


def test_nobody_won_a_game_that_is_undecided(tmp_path: Path) -> None:
    barons = "A H1 : 1SoS1@H1.1 2SoS1@H1.2 3SoS1@H1.4 4SoS1@C1.5 | B H4 : 1SoS1@H4.1 2SoS1@H4.2 3SoS1@H4.4"
    position = f"BAR classic2 quick r20 fA tB p0 | {barons} | -"
    arguments = ("play", "barony", "--players", "Ada,Bo", "-o", "round_limit=20", "--position", position)
    with Terminal(tmp_path, *arguments) as terminal:
        terminal.expect("Press Enter")
        terminal.type("")
        terminal.expect("\nBo> ")
        terminal.type("pass")
        terminal.expect("The game is over: no one won")
        terminal.expect("undecided")
