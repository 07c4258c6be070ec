"""What a game says is whole in each of its languages: nothing is left in English, in catalogues and in games as they are played.

That no sentence, word or fact is in one language only is held by `catalogue_errors` (game/test_messages.py); that every
sentence that a game meets can be said in each, by the laws.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest

from baronage.engine.core.state import State
from baronage.engine.game.game import Game
from baronage.engine.game.table_text import outline
from baronage.engine.match.match import Match
from baronage.engine.questions import ask
from baronage.games import games
from tests.engine.table import PENNIES

GAMES = [PENNIES, *games().values()]
OTHERS = [(game, language) for game in GAMES for language in game.languages if language != "en"]
NAMES = ("Léa", "Hugo", "Zoé", "Noé", "Lou", "Tom", "Max", "Jim")
_PLACEABLE = re.compile(r"\{[^{}]*\}")
_MAKERS = re.compile(r"game-credit-\d+-who")  # names of people and houses
_WORDS = re.compile(r"[^\W\d_]{2,}")
# English words that no French sentence has
ENGLISH = re.compile(
    r"\b(?:the|of|and|with|you|your|yours|is|are|was|has|have|from|by|which|who|what|where|when|not|no|this|that|these|those|it|its"
    r"|may|can|must|choose|lies|army|armies|play|plays|land|king)\b",
    re.IGNORECASE,
)


def ids(case: tuple[Game, str]) -> str:
    return f"{case[0].name}-{case[1]}"


def bare(pattern: str) -> str:
    """The words of a pattern, without what stands in braces."""
    while _PLACEABLE.search(pattern):
        pattern = _PLACEABLE.sub(" ", pattern)
    return pattern


def english_in(text: str) -> list[str]:
    return ENGLISH.findall(text)


@pytest.mark.parametrize("case", OTHERS, ids=ids)
def test_no_sentence_is_left_in_english(case: tuple[Game, str]) -> None:
    game, language = case
    ours, theirs = game.words.catalogue("en").patterns, game.words.catalogue(language).patterns
    told = {id: text for id, text in theirs.items() if not _MAKERS.fullmatch(id)}
    same = [id for id, text in told.items() if text == ours.get(id) and len(_WORDS.findall(bare(text))) > 2]
    assert not same, same
    left = {id: found for id, text in theirs.items() if (found := english_in(_words_of(text)))}
    assert not left, left


def _words_of(pattern: str) -> str:
    """What of a pattern is shown: neither facts, functions nor keys; nor what one types, in the notation of the rules."""
    text, calls = re.sub(r"(?<!\w)'[^']*'", " ", pattern), 1
    while calls:
        text, calls = re.subn(r"\b[A-Z_]+\([^()]*\)", " ", text)
    return re.sub(r"\$\w+|\*?\[[^\]]*\]|\{\s*-?[a-z][\w-]*\s*\}", " ", text)


def told(match: Match, state: State, language: str, rng: random.Random) -> Iterator[str]:
    """What players and watchers read at one moment: questions, options, headings, and the picture now and then."""
    game = match.game
    for viewer in (*range(state.setup.seats), -1):
        yield game.prompt(state.redact(viewer), viewer, language, NAMES)[0]
    for seat in state.actors():
        view = state.redact(seat)
        asked = ask(view, seat, language, NAMES)
        yield asked.prompt
        yield from (choice.label for choice in asked.choices)
        yield from (group.label for group in asked.groups)
    if rng.random() < 0.1:
        viewer = rng.choice((*range(state.setup.seats), -1))
        # the name of the game stays as it is
        yield outline(state.redact(viewer), language, NAMES).removeprefix(game.title)


@pytest.mark.parametrize("case", OTHERS, ids=ids)
def test_a_game_is_played_without_a_word_of_english(case: tuple[Game, str]) -> None:
    game, language = case
    rng = random.Random(5)
    match = Match(game, max(2, min(game.seats)), seed=11, names=NAMES[: max(2, min(game.seats))])
    said = 0
    for _ in range(150):
        state = match.state
        if not state.actors():
            break
        for text in told(match, state, language, rng):
            said += bool(text)
            assert not english_in(text), text
        seat = rng.choice(state.actors())
        match.play(seat, rng.choice(state.actions(seat)))
    for viewer in (0, -1):
        for _, sentence, _ in match.log(viewer, language=language):
            said += 1
            assert not english_in(sentence), sentence
    assert said > 200
