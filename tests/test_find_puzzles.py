"""The tool that finds puzzles: what it takes for one, what it does not, and what it writes."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import baronage
from baronage.bots.characters import Ysolt
from baronage.coach.puzzles import puzzles, read_puzzles
from baronage.engine.core.chance import Chance
from tools import puzzles as tool

BRAWLING = baronage.games()["brawling"]
FEW = tool.Look(8, 12, 0.25, 0.15, 0.05)
PLAIN = max((one for one in puzzles(BRAWLING) if one.rating == 1), key=lambda one: one.margin)


def test_a_position_with_one_best_plan_is_seen() -> None:
    known = PLAIN
    found = tool.look(known.state(), known.seat, FEW, 1, clicked=True)
    assert found is not None
    assert found.plan == known.plan()
    assert found.gain >= found.margin >= FEW.margin


def test_where_all_is_lost_or_won_there_is_no_puzzle() -> None:
    even = BRAWLING.position("deck=+30 | mkt=+3 | turn=A | A t=FAR1 | B t=FAR2", 2).redact(0)
    assert tool.look(even, 0, FEW, 1, clicked=True) is None


def test_the_file_is_read_as_it_was_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "path_of", lambda game: tmp_path / "puzzles.json")
    some = list(puzzles(BRAWLING)[:3])
    assert tool.kept(BRAWLING) == []
    tool.write(BRAWLING, some)
    assert [one.to_json() for one in tool.kept(BRAWLING)] == [one.to_json() for one in some]
    text = (tmp_path / "puzzles.json").read_text()
    assert len(text.splitlines()) == len(some) + 2, "a line for each"
    assert read_puzzles(BRAWLING, json.loads(text))[0].view == some[0].view


def test_positions_are_views_in_which_somebody_has_a_choice() -> None:
    for number, (view, seat) in enumerate(tool.positions(BRAWLING, 2, 5)):
        assert view.viewer == seat
        assert len(view.actions(seat)) > 1 or view.spans(seat)
        if number > 20:
            break
    else:
        raise AssertionError("too few positions")


def test_no_more_are_taken_of_a_kind_that_is_full(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tool, "LOOKS", (FEW, replace(FEW)))
    known = PLAIN
    view, of = known.state(), tool.kind(known.state(), known.plan())
    assert of == "ExtraAction"
    assert tool.examine(BRAWLING, view, known.seat, 1, {of}) is None
    assert tool.examine(BRAWLING, view, known.seat, 1, {"Nothing"}) is not None


def test_a_character_finds_what_is_plain() -> None:
    easy, hard = PLAIN, puzzles(BRAWLING)[-1]
    assert easy.rating < hard.rating
    view = easy.state()
    found = tool.look(view, easy.seat, FEW, 1, clicked=True)
    assert found is not None
    assert tool.finds(Ysolt(), view, easy.seat, found, 1)


def test_barony_is_looked_at_when_it_is_about_to_be_decided() -> None:
    """Before, one decision changes little; where a Serf is to be chosen, until a third point is entered."""
    barony = baronage.games()["barony"]

    def sharp(*mine: str) -> bool:
        rows = [f"A H1 b0 : {' '.join(mine)}", "B H4 b0 : 2GuS1@C1.1 3SoS1@C1.2 4SoS1@C1.3"]
        return tool.is_sharp(barony.position(" | ".join(["BAR classic2 simple r50 fA tA p0", *rows, "-"])))

    assert not sharp("1ThP1@H4.1{B}", "2GuS1@H4.17{B}", "3SoS1@H1.4")
    assert sharp("1ThP1@H4.1{B}", "2GuS1@H4.17{B}", "3SoS1@H4.25{h1}")
    assert tool.is_sharp(BRAWLING.start(2, {}, Chance(1)))
