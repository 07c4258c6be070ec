"""Reading in the rules: ids, words, and the sections that stand beside the rules."""

from __future__ import annotations

import pytest

from baronage import Unreadable, games
from baronage.terminal.rulebook import passages, plain, show_contents, show_passage, show_rules
from baronage.terminal.screen import Screen

FYN = games()["fyn"]


def read(capsys: pytest.CaptureFixture[str], text: str) -> str:
    show_rules(Screen(colour=False), FYN, text)
    return capsys.readouterr().out


def test_a_section_is_read_by_its_title(capsys: pytest.CaptureFixture[str]) -> None:
    told = read(capsys, "Your  FIRST game")
    assert "Your first game ──" in told
    assert "1. Your realm begins with your Capital." in told
    assert "**" not in told
    assert "counter Earthquake on my Cities  only for a centre of that type" in read(capsys, "standing answers")
    assert "ATK P2:0,1 FROM 0,1 {A,S}" in read(capsys, "moves")
    assert "Positions:" in read(capsys, "notation")  # with what stands below it


def test_words_find_rules_before_they_find_titles(capsys: pytest.CaptureFixture[str]) -> None:
    assert "FYN-D4.31" in read(capsys, "siege")
    assert "Town is the best card" in read(capsys, "play well")  # in no rule, but in a title
    with pytest.raises(Unreadable):
        read(capsys, "xylophone")
    with pytest.raises(Unreadable):
        read(capsys, "((")


def test_a_section_with_rules_is_no_passage() -> None:
    titles = {title for title, _ in passages(FYN).values()}
    assert {"Your first game", "Notation", "How to play well"} <= titles
    assert not {"Siege", "Rules", "Setup"} & titles


def test_the_contents_name_what_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    show_contents(Screen(colour=False), FYN)
    told = capsys.readouterr().out
    assert "FYN-C1.01 to FYN-C1.08" in told
    assert "(rules your first game): Your first game," in told


@pytest.mark.parametrize("name", games())
def test_every_section_of_every_page_can_be_shown(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    game = games()[name]
    assert passages(game)
    for title, lines in passages(game).values():
        show_passage(Screen(colour=False), title, lines)
        assert capsys.readouterr().out.count("\n") > 1


def test_a_fence_is_left_as_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    show_passage(Screen(colour=False), "Code", ["Look:", "```", "a  *b*", "  c", "```", "Done."])
    assert capsys.readouterr().out.splitlines()[2:] == ["Look:", "a  *b*", "  c", "Done."]


def test_marks_of_the_page_are_left_out() -> None:
    assert plain("a **bold** *site*, `code` and 2 * 3 * 4") == "a bold site, code and 2 * 3 * 4"
