"""The moves of a record and their text form."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from baronage.engine.core.errors import BadDocument
from baronage.engine.core.state import TABLE, Action
from baronage.engine.game.game import Game

FORMAT = 1  # of records
JOINED = "& "

Outcomes = tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Move:
    """A decision: the seat, its actions (none for an undo), the chance outcomes, the notation, a remark."""

    seat: int
    actions: tuple[Action, ...]
    outcomes: Outcomes
    text: str
    remark: str = ""  # the comment on the move; `comment` in saved documents
    joined: bool = False  # an immediate secret auto-answer, merged with the entry of the move before it


def split_moves(text: str, labels: dict[str, int], seat: int | None) -> list[tuple[int, str]]:
    """Return the moves of a line with their seats: `A: D ; X EXT1 ; B: S SHI1>far1`."""
    moves = []
    for part in text.split(";"):
        move = part.strip()
        label, colon, rest = move.partition(":")
        if colon and label.strip().lower() in labels:
            seat, move = labels[label.strip().lower()], rest.strip()
        if not move:
            continue
        if seat is None:
            raise BadDocument(f"no seat given for {move!r}")
        moves.append((seat, move))
    return moves


def read_line(game: Game, line: str, labels: dict[str, int], last: int | None) -> list[Move]:
    """Return the moves of a line: those of seats, where `last` is the seat of the previous move, or a whole turn."""
    if game.is_turn(line):
        moves, remark = _cut(line, " // ")
        text, outcomes = _cut(moves, " => ")
        return [Move(TABLE, (), tuple(map(tuple, read_outcomes(outcomes))), text.strip(), remark.strip())]
    moves, _, remark = line.partition(" // ")
    found = split_moves(moves, labels, last)
    read: list[Move] = []
    for index, (seat, move) in enumerate(found, 1):
        text, _, outcomes = move.partition(" => ")
        own_remark = remark.strip() if index == len(found) else ""
        fell = tuple(map(tuple, read_outcomes(outcomes)))
        read.append(Move(seat, (), fell, text.removeprefix(JOINED).strip(), own_remark, text.startswith(JOINED)))
    return read


def _cut(text: str, mark: str) -> tuple[str, str]:
    """Split a text at a mark that is not inside quotes."""
    at = text.find(mark)
    while at >= 0 and text.count('"', 0, at) % 2:
        at = text.find(mark, at + 1)
    return (text, "") if at < 0 else (text[:at], text[at + len(mark) :])


def one_line(text: Any) -> str:
    """Return a text on one line."""
    return " ".join(str(text).split())


def write_outcomes(outcomes: Outcomes) -> str:
    """Return outcomes as text: 3 | 2,1."""
    return " | ".join(",".join(map(str, outcome)) for outcome in outcomes)


def read_outcomes(text: str) -> list[list[int]]:
    """Parse the text of `write_outcomes`."""
    if not text.strip():
        return []
    return [[int(n) for n in outcome.split(",")] for outcome in text.split("|")]
