"""Positions as one line of text, read and written (RULES.md, Notation)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from baronage.engine.core.errors import BadDocument, Unreadable
from baronage.engine.text.input_errors import quoted
from baronage.games.barony.board.geometry import BARONY
from baronage.games.barony.data import (
    CASTE_CODE,
    CASTE_VOCATIONS,
    FIEFDOM_MAX,
    FREE,
    ITEM_CLASS,
    MANEUVER_CASTES,
    MANEUVER_CODE,
    SNA,
    TRP,
    VOCATION_CODE,
    Numbers,
)
from baronage.games.barony.hiring import short_of
from baronage.games.barony.input_errors import msg
from baronage.games.barony.meta import LETTERS
from baronage.games.barony.roster import check_roster, line_of
from baronage.games.barony.rules.effects import pace, paces
from baronage.games.barony.rules.equipment import plain
from baronage.games.barony.rules.names import CLASS_SIGN, item_name, read_item, read_space, serf_name
from baronage.games.barony.state import COUNTED, KILLED, NOBODY, RESERVE, STRUCK, WENT, Barony, blank
from baronage.games.barony.steps.turn import Activate

if TYPE_CHECKING:
    from baronage.engine.game.game import Game

OFF_BOARD: Final = {KILLED: "out", RESERVE: "res", STRUCK: "struck", WENT: "left"}
MARKER: Final = {TRP: "trap", SNA: "snare"}

# --- writing ------------------------------------------------------------------------------------------------------------


def _flags(s: Barony, serf: int, seat: int) -> list[str]:
    """Return the flags of a Serf that are written in braces."""
    flags = []
    if s.hold[serf] == s.numbers.hold_turns:
        flags.append("B")
    elif s.hold[serf]:
        flags.append(f"h{s.hold[serf]}")
    for sign, values in (("bl", s.blessings), ("sl", s.sleep), ("sn", s.snare), ("as", s.armor), ("k", s.kills)):
        if values[serf]:
            flags.append(f"{sign}{values[serf]}")
    if s.task[serf]:
        flags.append(f"{MANEUVER_CODE[s.task[serf]]}{s.progress[serf]}")
    if s.ready[serf]:
        flags.append(f"{MANEUVER_CODE[s.ready[serf]]}{s.numbers.task_turns[s.ready[serf]]}")
    if s.made[serf]:
        flags.append("mw")
    if s.catapult[serf]:
        flags.append("cat")
    for sign, speed in (("+", 1), ("-", 0)):
        flags += [f"{sign}{by}x{left}" for by, left in paces(s, serf, speed)]
    for item in dict.fromkeys(s.items[serf]):
        count = s.items[serf].count(item)
        many = f"*{count}" if count > 1 else ""
        flags.append(f"{CLASS_SIGN[ITEM_CLASS[plain(item)]]}:{item_name(item)}{many}")
    if s.bought[serf]:
        flags.append("M:" + ",".join(code for row, code in enumerate(MANEUVER_CODE) if s.bought[serf] >> row & 1))
    for maneuver in COUNTED if s.uses[serf] else ():
        if s.used(serf, maneuver):
            flags.append(f"{MANEUVER_CODE[maneuver]}{s.used(serf, maneuver)}")
    if s.away[serf] and not _abroad(s, serf):
        flags.append("away")
    if len(FREE[s.caste[serf]]) > 1 and s.free[serf] != FREE[s.caste[serf]][0]:
        flags.append(f"F:{MANEUVER_CODE[s.free[serf]]}")
    if s.owner(serf) != seat:
        flags.append(f"@{LETTERS[s.owner(serf)]}")
    return flags


def _abroad(s: Barony, serf: int) -> bool:
    """Return whether a Serf stands outside its home."""
    return s.place[serf] >= 0 and not s.home_of(serf) <= s.place[serf] < s.home_of(serf) + BARONY


def _write_serf(s: Barony, serf: int, seat: int) -> str:
    place = s.board.space_name(s.place[serf]) if s.place[serf] >= 0 else OFF_BOARD.get(s.place[serf], "?")
    move = f"x{s.move[serf]}" if s.move[serf] != 1 else ""
    kind = f"{CASTE_CODE[s.caste[serf]]}{VOCATION_CODE[s.vocation[serf]]}{s.rank[serf]}{move}"
    flags = _flags(s, serf, seat)
    return f"{serf % FIEFDOM_MAX + 1}{kind}@{place}" + (f"{{{','.join(flags)}}}" if flags else "")


def _write_marker(s: Barony, row: list[int]) -> str:
    """Write a marker: trap@C2.24=A1r2; A1r2/B if another Baron controlled the setter then; A?r2 if it is gone."""
    triangle, kind, setter, seat, rank = row
    name = serf_name(setter) if setter >= 0 else f"{LETTERS[seat]}?"
    other = f"/{LETTERS[seat]}" if setter >= 0 and s.owner(setter) != seat else ""
    return f"{MARKER[kind]}@{s.board.space_name(triangle)}={name}r{rank}{other}"


def write_position(s: Barony) -> str:
    """Write a position as one line.

    Board, mode, round, first and present Baron, then each Baron with their Serfs, then traps and snares.
    """
    mode = s.setup.options["mode"]
    parts = [f"BAR {s.board.name} {mode} r{s.round} f{LETTERS[s.first]} t{LETTERS[s.turn]} p{s.idle_rounds}"]
    for seat in range(s.seats):
        mine = [serf for serf, place in enumerate(s.place) if s.control[serf] == seat and place != NOBODY]
        serfs = [_write_serf(s, serf, seat) for serf in mine]
        gold = f" g{s.gold[seat]}" if s.gilded else ""
        lost = f" lost{s.fallen[seat]}" if s.fallen[seat] else ""
        home = s.board.homes[s.home[seat]]
        parts.append(f"{LETTERS[seat]} {home}{gold} b{s.below[seat]}{lost} : {' '.join(serfs)}".rstrip())
    return " | ".join([*parts, " ".join(_write_marker(s, row) for row in s.markers) or "-"])


# --- reading ------------------------------------------------------------------------------------------------------------

_HEAD: Final = re.compile(r"BAR (\w+) (\w+) r([0-9]{1,4})(?: f([A-Z]))? t([A-Z])(?: p([0-9]))?$")
_BARON: Final = re.compile(r"([A-Z]) (\w+)(?: g([0-9]{1,9}))?(?: b([0-3]))?(?: lost([1-9][0-9]?))? :(.*)$")
_LINE: Final = re.compile(r"([0-9]{1,2})([A-Z][a-z])([SJP])([0-9])(?:x([0-9]{1,9}))?@([^{}\s]+)(?:\{([^{}]*)\})?$")
_MARKER: Final = re.compile(r"(trap|snare)@([^=\s]+)=([A-Z])([0-9]{1,2}|\?)r([1-7])(?:/([A-Z]))?$")
_NUMBER: Final = re.compile(r"(bl|sl|sn|as|k|h)([0-9]{1,6})$")
_TASK: Final = re.compile(r"(MKW|SNA|TRP|CAT)([0-5])$")
_USES: Final = re.compile(r"(BLS|CTA|REC|RES)([0-9]{1,2})$")
_PACE: Final = re.compile(r"([+-])([1-9])x([1-9])$")
_THING: Final = re.compile(r"[WRS]:([A-Z]{3}'?(?:\+[0-9]{1,2}x[0-9]{1,2})*)(?:\*([0-9]{1,4}))?$")


def read_position(game: Game, text: str, seats: int | None, options: dict[str, Any]) -> Barony:
    """Return the state of a position written as one line, before a Serf is activated."""
    parts = [part.strip() for part in text.strip().split("|")]
    head = _HEAD.match(parts[0])
    if head is None:
        raise BadDocument(msg("position-begins"))
    barons = [part for part in parts[1:] if _BARON.match(part)]
    count = len(barons)
    if parts[1 : 1 + count] != barons or len(parts) > 2 + count:
        wrong = next((part for part in parts[1:-1] if part not in barons), parts[-1])
        raise BadDocument(msg("baron-shape", text=quoted(wrong, 60), letter="A"))
    if seats is not None and seats != count:
        raise BadDocument(msg("barons-count", count=count, seats=seats))
    chosen = dict(options)
    board = "classic" if head[1].startswith("classic") else head[1]
    if board != "custom":
        chosen["board"] = board
    chosen["mode"] = head[2]
    if head[2] == "campaign" and chosen.get("rosters", "none") == "none":
        chosen["rosters"] = [_roster(part, game.numbers) for part in barons]
    s = blank(game.setup(count, chosen))
    if head[1] != s.board.name:
        raise BadDocument(msg("barons-board", count=count, name=s.board.name, board=head[1]))
    lines = [_read_baron(s, seat, part) for seat, part in enumerate(barons)]
    if sorted(s.home) != list(range(count)):
        raise BadDocument(msg("home-shared"))
    for seat, serfs in enumerate(lines):
        for line in serfs:
            _read_line(s, seat, line)
    if len(parts) == 2 + count and parts[-1] != "-":
        for marker in parts[-1].split():
            _read_marker(s, marker)
    s.round = int(head[3])
    s.turn, s.first = LETTERS.find(head[5]), LETTERS.find(head[4] or "A")
    s.idle_rounds = int(head[6] or 0)
    if max(s.turn, s.first) >= count or min(s.turn, s.first) < 0 or s.fallen[s.turn]:
        raise BadDocument(msg("baron-gone"))
    s.idle = int(s.turn == s.first)
    s.began_below = int(len(s.fief(s.turn)) < s.numbers.loss_serfs)
    s.stack = [Activate()]
    return s


def _roster(part: str, n: Numbers) -> dict[str, Any]:
    """Return the smallest roster that fits a Baron's Serfs, for campaign positions without rosters (BAR-F4.06)."""
    found = _BARON.match(part)
    assert found is not None
    serfs: dict[int, dict[str, Any]] = {}
    for line in found[6].split():
        serf = _LINE.match(line)
        if serf is None or serf[2] not in CASTE_CODE or "@" in (serf[7] or ""):
            continue  # _read_line reports errors; a recruited Serf is on another roster
        caste, rank = CASTE_CODE.index(serf[2]), int(serf[4])
        kills = 0 if rank == n.start_rank[caste] else (rank - 1) * rank
        number, move = int(serf[1]), max(n.start_move[caste], int(serf[5] or 1))
        serfs[number] = {"number": number, "caste": serf[2], "vocation": serf[3], "rank": rank, "move": move}
        serfs[number]["kills"] = kills
    roster = {"name": "", "wins": 0, "treasury": int(found[3] or 0), "serfs": list(serfs.values())}
    if not check_roster(roster):
        roster["treasury"] = max(int(found[3] or 0), n.cheapest * short_of(line_of(serf) for serf in serfs.values()))
    return roster


def _read_baron(s: Barony, seat: int, part: str) -> list[str]:
    """Read a Baron's own numbers and return their Serfs as written."""
    found = _BARON.match(part)
    if found is None or found[1] != LETTERS[seat]:
        raise BadDocument(msg("baron-shape", letter=LETTERS[seat], text=quoted(part, 60)))
    if found[2] not in s.board.homes:
        raise BadDocument(msg("home-unknown", home=found[2], known=", ".join(s.board.homes)))
    s.home[seat] = s.board.homes.index(found[2])
    s.gold[seat] = int(found[3] or 0) if s.gilded else 0
    s.below[seat] = int(found[4] or 0)
    s.fallen[seat] = int(found[5] or 0)
    return found[6].split()


def _read_line(s: Barony, seat: int, line: str) -> None:
    """Read a Serf."""
    found = _LINE.match(line)
    if found is None or found[2] not in CASTE_CODE:
        raise BadDocument(msg("serf-shape", line=quoted(line, 60)))
    number, caste, vocation = int(found[1]), CASTE_CODE.index(found[2]), VOCATION_CODE.index(found[3])
    if not 1 <= number <= FIEFDOM_MAX:
        raise BadDocument(msg("serf-number", line=quoted(line, 60), most=FIEFDOM_MAX))
    flags = [flag for flag in (found[7] or "").split(",") if flag]
    owner = next((flag[1:] for flag in flags if flag[0] == "@"), LETTERS[seat])
    if len(owner) != 1 or owner not in LETTERS[: s.seats]:
        raise BadDocument(msg("serf-recruited", line=quoted(line, 60)))
    serf = LETTERS.index(owner) * FIEFDOM_MAX + number - 1
    if s.place[serf] != NOBODY:
        raise BadDocument(msg("serf-twice", serf=serf_name(serf)))
    if vocation not in CASTE_VOCATIONS[caste]:
        raise BadDocument(msg("serf-vocation", line=quoted(line, 60)))
    least, most = s.numbers.start_rank[caste], s.numbers.max_rank[caste]
    if not least <= int(found[4]) <= most:
        raise BadDocument(msg("serf-rank", line=quoted(line, 60), least=least, most=most))
    s.caste[serf], s.vocation[serf], s.rank[serf] = caste, vocation, int(found[4])
    s.move[serf] = int(found[5] or 1)
    s.free[serf] = FREE[caste][0] if FREE[caste] else 0
    s.control[serf] = seat
    s.fresh[serf] = 1
    words = {word: place for place, word in OFF_BOARD.items()}
    if found[6] in words:
        s.place[serf] = words[found[6]]
        if s.owner(serf) != seat:
            raise BadDocument(msg("serf-out", serf=serf_name(serf)))
    else:
        try:
            space = read_space(s.board, s.market, found[6])
        except Unreadable as error:
            raise BadDocument(error.sentence) from error
        if space in s.place:
            raise BadDocument(msg("serf-on-serf", serf=serf_name(serf), other=serf_name(s.at(space))))
        s.place[serf] = space
    s.away[serf] = int(_abroad(s, serf))
    for flag in flags:
        _read_flag(s, serf, flag)


def _read_flag(s: Barony, serf: int, flag: str) -> None:
    """Read one of the flags in braces."""
    counters = {"bl": s.blessings, "sl": s.sleep, "sn": s.snare, "as": s.armor, "k": s.kills, "h": s.hold}
    words = {"mw": s.made, "cat": s.catapult, "away": s.away}
    if flag == "B":
        s.hold[serf] = s.numbers.hold_turns
    elif flag[0] == "@":
        return
    elif flag in words:
        words[flag][serf] = 1
    elif found := _NUMBER.match(flag):
        if found[1] == "h" and found[2] not in ("1", "2"):
            raise BadDocument(msg("hold-shape", serf=serf_name(serf)))
        counters[found[1]][serf] = int(found[2])
    elif found := _TASK.match(flag):
        _read_task(s, serf, MANEUVER_CODE.index(found[1]), int(found[2]))
    elif found := _USES.match(flag):
        s.uses[serf] += min(15, int(found[2])) << 4 * COUNTED.index(MANEUVER_CODE.index(found[1]))
    elif found := _PACE.match(flag):
        pace(s, serf, int(found[1] == "+"), int(found[2]), int(found[3]))
    elif found := _THING.match(flag):
        try:
            item = read_item(found[1])
        except Unreadable as error:
            raise BadDocument(error.sentence) from error
        if CLASS_SIGN[ITEM_CLASS[plain(item)]] != flag[0]:
            raise BadDocument(msg("thing-class", serf=serf_name(serf), flag=quoted(flag, 20)))
        s.items[serf] = sorted([*s.items[serf], *[item] * int(found[2] or 1)])
    elif flag[:2] == "F:" and flag[2:] in [MANEUVER_CODE[maneuver] for maneuver in FREE[s.caste[serf]]]:
        s.free[serf] = MANEUVER_CODE.index(flag[2:])
    elif flag.removeprefix("M:") in MANEUVER_CODE[1:]:
        maneuver = MANEUVER_CODE.index(flag.removeprefix("M:"))
        if s.caste[serf] not in MANEUVER_CASTES[maneuver]:
            raise BadDocument(msg("maneuver-caste", serf=serf_name(serf), flag=quoted(flag, 20)))
        s.bought[serf] |= 1 << maneuver
    else:
        raise BadDocument(msg("flag-unknown", serf=serf_name(serf), flag=quoted(flag, 20)))


def _read_task(s: Barony, serf: int, task: int, counter: int) -> None:
    """Read a task and its counter (MKW2). SNA3 and TRP3 are finished and not placed yet."""
    if counter < s.numbers.task_turns[task]:
        s.task[serf], s.progress[serf] = task, counter
    elif task in (SNA, TRP) and counter == s.numbers.task_turns[task]:
        s.ready[serf] = task
    else:
        raise BadDocument(
            msg("task-turns", serf=serf_name(serf), task=MANEUVER_CODE[task], turns=s.numbers.task_turns[task])
        )


def _read_marker(s: Barony, text: str) -> None:
    """Read a trap or snare: trap@C2.24=A1r2."""
    found = _MARKER.match(text)
    if found is None:
        raise BadDocument(msg("marker-shape", text=quoted(text, 60)))
    try:
        triangle = read_space(s.board, -1, found[2])
    except Unreadable as error:
        raise BadDocument(error.sentence) from error
    owner = LETTERS.find(found[3])
    seat = LETTERS.find(found[6]) if found[6] else owner
    number = 0 if found[4] == "?" else int(found[4])
    setter = owner * FIEFDOM_MAX + number - 1 if number else -1
    known = 0 <= number <= FIEFDOM_MAX and 0 <= min(owner, seat) <= max(owner, seat) < s.seats
    if not known or (setter >= 0 and s.place[setter] == NOBODY):
        raise BadDocument(msg("marker-serf", text=quoted(text, 60)))
    if s.marker(triangle) is not None:
        raise BadDocument(msg("marker-twice", text=quoted(text, 60)))
    s.markers.append([triangle, TRP if found[1] == "trap" else SNA, setter, seat, int(found[5])])
