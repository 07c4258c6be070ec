"""Looking for something by a few words, from the head of every page: people, games, rules, tournaments, what was played."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Annotated

from fastapi import FastAPI, Query
from sqlalchemy import func, select

from baronage.engine.rules_search import search as search_rules
from baronage.server.answers import Found, FoundGame, FoundPerson, FoundRule, FoundTournament
from baronage.server.house.archive import Wish, search
from baronage.server.people.arms import read_arms
from baronage.server.people.people import Person
from baronage.server.store.schema import tournaments
from baronage.server.web.callers import Anybody
from baronage.server.web.languages import Speaking
from baronage.server.web.speaks import Speaks

if TYPE_CHECKING:
    from baronage.server.web.app import Hall

MOST = 5  # of each kind
FEW = 2  # rules of each game, so that those of one do not hide the others'
SHORTEST = 4  # letters that ask for rules: fewer are the beginning of a word
LONGEST = 160  # letters of a rule that are told


def routes(app: FastAPI, hall: Hall) -> None:
    """One door."""

    @app.get("/api/search")
    async def look(
        words: Annotated[str, Query(min_length=1, max_length=100)], viewer: Anybody, speaks: Speaking
    ) -> Found:
        """People whose names begin so and whose pages are for me, and games, rules and tournaments that these words mean."""
        asked = " ".join(words.replace("\0", "").split())
        if not asked:
            return Found(people=[], games=[], rules=[], tournaments=[])
        return Found(
            people=await _people(hall, asked, viewer),
            games=await asyncio.to_thread(_games, hall, asked),
            rules=await asyncio.to_thread(_rules, hall, asked, speaks),
            tournaments=await asyncio.to_thread(_tournaments, hall, asked),
        )


def _played(hall: Hall, wish: Wish) -> int:
    """How many such games are in the archive. Blocks."""
    return search(hall.store, hall.games, wish, 0, 0)[0]


async def _people(hall: Hall, words: str, viewer: Person | None) -> list[FoundPerson]:
    pages = (await hall.people.called(words, viewer))[:MOST]
    return [
        FoundPerson(
            name=page.person.name,
            login=page.person.login,
            arms=read_arms(page.person.arms),
            played=await asyncio.to_thread(_played, hall, Wish(person=page.person.id)),
        )
        for page in pages
    ]


def _games(hall: Hall, words: str) -> list[FoundGame]:
    """Blocks."""
    meant = [game for game in hall.games.values() if words.lower() in game.title.lower()]
    return [
        FoundGame(game=game.name, title=game.title, played=_played(hall, Wish(game=game.name))) for game in meant[:MOST]
    ]


def _rules(hall: Hall, words: str, speaks: Speaks) -> list[FoundRule]:
    """The nearest of each game in turn. Takes a while."""
    if len(words) < SHORTEST:
        return []
    found = [
        (at, FoundRule(game=game.name, id=rule.id, title=rule.section, text=rule.text[:LONGEST]))
        for game in hall.games.values()
        for at, rule in enumerate(search_rules(game.rulebook.rules(speaks(game)).values(), words)[:FEW])
    ]
    return [rule for _, rule in sorted(found, key=lambda one: one[0])[:MOST]]


def _tournaments(hall: Hall, words: str) -> list[FoundTournament]:
    """The newest first. Blocks."""
    called = func.lower(tournaments.c.name).contains(words.lower(), autoescape=True)
    wanted = select(tournaments.c.id, tournaments.c.name, tournaments.c.game).where(called)
    rows = hall.store.read(wanted.order_by(tournaments.c.starts.desc()).limit(MOST))
    return [FoundTournament(id=row.id, name=row.name, game=row.game) for row in rows]
