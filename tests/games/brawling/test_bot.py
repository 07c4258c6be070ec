"""The heuristic player: what it does in clear positions, and that it beats a random one."""

from __future__ import annotations

from typing import cast

import pytest

from baronage.arena.simulate import simulate
from baronage.engine.core.chance import Chance
from baronage.engine.match.match import Match
from baronage.games.brawling.bot import choose, evaluate, ordered
from baronage.games.brawling.state import Barons
from tests.games.brawling.table import GAME, at, board, deal, do, playout, seat_of

TRIES = 5  # with as many chances of its own: what it does must not hang on what it happens to guess


def decision(match: Match, letter: str = "A") -> set[str]:
    """What the bot does here, in notation; several if its guesses make a difference."""
    seat = seat_of(letter)
    view = board(match).redact(seat)
    actions = view.actions(seat)
    return {view.write(seat, choose(view, seat, actions, Chance(number))) for number in range(TRIES)}


def finish_turn(match: Match, letter: str, seed: int = 0) -> list[str]:
    """Let the bot play until somebody else is asked, or the game is over."""
    seat = seat_of(letter)
    chance = Chance(seed)
    played = []
    while match.state.actors() == [seat]:
        view = board(match).redact(seat)
        action = choose(view, seat, view.actions(seat), chance)
        played.append(view.write(seat, action))
        match.play(seat, action)
    return played


# --- the end of the game --------------------------------------------------------------------------------------------


def test_it_ends_the_game_when_it_is_ahead() -> None:
    match = at("deck=+4 | mkt=+3 | turn=A | A r=6 h=KNI1,TOW1 t=MER1,FAR1,SMI1 | B t=FAR2")
    assert decision(match) == {"G"}
    finish_turn(match, "A")
    standings = match.state.standings()
    assert standings is not None
    assert standings.winners() == [0]


@pytest.mark.parametrize("rival", ["t=FAR2,SMI1", "t=FAR2"], ids=["behind", "tied"])
def test_it_does_not_end_the_game_when_it_would_not_win(rival: str) -> None:
    match = at(f"deck=+3 | mkt=+3 | turn=A | A r=2 t=MER1,FAR1 | B {rival}")
    finish_turn(match, "A")
    assert match.state.standings() is None


def test_it_keeps_the_last_cards_from_an_opponent_who_leads() -> None:
    """B leads and takes 3 with Gather: a deck of 3 or less would be the end. Recruiting puts 2 back."""
    match = at("deck=+3 | mkt=+3 | turn=A | A r=2 h=KNI1 t=FAR1 | B t=FAR2,SMI1,FAR3")
    assert decision(match) == {"R KNI1"}


def test_it_wins_with_a_step_to_the_kings_army_and_the_last_card() -> None:
    match = at("deck=+1 | mkt=+3 | turn=A | A t=FAR1 w=HOR1 | B t=FAR2,SMI1")
    assert finish_turn(match, "A")[0] == "H HOR1"
    standings = match.state.standings()
    assert standings is not None
    assert standings.winners() == [0]


def test_in_a_team_it_reckons_with_the_points_of_both() -> None:
    """A has nothing, but C has two points and their opponents one."""
    match = at("teams=AC-BD deck=+1 mkt=+3 turn=A | A r=2 h=KNI1 | B t=FAR1 | C k=KNI2 | D")
    finish_turn(match, "A")
    standings = match.state.standings()
    assert standings is not None
    assert standings.winners() == [0, 2]


# --- building -------------------------------------------------------------------------------------------------------


def test_it_sends_soldiers_from_the_wall_to_the_kings_army() -> None:
    match = at("deck=+12 | mkt=+3 | turn=A | A w=KNI1,ARC1 | B t=far1")
    finish_turn(match, "A")
    assert board(match).score(0) == 4


def test_it_upgrades_several_units_with_one_action() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=4 t=far1,far2 | B t=far3")
    assert set(finish_turn(match, "A")) == {"U far1", "U far2"}


def test_it_recruits_several_units_with_one_action() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A r=4 h=FAR1,FAR2 | B t=far3")
    assert set(finish_turn(match, "A")) == {"R FAR1", "R FAR2"}


def test_it_mans_the_wall_when_catapults_threaten_the_town() -> None:
    assert decision(at("deck=+12 | mkt=+3 | turn=A | A r=3 t=FAR1,FAR2,ARC1 | B t=CAT1,far3")) == {"V ARC1"}


def test_it_builds_a_farm_rather_than_hoard() -> None:
    assert decision(at("deck=+20 | mkt=+3 | turn=A | A r=2 t=far1 | B")) == {"U far1"}


def test_it_uses_the_aid_of_buildings_on_a_peasant() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=cou1 a=RAB1 | B t=FAR1")
    assert "Q RAB1 cou1" in finish_turn(match, "A")


def test_it_gives_an_aid_to_the_mate_who_can_use_it() -> None:
    match = at("teams=AC-BD deck=RAB1,FAR1,+8 mkt=+3 turn=A | A t=kni1 | B t=FAR2 | C t=smi1 | D")
    do(match, "D")
    assert decision(match) == {"W C"}


# --- attacking ------------------------------------------------------------------------------------------------------


def test_it_attacks_when_a_building_falls() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=CAT1 | B t=INN1,FAR1")
    assert decision(match) <= {"A CAT1>INN1", "A CAT1>FAR1"}


def test_it_joins_forces_when_one_alone_would_not_do() -> None:
    """12 for a Courthouse: Catapults deal 10, the +2 Attack the rest."""
    match = at("deck=+20 | mkt=+3 | turn=A | A h=P2A1 t=CAT1 | B t=COU1")
    assert set(finish_turn(match, "A")) == {"A CAT1>COU1", "A P2A1>COU1"}
    assert board(match).score(1) == 0


@pytest.mark.parametrize(
    "position",
    [
        "deck=+20 | mkt=+3 | turn=A | A t=kni1 | B t=FAR1",
        "deck=+20 | mkt=+3 | turn=A | A t=KNI1,ARC1 | B t=COU1,TOW1",
        "deck=+20 | mkt=+3 | turn=A | A h=P2A1,P2A2 t=arc1 | B t=FAR1 w=KNI1",
    ],
    ids=["a Squire against a Farm", "8 and 3 against 15", "5 against a Knight on the wall"],
)
def test_it_does_not_attack_when_nothing_falls(position: str) -> None:
    match = at(position)
    assert not any(move.startswith("A ") for move in finish_turn(match, "A"))


def test_it_flips_an_opposing_squire() -> None:
    """Nothing else is to be had: the hand is full, the resources are more than it can spend."""
    match = at("deck=+20 | mkt=FAR1,FAR2,FAR3 | turn=A | A r=9 h=FLI1 | B t=kni1,far4")
    assert decision(match) <= {"P FLI1>kni1-", "P FLI1>far4-"}


def test_it_flips_down_a_knight_that_is_about_to_score() -> None:
    match = at("deck=+12 | mkt=+3 | turn=A | A r=1 h=FLI1 t=FAR1 | B t=FAR2 w=KNI1")
    assert decision(match) == {"P FLI1>KNI1-"}


# --- Shields --------------------------------------------------------------------------------------------------------


def test_it_uses_a_shield_that_saves_a_building() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=CAT1 | B h=SHI1 t=SMI1")
    do(match, "A CAT1>SMI1")
    assert decision(match, "B") == {"S SHI1>SMI1"}


def test_it_keeps_a_shield_that_does_not_save_it() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=CAT1,KNI1 | B h=SHI1 t=SMI1")
    do(match, "A CAT1>SMI1 ; A KNI1>SMI1")
    assert decision(match, "B") == {"."}


def test_it_keeps_a_shield_when_nothing_is_in_danger() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=KNI1 | B h=SHI1 t=SMI1")
    do(match, "A KNI1>SMI1")
    assert decision(match, "B") == {"."}


def test_it_uses_two_shields_where_it_takes_two_and_the_aid_first() -> None:
    """14 against 10: 11 after one, 8 after both."""
    match = at("deck=+20 | mkt=+3 | turn=A | A h=P2A1,P2A2 t=CAT1 | B h=SHI1 t=SMI1 a=RAM1")
    do(match, "A CAT1>SMI1 ; A P2A1>SMI1 ; A P2A2>SMI1")
    assert finish_turn(match, "B")[:2] == ["S RAM1>SMI1", "S SHI1>SMI1"]
    assert board(match).score(1) == 1


def test_it_wastes_no_shield_on_what_a_sheriff_takes() -> None:
    match = at("deck=+20 | mkt=+3 | turn=A | A t=SHE1,ARC1 | B h=SHI1 t=KNI1")
    do(match, "A SHE1>KNI1 ; A ARC1>KNI1")
    assert decision(match, "B") == {"."}


# --- before the first turn ------------------------------------------------------------------------------------------


def test_it_bids_its_squires_and_hides_its_tricks() -> None:
    match = deal("KNI1 SHI1 FAR1 EXT1 ARC1", "FAR2 FAR3 FAR4 INN1 INN2")
    assert finish_turn(match, "A")[:3] == ["F +KNI1", "F +ARC1", "F ."]


def test_its_signs_cannot_be_foretold() -> None:
    match = deal("FAR1 TOW1 SMI1 COU1 MAR1", "FAR2 FAR3 FAR4 INN1 INN2")
    view = board(match).redact(0)
    shown = {choose(view, 0, view.actions(0), Chance.forced([at])) for at in range(3)}
    assert shown == set(view.actions(0))


# --- fair and legal -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "options"),
    [(2, {}), (3, {}), (4, {"teams": "two"}), (8, {"teams": "two", "team_hands": "open"})],
    ids=["2", "3", "4 in teams", "8 in teams"],
)
def test_it_chooses_something_legal_and_from_its_view_alone(seats: int, options: dict[str, str]) -> None:
    for number, (state, _) in enumerate(playout(seats, 11, **options)):
        if number % 9:
            continue
        seat = state.actors()[-1]
        actions = state.actions(seat)
        action = choose(state.redact(seat), seat, actions, Chance(number))
        assert action in actions
        other = cast(
            Barons, state.sample(seat, Chance(number + 1))
        )  # a state that the seat can't tell from the true one
        assert choose(other, seat, actions, Chance(number)) == action


def test_the_evaluation_is_the_same_from_a_view() -> None:
    for state, _ in playout(3, 5):
        assert evaluate(state.redact(1), 1) == evaluate(state, 1)


def test_the_ordering_keeps_every_action() -> None:
    for state, _ in playout(2, 6):
        seat = state.actors()[0]
        actions = state.actions(seat)
        assert sorted(ordered(state, seat, actions)) == sorted(actions)


def test_it_beats_a_random_player() -> None:
    report = simulate(GAME, ["heuristic", "random"], 40, seed=1, processes=1)
    assert {row.bot: row.wins for row in report.rows}["heuristic"] >= 38
