"""The gate: what it lets through, what it refuses, and that a refusal changes nothing."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

import baronage
from baronage.engine.core.chance import ChanceError
from baronage.engine.core.errors import Ambiguous, BadSetup, Illegal, Refusal, Unreadable
from baronage.engine.core.state import AGREE, EXPEL, LEFT, PUBLIC, RESIGN, TABLE, TIMEOUT
from baronage.engine.game.game import Game
from baronage.engine.match.match import LONGEST_TEXT, MAX_AT_ONCE, Match
from baronage.engine.match.record import Record
from baronage.games import games
from baronage.pennies import notation, verbs
from tests.engine.table import BOAST, PASS, PEEK, PENNIES, SEND, A, B, C, deal, dump, offer, raid, raided, ward


def refused(match: Match, seat: Any, what: Any, kind: type[Refusal] = Illegal) -> Refusal:
    """What the gate answers; nothing has changed."""
    before, moments = dump(match), len(match.history)
    with pytest.raises(kind) as answer:
        match.play(seat, what)
    assert type(answer.value) is kind
    assert dump(match) == before
    assert len(match.history) == moments
    assert match.state.log is None
    return answer.value


# --- one action -----------------------------------------------------------------------------------------------------


def test_a_legal_action_is_played() -> None:
    match = raided((9, 8), (3, 10))
    assert match.play(A, BOAST) == [BOAST]
    assert match.state.fields()["boasts"] == 1
    assert match.record.moves[-1].text == "boast"


def test_a_text_is_played() -> None:
    match = raided((9, 8), (3, 10))
    assert match.play(A, " Boast ") == [BOAST]
    assert match.play(A, "raid 3") == [raid(3)]


def test_an_amount_within_a_span_is_played() -> None:
    match = raided((9, 8), (3, 10))
    assert raid(7) not in match.state.actions(A)
    assert match.play(A, raid(7)) == [raid(7)]


@pytest.mark.parametrize("stake", [-1, 22, 10**30])
def test_an_amount_beyond_a_span_is_refused(stake: int) -> None:
    match = raided((9, 8), (3, 10))
    assert refused(match, A, raid(stake)).rule == "PEN-3.02"


def test_a_refusal_names_the_rule_and_says_it() -> None:
    match = raided((9, 8), (3, 10))
    match.play(A, [BOAST, BOAST])
    refusal = refused(match, A, BOAST)
    assert refusal.rule == "PEN-3.01"
    assert refusal.sentence == "You have boasted twice in this round, and that is enough."
    assert str(refusal) == f"{refusal.sentence} [PEN-3.01]"


def test_a_seat_that_is_not_waited_for_is_refused() -> None:
    assert refused(raided((9, 8), (3, 10)), B, raid(1)).rule == "PEN-3.02"


def test_a_seat_may_act_though_it_is_not_waited_for() -> None:
    match = deal((9, 8), (3, 10))
    match.play(A, [offer(9), SEND])
    assert match.state.actors() == [B]
    assert match.play(A, PEEK) == [PEEK]


@pytest.mark.parametrize("seat", [-2, 2, 99, "A", None, 1.0, True])
def test_there_is_no_such_seat(seat: Any) -> None:
    assert "This table has no seat" in refused(deal((9, 8), (3, 10)), seat, PEEK).sentence


@pytest.mark.parametrize(
    "what",
    [(), [], {}, None, 7, 1.5, b"send", [7], [()], [[0, 9]], ["", ()], (0.0, 9), (True, 9), ("o", 9), [(0, "9")]],
)
def test_what_is_no_action_is_unreadable(what: Any) -> None:
    refused(deal((9, 8), (3, 10)), A, what, Unreadable)


@pytest.mark.parametrize("text", ["", " ; ", "fly", "o", "o x", "raid 1 2", "\x00", "o 9 => 3"])
def test_a_text_that_is_no_move_is_unreadable(text: str) -> None:
    refused(deal((9, 8), (3, 10)), A, text, Unreadable)


def test_too_much_is_unreadable() -> None:
    match = deal((9, 8), (3, 10))
    refused(match, A, "o 9;" * LONGEST_TEXT, Unreadable)
    refused(match, A, [offer(9)] * (MAX_AT_ONCE + 1), Unreadable)
    refused(match, A, "o " + ",".join(["9"] * (MAX_AT_ONCE + 1)), Unreadable)


def test_a_text_that_could_mean_two_things_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(*_: object) -> None:
        raise Ambiguous("'o' could be 8 or 9")

    monkeypatch.setattr(notation, "read", read)
    assert refused(deal((9, 8), (3, 10)), A, "o", Ambiguous).sentence == "'o' could be 8 or 9"


def test_nothing_is_played_when_it_is_over() -> None:
    match = deal((9, 8), (3, 10))
    match.play(A, (RESIGN,))
    assert match.over
    for seat, what in ((A, PEEK), (B, (RESIGN,)), (B, (TIMEOUT,)), (TABLE, (EXPEL, B))):
        assert refused(match, seat, what).sentence == "The game is over."


def test_a_fault_in_the_middle_of_a_play_leaves_the_match_as_it_was() -> None:
    match = deal((9, 8), (3, 10), fall=[6])  # a die has no seventh face
    match.play(A, [offer(9), SEND])
    before = dump(match)
    with pytest.raises(ChanceError):
        match.play(B, [offer(3), SEND])
    match.undo_click(B)
    assert dump(match) == before


# --- several actions ------------------------------------------------------------------------------------------------


def test_several_actions_are_played_in_order() -> None:
    match = raided((9, 8), (3, 1))
    assert match.play(A, [BOAST, BOAST, raid(1)]) == [BOAST, BOAST, raid(1)]
    assert [move.text for move in match.record.moves[-3:]] == ["boast", "boast", "raid 1"]


def test_several_texts_are_played_in_order() -> None:
    match = raided((9, 8), (3, 1))
    assert match.play(A, "boast; raid 1") == [BOAST, raid(1)]


@pytest.mark.parametrize(("what", "kind"), [([BOAST, PASS, BOAST], Illegal), ("boast ; sing ; boast", Unreadable)])
def test_they_are_played_all_or_none(what: Any, kind: type[Refusal]) -> None:
    match = raided((9, 8), (3, 1))
    before, lines, counts = match.state.dump(), len(match.record.moves), match.counts[:]
    refused(match, A, what, kind)
    assert (match.state.dump(), len(match.record.moves), match.counts) == (before, lines, counts)
    assert match.play(A, [BOAST]) == [BOAST]


def test_a_match_takes_the_name_of_a_game() -> None:
    match = Match("fyn", seats=2, seed=3)
    assert match.game is baronage.game("fyn")
    assert str(match.record) == match.record.text()
    with pytest.raises(BadSetup, match=r"chess.*barony, brawling, fyn, protectors, yuan"):
        Match("chess")


def test_the_first_that_is_illegal_raises() -> None:
    refused(raided((9, 8), (3, 1)), A, [PASS, BOAST])


def test_they_stop_when_chance_falls() -> None:
    match = deal((9, 8), (3, 10), fall=[0])
    match.play(B, [offer(3), SEND])
    assert match.play(A, [offer(9), SEND, BOAST]) == [offer(9), SEND]
    assert match.state.actors() == [A]
    assert match.state.fields()["boasts"] == 0


def test_they_stop_when_another_is_asked() -> None:
    match = raided((9, 8), (3, 10))
    assert match.play(A, [raid(1), PEEK]) == [raid(1)]
    assert match.state.actors() == [B]


# --- drafts ---------------------------------------------------------------------------------------------------------


def test_a_draft_is_one_line_of_the_record() -> None:
    match = deal((9, 8), (3, 10))
    assert match.play(A, offer(9)) == [offer(9)]
    assert match.play(A, offer(8)) == [offer(8)]
    assert match.record.moves == []
    assert match.play(A, SEND) == [SEND]
    (move,) = match.record.moves
    assert move.actions == (offer(9), offer(8), SEND)
    assert move.text == "o 9 ; o 8 ; send"


def test_inside_a_draft_it_is_all_or_nothing() -> None:
    match = deal((9, 8), (3, 10))
    match.play(A, offer(9))
    refused(match, A, [offer(8), offer(3)])
    assert match.state.draft(A) == (offer(9),)


def test_a_whole_draft_in_one_text_is_all_or_nothing() -> None:
    match = deal((9, 8), (3, 10))
    refused(match, A, "o 9,3")
    assert match.play(A, "o 9,8") == [offer(9), offer(8), SEND]


def test_a_text_may_repeat_the_clicks_with_which_the_draft_has_begun() -> None:
    match = deal((9, 8), (3, 10))
    match.play(A, offer(9))
    with pytest.raises(Illegal, match="That’s already in your draft"):
        match.play(A, "o 9")
    refused(match, A, "o 8,9")  # another order than that of the draft
    assert match.state.draft(A) == (offer(9),)
    assert match.play(A, "o 9,8") == [offer(8), SEND]
    assert match.record.moves[-1].text == "o 9 ; o 8 ; send"


def test_what_is_sent_stays_when_a_later_draft_fails() -> None:
    match = deal((9, 8), (3, 1), top=[12, 11, 7, 6], fall=[0])
    match.play(B, [offer(3), SEND])
    match.play(A, [offer(9), SEND])
    # in the next round A holds 8 and 12
    assert match.play(A, [raid(0), offer(8), offer(5)]) == [raid(0)]
    assert match.state.draft(A) == ()
    assert match.record.moves[-1].text == "raid 0"


def test_a_side_act_is_recorded_though_a_draft_is_open() -> None:
    match = deal((9, 8), (3, 10))
    match.play(A, [offer(9), PEEK])
    assert [move.actions for move in match.record.moves] == [(PEEK,)]
    assert match.state.draft(A) == (offer(9),)
    match.play(A, SEND)
    assert [move.actions for move in match.record.moves] == [(PEEK,), (offer(9), SEND)]


def test_a_click_is_taken_back() -> None:
    match = deal((9, 8), (3, 10))
    match.play(A, offer(9))
    before = dump(match)
    match.play(A, offer(8))
    match.undo_click(A)
    assert dump(match) == before
    match.undo_click(A)
    assert match.state.draft(A) == ()


def test_there_may_be_nothing_to_take_back() -> None:
    match = deal((9, 8), (3, 10))
    match.play(A, [offer(9), SEND])
    before = dump(match)
    for seat in (A, B, TABLE):
        with pytest.raises(Illegal, match="nothing unsent"):
            match.undo_click(seat)
    with pytest.raises(Illegal, match="This table has no seat"):
        match.undo_click(7)
    assert dump(match) == before


# --- time, and farewells --------------------------------------------------------------------------------------------


def test_time_runs_out() -> None:
    match = raided((9, 8), (3, 10))
    assert match.time_out(A) == [raid(0)]
    assert match.record.moves[-1].text == "raid 0"
    match = deal((9, 8), (3, 10))
    match.play(A, offer(9))
    assert match.time_out(A) == [(TIMEOUT,)]
    assert match.record.moves[-1].text == "lapse"
    assert match.record.moves[-1].actions == ((TIMEOUT,),)


def test_silence_is_what_the_moment_prints_for_it() -> None:
    """Where the default is an ordinary action, the record tells that action: with what was drafted before, it is a decision."""
    match = raided((9, 8), (3, 10))
    assert match.play(A, (TIMEOUT,)) == [raid(0)]
    match = deal((9, 8), (3, 10))
    assert match.play(A, "lapse") == [(TIMEOUT,)]


def test_time_does_not_run_out_for_who_is_not_waited_for() -> None:
    match = raided((9, 8), (3, 10))
    assert refused(match, B, (TIMEOUT,)).sentence == "This seat has nothing to decide now."
    for seat, why in ((B, "nothing to decide now"), (TABLE, "only expel a seat")):
        with pytest.raises(Illegal, match=why):
            match.time_out(seat)


def test_a_seat_resigns() -> None:
    match = deal((9, 8), (3, 10), (1, 2))
    assert match.play(B, "resign") == [(RESIGN,)]
    assert match.record.moves[-1].text == "resign"
    assert match.history[-1].events[0][0] == LEFT
    for what in (PEEK, (RESIGN,), offer(3)):
        assert refused(match, B, what).sentence == "This seat has left the game."


def test_a_game_may_have_no_resignation() -> None:
    game = Game(PENNIES.package)
    game.meta = replace(game.meta, resign=False)
    assert refused(Match(game, 2), A, (RESIGN,)).sentence == "You can’t resign in this game."


def test_several_side_acts_are_played_though_nobody_waits_for_them() -> None:
    match = deal((9, 8), (3, 10), (1, 2), (4, 5))
    assert match.play(TABLE, "expel B ; expel C") == [(EXPEL, B), (EXPEL, C)]


def test_the_table_sends_a_seat_away() -> None:
    match = deal((9, 8), (3, 10), (1, 2))
    assert match.play(TABLE, "expel b") == [(EXPEL, B)]
    assert match.record.moves[-1].text == "expel B"
    assert refused(match, TABLE, (EXPEL, B)).sentence == "B has already left."


@pytest.mark.parametrize("what", [PEEK, (RESIGN,), (TIMEOUT,), (EXPEL,), (EXPEL, 3), (EXPEL, -1), (EXPEL, 0, 0)])
def test_the_table_does_nothing_else(what: Any) -> None:
    sentence = refused(deal((9, 8), (3, 10), (1, 2)), TABLE, what).sentence
    assert sentence.startswith("The table can only expel a seat, close an open window,")


def test_the_table_says_nothing_else() -> None:
    refused(deal((9, 8), (3, 10)), TABLE, "expel D", Unreadable)
    refused(deal((9, 8), (3, 10)), TABLE, "peek", Unreadable)


@pytest.mark.parametrize("what", [(EXPEL, B), (-7,), (TIMEOUT, 0), (RESIGN, 1)])
def test_a_seat_does_not_do_what_is_the_tables(what: Any) -> None:
    assert refused(deal((9, 8), (3, 10)), A, what).sentence == "Only the table can do that."


# --- what each has seen ---------------------------------------------------------------------------------------------


def test_each_counts_what_it_saw() -> None:
    match = raided((12, 8), (3, 10), (1, 11))
    began = match.counts[:]
    match.play(A, raid(2))  # all see it; B is asked
    assert [now - then for now, then in zip(match.counts, began, strict=True)] == [1, 1, 1, 1]
    match.play(B, PASS)  # B passes, C is asked: A and the public see nothing
    assert [now - then for now, then in zip(match.counts, began, strict=True)] == [1, 2, 2, 1]
    match.play(C, ward(11))
    assert [now - then for now, then in zip(match.counts, began, strict=True)] == [2, 3, 3, 2]
    assert [match.number(viewer) for viewer in (A, B, C, PUBLIC)] == match.counts


def test_the_numbers_of_a_story_have_no_gap() -> None:
    match = raided((12, 8), (3, 10), (1, 11))
    match.play(A, raid(2))
    match.play(B, PASS)
    match.play(C, PASS)
    for viewer in (A, B, C, PUBLIC):
        story = match.story(viewer)
        assert [number for number, _ in story] == list(range(1, match.number(viewer) + 1))
        assert all(events for _, events in story)
    kinds = [[event[0] for _, events in match.story(viewer) for event in events] for viewer in (A, B, C, PUBLIC)]
    assert [verbs.PASSED in kind for kind in kinds] == [False, True, True, False]
    assert [verbs.ASKED in kind for kind in kinds] == [False, True, True, False]


def test_a_draft_counts_when_it_is_sent() -> None:
    """A click that is taken back leaves no gap either, and a replay, which knows no clicks, counts the same."""
    match = deal((9, 8), (3, 10))
    match.play(A, offer(9))
    match.play(A, offer(8))
    match.undo_click(A)
    assert match.counts == [0, 0, 0]
    assert [event[0] for event in match.history[0].seen(A)] == [verbs.DRAFTED]
    assert match.history[0].seen(B) == []
    match.play(A, SEND)
    assert match.counts == [1, 0, 0]


def test_an_event_does_not_tell_who_else_sees_it() -> None:
    match = deal((9, 8), (3, 10), (1, 2), top=[12])
    match.play(B, PEEK)
    moment = match.history[-1]
    assert [event[2] for event in moment.seen(B)] == [(B, 12)]
    assert [event[2] for event in moment.seen(C)] == [(B, 0)]
    assert {event[1] for event in moment.seen(C)} == {1 << C}


def test_a_story_in_words() -> None:
    match = raided((9, 8), (3, 10))
    match.play(A, BOAST)
    number, sentence, rules = match.log(B)[-1]
    assert (number, sentence, rules) == (match.number(B), "A boasted.", ("PEN-3.01",))
    assert match.log(PUBLIC)[-1][1] == "A boasted."
    match.play(B, (RESIGN,))
    assert match.log(A)[-2][1] == "B resigned."
    other = deal((9, 8), (3, 10), (1, 2))
    other.play(TABLE, (EXPEL, C))
    assert other.log(A)[-1][1] == "C was expelled."


# --- draws ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", [*games().values(), PENNIES], ids=lambda game: game.name)
def test_the_table_ends_a_game_as_a_draw_and_the_record_says_so(game: Game) -> None:
    rng = random.Random(7)
    match = Match(game, seed=3)
    for _ in range(8):
        seat = rng.choice(match.state.actors())
        match.play(seat, rng.choice(match.state.actions(seat)))
    refused(match, 0, (AGREE,))
    assert match.play(TABLE, "agree") == [(AGREE,)]
    standings = match.state.standings()
    assert standings is not None
    assert [(seat.place, seat.points) for seat in standings.seats] == [(1, 0.5)] * len(standings.seats)
    assert game.prompt(match.state, 0)[0] == "Draw agreed."
    assert match.log(0)[-1][1] == "The players agreed on a draw."
    text = match.record.text()
    assert "table: agree" in text or " AGREE" in text
    again = Record.read(text, {game.name: game}).replay()
    assert again.state.dump() == match.state.dump()
    assert again.record.text() == text


def test_nobody_agrees_alone() -> None:
    match = raided((9, 8), (3, 10), (2, 1))
    match.play(TABLE, (EXPEL, C))
    match.state.left |= 1 << B
    assert "Only one player" in str(refused(match, TABLE, (AGREE,)))
