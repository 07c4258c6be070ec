"""The text form of a record (see `record`), as it is written."""

from __future__ import annotations

import json
from dataclasses import replace

from baronage.engine.flow import TABLE
from baronage.engine.moves import JOINED, one_line, write_outcomes
from baronage.engine.record import FORMAT, Record


def head(record: Record) -> list[str]:
    """What it is a record of, a line each."""
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


def turn_lines(record: Record) -> list[str]:
    """A line a turn, with what chance brought to its moves."""
    if record.game.turns is None:
        return []
    apart = Record(record.game, record.setup, [], record.names, record.position, record.begun, record.hold_windows)
    apart.start, apart.moves = record.start, [replace(move, joined=False) for move in record.moves]
    match = apart.replay()
    lines: list[str] = []
    at = 0
    for turn in record.game.turns.write(match, True):
        outcomes = tuple(outcome for move in match.record.moves[at : turn.moments] for outcome in move.outcomes)
        lines.append(turn.text + (f" => {write_outcomes(outcomes)}" if outcomes else ""))
        at = turn.moments
    return lines


def move_lines(record: Record) -> list[str]:
    """What the seats did: who, and what; several in a line while one seat plays on."""
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
