"""Before the first turn: secret hiring, picking and placing, and the roll for the first player (BAR-F1, F2, P1, T1.01)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, SimultaneousStep, Window
from baronage.engine.core.verb import Verb
from baronage.engine.game.menu_cache import cached_per_menu
from baronage.engine.text.params import Params
from baronage.games.barony import verbs
from baronage.games.barony.board.geometry import BARONY
from baronage.games.barony.data import FIEF_SIZE, FIEFDOM_MAX, FREE, HIRES, MAX_IN_FIEF, SOLDIER
from baronage.games.barony.hiring import (
    Lines,
    drafted,
    first_picks,
    hires,
    picks,
    short_of,
    silent_hires,
    spent,
)
from baronage.games.barony.nodes import serf_id
from baronage.games.barony.rules.elimination import sweep
from baronage.games.barony.rules.fiefdom import bless_noble, enlist, lines, strike
from baronage.games.barony.rules.param_text import drafted_param, known_hire, known_maneuver, place_param, serf_param
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.base import BaronyStep
from baronage.games.barony.steps.hires import hire_params
from baronage.games.barony.steps.turn import begin_turn

(HIRING, PICKING, PLACING, DONE) = range(4)  # stages of a draft
_PROMPTS: Final = ("preparation-hiring", "preparation-picking", "preparation", "preparation-done")


class Preparation(SimultaneousStep[Barony], BaronyStep):
    """Secret drafts of all Barons: hire, pick nine, place them (BAR-D01, D02, D03).

    Drafts are hidden until all Barons are ready, so each may change anything until then (BAR-F2.04).
    """

    SEND: ClassVar[int] = verbs.READY
    DUE_IS_PUBLIC: ClassVar[bool] = True
    NAME: ClassVar[str] = "preparation"
    RULE: ClassVar[str] = "BAR-P1.03"
    OFFERS: ClassVar[tuple[int, ...]] = (
        *(verbs.PLACE, verbs.PUT, verbs.READY, verbs.HIRE, verbs.HIRED, verbs.PICK, verbs.TRAIN, verbs.DROP),
    )

    def choices(self, s: Barony, seat: int, draft: tuple[Action, ...]) -> list[Action]:
        first = seat * FIEFDOM_MAX
        if hires_first(s) and (verbs.HIRED,) not in draft:
            return hires(s.numbers, lines(s, seat), draft, first, s.gold[seat])
        roster = fiefdom(s, seat, draft)
        picked = [action[1] for action in draft if action[0] == verbs.PICK]
        if len(roster) > FIEF_SIZE > len(picked):
            return [(verbs.PICK, slot) for slot in picks(roster, picked)]
        placed = [action[1] for action in draft if action[0] in (verbs.PLACE, verbs.PUT)]
        if len(placed) == FIEF_SIZE:
            return [(verbs.READY,)]
        trained = [] if placed else trainings(s, seat, draft)
        if s.setup.options["placement"] == "free":
            corner = s.board.home_first[s.home[seat]]
            free = [triangle for triangle in range(corner, corner + BARONY) if triangle not in placed]
            return [*((verbs.PUT, triangle) for triangle in free), *trained]
        return [*((verbs.PLACE, serf) for serf in fief(s, seat, draft) if serf not in placed), *trained]

    def autofill_label(self, s: Barony, seat: int) -> str:
        """Return the label for filling in the rest of the current stage, or ""."""
        where = stage(s, seat, self.drafts[seat]) if seat in self.actors(s) else DONE
        return ("fill-hiring", "fill-picking", "fill-placing", "")[where]

    def silence(self, s: Barony, seat: int) -> tuple[Action, ...]:
        """Return the default draft after a timeout, with roster numbers and start triangles in order."""
        sheet: tuple[Action, ...] = ()
        if hires_first(s):
            sheet = silent_hires(s.numbers, lines(s, seat), seat * FIEFDOM_MAX, s.gold[seat])
        roster = fiefdom(s, seat, sheet)
        if len(roster) > FIEF_SIZE:
            sheet = (*sheet, *((verbs.PICK, slot) for slot in first_picks(roster)))
        if s.setup.options["placement"] == "free":
            return (*sheet, *((verbs.PUT, triangle) for triangle in s.board.starts[s.home[seat]]), (verbs.READY,))
        return (*sheet, *((verbs.PLACE, serf) for serf in fief(s, seat, sheet)), (verbs.READY,))

    def log_draft(self, s: Barony, seat: int, sent: bool) -> None:
        if s.log is not None:
            s.log.append((verbs.DRAFTED, 1 << seat, (seat, int(sent)), "BAR-P1.03"))

    def unfit(self, s: Barony, seat: int, action: Action) -> str:
        draft = self.drafts[seat]
        if action[0] == verbs.PUT:
            return put_fault(s, seat, draft, action[1])
        if not hires_first(s):
            return "BAR-Z1.01"
        if stage(s, seat, draft) != HIRING:
            return "BAR-F1.09"
        return (hire_fault if action[0] == verbs.HIRE else strike_fault)(s, seat, draft, action[1])

    def action_params(self, s: Barony, seat: int, action: Action) -> Params:
        draft = self.drafts[seat]
        if action[0] == verbs.HIRE:
            return hire_params(s.numbers, action[1], s.gold[seat] - spent(s.numbers, draft))
        if action[0] == verbs.DROP:
            return sheet_serf(s, seat, draft, action[1])
        placed = placements(draft)
        nine = fief(s, seat, draft) if stage(s, seat, draft) == PLACING else []
        serf = nine[len(placed)] if len(placed) < len(nine) else -1
        return sheet_serf(s, seat, draft, serf) | {
            "space": place_param(s, seat, action[1]),
            "taken": serf_param(s, -1),
            "free": int(is_free(s)),
            "stage": stage(s, seat, draft),
        }

    def cited(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        if action[0] == verbs.HIRE:
            return ("BAR-F1.02", "BAR-F1.05")
        return ("BAR-F1.12",) if action[0] == verbs.DROP else ("BAR-P1.03",)

    def purse(self, s: Barony, seat: int) -> int:
        return s.gold[seat] - spent(s.numbers, self.drafts[seat])

    def prompt_id(self, s: Barony, seat: int) -> str:
        if seat < 0 or not self.due >> seat & 1:
            return "preparation-others"
        if self.sent >> seat & 1:
            return "preparation-sent"
        where = stage(s, seat, self.drafts[seat])
        return "preparation-free" if where == PLACING and is_free(s) else _PROMPTS[where]

    def params(self, s: Barony, seat: int) -> Params:
        draft = self.drafts[seat] if seat >= 0 else ()
        me = max(seat, 0)
        placed = len(placements(draft))
        where = stage(s, me, draft)
        serf = fief(s, me, draft)[placed] if where == PLACING else -1
        start = s.board.starts[s.home[me]][placed] if placed < FIEF_SIZE else -1
        params = sheet_serf(s, me, draft, serf)
        params |= {"gold": s.gold[me] - spent(s.numbers, draft), "hired": len(fiefdom(s, me, draft))}
        params |= {"missing": missing(s, me, draft), "picked": len(picked_of(draft)), "placed": placed + 1}
        params |= {"space": place_param(s, seat, start), "training": int(not placed and bool(trainings(s, me, draft)))}
        return params

    def rules(self, s: Barony, seat: int) -> tuple[str, ...]:
        where = stage(s, seat, self.drafts[seat]) if seat in self.actors(s) else DONE
        if where == HIRING:
            return ("BAR-F1.02", "BAR-F1.07")
        return ("BAR-F2.01", "BAR-F2.02") if where == PICKING else ("BAR-P1.03",)

    def resolve(self, s: Barony, chance: Chance) -> None:
        """Reveal all drafts together, then roll for the first turn."""
        for seat in range(s.seats):
            nine = fief(s, seat, self.drafts[seat])
            if hires_first(s):
                self.muster(s, seat)
            self.train(s, seat)
            self.place(s, seat, nine)
            for serf in s.fief(seat):
                bless_noble(s, serf, "BAR-K2.01")
        sweep(s)
        s.first = roll_for_first(s, chance)
        s.round = 1
        begin_turn(s, s.first)

    def muster(self, s: Barony, seat: int) -> None:
        """Drop, hire and pay as drafted (BAR-F1.05, F1.09, F1.12)."""
        first, draft = seat * FIEFDOM_MAX, self.drafts[seat]
        roster, new = drafted(lines(s, seat), draft, first)
        for action in draft:
            if action[0] == verbs.DROP:
                strike(s, action[1])
        for slot in new:
            enlist(s, slot, roster[slot])
        s.gold[seat] -= spent(s.numbers, draft)
        if s.log is not None:
            s.log.append((verbs.TREASURY, ALL, (seat, s.gold[seat]), "BAR-F1.09"))

    def train(self, s: Barony, seat: int) -> None:
        """Apply the choice of Throw or Archery for ready-made Soldiers (BAR-F1.05, Z1.02)."""
        for action in self.drafts[seat]:
            if action[0] == verbs.TRAIN:
                s.free[action[1]] = action[2]
                if s.log is not None:
                    s.log.append((verbs.TRAINED, ALL, action[1:], "BAR-F1.05"))

    def place(self, s: Barony, seat: int, nine: list[int]) -> None:
        """Put the nine Serfs on their drafted triangles (BAR-P1.03)."""
        starts = s.board.starts[s.home[seat]]
        placed = [action for action in self.drafts[seat] if action[0] in (verbs.PLACE, verbs.PUT)]
        for turn, serf in enumerate(nine):
            verb, what = placed[turn]
            slot, triangle = (serf, what) if verb == verbs.PUT else (what, starts[turn])
            s.place[slot] = triangle
            if s.log is not None:
                s.log.append((verbs.PLACED, ALL, (slot, triangle), "BAR-P1.03"))
        if s.log is not None:
            s.log.append((verbs.ARRAYED, ALL, (seat,), "BAR-P1.03"))

    def window(self, s: Barony) -> Window | None:
        return ("BAR-D03", 0, 0.0)


def hires_first(s: Barony) -> bool:
    """Return whether Barons hire before this game; with ready-made Fiefs they don't (BAR-Z1.01, Z1.02)."""
    return s.setup.options["mode"] in ("full", "campaign")


def trainings(s: Barony, seat: int, draft: tuple[Action, ...]) -> list[Action]:
    """Return the choices of the other of Throw and Archery for Quick-Start Soldiers, before placing (BAR-Z1.02, F1.05)."""
    if s.setup.options["mode"] != "quick":
        return []
    chosen = [action[1] for action in draft if action[0] == verbs.TRAIN]
    return [
        (verbs.TRAIN, slot, other)
        for slot, (caste, _, free) in fiefdom(s, seat, draft).items()
        for other in FREE[caste]
        if other != free and slot not in chosen
    ]


def fiefdom(s: Barony, seat: int, draft: tuple[Action, ...]) -> Lines:
    """Return the lines of a Baron's roster after their draft."""
    return drafted(lines(s, seat), draft, seat * FIEFDOM_MAX)[0]


def fief(s: Barony, seat: int, draft: tuple[Action, ...]) -> list[int]:
    """Return the nine slots that play, by number (BAR-F2.01)."""
    picked = sorted(action[1] for action in draft if action[0] == verbs.PICK)
    return picked or list(fiefdom(s, seat, draft))


def roll_for_first(s: Barony, chance: Chance) -> int:
    """Roll for the first player: the highest goes first, ties roll again (BAR-T1.01)."""
    rolling = [seat for seat in range(s.seats) if not s.fallen[seat]]
    while len(rolling) > 1:
        dice = [chance.below(6) + 1 for _ in rolling]
        if s.log is not None:
            s.log.extend((verbs.ROLLED, ALL, roll, "BAR-T1.01") for roll in zip(rolling, dice, strict=True))
        rolling = [seat for seat, die in zip(rolling, dice, strict=True) if die == max(dice)]
    if s.log is not None:
        s.log.append((verbs.FIRST, ALL, (rolling[0],), "BAR-T1.01"))
    return rolling[0]


# --- rules of a draft
# ---------------------------------------------------------------------------------------------------


def is_free(s: Barony) -> bool:
    """Return whether Serfs may be placed anywhere in their home (BAR-P1.03)."""
    return bool(s.setup.options["placement"] == "free")


def placements(draft: tuple[Action, ...]) -> list[int]:
    """Return the Serfs placed in a draft, or the triangles if placement is free."""
    return [action[1] for action in draft if action[0] in (verbs.PLACE, verbs.PUT)]


def picked_of(draft: tuple[Action, ...]) -> list[int]:
    """Return the Serfs picked in a draft."""
    return [action[1] for action in draft if action[0] == verbs.PICK]


def missing(s: Barony, seat: int, draft: tuple[Action, ...]) -> int:
    """Return how many Serfs are missing to nine that may play together."""
    return short_of(fiefdom(s, seat, draft).values())


def stage(s: Barony, seat: int, draft: tuple[Action, ...]) -> int:
    """Return the stage of a draft."""
    if hires_first(s) and (verbs.HIRED,) not in draft:
        return HIRING
    if len(fiefdom(s, seat, draft)) > FIEF_SIZE > len(picked_of(draft)):
        return PICKING
    return PLACING if len(placements(draft)) < FIEF_SIZE else DONE


def hire_fault(s: Barony, seat: int, draft: tuple[Action, ...], row: int) -> str:
    """Return the rule that forbids hiring this Serf next, or "", consistent with `hiring.hires` (BAR-F1.10, F1.07)."""
    if known_hire(row) < 0:
        return "BAR-F1.04"
    left, lines_now = s.gold[seat] - spent(s.numbers, draft), fiefdom(s, seat, draft)
    if s.numbers.hire_price[row] > left:
        return "BAR-F1.11"
    caste, vocation, free = HIRES[row]
    more = short_of([*lines_now.values(), (caste, vocation, free)])
    if len(lines_now) + 1 + more > FIEFDOM_MAX:
        return "BAR-F1.07"
    return "" if left - s.numbers.hire_price[row] >= s.numbers.cheapest * more else "BAR-F1.10"


def strike_fault(s: Barony, seat: int, draft: tuple[Action, ...], slot: int) -> str:
    """Return the rule that forbids striking this Serf from the roster, or "".

    It agrees with `hiring.hires` (BAR-F1.12).
    """
    start = lines(s, seat)
    now, new = drafted(start, draft, seat * FIEFDOM_MAX)
    if slot not in start or slot not in now or slot in new:
        return "BAR-F1.12"
    others = (line for other, line in now.items() if other != slot)
    return "" if s.gold[seat] - spent(s.numbers, draft) >= s.numbers.cheapest * short_of(others) else "BAR-F1.07"


def early(where: int) -> str:
    """Return the rule by which it is too early to place Serfs, or ""."""
    return "BAR-F1.07" if where == HIRING else "BAR-F2.01" if where == PICKING else ""


def put_fault(s: Barony, seat: int, draft: tuple[Action, ...], triangle: int) -> str:
    """Return the rule that forbids placing the next Serf there, or ""."""
    where = stage(s, seat, draft)
    if rule := early(where):
        return rule
    corner = s.board.home_first[s.home[seat]]
    inside = corner <= triangle < corner + BARONY and triangle not in placements(draft)
    return "" if is_free(s) and where == PLACING and inside else "BAR-P1.03"


_lines = cached_per_menu(fiefdom)


def sheet_serf(s: Barony, seat: int, draft: tuple[Action, ...], serf: int) -> Params:
    """Return the parameters of a Serf as drafted."""
    line = _lines(s, seat, draft).get(serf)
    dropped = (verbs.DROP, serf) in draft
    return {"serf": drafted_param(s, seat, serf, line, dropped), "vocation": line[1] if line is not None else 0}


# --- the verbs ----------------------------------------------------------------------------------------------------------


def sheet(s: Barony, seat: int) -> tuple[Action, ...]:
    """Return a Baron's draft."""
    top = s.stack[-1]
    assert isinstance(top, Preparation)
    return top.drafts[seat]


def own_slots(seat: int) -> range:
    """Return the slots of a seat's roster."""
    return range(seat * FIEFDOM_MAX, (seat + 1) * FIEFDOM_MAX)


class Place(Verb[Barony]):
    """Verb: place a Serf on the next start triangle."""

    NUMBER: ClassVar[int] = verbs.PLACE
    NAME: ClassVar[str] = "place"
    ARGS: ClassVar[tuple[str, ...]] = ("serf",)
    RULE: ClassVar[str] = "BAR-P1.03"
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-F1.07", "BAR-F2.01", "BAR-P1.03")
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        draft = sheet(s, seat)
        where = stage(s, seat, draft)
        if rule := early(where):
            return rule
        if action[1] not in fief(s, seat, draft):
            return "BAR-F2.01"
        return "BAR-P1.03" if where == DONE or is_free(s) or action[1] in placements(draft) else ""

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        draft = sheet(s, seat)
        placed = placements(draft)
        start = s.board.starts[s.home[seat]][len(placed)] if len(placed) < FIEF_SIZE else -1
        return sheet_serf(s, seat, draft, action[1]) | {"space": place_param(s, seat, start)}

    def more(self, s: Barony, seat: int, action: Action) -> Params:
        draft = sheet(s, seat)
        placed = int(action[1] in placements(draft))
        return {"stage": stage(s, seat, draft), "free": int(is_free(s)), "placed": placed}

    def label(self, s: Barony, seat: int, action: Action) -> str:
        return "placing"

    def clicks(self, s: Barony, seat: int, action: Action) -> list[str]:
        return [serf_id(action[1])]

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.PLACE, slot) for slot in (*own_slots(seat), *own_slots((seat + 1) % s.seats))]


class Ready(Verb[Barony]):
    """Verb: send the draft."""

    NUMBER: ClassVar[int] = verbs.READY
    NAME: ClassVar[str] = "be-ready"
    RULE: ClassVar[str] = "BAR-P1.03"
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-P1.03",)

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        return "" if stage(s, seat, sheet(s, seat)) == DONE else "BAR-P1.03"

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        return {"stage": stage(s, seat, sheet(s, seat))}


class StopHiring(Verb[Barony]):
    """Verb: finish hiring."""

    NUMBER: ClassVar[int] = verbs.HIRED
    NAME: ClassVar[str] = "stop-hiring"
    RULE: ClassVar[str] = "BAR-F1.09"
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-Z1.01", "BAR-F1.09", "BAR-F1.07")

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        draft = sheet(s, seat)
        if not hires_first(s):
            return "BAR-Z1.01"
        if stage(s, seat, draft) != HIRING:
            return "BAR-F1.09"
        return "BAR-F1.07" if missing(s, seat, draft) else ""

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        draft = sheet(s, seat)
        return {"missing": missing(s, seat, draft), "gold": s.gold[seat] - spent(s.numbers, draft)}

    def rules(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return ("BAR-F1.07", "BAR-F1.09")


class Pick(Verb[Barony]):
    """Verb: pick a Serf for the nine that play."""

    NUMBER: ClassVar[int] = verbs.PICK
    NAME: ClassVar[str] = "pick"
    ARGS: ClassVar[tuple[str, ...]] = ("serf",)
    RULE: ClassVar[str] = "BAR-F2.01"
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-F1.07", "BAR-F2.01", "BAR-F2.02")
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        draft, slot = sheet(s, seat), action[1]
        where, roster, picked = stage(s, seat, draft), fiefdom(s, seat, draft), picked_of(draft)
        if where == HIRING:
            return "BAR-F1.07"
        if where != PICKING or slot not in roster or slot in picked:
            return "BAR-F2.01"
        return "" if slot in picks(roster, picked) else "BAR-F2.02"

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        draft, slot = sheet(s, seat), action[1]
        caste = fiefdom(s, seat, draft).get(slot, (0, 0, 0))[0]
        params = sheet_serf(s, seat, draft, slot)
        params |= {"caste": caste, "most": MAX_IN_FIEF[caste], "stage": stage(s, seat, draft)}
        return params | {"picked": int(slot in picked_of(draft))}

    def clicks(self, s: Barony, seat: int, action: Action) -> list[str]:
        return [serf_id(action[1])]

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.PICK, slot) for slot in (*own_slots(seat), *own_slots((seat + 1) % s.seats))]


class Train(Verb[Barony]):
    """Verb: give a ready-made Soldier the other of Throw and Archery."""

    NUMBER: ClassVar[int] = verbs.TRAIN
    NAME: ClassVar[str] = "train"
    ARGS: ClassVar[tuple[str, ...]] = ("serf", "maneuver")
    RULE: ClassVar[str] = "BAR-F1.05"
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-F1.05", "BAR-Z1.02")
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Barony, seat: int, action: Action) -> str:
        draft = sheet(s, seat)
        if s.setup.options["mode"] != "quick":
            return "BAR-F1.05"
        caste, _, free = fiefdom(s, seat, draft).get(action[1], (0, 0, 0))
        if action[2] not in FREE[caste] or action[2] == free:
            return "BAR-F1.05"
        return "BAR-Z1.02" if placements(draft) or action not in trainings(s, seat, draft) else ""

    def params(self, s: Barony, seat: int, action: Action) -> Params:
        draft = sheet(s, seat)
        params = sheet_serf(s, seat, draft, action[1])
        return params | {"maneuver": known_maneuver(action[2]), "placed": int(bool(placements(draft)))}

    def rules(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return ("BAR-F1.05", "BAR-Z1.02")

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.TRAIN, slot, maneuver) for slot in own_slots(seat) for maneuver in (*FREE[SOLDIER], 0)]


PLACE: Final = Place()
READY: Final = Ready()
STOP_HIRING: Final = StopHiring()
PICK: Final = Pick()
TRAIN: Final = Train()
