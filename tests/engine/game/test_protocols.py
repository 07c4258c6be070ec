"""The types of a game's modules: each module of each game is one, as mypy checks, and the contract knows the same names."""

from __future__ import annotations

import inspect
from collections.abc import Mapping

import pytest

from baronage import pennies
from baronage.engine.game import protocols as parts
from baronage.engine.game.contract import DATA, MAY, MUST
from baronage.engine.game.game import Game
from baronage.engine.hooks.pacts import Pacts
from baronage.engine.hooks.search import SearchHooks
from baronage.engine.hooks.summary import SummaryHooks
from baronage.games.barony import action_space as barony_space
from baronage.games.barony import auto_answers as barony_answers
from baronage.games.barony import bot as barony_bot
from baronage.games.barony import notation as barony_notation
from baronage.games.barony import state as barony_state
from baronage.games.barony import steps as barony_steps
from baronage.games.barony import table as barony_table
from baronage.games.brawling import action_space as brawling_space
from baronage.games.brawling import auto_answers as brawling_answers
from baronage.games.brawling import bot as brawling_bot
from baronage.games.brawling import notation as brawling_notation
from baronage.games.brawling import state as brawling_state
from baronage.games.brawling import steps as brawling_steps
from baronage.games.brawling import table as brawling_table
from baronage.games.fyn import action_space as fyn_space
from baronage.games.fyn import auto_answers as fyn_answers
from baronage.games.fyn import bot as fyn_bot
from baronage.games.fyn import notation as fyn_notation
from baronage.games.fyn import state as fyn_state
from baronage.games.fyn import steps as fyn_steps
from baronage.games.fyn import table as fyn_table
from baronage.games.protectors import action_space as protectors_space
from baronage.games.protectors import bot as protectors_bot
from baronage.games.protectors import notation as protectors_notation
from baronage.games.protectors import state as protectors_state
from baronage.games.protectors import steps as protectors_steps
from baronage.games.protectors import table as protectors_table
from baronage.games.yuan import action_space as yuan_space
from baronage.games.yuan import auto_answers as yuan_answers
from baronage.games.yuan import bot as yuan_bot
from baronage.games.yuan import notation as yuan_notation
from baronage.games.yuan import state as yuan_state
from baronage.games.yuan import steps as yuan_steps
from baronage.games.yuan import table as yuan_table
from baronage.pennies import auto_answers as pennies_answers
from baronage.pennies import bot as pennies_bot
from baronage.pennies import meta as pennies_meta
from baronage.pennies import notation as pennies_notation
from baronage.pennies import state as pennies_state
from baronage.pennies import steps as pennies_steps
from baronage.pennies import table as pennies_table

# What these lists say is checked by mypy: a module that is no such part is an error of types.
METAS: list[parts.MetaPart] = [pennies_meta]
STATES: list[parts.StatePart] = [
    *(barony_state, brawling_state, fyn_state),
    *(pennies_state, protectors_state, yuan_state),
]
STEPS: list[parts.StepsPart] = [
    *(barony_steps, brawling_steps, fyn_steps),
    *(pennies_steps, protectors_steps, yuan_steps),
]
NOTATIONS: list[parts.NotationPart] = [
    *(barony_notation, brawling_notation, fyn_notation),
    *(pennies_notation, protectors_notation, yuan_notation),
]
TABLES: list[parts.TablePart] = [
    *(barony_table, brawling_table, fyn_table),
    *(pennies_table, protectors_table, yuan_table),
]
BOTS: list[parts.BotPart] = [
    *(barony_bot, brawling_bot, fyn_bot),
    *(pennies_bot, protectors_bot, yuan_bot),
]
ANSWERS: list[parts.AnswersPart] = [barony_answers, brawling_answers, fyn_answers, pennies_answers, yuan_answers]
SPACES: list[parts.SpacePart] = [barony_space, brawling_space, fyn_space, protectors_space, yuan_space]

TYPES: Mapping[str, type] = {
    "meta": parts.MetaPart,
    "state": parts.StatePart,
    "steps": parts.StepsPart,
    "notation": parts.NotationPart,
    "table": parts.TablePart,
    "bot": parts.BotPart,
    "auto_answers": parts.AnswersPart,
    "action_space": parts.SpacePart,
    "search": SearchHooks,
    "summary": SummaryHooks,
    "pacts": Pacts,
}


def names_of(kind: type) -> dict[str, int]:
    """The names that a type asks for, each with how many arguments it is given."""
    own = {name: value for name, value in vars(kind).items() if not name.startswith("_")}
    found = {
        name: len(inspect.signature(value).parameters) - 1
        if inspect.isroutine(value) and not inspect.isdatadescriptor(value)
        else DATA
        for name, value in own.items()
    }
    return {**dict.fromkeys(kind.__annotations__, DATA), **found}


@pytest.mark.parametrize("part", TYPES)
def test_types_and_contract_ask_for_the_same(part: str) -> None:
    assert names_of(TYPES[part]) == MUST[part]


def test_a_game_is_asked_for_no_hook_that_the_contract_does_not_know() -> None:
    game = Game(pennies.__name__)
    assert game.hook("table", "notes") is None
    assert game.hook("auto_answers", "answer") is pennies_answers.answer
    assert game.hook("campaign_files", "CAMPAIGN_FILES") is None
    with pytest.raises(AssertionError, match=r"the contract knows no table\.note"):
        game.hook("table", "note")
    assert "notes" in MAY["table"]
