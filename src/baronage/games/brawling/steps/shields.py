"""The defence against an attack: Shields and Aids of arms, asked for in secret (BRAWL-9.12 to 9.14, 9.23)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.facts import Facts, No
from baronage.engine.flow import ALL, Action, Step, Window
from baronage.engine.verb import Verb
from baronage.games.brawling import verbs
from baronage.games.brawling.combat import UNHARMED, Damage, Pairs, condemned, guards, resolve, result_of
from baronage.games.brawling.data import CARD, CARDS, CODE, RAM, SHI, SHIELD
from baronage.games.brawling.pieces import SHERIFF, blow, piece
from baronage.games.brawling.state import GUARDS, Barons
from baronage.games.brawling.steps.aids import AIDS, Recipient, is_aid, others_aids, use_aid
from baronage.games.brawling.steps.copies import nameable, one_of
from baronage.games.brawling.steps.question import Question, code_of, known, other_copy, other_rule
from baronage.games.brawling.things import node_id
from baronage.games.brawling.town import discard_from_hand, unit_at


def defenders(s: Barons, attacker: int, damage: Damage) -> list[int]:
    """BRAWL-9.12: the owners of units with damage above 0, clockwise from the attacker; one who left declines unseen."""
    owners = {owner for _, owner, dealt in damage if dealt > 0 and not s.left >> owner & 1}
    return [seat % s.seats for seat in range(attacker + 1, attacker + s.seats) if seat % s.seats in owners]


def can_answer(s: Barons, seat: int) -> bool:
    """BRAWL-9.14, 10.18: has a defender anything to play in a Shield window?"""
    return bool(guards(s, seat)) or bool(others_aids(s, seat))


def next_asked(s: Barons, attacker: int, damage: Damage, done: int) -> int:
    """BRAWL-9.14: the next defender who is not done and has something to play, or -1."""
    for seat in defenders(s, attacker, damage):
        if not done >> seat & 1 and can_answer(s, seat):
            return seat
    return -1


class Guard(Verb[Barons]):
    """A Shield, or the Aid of arms, for a unit under attack."""

    NUMBER: ClassVar[int] = verbs.GUARD
    NAME: ClassVar[str] = "guard"
    ARGS: ClassVar[tuple[str, ...]] = ("card", "unit")
    RULE: ClassVar[str] = "BRAWL-9.12"
    REASONS: ClassVar[tuple[str, ...]] = ("BRAWL-11.02", "BRAWL-15.13", "BRAWL-9.12", "BRAWL-1.15")
    GROUP: ClassVar[int] = 1

    def fault(self, s: Barons, seat: int, action: Action) -> str:
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
        """Of what is attacked the owner and the damage; -1: it is not."""
        top = s.stack[-1]
        assert isinstance(top, ShieldWindow)
        return next(((owner, damage) for card, owner, damage in top.damage if card == unit), (-1, 0))

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        _, card, target = action
        top = s.stack[-1]
        assert isinstance(top, ShieldWindow)
        unit = unit_at(s, target)[2]
        before = self.struck(s, target)[1]
        after = max(before - SHIELD, 0)
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
            "was": SHERIFF if doomed else result_of(unit, before),
            "result": SHERIFF if doomed else result_of(unit, after),
            "shields": shields_needed(unit, before),
            "mine": int(unit_at(s, target)[0] == seat),
            "copy": other_copy(s, seat, card),
        }

    def cites(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("BRAWL-10.13" if CODE[action[1]] == RAM else "BRAWL-11.02", "BRAWL-9.13")

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1]), node_id(action[2])]

    def near(self, s: Barons, seat: int) -> list[Action]:
        shields = [card for card in (*s.hands[seat], *s.aids[seat]) if CODE[card] in (SHI, RAM)]
        units = [unit & CARD for zone in (*s.towns, *s.walls, *s.armies) for unit in zone]
        return [(verbs.GUARD, card, unit) for card in (*shields, 0) for unit in (*units, 0, CARDS)]


GUARD: Final = Guard()


def shields_needed(unit: int, damage: int) -> int:
    """How many Shields it takes to change what this damage does to a unit; 0 if it does nothing."""
    was = result_of(unit, damage)
    needed = 0
    while was != UNHARMED and needed * SHIELD <= damage and result_of(unit, damage - SHIELD * needed) == was:
        needed += 1
    return needed


class ShieldWindow(Question):
    """BRAWL-DEC08: Shields and RAM Aids. Who is asked is known to that seat alone (BRAWL-9.23): for others `asked` is -1."""

    FIELDS: ClassVar[tuple[str, ...]] = ("attacker", "pairs", "damage", "asked", "done")
    SECRET_WINDOW: ClassVar[bool] = True
    NAME: ClassVar[str] = "defence"
    RULE: ClassVar[str] = "BRAWL-9.12"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.GUARD, verbs.DONE, *AIDS)
    ENDS: ClassVar[str] = "BRAWL-9.14"

    def __init__(self, attacker: int, pairs: Pairs, damage: Damage, asked: int, done: int) -> None:
        self.attacker: Final = attacker
        self.pairs: Final = pairs
        self.damage: Final = damage
        self.asked: Final = asked
        self.done: Final = done  # bit set of those who were asked and are done

    def actors(self, s: Barons) -> list[int]:
        return [self.asked] if self.asked >= 0 else []

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
            damage = tuple((t, o, max(d - SHIELD, 0) if t == unit else d) for t, o, d in damage)
            if s.log is not None:
                left = next(d for t, _, d in damage if t == unit)
                s.log.append((verbs.GUARDED, ALL, (seat, guard, unit_at(s, unit)[2], left), "BRAWL-9.13"))
            if can_answer(s, seat) and any(o == seat and d > 0 for _, o, d in damage):
                s.stack[-1] = ShieldWindow(self.attacker, self.pairs, damage, seat, self.done)
                return
        self.done_with(s, seat, damage, chance)

    def done_with(self, s: Barons, seat: int, damage: Damage, chance: Chance) -> None:
        """BRAWL-9.14: this defender is done; the next one is asked, or the window closes."""
        done = self.done | 1 << seat
        if s.log is not None:
            s.log.append((verbs.DECLINED, 1 << seat, (seat,), "BRAWL-9.14"))
        asked = next_asked(s, self.attacker, damage, done)
        s.stack[-1] = window = ShieldWindow(self.attacker, self.pairs, damage, asked, done)
        if asked < 0:
            if not s.hold_windows:
                window.run(s, chance)
        elif s.log is not None:
            s.log.append((verbs.ASKED, 1 << asked, (asked,), "BRAWL-9.12"))

    def nobody_left(self, s: Barons) -> bool:
        return self.asked < 0

    def run(self, s: Barons, chance: Chance) -> None:
        """BRAWL-9.15: all are done."""
        s.stack.pop()
        resolve(s, self.attacker, self.pairs, self.damage)

    def default(self, s: Barons, seat: int) -> Action:
        return (verbs.DONE,)

    def redact(self, s: Barons, eyes: int) -> Step[Barons] | None:
        mine = self.done & 1 << eyes if eyes >= 0 else 0
        open_ = self.asked == eyes or isinstance(s.stack[-1], Recipient)  # who has just used an Aid is known
        asked = self.asked if open_ else -1
        return ShieldWindow(self.attacker, self.pairs, self.damage, asked, mine)

    def candidates(self, s: Barons, eyes: int) -> list[int]:
        """Of a redacted window: who may be the one asked, as far as these eyes can tell."""
        order = [seat for seat in defenders(s, self.attacker, self.damage) if seat != eyes]
        if eyes < 0:
            return order
        mine = (eyes - self.attacker) % s.seats
        if self.done >> eyes & 1:  # those before them are done, too
            return [seat for seat in order if (seat - self.attacker) % s.seats > mine]
        if eyes in defenders(s, self.attacker, self.damage) and can_answer(s, eyes):  # still to be asked
            return [seat for seat in order if (seat - self.attacker) % s.seats < mine]
        return order

    def implied(self, s: Barons, unseen: list[int], chance: Chance) -> tuple[int, list[int]]:
        """Somebody is asked, so they hold a Shield or a RAM."""
        if self.asked >= 0:
            return -1, []
        able = [seat for seat in self.candidates(s, s.eyes) if 0 in s.hands[seat] or can_answer(s, seat)]
        if not able:  # it is only held open
            return -1, []
        seat = able[chance.below(len(able))]
        return (-1, []) if can_answer(s, seat) else (seat, one_of(unseen, GUARDS))

    def fill(self, s: Barons, seat: int, chance: Chance) -> Step[Barons]:
        if self.asked >= 0:
            return self
        able = [other for other in self.candidates(s, seat) if can_answer(s, other)]
        if not able:
            return self
        asked = able[chance.below(len(able))]
        order = defenders(s, self.attacker, self.damage)
        done = self.done
        for other in order[: order.index(asked)]:
            if can_answer(s, other):
                done |= 1 << other
        return ShieldWindow(self.attacker, self.pairs, self.damage, asked, done)

    def judge(self, s: Barons, seat: int, action: Action) -> No | None:
        if seat == self.asked and is_aid(action) and not s.anytime:
            return No("BRAWL-3.09", {"asked": self.NAME}, f"{s.game.verbs[action[0]].NAME}-when")
        if action[0] == verbs.ATTACK:
            return self.not_asked(s, seat, action)
        return other_rule(super().judge(s, seat, action), "BRAWL-3.09")

    def not_asked(self, s: Barons, seat: int, action: Action) -> No:
        """Whoever is asked, and whether anybody is, the same is said."""
        mine = seat == self.attacker
        if action[0] == verbs.ATTACK:
            return No("BRAWL-9.06" if mine else "BRAWL-9.07", {"attacker": self.attacker}, "nobody-joins")
        if action[0] in (verbs.GUARD, verbs.DONE):
            return No("BRAWL-9.14", {}, "not-asked-in-secret")
        free = verbs.EXTRA <= action[0] <= verbs.AID_GAIN
        rule = ("BRAWL-3.08" if free else "BRAWL-3.10") if mine else "BRAWL-3.09"
        return No(rule, {}, "under-attack")

    def facts(self, s: Barons, seat: int) -> Facts:
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
        """What comes upon the units of an owner, or with -1 upon all."""
        return tuple(
            blow(s, self.attacker, self.pairs, target, damage)
            for target, whose, damage in self.damage
            if damage and owner in (-1, whose)
        )

    def ending(self, s: Barons, seat: int) -> Facts:
        return self.facts(s, seat)

    def cites(self, s: Barons, seat: int) -> tuple[str, ...]:
        return ("BRAWL-9.12", "BRAWL-9.23")

    def window(self, s: Barons) -> Window | None:
        return ("BRAWL-DEC08", 0, 0.0)


class AfterAid(Step[Barons]):
    """BRAWL-10.18: a defender has used an Aid in the Shield window below, and is asked on if anything is left to play."""

    def run(self, s: Barons, chance: Chance) -> None:
        s.stack.pop()
        window = s.stack[-1]
        assert isinstance(window, ShieldWindow)
        if not can_answer(s, window.asked):
            window.done_with(s, window.asked, window.damage, chance)
