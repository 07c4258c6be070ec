"""The Fiefdom as a campaign file: its commands between games, and its roster sheet (BAR-F3.01)."""

from __future__ import annotations

from baronage.engine.core.errors import Unreadable
from baronage.engine.hooks.campaign_files import CampaignFileKind, Document, Edit, Printout
from baronage.engine.text.input_errors import quoted
from baronage.engine.text.localization import CatalogueText
from baronage.games.barony.data import (
    CASTE_CODE,
    FIEFDOM_MAX,
    FREE,
    HIRES,
    MANEUVER_CODE,
    RULES,
    VOCATION_CODE,
)
from baronage.games.barony.hiring import READY_MADE, hire_name, read_hire
from baronage.games.barony.input_errors import msg
from baronage.games.barony.roster import can_not_play, check_roster, line_of
from baronage.games.barony.rules import campaign
from baronage.games.barony.rules.fiefdom import after_game

READY = "ready"  # the word for the pre-generated Fief
MAX_DIGITS = 9  # of a typed number


def _rows(words: list[str]) -> list[int]:
    found: list[int] = []
    for word in words:
        found += READY_MADE if word == READY else [read_hire(word)]
    return found


def _number(words: list[str]) -> int:
    if not words or not words[0].isdecimal() or len(words[0]) > MAX_DIGITS:
        raise Unreadable(msg("number-wanted"))
    return int(words[0])


def _new(words: list[str]) -> Document:
    """Return a new Fiefdom from a name and hires; `gold=20000` sets another starting treasury."""
    if not words:
        raise Unreadable(msg("name-wanted", ready=READY))
    gold, hires = RULES.start_gold, []
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if equals and name == "gold":
            if not value.isdecimal() or len(value) > MAX_DIGITS:
                raise Unreadable(msg("gold-shape", gold=RULES.start_gold, value=quoted(value, 20)))
            gold = int(value)
        else:
            hires.append(word)
    return campaign.found(words[0], _rows(hires or [READY]), gold)


def _hire(roster: Document, words: list[str]) -> Document:
    if not words:
        raise Unreadable(msg("hire-wanted"))
    for row in _rows(words):
        roster = campaign.hire(roster, row)
    return roster


def _hires(roster: Document) -> list[tuple[str, str]]:
    """Return the Serfs that the treasury can pay, while there is a free line (BAR-F1.11)."""
    if len(roster["serfs"]) >= FIEFDOM_MAX:
        return []
    found: list[tuple[str, str]] = []
    for row, (caste, vocation, free) in enumerate(HIRES):
        if RULES.hire_price[row] <= roster["treasury"]:
            gift = MANEUVER_CODE[free] if len(FREE[caste]) > 1 else "none"
            found.append(
                (hire_name(row), msg("hire-offer", serf=_kind(caste, vocation), code=gift, price=RULES.hire_price[row]))
            )
    return found


def _serfs(roster: Document) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for serf in roster["serfs"]:
        caste, vocation, _ = line_of(serf)
        named = {"serf": _kind(caste, vocation), "name": serf.get("name") or "none"}
        found.append((str(serf["number"]), msg("serf-offer", number=serf["number"], **named)))
    return found


def _kind(caste: int, vocation: int) -> CatalogueText:
    """Return the kind of a Serf: Peasant Sider."""
    return msg("serf-kind", caste=CASTE_CODE[caste], vocation=VOCATION_CODE[vocation])


def _item(code: str) -> CatalogueText:
    """Return the name of an item: Fireball, or Fireball' for a duplicate."""
    return msg("item", item=code.removesuffix("'"), mark="'" if code.endswith("'") else "")


def _ready(roster: Document) -> list[tuple[str, str]]:
    """Return the pre-generated Fief as a replacement for one that can't play any more (BAR-F4.05)."""
    return [(READY, msg("ready-fief"))] if can_not_play(roster) else []


def _drop(roster: Document, words: list[str]) -> Document:
    if len(words) != 1:
        raise Unreadable(msg("one-number-wanted"))
    return campaign.drop(roster, _number(words))


def _name(roster: Document, words: list[str]) -> Document:
    return campaign.name_serf(roster, _number(words), " ".join(words[1:]))


def _rename(roster: Document, words: list[str]) -> Document:
    return campaign.rename(roster, " ".join(words))


def _refound(roster: Document, words: list[str]) -> Document:
    return campaign.refound(roster, _rows(words or [READY]))


COLUMNS = (
    *("column-number", "column-name", "column-serf", "column-rank", "column-move", "column-kills"),
    *("column-items", "column-maneuvers", "column-conf", "column-bumps", "column-earned"),
)


def printout(roster: Document) -> Printout:
    """Return the roster sheet, line by line."""
    rows = []
    for serf in roster["serfs"]:
        caste, vocation, free = line_of(serf)
        known = ([free] if free else []) + [MANEUVER_CODE.index(code) for code in serf.get("maneuvers", [])]
        rows.append(
            (
                str(serf["number"]),
                serf.get("name", ""),
                _kind(caste, vocation),
                str(serf["rank"]),
                f"x{serf['move']}",
                str(serf["kills"]),
                msg("several", all=[_item(code) for code in serf.get("items", [])]),
                msg("several", all=[msg("maneuver", code=MANEUVER_CODE[maneuver]) for maneuver in known]),
                *(str(serf.get(key, 0)) for key in ("conf", "bumps", "earned")),
            )
        )
    return Printout(
        msg("fiefdom", name=roster["name"] or "none"),
        (msg("fiefdom-has", wins=roster["wins"], gold=roster["treasury"], serfs=len(rows)),),
        tuple(msg(id) for id in COLUMNS),
        tuple(rows),
        (0, 3, 4, 5, 8, 9, 10),
        FIEFDOM_MAX,
    )


def _sign(roster: Document, name: str) -> Document:
    return roster if roster["name"] else campaign.rename(roster, name)


FIEFDOM = CampaignFileKind(
    "fiefdom",
    msg("fiefdom-help"),
    "rosters",
    f"NAME [{READY} | SERF …] [gold=15000]",
    msg("fiefdom-new", gold=RULES.start_gold),
    _new,
    check_roster,
    printout,
    _sign,
    campaign.merit,
    ("wins", "treasury", "kills"),
    after_game,
    (
        Edit("hire", "SERF …", msg("edit-hire"), _hire, _hires),
        Edit("drop", "NUMBER", msg("edit-drop"), _drop, _serfs),
        Edit("name", "NUMBER [NAME]", msg("edit-name"), _name, _serfs),
        Edit("rename", "NAME", msg("edit-rename"), _rename),
        Edit(
            "refound",
            f"[{READY} | SERF …]",
            msg("edit-refound"),
            _refound,
            _ready,
        ),
    ),
    {"mode": "campaign"},
)
CAMPAIGN_FILES = (FIEFDOM,)
