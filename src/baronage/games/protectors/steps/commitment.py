"""Commitments against the Dragon (section M2): legal choices, and the verbs of both attack windows."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.state import Action
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params
from baronage.games.protectors import verbs
from baronage.games.protectors.data import BANK, FIRE, HIDE, ISLAND, MAX_MAGI
from baronage.games.protectors.nodes import place_id
from baronage.games.protectors.rules.dragon import commits_of, min_us, strength, to_die, worldeater
from baronage.games.protectors.rules.economy import may_use
from baronage.games.protectors.rules.factions import can, hide_price, owns
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.window import (
    OWN,
    Draft,
    Window,
    all_places,
    draft_of,
    place_params,
    standing_of,
    window_of,
)

NOT_OWNED: Final = 0  # status of an ability for a seat
SPENT: Final = 1
READY: Final = 2


def has_choice(s: Realm, seat: int, late: bool) -> bool:
    """Return whether this player can answer an attack in more than one way (REALM-C2.04)."""
    owner, units = s.owner, s.units
    if any(owner[place] == seat and units[place] for place in range(1, len(owner))):
        return True
    cash = s.cash[seat]
    price = hide_price(s, seat)
    if 0 <= price <= cash or (can(s, seat, FIRE) and cash >= s.numbers.magi_cost):
        return True
    # without units all green Provinces are undefended: nothing to choose
    return not late and can(s, seat, BANK) and cash >= s.numbers.bank_cost


def attack_choices(s: Realm, seat: int, draft: Draft, late: bool) -> list[Action]:
    """Return the actions that may follow this draft (DEC-K1 to DEC-K5)."""
    send: Action = (verbs.SEND,)
    if draft and draft[0][0] in (verbs.HIDING, verbs.BANKING):
        return [send]
    found: list[Action] = []
    cash = s.cash[seat]
    if not draft:
        if 0 <= hide_price(s, seat) <= cash:
            found.append((verbs.HIDING,))
        if not late and can(s, seat, BANK) and cash >= s.numbers.bank_cost:
            found.append((verbs.BANKING,))
        if can(s, seat, FIRE):
            found += [(verbs.MAGI, number) for number in range(1, min(MAX_MAGI, cash // s.numbers.magi_cost) + 1)]
    last = draft[-1] if draft else (verbs.MAGI, 0)
    if last[0] in (verbs.MAGI, verbs.COMMIT):
        after = last[1] if last[0] == verbs.COMMIT else 0
        for place in range(after + 1, len(s.owner)):
            if s.owner[place] == seat:
                found += [(verbs.COMMIT, place, units) for units in range(1, s.units[place] + 1)]
    us, owed = strength(s, seat, draft), min_us(s, seat)
    if us >= owed:
        commits = commits_of(draft)
        needed = to_die(s, seat, draft)
        if len(commits) > 1 and sum(commits.values()) > needed and last[0] != verbs.BURN:
            named = [(action[1], action[2]) for action in draft if action[0] == verbs.SACRIFICE]
            needed -= sum(units for _, units in named)
            after = named[-1][0] if named else 0
            for place in sorted(commits):
                if place > after:
                    found += [(verbs.SACRIFICE, place, units) for units in range(1, min(commits[place], needed) + 1)]
    elif last[0] != verbs.SACRIFICE:
        named_green = [action[1] for action in draft if action[0] == verbs.BURN]
        greens = s.greens(seat)
        if len(greens) > owed - us > len(named_green):
            found += [(verbs.BURN, place) for place in greens if place not in named_green]
    return [*found, send]


class Commitment(Window):
    """Window for a secret commitment; who must answer is secret too."""

    DUE_IS_PUBLIC: ClassVar[bool] = False
    SENT_IS_PUBLIC: ClassVar[bool] = False
    RULE: ClassVar[str] = "REALM-M2.01"

    def bank_fault(self, s: Realm, seat: int) -> str:
        if not can(s, seat, BANK) or s.cash[seat] < s.numbers.bank_cost:
            return "REALM-N5.03"
        return "REALM-M2.01" if self.drafts[seat] else ""

    def params(self, s: Realm, seat: int) -> Params:
        params: Params = {"power": s.dpl, "worldeater": int(worldeater(s)), "owed": 0, "committed": 0}
        if seat in s.rank:
            params |= {"owed": min_us(s, seat), "committed": strength(s, seat, self.drafts[seat])}
        return params

    def rules(self, s: Realm, seat: int) -> tuple[str, ...]:
        return ("REALM-M2.01", "REALM-M1.03") if seat in self.actors(s) else ("REALM-C2.05", "REALM-M2.01")


def attacked(s: Realm) -> bool:
    """Return whether a Dragon attack is in progress."""
    return bool(s.stack) and isinstance(s.stack[-1], Commitment)


def ability_standing(s: Realm, seat: int, ability: int, draft: Draft = ()) -> int:
    """Return whether the seat lacks this ability, has spent it or can use it."""
    return READY if may_use(s, seat, ability, draft) else SPENT if owns(s, seat, ability) else NOT_OWNED


def stands_alone(draft: Draft) -> bool:
    """Return whether the draft holds an item that can't be combined with others."""
    return bool(draft) and draft[0][0] in (verbs.HIDING, verbs.BANKING)


class Hide(Verb[Realm]):
    """Hide from one attack."""

    NUMBER: ClassVar[int] = verbs.HIDING
    NAME: ClassVar[str] = "hide"
    RULE: ClassVar[str] = "REALM-N2.02"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-N2.02", "REALM-M2.01")

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        if not 0 <= hide_price(s, seat) <= s.cash[seat]:
            return "REALM-N2.02"
        return "REALM-M2.01" if draft_of(s, seat) else ""

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        return {"price": hide_price(s, seat)}

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        return {"has": ability_standing(s, seat, HIDE), "cash": s.cash[seat]}


class CallBank(Verb[Realm]):
    """Call the Bank of Lannuvár, to choose after all others."""

    NUMBER: ClassVar[int] = verbs.BANKING
    NAME: ClassVar[str] = "call-bank"
    RULE: ClassVar[str] = "REALM-N5.02"
    REASONS: ClassVar[tuple[str, ...]] = (
        "REALM-J6.12",
        "REALM-N5.02",
        "REALM-N5.03",
        "REALM-M2.01",
        "REALM-J6.01",
    )

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        return window_of(s).bank_fault(s, seat)

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        return {"price": s.numbers.bank_cost}

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        has = ability_standing(s, seat, BANK, draft_of(s, seat))
        params: Params = {"has": has, "cash": s.cash[seat], "done": 0, "item": 7}
        return params | window_of(s).params(s, seat)


class Summon(Verb[Realm]):
    """Summon Highmagisters against the Dragon."""

    NUMBER: ClassVar[int] = verbs.MAGI
    NAME: ClassVar[str] = "summon"
    ARGS: ClassVar[tuple[str, ...]] = ("magi",)
    RULE: ClassVar[str] = "REALM-N1.02"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-N1.02", "REALM-M2.01")
    GROUP: ClassVar[int] = 0
    AMOUNT: ClassVar[bool] = True

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        if not can(s, seat, FIRE) or not 1 <= action[1] <= self._most(s, seat):
            return "REALM-N1.02"
        return "REALM-M2.01" if draft_of(s, seat) else ""

    def _most(self, s: Realm, seat: int) -> int:
        return min(MAX_MAGI, s.cash[seat] // s.numbers.magi_cost)

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        return {"magi": action[1], "price": s.numbers.magi_cost * action[1], "all_nine": int(action[1] == MAX_MAGI)}

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        has, most = ability_standing(s, seat, FIRE), self._most(s, seat)
        return {"has": has, "most": most, "cash": s.cash[seat], "each": s.numbers.magi_cost}

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        return [(verbs.MAGI, magi) for magi in range(MAX_MAGI + 2)]


class Commit(Verb[Realm]):
    """Commit units of one Province against the Dragon."""

    NUMBER: ClassVar[int] = verbs.COMMIT
    NAME: ClassVar[str] = "commit"
    ARGS: ClassVar[tuple[str, ...]] = ("place", "count")
    RULE: ClassVar[str] = "REALM-M2.02"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-M2.01", "REALM-O1.06", "REALM-M2.02")
    GROUP: ClassVar[int] = 1
    AMOUNT: ClassVar[bool] = True

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        _, place, count = action
        draft = draft_of(s, seat)
        if stands_alone(draft):
            return "REALM-M2.01"
        if place == ISLAND and s.land.island:
            return "REALM-O1.06"
        if standing_of(s, seat, place) != OWN or not 1 <= count <= s.units[place] or place in commits_of(draft):
            return "REALM-M2.02"
        last = draft[-1] if draft else (verbs.MAGI, 0)
        after = last[1] if last[0] == verbs.COMMIT else 0
        return "" if last[0] in (verbs.MAGI, verbs.COMMIT) and place > after else "REALM-M2.01"

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        _, place, count = action
        return place_params(s, seat, place) | {"count": count}

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        draft = draft_of(s, seat)
        return {"alone": int(stands_alone(draft)), "listed": int(action[1] in commits_of(draft))}

    def clicks(self, s: Realm, seat: int, action: Action) -> list[str]:
        return [place_id(action[1])]

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        found: list[Action] = []
        for place in all_places(s):
            most = s.units[place] if 0 <= place < len(s.owner) else 1
            found += [(verbs.COMMIT, place, count) for count in {1, 0, most, most + 1}]
        return found


class Sacrifice(Verb[Realm]):
    """Choose which committed units die if the Protectors win."""

    NUMBER: ClassVar[int] = verbs.SACRIFICE
    NAME: ClassVar[str] = "sacrifice"
    ARGS: ClassVar[tuple[str, ...]] = ("place", "count")
    RULE: ClassVar[str] = "REALM-M2.04"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-M2.01", "REALM-M2.04")
    GROUP: ClassVar[int] = 1
    AMOUNT: ClassVar[bool] = True

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        _, place, count = action
        draft = draft_of(s, seat)
        if stands_alone(draft):
            return "REALM-M2.01"
        commits = commits_of(draft)
        if not self._matters(s, seat, draft) or place not in commits:
            return "REALM-M2.04"
        named = [(action[1], action[2]) for action in draft if action[0] == verbs.SACRIFICE]
        needed = to_die(s, seat, draft) - sum(units for _, units in named)
        after = named[-1][0] if named else 0
        return "" if place > after and 1 <= count <= min(commits[place], needed) else "REALM-M2.04"

    def _matters(self, s: Realm, seat: int, draft: Draft) -> bool:
        """Return whether the player can choose which units die."""
        commits = commits_of(draft)
        if strength(s, seat, draft) < min_us(s, seat) or (draft[-1:] and draft[-1][0] == verbs.BURN):
            return False
        return len(commits) > 1 and sum(commits.values()) > to_die(s, seat, draft)

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        _, place, count = action
        return {"place": place, "count": count}

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        draft = draft_of(s, seat)
        short = strength(s, seat, draft) < min_us(s, seat)
        return {
            "short": int(short),
            "matters": int(self._matters(s, seat, draft)),
            "dying": to_die(s, seat, draft),
            "places": tuple(sorted(commits_of(draft))),
        }

    def clicks(self, s: Realm, seat: int, action: Action) -> list[str]:
        return [place_id(action[1])]

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        return [(verbs.SACRIFICE, place, count) for place in all_places(s) for count in range(4)]


class LeaveUndefended(Verb[Realm]):
    """Choose a green Province that may burn for missing US."""

    NUMBER: ClassVar[int] = verbs.BURN
    NAME: ClassVar[str] = "leave-undefended"
    ARGS: ClassVar[tuple[str, ...]] = ("place",)
    RULE: ClassVar[str] = "REALM-M2.05"
    REASONS: ClassVar[tuple[str, ...]] = ("REALM-M2.01", "REALM-M2.05")
    GROUP: ClassVar[int] = 0

    def violated_rule(self, s: Realm, seat: int, action: Action) -> str:
        draft = draft_of(s, seat)
        if stands_alone(draft):
            return "REALM-M2.01"
        named = [action[1] for action in draft if action[0] == verbs.BURN]
        greens = s.greens(seat)
        missing = min_us(s, seat) - strength(s, seat, draft)
        if not len(greens) > missing > len(named) or (draft[-1:] and draft[-1][0] == verbs.SACRIFICE):
            return "REALM-M2.05"
        return "" if action[1] in greens and action[1] not in named else "REALM-M2.05"

    def params(self, s: Realm, seat: int, action: Action) -> Params:
        return place_params(s, seat, action[1])

    def more(self, s: Realm, seat: int, action: Action) -> Params:
        draft = draft_of(s, seat)
        missing = min_us(s, seat) - strength(s, seat, draft)
        greens = s.greens(seat)
        named = [action[1] for action in draft if action[0] == verbs.BURN]
        return {
            "missing": missing if missing > 0 else 0,
            "choice": int(len(greens) > missing),
            "greens": tuple(greens),
            "green": int(action[1] in greens),
            "listed": int(action[1] in named),
        }

    def clicks(self, s: Realm, seat: int, action: Action) -> list[str]:
        return [place_id(action[1])]

    def attempts(self, s: Realm, seat: int) -> list[Action]:
        return [(verbs.BURN, place) for place in all_places(s)]


BANKING: Final = CallBank()
VERBS: Final = (Hide(), BANKING, Summon(), Commit(), Sacrifice(), LeaveUndefended())
