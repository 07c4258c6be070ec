"""What the instruments of whoever keeps a server read."""

from __future__ import annotations

import pytest

from baronage.server.metrics import SECONDS, Metrics


def lines(metrics: Metrics) -> dict[str, float]:
    """What is read, by name and label."""
    found = [line.rpartition(" ") for line in metrics.page().decode().splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in found}


def test_a_time_is_counted_within_every_bound_that_it_keeps() -> None:
    metrics = Metrics()
    for seconds in (0.001, 0.3, 99.0):
        metrics.entry.observe(seconds)
    read = lines(metrics)
    within = [read[f'baronage_entry_seconds_bucket{{le="{bound}"}}'] for bound in SECONDS]
    assert within == [1.0 if bound < 0.3 else 2.0 for bound in SECONDS]
    assert read['baronage_entry_seconds_bucket{le="+Inf"}'] == read["baronage_entry_seconds_count"] == 3.0
    assert read["baronage_entry_seconds_sum"] == pytest.approx(99.301)


def test_what_fails_is_measured_too() -> None:
    metrics = Metrics()
    with pytest.raises(ZeroDivisionError), metrics.bot.time():
        raise ZeroDivisionError
    assert lines(metrics)["baronage_bot_seconds_count"] == 1.0


def test_how_long_most_of_it_took() -> None:
    metrics = Metrics()
    assert metrics.entry.within(0.99) is None
    for seconds in (*[0.002] * 98, 0.2, 0.3):
        metrics.entry.observe(seconds)
    assert (metrics.entry.within(0.5), metrics.entry.within(0.99), metrics.entry.within(1.0)) == (0.0025, 0.25, 0.5)
    metrics.commit.observe(99.0)
    assert metrics.commit.within(0.5) is None
