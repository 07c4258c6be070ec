"""The modules of a game are looked at when they are loaded: what is missing or misspelt is told, with what was meant."""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import Any

import pytest

import baronage
from baronage.engine.core.state import State
from baronage.engine.core.step import Step
from baronage.engine.game.contract import MAY, MUST, BadGame, check_part
from baronage.engine.game.game import Game

GAMES = [*baronage.games().values(), Game("baronage.pennies")]


def module(**names: object) -> ModuleType:
    found = ModuleType("toy.bot")
    for name, value in names.items():
        if callable(value):
            value.__module__ = "toy.bot"
        setattr(found, name, value)
    return found


def choose(view: object, seat: object, actions: object, chance: object) -> None: ...
def pieces(view: object) -> None: ...
def players(view: object) -> None: ...


def test_what_is_missing_is_named_with_what_may_be_meant() -> None:
    with pytest.raises(BadGame, match=r"toy.bot has no 'choose'; is 'chose' meant to be it"):
        check_part("toy", "bot", module(chose=choose))


def test_a_verb_that_is_offered_and_in_no_table_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    steps = importlib.import_module("baronage.pennies.steps")
    check_part("baronage.pennies", "steps", steps)
    monkeypatch.delitem(steps.VERBS, 3)
    with pytest.raises(BadGame, match=r"baronage.pennies.steps: Raid offers the verb 3, which is not in VERBS"):
        check_part("baronage.pennies", "steps", steps)


def test_a_field_with_the_name_of_a_method_is_refused() -> None:
    class Fields(State):
        FIELDS = ("deck", "fields")

    with pytest.raises(BadGame, match="the field 'fields' of Fields is a method of State"):
        check_part("a.game", "state", module(blank=lambda setup: None, conserved=lambda state: None, Fields=Fields))


def test_a_misspelt_hook_is_told_and_not_passed_over() -> None:
    with pytest.raises(BadGame, match=r"toy.table has 'player'; did you mean 'players'"):
        check_part("toy", "table", module(board=pieces, pieces=pieces, player=players))
    check_part("toy", "table", module(board=pieces, pieces=pieces, players=players, sideways=players))


def test_a_hook_takes_what_it_is_given() -> None:
    with pytest.raises(BadGame, match=r"toy.bot.choose must accept 4 arguments"):
        check_part("toy", "bot", module(choose=lambda: None))


def test_what_a_module_took_from_elsewhere_is_not_its_own() -> None:
    """A name that is only like a hook may be imported."""
    found = module(choose=choose)
    found.chosen = importlib.import_module  # type: ignore[attr-defined]
    check_part("toy", "bot", found)


@pytest.mark.parametrize("game", GAMES, ids=repr)
def test_every_module_of_every_game_is_as_it_must_be(game: Game) -> None:
    for part in {*MUST, *MAY}:
        if game._has_module(part):
            check_part(game.package, part, game.module(part))


def test_a_former_name_is_accepted_with_a_warning(monkeypatch: pytest.MonkeyPatch) -> None:
    module = ModuleType("baronage.pennies.locale")
    module.FACTS = {"card": "CARD"}  # type: ignore[attr-defined]
    with pytest.warns(DeprecationWarning, match="locale.FACTS is now PARAM_TYPES"):
        check_part("baronage.pennies", "locale", module)
    assert module.PARAM_TYPES == {"card": "CARD"}


def test_a_former_name_of_a_method_is_accepted_with_a_warning() -> None:
    class Old(Step[Any]):
        def facts(self, s: Any, seat: int) -> dict[str, int]:
            return {"owner": seat}

    module = ModuleType("baronage.pennies.steps")
    module.STEPS, module.start = {"Old": Old}, lambda setup, chance: None  # type: ignore[attr-defined]
    with pytest.warns(DeprecationWarning, match="Old.facts is now params"):
        check_part("baronage.pennies", "steps", module)
    assert Old().params(None, 3) == {"owner": 3}
