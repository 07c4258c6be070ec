"""The defence against an attack: Shields and Aids of arms, chosen in secret (BRAWL-9.12 to 9.14, 9.23)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Step, Window
from baronage.engine.core.verb import Verb
from baronage.engine.core.window import SecretWindow
from baronage.engine.text.params import Params, RuleViolation
from baronage.games.brawling import verbs
from baronage.games.brawling.data import CARD, CARDS, CODE, RAM, SHI
from baronage.games.brawling.nodes import node_id
from baronage.games.brawling.rules.combat import UNHARMED, Damage, Pairs, condemned, guards, resolve, result_of
from baronage.games.brawling.rules.pieces import SHERIFF, blow, piece
from baronage.games.brawling.rules.town import discard_from_hand, unit_at
from baronage.games.brawling.state import GUARDS, Barons
from baronage.games.brawling.steps.aids import AIDS, Recipient, is_aid, others_aids, use_aid
from baronage.games.brawling.steps.copies import allows_copy, nameable
from baronage.games.brawling.steps.question import TurnHooks, code_of, known, other_copy, other_rule


def defenders(s: Barons, attacker: int, owners: set[int]) -> list[int]:
    """Return these owners of damaged units, clockwise from the attacker, except players who left (BRAWL-9.12)."""
    order = [seat % s.seats for seat in range(attacker + 1, attacker + s.seats)]
    return [seat for seat in order if seat in owners and not s.left >> seat & 1]


def can_answer(s: Barons, seat: int) -> bool:
    """Return whether a defender has anything to play in a Shield window (BRAWL-9.14, 10.18)."""
    return bool(guards(s, seat)) or bool(others_aids(s, seat))


class Guard(Verb[Barons]):
    """Verb: use a Shield or the Aid of arms for an attacked unit."""

    NUMBER: ClassVar[int] = verbs.GUARD
    NAME: ClassVar[str] = "guard"
    ARGS: ClassVar[tuple[str, ...]] = ("card", "unit")
    RULE: ClassVar[str] = "BRAWL-9.12"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-11.02", "BRAWL-15.13", "BRAWL-9.12", "BRAWL-1.15")
    GROUP: ClassVar[int] = 1

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        _, card, unit = action
        held = card in s.hands[seat] and CODE[card] == SHI
        if not held and not (card in s.aids[seat] and CODE[card] == RAM):
            return "BRAWL-11.02"
        owner, damage = self.struck(s, unit)
        if owner not in (-1, seat):
            return "BRAWL-15.13"
        if not damage:
            return "BRAWL-9.12"
        return "" if not held or nameable(s, seat, card, []) else "BRAWL-1.15"

    def struck(self, s: Barons, unit: int) -> tuple[int, int]:
        """Return owner and damage of an attacked unit; the owner is -1 if it isn't attacked."""
        top = s.stack[-1]
        assert isinstance(top, ShieldWindow)
        return next(((owner, damage) for card, owner, damage in top.damage if card == unit), (-1, 0))

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        _, card, target = action
        top = s.stack[-1]
        assert isinstance(top, ShieldWindow)
        unit = unit_at(s, target)[2]
        before = self.struck(s, target)[1]
        after = max(before - s.numbers.shield, 0)
        doomed = target in condemned(s, top.attacker, top.pairs)
        return {
            "card": known(card),
            "aid": int(code_of(card) == RAM),
            "fighter": piece(s, known(card)),
            "unit": piece(s, known(target)),
            "other": known(target),
            "base": unit & CARD,
            "before": before,
            "after": after,
            "was": SHERIFF if doomed else result_of(s.numbers.health[unit], unit, before),
            "result": SHERIFF if doomed else result_of(s.numbers.health[unit], unit, after),
            "shields": shields_needed(s, unit, before),
            "mine": int(unit_at(s, target)[0] == seat),
            "copy": other_copy(s, seat, card),
        }

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("BRAWL-10.13" if CODE[action[1]] == RAM else "BRAWL-11.02", "BRAWL-9.13")

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1]), node_id(action[2])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        shields = [card for card in (*s.hands[seat], *s.aids[seat]) if CODE[card] in (SHI, RAM)]
        units = [unit & CARD for zone in (*s.towns, *s.walls, *s.armies) for unit in zone]
        return [(verbs.GUARD, card, unit) for card in (*shields, 0) for unit in (*units, 0, CARDS)]


GUARD: Final = Guard()


def shields_needed(s: Barons, unit: int, damage: int) -> int:
    """Return how many Shields change what this damage does to a unit; 0 if it does nothing."""
    health, shield = s.numbers.health[unit], s.numbers.shield
    was = result_of(health, unit, damage)
    needed = 0
    while was != UNHARMED and needed * shield <= damage and result_of(health, unit, damage - shield * needed) == was:
        needed += 1
    return needed


class ShieldWindow(SecretWindow[Barons], TurnHooks):
    """A window for Shields and RAM Aids (BRAWL-DEC08). Only the seat asked knows it is (BRAWL-9.23)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("attacker", "pairs", "damage", "asked", "done")
    NAME: ClassVar[str] = "defence"
    RULE: ClassVar[str] = "BRAWL-9.12"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.GUARD, verbs.DONE, *AIDS)
    ENDS: ClassVar[str] = "BRAWL-9.14"
    PASS: ClassVar[int] = verbs.DONE
    ASKED: ClassVar[int] = verbs.ASKED
    ASKED_RULE: ClassVar[str] = "BRAWL-9.12"
    PASSED: ClassVar[int] = verbs.DECLINED
    PASSED_RULE: ClassVar[str] = "BRAWL-9.14"

    def __init__(self, attacker: int, pairs: Pairs, damage: Damage, asked: int, done: int) -> None:
        super().__init__(asked, done)
        self.attacker: Final = attacker
        self.pairs: Final = pairs
        self.damage: Final = damage

    def renew(self, asked: int, done: int) -> ShieldWindow:
        return ShieldWindow(self.attacker, self.pairs, self.damage, asked, done)

    def order(self, s: Barons) -> list[int]:
        """Return the defenders, with those whose units are all shielded by now."""
        owners = {owner for _, owner, dealt in self.damage if dealt > 0 or self.done >> owner & 1}
        return defenders(s, self.attacker, owners)

    def can_answer(self, s: Barons, seat: int) -> bool:
        return can_answer(s, seat)

    def fits(self, s: Barons, card: int) -> bool:
        return CODE[card] in GUARDS

    def has_hidden(self, s: Barons, seat: int) -> bool:
        return 0 in s.hands[seat]

    def knows(self, s: Barons, viewer: int) -> bool:
        return self.asked == viewer or isinstance(s.stack[-1], Recipient)  # a player who just used an Aid is public

    def allows(self, s: Barons, seat: int, action: Action) -> bool:
        return allows_copy(self, s, seat, action)

    def actions(self, s: Barons, seat: int) -> list[Action]:
        if seat != self.asked:
            return []
        mine = [target for target, owner, dealt in self.damage if owner == seat and dealt > 0]
        found: list[Action] = [(verbs.GUARD, guard, target) for guard in guards(s, seat) for target in mine]
        return [*found, *others_aids(s, seat), (verbs.DONE,)]

    def play(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        s.committed = True
        damage = self.damage
        if is_aid(action):
            s.stack.append(AfterAid())
            use_aid(s, seat, action)
            return
        if action[0] == verbs.GUARD:  # BRAWL-9.13, 9.20, 10.13
            guard, unit = action[1], action[2]
            if CODE[guard] == RAM:
                s.aids[seat].remove(guard)
                s.discard.append(guard)
            else:
                discard_from_hand(s, seat, guard)
            damage = tuple((t, o, max(d - s.numbers.shield, 0) if t == unit else d) for t, o, d in damage)
            if s.log is not None:
                left = next(d for t, _, d in damage if t == unit)
                s.log.append((verbs.GUARDED, ALL, (seat, guard, unit_at(s, unit)[2], left), "BRAWL-9.13"))
            if can_answer(s, seat) and any(o == seat and d > 0 for _, o, d in damage):
                s.stack[-1] = ShieldWindow(self.attacker, self.pairs, damage, seat, self.done)
                return
        ShieldWindow(self.attacker, self.pairs, damage, seat, self.done).passes(s, seat, chance)

    def close(self, s: Barons, chance: Chance) -> None:
        """Resolve the attack when all are done (BRAWL-9.15)."""
        resolve(s, self.attacker, self.pairs, self.damage)

    def judge(self, s: Barons, seat: int, action: Action) -> RuleViolation | None:
        if seat == self.asked and is_aid(action) and not s.anytime:
            return RuleViolation("BRAWL-3.09", {"asked": self.NAME}, f"{s.game.verbs[action[0]].NAME}-when")
        if action[0] == verbs.ATTACK:
            return self.not_asked(s, seat, action)
        return other_rule(super().judge(s, seat, action), "BRAWL-3.09")

    def not_asked(self, s: Barons, seat: int, action: Action) -> RuleViolation:
        """Return a refusal that reveals neither whether a seat is due nor which."""
        mine = seat == self.attacker
        if action[0] == verbs.ATTACK:
            return RuleViolation("BRAWL-9.06" if mine else "BRAWL-9.07", {"attacker": self.attacker}, "nobody-joins")
        if action[0] in (verbs.GUARD, verbs.DONE):
            return RuleViolation("BRAWL-9.14", {}, "not-asked-in-secret")
        free = verbs.EXTRA <= action[0] <= verbs.AID_GAIN
        rule = ("BRAWL-3.08" if free else "BRAWL-3.10") if mine else "BRAWL-3.09"
        return RuleViolation(rule, {}, "under-attack")

    def params(self, s: Barons, seat: int) -> Params:
        asked = 0 <= seat == self.asked
        shields = sum(CODE[card] == SHI for card in s.hands[seat]) if asked else 0
        arms = sum(CODE[card] == RAM for card in s.aids[seat]) if asked else 0
        return {
            "blows": self.blows(s, seat if asked else -1),
            "attacker": self.attacker,
            "shields": shields,
            "arms": arms,
            "guards": shields + arms,
            "aids": int(asked and bool(others_aids(s, seat))),
        }

    def blows(self, s: Barons, owner: int) -> tuple[int, ...]:
        """Return the blows on the units of an owner, or on all if `owner` is -1."""
        return tuple(
            blow(s, self.attacker, self.pairs, target, damage)
            for target, whose, damage in self.damage
            if damage and owner in (-1, whose)
        )

    def ending(self, s: Barons, seat: int) -> Params:
        return self.params(s, seat)

    def rules(self, s: Barons, seat: int) -> tuple[str, ...]:
        return ("BRAWL-9.12", "BRAWL-9.23")

    def window(self, s: Barons) -> Window | None:
        return ("BRAWL-DEC08", 0, 0.0)


class AfterAid(Step[Barons]):
    """The step after a defender's Aid in the Shield window below.

    The defender continues if anything is left to play (BRAWL-10.18).
    """

    def run(self, s: Barons, chance: Chance) -> None:
        s.stack.pop()
        window = s.stack[-1]
        assert isinstance(window, ShieldWindow)
        if not can_answer(s, window.asked):
            window.passes(s, window.asked, chance)
