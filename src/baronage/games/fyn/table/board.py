"""Zones, faces of cards, pieces and the rows of players."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.setup import Setup
from baronage.engine.picture.table import (
    NO_MSG,
    Board,
    CardFace,
    Msg,
    Piece,
    PlayerRow,
    Zone,
    cards,
)
from baronage.games.fyn.board.geometry import chart, xy
from baronage.games.fyn.data import (
    ANTI,
    CARD_KIND,
    CENTRE,
    CITY,
    EVENT,
    FIRST,
    FORCE,
    IMPROVEMENT,
    KIND,
    KING_CARD,
    LAND,
    ROAD,
    TYPE,
    TYPES,
    Numbers,
)
from baronage.games.fyn.locale import card_term
from baronage.games.fyn.nodes import node_id
from baronage.games.fyn.rules.realm import improvements_on
from baronage.games.fyn.state import CHOOSING, STEP_OF, Barons, rounds_to_stall
from baronage.games.fyn.steps.battle import Besieger
from baronage.games.fyn.table.ids import ART, face, realm_id
from baronage.games.fyn.table.line import line

COUNTERS: Final = ("cards", "limit-cards", "hill", "people", "swords", "limit-swords")
LINES: Final = (  # kinds of events that share a line of the log
    ("attacked", "responded"),
    ("shot", "army-fell", "lost"),
    ("captured", "followed"),
    ("drew",),
    ("discarded",),
    ("laid-out",),
)
STEPS: Final = ("A", "B", "CD", "E", "F")  # the steps of a turn as shown: building and attacking are one
_KINDS: Final = {LAND: "land", CENTRE: "people", FORCE: "army", EVENT: "event", ANTI: "aid"}


def board(setup: Setup) -> Board:
    """Return the zones, the faces of all types of cards, and the steps of a turn."""
    zones = [Zone("deck", "pile", "commons"), Zone("discard", "pile", "commons")]
    if setup.options["variant"] != "barbarians":
        zones.append(Zone("king", "slots", "commons"))
    zones += [Zone("played", "row", "commons"), Zone("line", "slots", "centre")]
    for seat in range(setup.seats):
        zones += [
            Zone(f"realm.{seat}", "grid", "realm", seat),
            Zone(f"hand.{seat}", "row", "hand", seat, "hand"),
            Zone(f"digit.{seat}", "pile", "column", seat, "thumb"),
        ]
    faces = tuple(_face(setup.numbers, kind) for kind in range(1, TYPES))
    steps: tuple[Msg, ...] = tuple((f"turn-step-{step}", {}) for step in ("draw", "move", "fight", "expand", "discard"))
    return Board("zones", zones=tuple(zones), faces=faces, counters=COUNTERS, steps=steps, lines=LINES)


def _face(numbers: Numbers, kind: int) -> CardFace:
    """Return the face of a type of card."""
    card = FIRST[kind]
    group = KIND[kind]
    name = "road" if kind == ROAD else "improvement" if group == IMPROVEMENT else _KINDS.get(group, "action")
    stats = (("sword", numbers.cv[kind]),) if group == FORCE else ()
    term = card_term(card)
    when: Msg = ("face-foot", {"card": card})
    foot = (("", when),) if group else ()
    return CardFace(ART[kind], ("face-title", {"card": card}), name, "", stats, (f"face-{term}", {}), foot)


# --- what changes ---


def pieces(s: Barons) -> list[Piece]:
    """Return all cards that the viewer sees, by zone. In a realm they lie from the land up to the armies."""
    found = cards("deck", [0] * len(s.deck))
    found += cards("discard", s.discard, id=node_id, art=face)
    if KING_CARD in s.aside or KING_CARD in s.limbo:
        found.append(Piece(node_id(KING_CARD), face(KING_CARD), "king"))
    found += [Piece(node_id(card), face(card), "played") for card in s.limbo if card != KING_CARD]
    for seat in range(s.seats):
        found += _realm(s, seat)
        found += cards(f"hand.{seat}", s.hands[seat], seat, node_id, face)
        if not s.dice:
            found.append(Piece(f"digit.{seat}", "digit", f"digit.{seat}", seat, s.calls[seat]))
    return found + line(s)


def _realm(s: Barons, seat: int) -> list[Piece]:
    found = []
    zone = realm_id(seat)
    armies: dict[int, list[int]] = {}
    for army, cell in s.armies[seat].items():
        armies.setdefault(cell, []).append(army)
    aimed, group = _attack(s)
    for cell in sorted(s.lands[seat]):
        at = xy(cell)
        marks = ("target",) if aimed == (seat, cell) else ()
        land = s.lands[seat][cell]
        found.append(Piece(node_id(land), face(land), zone, seat, marks=marks, cell=at))
        found += [Piece(node_id(card), face(card), zone, seat, cell=at) for card in improvements_on(s, seat, cell)]
        for army in sorted(armies.get(cell, ())):
            found.append(Piece(node_id(army), face(army), zone, seat, marks=_marks(s, army, group), cell=at))
    if s.city[seat] >= 0:
        found.append(Piece(f"city.{seat}", ART[CITY], zone, cell=xy(s.city[seat])))
    return found


def _marks(s: Barons, army: int, group: tuple[int, ...]) -> tuple[str, ...]:
    """Return the marks of an army: it attacks, has attacked, or has moved."""
    if army in group:
        return ("attacks",)
    return ("spent",) if army in s.spent else ("moved",) if army in s.moved else ()


def _attack(s: Barons) -> tuple[tuple[int, int], tuple[int, ...]]:
    """Return the defender and the cell of the attack that has been declared, and the attacking armies."""
    besieger = s.find(Besieger)
    if besieger is None:
        return (-1, -1), ()
    assault = besieger.assault()
    return ((-1, -1), ()) if assault.won else ((assault.foe, assault.target), assault.group)


def code(s: Barons, piece: Piece) -> str:
    """Return the word of the notation for an army: its number."""
    card = int(piece.id[1:]) if piece.id[:1] == "c" and piece.id[1:].isdecimal() else 0
    return f"#{card}" if card and CARD_KIND[card] == FORCE and piece.cell else ""


def where(s: Barons, id: str) -> Msg:
    """Return where a land card lies, and whether it is on the frontier."""
    for owner, lands in enumerate(s.lands):
        for cell, land in lands.items():
            if node_id(land) == id:
                frontier = int(cell in chart(s, owner).frontier)
                return ("text-land", {"land": land, "cell": cell, "owner": owner, "frontier": frontier})
    return NO_MSG


def notes(s: Barons) -> list[Msg]:
    """Return the cards that the viewer has not seen, and the rounds left until the game ends by stalling (FYN-L1.02)."""
    unseen = tuple(sorted(s.unseen(), key=lambda card: TYPE[card]))
    found: list[Msg] = [("note-unseen", {"n": len(unseen), "cards": unseen})] if unseen else []
    left = rounds_to_stall(s)
    if left and s.stack:
        turned: Msg = ("note-stall-turned", {"count": s.setup.options["stall_rounds"]})
        found.append(turned if s.turned else ("note-stall", {"count": s.stall, "left": left}))
    return found


def turn(s: Barons) -> Msg:
    """Return the round, for the head of the table, and the step of the turn, by its place in Board.steps."""
    step = "C" if s.stage == CHOOSING else STEP_OF[s.stage]
    return ("head-round", {"round": s.round, "step": next(n for n, names in enumerate(STEPS) if step in names)})


def players(s: Barons) -> list[PlayerRow]:
    """Return score, hand, land, people and arms of each player."""
    rows = []
    for seat in range(s.seats):
        if not s.alive >> seat & 1:
            rows.append(PlayerRow(seat, seat, seat, 0, (0,) * len(COUNTERS)))
            continue
        arms, people, land = s.figures(seat)
        known = chart(s, seat)
        has = (len(s.hands[seat]), known.maximum, land, people, arms, known.population)
        rows.append(PlayerRow(seat, seat, seat, arms + people + land, has))
    return rows
