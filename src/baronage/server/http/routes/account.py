"""Account routes: name, sign-in, API tokens and campaign files."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from fastapi import FastAPI, Path, Request, Response
from pydantic import Field

from baronage.engine.core.errors import BadSetup
from baronage.engine.text.localization import localize_all
from baronage.server.accounts.accounts import GRANTED, Person
from baronage.server.accounts.api_tokens import DAYS, MAX_DAYS, ApiTokens
from baronage.server.accounts.arms import read_arms, take_arms
from baronage.server.accounts.models import Program
from baronage.server.accounts.passwords import Caller
from baronage.server.errors import ApiError
from baronage.server.http.auth import (
    COOKIE,
    DEVICE,
    Address,
    Anybody,
    Body,
    CallerLanguages,
    Me,
    Owner,
    Player,
    browser_of,
    remember,
    secret_of,
    somebody,
)
from baronage.server.http.language import Languages
from baronage.server.locale import msg
from baronage.server.responses import Arms, CampaignFile, Charge, FullCampaignFile, Tincture, Token, TokenInfo, Tokens
from baronage.server.responses import Me as MyName
from baronage.server.services.campaign_files import StoredFile, kind_of, new_document

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext

TokenId = Annotated[str, Path(min_length=1, max_length=32)]
CampaignFileId = Annotated[str, Path(min_length=1, max_length=32)]


class NewName(Body):
    """A display name."""

    name: str = Field(max_length=100)


class NewLanguage(Body):
    """A preferred language; an empty string means the browser's."""

    language: str = Field(max_length=40, pattern="^([A-Za-z]{2,8}([-_].*)?|)$")


class NewArms(Body):
    """A tincture and a charge."""

    tincture: Tincture
    charge: Charge


class Entrance(Body):
    """Sign-in name and password."""

    login: str = Field(max_length=100)
    password: str = Field(max_length=1000)


class NewEntrance(Entrance):
    """New sign-in name and password. `present` is the current password, if there is one."""

    present: str = Field("", max_length=1000)


class NewToken(Body):
    """Scopes, lifetime in days and name of a new API token."""

    scopes: list[Annotated[str, Field(pattern="^(play|talk|read)$")]] = Field(list(GRANTED), max_length=3)
    days: int = Field(DAYS, ge=1, le=MAX_DAYS)
    name: str = Field("", max_length=100)


class NewCampaignFile(Body):
    """A campaign file to upload, or words from which to make a new one."""

    game: str = Field(max_length=40)
    kind: str = Field(max_length=40)
    document: dict[str, Any] | None = None
    words: list[Annotated[str, Field(max_length=100)]] = Field([], max_length=100)


class Edited(Body):
    """An edit of a campaign file between games."""

    edit: str = Field(max_length=40)
    words: list[Annotated[str, Field(max_length=100)]] = Field([], max_length=100)


def as_me(person: Person) -> MyName:
    """Return a person as shown to themselves."""
    arms = read_arms(person.arms)
    return MyName(
        name=person.name,
        login=person.login,
        language=person.language,
        admin=person.admin,
        organiser=person.organiser,
        waits=bool(person.waits),
        arms=arms,
    )


def _program(it: Program) -> TokenInfo:
    return TokenInfo(id=it.id, name=it.name, scopes=it.scopes, created=it.created, expires=it.expires)


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the routes about the caller's own account."""
    _people(app, ctx)
    _tokens(app, ctx)
    _campaign_files(app, ctx)


def _people(app: FastAPI, ctx: AppContext) -> None:
    @app.post("/api/guest")
    async def guest(body: NewName, request: Request, response: Response, address: Address) -> MyName:
        """Sign in as a guest, with a display name only. A club for members only refuses guests."""
        if not (await ctx.people.club.settings()).guests:
            raise ApiError("not-yours", msg("members-only"))
        ctx.limits.guest(address)
        person, secret = await ctx.people.guest(body.name, browser_of(request))
        remember(request, response, secret)
        return as_me(person)

    @app.get("/api/me")
    async def me(person: Anybody, request: Request) -> MyName | None:
        """Return the caller's account, or null without credentials. Unknown credentials are refused."""
        if person is None and not secret_of(request.scope, request.cookies):
            return None
        return as_me(await somebody(person))

    @app.put("/api/me")
    async def rename(body: NewName, person: Owner) -> MyName:
        """Change the caller's display name."""
        return as_me(await ctx.people.rename(person, body.name))

    @app.put("/api/me/language")
    async def speak(body: NewLanguage, person: Owner) -> MyName:
        """Set the caller's language on all browsers."""
        return as_me(await ctx.people.set_language(person, body.language))

    @app.put("/api/me/arms")
    async def bear(body: NewArms, person: Owner) -> MyName:
        """Choose the caller's arms. They can't be changed later. Requires an account."""
        arms = Arms(tincture=body.tincture, charge=body.charge)
        await take_arms(ctx.people, person, arms)
        return {**as_me(person), "arms": arms}

    @app.put("/api/me/entrance")
    async def entrance(
        body: NewEntrance, person: Owner, request: Request, response: Response, address: Address
    ) -> MyName:
        """Set or change the sign-in name and the password. All other browsers and all programs are signed out."""
        secret = secret_of(request.scope, request.cookies)
        changed = await ctx.people.set_sign_in(person, body.login, body.password, secret, body.present, Caller(address))
        await remember_device(changed, request, response)
        return as_me(changed)

    @app.post("/api/enter")
    async def enter(body: Entrance, request: Request, response: Response, address: Address) -> MyName:
        """Sign in on this browser."""
        device = request.cookies.get(DEVICE, "")[:100]
        person, secret = await ctx.people.sign_in(body.login, body.password, address, device, browser_of(request))
        remember(request, response, secret)
        await remember_device(person, request, response)
        return as_me(person)

    async def remember_device(person: Person, request: Request, response: Response) -> None:
        """Give this browser a device cookie, so that failed sign-ins by others don't delay its next sign-in."""
        device = await ctx.people.remember_device(person, request.cookies.get(DEVICE, ""))
        remember(request, response, device, DEVICE)

    @app.post("/api/leave", status_code=204)
    async def leave(request: Request, response: Response, person: Me) -> None:
        """Sign out on this browser. A guest without a password can't come back."""
        await ctx.people.sign_out(person, secret_of(request.scope, request.cookies))
        response.delete_cookie(COOKIE)


def _tokens(app: FastAPI, ctx: AppContext) -> None:
    api_tokens = ApiTokens(ctx.people)

    @app.get("/api/token")
    async def tokens(person: Owner) -> Tokens:
        """List the caller's valid API tokens."""
        found = await api_tokens.valid(person)
        return Tokens(count=len(found), tokens=[_program(it) for it in found])

    @app.post("/api/token")
    async def token(person: Owner, body: NewToken | None = None) -> Token:
        """Create an API token. Its secret is shown only once."""
        secret, made = await api_tokens.create(person, **({} if body is None else body.model_dump()))
        return Token(token=secret, **_program(made))

    @app.delete("/api/token", status_code=204)
    async def forget_tokens(person: Owner) -> None:
        """Revoke all API tokens of the caller."""
        await api_tokens.drop_all(person)

    @app.delete("/api/token/{id}", status_code=204)
    async def forget_token(id: TokenId, person: Owner) -> None:
        """Revoke one API token."""
        await api_tokens.drop(person, id)


def _campaign_files(app: FastAPI, ctx: AppContext) -> None:
    campaign_files = ctx.services.campaign_files

    def whole(kept: StoredFile, languages: Languages) -> FullCampaignFile:
        shown: FullCampaignFile = localize_all(kept.show_full(), languages.first)
        return shown

    @app.get("/api/campaign-files")
    async def list_campaign_files(person: Me, languages: CallerLanguages) -> list[CampaignFile]:
        """List the caller's campaign files."""
        found: list[CampaignFile] = localize_all(
            [kept.show() for kept in await campaign_files.mine(person.id)], languages.first
        )
        return found

    @app.post("/api/campaign-files", status_code=201)
    async def add_campaign_file(body: NewCampaignFile, person: Player, languages: CallerLanguages) -> FullCampaignFile:
        """Upload a campaign file, or make a new one from words. Without words it gets the caller's name."""
        if body.game not in ctx.games:
            raise BadSetup(msg("no-game", name=body.game[:50], known=[*ctx.games]))
        game = ctx.games[body.game]
        kind = kind_of(game, body.kind)
        document = body.document
        if document is None:
            document = kind.new(body.words) if body.words else new_document(kind, person.name)
        return whole(await campaign_files.add(person.id, game, kind, document, body.document is not None), languages)

    @app.get("/api/campaign-files/{id}")
    async def show_campaign_file(id: CampaignFileId, person: Me, languages: CallerLanguages) -> FullCampaignFile:
        """Return one campaign file with all its content."""
        return whole(await campaign_files.one(person.id, id), languages)

    @app.post("/api/campaign-files/{id}/edit")
    async def edit_campaign_file(
        id: CampaignFileId, body: Edited, person: Player, languages: CallerLanguages
    ) -> FullCampaignFile:
        """Apply an edit that the game allows between games."""
        return whole(await campaign_files.edit(person.id, id, body.edit, body.words), languages)

    @app.delete("/api/campaign-files/{id}", status_code=204)
    async def drop_campaign_file(id: CampaignFileId, person: Owner) -> None:
        """Delete a campaign file permanently. API tokens may not."""
        await campaign_files.drop(person.id, id)
