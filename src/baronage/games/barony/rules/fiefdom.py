"""Fiefdoms in a game: new Serfs on a roster, and rosters as documents (BAR-F1, F3, F4)."""

from __future__ import annotations

from typing import Any

from baronage.engine.core.state import ALL, Action
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    CASTE_CODE,
    FIEF_SIZE,
    FIEFDOM_MAX,
    FREE,
    HIRES,
    MANEUVER_CODE,
    NOBLE,
    VOCATION_CODE,
)
from baronage.games.barony.hiring import Line, Lines, lowest_free
from baronage.games.barony.roster import line_of
from baronage.games.barony.rules.equipment import bare, plain
from baronage.games.barony.rules.gold import pay
from baronage.games.barony.rules.names import item_name, read_item
from baronage.games.barony.state import NOBODY, RESERVE, STRUCK, Barony

BLANKS = ("bought", "kills", "hold", "conf", "bumps", "earned", "blessings", "sleep", "snare", "speed", "speed_turns")
MORE_BLANKS = ("slow", "slow_turns", "armor", "task", "progress", "ready", "made", "catapult", "away", "uses")


def roster_slots(s: Barony, seat: int) -> list[int]:
    """Return the taken lines of a Baron's roster."""
    first = seat * FIEFDOM_MAX
    return [slot for slot in range(first, first + FIEFDOM_MAX) if s.place[slot] not in (NOBODY, STRUCK)]


def lines(s: Barony, seat: int) -> Lines:
    """Return a Baron's roster as hiring uses it."""
    return {slot: (s.caste[slot], s.vocation[slot], s.free[slot]) for slot in roster_slots(s, seat)}


def enlist(s: Barony, slot: int, line: Line, place: int = RESERVE) -> None:
    """Write a new Serf on a line of the roster (BAR-F1.05)."""
    for name in (*BLANKS, *MORE_BLANKS):
        getattr(s, name)[slot] = 0
    caste, vocation, free = line
    s.caste[slot], s.vocation[slot], s.free[slot] = caste, vocation, free
    s.rank[slot], s.move[slot], s.place[slot] = s.numbers.start_rank[caste], s.numbers.start_move[caste], place
    s.control[slot] = slot // FIEFDOM_MAX
    s.items[slot], s.lesser[slot] = [], []
    s.fresh[slot] = 1
    s.markers = [[*row[:2], -1, *row[3:]] if row[2] == slot else row for row in s.markers]  # another Serf set that trap
    if s.log is not None:
        s.log.append((verbs.MUSTERED, ALL, (slot, caste, vocation, free), "BAR-F1.05"))


def bless_noble(s: Barony, serf: int, rule: str) -> None:
    """Bless a Noble that begins or enters a game; its blessings equal its Rank (BAR-K2.01, K2.06)."""
    if s.caste[serf] == NOBLE:
        s.blessings[serf] = s.rank[serf]
        if s.log is not None:
            s.log.append((verbs.BLESSED, ALL, (serf, s.rank[serf]), rule))


def strike(s: Barony, serf: int) -> None:
    """Drop a Serf from its roster (BAR-F1.12)."""
    s.place[serf] = NOBODY
    s.items[serf] = []
    if s.log is not None:
        s.log.append((verbs.DROPPED, ALL, (serf,), "BAR-F1.12"))


# --- at the start of a turn (BAR-D04) -----------------------------------------------------------------------------------


def reserves(s: Barony, seat: int) -> list[Action]:
    """Return the hires into the reserve and the drops that a Baron may make now (BAR-F1.11, F1.12)."""
    if not s.gilded:
        return []
    known = roster_slots(s, seat)
    found: list[Action] = []
    if len(known) < FIEFDOM_MAX:
        gold, missing = s.gold[seat], FIEF_SIZE - len(known)
        kept = (
            s.numbers.cheapest * (missing - 1) if missing > 0 and gold >= s.numbers.cheapest * missing else 0
        )  # BAR-F1.10
        found += [(verbs.HIRE, row) for row, price in enumerate(s.numbers.hire_price) if price + kept <= gold]
    found += [(verbs.DROP, slot) for slot in known if s.place[slot] == RESERVE]
    return found


def unhired(s: Barony, seat: int, row: int) -> str:
    """Return the rule that forbids hiring this Serf into the reserve now, or ""."""
    if not 0 <= row < len(s.numbers.hire_price):
        return "BAR-F1.04"
    known = len(roster_slots(s, seat))
    if known >= FIEFDOM_MAX:
        return "BAR-F1.07"
    gold, missing = s.gold[seat], FIEF_SIZE - known
    if s.numbers.hire_price[row] > gold:
        return "BAR-F1.11"
    kept = s.numbers.cheapest * (missing - 1) if missing > 0 and gold >= s.numbers.cheapest * missing else 0
    return "BAR-F1.10" if s.numbers.hire_price[row] + kept > gold else ""


def change_reserve(s: Barony, seat: int, action: Action) -> None:
    """Apply an action offered by `reserves`."""
    if action[0] == verbs.DROP:
        strike(s, action[1])
        return
    pay(s, seat, s.numbers.hire_price[action[1]], "BAR-F1.11")
    enlist(s, lowest_free(roster_slots(s, seat), seat * FIEFDOM_MAX), HIRES[action[1]])


# --- documents ------------------------------------------------------------------------------------------------------------


def enroll(s: Barony, seat: int, roster: dict[str, Any]) -> None:
    """Set up a Baron's treasury and roster from a document (BAR-F4.01, F4.06)."""
    s.gold[seat] = roster["treasury"]
    for serf in roster["serfs"]:
        slot = seat * FIEFDOM_MAX + serf["number"] - 1
        enlist(s, slot, line_of(serf))
        s.fresh[slot] = 0
        s.rank[slot], s.move[slot], s.kills[slot] = serf["rank"], serf["move"], serf["kills"]
        s.bought[slot] = sum(1 << MANEUVER_CODE.index(code) for code in serf.get("maneuvers", []))
        s.items[slot] = sorted(map(read_item, serf.get("items", [])))
        s.conf[slot], s.bumps[slot] = serf.get("conf", 0), serf.get("bumps", 0)
        s.earned[slot] = serf.get("earned", 0)


def after_game(s: Barony, seat: int, won: bool) -> dict[str, Any]:
    """Return what a Baron takes from a finished game into the next (BAR-F4.01 to F4.04).

    Killed or recruited Serfs are back; assassinated, sold or dropped ones aren't, nor is anything that belongs to one
    game.
    """
    given = s.setup.options["rosters"]
    before: dict[str, Any] = (
        given[seat] if s.setup.options["mode"] == "campaign" else {"name": "", "wins": 0, "serfs": []}
    )
    old = {serf["number"]: serf for serf in before["serfs"]}
    serfs = []
    for slot in roster_slots(s, seat):
        number = slot % FIEFDOM_MAX + 1
        caste = s.caste[slot]
        serf: dict[str, Any] = {
            "number": number,
            "caste": CASTE_CODE[caste],
            "vocation": VOCATION_CODE[s.vocation[slot]],
            "rank": s.rank[slot],
            "move": s.move[slot],
            "kills": s.kills[slot],
        }
        if len(FREE[caste]) > 1:
            serf["free"] = MANEUVER_CODE[s.free[slot]]
        bought = [code for row, code in enumerate(MANEUVER_CODE) if s.bought[slot] >> row & 1]
        items = [
            item_name(bare(item)) for item in sorted(s.items[slot], key=lambda item: (plain(item), item))
        ]  # BAR-F4.03
        name = "" if s.fresh[slot] else old[number].get("name", "")
        more: dict[str, Any] = {"maneuvers": bought, "items": items, "name": name}
        more |= {"conf": s.conf[slot], "bumps": s.bumps[slot], "earned": s.earned[slot]}
        serfs.append(serf | {key: value for key, value in more.items() if value})
    return {
        "name": before["name"],
        "wins": before["wins"] + won,  # BAR-F4.04
        "treasury": s.gold[seat],
        "serfs": serfs,
    }
