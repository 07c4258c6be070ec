"""Ratings: counted from results alone, anchored by bots, the same however often they are counted."""

from __future__ import annotations

import random

import pytest

from baronage.ranking.ratings import FEW, Rating, Result, at, chance, rate


def duel(number: int, winner: str, loser: str, game: str = "fyn") -> Result:
    return Result(f"t{number}", float(number), game, (winner, loser), (1, 2))


def test_a_published_example() -> None:
    """Openskill's own: two newcomers; and teams of two, of which all members move alike."""
    one = rate([duel(1, "ada", "bo")])
    assert one.rating("ada", "fyn", 2).mean == pytest.approx(27.63, abs=0.01)
    assert one.rating("bo", "fyn", 2).mean == pytest.approx(22.37, abs=0.01)
    teams = rate([Result("t", 0.0, "fyn", ("a", "b", "c", "d"), (1, 1, 3, 3), (0, 0, 1, 1))])
    assert teams.rating("a", "fyn", 4).mean == pytest.approx(26.964294621803063)
    assert teams.rating("b", "fyn", 4).doubt == pytest.approx(8.177962604389991)
    assert teams.rating("c", "fyn", 4).mean == pytest.approx(23.035705378196937)


def test_the_order_in_which_they_come_does_not_matter() -> None:
    results = [duel(at, *random.Random(at).sample(["ada", "bo", "cy"], 2)) for at in range(60)]
    mixed = random.Random(1).sample(results, len(results))
    assert rate(mixed) == rate(results)
    later = rate(results[:40])
    for result in results[40:]:
        later.add(result)
    assert later == rate(results)
    assert later.last == (59.0, "t59")


def test_each_game_and_number_of_seats_has_its_own() -> None:
    found = rate([duel(1, "ada", "bo"), Result("t2", 2.0, "fyn", ("bo", "ada", "cy"), (1, 2, 3))])
    assert found.rating("ada", "fyn", 2).mean > 25 > found.rating("bo", "fyn", 2).mean
    assert found.rating("bo", "fyn", 3).mean > found.rating("ada", "fyn", 3).mean > found.rating("cy", "fyn", 3).mean
    assert found.rating("ada", "yuan", 2) == Rating()


def test_equal_places_are_shared() -> None:
    found = rate([Result("t", 0.0, "fyn", ("ada", "bo"), (1, 1))])
    assert found.rating("ada", "fyn", 2).mean == found.rating("bo", "fyn", 2).mean == 25.0


def test_a_bot_is_an_anchor_and_stays() -> None:
    anchors = {("bot:regent", "fyn", 2): at(2000)}
    found = rate([duel(number, "ada", "bot:regent") for number in range(30)], anchors)
    assert found.rating("bot:regent", "fyn", 2).shown == 2000
    ada = found.rating("ada", "fyn", 2)
    assert ada.shown > 2000
    assert ada.half_width < Rating().half_width
    assert ("bot:regent", ("fyn", 2)) not in found.curve
    assert [point.rating.games for point in found.curve["ada", ("fyn", 2)]] == list(range(1, 31))


def test_figures_for_people() -> None:
    assert (Rating().shown, at(1700).shown, at(1700, 80).half_width) == (1500, 1700, 80)
    assert not Rating(games=FEW - 1).is_known
    assert Rating(games=FEW).is_known
    # differences as in chess, where both are sure
    assert chance(at(1900, 0), at(1500, 0)) == pytest.approx(10 / 11)
    assert chance(at(1900, 200), at(1500, 200)) < 10 / 11
    assert chance(at(1500), at(1500)) == 0.5


def test_strength_is_found() -> None:
    """Of three with known chances the order comes out, and the differences are about right."""
    pick = random.Random(3)
    truth = {"ada": 1700.0, "bo": 1500.0, "cy": 1300.0}
    results = []
    for number in range(600):
        one, two = pick.sample(sorted(truth), 2)
        wins = pick.random() < chance(at(truth[one], 0), at(truth[two], 0))
        results.append(duel(number, one if wins else two, two if wins else one))
    found = {player: rate(results).rating(player, "fyn", 2) for player in truth}
    assert abs(found["ada"].shown - found["bo"].shown - 200) < 90
    assert abs(found["bo"].shown - found["cy"].shown - 200) < 90


@pytest.mark.parametrize(("players", "places"), [(("a", "a"), (1, 2)), (("a",), (1,)), (("a", "b"), (1,))])
def test_nonsense_is_refused(players: tuple[str, ...], places: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="each player must occur once"):
        rate([Result("t", 0.0, "fyn", players, places)])
