"""What the steward says for an action: true, about this action, and short."""

from __future__ import annotations

import re

import pytest

from baronage.bots import bot
from baronage.bots.search import Budget
from baronage.coach import hint
from baronage.coach.reason import MAX_WORDS, Reason
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action
from baronage.engine.match.match import Match
from baronage.games.protectors import verbs
from baronage.games.protectors.ai.reasons import SPOKEN, because
from baronage.games.protectors.state import Realm
from tests.games.protectors.table import GAME, at, realm

NAMES = ("Ada of Ribe", "Bo the Bold", "Cnut the Elder", "Dag the Young", "Eve of Aros", "Finn of Fyn", "Gro the Wise")
FOUR = "rank=1>2>3>4 map=1:1.1 2:2.2 3:3.1 4:4.1 cash=1:80"
TWO = FOUR.replace("4:4.1", "4:1.1")  # of a player who has another Province


def said(view: Realm, seat: int, *plan: Action, at: int = 0, language: str = "en") -> str:
    found = because(view, seat, plan, at)
    assert found is not None
    return Reason(found[0], params=tuple(found[1].items())).describe(GAME, view.seats, seat, language, NAMES)


def test_work_is_praised_for_its_money_and_the_risk_is_named() -> None:
    """Of the neighbour of whom the sheet warns the steward speaks too."""
    work = (verbs.WORK, 1, 0)
    assert said(realm(at(f"N/ring4/4 T2.N {FOUR}")), 0, work) == (
        "It earns 50 $Realm; Bo the Bold could march in with 2 against 0, but I expect no attack so early."
    )
    assert said(realm(at(f"N/ring4/4 T5.N {FOUR}")), 0, work).endswith("against 0, and you would be out.")
    assert said(realm(at(f"N/ring4/4 T5.N {TWO}")), 0, work).endswith("against 0: a risk worth taking.")
    war = FOUR.replace("4:4.1", "4:3.1")  # the peace of the first turns is broken
    assert war != FOUR
    assert said(realm(at(f"N/ring4/4 T2.N {war}")), 0, work).endswith("and you would be out.")
    strong = FOUR.replace("1:1.1", "1:1.3")
    assert said(realm(at(f"N/ring4/4 T5.N {strong}")), 0, work) == (
        "It earns 50 $Realm; Bo the Bold could march in with 2, but you hold with 2, as you rank higher."
    )
    flooded = realm(at(f"N/ring4/4 T5.N cards=FLOOD {FOUR}"))
    assert said(flooded, 0, work) == "It earns 50 $Realm; nobody stands beside it who could march in."
    assert "earns 100 $Realm" in said(realm(at(f"N/ring4/4 T5.N cards=IMARIN {FOUR}")), 0, work)
    assert "No $Realm is earned" in said(realm(at(f"N/ring4/4 T5.N cards=STORM {FOUR}")), 0, work)


def test_golden_work_is_praised_for_the_level() -> None:
    assert said(realm(at(f"N/ring4/4 T5.N {FOUR}")), 0, (verbs.WORK, 1, 1)) == (
        "Raised it gives 3 VPs and 75 $Realm a turn; with 2 against 0 Bo the Bold could drive you out of the game."
    )
    assert said(realm(at(f"N/ring4/4 T5.N {TWO}")), 0, (verbs.WORK, 1, 1)) == (
        "Raised it gives 3 VPs and 75 $Realm a turn; Bo the Bold could march in with 2 against 0: a risk worth taking."
    )
    assert said(realm(at(f"N/ring4/4 T2.N {FOUR}")), 0, (verbs.WORK, 1, 1)) == (
        "Raised for 25 $Realm it gives 3 VPs, not 2, and 75 $Realm a turn; I expect no attack so early."
    )


def test_a_wall_is_praised_for_whom_it_keeps_out() -> None:
    view = realm(at(f"N/ring4/4 T5.N {FOUR}"))
    assert said(view, 0, (verbs.FORTIFY, 1, 1)) == (
        "Bo the Bold could march in with 2: fortified, Brask fights with 3 instead of 1 and holds."
    )
    assert said(view, 2, (verbs.FORTIFY, 3, 0)).endswith("fights with 2 instead of 1, which may keep them off.")


def test_a_march_is_praised_for_the_land_and_counts_what_helps() -> None:
    view = realm(at("N/ring4/4 T5.N rank=1>2>3 map=1:1.2 2:2.1 3:1.1 4:3.1^1"))
    march, help = (verbs.MARCH, 1, 2, 1, 2), (verbs.SUPPORT, 3, 0, 2, 0)
    assert said(view, 0, march, help, (verbs.SEND,)) == (
        "You come with 4 against 1: Corva, taken from Bo the Bold, gives you 2 VPs and 50 $Realm a turn; then they are out."
    )
    assert said(view, 0, march, help, (verbs.SEND,), at=1).startswith("It adds 1 to what you have in Corva")
    gather = ((verbs.MARCH, 1, 4, 0, 1), (verbs.DELAYED, 4, 3, 0, 2))
    joined = realm(at("N/ring4/4 T5.N rank=1>2>3 map=1:1.2 2:2.1 3:3.1 4:1.1"))
    assert said(joined, 0, *gather).endswith("they meet your others, and march on together to Dunmar.")


def test_the_word_that_sends_a_sheet_speaks_of_what_stands_on_it() -> None:
    view = realm(at(f"N/ring4/4 T5.N {FOUR}"))
    plan: tuple[Action, ...] = ((verbs.WORK, 1, 0), (verbs.SEND,))
    assert said(view, 0, *plan, at=1) == said(view, 0, *plan)
    view = realm(at(f"N/ring4/4 T6.N cards=PIRATE {FOUR}"))
    assert said(view, 0, *plan, at=1) == (
        "Naming no one costs 25 $Realm, or nothing if several players are named. Naming a player may cost 50 $Realm."
    )


def test_a_bid_is_judged_by_what_money_buys() -> None:
    view = realm(at(f"N/ring4/4 T5.C {FOUR}"))
    assert said(view, 0, (verbs.BID, 0)).endswith("money that you keep buys units, 75 each.")
    assert said(view, 0, (verbs.BID, 30)).endswith("50 $Realm stay in your purse.")
    rich = realm(at(f"N/ring4/4 T5.C {FOUR.replace('1:80', '1:300')}"))
    assert said(rich, 0, (verbs.BID, 60)).startswith("With 250 $Realm in one purse the Dragon grows faster")
    assert said(rich, 0, (verbs.BUY, 1, 2)).startswith("Then Brask has 3 units against the 2 of Bo the Bold beside it")


def test_against_the_dragon_both_ends_are_told() -> None:
    view = realm(at("N/ring4/4 T3.A dpl=5 rank=1>2>3>4 map=1:1.3 2:2.2 3:3.1 4:4.1"))
    assert said(view, 0, (verbs.COMMIT, 1, 3)) == (
        "With 3 nothing of yours burns: you owe 1; a victory brings 160 $Realm and 2 VPs."
    )
    assert said(view, 0, (verbs.SEND,)).startswith("Units that die against the Dragon are gone")


MOMENTS = [
    "N/ring7/7 T2.N rank=1>2>3>4>5>6>7 map=1:1.1 2:2.2 3:3.1 4:4.1 5:5.1 6:6.1 7:7.1",
    "N/ring7/7 T6.N cards=PIRATE rank=1>2>3>4>5>6>7 map=1:1.2 2:2.2 3:3.2 4:4.3 5:5.1 6:6.0 7:7.1",
    "N/ring7/7 T6.N cards=SNOW,SEAF rank=7>6>2>3>4>1 map=1:1.2^2 2:2.2 3:3.2g 4:4.3 5:1.1g 6:6.0^3 7:7.1",
    "N/ring7/7 T3.A dpl=9 rank=1>2>3>4>5>6 map=1:1.3 2:2.1 3:3.2 4:4.3 5:5.2 6:6.1 7:1.1^1",
    "N/ring7/7 T7.C rank=1>2>3>4>5>6>7 map=1:1.2 2:2.2 3:3.2 4:4.3 5:5.1 6:6.0 7:7.1 cash=1:600,2:80,3:20",
    "N/ring7/7 T11.C cards=TIME rank=1>2>3>4>5>6>7 map=1:1.2 2:2.2 3:3.2 4:4.3 5:5.1 6:6.0 7:7.1 cash=1:600,2:80",
]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("position", MOMENTS)
def test_whatever_is_advised_has_one_short_sentence(position: str, language: str) -> None:
    view = realm(at(position))
    for seat in view.actors():
        for action in view.actions(seat):
            if action[0] in (verbs.TRANSFER, verbs.LOOKAT):
                continue
            words = said(view, seat, action, language=language)
            assert len(words.split()) - words.count(" ;") - words.count(" :") <= MAX_WORDS, words
            assert re.fullmatch(r"[A-ZÀÉ].*[^.]\.", words), words


def test_no_reason_is_empty_or_of_the_ranking_through_a_whole_game() -> None:
    """An order moves nobody on the Ranking; and "nothing better" is no reason."""
    chance, wat = Chance(1), bot("wat")
    state = GAME.start(4, options=dict(GAME.meta.first), chance=chance)
    orders = 0
    for _ in range(400):
        if not state.stack:
            break
        seat = state.actors()[0]
        view = state.redact(seat)
        action = wat.choose(view, seat, view.actions(seat), chance)
        if seat == 0:
            found = hint(view, 0, Budget(4), names=NAMES)
            action = found.plan[0]
            assert found.reason is not None, found.steps[0].words
            assert found.reason.id.startswith("because-") or found.reason.id in ("coach-wins", "coach-forced"), (
                found.steps[0].words,
                found.words,
            )
            assert len(found.words.split()) <= MAX_WORDS
            orders += verbs.HOLD <= action[0] <= verbs.SUPPORT
        state.play(seat, action, chance)
    assert orders > 3


def test_every_choice_has_a_reason_of_its_own() -> None:
    """Votes, factions, abilities, the Island's gift: the steward never sees just "nothing better"."""
    everywhere = realm(at(f"N/ring4/4 T5.N {FOUR}"))
    silent = {verbs.SEND, verbs.TRANSFER, verbs.LOOKAT, verbs.KEEP, verbs.DISCARD, verbs.REPLACE}  # beside the sheets
    assert set(SPOKEN) == set(range(verbs.SILENT)) - silent
    for verb, place in (
        (verbs.KEEPFAITH, ()),
        (verbs.OFFER, ()),
        (verbs.GAIN, (1,)),
        (verbs.REFRESH, (2,)),
        (verbs.CAPITOL, (1,)),
    ):
        assert said(everywhere, 0, (verb, *place))
    assert said(everywhere, 0, (verbs.FACTION, 4)).startswith("One more golden March!")


def test_votes_are_advised_with_what_they_change() -> None:
    match = Match(GAME, 4, seed=1)
    view = realm(match)
    assert said(view, 0, (verbs.BALLOT, 0)) == (
        "As many Provinces as players: fewer things to watch, the better game to begin with."
    )
    assert "empty land" in said(view, 0, (verbs.BALLOT, 1))


def test_abilities_against_the_dragon_are_advised_in_figures() -> None:
    view = realm(at("N/ring4/4 T3.A dpl=5 rank=1>2>3>4 map=1:1.2 2:2.2 3:3.1 4:4.1 fac=1:cen cash=1:200"))
    assert said(view, 0, (verbs.MAGI, 2)).startswith("With 2 Highmagisters you bring 2 against the Dragon, and owe 1")
    assert said(view, 0, (verbs.HIDING,)).startswith("If you hide, you owe nothing: the 1 you owe")
    assert "You choose last" in said(view, 0, (verbs.BANKING,))
