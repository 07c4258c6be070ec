"""Positions in one line, written and read (section 12.3 of the rules)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from baronage.engine.core.errors import BadDocument, BadSetup, reason
from baronage.engine.core.state import Action, Step
from baronage.engine.game.game import Game
from baronage.engine.text.input_errors import quoted
from baronage.games.protectors.board.realm import GRAND, NORMAL
from baronage.games.protectors.data import (
    ABILITY_CODES,
    ACT_NAMES,
    BLOOD,
    BSWAN,
    CALM,
    CODES,
    CRAB,
    DECK_OF,
    DECKS,
    DRAGON,
    FACTION_CODES,
    FERRY,
    FLOOD,
    IMARIN,
    ISLAND,
    MIST,
    NIGH,
    PIRATE,
    PLAGUE,
    POWER,
    RAIN,
    REFRESHED,
    SEAF,
    SNOW,
    SPRING,
    STOCK,
    STORM,
    TIME,
    TOP_LEVEL,
)
from baronage.games.protectors.input_errors import msg
from baronage.games.protectors.state import BY_DRAGON, BY_PLAYERS, SETUP, Realm, blank
from baronage.games.protectors.steps.attack import Attack, Check
from baronage.games.protectors.steps.bids import BankBid
from baronage.games.protectors.steps.buying import open_buying
from baronage.games.protectors.steps.commitment import attacked
from baronage.games.protectors.steps.opening import Opening
from baronage.games.protectors.steps.orders import open_orders
from baronage.games.protectors.steps.turn import BATTLE_OVER, CARDS, HARVEST, ORDERS, Turn, lay_board

PHASES = "?RVNXC"
LAST_TURN = 12  # The End deck holds three cards, drawn from turn 10 on (REALM-B1.10)


def write_position(s: Realm) -> str:
    """Return the position as one line (section 12.3)."""
    if s.phase == SETUP:
        return f"REALM1 setup {s.seats}"
    letter = "A" if attacked(s) else PHASES[s.phase]
    k = s.number
    words = [
        "REALM1",
        f"{'N' if s.version == NORMAL else 'G'}/{s.land.name}/{s.seats}",
        f"T{s.turn}.{letter}",
        f"dpl={s.dpl}",
        f"cards={','.join(CODES[card] for pile in s.inplay for card in pile) or '-'}",
    ]
    locked = ",".join(CODES[card] for pile in s.locked for card in pile)
    if locked:
        words.append(f"lock={locked}")
    words.append(f"rank={'>'.join(str(k[seat]) for seat in s.rank)}")
    before = [seat for seat in s.fell if s.out_turn[seat] < s.turn]
    now = [seat for seat in s.fell if s.out_turn[seat] >= s.turn]
    for name, seats in (("out", before), ("now", now)):
        if seats:
            words.append(f"{name}={len(seats)}/{sum(s.out_by[seat] == BY_DRAGON for seat in seats)}")
    words.append(f"map={' '.join(_map_entry(s, place) for place in range(1, len(s.owner)))}")
    if s.owner[ISLAND] >= 0:
        words.append(f"isle={k[s.owner[ISLAND]]}")
    words += _lists(s)
    return " ".join(words)


def _map_entry(s: Realm, place: int) -> str:
    owner = s.owner[place]
    text = f"{place}:{s.number[owner] if owner >= 0 else '-'}.{s.units[place]}"
    for i in range(0, len(s.guests), 3):
        if s.guests[i] == place:
            text += f"+{s.number[s.guests[i + 1]]}x{s.guests[i + 2]}"
    if s.level[place]:
        text += f"^{s.level[place]}"
    return text + ("g" if s.grey[place] else "")


def _lists(s: Realm) -> list[str]:
    order = s.by_number()
    rows: dict[str, list[str]] = {
        "cash": [f"{s.number[seat]}:{s.cash[seat]}" for seat in order if s.cash[seat]],
        "vp": [
            f"{s.number[seat]}:{s.bonus[seat] + s.titles[seat]}" for seat in order if s.bonus[seat] + s.titles[seat]
        ],
        "fac": [f"{s.number[seat]}:{FACTION_CODES[s.faction[seat]]}" for seat in order if s.faction[seat]],
        "used": [
            f"{s.number[seat]}:{code}"
            for seat in order
            for ability, code in enumerate(ABILITY_CODES)
            if s.used[seat] >> ability & 1
        ],
        "act": [f"{s.number[seat]}:{name}" for seat in order for name, bit in ACT_NAMES.items() if s.act[seat] & bit],
        "gift": [f"{s.number[seat]}:{_gift(s.gift[seat])}" for seat in order if s.gift[seat]],
        "team": [f"{s.number[seat]}:{s.team[seat] + 1}" for seat in order if s.teams > 0],
        "work": [f"{place}{'*' if work == 2 else ''}" for place, work in enumerate(s.work) if work],
    }
    return [f"{name}={','.join(items)}" for name, items in rows.items() if items]


def _gift(gift: int) -> str:
    return f"+{ABILITY_CODES[gift - REFRESHED]}" if gift >= REFRESHED else ABILITY_CODES[gift]


_HEAD = re.compile(r"(?:REALM1\s+)?([NG])/([a-z0-9]+)/(\d+)(?:\s+T(\d+)\.([RVANXC]))?\s*(.*)$", re.I | re.S)
_ENTRY = re.compile(r"(\d+):(-|\d+)\.(\d+)((?:\+\d+x[1-9]\d*)*)(?:\^([0-3]))?(g?)$")
_GUEST = re.compile(r"\+(\d+)x(\d+)")


def read_position(game: Game, text: str, seats: int | None, options: dict[str, Any]) -> Realm:
    """Return the state for a position in which Player#k sits on seat k.

    In phase R all players bid at once; V is the time before the cards are drawn. One field extends the printed rules:
    `top=RAIN,DRAGON` lists cards on top of their decks, first drawn first.
    """
    found = _HEAD.match(text.strip())
    if not found:
        raise BadDocument(msg("position-begins"))
    version, board, players, turn, phase, rest = found.groups()
    try:
        s = _start(game, version.upper(), board.lower(), int(players), seats, options, rest)
        s.turn = int(turn) if turn else 1
        if not 1 <= s.turn <= LAST_TURN:
            raise BadDocument(msg("turn-range", most=LAST_TURN))
        _fill(s, _fields(rest))
        _resume(s, (phase or "N").upper())
    except (ValueError, KeyError, IndexError) as error:
        if isinstance(error, BadDocument):
            raise
        raise BadDocument(msg("position-wrong", game=game.title, why=reason(error))) from error
    return s


def _fields(rest: str) -> dict[str, str]:
    fields: dict[str, str] = {}
    name = ""
    for word in rest.split():
        head, equals, tail = word.partition("=")
        if equals and head.isalpha():
            name = head
            if name in fields:
                raise BadDocument(msg("field-twice", name=name))
            fields[name] = tail
        elif name == "map":
            fields[name] += f" {word}"
        else:
            raise BadDocument(msg("word-misplaced", word=quoted(word, 60)))
    known = {"dpl", "cards", "lock", "rank", "out", "now", "map", "isle", "cash", "vp", "fac", "used", "act", "gift"}
    unknown = sorted(set(fields) - known - {"team", "work", "top"})
    if unknown:
        raise BadDocument(msg("field-unknown", name=unknown[0]))
    return fields


def _start(
    game: Game, version: str, board: str, n: int, seats: int | None, options: dict[str, Any], rest: str
) -> Realm:
    if seats is not None and seats != n:
        raise BadDocument(msg("players-count", count=n, seats=seats))
    agreed: dict[str, Any] = {"version": "normal" if version == "N" else "grand", "factions": "off", "teams": "off"}
    if "team=" in rest:
        agreed["teams"] = "on"
        teams = _pairs(_fields(rest)["team"])
        agreed["team_size"] = n // len(set(teams.values()))
    if "isle=" in rest:
        agreed["island"] = "wizard_sanctum"
    size = board.removeprefix("two")
    if version == "N" and board == f"two{n}":
        agreed["board"] = "two-ring"
    elif version == "G" and size.isdigit() and board.startswith("two"):
        agreed["provinces"] = int(size)
    try:
        s = blank(game.setup(n, {**agreed, **options}))
    except BadSetup as error:
        raise BadDocument(error.sentence) from error
    s.version = NORMAL if version == "N" else GRAND
    s.teams = 1 if agreed["teams"] == "on" else 0
    s.factions = 0
    s.number = list(range(1, n + 1))
    if s.land.name != board:
        raise BadDocument(msg("board-other", name=s.land.name, board=board))
    lay_board(s)
    s.owner = [-1] * len(s.owner)
    s.units = [0] * len(s.units)
    s.cash = [0] * n
    return s


def _pairs(text: str) -> dict[int, str]:
    found: dict[int, str] = {}
    for item in text.split(","):
        if item and item != "-":
            number, _, value = item.partition(":")
            if int(number) in found:
                raise BadDocument(msg("player-twice", number=int(number), text=quoted(text, 60)))
            found[int(number)] = value
    return found


def _fill(s: Realm, fields: dict[str, str]) -> None:
    n = s.seats
    s.dpl = _amount(fields.get("dpl", "0"))
    order = [int(word) for word in fields["rank"].split(">")] if "rank" in fields else list(range(1, n + 1))
    if len(set(order)) != len(order) or not order or not set(order) <= set(range(1, n + 1)):
        raise BadDocument(msg("rank-shape"))
    s.rank = [number - 1 for number in order]
    _fallen(s, fields)
    _map(s, fields.get("map", ""))
    _cards(s, fields)
    for number, value in _pairs(fields.get("cash", "")).items():
        s.cash[_active(s, number)] = _amount(value)
    for number, value in _pairs(fields.get("vp", "")).items():
        s.bonus[_seat(s, number)] = _amount(value)
    for number, value in _pairs(fields.get("fac", "")).items():
        s.faction[_seat(s, number)] = _numbered(FACTION_CODES, value)
        s.factions = 1
    for item in filter(None, fields.get("used", "").split(",")):
        number_text, code = item.split(":")
        s.used[_seat(s, int(number_text))] |= 1 << _numbered(ABILITY_CODES, code)
    for item in filter(None, fields.get("act", "").split(",")):
        number_text, code = item.split(":")
        s.act[_active(s, int(number_text))] |= ACT_NAMES[code]
    if "isle" in fields:
        s.owner[ISLAND] = _active(s, int(fields["isle"]))
        s.units[ISLAND] = 1
    for number, value in _pairs(fields.get("gift", "")).items():
        ability = _numbered(ABILITY_CODES, value.removeprefix("+"))
        s.gift[_active(s, number)] = ability + (REFRESHED if value.startswith("+") else 0)
    _teams(s, _pairs(fields.get("team", "")))
    for word in filter(None, fields.get("work", "").split(",")):
        place = _amount(word.removesuffix("*"))
        if not 1 <= place <= s.land.provinces or not s.units[place]:
            raise BadDocument(msg("work-nobody", place=place))
        s.work[place] = 2 if word.endswith("*") else 1
    _decks(s, fields.get("top", ""))


def _numbered(codes: Sequence[str], code: str) -> int:
    """Return the number of a code."""
    if code not in codes:
        raise KeyError(code)
    return codes.index(code)


def _cards(s: Realm, fields: dict[str, str]) -> None:
    """Read the cards in play and the locked cards; no card may occur more often than in its deck.

    A Dragon may be added to its deck from outside (REALM-N2.07), but a deck gives only one card a turn.
    """
    for name, piles in (("cards", s.inplay), ("lock", s.locked)):
        for code in filter(None, fields.get(name, "-").split(",")):
            if code != "-":
                card = _numbered(CODES, code.upper())
                piles[DECK_OF[card]].append(card)
    for deck, stock in enumerate(STOCK):
        for card in set(stock):
            shown = s.inplay[deck].count(card)
            locked = 0 if card == DRAGON else s.locked[deck].count(card)
            if shown + locked > stock.count(card):
                raise BadDocument(msg("cards-few", card=CODES[card]))
        if len(s.inplay[deck]) + len(s.locked[deck]) > len(stock):
            raise BadDocument(msg("deck-few"))


def _teams(s: Realm, teams: dict[int, str]) -> None:
    for number, value in teams.items():
        s.team[_seat(s, number)] = _amount(value) - 1
    if teams and any(s.team.count(team) != s.team_size() for team in range(s.seats // s.team_size())):
        raise BadDocument(msg("team-shape"))


def _seat(s: Realm, number: int) -> int:
    if not 1 <= number <= s.seats:
        raise BadDocument(msg("player-unknown", number=number))
    return number - 1


def _active(s: Realm, number: int) -> int:
    seat = _seat(s, number)
    if seat not in s.rank:
        raise BadDocument(msg("player-unranked", number=number))
    return seat


def _amount(text: str) -> int:
    if not text.isdecimal() or not text.isascii():
        raise BadDocument(msg("amount-wrong", text=quoted(text, 40)))
    return int(text)


def _fallen(s: Realm, fields: dict[str, str]) -> None:
    missing = [seat for seat in range(s.seats) if seat not in s.rank]
    now, now_dragon = (_amount(part) for part in fields.get("now", "0/0").split("/"))
    if now > len(missing):
        raise BadDocument(msg("now-count", count=len(missing), now=now))
    out, out_dragon = (_amount(part) for part in fields.get("out", f"{len(missing) - now}/0").split("/"))
    if out + now != len(missing) or out_dragon > out or now_dragon > now:
        raise BadDocument(msg("out-count", count=len(missing), told=out + now))
    for i, seat in enumerate(missing):
        early = i < out
        s.fell.append(seat)
        s.out_turn[seat] = max(s.turn - 1, 1) if early else s.turn
        s.out_by[seat] = BY_DRAGON if (i < out_dragon if early else i - out < now_dragon) else BY_PLAYERS


def _map(s: Realm, text: str) -> None:
    listed: set[int] = set()
    for word in text.split():
        found = _ENTRY.match(word)
        if not found or not 1 <= int(found[1]) <= s.land.provinces:
            raise BadDocument(msg("map-shape", word=quoted(word, 40)))
        place = int(found[1])
        if place in listed:
            raise BadDocument(msg("place-twice", place=place))
        listed.add(place)
        s.owner[place] = -1 if found[2] == "-" else _seat(s, int(found[2]))
        s.units[place] = int(found[3])
        s.level[place] = min(int(found[5] or 0), TOP_LEVEL)
        s.grey[place] = int(bool(found[6]))
        for number, units in _GUEST.findall(found[4]):
            s.guests += [place, _active(s, int(number)), int(units)]
        if s.owner[place] >= 0 and s.owner[place] not in s.rank:
            raise BadDocument(msg("place-unranked", place=place))
        if s.owner[place] < 0 and s.units[place]:
            raise BadDocument(msg("place-ownerless", place=place))


# Unknown in a position: cards without an immediate effect are put above the others.
QUIET = (
    *(CALM, SPRING, RAIN, SNOW, STORM, IMARIN, FLOOD, POWER, BSWAN, MIST, BLOOD, DRAGON),
    *(CRAB, SEAF, FERRY, PIRATE, PLAGUE, NIGH, TIME),
)


def _decks(s: Realm, top: str) -> None:
    for deck in range(DECKS):
        s.decks[deck] = sorted(s.unseen(deck), key=QUIET.index, reverse=True)
    for code in reversed([code for code in top.split(",") if code]):
        card = _numbered(CODES, code.upper())
        pile = s.decks[DECK_OF[card]]
        if card not in pile:
            raise BadDocument(msg("card-not-in-deck", code=code))
        pile.remove(card)
        pile.append(card)


def _resume(s: Realm, phase: str) -> None:
    """Push the steps that are in progress in this phase."""
    nobody: tuple[tuple[Action, ...], ...] = ((),) * s.seats
    top: Step[Realm] | None = None
    below: list[Step[Realm]] = []
    s.phase = PHASES.index(phase) if phase != "A" else PHASES.index("C" if any(s.work) else "V")
    if phase == "R":
        late = sum(1 << seat for seat in s.rank)
        below = [Turn(CARDS)]
        if s.turn == 1:
            top = Opening(late, 0, nobody)
        else:
            top = BankBid(late & sum(1 << seat for seat in s.rank if s.cash[seat]), 0, nobody, (0,) * s.seats, late)
    elif phase == "V":
        below = [Turn(CARDS)]
    elif phase == "A":
        below = [Turn(HARVEST if any(s.work) else ORDERS), Check()]
        top = Attack(Attack(0, 0, nobody).due_now(s), 0, nobody)
        s.dpl = max(s.dpl, 1)
    elif phase == "C":
        below = [Turn(CARDS)]
        top = open_buying(s)
    else:
        s.phase = PHASES.index("N")
        below = [Turn(BATTLE_OVER)]
        top = open_orders(s)
    s.stack = below if top is None else [*below, top]
