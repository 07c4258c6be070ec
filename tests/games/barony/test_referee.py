"""What the referee once got wrong: resigning, silence about the blessed, own Serfs in a bolt, Move without end."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument, Illegal
from baronage.engine.core.state import EXPEL, RESIGN, TABLE, TIMEOUT
from baronage.engine.match.match import Match
from baronage.engine.match.record import Record
from baronage.games.barony import data, verbs
from baronage.games.barony.hiring import READY_MADE
from baronage.games.barony.roster import check_roster
from baronage.games.barony.rules.campaign import found
from baronage.games.barony.rules.effects import pace, paces, strip
from baronage.games.barony.rules.equipment import enchanted, layers, strength, turns, weapon_bonus
from baronage.games.barony.rules.moves import allowance
from baronage.games.barony.state import NOBODY, Barony
from baronage.games.barony.steps.bump import AGGRESSOR, DEFENDER, RETREATS, Aim
from tests.games.barony.table import GAME, LOST, WON, full, offered, play, slot, where

# --- V1.03 ----------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-V1.03")
def test_who_is_asked_to_activate_may_resign_and_nobody_else() -> None:
    def refused(match: Match, seat: int) -> str:
        before = match.state.dump()
        with pytest.raises(Illegal) as why:
            match.play(seat, (RESIGN,))
        assert match.state.dump() == before
        assert why.value.sentence.startswith("You can resign at the start of your turn")
        return why.value.rule

    match = Match(GAME, 2, {"mode": "quick"}, seed=1)
    assert refused(match, 0) == refused(match, 1) == "BAR-V1.03"  # while Fiefs are prepared
    match = Match(GAME, state=full("3SoS1@C1.5", "3SoS1@C1.11"))
    assert refused(match, 1) == "BAR-V1.03"  # it is A's turn
    match.play(0, "A3")
    assert refused(match, 0) == "BAR-V1.03"  # in the middle of it
    match.play(0, "-C1.11 ; /F")
    assert refused(match, 0) == refused(match, 1) == "BAR-V1.03"  # B is asked for an answer, not to activate
    for seat in (0, 1):
        match = Match(GAME, state=full("3SoS1@C1.5", "3SoS1@C1.11", turn="AB"[seat]))
        match.play(seat, "resign")
        assert isinstance(match.state, Barony)
        assert match.state.winner == 1 - seat


@pytest.mark.rule("BAR-V1.03")
def test_the_table_may_send_away_whom_it_likes() -> None:
    match = Match(GAME, state=full("3SoS1@C1.5", "3SoS1@C1.11"))
    match.play(TABLE, (EXPEL, 1))
    assert match.over


# --- D08, D16 ---------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-D08", "BAR-K2.02")
def test_silence_aims_off_the_board_only_if_that_kills() -> None:
    for flags, angle in (("", 330), ("{bl1}", 90)):  # of its two directions, 90 and 330, one leads out
        state = play(full("3SoP1@C3.18", f"5PeP1@C3.19{flags}"), "A3-C3.19", "/F", "/C")
        assert state.default(0) == (verbs.AIM, (angle - 30) // 60, 1)


@pytest.mark.rule("BAR-D16", "BAR-K2.02", "BAR-K2.03")
def test_a_blessed_loser_counts_as_killed_only_if_its_home_is_full() -> None:
    for flags, angle in (("", 330), ("{bl1}", 30)):  # of the six directions 330 leads out
        state = play(full(f"3SoS1@C3.21{flags}", "5PeP1@C3.20"), "A3-C3.20", "/C")
        assert state.default(1) == (verbs.AIM, (angle - 30) // 60, 1)
    home = state.home_of(slot("A3"))
    empty = [serf for serf, place in enumerate(state.place) if place == NOBODY]
    room = [triangle for triangle in range(home, home + 25) if triangle not in state.place]
    for serf, triangle in zip(empty, room, strict=True):
        state.place[serf] = triangle
    assert state.default(1) == (verbs.AIM, 5, 1)  # no blessing helps where nobody can be put


@pytest.mark.rule("BAR-D08", "BAR-A14.02", "BAR-A13.04")
def test_silence_reckons_with_traps_on_the_way() -> None:
    for marks, kills in (("-", False), ("trap@C3.19=B5r1", True), ("snare@C3.19=B5r1", False)):
        state = full("3SoP1@C4.3", "5PeP1@C4.1", marks=marks)
        for who in (AGGRESSOR, DEFENDER, RETREATS):  # at 270 lies C3.19, and behind it the edge
            aim = Aim(slot("A3"), slot("B5"), state.board.triangle("C3", 20), 0b111111, 1, 1, who, 0)
            assert aim.kills(state, 4) == kills
            assert aim.kills(state, 5) == (who != RETREATS)  # straight out


# --- C1.09 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-C1.09", "BAR-L5.02")
def test_lightning_on_ones_own_serf_lets_either_concede() -> None:
    for answer, dice, ends, log in (
        ("/Y", "", "C1.6", "Your Serf 3 is left alone: the other gives way."),
        ("/C", "", "C1.20", "Your Serf 3 concedes."),
        ("/F", WON, "C1.20", "Your Serf 3 stands and fights."),
        ("/F", LOST, "C1.6", "Your Serf 3 stands and fights."),
    ):
        state = full("1WiP4@C2.1{S:LIG} 3SoS1@C1.6", "3SoS1@C4.1")
        assert offered(state, "A1", "*LIG 90") == {"/F", "/C", "/Y"}
        label = {state.write(0, action): GAME.label(state, 0, action)[0] for action in state.actions(0)}
        assert label["/Y"] == "Your Wizard 1 gives way: nothing happens to your Soldier 3"
        state.log = []
        play(state, answer, dice=dice)
        assert where(state, "A3") == ends
        assert where(state, "A1") == "C2.1"
        assert log in [GAME.event_words(state.setup, event, 0)[0] for event in state.log]


@pytest.mark.rule("BAR-C1.09", "BAR-A00.06")
def test_an_opponents_target_only_fights_or_concedes() -> None:
    state = full("1WiP4@C2.1{S:LIG}", "3SoS1@C1.6")
    assert offered(state, "A1", "*LIG 90") == {"/F", "/C"}
    state = full("1KnS3@C1.5 3SoS1@C1.11", "3SoS1@C4.1")
    assert offered(state, "A1", "*TAC A3") == {"/F", "/C", "/Y"}


# --- Q3.02 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-Q3.02")
def test_move_has_no_most() -> None:
    state = full("3SoS1x99@M", "3SoS1@C4.12", gold=(990_000, 0))
    assert "$move" in offered(state, "A3")
    play(state, "$move")
    assert state.move[slot("A3")] == 100
    assert "3SoS1x100@M" in state.position()
    assert (
        GAME.position("BAR classic2 full r5 tA | A H1 : 3SoS1x1234@M | B H4 : 3SoS1@C4.12").position().count("x1234")
        == 1
    )
    roster = found("Ada", list(READY_MADE))
    roster["serfs"][0]["move"] = 120
    assert check_roster(roster) == ""


# --- T1.11 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-T1.11", "BAR-A17.03")
def test_who_bumps_another_moves_on_and_who_is_bumped_does_not() -> None:
    state = play(full("1KnS3@C2.22", "3SoS1@C2.15"), "A1", "*TAC B3", "/C")
    assert state.halted == 0
    assert "-C2.14" in offered(state)
    state = play(full("1KnS3@C2.22", "3SoS1@C2.14"), "A1", "*TAC B3", "/C", ">210*1")
    assert "-C2.14" in offered(state)  # its target was bumped, not the Knight


@pytest.mark.rule("BAR-T1.11", "BAR-T1.10")
def test_bumped_after_its_confrontation_the_active_serf_still_does_nothing_but_business_in_the_market() -> None:
    state = full("2GuS1@C1.5{away,M:SNA} 4SoS1@C1.19", "3SoS1@C1.11")
    play(state, "A2-C1.11", "/F", "/F", dice=WON)  # B3 is bumped into A4
    play(state, "/F", "/F", ">270*1", dice=LOST)  # and back onto C1.11
    play(state, "/F", "/F", dice=WON)  # where it beats A2, the active Serf, which is bumped
    assert (where(state, "A2"), where(state, "B3")) == ("C1.5", "C1.11")
    assert state.turn == 1  # no task, no movement: the turn is over


# --- L8.02 ------------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-L8.02")
def test_of_two_speeds_the_larger_counts_and_the_other_stays() -> None:
    state = full("1WiP2@C1.5{S:SLO} 3SoS1@C1.11{+4x2}", "3SoS1@C4.1")
    play(state, "A1", "*SLO A3 speed", "/C", ".", "B pass")
    serf = slot("A3")
    assert paces(state, serf, 1) == [(4, 1), (2, 2)]
    assert "{+4x1,+2x2}" in state.position()
    assert GAME.position(state.position()).position() == state.position()
    assert GAME.load(state.dump()).dump() == state.dump()
    assert allowance(state, serf) == 5
    state.log = []
    play(state, "A pass")
    told = [GAME.event_words(state.setup, event, 0)[0] for event in state.log]
    assert any("Speed" in line and "your Serf 3" in line for line in told)
    play(state, "B pass")
    assert (allowance(state, serf), paces(state, serf, 1)) == (3, [(2, 1)])
    play(state, "A pass", "B pass")
    assert (allowance(state, serf), paces(state, serf, 1)) == (1, [])


@pytest.mark.rule("BAR-L8.02")
def test_a_lesser_one_that_ends_no_later_is_nothing_and_slow_and_speed_both_count() -> None:
    state = full("3SoS1x5@C1.11{+4x2}", "3SoS1@C4.1")
    serf = slot("A3")
    pace(state, serf, 1, 2, 2)
    assert paces(state, serf, 1) == [(4, 2)]
    pace(state, serf, 1, 4, 3)
    assert paces(state, serf, 1) == [(4, 3)]
    pace(state, serf, 0, 1, 5)
    pace(state, serf, 0, 3, 1)
    pace(state, serf, 1, 1, 9)
    assert (paces(state, serf, 1), paces(state, serf, 0)) == ([(4, 3), (1, 9)], [(3, 1), (1, 5)])
    assert allowance(state, serf) == 5 + 4 - 3
    strip(state, serf)
    assert state.lesser[serf] == []


@pytest.mark.rule("BAR-L2.01", "BAR-L3.01", "BAR-T2.01")
def test_of_two_enchantments_the_larger_counts_and_the_other_stays() -> None:
    assert enchanted(data.DAG, 4, 2) == data.DAG | 4 << 6 | 2 << 10  # as it was always written
    both = enchanted(enchanted(data.DAG, 4, 2), 1, 3)
    assert both == enchanted(enchanted(data.DAG, 1, 3), 4, 2)
    assert (strength(both), turns(both), layers(both)) == (4, 2, [(4, 2), (1, 3)])
    assert enchanted(both, 3, 2) == both
    assert layers(enchanted(both, 5, 3)) == [(5, 3)]
    state = full("3SoS1@C1.5{W:DAG+4x1+1x2,R:SHI+2x1}", "3SoS1@C4.1")
    serf = slot("A3")
    assert GAME.position(state.position()).position() == state.position()
    assert weapon_bonus(state, serf) == 5
    state.log = []
    play(state, "A pass", "B pass")
    assert "3SoS1@C1.5{R:SHI,W:DAG+1x1}" in state.position()
    assert weapon_bonus(state, serf) == 2
    told = [kind for kind, _, _, _ in state.log]
    assert (told.count(verbs.FADED), told.count(verbs.ENCHANTED)) == (2, 1)
    play(state, "A pass", "B pass")
    assert state.items[serf] == [data.DAG, data.SHI]


def test_a_state_that_was_saved_before_is_read() -> None:
    saved = full("3SoS1@C1.11{+4x2}", "3SoS1@C4.1").dump()
    del saved["open"]["lesser"]
    assert GAME.load(saved).position().count("+4x2") == 1
    del saved["open"]["speed"]
    with pytest.raises(BadDocument):
        GAME.load(saved)


# --- positions of a campaign --------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-F4.06")
def test_a_position_of_a_campaign_needs_nothing_besides() -> None:
    line = (
        "BAR classic2 campaign r20 fA tA p0 | A H1 g1700 b0 : 1ThP2@H4.17{h1} 2GuS1@C1.5 8KnS3x2@H1.4 9SoS1@C1.19{@B} "
        "| B H4 g300 b0 : 1ThP1@M 5PeP2@C1.11 | -"
    )
    state = GAME.position(line)
    assert isinstance(state, Barony)
    assert state.position() == line
    match = Match(GAME, state=state)
    match.play(0, "A2-C1.6")
    again = Record.read(match.record.text(), {"barony": GAME})
    assert again.replay().state.dump() == match.state.dump()
    with pytest.raises(BadDocument):
        GAME.position(line.replace("5PeP2", "5PeX2"))


@pytest.mark.rule("BAR-T1.11", "BAR-A06.04", "BAR-A00.05")
def test_who_walks_into_a_snare_moves_no_more_but_may_use_a_maneuver() -> None:
    state = full("1PrS2x3@C1.5", "2GuS1@C4.1", marks="snare@C1.11=B2r1")
    assert offered(state, "A1-C1.11") == {"*BLS self", "."}
    play(state, "*BLS self")
    assert (state.blessings[slot("A1")], state.turn) == (1, 1)


# --- dice -------------------------------------------------------------------------------------------------------------------


class Asked(Chance):
    """Chance that remembers how many sides were asked for."""

    def __init__(self) -> None:
        super().__init__(1)
        self.sides: list[int] = []

    def below(self, n: int) -> int:
        self.sides.append(n)
        return super().below(n)


@pytest.mark.rule("BAR-C2.01", "BAR-A11.02", "BAR-T1.01")
def test_every_die_has_six_sides() -> None:
    chance = Asked()
    state = play(full("3SoS1@C1.5", "3SoS1@C1.11"), "A3-C1.11", "/F")
    state.play(1, (verbs.FIGHT,), chance)
    assert chance.sides == [6] * 4
    chance = Asked()
    state = play(full("1NoP3@C1.6{M:REC}", "3SoS3@C1.12"), "A1-C1.12", "/F", "/C")
    state.play(0, (verbs.RECRUIT,), chance)
    assert chance.sides == [6] * 2
    chance = Asked()
    start = GAME.start(3, {"mode": "simple", "homes": "seats"}, chance)
    for seat in range(3):
        start.play(seat, (TIMEOUT,), chance)
    assert set(chance.sides) == {6}
    assert len(chance.sides) >= 3
