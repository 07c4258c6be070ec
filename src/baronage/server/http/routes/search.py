"""Search over people, games, rules and tournaments, shown at the top of every page."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

from fastapi import FastAPI, Query
from sqlalchemy import func, select

from baronage.engine.text.rules_search import search as search_rules
from baronage.server.accounts.accounts import Person
from baronage.server.accounts.arms import read_arms
from baronage.server.club.archive import ArchiveQuery, search
from baronage.server.http.auth import Anybody, CallerLanguages
from baronage.server.http.language import Languages
from baronage.server.responses import Found, FoundGame, FoundPerson, FoundRule, FoundTournament
from baronage.server.store.schema import tournaments

if TYPE_CHECKING:
    from baronage.server.http.context import AppContext

MAX = 5  # results of each kind
FEW = 2  # rules per game, so that one game doesn't hide the others
SHORTEST = 4  # characters needed to search the rules: fewer are the beginning of a word
LONGEST = 160  # characters of a rule in a result


def routes(app: FastAPI, ctx: AppContext) -> None:
    """Add the search route."""

    @app.get("/api/search")
    async def look(
        words: Annotated[str, Query(min_length=1, max_length=100)], viewer: Anybody, languages: CallerLanguages
    ) -> Found:
        """Return visible people whose names begin with these words, and matching games, rules and tournaments."""
        asked = " ".join(words.replace("\0", "").split())
        if not asked:
            return Found(people=[], games=[], rules=[], tournaments=[])
        return Found(
            people=await _people(ctx, asked, viewer),
            games=await asyncio.to_thread(_games, ctx, asked),
            rules=await asyncio.to_thread(_rules, ctx, asked, languages),
            tournaments=await asyncio.to_thread(_tournaments, ctx, asked),
        )


def _played(ctx: AppContext, query: ArchiveQuery) -> int:
    """Return the number of matching games in the archive. Blocks."""
    return search(ctx.store, ctx.games, query, 0, 0)[0]


async def _people(ctx: AppContext, words: str, viewer: Person | None) -> list[FoundPerson]:
    pages = (await ctx.people.search_names(words, viewer))[:MAX]
    return [
        FoundPerson(
            name=page.person.name,
            login=page.person.login,
            arms=read_arms(page.person.arms),
            played=await asyncio.to_thread(_played, ctx, ArchiveQuery(person=page.person.id)),
        )
        for page in pages
    ]


def _games(ctx: AppContext, words: str) -> list[FoundGame]:
    """Return the games whose title contains these words. Blocks."""
    meant = [game for game in ctx.games.values() if words.lower() in game.title.lower()]
    return [
        FoundGame(game=game.name, title=game.title, played=_played(ctx, ArchiveQuery(game=game.name)))
        for game in meant[:MAX]
    ]


def _rules(ctx: AppContext, words: str, languages: Languages) -> list[FoundRule]:
    """Return the best matches of each game in turn. Takes a while."""
    if len(words) < SHORTEST:
        return []
    found = [
        (at, FoundRule(game=game.name, id=rule.id, title=rule.section, text=rule.text[:LONGEST]))
        for game in ctx.games.values()
        for at, rule in enumerate(search_rules(game.rulebook.rules(languages(game)).values(), words)[:FEW])
    ]
    return [rule for _, rule in sorted(found, key=lambda one: one[0])[:MAX]]


def _tournaments(ctx: AppContext, words: str) -> list[FoundTournament]:
    """Return matching tournaments, newest first. Blocks."""
    called = func.lower(tournaments.c.name).contains(words.lower(), autoescape=True) & (tournaments.c.password == "")
    wanted = select(tournaments.c.id, tournaments.c.name, tournaments.c.game).where(called)
    rows = ctx.store.read(wanted.order_by(tournaments.c.starts.desc()).limit(MAX))
    return [FoundTournament(id=row.id, name=row.name, game=row.game) for row in rows]
