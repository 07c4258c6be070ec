"""The game's own player."""

from __future__ import annotations

from typing import cast

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.match.match import Match
from baronage.games.yuan.data import LATTICE, REQUIRED
from baronage.games.yuan.state import Yuan
from tests.games.yuan.table import GAME, at, board, province, winners


def ordered(match: Match, seed: int = 1, seat: int = 0) -> tuple[int, ...]:
    """It orders: target and levels; nothing: it passes."""
    state = match.state
    chance = Chance(seed)
    clicks: list[int] = []
    while not clicks or state.draft(seat):
        action = GAME.heuristic(state.redact(seat), seat, state.actions(seat), chance)
        match.play(seat, action)
        if action == (0, 0):
            return ()
        if action[0]:
            clicks.append(action[1])
    return tuple(clicks)


@pytest.mark.parametrize("seed", range(4))
def test_it_beats_a_player_who_plays_at_random(seed: int) -> None:
    chance = Chance(seed)
    s = cast(Yuan, GAME.start(2, {"assembly": "standard"}, chance))
    me = seed % 2
    while s.stack:
        seat = s.actors()[0]
        actions = s.actions(seat)
        if seat == me:
            action = GAME.heuristic(s.redact(seat), seat, actions, chance)
        else:
            action = actions[chance.below(len(actions))]
        s.play(seat, action, chance)
    standings = s.standings()
    assert standings is not None
    assert standings.winners() == [me]


def test_it_lays_tiles_close_together() -> None:
    chance = Chance(2)
    s = cast(Yuan, GAME.start(4, {}, chance))
    while s.hands and any(s.hands):
        seat = s.actors()[0]
        s.play(seat, GAME.heuristic(s.redact(seat), seat, s.actions(seat), chance), chance)
    places = {(s.tiles[i + 1], s.tiles[i + 2]) for i in range(0, len(s.tiles), 4)}
    beside = [sum((a + da, b + db) in places for da, db in LATTICE) for a, b in places]
    assert len(places) == 15
    assert min(beside) >= 2
    assert sum(beside) / 15 > 3.5  # a strip of tiles has two neighbours each


def test_it_colonizes_first() -> None:
    match = at("AN=-t DAI=-t GUI=-t LAI=Wc PING=-t RU=Bc XIN=-t YAN=-t | W4 B4", turn=1)
    _, develop, *_ = ordered(match)
    assert develop in (1, 2)


@pytest.mark.parametrize(
    "position",
    [
        "AN=Wct BIN=Bc DAI=Wvt LAI=Wc | W7 B0",  # builds the third Temple
        "AN=Wct BIN=Bvt DAI=Wvt LAI=Wc LUO=Bc RAO=Wc1 | W0 B0",  # takes it
    ],
)
def test_it_gets_the_temple_that_wins(position: str) -> None:
    assert REQUIRED[11] == 3
    match = at(position, turn=11)
    ordered(match)
    match.play(1, "pass")
    assert winners(match) == "W"


def test_it_attacks_a_leader_who_would_win() -> None:
    # Blue wins with three Temples at the end of turn 11 unless White takes one.
    match = at("AN=Bct BIN=Bvt DAI=Bvt LAI=Bc LUO=Bc RAO=Wc1 | W0 B0", turn=11)
    ordered(match)
    match.play(1, "pass")
    assert not match.over


def test_it_keeps_its_armies_with_what_is_worth_keeping() -> None:
    # A Blue Army threatens the City AN with its Temple: walls or Armies go there.
    match = at("AN=Wct BIN=Bc FU=Bc1 LAI=Wc | W7 B0", turn=8)
    ordered(match)
    match.play(1, "B AN:M1")
    assert board(match).owner[province("AN")] == 1


def test_it_mixes_its_targets_and_knows_only_its_view() -> None:
    position = "FU=Wc NAN=Bc | W0 B0"
    assert len({ordered(at(position), seed) for seed in range(8)}) > 1
    match = at(position)
    match.play(1, "B NAN:D1")
    alone = at(position)
    alone.play(1, "B SHEN:D1")
    for seed in range(3):
        chosen = [GAME.heuristic(one.state.redact(0), 0, one.state.actions(0), Chance(seed)) for one in (match, alone)]
        assert chosen[0] == chosen[1]
    assert board(match).turn == 3
