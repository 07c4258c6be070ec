"""Seeds: nobody can guess one, unless the server is told to give the same each time."""

from __future__ import annotations

from baronage.server.container import Services
from baronage.server.store.store import Store
from baronage.server.table.occupant import Occupant
from baronage.server.time_control import Untimed
from baronage.server.workers.seeds import fixed_seeds, random_seed
from tests.engine.table import PENNIES
from tests.server.scenes import ADA, Time, run


def test_a_random_seed_never_comes_twice() -> None:
    seeds = {random_seed("pennies", 2, {}) for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}


def test_a_fixed_seed_depends_on_its_subject_and_the_text() -> None:
    draw = fixed_seeds("a")
    assert draw("pennies", 2, {"rounds": 3}) == draw("pennies", 2, {"rounds": 3})
    assert (
        len({draw("pennies", 2, {}), draw("pennies", 3, {}), draw("fyn", 2, {}), fixed_seeds("b")("fyn", 2, {})}) == 4
    )
    assert len(draw()) == 32


def test_equal_tables_get_equal_deals_only_from_fixed_seeds(sqlite: Store) -> None:
    async def scene(services: Services, time: Time) -> None:
        async def deal(seats: int) -> bytes:
            occupants = [Occupant(ADA, "", "Ada") for _ in range(seats)]
            return (await services.seating.create(ADA, PENNIES, {}, occupants, Untimed(), True)).seed

        assert await deal(2) != await deal(2)
        services.rooms.draw_seed = fixed_seeds("a")
        assert await deal(2) == await deal(2) != await deal(3)

    run(sqlite, scene)
