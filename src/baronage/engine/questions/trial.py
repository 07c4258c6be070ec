"""What a text would do, before it is sent: it is played in a copy that is thrown away.

The copy holds what the seat knows, and guesses for the rest. So it is left as soon as chance would fall, or something hidden
would be shown: what comes after that nobody can know beforehand, and nothing of it is told.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import NamedTuple

from baronage.engine.chance import Chance, ChanceError
from baronage.engine.errors import Illegal, Refusal, Unreadable
from baronage.engine.flow import LAPSE, RESIGN, Action, State
from baronage.engine.match import Match
from baronage.engine.record import Record
from baronage.engine.refusals import say
from baronage.engine.said import told
from baronage.engine.words import ENGLISH

LONGEST = 2000  # characters of a text that is tried
MOST = 60  # actions that are told
OUTSIDE = {RESIGN: "try-resign", LAPSE: "try-lapse"}  # what is no verb of a game


class Reading(NamedTuple):
    """What a text would do: the actions in words with their rules; whether any of them is more than a click that can be taken
    back; why the rest of it would not be taken; and what the game advises to it."""

    steps: list[tuple[str, tuple[str, ...]]]
    final: bool
    rest: str
    rule: str
    advice: list[str]


class _Enough(Exception):
    """More can't be known, or need not be told."""


class _Copy(Match):
    """A match that begins where a seat stands, notes what it is told to do, and knows nothing that the seat does not know."""

    def __init__(self, seen: State, seat: int, language: str, names: Sequence[str]) -> None:
        record = Record(seen.game, seen.setup, [], list(names))
        state = seen.fill(seat, Chance(0))
        super().__init__(seen.game, chance=Chance.forced([]), state=state, record=record)
        self.language = language
        self.steps: list[tuple[str, tuple[str, ...]]] = []
        self.final = False  # is any of them more than a click that can be taken back?
        self.stopped: Refusal | None = None  # why the rest is not taken
        self._marked = 0

    def check(self, seat: int, action: Action) -> None:
        try:
            super().check(seat, action)
        except Refusal as refusal:
            self.stopped = refusal
            raise

    def _mark(self) -> tuple[State, int, list[int]]:
        self._marked = len(self.steps)
        return super()._mark()

    def _return_to(self, mark: tuple[State, int, list[int]]) -> None:
        del self.steps[self._marked :]  # of a draft all is taken or nothing
        super()._return_to(mark)

    def _take(self, seat: int, action: Action, remark: str = "") -> None:
        state = self.state
        if action[0] >= 0:
            label, rules = self.game.label(state, seat, action, self.language, self.record.names)
        else:
            label, rules = self.game.words.say(OUTSIDE[action[0]], {}, self.game.words.reader(seat), self.language), ()
        self.steps.append((label, tuple(rules)))
        lasting = state.completes_draft(seat, action) and not self.game.leads(seat, action)
        self.final = self.final or action[0] < 0 or lasting
        super()._take(seat, action, remark)
        if self.state.committed or self.over or len(self.steps) >= MOST:
            raise _Enough


def trial(seen: State, seat: int, text: str, language: str = ENGLISH, names: Sequence[str] = ()) -> Reading:
    """What this text would do; raises what `Match.play` would. The view stays as it is."""
    if len(text) > LONGEST:
        raise Unreadable(say("text-long-to-try", most=LONGEST))
    if not seen.stack:
        raise Illegal(say("game-over"))
    copy = _Copy(seen, seat, language, names)
    advice = copy.advise(seat, copy.game.remark(text)[0])
    with contextlib.suppress(_Enough, ChanceError):
        copy.play(seat, text)
    rest, rule = (copy.stopped.told(language), copy.stopped.rule) if copy.stopped else ("", "")
    return Reading(copy.steps, copy.final, rest, rule, [told(sentence, language) for sentence in advice])
