"""Tests mirror the code: a module with functions has its tests in the same place, under its name, or stands in a table here with
the file that tests it, and why there.

A game's modules are tested by its rules: `tests/games/GAME` has a file for each part of them, whatever modules hold that part.
"""

from __future__ import annotations

import ast
import re
from fnmatch import fnmatch
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
SOURCES, TESTS = ROOT / "src/baronage", ROOT / "tests"

# Modules, the file that tests them, and why there.
ELSEWHERE: tuple[tuple[str, str, str], ...] = (
    ("__main__.py", "test_cli.py", "the command as people give it"),
    ("cli/*.py", "test_cli.py", "the command as people give it"),
    ("arena/ladder.py", "test_cli.py", "the command as people give it"),
    ("arena/ismcts.py", "arena/test_players.py", "players of experiments, by their names"),
    ("arena/net.py", "arena/test_players.py", "players of experiments, by their names"),
    ("arena/quick.py", "arena/test_players.py", "players of experiments, by their names"),
    ("arena/spy.py", "arena/test_players.py", "players of experiments, by their names"),
    ("arena/steward.py", "arena/test_players.py", "players of experiments, by their names"),
    ("assistant/*.py", "assistant/test_mcp.py", "one table, through its one door"),
    ("bots/search/*.py", "bots/test_search.py", "the search as a whole"),
    ("bots/*.py", "bots/test_bots.py", "every bot keeps the same promises"),
    ("engine/laws/*.py", "engine/test_laws.py", "each law catches a broken toy"),
    ("engine/compiled.py", "test_compiled.py", "what is compiled plays as what is not"),
    ("engine/drawing.py", "games/test_drawing.py", "the boards that can be drawn in all games"),
    ("engine/encoding.py", "engine/test_space.py", "views and actions as numbers go together"),
    ("engine/errors.py", "engine/test_said.py", "refusals and their sentences"),
    ("engine/facts.py", "engine/test_catalogue.py", "sentences and their facts"),
    ("engine/words/languages.py", "engine/test_languages.py", "the language of who reads"),
    ("engine/game.py", "engine/test_contract.py", "a game and what it promises"),
    ("engine/gate.py", "engine/test_match.py", "the gate is asked by a match"),
    ("engine/showing.py", "engine/test_match.py", "how a match is printed"),
    ("engine/moments.py", "engine/test_match.py", "what a match saw"),
    ("engine/seats.py", "envs/test_envs.py", "environments are built on it"),
    ("engine/sheets.py", "engine/test_match.py", "sheets are sent in a match"),
    ("engine/step.py", "engine/test_flow.py", "frames and how they follow each other"),
    ("engine/verb.py", "engine/test_flow.py", "frames and the verbs in them"),
    ("engine/whole.py", "engine/test_match.py", "numbers that come from outside"),
    ("engine/leaf.py", "bots/test_search.py", "what the search asks at its leaves"),
    ("engine/mind.py", "coach/test_verdict.py", "what bots and the coach think with"),
    ("engine/loading.py", "engine/test_load.py", "states that are read again"),
    ("engine/moves.py", "engine/test_record.py", "records and their moves"),
    ("engine/record_text.py", "engine/test_record.py", "records as text"),
    ("engine/turns.py", "engine/test_record.py", "records told by turns"),
    ("engine/pacts.py", "games/protectors/test_pacts.py", "what players of a game promise each other"),
    ("engine/papers.py", "terminal/test_papers.py", "documents that outlive a game"),
    ("engine/svg/*.py", "engine/test_svg.py", "pictures as a whole"),
    ("engine/teaching/lesson.py", "games/test_lessons.py", "the lessons of all games"),
    ("engine/teaching/*.py", "games/test_teaching.py", "what all games teach"),
    ("envs/*.py", "envs/test_envs.py", "environments keep the promises of their libraries"),
    ("lab/*.py", "lab/test_lab.py", "experiments from their file to their report"),
    ("server/errors.py", "engine/test_said.py", "refusals and their sentences"),
    ("server/house/archive.py", "server/web/test_archive.py", "the archive at its door"),
    ("server/house/finding.py", "server/web/test_finding.py", "what is found at its door"),
    ("server/house/checking.py", "server/store/test_backup.py", "what is checked before a copy is trusted"),
    ("server/house/listing.py", "server/house/test_seating.py", "tables as they are listed"),
    ("server/house/messages.py", "server/play/test_tells.py", "what is told to whom"),
    ("server/house/negotiator.py", "server/house/test_bargaining.py", "bots that bargain"),
    (
        "server/house/hearing.py",
        "server/house/test_caretaker.py",
        "what other processes write is heard through the caretaker",
    ),
    ("server/house/journal.py", "server/store/test_backup.py", "what was written down is played again"),
    ("server/house/playing.py", "server/house/test_house.py", "play goes through the house"),
    ("server/house/room.py", "server/house/test_house.py", "a room is met through the house"),
    ("server/house/rooms.py", "server/house/test_house.py", "a room is met through the house"),
    ("server/house/talking.py", "server/play/test_talk.py", "talk at a table"),
    ("server/house/watching.py", "server/house/test_house.py", "who watches is told what happens in the house"),
    ("server/house/tournaments/*.py", "server/house/test_tournaments.py", "a tournament from its notice to its end"),
    ("server/notices/*.py", "server/notices/test_sender.py", "a notice from its cause to its way out"),
    ("server/people/signing.py", "server/web/test_passkeys.py", "a device and a server, through the doors"),
    ("server/people/goodbye.py", "server/web/test_own_data.py", "what one takes along, and what is deleted"),
    ("server/house/moderation.py", "server/web/test_keeping.py", "what the keeper does at the doors"),
    ("server/people/manners.py", "server/web/test_keeping.py", "what the keeper does at the doors"),
    ("server/people/holidays.py", "server/house/test_breaks.py", "holidays and what they do to clocks"),
    ("server/people/order.py", "server/web/test_keeping.py", "what the keeper does at the doors"),
    ("server/people/relations.py", "server/web/test_people.py", "friends and blocks at their doors"),
    ("server/play/announcements.py", "server/house/test_hosting.py", "what the log says of what a host does"),
    ("server/play/attendance.py", "server/house/test_absence.py", "who is away, and who comes instead"),
    ("server/play/sitter.py", "server/house/test_seating.py", "who sits where"),
    (
        "server/store/migrate.py",
        "server/store/test_store.py",
        "the steps make the schema, and keep what an older version wrote",
    ),
    ("server/store/neighbours.py", "server/house/test_alarms.py", "processes that share a store"),
    ("server/store/writer.py", "server/store/test_store.py", "what the store writes"),
    ("server/web/*.py", "server/web/test_app.py", "doors are tried from outside"),
    ("server/wire/*.py", "server/wire/test_wire.py", "messages as they go over the wire"),
    ("terminal/question.py", "terminal/test_play.py", "what is typed at the keyboard"),
    ("terminal/start.py", "terminal/test_play.py", "the welcome"),
    ("terminal/seats.py", "terminal/test_table.py", "who sits at a table"),
    ("terminal/teaching.py", "terminal/test_rulebook.py", "what can be read at the keyboard"),
)
BY_RULE = ("games", "pennies")


@cache
def modules() -> tuple[str, ...]:
    """Every module that has functions."""
    found = []
    for file in sorted(SOURCES.rglob("*.py")):
        place = file.relative_to(SOURCES)
        if file.name == "__init__.py" or "migrations" in place.parts or place.parts[0] in BY_RULE:
            continue
        if re.search(r"^\s*(async )?def ", file.read_text(encoding="utf-8"), re.MULTILINE):
            found.append(place.as_posix())
    return tuple(found)


def mirrored(module: str) -> bool:
    """Has it a test file of its own?"""
    place = TESTS / module
    return place.with_name(f"test_{place.name}").is_file()


def table_names(module: str) -> str:
    """The file of the table that tests a module; empty: none does."""
    return next((test for pattern, test, _ in ELSEWHERE if fnmatch(module, pattern)), "")


def test_every_module_has_its_tests() -> None:
    assert not [module for module in modules() if not mirrored(module) and not table_names(module)]


def test_the_table_names_tests_that_are_there_and_modules_that_need_it() -> None:
    alone = [module for module in modules() if not mirrored(module)]
    first = {
        module: next(row for row in ELSEWHERE if fnmatch(module, row[0])) for module in alone if table_names(module)
    }
    assert not [test for _, test, _ in ELSEWHERE if not (TESTS / test).is_file()]
    assert not [row[0] for row in ELSEWHERE if row not in first.values()]


@pytest.mark.parametrize("game", sorted(path.parent.name for path in SOURCES.glob("games/*/meta.py")))
def test_a_game_is_tested_by_its_rules(game: str) -> None:
    tests = list((TESTS / "games" / game).rglob("test_*.py"))
    assert any("pytest.mark.rule" in file.read_text(encoding="utf-8") for file in tests)


def test_no_test_file_is_empty() -> None:
    empty = []
    for file in sorted(TESTS.rglob("test_*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        names = [getattr(node, "name", "") for node in ast.walk(tree)]
        if not any(name.startswith("test_") or name.endswith(("Table", "Machine")) for name in names):
            empty.append(str(file.relative_to(TESTS)))
    assert not empty
