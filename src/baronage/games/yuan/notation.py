"""Notation of moves, written and read, as in section 12 of RULES.md. Positions are in position.py."""

from __future__ import annotations

import re

from baronage.engine.core.errors import Unreadable
from baronage.engine.core.state import RESIGN, Action
from baronage.engine.text.input_errors import quoted
from baronage.games.yuan import verbs
from baronage.games.yuan.data import (
    CLAN_LETTERS,
    PROVINCE_NAMES,
    PROVINCE_NUMBER,
    TILE_CODES,
    TILE_NUMBER,
)
from baronage.games.yuan.input_errors import msg
from baronage.games.yuan.position import clan_called, read_position, write_position
from baronage.games.yuan.rules.capitals import capital_of
from baronage.games.yuan.rules.orders import Order
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.steps.founding import next_colour

__all__ = ["begins_record", "phrase", "read", "read_line", "read_position", "write", "write_position"]

_LEVELS = {"D": verbs.DEVELOP, "F": verbs.FORTIFY, "M": verbs.MILITARIZE}
_SEAT = re.compile(r"([1-8])\s+(.*)$")
_CLAN = re.compile(r"([A-Za-z])\s+(.*)$")
_ORDER = re.compile(r"([A-Za-z]+)\s*:\s*((?:[DFMdfm][1-3])+)$")
_LEVEL = re.compile(r"([DFMdfm])([0-3])$")
_TILE = re.compile(r"([CMcm]:[A-Oa-o])?(?:@(-?[0-9]{1,3}),(-?[0-9]{1,3}))?(?:r([0-9]))?$")

# --- moves ----------------------------------------------------------------------------------------------------------


def write(s: Yuan, seat: int, action: Action) -> str:
    """Return the notation of one action."""
    verb, rest = action[0], action[1:]
    if verb == verbs.SEND:
        return "commit" if rest[0] else f"{CLAN_LETTERS[s.clans[seat]]} -"
    if verb == verbs.TARGET:
        return PROVINCE_NAMES[rest[0]]
    if verb in (verbs.DEVELOP, verbs.FORTIFY, verbs.MILITARIZE):
        return f"{'DFM'[verb - verbs.DEVELOP]}{rest[0]}"
    if verb == verbs.RECALL:
        return "recall"
    if verb == verbs.TILE:
        return TILE_CODES[rest[0]]
    if verb == verbs.SPOT:
        return f"@{rest[0]},{rest[1]}"
    if verb == verbs.ROTATE:
        return f"r{rest[0]}"
    if verb == verbs.CAPITAL:
        return f"puts {CLAN_LETTERS[next_colour(s)]} {PROVINCE_NAMES[rest[0]]}"
    if verb == verbs.VOTE:
        return "objects" if rest[0] else "accepts"
    if verb == verbs.BID:
        return f"bid {rest[0]}"
    assert verb == verbs.TAKE, action
    return f"takes {CLAN_LETTERS[rest[0]]} {PROVINCE_NAMES[capital_of(s, rest[0])]}"


def phrase(s: Yuan, seat: int, actions: list[Action]) -> str:
    """Return a complete order or a complete tile as one move, or an empty string."""
    if len(actions) == 5 and actions[-1] == verbs.COMMIT:
        order = (actions[0][1], actions[1][1], actions[2][1], actions[3][1])
        return write_order(s.clans[seat], order)
    if len(actions) == 3 and actions[-1][0] == verbs.ROTATE:
        return "".join(write(s, seat, action) for action in actions)
    return ""


def write_order(clan: int, order: Order | None) -> str:
    """Return an order such as 'W LAI:D1F2M2', or a pass such as 'W -'."""
    letter = CLAN_LETTERS[clan]
    if order is None:
        return f"{letter} -"
    marks = "".join(f"{kind}{level}" for kind, level in zip("DFM", order[1:], strict=True) if level)
    return f"{letter} {PROVINCE_NAMES[order[0]]}:{marks}"


def write_turn(orders: dict[int, Order | None]) -> str:
    """Return the orders of a turn by clan, such as 'W LAI:D1F1 | B -'."""
    return " | ".join(write_order(clan, order) for clan, order in orders.items())


def read_turn(s: Yuan, text: str) -> list[tuple[int, list[Action]]]:
    """Return the seats and actions in a turn's line; a leading number ('3. W LAI:D1 | B -') is allowed."""
    found = []
    for part in re.sub(r"^\s*[0-9]+\.\s+", "", text).split("|"):
        seat = _orders_of(s, part.strip())
        found.append((seat, read(s, seat, part)))
    return found


_TURN_LINE = re.compile(r"([0-9]{1,2})\.\s+(.*)$")


def begins_record(line: str) -> bool:
    """Return whether this is the setup line of a game record (12.3)."""
    return line.startswith("t=") and "map=" in line and "pos=" in line


def read_line(s: Yuan, line: str) -> list[tuple[int, str]]:
    """Return the seats and texts of a record line.

    A line has the orders of a turn ('3. W LAI:D1 | B -') or one seat's action ('2 takes W LAI').
    """
    numbered = _TURN_LINE.match(line)
    if numbered and int(numbered[1]) != s.turn:
        raise Unreadable(msg("turn-other", turn=s.turn, told=numbered[1]))
    alone = _SEAT.match(line)
    if alone and not numbered:
        if int(alone[1]) > s.seats:
            raise Unreadable(msg("seat-unknown", seat=alone[1]))
        return [(int(alone[1]) - 1, alone[2])]
    parts = (numbered[2] if numbered else line).split("|")
    return [(_orders_of(s, part.strip()), part.strip()) for part in parts]


def _orders_of(s: Yuan, part: str) -> int:
    """Return the seat that an order belongs to."""
    named = _CLAN.match(part)
    letter = named[1].upper() if named else ""
    if not letter or letter not in CLAN_LETTERS or CLAN_LETTERS.index(letter) not in s.clans:
        raise Unreadable(msg("clan-letter", part=quoted(part, 60)))
    return s.clans.index(CLAN_LETTERS.index(letter))


def read(s: Yuan, seat: int, text: str) -> list[Action]:
    """Return the actions that a text stands for, legal or not."""
    words = " ".join(text.split())
    if not words:
        raise Unreadable(msg("move-empty"))
    numbered = _SEAT.match(words)
    if numbered:
        if int(numbered[1]) != seat + 1:
            raise Unreadable(msg("seat-other", seat=seat + 1, told=numbered[1]))
        words = numbered[2]
    head, _, rest = words.partition(" ")
    head = head.lower()
    if head == "resigns" and not rest:
        return [(RESIGN,)]
    if head in ("accepts", "objects") and not rest:
        return [(verbs.VOTE, int(head == "objects"))]
    if head == "bid":
        if not re.match(r"[0-9]{1,9}$", rest):
            raise Unreadable(msg("bid-shape", text=quoted(rest, 40)))
        return [(verbs.BID, int(rest))]
    if head == "puts":
        return [(verbs.CAPITAL, _put(s, rest))]
    if head == "takes":
        return [(verbs.TAKE, _taken(s, rest))]
    tile = _TILE.match(words)
    if tile:
        return _read_tile(tile)
    return _read_order(s, seat, words)


def _province(name: str) -> int:
    number = PROVINCE_NUMBER.get(name.upper())
    if number is None:
        raise Unreadable(msg("province-unknown", name=quoted(name, 40)))
    return number


def _put(s: Yuan, rest: str) -> int:
    words = rest.split()
    if len(words) == 2 and s.stack and verbs.CAPITAL in s.stack[-1].OFFERS:
        if clan_called(words[0]) != next_colour(s):
            raise Unreadable(msg("capital-next", clan=CLAN_LETTERS[next_colour(s)]))
    elif len(words) not in (1, 2):
        raise Unreadable(msg("capital-shape"))
    return _province(words[-1])


def _taken(s: Yuan, rest: str) -> int:
    words = rest.split()
    if len(words) not in (1, 2):
        raise Unreadable(msg("take-shape"))
    clan = clan_called(words[0])
    if len(words) == 2:
        capital = capital_of(s, clan)
        if _province(words[1]) != capital:
            where = PROVINCE_NAMES[capital] if capital else "none"
            raise Unreadable(msg("capital-other", clan=CLAN_LETTERS[clan], where=where, told=words[1].upper()))
    return clan


def _read_tile(tile: re.Match[str]) -> list[Action]:
    found: list[Action] = []
    if tile[1]:
        found.append((verbs.TILE, TILE_NUMBER[tile[1].upper()]))
    if tile[2]:
        found.append((verbs.SPOT, int(tile[2]), int(tile[3])))
    if tile[4]:
        found.append((verbs.ROTATE, int(tile[4])))
    if not found:
        raise Unreadable(msg("move-empty"))
    return found


def _read_order(s: Yuan, seat: int, words: str) -> list[Action]:
    named = _CLAN.match(words)
    if named:
        if clan_called(named[1]) != s.clans[seat]:
            mine = CLAN_LETTERS[s.clans[seat]] if s.clans[seat] >= 0 else "none"
            raise Unreadable(msg("clan-other", mine=mine, told=named[1].upper()))
        words = named[2]
    simple: dict[str, Action] = {"-": verbs.PASS, "pass": verbs.PASS, "commit": verbs.COMMIT, "recall": (verbs.RECALL,)}
    if words.lower() in simple:
        return [simple[words.lower()]]
    level = _LEVEL.match(words)
    if level:
        return [(_LEVELS[level[1].upper()], int(level[2]))]
    order = _ORDER.match(words)
    if order:
        return _whole(order)
    if not words.isalpha():
        raise Unreadable(msg("order-shape", text=quoted(words, 60)))
    return [(verbs.TARGET, _province(words))]


def _whole(order: re.Match[str]) -> list[Action]:
    marks = dict.fromkeys("DFM", 0)
    text = order[2].upper()
    for kind, level in zip(text[::2], text[1::2], strict=True):
        if marks[kind]:
            raise Unreadable(msg("order-twice", order=quoted(order[0], 60), kind=kind))
        marks[kind] = int(level)
    levels: list[Action] = [(_LEVELS[kind], level) for kind, level in marks.items()]
    return [(verbs.TARGET, _province(order[1])), *levels, verbs.COMMIT]
