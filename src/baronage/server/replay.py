"""A game again, moment by moment, as one pair of eyes saw it."""

from __future__ import annotations

from typing import Any

from baronage.engine.flow import FULL, PUBLIC, State
from baronage.engine.match import Match
from baronage.engine.record import Record

ALL = FULL  # the referee's eyes: when the game is over


def moments(record: Record, eyes: int, first: int, count: int) -> dict[str, Any]:
    """So many moments from the first on, each with its lines of the log and its picture; and how many there are in all.

    Moment 0 is the start. The others have the numbers that lines of the log carry; with the referee's eyes, those of the moves.
    """
    shown: list[dict[str, Any]] = []
    number, told = 0, 0
    for moves, match in enumerate(record.matches()):
        reached = moves if eyes == ALL else match.number(eyes)
        if moves and reached == number:
            continue  # nothing that these eyes saw
        number = reached
        if first <= number < first + count:
            view = match.state if eyes == ALL else match.state.redact(eyes)
            shown.append(
                {
                    "moment": number,
                    "move": moves,
                    "asked": match.state.actors() if eyes == ALL else [],
                    "seat": record.moves[moves - 1].seat if moves else None,
                    "text": record.moves[moves - 1].text if moves and eyes == ALL else "",
                    "lines": _lines(match, view, eyes, told),
                    "scene": match.game.scene(view).document(),
                }
            )
        told = len(match.moments)
    return {"total": number + 1, "moments": shown}


def _lines(match: Match, view: State, eyes: int, since: int) -> list[dict[str, Any]]:
    """What was told since so many moments."""
    found = []
    for moment in match.moments[since:]:
        for event in moment.events if eyes == ALL else moment.seen(eyes) if moment.text else []:
            sentence, rules = match.game.tell(match.setup, event, PUBLIC if eyes == ALL else eyes)
            if sentence:
                nodes = match.game.about(view, event)
                found.append({"text": sentence, "rules": list(rules), "nodes": list(nodes)})
    return found
