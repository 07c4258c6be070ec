"""Negotiation and Orders: the order sheet, transfers, looks and their answers (section F)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action, Span, Step
from baronage.engine.text.params import Params
from baronage.games.protectors import verbs
from baronage.games.protectors.data import DECKS, FORT, PIRATE, SPRING
from baronage.games.protectors.rules.execute import execute
from baronage.games.protectors.rules.orders import (
    LISTED,
    march_targets,
    most_delayed,
    orderable,
    orders_for,
    used_gold,
    without_gold,
)
from baronage.games.protectors.rules.ranking import allowance
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.beside import SIDE_ACTS, side_act, side_acts
from baronage.games.protectors.steps.sheet import next_place
from baronage.games.protectors.steps.window import Draft, Drafts, Window, span

# orders that a place may get
GIVEN: Final = (verbs.HOLD, verbs.FORTIFY, verbs.WORK, verbs.MARCH, verbs.DELAYED, verbs.SUPPORT)


def open_orders(s: Realm) -> Orders:
    """Return the Orders window without players who have no order to give and no one to name (REALM-F1.01, C2.04)."""
    due = 0
    for place, seat in enumerate(s.owner):
        if seat >= 0 and s.units[place]:
            due |= 1 << seat
    if s.has_card(PIRATE):
        due = sum(1 << seat for seat in s.rank)
    return Orders(due, 0, ((),) * s.seats)


class Orders(Window):
    """Window for an order per place, ascending from the Island, then the snitch, then sending (DEC-O1, DEC-O2, DEC-S1)."""

    KEY: ClassVar[str] = "orders"
    SIDE_VERBS: ClassVar[tuple[int, ...]] = SIDE_ACTS
    NAME: ClassVar[str] = "orders"
    RULE: ClassVar[str] = "REALM-F1.02"
    OFFERS: ClassVar[tuple[int, ...]] = (
        *GIVEN,
        *(verbs.SNITCH, verbs.SEND),
        *SIDE_ACTS,
    )

    def renew(self, due: int, sent: int, drafts: Drafts) -> Step[Realm]:
        return Orders(due, sent, drafts)

    def choices(self, s: Realm, seat: int, draft: Draft) -> list[Action]:
        places = orderable(s, seat)
        done = len(draft)
        if done < len(places):
            return orders_for(s, seat, places[done], draft)
        found: list[Action] = []
        if s.has_card(PIRATE) and (not draft or draft[-1][0] != verbs.SNITCH):
            players = sorted(s.rank, key=s.number.__getitem__)
            found = [(verbs.SNITCH, other) for other in players if other != seat]
        return [*found, (verbs.SEND,)]

    def spans(self, s: Realm, seat: int) -> list[Span]:
        found: list[Span] = []
        if seat in s.rank:
            for other in s.rank:
                if other != seat and s.cash[seat]:
                    found += span((verbs.TRANSFER, other), 1, s.cash[seat])
        if not (self.due & ~self.sent) >> seat & 1:
            return found
        places, draft = orderable(s, seat), self.drafts[seat]
        if len(draft) >= len(places):
            return found
        place = places[len(draft)]
        gold = allowance(s, seat)[1] > used_gold(draft)[1]
        for verb, most in ((verbs.MARCH, s.units[place]), (verbs.DELAYED, most_delayed(s, seat, place))):
            if most > LISTED:
                for to in march_targets(s, place):
                    found += [((verb, place, to, golden), 1, most) for golden in range(1 + gold)]
        return found

    def actions(self, s: Realm, seat: int) -> list[Action]:
        return super().actions(s, seat) + side_acts(s, seat)

    def allows(self, s: Realm, seat: int, action: Action) -> bool:
        """Return whether an action may be sent (REALM-G6.03, T1.07).

        Gold beyond the allowance is not offered but may be written; the reveal decides.
        """
        if super().allows(s, seat, action):
            return True
        plain = without_gold(s, seat, action) if seat in s.rank else None
        return plain is not None and super().allows(s, seat, plain)

    def play(self, s: Realm, seat: int, action: Action, chance: Chance) -> None:
        if action[0] in SIDE_ACTS:
            side_act(s, seat, action)
        else:
            super().play(s, seat, action, chance)

    def resolve(self, s: Realm, chance: Chance) -> None:
        s.stack.pop()
        for i in range(0, len(s.transfers), 3):  # published with the sheets (F2.04, F3.04)
            s.news += (4, s.transfers[i], verbs.TRANSFER, *s.transfers[i + 1 : i + 3])
        for seat, looks in enumerate(s.looks):
            s.news += [item for deck in range(DECKS) if looks >> deck & 1 for item in (3, seat, verbs.LOOKAT, deck)]
        execute(s, list(self.drafts))

    # --- validation and text -------------------------------------------------------------------------------------

    def may_answer(self, s: Realm, seat: int, verb: int) -> bool:
        """Return whether the seat may act beside its sheet; eliminated players may not."""
        return super().may_answer(s, seat, verb) and (verb not in SIDE_ACTS or seat in s.rank)

    def unsent(self, s: Realm, seat: int) -> str:
        return "REALM-F4.02" if next_place(s, seat, self.drafts[seat]) >= 0 else ""

    def prompt_id(self, s: Realm, seat: int) -> str:
        id = super().prompt_id(s, seat)
        if id != self.NAME or next_place(s, seat, self.drafts[seat]) >= 0:
            return id
        draft = self.drafts[seat]
        snitches = s.has_card(PIRATE) and (not draft or draft[-1][0] != verbs.SNITCH)
        return "orders-pirates" if snitches else "orders-ready"

    def params(self, s: Realm, seat: int) -> Params:
        if seat not in s.rank:
            nothing: Params = {"next": -1, "golden": (), "begun": 0, "idle": (), "cash": 0, "may_give": 0}
            return nothing | {"waiting": self.waiting(), **s.numbers.pirate_dues}
        draft = self.drafts[seat]
        left = [number - used for number, used in zip(allowance(s, seat), used_gold(draft), strict=True)]
        barred = s.has_card(SPRING)
        golden = tuple(kind for kind, number in enumerate(left) if number > 0 and not (barred and kind == FORT))
        return {
            "next": next_place(s, seat, draft),
            "golden": golden,
            "begun": int(bool(draft)),
            "idle": tuple(action[1] for action in draft if action[0] == verbs.HOLD),
            "cash": s.cash[seat],
            "may_give": int(bool(s.cash[seat]) and len(s.rank) > 1),
            "waiting": self.waiting(),
            **s.numbers.pirate_dues,
        }

    def rules(self, s: Realm, seat: int) -> tuple[str, ...]:
        id = self.prompt_id(s, seat)
        if id == "orders":
            return ("REALM-F1.02", "REALM-G6.01", "REALM-T1.03")
        if id == "orders-pirates":
            return ("REALM-E5.01",)
        return ("REALM-C1.03", "REALM-F2.01") if id == "orders-ready" else ("REALM-C2.02",)
