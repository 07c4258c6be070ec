"""The table of Brawling Barons as data: zones, acts with their outcome, attacks with several, events."""

from __future__ import annotations

import random

import pytest

from baronage import Match
from baronage.engine.core.errors import Illegal
from baronage.engine.game.table import board, events, preview, table_view
from baronage.engine.picture.table import LONGEST_CHIP, Act, Chip, Msg, Piece
from tests.games.brawling.table import GAME

LANGUAGES = ("en", "fr")


def match_at(position: str) -> Match:
    """Return a match at a position."""
    return Match(GAME, state=GAME.position(position))


ATTACK = "deck=+12 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=4 h=FAR1,P2A2 t=far2 w=kni2,ARC1 | B t=FAR3,mer1"


def act_of(match: Match, seat: int, piece: str, target: str = "") -> Act:
    """Return the only act with this piece and target."""
    found = [act for act in table_view(match.state.redact(seat)).acts if (act.piece, act.target) == (piece, target)]
    assert len(found) == 1, found
    return found[0]


def rendered(match: Match, seat: int, text: Msg, language: str = "en") -> str:
    """Return a message as the seat reads it."""
    view = match.state.redact(seat)
    reader = GAME.words.reader(seat, ["Ada", "Bo"], view)
    return GAME.words.msg(text[0], text[1], reader, language)


def named(match: Match, seat: int, name: str) -> Piece:
    """Return the piece with this face."""
    return next(piece for piece in table_view(match.state.redact(seat)).pieces if piece.art == name)


def test_units_lie_in_the_zone_of_their_type_with_the_price_of_their_upgrade() -> None:
    match = match_at("deck=+9 | turn=A | A r=4 t=far2,SMI1,kni1 w=ARC1 k=CAT1 | B t=FAR3")
    found = {piece.art: (piece.at, piece.values) for piece in table_view(match.state.redact(0)).pieces}
    assert found["far"] == ("civilians.0", (2,))
    assert found["SMI-up"] == ("buildings.0", ())
    assert found["kni"] == ("military.0", (4,))  # one less with a Smithy
    assert found["ARC-up"] == ("wall.0", ())
    assert found["CAT-up"] == ("king.0", ())
    assert found["FAR-up"] == ("buildings.1", ())


def test_cards_that_need_a_target_are_marked() -> None:
    match = match_at("deck=+9 | turn=A | A r=4 h=FAR1,P2A1,BOM1 t=kni1 w=ARC1 | B t=FAR3")
    marks = {piece.art: piece.marks for piece in table_view(match.state.redact(0)).pieces}
    assert (marks["FAR"], marks["P2A"], marks["BOM"]) == ((), ("strike",), ("bomb",))
    assert (marks["kni"], marks["ARC-up"]) == (("squire-town",), ("soldier-wall",))


def test_hands_of_others_and_all_resources_are_one_stack_of_backs() -> None:
    match = match_at("deck=+9 | turn=A | A r=4 h=FAR1 | B r=2 h=FAR2,FAR3")
    pieces = {piece.at: piece for piece in table_view(match.state.redact(0)).pieces if piece.art == "back"}
    assert pieces["hand.1"] == Piece("hand.1", "back", "hand.1", 1, 2)
    assert pieces["pile.0"].n == 4
    assert "hand.0" not in pieces


def test_an_attack_with_one_soldier_is_one_act_with_its_outcome() -> None:
    match = match_at(ATTACK)
    archers, merchant = named(match, 0, "ARC-up").id, named(match, 0, "mer").id
    act = act_of(match, 0, archers, merchant)
    assert act.chip is not None
    assert rendered(match, 0, act.chip.text) == "7 of 2: falls"
    assert rendered(match, 0, act.chip.text, "fr") == "7 sur 2\u00a0: tombe"
    assert not act.undo
    match.play(0, list(act.do))
    assert not any(piece.id == merchant and piece.at != "discard" for piece in table_view(match.state.redact(0)).pieces)


def test_a_building_needs_twice_its_health() -> None:
    match = match_at(ATTACK)
    act = act_of(match, 0, named(match, 0, "ARC-up").id, named(match, 0, "FAR-up").id)
    assert act.chip is not None
    assert act.chip.tone == "none"
    assert rendered(match, 0, act.chip.text) == "3 of 8: nothing"


def test_several_join_an_attack_by_the_form() -> None:
    match = match_at("deck=+12 | turn=A | A r=4 h=P2A2 w=kni2,KNI1,ARC1 | B t=FAR3,mer1")
    view = match.state.redact(0)
    farm = named(match, 0, "FAR-up").id
    field = next(field for field in table_view(view).form if field.id == farm)
    assert [view.write(0, (9, *number, int(farm[1:])))[2:6] for number in [field.start]] == ["KNI1"]
    everybody = tuple(option[0] for option in field.options)
    found = preview(view, 0, {farm: everybody})
    assert rendered(match, 0, found.text) == "Attack: 14 of 8"
    assert found.chips[0].at == farm
    match.play(0, list(found.do))
    assert match.state.actors() != [0] or match.state.stack[-1].NAME == "turn"
    assert not any(piece.id == farm and piece.at != "discard" for piece in table_view(match.state.redact(0)).pieces)


def test_a_form_with_nobody_or_with_somebody_twice_cannot_be_sent() -> None:
    match = match_at(ATTACK)
    view = match.state.redact(0)
    first, second = (field.id for field in table_view(view).form)
    card = table_view(view).form[0].options[0][0]
    assert preview(view, 0, {}).do == ()
    assert preview(view, 0, {first: (card,), second: (card,)}).do == ()
    assert preview(view, 0, {first: (999,)}).do == ()


def test_a_squire_shows_what_it_becomes_and_a_peasant_is_upgraded_by_one_click() -> None:
    match = match_at("deck=+12 | turn=A | A r=9 t=far2,arc1 | B t=FAR3")
    peasant, squire = named(match, 0, "far").id, named(match, 0, "arc").id
    assert act_of(match, 0, peasant).chip
    chip = act_of(match, 0, squire, squire).chip
    assert chip is not None
    assert rendered(match, 0, chip.text) == "Pay 3: Archers"
    assert act_of(match, 0, squire, "wall.0").chip == Chip("none", ("chip-wall", {"stays": 1}))


def test_shields_are_a_button_if_they_are_the_only_choice() -> None:
    match = match_at("deck=+12 | turn=A | A w=ARC1 | B h=SHI1,FAR1 t=mer1")
    archers, merchant = named(match, 0, "ARC-up").id, named(match, 0, "mer").id
    match.play(0, list(act_of(match, 0, archers, merchant).do))
    labels = [
        rendered(match, 1, act.chip.text)
        for act in table_view(match.state.redact(1)).acts
        if not act.piece and act.chip is not None
    ]
    assert labels == ["Shield it: 4 of 2", "Let it fall"]


@pytest.mark.parametrize("seed", range(4))
def test_acts_play_what_they_offer_and_chips_are_short(seed: int) -> None:
    options = {"teams": "two", "aids": "anytime"} if seed == 3 else {}
    match = Match(GAME, 4 if seed == 3 else 2 + seed, options=options, seed=seed)
    rng = random.Random(seed)
    for _ in range(120):
        if match.over:
            break
        seat = match.state.actors()[0]
        view = match.state.redact(seat)
        table = table_view(view)
        offered = {act.do[0] for act in table.acts}
        assert offered.issuperset(view.actions(seat))
        for act in table.acts:
            for language in LANGUAGES:
                assert rendered(match, seat, act.text, language)
                if act.chip is not None:
                    assert len(rendered(match, seat, act.chip.text, language)) <= LONGEST_CHIP
        match.play(seat, list(rng.choice(table.acts).do))


def test_faces_have_short_texts_in_both_languages() -> None:
    match = match_at(ATTACK)
    for face in board(match.state.setup).faces:
        for language in LANGUAGES:
            assert rendered(match, 0, face.title, language)
            assert not face.text[0] or len(rendered(match, 0, face.text, language)) <= 34, face.id


def test_events_name_the_cards_and_zones_between_which_they_move() -> None:
    view = match_at(ATTACK).state.redact(0)
    log = [(8, -1, (0, 4), "BRAWL-5.03"), (7, -1, (0, 4, 2), "BRAWL-5.03"), (19, -1, (1 + 256, 1, 8, 2), "BRAWL-9.17")]
    filled, took, struck = events(view, log)
    archers, farm = (named(match_at(ATTACK), 0, name).id for name in ("ARC-up", "FAR-up"))
    declared = (13, -1, (0, int(archers[1:]) + 256, int(farm[1:]) + 256, 1), "BRAWL-9.02")
    (shown,) = events(view, [declared])
    assert shown.sums == ((archers, (3,), 3), (farm, (), 8))
    assert (filled.source, filled.to) == ("deck", "market.0")
    assert (took.source, took.to) == ("market.2", "hand.0")
    assert struck.sums == (("c1", (8,), 8),)
    assert struck.gains == ((1, "score", -1),)
    assert rendered(match_at(ATTACK), 0, struck.text) == "Bo’s Farm fell: 8 against 8, −1 point."


def test_what_the_table_shows_is_not_logged() -> None:
    view = match_at(ATTACK).state.redact(0)
    paid, threatened = events(view, [(9, -1, (0, 2), "BRAWL-4.05"), (14, -1, (1 + 256, 1, 8, 4), "BRAWL-9.08")])
    spent, discarded = events(view, [(26, -1, (0, 4), "BRAWL-9.20"), (26, -1, (0, 4), "BRAWL-12.12")])
    assert [event.text[0] for event in (paid, threatened, spent, discarded)] == ["", "", "", "discarded"]
    assert paid.kind == "paid"


def test_an_illegal_joined_act_changes_nothing() -> None:
    match = match_at(ATTACK)
    before = match.state.dump()
    with pytest.raises(Illegal):
        match.play(0, [(9, 999, 1), (29,)])
    assert match.state.dump() == before
