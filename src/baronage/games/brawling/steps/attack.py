"""An attack: the secret declaration, then the Shield window, then the resolution."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.flow import ALL, Action, Step, Window
from baronage.games.brawling import verbs
from baronage.games.brawling.combat import (
    Damage,
    Pairs,
    condemned,
    damages,
    fighters,
    guards,
    own_unit,
    resolve,
    targets,
)
from baronage.games.brawling.data import BUILDING, CARD, CODE, HEALTH, P2A, RAM, SHI, SHIELD, TOW, TYPE
from baronage.games.brawling.refusals import is_aid, refuse_aid, refuse_amid, refuse_attack
from baronage.games.brawling.state import GUARDS, Barons
from baronage.games.brawling.steps.aids import Recipient, others_aids, use_aid
from baronage.games.brawling.steps.copies import HandStep, attack_cards
from baronage.games.brawling.town import discard_from_hand, effects, unit_at


def participants(s: Barons, seat: int, pairs: Pairs) -> list[int]:
    """BRAWL-9.01: who can still join."""
    committed = [participant for participant, _ in pairs]
    found = [card for card in fighters(s, seat) if card not in committed]
    found.extend(attack_cards(s, seat, committed))
    return found


def declarations(s: Barons, seat: int, pairs: Pairs) -> list[Action]:
    """BRAWL-9.01 to 9.04: every participant not yet committed, times every legal target."""
    aims = targets(s, seat)
    if not aims:
        return []
    return [(verbs.ATTACK, participant, target) for participant in participants(s, seat, pairs) for target in aims]


class Declaration(HandStep):
    """BRAWL-DEC07: declare another participant. Nobody else knows of it before it is closed; it lies upon the open turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "pairs")
    ALONE: ClassVar[bool] = True

    def __init__(self, seat: int, pairs: Pairs) -> None:
        self.seat: Final = seat
        self.pairs: Final = pairs

    def actors(self, s: Barons) -> list[int]:
        return [self.seat]

    def actions(self, s: Barons, seat: int) -> list[Action]:
        if seat != self.seat:  # who does not see the declaration sees the turn below
            return others_aids(s, seat)
        return [*declarations(s, seat, self.pairs), (verbs.DONE,)]

    def play(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        if seat != self.seat:
            use_aid(s, seat, action)
            return
        s.stack.pop()
        if action[0] == verbs.DONE:
            close_declaration(s, seat, self.pairs, chance)
        else:
            declare(s, seat, (*self.pairs, (action[1], action[2])), chance)

    def default(self, s: Barons, seat: int) -> Action:
        return (verbs.DONE,)

    def draft(self, seat: int) -> tuple[Action, ...]:
        return tuple((verbs.ATTACK, *pair) for pair in self.pairs) if seat == self.seat else ()

    def sends(self, s: Barons, seat: int, action: Action) -> bool:
        return action[0] != verbs.ATTACK or not participants(s, seat, (*self.pairs, (action[1], action[2])))

    def back(self, s: Barons, seat: int) -> None:
        s.stack.pop()
        if len(self.pairs) > 1:
            s.stack.append(Declaration(seat, self.pairs[:-1]))
        if s.log is not None:
            s.log.append((verbs.DRAFTED, 1 << seat, (seat, 0), "BRAWL-9.01"))

    def parting(self, s: Barons, seat: int) -> bool:
        """R52: what is declared is sent, as silence does; but of two players the other one wins at once."""
        return seat == self.seat and s.seats > 2

    def redact(self, s: Barons, eyes: int) -> Step[Barons] | None:
        return self if eyes == self.seat else None

    def refuse(self, s: Barons, seat: int, action: Action) -> str:
        if seat != self.seat:
            return refuse_aid(s, seat, action)
        if action[0] != verbs.ATTACK or len(action) != 3:
            return refuse_amid(action)
        return refuse_attack(s, seat, action[1], action[2], [participant for participant, _ in self.pairs])


def declare(s: Barons, seat: int, pairs: Pairs, chance: Chance) -> None:
    """Go on declaring upon the turn on top of the stack, or close by itself when no participant is left."""
    if participants(s, seat, pairs):
        s.stack.append(Declaration(seat, pairs))
        if s.log is not None:
            s.log.append((verbs.DRAFTED, 1 << seat, (seat, 0), "BRAWL-9.01"))
    else:
        close_declaration(s, seat, pairs, chance)


def close_declaration(s: Barons, seat: int, pairs: Pairs, chance: Chance) -> None:
    """The action is taken: the turn below counts it, and all see the attack."""
    acted: Callable[[], Step[Barons]] = s.stack[-1].acted  # type: ignore[attr-defined]  # a declaration lies on a Turn
    s.stack[-1] = acted()
    for participant, _ in pairs:  # BRAWL-9.20: committed cards stay in the hand, shown to all
        if CODE[participant] == P2A:
            s.known[seat][s.hands[seat].index(participant)] = ALL
    assault(s, seat, pairs, chance)


def assault(s: Barons, attacker: int, pairs: Pairs, chance: Chance) -> None:
    """BRAWL-9.08 to 9.12: reckon the damage, open the Shield window or resolve at once."""
    s.committed = True
    damage = damages(s, attacker, pairs)
    if s.log is not None:
        for participant, target in pairs:
            owner, _, unit = unit_at(s, target)
            s.log.append(
                (verbs.DECLARED, ALL, (attacker, own_unit(s, attacker, participant), unit, owner), "BRAWL-9.02")
            )
        doomed = condemned(s, attacker, pairs)
        for target, owner, dealt in damage:
            unit = unit_at(s, target)[2]
            rule = "BRAWL-9.08" if dealt or TYPE[unit] == BUILDING else "BRAWL-9.09"
            if TYPE[unit] == BUILDING and effects(s, owner, TOW):
                rule = "BRAWL-9.08 BRAWL-9.10"
            elif dealt and target in doomed:
                rule = "BRAWL-9.08 BRAWL-12.05"
            s.log.append((verbs.THREATENED, ALL, (unit, owner, dealt, HEALTH[unit]), rule))
    asked = next_asked(s, attacker, damage, 0)
    if asked < 0 and not (s.holding and defenders(s, attacker, damage)):
        resolve(s, attacker, pairs, damage)
        return
    s.stack.append(ShieldWindow(attacker, pairs, damage, asked, 0))
    if s.log is not None:
        s.log.append((verbs.WINDOW, ALL, (attacker,), "BRAWL-9.12"))
        if asked >= 0:
            s.log.append((verbs.ASKED, 1 << asked, (asked,), "BRAWL-9.12"))


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


class ShieldWindow(HandStep):
    """BRAWL-DEC08: Shields and RAM Aids. Who is asked is known to that seat alone (BRAWL-9.23): for others `asked` is -1."""

    FIELDS: ClassVar[tuple[str, ...]] = ("attacker", "pairs", "damage", "asked", "done")
    SECRET: ClassVar[bool] = True

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
            if not s.holding:
                window.run(s, chance)
        elif s.log is not None:
            s.log.append((verbs.ASKED, 1 << asked, (asked,), "BRAWL-9.12"))

    def hollow(self, s: Barons) -> bool:
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
        if self.done >> eyes & 1:  # those before him are done, too
            return [seat for seat in order if (seat - self.attacker) % s.seats > mine]
        if eyes in defenders(s, self.attacker, self.damage) and can_answer(s, eyes):  # he is still to be asked
            return [seat for seat in order if (seat - self.attacker) % s.seats < mine]
        return order

    def promise(self, s: Barons, chance: Chance) -> tuple[int, tuple[int, ...]]:
        """Somebody is asked, so he holds a Shield or a RAM."""
        if self.asked >= 0:
            return -1, ()
        able = [seat for seat in self.candidates(s, s.eyes) if 0 in s.hands[seat] or can_answer(s, seat)]
        if not able:  # it is only held open
            return -1, ()
        seat = able[chance.below(len(able))]
        return (-1, ()) if can_answer(s, seat) else (seat, GUARDS)

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

    def refuse(self, s: Barons, seat: int, action: Action) -> str:
        if action[0] == verbs.ATTACK:
            return "BRAWL-9.06" if seat == self.attacker else "BRAWL-9.07"
        if seat != self.asked:
            if action[0] in (verbs.GUARD, verbs.DONE):
                return "BRAWL-9.14"
            return refuse_amid(action) if seat == self.attacker else "BRAWL-3.09"
        if s.anytime and is_aid(action):
            return refuse_aid(s, seat, action)
        if action[0] != verbs.GUARD or len(action) != 3:
            return "BRAWL-3.09"
        held = [card for card in (*s.hands[seat], *s.aids[seat]) if CODE[card] in (SHI, RAM)]
        if action[1] not in held:
            return "BRAWL-11.02"
        owner = next((owner for target, owner, _ in self.damage if target == action[2] & CARD), -1)
        return "BRAWL-15.13" if owner not in (-1, seat) else "BRAWL-9.12"

    def window(self, s: Barons) -> Window | None:
        return ("BRAWL-DEC08", "Shield window", 0.0)


class AfterAid(Step[Barons]):
    """BRAWL-10.18: a defender has used an Aid in the Shield window below, and is asked on if anything is left to play."""

    def run(self, s: Barons, chance: Chance) -> None:
        s.stack.pop()
        window = s.stack[-1]
        assert isinstance(window, ShieldWindow)
        if not can_answer(s, window.asked):
            window.done_with(s, window.asked, window.damage, chance)
