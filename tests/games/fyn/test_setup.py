"""Setup: Capitals, the deal, the first seat, options (FYN-C1)."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.engine.core.errors import BadSetup
from baronage.games.fyn import verbs
from baronage.games.fyn.data import CARD_KIND, KING_CARD, MUST
from tests.games.fyn.table import GAME, asked, board, do, kinds, menu, realm, start

ORDER = [card for card in range(200, 0, -1) if CARD_KIND[card] != MUST]
MUSTS = [card for card in range(200, 0, -1) if CARD_KIND[card] == MUST]


@pytest.mark.rule("FYN-C1.02", "FYN-C1.07", "FYN-E6.01")
@pytest.mark.parametrize("seats", GAME.seats)
def test_a_capital_each_and_nothing_else(seats: int) -> None:
    s = board(start(seats, [MUSTS + ORDER]))
    assert [list(grid.values()) for grid in s.lands] == [[201 + seat] for seat in range(seats)]
    assert s.box == list(range(201 + seats, 207))
    assert s.aside == [KING_CARD]
    assert KING_CARD not in s.deck
    assert s.discard == []
    assert s.calls == [1] * seats
    assert s.round == 1
    assert not any(s.armies)


@pytest.mark.rule("FYN-C1.04")
def test_five_cards_one_at_a_time_clockwise_from_the_first_seat() -> None:
    s = board(start(3, [MUSTS + ORDER], first_seat="P2"))
    # the top card is 1, the next 2 ...
    assert s.hands == [[3, 6, 9, 12, 15], [1, 4, 7, 10, 13], [2, 5, 8, 11, 14]]
    assert len(s.deck) == 185


@pytest.mark.rule("FYN-C1.05", "FYN-C1.06")
def test_must_play_cards_are_laid_aside_and_shuffled_in() -> None:
    deck = [*MUSTS[2:], *ORDER[:-1], MUSTS[0], ORDER[-1], MUSTS[1]]  # from the top: a Plague, 1, a Plague, 2 ...
    last = [card for card in range(200, 0, -1) if card > 10]
    s = board(start(2, [deck, last]))
    assert s.hands == [[1, 3, 5, 7, 9], [2, 4, 6, 8, 10]]
    assert s.deck == last
    assert MUSTS[0] in s.deck
    assert MUSTS[1] in s.deck


@pytest.mark.rule("FYN-C1.06")
def test_without_a_must_play_card_the_deck_is_not_shuffled_again() -> None:
    s = board(start(2, [MUSTS + ORDER]))  # only one shuffle is given
    assert s.deck == (MUSTS + ORDER)[:-10]


@pytest.mark.rule("FYN-C1.03")
def test_the_first_seat() -> None:
    assert board(start(3)).active == 0
    assert board(start(3, first_seat="P3")).active == 2
    assert board(start(3, [1, MUSTS + ORDER], first_seat="random")).active == 1
    match = start(3, [MUSTS + ORDER], first_seat="host")
    assert asked(match) == "P1 DEC-01"
    assert menu(match) == {"FIRST P1", "FIRST P2", "FIRST P3"}
    assert match.state.stack[-1].default(match.state, 0) == (verbs.FIRST, 0)
    gone = start(3, [MUSTS + ORDER], first_seat="host")
    gone.play(0, "resign")  # he has left before he said who begins
    assert board(gone).active == 1
    do(match, "FIRST P2")
    assert board(match).active == 1
    assert board(match).hands[1][0] == 1


@pytest.mark.rule("FYN-C1.01")
@pytest.mark.parametrize(
    "options",
    [
        {"timeout_rounds": 5, "timeout_minutes": 30},
        {"variant": "barbarians", "timeout_rounds": 5},
        {"first_seat": "P3"},
        {"empire_seat": "P3", "variant": "barbarians"},
        {"city_handicap": [1]},
        {"city_handicap": [1, 7]},
        {"town_siege": 4},
        {"max_rounds": 9},
        {"timeout_minutes": 4},
        {"bogus": 1},
    ],
)
def test_options_are_checked_before_the_deal(options: dict[str, Any]) -> None:
    with pytest.raises(BadSetup):
        GAME.setup(2, options)


@pytest.mark.rule("FYN-C1.01")
def test_options_never_change() -> None:
    match = start(2, dice=True)
    with pytest.raises(TypeError):
        match.setup.options["dice"] = False  # type: ignore[index]
    while not match.over:  # a whole game by its own options
        one = match.state.actors()[0]
        match.play(one, match.state.default(one))
    assert match.setup.document() == {"dice": True}
    assert all(params[2] == 0 for params in kinds(match, verbs.NUMBER))


@pytest.mark.rule("FYN-C1.08")
def test_variants_change_the_setup() -> None:
    standard, empire = start(2), start(2, variant="barbarians")
    assert realm(standard, "P1") == "0,0:K"
    assert len(board(empire).lands[0]) == 9
    assert 114 in board(start(2, variant="run_for_city")).box
    assert kinds(empire, verbs.NUMBER) == []
