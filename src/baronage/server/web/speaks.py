"""In which language somebody is spoken to: as the address asks (`?language=fr`), as the person chose for the account, as the
browser's cookie says, or the first that the browser accepts and in which the whole game can be played. Language belongs to
who looks, never to the table."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.requests import HTTPConnection

from baronage.engine.errors import Refusal
from baronage.engine.game import Game
from baronage.engine.said import Said
from baronage.engine.words import ENGLISH
from baronage.engine.words.languages import accepted, language_tag
from baronage.server.words import say

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
        """The one in which the house speaks to them, whatever is spoken of."""
        return next((one for one in (self.wanted, *self.accepts) if one in say.languages), ENGLISH)

    def told(self, refusal: Refusal, game: Game | None = None) -> str:
        """Why not: what a game says in the language in which they play it, all else in the house's."""
        by_house = game is None or isinstance(refusal.sentence, Said)
        return refusal.told(self.first if game is None or by_house else self(game))


def speaks_of(
    query: Mapping[str, str], cookies: Mapping[str, str], headers: Mapping[str, str], chosen: str = ""
) -> Speaks:
    """What is known of the language of whoever asks. `chosen`: by the person, for the account."""
    wanted = language_tag(query.get("language", "")[:40]) or chosen or language_tag(cookies.get(COOKIE, "")[:40])
    return Speaks(wanted, accepted(headers.get("accept-language", "")))


def speaks_in(request: HTTPConnection) -> Speaks:
    """Of a request that is refused, at whatever point; `callers.anybody` noted what the person chose, if it came so far."""
    chosen = getattr(request.state, "language", "")
    return speaks_of(request.query_params, request.cookies, request.headers, chosen)
