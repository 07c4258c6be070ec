"""REALM-T1.10: players by their names, in a text."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from baronage.engine.game.table_text import outline
from baronage.engine.match.match import Match
from baronage.games.protectors import verbs
from baronage.games.protectors.board.realm import Land, ring, two_ring
from baronage.games.protectors.data import MAX_PROVINCES, PROVINCES
from baronage.games.protectors.notation import Returned
from baronage.games.protectors.text.names import fold, reserved
from tests.games.protectors.table import GAME, at, play, realm, told
from tests.games.protectors.test_text import ORDERS

POOL = "N/ring4/4 T3.C rank=1>2>3>4 map=1:1.1 2:2.1 3:3.1 4:4.1 team=1:1,2:1,3:2,4:2 cash=1:30,2:9,3:5"


def named(*names: str, position: str = ORDERS) -> Match:
    return Match(GAME, state=GAME.position(position), names=list(names))


@pytest.mark.rule("REALM-T1.10")
@pytest.mark.parametrize(
    "name", ["to", "from", "in", "P1", "all", "5 to", "2 from P1", "1", "F1", "f4", "#2", "the Island"]
)
def test_no_name_breaks_the_orders_of_others(name: str) -> None:
    for seat in (1, 2):
        names = ["Ada", "Bo", "Cy", "Di"]
        names[seat] = name
        match = named(*names)
        sheet = "March! all from P1 to P2. Support! #2 in P3 from P4\nF7\nSend 5 to Di"
        assert match.play(0, sheet)[1:4] == [
            *((verbs.MARCH, 1, 2, 0, 2), (verbs.SUPPORT, 4, 1, 3, 0), (verbs.FORTIFY, 7, 0)),
        ]
        assert realm(match).transfers == [0, 3, 5]
        match.play(0, f"Send 6 to @{name}")  # behind @ it is a name
        assert realm(match).transfers[3:] == [0, seat, 6]


@pytest.mark.rule("REALM-T1.10")
def test_a_name_that_could_be_something_else_needs_its_mark() -> None:
    match = named("Ada", "all", "me", "Purple")
    for text in ("Send 5 to all", "Send 5 to me"):
        with pytest.raises(Returned, match="E-PLAYER"):
            match.play(0, text)
    match.play(0, "Send 1 to Purple")  # the colour
    match.play(0, "Send 2 to @Purple. Send 3 to @me; send 4 to @ALL")
    assert realm(match).transfers == [*(0, 1, 1), *(0, 3, 2), *(0, 2, 3), *(0, 1, 4)]
    assert [reserved(name) for name in ("to", "p 1", "player 3", "dark green", "march 2 from p1 to p2", "b10", "")] == [
        *(True, True, True, True, True, False, True)
    ]
    assert not any(reserved(name) for name in ("ada", "zoe", "all saints", "b", "p1 fan"))


@pytest.mark.rule("REALM-T1.10", "REALM-A2.05")
@pytest.mark.parametrize(
    ("name", "texts"),
    [
        ("Zoë", ("Zoë", "@Zoë", "ZOE", "zoe\u0308", "@ZOE\u0308", "**Zoë**", '"zoë"')),
        ("Émile", ("Émile", "émile", "emile", "@EMILE")),
        ("Müller", ("@Müller", "muller", "MÜLLER")),
        ("Straße", ("Straße", "STRASSE", "@strasse")),
        ("Bo  Peep", ("bo peep", "Bo   Peep", "@BO PEEP")),
        ("J. R. R., Esq.", ("J. R. R., Esq.", "@j. r. r., esq.")),
        ("x_y", ("x_y", "XY")),
        ("O’Neill", ("O'Neill", "o’neill")),
        ("李 明", ("李 明", "@李 明")),
    ],
)
def test_names_are_found_by_their_letters(name: str, texts: Sequence[str]) -> None:
    for text in texts:
        match = named("Ada", "Bo", name, "Di")
        match.play(0, f"Send $5 to {text}\nSend 1 to Bo")
        assert realm(match).transfers == [0, 2, 5, 0, 1, 1], text
        match.play(0, f"Support! {text} in P2 from P1. W4")
        assert match.record.moves[-1].text == "S1:3@2 W4", text


@pytest.mark.rule("REALM-T1.10")
def test_names_are_whole_words_and_the_longest_comes_first() -> None:
    match = named("Ada", "Ann", "Ann Lee", "Joann")
    match.play(0, "send 1 to ann lee. send 2 to ann. send 3 to joann")
    assert realm(match).transfers == [*(0, 2, 1), *(0, 1, 2), *(0, 3, 3)]
    for text in ("send 4 to an", "send 4 to annlee", "send 4 to ann le"):
        with pytest.raises(Returned, match="E-PLAYER"):
            match.play(0, text)
    odd = named("Ada", "Ann", "to Ann", "Ann. Fortify")
    odd.play(0, "Send 1 to Ann. Fortify P1")
    assert realm(odd).transfers == [0, 1, 1]
    assert odd.record.moves[-1].text == "F1"


@pytest.mark.rule("REALM-T1.10", "REALM-P3.01", "REALM-E5.01")
def test_names_stand_wherever_a_player_does() -> None:
    pool = named("Ada", "Bo", "Cy", "Di", position=POOL)
    assert pool.play(0, "Bid 5 (4 from bo)") == [(verbs.BID, 5), (verbs.DRAW, 1, 4), (verbs.SEND,)]
    pirates = ORDERS.replace("T3.N", "T6.N cards=PIRATE")
    for text in ("Snitch on Bo", "snitch bo", "Bo", "F1. @bo", "bo\nF1"):
        assert (verbs.SNITCH, 1) in named("Ada", "Bo", "Cy", "Di", position=pirates).play(0, text)
    order = named("Ada", "f1", "Cy", "Di", position=pirates).play(0, "F1")
    assert order[0] == (verbs.FORTIFY, 1, 0)
    assert (verbs.SNITCH, 1) in named("Ada", "f1", "Cy", "Di", position=pirates).play(0, "@f1")


@pytest.mark.rule("REALM-T1.10")
def test_a_name_that_two_could_have_is_an_error_that_offers_both() -> None:
    match = named("Ada", "Bo", "B", "Di")  # a player called B, who does not sit at B
    with pytest.raises(Returned, match="it could be Purple or Black: say which") as returned:
        match.play(0, "Send 5 to B")
    assert returned.value.codes == ["E-PLAYER"]
    assert not match.record.moves
    match.play(0, "Send 5 to @B")
    assert realm(match).transfers == [0, 2, 5]
    own = named("Ada", "B", "Cy", "Di")  # who is called as the seat is
    own.play(0, "Send 5 to b")
    assert realm(own).transfers == [0, 1, 5]
    twins = named("Ada", "Zoe", "Zoë", "Di")
    for text in ("Send 5 to Zoe", "Send 5 to @zoë", "Support! Zoë in P2 from P1"):
        with pytest.raises(Returned, match="it could be Purple or Black"):
            twins.play(0, text)
    letters = named("Ada", "Bo", "Cy", "Di")
    letters.play(0, "Send 5 to b")  # the letter of a seat, where nobody is called so
    assert realm(letters).transfers == [0, 1, 5]


def test_before_there_are_numbers_names_mean_nobody() -> None:
    match = Match(GAME, 4, {"version": "vote"}, seed=1, names=["a", "normal", "grand", "d"])
    assert match.play(0, "normal") == [(verbs.BALLOT, 0), (verbs.SEND,)]
    assert fold("  Zoë:\t\tB!\r\n")[0] == " zoe b\n\n"


@pytest.mark.rule("REALM-T1.10", "REALM-E5.01")
def test_two_who_could_be_named_to_the_pirates() -> None:
    position = ORDERS.replace("T3.N", "T6.N cards=PIRATE")
    for text in ("Zoe", "snitch zoë"):
        with pytest.raises(Returned, match="it could be Purple or Black") as returned:
            named("Ada", "Zoe", "Zoë", "Di", position=position).play(0, text)
        assert returned.value.codes == ["E-PLAYER"]
    with pytest.raises(Returned, match="E-SYNTAX"):
        named("Ada", "Zoe", "Zoë", "Di").play(0, "Zoe")  # without Pirates a name alone says nothing


@pytest.mark.rule("REALM-T1.05")
def test_provinces_are_called_by_their_names() -> None:
    """Each has one of its own, neighbours begin with different letters; a message may say them, in any case."""
    assert len(set(PROVINCES)) == MAX_PROVINCES + 1
    for land in (Land("ring17", 17, ring(17), (1, 2), False), Land("two12", 12, two_ring(12), (1, 2), False)):
        for place in range(1, land.provinces + 1):
            assert PROVINCES[place][0] not in {PROVINCES[other][0] for other in land.adjacent[place]}
    by_name, by_number = at(ORDERS), at(ORDERS)
    by_name.play(0, "March! 2 from brask to CORVA. Work, work! Feldar")
    by_number.play(0, "March! 2 from P1 to P2. Work, work! P4")
    assert by_name.state == by_number.state
    with pytest.raises(Returned, match="E-SYNTAX"):
        at(ORDERS).play(0, "Fortify! Braskia")


def test_no_province_is_called_by_a_number() -> None:
    match = at(ORDERS)
    play(match, {1: "March! 2 from P1 to P2"})
    assert "Blue orders: March! 2 units from Brask to Corva." in told(match)
    for language in ("en", "fr"):
        words = outline(match.state.redact(0), language, notation=False)
        assert "Corva" in words
        assert not re.search(r"\bP\d", words)
