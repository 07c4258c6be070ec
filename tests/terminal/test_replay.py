"""Going through a record at the keyboard."""

from __future__ import annotations

from pathlib import Path

import pytest

from baronage import Match, Unreadable, games
from baronage.engine.core.state import FULL, PUBLIC
from baronage.terminal.replay import Replay, read_viewer
from baronage.terminal.screen import Screen
from tests.terminal.keyboard import Terminal

BRAWLING = games()["brawling"]
POSITION = "deck=+12 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=4 h=FAR1,FAR2 t=SMI1 | B r=2 h=PRI1,SHI1 t=FAR3"


@pytest.fixture
def match() -> Match:
    """Four moves: two by A (a Recruit in two steps, one of them taken back), two by B."""
    match = Match(BRAWLING, state=BRAWLING.position(POSITION), names=["Ada", "Bo"])
    match.play(0, "R FAR1")
    match.undo(0)
    match.play(0, "G")
    match.play(1, "M1")
    return match


def test_by_keys(tmp_path: Path, match: Match) -> None:
    (tmp_path / "game.txt").write_text(match.record.text())
    with Terminal(tmp_path, "replay", "game.txt", "--seat", "all", "--pace", "0", "--notation") as terminal:
        for typed, shown in (
            (None, "Move 0 of 4: the beginning"),
            ("", "Move 1 of 4 · Ada: R FAR1"),
            ("next", "Move 2 of 4 · Ada: undo"),
            ("back", "Move 1 of 4 · Ada: R FAR1"),
            ("back", "Move 0 of 4: the beginning"),
            ("back", "Move 0 of 4: the beginning"),
            ("3", "Move 3 of 4 · Ada: G"),
            ("7", "there is no move 7"),
            ("dance", "'dance' is none of"),
            ("?", "jump to move 12"),
            ("last", "The record stops here"),
            ("first", "Move 0 of 4"),
            ("auto", "Move 4 of 4 · Bo: M1"),
        ):
            if typed is not None:
                terminal.expect("replay> ")
                terminal.type(typed)
            terminal.expect(shown)
        terminal.expect("replay> ")
        terminal.type("quit")
        assert terminal.ends() == 0


def test_the_viewpoint_can_be_changed_on_the_way(tmp_path: Path, match: Match) -> None:
    (tmp_path / "game.txt").write_text(match.record.text())
    with Terminal(tmp_path, "replay", "game.txt", "--seat", "A") as terminal:
        terminal.expect("replay> ")
        terminal.type("4")
        terminal.expect("Bo took the Knight card")
        terminal.expect("replay> ")
        assert "Prison" not in terminal.raw
        terminal.type("seat Bo")
        terminal.expect("Prison")
        terminal.expect("You took the Knight card")
        terminal.expect("replay> ")
        terminal.type("seat Z")
        terminal.expect("unknown viewpoint ‘z’")
        terminal.expect("replay> ")
        terminal.interrupt()
        assert terminal.ends() == 130


def test_every_moment_is_the_match_as_it_stood(match: Match) -> None:
    shown = Replay(match.record, Screen(colour=False), FULL)
    assert shown.last == 4
    assert shown.states[-1].dump() == match.state.dump()
    assert shown.states[2].position() == shown.states[0].position()
    assert [len(moments) > 0 for moments in shown.moments] == [False, True, True, True, True]


def test_viewpoints_are_those_of_people_by_name_or_as_the_rules_call_the_seat() -> None:
    names = ["Ada", "Wat"]
    assert read_viewer(BRAWLING, names, "all") == FULL
    assert read_viewer(BRAWLING, names, " Public ") == PUBLIC
    texts = ("A", "b", "ada", "wat", "Wat")
    assert [read_viewer(BRAWLING, names, text) for text in texts] == [0, 1, 0, 1, 1]
    with pytest.raises(Unreadable, match="use Ada, Wat, public or all"):
        read_viewer(BRAWLING, names, "C")
