"""Royal Aids: using them; and draws and refills that wait while a team chooses a recipient."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Step, Window
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params, RuleViolation
from baronage.games.brawling import verbs
from baronage.games.brawling.data import (
    BUILDING,
    CARDS,
    CODE,
    FIRST,
    RAB,
    RAC,
    RAM,
    RAR,
    RAV,
    TYPE,
    UP,
)
from baronage.games.brawling.nodes import market_id, node_id, player_id
from baronage.games.brawling.rules.bank import draw, favoured, gain, give_aid, refill, take_market
from baronage.games.brawling.rules.pieces import piece
from baronage.games.brawling.rules.town import raise_unit
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.question import code_of, known, other_copy, other_rule
from baronage.games.brawling.steps.stepwise import own_units, upgrade_params
from baronage.games.brawling.steps.supply import SLOTS, ending_rules, market_params, taking

AIDS: Final = (verbs.AID_BUILD, verbs.AID_DRAW, verbs.AID_MARKET, verbs.AID_GAIN)


def draw_cards(s: Barons, seat: int, k: int) -> None:
    """Draw cards; if a team must choose first, the rest waits below that decision (BRAWL-4.06)."""
    aid, due = draw(s, seat, k)
    if aid:
        s.stack.append(Drawing(seat, due))
        ask_team(s, seat, aid)


def fill_slot(s: Barons, seat: int, slot: int) -> None:
    """Fill a market slot; if a team must choose first, the slot waits below that decision (BRAWL-5.03)."""
    aid = refill(s, seat, slot)
    if aid:
        s.stack.append(Refilling(seat, slot))
        ask_team(s, seat, aid)


# --- using Aids -----------------------------------------------------------------------------------------------------


def aid_plays(s: Barons, seat: int) -> list[Action]:
    """Return the uses of the Aids in front of a player, except RAM (BRAWL-10.10 to 10.14)."""
    found: list[Action] = []
    for aid in s.aids[seat]:
        code = CODE[aid]
        if code == RAB:
            found.extend(
                (verbs.AID_BUILD, aid, unit) for unit in s.towns[seat] if unit < UP and TYPE[unit + UP] == BUILDING
            )
        elif code == RAC:
            found.append((verbs.AID_DRAW, aid))
        elif code == RAV:
            found.extend((verbs.AID_MARKET, aid, slot) for slot in (1, 2, 3) if s.market[slot - 1])
        elif code == RAR:
            found.append((verbs.AID_GAIN, aid))
    return found


def others_aids(s: Barons, seat: int) -> list[Action]:
    """Return the Aids that a player may use between another's actions; usually none (BRAWL-10.18)."""
    return aid_plays(s, seat) if s.anytime and s.aids[seat] else []


def is_aid(action: Action) -> bool:
    """Return whether an action uses a Royal Aid."""
    return verbs.AID_BUILD <= action[0] <= verbs.AID_GAIN


def use_aid(s: Barons, seat: int, action: Action) -> None:
    """Discard an Aid for its effect (BRAWL-10.08 to 10.14). Outside the own turn this can't be undone."""
    verb, card = action[0], action[1]
    if s.anytime:
        s.committed = True
    s.aids[seat].remove(card)
    s.discard.append(card)
    if s.log is not None:
        s.log.append((verbs.PLAYED, ALL, (seat, card), "BRAWL-10.08"))
    if verb == verbs.AID_BUILD:
        raise_unit(s, s.towns[seat], action[2])
        if s.log is not None:
            s.log.append((verbs.RAISED, ALL, (seat, action[2]), "BRAWL-10.10"))
    elif verb == verbs.AID_DRAW:
        draw_cards(s, seat, s.numbers.aid_draw)
    elif verb == verbs.AID_MARKET:
        take_market(s, seat, action[2])
        fill_slot(s, seat, action[2])
    else:
        gain(s, seat, s.numbers.aid_gain)


class UseAid(Verb[Barons]):
    """A verb that uses a Royal Aid in front of a player."""

    CODE: ClassVar[int] = 0

    def use_fault(self, s: Barons, seat: int, action: Action) -> str:
        """Return the rule that forbids this use of an own Aid, or ""."""
        return ""

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        aid = action[1]
        if code_of(aid) == RAM:
            return "BRAWL-10.13"
        if code_of(aid) != self.CODE:
            return self.RULE
        return self.use_fault(s, seat, action) if aid in s.aids[seat] else "BRAWL-10.08"

    def aid_params(self, s: Barons, seat: int, action: Action) -> Params:
        """Return the message parameters of the Aid itself."""
        aid = known(action[1])
        mine = aid in s.aids[seat]
        params: Params = {"fighter": piece(s, aid) if mine else 0, "aid": FIRST[self.CODE], "other": aid}
        return params | {"mine": int(mine), "copy": other_copy(s, seat, aid)}

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1])]

    def tried(self, s: Barons, seat: int) -> list[int]:
        """Return the Aids that a player might try."""
        fitting = [aid for aids in s.aids for aid in aids if CODE[aid] in (self.CODE, RAM)]
        return [*fitting, FIRST[self.CODE], 1, CARDS]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(self.NUMBER, aid) for aid in self.tried(s, seat)]


class AidBuild(UseAid):
    """Verb: turn a Peasant into a building, free of cost."""

    NUMBER: ClassVar[int] = verbs.AID_BUILD
    NAME: ClassVar[str] = "aid-build"
    ARGS: ClassVar[tuple[str, ...]] = ("aid", "unit")
    CODE: ClassVar[int] = RAB
    RULE: ClassVar[str] = "BRAWL-10.10"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-10.13", "BRAWL-10.10", "BRAWL-10.08")
    GROUP: ClassVar[int] = 1

    def use_fault(self, s: Barons, seat: int, action: Action) -> str:
        unit = action[2]
        fit = 0 < unit < CARDS and unit in s.towns[seat] and TYPE[unit + UP] == BUILDING
        return "" if fit else "BRAWL-10.10"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return self.aid_params(s, seat, action) | upgrade_params(s, seat, action[2])

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1]), node_id(action[2])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.AID_BUILD, aid, unit) for aid in self.tried(s, seat) for unit in own_units(s, seat)]


class AidDraw(UseAid):
    """Verb: draw two cards."""

    NUMBER: ClassVar[int] = verbs.AID_DRAW
    NAME: ClassVar[str] = "aid-draw"
    ARGS: ClassVar[tuple[str, ...]] = ("aid",)
    CODE: ClassVar[int] = RAC
    RULE: ClassVar[str] = "BRAWL-10.11"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-10.11", "BRAWL-10.13", "BRAWL-10.08")

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return self.aid_params(s, seat, action) | taking(s, seat, s.numbers.aid_draw, True)

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ending_rules(s, self.RULE, s.numbers.aid_draw, True)


class AidMarket(UseAid):
    """Verb: take a card of the market."""

    NUMBER: ClassVar[int] = verbs.AID_MARKET
    NAME: ClassVar[str] = "aid-market"
    ARGS: ClassVar[tuple[str, ...]] = ("aid", "slot")
    CODE: ClassVar[int] = RAV
    RULE: ClassVar[str] = "BRAWL-10.12"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-10.13", "BRAWL-10.12", "BRAWL-10.08")
    GROUP: ClassVar[int] = 1

    def use_fault(self, s: Barons, seat: int, action: Action) -> str:
        return "" if action[2] in SLOTS and s.market[action[2] - 1] else "BRAWL-10.12"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return self.aid_params(s, seat, action) | market_params(s, seat, action[2])

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ending_rules(s, self.RULE, 1, True)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1]), market_id(s, action[2])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.AID_MARKET, aid, slot) for aid in self.tried(s, seat) for slot in (0, *SLOTS, 4)]


class AidGain(UseAid):
    """Verb: gain three resources."""

    NUMBER: ClassVar[int] = verbs.AID_GAIN
    NAME: ClassVar[str] = "aid-gain"
    ARGS: ClassVar[tuple[str, ...]] = ("aid",)
    CODE: ClassVar[int] = RAR
    RULE: ClassVar[str] = "BRAWL-10.14"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-10.14", "BRAWL-10.13", "BRAWL-10.08")

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return self.aid_params(s, seat, action) | taking(s, seat, s.numbers.aid_gain, False)

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ending_rules(s, self.RULE, s.numbers.aid_gain, False)


BUILD_WITH_AID: Final = AidBuild()
DRAW_WITH_AID: Final = AidDraw()
TAKE_WITH_AID: Final = AidMarket()
GAIN_WITH_AID: Final = AidGain()


# --- the recipient of an Aid
# ------------------------------------------------------------------------------------------


def ask_team(s: Barons, active: int, aid: int) -> None:
    """Let the active player choose if they are in that team, or else its next member in turn order (BRAWL-15.06)."""
    team = favoured(s, aid)
    chooser = active if active % 2 == team else (active + 1) % s.seats
    s.stack.append(Recipient(chooser, aid))
    if s.log is not None:
        s.log.append((verbs.CHOOSING, ALL, (chooser, aid), "BRAWL-15.06"))


class Drawing(Step[Barons]):
    """A draw to be continued."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "due")

    def __init__(self, seat: int, due: int) -> None:
        self.seat: Final = seat
        self.due: Final = due

    def run(self, s: Barons, chance: Chance) -> None:
        s.stack.pop()
        draw_cards(s, self.seat, self.due)


class Refilling(Step[Barons]):
    """A market slot still to be filled."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "slot")

    def __init__(self, seat: int, slot: int) -> None:
        self.seat: Final = seat
        self.slot: Final = slot

    def run(self, s: Barons, chance: Chance) -> None:
        s.stack.pop()
        fill_slot(s, self.seat, self.slot)


class Receive(Verb[Barons]):
    """Verb: choose the team member who gets the Aid."""

    NUMBER: ClassVar[int] = verbs.RECEIVE
    NAME: ClassVar[str] = "receive"
    ARGS: ClassVar[tuple[str, ...]] = ("mate",)
    RULE: ClassVar[str] = "BRAWL-15.06"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-15.06",)

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        return "" if action[1] in members(s, seat) else "BRAWL-15.06"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        mate = action[1] if 0 <= action[1] < s.seats else -1
        return s.stack[-1].params(s, seat) | {"mate": mate}

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [player_id(s, action[1])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.RECEIVE, mate) for mate in range(-1, s.seats + 1)]


RECEIVE: Final = Receive()


def members(s: Barons, seat: int) -> tuple[int, ...]:
    """Return the team of a seat."""
    return tuple(range(seat % 2, s.seats, 2))


class Recipient(Step[Barons]):
    """The choice of the team member who receives the Aid (BRAWL-DEC10)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "aid")
    NAME: ClassVar[str] = "recipient"
    RULE: ClassVar[str] = "BRAWL-15.06"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.RECEIVE,)

    def __init__(self, seat: int, aid: int) -> None:
        self.seat: Final = seat
        self.aid: Final = aid

    def actors(self, s: Barons) -> list[int]:
        return [self.seat]

    def actions(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.RECEIVE, mate) for mate in range(seat % 2, s.seats, 2)] if seat == self.seat else []

    def play(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        s.committed = True
        s.stack.pop()
        give_aid(s, self.aid, action[1])

    def default(self, s: Barons, seat: int) -> Action:
        return (verbs.RECEIVE, seat)

    def judge(self, s: Barons, seat: int, action: Action) -> RuleViolation | None:
        return other_rule(super().judge(s, seat, action), "BRAWL-15.06")

    def params(self, s: Barons, seat: int) -> Params:
        return {"active": self.seat, "aid": self.aid, "members": members(s, self.seat)}

    def window(self, s: Barons) -> Window | None:
        return ("BRAWL-DEC10", 0, 0.0)
