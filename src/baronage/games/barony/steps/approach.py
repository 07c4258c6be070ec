"""Range-0 business: options of the active Serf with the Serf it has met, before the confrontation (BAR-C1.02)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Step, Window
from baronage.engine.text.params import Params, RuleViolation
from baronage.games.barony import verbs
from baronage.games.barony.data import ARM, ARMOUR, BLS, EAR, EWE, ITEM_CLASS, SPL, WEAPON
from baronage.games.barony.nodes import serf_id
from baronage.games.barony.rules.effects import bless
from baronage.games.barony.rules.equipment import plain
from baronage.games.barony.rules.param_text import known_item, known_maneuver, serf_param
from baronage.games.barony.rules.trade import Deal, exchange, moved, wares
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.ask import Ask, ask
from baronage.games.barony.steps.base import AGAINST, BY, BaronyStep, Clash, Shared
from baronage.games.barony.steps.clash import Confronting, begin_clash, begin_declaring, count_clash
from baronage.games.barony.steps.outcomes import defender_wins
from baronage.games.barony.steps.spells import RULE_OF, cast_params, cast_rules, spend


class Approach(Step[Barony], Confronting):
    """Range-0 business: bless, cast a range-0 spell, trade; then continue (BAR-D06).

    Only the two Barons may know whether an offer is being drafted, is awaiting its answer or was refused. So all this
    is one secret window, in which the others see only this step, as if no offer had been made.
    """

    FIELDS: ClassVar[tuple[str, ...]] = ("clash", "traded", "offered")
    SECRET_WINDOW: ClassVar[bool] = True
    NAME: ClassVar[str] = "meeting"
    RULE: ClassVar[str] = "BAR-C1.02"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.BLESS, verbs.CAST, verbs.GIVE, verbs.ASK, verbs.GO_ON)

    def __init__(self, clash: Clash, traded: Deal, offered: int) -> None:
        self.clash = clash
        self.traded: Final = traded  # between Serfs of one controller (BAR-E1.06)
        self.offered: Final = offered  # whether an offer was made to the other Baron

    def business(self, s: Barony) -> list[Action]:
        """Return the options other than going on."""
        serf, other = self.clash[BY], self.clash[AGAINST]
        found: list[Action] = []
        if not s.acted and s.can_use(serf, BLS) and not s.blessings[other]:  # BAR-A03.02
            found.append((verbs.BLESS, other))
        if not s.acted and s.items[serf] and s.can_use(serf, SPL):  # BAR-L0.04
            found.extend(touches(s, serf, other))
        if s.items[serf] or s.items[other]:
            own = s.control[other] == s.control[serf]
            if own or (not self.offered and s.setup.options["cross_trade"] == "on"):  # BAR-E1.03, E1.06
                found.extend(wares(s, serf, other, moved(self.traded)))
        return found

    def actors(self, s: Barony) -> list[int]:
        return [s.turn] if self.business(s) else []

    def actions(self, s: Barony, seat: int) -> list[Action]:
        if seat != s.turn:
            return []
        found = self.business(s)
        if found:
            found.append((verbs.GO_ON,))
        return found

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        serf, other = self.clash[BY], self.clash[AGAINST]
        if action[0] == verbs.GO_ON:
            self.time_out(s, seat, chance)
        elif action[0] == verbs.BLESS:
            s.acted = s.did = 1
            if s.control[other] == seat:
                bless(s, serf, other)
            else:
                ask(s, Consent(serf, other, s.control[other]))
        elif action[0] in (verbs.GIVE, verbs.ASK):
            if s.control[other] == seat:
                s.stack[-1] = Approach(self.clash, (*self.traded, action), self.offered)
                exchange(s, serf, other, (action,), "BAR-E1.01 BAR-E1.03")
            else:
                s.stack.append(Bargain(seat, serf, other, (action,)))
                if s.log is not None:
                    s.log.append((verbs.DRAFTED, 1 << seat, (seat, 0), "BAR-E1.03"))
        else:
            spend(s, serf, action[1])
            arg = action[3] if len(action) > 3 else 0
            begin_clash(s, (serf, other, 0, 0, 0, SPL, action[1], arg, 0))

    def completes_draft(self, s: Barony, seat: int, action: Action) -> bool:
        """Return whether the action is complete; with another Baron's Serf the first item begins an offer."""
        return action[0] not in (verbs.GIVE, verbs.ASK) or s.control[self.clash[AGAINST]] == seat

    def run(self, s: Barony, chance: Chance) -> None:
        """Go on to step 2 of the confrontation. After an offer, log it like a voluntary `go on`."""
        if s.log is not None and self.offered:
            s.log.append((verbs.WENT_ON, ALL, (self.clash[BY], self.clash[AGAINST]), "BAR-C1.02"))
        s.stack.pop()
        begin_declaring(s, self.clash)

    def time_out(self, s: Barony, seat: int, chance: Chance) -> None:
        """Go on after a timeout. This isn't an action, because a timeout also drops an unsent offer."""
        if s.log is not None:
            s.log.append((verbs.WENT_ON, ALL, (self.clash[BY], self.clash[AGAINST]), "BAR-C1.02"))
        s.stack.pop()
        begin_declaring(s, self.clash)

    def redact(self, s: Barony, viewer: int) -> Step[Barony] | None:
        if not self.offered or viewer in (s.turn, s.control[self.clash[AGAINST]]):
            return self
        return Approach(self.clash, self.traded, 0)

    def unfit(self, s: Barony, seat: int, action: Action) -> str:
        serf, other = self.clash[BY], self.clash[AGAINST]
        if action[0] in (verbs.GIVE, verbs.ASK):
            return self.untradable(s, action)
        if action[0] == verbs.GO_ON:
            return ""
        maneuver = BLS if action[0] == verbs.BLESS else SPL
        if not s.owns(serf, maneuver):
            return "BAR-A00.01"
        if s.acted:
            return "BAR-T1.08"
        if not s.can_use(serf, maneuver):
            return "BAR-A00.03" if s.alert(serf) else "BAR-A00.05"
        if action[0] == verbs.BLESS:
            return "BAR-A03.01" if action[1] != other else "BAR-A03.02" if s.blessings[other] else ""
        if action in touches(s, serf, other):
            return ""
        spell = action[1]
        if spell not in {plain(item) for item in s.items[serf]} or spell not in RULE_OF:
            return "BAR-A16.01"
        return RULE_OF[spell] if spell in (ARM, EAR, EWE) and action[2] == other else "BAR-L0.04"

    def untradable(self, s: Barony, action: Action) -> str:
        """Return the rule that forbids this item to change hands now, or ""."""
        serf, other = self.clash[BY], self.clash[AGAINST]
        if action[1] not in s.items[serf if action[0] == verbs.GIVE else other]:
            return "BAR-E1.01"
        if s.control[other] != s.control[serf]:
            if s.setup.options["cross_trade"] != "on":
                return "BAR-E1.03"
            if self.offered:
                return "BAR-E1.06"
        return "" if action in wares(s, serf, other, moved(self.traded)) else "BAR-E1.06"

    def action_params(self, s: Barony, seat: int, action: Action) -> Params:
        serf, other = self.clash[BY], self.clash[AGAINST]
        own = int(s.control[other] == seat)
        params: Params = {"serf": serf_param(s, serf), "gilded": int(s.gilded), "rank": s.rank[serf]}
        params["sleep"] = s.sleep[serf]
        if action[0] == verbs.BLESS:
            params |= {"foe": serf_param(s, action[1]), "itself": int(action[1] == serf), "own": own}
            return params | {"maneuver": known_maneuver(BLS)}
        if action[0] == verbs.CAST:
            return params | {"maneuver": known_maneuver(SPL)} | cast_params(s, seat, serf, action)
        params |= trade_params(s, serf, other, action)
        return params | {"own": own, "offered": self.offered}

    def cited(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        if action[0] == verbs.BLESS:
            return ("BAR-A03.01", "BAR-A03.03")
        if action[0] == verbs.CAST:
            return cast_rules(action)
        return ("BAR-C1.02",) if action[0] == verbs.GO_ON else ("BAR-E1.01", "BAR-E1.03")

    def params(self, s: Barony, seat: int) -> Params:
        offered = {action[0] for action in self.actions(s, seat)}
        return {
            "serf": serf_param(s, self.clash[BY]),
            "foe": serf_param(s, self.clash[AGAINST]),
            "turn": s.turn,
            "trades": int(verbs.GIVE in offered or verbs.ASK in offered),
            "blesses": int(verbs.BLESS in offered),
            "casts": int(verbs.CAST in offered),
        }

    def rules(self, s: Barony, seat: int) -> tuple[str, ...]:
        return ("BAR-C1.02", "BAR-E1.02") if seat == s.turn else ("BAR-C1.02",)

    def window(self, s: Barony) -> Window | None:
        return ("BAR-D06", 0, 0.0)


def meet(s: Barony, clash: Clash) -> None:
    """Start a confrontation with the Serf on the space that the active Serf enters (BAR-C1.01, C1.02)."""
    if count_clash(s, clash):
        defender_wins(s, clash, 0)
    elif s.gilded:
        s.stack.append(Approach(clash, (), 0))
    else:
        begin_declaring(s, clash)


def touches(s: Barony, wizard: int, serf: int) -> list[Action]:
    """Return the range-0 spells of a Wizard on this Serf; enchantments for each of its items (BAR-L1.01, L2.01, L3.01)."""
    carried = {plain(item) for item in s.items[wizard]}
    found: list[Action] = [(verbs.CAST, ARM, serf)] if ARM in carried else []
    for spell, kind in ((EAR, ARMOUR), (EWE, WEAPON)):
        if spell in carried:
            things = sorted({item for item in s.items[serf] if ITEM_CLASS[plain(item)] == kind})
            found.extend((verbs.CAST, spell, serf, item) for item in things)
    return found


class Consent(Ask):
    """Consent of the other Serf's controller to a blessing (BAR-D13)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("priest", "serf", "asked")
    RULE: ClassVar[str] = "BAR-A03.01"
    NAME: ClassVar[str] = "blessing"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.AGREE, verbs.DECLINE)

    def __init__(self, priest: int, serf: int, asked: int) -> None:
        super().__init__(asked)
        self.priest: Final = priest
        self.serf: Final = serf

    def whom(self, s: Barony) -> int:
        return s.control[self.serf]

    def about(self) -> tuple[int, int]:
        return (self.priest, self.serf)

    def choices(self, s: Barony) -> list[Action]:
        return [(verbs.AGREE,), (verbs.DECLINE,)]

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        self.close(s)
        if action[0] == verbs.AGREE:
            bless(s, self.priest, self.serf)
        else:
            both = 1 << s.turn | 1 << self.asked
            if s.log is not None:
                s.log.append((verbs.DECLINED, both, (self.serf,), "BAR-A03.01"))
            self.shut(s, both)

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.DECLINE,)

    def action_params(self, s: Barony, seat: int, action: Action) -> Params:
        return self.params(s, seat)

    def cited(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return ("BAR-A03.01", "BAR-A03.02")

    def params(self, s: Barony, seat: int) -> Params:
        params = super().params(s, seat)
        return params | {"by": serf_param(s, self.priest), "serf": serf_param(s, self.serf)}

    def shut(self, s: Barony, known: int) -> None:
        """Log the closing window for those who don't know of it; a pass isn't announced."""
        if s.log is not None:
            s.log.append((verbs.WINDOW, ALL & ~known, self.about(), "BAR-C1.10"))

    def secret_pass(self, s: Barony, seat: int) -> tuple[Action, int] | None:
        return (verbs.DECLINE,), 1 << s.turn | 1 << seat

    def pass_over(self, s: Barony, chance: Chance) -> None:
        s.stack.pop()
        self.shut(s, 0)


class Bargain(Step[Barony], BaronyStep):
    """The one offer to another Baron while it is drafted; secret from everyone else (BAR-D06)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "serf", "other", "deal")
    SECRET_WINDOW: ClassVar[bool] = True
    NAME: ClassVar[str] = "bargain"
    RULE: ClassVar[str] = "BAR-C1.02"  # as shown to the others, who see only the Approach
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.GIVE, verbs.ASK, verbs.OFFER, verbs.GO_ON)

    def __init__(self, seat: int, serf: int, other: int, deal: Deal) -> None:
        self.seat: Final = seat
        self.serf: Final = serf
        self.other: Final = other
        self.deal: Final = deal

    def actors(self, s: Barony) -> list[int]:
        return [self.seat]

    def actions(self, s: Barony, seat: int) -> list[Action]:
        if seat != self.seat:
            return []
        return [*wares(s, self.serf, self.other, self.deal), (verbs.OFFER,), (verbs.GO_ON,)]

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        if action[0] == verbs.GO_ON:
            self.time_out(s, seat, chance)
            return
        if action[0] != verbs.OFFER:
            s.stack[-1] = Bargain(seat, self.serf, self.other, (*self.deal, action))
            if s.log is not None:
                s.log.append((verbs.DRAFTED, 1 << seat, (seat, 0), "BAR-E1.03"))
            return
        s.stack.pop()
        approach = s.stack[-1]
        assert isinstance(approach, Approach)
        s.stack[-1] = Approach(approach.clash, approach.traded, 1)
        other = s.control[self.other]
        if s.log is not None:
            s.log.append((verbs.OFFERED, 1 << seat | 1 << other, (self.serf, self.other), "BAR-E1.03"))
        ask(s, Offer(self.serf, self.other, self.deal, other), 1 << seat | 1 << other)

    def draft(self, seat: int) -> tuple[Action, ...]:
        return self.deal if seat == self.seat else ()

    def completes_draft(self, s: Barony, seat: int, action: Action) -> bool:
        return action[0] in (verbs.OFFER, verbs.GO_ON)

    def undo_click(self, s: Barony, seat: int) -> None:
        s.stack.pop()
        if len(self.deal) > 1:
            s.stack.append(Bargain(seat, self.serf, self.other, self.deal[:-1]))
        if s.log is not None:
            s.log.append((verbs.DRAFTED, 1 << seat, (seat, 0), "BAR-E1.03"))

    def time_out(self, s: Barony, seat: int, chance: Chance) -> None:
        """Drop the unsent offer; the confrontation continues."""
        s.stack.pop()
        s.stack[-1].time_out(s, seat, chance)

    def after_leave(self, s: Barony, seat: int) -> Step[Barony] | None:
        return None if seat == self.seat else self

    def redact(self, s: Barony, viewer: int) -> Step[Barony] | None:
        return self if viewer == self.seat else None

    def unfit(self, s: Barony, seat: int, action: Action) -> str:
        if action[0] not in (verbs.GIVE, verbs.ASK):
            return ""
        if action[1] not in s.items[self.serf if action[0] == verbs.GIVE else self.other]:
            return "BAR-E1.01"
        return "" if action in wares(s, self.serf, self.other, self.deal) else "BAR-E1.06"

    def action_params(self, s: Barony, seat: int, action: Action) -> Params:
        params = trade_params(s, self.serf, self.other, action) | deal_params(self.deal)
        return params | {"own": 0, "offered": 0}

    def cited(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        if action[0] == verbs.GO_ON:
            return ("BAR-C1.02",)
        return ("BAR-E1.03",) if action[0] == verbs.OFFER else ("BAR-E1.01", "BAR-E1.03")

    def params(self, s: Barony, seat: int) -> Params:
        return {"serf": serf_param(s, self.serf), "foe": serf_param(s, self.other), **deal_params(self.deal)}

    def rules(self, s: Barony, seat: int) -> tuple[str, ...]:
        return ("BAR-E1.03", "BAR-E1.06")


class Offer(Ask):
    """The other Baron's answer to an offer (BAR-D13). Only the two know of it until it is accepted."""

    FIELDS: ClassVar[tuple[str, ...]] = ("serf", "other", "deal", "asked")
    RULE: ClassVar[str] = "BAR-E1.03"
    NAME: ClassVar[str] = "trade-offer"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.AGREE, verbs.DECLINE)

    def __init__(self, serf: int, other: int, deal: Deal, asked: int) -> None:
        super().__init__(asked)
        self.serf: Final = serf
        self.other: Final = other
        self.deal: Final = deal

    def whom(self, s: Barony) -> int:
        return s.control[self.other]

    def about(self) -> tuple[int, int]:
        return (self.serf, self.other)

    def choices(self, s: Barony) -> list[Action]:
        return [(verbs.AGREE,), (verbs.DECLINE,)]

    def play(self, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        self.close(s)
        if action[0] == verbs.AGREE:
            exchange(s, self.serf, self.other, self.deal, "BAR-E1.01 BAR-E1.03")
        elif s.log is not None:
            s.log.append((verbs.DECLINED, 1 << s.turn | 1 << self.asked, (self.other,), "BAR-E1.03"))

    def default(self, s: Barony, seat: int) -> Action:
        return (verbs.DECLINE,)

    def secret_pass(self, s: Barony, seat: int) -> tuple[Action, int] | None:
        return (verbs.DECLINE,), 1 << s.turn | 1 << seat

    def redact(self, s: Barony, viewer: int) -> Step[Barony] | None:
        if viewer < 0 or viewer not in (self.asked, s.turn):
            return None
        return self if viewer == self.asked else self._of(-1)

    def not_asked(self, s: Barony, seat: int, action: Action) -> RuleViolation:
        return RuleViolation(
            "BAR-C1.02", {}, "not-asked-in-secret"
        )  # as in the Approach, which is all that the others see

    def action_params(self, s: Barony, seat: int, action: Action) -> Params:
        return self.params(s, seat)

    def cited(self, s: Barony, seat: int, action: Action) -> tuple[str, ...]:
        return ("BAR-E1.03",)

    def params(self, s: Barony, seat: int) -> Params:
        params = super().params(s, seat) | deal_params(self.deal)
        return params | {"serf": serf_param(s, self.serf), "foe": serf_param(s, self.other)}

    def window(self, s: Barony) -> Window | None:
        return None  # for all others the Approach is still open


# --- the verbs ----------------------------------------------------------------------------------------------------------


def trade_params(s: Barony, serf: int, other: int, action: Action) -> Params:
    """Return the parameters of a trade: which item goes from which Serf to which."""
    item = known_item(action[1]) if len(action) > 1 else 0
    return {"serf": serf_param(s, serf), "foe": serf_param(s, other), "item": item}


def deal_params(deal: Deal) -> Params:
    """Return the items offered and the items requested."""
    gives = tuple(item for verb, item in deal if verb == verbs.GIVE)
    return {"gives": gives, "gets": tuple(item for verb, item in deal if verb == verbs.ASK)}


class Trade(Shared):
    """Verb: let an item change hands, or add it to an offer."""

    ARGS: ClassVar[tuple[str, ...]] = ("item",)
    RULE: ClassVar[str] = "BAR-E1.01"
    REASONS: ClassVar[tuple[str, ...]] = ("BAR-E1.01", "BAR-E1.03", "BAR-E1.06")

    def menu_order(self, s: Barony, seat: int, action: Action) -> int:
        top = s.stack[-1]
        return int(isinstance(top, Approach) and s.control[top.clash[AGAINST]] != seat)

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        carried = {item for items in s.items for item in items}
        return [(self.NUMBER, item) for item in sorted(carried | {0, 1, 9})[:60]]


class Give(Trade):
    """Verb: give an item to the Serf met."""

    NUMBER: ClassVar[int] = verbs.GIVE
    NAME: ClassVar[str] = "give"


class AskFor(Trade):
    """Verb: ask for an item of the Serf met."""

    NUMBER: ClassVar[int] = verbs.ASK
    NAME: ClassVar[str] = "ask-for"


class SendOffer(Shared):
    """Verb: send the offer to the other Baron."""

    NUMBER: ClassVar[int] = verbs.OFFER
    NAME: ClassVar[str] = "send-offer"
    RULE: ClassVar[str] = "BAR-E1.03"


class GoOn(Shared):
    """Verb: begin the confrontation."""

    NUMBER: ClassVar[int] = verbs.GO_ON
    NAME: ClassVar[str] = "go-on"
    RULE: ClassVar[str] = "BAR-C1.02"


class Bless(Shared):
    """Verb: a Priest blesses itself or the Serf met."""

    NUMBER: ClassVar[int] = verbs.BLESS
    NAME: ClassVar[str] = "bless"
    ARGS: ClassVar[tuple[str, ...]] = ("foe",)
    RULE: ClassVar[str] = "BAR-A03.01"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("BAR-A00.01", "BAR-T1.10", "BAR-T1.08", "BAR-A00.05", "BAR-A00.03", "BAR-A03.01", "BAR-A03.02"),
    )

    def clicks(self, s: Barony, seat: int, action: Action) -> list[str]:
        return [serf_id(action[1])]

    def attempts(self, s: Barony, seat: int) -> list[Action]:
        return [(verbs.BLESS, serf) for serf in (*s.fief(seat), *s.fief((seat + 1) % s.seats), -1)]


GIVE: Final = Give()
ASK_FOR: Final = AskFor()
SEND_OFFER: Final = SendOffer()
GO_ON: Final = GoOn()
BLESS: Final = Bless()
