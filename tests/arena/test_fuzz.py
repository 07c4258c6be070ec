"""The fuzzer: games of every variant, the same however many processes play them, and findings one can see again."""

from __future__ import annotations

import pytest

from baronage.arena.fuzz import BATCH, LOOKS, SHARE, SIMULATIONS, _with_changed_numbers, fuzz, name_of, players
from baronage.bots.characters import Regent, Wat
from baronage.bots.random_bot import RandomBot
from baronage.bots.search import Budget
from baronage.engine.core.errors import BadSetup
from baronage.engine.game.game import Game
from baronage.engine.game.patched import PatchedGame
from baronage.games import games
from baronage.laws import LawBroken, check_game, variants
from baronage.laws.variants import value_name, values
from baronage.pennies import steps
from baronage.pennies.state import Pennies

TOY = "baronage.pennies"


def test_a_sound_game_gives_no_findings() -> None:
    told: list[tuple[int, int]] = []
    report = fuzz(TOY, games=12, seed=3, processes=1, progress=lambda done, all: told.append((done, all)), share=0.1)
    assert report.failures == []
    assert report.game == "pennies"
    assert report.games == 12
    assert report.decisions > 80
    assert report.states == sum(report.looked.values())
    assert {kind[0] for kind in report.looked} == {"Offers", "Raid", "RaidWindow"}
    assert report.never == []
    assert told[-1] == (12, 12)
    assert report.stuck == []


def test_games_are_spread_over_all_variants() -> None:
    plain = [name_of(variant) for variant in variants(Game(TOY), 5, 0)]
    report = fuzz(TOY, games=3 * len(plain), seed=5, processes=1, share=0)
    names = list(report.by_variant)
    assert names[: len(plain)] == plain
    assert len(names) > len(plain), "then come mixtures of options"
    counts = [tally.games for tally in report.by_variant.values()]
    assert max(counts) - min(counts) <= 1
    assert sum(tally.decisions for tally in report.by_variant.values()) == report.decisions
    assert sum(report.by_seats.values()) == report.games == sum(counts)
    rounds = next(option for option in Game(TOY).options if option.name == "rounds")
    assert report.by_value[value_name(rounds, rounds.high)] == sum(
        tally.games for name, tally in report.by_variant.items() if "rounds=" in name
    ), "the numbers of a range count together"
    assert names[:3] == ["2 seats", "3 seats", "4 seats"]
    assert "3 seats, rounds=5" in names


def test_so_many_games_of_each_seat_count_and_value() -> None:
    report = fuzz(TOY, each=3, seed=5, processes=1, share=0)
    game = Game(TOY)
    assert set(report.by_seats) == set(game.seats)
    assert min(report.by_seats.values()) >= 3
    for option in game.options:
        for value in values(option):
            assert report.by_value[value_name(option, value)] >= 3, (option.name, value)
    alone = [name for name in report.by_variant if name.count("=") <= 1]
    assert 0 < len(alone) < len(report.by_variant), "some by themselves, some in mixtures"
    least = 3 * max(len(game.seats), *(len(values(option)) for option in game.options))
    assert least <= report.games <= 2 * least, "one game counts for all that is in it"


def test_laws_can_be_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baronage.pennies.bot.choose", lambda view, seat, actions, chance: (99,))
    assert [failure.law for failure in fuzz(TOY, games=1, processes=1).failures] == ["bot"]
    assert not fuzz(TOY, games=1, processes=1, skip=["bot"]).failures
    with pytest.raises(BadSetup, match="the law 'leak 1' can't be skipped; these can: bot, "):
        fuzz(TOY, games=1, skip=["leak 1"])


def test_bots_can_sit_at_the_table() -> None:
    report = fuzz(TOY, games=1, seed=3, processes=1, share=0, bots=["wat", "random"])
    assert not report.failures
    assert report == fuzz(TOY, games=1, seed=3, processes=1, share=0, bots=["wat", "random"])
    assert report.decisions != fuzz(TOY, games=1, seed=3, processes=1, share=0).decisions, "chance plays otherwise"
    assert [type(one) for one in players(["wat", "random"])] == [Wat, RandomBot]
    (regent,) = players(["regent"])
    assert isinstance(regent, Regent)
    assert regent.budget == Budget(SIMULATIONS), "by no clock"


def test_a_bot_that_breaks_the_law_is_a_finding(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("baronage.bots.random_bot.RandomBot.plan", lambda self, view, seat, chance: ((99,),))
    (failure,) = fuzz(TOY, games=1, seed=1, processes=1, skip=["bot"], bots=["random"]).failures
    assert failure.law == "bot"
    assert "random plays ((99,),) for seat" in failure.message
    assert failure.call.endswith(", players=players(('random',)))")
    with pytest.raises(BadSetup, match="there is no bot 'nobody'"):
        fuzz(TOY, games=1, bots=["nobody"])


@pytest.mark.slow
def test_processes_do_not_matter() -> None:
    assert fuzz(TOY, games=12, seed=1, processes=2, share=0.05) == fuzz(TOY, games=12, seed=1, processes=1, share=0.05)
    assert fuzz(TOY, each=3, seed=1, processes=2, share=0) == fuzz(TOY, each=3, seed=1, processes=1, share=0)


def test_rare_moments_are_looked_at_before_frequent_ones_are_looked_at_again() -> None:
    report = fuzz(TOY, games=2 * BATCH, seed=2, processes=1, share=0)
    assert max(report.looked.values()) == LOOKS
    assert report.looked[("RaidWindow", "Raid")] == LOOKS, "as many as of the offers, of which there are far more"


def test_frames_that_were_never_looked_at_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    class Never(steps.Raid):
        """A frame that no game comes to."""

    monkeypatch.setitem(steps.STEPS, "Never", Never)
    assert fuzz(TOY, games=10, seed=2, processes=1, share=0).never == ["Never"]


def lose(s: Pennies, seat: int, card: int) -> None:
    """A card that leaves a hand and comes to no other place."""
    place = s.hands[seat].index(card)
    del s.hands[seat][place], s.known[seat][place]


def test_a_finding_can_be_seen_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "lose", lose)
    report = fuzz(TOY, games=6, seed=1, processes=1)
    assert report.failures
    assert sum(tally.failures for tally in report.by_variant.values()) == len(report.failures)
    failure = report.failures[0]
    assert failure.law == "conserved"
    assert failure.call.startswith(
        f'check_game(Game("{TOY}"), seats={failure.seats}, options={failure.options!r}, seed='
    )
    assert failure.call in str(failure)
    assert failure.record.rstrip() in str(failure)
    assert "is asked: " in failure.moment, "in words"
    with pytest.raises(LawBroken) as again:
        check_game(Game(TOY), failure.seats, failure.options, failure.seed, share=SHARE)
    assert again.value.message == failure.message
    assert again.value.record == failure.record


def test_a_crash_is_a_finding_with_its_trace(monkeypatch: pytest.MonkeyPatch) -> None:
    def fall(*_: object) -> None:
        raise ZeroDivisionError("a stone in the shoe")

    monkeypatch.setattr(steps, "end_round", fall)
    report = fuzz(TOY, games=3, seed=1, processes=1)
    assert {failure.law for failure in report.failures} == {"crash"}
    assert "in fall" in report.failures[0].trace
    assert "a stone in the shoe" in str(report.failures[0])


@pytest.mark.parametrize(
    ("name", "games", "why"),
    [
        ("chess", 1, "there is no game 'chess'; there are: "),
        ("tests.engine.toys.none", 1, "there is no game in 'tests.engine.toys.none'"),
        (TOY, 0, "expected at least 1 game, not 0"),
    ],
)
def test_what_can_not_be_fuzzed(name: str, games: int, why: str) -> None:
    with pytest.raises(BadSetup) as refused:
        fuzz(name, games)
    assert why in refused.value.sentence


def test_figures_with_which_a_variant_is_no_longer_right_are_left_as_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rosters are made with the printed prices and ranks: with others some of them are against the rules."""
    game = games()["barony"]
    variant = next(it for it in variants(game) if "rosters" in it[1])
    faster = {f"castes.{caste}.move": 9 for caste in ("Peasant", "Guildsman", "Thief", "Soldier")}
    for changes, right in (({"kill_gold": 200}, True), (faster, False)):
        monkeypatch.setattr("baronage.arena.fuzz.some_changes", lambda *_, changes=changes: changes)
        found = _with_changed_numbers(game, variant, 1)
        assert isinstance(found, PatchedGame) == right
        found.setup(*variant)
