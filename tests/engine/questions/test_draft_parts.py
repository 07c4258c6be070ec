"""To turn to a part of a draft is offered in words, shows what comes before it, and changes nothing."""

from __future__ import annotations

import pytest

from baronage.engine.core.errors import Illegal
from baronage.engine.match.match import Match
from baronage.engine.questions.draft_parts import offers, turned_to
from baronage.games.protectors import verbs
from tests.games.protectors.table import GAME, at

BUY, BID = (verbs.BUY, 1, 1), (verbs.BID, 5)


def drafted() -> Match:
    """A purchase and a bid, not sent yet."""
    match = at("N/ring3/3 T3.C rank=1>2>3 map=1:1.1 2:2.1 3:3.1 cash=1:100")
    match.play(0, [BUY, BID])
    return match


def test_each_part_is_called_by_what_is_chosen_there() -> None:
    view = drafted().state.redact(0)
    told = offers(view, 0, GAME.words.reader(0, ()), "en")
    assert [label for label, _ in told] == ["Change: Buy 1 unit in Brask for 75 $Realm", "Change: Bid 5"]
    assert [bool(node) for _, node in told] == [True, False], "a Province is clicked for it, and nothing for a bid"


def test_who_turns_sees_what_comes_before_and_the_draft_stays() -> None:
    match = drafted()
    turn, seen = turned_to(match.state.redact(0), 0, 1, ())
    assert (seen.draft(0), turn.behind, turn.click) == ((BUY,), (), BID)
    turn, seen = turned_to(match.state.redact(0), 0, 0, ())
    assert (seen.draft(0), turn.behind) == ((), (BID,))
    assert match.state.draft(0) == (BUY, BID)


@pytest.mark.parametrize("part", [-1, 2])
def test_there_is_no_other_part(part: int) -> None:
    with pytest.raises(Illegal, match="doesn’t have this part"):
        turned_to(drafted().state.redact(0), 0, part, ())
