"""The text form of a record (see `record`)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from baronage.engine.core.state import TABLE
from baronage.engine.match.moves import FORMAT, JOINED, one_line, write_outcomes

if TYPE_CHECKING:
    from baronage.engine.match.match import Match
    from baronage.engine.match.record import Record


def head(record: Record) -> list[str]:
    """Return the header lines."""
    lines = [f"baronage {FORMAT}", f"game: {record.game.name}", f"version: {record.game.meta.version}"]
    lines.append(f"seats: {record.setup.seats}")
    if record.setup.document():
        lines.append(f"options: {json.dumps(record.setup.document(), ensure_ascii=False)}")
    if record.names:
        lines.append(f"names: {json.dumps(record.names, ensure_ascii=False)}")
    if record.position:
        lines.append(f"position: {record.position}")
    if record.begun is not None:
        lines.append(f"begun: {json.dumps(record.begun)}")
    if record.hold_windows:
        lines.append("held: yes")
    if record.start:
        lines.append(f"start: {write_outcomes(record.start)}")
    if record.commitment:
        lines.append(f"commitment: {record.commitment}")
    if record.seed:
        lines.append(f"seed: {record.seed}")
    if record.result is not None:
        lines.append(f"result: {json.dumps(record.result, ensure_ascii=False)}")
    lines.extend(f"# {one_line(line)}" for line in record.comments)
    return lines


def turn_lines(match: Match) -> list[str]:
    """Return one line per turn of a match, with the chance outcomes of its moves."""
    lines: list[str] = []
    at = 0
    for turn in match.game.turns.write(match, True):
        outcomes = tuple(outcome for move in match.record.moves[at : turn.entries] for outcome in move.outcomes)
        lines.append(turn.text + (f" => {write_outcomes(outcomes)}" if outcomes else ""))
        at = turn.entries
    return lines


def move_lines(record: Record) -> list[str]:
    """Return the moves with their seats. Consecutive moves of a seat share a line."""
    lines: list[str] = []
    last: int | None = None
    for move in record.moves:
        if move.seat == TABLE and record.game.is_turn(move.text):
            line = move.text + (f" => {write_outcomes(move.outcomes)}" if move.outcomes else "")
            lines.append(f"{line} // {one_line(move.remark)}" if move.remark else line)
            last = None
            continue
        text = (
            (JOINED if move.joined else "")
            + move.text
            + (f" => {write_outcomes(move.outcomes)}" if move.outcomes else "")
        )
        if move.seat == last and not lines[-1].startswith("#") and " // " not in lines[-1]:
            lines[-1] += f" ; {text}"
        else:
            lines.append(f"{record.game.seat_label(move.seat)}: {text}")
        if move.remark:
            lines[-1] += f" // {one_line(move.remark)}"
        last = move.seat
    return lines
