"""Before the first turn: hiring, picking and placing in secret, and the roll for the first player (BAR-F1, F2, P1, T1.01)."""

from __future__ import annotations

from typing import ClassVar

from baronage.engine.chance import Chance
from baronage.engine.flow import ALL, Action, Sheets, Window
from baronage.games.barony import verbs
from baronage.games.barony.data import FIEF_SIZE, FIEFDOM_MAX, FREE
from baronage.games.barony.ends import sweep
from baronage.games.barony.fiefdom import bless_noble, enlist, lines, strike
from baronage.games.barony.geometry import BARONY
from baronage.games.barony.hiring import Lines, drafted, first_picks, hires, picks, silent_hires, spent
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.turn import begin_turn


class Preparation(Sheets[Barony]):
    """BAR-D01, D02, D03 on one secret sheet: hire, pick nine, place them. Nothing of it is seen before all are ready.

    So each Baron may take back and change anything until he is ready (BAR-F2.04).
    """

    SEND: ClassVar[int] = verbs.READY
    DUE_IS_PUBLIC: ClassVar[bool] = True

    def choices(self, s: Barony, seat: int, draft: tuple[Action, ...]) -> list[Action]:
        first = seat * FIEFDOM_MAX
        if hires_first(s) and (verbs.HIRED,) not in draft:
            return hires(lines(s, seat), draft, first, s.gold[seat])
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

    def silence(self, s: Barony, seat: int) -> tuple[Action, ...]:
        """Whatever was drafted is dropped; then by roster numbers, onto the start triangles by index."""
        sheet: tuple[Action, ...] = ()
        if hires_first(s):
            sheet = silent_hires(lines(s, seat), seat * FIEFDOM_MAX, s.gold[seat])
        roster = fiefdom(s, seat, sheet)
        if len(roster) > FIEF_SIZE:
            sheet = (*sheet, *((verbs.PICK, slot) for slot in first_picks(roster)))
        if s.setup.options["placement"] == "free":
            return (*sheet, *((verbs.PUT, triangle) for triangle in s.board.starts[s.home[seat]]), (verbs.READY,))
        return (*sheet, *((verbs.PLACE, serf) for serf in fief(s, seat, sheet)), (verbs.READY,))

    def noted(self, s: Barony, seat: int, sent: bool) -> None:
        if s.log is not None:
            s.log.append((verbs.DRAFTED, 1 << seat, (seat, int(sent)), "BAR-P1.03"))

    def refuse(self, s: Barony, seat: int, action: Action) -> str:
        if action[:1] in ((verbs.HIRE,), (verbs.DROP,)):
            return "BAR-F1.10"
        if action[:1] == (verbs.HIRED,):
            return "BAR-F1.07"
        if action[:1] == (verbs.TRAIN,):
            return "BAR-F1.05"
        return "BAR-F2.02" if action[:1] == (verbs.PICK,) else "BAR-P1.03"

    def resolve(self, s: Barony, chance: Chance) -> None:
        """All are revealed together; then everybody rolls for the first turn."""
        s.committed = True
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
        """BAR-F1.05, F1.09, F1.12: drop, hire and pay as the sheet says."""
        first, draft = seat * FIEFDOM_MAX, self.drafts[seat]
        roster, new = drafted(lines(s, seat), draft, first)
        for action in draft:
            if action[0] == verbs.DROP:
                strike(s, action[1])
        for slot in new:
            enlist(s, slot, roster[slot])
        s.gold[seat] -= spent(draft)
        if s.log is not None:
            s.log.append((verbs.TREASURY, ALL, (seat, s.gold[seat]), "BAR-F1.09"))

    def train(self, s: Barony, seat: int) -> None:
        """BAR-F1.05, Z1.02: which of Throw and Archery ready-made Soldiers have."""
        for action in self.drafts[seat]:
            if action[0] == verbs.TRAIN:
                s.free[action[1]] = action[2]
                if s.log is not None:
                    s.log.append((verbs.TRAINED, ALL, action[1:], "BAR-F1.05"))

    def place(self, s: Barony, seat: int, nine: list[int]) -> None:
        """BAR-P1.03: put the nine where their Baron wrote them."""
        starts = s.board.starts[s.home[seat]]
        placed = [action for action in self.drafts[seat] if action[0] in (verbs.PLACE, verbs.PUT)]
        for turn, serf in enumerate(nine):
            verb, what = placed[turn]
            slot, triangle = (serf, what) if verb == verbs.PUT else (what, starts[turn])
            s.place[slot] = triangle
            if s.log is not None:
                s.log.append((verbs.PLACED, ALL, (slot, triangle), "BAR-P1.03"))

    def window(self, s: Barony) -> Window | None:
        return ("BAR-D03", "Prepare the Fief", 0.0)


def hires_first(s: Barony) -> bool:
    """Does a Baron hire before this game? With a ready-made Fief he does not (BAR-Z1.01, Z1.02)."""
    return s.setup.options["mode"] in ("full", "campaign")


def trainings(s: Barony, seat: int, draft: tuple[Action, ...]) -> list[Action]:
    """BAR-Z1.02, F1.05: in a Quick-Start each Soldier may have the other of Throw and Archery, chosen before it is placed."""
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
    """The lines of a Baron's roster, by his draft."""
    return drafted(lines(s, seat), draft, seat * FIEFDOM_MAX)[0]


def fief(s: Barony, seat: int, draft: tuple[Action, ...]) -> list[int]:
    """The nine slots that play, by number (BAR-F2.01)."""
    picked = sorted(action[1] for action in draft if action[0] == verbs.PICK)
    return picked or list(fiefdom(s, seat, draft))


def roll_for_first(s: Barony, chance: Chance) -> int:
    """BAR-T1.01: the highest goes first; tied highest roll again among themselves."""
    rolling = [seat for seat in range(s.seats) if not s.fallen[seat]]
    while len(rolling) > 1:
        dice = [chance.below(6) + 1 for _ in rolling]
        if s.log is not None:
            s.log.extend((verbs.ROLLED, ALL, roll, "BAR-T1.01") for roll in zip(rolling, dice, strict=True))
        rolling = [seat for seat, die in zip(rolling, dice, strict=True) if die == max(dice)]
    if s.log is not None:
        s.log.append((verbs.FIRST, ALL, (rolling[0],), "BAR-T1.01"))
    return rolling[0]
