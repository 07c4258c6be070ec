"""Before the first turn: hiring, picking and placing in secret, and the roll for the first player (BAR-F1, F2, P1, T1.01)."""

from __future__ import annotations

from typing import ClassVar

from baronage.engine.chance import Chance
from baronage.engine.flow import ALL, Action, Sheets, Window
from baronage.games.barony import verbs
from baronage.games.barony.data import FIEF_SIZE, FIEFDOM_MAX, PREGENERATED, START_MOVE, START_RANK
from baronage.games.barony.ends import sweep
from baronage.games.barony.geometry import BARONY
from baronage.games.barony.hiring import Line, first_picks, hires, lines_of, picks, silent_hires, spent
from baronage.games.barony.state import RESERVE, Barony
from baronage.games.barony.steps.turn import begin_turn


class Preparation(Sheets[Barony]):
    """BAR-D01, D02, D03 on one secret sheet: hire, pick nine, place them. Nothing of it is seen before all are ready.

    So each Baron may take back and change anything until he is ready (BAR-F2.04).
    """

    SEND: ClassVar[int] = verbs.READY
    DUE_IS_PUBLIC: ClassVar[bool] = True

    def choices(self, s: Barony, seat: int, draft: tuple[Action, ...]) -> list[Action]:
        if s.setup.options["mode"] == "full" and (verbs.HIRED,) not in draft:
            return hires(draft, s.setup.options["starting_gold"])
        lines = fiefdom(s, draft)
        first = seat * FIEFDOM_MAX
        picked = [action[1] - first for action in draft if action[0] == verbs.PICK]
        if len(lines) > FIEF_SIZE > len(picked):
            return [(verbs.PICK, first + line) for line in picks(lines, picked)]
        placed = [action[1] for action in draft if action[0] in (verbs.PLACE, verbs.PUT)]
        if len(placed) == FIEF_SIZE:
            return [(verbs.READY,)]
        if s.setup.options["placement"] == "free":
            corner = s.board.home_first[s.home[seat]]
            return [(verbs.PUT, triangle) for triangle in range(corner, corner + BARONY) if triangle not in placed]
        return [(verbs.PLACE, serf) for serf in fief(s, seat, draft) if serf not in placed]

    def silence(self, s: Barony, seat: int) -> tuple[Action, ...]:
        """What is hired for good stays; the rest goes by roster numbers, onto the start triangles by index."""
        sheet: tuple[Action, ...] = ()
        if s.setup.options["mode"] == "full":
            draft = self.drafts[seat]
            if (verbs.HIRED,) in draft:
                sheet = draft[: draft.index((verbs.HIRED,)) + 1]
            else:
                sheet = silent_hires(s.setup.options["starting_gold"])
        lines = fiefdom(s, sheet)
        if len(lines) > FIEF_SIZE:
            sheet = (*sheet, *((verbs.PICK, seat * FIEFDOM_MAX + line) for line in first_picks(lines)))
        if s.setup.options["placement"] == "free":
            return (*sheet, *((verbs.PUT, triangle) for triangle in s.board.starts[s.home[seat]]), (verbs.READY,))
        return (*sheet, *((verbs.PLACE, serf) for serf in fief(s, seat, sheet)), (verbs.READY,))

    def noted(self, s: Barony, seat: int, sent: bool) -> None:
        if s.log is not None:
            s.log.append((verbs.DRAFTED, 1 << seat, (seat, int(sent)), "BAR-P1.03"))

    def refuse(self, s: Barony, seat: int, action: Action) -> str:
        if action[:1] == (verbs.HIRE,):
            return "BAR-F1.10"
        if action[:1] == (verbs.HIRED,):
            return "BAR-F1.07"
        return "BAR-F2.02" if action[:1] == (verbs.PICK,) else "BAR-P1.03"

    def resolve(self, s: Barony, chance: Chance) -> None:
        """All are revealed together; then everybody rolls for the first turn."""
        s.committed = True
        for seat, draft in enumerate(self.drafts):
            if s.setup.options["mode"] == "full":
                muster(s, seat, lines_of(draft))
                s.gold[seat] = s.setup.options["starting_gold"] - spent(draft)  # BAR-F1.09
                if s.log is not None:
                    s.log.append((verbs.TREASURY, ALL, (seat, s.gold[seat]), "BAR-F1.09"))
            self.place(s, seat)
        sweep(s)
        s.first = roll_for_first(s, chance)
        s.round = 1
        begin_turn(s, s.first)

    def place(self, s: Barony, seat: int) -> None:
        """BAR-P1.03: put the nine where their Baron wrote them."""
        draft = self.drafts[seat]
        starts = s.board.starts[s.home[seat]]
        placed = [action for action in draft if action[0] in (verbs.PLACE, verbs.PUT)]
        for turn, serf in enumerate(fief(s, seat, draft)):
            verb, what = placed[turn]
            slot, triangle = (serf, what) if verb == verbs.PUT else (what, starts[turn])
            s.place[slot] = triangle
            if s.log is not None:
                s.log.append((verbs.PLACED, ALL, (slot, triangle), "BAR-P1.03"))

    def window(self, s: Barony) -> Window | None:
        return ("BAR-D03", "Prepare the Fief", 0.0)


def fiefdom(s: Barony, draft: tuple[Action, ...]) -> list[Line]:
    """The lines of a Baron's roster, by his draft."""
    return lines_of(draft) if s.setup.options["mode"] == "full" else list(PREGENERATED)


def fief(s: Barony, seat: int, draft: tuple[Action, ...]) -> list[int]:
    """The nine slots that play, by number (BAR-F2.01)."""
    picked = sorted(action[1] for action in draft if action[0] == verbs.PICK)
    return picked or list(range(seat * FIEFDOM_MAX, seat * FIEFDOM_MAX + FIEF_SIZE))


def muster(s: Barony, seat: int, lines: list[Line]) -> None:
    """BAR-F1.05: new Serfs on a roster, in reserve."""
    for number, (caste, vocation, free) in enumerate(lines):
        serf = seat * FIEFDOM_MAX + number
        s.caste[serf], s.vocation[serf], s.free[serf] = caste, vocation, free
        s.rank[serf], s.move[serf], s.place[serf] = START_RANK[caste], START_MOVE[caste], RESERVE
        if s.log is not None:
            s.log.append((verbs.MUSTERED, ALL, (serf, caste, vocation, free), "BAR-F1.05"))


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
