"""Section 14: more players, several decks."""

from __future__ import annotations

from collections import Counter
from typing import cast

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadSetup
from baronage.games.brawling.data import CARD, CODE, IS_AID, RULES
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.state import Barons
from tests.games.brawling.table import GAME, active, asked, at, do, expect, listed, menu, playout

# players, decks by default, cards in the deck when play begins
TABLE = [(2, 1, 39), (3, 2, 86), (4, 2, 81), (5, 3, 128), (6, 3, 123), (7, 4, 170), (8, 4, 165)]


def new_game(seats: int, **options: object) -> Barons:
    return cast(Barons, GAME.start(seats, options, Chance(1)))


def every_card(s: Barons) -> list[int]:
    zones = (s.deck, s.market, s.discard, *s.piles, *s.hands, *s.towns, *s.walls, *s.armies, *s.aids)
    return sorted(held & CARD for zone in zones for held in zone if held)


@pytest.mark.rule("BRAWL-14.01")
@pytest.mark.parametrize(("seats", "decks", "left"), TABLE)
def test_one_deck_for_each_two_players(seats: int, decks: int, left: int) -> None:
    s = new_game(seats)
    assert len(s.deck) == left
    assert every_card(s) == list(RULES.decks[decks])
    assert GAME.seats == tuple(range(2, 17))


@pytest.mark.rule("BRAWL-14.01")
@pytest.mark.parametrize("seats", [0, 1, 17, 20])
def test_from_2_to_16_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 16"):
        GAME.setup(seats)


@pytest.mark.rule("BRAWL-14.01")
@pytest.mark.parametrize("seats", [*range(2, 10), 12, 16])
def test_a_game_of_any_number_of_players_comes_to_its_end(seats: int) -> None:
    *_, (_, s) = playout(seats, seats)
    standings = s.standings()
    assert standings is not None
    assert sorted(standing.place for standing in standings.seats) == list(range(1, seats + 1))
    assert every_card(s) == list(RULES.decks[min(-(-seats // 2), 4)])


@pytest.mark.rule("BRAWL-14.02")
@pytest.mark.parametrize(("seats", "decks"), [(2, 2), (2, 4), (3, 3), (4, 1), (8, 2)])
def test_several_decks_are_shuffled_together(seats: int, decks: int) -> None:
    chance = Chance.forced([None, None])
    s = cast(Barons, GAME.start(seats, {"decks": decks}, chance))
    first, second = chance.outcomes
    copies = Counter(CODE[held] for held in first)
    assert copies == {code: RULES.copies[code] * decks for code in range(1, 22)}  # no Aid among them
    assert len(second) == len(s.deck) == 52 * decks - 5 * seats - 3
    assert Counter(CODE[held] for held in second if IS_AID[held]) == dict.fromkeys(range(22, 27), decks)


@pytest.mark.rule("BRAWL-14.02")
def test_each_copy_of_an_aid_is_resolved_by_itself() -> None:
    match = at("decks=2 deck=RAB1,RAB2,KNI1,+9 mkt=+3 turn=A | A t=FAR1 | B")
    do(match, "D")
    expect(match, "B.a=RAB1,RAB2 ; A.h=KNI1")


@pytest.mark.rule("BRAWL-14.03")
@pytest.mark.parametrize(("seats", "decks"), [(5, 1), (8, 1), (6, 1), (7, 1)])
def test_at_most_4_players_share_a_deck(seats: int, decks: int) -> None:
    with pytest.raises(BadSetup, match=r"BRAWL-14\.03"):
        GAME.setup(seats, {"decks": decks})


@pytest.mark.rule("BRAWL-14.03")
@pytest.mark.parametrize(("seats", "decks", "left"), [(3, 1, 34), (4, 1, 29), (5, 2, 76), (8, 2, 61), (2, 4, 195)])
def test_4_players_may_share_a_deck(seats: int, decks: int, left: int) -> None:
    assert len(new_game(seats, decks=decks).deck) == left


@pytest.mark.rule("BRAWL-14.03")
@pytest.mark.parametrize("decks", [0, 5, "many"])
def test_there_are_1_to_4_decks(decks: object) -> None:
    with pytest.raises(BadSetup, match="decks"):
        GAME.setup(2, {"decks": decks})


@pytest.mark.rule("BRAWL-14.04")
@pytest.mark.parametrize("seats", range(2, 9))
def test_the_market_has_three_cards(seats: int) -> None:
    for decks in ("auto", 4):
        s = new_game(seats, decks=decks, first_player="A")
        assert len(s.market) == 3
        assert all(s.market)
        offered = {s.write(0, action) for action in s.actions(0)}
        assert {move for move in offered if move[0] == "M"} == {"M1", "M2", "M3"}


@pytest.mark.rule("BRAWL-14.05")
def test_a_player_with_nothing_left_goes_on_taking_turns() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1 | B t=far1 | C t=FAR2", decks=1)
    do(match, "A KNI1>far1")
    expect(match, "turn=B ; B.t= ; B.h= ; B.r=0")
    assert asked(match) == "B"
    assert menu(match) == listed("G ; D ; M1 ; M2 ; M3")
    do(match, "G")
    expect(match, "B.r=1 ; turn=C")
    do(match, "G ; G")
    expect(match, "turn=B")


@pytest.mark.rule("BRAWL-14.05")
def test_players_with_nothing_at_all_take_turns_and_are_ranked() -> None:
    match = at("deck=+9 mkt=+3 turn=A | A | B | C | D | E | F | G | H")
    for letter in LETTERS[:8]:
        assert LETTERS[active(match)] == letter
        do(match, "G")
    expect(match, "turn=A ; deck=1 ; over=no")
    do(match, "G")
    expect(match, "over=yes ; rank=B,C,D,E,F,G,H,A")
