"""A turn: the wheel, planning, resolution and victory control (section 4.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, SimultaneousStep, Step, Window
from baronage.engine.text.params import Params, RuleViolation
from baronage.games.yuan import verbs
from baronage.games.yuan.data import CLANS, ERUPTIONS, LAST_TURN, REQUIRED
from baronage.games.yuan.rules.forecast import order_so_far
from baronage.games.yuan.rules.orders import LEVEL_D, LEVEL_F, LEVEL_M, Legal, Order, Survey
from baronage.games.yuan.rules.province_params import order_params, pass_gain
from baronage.games.yuan.rules.provinces import clear
from baronage.games.yuan.rules.resolution import resolve
from baronage.games.yuan.state import Yuan
from baronage.games.yuan.verbs import LAST, WHEEL

Drafts = tuple[tuple[Action, ...], ...]

LEVEL_VERBS: Final = (verbs.DEVELOP, verbs.FORTIFY, verbs.MILITARIZE)
LEVEL_SETS: Final = (LEVEL_D, LEVEL_F, LEVEL_M)
PARTS: Final = ("develop", "fortify", "militarize", "ready")  # the next part of an order, by number of clicks


def _clicks(verb: int, open_: int) -> list[Action]:
    return [(verb, level) for level in range(4) if open_ >> level & 1]


_LEVELS: Final = tuple([_clicks(verb, open_) for open_ in range(16)] for verb in LEVEL_VERBS)  # by a set of levels


class Prospects:
    """Data derived from the position during planning, computed once for all copies."""

    def __init__(self) -> None:
        self.survey: Survey | None = None
        self.tables: Final[dict[int, Legal]] = {}  # by seat


def begin_turn(s: Yuan) -> None:
    """Begin phase I: the wheel advances, except in turn 1 (YUAN-T1.02); then all players plan."""
    s.turn += 1
    if s.log is not None:
        s.log.append((verbs.TURN, ALL, (s.turn, REQUIRED[s.turn]), "YUAN-T1.02"))
    s.stack[:] = [planning(s)]


def planning(s: Yuan) -> Planning:
    """Return the step of phase II, in which every player owes an order."""
    return Planning((1 << s.seats) - 1, 0, ((),) * s.seats)


def fitting(levels: Sequence[int], row: int, level: int) -> int:
    """Return the sheets in which a row has this level and the other chosen rows keep theirs."""
    found = LEVEL_SETS[row][level]
    for other, kept in enumerate(levels):
        if other != row and kept:
            found &= LEVEL_SETS[other][kept]
    return found


class Planning(SimultaneousStep[Yuan]):
    """Step to pass or choose a target and three levels (YUAN-DEC6).

    The table shows only who has committed (YUAN-P1.09). `late` is the bit set of seats whose time ran out; their pass
    is final. Each seat knows only its own bit.
    """

    NAME: ClassVar[str] = "planning"
    RULE: ClassVar[str] = "YUAN-DEC6"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.SEND, verbs.TARGET, *LEVEL_VERBS, verbs.RECALL)

    FIELDS: ClassVar[tuple[str, ...]] = ("due", "sent", "drafts", "late")
    SEND: ClassVar[int] = verbs.SEND
    SIDE_VERBS: ClassVar[tuple[int, ...]] = (verbs.RECALL,)
    RECALL: ClassVar[int] = verbs.RECALL
    FINAL: ClassVar[str] = "YUAN-P1.09"
    DUE_IS_PUBLIC: ClassVar[bool] = True
    SENT_IS_PUBLIC: ClassVar[bool] = True

    def __init__(self, due: int, sent: int, drafts: Drafts, late: int = 0, prospects: Prospects | None = None) -> None:
        super().__init__(due, sent, drafts)
        self.late: Final = late
        self.prospects: Final[Prospects] = Prospects() if prospects is None else prospects

    def renew(self, due: int, sent: int, drafts: Drafts) -> Step[Yuan]:
        return Planning(due, sent, drafts, self.late, self.prospects)

    def survey(self, s: Yuan) -> Survey:
        """Return the shared data of the position, with the production of planning time (YUAN-C1.02)."""
        found = self.prospects.survey
        if found is None:
            found = self.prospects.survey = Survey(s)
        return found

    def table(self, s: Yuan, seat: int) -> Legal:
        """Return the legal orders of a seat."""
        tables = self.prospects.tables
        found = tables.get(seat)
        if found is None:
            found = tables[seat] = Legal(s, s.clans[seat], self.survey(s))
        return found

    def choices(self, s: Yuan, seat: int, draft: tuple[Action, ...]) -> list[Action]:
        """Return the clicks after which a legal order can still be completed."""
        clicks = len(draft)
        if not clicks:
            return [verbs.PASS, *self.table(s, seat).targets]
        if clicks == 4:
            return [verbs.COMMIT]
        sheets = self.sheets(s, seat, draft)
        none, first, second, third = LEVEL_SETS[clicks - 1]
        open_ = 1 if sheets & none else 0
        if sheets & first:
            open_ |= 2
        if sheets & second:
            open_ |= 4
        if sheets & third:
            open_ |= 8
        return _LEVELS[clicks - 1][open_][:]

    def sheets(self, s: Yuan, seat: int, draft: tuple[Action, ...]) -> int:
        """Return the legal sheets that a draft leaves open."""
        found = self.table(s, seat).sheets(s, draft[0][1])
        clicks = len(draft)
        if clicks > 1:
            found &= LEVEL_D[draft[1][1]]
            if clicks > 2:
                found &= LEVEL_F[draft[2][1]]
                if clicks > 3:
                    found &= LEVEL_M[draft[3][1]]
        return found

    def actions(self, s: Yuan, seat: int) -> list[Action]:
        if self.sent >> seat & 1:  # while other players are due and the seat's time isn't over
            return [] if self.late >> seat & 1 else [(verbs.RECALL,)]
        return self.choices(s, seat, self.drafts[seat])

    def play(self, s: Yuan, seat: int, action: Action, chance: Chance) -> None:
        drafts, sent = self.drafts, self.sent
        draft: tuple[Action, ...] = ()
        if action[0] == verbs.RECALL:  # YUAN-P1.09
            sent &= ~(1 << seat)
            s.committed = True
        else:
            draft = (*drafts[seat], action)
            if action[0] == verbs.SEND:
                sent |= 1 << seat
                s.committed = True  # others may be working on their sheets: nothing is returned
        s.stack[-1] = Planning(self.due, sent, (*drafts[:seat], draft, *drafts[seat + 1 :]), self.late, self.prospects)
        if s.log is not None:
            if draft:
                self.log_draft(s, seat, action[0] == verbs.SEND)
            else:
                s.log.append((verbs.RECALLED, ALL, (seat, s.clans[seat]), "YUAN-P1.09"))

    def time_out(self, s: Yuan, seat: int, chance: Chance) -> None:
        """Pass for a seat that has committed nothing in time; this pass can't be recalled (YUAN-P1.09)."""
        drafts = (*self.drafts[:seat], self.silence(s, seat), *self.drafts[seat + 1 :])
        late = self.late | 1 << seat
        s.stack[-1] = Planning(self.due, self.sent | 1 << seat, drafts, late, self.prospects)
        s.committed = True
        self.log_draft(s, seat, True)

    def redact(self, s: Yuan, viewer: int) -> Step[Yuan] | None:
        mine = self.late & 1 << viewer if viewer >= 0 else 0
        drafts = tuple(draft if seat == viewer else () for seat, draft in enumerate(self.drafts))
        return Planning(self.due, self.sent, drafts, mine, self.prospects)

    def silence(self, s: Yuan, seat: int) -> tuple[Action, ...]:
        return (verbs.PASS,)

    def log_draft(self, s: Yuan, seat: int, sent: bool) -> None:
        if s.log is not None:
            kind, who = (verbs.ANSWERED, ALL) if sent else (verbs.DRAFTED, 1 << seat)
            s.log.append((kind, who, (seat, s.clans[seat]), "YUAN-P1.01"))

    def after_leave(self, s: Yuan, seat: int) -> Step[Yuan] | None:
        """Return the step with a pass for a departed player, even if they had committed (YUAN-Q1.01)."""
        return self.passing(seat)

    def passing(self, seat: int) -> Step[Yuan]:
        """Return the step with a pass of this seat."""
        return self._with(seat, (verbs.PASS,), self.sent | 1 << seat)

    def not_asked(self, s: Yuan, seat: int, action: Action) -> RuleViolation:
        return RuleViolation("YUAN-P1.09", {"late": int(bool(self.late >> seat & 1))}, "order-stands")

    def prompt_id(self, s: Yuan, seat: int) -> str:
        """Return the prompt for the next part of the order, or for a pass if no order is possible."""
        id = super().prompt_id(s, seat)
        if id != self.NAME:
            return id
        clicks = len(self.drafts[seat])
        if clicks:
            return f"{self.NAME}-{PARTS[clicks - 1]}"
        if s.forced[s.clans[seat]]:
            return f"{self.NAME}-owing"
        return self.NAME if self.table(s, seat).targets else f"{self.NAME}-nowhere"

    def params(self, s: Yuan, seat: int) -> Params:
        clan, draft = (s.clans[seat], self.drafts[seat]) if seat >= 0 else (-1, ())
        params = order_params(s, clan, order_so_far(draft))
        params["waits"] = tuple(self.actors(s))
        params["late"] = int(seat >= 0 and bool(self.late >> seat & 1))
        params["chao"], params["loan"] = s.chao[clan], s.loan[clan]
        params["temples"], params["gain"] = s.controlled(clan), pass_gain(s, clan)
        params["turn"], params["needed"] = s.turn, REQUIRED[s.turn]
        params["later"] = later = REQUIRED[s.turn + 1] if s.turn < min(s.last, LAST_TURN) else 0
        params["same"] = int(later == REQUIRED[s.turn])
        return params

    def rules(self, s: Yuan, seat: int) -> tuple[str, ...]:
        return ("YUAN-P1.01", "YUAN-P1.06", "YUAN-V1.01")

    def resolve(self, s: Yuan, chance: Chance) -> None:
        """Run phases III and IV."""
        s.committed = True
        orders: list[Order | None] = [None] * CLANS
        for seat, draft in enumerate(self.drafts):
            orders[s.clans[seat]] = order_of(draft)
        s.past = s.snapshot()
        s.orders = [[] if order is None else list(order) for order in orders]
        resolve(s, orders, self.survey(s).produced)
        end_turn(s)

    def window(self, s: Yuan) -> Window | None:
        return ("YUAN-DEC6", s.turn, 0.0)


def planning_of(s: Yuan) -> Planning | None:
    """Return the current planning step, or None."""
    top = s.stack[-1] if s.stack else None
    return top if isinstance(top, Planning) else None


def order_of(draft: tuple[Action, ...]) -> Order | None:
    """Return the order on a complete sheet, or None for a pass."""
    return (draft[0][1], draft[1][1], draft[2][1], draft[3][1]) if len(draft) >= 4 else None


def end_turn(s: Yuan) -> None:
    """Run phase IV: victory control (YUAN-V1.01 to V1.05), a possible eruption, then the next turn."""
    there = [s.clans[seat] for seat in range(s.seats) if not s.left >> seat & 1]
    held = s.temples_held()
    reached = max(held[clan] for clan in there) >= REQUIRED[s.turn]
    if reached or s.turn >= s.last:
        cause = WHEEL if reached else LAST
        if s.log is not None:
            keys = {clan: s.rank(clan) if reached else s.key(clan) for clan in sorted(there)}
            best = max(keys.values())
            winners = [clan for clan, key in keys.items() if key == best]
            if len(winners) == 1:
                _tell_tiebreak(s, winners[0], keys)
            s.log.append((verbs.ENDED, ALL, (cause, *winners), "YUAN-V1.01" if cause == WHEEL else "YUAN-V1.03"))
        s.finish(cause)
    if s.volcanoes and s.turn in ERUPTIONS:
        erupt(s)
    begin_turn(s)


def _tell_tiebreak(s: Yuan, winner: int, keys: dict[int, tuple[int, int, int, int]]) -> None:
    """Publish what decided between the winner and others with equal or enough Temples (YUAN-V1.02, V1.06)."""
    best = keys[winner]
    tied = [clan for clan, key in keys.items() if key[0] == best[0] and clan != winner]
    if tied and s.log is not None:
        second = max(keys[clan] for clan in tied)
        figure = next(place for place in range(4) if best[place] != second[place])
        params = (figure, best[figure], second[figure], winner, *tied)
        s.log.append((verbs.DECIDED, ALL, params, "YUAN-V1.06" if s.mines_decide else "YUAN-V1.02"))


def erupt(s: Yuan) -> None:
    """Remove everything but Temples around the Volcanoes, without further effects (YUAN-W1.02, W1.03)."""
    hit = [p for p in s.land.provinces if s.land.fiery[p] and s.owner[p]]
    for p in hit:
        clear(s, p)
    if hit and s.log is not None:
        s.log.append((verbs.ERUPTED, ALL, tuple(hit), "YUAN-W1.02"))
