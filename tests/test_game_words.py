"""The browser renders the messages of a table as the server does, in every language."""

from __future__ import annotations

import json
import random
import subprocess
from functools import cache
from typing import Any, NamedTuple

import msgspec
import pytest

import baronage
from baronage.engine.core.chance import Chance
from baronage.engine.core.state import PUBLIC
from baronage.engine.game.game import Game
from baronage.engine.game.messages import capitals
from baronage.engine.game.table_words import labels
from baronage.engine.match.match import Match
from baronage.engine.picture.table import Msg, without_zeros
from baronage.games import games
from baronage.server.protocol import TableUpdate, write_message
from baronage.server.table.table_data import board_of, everything, names_of, shown, tried
from tests.slow import slow_after
from tools import client, game_words

SEATS = {"protectors": 5, "yuan": 4, "barony": 3, "fyn": 2, "brawling": 4}
PEOPLE = ("Ada", "Björn", "Cy", "Dee", "Édith")
GAMES = [name for name in games() if (game_words.OWN / f"{name}.ts").is_file()]
RANDOM = 0.3  # of the moves: other events come up than in a sensible game


class Case(NamedTuple):
    """A table as a viewer's browser gets it, and its texts and labels as the server renders them."""

    asked: dict[str, Any]
    texts: list[str]
    labels: dict[str, str]


def cases(game: Game, language: str, decisions: int) -> list[Case]:
    """Tables of a game that is played, each for the public and for one of the seats."""
    seats, rng, chance = SEATS[game.name], random.Random(7), Chance(7)
    match = Match(game, seats=seats, seed=7, names=PEOPLE[:seats])
    found: list[Case] = []
    told = 0
    for number in range(decisions):
        if match.over:
            match = Match(game, seats=seats, seed=number, names=PEOPLE[:seats])
            told = 0
        seat = rng.choice(match.state.actors())
        view = match.state.redact(seat)
        actions = view.actions(seat)
        wild = rng.random() < RANDOM and actions
        match.play(seat, rng.choice(actions) if wild else game.heuristic(view, seat, actions, chance))
        if number % 5:
            continue
        since, told = told, len(match.history)
        found += [case(match, viewer, since, language) for viewer in (PUBLIC, rng.randrange(seats))]
    return found


def case(match: Match, viewer: int, since: int, language: str) -> Case:
    """A table for one viewer, with the events since a moment."""
    names, words = match.record.names, match.game.words
    seen = match.state.redact(viewer)
    reader = words.reader(viewer, names, seen)
    messages: list[Msg] = []

    def render(msg: Msg) -> str:
        messages.append(msg)
        return capitals(words.msg(*msg, reader, language))

    tried(seen, render, True, [event for moment in match.history[since:] for event in moment.seen(viewer)])
    now = shown(seen, 1, ("", {}), (), names, language)
    board = board_of(match.setup)[1]
    called, colours = names_of(seen, names, language)
    asked = {
        "reader": {"viewer": viewer, "names": called, "colours": colours},
        "messages": [without_zeros(msg) for msg in messages],
        "board": msgspec.to_builtins(board),
        "update": json.loads(write_message(TableUpdate(table="", number=1, full=True, **everything(now)))),
    }
    texts = [capitals(words.msg(*msg, reader, language)) for msg in messages]
    return Case(asked, texts, labels(board, now.view, lambda msg: words.msg(*msg, reader, language)))


@cache
def assets() -> None:
    """Write the messages that the browser renders, once."""
    client.generate("--assets")


def rendered(game: str, language: str, found: list[Case]) -> list[tuple[list[str], dict[str, str]]]:
    """The texts and labels as the browser renders them."""
    assets()
    body = json.dumps({"game": game, "language": language, "tables": [one.asked for one in found]})
    script = client.FRONT / "tests/render.ts"
    made = subprocess.run([client.node()[0], script], input=body, capture_output=True, text=True, check=True)
    return [(texts, names) for texts, names in json.loads(made.stdout)]


@pytest.mark.parametrize(
    ("name", "language", "decisions"),
    slow_after(
        5,
        [
            *((name, "en", 100) for name in GAMES),
            *((name, language, 500) for name in GAMES for language in ("en", "fr")),
        ],
    ),
)
def test_the_browser_renders_the_messages_of_a_table_as_the_server_does(
    name: str, language: str, decisions: int
) -> None:
    found = cases(baronage.game(name), language, decisions)
    assert sum(len(one.texts) for one in found) > 10 * decisions
    for one, (texts, names) in zip(found, rendered(name, language, found), strict=True):
        asked = zip(one.asked["messages"], one.texts, texts, strict=True)
        assert [(msg[0], text, other) for msg, text, other in asked if text != other] == []
        assert names == one.labels
