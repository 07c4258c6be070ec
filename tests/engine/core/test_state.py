"""The flow: frames that wait, frames that run, sheets, and seats that leave."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import (
    ALL,
    EXPEL,
    FULL,
    LEFT,
    PUBLIC,
    PUBLIC_BIT,
    RESIGN,
    TABLE,
    TIMEOUT,
    Drafts,
    SimultaneousStep,
    State,
    Step,
    audience_bit,
    frozen,
    plain,
)
from baronage.pennies import verbs
from baronage.pennies.state import Pennies
from baronage.pennies.steps import Offers, Raid, RaidWindow
from tests.engine.table import BOAST, PEEK, PENNIES, SEND, A, B, C, deal, hand, offer, raid, raided, ward

QUIET = Chance.forced([])


class Count(Step[Any]):
    """A frame that runs: it counts down, then pops."""

    FIELDS: ClassVar[tuple[str, ...]] = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def run(self, s: Any, chance: Chance) -> None:
        s.bank += 1
        if self.left > 1:
            s.stack[-1] = Count(self.left - 1)
        else:
            s.stack.pop()


def top(state: State) -> Any:
    return state.stack[-1]


# --- frames ---------------------------------------------------------------------------------------------------------


def test_frames_run_until_one_waits() -> None:
    state = raided((9, 8), (3, 10)).state
    state.stack.append(Count(3))
    assert state.actors() == []
    state.settle(QUIET)
    assert state.fields()["bank"] == 60 - 1 + 3
    assert state.actors() == [A]


def test_what_is_decided_now_and_what_is_in_progress() -> None:
    state = raided((9, 8), (3, 10)).state
    frame = top(state)
    assert state.on_top(Raid) is frame
    state.stack.append(Count(3))
    assert (state.on_top(Raid), state.find(Raid), state.find(Offers)) == (None, frame, None)
    state.stack.clear()
    assert (state.on_top(Count), state.find(Count)) == (None, None)


def test_a_frame_is_written_with_its_name_and_fields() -> None:
    assert RaidWindow(1, 5, 2, 4, 0).dump() == ["RaidWindow", 1, 5, 2, 4, 0]
    assert Offers(3, 1, ((offer(4), SEND), ())).dump() == ["Offers", 3, 1, [[[0, 4], [1]], []]]


def test_the_game_ends_where_it_is() -> None:
    state = deal((9, 8), (3, 10), fall=[0], options={"rounds": 1}).state
    for seat, card in ((A, 9), (B, 3)):
        state.play(seat, offer(card), QUIET)
        state.play(seat, SEND, Chance.forced([0] if seat == B else []))
    state.play(A, raid(0), QUIET)
    assert state.stack == []
    assert state.actors() == []
    assert state.actions(A) == []
    assert state.spans(A) == []
    assert state.default(A) == (TIMEOUT,)
    assert state.draft(A) == ()
    assert state.clock() == []
    standings = state.standings()
    assert standings is not None
    assert standings.winners() == [A]


def test_each_play_forgets_the_outcomes_of_the_last() -> None:
    chance = Chance.forced([[*range(1, 13)], 4])
    state = PENNIES.start(2, {}, chance)
    assert len(chance.outcomes) == 1
    state.play(A, offer(12), chance)
    assert chance.outcomes == []


def test_open_windows_are_told_outermost_first() -> None:
    match = raided((9, 8), (3, 10))
    assert match.state.clock() == []
    match.play(A, raid(3))
    assert match.state.windows() == [("window", 0, 1.0)]
    assert match.state.clock() == [("window", "Raid", 1.0)]


def test_nested_lists_and_tuples() -> None:
    value = [1, (2, [3, (4,)]), []]
    assert plain(value) == [1, [2, [3, [4]]], []]
    assert frozen(plain(value)) == (1, (2, (3, (4,))), ())
    assert plain(7) == frozen(7) == 7


def test_everybody_includes_the_spectators() -> None:
    assert audience_bit(2) == 4
    assert audience_bit(PUBLIC) == PUBLIC_BIT
    assert ALL & audience_bit(PUBLIC)
    assert ALL & audience_bit(61)


# --- sheets ---------------------------------------------------------------------------------------------------------


def test_sheets_wait_for_all_who_are_due() -> None:
    state = deal((9, 8), (3, 10), (1, 2)).state
    assert state.actors() == [A, B, C]
    state.play(B, offer(3), QUIET)
    assert state.draft(B) == (offer(3),)
    assert state.actors() == [A, B, C]
    state.play(B, SEND, QUIET)
    assert state.draft(B) == (), "what is sent is no draft"
    assert state.actors() == [A, C]
    assert state.actions(B) == [PEEK], "a side act is open to who has sent"
    assert state.committed


def test_a_sheet_is_seen_by_its_seat_alone() -> None:
    state = deal((9, 8), (3, 10)).state
    state.play(B, offer(3), QUIET)
    assert top(state.redact(B)).drafts == ((), (offer(3),))
    for viewer in (A, PUBLIC):
        assert top(state.redact(viewer)).drafts == ((), ())
    state.play(B, SEND, QUIET)
    assert top(state.redact(B)).sent == 2
    for viewer in (A, PUBLIC):
        assert top(state.redact(viewer)).sent == 0, "who has sent is secret"
        assert top(state.redact(viewer)).due == 3, "who is due is not, in this game"


def test_who_is_due_may_be_secret_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Offers, "DUE_IS_PUBLIC", False)
    monkeypatch.setattr(Offers, "SENT_IS_PUBLIC", True)
    state = deal((9, 8), (3, 10), (1, 2)).state
    state.play(B, offer(3), QUIET)
    state.play(B, SEND, QUIET)
    assert [(top(state.redact(viewer)).due, top(state.redact(viewer)).sent) for viewer in (A, B, PUBLIC)] == [
        (1, 2),
        (2, 2),
        (0, 2),
    ]


def test_a_side_act_leaves_the_draft_alone() -> None:
    state = deal((9, 8), (3, 10), top=[12]).state
    state.play(A, offer(9), QUIET)
    state.play(A, PEEK, QUIET)
    assert state.draft(A) == (offer(9),)
    assert PEEK not in state.actions(A)


def test_silence_drops_the_draft() -> None:
    state = deal((9, 8), (3, 10), (1, 2)).state
    state.play(A, offer(9), QUIET)
    assert state.default(A) == (TIMEOUT,)
    state.play(A, (TIMEOUT,), QUIET)
    assert top(state).drafts[A] == ()
    assert state.actors() == [B, C]


def test_a_click_is_taken_back() -> None:
    state = deal((9, 8), (3, 10)).state
    state.play(A, offer(9), QUIET)
    state.play(A, offer(8), QUIET)
    top(state).undo_click(state, A)
    assert state.draft(A) == (offer(9),)


def test_a_sample_fills_the_sheets_of_the_others() -> None:
    state = deal((9, 8), (3, 10), (1, 2)).state
    state.play(A, offer(9), QUIET)
    state.play(A, SEND, QUIET)
    state.play(B, offer(3), QUIET)
    drafts = set()
    for seed in range(80):
        sample = state.sample(A, Chance(seed))
        sheets = top(sample)
        assert sheets.drafts[A] == (offer(9), SEND)
        assert sheets.sent & 1
        assert sample.actors(), "somebody must still be waited for"
        for seat in (B, C):
            sent = bool(sheets.sent >> seat & 1)
            assert sent == (sheets.drafts[seat][-1:] == (SEND,))
            assert all(action[1] in hand(sample, seat) for action in sheets.drafts[seat][:-1])
        drafts.add(sheets.drafts[B])
    assert () in drafts
    assert len(drafts) > 10


def test_a_sample_fills_the_sheets_of_those_who_are_known_to_have_sent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Offers, "SENT_IS_PUBLIC", True)
    state = deal((9, 8), (3, 10), (1, 2)).state
    state.play(B, offer(3), QUIET)
    state.play(B, SEND, QUIET)
    for seed in range(20):
        sheets = top(state.sample(A, Chance(seed)))
        assert sheets.sent == 2
        assert sheets.drafts[B][-1] == SEND
        assert sheets.drafts[C] == ()


def test_a_sample_follows_the_policy_that_its_chance_brings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Offers, "SENT_IS_PUBLIC", True)
    state = deal((9, 8), (3, 10), (1, 2)).state
    state.play(B, offer(3), QUIET)
    state.play(B, SEND, QUIET)
    asked = []

    def dearest(s: Any, seat: int, chance: Any) -> tuple[Any, ...]:
        asked.append((seat, s.actors(), s.draft(seat)))
        return (offer(max(hand(s, seat))), SEND)

    for seed in range(10):
        chance = Chance(seed)
        chance.policy = dearest
        sample = state.sample(A, chance)
        assert top(sample).drafts[B] == (offer(max(hand(sample, B))), SEND)
        assert sample.view(A) == state.view(A)
    assert asked == [(B, [A, B, C], ())] * 10  # as it stood when that seat was asked


def test_a_policy_that_is_not_legal_is_mended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Offers, "SENT_IS_PUBLIC", True)
    state = deal((9, 8), (3, 10), (1, 2)).state
    state.play(B, SEND, QUIET)
    chance = Chance(1)
    chance.policy = lambda s, seat, chance: (offer(99),)
    assert top(state.sample(A, chance)).drafts[B][-1] == SEND


def test_a_whole_simultaneous_decision_is_one_call() -> None:
    sheets = {A: (offer(9), SEND), B: (SEND,), C: (offer(1), SEND)}
    one, other = deal((9, 8), (3, 10), (1, 2)).state, deal((9, 8), (3, 10), (1, 2)).state
    one.play_together(sheets, Chance(1))
    for seat, sheet in sheets.items():
        for action in sheet:
            other.play(seat, action, Chance(1))
    assert one.dump() == other.dump()


def test_what_is_on_a_sheet_already_is_kept_when_all_are_sent_at_once() -> None:
    state, other = deal((9, 8), (3, 10), (1, 2)).state, deal((9, 8), (3, 10), (1, 2)).state
    state.play(A, offer(9), QUIET)
    state.play_together({A: (SEND,), B: (SEND,), C: (SEND,)}, Chance(1))
    other.play_together({A: (offer(9), SEND), B: (SEND,), C: (SEND,)}, Chance(1))
    assert state.dump() == other.dump()


def test_a_sample_does_not_wait_for_who_left() -> None:
    state = deal((9, 8), (3, 10), (1, 2)).state
    state.play(B, (RESIGN,), QUIET)
    state.play(A, offer(9), QUIET)
    state.play(A, SEND, QUIET)
    for seed in range(20):
        assert state.sample(A, Chance(seed)).actors() == [C]


def test_a_game_says_what_its_sheets_are() -> None:
    bare: SimultaneousStep[Any] = SimultaneousStep(3, 0, ((), ()))
    state = deal((9, 8), (3, 10)).state
    with pytest.raises(NotImplementedError):
        bare.choices(state, 0, ())
    with pytest.raises(NotImplementedError):
        bare.resolve(state, QUIET)
    assert bare.silence(state, 0) == ()


class Haggling(SimultaneousStep[Any]):
    """Sheets with a field of their own."""

    FIELDS: ClassVar[tuple[str, ...]] = ("due", "sent", "drafts", "price")

    def __init__(self, due: int, sent: int, drafts: Drafts, price: int) -> None:
        super().__init__(due, sent, drafts)
        self.price = price


def test_sheets_keep_their_own_fields() -> None:
    assert Haggling(3, 0, ((), ()), 12).renew(3, 1, ((SEND,), ())).dump() == ["Haggling", 3, 1, [[[1]], []], 12]


# --- leaving --------------------------------------------------------------------------------------------------------


def test_a_seat_that_left_is_answered_for_by_silence() -> None:
    state = deal((9, 8), (3, 10), (1, 2), fall=[0]).state
    state.log = []
    state.play(B, (RESIGN,), QUIET)
    assert state.left == 2
    assert state.log[0] == (LEFT, ALL, (B, RESIGN), "")
    assert all(who == 1 << B for _, who, _, _ in state.log[1:]), "what silence means for him is nobody else's business"
    assert state.actors() == [A, C]
    assert state.actions(B) == []
    for seat, card in ((A, 9), (C, 1)):
        state.play(seat, offer(card), QUIET)
        state.play(seat, SEND, Chance.forced([0] if seat == C else []))
    assert hand(state, B) == [3, 10], "silence offered nothing"
    state.play(A, raid(1), QUIET)
    assert state.actors() == [A, C], "nobody asks B for a ward, nor for an offer in the next round"


def test_the_table_sends_a_seat_away() -> None:
    state = deal((9, 8), (3, 10), (1, 2)).state
    state.log = []
    state.play(TABLE, (EXPEL, C), QUIET)
    assert state.left == 4
    assert state.log[0] == (LEFT, ALL, (C, EXPEL), "")


def test_whose_turn_it_is_may_leave() -> None:
    match = raided((9, 8), (3, 1), (2, 4))
    match.state.play(A, (RESIGN,), Chance.forced([]))
    assert match.state.actors() == [B, C], "silence raided for nothing, and the next round began"


def test_who_is_asked_may_leave() -> None:
    match = raided((12, 8), (3, 10), (1, 11))
    match.play(A, raid(2))
    match.state.play(B, (RESIGN,), Chance.forced([]))
    assert match.state.actors() == [C]


def test_what_was_not_sent_leaves_with_its_seat() -> None:
    one, other = deal((9, 8), (3, 10), (1, 2)).state, deal((9, 8), (3, 10), (1, 2)).state
    one.play(B, offer(3), QUIET)
    for state in (one, other):
        state.log = []
        state.play(B, (RESIGN,), QUIET)
    assert one.dump() == other.dump()
    assert one.log == other.log, "and without a word"


def test_the_last_one_wins() -> None:
    state = deal((9, 8), (3, 10)).state
    state.play(A, (RESIGN,), QUIET)
    assert state.cause == verbs.ALONE
    standings = state.standings()
    assert standings is not None
    assert standings.winners() == [B]
    assert [row.status for row in standings.seats] == ["left", "in"]


def test_a_frame_may_fall_when_a_seat_leaves(monkeypatch: pytest.MonkeyPatch) -> None:
    match = raided((12, 8), (3, 10), (1, 11))
    match.play(A, raid(2))
    monkeypatch.setattr(RaidWindow, "after_leave", lambda self, s, seat: None)
    match.state.play(C, (RESIGN,), Chance.forced([]))
    assert isinstance(top(match.state), Raid)


# --- copies ---------------------------------------------------------------------------------------------------------


def test_a_clone_has_no_log_and_is_nobodys_promise() -> None:
    match = raided((9, 8), (3, 10))
    state = match.state
    state.log = []
    state.play(A, raid(1), QUIET)
    assert state.committed
    copy = state.clone()
    assert copy.log is None
    assert not copy.committed
    assert copy.viewer == FULL
    copy.play(B, ward(10), Chance.forced([]))
    assert isinstance(copy, Pennies)
    assert state.actors() == [B]


def test_what_commits_and_what_does_not() -> None:
    state = raided((9, 8), (3, 10)).state
    state.play(A, BOAST, QUIET)
    assert not state.committed
    state.play(A, raid(1), QUIET)
    assert state.committed
