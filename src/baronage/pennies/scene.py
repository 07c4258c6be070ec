"""The scene of Pennies: cards are drawn, other choices are buttons."""

from __future__ import annotations

from baronage.author import Face, Node, Panel, Scene, Translator, group, text
from baronage.pennies.nodes import card_id
from baronage.pennies.state import FIRST_WARD, Pennies


def scene(s: Pennies, tr: Translator) -> Scene:
    """Return hands in rows with their owners above, and the purses beside them."""
    rows = [row(s, tr, seat) for seat in range(s.setup.seats)]
    rounds = s.setup.options["rounds"]
    says = tr.msg("picture-says", number=min(s.round + 1, rounds), rounds=rounds, pennies=s.bank)  # not the prompt
    return Scene(s.game.title, 100, 40 * s.setup.seats, says, nodes=rows, panels=[purses(s, tr)])


def row(s: Pennies, tr: Translator, seat: int) -> Node:
    """Return a hand. Its name is in the catalogue; an unknown card has no id."""
    says = tr.msg("picture-hand", seat=seat, count=len(s.hands[seat]))
    found = group(text(0, 8, says, "small"), y=40 * seat, says=says)
    for place, card in enumerate(s.hands[seat]):
        says = tr.msg("picture-card", card=card) if card else ""
        found.add(Node("card", card_id(card) if card else "", 20 * place, 12, 18, 26, says=says, face=face(card)))
    return found


def purses(s: Pennies, tr: Translator) -> Panel:
    """Return a panel with each seat's pennies."""
    panel = Panel("table", tr.msg("panel-purses"), columns=("", tr.msg("panel-purses-pennies")))
    for seat, pennies in enumerate(s.purses):
        panel.rows.append([tr.called(seat), str(pennies)])
        panel.looks.append(f"seat-{seat}")
    panel.lines.append(tr.msg("panel-purses-note", first_ward=FIRST_WARD))
    return panel


def face(card: int) -> Face:
    """Return a number, or a card back."""
    return Face(str(card), "event") if card else Face(kind="back")
