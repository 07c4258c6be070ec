"""Whose games these are: told in CREDITS.md and on the page "About", from one source."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import baronage
from baronage.server.http.lobby import show_game

PAGE = (Path(__file__).resolve().parent.parent / "CREDITS.md").read_text()


@pytest.mark.parametrize("name", baronage.games())
def test_the_page_of_credits_tells_what_each_game_says_of_its_makers(name: str) -> None:
    game = baronage.games()[name]
    section = PAGE.partition(f"\n## {game.title}\n")[2].partition("\n## ")[0]
    assert game.meta.credits
    for what, who in game.meta.credits:
        assert f"| {what} | {who} |" in section


@pytest.mark.parametrize("name", baronage.games())
def test_the_page_about_tells_it_in_the_readers_language(name: str) -> None:
    game = baronage.games()[name]
    assert show_game(game)["credits"] == [list(one) for one in game.meta.credits]
    french = show_game(game, "fr")["credits"]
    assert [len(one) for one in french] == [2] * len(game.meta.credits)
    for (what, who), (quoi, qui) in zip(game.meta.credits, french, strict=True):
        assert quoi != what or what == "Illustrations"
        assert set(re.findall(r"[A-Z][a-z]{4,} [A-Z][a-z]+", who)) <= set(
            re.findall(r"[A-Z][a-z]{4,} [A-Z][a-z]+", qui)
        )
        assert not re.search(r"\b(and|with|not|the)\b", qui)


def test_the_licence_covers_our_work_alone() -> None:
    assert "independent program" in PAGE
    assert "It does not cover the games themselves" in PAGE
