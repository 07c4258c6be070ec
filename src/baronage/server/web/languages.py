"""In which language somebody is spoken to: as the address asks (`?language=fr`), as the person chose for the account, as the
browser's cookie says, or the first that the browser accepts and in which the whole game can be played. Language belongs to
who looks, never to the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from fastapi import Depends, Query, Request

from baronage.engine.game import Game
from baronage.engine.words import ENGLISH
from baronage.engine.words.languages import accepted, language_tag
from baronage.server.web.callers import Anybody

COOKIE = "baronage-language"


class Speaks:
    """What somebody reads: the language that they ask for, and those that their browser accepts."""

    def __init__(self, wanted: str = "", accepts: tuple[str, ...] = ()) -> None:
        self.wanted, self.accepts = wanted, accepts

    def __call__(self, game: Game) -> str:
        """The language in which this game speaks to them; a sentence that it lacks in the one asked for is in English."""
        return self.wanted if self.wanted in game.words.known else game.words.choose(self.accepts)

    @property
    def first(self) -> str:
        """The one that they like best, whatever is spoken of."""
        return self.wanted or next(iter(self.accepts), ENGLISH)


def speaks_of(
    query: Mapping[str, str], cookies: Mapping[str, str], headers: Mapping[str, str], chosen: str = ""
) -> Speaks:
    """What is known of the language of whoever asks. `chosen`: by the person, for the account."""
    wanted = language_tag(query.get("language", "")[:40]) or chosen or language_tag(cookies.get(COOKIE, "")[:40])
    return Speaks(wanted, accepted(headers.get("accept-language", "")))


async def speaking(request: Request, person: Anybody, language: Annotated[str, Query(max_length=40)] = "") -> Speaks:
    """Of a request."""
    chosen = person.language if person is not None else ""
    return speaks_of({"language": language}, request.cookies, request.headers, chosen)


Speaking = Annotated[Speaks, Depends(speaking)]
