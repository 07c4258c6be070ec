"""What a match, a record and a state look like at a prompt and in a notebook."""

from __future__ import annotations

from typing import TYPE_CHECKING

from baronage.engine.flow import FULL, PUBLIC

if TYPE_CHECKING:
    from baronage.engine.flow import State
    from baronage.engine.match import Match
    from baronage.engine.record import Record
    from baronage.engine.standings import Standings

WIDTH = 100  # columns of a board in text


def board(state: State) -> str:
    """The board in text: of a view what its eyes see, of a whole state what the referee sees."""
    from baronage.engine.outline import outline

    return outline(state.game.scene(state), width=WIDTH, drawings=state.game.drawings(state, WIDTH))


def name_state(state: State) -> str:
    """A state in a line."""
    game = state.game
    if state.eyes == FULL:
        eyes = ""
    elif state.eyes == PUBLIC:
        eyes = " as spectators see it"
    else:
        eyes = f" as {game.seat_label(state.eyes)} sees it"
    return f"<State of {game.name} for {state.setup.seats}{eyes}: {_where(state)}>"


def name_match(match: Match) -> str:
    """A match in a line."""
    return f"<Match of {match.game.name} for {match.setup.seats}: {_count(len(match.record.moves))}, {_where(match.state)}>"


def name_record(record: Record) -> str:
    """A record in a line."""
    result = record.result
    winners = []
    if isinstance(result, dict):
        winners = [at for at, seat in enumerate(result.get("seats", ())) if seat.get("place") == 1]
    end = "not over" if result is None else _won(winners, record)
    return f"<Record of {record.game.name} for {record.setup.seats}: {_count(len(record.moves))}, {end}>"


def _count(moves: int) -> str:
    return "1 move" if moves == 1 else f"{moves} moves"


def _where(state: State) -> str:
    standings: Standings | None = state.standings()
    if standings is not None:
        return _won(standings.winners(), state)
    waited = ", ".join(state.game.seat_label(seat) for seat in state.actors())
    return f"waits for {waited}" if waited else "waits for others"


def _won(winners: list[int], of: State | Record) -> str:
    names = ", ".join(of.game.seat_label(seat) for seat in winners)
    return f"won by {names}" if names else "over, won by nobody"
