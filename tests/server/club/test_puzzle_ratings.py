"""Members and puzzles are rated by the first answers."""

from __future__ import annotations

import asyncio

from sqlalchemy import insert, select

from baronage.coach.puzzles import Puzzle, puzzle
from baronage.games import games
from baronage.server.club.puzzle_ratings import PUZZLE, Change, PuzzleRater
from baronage.server.store.schema import persons, puzzle_ratings
from baronage.server.store.store import Store
from tests.server.scenes import ADA, BO


def of_brawling(number: int) -> Puzzle:
    """A puzzle of Brawling Barons."""
    return puzzle(games()["brawling"], number)


def test_the_first_answer_moves_the_member_and_the_puzzle(store: Store) -> None:
    async def play() -> None:
        await store.write(*((insert(persons), {"id": it, "name": it, "created": 0.0}) for it in (ADA, BO)))
        rater, one = PuzzleRater(store), of_brawling(1)
        right = await rater.note(ADA, one, True)
        assert right is not None
        assert right.after > right.before == 1500
        assert await rater.note(ADA, one, True) is None
        wrong = await rater.note(BO, one, False)
        assert wrong is not None
        assert wrong.after < wrong.before
        assert await rater.answered(ADA, "brawling") == {one.key: True}
        assert await rater.answered(BO, "brawling") == {one.key: False}
        assert (await rater.rating(ADA, "brawling")).shown == right.after
        assert (await rater.rating(ADA, "yuan")).games == 0
        (row,) = store.read(select(puzzle_ratings).where(puzzle_ratings.c.player == f"{PUZZLE}{one.key}"))
        assert (row.games, row.version) == (2, 2)

    asyncio.run(play())


def test_a_hard_puzzle_brings_more_than_an_easy_one(store: Store) -> None:
    async def play() -> None:
        await store.write(*((insert(persons), {"id": it, "name": it, "created": 0.0}) for it in (ADA, BO)))
        rater, easy, hard = PuzzleRater(store), of_brawling(1), of_brawling(46)
        assert (easy.rating, hard.rating) == (1, 4)
        gains = [await rater.note(person, one, True) for person, one in ((ADA, easy), (BO, hard))]
        assert all(isinstance(gain, Change) for gain in gains)
        low, high = (gain.after - gain.before for gain in gains if gain is not None)
        assert 0 < low < high

    asyncio.run(play())
