"""Notation of moves (section 12.4 of the rules), written and read.

Messages in words are read in `text`, positions in `position`. A message is written as it is logged: `M1-2x2 F4* ?4`,
`C6x2s2,7x1 u3`, `B6x2,5x1 b17`. It is final once read. A single click of an unsent message starts with `+` (`+F4*`),
and `send` sends the clicks so far.
"""

from __future__ import annotations

from baronage.engine.core.state import Action
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    ABILITY_CODES,
    FACTION_CODES,
    ISLAND,
    LOOKS,
)
from baronage.games.protectors.position import read_position, write_position
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.commitment import attacked
from baronage.games.protectors.steps.opening import vote_of
from baronage.games.protectors.text import Returned, advise, read, resolve_names

__all__ = ["Returned", "advise", "phrase", "read", "read_position", "resolve_names", "write", "write_position"]

WHOLE_MESSAGES = True  # `;` separates the statements of one message (REALM-T1.02)
BALLOTS = (("normal", "grand"), ("no teams", "teams"), ("no factions", "factions"), ("choice", "chance"))


def place_code(place: int) -> str:
    """Return the number of a Province, or the letter of the Island."""
    return "I" if place == ISLAND else str(place)


# --- moves ----------------------------------------------------------------------------------------------------------


def order_code(s: Realm, action: Action) -> str:
    """Return one item of a message as it is logged."""
    verb = action[0]
    if verb == verbs.HOLD:
        return f"H{place_code(action[1])}"
    if verb in (verbs.FORTIFY, verbs.WORK):
        return f"{'F' if verb == verbs.FORTIFY else 'W'}{place_code(action[1])}{'*' if action[2] else ''}"
    if verb in (verbs.MARCH, verbs.DELAYED):
        letter = "M" if verb == verbs.MARCH else "D"
        gold = "*" if action[3] else ""
        return f"{letter}{place_code(action[1])}-{place_code(action[2])}x{action[4]}{gold}"
    if verb == verbs.SUPPORT:
        return f"S{place_code(action[1])}:{s.number[action[2]]}@{place_code(action[3])}{'*' if action[4] else ''}"
    if verb == verbs.SNITCH:
        return f"?{s.number[action[1]]}"
    if verb == verbs.TRANSFER:
        return f"${action[2]}>{s.number[action[1]]}"
    if verb == verbs.DRAW:
        return f"<{action[2]}:{s.number[action[1]]}"
    if verb in (verbs.COMMIT, verbs.SACRIFICE, verbs.BUY):
        letter = {verbs.COMMIT: "C", verbs.SACRIFICE: "s", verbs.BUY: "B"}[verb]
        return f"{letter}{action[1]}x{action[2]}"
    if verb in (verbs.BURN, verbs.UPGRADE, verbs.CAPITOL, verbs.MAGI, verbs.BID):
        letter = {verbs.BURN: "u", verbs.UPGRADE: "U", verbs.CAPITOL: "K", verbs.MAGI: "m", verbs.BID: "b"}[verb]
        return f"{letter}{action[1]}"
    if verb == verbs.REFRESH:
        return f"SR:{ABILITY_CODES[action[1]]}"
    if verb == verbs.GAIN:
        return f"SG:{ABILITY_CODES[action[1]]}"
    if verb == verbs.FACTION:
        return f"F{FACTION_CODES[action[1]]}"
    if verb == verbs.LOOKAT:
        return LOOKS[action[1]]
    if verb == verbs.KEEP:
        return f"keep {'event' if action[1] == 0 else 'dragon'}"
    return {
        verbs.DISCARD: "discard",
        verbs.REPLACE: "replace",
        verbs.HIDING: "HIDE",
        verbs.BANKING: "BANK",
        verbs.KEEPFAITH: "FAITH",
        verbs.OFFER: "OFFER",
    }[verb]


def write(s: Realm, seat: int, action: Action) -> str:
    """Return the notation of one action; a click of an unsent message starts with `+`."""
    verb = action[0]
    if verb == verbs.SEND:
        return "send"
    if verb == verbs.BALLOT:
        return f"+{BALLOTS[_vote(s)][action[1]]}"
    if verb == verbs.JOIN:
        return f"join {action[1] + 1}"
    if verb == verbs.PICK:
        return f"pick {action[1] + 1}"
    code = order_code(s, action)
    if verb in (verbs.TRANSFER, verbs.LOOKAT, verbs.KEEP, verbs.DISCARD, verbs.REPLACE):
        return code
    return f"+{code}"


def _vote(s: Realm) -> int:
    return max(vote_of(s), 0)


def phrase(s: Realm, seat: int, actions: list[Action]) -> str:
    """Return a complete message as it is logged, or an empty string if `actions` is not a complete message."""
    if actions[-1][0] != verbs.SEND:
        return ""
    items = actions[:-1]
    if items and items[0][0] == verbs.BALLOT:
        return BALLOTS[_vote(s)][items[0][1]]
    if attacked(s):
        return _attack_phrase(s, items)
    words = [order_code(s, action) for action in items if action[0] not in (verbs.HOLD, verbs.BUY, verbs.DRAW)]
    buys = [f"{action[1]}x{action[2]}" for action in items if action[0] == verbs.BUY]
    if buys:
        before = sum(action[0] not in (verbs.BUY, verbs.BANKING, verbs.BID, verbs.DRAW) for action in items)
        words.insert(before, f"B{','.join(buys)}")
    words += [order_code(s, action) for action in items if action[0] == verbs.DRAW]
    if not words:
        return "no orders" if s.stack[-1].NAME == "orders" else "nothing"
    return " ".join(words)


def _attack_phrase(s: Realm, items: list[Action]) -> str:
    dies = {action[1]: action[2] for action in items if action[0] == verbs.SACRIFICE}
    commits = [
        f"{action[1]}x{action[2]}" + (f"s{dies[action[1]]}" if action[1] in dies else "")
        for action in items
        if action[0] == verbs.COMMIT
    ]
    words = [order_code(s, action) for action in items if action[0] in (verbs.HIDING, verbs.BANKING, verbs.MAGI)]
    if commits or not words:
        words.append(f"C{','.join(commits) or '0'}")
    burns = [str(action[1]) for action in items if action[0] == verbs.BURN]
    if burns:
        words.append(f"u{','.join(burns)}")
    return " ".join(words)
