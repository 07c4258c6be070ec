"""Draws that players agree on: offered, answered, lapsed, and how the game then ends."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal
from baronage.engine.core.state import PUBLIC
from baronage.server.table.draws import LASTS
from baronage.server.table.journal_entry import JournalEntry, Kind
from baronage.server.table.table import Table
from baronage.server.time_control import Live
from tests.engine.table import PENNIES, SEND, A, B, C
from tests.server.table.test_table import SEED, params, table

OFFER, ACCEPT, REFUSE, WITHDRAW = ({"answer": answer} for answer in ("offer", "accept", "refuse", "withdraw"))


def draw(it: Table, seat: int, body: dict[str, str]) -> list[str]:
    """What spectators read of an offer or answer."""
    return [line.text for line in it.log_lines(it.apply(it.last + 1, seat, Kind.DRAW, body), PUBLIC)]


def until_round(it: Table, number: int) -> None:
    """Play on with whatever is legal."""
    chance = Chance(5)
    while it.round < number:
        if it.state.is_held():
            it.apply(it.last + 1, PUBLIC, Kind.CLOSE, {})
            continue
        seat = it.state.actors()[0]
        actions = it.state.actions(seat)
        it.apply(it.last + 1, seat, Kind.PLAY, {"actions": [actions[chance.below(len(actions))]]})


def test_the_game_is_a_draw_once_everybody_in_it_agrees() -> None:
    it = table(seats=4)
    it.apply(1001.0, 3, Kind.PLAY, {"text": "resign"})
    assert draw(it, A, OFFER) == ["Player 0 offers a draw."]
    assert draw(it, C, ACCEPT) == ["Player 2 accepts the draw."]
    assert (it.draw, it.over) == ((A, C), False)
    assert draw(it, B, ACCEPT) == ["The players agreed on a draw."]
    assert (it.draw, it.over) == ((), True)
    standings = it.state.standings()
    assert standings is not None
    assert (standings.cause, standings.rule) == ("Draw agreed.", "")
    assert [seat.place for seat in standings.seats] == [1, 1, 1, 4]
    assert len({seat.points for seat in standings.seats[:3]}) == 1
    with pytest.raises(Illegal, match="over"):
        draw(it, A, OFFER)


def test_one_refusal_ends_an_offer_and_who_made_it_may_withdraw_it() -> None:
    it = table(seats=3)
    draw(it, A, OFFER)
    draw(it, B, ACCEPT)
    assert draw(it, B, REFUSE) == ["Player 1 refuses the draw."], "although he has accepted"
    assert it.draw == ()
    with pytest.raises(Illegal, match="no open draw offer"):
        draw(it, C, ACCEPT)
    draw(it, B, OFFER)
    assert draw(it, B, WITHDRAW) == ["Player 1 withdraws the draw offer."]
    assert it.draw == ()
    assert not it.over


def test_who_offers_while_another_has_offered_accepts() -> None:
    it = table()
    draw(it, A, OFFER)
    assert it.draw_answer(B, "offer") == "accept"
    with pytest.raises(Illegal, match="already agreed"):
        it.draw_answer(A, "offer")
    assert it.draw_answer(A, "refuse") == "withdraw"


def test_moves_answer_no_offer_and_it_lapses_after_the_next_round() -> None:
    it = table()
    draw(it, A, OFFER)
    until_round(it, LASTS - 1)
    assert it.draw == (A,)
    until_round(it, LASTS)
    assert not it.draw
    assert [line.text for line in it.lines(PUBLIC)].count("The offer of a draw has lapsed.") == 1
    with pytest.raises(Illegal, match="again in 3 rounds"):
        draw(it, A, OFFER)
    draw(it, B, OFFER)


def test_an_offer_lapses_when_a_player_leaves() -> None:
    it = table(seats=3)
    draw(it, A, OFFER)
    draw(it, B, ACCEPT)
    it.apply(it.last + 1, C, Kind.PLAY, {"text": "resign"})
    assert it.draw == ()
    assert not it.over, "two agreed, but to a game of three"
    assert "The offer of a draw has lapsed." in [line.text for line in it.lines(PUBLIC)]
    with pytest.raises(Illegal, match="out of the game"):
        draw(it, C, OFFER)


def test_nobody_else_learns_or_loses_anything_by_an_offer_in_a_secret_window() -> None:
    it = table(Live(bank=100, window=10), seats=3)
    for seat in (A, B, C):
        it.apply(1001.0, seat, Kind.PLAY, {"actions": [it.state.actions(seat)[0], SEND]})
    raider = it.state.actors()[0]
    it.apply(1002.0, raider, Kind.PLAY, {"text": "raid 1"})
    assert it.state.in_secret()
    before = params(it)["time"]
    draw(it, A, OFFER)
    draw(it, B, REFUSE)
    assert params(it)["time"] == before
    draw(it, C, OFFER)
    draw(it, A, ACCEPT)
    draw(it, B, ACCEPT)
    assert it.over, "at once: the window goes with the game"


def test_the_journal_gives_the_same_table_again() -> None:
    it, entries = table(seats=3), list[JournalEntry]()
    for seat, body in ((A, OFFER), (B, REFUSE), (C, OFFER), (A, ACCEPT), (B, ACCEPT)):
        entries.append(it.apply(it.last + 1, seat, Kind.DRAW, body).entry)
        again = table(seats=3)
        for entry in entries:
            again.replay_entry(entry)
        assert (again.draw, params(again)) == (it.draw, params(it))
    assert it.over
    assert it.match.record.moves[-1].text == "agree"
    assert it.match.record.replay().state.dump() == it.state.dump()
    assert PENNIES.cause(it.state.cause, "fr")[0] == "Match nul convenu."
    assert SEED.hex() == it.match.record.seed
