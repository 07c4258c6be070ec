"""A game again, moment by moment: what each pair of eyes is told of it."""

from __future__ import annotations

import pytest

from baronage import Chance, Match, games
from baronage.engine.core.state import PUBLIC
from baronage.engine.match.history import HistoryEntry
from baronage.engine.picture.table import Piece, applied, by_place
from baronage.pennies import table
from baronage.pennies.state import Pennies
from baronage.server.table.replay import ALL, _log_lines, moments
from tests.engine.table import PENNIES


def test_who_moved_is_told_to_the_referee_alone() -> None:
    """Who is not he would learn who was asked in secret."""
    match = Match(games()["brawling"], 2, {"first_player": "A"}, chance=Chance(1))
    match.play(0, "G")
    for viewer in (0, 1, PUBLIC):
        found = moments(match.record, viewer, 0, 9)
        assert all((it["seat"], it["text"]) == (None, "") for it in [*found["moments"], *found["marks"]])
        assert {it["move"] for it in [*found["moments"], *found["marks"]]} == {0}
    assert [(it["seat"], it["text"]) for it in moments(match.record, ALL, 0, 9)["marks"]][:2] == [(None, ""), (0, "G")]


def test_when_the_game_is_over_every_pair_of_eyes_reads_the_moves_that_it_saw() -> None:
    match = Match(games()["brawling"], 2, {"first_player": "A"}, chance=Chance(1))
    match.play(0, "G")
    match.play(0, ".")
    for viewer in (0, 1, PUBLIC, ALL):
        marks = moments(match.record, viewer, 0, 9, over=True)["marks"]
        assert [(it["move"], it["seat"], it["text"]) for it in marks] == [(0, None, ""), (1, 0, "G"), (2, 0, ".")]


def test_what_only_one_saw_exactly_is_told_once_to_who_sees_all() -> None:
    match = Match(games()["brawling"], 2, {"first_player": "A"}, chance=Chance(1))
    match.play(0, "D")
    told = {viewer: moments(match.record, viewer, 0, 9)["moments"][-1]["lines"] for viewer in (1, ALL)}
    drawn = {viewer: [line["text"] for line in lines if "drew" in line["text"]] for viewer, lines in told.items()}
    assert drawn[1] == ["A drew a card."]
    assert len(drawn[ALL]) == 1
    assert drawn[ALL] != drawn[1], "he sees which card it is"


def test_table_data_of_a_step_leads_from_the_step_before_to_what_was_seen_then() -> None:
    match = Match(PENNIES, 2, {"rounds": 2}, chance=Chance(3))
    while not match.over:
        seat = match.state.actors()[0]
        match.play(seat, match.state.actions(seat)[-1])
    for viewer in (0, PUBLIC, ALL):
        steps = [it["table"] for it in moments(match.record, viewer, 0, 99, True)["moments"]]
        assert [step.full for step in steps] == [True, *[False] * (len(steps) - 1)]
        whole = moments(match.record, viewer, 0, 99, True)
        assert [it["moment"] for it in whole["moments"]] == list(range(whole["total"]))
        pieces: list[Piece] = []
        for step in steps:
            pieces = applied(pieces, step.put, step.drop)
        state = match.state if viewer == ALL else match.state.redact(viewer)
        assert isinstance(state, Pennies)
        assert by_place(pieces) == by_place(table.pieces(state))
        kinds = {event.kind for step in steps for event in step.events}
        assert {"offered", "ended"} <= kinds
        jump = moments(match.record, viewer, 3, 1, True)["moments"]
        assert [it["table"].full for it in jump] == [True]


def _marked(language: str) -> list[str]:
    match = Match(PENNIES, 2, {}, chance=Chance(3))
    while len(match.record.moves) < 40 and not match.over:
        for seat in match.state.actors():
            match.play(seat, match.state.actions(seat)[-1])
    marks = moments(match.record, ALL, 0, 1, language=language)["marks"]
    return [mark["turn"] for mark in marks if mark["turn"]]


def test_turns_are_marked_in_the_language_of_who_looks() -> None:
    english, french = _marked("en"), _marked("fr")
    assert english[:2] == ["Round 1", "Round 2"]
    assert french == [turn.replace("Round", "Manche") for turn in english]


def test_a_move_is_marked_with_what_it_says_in_words() -> None:
    match = Match(games()["brawling"], 2, {"first_player": "A"}, chance=Chance(1))
    match.play(0, "G")
    found = moments(match.record, 0, 0, 9, over=True)
    mark = found["marks"][1]
    assert mark["words"] == found["moments"][1]["lines"][0]["text"]
    assert mark["words"]
    assert found["moments"][0]["table"].labels["zone deck"], "zones have their names"


@pytest.mark.parametrize("name", sorted(games()))
def test_every_game_says_which_event_begins_a_turn(name: str) -> None:
    game = games()[name]
    kind, param = game.begins
    assert param in game.events[kind][1], "the fact that counts the turns is one of the event's"
    match = Match(game, min(game.seats), {}, chance=Chance(5))
    began = [event for moment in match.history for event in moment.events if event[0] == kind]
    for _ in range(400):
        if began or match.over:
            break
        seat = match.state.actors()[0]
        match.play(seat, match.state.actions(seat)[0])
        began = [event for event in match.history[-1].events if event[0] == kind]
    assert [match.game.heading(match.setup, event, "fr").split()[0] for event in began[:1]] in (["Manche"], ["Tour"])


def test_what_speaks_to_one_seat_alone_is_not_told_to_who_sees_all() -> None:
    """Whether it does is seen by who is told, in whatever language: "You may look at ..." is for its reader."""
    game = games()["brawling"]
    setup = game.setup(2, {})
    kind = next(number for number, (id, _) in game.events.items() if id == "shields-asked")
    asked = (kind, 1, tuple(0 for _ in game.events[kind][1]), "")
    match = Match(game, 2, {"first_player": "A"}, chance=Chance(1))
    match.play(0, "G")
    before = [text for _, text, _ in _log_lines(match, ALL, 0, "en")]
    match.history.append(HistoryEntry(0, "x", (asked,), (1, 0, 0)))
    assert game.event_words(setup, asked, 0)[0]
    assert [text for _, text, _ in _log_lines(match, ALL, 0, "en")] == before
