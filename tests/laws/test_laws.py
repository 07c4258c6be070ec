"""The suite of laws: a sound game passes it, and each law is broken by a game that deserves it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from baronage.engine.core.standings import Standing, Standings
from baronage.engine.game.game import Game
from baronage.engine.match.match import Match
from baronage.laws import LAWS, LawBroken, check_game, variants
from baronage.laws.leaks import Guesses
from baronage.laws.match import check_standings
from baronage.pennies import bot, notation, steps, table
from baronage.pennies.steps import Ward
from tests.engine.broken_games import BROKEN, Patch, lost_card
from tests.engine.table import PENNIES


@pytest.mark.parametrize("number", range(len(variants(PENNIES))))
def test_a_sound_game_keeps_every_law(number: int) -> None:
    seats, options = variants(PENNIES)[number]
    checked = check_game(PENNIES, seats, options, seed=number, share=0.4)
    assert checked.decisions > 0
    assert checked.states > 0


def test_a_sentence_that_is_missing_is_told_before_it_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delitem(PENNIES.words.english.messages, "cause-alone")
    with pytest.raises(LawBroken, match="en has no sentence cause-alone"):
        check_game(PENNIES, 2, {}, 1)


def test_what_is_refused_is_told_when_its_words_crash(monkeypatch: pytest.MonkeyPatch) -> None:
    def more(self: Ward, s: Any, seat: int, action: Any) -> Any:
        return {"held": (0,)[action[1]], "first_ward": 7}

    monkeypatch.setattr(Ward, "more", more)
    with pytest.raises(LawBroken, match=r"law 'crash'.*\(when \(5, -?\d+\) of seat \d was"):
        check_game(PENNIES, 3, {}, 1, share=1)


def test_what_is_hidden_varies() -> None:
    checked = [check_game(PENNIES, 3, {}, seed, share=0.4) for seed in range(4)]
    varied = {name for one in checked for name, count in one.guesses.varied.items() if count}
    assert varied == {"hands", "known", "deck", "deck_known", "stack"}


def test_fields_that_are_always_guessed_right_are_told() -> None:
    guesses = Guesses()
    for _ in range(3):
        guesses.add({"a": 1, "b": 2, "c": 3}, {"a": 0, "b": 0, "c": 3}, {"a": 1, "b": 7, "c": 3})
    assert guesses.hidden == {"a": 3, "b": 3}
    assert guesses.stuck(3) == ["a"]
    assert guesses.stuck(4) == []
    guesses.check(3)
    clairvoyant = Guesses()
    clairvoyant.add({"a": 1}, {"a": 0}, {"a": 1})
    clairvoyant.check(2)
    with pytest.raises(LawBroken, match="1 samples in a row guessed everything that was hidden"):
        clairvoyant.check(1)


# --- games that break a law -----------------------------------------------------------------------------------------


def first_broken(games: int = 60, **how: Any) -> LawBroken:
    """The first law that is broken in some random games of all seat counts."""
    for seed in range(games):
        try:
            check_game(PENNIES, 2 + seed % 3, {}, seed, share=0.2, most=200, **how)
        except LawBroken as broken:
            return broken
    raise AssertionError(f"{games} games, and nothing was found")


@pytest.mark.parametrize(("patch", "law"), BROKEN, ids=[patch.__name__ for patch, _ in BROKEN])
def test_a_broken_game_is_caught(patch: Patch, law: str, monkeypatch: pytest.MonkeyPatch) -> None:
    patch(monkeypatch)
    broken = first_broken()
    assert broken.law == law, str(broken)


@pytest.mark.parametrize(
    ("shares", "fair"),
    [
        ([0.5, 0.5, 0.0], True),  # the winners share one point
        ([1.0, 1.0, 0.0], True),  # or have one each
        ([0.75, 0.75, 0.0], True),  # or all have what their places are worth
        ([0.25, 0.25, 0.0], False),
        ([0.5, 0.5, 0.25], False),
    ],
)
def test_winners_have_a_point_each_or_share_one(
    shares: list[float], fair: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = tuple(
        Standing(seat, place, share, 0) for seat, (place, share) in enumerate(zip((1, 1, 3), shares, strict=True))
    )
    ended = Match(PENNIES, 3, seed=1).state
    monkeypatch.setattr(type(ended), "standings", lambda _: Standings("The end.", "PENNY-1.01", rows))
    if fair:
        check_standings(ended, words=False)
    else:
        with pytest.raises(LawBroken, match="points add up to"):
            check_standings(ended, words=False)


def test_each_law_is_broken_by_some_game() -> None:
    assert {law for _, law in BROKEN} == set(LAWS)


# --- what is told of it ---------------------------------------------------------------------------------------------


def test_a_broken_law_can_be_seen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    lost_card(monkeypatch)
    broken = first_broken()
    with pytest.raises(LawBroken) as again:
        check_game(PENNIES, broken.seats, broken.options, broken.seed, at=broken.looked)
    assert (again.value.law, again.value.message) == (broken.law, broken.message)
    assert (again.value.decision, again.value.record) == (broken.decision, broken.record)
    assert broken.record.startswith("baronage 1\ngame: pennies\n")
    assert f'check_game(Game("baronage.pennies"), seats={broken.seats}, options={{}}' in str(broken)


def test_a_crash_keeps_its_cause(monkeypatch: pytest.MonkeyPatch) -> None:
    def fall(*_: object) -> None:
        raise ZeroDivisionError("a stone in the shoe")

    monkeypatch.setattr(steps, "peek", fall)
    broken = first_broken()
    assert broken.law == "crash"
    assert isinstance(broken.__cause__, ZeroDivisionError)
    assert "a stone in the shoe" in str(broken)


def test_words_and_pictures_may_come_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Ward, "params", None)
    for module, name in ((table, "pieces"), (bot, "choose"), (notation, "write_position")):
        monkeypatch.setattr(module, name, None)
    with pytest.raises(LawBroken):
        check_game(PENNIES, 2)
    with pytest.raises(LawBroken):  # a table needs positions
        check_game(PENNIES, 2, skip={"words", "table", "bot"})
    monkeypatch.undo()
    monkeypatch.setattr(Ward, "label", None)
    check_game(PENNIES, 2, skip={"words"})


def test_what_makes_a_game_is_not_skipped() -> None:
    with pytest.raises(ValueError, match="clone can't be skipped; these can: bot, notation"):
        check_game(PENNIES, 2, skip={"clone", "words"})


# --- variants -------------------------------------------------------------------------------------------------------


def test_variants_name_each_seat_count_and_each_value_of_each_option() -> None:
    found = variants(PENNIES)
    assert [seats for seats, options in found if not options] == [2, 3, 4]
    for name, value in (("rounds", 1), ("rounds", 5), ("peek", "no"), ("purses", [3, 40, 0, 10])):
        seats = {seats for seats, options in found if options == {name: value}}
        assert seats == ({2, 3} if value == 5 else {2, 3, 4}), name  # five rounds are not for four
    assert any(len(options) > 1 for _, options in found)
    assert all(PENNIES.setup(seats, options).document() == options for seats, options in found)


def test_a_value_that_needs_company_gets_it() -> None:
    def check(seats: int, options: dict[str, Any]) -> str:
        return "no peeking in short games" if options["peek"] == "no" and options["rounds"] != 5 else ""

    game = Game(PENNIES.package)
    game.meta = replace(game.meta, check=check)
    found = [options for _, options in variants(game) if "peek" in options]
    assert found
    assert all(options["rounds"] == 5 for options in found)
