"""Every option changes something: each value is tested by what it changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import PUBLIC
from baronage.engine.match.match import Match
from baronage.games.brawling import verbs
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.steps.shields import ShieldWindow
from baronage.games.brawling.verbs import TURN_LIMIT
from tests.games.brawling.looks import who_sees
from tests.games.brawling.table import GAME, asked, at, board, card, do, expect, illegal, listed, menu


def begun(seats: int = 2, **options: Any) -> Match:
    return Match(GAME, seats, options, seed=2)


def frame(match: Match) -> str:
    return type(match.state.stack[-1]).__name__


def _decks() -> None:
    for decks, left in (("auto", 39), (1, 39), (2, 91), (3, 143), (4, 195)):
        assert len(board(begun(decks=decks)).deck) == left


def _teams() -> None:
    assert board(begun(4)).foes[0] == (1, 2, 3)
    assert board(begun(4, teams="two")).foes[0] == (1, 3)


def _team_hands() -> None:
    for hands, sees in (("closed", False), ("open", True)):
        s = begun(4, teams="two", team_hands=hands).state.redact(2)
        assert any(s.hands[0]) == sees  # type: ignore[attr-defined]
        assert not any(s.hands[1])  # type: ignore[attr-defined]


def _first_player() -> None:
    assert frame(begun()) == "Bid"
    assert frame(begun(first_player="random")) == "Turn"
    for letter in "AC":
        assert begun(3, first_player=letter).state.actors() == [LETTERS.index(letter)]


def _turn_limit() -> None:
    position = "deck=+20 | mkt=+3 | turn=B turns=199 | A | B"
    for limit, over in (("auto", True), (100, True), (101, False), ("off", False)):
        match = at(position, turn_limit=limit)
        do(match, "G")
        assert match.over == over
        assert match.state.cause == (TURN_LIMIT if over else 0)


def _aids() -> None:
    for aids, found in (("turn", set()), ("anytime", {"Q RAR1"})):
        assert menu(at("deck=+20 | mkt=+3 | turn=A | A | B a=RAR1", aids=aids), "B") == found


CHANGES: dict[str, Callable[[], None]] = {
    "decks": _decks,
    "teams": _teams,
    "team_hands": _team_hands,
    "first_player": _first_player,
    "turn_limit": _turn_limit,
    "aids": _aids,
}


def test_no_option_is_left_out() -> None:
    assert list(CHANGES) == [option.name for option in GAME.meta.options]


@pytest.mark.parametrize("name", CHANGES)
def test_an_option_changes_something(name: str) -> None:
    CHANGES[name]()


# --- the turn limit -------------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-13.09")
def test_without_a_turn_limit_only_the_deck_ends_the_game() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A turns=12345 | A r=2 h=FAR1 | B", turn_limit="off")
    do(match, "R FAR1 ; B: G")
    assert not match.over
    assert "Round 6174 ·" in GAME.text_board(match.state.redact(0))
    again = GAME.position(match.state.position(), options={"turn_limit": "off"})
    assert again.dump() == match.state.dump()


# --- as many players as the decks allow -----------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-14.01", "BRAWL-14.03")
def test_sixteen_players_share_four_decks() -> None:
    match = begun(16, first_player="P")
    assert match.state.actors() == [15]
    assert GAME.seat_label(15) == "P"
    assert len(board(match).deck) == 125
    far = at("deck=+20 | mkt=+3 | turn=P | " + " | ".join(f"{letter} t=far{n}" for n, letter in enumerate(LETTERS, 1)))
    assert far.state.position().count(" | ") == 16
    do(far, "P: G")
    assert far.state.actors() == [0]


# --- Aids at any time -----------------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-10.18", "BRAWL-10.08")
def test_aids_are_used_between_the_actions_of_others() -> None:
    match = at(
        "deck=KNI1,SHI1,+20 mkt=ARC1,+2 turn=A | A h=EXT1 a=RAR2 | B t=far1 a=RAR1,RAC1,RAB1,RAV1,RAM1",
        aids="anytime",
        decks=2,
    )
    assert menu(match, "B") == listed("Q RAR1 ; Q RAC1 ; Q RAB1 far1 ; Q RAV1 M1 ; Q RAV1 M2 ; Q RAV1 M3")
    assert "You may use a Royal Aid" in GAME.prompt(match.state, 1)[0]
    assert "You may use a Royal Aid" not in GAME.prompt(match.state, PUBLIC)[0]
    assert match.state.actors() == [0]  # nobody waits for it
    do(match, "B: Q RAC1 ; B: Q RAB1 far1 ; B: Q RAV1 M1")
    expect(match, "B.h=KNI1,SHI1,ARC1 ; B.t=FAR1 ; turn=A")
    assert who_sees(match, "KNI1") == "B"
    do(match, "A: X EXT1 ; A: G ; B: Q RAR1 ; A: G")  # between two actions
    expect(match, "B.r=3 ; A.r=2 ; B.a=RAM1")
    illegal(match, "B: Q RAM1", rule="BRAWL-10.13")
    illegal(match, "B: Q RAR2", rule="BRAWL-10.08")
    illegal(match, "B: G", rule="BRAWL-3.09")
    assert not match.can_undo(1)
    do(match, "A: Q RAR2")
    assert match.record.replay().state.dump() == match.state.dump()


@pytest.mark.rule("BRAWL-10.18", "BRAWL-3.08")
def test_not_in_the_middle_of_an_action() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=6 h=FAR1,FAR2 a=RAC1 | B a=RAR1", aids="anytime")
    do(match, "A: R FAR1")
    assert menu(match, "B") == set()
    illegal(match, "B: Q RAR1", rule="BRAWL-3.09")
    illegal(match, "A: Q RAC1", rule="BRAWL-3.08")
    usual = at("deck=+20 | mkt=+3 | turn=A | A | B a=RAR1")
    illegal(usual, "B: Q RAR1", rule="BRAWL-3.09")


@pytest.mark.rule("BRAWL-10.18", "BRAWL-DEC07")
def test_a_declaration_that_nobody_sees_changes_nothing_for_who_uses_an_aid() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1,ARC1 | B t=far1,SMI1 a=RAB1,RAR1", aids="anytime")
    before = menu(match, "B")
    do(match, "A: A KNI1>far1")
    draft = match.state.draft(0)
    assert menu(match, "B") == before == listed("Q RAB1 far1 ; Q RAR1")
    do(match, "B: Q RAB1 far1")  # the target becomes a Farm while it is aimed at
    assert match.state.draft(0) == draft
    illegal(match, "B: A KNI1>far1", rule="BRAWL-3.09")
    do(match, "A: . ; B: .")
    expect(match, "B.t=SMI1 ; A.t=kni1,ARC1")  # 8 damage fell a Farm of health 4


@pytest.mark.rule("BRAWL-10.18", "BRAWL-9.12", "BRAWL-9.14")
def test_a_defender_may_use_aids_when_asked_for_shields() -> None:
    match = at("deck=SHI1,FAR1,+20 mkt=+3 turn=A | A t=KNI1 | B t=smi1 a=RAC1,RAR1 | C a=RAR3", aids="anytime", decks=3)
    do(match, "A: A KNI1>smi1")
    assert asked(match) == "B"  # for the Aids alone
    assert menu(match, "B") == listed("Q RAC1 ; Q RAR1 ; .")
    assert GAME.prompt(match.state, 1)[0].startswith("Use a Royal Aid")
    for other in "AC":  # not their window
        assert menu(match, other) == set()
    illegal(match, "C: Q RAR3")
    illegal(match, "B: Q RAR3", rule="BRAWL-10.08")
    do(match, "B: Q RAC1")
    assert menu(match, "B") == listed("S SHI1>smi1 ; Q RAR1 ; .")
    assert "You may use a Royal Aid as well" in GAME.prompt(match.state, 1)[0]
    do(match, "B: S SHI1>smi1")
    assert menu(match, "B") == listed("Q RAR1 ; .")
    do(match, "B: Q RAR1")  # nothing is left: the window closes by itself
    expect(match, "B.t= ; B.r=3 ; B.h=FAR1 ; turn=B")  # 5 of 2
    assert match.record.replay().state.dump() == match.state.dump()
    usual = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1 | B t=smi1 a=RAC1,RAR1")
    do(usual, "A: A KNI1>smi1")
    expect(usual, "B.t= ; turn=B")  # nobody is asked


@pytest.mark.rule("BRAWL-10.18")
def test_a_peasant_under_attack_that_becomes_a_building_has_its_health() -> None:
    match = at("deck=+20 mkt=+3 turn=A | A t=ARC1 | B t=tow1 a=RAB1", aids="anytime")
    do(match, "A: A ARC1>tow1 ; B: Q RAB1 tow1")
    expect(match, "B.t=TOW1 ; A.t=arc1")  # 7 damage, and a Tower falls at 12
    declined = at("deck=+20 mkt=+3 turn=A | A t=ARC1 | B t=tow1 a=RAB1", aids="anytime")
    do(declined, "A: A ARC1>tow1 ; B: .")
    expect(declined, "B.t= ; B.a=RAB1")


@pytest.mark.rule("BRAWL-10.18", "BRAWL-9.23")
def test_a_held_window_with_aids_at_any_time() -> None:
    """The table holds the window open when nobody is left to ask."""
    state = GAME.position("deck=+20 mkt=+3 turn=A | A t=KNI1 | B t=smi1 a=RAR1 | C t=far1", options={"aids": "anytime"})
    match = Match(GAME, state=state, chance=Chance.forced([]), hold_windows=True)
    match.play(0, "A KNI1>smi1")
    match.play(1, "Q RAR1")
    assert match.state.actors() == []
    assert match.state.is_held()
    match.play(-1, "close")
    expect(match, "B.t= ; B.r=3 ; turn=B")


@pytest.mark.rule("BRAWL-10.18", "BRAWL-15.06")
def test_in_teams_an_aid_drawn_in_the_window_is_given_before_the_defence_goes_on() -> None:
    match = at(
        "teams=AC-BD deck=RAM1,KNI1,ARC1,+20 mkt=+3 turn=A | A t=KNI2 | B t=smi1 a=RAC1 | C t=kni3 | D", aids="anytime"
    )
    do(match, "A: A KNI2>smi1 ; B: Q RAC1")
    assert frame(match) == "Recipient"
    for viewer in range(4):
        (window,) = [step for step in match.state.redact(viewer).stack if isinstance(step, ShieldWindow)]
        assert window.asked == 1  # all know who has just used an Aid
    do(match, "B: W B")
    expect(match, "B.a=RAM1 ; B.h=KNI1,ARC1")
    assert menu(match, "B") == listed("S RAM1>smi1 ; .")
    other = at(
        "teams=AC-BD deck=RAM1,KNI1,ARC1,+20 mkt=+3 turn=A | A t=KNI2 | B t=smi1 a=RAC1 | C t=kni3 | D", aids="anytime"
    )
    do(other, "A: A KNI2>smi1 ; B: Q RAC1 ; B: W D")
    expect(other, "D.a=RAM1 ; B.t= ; turn=B")


def test_bots_play_with_aids_at_any_time() -> None:
    for seats, seed in ((2, 1), (3, 2)):
        match = Match(GAME, seats, {"aids": "anytime"}, seed=seed)
        chance = Chance(seed)
        while not match.over:
            seat = match.state.actors()[0]
            view = match.state.redact(seat)
            match.play(seat, GAME.heuristic(view, seat, match.state.actions(seat), chance))
        assert match.state.standings() is not None


def test_the_bot_uses_its_aids_under_attack_rather_than_lose_a_unit() -> None:
    """An Archer would fell the Peasant; as a Tower it stands."""
    match = at("deck=+20 mkt=+3 turn=A | A t=ARC1 | B t=tow1 a=RAB1", aids="anytime")
    do(match, "A: A ARC1>tow1")
    view = match.state.redact(1)
    assert GAME.heuristic(view, 1, match.state.actions(1), Chance(1)) == (verbs.AID_BUILD, card("RAB1"), card("TOW1"))
