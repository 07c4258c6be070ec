"""The description of Pennies without its rules."""

from __future__ import annotations

from typing import Any

from baronage.author import Meta, Option


def _purses(value: Any) -> str:
    fits = isinstance(value, list) and len(value) in (0, 4) and all(type(n) is int and 0 <= n <= 99 for n in value)
    return "" if fits else "four numbers from 0 to 99, or none"


def _check(seats: int, options: dict[str, Any]) -> str:
    return "five rounds are for two or three" if options["rounds"] == 5 and seats == 4 else ""


META = Meta(
    name="pennies",
    title="Pennies",
    prefix="PEN",
    seats=(2, 3, 4),
    version=2,
    sentence="Offer a card in secret; who offers most wins pennies and raids the others for theirs.",
    options=(
        Option("rounds", 3, low=1, high=5),
        Option("peek", "yes", values=("yes", "no"), rules=("PEN-1.02",)),
        Option("purses", [], check=_purses, examples=([3, 40, 0, 10],)),
    ),
    check=_check,
)
