"""Prompts, labels, refusals, the log: a newcomer can play from them alone."""

from __future__ import annotations

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal, Unreadable
from baronage.engine.core.state import PUBLIC, Action
from baronage.engine.match.match import Match
from baronage.engine.questions.explain import attempts
from baronage.games.yuan import verbs
from tests.games.yuan.table import GAME, at, province, turn


def prompt(match: Match, seat: int) -> str:
    return GAME.prompt(match.state, seat)[0]


def labels(match: Match, seat: int) -> list[str]:
    return [GAME.label(match.state, seat, action)[0] for action in match.state.actions(seat)]


def why(match: Match, seat: int, move: str | Action) -> str:
    with pytest.raises(Illegal) as refusal:
        match.play(seat, move)
    return refusal.value.sentence


def test_the_prompt_tells_the_wheel_the_clan_and_what_is_asked() -> None:
    match = at("BIN=Bct LAI=Wct | W4 B4", turn=4)
    assert prompt(match, 0) == (
        "Choose one Province to act on, or pass for 6 Chão."
        " You have 4 Chão and 1 Temple; 7 win when this turn ends, 6 a turn later."
    )
    waiting = GAME.prompt(match.state, PUBLIC, names=("Ada", "Bo"))[0]
    assert waiting == "Waiting for the orders of Ada and Bo. 7 Temples win when this turn ends, 6 a turn later."
    assert prompt(at("BIN=Bc LAI=Wc | W4 B4", turn=3), 0).endswith("7 win when this turn or the next ends.")
    assert prompt(at("BIN=Bc LAI=Wc | W4 B4", turn=16), 0).endswith("no Temple; 1 wins when this last turn ends.")


def test_who_has_no_target_is_asked_to_pass() -> None:
    match = at("BIN=Bct LAI=Bct | W4 B4", turn=4)
    assert prompt(match, 0).startswith("No Province can be your target: pass for 6 Chão. You have ")


def test_levels_that_do_nothing_say_so_and_when_they_would() -> None:
    match = at("AN=Wv BIN=Bct LAI=Wc | W9 B4")
    for click in ("AN", "D1"):
        match.play(0, click)
    assert "Fortification I, 0 Chão: nothing, for a Village becomes a City only at II" in labels(match, 0)
    match.undo_click(0)
    match.undo_click(0)
    for click in ("LAI", "D1", "F0"):
        match.play(0, click)
    assert "Militarization I, 0 Chão: nothing, for Armies come only at II and III" in labels(match, 0)


CHOSEN = "is chosen already: take another level of its row, or take this one back."


def test_who_clicks_a_row_too_early_or_again_is_told_so() -> None:
    match = at("BIN=Bcw1 LAI=Wc RAO=Wc2 | W4 B4")
    assert why(match, 0, (verbs.DEVELOP, 1)) == "First choose your target: click a Province that is marked on the map."
    match.play(0, "AN")
    assert why(match, 0, (verbs.MILITARIZE, 1)) == "First choose a level of Development."
    match.play(0, next(action for action in match.state.actions(0) if action[0] == verbs.DEVELOP))
    assert why(match, 0, (verbs.DEVELOP, 1)) == f"Development {CHOSEN}"
    assert why(match, 0, (verbs.MILITARIZE, 1)) == "First choose a level of Fortification."
    assert why(match, 0, (verbs.TARGET, province("LAI"))) == "Your target is An: take that back to choose another."
    match.play(0, (verbs.FORTIFY, 0))
    assert why(match, 0, (verbs.FORTIFY, 1)) == f"Fortification {CHOSEN}"
    assert why(match, 0, "pass") == "You have begun an order: take your clicks back to pass."
    assert why(match, 0, "commit") == "The order isn’t complete: choose its three levels first."
    match.play(0, (verbs.MILITARIZE, 0))
    assert why(match, 0, (verbs.MILITARIZE, 1)) == f"Militarization {CHOSEN}"


def test_the_log_names_clans_when_they_are_known() -> None:
    match = at("BIN=Bct LAI=Wct | W4 B4", turn=4)
    match.play(1, "pass")
    assert [line for _, line, _ in match.log(0)][-1:] == ["Blue has decided."]


def test_targets_tell_what_lies_beside_them_or_who_would_fight() -> None:
    match = at("BIN=Bcw1 LAI=Wc RAO=Wc2 YI=Bv | W4 B4")
    told = labels(match, 0)
    assert "Act on An, free Hill; free beside it: Fu, Ning and Tao" in told
    assert "Act on Lai, your City on Rice; free beside its land: An, Fen, Ning, Tang and Tao" in told
    assert (
        "Attack Bin, the fortified City of Blue on Rice with 1 Army: your 2 Armies against 1 Army and a defence of 2"
    ) in told
    assert "Attack Yi, the Village of Blue on Forest: your 2 Armies against no Army and no defence" in told


def test_a_tile_is_laid_by_words_alone() -> None:
    match = Match(GAME, 2, {}, chance=Chance(3))
    first = match.state.actors()[0]
    match.play(first, match.state.actions(first)[0])
    match.play(first, "@0,0")
    one, other = labels(match, first)[:2]
    sides = ("east", "north-east", "north-west", "west", "south-west", "south-east")
    lands, turned = (
        [part.split(" in the ") for part in text.removeprefix("Lay it with ").replace(" and ", ", ").split(", ")]
        for text in (one, other)
    )
    assert [side for _, side in lands] == [side for _, side in turned] == list(sides)
    ring, after = [land for land, _ in lands], [land for land, _ in turned]
    assert after == ring[-1:] + ring[:-1]  # counter-clockwise: what lay in the east lies in the north-east
    match.play(first, "r0")
    laid = GAME.event_words(match.setup, match.history[-1].events[-1], PUBLIC, names=("Ada", "Bo"))[0]
    assert laid.startswith(f"{('Ada', 'Bo')[first]} lays the tile of ")
    only = laid.partition(" lays ")[2].rstrip(".")
    second = match.state.actors()[0]
    assert why(match, second, (verbs.SPOT, 1, 0)) == "First choose a tile of your hand."
    match.play(second, match.state.actions(second)[0])
    assert why(match, second, (verbs.SPOT, 0, 0)) == "A tile is laid on an empty place beside another tile."
    beside = ("west", "south-west", "north", "south", "north-east", "east")
    assert labels(match, second) == [f"Lay it {side} of {only}" for side in beside]


def test_before_sending_cost_and_outcome_are_told() -> None:
    match = at("BIN=Bc LAI=Wc | W12 B0")
    match.play(0, "YING")
    assert prompt(match, 0).startswith("How far do you develop Ying, which is free? ")
    assert labels(match, 0)[0] == "Development I, 0 Chão: settle Ying, Deng, Jin and Shu"
    match.play(0, "D1")
    assert prompt(match, 0).startswith("Settle Ying. Choose a level of Fortification, or none. It costs 0 of your 12 ")
    match.play(0, "F2")
    match.play(0, "M2")
    recruiting = "recruit 1 Army in Ying if it becomes your City, or attack its conqueror"
    order = f"ettle Ying, fortify Ying at level II once it is yours and {recruiting}"
    assert prompt(match, 0) == (
        f"S{order}. It costs 8 of your 12 Chão. "
        "If nobody interferes: You settle Ying, Deng, Jin and Shu. No City is linked to Ying: you turn your Village "
        "there into a City. You fortify Ying: a Rampart and a second City. You recruit 1 Army in Ying."
    )
    assert labels(match, 0) == [f"Send the order: s{order}, for 8 Chão"]
    match.play(0, "commit")
    sent = GAME.prompt(match.state, 0, names=("Ada", "Bo"))[0]
    assert sent == f"Your order is sent: s{order}. Waiting for Bo. You can take it back until all have decided."
    assert labels(match, 0) == ["Take back what you have sent"]
    assert "Ying" not in prompt(match, 1)


def test_an_attack_comes_before_what_is_built_where_it_leads() -> None:
    match = at("BIN=Bc LAI=Wc RAO=Wc2 | W12 B0")
    match.play(0, "BIN")
    assert prompt(match, 0).startswith("Bin belongs to Blue and can’t be developed: choose none.")
    match.play(0, "D0")
    assert prompt(match, 0) == "Your target is Bin. Choose a level of Fortification, or none. You have 12 Chão."
    match.play(0, "F2")
    assert prompt(match, 0) == (
        "Fortify Bin at level II once it is yours. Choose a level of Militarization to attack. It costs 3 of your 12 Chão."
    ), "what becomes of it is not foreseen before the attack is chosen"
    assert why(match, 0, (verbs.MILITARIZE, 0)) == (
        "Bin belongs to Blue: you must attack it, so choose a level of Militarization."
    )
    match.play(0, "M1")
    assert prompt(match, 0).startswith(
        "Attack Bin and fortify Bin at level II once it is yours. It costs 3 of your 12 Chão. "
        "If nobody interferes: You attack Bin with 2 Armies from Rao. You conquer Bin from Blue; 2 Armies stay there."
    )


def test_a_loan_is_told_before_it_is_taken_and_while_it_is_owed() -> None:
    match = at("BIN=Bc LAI=Wc | W0 B3", powers="on")
    for click in ("BIN", "D0", "F2", "M0"):
        match.play(1, click)
    assert "It costs 4 Chão: your 3 and 1 borrowed." in prompt(match, 1)
    owing = at("BIN=Bc LAI=Wc | W0 B0/6!", powers="on")
    assert prompt(owing, 1) == (
        "You could not repay your loan of 6 Chão: pass this turn. Passing brings 6 Chão, from which it is repaid."
    )
    assert labels(owing, 1) == ["Pass and earn 6 Chão"]


def test_levels_are_labelled_by_what_they_do_here() -> None:
    own = at("AN=Bc BIN=Bv LAI=Wc RAO=Wc2 | W20 B4")
    own.play(0, "LAI")
    assert labels(own, 0)[1:] == [
        "Development I, 0 Chão: settle Fen, Ning, Tang and Tao",
        "Development II, 3 Chão: settle Fen, Ning, Tang and Tao, and earn 2 Chão",
        "Development III, 6 Chão: build a Temple in Lai and rob Blue of up to 2 Chão",
    ]
    own.play(0, "D0")
    assert labels(own, 0)[1] == "Fortification I, 0 Chão: a second City in Lai"
    fortified = (
        ("c", "a Rampart and a second City in Lai", "Add a Rampart and a second City in Lai."),
        ("d", "a Rampart in Lai", "Add a Rampart in Lai."),
        ("cw", "a second City in Lai", "Add a second City in Lai."),
        (
            "dw",
            "nothing, for a Rampart and a second City stand there already",
            "Leave the double City of Lai as it is.",
        ),
    )
    for built, label, deed in fortified:
        match = at(f"BIN=Bc LAI=W{built} | W20 B4")
        match.play(0, "LAI")
        match.play(0, "D0")
        assert labels(match, 0)[2] == f"Fortification II, 4 Chão: {label}"
        match.play(0, "F2")
        assert prompt(match, 0).startswith(deed)
    enemy = at("BIN=Bv LUO=Bc RAO=Wc2 | W20 B4")
    enemy.play(0, "BIN")
    enemy.play(0, "D0")
    enemy.play(0, "F0")
    assert labels(enemy, 0) == [
        "Militarization I, 0 Chão: attack with 2 Armies in reach",
        "Militarization II, 4 Chão: attack with 2 Armies in reach and 1 from the reserve",
        "Militarization III, 7 Chão: attack with 2 Armies in reach and 1 from the reserve; "
        "if Bin falls, attack every enemy beside it with the force of 1",
    ]


def test_refusals_say_what_was_wrong() -> None:
    match = at("AN=Wv BIN=Bc LAI=Wc | W3 B0")
    assert why(match, 0, "BIN") == "No Army of yours stands where it could reach Bin: beside it, or across its water."
    assert why(match, 0, "AN:M1") == (
        "An is a Village and can’t recruit: without Fortification the order would be empty."
    )
    assert why(match, 0, "FEN:M1") == ("Fen is free, and no Army of yours can reach it: choose a level of Development.")
    armed = at("BIN=Bc LAI=Wc1 | W3 B0")
    assert why(armed, 0, "FEN:F1") == (
        "Fen is free: without Development an order needs Militarization, in case an enemy takes it."
    )
    assert why(match, 0, "LAI:F2") == "Fortification II costs 4 Chão; you can spend 3."
    assert why(match, 0, "commit") == "An order needs a target and at least one level above none."
    assert why(match, 0, "recall") == "You have sent nothing yet."
    match.play(0, "pass")
    assert why(match, 0, "LAI") == "What you have sent stands: take it back first."
    owing = at("BIN=Bc LAI=Wc | W0 B0/6!", powers="on")
    assert why(owing, 1, "BIN") == "You could not repay your loan of 6 Chão: you must pass this turn."


def test_a_target_out_of_reach_says_what_would_reach_it() -> None:
    match = at("BIN=Bc LAI=Wc | W4 B0")
    assert why(match, 0, "DAI") == (
        "Dai is neither beside your land nor across water from it: only Development III reaches it, "
        "for 6 Chão, and you can spend 4."
    )


def test_a_target_that_only_level_three_reaches_is_told_so() -> None:
    told = labels(at("BIN=Bc LAI=Wc | W7 B0"), 0)
    assert "Act on Jia, free Rice, which only Development III reaches; free beside it: Nan and Shen" in told
    assert "Act on Fen, free Rice; free beside it: Ning, Qi and Tang" in told


def test_refusals_before_the_first_turn_say_who_is_asked_and_what_is_too_near() -> None:
    match = Match(GAME, state=GAME.position("t=0 map=STD2 clans=WB seats=-0 -0 ask=capital:2 pos=LAI=Wc"))
    assert "Put the capital of Blue on Fan, Mine; beside it Dai (Hill), Mei (Forest) and Su (Rice)" in labels(match, 1)
    assert why(match, 0, "puts B RU") == "It isn’t your turn. Waiting for Player 2."
    assert why(match, 1, "puts B LAI") == "The capital of White stands on Lai already."
    assert why(match, 1, "puts B AN") == "An lies only 1 cell from the capital Lai: choose a Province further away."
    assert why(match, 1, "puts B MEI") == "Mei lies only 2 cells from the capital Lai: choose a Province further away."
    assert prompt(match, 1) == "Choose a Province for the capital of Blue. Nobody knows yet who will play Blue."
    names = ("Ada", "Bo")
    assert GAME.prompt(match.state, 0, names=names)[0] == "Bo chooses where the capital of Blue stands."
    match.play(1, "puts B FAN")
    event = next(event for event in match.history[-1].events if event[0] == verbs.CAPITAL_PUT)
    assert GAME.event_words(match.setup, event, 0, names=names)[0] == "Bo puts the capital of Blue on Fan."
    assert prompt(match, 0) == "Do you accept the capitals? If half of you object, chance places them again."
    assert labels(match, 0) == ["Accept the capitals", "Object: let chance place the capitals"]
    assert why(match, 0, (verbs.VOTE, 2)) == "Accept the capitals, or object."
    match.play(0, "objects")
    assert GAME.prompt(match.state, 0, names=names)[0] == "You have voted. Waiting for Bo."
    match.play(1, "accepts")
    told = [GAME.event_words(match.setup, event, 1, names=names)[0] for event in match.history[-1].events]
    assert told[1:4] == ["Ada objects.", "You accept.", "1 player objects: chance places the capitals again."]


def test_an_auction_is_told_by_name() -> None:
    match = Match(GAME, 3, {"assembly": "standard", "bidding": "on"}, chance=Chance(4))
    names = ("Ada", "Bo", "Cy")
    assert prompt(match, 0) == "How much do you bid, of your 6 Chão? The highest bidder pays and chooses a clan."
    assert why(match, 0, (verbs.BID, 7)) == "You have 6 Chão: bid from 0 to 6."
    assert labels(match, 0)[2] == "Bid 2 Chão"
    for seat, bid in enumerate((5, 5, 1)):
        match.play(seat, f"bid {bid}")
    told = [GAME.event_words(match.setup, event, 0, names=names)[0] for event in match.history[-1].events]
    assert told[-4:] == [
        "You bid 5 Chão.",
        "Bo bid 5 Chão.",
        "Cy bid 1 Chão.",
        "You and Bo are level at 5 Chão and bid again.",
    ]
    assert why(match, 2, (verbs.BID, 1)) == "Player 1 and Player 2 bid the same, and only they bid again."
    assert GAME.prompt(match.state, 2, names=names)[0] == "Waiting for the bids of Ada and Bo."
    match.play(0, "bid 3")
    match.play(1, "bid 2")
    assert prompt(match, 0).startswith("You won the auction. Which clan do you take?")
    assert GAME.prompt(match.state, 1, names=names)[0] == "Ada won the auction and chooses a clan."
    assert why(match, 1, match.state.actions(0)[0]) == "It isn’t your turn. Waiting for Player 1."
    taken = match.state.actions(0)[0]
    assert (
        labels(match, 0)[0] == "Take Yellow, the clan Goujian; its capital is Jun, Forest, with 5 Provinces beside it"
    )
    match.play(0, taken)
    event = match.history[-1].events[0]
    assert GAME.event_words(match.setup, event, 1, names=names)[0] == (
        "Ada takes Yellow, the clan Goujian, whose capital is Jun, and begins with 3 Chão."
    )


def test_who_plays_a_clan_is_called_by_name() -> None:
    match = at("HU=Wc JIA=Bc1 LAI=Wc LUO=Wv XIN=Wv | W0 B4")
    match.record.names = ["Ada", "Bo"]
    turn(match, "B HU:M1F2 | W -")
    for viewer, line in (
        (0, "Bo conquers Hu from you;"),
        (1, "You conquer Hu from Ada;"),
        (PUBLIC, "Bo conquers Hu from Ada;"),
    ):
        told = [text for _, text, _ in match.log(viewer)]
        assert f"{line} 1 Army stays there." in told
        assert not [text for text in told if "White" in text or "Blue" in text]
    assert "Act on Lai, your City" in " ".join(
        GAME.label(match.state, 0, action)[0] for action in match.state.actions(0)
    )


def test_the_log_tells_a_turn_step_by_step() -> None:
    match = at("HU=Wc JIA=Bc1 LAI=Wc LUO=Wv XIN=Wv | W0 B4")
    turn(match, "B HU:M1F2 | W -")
    assert [text for _, text, _ in match.log()][2:] == [
        "White passes.",
        "Blue orders Fortification II and Militarization I on Hu.",
        "Blue pays 4 Chão.",
        "Blue attacks Hu with 1 Army from Jia.",
        "Blue conquers Hu from White; 1 Army stays there.",
        "Luo is cut off from every City of White and goes to Blue.",
        "Xin is cut off from every City of White and goes to Blue.",
        "No City is linked to Hu: Blue turns its Village there into a City.",
        "Blue fortifies Hu: a Rampart and a second City.",
        "White gets 6 Chão for passing.",
        "White holds no Temple and produces 1 Rice, 0 Forest and 0 Mine.",
        "Blue holds no Temple and produces 3 Rice, 0 Forest and 1 Mine.",
        "Turn 4 begins: 7 Temples win.",
    ]


def test_set_up_is_asked_in_words() -> None:
    match = Match(GAME, 2, {}, chance=Chance.forced([None, None, list(range(1, 9))]))
    assert prompt(match, 0) == "Which tile of your hand do you lay?"
    assert prompt(match, 1) == "Player 1 lays a tile."
    assert labels(match, 0)[0] == (
        "Lay the tile with An (Hill), Lai (Rice), Tao (Forest), Fu (Mine) and Ning (Rice), beside Water and a Mountain"
    )


def test_a_standing_answer_passes() -> None:
    match = at("BIN=Bc LAI=Wc | W4 B4")
    match.answer(1, ["pass"])
    match.play(0, "W LAI:D1")
    assert match.state.actors() == [0]  # Blue has passed twice by now
    with pytest.raises(Unreadable):
        match.answer(1, ["attack everybody"])


def test_the_result_names_the_winner() -> None:
    match = at("AN=Wct BIN=Bc | W0 B0", turn=16)
    turn(match, "W - | B -")
    assert prompt(match, PUBLIC) == "Clan Huan wins with 1 Temple."
    assert match.log()[-1][1] == "White wins with 1 Temple."


@pytest.mark.rule("YUAN-V1.02")
def test_the_log_says_what_broke_a_tie() -> None:
    match = at("AN=Wvt BIN=Bct FU=Wvt LAI=Wct LUO=Bvt NAN=Bv RAO=Bvt RU=Bvt TAO=Wvt | W0 B0", turn=9)
    turn(match, "W - | B -")
    assert [text for _, text, _ in match.log()][-2:] == [
        "Between White and Blue Mines decide: Blue has 3 against 1.",
        "Blue wins with 4 Temples.",
    ]


def test_who_resigns_is_called_a_player() -> None:
    match = Match(GAME, state=GAME.position("t=3 map=STD2 pos=BIN=Bc LAI=Wc chao=W0 B0"))
    match.play(0, "resign")
    assert "Player 1 resigned." in [line[1] for line in match.log(1)], "not '1 resigned.'"
    assert "You resigned." in [line[1] for line in match.log(0)]


def vain(match: Match, seat: int, node: str) -> str:
    """What who clicks this in vain is told."""
    view = match.state.redact(seat)
    wishes = attempts(view, seat, [node])
    return GAME.refusal(view, seat, wishes[0]).sentence if wishes else GAME.purpose(view, seat, node)[0]


def test_a_click_that_leads_nowhere_is_explained() -> None:
    match = at("BIN=Bc LAI=Wc | W4 B0")
    assert (
        vain(match, 0, "p.BIN") == "No Army of yours stands where it could reach Bin: beside it, or across its water."
    )
    assert vain(match, 0, "level.D1") == "First choose your target: click a Province that is marked on the map."
    assert vain(match, 0, "wheel") == (
        "The wheel turns on its own, and shows how many Temples win. Decide now: what you order this turn."
    )
    match.play(0, "LAI")
    assert vain(match, 0, "level.D3") == "Development III costs 6 Chão; you can spend 4."
    match.play(0, "D2")
    assert (
        vain(match, 0, "level.F2")
        == "Fortification II costs 4 Chão, on top of 3 for what you have chosen; you can spend 4."
    )
    assert vain(match, 0, "draft").startswith(
        "This shows what your order would do: another Province or another level changes it."
    )
    match.undo_click(0)
    for click in ("D0", "F0"):
        match.play(0, click)
    assert vain(match, 0, "level.M0").startswith("An order needs at least one level above none: choose one, or ")


@pytest.mark.rule("YUAN-A2.06", "YUAN-A2.08")
@pytest.mark.parametrize(("repelled", "fate"), [("lost", "are lost"), ("home", "turn back")])
def test_what_is_foretold_follows_the_options(repelled: str, fate: str) -> None:
    match = at("BIN=Bcw LUO=Bv RAO=Wc2 | W0 B0", repelled=repelled)
    for click in ("BIN", "D0", "F0", "M1"):
        match.play(0, click)
    assert f"Bin holds out against you: 2 Armies can’t overcome its defence and {fate}." in prompt(match, 0)
    match.play(0, "commit")
    match.play(1, "pass")
    assert f"Bin holds out against White: 2 Armies can’t overcome its defence and {fate}." in [
        line for _, line, _ in match.log()
    ]
