"""Drawings: what every file must hold to."""

from __future__ import annotations

import re

import pytest

from baronage.engine.picture.drawings import drawings, version
from baronage.games import games

MAX = 3200  # letters of a file
SIZES = {"0 0 96 64", "0 0 64 64"}


@pytest.mark.parametrize("game", games())
def test_each_drawing_is_small_and_can_stand_in_a_page_many_times(game: str) -> None:
    for name, text in drawings(games()[game].package).items():
        assert len(text) <= MAX, name
        assert not re.search(r'\sid="|<script|<style|href=|\son\w+=', text), name
        size = re.match(r'<svg xmlns="http://www.w3.org/2000/svg" viewBox="([\d ]+)"', text)
        assert (size[1] if size else "") in SIZES, name


def test_a_game_without_drawings_has_the_shared_ones() -> None:
    assert set(drawings("baronage.pennies")) == {"back"}


def test_the_version_changes_with_the_drawings() -> None:
    known = [game.package for game in games().values() if len(drawings(game.package)) > 1]
    assert len({version(package) for package in known}) == len(known) > 0
