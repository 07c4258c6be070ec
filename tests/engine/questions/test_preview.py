"""What a text would do, before it is sent: told as it would come, and nothing is changed by it."""

from __future__ import annotations

import contextlib

import pytest

from baronage.engine.core.errors import Illegal, Refusal, Unreadable
from baronage.engine.match.match import Match
from baronage.engine.questions.preview import LONGEST, MAX, TextPreview, preview_text
from baronage.games import games
from tests.engine.table import PENNIES, A, B, deal, dump, raided


def tried(match: Match, seat: int, text: str) -> TextPreview:
    """The reading; nothing has changed, neither in the match nor in the view."""
    seen = match.state.redact(seat)
    before, view = dump(match), seen.dump()
    try:
        return preview_text(seen, seat, text, names=match.record.names)
    finally:
        assert dump(match) == before
        assert seen.dump() == view


def refused(match: Match, seat: int, text: str) -> Refusal:
    with pytest.raises(Refusal) as found:
        tried(match, seat, text)
    with pytest.raises(Refusal) as really:
        match.play(seat, text)
    assert (found.value.sentence, found.value.rule) == (really.value.sentence, really.value.rule)
    return found.value


def yuan() -> Match:
    game = games()["yuan"]
    return Match(game, state=game.position("t=3 map=STD2 pos=BIN=Bc LAI=Wc chao=W0 B0"))


def labels(found: TextPreview) -> list[str]:
    return [label for label, _ in found.steps]


def test_a_part_of_an_order_is_only_drafted() -> None:
    found = tried(yuan(), 1, "JUN")
    assert labels(found)[0].startswith("Act on Jun, ")
    assert found.steps[0][1]
    assert not found.final


def test_a_whole_order_is_sent() -> None:
    found = tried(yuan(), 1, "B JUN:D1")
    assert [label.split(" ")[0] for label in labels(found)] == [
        "Act",
        "Development",
        "No",
        "No",
        "Send",
    ]
    assert found.final
    assert not found.rest


def test_what_is_wrong_with_an_order_is_said_with_its_rule() -> None:
    assert refused(yuan(), 1, "B LAI:D1").rule == "YUAN-P1.06"
    assert isinstance(refused(yuan(), 1, "B XYZ:D1"), Unreadable)


def test_what_stands_in_the_draft_already_changes_nothing() -> None:
    match = yuan()
    match.play(1, "JUN")
    assert refused(match, 1, "JUN").sentence == "That’s already in your draft."
    assert refused(match, 1, "BIN").sentence.startswith("Your target is Jun"), "another target is another matter"
    assert labels(tried(match, 1, "B JUN:D1"))[0].startswith("Development"), "the rest of the order"


def test_of_a_draft_all_is_taken_or_nothing() -> None:
    assert refused(yuan(), 1, "JUN; D3").rule == "YUAN-P1.04"


def test_a_text_with_an_illegal_part_is_refused_as_a_whole() -> None:
    game = games()["brawling"]
    start = "deck=+12 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=6 h=FAR1,FAR2 | B t=FAR3"
    with pytest.raises(Illegal) as refused:
        tried(Match(game, state=game.position(start)), A, "R FAR1; R KNI1; R FAR2")
    assert refused.value.rule == "BRAWL-6.01"


def test_nothing_is_told_of_what_chance_would_bring() -> None:
    game = games()["brawling"]
    start = "deck=+12 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=0 h=FAR1 t=kni2 | B t=FAR3"
    found = tried(Match(game, state=game.position(start)), 0, "D; done")
    assert len(found.steps) <= 2
    assert found.final
    assert labels(found)[0].startswith("Draw")


def test_who_is_not_asked_and_a_game_that_is_over() -> None:
    match = raided((9, 8), (3, 10))
    assert isinstance(refused(match, B, "boast"), Illegal)
    match.play(A, "resign")
    assert match.over
    assert isinstance(refused(match, A, "boast"), Illegal)


@pytest.mark.parametrize(
    "text", ["", " ", ";;", "\0", "💥" * 50, "(" * 500, "offer " + "9" * 200, "1;" * 900, "undo", "lapse", "expel B"]
)
@pytest.mark.parametrize("name", [*games(), "pennies"])
def test_no_text_meets_a_fault(name: str, text: str) -> None:
    match = Match(games().get(name, PENNIES), seed=1)
    seat = match.state.actors()[0]
    with contextlib.suppress(Refusal):
        assert len(tried(match, seat, text).steps) <= MAX


def test_a_huge_text_is_not_tried() -> None:
    match = deal((9, 8), (3, 10))
    with pytest.raises(Unreadable):
        tried(match, A, "x" * (LONGEST + 1))
