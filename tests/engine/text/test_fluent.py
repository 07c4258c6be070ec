"""Our reader of catalogues against Fluent's own: both say the same."""

from __future__ import annotations

import functools
import random
import re
from importlib import resources
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.runtime.utils import native_to_fluent

from baronage.engine.game.game import Game
from baronage.engine.text.catalogue import Catalogue, Reader
from baronage.engine.text.fluent import FORMS, OF_WORDS
from baronage.engine.text.params import Params
from baronage.games import games
from tests.engine.table import PENNIES
from tests.slow import slow_after


class Given(FluentType):
    """A fact with its kind, as Fluent's reader carries it to functions and into sentences."""

    def __init__(self, value: Any, kind: str, catalogue: Catalogue, reader: Reader) -> None:
        self.value, self.kind, self.catalogue, self.reader = value, kind, catalogue, reader

    def shown(self, value: Any) -> str:
        return self.catalogue.names[f"SHOW_{self.kind}"](value, self.reader) if self.kind else str(value)

    def format(self, locale: Any) -> str:
        return self.shown(self.value)


class GivenNumber(Given, int):
    def __new__(cls, value: int, *_: Any) -> GivenNumber:
        return int.__new__(cls, value)


def given_as(value: Any) -> type[Given]:
    return GivenNumber if isinstance(value, int) else Given


def functions(catalogue: Catalogue, reader: Reader) -> dict[str, Any]:
    """The catalogue's functions, as Fluent's reader wants them."""

    def wrap(name: str) -> Any:
        def call(*given: Any) -> Any:
            found = catalogue.names[name](*(argument(name, it) for it in given), reader)
            return GivenNumber(found, "", catalogue, reader) if isinstance(found, int) else found

        return call

    def argument(name: str, it: Any) -> Any:
        if not isinstance(it, Given):
            return it
        if name in OF_WORDS:
            return it.format(None)
        if name == "LIST":
            return [it.shown(one) for one in it.value]
        if name in FORMS:
            term = catalogue.names[f"TERM_{it.kind}"]
            return [term(one) for one in it.value] if name == "COUNTED" else term(it.value)
        return it.value

    return {name: wrap(name) for name in catalogue.names if (name.isupper() and len(name) > 1) or name == "A"}


@functools.cache
def parsed(text: str) -> Any:
    return FluentResource(text)


def bundle(game: Game, language: str, reader: Reader) -> FluentBundle:
    catalogue = game.words.catalogue(language)
    found = FluentBundle([language], functions=functions(catalogue, reader), use_isolating=False)
    for package in ("baronage.engine.game.messages", f"{game.package}.locale"):
        for file in resources.files(package).iterdir():
            if file.name.endswith(f"{language}.ftl"):
                found.add_resource(parsed(file.read_text(encoding="utf-8")))
    if language == "en":
        found.add_resource(parsed(game.words.of_meta))
    return found


SHORT = {  # kinds of facts that are short texts in Barony; elsewhere they are numbers
    "SERF": ("", "0 0 5 6 ", "1 0 4 3 Old Tom"),
    "PLACE": ("", "M", "X", "H 1 H4 2 1", "P 0 H1 2", "N 3 1 0 H1 2", "C 2 4"),
    "HOME": ("0 H1", "-1 Q8"),
    "BUMP": ("", "1|1|1||0", "2|1|0|0 0 5 6 |0", "2|2|0||0\n1|1|0||1"),
}


def invented(game: Game, catalogue: Catalogue, id: str, rng: random.Random) -> Params:
    """Facts for a message, of the right kinds: what they are depends on how the message uses them."""
    params: Params = {}
    for name in sorted(catalogue.mentions[id]):
        kind = catalogue.params.get(name, "")
        if name in several(game):
            params[name] = tuple(rng.randrange(1, 3) for _ in range(rng.randrange(3)))
        elif kind == "TITLE":
            params[name] = rng.choice([step.NAME for step in game.step_types.values() if step.NAME])
        elif kind == "TEXT":
            params[name] = "x"
        elif kind in SHORT and game.name == "barony":
            params[name] = rng.choice(SHORT[kind])
        else:
            params[name] = rng.randrange(max(game.seats)) if kind == "SEAT" else rng.choice((0, 1, 2, 5, 7))
    return params


@functools.cache
def several(game: Game) -> set[str]:
    """The facts of which there are several, by how English uses them."""
    text = " ".join(game.words.catalogue("en").patterns.values())
    return set(re.findall(r"(?:LIST|LEN|COUNTED|NUMBERS)\(\$(\w+)", text))


def converted() -> list[Game]:
    return [PENNIES, *(game for game in games().values() if game.verbs)]


@pytest.mark.parametrize("game", slow_after(2, converted()), ids=lambda game: game.name)
def test_fluent_says_the_same(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    convert = native_to_fluent
    monkeypatch.setattr(
        "fluent.runtime.bundle.native_to_fluent", lambda it: it if isinstance(it, Given) else convert(it)
    )
    rng = random.Random(1)
    compared = 0
    for language in game.languages:
        catalogue = game.words.catalogue(language)
        for viewer in (-1, 0, 1):
            reader = game.words.reader(viewer, ["Ada", "Bo"])
            theirs = bundle(game, language, reader)
            for id in catalogue.messages:
                for _ in range(4):
                    params = invented(game, catalogue, id, rng)
                    given = {
                        name: given_as(value)(value, catalogue.params.get(name, ""), catalogue, reader)
                        for name, value in params.items()
                    }
                    message = theirs.get_message(id)
                    assert message.value is not None
                    text, errors = theirs.format_pattern(message.value, given)
                    assert not errors, (id, errors)
                    mine = catalogue(id, params, reader)
                    assert " ".join(mine.split()) == " ".join(str(text).split()), id
                    compared += 1
    assert compared > 500
