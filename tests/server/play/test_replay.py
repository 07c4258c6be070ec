"""A game again, moment by moment: what each pair of eyes is told of it."""

from __future__ import annotations

from baronage import Chance, Match, games
from baronage.engine.flow import PUBLIC
from baronage.server.play.replay import ALL, moments


def test_who_moved_is_told_to_the_referee_alone() -> None:
    """Who is not he would learn who was asked in secret."""
    match = Match(games()["brawling"], 2, {"first_player": "A"}, chance=Chance(1))
    match.play(0, "G")
    for eyes in (0, 1, PUBLIC):
        found = moments(match.record, eyes, 0, 9)
        assert all((it["seat"], it["text"]) == (None, "") for it in [*found["moments"], *found["marks"]])
        assert {it["move"] for it in [*found["moments"], *found["marks"]]} == {0}
    assert [(it["seat"], it["text"]) for it in moments(match.record, ALL, 0, 9)["marks"]][:2] == [(None, ""), (0, "G")]


def test_when_the_game_is_over_every_pair_of_eyes_reads_the_moves_that_it_saw() -> None:
    match = Match(games()["brawling"], 2, {"first_player": "A"}, chance=Chance(1))
    match.play(0, "G")
    match.play(0, ".")
    for eyes in (0, 1, PUBLIC, ALL):
        marks = moments(match.record, eyes, 0, 9, over=True)["marks"]
        assert [(it["move"], it["seat"], it["text"]) for it in marks] == [(0, None, ""), (1, 0, "G"), (2, 0, ".")]


def test_what_only_one_saw_exactly_is_told_once_to_who_sees_all() -> None:
    match = Match(games()["brawling"], 2, {"first_player": "A"}, chance=Chance(1))
    match.play(0, "D")
    told = {eyes: moments(match.record, eyes, 0, 9)["moments"][-1]["lines"] for eyes in (1, ALL)}
    drawn = {eyes: [line["text"] for line in lines if "draws" in line["text"]] for eyes, lines in told.items()}
    assert drawn[1] == ["A draws a card."]
    assert len(drawn[ALL]) == 1
    assert drawn[ALL] != drawn[1], "he sees which card it is"


def test_who_committed_last_sees_the_order_committed_while_it_is_told_what_came_of_it() -> None:
    """The picture before has a draft, or in a replay nothing, and the picture after a new sheet: what is true lies between."""
    game = games()["yuan"]
    start = game.position("t=3 map=STD2 pos=BIN=Bc LAI=Wc chao=W0 B0")
    match = Match(game, state=start, chance=Chance.forced([]))
    first, last = 0, 1
    match.play(first, "W -")
    match.play(last, "B JUN:D1")
    shown = {eyes: moments(match.record, eyes, 0, 9)["moments"][-1] for eyes in (first, last, PUBLIC, ALL)}
    assert [eyes for eyes, moment in shown.items() if moment["sent"]] == [last]
    assert "'Your order, sent'" in str(shown[last]["sent"])
    assert "'Your order, sent'" not in str(shown[last]["scene"])
