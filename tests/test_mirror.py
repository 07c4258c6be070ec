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

from tests.sources import statements

ROOT = Path(__file__).resolve().parent.parent
SOURCES, TESTS = ROOT / "src/baronage", ROOT / "tests"

# Modules, the file that tests them, and why there.
ELSEWHERE: tuple[tuple[str, str, str], ...] = (
    ("server/accounts/api_tokens.py", "server/http/test_tokens.py", "API tokens, over HTTP"),
    ("server/accounts/members.py", "server/http/routes/test_members.py", "the admins' list, over HTTP"),
    ("server/accounts/membership.py", "server/http/routes/test_club.py", "the club, over HTTP"),
    ("__main__.py", "test_cli.py", "the command as people give it"),
    ("cli/*.py", "test_cli.py", "the command as people give it"),
    ("arena/ladder.py", "test_cli.py", "the command as people give it"),
    ("bots/ismcts.py", "arena/test_players.py", "players of experiments, by their names"),
    ("arena/trained.py", "arena/test_players.py", "players of experiments, by their names"),
    ("bots/rollout_bot.py", "arena/test_players.py", "players of experiments, by their names"),
    ("bots/exploiter.py", "arena/test_players.py", "players of experiments, by their names"),
    ("coach/hint_follower.py", "arena/test_players.py", "players of experiments, by their names"),
    ("assistant/*.py", "assistant/test_mcp.py", "one table, through its one door"),
    ("bots/search/*.py", "bots/test_search.py", "the search as a whole"),
    ("bots/*.py", "bots/test_bots.py", "every bot keeps the same promises"),
    ("laws/*.py", "laws/test_laws.py", "each law catches a broken toy"),
    ("engine/core/mypyc_compat.py", "test_compiled.py", "what is compiled plays as what is not"),
    ("engine/hooks/board_editor.py", "games/test_drawing.py", "the boards that can be drawn in all games"),
    ("engine/learning/encoding.py", "engine/learning/test_action_space.py", "views and actions as numbers go together"),
    ("engine/core/errors.py", "engine/text/test_localization.py", "refusals and their sentences"),
    ("engine/text/params.py", "engine/text/test_catalogue.py", "sentences and their facts"),
    ("engine/game/game.py", "engine/game/test_contract.py", "a game and what it promises"),
    ("engine/match/validation.py", "engine/match/test_match.py", "the gate is asked by a match"),
    ("engine/core/interfaces.py", "engine/core/test_state.py", "types alone"),
    ("engine/hooks/summary.py", "engine/match/test_summary.py", "how a match went"),
    ("engine/game/display.py", "engine/match/test_match.py", "how a state is printed"),
    ("engine/match/display.py", "engine/match/test_match.py", "how a match is printed"),
    ("engine/match/history.py", "engine/match/test_match.py", "what a match saw"),
    ("engine/learning/token_env.py", "envs/test_envs.py", "environments are built on it"),
    ("engine/core/simultaneous.py", "engine/match/test_match.py", "sheets are sent in a match"),
    ("engine/core/step.py", "engine/core/test_state.py", "frames and how they follow each other"),
    ("engine/core/verb.py", "engine/core/test_state.py", "frames and the verbs in them"),
    ("engine/core/coercion.py", "engine/match/test_match.py", "numbers that come from outside"),
    ("engine/learning/value_net.py", "bots/test_search.py", "what the search asks at its leaves"),
    ("engine/hooks/search.py", "coach/test_verdict.py", "what bots and the coach think with"),
    ("engine/game/loading.py", "engine/game/test_load.py", "states that are read again"),
    ("engine/match/moves.py", "engine/match/test_record.py", "records and their moves"),
    ("engine/match/record_text.py", "engine/match/test_record.py", "records as text"),
    ("engine/match/turn_notation.py", "engine/match/test_record.py", "records told by turns"),
    ("engine/hooks/pacts.py", "games/protectors/test_pacts.py", "what players of a game promise each other"),
    ("engine/hooks/campaign_files.py", "terminal/test_campaign_files.py", "documents that outlive a game"),
    ("engine/game/map_svg.py", "engine/game/test_table_svg.py", "pictures as a whole"),
    ("engine/game/table_words.py", "engine/game/test_table_text.py", "the names of things, as they are written"),
    ("author.py", "test_contract.py", "former names of what authors import"),
    ("server/services/scheduler_hooks.py", "server/scheduling/test_scheduler.py", "the calls that a scheduler gets"),
    ("engine/tutorial/lesson.py", "games/test_lessons.py", "the lessons of all games"),
    ("engine/tutorial/*.py", "games/test_teaching.py", "what all games teach"),
    ("envs/*.py", "envs/test_envs.py", "environments keep the promises of their libraries"),
    ("lab/*.py", "lab/test_lab.py", "experiments from their file to their report"),
    ("server/errors.py", "engine/text/test_localization.py", "refusals and their sentences"),
    ("server/club/archive.py", "server/http/routes/test_archive.py", "the archive at its door"),
    ("server/club/matchmaking.py", "server/http/routes/test_matchmaking.py", "what is found at its door"),
    ("server/run/replay_check.py", "server/store/test_backup.py", "what is checked before a copy is trusted"),
    ("server/services/listing.py", "server/services/test_seating.py", "tables as they are listed"),
    ("server/services/payloads.py", "server/table/test_tells.py", "what is told to whom"),
    ("server/scheduling/bot_negotiator.py", "server/services/test_negotiation.py", "bots that bargain"),
    (
        "server/scheduling/peer_sync.py",
        "server/scheduling/test_scheduler.py",
        "what other processes write is heard through the caretaker",
    ),
    ("server/services/journal.py", "server/store/test_backup.py", "what was written down is played again"),
    ("server/services/room.py", "server/test_container.py", "a room is met through the house"),
    ("server/services/rooms.py", "server/test_container.py", "a room is met through the house"),
    ("server/services/chat.py", "server/table/test_chat.py", "talk at a table"),
    ("server/club/tournaments/*.py", "server/club/test_tournaments.py", "a tournament from its notice to its end"),
    ("server/notifications/*.py", "server/notifications/test_sender.py", "a notice from its cause to its way out"),
    ("server/accounts/webauthn.py", "server/http/routes/test_passkeys.py", "a device and a server, through the doors"),
    (
        "server/accounts/personal_data.py",
        "server/http/routes/test_personal_data.py",
        "what one takes along, and what is deleted",
    ),
    ("server/club/moderation.py", "server/http/routes/test_admin.py", "what an admin does at the doors"),
    ("server/accounts/word_filter.py", "server/http/routes/test_admin.py", "what an admin does at the doors"),
    ("server/accounts/holidays.py", "server/services/test_pauses.py", "holidays and what they do to clocks"),
    ("server/accounts/reports.py", "server/http/routes/test_admin.py", "what an admin does at the doors"),
    ("server/accounts/relations.py", "server/http/routes/test_profiles.py", "friends and blocks at their doors"),
    ("server/table/announcements.py", "server/services/test_host_actions.py", "what the log says of what a host does"),
    ("server/table/attendance.py", "server/services/test_substitution.py", "who is away, and who comes instead"),
    ("server/table/occupant.py", "server/services/test_seating.py", "who sits where"),
    (
        "server/store/migrate.py",
        "server/store/test_store.py",
        "the steps make the schema, and keep what an older version wrote",
    ),
    ("server/store/peers.py", "server/services/test_leases.py", "processes that share a store"),
    ("server/store/writer.py", "server/store/test_store.py", "what the store writes"),
    ("server/http/*.py", "server/http/test_app.py", "doors are tried from outside"),
    ("server/protocol/*.py", "server/protocol/test_wire.py", "messages as they go over the wire"),
    ("terminal/board.py", "engine/game/test_table_text.py", "the table on a screen"),
    ("terminal/question.py", "terminal/test_play.py", "what is typed at the keyboard"),
    ("terminal/start.py", "terminal/test_play.py", "the welcome"),
    ("terminal/seats.py", "terminal/test_table.py", "who sits at a table"),
    ("terminal/tutorial.py", "terminal/test_rulebook.py", "what can be read at the keyboard"),
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
        names = [getattr(node, "name", None) or "" for node in statements(tree)]
        if not any(name.startswith("test_") or name.endswith(("Table", "Machine")) for name in names):
            empty.append(str(file.relative_to(TESTS)))
    assert not empty
