"""Interrupt windows, in which Any Play cards are played (FYN-W1)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Step, Window
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params
from baronage.games.fyn import verbs
from baronage.games.fyn.data import ANTI, CARD_KIND, CARDS, EVENT, FIRST_CAPITAL, SABOTAGE, SICKNESS, TYPE
from baronage.games.fyn.nodes import node_id, spot_id
from baronage.games.fyn.rules.realm import hand_types, improvements_on, lying_at, take_from_hand
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.asking import RESTART, Asking
from baronage.games.fyn.steps.battle import Besieger
from baronage.games.fyn.steps.events import EVENT_RULES, Event, event_plays, has_target, strike_params


def can_interrupt(s: Barons, seat: int) -> bool:
    """Return whether the seat holds an Any Play card with a legal target (FYN-W1.06)."""
    for card in s.hands[seat]:  # noqa: SIM110 - called for every seat in every window: a loop is faster
        if CARD_KIND[card] == EVENT and has_target(s, TYPE[card]):
            return True
    return False


def anybody_can_interrupt(s: Barons) -> bool:
    """Return whether any player holds an Any Play card with a legal target."""
    alive = s.alive
    for seat in range(s.seats):  # noqa: SIM110 - called in every window: a loop is faster
        if alive >> seat & 1 and can_interrupt(s, seat):
            return True
    return False


class Play(Verb[Barons]):
    """Play an Any Play card against a target."""

    NUMBER: ClassVar[int] = verbs.PLAY
    NAME: ClassVar[str] = "play"
    ARGS: ClassVar[tuple[str, ...]] = ("card", "owner", "cell", "what")
    RULE: ClassVar[str] = "FYN-W1.01"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-W1.01", "FYN-E4.08", "FYN-E4.01", "FYN-E4.02", "FYN-E4.03", "FYN-Q1.02")
    GROUP: ClassVar[int] = 2  # in menus, by card and owner

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
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

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        _, card, owner, cell, what = action
        card = card if 0 < card < CARDS else 0
        held = int(card in s.hands[seat])
        owner = owner if 0 <= owner < s.seats else -1
        return {"held": held, **strike_params(s, card, owner, cell, what)}

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return (EVENT_RULES[TYPE[action[1]]],)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        card = action[1]
        return (
            [node_id(card), spot_id(s, action[2], action[3])] if 0 < card < CARDS and CARD_KIND[card] == EVENT else []
        )

    def menu_order(self, s: Barons, seat: int, action: Action) -> int:
        return int(action[2] == seat)

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        found: list[Action] = []
        for card in (*s.hands[seat], 0, 173, CARDS):
            for owner in range(-1, s.seats + 1):
                for cell in (*(s.lands[owner] if 0 <= owner < s.seats else ()), -1, 5):
                    lying = lying_at(s, owner, cell)[1] if 0 <= owner < s.seats else ()
                    found.extend((verbs.PLAY, card, owner, cell, what) for what in (0, 1, *lying))
        return found


class Pass(Verb[Barons]):
    """Play nothing in a window."""

    NUMBER: ClassVar[int] = verbs.PASS
    NAME: ClassVar[str] = "pass"
    RULE: ClassVar[str] = "FYN-W1.04"


PASS: Final = Pass()
PLAY: Final = Play()


class Interrupts(Asking):
    """Window for Any Play cards (DEC-18, FYN-W1.02 to W1.06)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("number", "asked", "done")
    NAME: ClassVar[str] = "interruption"
    RULE: ClassVar[str] = "FYN-W1.04"
    NOT_ASKED: ClassVar[str] = "FYN-W1.06"
    OFFERS: ClassVar[tuple[int, ...]] = (verbs.PLAY, verbs.PASS)

    def __init__(self, number: int, asked: int, done: int) -> None:
        super().__init__(asked, done)
        self.number: Final = number

    def order(self, s: Barons) -> list[int]:
        """Return the order from the active player's left; the active player is last (FYN-W1.04)."""
        n = s.seats
        return [seat % n for seat in range(s.active + 1, s.active + n + 1) if s.alive >> seat % n & 1]

    def can_answer(self, s: Barons, seat: int) -> bool:
        return can_interrupt(s, seat)

    def renew(self, asked: int, done: int) -> Asking:
        return Interrupts(self.number, asked, done)

    def fits(self, s: Barons, card: int) -> bool:
        return CARD_KIND[card] == EVENT and has_target(s, TYPE[card])

    def close(self, s: Barons, chance: Chance) -> None:
        window_closed(s, self.number)

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
        s.stack[-1] = self.renew(RESTART, 0)
        s.stack.append(Event(card, seat, owner, cell, what, 0, ()))

    def after_leave(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat == s.active else self

    def params(self, s: Barons, seat: int) -> Params:
        besieger = s.find(Besieger)
        cards = tuple(card for card in hand_types(s, seat) if self.fits(s, card)) if seat == self.asked else ()
        params: Params = {"number": self.number, "attacked": 0, "attacker": s.active, "cards": cards}
        params["others"] = int(any(play[2] != seat for card in cards for play in event_plays(s, card)))
        if self.number not in (5, 6, 7) or besieger is None:
            return params | {"owner": s.active, "cell": 0, "land": 0, "on": (), "armies": ()}
        attack = besieger.assault()
        land, on = lying_at(s, attack.foe, attack.target)
        target: Params = {"owner": attack.foe, "cell": attack.target, "land": land, "on": on}
        return params | target | {"attacked": 1, "armies": attack.group}

    def rules(self, s: Barons, seat: int) -> tuple[str, ...]:
        return ("FYN-W1.04",) if seat == self.asked else ("FYN-W1.06",)

    def window(self, s: Barons) -> Window | None:
        return ("DEC-18", self.number, 0.0)


def window_closed(s: Barons, number: int) -> None:
    """Log that a window has closed."""
    if s.log is not None:
        s.log.append((verbs.CLOSED, ALL, (number,), "FYN-W1.05"))


def open_window(s: Barons, number: int) -> None:
    """Open a window regardless of the hands; it closes at once if no player can act (FYN-W1.02, W1.06)."""
    s.committed = True
    if s.log is not None:
        s.log.append((verbs.WINDOW, ALL, (number,), "FYN-W1.02"))
    if s.hold_windows or anybody_can_interrupt(s):
        s.stack.append(Interrupts(number, RESTART, 0))
    else:
        window_closed(s, number)
