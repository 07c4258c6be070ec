"""Serfs, traps and snares as pieces."""

from __future__ import annotations

from typing import Final

from baronage.engine.picture.table import Piece
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    ARMOUR,
    BLS,
    CASTE_NAME,
    CAT,
    ITEM_CLASS,
    MKW,
    SNA,
    SPELL,
    TRP,
    WEAPON,
)
from baronage.games.barony.nodes import serf_id
from baronage.games.barony.rules.equipment import plain
from baronage.games.barony.state import AIR, KILLED, NOBODY, STRUCK, WENT, Barony
from baronage.games.barony.steps.base import AGAINST, UNKNOWN, steps_in_progress
from baronage.games.barony.steps.clash import Confronting
from baronage.games.barony.steps.opening import Preparation, fief, fiefdom
from baronage.games.barony.table.board import KINDS

ARTS: Final = ("serf", *(name.lower() for name in CASTE_NAME[1:]))  # the drawing of each caste
_WORK: Final = {MKW: "hammer", SNA: "chain", TRP: "bars", CAT: "catapult", BLS: "church"}
_CARRIED: Final = {WEAPON: "sword", ARMOUR: "helmet", SPELL: "scroll"}


def pieces(s: Barony) -> list[Piece]:
    """Return all Serfs by place, those outside the Kingdom in the zone of their Baron, then traps and snares.

    Before the game, a viewer sees only their own Serfs, as drafted.
    """
    preparation = s.on_top(Preparation)
    if preparation is not None:
        return _drafted(s, preparation) if s.viewer >= 0 else []
    found = [_serf(s, serf) for serf, place in enumerate(s.place) if place != NOBODY]
    for triangle, sign, _, seat, rank in s.markers:
        name = s.board.names[triangle]
        found.append(Piece(f"marker.{name}", "trap" if sign == TRP else "snare", name, seat, values=(rank,)))
    return found


def _drafted(s: Barony, preparation: Preparation) -> list[Piece]:
    """Return the Serfs of the viewer's draft: those placed on their triangles, the others beside the board."""
    seat = s.viewer
    draft = preparation.drafts[seat]
    placed = where_placed(s, seat)
    found = []
    for serf, (caste, vocation, _) in fiefdom(s, seat, draft).items():
        at = s.board.names[placed[serf]] if serf in placed else f"away.{seat}"
        old = serf < len(s.caste) and s.caste[serf] == caste
        values = (s.rank[serf], s.move[serf]) if old else (s.numbers.start_rank[caste], s.numbers.start_move[caste])
        found.append(Piece(serf_id(serf), ARTS[caste], at, seat, values=values, marks=(KINDS[vocation],)))
    return found


def where_placed(s: Barony, seat: int) -> dict[int, int]:
    """Return the triangles of the Serfs placed in a draft."""
    preparation = s.on_top(Preparation)
    draft = preparation.drafts[seat] if preparation is not None else ()
    spots = [action for action in draft if action[0] in (verbs.PLACE, verbs.PUT)]
    nine, starts = fief(s, seat, draft) if spots else [], s.board.starts[s.home[seat]]
    return {
        what if verb == verbs.PLACE else nine[turn]: starts[turn] if verb == verbs.PLACE else what
        for turn, (verb, what) in enumerate(spots)
    }


def _serf(s: Barony, serf: int) -> Piece:
    """Return a Serf that is or was in play, or in reserve."""
    control, owner = s.control[serf], s.owner(serf)
    at = s.board.names[s.place[serf]] if s.place[serf] >= 0 else _air(s, serf) or f"away.{owner}"
    return Piece(serf_id(serf), ARTS[s.caste[serf]], at, control, 1, (s.rank[serf], s.move[serf]), _marks(s, serf))


def _air(s: Barony, serf: int) -> str:
    """Return the place beside which a Serf hovers that moves or is pushed just now, or ""."""
    if s.place[serf] == AIR:
        for step in steps_in_progress(s):
            space = step.hover(s, serf)
            if space != UNKNOWN:
                return s.board.names[space] if space >= 0 else ""
    return ""


def _marks(s: Barony, serf: int) -> tuple[str, ...]:
    """Return the kind of a Serf, for how long it has held its point, and its badges, the most urgent first."""
    marks = [KINDS[s.vocation[serf]]]
    if s.place[serf] in (KILLED, STRUCK, WENT):
        return (*marks, "killed")
    if s.hold[serf]:
        marks.append(f"hold-{s.hold[serf]}")
    if s.sleep[serf]:
        marks.append("clock")
    if s.snare[serf]:
        marks.append("chain")
    if s.catapult[serf]:
        marks.append("catapult")
    if s.task[serf]:
        marks.append(_WORK[s.task[serf]])
    if s.made[serf] or s.ready[serf]:
        marks.append("anvil")
    if s.blessings[serf]:
        marks.append("church")
    marks += dict.fromkeys(_CARRIED[ITEM_CLASS[plain(item)]] for item in s.items[serf])
    if s.speed[serf] > s.slow[serf]:
        marks.append("up")
    if s.slow[serf] > s.speed[serf]:
        marks.append("down")
    if s.control[serf] != s.owner(serf):
        marks.append("flag")
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Confronting) and top.clash[AGAINST] == serf:
        marks.append("attacked")
    return tuple(dict.fromkeys(marks))
