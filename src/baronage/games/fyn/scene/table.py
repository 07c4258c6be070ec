"""What is common to all players: round, step, draw deck, discard pile, the King."""

from __future__ import annotations

from baronage.engine.scene import Node, group, icon, text
from baronage.games.fyn.scene.sight import Sight
from baronage.games.fyn.state import STEP_OF
from baronage.games.fyn.steps.windows import Asking

STEP_NAMES = {"A": "draw", "B": "move", "C": "build", "D": "attack", "E": "expand", "F": "discard"}


def stage(sight: Sight) -> str:
    """What is going on. Of a window all learn the same (FYN-W1.06)."""
    s = sight.s
    if not s.stack:
        standings = s.standings()
        first = [sight.label(row.seat) for row in standings.seats if row.place == 1] if standings else []
        return f"Game over: {' and '.join(first)} {'win' if len(first) > 1 else 'wins'}"
    if isinstance(s.stack[-1], Asking):
        return "A window is open"
    letter = STEP_OF[s.stage]
    whose = "Your turn" if s.active == s.eyes else f"{sight.label(s.active)}'s turn"
    return f"{whose}, Step {letter}: {STEP_NAMES[letter]}"


def king(sight: Sight) -> str:
    """Where the King is."""
    s = sight.s
    if s.barbarians:
        return "the King is out of the game"
    return "the King is in it" if s.king_in_deck() else "the King is not in it yet"


def summary(sight: Sight) -> str:
    """The table in one line."""
    s = sight.s
    return f"Round {s.round}. {stage(sight)}. Draw deck {len(s.deck)}, {king(sight)}. Discard pile {len(s.discard)}."


def status(sight: Sight) -> Node:
    """The same above the realms."""
    s = sight.s
    found = group(id="status")
    found.add(text(14, 34, f"Round {s.round}", "heading"))
    if s.stack:
        found.add(icon(110, 14, 24, "shield", f"seat-{s.active}"))
    found.add(text(144, 34, stage(sight), "heading"))
    deck = group(text(620, 34, f"Deck {len(s.deck)}, {king(sight)}", "small strong"), id="deck")
    deck.says = f"Draw deck: {len(s.deck)} cards, {king(sight)}"
    pile = group(text(870, 34, f"Discards {len(s.discard)}", "small strong"), id="discard")
    pile.says = f"Discard pile: {len(s.discard)} cards"
    return found.add(deck, pile)
