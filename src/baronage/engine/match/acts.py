"""Acts: several decisions of a seat that are played all or none, and taken back together."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import nullcontext
from typing import Final, NamedTuple

from baronage.engine.core.errors import Unreadable
from baronage.engine.core.state import Action
from baronage.engine.match.match import Match
from baronage.engine.match.rollback import all_or_none
from baronage.engine.match.validation import MAX_AT_ONCE
from baronage.engine.picture.table import NO_MSG, Msg
from baronage.engine.text.input_errors import msg

MAX_ACTS: Final = 64  # remembered; older ones are taken back action by action


class Played(NamedTuple):
    """An act, and what its seat could take back before it: actions, and clicks of a draft."""

    seat: int
    actions: int
    clicks: int
    text: Msg  # the label of its first action


class Acts:
    """The acts of a match that may still be taken back."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self._played: list[Played] = []

    def play(self, seat: int, actions: Sequence[Action], anew: bool = False) -> list[Action]:
        """Play the actions of an act, and return those that were played. `anew` drops the unsent clicks first.

        If one is illegal, and nothing was revealed before it, play none and raise the error. After an action that
        reveals something, none of the others is played: their refusal could tell more than the rules allow.
        """
        match = self.match
        if not actions or len(actions) > MAX_AT_ONCE:
            raise Unreadable(msg("actions-many", most=MAX_AT_ONCE))
        before = Played(seat, *self._depth(seat), self._label(seat, actions[0]))
        played: list[Action] = []
        anew = anew and bool(match.state.draft(seat))
        with all_or_none(match) if anew or len(actions) > 1 else nullcontext():
            if anew:
                match.set_draft(seat, ())
            for action in actions:
                played += match.play(seat, [action])
                if not match.can_undo(seat) and not match.state.draft(seat):
                    break
        self._played = [*self._played, before][-MAX_ACTS:]
        self.prune()
        return played

    def last(self, seat: int) -> Msg:
        """Return the label of the act that `take_back` would take back, or NO_MSG."""
        if self._depth(seat) == (0, 0):
            return NO_MSG
        found = self._top(seat)
        return found.text if found is not None and found.text[0] else ("undo-last", {})

    def take_back(self, seat: int, again: bool = False) -> None:
        """Take back the last act of a seat: its unsent clicks, or its last actions.

        `again` is for the replay of a journal. Raise Illegal if there is nothing to take back.
        """
        match, (actions, clicks), found = self.match, self._depth(seat), self._top(seat)
        if clicks:
            least = found.clicks if found is not None and found.actions == actions else clicks - 1
            while len(match.state.draft(seat)) > least:
                match.undo_click(seat)
        else:
            least = found.actions if found is not None else actions - 1
            match.undo(seat, again)
            while match.undos(seat) > least:
                match.undo(seat, again)
        self.prune()

    def prune(self) -> None:
        """Forget acts that can't be taken back any more. Call it after every change of the match."""
        if self._played:
            self._played = [one for one in self._played if (one.actions, one.clicks) < self._depth(one.seat)]

    def _top(self, seat: int) -> Played | None:
        """Return the last act of a seat that can be taken back, or None."""
        return next((one for one in reversed(self._played) if one.seat == seat), None)

    def _depth(self, seat: int) -> tuple[int, int]:
        """Return the numbers of actions and of clicks that a seat can take back."""
        match = self.match
        return (match.undos(seat), len(match.state.draft(seat))) if seat >= 0 and not match.over else (0, 0)

    def _label(self, seat: int, action: Action) -> Msg:
        match = self.match
        verb = match.game.verbs.get(action[0]) if action and seat >= 0 else None
        if verb is None or not match.state.allows(seat, action):
            return NO_MSG
        view = match.state.redact(seat)
        return verb.label(view, seat, action), verb.params(view, seat, action)
