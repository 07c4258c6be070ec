"""The table of Yuan as data: the order as a form with its outcome, what is seen of it, a turn in steps."""

from __future__ import annotations

import pytest

from baronage import Match
from baronage.engine.game.table import events, preview, table_view
from baronage.engine.picture.table import LONGEST_PROMPT, Msg, Preview
from tests.games.yuan.table import GAME, at, board, province, seat_of, turn

WAR = "NAN=Bc3 YI=Bv DAI=Wc FAN=Wv SHEN=Wv FU=Wc1 LAI=Wc | W5 B6"
LEVELS = ("develop", "fortify", "militarize")


def rendered(match: Match, seat: int, text: Msg, language: str = "en") -> str:
    """Return a message as the seat reads it."""
    reader = GAME.words.reader(seat, ["Ada", "Bo"], match.state.redact(seat))
    return GAME.words.msg(text[0], text[1], reader, language)


def ordered(match: Match, letter: str, land: str, **levels: int) -> Preview:
    """Return the preview of an order."""
    seat = seat_of(match, letter)
    draft = {"target": (province(land),)} | {name: (level,) for name, level in levels.items()}
    return preview(match.state.redact(seat), seat, draft)


def test_an_order_says_what_falls_and_can_be_sent() -> None:
    match = at(WAR, turn=5)
    seat = seat_of(match, "B")
    found = ordered(match, "B", "DAI", militarize=1)
    assert rendered(match, seat, found.text) == "Attack Dai."
    assert [rendered(match, seat, chip.text) for chip in found.chips][:1] == ["Dai falls"]
    assert {token.art for token in found.plans} >= {"target", "march"}
    match.play(seat, list(found.do))
    assert seat not in match.state.actors()


def test_levels_that_do_not_fit_another_land_are_dropped() -> None:
    match = at(WAR, turn=5)
    found = ordered(match, "B", "DAI", develop=3, militarize=1)
    start = {field.id: field.start for field in found.form}
    assert [start[name] for name in LEVELS] == [(), (), (1,)]
    develop = next(field for field in found.form if field.id == "develop")
    why = rendered(match, seat_of(match, "B"), develop.options[0][3])
    assert why == "only free or own land"


def test_an_order_without_a_level_cannot_be_sent() -> None:
    found = ordered(at(WAR, turn=5), "B", "DAI")
    assert found.do == ()
    assert found.text[0] == "preview-missing"


def test_an_order_that_was_sent_is_drawn_for_its_owner_alone() -> None:
    match = at(WAR, turn=5)
    seat = seat_of(match, "B")
    match.play(seat, list(ordered(match, "B", "DAI", militarize=1).do))
    assert all(token.sent for token in table_view(match.state.redact(seat)).plans)
    other = table_view(match.state.redact(1 - seat))
    assert other.plans == ()
    assert "sent" in next(row for row in other.players if row.seat == seat).marks
    (recall,) = table_view(match.state.redact(seat)).acts
    assert rendered(match, seat, recall.text) == "Take back what you have sent"


def test_a_turn_is_told_in_steps_with_the_sums_of_its_battle() -> None:
    match = at(WAR, turn=5)
    turn(match, "B DAI:M1 | W -")
    seat = seat_of(match, "B")
    seen = [event for _, _, found in match.remarks(seat) for event in found]
    shown = events(match.state.redact(seat), seen)
    heads = [rendered(match, seat, event.head) for event in shown if event.head[0]]
    assert "You attack Dai" in heads
    assert any(event.sums and event.sums[0][2] == 3 for event in shown)
    assert all(event.text[0] != "answered" for event in shown)  # a tick on the row shows who has decided


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_bar_is_short_in_every_step_before_the_first_turn(language: str) -> None:
    for options in ({}, {"assembly": "auto", "bidding": "on"}):
        match = Match(GAME, 2, options=options, seed=3)
        while not board(match).turn:
            seat = match.state.actors()[0]
            table = table_view(match.state.redact(seat))
            assert table.prompt[0].endswith("-bar")
            assert 0 < len(rendered(match, seat, table.prompt, language)) <= LONGEST_PROMPT
            match.play(seat, list(table.acts[0].do))
