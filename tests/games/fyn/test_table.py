"""The table of The Barons of Fyn as data: realms, acts with their outcome, the battle line, events."""

from __future__ import annotations

import random

import pytest

from baronage import Match
from baronage.engine.core.state import PUBLIC
from baronage.engine.game.table import board, events, table_view
from baronage.engine.picture.table import LONGEST_CHIP, LONGEST_PROMPT, Act, Chip, Msg, Piece
from baronage.games.fyn import verbs
from tests.games.fyn.table import GAME, asked, at, do, start

LANGUAGES = ("en", "fr")


def rendered(match: Match, seat: int, text: Msg, language: str = "en") -> str:
    """A message as the seat reads it."""
    view = match.state.redact(seat)
    reader = GAME.words.reader(seat, ["Ada", "Bo", "Cy"], view)
    return GAME.words.msg(text[0], text[1], reader, language)


def acts(match: Match, seat: int = 0) -> tuple[Act, ...]:
    """What the seat may do."""
    return table_view(match.state.redact(seat)).acts


def pieces(match: Match, seat: int = 0) -> tuple[Piece, ...]:
    """What the seat sees."""
    return table_view(match.state.redact(seat)).pieces


def chips(match: Match, seat: int = 0) -> set[str]:
    """The outcomes and labels of all acts."""
    return {rendered(match, seat, act.chip.text) for act in acts(match, seat) if act.chip is not None}


def test_a_realm_is_a_grid_in_which_a_land_lies_below_what_is_on_it() -> None:
    match = at("B", "0,0:K; 0,1:Crv{A}", "0,0:K")
    there = [(piece.art, piece.cell) for piece in pieces(match) if piece.at == "realm.0" and piece.cell == (0, 1)]
    assert there == [("clear", (0, 1)), ("road", (0, 1)), ("village", (0, 1)), ("army", (0, 1))]


def test_hands_of_others_are_one_stack_of_backs() -> None:
    match = start(2, seed=3)
    assert [piece for piece in pieces(match, 0) if piece.at == "hand.1"] == [Piece("hand.1", "back", "hand.1", 1, 5)]
    assert not [piece for piece in pieces(match, PUBLIC) if piece.at.startswith("hand") and piece.art != "back"]


def test_the_first_build_or_attack_chooses_the_step() -> None:
    match = at("B", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C", hands=["Army"])
    match.play(0, (verbs.END,))
    build = next(act for act in acts(match) if act.do[0] == (verbs.STEP, verbs.BUILDING))
    attack = next(act for act in acts(match) if act.do[0] == (verbs.STEP, verbs.ATTACKING))
    assert len(build.do) == 2
    assert [action[0] for action in attack.do[1:]] == [verbs.ORIGIN, verbs.TARGET, verbs.JOIN, verbs.SEND]
    assert {"Then no attack this turn", "Skip"} <= chips(match)
    match.play(0, list(attack.do))
    assert asked(match).startswith("P2") or not acts(match)


def test_a_build_or_an_attack_may_end_the_movement_while_nothing_has_moved() -> None:
    match = at("B", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C", hands=["Army"])
    build = next(act for act in acts(match) if act.do[-1][0] == verbs.BUILD)
    assert [action[0] for action in build.do] == [verbs.END, verbs.STEP, verbs.BUILD]
    army = next(piece.id for piece in pieces(match) if piece.art == "army" and piece.at == "realm.0")
    assert [act.do[:2] for act in acts(match) if act.piece == army and act.do[-1][0] == verbs.SEND] != []
    match = at("B", "0,0:K; 0,1:C{A,P}", "0,0:K; 0,1:C", hands=["Army"])
    do(match, "MV A 0,1>0,0")  # others may play events now, so the next step waits
    assert not [act for act in acts(match) if act.do[-1][0] in (verbs.BUILD, verbs.SEND)]


def test_cards_can_be_laid_while_armies_may_move_if_nothing_can_be_built_or_attacked() -> None:
    match = at("B", "0,0:K{A}; 0,1:Cr; 1,0:C; -1,0:C", "0,0:K", hands=["Clear"])
    put = next(act for act in acts(match) if act.do[-1][0] == verbs.PUT)
    assert put.do[0] == (verbs.END,)
    assert "To Expand" in chips(match)


def test_all_armies_of_a_land_join_an_attack_whose_chance_stands_at_the_target() -> None:
    match = at("D", "0,0:K; 0,1:C{A,S}", "0,0:K; 0,1:W{P}")
    view = match.state.redact(0)
    land = next(piece.id for piece in pieces(match) if piece.at == "realm.1" and piece.cell == (0, 1))
    (attack,) = [act for act in acts(match) if act.target == land and len(act.do) > 1]
    assert len([action for action in attack.do if action[0] == verbs.JOIN]) == 2
    assert attack.chip is not None
    assert rendered(match, 0, attack.chip.text).endswith(" %")
    assert not attack.undo
    assert view.allows(0, attack.do[0])


def test_the_chance_of_an_attack_reckons_with_the_army_that_may_come_to_help() -> None:
    alone = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 1,0:W")
    assert "100 %" in chips(alone)
    helped = chips(at("D", "0,0:K; 0,1:C{A}", "0,0:K{A}; 1,0:W"))
    assert "100 %" not in helped
    assert any(chip.endswith("to 100 %") for chip in helped)


def test_land_shows_the_score_after_it_and_a_free_cell_is_its_target() -> None:
    match = at("E", "0,0:K", "0,0:K", hands=["Clear"])
    found = [act for act in acts(match) if act.piece]
    assert {act.target for act in found} == {"realm.0:0,1", "realm.0:1,0", "realm.0:-1,0"}
    assert "Score 7 → 8" in chips(match)


def test_a_step_in_which_nothing_can_be_done_ends_by_itself() -> None:
    match = at("E", "0,0:K", "0,0:K", hands=["Town"])
    (only,) = acts(match)
    assert only.auto
    assert only.do == ((verbs.END,),)


def test_the_battle_line_is_laid_out_with_what_each_card_needs_and_one_button_fights() -> None:
    match = at("D", "0,0:K; 0,1:C{A,S}", "0,0:K; 0,1:C{P,A}", numbers=[10] * 9)
    land = next(piece.id for piece in pieces(match) if piece.at == "realm.1" and piece.cell == (0, 1))
    attack = next(act for act in acts(match) if act.target == land)
    match.play(0, list(attack.do))
    do(match, "RESP -")
    line = [piece for piece in pieces(match, 1) if piece.at == "line"]
    assert [piece.marks for piece in line] == [("defends",)] * 2 + [("attacks",)] * 2
    assert {piece.values[1] for piece in line} == {0, 1}  # a column for each pair
    assert all(piece.values[3] for piece in line)  # the number that each needs
    fight = acts(match)[0]
    assert fight.chip == Chip("none", ("button-fight", {}))
    match.play(0, list(fight.do))
    assert not [piece for piece in pieces(match) if piece.at == "line"]


def test_a_digit_is_one_of_four_buttons_or_is_changed_at_any_time() -> None:
    match = at("D", "0,0:K; 0,1:C{A}", "0,0:K; 0,1:C{P}")
    land = next(piece.id for piece in pieces(match) if piece.at == "realm.1" and piece.cell == (0, 1))
    match.play(0, list(next(act for act in acts(match) if act.target == land).do))
    do(match, "RESP -")
    assert {act.piece for act in acts(match, 1)} == {""}
    assert chips(match, 1) == {"1st", "2nd", "3rd", "4th"}
    standing = start(2, seed=3, call="standing")
    seat = standing.state.actors()[0]
    assert {act.piece for act in acts(standing, seat) if act.do[0][0] == verbs.CALL} == {f"digit.{seat}"}


def test_events_name_the_cards_that_move_and_the_points_that_are_gained() -> None:
    match = at("E", "0,0:K; 0,1:C", "0,0:K", hands=["Village"])
    view = match.state.redact(0)
    (village,) = view.hands[0]  # type: ignore[attr-defined]
    cell = 128 + 64
    laid, shot = events(
        view,
        [
            (verbs.PUT_DOWN, -1, (0, village, cell, 0), "FYN-D5.01"),
            (verbs.SHOT, -1, (0, 134, 119, 4, 6, 1), "FYN-D4.22"),
        ],
    )
    assert (laid.source, laid.to, laid.gains) == ("hand.0", "realm.0:0,1", ((0, "score", 1),))
    assert shot.sums == (("c134", (0,), 4), ("c119", (), 6))
    assert shot.n == 1


def test_a_turn_is_headed_by_its_round_and_shows_its_step() -> None:
    match = at("E", "0,0:K", "0,0:K", hands=["Clear"])
    view = table_view(match.state.redact(1))
    assert view.turn == ("head-round", {"round": 4, "step": 3})
    assert rendered(match, 1, board(match.setup).steps[3]) == "Expand"


@pytest.mark.parametrize("seed", range(3))
def test_acts_play_what_they_offer_and_words_are_short(seed: int) -> None:
    variants: list[dict[str, object]] = [{}, {"trading": True, "call": "standing"}, {"dice": True}]
    options = variants[seed]
    match = Match(GAME, 2 + seed % 2, options=options, seed=seed)
    rng = random.Random(seed)
    for _ in range(100):
        if match.over:
            break
        seat = match.state.actors()[0]
        view = match.state.redact(seat)
        table = table_view(view)
        assert {act.do[0] for act in table.acts}.issuperset(view.actions(seat))
        for language in LANGUAGES:
            assert len(rendered(match, seat, table.prompt, language)) <= LONGEST_PROMPT
            for act in table.acts:
                assert rendered(match, seat, act.text, language)
                if act.chip is not None:
                    assert 0 < len(rendered(match, seat, act.chip.text, language)) <= LONGEST_CHIP
        match.play(seat, list(rng.choice(table.acts).do))
