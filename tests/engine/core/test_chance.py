"""Chance: seeded, forced and sealed."""

from __future__ import annotations

import hashlib

import pytest

from baronage.engine.core.chance import Chance, ChanceError, Sealed


def test_the_same_seed_brings_the_same() -> None:
    one, other = Chance(7), Chance(7)
    cards, twins = list(range(20)), list(range(20))
    one.shuffle(cards)
    other.shuffle(twins)
    assert cards == twins
    assert [one.below(6) for _ in range(20)] == [other.below(6) for _ in range(20)]


def test_every_number_below_comes_up_and_no_other() -> None:
    chance = Chance(1)
    assert {chance.below(6) for _ in range(500)} == set(range(6))


def test_a_shuffle_keeps_the_cards() -> None:
    chance = Chance(1)
    cards = [5, 5, 7, 9]
    orders = set()
    for _ in range(300):
        chance.shuffle(cards)
        orders.add(tuple(cards))
    assert len(orders) == 12  # 4! / 2!
    assert sorted(cards) == [5, 5, 7, 9]


def test_what_fell_is_kept_for_the_record() -> None:
    chance = Chance(3)
    number = chance.below(10)
    cards = [1, 2, 3]
    chance.shuffle(cards)
    assert chance.outcomes == [[number], cards]
    cards.append(4)
    assert len(chance.outcomes[1]) == 3, "what is kept must not change with the cards"


# --- forced ---------------------------------------------------------------------------------------------------------


def test_forced_outcomes_come_in_their_order() -> None:
    chance = Chance.forced([3, [2], [30, 10, 20], None])
    assert [chance.below(6), chance.below(6)] == [3, 2]
    cards = [10, 20, 30]
    chance.shuffle(cards)
    assert cards == [30, 10, 20]
    chance.shuffle(cards)
    assert cards == [30, 10, 20], "None leaves them as they are"
    assert chance.outcomes == [[3], [2], [30, 10, 20], [30, 10, 20]]
    assert chance.left == []


def test_no_forced_outcome_is_left() -> None:
    with pytest.raises(ChanceError, match="no forced outcome is left for a number below 6"):
        Chance.forced([]).below(6)
    with pytest.raises(ChanceError, match="no forced outcome is left for a shuffle of 2 cards"):
        Chance.forced([]).shuffle([1, 2])


@pytest.mark.parametrize("wrong", [6, -1, [1, 2], [], None])
def test_a_forced_number_must_fit(wrong: int | list[int] | None) -> None:
    with pytest.raises(ChanceError, match="is not a number below 6"):
        Chance.forced([wrong]).below(6)


@pytest.mark.parametrize("wrong", [[1, 2], [1, 2, 4], [1, 2, 2], 3])
def test_a_forced_order_must_fit(wrong: int | list[int]) -> None:
    cards = [1, 2, 3]
    with pytest.raises(ChanceError):
        Chance.forced([wrong]).shuffle(cards)
    assert cards == [1, 2, 3]


# --- sealed ---------------------------------------------------------------------------------------------------------


def stream(seed: bytes) -> list[int]:
    """The first 64-bit numbers of a seed, as the documentation tells."""
    blocks = b"".join(hashlib.sha256(seed + counter.to_bytes(8, "big")).digest() for counter in range(40))
    return [int.from_bytes(blocks[at : at + 8], "big") for at in range(0, len(blocks), 8)]


def test_a_sealed_seed_is_promised_by_its_hash() -> None:
    seed = bytes(range(32))
    assert Sealed(seed).commitment == hashlib.sha256(seed).hexdigest()


def test_a_sealed_number_can_be_worked_out_by_anybody() -> None:
    seed = b"\x07" * 32
    sealed = Chance.sealed(seed)
    assert [sealed.below(6) for _ in range(20)] == [number % 6 for number in stream(seed)[:20]]


def test_a_sealed_shuffle_can_be_worked_out_by_anybody() -> None:
    seed = b"\x08" * 32
    cards, expected = list(range(10)), list(range(10))
    Chance.sealed(seed).shuffle(cards)
    numbers = iter(stream(seed))
    for last in range(9, 0, -1):
        other = next(numbers) % (last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    assert cards == expected


def test_a_sealed_number_passes_over_what_would_favour_the_small() -> None:
    huge = (1 << 63) + 1  # more than half of all numbers are too large for a fair remainder
    seed = next(bytes([n] * 32) for n in range(256) if stream(bytes([n] * 32))[0] >= huge)
    fair = next(number for number in stream(seed) if number < huge)
    assert Sealed(seed).below(huge) == fair


def test_a_sealed_seed_comes_from_the_operating_system() -> None:
    one, other = Chance.sealed(), Chance.sealed()
    assert len(one.seed) == 32
    assert one.seed != other.seed
