"""What one clicks in the picture for an action."""

from __future__ import annotations

from baronage.engine.flow import Action
from baronage.games.yuan import verbs
from baronage.games.yuan.data import PROVINCE_NAMES
from baronage.games.yuan.state import Yuan


def nodes(s: Yuan, seat: int, action: Action) -> list[str]:
    """The nodes that one clicks, in order; none: it is a button (pass, commit, take back)."""
    verb, rest = action[0], action[1:]
    if verb == verbs.TARGET:
        return [f"p.{PROVINCE_NAMES[rest[0]]}"]
    if verb in (verbs.DEVELOP, verbs.FORTIFY, verbs.MILITARIZE):
        return [f"level.{'DFM'[verb - verbs.DEVELOP]}{rest[0]}"]
    return []
