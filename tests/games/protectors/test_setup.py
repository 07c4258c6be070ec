"""Sections A, Q and 2.9: votes, boards, start, roster."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.engine.core.errors import BadSetup
from baronage.engine.match.match import Match
from baronage.games.protectors.board.realm import land_for, ring, two_ring
from baronage.games.protectors.data import CALM, MIST
from tests.games.protectors.table import GAME, at, begin, expect, lots, play, realm, send, told, window


def vote(match: Match, *ballots: str) -> None:
    for seat, ballot in enumerate(ballots):
        if ballot:
            match.play(seat, ballot)
        else:
            match.time_out(seat)


@pytest.mark.rule("REALM-A1.01", "REALM-A1.05")
@pytest.mark.parametrize(("ballots", "provinces"), [(("grand", "grand", "normal"), 6), (("normal", "normal", ""), 3)])
def test_the_players_vote_for_the_version(ballots: tuple[str, ...], provinces: int) -> None:
    match = begin(3, [None] * 5, version="vote")
    vote(match, *ballots)
    assert realm(match).land.provinces == provinces


@pytest.mark.rule("REALM-A1.05")
@pytest.mark.parametrize(("coin", "provinces"), [(0, 2), (1, 6)])
@pytest.mark.parametrize("ballots", [("grand", "normal"), ("", "")])
def test_equal_ballots_are_decided_by_a_coin(coin: int, provinces: int, ballots: tuple[str, str]) -> None:
    match = begin(2, [coin, None, None, None, None, None], version="vote")
    vote(match, *ballots)
    assert realm(match).land.provinces == provinces
    assert "a coin decided" in told(match)


@pytest.mark.rule("REALM-A1.02")
def test_the_team_vote_is_skipped_where_no_teams_are_possible() -> None:
    match = begin(4, [], version="normal", teams="vote")
    assert "Teams, or everybody alone?" in GAME.prompt(match.state, 0)[0]
    match = begin(5, teams="vote")
    assert window(match) == "opening"
    match = begin(4, [None] * 5, teams="vote")
    vote(match, "no teams", "no teams", "no teams", "teams")
    assert window(match) == "opening"
    match = begin(4, teams="vote")
    vote(match, "teams", "teams", "teams", "no teams")
    assert "Which team do you join? Each has 2 players." in GAME.prompt(match.state, 0)[0]


@pytest.mark.rule("REALM-A1.03", "REALM-A1.04")
def test_factions_are_voted_for_and_then_how() -> None:
    match = begin(2, [None] * 5, factions="vote")
    vote(match, "no factions", "no factions")
    assert realm(match).factions == 0
    match = begin(2, [None, *[None] * 4], factions="vote")
    vote(match, "factions", "factions")
    assert "Factions by own choice, or by chance?" in GAME.prompt(match.state, 0)[0]
    vote(match, "choice", "choice")
    assert realm(match).factions == 1
    match = begin(2, [None, 0, 4, None, None, None, None], factions="vote")
    vote(match, "factions", "factions")
    vote(match, "chance", "chance")
    assert realm(match).faction == [1, 5]  # dealt before the bids


@pytest.mark.rule("REALM-A1.06")
def test_ballots_are_secret_until_all_are_in_then_published() -> None:
    match = begin(3, version="vote")
    match.play(0, "grand")
    for viewer in (1, 2, -1):
        assert match.state.redact(viewer).stack[-1].drafts[0] == ()  # type: ignore[attr-defined]
    assert "grand" not in told(match, 1).lower().replace("normal or grand", "")
    match.play(1, "normal")
    lots(match, *[None] * 5)
    match.play(2, "normal")
    assert "it will be a Normal game. Voted for it: you and C; against it: A." in told(match, 1)
    assert begin(3, version="vote").state.clock() == [("vote", "Vote", 24.0)]


@pytest.mark.rule("REALM-A2.01", "REALM-A2.08")
def test_each_player_starts_with_a_province_a_unit_and_50() -> None:
    match = begin(4)
    expect(match, "map=1:1.1 2:2.1 3:3.1 4:4.1 cash=1:50,2:50,3:50,4:50 dpl=0")


@pytest.mark.rule("REALM-A2.02", "REALM-A2.04")
@pytest.mark.parametrize(("n", "options", "p"), [(5, {}, 10), (2, {}, 6), (4, {"provinces": 52}, 52), (16, {}, 32)])
def test_a_grand_board_has_at_least_twice_as_many_provinces(n: int, options: dict[str, Any], p: int) -> None:
    match = begin(n, version="grand", **options)
    s = realm(match)
    assert s.land.provinces == p
    assert s.owner.count(-1) - 1 == p - n
    assert sum(s.units) == n
    assert realm(begin(n)).land.provinces == n


@pytest.mark.rule("REALM-A2.02")
@pytest.mark.parametrize("provinces", [7, 54, 6])
def test_a_grand_board_is_even_and_large_enough(provinces: int) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(4, {"version": "grand", "provinces": provinces})


@pytest.mark.rule("REALM-A2.03", "REALM-Q1.01", "REALM-Q1.02")
def test_the_boards_of_the_rules() -> None:
    two12 = {
        1: (2, 6, 7, 8),
        2: (1, 3, 8, 9),
        3: (2, 4, 9, 10),
        4: (3, 5, 10, 11),
        5: (4, 6, 11, 12),
        6: (1, 5, 7, 12),
        7: (1, 6, 8, 12),
        8: (1, 2, 7, 9),
        9: (2, 3, 8, 10),
        10: (3, 4, 9, 11),
        11: (4, 5, 10, 12),
        12: (5, 6, 7, 11),
    }
    land = realm(at("G/two12/6 map=")).land
    assert {place: land.adjacent[place] for place in range(1, 13)} == two12
    seven = realm(at("N/ring7/7 map=")).land
    assert [seven.adjacent[place] for place in (1, 4, 7)] == [(2, 7), (3, 5), (1, 6)]
    assert ring(2) == [(1, 2)]
    for p in (4, 6, 12, 52):
        pairs = {frozenset(pair) for pair in two_ring(p)}
        degree = [sum(place in pair for pair in pairs) for place in range(1, p + 1)]
        assert set(degree) == {3 if p == 4 else 4}
    normal = realm(at("N/two8/8 map=")).land
    assert normal.starts == (5, 1, 6, 2, 7, 3, 8, 4)
    assert all(normal.starts[i + 1] in normal.adjacent[normal.starts[i]] for i in range(7))
    for place, near in enumerate(land.adjacent):
        assert all(place in land.adjacent[other] for other in near)


LAKE = {"name": "lake", "provinces": 5, "borders": [[1, 2], [2, 3], [3, 1], [3, 4], [4, 5]], "starts": [1, 2]}


@pytest.mark.rule("REALM-Q1.02")
def test_custom_boards() -> None:
    match = begin(2, version="grand", board=LAKE)
    expect(match, "map=1:1.1 2:2.1 3:-.0 5:-.0")
    assert realm(match).land.adjacent[3] == (1, 2, 4)
    wrong: list[dict[str, Any]] = [
        {"borders": [[1, 2], [2, 3], [3, 1], [3, 4]]},  # P5 hangs loose
        {"borders": [*LAKE["borders"], [1, 1]]},  # type: ignore[misc]
        {"borders": [*LAKE["borders"], [2, 1]]},  # type: ignore[misc]
        {"starts": [1]},
        {"provinces": 3},
    ]
    for change in wrong:
        with pytest.raises(BadSetup):
            GAME.setup(2, {"version": "grand", "board": {**LAKE, **change}})
    with pytest.raises(BadSetup):
        GAME.setup(2, {"version": "normal", "board": LAKE})
    board = {**LAKE, "provinces": 8, "borders": [[i, i + 1] for i in range(1, 8)], "starts": [1, 5, 2, 6]}
    with pytest.raises(BadSetup, match="hang together"):
        GAME.setup(4, {"version": "grand", "board": board, "teams": "on"})


@pytest.mark.rule("REALM-A2.05", "REALM-A2.06")
def test_numbers_follow_the_start_positions_and_the_roster_is_published() -> None:
    match = begin(3, [[2, 0, 1], None, None, None, None])
    s = realm(match)
    assert s.number == [2, 3, 1]
    assert [s.owner[place] for place in (1, 2, 3)] == [2, 0, 1]
    roster = told_at_start(match)
    assert "C is Blue and starts in Brask." in roster
    assert "A is Purple and starts in Corva." in roster
    play(match, {1: "Bid 3", 2: "Bid 2", 3: "Bid 1"})
    send(match, 2, "send 5 to Blue")
    assert s.transfers == [0, 2, 5]


def told_at_start(match: Match) -> str:
    """The story of a new game begins after its start: play it again with a log."""
    again = GAME.start_from(match.setup, _logged(match))
    assert again.position() == match.state.position()
    return "\n".join(LOG)


LOG: list[str] = []


def _logged(match: Match) -> Any:
    from baronage.engine.core.chance import Chance
    from baronage.games.protectors.state import blank
    from baronage.games.protectors.steps.turn import VOTING, Turn

    state = blank(match.setup)
    state.stack = [Turn(VOTING)]
    state.log = []
    state.settle(Chance.forced([list(outcome) for outcome in match.record.start]))
    LOG[:] = [GAME.event_words(match.setup, event)[0] for event in state.log]
    return Chance.forced([list(outcome) for outcome in match.record.start])


@pytest.mark.rule("REALM-A2.07")
def test_the_public_board_shows_controller_units_level_and_colour() -> None:
    match = at("N/ring3/3 T3.N map=1:1.2^2 2:2.0g 3:-.0^1g rank=1>2>3")
    public = match.state.redact(-1).position()
    assert "map=1:1.2^2 2:2.0g 3:-.0^1g" in public


@pytest.mark.rule("REALM-A2.09")
def test_p_is_the_printed_number_whatever_burns() -> None:
    match = at("N/ring7/7 T3.V dpl=0 map=1:1.1 2:2.1 3:-.0g 4:-.0g 5:-.0g rank=1>2 isle=1 top=POWER,MIST cash=1:9")
    assert realm(match).dpl == 7 + 1  # the first card of the turn
    assert realm(match).land.provinces == 7


@pytest.mark.rule("REALM-E1.02")
@pytest.mark.parametrize("seed", range(5))
def test_turn_1_plays_calm_and_mist(seed: int) -> None:
    match = Match(GAME, 4, {"version": "normal", "teams": "off", "factions": "off"}, seed=seed)
    assert realm(match).decks[0][-1] == CALM
    assert realm(match).decks[1][-1] == MIST
    play(match, {1: "Bid 4", 2: "Bid 3", 3: "Bid 2", 4: "Bid 1"})
    expect(match, "cards=CALM,MIST dpl=2")


def test_land_is_shared_by_equal_games() -> None:
    options = GAME.setup(4, {}).options
    assert land_for(4, options, 1, 0) is land_for(4, options, 1, 0)
