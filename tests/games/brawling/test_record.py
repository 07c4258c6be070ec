"""Records of games that began in the middle of something."""

from __future__ import annotations

import json

import baronage
from baronage.engine.core.chance import Chance
from tests.games.brawling.table import at, do

GAME = baronage.games()["brawling"]


def replays(match: baronage.Match) -> None:
    """Both forms of the record lead to the same state."""
    for text in (match.record.text(), json.dumps(match.record.document())):
        again = baronage.Record.read(text, baronage.games()).replay()
        assert again.state.dump() == match.state.dump()


def test_a_position_that_tells_all_is_written_in_the_short_notation() -> None:
    match = at("deck=+9 | mkt=+3 | turn=A | A r=2 h=FAR1 | B")
    do(match, "R FAR1")
    assert match.record.position
    assert match.record.begun is None
    replays(match)


def test_a_card_that_all_have_seen_in_a_hand_is_kept() -> None:
    match = at("deck=+9 | mkt=KNI2,+2 | turn=A | A r=4 h=KNI1 | B")
    do(match, "M1 ; B: G")
    later = baronage.Match(GAME, state=match.state.clone(), chance=Chance(1))
    assert later.record.begun is not None
    later.play(0, "R KNI2")
    replays(later)


def test_a_game_that_goes_on_from_an_open_window() -> None:
    match = at("deck=+9 | mkt=+3 | turn=A | A t=KNI1 | B h=SHI1 t=SMI1")
    do(match, "A KNI1>SMI1")
    later = baronage.Match(GAME, state=match.state.clone(), chance=Chance(1))
    later.play(1, ".")
    replays(later)
