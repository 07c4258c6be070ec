"""Write moves in the notation of section 12 of the rules."""

from __future__ import annotations

from collections.abc import Iterable

from baronage.engine.core.state import Action
from baronage.games.fyn import verbs
from baronage.games.fyn.board.geometry import EDGE_NAMES, xy
from baronage.games.fyn.data import LETTERS, TYPE, card_name
from baronage.games.fyn.meta import SEATS
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.limits import cullable

STEP_WORDS = ("none", "build", "attack")


def cell_text(cell: int) -> str:
    """Return a cell as x,y."""
    x, y = xy(cell)
    return f"{x},{y}"


def army_text(army: int) -> str:
    """Return the letter of an army."""
    return LETTERS[TYPE[army]]


def armies_text(armies: Iterable[int]) -> str:
    """Return armies as {A,2S}, in the order of the types."""
    counts: dict[str, int] = {}
    for army in sorted(armies, key=lambda army: TYPE[army]):
        counts[army_text(army)] = counts.get(army_text(army), 0) + 1
    return "{" + ",".join(f"{count if count > 1 else ''}{letter}" for letter, count in counts.items()) + "}"


def _where(s: Barons, army: int) -> int:
    """Return the cell of an army in play."""
    for grid in s.armies:
        if army in grid:
            return grid[army]
    return 0


def write(s: Barons, seat: int, action: Action) -> str:
    """Return the notation of one action."""
    verb, rest = action[0], action[1:]
    plain = _PLAIN.get(verb)
    if plain:
        return plain
    if verb == verbs.FIRST:
        return f"FIRST {SEATS[rest[0]]}"
    if verb == verbs.CALL:
        return f"CALL {rest[0]}"
    if verb in (verbs.MOVE, verbs.RESPOND):
        word = "MV" if verb == verbs.MOVE else "RESP"
        return f"{word} {army_text(rest[0])} {cell_text(_where(s, rest[0]))}>{cell_text(rest[1])}"
    if verb == verbs.STEP:
        return f"STEP {STEP_WORDS[rest[0]]}"
    if verb == verbs.BUILD:
        return f"BUILD {army_text(rest[0])}@{cell_text(rest[1])}"
    if verb == verbs.ORIGIN:
        return f"FROM {cell_text(rest[0])}"
    if verb == verbs.TARGET:
        return f"TO {SEATS[rest[0]]}:{cell_text(rest[1])}"
    if verb == verbs.JOIN:
        return f"JOIN {army_text(rest[0])}"
    if verb in (verbs.PAIR, verbs.AIM):
        word = "PAIR" if verb == verbs.PAIR else "AIM"
        return f"{word} {rest[0] or 'C'}>{rest[1]}"
    if verb == verbs.PLACE:
        return f"PLACE {EDGE_NAMES[rest[0]]}"
    if verb == verbs.CULL:
        cell = _where(s, rest[0])
        owner = next((other for other in range(s.seats) if rest[0] in s.armies[other]), seat)
        same = [army for army in cullable(s, owner) if TYPE[army] == TYPE[rest[0]] and s.armies[owner][army] == cell]
        mark = f"#{rest[0]}" if len(same) > 1 else ""
        return f"CULL {army_text(rest[0])}{mark}@{cell_text(cell)}"
    if verb == verbs.PUT:
        return f"PUT {card_name(rest[0])}@{cell_text(rest[1])}"
    if verb == verbs.PLAY:
        card, owner, cell, what = rest
        return f"PLAY {card_name(card)} {SEATS[owner]}:{cell_text(cell)}" + (f" {card_name(what)}" if what else "")
    if verb == verbs.COUNTER:
        return f"COUNTER {SEATS[seat]}"
    if verb == verbs.NO_OFFER:
        return f"OFFER {SEATS[seat]} -"
    if verb == verbs.OFFER:
        return f"OFFER +{card_name(rest[0])}"
    if verb == verbs.TAKE:
        return f"TAKE {SEATS[rest[0]]}"
    return f"{_CARD_WORDS[verb]} {card_name(rest[0])}"


_PLAIN = {
    verbs.END: ".",
    verbs.SEND: "SEND",
    verbs.DECLINE: "RESP -",
    verbs.STOP: "CONT -",
    verbs.CONTINUE: "CONT",
    verbs.PASS: "PASS",
    verbs.REFUSE: "TAKE -",
}
_CARD_WORDS = {verbs.TRIM: "TRIM", verbs.DISCARD: "DISC", verbs.TRADE: "TRADE"}


def phrase(s: Barons, seat: int, actions: list[Action]) -> str:
    """Return a complete attack, continuation or offer as one move, or an empty string."""
    if actions[-1] != (verbs.SEND,):
        return ""
    group = [action[1] for action in actions if action[0] == verbs.JOIN]
    target = next((action for action in actions if action[0] == verbs.TARGET), None)
    if actions[0][0] == verbs.ORIGIN and target:
        return f"ATK {SEATS[target[1]]}:{cell_text(target[2])} FROM {cell_text(actions[0][1])} {armies_text(group)}"
    if actions[0][0] == verbs.CONTINUE and target:
        return f"CONT {SEATS[target[1]]}:{cell_text(target[2])} {armies_text(group)}"
    cards = "+".join(card_name(action[1]) for action in actions if action[0] == verbs.OFFER) or "nothing"
    return f'OFFER {SEATS[seat]} {cards} ""'
