"""Ratings of a whole cross table at once."""

from __future__ import annotations

import pytest

from baronage.ranking.bradley_terry import bradley_terry, inverse


def test_ratings_of_what_is_known() -> None:
    """Ten times the odds are 400 points; the mean is 0; more games, less error."""
    won = {("a", "b"): 10_000.0, ("b", "a"): 1_000.0}
    ratings, errors = bradley_terry(["a", "b"], won)
    assert ratings[0] - ratings[1] == pytest.approx(400, abs=1)
    assert sum(ratings) == pytest.approx(0, abs=1e-6)
    few, wide = bradley_terry(["a", "b"], {key: value / 100 for key, value in won.items()})
    assert wide[0] == pytest.approx(10 * errors[0], rel=0.05)
    assert few[0] > 0
    # the error of a difference of two: by the variance of a logit, half of it each
    assert 2 * errors[0] == pytest.approx(1.96 * 400 / 2.302585 * (1 / 10_000 + 1 / 1_000) ** 0.5, rel=0.02)
    everything, _ = bradley_terry(["a", "b"], {("a", "b"): 20.0, ("b", "a"): 0.0})
    assert 0 < everything[0] < 1000
    assert inverse([[2.0, 1.0], [1.0, 1.0]]) == [pytest.approx([1, -1]), pytest.approx([-1, 2])]
