"""A window: several players owe a secret choice; it closes when all have sent (section C2)."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.facts import Facts, No
from baronage.engine.flow import ALL, Action, Sheets, Span, Step, Turn
from baronage.engine.flow import Window as Open
from baronage.engine.verb import Verb
from baronage.games.protectors import verbs
from baronage.games.protectors.data import HOURS, ISLAND
from baronage.games.protectors.economy import RUNGS, mates, reach, stated_cost
from baronage.games.protectors.state import Realm
from baronage.games.protectors.things import place_id

Draft = tuple[Action, ...]
Drafts = tuple[Draft, ...]
SILENCE: Draft = ((verbs.SILENT,),)
LISTED = 16


def hours(s: Realm, key: str) -> float:
    """REALM-C2.01: how long a window of this kind stays open; 0: until all have answered."""
    post, team, minutes, team_minutes = HOURS[key]
    clock = s.setup.options["clock"]
    if clock == "none":
        return 0.0
    if clock == "live":
        return (team_minutes if s.teams > 0 else minutes) / 60
    return float(team if s.teams > 0 else post)


class Window(Sheets[Realm]):
    """What all windows share. Interrupting ones hide who is asked and who has answered (REALM-C2.05)."""

    SEND: ClassVar[int] = verbs.SEND
    DUE_IS_PUBLIC: ClassVar[bool] = True
    SENT_IS_PUBLIC: ClassVar[bool] = True
    KEY: ClassVar[str] = ""

    def silence(self, s: Realm, seat: int) -> Draft:
        return SILENCE

    def lapse(self, s: Realm, seat: int, chance: Chance) -> None:
        s.committed = True
        super().lapse(s, seat, chance)

    def log_draft(self, s: Realm, seat: int, sent: bool) -> None:
        if s.log is not None:
            if sent:
                who = ALL if self.SENT_IS_PUBLIC else 1 << seat
                s.log.append((verbs.SENT, who, (seat, s.number[seat]), "REALM-C1.03"))
            else:
                s.log.append((verbs.DRAFTED, 1 << seat, (seat,), "REALM-C1.03"))

    def run(self, s: Realm, chance: Chance) -> None:
        """REALM-C1.04: all that was sent is revealed together, and executed."""
        if self.due:  # one that closes at once adds nothing of its own
            s.news = []
        for seat, draft in enumerate(self.drafts):
            for action in draft:
                s.news += (1 + len(action), seat, *action)
        s.committed = True
        self.resolve(s, chance)

    def when_left(self, s: Realm, seat: int) -> Step[Realm] | None:
        """REALM-C2.06, K1.08: who is gone and had sent nothing is silent."""
        return self.silenced(seat) if (self.due & ~self.sent) >> seat & 1 else self

    def silenced(self, seat: int) -> Window:
        """The window in which nothing came from this player."""
        step = self._with(seat, SILENCE, self.sent | 1 << seat)
        assert isinstance(step, Window)
        return step

    def window(self, s: Realm) -> Open | None:
        return (self.KEY, 0, hours(s, self.KEY))

    def turnings(self, s: Realm, seat: int) -> list[Turn]:
        """What was chosen may be chosen anew or left out; what was passed over may still be put in its place before it."""
        draft = self.drafts[seat]
        if not draft or not (self.due & ~self.sent) >> seat & 1:
            return []
        offered = {part_of((verbs.SEND,)), *map(part_of, draft), *map(part_of, self.choices(s, seat, draft))}
        missed: dict[Action, Turn] = {}
        for at in range(len(draft)):
            before, behind = draft[:at], draft[at:]
            for action in self.choices(s, seat, before):
                part = part_of(action)
                old = missed.get(part)
                new = old is None or old.draft != before
                if part not in offered and new and self.takes(s, seat, (*before, action, *behind)):
                    missed[part] = Turn(_node(action), before, behind, action[:1], action)
        anew = [
            Turn(_node(click), draft[:at], draft[at + 1 :], click[:1], click, chosen=True)
            for at, click in enumerate(draft)
        ]
        return [*missed.values(), *anew]

    def takes(self, s: Realm, seat: int, clicks: Draft) -> bool:
        """Could this be clicked from the beginning, and be paid?"""
        step: Step[Realm] = self._with(seat, (), self.sent)
        for click in clicks:
            assert isinstance(step, Window)
            if not step.allows(s, seat, click):
                return False
            step = step._with(seat, (*step.drafts[seat], click), self.sent)
        return stated_cost(s, seat, clicks) <= reach(s, seat)

    # --- what is judged and said --------------------------------------------------------------------------------

    def unsent(self, s: Realm, seat: int) -> str:
        """The rule by which the message can't be sent as it is; "": it can."""
        return ""

    def bid_fault(self, s: Realm, seat: int, amount: int) -> str:
        """The rule against such a bid; "": there is none."""
        raise NotImplementedError

    def draw_fault(self, s: Realm, seat: int) -> str:
        """The rule by which nothing can be drawn from team-mates yet; "": it can."""
        raise NotImplementedError

    def bank_fault(self, s: Realm, seat: int) -> str:
        """The rule against a call of the Bank; "": there is none."""
        raise NotImplementedError

    def not_asked(self, s: Realm, seat: int, action: Action) -> No:
        if rule := s.beaten(seat):
            return No(rule, {}, "you-are-out")
        if self.sent >> seat & 1:
            return No("REALM-C1.03", {}, "sent-already")
        if self.DUE_IS_PUBLIC:
            return No("REALM-C2.04", {}, "nothing-to-choose")
        return No("REALM-C2.05", {}, "not-asked-in-secret")

    def prompt_id(self, s: Realm, seat: int) -> str:
        return "watching" if seat >= 0 and s.beaten(seat) else super().prompt_id(s, seat)


def key_of(s: Realm) -> str:
    """The kind of the window on top; empty: none is open."""
    top = s.stack[-1] if s.stack else None
    return top.KEY if isinstance(top, Window) else ""


def open_window(s: Realm) -> Window | None:
    """The window on top, if one is open."""
    top = s.stack[-1] if s.stack else None
    return top if isinstance(top, Window) else None


def window_of(s: Realm) -> Window:
    """The window on top."""
    top = s.stack[-1]
    assert isinstance(top, Window)
    return top


def draft_of(s: Realm, seat: int) -> Draft:
    """What the seat has chosen so far in the window on top."""
    return window_of(s).drafts[seat] if seat >= 0 else ()


def number_of(s: Realm, seat: int) -> int:
    """The Player# of a seat; 0: there is no such seat."""
    return s.number[seat] if 0 <= seat < s.seats else 0


# --- places that a choice names ---------------------------------------------------------------------------------------

OWN: Final = 0  # how a place stands to a seat
UNKNOWN: Final = 1
NO_ISLAND: Final = 2
ANOTHERS: Final = 3
NOBODYS: Final = 4


def standing_of(s: Realm, seat: int, place: int) -> int:
    """Is it the seat's own, somebody else's, or is there no such place?"""
    if place == ISLAND and not s.land.island:
        return NO_ISLAND
    if not 0 <= place < len(s.owner):
        return UNKNOWN
    owner = s.owner[place]
    return OWN if owner == seat else NOBODYS if owner < 0 else ANOTHERS


def place_facts(s: Realm, seat: int, place: int) -> Facts:
    """What refusals say of a place that is not the seat's own; and how many units stand there."""
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
    """Every place that somebody might name, and two that are none."""
    return [*range(-1, len(s.owner) + 1)]


# --- the parts of a message ---------------------------------------------------------------------------------------------

BY_PLACE: Final = (verbs.COMMIT, verbs.SACRIFICE, verbs.BUY)  # one for each place
SEVERAL: Final = (*BY_PLACE, verbs.BURN, verbs.UPGRADE, verbs.DRAW)


def part_of(action: Action) -> Action:
    """What is chosen once: two actions of the same part are not chosen together."""
    return action[:2] if action[0] in SEVERAL else action[:1]


def _node(action: Action) -> str:
    """What one clicks to turn to it."""
    return place_id(action[1]) if action[0] in BY_PLACE else ""


# --- sending ----------------------------------------------------------------------------------------------------------


class Send(Verb[Realm]):
    """What was chosen is sent, and final."""

    NUMBER: ClassVar[int] = verbs.SEND
    NAME: ClassVar[str] = "send"
    RULE: ClassVar[str] = "REALM-C1.03"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-C1.03", "REALM-A1.05")

    def fault(self, s: Realm, seat: int, action: Action) -> str:
        return window_of(s).unsent(s, seat)

    def facts(self, s: Realm, seat: int, action: Action) -> Facts:
        facts: Facts = {"next": -1, "committed": 0, "bid": -1}
        return facts | window_of(s).facts(s, seat)

    def label(self, s: Realm, seat: int, action: Action) -> str:
        return f"{s.stack[-1].NAME}-send"


SEND: Final = Send()


def silent(draft: Draft) -> bool:
    """Did nothing come from this player?"""
    return bool(draft) and draft[-1][0] == verbs.SILENT


@lru_cache(maxsize=4096)
def amounts(low: int, high: int) -> tuple[int, ...]:
    """The rungs of an amount that are listed; the rest is a span."""
    if high - low < LISTED:
        return tuple(range(low, high + 1))
    return (low, *(rung for rung in RUNGS if low < rung < high), high)


@lru_cache(maxsize=4096)
def bids(most: int) -> tuple[Action, ...]:
    """The bids that are listed."""
    return tuple((verbs.BID, amount) for amount in amounts(0, most))


def span(prefix: Action, low: int, high: int) -> list[Span]:
    """The whole range, where rungs do not hold all of it."""
    return [(prefix, low, high)] if high - low >= LISTED else []


# --- bids, alone or with the help of a team --------------------------------------------------------------------------


def bid_choices(s: Realm, seat: int, draft: Draft) -> list[Action]:
    """A bid, then draws on team-mates (REALM-D1.01, P3.01)."""
    said = [action[0] for action in draft]
    if verbs.BID not in said and verbs.DRAW not in said:
        return list(bids(reach(s, seat)))
    return draw_choices(s, seat, draft) if verbs.BID in said else []


def draw_choices(s: Realm, seat: int, draft: Draft) -> list[Action]:
    """REALM-P3.01: amounts of team-mates' cash, each mate once."""
    asked = [action[1] for action in draft if action[0] == verbs.DRAW]
    found: list[Action] = []
    for mate in mates(s, seat):
        if mate not in asked and s.cash[mate]:
            found += [(verbs.DRAW, mate, amount) for amount in amounts(1, s.cash[mate])]
    return found


def bid_spans(s: Realm, seat: int, draft: Draft) -> list[Span]:
    """The ranges of what `bid_choices` lists."""
    said = [action[0] for action in draft]
    if verbs.BID not in said and verbs.DRAW not in said:
        return span((verbs.BID,), 0, reach(s, seat))
    return draw_spans(s, seat, draft) if verbs.BID in said else []


def draw_spans(s: Realm, seat: int, draft: Draft) -> list[Span]:
    """The ranges of what `draw_choices` lists."""
    asked = [action[1] for action in draft if action[0] == verbs.DRAW]
    found: list[Span] = []
    for mate in mates(s, seat):
        if mate not in asked and s.cash[mate]:
            found += span((verbs.DRAW, mate), 1, s.cash[mate])
    return found


def can_bid(s: Realm, seat: int) -> bool:
    """REALM-C2.04: is there anything to bid with?"""
    return reach(s, seat) > 0


def seats_due(s: Realm, seats: list[int]) -> int:
    """A bit set; who left is silent at once."""
    due = 0
    for seat in seats:
        due |= 1 << seat
    return due


def bid_of(draft: Draft) -> int:
    """The bid in a draft; -1: there is none."""
    for action in draft:
        if action[0] == verbs.BID:
            return action[1]
    return -1
