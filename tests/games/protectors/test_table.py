"""The table of Protectors of the Realm as data: lands, orders, the Dragon, purchases and payments."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from baronage import Match
from baronage.engine.core.state import PUBLIC
from baronage.engine.game.table import board, events, preview, table_view
from baronage.engine.picture.table import Field, Msg, Preview
from baronage.games.protectors import verbs
from baronage.games.protectors.state import Realm
from tests.games.protectors.table import GAME

ORDERS = (
    "REALM1 G/two12/6 T3.N dpl=6 cards=CALM,MIST rank=1>2>3>4>5>6 "
    "map=1:1.2 2:2.2 3:3.1 4:4.1 5:5.1 6:6.1 7:1.1 cash=1:50,2:20"
)
ATTACK = "REALM1 N/ring4/4 T3.A dpl=4 cards=CALM,DRAGON rank=1>2>3>4 map=1:1.3 2:2.2 3:3.1 4:4.1 cash=1:40"
BUYING = "REALM1 N/ring4/4 T3.C dpl=4 cards=CALM,MIST rank=1>2>3>4 map=1:1.1 2:2.2 3:3.1 4:4.1 cash=1:160"


def match_at(position: str) -> Match:
    """Return a match at a position."""
    return Match(GAME, state=GAME.position(position))


def fields(match: Match, seat: int = 0) -> dict[str, Field]:
    """Return the fields of a seat's form by id."""
    return {field.id: field for field in table_view(match.state.redact(seat)).form}


def drafted(match: Match, seat: int = 0, **chosen: tuple[int, ...]) -> Preview:
    """Return the outcome of the proposed draft with these changes; `__` stands for a dot."""
    draft = {id: field.start for id, field in fields(match, seat).items()}
    changes = {id.replace("__", ".").replace("_", "-"): values for id, values in chosen.items()}
    assert changes.keys() <= draft.keys()
    return preview(match.state.redact(seat), seat, draft | changes)


def rendered(match: Match, text: Msg, seat: int = 0, language: str = "en") -> str:
    """Return a message as the seat reads it."""
    view = match.state.redact(seat)
    return GAME.words.msg(text[0], text[1], GAME.words.reader(seat, (), view), language)


def test_who_can_buy_no_unit_is_asked_to_bid_alone() -> None:
    assert rendered(match_at(BUYING), drafted(match_at(BUYING)).text) == "Buy units and bid. 160 gold left."
    poor = match_at(BUYING.replace("1:160", "1:59"))
    assert rendered(poor, drafted(poor).text) == "Bid for the next Ranking. 59 gold left."


@pytest.mark.parametrize("seats", range(2, 17))
def test_lands_of_all_numbers_of_players_lie_around_the_sea(seats: int) -> None:
    options = {"version": "normal", "teams": "off", "factions": "off"}
    places = board(GAME.setup(seats, options)).places
    assert len(places) == seats
    assert len({place.at for place in places}) == seats
    for place in places:
        points = [tuple(map(int, point.split())) for point in place.outline[1:-1].split("L")]
        assert min(x for x, _ in points) >= 0
        assert max(x for x, _ in points) <= 1120
        assert min(x for x, _ in points) < place.at[0] < max(x for x, _ in points)


def test_lands_that_a_vote_settles_come_with_the_table() -> None:
    match = Match(GAME, 3, {}, seed=1)
    assert not board(match.setup).places
    assert not table_view(match.state.redact(0)).places


def test_each_land_with_units_gets_one_of_five_orders() -> None:
    found = fields(match_at(ORDERS))
    kinds = [id for id in found if id.startswith("P1.")]
    assert kinds == ["P1.fortify", "P1.march", "P1.delay", "P1.support", "P1.work", *kinds[5:]]
    assert {place for _, place, _, _ in found["P1.march"].options} == {"P2", "P6", "P7", "P8"}
    assert "P2.march" not in found


def test_a_march_takes_all_units_and_says_what_it_finds() -> None:
    match = match_at(ORDERS)
    found = drafted(match, P1__march=(2,))
    assert (verbs.MARCH, 1, 2, 0, 2) in found.do
    assert found.do[-1] == (verbs.SEND,)
    (chip,) = found.chips
    assert (chip.at, rendered(match, chip.text)) == ("P2", "2 against 2, fortified 3")
    assert rendered(match, found.send) == "Send 1 of 2"
    assert found.ask[0]


def test_a_star_that_is_set_last_takes_the_place_of_another() -> None:
    match = match_at(ORDERS)
    found = drafted(match, P1__fortify=(0,), P7__fortify=(0,), golden__fortify=(1, 7))
    assert found.do[:-1] == ((verbs.FORTIFY, 1, 0), (verbs.FORTIFY, 7, 1))
    assert [token.golden for token in found.plans] == [False, True]
    assert not found.ask[0]


def test_support_goes_to_who_holds_the_land_unless_another_side_is_chosen() -> None:
    match = match_at(ORDERS)
    assert (verbs.SUPPORT, 1, 1, 2, 0) in drafted(match, P1__support=(2,)).do
    assert (verbs.SUPPORT, 1, 0, 2, 0) in drafted(match, P1__support=(2,), P1__support_side=(0,)).do


def test_a_draft_of_orders_replaces_the_clicks_that_were_not_sent() -> None:
    match = match_at(ORDERS)
    match.play(0, [(verbs.FORTIFY, 1, 0)])
    assert fields(match)["P1.fortify"].start == (0,)
    found = drafted(match, P1__fortify=(), P1__work=(0,))
    assert found.do[0] == (verbs.WORK, 1, 0)


def test_sent_orders_stay_on_the_board_of_the_seat_alone() -> None:
    match = match_at(ORDERS)
    match.play(0, list(drafted(match, P1__work=(0,)).do))
    plans = table_view(match.state.redact(0)).plans
    assert [(token.at, token.art, token.sent) for token in plans] == [("P1", "work", True)]
    assert not table_view(match.state.redact(1)).plans


def test_a_line_for_each_number_says_what_comes_of_it() -> None:
    match = match_at(ATTACK)
    total = fields(match)["send"]
    assert [option[0] for option in total.options] == [0, 1, 2, 3]
    texts = [[rendered(match, cell) for cell in line] for line in total.lines]
    assert texts[0] == ["we reach 5", "we fall short"]
    assert texts[1] == ["nothing", "lose 40 gold, drop to last"]
    assert texts[2] == ["+100 gold", "your unit dies, nothing else"]
    assert texts[4] == ["+160 gold, +2 points", "all 3 die"]


def test_what_is_owed_is_proposed_against_the_dragon() -> None:
    match = match_at(ATTACK)
    found = drafted(match)
    assert found.do == ((verbs.COMMIT, 1, 1), (verbs.SEND,))
    assert rendered(match, found.send) == "Send 1 unit"
    assert [token.to for token in found.plans] == ["SEA"]


def test_units_and_a_bid_are_one_message() -> None:
    match = match_at(BUYING)
    found = drafted(match, P1__buy=(1,), bid=(10,))
    assert found.do == ((verbs.BUY, 1, 1), (verbs.BID, 10), (verbs.SEND,))
    assert rendered(match, found.send) == "Buy 1, bid 10"
    assert not drafted(match, P1__buy=(2,), bid=(100,)).do


def test_gold_is_paid_on_the_row_of_a_player() -> None:
    match = match_at(ORDERS)
    found = [act for act in table_view(match.state.redact(0)).acts if act.piece == "side.1"]
    assert [(act.do, act.amount) for act in found] == [(((verbs.TRANSFER, 1, 1),), (1, 50))]


def test_revealed_orders_are_flags_and_what_happens_in_a_land_is_a_step() -> None:
    match, dice = (
        Match(GAME, seats=4, options={"version": "normal", "teams": "off", "factions": "off"}, seed=5),
        Random(3),
    )
    heads: dict[str, set[str]] = {}
    while match.state.actors() and "battle-fought" not in heads:
        state, (seat, *_) = match.state, match.state.actors()
        state.log = []
        state.play(seat, dice.choice(state.actions(seat)), match.chance)
        for event in events(state.redact(0), state.log):
            heads.setdefault(event.kind, set()).add(event.head[0])
    assert heads["order-revealed"] == {"order-flag"}
    assert heads["battle-fought"] == heads["place-taken"] == {"step-land"}
    assert heads["units-marched"] == {""}


@pytest.mark.parametrize("order", [(verbs.WORK, 3), (verbs.MARCH, 3, 4), (verbs.SUPPORT, 3, 1, 4)])
@pytest.mark.parametrize("gold", [0, 1])
def test_the_flag_of_a_golden_order_has_a_star(order: tuple[int, ...], gold: int) -> None:
    match, dice = Match(GAME, seats=4, options={"version": "normal"}, seed=5), Random(3)
    while not cast(Realm, match.state).owner:
        seat = match.state.actors()[0]
        match.play(seat, dice.choice(match.state.actions(seat)))
    count = (1,) if order[0] == verbs.MARCH else ()
    (event,) = events(match.state.redact(0), [(verbs.ORDER, PUBLIC, (1, *order, gold, *count), "")])
    assert (event.head[0], event.n) == ("order-flag", gold)
