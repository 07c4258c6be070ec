"""Ratings of members who answer puzzles, and of the puzzles. Only the first answer to a puzzle counts.

An answer is a game of two, won by the member or the puzzle. A new puzzle has the rating of its stars.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any, NamedTuple

from sqlalchemy import bindparam, insert, select, update

from baronage.coach.puzzles import Puzzle
from baronage.ranking.ratings import Rating, Ratings, Result
from baronage.ranking.ratings import at as rated_at
from baronage.server.store.schema import puzzle_answers, puzzle_ratings
from baronage.server.store.store import Store
from baronage.server.store.writer import Conflict, Statement, guarded

PUZZLE = "puzzle:"  # prefix of the player id of a puzzle
EASIEST, STAR = 1250, 125  # the displayed rating of a puzzle with one star, and the difference of a further one
WIDTH = 300  # half the displayed interval of a new puzzle
TRIES = 3  # two answers may be stored at once

_ANSWER, _FIRST = insert(puzzle_answers), insert(puzzle_ratings)
_NEXT = guarded(
    update(puzzle_ratings)
    .where(
        puzzle_ratings.c.game == bindparam("of_game"),
        puzzle_ratings.c.player == bindparam("of_player"),
        puzzle_ratings.c.version == bindparam("seen"),
    )
    .values(
        {name: bindparam(f"new_{name}") for name in ("mean", "doubt", "games")}
        | {"version": puzzle_ratings.c.version + 1}
    )
)


class Change(NamedTuple):
    """A member's displayed rating before and after an answer."""

    before: int
    after: int


class PuzzleRater:
    """The puzzle ratings in a store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def answered(self, person: str, game: str) -> dict[str, bool]:
        """Return the puzzles of a game that a member has answered, by key, and whether the first answer was right."""
        wanted = select(puzzle_answers).where(puzzle_answers.c.person == person, puzzle_answers.c.game == game)
        return {row.puzzle: row.solved for row in await asyncio.to_thread(self.store.read, wanted)}

    async def rating(self, person: str, game: str) -> Rating:
        """Return a member's rating in a game. A new member has the default rating."""
        known = await asyncio.to_thread(self._known, game, (person,))
        return _rating(known[person]) if person in known else Rating()

    async def note(self, person: str, puzzle: Puzzle, solved: bool) -> Change | None:
        """Count the first answer of a member to a puzzle, and return the change, or None for a later answer."""
        game, player = puzzle.game.name, f"{PUZZLE}{puzzle.key}"
        for _ in range(TRIES):
            if puzzle.key in await self.answered(person, game):
                return None
            known = await asyncio.to_thread(self._known, game, (person, player))
            of = {name: _rating(row) for name, row in known.items()}
            of.setdefault(player, rated_at(EASIEST + STAR * (puzzle.rating - 1), WIDTH, 0))
            ratings, now = Ratings(of={(game, 2): of}), time.time()
            before = ratings.rating(person, game, 2)
            places = (1, 2) if solved else (2, 1)
            ratings.add(Result(puzzle.key, now, game, (person, player), places))
            row = {"person": person, "game": game, "puzzle": puzzle.key, "solved": solved, "at": now}
            changes = [_stored(game, name, ratings.rating(name, game, 2), known.get(name)) for name in (person, player)]
            try:
                await self.store.write((_ANSWER, row), *changes)
            except Conflict:
                continue
            return Change(before.shown, ratings.rating(person, game, 2).shown)
        return None

    def _known(self, game: str, players: tuple[str, ...]) -> dict[str, Any]:
        wanted = select(puzzle_ratings).where(puzzle_ratings.c.game == game, puzzle_ratings.c.player.in_(players))
        return {row.player: row for row in self.store.read(wanted)}


def _rating(row: Any) -> Rating:
    return Rating(row.mean, row.doubt, row.games)


def _stored(game: str, player: str, now: Rating, known: Any) -> Statement:
    if known is None:
        row = {"mean": now.mean, "doubt": now.doubt, "games": now.games, "version": 1}
        return _FIRST, {"game": game, "player": player, **row}
    new = {"new_mean": now.mean, "new_doubt": now.doubt, "new_games": now.games}
    return _NEXT, {"of_game": game, "of_player": player, "seen": known.version, **new}
