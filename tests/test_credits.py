"""Whose games these are: told in CREDITS.md and on the page "About", from one source."""

from __future__ import annotations

from pathlib import Path

import pytest

import baronage

PAGE = (Path(__file__).resolve().parent.parent / "CREDITS.md").read_text()


@pytest.mark.parametrize("name", baronage.games())
def test_the_page_of_credits_tells_what_each_game_says_of_its_makers(name: str) -> None:
    game = baronage.games()[name]
    section = PAGE.partition(f"\n## {game.title}\n")[2].partition("\n## ")[0]
    assert game.meta.credits
    for what, who in game.meta.credits:
        assert f"| {what} | {who} |" in section


def test_the_licence_covers_our_work_alone() -> None:
    assert "independent programme" in PAGE
    assert "It can't cover the games themselves" in PAGE
