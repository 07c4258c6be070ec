"""Language negotiation.

The order is: the address (`?language=fr`), the account's setting, the browser's cookie, and the first accepted language
in which the game is complete. The language belongs to the viewer, never to the table.
"""

from __future__ import annotations

from collections.abc import Mapping

from starlette.requests import HTTPConnection

from baronage.engine.core.errors import Refusal
from baronage.engine.game.game import Game
from baronage.engine.game.messages import ENGLISH
from baronage.engine.text.language_tags import accepted, language_tag
from baronage.engine.text.localization import CatalogueText
from baronage.server.locale import msg

COOKIE = "baronage-language"


class Languages:
    """The languages of a client: the requested one, and those its browser accepts."""

    def __init__(self, wanted: str = "", accepts: tuple[str, ...] = ()) -> None:
        self.wanted, self.accepts = wanted, accepts

    def __call__(self, game: Game) -> str:
        """Return the language of a game for this client. Messages missing in it are shown in English."""
        return self.wanted if self.wanted in game.words.known else game.words.choose(self.accepts)

    @property
    def first(self) -> str:
        """The language of the server's own messages for this client."""
        return next((one for one in (self.wanted, *self.accepts) if one in msg.languages), ENGLISH)

    def localized(self, refusal: Refusal, game: Game | None = None) -> str:
        """Return a refusal as text: the game's messages in the language of the game, all others in the server's."""
        by_house = game is None or isinstance(refusal.sentence, CatalogueText)
        return refusal.localized(self.first if game is None or by_house else self(game))


def languages_of(
    query: Mapping[str, str], cookies: Mapping[str, str], headers: Mapping[str, str], chosen: str = ""
) -> Languages:
    """Return the languages of a client. `chosen` is the account's setting."""
    wanted = language_tag(query.get("language", "")[:40]) or chosen or language_tag(cookies.get(COOKIE, "")[:40])
    return Languages(wanted, accepted(headers.get("accept-language", "")))


def languages_of_request(request: HTTPConnection) -> Languages:
    """Return the languages of a refused request. `auth.anybody` has stored the account's setting if the request got
    that far.
    """
    chosen = getattr(request.state, "language", "")
    return languages_of(request.query_params, request.cookies, request.headers, chosen)
