"""Attacks: the secret declaration, then the damage. The defence follows in shields.py."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Step
from baronage.engine.core.window import NOBODY
from baronage.engine.text.params import Params, RuleViolation
from baronage.games.brawling import verbs
from baronage.games.brawling.data import BUILDING, CARD, CARDS, CODE, P2A, TOW, TYPE, UP
from baronage.games.brawling.nodes import node_id
from baronage.games.brawling.rules.combat import Pairs, condemned, damages, fighters, own_unit, resolve, targets
from baronage.games.brawling.rules.pieces import blow, blow_params, blows, piece, without_place
from baronage.games.brawling.rules.town import effects, unit_at
from baronage.games.brawling.state import Barons
from baronage.games.brawling.steps.aids import others_aids, use_aid
from baronage.games.brawling.steps.copies import attack_cards, nameable
from baronage.games.brawling.steps.question import Amid, Deed, code_of, known, other_copy, top_of
from baronage.games.brawling.steps.shields import ShieldWindow


def participants(s: Barons, seat: int, pairs: Pairs) -> list[int]:
    """Return the participants that can still join (BRAWL-9.01)."""
    committed = [participant for participant, _ in pairs]
    found = [card for card in fighters(s, seat) if card not in committed]
    found.extend(attack_cards(s, seat, committed))
    return found


def declarations(s: Barons, seat: int, pairs: Pairs) -> list[Action]:
    """Return every uncommitted participant combined with every legal target (BRAWL-9.01 to 9.04)."""
    aims = targets(s, seat)
    if not aims:
        return []
    return [(verbs.ATTACK, participant, target) for participant in participants(s, seat, pairs) for target in aims]


# --- the verb -------------------------------------------------------------------------------------------------------


def fighter_fault(s: Barons, seat: int, card: int) -> str:
    """Return the rule that forbids attacking with this card, or ""."""
    if card in fighters(s, seat) or (code_of(card) == P2A and card in s.hands[seat]):
        return ""
    owner, zone, _ = unit_at(s, card)
    return "BRAWL-8.11" if owner == seat and zone is s.armies[seat] else "BRAWL-9.01"


def target_fault(s: Barons, seat: int, target: int) -> str:
    """Return the rule that forbids attacking this target, or ""."""
    owner, zone, _ = unit_at(s, target)
    if owner < 0:
        return "BRAWL-9.02"
    if owner not in s.foes[seat]:
        return "BRAWL-15.04" if owner != seat else "BRAWL-1.13"
    if zone is s.armies[owner]:
        return "BRAWL-8.11"
    return "" if target in targets(s, seat) else "BRAWL-8.07"


def attack_params(s: Barons, seat: int, pairs: Pairs, participant: int, target: int) -> Params:
    """Return the message parameters of adding a participant: its effect, and what it costs the attacker."""
    owner, zone, _ = unit_at(s, target)
    card = known(participant)
    if owner >= 0:
        joined = pairs if card in [other for other, _ in pairs] else (*pairs, (card, target))
        dealt = next((damage for card, _, damage in damages(s, seat, joined) if card == target), 0)
        params = blow_params(blow(s, seat, joined, target, dealt))
    else:
        params = blow_params(0)
    plus = CODE[card] == P2A
    fighter = unit_at(s, card)[2]
    behind = owner >= 0 and zone is not s.walls[owner]
    return params | {
        "fighter": piece(s, card),
        "card": card,
        "other": known(target),
        "plus": int(plus),
        "price": 0 if plus else 1 if fighter >= UP else 2,
        "owner": owner,
        "wall": tuple(without_place(piece(s, guard & CARD)) for guard in s.walls[owner]) if behind else (),
        "king": int(owner >= 0 and zone is s.armies[owner]),
    }


def attackers(s: Barons, seat: int) -> list[int]:
    """Return cards that a player might try to attack with: own units, +2 Attack cards, and invalid numbers."""
    own = [unit & CARD for zone in (s.towns[seat], s.walls[seat], s.armies[seat]) for unit in zone]
    return [*own, *(card for card in s.hands[seat] if CODE[card] == P2A), 0, CARDS]


class AttackWith(Deed):
    """Verb: attack a target with a soldier or a +2 Attack card."""

    NUMBER: ClassVar[int] = verbs.ATTACK
    NAME: ClassVar[str] = "attack"
    ARGS: ClassVar[tuple[str, ...]] = ("fighter", "target")
    RULE: ClassVar[str] = "BRAWL-9.01"
    REASONS: ClassVar[tuple[str, ...]] = (
        *("BRAWL-9.01", "BRAWL-8.11", "BRAWL-3.01", "BRAWL-9.02", "BRAWL-1.13", "BRAWL-15.04", "BRAWL-8.07"),
        "BRAWL-1.15",
    )
    GROUP: ClassVar[int] = 1

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        _, participant, target = action
        top = top_of(s)
        committed = [card for card, _ in top.aimed()]
        if participant in committed:
            return "BRAWL-9.02"
        if rule := fighter_fault(s, seat, participant):
            return rule
        if top.spent():
            return "BRAWL-3.01"
        if rule := target_fault(s, seat, target):
            return rule
        free = participant not in s.hands[seat] or nameable(s, seat, participant, committed)
        return "" if free else "BRAWL-1.15"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        return attack_params(s, seat, top_of(s).aimed(), action[1], action[2])

    def more(self, s: Barons, seat: int, action: Action) -> Params:
        committed = [card for card, _ in top_of(s).aimed()]
        copy = other_copy(s, seat, action[1], committed)
        return super().more(s, seat, action) | {"joined": int(action[1] in committed), "copy": copy}

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("BRAWL-9.01", "BRAWL-9.05" if CODE[action[1]] == P2A else "BRAWL-9.19")

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1]), node_id(action[2])]

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        aims = [unit & CARD for zone in (*s.towns, *s.walls, *s.armies) for unit in zone]
        return [(verbs.ATTACK, card, aim) for card in attackers(s, seat) for aim in (*aims, 0, CARDS)]


ATTACK: Final = AttackWith()

# --- the decision ---------------------------------------------------------------------------------------------------


class Declaration(Amid):
    """The choice of further participants (BRAWL-DEC07). It is secret until closed, and lies on top of the open turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "pairs")
    ALONE: ClassVar[bool] = True
    NAME: ClassVar[str] = "declaration"
    RULE: ClassVar[str] = "BRAWL-9.01"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.ATTACK, verbs.DONE)
    ENDS: ClassVar[str] = "BRAWL-9.08"

    def __init__(self, seat: int, pairs: Pairs) -> None:
        self.seat: Final = seat
        self.pairs: Final = pairs

    def actors(self, s: Barons) -> list[int]:
        return [self.seat]

    def actions(self, s: Barons, seat: int) -> list[Action]:
        if seat != self.seat:  # players who can't see the declaration see the turn below
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

    def completes_draft(self, s: Barons, seat: int, action: Action) -> bool:
        return action[0] != verbs.ATTACK or not participants(s, seat, (*self.pairs, (action[1], action[2])))

    def undo_click(self, s: Barons, seat: int) -> None:
        s.stack.pop()
        if len(self.pairs) > 1:
            s.stack.append(Declaration(seat, self.pairs[:-1]))
        if s.log is not None:
            s.log.append((verbs.DRAFTED, 1 << seat, (seat, 0), "BRAWL-9.01"))

    def sends_on_leave(self, s: Barons, seat: int) -> bool:
        """Return whether a departure sends the declaration, as a timeout does (R52).

        Of two players the other wins at once.
        """
        return seat == self.seat and s.seats > 2

    def redact(self, s: Barons, viewer: int) -> Step[Barons] | None:
        return self if viewer == self.seat else None

    def judge(self, s: Barons, seat: int, action: Action) -> RuleViolation | None:
        if seat != self.seat:  # refusals come from the turn below, which this player sees
            return s.stack[-2].judge(s, seat, action)
        return super().judge(s, seat, action)

    def aimed(self) -> Pairs:
        return self.pairs

    def ending(self, s: Barons, seat: int) -> Params:
        return self.params(s, seat)

    def params(self, s: Barons, seat: int) -> Params:
        return {"blows": blows(s, self.seat, self.pairs), "number": len(self.pairs)}

    def rules(self, s: Barons, seat: int) -> tuple[str, ...]:
        return ("BRAWL-9.01", "BRAWL-DEC07")


def declare(s: Barons, seat: int, pairs: Pairs, chance: Chance) -> None:
    """Continue the declaration on top of the turn, or close it when no participant is left."""
    if participants(s, seat, pairs):
        s.stack.append(Declaration(seat, pairs))
        if s.log is not None:
            s.log.append((verbs.DRAFTED, 1 << seat, (seat, 0), "BRAWL-9.01"))
    else:
        close_declaration(s, seat, pairs, chance)


def close_declaration(s: Barons, seat: int, pairs: Pairs, chance: Chance) -> None:
    """Take the action: the turn below counts it, and all players see the attack."""
    acted: Callable[[], Step[Barons]] = s.stack[-1].acted  # type: ignore[attr-defined]  # a declaration lies on a Turn
    s.stack[-1] = acted()
    for participant, _ in pairs:  # BRAWL-9.20: committed cards stay in the hand, shown to all
        if CODE[participant] == P2A:
            s.known[seat][s.hands[seat].index(participant)] = ALL
    assault(s, seat, pairs, chance)


def assault(s: Barons, attacker: int, pairs: Pairs, chance: Chance) -> None:
    """Compute the damage, then open the Shield window or resolve at once (BRAWL-9.08 to 9.12)."""
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
            s.log.append((verbs.THREATENED, ALL, (unit, owner, dealt, s.numbers.health[unit]), rule))
    window = ShieldWindow(attacker, pairs, damage, NOBODY, 0)
    asked = window.next_seat(s, 0)
    if asked < 0 and not (s.hold_windows and window.order(s)):
        resolve(s, attacker, pairs, damage)
        return
    s.stack.append(window.renew(asked, 0))
    if s.log is not None:
        s.log.append((verbs.WINDOW, ALL, (attacker,), "BRAWL-9.12"))
        if asked >= 0:
            s.log.append((verbs.ASKED, 1 << asked, (asked,), "BRAWL-9.12"))
