"""The table of Barony as data: places and owners, acts with their chance, pushes, the line-up, events."""

from __future__ import annotations

import pytest

from baronage import Match
from baronage.engine.core.chance import Chance
from baronage.engine.game.table import board, events, form_of, preview, table_view
from baronage.engine.picture.table import LONGEST_CHIP, Act, Msg, TableEvent
from baronage.engine.questions.explain import why_not
from baronage.games.barony import verbs
from baronage.games.barony.state import Barony
from tests.games.barony.table import GAME, full, position

QUICK = {"mode": "quick", "homes": "seats"}


def acts_of(state: Barony, seat: int, piece: str, target: str = "") -> list[Act]:
    """Return the acts with this piece and target."""
    return [act for act in table_view(state.redact(seat)).acts if (act.piece, act.target) == (piece, target)]


def words(state: Barony, text: Msg, language: str = "en") -> str:
    """Return a message as seat 0 reads it."""
    return GAME.words.msg(*text, GAME.words.reader(0, ["Ada", "Bo"], state.redact(0)), language)


def chip(state: Barony, act: Act, language: str = "en") -> str:
    """Return the chip of an act."""
    assert act.chip is not None
    return words(state, act.chip.text, language)


def shown(state: Barony, *actions: tuple[int, ...], dice: str = "") -> list[TableEvent]:
    """Return the events of these actions as seat 0 sees them."""
    found: list[TableEvent] = []
    chance = Chance.forced([int(figure) - 1 for figure in dice])
    for action in actions:
        (seat,) = state.actors()
        state.log = []
        state.play(seat, action, chance)
        found += events(state.redact(0), state.log)
    return found


def test_places_have_the_owners_that_were_dealt() -> None:
    state = position("3SoS1@H1.2", "3SoS1@H4.2")
    places = {place.id: place for place in table_view(state.redact(0)).places}
    assert (places["H1.1"].owner, places["H1.1"].ground) == (0, "point")
    assert (places["H4.2"].owner, places["H4.2"].ground) == (1, "")
    assert "M" not in {place.id for place in board(state.setup).places}  # the Simple Game has no Market
    assert len(board(state.setup).places) == 200


def test_serfs_have_their_kind_and_the_turns_they_hold_a_point() -> None:
    state = position("3SoS1@H4.1{h2}", "3SoS1@H4.2")
    pieces = {piece.id: piece for piece in table_view(state.redact(1)).pieces}
    assert (pieces["A3"].at, pieces["A3"].art, pieces["A3"].marks) == ("H4.1", "soldier", ("sider", "hold-2"))
    row = table_view(state.redact(1)).players[0]
    assert row.has[-3:] == (2, -1, -1)


def test_a_move_is_one_act_of_a_serf_and_a_triangle() -> None:
    state = position("3SoS1@C1.5", "3SoS1@H4.2")
    (act,) = acts_of(state, 0, "A3", "C1.6")
    assert [action[0] for action in act.do] == [verbs.ACTIVATE, verbs.STEP]
    assert act.undo
    assert act.chip is None


def test_an_attack_is_one_act_with_its_chance_and_its_risk() -> None:
    state = position("3SoS1@C1.5", "7PeJ1@C1.6")
    (act,) = acts_of(state, 0, "A3", "B7")
    assert [action[0] for action in act.do] == [verbs.ACTIVATE, verbs.STEP, verbs.FIGHT]
    assert chip(state, act) == "44 % push 1"
    assert [words(state, more.text) for more in act.more] == ["56 %: it pushes you 1"]
    assert not act.undo


def test_a_win_that_pushes_off_the_board_shows_the_kill_and_its_gold() -> None:
    state = full("5PeP1@H4.3", "7PeJ1@H4.1")
    for act in acts_of(state, 0, "A5", "B7"):
        for language in ("en", "fr"):
            assert len(chip(state, act, language)) <= LONGEST_CHIP
    assert chip(state, acts_of(state, 0, "A5", "B7")[0]) == "44 % ☠ +100 gold"


def test_a_thief_chooses_between_the_push_and_the_pocket() -> None:
    state = full("1ThP1@C1.5", "7PeJ1@C1.6", gold=(0, 700))
    push, steal = acts_of(state, 0, "A1", "B7")
    assert push.do[-1] == (verbs.FIGHT,)
    assert steal.do[-1][0] == verbs.RIDE
    assert chip(state, steal) == "56 % steal 100"


def test_own_serfs_that_meet_give_way_or_roll() -> None:
    state = position("3SoS1@C1.5 4SoS1@C1.6", "3SoS1@H4.2")
    assert [act.do[-1][0] for act in acts_of(state, 0, "A3", "A4")] == [verbs.YIELD, verbs.CONCEDE, verbs.FIGHT]
    assert [chip(state, act) for act in acts_of(state, 0, "A3", "A4")] == ["4 is pushed", "3 is pushed", "dice: 44 %"]
    shown(state, *acts_of(state, 0, "A3", "A4")[0].do[:-1])
    chips = [chip(state, act) for act in table_view(state.redact(0)).acts if act.chip and not act.target]
    assert chips == ["Dice: 44 % push 4", "Push 3", "Push 4"]


def test_a_push_is_a_direction_with_its_outcome() -> None:
    state = position("3SoS1@H4.3", "7PeJ1@H4.1")
    (act,) = acts_of(state, 0, "A3", "B7")
    shown(state, *act.do, (verbs.FIGHT,), dice="1166")
    found = table_view(state.redact(1)).acts
    assert {(act.piece, act.target) for act in found} == {("A3", f"push:{way},1") for way in range(6)}
    assert {chip(state, act) for act in found} == {"free", "☠ Killed"}
    assert not table_view(state.redact(0)).acts


def test_the_shelf_sells_what_the_baron_can_pay() -> None:
    state = full("3SoS1@M", "7PeJ1@H4.6", gold=(4_200, 0))
    wares = [act for act in table_view(state.redact(0)).acts if act.target == "shelf"]
    assert "Axe 4,000" in [chip(state, act) for act in wares]
    assert "Sword 8,000" not in [chip(state, act) for act in wares]
    assert {words(state, act.group) for act in wares} >= {"Weapons", "Maneuvers"}
    uses = {chip(state, act): words(state, act.more[0].text) for act in wares}
    assert uses["Axe 4,000"] == "+2 in fights"
    french = [words(state, act.more[0].text, "fr") for act in wares]
    assert all(0 < len(text) <= LONGEST_CHIP for text in (*uses.values(), *french))


def test_the_line_up_is_proposed_and_two_change_places() -> None:
    match = Match(GAME, 2, QUICK, chance=Chance(1))
    view = match.state.redact(0)
    start = {field.id: field.start for field in form_of(view, 0, view.actions(0))}
    assert len(start) == 9
    swapped = {**start, "A1": start["A2"], "A2": start["A1"]}
    found = preview(view, 0, swapped)
    assert found.do[:2] == ((verbs.PLACE, 1), (verbs.PLACE, 0))
    match.play(0, list(found.do))
    assert not match.state.draft(0)
    assert preview(view, 0, {**start, "A1": start["A2"]}).do == ()


def test_nobody_sees_the_line_up_of_another() -> None:
    match = Match(GAME, 2, QUICK, chance=Chance(1))
    assert {piece.owner for piece in table_view(match.state.redact(0)).pieces} == {0}
    assert not table_view(match.state.redact(-1)).pieces


@pytest.mark.parametrize(("dice", "text"), [("6611", "won against"), ("1166", "lost to")])
def test_dice_are_shown_with_both_totals(dice: str, text: str) -> None:
    state = position("3SoS1@C1.5", "7PeJ1@C1.6")
    (act,) = acts_of(state, 0, "A3", "B7")
    found = shown(state, *act.do, (verbs.FIGHT,), dice=dice)
    (roll,) = [event for event in found if event.sums]
    assert [sum[0] for sum in roll.sums] == ["A3", "B7"]
    assert roll.sums[0][1] == (*map(int, dice[:2]), 1, 0)
    assert text in words(state, roll.text)


def test_moves_fly_from_place_to_place_and_the_dead_leave() -> None:
    state = position("3SoS1@C1.5", "3SoS1@H4.2")
    (act,) = acts_of(state, 0, "A3", "C1.6")
    moved = next(event for event in shown(state, *act.do) if event.source)
    assert (moved.pieces, moved.source, moved.to) == (("A3",), "C1.5", "C1.6")


def test_a_triangle_out_of_reach_is_explained_for_the_serf_that_was_clicked() -> None:
    state = position("3SoS1@C1.5", "3SoS1@H4.2")
    assert why_not(state.redact(0), 0, ["A3", "C4.9"]).rule == "BAR-M2.01"
