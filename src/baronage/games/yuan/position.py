"""Notation of positions, written and read, as in section 12 of RULES.md, and clan names shared with moves."""

from __future__ import annotations

import re
from typing import Any

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadDocument, Unreadable, reason
from baronage.engine.game.game import Game
from baronage.engine.text.input_errors import quoted
from baronage.games.yuan import verbs
from baronage.games.yuan.board.land import cells_of
from baronage.games.yuan.data import (
    CLAN_LETTERS,
    MAPS,
    PROVINCE_NAMES,
    PROVINCE_NUMBER,
    SCENARIOS,
    TILE_CODES,
    TILE_NUMBER,
    YELLOW_ARMIES,
)
from baronage.games.yuan.input_errors import msg
from baronage.games.yuan.rules.provinces import endless
from baronage.games.yuan.state import CITY, VILLAGE, Yuan, blank, give_reserve
from baronage.games.yuan.steps.auction import Choosing, bidding, bidding_of
from baronage.games.yuan.steps.founding import ON_CAPITALS, ON_MAP, Capital, vote, vote_of
from baronage.games.yuan.steps.opening import Tile
from baronage.games.yuan.steps.planning import planning, planning_of

_ASKED = {verbs.TILE: "tile", verbs.CAPITAL: "capital", verbs.TAKE: "take"}  # decisions of one seat
_KEYS = ("t", "map", "opt", "T", "pos", "chao", "res", "left", "clans", "seats", "order", "hands", "ask")
_KEY = re.compile(rf"(?:^|(?<=\s))({'|'.join(_KEYS)})=")
_ENTRY = re.compile(r"([A-Z]+)=([WBPYRGKO-])([vcd]?)([ws]?)([0-9]{0,2})(t?)$")
_CHAO = re.compile(r"([WBPYRGKO-])([0-9]{1,4})(?:/([0-9]{1,2}))?(!?)$")
_PLACED = re.compile(r"([CM]:[A-O])@(-?[0-9]{1,3}),(-?[0-9]{1,3})\s*r([0-5])$")


def write_position(s: Yuan) -> str:
    """Return the position in one line."""
    parts = [f"t={s.turn}", f"map={_write_map(s)}", f"opt={_write_options(s)}", f"T={s.supply}"]
    parts.append("pos=" + " ".join(_write_entry(s, p) for p in s.land.provinces if s.owner[p] or s.temples[p]))
    if s.turn:
        parts.append("chao=" + " ".join(_write_chao(s, clan) for clan in s.clans))
        parts += _write_reserves(s)
    else:
        parts.append("clans=" + "".join(CLAN_LETTERS[clan] for clan in s.colours))
        purses = []
        for seat, clan in enumerate(s.clans):
            purses.append(f"-{s.purse[seat]}" if clan < 0 else f"{CLAN_LETTERS[clan]}{s.chao[clan]}")
        parts.append("seats=" + " ".join(purses))
        parts.append("order=" + ",".join(str(seat + 1) for seat in s.order))
        if any(s.hands):
            parts.append("hands=" + "/".join(",".join(TILE_CODES[tile] for tile in hand) for hand in s.hands))
        if s.stack:
            parts.append(f"ask={_write_question(s)}")
    if s.left:
        parts.append("left=" + ",".join(str(seat + 1) for seat in range(s.seats) if s.left >> seat & 1))
    return " ".join(part.rstrip() for part in parts)


def _write_map(s: Yuan) -> str:
    placed = {tuple(s.tiles[i : i + 4]) for i in range(0, len(s.tiles), 4)}
    for name, tiles in MAPS.items():
        if placed == {tiles[i : i + 4] for i in range(0, len(tiles), 4)}:
            return name
    rows = (s.tiles[i : i + 4] for i in range(0, len(s.tiles), 4))
    return ";".join(f"{TILE_CODES[tile]}@{a},{b}r{turn}" for tile, a, b, turn in rows)


def _write_options(s: Yuan) -> str:
    found = []
    for name, value in s.setup.document().items():
        found.append(name if value == "on" else value if name == "scenario" else f"{name}:{value}")
    return ",".join(found)


def _write_entry(s: Yuan, p: int) -> str:
    owner = s.owner[p]
    text = f"{PROVINCE_NAMES[p]}={CLAN_LETTERS[owner - 1] if owner else '-'}"
    if owner:
        text += f"{' vcd'[s.build[p]]}{('', 'w', 's')[s.walls[p]]}{s.armies[p] or ''}"
    return text + ("t" if s.temples[p] else "")


def _write_chao(s: Yuan, clan: int) -> str:
    loan = f"/{s.loan[clan]}" if s.loan[clan] else ""
    return f"{CLAN_LETTERS[clan]}{s.chao[clan]}{loan}{'!' if s.forced[clan] else ''}"


def _reserve(s: Yuan, clan: int) -> tuple[int, int, int, int]:
    return s.villages[clan], s.cities[clan], s.arms[clan], s.ramparts[clan]


def _write_reserves(s: Yuan) -> list[str]:
    other = []
    full = blank(s.setup)
    full.tiles = s.tiles
    for clan in s.colours:
        give_reserve(full, clan)
    for clan in s.colours:
        spent = _spent(s, clan)
        box = _reserve(full, clan)
        if _reserve(s, clan) != tuple(have - used for have, used in zip(box, spent, strict=True)):
            other.append(f"{CLAN_LETTERS[clan]}{','.join(map(str, _reserve(s, clan)))}")
    return ["res=" + " ".join(other)] if other else []


def _spent(s: Yuan, clan: int) -> tuple[int, int, int, int]:
    """Return the pieces of a clan on the map: Villages, Cities, Armies, Ramparts."""
    mine = [p for p in s.land.provinces if s.owner[p] == clan + 1]
    return (
        sum(s.build[p] == VILLAGE for p in mine),
        sum(s.build[p] - 1 for p in mine if s.build[p] >= CITY),
        sum(s.armies[p] for p in mine),
        sum(s.walls[p] for p in mine),
    )


def _write_question(s: Yuan) -> str:
    bids, votes = bidding_of(s), vote_of(s)
    if bids is not None:
        due = ",".join(str(seat + 1) for seat in range(s.seats) if bids.due >> seat & 1)
        return f"bid:{due}:{bids.ties}"
    if votes is not None:
        return f"vote:map:{votes.first + 1}" if votes.about == ON_MAP else "vote"
    top = s.stack[-1]
    asked = next(name for verb, name in _ASKED.items() if verb in top.OFFERS)
    return f"{asked}:{top.actors(s)[0] + 1}"


def read_position(game: Game, text: str, seats: int | None, options: dict[str, Any]) -> Yuan:
    """Return the state for a position, at the start of its current decision."""
    try:
        return _read_position(game, text, seats, options)
    except (KeyError, ValueError, IndexError) as error:
        if isinstance(error, BadDocument):
            raise
        raise BadDocument(msg("position-wrong", game=game.title, why=reason(error))) from error


def _read_position(game: Game, text: str, seats: int | None, options: dict[str, Any]) -> Yuan:
    if "\n" in text:
        raise BadDocument(msg("position-line"))
    if not _KEY.match(text.strip()):  # the short form: entries | Chão
        entries, bar, chao = text.partition("|")
        if not bar:
            raise BadDocument(msg("position-begins"))
        text = f"t=3 map=STD2 pos={entries.strip()} chao={chao.strip()}"
    pieces = _KEY.split(" ".join(text.split()))
    keys = pieces[1::2]
    if len(set(keys)) != len(keys):
        raise BadDocument(msg("position-twice"))
    parts = {key: value.strip() for key, value in zip(keys, pieces[2::2], strict=True)}
    turn = int(parts.get("t", "1"))
    rows = parts.get("chao" if turn else "seats", "").split()
    setup = game.setup(len(rows) if seats is None else seats, {**options, **_read_options(parts.get("opt", ""))})
    if len(rows) != setup.seats:
        raise BadDocument(msg("clans-seats", count=len(rows), seats=setup.seats))
    s = blank(setup)
    if not 0 <= turn <= 16:
        raise BadDocument(msg("turn-unknown", turn=turn))
    s.turn = turn
    s.tiles = _read_map(parts.get("map", ""))
    _read_clans(s, rows, parts)
    for clan in s.colours:
        give_reserve(s, clan)
    if s.automatic >= 0:
        endless(s, s.automatic)
    for entry in parts.get("pos", "").split():
        _read_entry(s, entry)
    s.supply -= sum(s.temples)
    if "T" in parts:
        s.supply = int(parts["T"])
    if not 0 <= s.supply <= 36:
        raise BadDocument(msg("temples"))
    for entry in parts.get("res", "").split():
        clan = clan_called(entry[:1])
        s.villages[clan], s.cities[clan], s.arms[clan], s.ramparts[clan] = (int(n) for n in entry[1:].split(","))
    for clan in range(len(CLAN_LETTERS)):
        if min(_reserve(s, clan)) < 0:
            raise BadDocument(msg("pieces-many", clan=CLAN_LETTERS[clan]))
    for seat in filter(None, parts.get("left", "").split(",")):
        s.left |= 1 << _seat(s, seat)
    if s.bank and sum(s.chao) + sum(s.purse) > s.bank:
        raise BadDocument(msg("chao-many", bank=s.bank))
    if turn:
        s.stack = [planning(s)]
    else:
        _read_opening(s, parts)
    _pass_over(s)
    return s


def _pass_over(s: Yuan) -> None:
    """Skip seats that have left (YUAN-Q1.01, Q1.02)."""
    gone = [seat for seat in range(s.seats) if s.left >> seat & 1]
    if len(gone) == s.seats:
        raise BadDocument(msg("all-left"))
    for seat in gone:
        top, orders = s.stack[-1], planning_of(s)
        if orders is not None:
            s.stack = [orders.passing(seat)]
        elif seat in top.actors(s):
            if len(top.actors(s)) == 1:
                raise BadDocument(msg("seat-left", seat=seat + 1))
            top.time_out(s, seat, Chance.forced([]))


def _seat(s: Yuan, text: str) -> int:
    seat = int(text) - 1
    if not 0 <= seat < s.seats:
        raise BadDocument(msg("seat-unknown", seat=text))
    return seat


def _read_options(text: str) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for word in filter(None, text.split(",")):
        name, colon, value = word.partition(":")
        if colon:
            found[name] = value
        elif name in SCENARIOS:
            found["scenario"] = name
        else:
            found[name] = "on"
    return found


def _read_map(text: str) -> list[int]:
    if text in MAPS:
        return list(MAPS[text])
    found: list[int] = []
    taken: set[tuple[int, int]] = set()
    for word in filter(None, (word.strip() for word in text.split(";"))):
        placed = _PLACED.match(word)
        if not placed:
            raise BadDocument(msg("tile-shape", word=quoted(word, 60)))
        tile, a, b, turn = TILE_NUMBER[placed[1]], int(placed[2]), int(placed[3]), int(placed[4])
        cells = set(cells_of(tile, a, b, turn))
        if cells & taken or tile in found[::4]:
            raise BadDocument(msg("tile-overlaps", word=word))
        taken |= cells
        found += [tile, a, b, turn]
    return found


def _read_clans(s: Yuan, rows: list[str], parts: dict[str, str]) -> None:
    for seat, row in enumerate(rows):
        read = _CHAO.match(row)
        if not read or (s.turn and read[1] == "-"):
            raise BadDocument(msg("clan-shape", row=quoted(row, 40)))
        if read[1] == "-":
            s.purse[seat] = int(read[2])
            continue
        clan = CLAN_LETTERS.index(read[1])
        if clan in s.clans or clan == s.automatic:
            raise BadDocument(msg("clan-taken", clan=read[1], seat=seat + 1))
        s.clans[seat] = clan
        s.chao[clan] = int(read[2])
        s.loan[clan] = int(read[3] or 0)
        s.forced[clan] = int(bool(read[4]))
    s.colours = sorted(s.clans) if s.turn else [clan_called(letter) for letter in parts.get("clans", "")]
    if len(s.colours) != s.seats or len(set(s.colours)) != s.seats:
        raise BadDocument(msg("clans-wanted", seats=s.seats))


def _read_entry(s: Yuan, entry: str) -> None:
    read = _ENTRY.match(entry)
    if not read:
        raise BadDocument(msg("province-shape", entry=quoted(entry, 40)))
    name, letter, kind, wall, armies, temple = read.groups()
    p = PROVINCE_NUMBER.get(name, 0)
    if p not in s.land.provinces or s.owner[p] or s.temples[p]:
        raise BadDocument(msg("province-place", name=name))
    s.temples[p] = int(bool(temple))
    if letter == "-":
        if kind or wall or armies:
            raise BadDocument(msg("province-free", entry=quoted(entry, 40)))
        return
    clan = CLAN_LETTERS.index(letter)
    if clan not in s.colours and clan != s.automatic:
        raise BadDocument(msg("clan-absent", entry=quoted(entry, 40), clan=letter))
    if not kind or (kind == "v" and wall):
        raise BadDocument(msg("rampart", entry=quoted(entry, 40)))
    s.owner[p] = clan + 1
    s.build[p] = " vcd".index(kind)
    s.walls[p] = ("", "w", "s").index(wall)
    s.armies[p] = int(armies or 0)
    spent = (kind == "v", s.build[p] - 1 if kind != "v" else 0, s.armies[p], s.walls[p])
    s.villages[clan] -= spent[0]
    s.cities[clan] -= spent[1]
    s.ramparts[clan] -= spent[3]
    if clan != s.automatic:
        s.arms[clan] -= spent[2]
    elif sum(s.armies[q] for q in s.land.provinces if s.owner[q] == clan + 1) > YELLOW_ARMIES:
        raise BadDocument(msg("armies", clan=letter, count=YELLOW_ARMIES))


def _read_opening(s: Yuan, parts: dict[str, str]) -> None:
    if "order" in parts:
        s.order = [_seat(s, seat) for seat in parts["order"].split(",")]
    for seat, hand in enumerate(parts.get("hands", "").split("/") if "hands" in parts else ()):
        s.hands[seat] = [TILE_NUMBER[code] for code in filter(None, hand.split(","))]
    what, _, who = parts.get("ask", "").partition(":")
    if what == "vote" and not who:
        s.stack = [vote(s, ON_CAPITALS)]
    elif what == "vote" and who.startswith("map:") and s.unanimous:
        s.stack = [vote(s, ON_MAP, _seat(s, who.removeprefix("map:")))]
    elif what == "bid":
        due, _, ties = who.partition(":")
        s.stack = [bidding(s, [_seat(s, seat) for seat in due.split(",")], int(ties or 0))]
    elif what == "tile":
        s.stack = [Tile(_seat(s, who), ())]
    elif what == "capital":
        s.stack = [Capital(_seat(s, who))]
    elif what == "take":
        s.stack = [Choosing(_seat(s, who))]
    else:
        raise BadDocument(msg("asked-missing"))
    if sorted(s.order) != list(range(s.seats)):
        raise BadDocument(msg("seat-order"))


def clan_called(letter: str) -> int:
    if len(letter) != 1 or letter.upper() not in CLAN_LETTERS:
        raise Unreadable(msg("clan-unknown", letter=quoted(letter, 40), known=", ".join(CLAN_LETTERS)))
    return CLAN_LETTERS.index(letter.upper())
