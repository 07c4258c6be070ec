"""One game between bots."""

from __future__ import annotations

from typing import cast

import baronage
from baronage.arena.play import Played, derived_seed, play_game
from baronage.bots import Player, bot
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action, State
from baronage.games.brawling.state import Barons

GAME = baronage.games()["brawling"]


class Subscriber(Player):
    """Plays at random and keeps what it was given."""

    def __init__(self) -> None:
        self.seen: list[tuple[Barons, int, list[Action]]] = []

    def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        self.seen.append((cast(Barons, view), seat, actions))
        return bot("random").choose(view, seat, actions, chance)


def test_a_game_is_played_to_its_end() -> None:
    played = play_game(GAME, [bot("random")] * 3, {"decks": 1}, seed=4)
    assert sorted(standing.place for standing in played.standings.seats) == [1, 2, 3]
    assert played.standings.rule == "BRAWL-13.01"
    assert played.decisions > 20


def test_the_same_seed_gives_the_same_game() -> None:
    players = [bot("random")] * 2
    games = [play_game(GAME, players, seed=seed) for seed in (1, 1, 2, 3, 4, 5)]
    assert games[0] == games[1]
    assert len({game.decisions for game in games}) > 1


def test_a_bot_is_given_its_view_and_its_legal_actions() -> None:
    watcher = Subscriber()
    played = play_game(GAME, [watcher, watcher], seed=7)
    assert played.decisions == len(watcher.seen)
    for view, seat, actions in watcher.seen:
        assert view.viewer == seat
        assert not any(view.deck)  # nobody knows the deck, nor what lies in a pile
        assert not any(card for pile in view.piles for card in pile)
        assert actions == view.actions(seat) != []


def test_what_one_bot_draws_changes_nothing_for_another() -> None:
    """A bot that squanders its chance meets the same game as one that does not."""

    class Squanderer(Player):
        def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
            for _ in range(self.draws):
                chance.below(6)
            return actions[0]

        def __init__(self, draws: int) -> None:
            self.draws = draws

    def game(draws: int) -> tuple[Played, list[list[Action]]]:
        watcher = Subscriber()
        played = play_game(GAME, [Squanderer(draws), watcher], seed=3)
        return played, [actions for _, _, actions in watcher.seen]

    assert game(0) == game(5)


def test_derived_seeds_differ_by_purpose() -> None:
    assert derived_seed(1, "game") == derived_seed(1, "game")
    assert len({derived_seed(1, "game"), derived_seed(2, "game"), derived_seed(1, "seat", 0), derived_seed(1)}) == 4
