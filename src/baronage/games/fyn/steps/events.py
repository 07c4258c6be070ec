"""Any Play cards: targets, counters and effects (FYN-E4)."""

from __future__ import annotations

from typing import ClassVar, Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, Action, Step, Window
from baronage.engine.core.verb import Verb
from baronage.engine.text.params import Params, RuleViolation
from baronage.games.fyn import verbs
from baronage.games.fyn.board.geometry import cut_off
from baronage.games.fyn.data import (
    ANTI,
    ANTI_OF,
    CARD_KIND,
    CARDS,
    EARTHQUAKE,
    FIRST,
    FIRST_CAPITAL,
    REVOLT,
    SABOTAGE,
    SICKNESS,
    TYPE,
)
from baronage.games.fyn.nodes import node_id
from baronage.games.fyn.rules.realm import armies_on, improvements_on, kill, lying_at, revolt, step_down, take_from_hand
from baronage.games.fyn.state import Barons
from baronage.games.fyn.steps.asking import RESTART, Asking
from baronage.games.fyn.steps.decision import SICK, STRIKE, Discharge, Numbered, need_number, put_away
from baronage.games.fyn.steps.limits import check_limits

EVENT_RULES: Final = {EARTHQUAKE: "FYN-E4.13", SICKNESS: "FYN-E4.14", REVOLT: "FYN-E4.15", SABOTAGE: "FYN-E4.17"}

# --- targets --------------------------------------------------------------------------------------------------------


def has_target(s: Barons, kind: int) -> bool:
    """Return whether an Any Play card of this type has a legal target, which is public (FYN-E4.02, E4.03)."""
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
    """Return the card with each of its legal targets (FYN-E4.01 to E4.03)."""
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


def strike_params(s: Barons, card: int, owner: int, cell: int, what: int) -> Params:
    """Return parameters about an event's target: its contents, its armies and the land it would cut off."""
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


# --- counters -------------------------------------------------------------------------------------------------------


def holds_anti(s: Barons, seat: int, event: int) -> int:
    """Return the oldest matching Anti card in hand, or 0 (FYN-E4.04)."""
    anti = ANTI_OF[TYPE[event]]
    for card in s.hands[seat]:
        if TYPE[card] == anti:
            return card
    return 0


class PlayAnti(Verb[Barons]):
    """Play an Anti card against the current event."""

    NUMBER: ClassVar[int] = verbs.COUNTER
    NAME: ClassVar[str] = "counter"
    ARGS: ClassVar[tuple[str, ...]] = ("anti",)
    RULE: ClassVar[str] = "FYN-E4.05"
    REASONS: ClassVar[tuple[str, ...]] = ("FYN-E4.04",)

    def violated_rule(self, s: Barons, seat: int, action: Action) -> str:
        top = s.stack[-1]
        assert isinstance(top, Counter)
        return "" if action[1] and action[1] == holds_anti(s, seat, top.card) else "FYN-E4.04"

    def params(self, s: Barons, seat: int, action: Action) -> Params:
        params = event_params(s)
        event = params["card"]
        assert isinstance(event, int)
        params["anti"] = action[1] if 0 < action[1] < CARDS else 0
        params["remedy"] = FIRST[ANTI_OF[TYPE[event]]]
        return params

    def rules(self, s: Barons, seat: int, action: Action) -> tuple[str, ...]:
        return ("FYN-E4.07",)

    def clicks(self, s: Barons, seat: int, action: Action) -> list[str]:
        return [node_id(action[1])] if 0 < action[1] < CARDS and CARD_KIND[action[1]] == ANTI else []

    def attempts(self, s: Barons, seat: int) -> list[Action]:
        return [(verbs.COUNTER, card) for card in (*s.hands[seat], 0, 193, CARDS)]


def event_params(s: Barons) -> Params:
    """Return message parameters about the event being resolved."""
    event = s.find(Event)
    assert event is not None
    return strike_params(s, event.card, event.owner, event.cell, event.what)


COUNTER: Final = PlayAnti()


class Counter(Asking):
    """Counter window of an event (DEC-19, FYN-E4.05, E4.06, E4.19)."""

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
        """Return the target's owner, then the others clockwise, without the event's player (FYN-E4.06)."""
        n = s.seats
        turn = [seat % n for seat in range(self.owner, self.owner + n)]
        return [seat for seat in turn if seat != self.player and s.alive >> seat & 1]

    def can_answer(self, s: Barons, seat: int) -> bool:
        return holds_anti(s, seat, self.card) > 0

    def renew(self, asked: int, done: int) -> Asking:
        return Counter(self.card, self.player, self.owner, asked, done)

    def fits(self, s: Barons, card: int) -> bool:
        return TYPE[card] == ANTI_OF[TYPE[self.card]]

    def close(self, s: Barons, chance: Chance) -> None:
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

    def after_leave(self, s: Barons, seat: int) -> Step[Barons] | None:
        return None if seat == self.owner else self

    def not_asked(self, s: Barons, seat: int, action: Action) -> RuleViolation:
        no = super().not_asked(s, seat, action)
        own = seat == self.player and action[0] == verbs.COUNTER
        return RuleViolation("FYN-E4.06", no.params, no.id) if own else no

    def judge(self, s: Barons, seat: int, action: Action) -> RuleViolation | None:
        no = super().judge(s, seat, action)
        other = no is not None and no.id == "play-when"  # FYN-W1.07: no event while another is resolved
        return RuleViolation("FYN-W1.07", no.params, no.id) if other and no is not None else no

    def params(self, s: Barons, seat: int) -> Params:
        return event_params(s)

    def rules(self, s: Barons, seat: int) -> tuple[str, ...]:
        return ("FYN-E4.05",) if seat == self.asked else ("FYN-E4.19",)

    def window(self, s: Barons) -> Window | None:
        return ("DEC-19", 0, 0.0)


# --- the event ------------------------------------------------------------------------------------------------------


class Event(Numbered):
    """Step that resolves an Any Play card (FYN-E4.04 to E4.18)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("card", "player", "owner", "cell", "what", "stage", "numbers")

    def __init__(
        self, card: int, player: int, owner: int, cell: int, what: int, stage: int, numbers: tuple[int, ...]
    ) -> None:
        self.card: Final = card
        self.player: Final = player
        self.owner: Final = owner
        self.cell: Final = cell
        self.what: Final = what  # Sabotage: the improvement
        self.stage: Final = stage  # 0 before the counter window
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
                s.log.append((verbs.SURVIVED, ALL, (self.card, self.owner, self.cell), EVENT_RULES[kind]))
        elif kind == REVOLT:
            revolt(s, self.owner, self.cell)
        elif kind == EARTHQUAKE or self.what == s.centres[self.owner].get(self.cell, 0):
            step_down(s, self.owner, self.cell, EVENT_RULES[kind])
        else:  # FYN-E4.17
            for grids in (s.roads, *s.specials):
                if grids[self.owner].get(self.cell, 0) == self.what:
                    del grids[self.owner][self.cell]
            s.realm_changed(self.owner)
            s.discard.append(self.what)
            if s.log is not None:
                s.log.append((verbs.LOST, ALL, (self.owner, self.what, self.cell), "FYN-E4.17"))

    def stakes(self, s: Barons) -> Params:
        params: Params = {"matter": STRIKE, **strike_params(s, self.card, self.owner, self.cell, self.what)}
        if TYPE[self.card] == SICKNESS:
            params["matter"] = SICK
            params["army"] = armies_on(s, self.owner, self.cell)[len(self.numbers)]
        return params

    def rolled(self, s: Barons, number: int) -> None:
        if s.log is not None and TYPE[self.card] == SICKNESS:
            army = armies_on(s, self.owner, self.cell)[len(self.numbers)]
            s.log.append((verbs.TESTED, ALL, (self.owner, army, number), "FYN-E4.14"))
        s.stack[-1] = self._with((*self.numbers, number))

    def after_leave(self, s: Barons, seat: int) -> Step[Barons] | None:
        return Discharge(self.card) if seat == self.owner else self
