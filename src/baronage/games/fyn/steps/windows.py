"""Interrupt windows, Any Play cards and their counters (FYN-W1, E4). Who is asked is known to that seat alone."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.chance import Chance
from baronage.engine.facts import Facts, No
from baronage.engine.flow import ALL, Action, Step, Window
from baronage.engine.verb import Verb
from baronage.games.fyn import verbs
from baronage.games.fyn.data import (
    ANTI,
    ANTI_OF,
    CARD_KIND,
    CARDS,
    EARTHQUAKE,
    EVENT,
    FIRST,
    FIRST_CAPITAL,
    REVOLT,
    SABOTAGE,
    SICKNESS,
    TYPE,
)
from baronage.games.fyn.geometry import cut_off
from baronage.games.fyn.realm import (
    armies_on,
    hand_types,
    improvements_on,
    kill,
    lying_at,
    revolt,
    step_down,
    take_from_hand,
)
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.decision import SICK, STRIKE, Discharge, Numbered, need_number, put_away
from baronage.games.fyn.steps.limits import check_limits
from baronage.games.fyn.things import node_id, spot_id

HIDDEN: Final = -3  # of `asked`: somebody, these eyes do not know who
RESTART: Final = -4  # of `asked`: nobody yet; an event has just been played
NOBODY: Final = -5  # of `asked`: all have passed, and the table holds the window open; to every eye it is HIDDEN

# --- targets --------------------------------------------------------------------------------------------------------


def has_target(s: Barons, kind: int) -> bool:
    """FYN-E4.02, E4.03: is there a legal target for an Any Play card of this type? Everybody can see that."""
    if kind == SICKNESS:
        for seat in range(s.seats):
            lands = s.lands[seat]
            for cell in s.armies[seat].values():
                if lands[cell] < FIRST_CAPITAL:
                    return True
        return False
    if any(s.centres):
        return True
    return kind == SABOTAGE and (any(s.roads) or any(map(any, s.specials)))


def event_plays(s: Barons, card: int) -> list[Action]:
    """FYN-E4.01 to E4.03: the card with each of its legal targets."""
    kind = TYPE[card]
    found: list[Action] = []
    for seat in range(s.seats):
        if kind == SICKNESS:
            lands = s.lands[seat]
            cells = sorted({cell for cell in s.armies[seat].values() if lands[cell] < FIRST_CAPITAL})
            found.extend((verbs.PLAY, card, seat, cell, 0) for cell in cells)
        elif kind == SABOTAGE:
            for cell in sorted({cell for grids in (s.roads, *s.specials, s.centres) for cell in grids[seat]}):
                found.extend((verbs.PLAY, card, seat, cell, what) for what in improvements_on(s, seat, cell))
        else:
            found.extend((verbs.PLAY, card, seat, cell, 0) for cell in sorted(s.centres[seat]))
    return found


def can_interrupt(s: Barons, seat: int) -> bool:
    """FYN-W1.06: does he hold an Any Play card with a legal target?"""
    for card in s.hands[seat]:  # noqa: SIM110 - asked of everybody in every window: a loop is faster
        if CARD_KIND[card] == EVENT and has_target(s, TYPE[card]):
            return True
    return False


def holds_anti(s: Barons, seat: int, event: int) -> int:
    """FYN-E4.04: the matching Anti card of the hand, the one that came first; 0: none."""
    anti = ANTI_OF[TYPE[event]]
    for card in s.hands[seat]:
        if TYPE[card] == anti:
            return card
    return 0


# --- the verbs ------------------------------------------------------------------------------------------------------


class Play(Verb[Barons]):
    """An Any Play card, and what it strikes."""

    NUMBER: ClassVar[int] = verbs.PLAY
    NAME: ClassVar[str] = "play"
    ARGS: ClassVar[tuple[str, ...]] = ("card", "owner", "cell", "what")
    RULE: ClassVar[str] = "FYN-W1.01"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-W1.01", "FYN-E4.08", "FYN-E4.01", "FYN-E4.02", "FYN-E4.03", "FYN-Q1.02")
    GROUP: ClassVar[int] = 2  # in menus, by card and owner

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        _, card, owner, cell, what = action
        if card not in s.hands[seat] or CARD_KIND[card] != EVENT:
            return "FYN-E4.08" if card in s.hands[seat] and CARD_KIND[card] == ANTI else "FYN-W1.01"
        if not 0 <= owner < s.seats or cell not in s.lands[owner]:
            return "FYN-E4.01"
        if s.lands[owner][cell] >= FIRST_CAPITAL:
            return "FYN-E4.02"
        if TYPE[card] == SICKNESS:
            fits = not what and cell in s.armies[owner].values()
        elif TYPE[card] == SABOTAGE:
            fits = what in improvements_on(s, owner, cell)
        else:
            fits = not what and cell in s.centres[owner]
        return "FYN-E4.03" if not fits else "" if card in hand_types(s, seat) else "FYN-Q1.02"

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        _, card, owner, cell, what = action
        card = card if 0 < card < CARDS else 0
        held = int(card in s.hands[seat])
        owner = owner if 0 <= owner < s.seats else -1
        return {"held": held, **strike_facts(s, card, owner, cell, what)}

    def cites(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return (_RULES[TYPE[action[1]]],)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1]), spot_id(s, action[2], action[3])]

    def near(self, s: Barons, seat: int) -> list[Action]:
        found: list[Action] = []
        for card in (*s.hands[seat], 0, 173, CARDS):
            for owner in range(-1, s.seats + 1):
                for cell in (*(s.lands[owner] if 0 <= owner < s.seats else ()), -1, 5):
                    lying = lying_at(s, owner, cell)[1] if 0 <= owner < s.seats else ()
                    found.extend((verbs.PLAY, card, owner, cell, what) for what in (0, 1, *lying))
        return found


def strike_facts(s: Barons, card: int, owner: int, cell: int, what: int) -> Facts:
    """What there is to say about an event and its target: what lies there, who stands there, what hangs on it."""
    land, on = lying_at(s, owner, cell)
    return {
        "card": card,
        "owner": owner,
        "cell": cell,
        "what": what if 0 < what < CARDS else 0,
        "land": land,
        "on": on,
        "centre": s.centres[owner].get(cell, 0) if owner >= 0 else 0,
        "armies": tuple(armies_on(s, owner, cell)) if owner >= 0 else (),
        "cut": len(cut_off(s, owner, cell)) if TYPE[card] == REVOLT and land else 0,
    }


class Pass(Verb[Barons]):
    """Nothing is played in a window."""

    NUMBER: ClassVar[int] = verbs.PASS
    NAME: ClassVar[str] = "pass"
    RULE: ClassVar[str] = "FYN-W1.04"


class PlayAnti(Verb[Barons]):
    """An Anti card against the event that has just been played."""

    NUMBER: ClassVar[int] = verbs.COUNTER
    NAME: ClassVar[str] = "counter"
    ARGS: ClassVar[tuple[str, ...]] = ("anti",)
    RULE: ClassVar[str] = "FYN-E4.05"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-E4.04",)

    def fault(self, s: Barons, seat: int, action: Action) -> str:
        top = s.stack[-1]
        assert isinstance(top, Counter)
        return "" if action[1] and action[1] == holds_anti(s, seat, top.card) else "FYN-E4.04"

    def facts(self, s: Barons, seat: int, action: Action) -> Facts:
        facts = event_facts(s)
        event = facts["card"]
        assert isinstance(event, int)
        facts["anti"] = action[1] if 0 < action[1] < CARDS else 0
        facts["remedy"] = FIRST[ANTI_OF[TYPE[event]]]
        return facts

    def cites(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("FYN-E4.07",)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1])]

    def near(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.COUNTER, card) for card in (*s.hands[seat], 0, 193, CARDS)]


def event_facts(s: Barons) -> Facts:
    """Of the event that is being resolved."""
    event = next(step for step in s.stack if isinstance(step, Event))
    return strike_facts(s, event.card, event.owner, event.cell, event.what)


PASS: Final = Pass()
PLAY: Final = Play()
COUNTER: Final = PlayAnti()

# --- asking in secret -----------------------------------------------------------------------------------------------


class Asking(Step[Barons]):
    """Players asked one after the other in secret. `asked` is the seat, `done` those who were asked and passed."""

    SECRET_WINDOW: ClassVar[bool] = True
    NOT_ASKED: ClassVar[str] = ""  # the rule against who is not asked, and tries what the window is for

    def __init__(self, asked: int, done: int) -> None:
        self.asked: Final = asked
        self.done: Final = done

    def order(self, s: Barons) -> list[int]:
        """In which the players are asked."""
        raise NotImplementedError

    def can_answer(self, s: Barons, seat: int) -> bool:
        """Has this player anything to play?"""
        raise NotImplementedError

    def replaced(self, asked: int, done: int) -> Step[Barons]:
        """A copy."""
        raise NotImplementedError

    def fitting(self, s: Barons, card: int) -> bool:
        """Would this card give its holder something to play?"""
        raise NotImplementedError

    def closing(self, s: Barons) -> None:
        """All have passed; this frame is off the stack."""
        raise NotImplementedError

    def not_asked(self, s: Barons, seat: int, action: Action) -> No:
        return No(self.NOT_ASKED if action[0] in self.OFFERS else "FYN-W1.07", {}, "not-asked-in-secret")

    def actors(self, s: Barons) -> list[int]:
        return [self.asked] if self.asked >= 0 else []

    def default(self, s: Barons, seat: int) -> Action:
        return (verbs.PASS,)

    def ask_next(self, s: Barons, done: int, chance: Chance) -> None:
        """Replace this frame, which is on top, by the next question, or close: which of the two is a secret of the hands."""
        s.committed = True
        for seat in self.order(s):
            if not done >> seat & 1 and self.can_answer(s, seat):
                s.stack[-1] = self.replaced(seat, done)
                if s.log is not None:
                    s.log.append((verbs.ASKED, 1 << seat, (seat,), "FYN-W1.04"))
                return
        if s.holding:
            s.stack[-1] = self.replaced(NOBODY, done)
            return
        self.close(s)

    def close(self, s: Barons) -> None:
        """All have passed."""
        s.stack.pop()
        self.closing(s)

    def nobody_left(self, s: Barons) -> bool:
        return self.asked == NOBODY

    def run(self, s: Barons, chance: Chance) -> None:
        if self.asked == NOBODY:
            self.close(s)
        else:
            self.ask_next(s, 0, chance)  # FYN-W1.05

    def passes(self, s: Barons, seat: int, chance: Chance) -> None:
        """FYN-W1.06: looks like an automatic pass."""
        s.committed = True
        if s.log is not None:
            s.log.append((verbs.PASSED, 1 << seat, (seat,), "FYN-W1.04"))
        self.ask_next(s, self.done | 1 << seat, chance)

    def redact(self, s: Barons, eyes: int) -> Step[Barons] | None:
        if self.asked == RESTART:
            return self
        mine = self.done & 1 << eyes if eyes >= 0 else 0
        return self.replaced(self.asked if self.asked == eyes else HIDDEN, mine)

    def candidates(self, s: Barons, mine: int) -> list[int]:
        """Of a redacted frame: who may be the one asked, as far as these eyes can tell."""
        order = self.order(s)
        if mine not in order:
            return order
        at = order.index(mine)
        if self.done >> mine & 1:
            return order[at + 1 :]
        return order[:at] if self.can_answer(s, mine) else order[:at] + order[at + 1 :]

    def promise(self, s: Barons, unseen: list[int], chance: Chance) -> tuple[int, list[int]]:
        """Somebody is asked, so he holds a card that can be played."""
        if self.asked != HIDDEN:
            return -1, []
        cards = [card for card in unseen if self.fitting(s, card)]
        who = [
            seat for seat in self.candidates(s, s.eyes) if self.can_answer(s, seat) or (cards and 0 in s.hands[seat])
        ]
        if not who:  # it is only held open
            return -1, []
        seat = who[chance.below(len(who))]
        return (-1, []) if self.can_answer(s, seat) else (seat, cards[:1])

    def fill(self, s: Barons, seat: int, chance: Chance) -> Step[Barons]:
        if self.asked != HIDDEN:
            return self
        who = [other for other in self.candidates(s, seat) if self.can_answer(s, other)]
        if not who:
            return self.replaced(NOBODY, self.done)
        asked = who[chance.below(len(who))]
        done = self.done
        for other in self.order(s):
            if other == asked:
                break
            if self.can_answer(s, other):
                done |= 1 << other
        return self.replaced(asked, done)


class Interrupts(Asking):
    """DEC-18: a window for Any Play cards (FYN-W1.02 to W1.06)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "asked", "done")
    NAME: ClassVar[str] = "interruption"
    RULE: ClassVar[str] = "FYN-W1.04"
    NOT_ASKED: ClassVar[str] = "FYN-W1.06"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.PLAY, verbs.PASS)

    def __init__(self, number: int, asked: int, done: int) -> None:
        super().__init__(asked, done)
        self.number: Final = number

    def order(self, s: Barons) -> list[int]:
        """FYN-W1.04: from the active player's left; the active player comes last."""
        n = s.seats
        return [seat % n for seat in range(s.active + 1, s.active + n + 1) if s.alive >> seat % n & 1]

    def can_answer(self, s: Barons, seat: int) -> bool:
        return can_interrupt(s, seat)

    def replaced(self, asked: int, done: int) -> Step[Barons]:
        return Interrupts(self.number, asked, done)

    def fitting(self, s: Barons, card: int) -> bool:
        return CARD_KIND[card] == EVENT and has_target(s, TYPE[card])

    def closing(self, s: Barons) -> None:
        if s.log is not None:
            s.log.append((verbs.CLOSED, ALL, (self.number,), "FYN-W1.05"))

    def actions(self, s: Barons, seat: int) -> list[Action]:
        if seat != self.asked:
            return []
        found: list[Action] = []
        for card in hand_types(s, seat):
            if CARD_KIND[card] == EVENT:
                found.extend(event_plays(s, card))
        found.append((verbs.PASS,))
        return found

    def play(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        if action[0] == verbs.PASS:
            self.passes(s, seat, chance)
            return
        _, card, owner, cell, what = action
        s.committed = True
        take_from_hand(s, seat, card)
        s.limbo.append(card)
        if s.log is not None:
            s.log.append((verbs.PLAYED, ALL, (seat, card, owner, cell, what), "FYN-E4.01"))
        s.stack[-1] = self.replaced(RESTART, 0)
        s.stack.append(Event(card, seat, owner, cell, what, 0, ()))

    def when_left(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat == s.active else self

    def facts(self, s: Barons, seat: int) -> Facts:
        from baronage.games.fyn.steps.attack import Attack  # which opens windows itself

        attack = next((step for step in s.stack[::-1] if isinstance(step, Attack)), None)
        facts: Facts = {"window": self.number, "attacked": 0, "attacker": s.active}
        if self.number not in (5, 6, 7) or attack is None:
            return facts | {"owner": s.active, "cell": 0, "land": 0, "on": (), "armies": ()}
        land, on = lying_at(s, attack.defender, attack.target)
        target: Facts = {"owner": attack.defender, "cell": attack.target, "land": land, "on": on}
        return facts | target | {"attacked": 1, "armies": attack.group}

    def cites(self, s: Barons, seat: int) -> tuple[str, ...]:
        return ("FYN-W1.04",) if seat == self.asked else ("FYN-W1.06",)

    def window(self, s: Barons) -> Window | None:
        return ("DEC-18", f"Window W{self.number}", 0.0)


def open_window(s: Barons, number: int) -> None:
    """FYN-W1.02, W1.06: a window opens at its moment, whatever the hands are; with nobody able it closes at once."""
    s.committed = True
    if s.log is not None:
        s.log.append((verbs.WINDOW, ALL, (number,), "FYN-W1.02"))
    s.stack.append(Interrupts(number, RESTART, 0))


# --- events ---------------------------------------------------------------------------------------------------------


class Counter(Asking):
    """DEC-19: the counter window of an event (FYN-E4.05, E4.06, E4.19)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "player", "owner", "asked", "done")
    NAME: ClassVar[str] = "countering"
    RULE: ClassVar[str] = "FYN-E4.05"
    NOT_ASKED: ClassVar[str] = "FYN-E4.19"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.COUNTER, verbs.PASS)

    def __init__(self, card: int, player: int, owner: int, asked: int, done: int) -> None:
        super().__init__(asked, done)
        self.card: Final = card
        self.player: Final = player
        self.owner: Final = owner

    def order(self, s: Barons) -> list[int]:
        """FYN-E4.06: the target's owner first, then clockwise from him; never the event's own player."""
        n = s.seats
        turn = [seat % n for seat in range(self.owner, self.owner + n)]
        return [seat for seat in turn if seat != self.player and s.alive >> seat & 1]

    def can_answer(self, s: Barons, seat: int) -> bool:
        return holds_anti(s, seat, self.card) > 0

    def replaced(self, asked: int, done: int) -> Step[Barons]:
        return Counter(self.card, self.player, self.owner, asked, done)

    def fitting(self, s: Barons, card: int) -> bool:
        return TYPE[card] == ANTI_OF[TYPE[self.card]]

    def closing(self, s: Barons) -> None:
        if s.log is not None:
            s.log.append((verbs.CLOSED, ALL, (0,), "FYN-E4.19"))

    def actions(self, s: Barons, seat: int) -> list[Action]:
        if seat != self.asked:
            return []
        return [(verbs.COUNTER, holds_anti(s, seat, self.card)), (verbs.PASS,)]

    def play(self, s: Barons, seat: int, action: Action, chance: Chance) -> None:
        if action[0] == verbs.PASS:
            self.passes(s, seat, chance)
            return
        s.committed = True
        take_from_hand(s, seat, action[1])
        s.stack.pop()
        s.stack.pop()  # the event: it has no effect (FYN-E4.07)
        if s.log is not None:
            s.log.append((verbs.COUNTERED, ALL, (seat, action[1], self.card), "FYN-E4.07"))
        put_away(s, self.card)
        s.discard.append(action[1])

    def when_left(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat == self.owner else self

    def not_asked(self, s: Barons, seat: int, action: Action) -> No:
        no = super().not_asked(s, seat, action)
        own = seat == self.player and action[0] == verbs.COUNTER
        return No("FYN-E4.06", no.facts, no.id) if own else no

    def judge(self, s: Barons, seat: int, action: Action) -> No | None:
        no = super().judge(s, seat, action)
        other = no is not None and no.id == "play-when"  # FYN-W1.07: no event while another is resolved
        return No("FYN-W1.07", no.facts, no.id) if other and no is not None else no

    def facts(self, s: Barons, seat: int) -> Facts:
        return event_facts(s)

    def cites(self, s: Barons, seat: int) -> tuple[str, ...]:
        return ("FYN-E4.05",) if seat == self.asked else ("FYN-E4.19",)

    def window(self, s: Barons) -> Window | None:
        return ("DEC-19", "Counter window", 0.0)


class Event(Numbered):
    """An Any Play card being resolved (FYN-E4.04 to E4.18)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "player", "owner", "cell", "what", "stage", "numbers")

    def __init__(
        self, card: int, player: int, owner: int, cell: int, what: int, stage: int, numbers: tuple[int, ...]
    ) -> None:
        self.card: Final = card
        self.player: Final = player
        self.owner: Final = owner
        self.cell: Final = cell
        self.what: Final = what  # Sabotage: the improvement
        self.stage: Final = stage  # 0: before the counter window
        self.numbers: Final = numbers

    def _with(self, numbers: tuple[int, ...]) -> Event:
        return Event(self.card, self.player, self.owner, self.cell, self.what, 1, numbers)

    def run(self, s: Barons, chance: Chance) -> None:
        if not self.stage:  # FYN-E4.05
            s.stack[-1] = self._with(())
            s.committed = True
            if s.log is not None:
                s.log.append((verbs.WINDOW, ALL, (0,), "FYN-E4.19"))
            s.stack.append(Counter(self.card, self.player, self.owner, RESTART, 0))
            return
        sick = armies_on(s, self.owner, self.cell) if TYPE[self.card] == SICKNESS else []
        if len(self.numbers) < (len(sick) or 1):
            need_number(s, self.owner, chance)  # FYN-B4.09
            return
        s.stack.pop()
        self._strike(s, sick)
        put_away(s, self.card)
        check_limits(s, self.owner)  # FYN-E4.18

    def _strike(self, s: Barons, sick: list[int]) -> None:
        kind = TYPE[self.card]
        if kind == SICKNESS:  # FYN-E4.14
            for army, number in zip(sick, self.numbers, strict=True):
                if number % 2:
                    kill(s, self.owner, army, "FYN-E4.14")
        elif self.numbers[0] % 2 == 0:  # FYN-B4.10
            if s.log is not None:
                s.log.append((verbs.SURVIVED, ALL, (self.card, self.owner, self.cell), _RULES[kind]))
        elif kind == REVOLT:
            revolt(s, self.owner, self.cell)
        elif kind == EARTHQUAKE or self.what == s.centres[self.owner].get(self.cell, 0):
            step_down(s, self.owner, self.cell, _RULES[kind])
        else:  # FYN-E4.17
            for grids in (s.roads, *s.specials):
                if grids[self.owner].get(self.cell, 0) == self.what:
                    del grids[self.owner][self.cell]
            s.realm_changed(self.owner)
            s.discard.append(self.what)
            if s.log is not None:
                s.log.append((verbs.LOST, ALL, (self.owner, self.what, self.cell), "FYN-E4.17"))

    def stakes(self, s: Barons) -> Facts:
        facts: Facts = {"matter": STRIKE, **strike_facts(s, self.card, self.owner, self.cell, self.what)}
        if TYPE[self.card] == SICKNESS:
            facts["matter"] = SICK
            facts["army"] = armies_on(s, self.owner, self.cell)[len(self.numbers)]
        return facts

    def rolled(self, s: Barons, number: int) -> None:
        if s.log is not None and TYPE[self.card] == SICKNESS:
            army = armies_on(s, self.owner, self.cell)[len(self.numbers)]
            s.log.append((verbs.TESTED, ALL, (self.owner, army, number), "FYN-E4.14"))
        s.stack[-1] = self._with((*self.numbers, number))

    def when_left(self, s: Barons, seat: int) -> Step[Barons] | None:
        return Discharge(self.card) if seat == self.owner else self


_RULES: Final = {EARTHQUAKE: "FYN-E4.13", SICKNESS: "FYN-E4.14", REVOLT: "FYN-E4.15", SABOTAGE: "FYN-E4.17"}
