"""A window: several players owe a secret choice; it closes when all have sent (section C2)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, SimultaneousStep, Span, Step
from baronage.engine.core.state import Window as Open
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params, RuleViolation
from baronage.games.protectors import verbs
from baronage.games.protectors.data import HOURS, ISLAND
from baronage.games.protectors.rules.economy import RUNGS, mates, reach, stated_cost
from baronage.games.protectors.state import Realm

Draft = tuple[Action, ...]
Drafts = tuple[Draft, ...]
SILENCE: Draft = ((verbs.SILENT,),)
LISTED = 16


def hours(s: Realm, key: str) -> float:
    """Return how many hours a window of this kind stays open, or 0 for no limit (REALM-C2.01)."""
    post, team, minutes, team_minutes = HOURS[key]
    clock = s.setup.options["clock"]
    if clock == "none":
        return 0.0
    if clock == "live":
        return (team_minutes if s.teams > 0 else minutes) / 60
    return float(team if s.teams > 0 else post)


class Window(SimultaneousStep[Realm]):
    """Base class of all windows. Interrupting windows hide who must answer and who has (REALM-C2.05)."""

    SEND: ClassVar[int] = verbs.SEND
    DUE_IS_PUBLIC: ClassVar[bool] = True
    SENT_IS_PUBLIC: ClassVar[bool] = True
    KEY: ClassVar[str] = ""

    def silence(self, s: Realm, seat: int) -> Draft:
        return SILENCE

    def time_out(self, s: Realm, seat: int, chance: Chance) -> None:
        s.committed = True
        super().time_out(s, seat, chance)

    def log_draft(self, s: Realm, seat: int, sent: bool) -> None:
        if s.log is not None:
            if sent:
                who = ALL if self.SENT_IS_PUBLIC else 1 << seat
                s.log.append((verbs.SENT, who, (seat, s.number[seat]), "REALM-C1.03"))
            else:
                s.log.append((verbs.DRAFTED, 1 << seat, (seat,), "REALM-C1.03"))

    def run(self, s: Realm, chance: Chance) -> None:
        """Reveal and execute all messages together (REALM-C1.04)."""
        if self.due:  # a window that closes at once adds nothing
            s.news = []
        for seat, draft in enumerate(self.drafts):
            for action in draft:
                s.news += (1 + len(action), seat, *action)
        s.committed = True
        self.resolve(s, chance)

    def after_leave(self, s: Realm, seat: int) -> Step[Realm] | None:
        """Return the window with a departed player silent, if they had sent nothing (REALM-C2.06, K1.08)."""
        return self.silenced(seat) if (self.due & ~self.sent) >> seat & 1 else self

    def silenced(self, seat: int) -> Window:
        """Return the window with this player silent."""
        step = self._with(seat, SILENCE, self.sent | 1 << seat)
        assert isinstance(step, Window)
        return step

    def window(self, s: Realm) -> Open | None:
        return (self.KEY, 0, hours(s, self.KEY))

    def waiting(self) -> int:
        """Return the number of players whose message is missing."""
        return (self.due & ~self.sent).bit_count()

    def takes(self, s: Realm, seat: int, clicks: Draft) -> bool:
        """Return whether these clicks are legal from an empty draft and affordable."""
        step: Step[Realm] = self._with(seat, (), self.sent)
        for click in clicks:
            assert isinstance(step, Window)
            if not step.allows(s, seat, click):
                return False
            step = step._with(seat, (*step.drafts[seat], click), self.sent)
        return stated_cost(s, seat, clicks) <= reach(s, seat)

    # --- validation and text -------------------------------------------------------------------------------------

    def unsent(self, s: Realm, seat: int) -> str:
        """Return the rule against sending the message as it is, or an empty string."""
        return ""

    def bid_fault(self, s: Realm, seat: int, amount: int) -> str:
        """Return the rule against this bid, or an empty string."""
        raise NotImplementedError

    def draw_fault(self, s: Realm, seat: int) -> str:
        """Return the rule against drawing on team-mates yet, or an empty string."""
        raise NotImplementedError

    def bank_fault(self, s: Realm, seat: int) -> str:
        """Return the rule against calling the Bank, or an empty string."""
        raise NotImplementedError

    def not_asked(self, s: Realm, seat: int, action: Action) -> RuleViolation:
        if rule := s.beaten(seat):
            return RuleViolation(rule, {}, "you-are-out")
        if self.sent >> seat & 1:
            return RuleViolation("REALM-C1.03", {}, "sent-already")
        if self.DUE_IS_PUBLIC:
            return RuleViolation("REALM-C2.04", {}, "nothing-to-choose")
        return RuleViolation("REALM-C2.05", {}, "not-asked-in-secret")

    def prompt_id(self, s: Realm, seat: int) -> str:
        return "watching" if seat >= 0 and s.beaten(seat) else super().prompt_id(s, seat)


def key_of(s: Realm) -> str:
    """Return the kind of the window on top, or an empty string if none is open."""
    top = s.stack[-1] if s.stack else None
    return top.KEY if isinstance(top, Window) else ""


def open_window(s: Realm) -> Window | None:
    """Return the window on top, or None if none is open."""
    top = s.stack[-1] if s.stack else None
    return top if isinstance(top, Window) else None


def window_of(s: Realm) -> Window:
    """Return the window on top, which must exist."""
    top = s.stack[-1]
    assert isinstance(top, Window)
    return top


def draft_of(s: Realm, seat: int) -> Draft:
    """Return the seat's draft in the window on top."""
    return window_of(s).drafts[seat] if seat >= 0 else ()


def number_of(s: Realm, seat: int) -> int:
    """Return the Player# of a seat, or 0 if there is no such seat."""
    return s.number[seat] if 0 <= seat < s.seats else 0


# --- places as arguments ----------------------------------------------------------------------------------------------

OWN: Final = 0  # status of a place for a seat
UNKNOWN: Final = 1
NO_ISLAND: Final = 2
ANOTHERS: Final = 3
NOBODYS: Final = 4


def standing_of(s: Realm, seat: int, place: int) -> int:
    """Return whether a place is the seat's own, another player's or nonexistent."""
    if place == ISLAND and not s.land.island:
        return NO_ISLAND
    if not 0 <= place < len(s.owner):
        return UNKNOWN
    owner = s.owner[place]
    return OWN if owner == seat else NOBODYS if owner < 0 else ANOTHERS


def place_params(s: Realm, seat: int, place: int) -> Params:
    """Return message parameters about a place that isn't the seat's own, including its units."""
    standing = standing_of(s, seat, place)
    there = standing in (OWN, ANOTHERS, NOBODYS)
    return {
        "place": place,
        "standing": standing,
        "owner": number_of(s, s.owner[place]) if there else 0,
        "yours": tuple(s.provinces(seat)),
        "provinces": len(s.owner) - 1,
        "units": s.units[place] if there else 0,
    }


def all_places(s: Realm) -> list[int]:
    """Return every place a message might name, and two that don't exist."""
    return [*range(-1, len(s.owner) + 1)]


# --- the parts of a message ---------------------------------------------------------------------------------------------

# --- sending ----------------------------------------------------------------------------------------------------------


class Send(Verb[Realm]):
    """Send the message, which is final."""

    NUMBER: ClassVar[int] = verbs.SEND
    NAME: ClassVar[str] = "send"
    RULE: ClassVar[str] = "REALM-C1.03"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-F4.02", "REALM-A1.05")

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        return window_of(s).unsent(s, seat)

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        params: Params = {"next": -1, "committed": 0, "bid": -1}
        return params | window_of(s).params(s, seat)

    def label(self, s: Realm, seat: int, action: Action) -> str:
        return f"{s.stack[-1].NAME}-send"


SEND: Final = Send()


def silent(draft: Draft) -> bool:
    """Return whether this player sent nothing."""
    return bool(draft) and draft[-1][0] == verbs.SILENT


@lru_cache(maxsize=4096)
def amounts(low: int, high: int) -> tuple[int, ...]:
    """Return the listed values of an amount; a span covers the rest."""
    if high - low < LISTED:
        return tuple(range(low, high + 1))
    return (low, *(rung for rung in RUNGS if low < rung < high), high)


@lru_cache(maxsize=4096)
def bids(most: int) -> tuple[Action, ...]:
    """Return the listed bids."""
    return tuple((verbs.BID, amount) for amount in amounts(0, most))


def span(prefix: Action, low: int, high: int) -> list[Span]:
    """Return a span of the whole range if the listed values don't cover it."""
    return [(prefix, low, high)] if high - low >= LISTED else []


# --- bids, alone or with the help of a team --------------------------------------------------------------------------


def bid_choices(s: Realm, seat: int, draft: Draft) -> list[Action]:
    """Return a bid, then draws on team-mates (REALM-D1.01, P3.01)."""
    drafted = [action[0] for action in draft]
    if verbs.BID not in drafted and verbs.DRAW not in drafted:
        return list(bids(reach(s, seat)))
    return draw_choices(s, seat, draft) if verbs.BID in drafted else []


def draw_choices(s: Realm, seat: int, draft: Draft) -> list[Action]:
    """Return draws on team-mates' cash, at most one per team-mate (REALM-P3.01)."""
    asked = [action[1] for action in draft if action[0] == verbs.DRAW]
    found: list[Action] = []
    for mate in mates(s, seat):
        if mate not in asked and s.cash[mate]:
            found += [(verbs.DRAW, mate, amount) for amount in amounts(1, s.cash[mate])]
    return found


def bid_spans(s: Realm, seat: int, draft: Draft) -> list[Span]:
    """Return the spans that belong to `bid_choices`."""
    drafted = [action[0] for action in draft]
    if verbs.BID not in drafted and verbs.DRAW not in drafted:
        return span((verbs.BID,), 0, reach(s, seat))
    return draw_spans(s, seat, draft) if verbs.BID in drafted else []


def draw_spans(s: Realm, seat: int, draft: Draft) -> list[Span]:
    """Return the spans that belong to `draw_choices`."""
    asked = [action[1] for action in draft if action[0] == verbs.DRAW]
    found: list[Span] = []
    for mate in mates(s, seat):
        if mate not in asked and s.cash[mate]:
            found += span((verbs.DRAW, mate), 1, s.cash[mate])
    return found


def can_bid(s: Realm, seat: int) -> bool:
    """Return whether the seat has anything to bid with (REALM-C2.04)."""
    return reach(s, seat) > 0


def seats_due(s: Realm, seats: list[int]) -> int:
    """Return a bit set of seats that must answer; departed players are silent at once."""
    due = 0
    for seat in seats:
        due |= 1 << seat
    return due


def bid_of(draft: Draft) -> int:
    """Return the bid in a draft, or -1 if there is none."""
    for action in draft:
        if action[0] == verbs.BID:
            return action[1]
    return -1
