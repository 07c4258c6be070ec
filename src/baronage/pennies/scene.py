"""Pennies drawn: a card is a card, the rest are buttons."""

from __future__ import annotations

from baronage.author import Face, Node, Panel, Scene, Voice, group, text
from baronage.pennies.state import FIRST_WARD, Pennies
from baronage.pennies.things import card_id


def scene(s: Pennies, voice: Voice) -> Scene:
    """Hands in rows, each with its owner above it; beside them the purses."""
    rows = [row(s, voice, seat) for seat in range(s.setup.seats)]
    rounds = s.setup.options["rounds"]
    says = voice.say("picture-says", number=min(s.round + 1, rounds), rounds=rounds, pennies=s.bank)  # not the prompt
    return Scene(s.game.title, 100, 40 * s.setup.seats, says, nodes=rows, panels=[purses(s, voice)])


def row(s: Pennies, voice: Voice, seat: int) -> Node:
    """A hand. What it is called stands in the catalogue; a card that is not known has no id."""
    says = voice.say("picture-hand", seat=seat, count=len(s.hands[seat]))
    found = group(text(0, 8, says, "small"), y=40 * seat, says=says)
    for place, card in enumerate(s.hands[seat]):
        says = voice.say("picture-card", card=card) if card else ""
        found.add(Node("card", card_id(card) if card else "", 20 * place, 12, 18, 26, says=says, face=face(card)))
    return found


def purses(s: Pennies, voice: Voice) -> Panel:
    """What everybody has."""
    panel = Panel("table", voice.say("panel-purses"), columns=("", voice.say("panel-purses-pennies")))
    for seat, pennies in enumerate(s.purses):
        panel.rows.append([voice.called(seat), str(pennies)])
        panel.looks.append(f"seat-{seat}")
    panel.lines.append(voice.say("panel-purses-note", first_ward=FIRST_WARD))
    return panel


def face(card: int) -> Face:
    """A number, or a back."""
    return Face(str(card), "event") if card else Face(kind="back")
