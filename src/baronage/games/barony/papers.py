"""The Fiefdom as a paper: what its Baron does with it between games, in words, and its roster sheet (BAR-F3.01)."""

from __future__ import annotations

from baronage.engine.errors import Unreadable
from baronage.engine.papers import Document, Edit, Paper, Sheet
from baronage.games.barony import campaign
from baronage.games.barony.data import (
    CASTE_NAME,
    FIEFDOM_MAX,
    FREE,
    HIRES,
    MANEUVER_CODE,
    MANEUVER_NAME,
    START_GOLD,
    VOCATION_NAME,
)
from baronage.games.barony.hiring import PRICE, READY_MADE, hire_name, read_hire
from baronage.games.barony.roster import can_not_play, check_roster, item_name, line_of

READY = "ready"  # the pre-generated Fief, in a word
MOST_DIGITS = 9  # of a number that is typed


def _rows(words: list[str]) -> list[int]:
    found: list[int] = []
    for word in words:
        found += READY_MADE if word == READY else [read_hire(word)]
    return found


def _number(words: list[str]) -> int:
    if not words or not words[0].isdecimal() or len(words[0]) > MOST_DIGITS:
        raise Unreadable("name a Serf by its number on the roster, such as 3")
    return int(words[0])


def _new(words: list[str]) -> Document:
    """NAME and hires; gold=20000 for another treasury to begin with."""
    if not words:
        raise Unreadable(f"give the Baron's name, then the Serfs: Ada {READY}, or Ada ThP GuS SoS:ARC PeS …")
    gold, hires = START_GOLD, []
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if equals and name == "gold":
            if not value.isdecimal() or len(value) > MOST_DIGITS:
                raise Unreadable(f"gold is a whole number, such as gold={START_GOLD}, not {value!r:.20}")
            gold = int(value)
        else:
            hires.append(word)
    return campaign.found(words[0], _rows(hires or [READY]), gold)


def _hire(roster: Document, words: list[str]) -> Document:
    if not words:
        raise Unreadable("say whom to hire, such as PeS or SoS:ARC")
    for row in _rows(words):
        roster = campaign.hire(roster, row)
    return roster


def _hires(roster: Document) -> list[tuple[str, str]]:
    """BAR-F1.11: whom the treasury can pay, while there is a free line."""
    if len(roster["serfs"]) >= FIEFDOM_MAX:
        return []
    found = []
    for row, (caste, vocation, free) in enumerate(HIRES):
        if PRICE[row] <= roster["treasury"]:
            with_ = f" with {MANEUVER_NAME[free]}" if len(FREE[caste]) > 1 else ""
            serf = f"{CASTE_NAME[caste]} {VOCATION_NAME[vocation]}{with_}"
            found.append((hire_name(row), f"{serf}, {PRICE[row]:,} gold"))
    return found


def _serfs(roster: Document) -> list[tuple[str, str]]:
    found = []
    for serf in roster["serfs"]:
        caste, vocation, _ = line_of(serf)
        name = f", {serf['name']}" if serf.get("name") else ""
        number = serf["number"]
        found.append((str(number), f"{number}, {CASTE_NAME[caste]} {VOCATION_NAME[vocation]}{name}"))
    return found


def _ready(roster: Document) -> list[tuple[str, str]]:
    """BAR-F4.05: in place of one that can't play any more."""
    return [(READY, "the pre-generated Fief")] if can_not_play(roster) else []


def _drop(roster: Document, words: list[str]) -> Document:
    if len(words) != 1:
        raise Unreadable("name one Serf by its number on the roster, such as 3")
    return campaign.drop(roster, _number(words))


def _name(roster: Document, words: list[str]) -> Document:
    return campaign.name_serf(roster, _number(words), " ".join(words[1:]))


def _rename(roster: Document, words: list[str]) -> Document:
    return campaign.rename(roster, " ".join(words))


def _refound(roster: Document, words: list[str]) -> Document:
    return campaign.refound(roster, _rows(words or [READY]))


def sheet(roster: Document) -> Sheet:
    """The roster sheet, line by line."""
    rows = []
    for serf in roster["serfs"]:
        caste, vocation, free = line_of(serf)
        known = ([free] if free else []) + [MANEUVER_CODE.index(code) for code in serf.get("maneuvers", [])]
        rows.append(
            (
                str(serf["number"]),
                serf.get("name", ""),
                f"{CASTE_NAME[caste]} {VOCATION_NAME[vocation]}",
                str(serf["rank"]),
                f"x{serf['move']}",
                str(serf["kills"]),
                ", ".join(item_name(code) for code in serf.get("items", [])),
                ", ".join(MANEUVER_NAME[maneuver] for maneuver in known),
                *(str(serf.get(key, 0)) for key in ("conf", "bumps", "earned")),
            )
        )
    return Sheet(
        f"The Fiefdom of {roster['name']}" if roster["name"] else "A Fiefdom",
        (f"wins {roster['wins']}, treasury {roster['treasury']:,} gold, {len(rows)} Serfs",),
        (
            *("no.", "name", "Serf", "Rank", "Move", "kills"),
            *("equipment", "maneuvers", "conf", "bumps", "earned"),
        ),
        tuple(rows),
        (0, 3, 4, 5, 8, 9, 10),
        FIEFDOM_MAX,
    )


def _sign(roster: Document, name: str) -> Document:
    return roster if roster["name"] else campaign.rename(roster, name)


FIEFDOM = Paper(
    "fiefdom",
    "Fiefdoms, which outlive their games: found one, hire and drop, print the roster, take it through a campaign.",
    "rosters",
    f"NAME [{READY} | SERF …] [gold=15000]",
    "Found a Fiefdom: the pre-generated one, or Serfs such as ThP GuS SoS:ARC PeJ, hired with 15,000 gold.",
    _new,
    check_roster,
    sheet,
    _sign,
    campaign.merit,
    ("wins", "treasury", "kills"),
    (
        Edit("hire", "SERF …", "Hire Serfs, such as PeS or SoS:ARC (BAR-F1.11).", _hire, _hires),
        Edit("drop", "NUMBER", "Drop a Serf, without refund (BAR-F1.12).", _drop, _serfs),
        Edit("name", "NUMBER [NAME]", "Name a Serf.", _name, _serfs),
        Edit("rename", "NAME", "Name the Baron.", _rename),
        Edit(
            "refound",
            f"[{READY} | SERF …]",
            "Found a new Fiefdom in place of one that can't play any more (BAR-F4.05).",
            _refound,
            _ready,
        ),
    ),
    {"mode": "campaign"},
)
PAPERS = (FIEFDOM,)
