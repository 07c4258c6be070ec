"""Barony in words; so far only why a game ended."""

from __future__ import annotations

from baronage.games.barony.state import ALL_PASSED, BARRICADED, LAST_IN, ROUND_LIMIT

CAUSES: dict[int, tuple[str, tuple[str, ...]]] = {
    BARRICADED: ("all three points of the enemy's barony are barricaded", ("BAR-V1.01",)),
    LAST_IN: ("all others have lost", ("BAR-V2.02",)),
    ROUND_LIMIT: ("the last round is over", ("BAR-V4.01",)),
    ALL_PASSED: ("everybody passed, three rounds in a row", ("BAR-V4.02",)),
}
