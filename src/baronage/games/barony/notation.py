"""Notation of moves: reads and writes single actions and paths (RULES.md, Notation). Positions are in `position.py`."""

from __future__ import annotations

import re
from typing import Final

from baronage.engine.core.errors import Unreadable
from baronage.engine.core.state import Action
from baronage.engine.text.input_errors import quoted
from baronage.games.barony import verbs
from baronage.games.barony.board.geometry import ANGLES, OUT
from baronage.games.barony.data import (
    BLS,
    CAT,
    CTA,
    DUP,
    EAR,
    EWE,
    FIEFDOM_MAX,
    ITEM_CODE,
    LIG,
    MANEUVER_CODE,
    RES,
    SLO,
    TAC,
    TEL,
)
from baronage.games.barony.hiring import hire_name, read_hire
from baronage.games.barony.input_errors import msg
from baronage.games.barony.meta import LETTERS
from baronage.games.barony.position import read_position as read_position
from baronage.games.barony.position import write_position as write_position
from baronage.games.barony.rules.equipment import plain
from baronage.games.barony.rules.moves import landing
from baronage.games.barony.rules.names import (
    MAX_DIGITS,
    item_name,
    read_direction,
    read_item,
    read_maneuver,
    read_serf,
    read_slot,
    read_space,
    serf_name,
)
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.base import BaronyStep
from baronage.games.barony.steps.clash import RIDERS
from baronage.games.barony.steps.turn import Act

_LATTICE: Final = r"[ud]-?[0-9]+,-?[0-9]+"  # matched before names of baronies, which are letters too: d-1,2
_SERF: Final = re.compile(rf"[{LETTERS}][0-9]{{1,2}}$")
_PATH: Final = re.compile(
    rf"([{LETTERS}][0-9]{{1,2}})\s*({_LATTICE}|[A-Za-z]+[0-9]*(?:\.[0-9]{{1,2}})?)?((?:[-^].*)?)$"
)
_LEGS: Final = re.compile(
    rf"-(M|[A-Za-z]+[0-9]*\.[0-9]{{1,2}}|{_LATTICE})|\^([0-9]{{2,3}})(?:\*([0-9]{{1,{MAX_DIGITS}}}))?"
)
_TRAIN: Final = re.compile(rf"F ([{LETTERS}][0-9]{{1,2}}):([A-Z]{{3}})$")
_AIM: Final = re.compile(rf">\s*([0-9]{{2,3}})(?:\*([0-9]{{1,{MAX_DIGITS}}}))?$")
_WORDS: Final[dict[str, Action]] = {
    "pass": (verbs.PASS,),
    ".": (verbs.END,),
    "ready": (verbs.READY,),
    "hired": (verbs.HIRED,),
    "go": (verbs.GO_ON,),
    "cast": (verbs.LOOSE,),
    "abandon": (verbs.ABANDON,),
    "/F": (verbs.FIGHT,),
    "/C": (verbs.CONCEDE,),
    "/Y": (verbs.YIELD,),
    "/R": (verbs.RETREAT,),
    "/A": (verbs.LOOSE_ARROW,),
    "/+": (verbs.AGREE,),
    "/-": (verbs.DECLINE,),
    "!REC": (verbs.RECRUIT,),
    "*CAT off": (verbs.DESTROY,),
    "$offer": (verbs.OFFER,),
    "$rank": (verbs.RAISE_RANK,),
    "$move": (verbs.RAISE_MOVE,),
    "$sell self": (verbs.SELL_SELF,),
}
_WORD_OF: Final = {action[0]: word for word, action in _WORDS.items()}
_ON_SERFS: Final = {verbs.SHOOT: CAT, verbs.TACTICS: TAC, verbs.BLESS: BLS, verbs.CALL: CTA, verbs.RESURRECT: RES}
_BY_CODE: Final = {maneuver: verb for verb, maneuver in _ON_SERFS.items()}
_DEALS: Final = {verbs.BUY: "buy", verbs.SELL: "sell", verbs.GIVE: "give", verbs.ASK: "ask"}  # $buy DAG


# --- writing ----------------------------------------------------------------------------------------------------------


def write(s: Barony, seat: int, action: Action) -> str:
    """Return the notation of one action."""
    verb = action[0]
    if verb in _WORD_OF:
        return _WORD_OF[verb]
    what = action[1]
    if verb == verbs.STEP:
        return f"-{s.board.space_name(what)}"
    if verb == verbs.FLY:
        return f"^{ANGLES[what]}*{action[2]}"
    if verb == verbs.AIM:
        return f">{ANGLES[what]}*{action[2]}"
    if verb == verbs.ACTIVATE:
        return serf_name(what)
    if verb == verbs.CAST:
        return _write_spell(s, action)
    if verb in _ON_SERFS:
        return f"*{MANEUVER_CODE[_ON_SERFS[verb]]} {_target(s, what)}"
    if verb in _DEALS:
        return f"${_DEALS[verb]} {item_name(what)}"
    if verb == verbs.ESCORT:
        mine = what // FIEFDOM_MAX == seat
        return f"/E{what % FIEFDOM_MAX + 1}" if mine else f"/E{serf_name(what)}"
    if verb in (verbs.PUT, verbs.SAVE):
        return f"{'@' if verb == verbs.PUT else '$'}{s.board.space_name(what)}"
    if verb in (verbs.TASK, verbs.RIDE):
        return f"{'*' if verb == verbs.TASK else '!'}{MANEUVER_CODE[what]}"
    if verb == verbs.LEARN:
        return f"$buy {MANEUVER_CODE[what]}"
    if verb == verbs.DUPLICATE:
        return f"*DUP {ITEM_CODE[what]}"
    if verb == verbs.TAKE:
        return f"={item_name(what)}"
    if verb == verbs.SHORTEN:
        return f"~{what}"
    if verb == verbs.TRAIN:
        return f"F {serf_name(what)}:{MANEUVER_CODE[action[2]]}"
    if verb == verbs.HIRE:
        return f"$serf {hire_name(what)}"
    sign = {verbs.PLACE: "@", verbs.PICK: "+", verbs.NAME: ",", verbs.DROP: "$drop "}[verb]
    return f"{sign}{serf_name(what)}"


def _target(s: Barony, serf: int) -> str:
    """Return a target Serf's name, or "self"."""
    return "self" if serf == s.active else serf_name(serf)


def _write_spell(s: Barony, action: Action) -> str:
    """Write a spell: *MIS B5, *SLO self speed, *EAR A3 LEA, *LIG 90, *TEL C1.5."""
    spell, what = action[1], action[2]
    if spell == LIG:
        return f"*LIG {ANGLES[what]}"
    if spell == TEL:
        return f"*TEL {s.board.space_name(what)}"
    more = ""
    if spell == SLO:
        more = " speed" if action[3] else " slow"
    elif spell in (EAR, EWE):
        more = f" {item_name(action[3])}"
    return f"*{ITEM_CODE[spell]} {_target(s, what)}{more}"


# --- reading ----------------------------------------------------------------------------------------------------------


def read(s: Barony, seat: int, text: str) -> list[Action]:
    """Return the actions that a text stands for, legal or not.

    Examples: A2 C1.5-C1.11, -C1.11, ^330*2, pass, /F, >90*1, *FIR B5,B6 cast.
    """
    text = text.strip()
    own = f"{LETTERS[seat]} "
    if text.startswith(own) and text[len(own) :].strip() in _WORDS:
        text = text[len(own) :].strip()
    if text in _WORDS:
        return [_WORDS[text]]
    sign, rest = text[:1], text[1:].strip()
    if sign == "*":
        return _read_maneuver(s, rest)
    if sign == "$":
        return [_read_deal(s, rest)]
    if sign == "+":
        return [(verbs.PICK, read_slot(s, rest))]
    if sign == ",":
        return [(verbs.NAME, read_serf(s, part)) for part in rest.split(",")]
    if sign == "!":
        return [(verbs.RIDE, _rider(rest))]
    if sign == "=":
        return [(verbs.TAKE, read_item(rest))]
    if sign == "~" and rest.isascii() and rest.isdigit() and len(rest) < 4:
        return [(verbs.SHORTEN, int(rest))]
    if sign == "@":
        if _SERF.match(rest):
            return [(verbs.PLACE, read_slot(s, rest))]
        return [(verbs.PUT, read_space(s.board, s.market, rest))]
    if text.startswith("/E"):
        return [(verbs.ESCORT, read_serf(s, text[2:] if _SERF.match(text[2:]) else f"{LETTERS[seat]}{text[2:]}"))]
    if trained := _TRAIN.match(text):
        return [(verbs.TRAIN, read_slot(s, trained[1]), read_maneuver(trained[2]))]
    if sign == ">":
        return [_read_aim(s, text)]
    if sign in ("-", "^"):
        return _legs(s, s.active, text)
    return _read_path(s, text)


def _rider(text: str) -> int:
    rider = read_maneuver(text)
    if rider not in RIDERS:
        raise Unreadable(
            msg("rider-unknown", text=f"{text:.20}", known=", ".join(f"!{MANEUVER_CODE[one]}" for one in RIDERS))
        )
    return rider


def _read_aim(s: Barony, text: str) -> Action:
    aimed = _AIM.match(text)
    if aimed is None:
        raise Unreadable(msg("bump-shape", text=quoted(text, 40)))
    top = s.on_top(BaronyStep)
    distance = int(aimed[2]) if aimed[2] else top.shortest() if top is not None else 1
    return (verbs.AIM, read_direction(aimed[1]), distance)


def _read_path(s: Barony, text: str) -> list[Action]:
    """Return the actions of a Serf and its path."""
    path = _PATH.match(text)
    if path is None:
        raise Unreadable(msg("move-unknown", text=quoted(text, 60)))
    serf = read_serf(s, path[1])
    if path[2] and s.place[serf] != read_space(s.board, s.market, path[2]):
        raise Unreadable(msg("not-there", serf=path[1], place=path[2]))
    act = s.on_top(Act)
    active: list[Action] = [] if act is not None and act.serf == serf and path[3] else [(verbs.ACTIVATE, serf)]
    return active + (_legs(s, serf, path[3]) if path[3] else [])


def _legs(s: Barony, serf: int, text: str) -> list[Action]:
    """Return consecutive steps and flights: -C1.11-C1.12, ^330*2. The landing of a flight may follow it."""
    found: list[Action] = []
    end, flying = 0, False
    here = s.place[serf] if serf >= 0 else OUT
    for leg in _LEGS.finditer(text):
        if leg.start() != end:
            break
        end = leg.end()
        if leg[1]:
            space = read_space(s.board, s.market, leg[1])
            if not flying or leg[1] == "M":
                found.append((verbs.STEP, space))
                here = space
            elif here >= 0 and here != space:  # this only names the landing of a flight, never the Market
                raise Unreadable(msg("landing-other", place=leg[1], landing=s.board.space_name(here)))
            flying = False
        else:
            found.append((verbs.FLY, read_direction(leg[2]), int(leg[3] or 1)))
            here = OUT if here == s.market else landing(s, here, *found[-1][1:])
            flying = True
    if end != len(text.rstrip()):
        raise Unreadable(msg("movement-shape", text=quoted(text[end:], 40)))
    return found


def _read_target(s: Barony, text: str) -> int:
    if text == "self":
        if s.active < 0:
            raise Unreadable(msg("self-nobody"))
        return s.active
    return read_serf(s, text)


def _read_maneuver(s: Barony, text: str) -> list[Action]:
    """Read a maneuver: MKW, CAT B5, BLS self, FIR B5,B6 cast, LIG 90, TEL C1.5, SLO B5 slow, EAR self LEA, DUP FIR."""
    code, _, rest = text.partition(" ")
    words = rest.split()
    if code in ITEM_CODE[1:]:
        return _read_spell(s, ITEM_CODE.index(code), words)
    maneuver = read_maneuver(code)
    if not words and maneuver in s.numbers.task_turns:
        return [(verbs.TASK, maneuver)]
    if len(words) == 1 and maneuver == DUP:
        return [(verbs.DUPLICATE, plain(read_item(words[0])))]
    if len(words) == 1 and maneuver in _BY_CODE:
        return [(_BY_CODE[maneuver], _read_target(s, words[0]))]
    raise Unreadable(msg("maneuver-shape", text=f"{text:.40}"))


def _read_spell(s: Barony, spell: int, words: list[str]) -> list[Action]:
    if not words or len(words) > 2:
        raise Unreadable(msg("spell-target", spell=ITEM_CODE[spell]))
    if spell == LIG:
        if len(words) > 1 or not words[0].isascii() or not words[0].isdigit():
            raise Unreadable(msg("lightning-shape"))
        return [(verbs.CAST, LIG, read_direction(words[0]))]
    if spell == TEL:
        return [(verbs.CAST, TEL, read_space(s.board, s.market, " ".join(words)))]
    first, *others = words[0].split(",")
    target = _read_target(s, first)
    if spell == SLO and len(words) == 2 and words[1] in ("slow", "speed"):
        return [(verbs.CAST, SLO, target, int(words[1] == "speed"))]
    if spell in (EAR, EWE) and len(words) == 2:
        return [(verbs.CAST, spell, target, read_item(words[1]))]
    if spell in (SLO, EAR, EWE) or (len(words) == 2 and words[1] != "cast"):
        raise Unreadable(msg("spell-shape"))
    found: list[Action] = [(verbs.CAST, spell, target)]
    found.extend((verbs.NAME, read_serf(s, name)) for name in others)
    return found + ([(verbs.LOOSE,)] if len(words) == 2 else [])


def _read_deal(s: Barony, text: str) -> Action:
    """Read a deal: buy DAG, buy RET, sell AXE, give DAG, ask DAG, serf PeS, drop A12, or a blessed Serf's triangle."""
    word, _, rest = text.partition(" ")
    rest = rest.strip()
    if word == "serf":
        return (verbs.HIRE, read_hire(rest))
    if word == "drop":
        return (verbs.DROP, read_slot(s, rest))
    if word == "buy" and rest in MANEUVER_CODE[1:]:
        return (verbs.LEARN, MANEUVER_CODE.index(rest))
    for verb, name in _DEALS.items():
        if word == name:
            return (verb, read_item(rest))
    return (verbs.SAVE, read_space(s.board, s.market, text))
