"""Shared parts of the table: round, step, draw deck, discard pile and the King."""

from __future__ import annotations

from baronage.engine.picture.scene import Face, Node, group, icon, text
from baronage.games.fyn.data import KING_CARD
from baronage.games.fyn.nodes import node_id
from baronage.games.fyn.scene.faces import card_says, face
from baronage.games.fyn.scene.sight import WIDTH, Sight, step_of
from baronage.games.fyn.steps.frame import frames


def caption(sight: Sight) -> str:
    """Return the current action; the text of a window is the same for all viewers (FYN-W1.06)."""
    s = sight.s
    if not s.stack:
        standings = s.standings()
        winners = tuple(row.seat for row in standings.seats if row.place == 1) if standings else ()
        return sight.msg("caption-over", winners=winners, seat=winners[0] if winners else -1)
    if sight.event:
        owner, cell = sight.struck
        return sight.msg("caption-event", card=sight.event, owner=owner, cell=cell)
    top = frames(s)[-1]
    seat = s.actors()[0] if top.CAPTION.startswith("too-many") else s.active
    return sight.msg(f"caption-{top.CAPTION}", seat=seat, step=step_of(s))


def king(sight: Sight) -> int:
    """Return the King's location as a message selector."""
    s = sight.s
    return 0 if s.barbarians else 1 if KING_CARD in s.limbo else 2 if s.king_in_deck() else 3


def summary(sight: Sight) -> str:
    """Return the current action in one line."""
    return sight.msg("summary", round=sight.s.round, caption=caption(sight))


def status(sight: Sight) -> Node:
    """Return the status line above the realms, with the piles."""
    s = sight.s
    found = group(id="status")
    found.add(text(14, 36, sight.msg("picture-round", round=s.round), "heading"))
    if s.stack:
        found.add(icon(110, 16, 24, "shield", f"seat-{s.active}"))
    x = WIDTH - 486
    found.add(text(144, 36, caption(sight), "heading", x - 156))
    deck = Node("card", "deck", x, 13, 52, 34, face=Face("", "back", count=len(s.deck)))
    deck.says = sight.msg("picture-deck", count=len(s.deck), king=king(sight))
    look = "small strong warn" if s.king_in_deck() and not s.barbarians else "small"
    found.add(deck, text(x + 62, 27, sight.msg("picture-to-draw"), "small muted"))
    found.add(text(x + 62, 43, sight.msg("picture-king", king=king(sight)), look))
    pile = group(id="discard", x=x + 250, y=13, says=sight.msg("picture-discard", count=len(s.discard)))
    if s.discard:
        top = s.discard[-1]
        whole = face(sight, top)
        shown = Face(whole.name, whole.kind, whole.icon, foot=whole.foot)
        pile.add(Node("card", node_id(top), 0, 1, 140, 32, face=shown, says=card_says(sight, top)))
    pile.add(text(150, 14, str(len(s.discard)), "strong"))
    pile.add(text(150, 30, sight.msg("picture-discarded"), "small muted"))
    return found.add(pile)
