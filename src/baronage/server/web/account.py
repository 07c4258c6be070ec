"""What somebody has at this house: a name, a way to come back, tokens for programs, and the papers that he keeps."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from fastapi import FastAPI, Path, Request, Response
from pydantic import Field

from baronage.engine.errors import BadSetup
from baronage.engine.said import all_told
from baronage.server.answers import Arms, Charge, Paper, Tincture, Token, TokenInfo, Tokens, WholePaper
from baronage.server.answers import Me as MyName
from baronage.server.house.papers import Kept, fresh, kind_of
from baronage.server.people.arms import read_arms, take_arms
from baronage.server.people.passwords import Caller
from baronage.server.people.people import DAYS, GRANTED, MOST_DAYS, Person, Program
from baronage.server.web.callers import (
    COOKIE,
    DEVICE,
    Anybody,
    Body,
    Me,
    Owner,
    Place,
    Player,
    browser_of,
    remember,
    secret_of,
    somebody,
)
from baronage.server.web.languages import Speaking
from baronage.server.web.speaks import Speaks
from baronage.server.words import say

if TYPE_CHECKING:
    from baronage.server.web.app import Hall

TokenId = Annotated[str, Path(min_length=1, max_length=32)]
PaperId = Annotated[str, Path(min_length=1, max_length=32)]


class NewName(Body):
    """A name."""

    name: str = Field(max_length=100)


class Spoken(Body):
    """The language in which one is spoken to; empty: as each browser says."""

    language: str = Field(max_length=40, pattern="^([A-Za-z]{2,8}([-_].*)?|)$")


class NewArms(Body):
    """A tincture and a charge."""

    tincture: Tincture
    charge: Charge


class Entrance(Body):
    """By which one comes back from another device."""

    login: str = Field(max_length=100)
    password: str = Field(max_length=1000)


class NewEntrance(Entrance):
    """By which one will come back; who has a password already says it too."""

    present: str = Field("", max_length=1000)


class NewToken(Body):
    """What a program's token is good for, for how many days, and how I call it."""

    scopes: list[Annotated[str, Field(pattern="^(play|talk|read)$")]] = Field(list(GRANTED), max_length=3)
    days: int = Field(DAYS, ge=1, le=MOST_DAYS)
    name: str = Field("", max_length=100)


class NewPaper(Body):
    """A document from elsewhere; or a new one, made from words."""

    game: str = Field(max_length=40)
    kind: str = Field(max_length=40)
    document: dict[str, Any] | None = None
    words: list[Annotated[str, Field(max_length=100)]] = Field([], max_length=100)


class Edited(Body):
    """Something that may be done with a paper between games."""

    edit: str = Field(max_length=40)
    words: list[Annotated[str, Field(max_length=100)]] = Field([], max_length=100)


def as_me(person: Person) -> MyName:
    """Somebody, as he is told who he is."""
    arms = read_arms(person.arms)
    return MyName(name=person.name, login=person.login, language=person.language, keeper=person.keeper, arms=arms)


def _program(it: Program) -> TokenInfo:
    return TokenInfo(id=it.id, name=it.name, scopes=it.scopes, created=it.created, expires=it.expires)


def routes(app: FastAPI, hall: Hall) -> None:
    """Everything under /api that is about oneself."""
    _people(app, hall)
    _tokens(app, hall)
    _papers(app, hall)


def _people(app: FastAPI, hall: Hall) -> None:
    @app.post("/api/guest")
    async def guest(body: NewName, request: Request, response: Response, place: Place) -> MyName:
        """Play at once, under a name."""
        hall.openings.guest(place)
        person, secret = await hall.people.guest(body.name, browser_of(request))
        remember(request, response, secret)
        return as_me(person)

    @app.get("/api/me")
    async def me(person: Anybody, request: Request) -> MyName | None:
        """Who I am; nobody, if I do not say so. Whoever says what nobody knows is refused."""
        if person is None and not secret_of(request.scope, request.cookies):
            return None
        return as_me(await somebody(person))

    @app.put("/api/me")
    async def rename(body: NewName, person: Owner) -> MyName:
        """Take another name."""
        return as_me(await hall.people.rename(person, body.name))

    @app.put("/api/me/language")
    async def speak(body: Spoken, person: Owner) -> MyName:
        """Be spoken to in this language, whatever browser I come with."""
        return as_me(await hall.people.set_language(person, body.language))

    @app.put("/api/me/arms")
    async def bear(body: NewArms, person: Owner) -> MyName:
        """Choose my arms, once and for good. For who has an account."""
        arms = Arms(tincture=body.tincture, charge=body.charge)
        await take_arms(hall.people, person, arms)
        return {**as_me(person), "arms": arms}

    @app.put("/api/me/entrance")
    async def entrance(body: NewEntrance, person: Owner, request: Request, response: Response, place: Place) -> MyName:
        """Choose, or change, a sign-in name and a password. All other browsers, and all programs, are signed out."""
        secret = secret_of(request.scope, request.cookies)
        changed = await hall.people.set_sign_in(person, body.login, body.password, secret, body.present, Caller(place))
        await recognise(changed, request, response)
        return as_me(changed)

    @app.post("/api/enter")
    async def enter(body: Entrance, request: Request, response: Response, place: Place) -> MyName:
        """Come back, on this browser."""
        device = request.cookies.get(DEVICE, "")[:100]
        person, secret = await hall.people.sign_in(body.login, body.password, place, device, browser_of(request))
        remember(request, response, secret)
        await recognise(person, request, response)
        return as_me(person)

    async def recognise(person: Person, request: Request, response: Response) -> None:
        """Whatever others try with his name: this browser need not wait for it when he comes back."""
        device = await hall.people.recognise(person, request.cookies.get(DEVICE, ""))
        remember(request, response, device, DEVICE)

    @app.post("/api/leave", status_code=204)
    async def leave(request: Request, response: Response, person: Me) -> None:
        """Sign out here. A guest without a password can't come back."""
        await hall.people.sign_out(person, secret_of(request.scope, request.cookies))
        response.delete_cookie(COOKIE)


def _tokens(app: FastAPI, hall: Hall) -> None:
    @app.get("/api/token")
    async def tokens(person: Owner) -> Tokens:
        """The tokens of mine that are good."""
        found = await hall.people.tokens(person)
        return Tokens(count=len(found), tokens=[_program(it) for it in found])

    @app.post("/api/token")
    async def token(person: Owner, body: NewToken | None = None) -> Token:
        """A secret for a program of mine: it is shown once."""
        secret, made = await hall.people.token(person, **({} if body is None else body.model_dump()))
        return Token(token=secret, **_program(made))

    @app.delete("/api/token", status_code=204)
    async def forget_tokens(person: Owner) -> None:
        """Let none of my programs in any more."""
        await hall.people.drop_tokens(person)

    @app.delete("/api/token/{id}", status_code=204)
    async def forget_token(id: TokenId, person: Owner) -> None:
        """Let this program in no more."""
        await hall.people.drop_token(person, id)


def _papers(app: FastAPI, hall: Hall) -> None:
    papers = hall.house.papers

    def whole(kept: Kept, speaks: Speaks) -> WholePaper:
        shown: WholePaper = all_told(kept.show_all(), speaks.first)
        return shown

    @app.get("/api/papers")
    async def list_papers(person: Me, speaks: Speaking) -> list[Paper]:
        """What I keep from game to game."""
        found: list[Paper] = all_told([kept.show() for kept in await papers.mine(person.id)], speaks.first)
        return found

    @app.post("/api/papers", status_code=201)
    async def add_paper(body: NewPaper, person: Player, speaks: Speaking) -> WholePaper:
        """Bring a document from elsewhere, or make a new one from words; without any, one of my name."""
        if body.game not in hall.games:
            raise BadSetup(say("no-game", name=body.game[:50], known=[*hall.games]))
        game = hall.games[body.game]
        kind = kind_of(game, body.kind)
        document = body.document
        if document is None:
            document = kind.new(body.words) if body.words else fresh(kind, person.name)
        return whole(await papers.add(person.id, game, kind, document, body.document is not None), speaks)

    @app.get("/api/papers/{id}")
    async def show_paper(id: PaperId, person: Me, speaks: Speaking) -> WholePaper:
        """The whole of it."""
        return whole(await papers.one(person.id, id), speaks)

    @app.post("/api/papers/{id}/edit")
    async def edit_paper(id: PaperId, body: Edited, person: Player, speaks: Speaking) -> WholePaper:
        """What its game allows between games."""
        return whole(await papers.edit(person.id, id, body.edit, body.words), speaks)

    @app.delete("/api/papers/{id}", status_code=204)
    async def drop_paper(id: PaperId, person: Owner) -> None:
        """Throw it away: nobody gets it back, so no program may."""
        await papers.drop(person.id, id)
