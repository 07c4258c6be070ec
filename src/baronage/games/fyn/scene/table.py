"""What is common to all players: round, step, draw deck, discard pile, the King."""

from __future__ import annotations

from baronage.engine.scene import Face, Figure, Node, group, icon, text
from baronage.games.fyn.data import KING_CARD, card_name
from baronage.games.fyn.scene.faces import card_says, face
from baronage.games.fyn.scene.sight import WIDTH, Sight, cell_text, step_of
from baronage.games.fyn.things import node_id

_LIMITS = {"too-many-armies": "population limit", "too-many-cards": "hand limit"}
_CAPTIONS = {"window": ": a window is open", "build-or-attack": ": build or attack"}
STEP_NAMES = {"A": "draw", "B": "move", "C": "build", "D": "attack", "E": "expand", "F": "discard"}


def stage(sight: Sight) -> str:
    """What is going on. Of a window all learn the same (FYN-W1.06)."""
    s = sight.s
    if not s.stack:
        standings = s.standings()
        first = [sight.label(row.seat) for row in standings.seats if row.place == 1] if standings else []
        return f"Game over: {' and '.join(first)} {'win' if len(first) > 1 else 'wins'}"
    whose = "Your turn" if s.active == s.eyes else f"{sight.label(s.active)}'s turn"
    if sight.event:
        owner, cell = sight.struck
        against = "your land" if owner == s.eyes else f"{sight.label(owner)}'s land"
        return f"{card_name(sight.event)} against {against} at ({cell_text(cell)})"
    top = s.frames()[-1]
    if top.CAPTION in _LIMITS:
        seat = top.actors(s)[0]
        return f"{'You are' if seat == s.eyes else f'{sight.label(seat)} is'} over the {_LIMITS[top.CAPTION]}"
    if top.CAPTION == "before-the-deal":
        return "Before the deal"
    letter = step_of(s)
    return f"{whose}{_CAPTIONS.get(top.CAPTION, f', Step {letter}: {STEP_NAMES[letter]}')}"


def king(sight: Sight) -> str:
    """Where the King is."""
    s = sight.s
    if s.barbarians:
        return "the King is out of the game"
    if KING_CARD in s.limbo:
        return "the King has returned"
    return "the King is in it" if s.king_in_deck() else "the King is not in it yet"


def summary(sight: Sight) -> str:
    """What goes on, in one line."""
    return f"Round {sight.s.round}. {stage(sight)}."


def status(sight: Sight) -> Node:
    """The same above the realms, with the piles."""
    s = sight.s
    found = group(id="status")
    found.add(text(14, 36, f"Round {s.round}", "heading"))
    if s.stack:
        found.add(icon(110, 16, 24, "shield", f"seat-{s.active}"))
    found.add(text(144, 36, stage(sight), "heading"))
    x = WIDTH - 486
    deck = Node("card", "deck", x, 13, 52, 34, face=Face("", "back", count=len(s.deck)))
    deck.says = f"Draw deck: {len(s.deck)} card{'s' * (len(s.deck) != 1)}, {king(sight)}"
    where = king(sight)
    look = "small strong warn" if s.king_in_deck() and not s.barbarians else "small"
    found.add(deck, text(x + 62, 27, "cards to draw", "small muted"))
    found.add(text(x + 62, 43, f"{where[0].upper()}{where[1:]}", look))
    pile = group(id="discard", x=x + 250, y=13)
    pile.says = f"Discard pile: {len(s.discard)} card{'s' * (len(s.discard) != 1)}"
    if s.discard:
        top = s.discard[-1]
        whole = face(top)
        shown = Face(whole.name, whole.kind, whole.icon, right=Figure("", whole.foot))  # with its four digits
        card = Node("card", node_id(top), 0, 1, 140, 32, face=shown, says=card_says(top))
        pile.says += ", the last one face up"
        pile.add(card)
    pile.add(text(150, 14, str(len(s.discard)), "strong"), text(150, 30, "discarded", "small muted"))
    return found.add(pile)
