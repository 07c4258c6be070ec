"""BAR-F1, F3, F4: a Fiefdom between games, into a game and out of it."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument, BadSetup, Illegal, Unreadable
from baronage.engine.core.state import RESIGN, TIMEOUT
from baronage.engine.match.match import Match
from baronage.engine.match.record import Record
from baronage.games.barony import data, verbs
from baronage.games.barony.campaign_files import FIEFDOM, printout
from baronage.games.barony.data import RULES
from baronage.games.barony.hiring import hire_name, read_hire
from baronage.games.barony.meta import ADA, BO
from baronage.games.barony.rules import campaign
from baronage.games.barony.rules.fiefdom import after_game
from baronage.games.barony.state import KILLED, NOBODY, RESERVE, STRUCK, WENT, Barony
from baronage.games.barony.steps import prepare
from tests.engine.boxes import clashes
from tests.games.barony.table import GAME, make_ready, slot

NONE = Chance.forced([])
RECORDS = Path(__file__).resolve().parents[3] / "records" / "barony"


def rows(text: str) -> list[int]:
    return [read_hire(word) for word in text.split()]


def codes(roster: dict[str, Any]) -> str:
    return " ".join(f"{serf['number']}{serf['caste']}{serf['vocation']}" for serf in roster["serfs"])


# --- between games ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-F1.01", "BAR-F1.09", "BAR-Z1.02")
def test_founding_costs_what_hiring_costs() -> None:
    ready = campaign.ready_made("Ada")
    assert (ready["name"], ready["wins"], ready["treasury"]) == ("Ada", 0, 1_500)
    assert codes(ready) == "1ThP 2GuS 3SoS 4SoS 5PeP 6PeP 7PeJ 8PeJ 9PeJ"
    assert [ready["serfs"][number].get("free") for number in (2, 3)] == ["THR", "ARC"]
    other = campaign.found("Bo", rows("PrS" + " PeS" * 11))
    assert (len(other["serfs"]), other["treasury"]) == (12, 0)
    least = campaign.found("x" * 40, rows("PeS " * 9), 9_000)  # the least gold, the longest name
    assert (least["name"], least["treasury"]) == ("x" * 40, 0)


@pytest.mark.parametrize(
    ("hires", "gold", "rule"),
    [
        ("PeS " * 8, 15_000, "BAR-F1.07"),
        ("PeS " * 16, 200_000, "BAR-F1.07"),
        ("NoP NoP NoP " + "PeS " * 6, 200_000, "BAR-F1.07"),  # two Nobles may play: eight
        ("WiP " + "PeS " * 8, 15_000, "BAR-F1.11"),  # R108
        ("PeS " * 9, 8_999, "BAR-F1.01"),
    ],
)
@pytest.mark.rule("BAR-F1.07", "BAR-F1.01")
def test_what_is_no_fiefdom_is_not_founded(hires: str, gold: int, rule: str) -> None:
    with pytest.raises(Illegal) as why:
        campaign.found("Ada", rows(hires), gold)
    assert why.value.rule == rule


@pytest.mark.rule("BAR-F1.11", "BAR-F1.12", "BAR-F1.05")
def test_hiring_and_dropping_between_games() -> None:
    before = copy.deepcopy(ADA)
    hired = campaign.hire(ADA, read_hire("SoS:ARC"))
    assert before == ADA  # a new document
    line = hired["serfs"][6]
    assert line == {"number": 7, "caste": "So", "vocation": "S", "rank": 1, "move": 1, "kills": 0, "free": "ARC"}
    assert hired["treasury"] == 6_200 - 2_500
    dropped = campaign.drop(hired, 9)
    assert 9 not in [serf["number"] for serf in dropped["serfs"]]
    assert dropped["treasury"] == hired["treasury"]  # no refund
    for number in (0, 9, 16):
        with pytest.raises(Illegal, match="no Serf"):
            campaign.drop(dropped, number)
    with pytest.raises(Illegal, match=r"BAR-F1.11"):
        campaign.hire(dropped, read_hire("PrS"))


@pytest.mark.rule("BAR-F1.07", "BAR-F1.11", "BAR-F1.12", "BAR-F4.05")
def test_what_is_offered_between_games_can_be_done_and_nothing_else() -> None:
    hiring, dropping, naming, renaming, refounding = FIEFDOM.edits
    assert hiring.offers
    assert dropping.offers
    assert naming.offers
    assert refounding.offers
    rich = {**ADA, "treasury": 2_000}
    offered = [word for word, _ in hiring.offers(rich)]
    for row in range(len(data.HIRES)):
        if hire_name(row) in offered:
            assert hiring.do(rich, [hire_name(row)])["treasury"] == 2_000 - RULES.hire_price[row]
        else:
            assert RULES.hire_price[row] > 2_000
    assert ("4", "4, Soldier Pointer, Old Tom") in naming.offers(ADA)
    for word, _ in dropping.offers(ADA):
        assert len(dropping.do(ADA, [word])["serfs"]) == len(ADA["serfs"]) - 1
    full = {**ADA, "treasury": 99_000}
    while len(full["serfs"]) < data.FIEFDOM_MAX:
        full = hiring.do(full, ["PeS"])
    assert hiring.offers(full) == []
    assert renaming.offers is None
    assert refounding.offers(ADA) == []
    lost = {**ADA, "treasury": 0, "serfs": ADA["serfs"][:2]}
    assert [refounding.do(lost, [word])["wins"] for word, _ in refounding.offers(lost)] == [0]


@pytest.mark.rule("BAR-F1.01", "BAR-F1.09", "BAR-Z1.02")
def test_founding_by_words() -> None:
    assert FIEFDOM.new(["Ada"]) == campaign.ready_made("Ada")
    rich = FIEFDOM.new(["Bo", "gold=20000", *["PeS"] * 8, "PeJ"])
    assert (rich["name"], codes(rich)[-4:], rich["treasury"]) == ("Bo", "9PeJ", 11_000)
    assert FIEFDOM.new(["Bo", "PeS", "gold=15000", *["PeS"] * 8]) == campaign.found("Bo", rows("PeS " * 9))
    for words, said in (
        ([], "Baron’s name"),
        (["Ada", "gold=-1"], "whole number"),
        (["Ada", f"gold={'9' * 30}"], "whole"),
    ):
        with pytest.raises(Unreadable, match=said):
            FIEFDOM.new(words)
    naming = next(edit for edit in FIEFDOM.edits if edit.name == "name")
    assert naming.do(BO, ["3", "Old", "Tib"])["serfs"][2]["name"] == "Old Tib"


@pytest.mark.rule("BAR-F3.01")
def test_names() -> None:
    named = campaign.name_serf(campaign.rename(BO, "Bo  the Bold"), 3, "Tib")
    assert (named["name"], named["serfs"][2]["name"]) == ("Bo the Bold", "Tib")
    assert "name" not in campaign.name_serf(named, 3, "")["serfs"][2]
    with pytest.raises(Illegal, match="40"):
        campaign.rename(BO, "x" * 41)
    with pytest.raises(BadDocument, match=r"BAR-F3.01"):
        campaign.rename({"serfs": []}, "Bo")


@pytest.mark.rule("BAR-F4.05")
def test_a_new_fiefdom_only_for_one_that_can_not_play() -> None:
    poor = {"name": "Cy", "wins": 3, "treasury": 1_999, "serfs": copy.deepcopy(BO["serfs"])}
    new = campaign.refound(poor, rows("PeS " * 9))
    assert (new["name"], new["wins"], new["treasury"], len(new["serfs"])) == ("Cy", 0, 6_000, 9)
    with pytest.raises(Illegal, match=r"BAR-F4.05"):
        campaign.refound({**poor, "treasury": 2_000}, rows("PeS " * 9))
    with pytest.raises(BadSetup, match=r"roster 2: .* 2 short of 9 .*BAR-F4.05"):
        GAME.setup(2, {"mode": "campaign", "rosters": [ADA, poor]})


def test_the_order_of_a_campaign() -> None:
    other = {**BO, "wins": 2, "treasury": 6_200}
    assert campaign.merit(ADA) == (2, 6_200, 25)
    assert sorted([BO, other, ADA], key=campaign.merit, reverse=True) == [other, ADA, BO]  # by kills: 35


@pytest.mark.rule("BAR-F3.01")
def test_the_roster_sheet_tells_everything() -> None:
    page = printout(ADA)
    assert "Ada" in page.title
    assert page.lines == ("wins 2, treasury 6,200 gold, 11 Serfs",)
    assert page.length == 15
    assert page.rows[5] == (
        "6",
        "",
        "Wizard Pointer",
        "2",
        "x1",
        "2",
        "Fireball, Fireball', Teleport",
        "Spellcasting",
        "0",
        "0",
        "0",
    )
    assert page.rows[8][-3:] == ("21", "9", "700")
    assert page.rows[3][1] == "Old Tom"
    assert "Old Tom" in page.svg()
    assert clashes(page.svg()) == []


# --- into a game --------------------------------------------------------------------------------------------------------


def campaign_game(*rosters: dict[str, Any], **options: Any) -> Barony:
    setup = GAME.setup(len(rosters), {"mode": "campaign", "rosters": list(rosters), "homes": "seats", **options})
    return prepare(setup, Chance.forced([]))


def texts(state: Barony, seat: int) -> set[str]:
    return {hire_name(action[1]) if action[0] == verbs.HIRE else str(action) for action in state.actions(seat)}


@pytest.mark.rule("BAR-F4.01", "BAR-F4.06")
def test_a_roster_is_in_the_game_as_it_stands() -> None:
    state = campaign_game(ADA, BO)
    assert state.gold == [6_200, 20_000]
    thief, knight = slot("A1"), slot("A8")
    assert (state.caste[thief], state.rank[thief], state.kills[thief]) == (data.THIEF, 3, 7)
    assert state.owns(thief, data.TRP)
    assert state.owns(thief, data.PPK)
    assert not state.owns(thief, data.ASN)
    assert state.move[knight] == 2
    assert state.items[slot("A6")] == sorted([data.FIR, data.FIR + 32, data.TEL])
    assert state.free[slot("A3")] == data.ARC
    assert (state.conf[slot("A10")], state.bumps[slot("A10")], state.earned[slot("A10")]) == (21, 9, 700)
    assert [state.place[slot(name)] for name in ("A7", "A12", "A15", "B8")] == [NOBODY, NOBODY, RESERVE, NOBODY]


@pytest.mark.rule("BAR-D01", "BAR-F1.11", "BAR-F1.12", "BAR-F4.05")
def test_hiring_and_dropping_before_a_game_of_a_campaign() -> None:
    state = campaign_game(ADA, BO)
    assert (verbs.HIRED,) in state.actions(0)
    assert (verbs.HIRED,) not in state.actions(1)  # seven Serfs
    assert (verbs.DROP, slot("A1")) in state.actions(0)
    for action in ((verbs.DROP, slot("A1")), (verbs.HIRE, read_hire("PeP")), (verbs.HIRED,)):
        state.play(0, action, NONE)
    make_ready(state, 0)
    assert state.gold[0] == 6_200  # nothing is known yet
    state.play(1, (TIMEOUT,), Chance.forced([5, 0]))
    assert (state.caste[slot("A1")], state.rank[slot("A1")], state.kills[slot("A1")]) == (data.PEASANT, 1, 0)
    assert not state.bought[slot("A1")]
    assert state.gold == [5_200, 18_000]
    assert [data.CASTE_CODE[state.caste[slot(f"B{number}")]] for number in (8, 9)] == [
        "Pe",
        "Pe",
    ]  # topped up in silence
    assert state.blessings[slot("A9")] == 2  # BAR-K2.01


@pytest.mark.rule("BAR-F1.10", "BAR-F1.12")
def test_a_drop_that_would_leave_too_few_is_not_offered() -> None:
    poor = {**BO, "treasury": 2_500}
    state = campaign_game(poor, BO)
    assert not [
        action for action in state.actions(0) if action[0] == verbs.DROP
    ]  # two are missing, and two are paid for
    assert texts(state, 0) == {"PeS", "PeJ", "PeP", "GuS", "GuJ"}
    for gold, drops in ((999, 0), (1_000, 9)):  # with 1,000 another can be hired in its place
        state = campaign_game({**campaign.ready_made("Cy"), "treasury": gold}, BO)
        assert sum(action[0] == verbs.DROP for action in state.actions(0)) == drops
        assert (GAME.refusal(state, 0, (verbs.DROP, 0)).rule == "BAR-F1.07") == (drops == 0)


@pytest.mark.rule("BAR-D02", "BAR-F2.02", "BAR-F1.07")
def test_a_roster_full_of_such_as_may_not_play_together() -> None:
    noble = {"caste": "No", "vocation": "P", "rank": 2, "move": 1, "kills": 0}
    nobles = {"name": "", "wins": 0, "treasury": 7_000, "serfs": [{**noble, "number": n} for n in range(1, 16)]}
    state = campaign_game(nobles, BO)
    assert not texts(state, 0) & {"PeS", "(13,)"}  # no room, and no nine
    state.play(0, (TIMEOUT,), NONE)
    state.play(1, (TIMEOUT,), Chance.forced([5, 0]))
    assert state.gold[0] == 0
    assert sum(state.caste[serf] == data.PEASANT for serf in range(15)) == 7
    assert sum(state.place[serf] >= 0 for serf in range(15)) == 9


# --- out of it ----------------------------------------------------------------------------------------------------------


def begun(*rosters: dict[str, Any], **options: Any) -> Barony:
    """A game of a campaign at its first turn, A's."""
    state = campaign_game(*rosters, **options)
    for seat in range(len(rosters)):
        last = seat == len(rosters) - 1
        dice = [5, *[0] * seat]
        state.play(seat, (TIMEOUT,), Chance.forced(dice if last else []))
    return state


def resign(state: Barony, *seats: int) -> tuple[Any, ...]:
    for seat in seats:
        state.play(seat, (RESIGN,), NONE)
    standings = state.standings()
    assert standings is not None
    return standings.carry


@pytest.mark.rule("BAR-F4.01", "BAR-F4.04", "BAR-O1.05")
def test_a_fiefdom_comes_out_as_it_went_in_and_the_winner_has_won() -> None:
    ada, bo = resign(begun(ADA, campaign.ready_made("Bo")), 1)
    assert ada == {**ADA, "wins": 3, "treasury": 6_200 + 2_000}
    assert bo == campaign.ready_made("Bo")


@pytest.mark.rule("BAR-F4.02", "BAR-F4.03")
def test_killed_and_recruited_serfs_are_back_and_the_assassinated_are_not() -> None:
    state = begun(ADA, campaign.ready_made("Bo"))
    state.place[slot("A2")] = KILLED
    state.place[slot("A3")] = STRUCK
    state.place[slot("A4")] = WENT
    state.control[slot("A5")] = 1
    state.sleep[slot("A6")] = state.blessings[slot("A6")] = state.made[slot("A6")] = state.catapult[slot("A6")] = 1
    state.items[slot("A2")] = [data.SHI | 4 << 6 | 2 << 10]  # enchanted
    ada, _ = resign(state, 1)
    assert codes(ada) == "1ThP 2GuS 4SoP 5PrS 6WiP 8KnS 9NoP 10PeJ 11PeS 15ThJ"
    assert ada["serfs"][1]["items"] == ["SHI"]
    assert ada["serfs"][4] == ADA["serfs"][5]
    assert campaign.checked(ada) == ada  # it can go into the next game
    assert GAME.setup(2, {"mode": "campaign", "rosters": [ada, BO]}).options["rosters"][0] == ada


@pytest.mark.rule("BAR-F4.01", "BAR-F3.01")
def test_what_was_won_is_kept() -> None:
    state = begun(ADA, BO)
    serf = slot("A4")
    state.rank[serf], state.move[serf], state.kills[serf] = 2, 2, 2
    state.bought[serf] = 1 << data.RET
    state.items[serf] = [data.DAG, data.FIR + 32]
    state.conf[serf], state.bumps[serf], state.earned[serf] = 4, 3, 500
    line = resign(state, 1)[0]["serfs"][3]
    assert line == {
        "number": 4,
        "caste": "So",
        "vocation": "P",
        "rank": 2,
        "move": 2,
        "kills": 2,
        "free": "THR",
        "maneuvers": ["RET"],
        "items": ["DAG", "FIR'"],
        "name": "Old Tom",
        "conf": 4,
        "bumps": 3,
        "earned": 500,
    }


@pytest.mark.rule("BAR-F4.02", "BAR-F1.12")
def test_who_was_dropped_is_gone_and_leaves_no_name() -> None:
    state = campaign_game(ADA, BO)
    for action in ((verbs.DROP, slot("A4")), (verbs.HIRE, read_hire("PeP")), (verbs.HIRED,)):
        state.play(0, action, NONE)
    make_ready(state, 0)
    state.play(1, (TIMEOUT,), Chance.forced([5, 0]))
    line = resign(state, 1)[0]["serfs"][3]
    assert line == {"number": 4, "caste": "Pe", "vocation": "P", "rank": 1, "move": 1, "kills": 0}


@pytest.mark.rule("BAR-F4.04", "BAR-V4.03")
def test_nobody_has_won_an_undecided_game() -> None:
    state = begun(ADA, BO)
    for _ in range(6):
        state.play(state.actors()[0], (verbs.PASS,), NONE)
    standings = state.standings()
    assert standings is not None
    assert [roster["wins"] for roster in standings.carry] == [2, 0]
    assert [roster["treasury"] for roster in standings.carry] == [6_200, 18_000]


@pytest.mark.rule("BAR-F4.04", "BAR-V3.06")
def test_every_member_of_a_winning_team_has_won() -> None:
    six = [campaign.ready_made(name) for name in "ABCDEF"]
    rosters = resign(begun(*six, board="round_table"), 2, 3, 4)
    assert [(roster["wins"], roster["treasury"]) for roster in rosters] == [
        *((1, 3_500), (1, 3_500), (0, 1_500), (0, 1_500), (0, 1_500), (1, 3_500))
    ]


@pytest.mark.rule("BAR-V3.06", "BAR-V2.06")
def test_a_team_mate_who_has_lost_shares_the_win_and_not_the_prize() -> None:
    six = [campaign.ready_made(name) for name in "ABCDEF"]
    rosters = resign(begun(*six, board="round_table"), 1, 2, 3, 4)
    assert [(roster["wins"], roster["treasury"]) for roster in rosters[:2]] == [(1, 3_500), (1, 1_500)]


def test_a_full_game_founds_fiefdoms_and_a_simple_one_does_not() -> None:
    state = prepare(GAME.setup(2, {"homes": "seats"}), Chance.forced([]))
    state.play(0, (TIMEOUT,), NONE)
    state.play(1, (TIMEOUT,), Chance.forced([5, 0]))
    ada, bo = resign(state, 1)
    assert ada == {**campaign.ready_made(""), "wins": 1, "treasury": 3_500}
    assert bo == campaign.ready_made("")
    assert after_game(state, 0, True) == ada
    simple = GAME.start(2, {"mode": "simple"}, Chance(1))
    simple.play(0, (RESIGN,), NONE)
    standings = simple.standings()
    assert standings is not None
    assert standings.carry == ()


@pytest.mark.rule("BAR-F4.01", "BAR-F4.06")
def test_two_games_of_one_campaign_as_they_were_played() -> None:
    first, second = (
        Record.read((RECORDS / name).read_text(encoding="utf-8"), {"barony": GAME})
        for name in ("two-players-campaign.txt", "two-players-campaign-next.txt")
    )
    standings = first.replay().state.standings()
    assert standings is not None
    assert second.setup.options["rosters"] == list(standings.carry)
    for before, after in zip(first.setup.options["rosters"], standings.carry, strict=True):
        lived = {serf["number"]: serf for serf in after["serfs"]}
        for serf in before["serfs"]:
            assert lived[serf["number"]]["kills"] >= serf["kills"]  # nobody was assassinated, sold or dropped
            assert lived[serf["number"]]["rank"] >= serf["rank"]


# --- names ------------------------------------------------------------------------------------------------------------------


def at_home(*, dropped: bool = False) -> Match:
    """A game of Ada, whose Soldier A4 is called Old Tom, against Bo; both prepare in silence, or Ada drops him first."""
    options = {"mode": "campaign", "rosters": [ADA, BO], "homes": "seats"}
    match = Match(GAME, 2, options, chance=Chance.forced([]))
    if dropped:
        match.play(0, "$drop A4 ; $serf PeS ; $serf PeS ; hired")
        for number in (1, 2, 3, 4, 5, 7, 10, 11, 15):
            match.play(0, f"+A{number}")
        for number in (1, 2, 3, 4, 5, 7, 10, 11, 15):
            match.play(0, f"@A{number}")
        match.play(0, "ready")
    else:
        match.time_out(0)
    match.chance.left = [5, 0]  # type: ignore[attr-defined]
    match.time_out(1)
    return match


@pytest.mark.rule("BAR-F3.01")
def test_the_names_of_serfs_are_in_the_log_and_in_prompts() -> None:
    match = at_home()
    state = match.state
    labels = [GAME.label(state, 0, action)[0] for action in state.actions(0)]
    assert any(label.startswith("Your Soldier Old Tom acts, a Pointer: ") for label in labels)
    match.play(0, "A4")
    assert GAME.prompt(match.state, 0)[0].startswith("Where does your Soldier Old Tom go? ")
    assert match.log(0)[-1][1] == "Your Soldier Old Tom acts."
    assert match.log(1)[-1][1] == "A’s Soldier Old Tom acts."


@pytest.mark.rule("BAR-F3.01")
def test_who_takes_the_line_of_a_named_serf_has_no_name() -> None:
    match = at_home(dropped=True)
    match.play(0, "A4")
    assert "Old Tom" not in GAME.prompt(match.state, 0)[0]
    assert match.log(1)[-1][1] == "A’s Peasant 4 acts."
    assert not [line for _, line, _ in match.log(1) if "Old Tom" in line and "struck" not in line]
    assert match.turns()[-1].startswith("A: A4")
    match.play(0, ".")
    assert match.turns()[-1] == "A4"


@pytest.mark.rule("BAR-F4.06")
def test_the_gold_of_a_position_is_the_treasury_unless_more_serfs_had_to_be_paid() -> None:
    rest = " ".join(f"{number}PeS1@res" for number in range(6, 13))
    barons = "A H1 g700 b1 : 3SoS1@C1.5 4SoS1@H1.4 5PeP1@H1.9{} | B H4 b2 : 3PeP1@H4.2 4PeJ1@H4.4 5PeP1@C1.11{}"
    for more, treasuries in ((f" {rest}", [700, 0]), ("", [6_000, 6_000])):  # six are missing, at 1,000 each
        state = GAME.position(f"BAR classic2 campaign r5 fA tA p0 | {barons.format(more, more)} | -")
        assert [roster["treasury"] for roster in state.setup.options["rosters"]] == treasuries
        assert isinstance(state, Barony)
        assert state.gold == [700, 0]
