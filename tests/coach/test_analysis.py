"""The judgement of a whole game."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

import pytest

import baronage
from baronage.bots import bot
from baronage.bots.search import Budget
from baronage.coach import Analysis, Point, analyse, verdict
from baronage.coach.analysis import blamed, turning_points
from baronage.coach.reason import MAX_WORDS
from baronage.coach.verdict import GOOD, MISTAKE, Judgement
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument
from baronage.engine.core.state import TABLE
from baronage.engine.match.match import Match
from baronage.engine.match.record import Record

SMALL = Budget(600)


@pytest.fixture(autouse=True)
def quick_judge(monkeypatch: pytest.MonkeyPatch) -> None:
    """Games that confirm a loss always do, and none is played: `test_verdict.py` has those that are."""
    monkeypatch.setattr(verdict, "playouts", lambda *_: (0.2, 0.02, 4))


@lru_cache(maxsize=8)
def finished(name: str, seats: int = 2) -> Record:
    """A short game: the first seat plays at random, the others do not."""
    game = baronage.games()[name]
    match = Match(game, seats, {"decks": 1} if name == "brawling" else {}, seed=4)
    chance = Chance(1)
    while not match.over:
        seat = match.state.actors()[0]
        player = bot("heuristic" if seat or name != "brawling" else "random")
        match.play(seat, list(player.plan(match.state.redact(seat), seat, chance)))
    return match.record


@lru_cache(maxsize=1)
def followed() -> tuple[Analysis, list[Analysis], list[tuple[int, int]]]:
    """The analysis of a game, what was shown before its end, and how far it said that it was."""
    shown: list[Analysis] = []
    told: list[tuple[int, int]] = []
    found = analyse(finished("brawling"), 0, SMALL, tell=lambda done, of: told.append((done, of)), show=shown.append)
    return found, shown, told


def of_brawling() -> Analysis:
    return followed()[0]


def test_the_curve_ends_with_the_result_and_its_parts_add_up() -> None:
    found = of_brawling()
    standings = finished("brawling").replay().state.standings()
    assert standings is not None
    assert found.points[-1].chance == (1.0 if standings.winners() == [0] else 0.0)
    assert found.points[-1].move == len(finished("brawling").moves)
    for last, point in pairwise(found.points):
        assert 0 <= point.chance <= 1
        assert point.own + point.luck + point.others == pytest.approx(point.chance - last.chance)
        assert point.seat == 0 or point.own == 0
    assert sum(found.shares().values()) == pytest.approx(found.points[-1].chance - found.points[0].chance)


def test_random_play_is_blamed_with_what_was_better_and_why() -> None:
    found = of_brawling()
    poor = [one for one in found.decisions if one.verdict in ("doubtful", "mistake")]
    assert len(poor) >= 2
    for one in poor:
        assert one.better
        assert one.better_words
        assert len(one.reason.split()) <= MAX_WORDS
        assert one.loss >= 0.05
        assert one.loss > 2 * one.error
    for one in found.decisions:
        if one.verdict not in ("doubtful", "mistake"):
            assert not one.better
    assert sum(found.counts().values()) <= len(found.decisions)


def test_every_decision_of_the_seat_is_there_once() -> None:
    found = of_brawling()
    record = finished("brawling")
    numbers = [number for one in found.decisions for number in range(one.first, one.move + 1)]
    assert numbers == [number for number, move in enumerate(record.moves, 1) if move.seat == 0]


@pytest.mark.slow
def test_the_same_simulations_and_seed_give_the_same_and_json_keeps_it() -> None:
    assert analyse(finished("brawling"), 0, SMALL) == of_brawling()
    kept = json.loads(json.dumps(of_brawling().to_json()))
    assert Analysis.from_json(kept) == of_brawling()


def test_a_form_of_another_time_and_nonsense_are_refused() -> None:
    kept = of_brawling().to_json()
    with pytest.raises(BadDocument, match="form 99"):
        Analysis.from_json({**kept, "analysis": 99})
    with pytest.raises(BadDocument, match="Not an analysis"):
        Analysis.from_json({**kept, "points": [{"move": 1}]})
    with pytest.raises(BadDocument, match="no seat 2"):
        analyse(finished("brawling"), 2, SMALL)


def test_it_can_be_stopped_at_any_time() -> None:
    found = analyse(finished("brawling"), 0, Budget(10**9, seconds=0.0))
    assert not found.whole
    assert len(found.points) == len(of_brawling().points)
    assert {one.verdict for one in found.decisions} <= {"unseen", "forced"}


def test_it_tells_how_far_it_is() -> None:
    told = followed()[2]
    assert told == sorted(told)
    assert told[-1][0] == told[-1][1]


def test_it_judges_from_what_the_seat_could_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every world in which something is tried is filled from a view, never the state itself."""
    from baronage.bots.search import Trials

    seen: list[int] = []
    own = Trials.__init__

    def watched(self: Trials, view: object, seat: int, depth: int, chance: Chance) -> None:
        seen.append(view.viewer)  # type: ignore[attr-defined]
        own(self, view, seat, depth, chance)  # type: ignore[arg-type]

    monkeypatch.setattr(Trials, "__init__", watched)
    analyse(finished("brawling"), 1, Budget(10))
    assert set(seen) == {1}


@pytest.mark.slow
@pytest.mark.parametrize("name", ["yuan", "protectors"])
def test_games_with_secret_orders(name: str) -> None:
    record = finished(name, 2 if name == "yuan" else 4)
    found = analyse(record, 1, Budget(200))
    assert found.decisions
    assert any(one.verdict in ("best", "good") for one in found.decisions)
    sheets = [one for one in found.decisions if one.verdict in ("best", "good", "doubtful", "mistake")]
    assert len({one.events for one in sheets}) > 1, "what was written on a sheet is told, not that it was sent"
    assert not any("has decided" in told for told in told_in(found)), "that is nothing that anybody did"
    assert not any(told.startswith("Act on") and "free beside" in told for told in told_in(found)), (
        "an order, not a menu"
    )
    assert not any("end the order" in told and ", " in told for told in told_in(found)), "nor that it was sent"
    if name == "yuan":  # after the deal it leaves nothing to chance: what surprises is what the other wrote
        assert all(point.luck == 0 for point in found.points[14:])
        assert any(point.others for point in found.points[14:])


def test_turning_points_are_the_largest_lasting_changes_one_for_what_a_seat_did_in_a_row() -> None:
    chances = [(0, 0.5), (0, 0.8), (0, 0.7), (1, 0.65), (0, 0.1), (1, 0.12), (0, 0.2), (0, 0.19)]
    points = [Point(at, seat, chance, 0.0, 0.0, 0.0, "a deed") for at, (seat, chance) in enumerate(chances)]
    found = [(turn.point, round(turn.change, 2)) for turn in turning_points(points)]
    assert found == [(1, 0.2), (4, -0.53), (6, 0.07)]
    assert turning_points(points[-2:]) == ()
    nameless = [replace(point, events="") for point in points]
    assert turning_points(nameless) == (), "what nobody did is no turning point"


def test_a_dip_of_one_position_is_no_turning_point() -> None:
    chances = [0.6, 0.61, 0.2, 0.6, 0.61]
    assert (
        turning_points([Point(at, at % 2, chance, 0.0, 0.0, 0.0, "a deed") for at, chance in enumerate(chances)]) == ()
    )


def told_in(found: Analysis) -> list[str]:
    return [point.events for point in found.points] + [one.events for one in found.decisions]


def test_no_more_than_a_quarter_is_blamed_and_never_a_heading_told() -> None:
    found = of_brawling()
    poor = [one for one in found.decisions if one.verdict in ("doubtful", "mistake")]
    assert 4 * len(poor) <= len(found.decisions)
    assert not any(told.startswith("Round ") for told in told_in(found))


def test_first_findings_are_shown_before_the_end() -> None:
    whole, shown, _ = followed()
    coarse, curve, first = shown[:3]
    assert not coarse.whole
    assert len(coarse.points) == len(whole.points), "the curve comes first, from few samples"
    assert (curve.points[-1], curve.turns) == (whole.points[-1], whole.turns)
    assert sum(curve.counts().values()) < sum(first.counts().values()) < sum(whole.counts().values())


@pytest.mark.slow
def test_windows_that_the_table_held_open_are_played_on() -> None:
    """As at a server: somebody looks at a moment in which nobody is asked, and only the table knows it."""
    match = Match(baronage.games()["brawling"], 2, {"decks": 1}, seed=4, hold_windows=True)
    chance, held = Chance(1), 0
    while not match.over:
        if match.state.is_held():
            held += 1
            match.play(TABLE, "close")
            continue
        seat = match.state.actors()[0]
        match.play(seat, list(bot("heuristic").plan(match.state.redact(seat), seat, chance)))
    assert held
    record = Record.from_document(match.record.document(), baronage.games())
    found = analyse(record, 0, Budget(1))
    assert found.points[-1].move == len(record.moves)


def test_what_goes_down_although_nothing_was_better_is_not_the_players_fault() -> None:
    point = Point(7, 0, 0.4, -0.06, -0.02, 0.0, "")
    sound = Judgement((), GOOD, 0.4, loss=0.04)
    poor = Judgement((), MISTAKE, 0.4, loss=0.15, better=((1,),))
    for judged, own in ((None, 0.0), (sound, 0.0), (poor, -0.15)):
        found = blamed(point, judged)
        assert found.own == own
        assert found.luck == point.luck
        assert found.own + found.luck + found.others == pytest.approx(-0.08)
