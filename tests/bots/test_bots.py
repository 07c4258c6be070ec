"""The bots by name, and the random one."""

from __future__ import annotations

import pytest

import baronage
from baronage.bots import bot, bots, distinct_names, is_of_a_bot
from baronage.bots.random_bot import RandomBot
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action, Span, State

GAME = baronage.games()["brawling"]


class Auction(State):
    """A state in which any amount from 20 to 60 may be bid."""

    def spans(self, seat: int) -> list[Span]:
        return [((7, 1), 20, 60)]


def test_bots_have_names_and_a_line_of_help() -> None:
    known = bots()
    assert list(known) == ["random", "heuristic", "wat", "hob", "ysolt", "anselm", "regent"]
    for name, player in known.items():
        assert name == player.NAME
        assert player.HELP.endswith(".")
        assert "\n" not in player.HELP
        assert bot(name) is player


def test_a_bot_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(baronage.BadSetup, match="no bot 'wizard'; there are: random, heuristic, wat"):
        bot("wizard")


def test_bots_of_one_kind_at_one_table_have_names_that_nobody_else_has() -> None:
    seated = [
        ("", "Brida"),
        ("wat", "Wat"),
        ("wat", "Wat"),
        ("random", "random bot"),
        ("random", "random bot"),
    ]
    called = distinct_names(seated)
    assert called == ["Brida", "Wat", "Tancred", "random bot", "random bot 2"]
    assert [is_of_a_bot(name) for name in ("Tancred", "Wat", "Wat the Gleaner", "random bot 2")] == [True] * 4
    assert [is_of_a_bot(name) for name in ("You", "Ada", "2")] == [False] * 3


def test_the_registry_cannot_be_changed_from_outside() -> None:
    bots().clear()
    assert bots()


def test_random_takes_the_action_that_falls() -> None:
    view = GAME.start(2, {"first_player": "A"}, Chance(1)).redact(0)
    actions = view.actions(0)
    picked = [RandomBot().choose(view, 0, actions, Chance.forced([at])) for at in range(len(actions))]
    assert picked == actions


def test_random_also_takes_amounts_that_are_not_listed() -> None:
    view = Auction(GAME.setup(2))
    listed: list[Action] = [(3,), (4,)]
    assert RandomBot().choose(view, 0, listed, Chance.forced([1])) == (4,)
    assert RandomBot().choose(view, 0, listed, Chance.forced([2, 0])) == (7, 1, 20)
    assert RandomBot().choose(view, 0, listed, Chance.forced([2, 40])) == (7, 1, 60)
