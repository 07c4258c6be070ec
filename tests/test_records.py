"""Finished games dropped into tests/records/<game>/ are replayed to their end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import baronage
from baronage.engine.match.record import comparable

RECORDS = sorted(Path(__file__).parent.glob("records/*/*.txt"))


def test_there_are_records_of_every_game() -> None:
    assert {path.parent.name for path in RECORDS} == set(baronage.games())


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_record_replays_to_its_end(path: Path) -> None:
    record = baronage.Record.read(path.read_text(encoding="utf-8"), baronage.games())
    assert record.game.name == path.parent.name
    match = record.replay()
    assert match.over
    standings = match.state.standings()
    assert standings is not None
    assert comparable(standings.document()) == comparable(record.result)
    again = baronage.Record.read(json.dumps(match.record.document()), baronage.games()).replay()
    assert again.state.dump() == match.state.dump()


@pytest.mark.parametrize("name", ["Ada\u2028Bo", "Ada\x85", "Ada\x0bBo", "A // B", "# => ;", 'A"B'])
def test_names_with_odd_characters_stand_on_their_line(name: str) -> None:
    game = next(iter(baronage.games().values()))
    match = baronage.Match(game, seed=1, names=[name, "Bo"])
    assert baronage.Record.read(match.record.text(), baronage.games()).names == [name, "Bo"]
