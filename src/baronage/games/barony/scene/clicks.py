"""What one clicks in the picture for an action."""

from __future__ import annotations

from baronage.engine.flow import Action
from baronage.games.barony import verbs
from baronage.games.barony.data import LIG, TEL
from baronage.games.barony.moves import landing
from baronage.games.barony.scene.sight import aim_id, serf_id
from baronage.games.barony.state import NOBODY, Barony
from baronage.games.barony.steps.bump import Shorten

ON_BOARD = (verbs.ACTIVATE, verbs.SHOOT, verbs.TACTICS, verbs.NAME, verbs.ESCORT, verbs.BLESS)
ON_SHEET = (verbs.PLACE, verbs.PICK)
AWAY = (verbs.CALL, verbs.RESURRECT, verbs.DROP)  # they stand on the roster of their Baron only


def leads(seat: int, action: Action) -> bool:
    """A Serf is activated by the click on it; the next click tells where it goes."""
    return action[0] == verbs.ACTIVATE


def nodes(s: Barony, seat: int, action: Action) -> list[str]:
    """The nodes that one clicks, in order, for an action; none: it is a button (pass, fight, buy, ready)."""
    verb = action[0]
    if verb in (verbs.STEP, verbs.FLY):
        return [_space(s, landing(s, s.place[s.active], *action[1:]) if verb == verbs.FLY else action[1])]
    if verb in ON_BOARD or verb in ON_SHEET:
        return [serf_id(action[1])]
    if verb in AWAY:
        listed = s.control[action[1]] == seat and s.place[action[1]] != NOBODY
        return [serf_id(action[1])] if listed else []
    if verb in (verbs.PUT, verbs.SAVE):
        return [s.board.space_name(action[1])]
    if verb == verbs.AIM:
        return [aim_id(action)]
    if verb == verbs.SHORTEN and isinstance(top := s.stack[-1], Shorten):
        return [aim_id((verbs.AIM, top.direction, top.distance - action[1]))]
    if verb == verbs.CAST:
        if action[1] == TEL:
            return [s.board.space_name(action[2])]
        return [] if action[1] == LIG else [serf_id(action[2])]
    return []


def _space(s: Barony, space: int) -> str:
    """A space, or who stands there."""
    other = s.at(space)
    return serf_id(other) if other >= 0 else s.board.space_name(space)
