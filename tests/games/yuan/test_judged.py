"""The law of the judge, and the sentences, in every question of the game and at every click of an order."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from baronage.engine.core.state import PUBLIC, TIMEOUT, State
from baronage.engine.match.match import Match
from baronage.games.yuan import verbs
from baronage.laws.legality import check_event_message, check_legality, check_sentences
from tests.games.params import check
from tests.games.yuan.table import GAME, at, turn


def looked_at(match: Match) -> None:
    """All seats and the spectators look at what is asked."""
    state = match.state
    for seat in range(match.setup.seats):
        view = state.redact(seat)
        check_legality(state, view, seat, random.Random(seat))
        check_sentences(view, seat, state.actions(seat))
    check_sentences(state.redact(PUBLIC), PUBLIC, [])
    for moment in match.history:
        for event in moment.events:
            check_event_message(state, event, 0)


CLICKS = {
    "free land": ("AN", "D1", "F2", "M2"),
    "land out of reach": ("DAI", "D3", "F1", "M1"),
    "an own City": ("RAO", "D3", "F3", "M3"),
    "an own Village": ("YI", "D0", "F2", "M1"),
    "an enemy's Province": ("BIN", "D0", "F3", "M3"),
    "free land to be attacked": ("LUO", "D0", "F0", "M2"),
    "a double City": ("TAO", "D2", "F1", "M0"),
}
TABLE = "AN=-t BIN=Bcw1 JIA=Bcst LAI=Wc RAO=Wc2 RU=Bv TAO=Wd YI=Wv | W40 B2"


@pytest.mark.parametrize("powers", ["off", "on"])
@pytest.mark.parametrize("clicks", CLICKS.values(), ids=CLICKS)
def test_every_click_of_an_order(clicks: tuple[str, ...], powers: str) -> None:
    match = at(TABLE, powers=powers)
    looked_at(match)
    for click in clicks:
        match.play(0, click)
        looked_at(match)
    match.play(0, "commit")
    looked_at(match)
    match.play(0, "recall")
    looked_at(match)


QUESTIONS: list[tuple[str, dict[str, Any], str]] = [
    ("t=5 map=STD2 pos=BIN=Bc LAI=Wc chao=W0 B0/6!", {"powers": "on"}, "planning-owing"),
    ("t=5 map=STD2 pos=BIN=Bct LAI=Bct chao=W0 B0", {}, "planning-nowhere"),
    ("t=16 map=STD2 pos=BIN=Bct LAI=Wct chao=W9 B0", {}, "planning"),
    ("t=5 map=STD2 pos=BIN=Bc LAI=Wc1 chao=W20 B3", {"rivers": "on", "powers": "on"}, "planning"),
    ("t=0 map=STD2 clans=WB seats=-0 -0 ask=capital:2 pos=LAI=Wc", {}, "founding-others"),
    ("t=0 map=STD2 clans=WB seats=-0 -0 ask=vote pos=LAI=Wc RU=Bc", {}, "voting"),
    ("t=0 map=STD2 clans=WB seats=-0 -0 ask=vote:map:1 pos=", {"agreement": "unanimous"}, "voting"),
    ("t=0 map=STD2 clans=WB seats=-6 -6 ask=bid:1,2:1 pos=LAI=Wc RU=Bc", {"bidding": "on"}, "bidding"),
    ("t=0 map=STD2 clans=WB seats=-6 -4 ask=take:2 pos=LAI=Wc RU=Bc", {"bidding": "on"}, "clan-choice-others"),
]


@pytest.mark.parametrize(("position", "options", "question"), QUESTIONS)
def test_every_other_question(position: str, options: dict[str, Any], question: str) -> None:
    match = Match(GAME, state=GAME.position(position, options=options))
    assert question in [match.state.stack[-1].prompt_id(match.state, seat) for seat in (0, 1)]
    looked_at(match)


def test_the_three_clicks_of_a_tile() -> None:
    match = Match(GAME, 2, {}, seed=4)
    seat = match.state.actors()[0]
    for _ in range(3):
        looked_at(match)
        match.play(seat, match.state.actions(seat)[-1])
    looked_at(match)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["mystic_island", "foreign_invasion"])
def test_where_an_island_or_an_automatic_clan_forbids_more(scenario: str) -> None:
    seats = {"mystic_island": 4, "foreign_invasion": 3}[scenario]
    match = Match(GAME, seats, {"scenario": scenario}, seed=2)
    rng = random.Random(3)
    for _ in range(60):
        looked_at(match)
        for seat in match.state.actors()[:1]:
            match.play(seat, rng.choice(match.state.actions(seat)))


@pytest.mark.rule("YUAN-P1.09")
def test_who_is_late_is_told_that_it_stands() -> None:
    match = at("BIN=Bc LAI=Wc | W4 B4")
    match.play(0, (TIMEOUT,))
    looked_at(match)
    assert GAME.prompt(match.state, 0, names=("Ada", "Bo"))[0] == (
        "Your time is over: you pass this turn. Waiting for Bo. All orders are shown together."
    )
    for move in ((verbs.RECALL,), verbs.PASS):
        refused = GAME.refusal(match.state, 0, move)
        assert (refused.rule, refused.sentence) == (
            "YUAN-P1.09",
            "Your time is over: you pass this turn, and that stands.",
        )


@pytest.mark.parametrize(
    ("position", "orders", "options"),
    [
        ("BIN=Bcw1 LAI=Wc RAO=Wc2 | W9 B0", "W BIN:M2F2 | B -", {"repelled": "home"}),
        ("BIN=Bcs1 LAI=Wc RAO=Wc2 | W9 B0", "W BIN:M1 | B BIN:M1", {"repelled": "home"}),
        ("BIN=Bv GUI=Bv1 LUO=Bv RAO=Wc3 RU=Bv | W20 B0", "W BIN:M3F3 | B -", {}),
        ("AN=Wc LAI=Bc | W0 B9", "B LAI:D3 | W -", {}),
        ("BIN=Oc2 RAO=Wc | W9 O9", "O RAO:M1 | W RAO:F3", {"powers": "on"}),
        ("BIN=Wd LAI=Wc RAO=Bc | W9 B0", "W LAI:F1 | B -", {"powers": "on"}),
        ("BIN=Yc LUO=Wv RAO=Wc | W0 Y9", "Y BIN:F2 | W -", {"powers": "on"}),
        ("BIN=Bc LAI=Wc | W0 B1", "B BIN:F2 | W -", {"powers": "on"}),
    ],
)
def test_every_event_of_a_turn_can_be_said_and_foretold(position: str, orders: str, options: dict[str, Any]) -> None:
    match = at(position, **options)
    turn(match, orders)
    looked_at(match)
    assert all(line for _, line, _ in match.log())


def test_the_params_are_as_before() -> None:
    def ordered(clicks: tuple[str, ...], powers: str) -> State:
        match = at(TABLE, powers=powers)
        for click in clicks:
            match.play(0, click)
        return match.state

    places: dict[str, Callable[[], State]] = {}
    for name, clicks in CLICKS.items():
        for count in range(len(clicks) + 1):
            places[f"{name} {count}"] = partial(ordered, clicks[:count], "on")
        places[f"{name} off"] = partial(ordered, clicks, "off")
    for position, options, _ in QUESTIONS:
        places[f"{position} {options}"] = partial(GAME.position, position, options=options)
    check(Path(__file__).parent, places)
