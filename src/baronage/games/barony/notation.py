"""Notation: triangles, Serfs, moves and positions as text, both ways (RULES.md, Notation)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from baronage.engine.errors import BadDocument, Unreadable
from baronage.engine.flow import Action
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    CASTE_CODE,
    CASTE_VOCATIONS,
    FIEFDOM_MAX,
    FREE,
    HIRES,
    HOLD_TURNS,
    LOSS_SERFS,
    MANEUVER_CODE,
    MOST_RANK,
    START_RANK,
    VOCATION_CODE,
)
from baronage.games.barony.geometry import ANGLES, DIRECTION, DOWN, OUT, UP, Kingdom
from baronage.games.barony.meta import LETTERS
from baronage.games.barony.state import KILLED, NOBODY, RESERVE, Barony, blank
from baronage.games.barony.steps.turn import Act, Activate

if TYPE_CHECKING:
    from baronage.engine.game import Game

_NAMED: Final = re.compile(r"([A-Za-z]+[0-9]*)\.([0-9]{1,2})$")
_LATTICE: Final = re.compile(r"([ud])(-?[0-9]{1,3}),(-?[0-9]{1,3})$")
_SERF: Final = re.compile(r"([A-F])([0-9]{1,2})$")
_PATH: Final = re.compile(
    r"([A-F][0-9]{1,2})\s*([A-Za-z]+[0-9]*(?:\.[0-9]{1,2})?|[ud]-?[0-9]+,-?[0-9]+)?((?:[-^].*)?)$"
)
_LEGS: Final = re.compile(r"-(M|[A-Za-z]+[0-9]*\.[0-9]{1,2}|[ud]-?[0-9]+,-?[0-9]+)|\^([0-9]{2,3})(?:\*([0-9]{1,2}))?")
_AIM: Final = re.compile(r">\s*([0-9]{2,3})(?:\*([0-9]{1,2}))?$")
_WORDS: Final[dict[str, Action]] = {
    "pass": (verbs.PASS,),
    ".": (verbs.END,),
    "ready": (verbs.READY,),
    "hired": (verbs.HIRED,),
    "/F": (verbs.FIGHT,),
    "/C": (verbs.CONCEDE,),
    "/Y": (verbs.YIELD,),
}
_WORD_OF: Final = {action[0]: word for word, action in _WORDS.items()}


def serf_name(serf: int) -> str:
    """A3: Baron and roster number."""
    return f"{LETTERS[serf // FIEFDOM_MAX]}{serf % FIEFDOM_MAX + 1}"


def _slot(s: Barony, text: str) -> int:
    """The slot of a line of a roster, hired for already or not."""
    found = _SERF.match(text.strip())
    if found is None:
        raise Unreadable(f"{text!r:.40} is no Serf; write it as A3: Baron and number")
    seat, number = LETTERS.index(found[1]), int(found[2])
    if seat >= s.seats or not 1 <= number <= FIEFDOM_MAX:
        raise Unreadable(f"there is no Serf {text.strip()} in this game")
    return seat * FIEFDOM_MAX + number - 1


def read_serf(s: Barony, text: str) -> int:
    """The slot of a Serf: A3."""
    serf = _slot(s, text)
    if s.place[serf] == NOBODY:
        raise Unreadable(f"there is no Serf {text.strip()} in this game")
    return serf


def hire_name(row: int) -> str:
    """PeS; a Soldier with his free maneuver: SoS:ARC."""
    caste, vocation, free = HIRES[row]
    choice = f":{MANEUVER_CODE[free]}" if len(FREE[caste]) > 1 else ""
    return f"{CASTE_CODE[caste]}{VOCATION_CODE[vocation]}{choice}"


def read_hire(text: str) -> int:
    """The row of the list of hires; of a Soldier without a word about it, with Throw."""
    names = [hire_name(row) for row in range(len(HIRES))]
    for name in (text, f"{text}:THR"):
        if name in names:
            return names.index(name)
    raise Unreadable(f"{text!r:.20} can't be hired; these can: {', '.join(names)}")


def read_space(board: Kingdom, market: int, text: str) -> int:
    """A space: C1.5, the lattice form d-1,2, or M for the Market."""
    text = text.strip()
    if text == "M" and market >= 0:
        return market
    named, lattice = _NAMED.match(text), _LATTICE.match(text)
    space = OUT
    if named is not None:
        space = board.triangle(named[1], int(named[2]))
    elif lattice is not None:
        cell = (UP if lattice[1] == "u" else DOWN, int(lattice[2]), int(lattice[3]))
        space = board.number.get(cell, OUT)
    if space == OUT:
        raise Unreadable(f"{text!r:.40} is no triangle of this board; write it as C1.5 or d-1,2")
    return space


def _direction(text: str) -> int:
    direction = DIRECTION.get(int(text))
    if direction is None:
        raise Unreadable(f"{text} is no bump direction; they are {', '.join(map(str, ANGLES))}")
    return direction


# --- moves ------------------------------------------------------------------------------------------------------------


def write(s: Barony, seat: int, action: Action) -> str:
    """The notation of one action."""
    verb = action[0]
    if verb == verbs.PLACE:
        return f"@{serf_name(action[1])}"
    if verb == verbs.PUT:
        return f"@{s.board.space_name(action[1])}"
    if verb == verbs.HIRE:
        return f"$serf {hire_name(action[1])}"
    if verb == verbs.PICK:
        return f"+{serf_name(action[1])}"
    if verb == verbs.ACTIVATE:
        return serf_name(action[1])
    if verb == verbs.STEP:
        return f"-{s.board.space_name(action[1])}"
    if verb == verbs.FLY:
        return f"^{ANGLES[action[1]]}*{action[2]}"
    if verb == verbs.AIM:
        return f">{ANGLES[action[1]]}*{action[2]}"
    return _WORD_OF[verb]


def read(s: Barony, seat: int, text: str) -> list[Action]:
    """The actions that a text stands for, legal or not: A2 C1.5-C1.11, -C1.11, ^330*2, pass, /F, >90*1."""
    text = text.strip()
    own = f"{LETTERS[seat]} "
    if text.startswith(own) and text[len(own) :].strip() in _WORDS:
        text = text[len(own) :].strip()
    if text in _WORDS:
        return [_WORDS[text]]
    if text.startswith("$serf "):
        return [(verbs.HIRE, read_hire(text[6:].strip()))]
    if text.startswith("+"):
        return [(verbs.PICK, _slot(s, text[1:]))]
    if text.startswith("@"):
        if _SERF.match(text[1:].strip()):
            return [(verbs.PLACE, _slot(s, text[1:]))]
        return [(verbs.PUT, read_space(s.board, s.market, text[1:]))]
    aimed = _AIM.match(text)
    if aimed is not None:
        distance = int(aimed[2]) if aimed[2] else getattr(s.stack[-1] if s.stack else None, "distance", 1)
        return [(verbs.AIM, _direction(aimed[1]), distance)]
    if text.startswith(("-", "^")):
        return _legs(s, text)
    path = _PATH.match(text)
    if path is None:
        raise Unreadable(f"{text!r:.60} is no move; write A2 C1.5-C1.11, A7^330*2, A pass, /F, /C or >90*1")
    serf = read_serf(s, path[1])
    if path[2] and s.place[serf] != read_space(s.board, s.market, path[2]):
        raise Unreadable(f"{path[1]} does not stand on {path[2]}")
    top = s.stack[-1] if s.stack else None
    active: list[Action] = [] if isinstance(top, Act) and top.serf == serf and path[3] else [(verbs.ACTIVATE, serf)]
    return active + (_legs(s, path[3]) if path[3] else [])


def _legs(s: Barony, text: str) -> list[Action]:
    """Steps and flights, one after another: -C1.11-C1.12, ^330*2. The landing after a flight may be written too."""
    found: list[Action] = []
    end = 0
    for leg in _LEGS.finditer(text):
        if leg.start() != end:
            break
        end = leg.end()
        if leg[1]:
            space = read_space(s.board, s.market, leg[1])
            if not found or found[-1][0] != verbs.FLY:  # after a flight it only tells where that ended
                found.append((verbs.STEP, space))
        else:
            found.append((verbs.FLY, _direction(leg[2]), int(leg[3] or 1)))
    if end != len(text.rstrip()):
        raise Unreadable(
            f"{text[end:]!r:.40} is no movement; write -C1.11 for a step, ^330*2 for a flight of two jumps"
        )
    return found


# --- positions --------------------------------------------------------------------------------------------------------


def _place_name(s: Barony, serf: int) -> str:
    place = s.place[serf]
    if place >= 0:
        return s.board.space_name(place)
    return {KILLED: "out", RESERVE: "res"}.get(place, "?")


def _write_serf(s: Barony, serf: int) -> str:
    caste = s.caste[serf]
    flags = []
    if s.hold[serf] == HOLD_TURNS:
        flags.append("B")
    elif s.hold[serf]:
        flags.append(f"h{s.hold[serf]}")
    if s.kills[serf]:
        flags.append(f"k{s.kills[serf]}")
    if len(FREE[caste]) > 1 and s.free[serf] != FREE[caste][0]:
        flags.append(f"F:{MANEUVER_CODE[s.free[serf]]}")
    move = f"x{s.move[serf]}" if s.move[serf] != 1 else ""
    text = f"{serf % FIEFDOM_MAX + 1}{CASTE_CODE[caste]}{VOCATION_CODE[s.vocation[serf]]}{s.rank[serf]}{move}"
    return f"{text}@{_place_name(s, serf)}" + (f"{{{','.join(flags)}}}" if flags else "")


def write_position(s: Barony) -> str:
    """One line: board, mode, round, first and present Baron, then each Baron with his Serfs."""
    head = f"BAR {s.board.name} {s.setup.options['mode']} r{s.round} f{LETTERS[s.first]} t{LETTERS[s.turn]} p{s.idle_rounds}"
    parts = [head]
    for seat in range(s.seats):
        slots = range(seat * FIEFDOM_MAX, (seat + 1) * FIEFDOM_MAX)
        serfs = [_write_serf(s, serf) for serf in slots if s.place[serf] != NOBODY]
        gold = f" g{s.gold[seat]}" if s.gilded else ""
        lost = f" lost{s.fallen[seat]}" if s.fallen[seat] else ""
        parts.append(
            f"{LETTERS[seat]} {s.board.homes[s.home[seat]]}{gold} b{s.below[seat]}{lost} : {' '.join(serfs)}".rstrip()
        )
    return " | ".join([*parts, "-"])


_HEAD: Final = re.compile(r"BAR (\w+) (\w+) r([0-9]{1,4})(?: f([A-F]))? t([A-F])(?: p([0-9]))?$")
_BARON: Final = re.compile(r"([A-F]) (\w+)(?: g([0-9]{1,9}))?(?: b([0-2]))?(?: lost([1-6]))? :(.*)$")
_LINE: Final = re.compile(r"([0-9]{1,2})([A-Z][a-z])([SJP])([0-9])(?:x([0-9]{1,2}))?@([^{}\s]+)(?:\{([^{}]*)\})?$")


def read_position(game: Game, text: str, seats: int | None, options: dict[str, Any]) -> Barony:
    """A state from its one line; it stands for the moment before a Serf is activated."""
    s = read_any_position(game, text, seats, options)
    if s.setup.options["mode"] != "simple":
        raise BadDocument("of Barony only the Simple Game can be played so far: mode simple (BAR-Z1.01)")
    return s


def read_any_position(game: Game, text: str, seats: int | None, options: dict[str, Any]) -> Barony:
    """The same of any mode, also of those that are not complete yet."""
    parts = [part.strip() for part in text.strip().split("|")]
    head = _HEAD.match(parts[0])
    if head is None:
        raise BadDocument(
            "a position begins with: BAR board mode r(round) f(first Baron) t(Baron in turn) p(idle rounds)"
        )
    barons = [part for part in parts[1:] if part != "-"]
    count = len(barons)
    if seats is not None and seats != count:
        raise BadDocument(f"this position has {count} Barons, not {seats}")
    chosen = dict(options)
    board = "classic" if head[1].startswith("classic") else head[1]
    if board != "custom":
        chosen["board"] = board
    chosen["mode"] = head[2]
    s = blank(game.setup(count, chosen))
    if head[1] != s.board.name:
        raise BadDocument(f"{count} Barons play on {s.board.name}, not on {head[1]}")
    for seat, part in enumerate(barons):
        _read_baron(s, seat, part)
    if sorted(s.home) != list(range(count)):
        raise BadDocument("every Baron has a home of his own (BAR-P1.01)")
    s.round = int(head[3])
    s.turn, s.first = LETTERS.index(head[5]), LETTERS.index(head[4] or "A")
    s.idle_rounds = int(head[6] or 0)
    if max(s.turn, s.first) >= count or s.fallen[s.turn]:
        raise BadDocument("the Baron in turn and the first Baron must be in the game")
    s.idle = int(s.turn == s.first)
    s.began_below = int(len(s.fief(s.turn)) < LOSS_SERFS)
    s.stack = [Activate()]
    return s


def _read_baron(s: Barony, seat: int, part: str) -> None:
    found = _BARON.match(part)
    if found is None or found[1] != LETTERS[seat]:
        raise BadDocument(f"a Baron is written as '{LETTERS[seat]} H1 b0 : Serfs', not {part!r:.60}")
    if found[2] not in s.board.homes:
        raise BadDocument(f"{found[2]} is no home of this board; homes are {', '.join(s.board.homes)}")
    s.home[seat] = s.board.homes.index(found[2])
    s.gold[seat] = int(found[3] or 0) if s.gilded else 0
    s.below[seat] = int(found[4] or 0)
    s.fallen[seat] = int(found[5] or 0)
    for line in found[6].split():
        _read_line(s, seat, line)


def _read_line(s: Barony, seat: int, line: str) -> None:
    found = _LINE.match(line)
    if found is None or found[2] not in CASTE_CODE:
        raise BadDocument(f"a Serf is written as 3SoS1@H1.4 or 7PeJ1x2@C4.12{{h1,k2}}, not {line!r:.60}")
    number, caste, vocation = int(found[1]), CASTE_CODE.index(found[2]), VOCATION_CODE.index(found[3])
    if not 1 <= number <= FIEFDOM_MAX:
        raise BadDocument(f"{line!r:.60}: numbers go from 1 to {FIEFDOM_MAX} (BAR-F1.07)")
    serf = seat * FIEFDOM_MAX + number - 1
    if s.place[serf] != NOBODY:
        raise BadDocument(f"{serf_name(serf)} is there twice")
    if vocation not in CASTE_VOCATIONS[caste]:
        raise BadDocument(f"{line!r:.60}: not a vocation of this caste (BAR-F1.04)")
    if not START_RANK[caste] <= int(found[4]) <= MOST_RANK[caste]:
        raise BadDocument(f"{line!r:.60}: Rank is {START_RANK[caste]} to {MOST_RANK[caste]} (BAR-F1.06)")
    s.caste[serf], s.vocation[serf], s.rank[serf] = caste, vocation, int(found[4])
    s.move[serf] = int(found[5] or 1)
    s.free[serf] = FREE[caste][0] if FREE[caste] else 0
    if found[6] in ("out", "res"):
        s.place[serf] = KILLED if found[6] == "out" else RESERVE
    else:
        try:
            space = read_space(s.board, s.market, found[6])
        except Unreadable as error:
            raise BadDocument(str(error)) from error
        if space in s.place:
            raise BadDocument(f"{serf_name(serf)} stands on {serf_name(s.at(space))} (BAR-M1.05)")
        s.place[serf] = space
    for flag in filter(None, (found[7] or "").split(",")):
        _read_flag(s, serf, flag)


def _read_flag(s: Barony, serf: int, flag: str) -> None:
    if flag == "B":
        s.hold[serf] = HOLD_TURNS
    elif flag in ("h1", "h2"):
        s.hold[serf] = int(flag[1])
    elif re.fullmatch(r"k[0-9]{1,6}", flag):
        s.kills[serf] = int(flag[1:])
    elif flag[:2] == "F:" and flag[2:] in [MANEUVER_CODE[maneuver] for maneuver in FREE[s.caste[serf]]]:
        s.free[serf] = MANEUVER_CODE.index(flag[2:])
    else:
        raise BadDocument(f"{serf_name(serf)}: {flag!r:.20} is no flag; so far h1, h2, B, k6 and F:ARC are")
