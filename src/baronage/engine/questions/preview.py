"""Previews of a text before it is sent, by playing it on a temporary copy.

The copy holds the seat's knowledge and guesses for the rest. The preview therefore stops as soon as chance is involved
or something hidden would be revealed, and shows nothing after that point.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from typing import NamedTuple

from baronage.engine.core.chance import Chance, ChanceError
from baronage.engine.core.errors import Illegal, Refusal, Unreadable
from baronage.engine.core.state import RESIGN, TIMEOUT, Action, State
from baronage.engine.game.game import game_of
from baronage.engine.game.messages import ENGLISH
from baronage.engine.match.match import Mark, Match
from baronage.engine.match.record import Record
from baronage.engine.text.input_errors import msg
from baronage.engine.text.localization import localize

LONGEST = 2000  # characters of a previewed text
MAX = 60  # actions shown
OUTSIDE = {RESIGN: "try-resign", TIMEOUT: "try-lapse"}  # verbs outside a game


class TextPreview(NamedTuple):
    """The preview of a text.

    It holds the labels and rules of its actions, and whether any is more than a click that can be undone. It also has
    the refusal of the rest of the text, and the game's advice.
    """

    steps: list[tuple[str, tuple[str, ...]]]
    final: bool
    rest: str
    rule: str
    advice: list[str]


class _Enough(Exception):
    """Raised when the preview can't or need not continue."""


class _Copy(Match):
    """A match from a seat's view that collects the labels of its actions and has no hidden information."""

    def __init__(self, seen: State, seat: int, language: str, names: Sequence[str]) -> None:
        record = Record(game_of(seen), seen.setup, [], list(names))
        state = seen.fill(seat, Chance(0))
        super().__init__(game_of(seen), chance=Chance.forced([]), state=state, record=record)
        self.language = language
        self.steps: list[tuple[str, tuple[str, ...]]] = []
        self.final = False  # whether any of them is more than a click that can be undone
        self.stopped: Refusal | None = None  # why the rest is not played
        self._marked: dict[int, int] = {}  # by number of history entries, how many steps there were

    def check(self, seat: int, action: Action) -> None:
        try:
            super().check(seat, action)
        except Refusal as refusal:
            self.stopped = refusal
            raise

    def _mark(self) -> Mark:
        self._marked[len(self.history)] = len(self.steps)
        return super()._mark()

    def _return_to(self, mark: Mark) -> None:
        super()._return_to(mark)
        del self.steps[self._marked[len(self.history)] :]

    def _take(self, seat: int, action: Action, remark: str = "") -> None:
        state = self.state
        if action[0] >= 0:
            label, rules = self.game.label(state, seat, action, self.language, self.record.names)
        else:
            label, rules = self.game.words.msg(OUTSIDE[action[0]], {}, self.game.words.reader(seat), self.language), ()
        self.steps.append((label, tuple(rules)))
        lasting = state.completes_draft(seat, action) and not self.game.leads(seat, action)
        self.final = self.final or action[0] < 0 or lasting
        super()._take(seat, action, remark)
        if self.state.committed or self.over or len(self.steps) >= MAX:
            raise _Enough


def preview_text(seen: State, seat: int, text: str, language: str = ENGLISH, names: Sequence[str] = ()) -> TextPreview:
    """Return the preview of this text. Raise the errors of `Match.play`. The view is not changed."""
    if len(text) > LONGEST:
        raise Unreadable(msg("text-long-to-try", most=LONGEST))
    if not seen.stack:
        raise Illegal(msg("game-over"))
    copy = _Copy(seen, seat, language, names)
    advice = copy.advise(seat, copy.game.remark(text)[0])
    with contextlib.suppress(_Enough, ChanceError):
        copy.play(seat, text)
    rest, rule = (copy.stopped.localized(language), copy.stopped.rule) if copy.stopped else ("", "")
    return TextPreview(copy.steps, copy.final, rest, rule, [localize(sentence, language) for sentence in advice])
