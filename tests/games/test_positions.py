"""Positions, states and records with mistakes in them, for all games: they are read or refused, in words for players."""

from __future__ import annotations

import json
import random
import re
from importlib import resources
from typing import Any

import pytest

from baronage.engine.core.errors import Refusal
from baronage.engine.game.game import Game
from baronage.engine.match.match import Match
from baronage.engine.match.record import Record
from baronage.engine.tutorial import examples, lessons
from baronage.games import games

PYTHON = re.compile(
    r"invalid literal|base 10|\.index\(|not in (tuple|list)|unpack|out of range|[A-Z]\w+Error|substring|NoneType|"
    r"\bobject\b|\bNone\b|\bKeyError\b|digits\)|argument|index out|<class|\bstr\b|\bint\(|Expecting|delimiter"
)
TRIES = 400  # a game
LETTERS = "ABPWKabcvwx0123456789=:;,.|+-#*{}@/ é"


def positions(game: Game) -> list[str]:
    """Return the positions of a game's lessons, worked examples and puzzles."""
    found = [lesson.position for lesson in lessons(game)]
    found += [case.position for example in examples(game) for case in example.cases]
    file = resources.files(game.package).joinpath("puzzles.json")
    found += [row.get("position", "") for row in json.loads(file.read_text(encoding="utf-8")) if isinstance(row, dict)]
    return sorted(set(filter(None, [game.meta.picture, *found])))


def spoilt(text: str, rng: random.Random) -> str:
    """Return a text with one to three mistakes."""
    for _ in range(rng.randint(1, 3)):
        at = rng.randrange(len(text) + 1)
        kind = rng.randrange(5)
        if kind == 0:
            text = text[:at] + rng.choice(LETTERS) + text[at:]
        elif kind == 1:
            text = text[:at] + rng.choice(LETTERS) + text[at + 1 :]
        elif kind == 2:
            text = text[:at] + text[at + rng.randint(1, 4) :]
        else:
            words = text.split(" ")
            one, other = rng.randrange(len(words)), rng.randrange(len(words))
            words[one] = (
                words[other]
                if kind == 3
                else f"{words[one].partition('=')[0]}={rng.choice(('foo', '', '-1', '1:foo', '²', '9' * 30))}"
            )
            text = " ".join(words)
    return text


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_position_with_mistakes_is_read_or_refused_in_words_for_players(game: Game) -> None:
    rng, known, told = random.Random(f"positions of {game.name}"), positions(game), list[str]()
    for _ in range(TRIES):
        text = spoilt(rng.choice(known), rng)
        try:
            game.position(text)
        except Refusal as refusal:
            told += [refusal.localized(language).replace(text, "") for language in game.languages]
        except Exception as error:
            error.add_note(text)
            raise
    assert len(told) > TRIES / 4
    assert not [sentence for sentence in told if PYTHON.search(sentence)]


def test_an_unknown_faction_is_named() -> None:
    with pytest.raises(Refusal, match="unknown: 'foo'"):
        games()["protectors"].position(games()["protectors"].meta.picture + " fac=1:foo")


def test_a_state_with_mistakes_is_refused_in_words_for_players() -> None:
    game = games()["yuan"]
    mistakes: tuple[Any, ...] = (0.5, -1, "foo", [], {}, [[[]]], 10**30)
    dump, told = game.position(game.meta.picture).dump(), list[str]()
    for name in [*dump, *(f"own.{name}" for name in dump["own"])]:
        for wrong in mistakes:
            told += refusals(game, {**dump, name: wrong} if "." not in name else with_own(dump, name[4:], wrong))
        told += refusals(game, {one: dump[one] for one in dump if one != name})
    assert len(told) > 30
    assert not [sentence for sentence in told if PYTHON.search(sentence)]


def with_own(dump: dict[str, Any], name: str, value: Any) -> dict[str, Any]:
    return {**dump, "own": {**dump["own"], name: value}}


def refusals(game: Game, dump: dict[str, Any]) -> list[str]:
    """Return why a dump can't be loaded, or nothing."""
    try:
        game.load(dump)
    except Refusal as refusal:
        return [refusal.sentence]
    return []


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.name)
def test_a_record_with_mistakes_is_read_or_refused_in_words_for_players(game: Game) -> None:
    rng, told = random.Random(f"records of {game.name}"), list[str]()
    match = Match(game, seed=1)
    for _ in range(5):
        seat = match.state.actors()[0]
        match.play(seat, rng.choice(match.state.actions(seat)))
    known = [match.record.text(), json.dumps(match.record.document())]
    for _ in range(TRIES):
        text = spoilt(rng.choice(known), rng)
        try:
            Record.read(text, games()).replay()
        except Refusal as refusal:
            told.append(refusal.sentence)
        except Exception as error:
            error.add_note(text)
            raise
    assert len(told) > TRIES / 4
    assert not [sentence for sentence in told if PYTHON.search(sentence)]
