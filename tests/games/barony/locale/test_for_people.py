"""Whatever a person reads: no codes of Serfs or places, players by name, and questions short enough to be read at once."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.game.table import table_view
from baronage.engine.match.match import Match
from tests.games.barony.table import GAME

NAMES = ("Ada", "Bo", "Cyril")
CODE = re.compile(r"\b[A-Z][a-z]?[0-9]+(\.[0-9]+)?\b|°")  # B7, H4, C1.12
WORDS = 20  # of a question


def read(match: Match, seat: int) -> Iterator[tuple[str, str]]:
    """What this seat reads now: where it stands, and the words."""
    view = match.state.redact(seat)
    _, question, help = GAME.asked(view, seat, names=NAMES)
    yield "question", question
    yield "help", help
    for action in view.actions(seat):
        yield "label", GAME.label(view, seat, action, names=NAMES)[0]
        yield "group", GAME.menu(view, seat, [action], names=NAMES)[0].heading
    for act in table_view(view).acts:
        yield "act", GAME.words.msg(*act.text, GAME.words.reader(seat, NAMES, view), "en")


@pytest.mark.parametrize(("mode", "players", "seed"), [("simple", 2, 1), ("quick", 3, 2), ("full", 2, 3)])
def test_no_codes_and_no_long_questions(mode: str, players: int, seed: int) -> None:
    match = Match(GAME, players, {"mode": mode}, chance=Chance(seed), names=NAMES[:players])
    lot = Chance(seed + 1)
    found: set[tuple[str, str]] = set()
    for number in range(140):
        if match.over:
            break
        seat = match.state.actors()[0]
        if number % 3 == 0:
            found |= set(read(match, seat))
        actions = match.state.actions(seat)
        match.play(seat, actions[lot.below(len(actions))])
    found |= {("log", line) for viewer in range(players) for _, line, _ in match.log(viewer)}
    assert len(found) > 200
    assert [words for words in found if CODE.search(words[1])] == []
    assert [words for where, words in found if where == "question" and len(words.split()) > WORDS] == []
