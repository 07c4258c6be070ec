"""Notation of moves, read and written, as in RULES.md. Positions are in position.py."""

from __future__ import annotations

import re
from typing import Final

from baronage.engine.core.errors import Ambiguous, Unreadable
from baronage.engine.core.state import Action
from baronage.engine.text.input_errors import quoted
from baronage.games.brawling import verbs
from baronage.games.brawling.data import (
    CODE,
    CODE_NUMBER,
    card_name,
    unit_name,
)
from baronage.games.brawling.input_errors import msg
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.position import card_called, read_position, seat_called, write_position
from baronage.games.brawling.rules.town import unit_at
from baronage.games.brawling.state import Barons, decks_used

__all__ = ["phrase", "read", "read_position", "write", "write_position"]

SIGNS = ("rock", "paper", "scissors")
_MAX_NAMES = 3  # in one move: Y MIL1 A KNI1>SMI1
_BARE = re.compile(r"(?<![A-Za-z0-9])(?:[A-Za-z]{3}|[Pp]2[Aa])(?![A-Za-z0-9])")  # a name without its copy number


def _unit(s: Barons, card: int) -> str:
    """Return a unit, Aid or card; lower case is the base half."""
    unit = unit_at(s, card)[2]
    return unit_name(unit) if unit else card_name(card)


_SIMPLE: Final = {verbs.GATHER: "G", verbs.DRAW: "D", verbs.BUY: "KB", verbs.DONE: ".", verbs.SEND: "F ."}


def write(s: Barons, seat: int, action: Action) -> str:
    """Return the notation of one action."""
    verb, rest = action[0], action[1:]
    if verb in _SIMPLE:
        return _SIMPLE[verb]
    if verb == verbs.BID:
        return f"F +{card_name(rest[0])}"
    if verb == verbs.SIGN:
        return f"F {SIGNS[rest[0]]}"
    if verb == verbs.MARKET:
        return f"M{rest[0]}"
    if verb in (verbs.RECRUIT, verbs.EXTRA, verbs.SELL):
        return f"{ {verbs.RECRUIT: 'R', verbs.EXTRA: 'X', verbs.SELL: 'KS'}[verb] } {card_name(rest[0])}"
    if verb in (verbs.UPGRADE, verbs.MOVE, verbs.COURT, verbs.RIDE):
        letter = {verbs.UPGRADE: "U", verbs.MOVE: "V", verbs.COURT: "C", verbs.RIDE: "H"}[verb]
        return f"{letter} {_unit(s, rest[0])}"
    if verb in (verbs.ATTACK, verbs.GUARD):
        return f"{'A' if verb == verbs.ATTACK else 'S'} {_unit(s, rest[0])}>{_unit(s, rest[1])}"
    if verb in (verbs.BOMB, verbs.PRISON, verbs.FLIP_UP, verbs.FLIP_DOWN):
        sign = {verbs.FLIP_UP: "+", verbs.FLIP_DOWN: "-"}.get(verb, "")
        return f"P {card_name(rest[0])}>{_unit(s, rest[1])}{sign}"
    if verb == verbs.GIVE:
        what = "$" if not rest[0] else card_name(rest[0]) if rest[0] in s.hands[seat] else _unit(s, rest[0])
        return f"T {what}>{LETTERS[rest[1]]}"
    if verb in (verbs.ARMS_UPGRADE, verbs.ARMS_MOVE):
        return f"Y {card_name(rest[0])} {'U' if verb == verbs.ARMS_UPGRADE else 'V'} {_unit(s, rest[1])}"
    if verb == verbs.ARMS_ATTACK:
        return f"Y {card_name(rest[0])} A {_unit(s, rest[1])}>{_unit(s, rest[2])}"
    if verb == verbs.AID_BUILD:
        return f"Q {card_name(rest[0])} {_unit(s, rest[1])}"
    if verb == verbs.AID_MARKET:
        return f"Q {card_name(rest[0])} M{rest[1]}"
    if verb in (verbs.AID_DRAW, verbs.AID_GAIN):
        return f"Q {card_name(rest[0])}"
    assert verb == verbs.RECEIVE, action
    return f"W {LETTERS[rest[0]]}"


def phrase(s: Barons, seat: int, actions: list[Action]) -> str:
    """Return the notation of a whole bid as one move, or ""."""
    if actions and actions[-1] == (verbs.SEND,):
        return "F " + (",".join(card_name(action[1]) for action in actions[:-1]) or "-")
    return ""


def read(s: Barons, seat: int, text: str) -> list[Action]:
    """Return the actions that a text stands for, legal or not.

    A copy number may be omitted where only one copy can be meant.
    """
    words = text.split()
    if not words:
        raise Unreadable(msg("move-empty"))
    tail = " ".join(words[1:])
    bare = _BARE.search(tail)
    named = bare is not None and words[0].upper() != "F" and bare[0].upper() in CODE_NUMBER
    if not bare or not named or len(_BARE.findall(tail)) > _MAX_NAMES:
        return _read_move(s, seat, text)
    copies = s.numbers.copies[CODE_NUMBER[bare[0].upper()]] * decks_used(s.setup)
    options = s.actions(seat)
    found: dict[Action, str] = {}
    for copy in range(copies, 0, -1):
        numbered = f"{words[0]} {tail[: bare.end()]}{copy}{tail[bare.end() :]}"
        meant = read(s, seat, numbered)
        if meant[0] in options:
            found[meant[0]] = write(s, seat, meant[0])
    if len(found) > 1:
        raise Ambiguous(msg("move-ambiguous", text=quoted(text, 80), known=sorted(found.values())))
    return list(found) or meant


def _read_move(s: Barons, seat: int, text: str) -> list[Action]:
    words = text.split()
    head = words[0].upper()
    rest = "".join(words[1:])
    if head == "M":
        head, rest = head + rest, ""
    try:
        if head in (".", "DONE", "PASS") and not rest:
            return [(verbs.DONE,)]
        if head in ("G", "D", "KB") and not rest:
            return [({"G": verbs.GATHER, "D": verbs.DRAW, "KB": verbs.BUY}[head],)]
        if head in ("M1", "M2", "M3") and not rest:
            return [(verbs.MARKET, int(head[1]))]
        if head == "F":
            return _read_bid(s, seat, rest)
        if head in ("R", "X", "KS"):
            verb = {"R": verbs.RECRUIT, "X": verbs.EXTRA, "KS": verbs.SELL}[head]
            return [(verb, card_called(s, rest))]
        if head in ("U", "V", "C", "H"):
            verb = {"U": verbs.UPGRADE, "V": verbs.MOVE, "C": verbs.COURT, "H": verbs.RIDE}[head]
            return [(verb, card_called(s, rest))]
        if head == "A":
            first, second = _pair(rest)
            return [(verbs.ATTACK, card_called(s, first), card_called(s, second))]
        if head == "S":
            first, second = _pair(rest)
            return [(verbs.GUARD, card_called(s, first), card_called(s, second))]
        if head == "P":
            return [_read_action_card(s, rest)]
        if head == "T":
            first, second = _pair(rest)
            what = 0 if first == "$" else card_called(s, first)
            return [(verbs.GIVE, what, seat_called(s, second))]
        if head == "Y":
            return [_read_military(s, words[1:])]
        if head == "Q":
            return [_read_aid(s, words[1:])]
        if head == "W":
            return [(verbs.RECEIVE, seat_called(s, rest))]
    except (IndexError, ValueError) as error:
        if isinstance(error, Unreadable):
            raise
        raise Unreadable(msg("move-cut", text=quoted(text, 80))) from error
    raise Unreadable(msg("move-unknown", text=quoted(text, 80)))


def _read_bid(s: Barons, seat: int, rest: str) -> list[Action]:
    if rest.lower() in SIGNS:
        return [(verbs.SIGN, SIGNS.index(rest.lower()))]
    if rest == ".":
        return [(verbs.SEND,)]
    if rest.startswith("+"):
        return [(verbs.BID, card) for card in _bid_copies(s, seat, [rest[1:]])]
    if not rest:
        raise Unreadable(msg("bid-shape"))
    cards = [] if rest == "-" else _bid_copies(s, seat, rest.split(","))
    return [*((verbs.BID, card) for card in cards), (verbs.SEND,)]


def _bid_copies(s: Barons, seat: int, names: list[str]) -> list[int]:
    """Return the copies named; a name without number means the copy held longest among those not named (BRAWL-1.15)."""
    cards = [card_called(s, name) for name in names]
    used = [action[1] for action in s.draft(seat)] + [
        card for card, name in zip(cards, names, strict=True) if name[3:] and card in s.hands[seat]
    ]
    for place, name in enumerate(names):
        copies = [held for held in s.hands[seat] if CODE[held] == CODE[cards[place]] and held not in used]
        if copies and not name[3:]:
            cards[place] = copies[0]
            used.append(copies[0])
    return cards


def _read_action_card(s: Barons, rest: str) -> Action:
    first, second = _pair(rest)
    card = card_called(s, first)
    code = CODE[card]
    if code == CODE_NUMBER["FLI"]:
        if second[-1:] not in ("+", "-"):
            raise Unreadable(msg("flip-shape"))
        return (verbs.FLIP_UP if second[-1] == "+" else verbs.FLIP_DOWN, card, card_called(s, second[:-1]))
    if code == CODE_NUMBER["BOM"]:
        return (verbs.BOMB, card, card_called(s, second))
    if code == CODE_NUMBER["PRI"]:
        return (verbs.PRISON, card, card_called(s, second))
    raise Unreadable(msg("action-card-unknown", card=first))


def _read_military(s: Barons, words: list[str]) -> Action:
    card = card_called(s, words[0])
    what, rest = words[1].upper(), "".join(words[2:])
    if what == "A":
        first, second = _pair(rest)
        return (verbs.ARMS_ATTACK, card, card_called(s, first), card_called(s, second))
    if what not in ("U", "V"):
        raise Unreadable(msg("military-action"))
    return (verbs.ARMS_UPGRADE if what == "U" else verbs.ARMS_MOVE, card, card_called(s, rest))


def _read_aid(s: Barons, words: list[str]) -> Action:
    aid = card_called(s, words[0])
    rest = "".join(words[1:])
    code = CODE[aid]
    if code == CODE_NUMBER["RAB"]:
        return (verbs.AID_BUILD, aid, card_called(s, rest))
    if code == CODE_NUMBER["RAV"]:
        if rest.upper() not in ("M1", "M2", "M3"):
            raise Unreadable(msg("aid-of-civilians"))
        return (verbs.AID_MARKET, aid, int(rest[1]))
    if rest:
        raise Unreadable(msg("aid-alone", aid=words[0]))
    if code == CODE_NUMBER["RAC"]:
        return (verbs.AID_DRAW, aid)
    if code == CODE_NUMBER["RAR"]:
        return (verbs.AID_GAIN, aid)
    if code == CODE_NUMBER["RAM"]:
        return (verbs.AID_GAIN, aid)  # refused by BRAWL-10.13
    raise Unreadable(msg("aid-unknown", aid=words[0]))


def _pair(text: str) -> tuple[str, str]:
    first, arrow, second = text.partition(">")
    if not arrow or not first or not second:
        raise Unreadable(msg("two-names", text=quoted(text, 80)))
    return first, second
