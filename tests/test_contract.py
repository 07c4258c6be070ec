"""The names that programs outside the project rely on (docs/design.md, section 3)."""

from __future__ import annotations

import json
from typing import Any

import pytest

import baronage
from baronage import EXPEL, RESIGN, TABLE, TIMEOUT, Ambiguous, Chance, Illegal, Match, Record, State, Unreadable

GAME = baronage.games()["brawling"]
POSITION = "deck=+12 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=4 h=FAR1 t=far2,MER1 w=kni2 k=ARC1 | B t=FAR3"


def start() -> State:
    return GAME.start(seats=2, options={}, chance=Chance(seed=7))


def at_position() -> State:
    return GAME.position(POSITION, seats=2, options={})


def through_json(document: dict[str, Any]) -> dict[str, Any]:
    back: dict[str, Any] = json.loads(json.dumps(document))
    return back


def test_a_game_tells_its_seats() -> None:
    assert 2 in GAME.seats


def test_a_match_is_the_game_that_its_seed_makes() -> None:
    match = Match(GAME, seats=2, options={}, seed=7)
    assert match.state.dump() == start().dump()
    assert isinstance(match.record, Record)


def test_the_gate_takes_an_action_several_or_their_notation_and_returns_what_was_played() -> None:
    for what in ((3,), [(3,)], "G"):
        assert Match(GAME, state=at_position()).play(0, what) == [(3,)]


def test_back_takes_back_the_last_click_that_is_not_sent() -> None:
    match = Match(GAME, seats=2, options={}, seed=7)
    before = match.state.dump()
    click = match.state.actions(0)[0]
    match.play(0, click)
    assert match.state.draft(0) == (click,)
    match.undo_click(0)
    assert match.state.dump() == before


def test_several_are_waited_for_when_they_choose_at_once() -> None:
    state = start()
    assert state.actors() == [0, 1]
    for seat in state.actors():
        assert len(set(state.actions(seat))) == len(state.actions(seat)) > 0
        assert state.spans(seat) == []
        assert state.default(seat) == (TIMEOUT,)


def test_clocks_tell_the_open_windows() -> None:
    assert start().clock() == [("BRAWL-DEC01", "Bid for the first turn", 0.0)]


def test_playing_changes_the_state_in_place_and_leaves_its_clone_alone() -> None:
    state = at_position()
    before, clone = state.dump(), state.clone()
    state.play(0, (3,), Chance(seed=1))
    assert state.dump() != before
    assert clone.dump() == before


def test_a_view_has_a_part_for_all_and_a_part_of_its_own() -> None:
    state = start()
    views = [state.view(0), state.view(1), state.view(None)]
    assert views[0]["open"] == views[1]["open"] == views[2]["open"]
    assert views[0]["own"] != views[1]["own"]
    assert views[2]["own"] == {}
    assert [view["viewer"] for view in views] == [0, 1, -1]
    assert GAME.load(through_json(views[0])).view(0) == views[0]


def test_a_sample_can_not_be_told_from_the_real_one() -> None:
    state = start()
    sample = state.sample(0, Chance(seed=1))
    assert sample.view(0) == state.view(0)
    assert sample.dump() != state.dump()


def test_a_dump_and_its_state_both_ways() -> None:
    state = start()
    assert GAME.load(through_json(state.dump())).dump() == state.dump()


def test_a_position_and_its_notation_both_ways() -> None:
    text = at_position().position()
    assert GAME.position(text, seats=2, options={}).position() == text


def test_a_move_and_its_notation_both_ways() -> None:
    state = at_position()
    for action in state.actions(0):
        assert state.read(0, state.write(0, action)) == [action]


def test_standings_come_with_the_end() -> None:
    match = Match(GAME, state=at_position())
    assert match.state.standings() is None
    match.play(0, "resign")
    standings = match.state.standings()
    assert standings is not None
    assert standings.rule in GAME.rules
    assert [(row.place, row.points, row.status) for row in standings.seats] == [(2, 0.0, "left"), (1, 1.0, "in")]


@pytest.mark.parametrize(
    ("text", "error", "rule"),
    [("V ARC1", Illegal, "BRAWL-8.03"), ("banana", Unreadable, ""), ("A kni>FAR3", Ambiguous, "")],
)
def test_three_texts_and_their_three_errors(text: str, error: type[baronage.Refusal], rule: str) -> None:
    match = Match(GAME, state=GAME.position(POSITION.replace("w=kni2", "w=kni2,kni3")))
    before = match.state.dump()
    with pytest.raises(error) as refused:
        match.play(0, text)
    assert type(refused.value) is error
    assert refused.value.rule == rule
    assert match.state.dump() == before


def test_the_table_sends_a_seat_away_and_a_seat_may_resign_or_keep_silent() -> None:
    for seat, action, left in ((TABLE, (EXPEL, 1), 0b10), (0, (RESIGN,), 0b01), (0, (TIMEOUT,), 0)):
        match = Match(GAME, state=at_position())
        assert action not in match.state.actions(0)
        match.play(seat, action)
        assert match.state.left == left
    with pytest.raises(Illegal):
        Match(GAME, state=at_position()).play(0, (EXPEL, 1))


def test_a_notebook_shows_a_state() -> None:
    assert at_position()._repr_svg_().startswith("<svg")


def test_former_names_of_a_match_work_with_a_warning() -> None:
    match = Match(GAME, seats=2, options={}, seed=7)
    before = match.state.dump()
    match.play(0, match.state.actions(0)[0])
    with pytest.warns(DeprecationWarning, match="undo_click"):
        match.back(0)
    assert match.state.dump() == before
    with pytest.warns(DeprecationWarning, match="time_out"):
        assert match.lapse(0) == [(TIMEOUT,)]
