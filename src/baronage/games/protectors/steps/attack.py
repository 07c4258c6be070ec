"""Dragon attacks: checks, the windows of an attack, and expulsion (sections K1.08, L2, L3, M, N5)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, EXPEL, Action, Step
from baronage.games.protectors import verbs
from baronage.games.protectors.data import ACT_BANK, BANK
from baronage.games.protectors.rules.dragon import eliminate, ends, read_out, settle_attack, threshold, worldeater
from baronage.games.protectors.state import BY_DRAGON, Realm
from baronage.games.protectors.steps.commitment import Commitment, attack_choices, has_choice
from baronage.games.protectors.steps.window import Draft, Drafts, Window

BY_CARD: Final = 0
BY_THRESHOLD: Final = 1
AFTER_BURNER: Final = 2


class Check(Step[Realm]):
    """Check that lets the Dragon attack while the DPL is at or above the Threshold (REALM-L2.03)."""

    def run(self, s: Realm, chance: Chance) -> None:
        if s.dpl >= threshold(s) and not s.frozen:
            s.stack.append(Strike(BY_THRESHOLD))
        else:
            s.stack.pop()


class Resume(Step[Realm]):
    """Step that continues a window for the remaining players after an expulsion interrupted it (REALM-K1.08)."""

    def run(self, s: Realm, chance: Chance) -> None:
        s.stack.pop()
        top = s.stack[-1]
        if isinstance(top, Window):
            for seat in range(s.seats):
                if (top.due & ~top.sent) >> seat & 1 and seat not in s.rank:
                    top = top.silenced(seat)
            s.stack[-1] = top.revised(s)


class Strike(Step[Realm]):
    """Start of an attack (REALM-M1.01, L3.03)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("reason",)

    def __init__(self, reason: int) -> None:
        self.reason: Final = reason

    def run(self, s: Realm, chance: Chance) -> None:
        s.committed = True
        s.dpl = max(s.dpl, 1)
        if s.log is not None:
            params = (s.dpl, threshold(s), int(worldeater(s)), self.reason)
            rule = "REALM-L3.02" if self.reason == AFTER_BURNER else "REALM-M1.01"
            s.log.append((verbs.ATTACK, ALL, params, f"{rule} REALM-M2.01"))
        step = Attack(0, 0, ((),) * s.seats)
        s.stack[-1] = Attack(step.due_now(s), 0, step.drafts)


def comes_again(s: Realm) -> bool:
    """Return whether a second attack follows the current step (REALM-L3.02)."""
    return any(isinstance(step, Strike) and step.reason == AFTER_BURNER for step in s.stack)


class Attack(Commitment):
    """Window in which all players without an active Bank choose in secret (DEC-K1, REALM-M2.01)."""

    KEY: ClassVar[str] = "attack"
    NAME: ClassVar[str] = "commitment"
    OFFERS: ClassVar[tuple[int, ...]] = (
        *(verbs.HIDING, verbs.BANKING),
        *(verbs.MAGI, verbs.COMMIT, verbs.SACRIFICE, verbs.BURN, verbs.SEND),
    )

    def renew(self, due: int, sent: int, drafts: Drafts) -> Step[Realm]:
        return Attack(due, sent, drafts)

    def due_now(self, s: Realm) -> int:
        due = 0
        for seat in s.rank:
            if not s.act[seat] & ACT_BANK and has_choice(s, seat, False):
                due |= 1 << seat
        return due

    def choices(self, s: Realm, seat: int, draft: Draft) -> list[Action]:
        return attack_choices(s, seat, draft, False)

    def resolve(self, s: Realm, chance: Chance) -> None:
        late = 0
        for seat in s.rank:
            banks = any(action[0] == verbs.BANKING for action in self.drafts[seat])
            if banks:  # N5.03
                s.cash[seat] -= s.numbers.bank_cost
                s.used[seat] |= 1 << BANK
                if s.log is not None:
                    s.log.append((verbs.BANKED, ALL, (s.number[seat],), "REALM-N5.03"))
            if banks or s.act[seat] & ACT_BANK:
                late |= 1 << seat
        shown = tuple(() if late >> seat & 1 else draft for seat, draft in enumerate(self.drafts))
        if not late:
            finish_attack(s, list(shown))
            return
        if s.log is not None:
            k = sorted(s.number[seat] for seat in s.rank if late >> seat & 1)
            s.log.append((verbs.BANK_ATTACK, ALL, tuple(k), "REALM-M2.06"))
            read_out(s, list(shown), [seat for seat in s.rank if not late >> seat & 1])
        step = BankAttack(0, 0, ((),) * s.seats, late, shown)
        s.stack[-1] = BankAttack(step.due_now(s), 0, step.drafts, late, shown)


class BankAttack(Commitment):
    """Window in which players with an active Bank choose after the others' reveal (DEC-K6, REALM-N5.04).

    They don't see each other's choices.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("due", "sent", "drafts", "late", "shown")
    KEY: ClassVar[str] = "bankattack"
    NAME: ClassVar[str] = "late-commitment"
    OFFERS: ClassVar[tuple[int, ...]] = (
        verbs.HIDING,
        *(verbs.MAGI, verbs.COMMIT, verbs.SACRIFICE, verbs.BURN, verbs.SEND),
    )

    def __init__(self, due: int, sent: int, drafts: Drafts, late: int, shown: Drafts) -> None:
        super().__init__(due, sent, drafts)
        self.late: Final = late
        self.shown: Final = shown

    def renew(self, due: int, sent: int, drafts: Drafts) -> Step[Realm]:
        return BankAttack(due, sent, drafts, self.late, self.shown)

    def due_now(self, s: Realm) -> int:
        due = 0
        for seat in s.rank:
            if self.late >> seat & 1 and has_choice(s, seat, True):
                due |= 1 << seat
        return due

    def choices(self, s: Realm, seat: int, draft: Draft) -> list[Action]:
        return attack_choices(s, seat, draft, True)

    def resolve(self, s: Realm, chance: Chance) -> None:
        sheets = [self.drafts[seat] if self.late >> seat & 1 else draft for seat, draft in enumerate(self.shown)]
        finish_attack(s, sheets, ~self.late)


def seen_by_the_bank(s: Realm) -> dict[int, Draft]:
    """Return the drafts the others have sent, by seat, in the Bank's window; otherwise an empty dict."""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, BankAttack):
        return {}
    return {seat: top.shown[seat] for seat in s.rank if not top.late >> seat & 1}


def finish_attack(s: Realm, sheets: list[Draft], shown: int = 0) -> None:
    """Settle the attack; the next step on the stack continues, such as an After Burner or a check."""
    s.stack.pop()
    settle_attack(s, sheets, shown)


# --- expulsion ------------------------------------------------------------------------------------------------------


def on_leave(s: Realm, seat: int, how: int) -> None:
    """Eliminate an expelled player as by the Dragon (REALM-C1.07, K1.08).

    During an attack, the tests and the check wait until it ends. A player who resigns stays in the game and is silent
    (REALM-C2.06).
    """
    if how != EXPEL:
        return
    s.expelled |= 1 << seat
    if seat not in s.rank:  # before the board exists: eliminate them once it does
        return
    s.committed = True
    eliminate(s, [seat], BY_DRAGON)
    if any(isinstance(step, (Attack, BankAttack)) for step in s.stack):
        return
    if s.log is not None:
        s.log.append((verbs.POWER_NOW, ALL, (s.dpl, threshold(s)), "REALM-L2.01"))
    ends(s)
    s.stack += (Resume(), Check())
