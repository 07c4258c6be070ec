"""Notation of outcomes that are no player's move."""

from __future__ import annotations

from collections.abc import Callable

from baronage.engine.core.state import Action, Event
from baronage.engine.match.match import Match
from baronage.games.fyn import verbs
from baronage.games.fyn.board.geometry import EDGE_NAMES, EDGES
from baronage.games.fyn.data import card_name
from baronage.games.fyn.meta import SEATS
from baronage.games.fyn.notation.writer import army_text, cell_text
from baronage.games.fyn.steps.attack import RESPONDED, Attack

# the step to which a move belongs, and the step that ends by a rule
STEPS = {"MV": "B", "STEP": "C", "BUILD": "C", "PUT": "E", "DISC": "F", "TRADE": "F"}
STEPS |= dict.fromkeys(("ATK", "FROM", "RESP", "PAIR", "AIM", "PLACE", "CONT"), "D")
STEP_RULES = {"FYN-D2.01": "B", "FYN-D3.05": "C", "FYN-D4.59": "D", "FYN-D5.01": "E", "FYN-D6.02": "F"}
_RESPONSE_OVER = 6  # the window after the response

Happening = tuple[str, str]  # the keyword of a move or report, and its full text


class Teller:
    """Writer of outcomes in notation, event by event; it keeps the start of the current attack."""

    def __init__(self, match: Match) -> None:
        """`match` may have begun in the middle of an attack."""
        self.origin = 0
        self.answered = True  # has the attack been responded to?
        if match.history and not any(event[0] == verbs.TURN for event in match.history[0].events):
            step = match.record.replay(0).state.find(Attack)
            if step is not None:
                self.origin, self.answered = step.origin, step.stage > RESPONDED

    def tell(self, event: Event) -> Happening | None:
        """Return the notation of one event, or None."""
        kind, who, params, _ = event
        if kind == verbs.ATTACKED:
            self.origin, self.answered = params[1], False
        elif kind == verbs.RESPONDED:
            self.answered = True
            way = f"{army_text(params[1])} {cell_text(params[2])}>{cell_text(params[3])}" if params[1] else "-"
            return "RESP", f"RESP {way}"
        elif kind == verbs.WINDOW and params[0] == _RESPONSE_OVER and not self.answered:
            self.answered = True  # there was no army to move
            return "RESP", "RESP -"
        elif kind == verbs.DREW and who < 0:
            return "DRAW", "DRAW 1"
        elif kind == verbs.CAPTURED:
            return "PLACE", f"PLACE {EDGE_NAMES[EDGES.index(params[3] - self.origin)]}"
        else:
            render = _RENDER.get(kind)
            return None if render is None else render(params)
        return None


def _must(params: Action) -> Happening:
    return "MUST", " ".join(["MUST", card_name(params[1]), *([cell_text(params[2])] if params[2] >= 0 else [])])


def _played(params: Action) -> Happening:
    seat, card, owner, cell, what = params
    improvement = f" {card_name(what)}" if what else ""
    return "PLAY", f"PLAY {card_name(card)} {SEATS[owner]}:{cell_text(cell)}{improvement} BY {SEATS[seat]}"


_RENDER: dict[int, Callable[[Action], Happening]] = {
    verbs.STRUCK: _must,
    verbs.PLAYED: _played,
    verbs.NUMBER: lambda params: ("N", f"N {params[1]}"),
    verbs.PAIRED: lambda params: ("PAIR", f"PAIR {params[1]}>{params[2]}"),
    verbs.AIMED: lambda params: ("AIM", f"AIM {params[1] or 'C'}>{params[2]}"),
    verbs.CULLED: lambda params: ("CULL", f"CULL {army_text(params[1])}#{params[1]}@{cell_text(params[2])}"),
    verbs.TRIMMED: lambda params: ("TRIM", f"TRIM {card_name(params[1])}"),
    verbs.COUNTERED: lambda params: ("COUNTER", f"COUNTER {SEATS[params[0]]}"),
}
