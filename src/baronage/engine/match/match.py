"""A match: a game with validation, chance and a record. All input from outside passes through here."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from baronage.engine.core.chance import Chance, Sealed
from baronage.engine.core.coercion import as_action, as_index
from baronage.engine.core.errors import Illegal, Refusal, Unreadable
from baronage.engine.core.setup import Setup
from baronage.engine.core.state import (
    EXPEL,
    PUBLIC,
    RESIGN,
    TABLE,
    TIMEOUT,
    UNDONE,
    Action,
    Event,
    State,
    alike,
    audience_bit,
)
from baronage.engine.game.game import Game
from baronage.engine.game.messages import ENGLISH
from baronage.engine.match.display import name_match
from baronage.engine.match.drafts import asks_in_secret, beyond, completes_round, set_draft
from baronage.engine.match.history import HistoryEntry, remark_line
from baronage.engine.match.moves import Move
from baronage.engine.match.record import Record, beginning, named_game
from baronage.engine.match.rollback import all_or_none
from baronage.engine.match.turn_notation import Account
from baronage.engine.match.validation import LONGEST_TEXT as LONGEST_TEXT
from baronage.engine.match.validation import MAX_AT_ONCE as MAX_AT_ONCE
from baronage.engine.match.validation import What as What
from baronage.engine.match.validation import common_action, forbidden, parts_of
from baronage.engine.text.input_errors import msg
from baronage.engine.text.params import RuleViolation

MAX_ANSWERS = 100  # auto-answers of a seat


_Handed = tuple[int, State, int, list[Action]]
Mark = tuple[State, int, int, list[int], list[tuple[int, State]], _Handed | None]


class Match:
    """A match.

    `play` takes one action, several, or their notation. Illegal input raises an error and changes nothing.
    """

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seed: int | None = None,
        chance: Chance | None = None,
        names: Sequence[str] = (),
        state: State | None = None,
        hold_windows: bool = False,
        record: Record | None = None,
    ) -> None:
        """Begin a match of a game, which may be given by its name, or continue from `state`.

        With `hold_windows`, exhausted secret windows stay open until play(TABLE, "close"). With `record`, for temporary
        copies, moves are appended to that record and the start position is not written.
        """
        self.game = game = named_game(game) if isinstance(game, str) else game
        self.chance = Chance(seed) if chance is None else chance
        self.hold_windows = hold_windows
        start: list[list[int]] = []
        position, begun = "", None
        if state is None:
            state = game.start_from(game.setup(seats, options), self.chance, hold_windows)
            start = self.chance.outcomes
            self.chance.outcomes = []
        elif record is None:
            position, begun = beginning(game, state)
        self.state: State = state
        self.record = record or Record(
            game, state.setup, start, list(names), position=position, begun=begun, hold_windows=hold_windows
        )
        if isinstance(self.chance, Sealed):
            self.record.commitment = self.chance.commitment
        self.history: list[HistoryEntry] = []
        # the entries seen by each seat and the public; links and versions use these numbers
        self.counts = [0] * (self.setup.seats + 1)
        self.answers: list[list[str]] = [[] for _ in range(self.setup.seats)]
        self.unplayed = ""  # the rest of the last text that was not played
        self._kept: list[tuple[int, State]] = []  # the states for undo, and the seat that acted next
        # the last pending submission: number of entries before it, the state without it, its seat, and the submission
        self._handed: _Handed | None = None

    @property
    def setup(self) -> Setup:
        """The seats and options."""
        return self.state.setup

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.state.stack

    def __repr__(self) -> str:
        return name_match(self.state, len(self.record.moves))

    def _repr_svg_(self) -> str:
        """Return the picture for notebooks, with everything visible and the last events."""
        return self.game.svg(self.state, self.history[-1].events if self.history else ())

    # --- validation ---------------------------------------------------------------------------------------------

    def play(self, seat: int, what: What, remark: str = "") -> list[Action]:
        """Play one action, several, or their notation for a seat. Return the played actions.

        They are played all or none: if one is illegal, raise an error and change nothing. Only what can't be taken back
        is an exception: once chance, a reveal or another seat decides how the game continues, the rest of a text stays
        in `unplayed`. Parts that only report automatic events count as played. A remark is stored with its move. The
        table itself may send whole turns of all seats, if the game has a notation for them.
        """
        seat = self._known_seat(seat)
        self.unplayed = ""
        waiting = parts_of(self.game, what)
        if seat == TABLE and isinstance(what, str) and self.game.is_turn(what):
            return self._follow(waiting)
        played: list[Action] = []
        sure = 0  # number of played actions that are more than a draft
        several = len(waiting) > 1 or isinstance(waiting[0], str)
        mark = start = self._mark() if several else None  # a single action is rejected before anything changes
        account = self._account(seat) if isinstance(what, str) else None
        playing = ""  # the part of a text being played
        while waiting:
            try:
                if isinstance(waiting[0], str):
                    playing = waiting[0]
                    remark = self._unfold(seat, waiting, account) or remark
                    continue
                part, lapsed = self._checked(seat, waiting[0])
            except Refusal:
                if start is not None:  # nothing that was played is final
                    self._return_to(start)
                    raise
                if mark is not None and len(played) > sure:
                    self._return_to(mark)
                    del played[sure:]
                if not played:
                    raise
                break
            waiting.pop(0)
            lines = len(self.record.moves)
            asked = seat in self.state.actors()
            self._send_parting(seat, part)
            if self.over:  # the submission ended the game, so the resignation has no effect
                played.append(part)
                break
            self._take(seat, part, remark)
            played.append(part)
            if len(self.record.moves) > lines:
                sure = len(played)
                remark = ""
                if lapsed:  # a timeout can't be undone
                    self._kept.clear()
                if not self._has_kept(seat):
                    start = None
                going = not asked or seat in self.state.actors() or bool(waiting and self.state.actions(seat))
                if self.record.moves[-1].outcomes or not (going or account is not None):
                    break
                mark = self._mark() if waiting else mark
        if isinstance(what, str):
            rest = [part for part in waiting if isinstance(part, str)]
            self.unplayed = " ; ".join([playing, *rest] if len(rest) < len(waiting) else rest)
        self._answer_standing(at_once=True)
        return played

    def advise(self, seat: int, text: str) -> list[str]:
        """Return messages about how `play` would deviate from this text. Raise the errors of `play`."""
        seat = self._known_seat(seat)
        if len(text) > LONGEST_TEXT or common_action(self.state, seat, text) or self.over:
            return []
        return self.game.advise(self.state, seat, self.game.resolve_names(self.state, text, self.record.names))

    def check(self, seat: int, action: Action) -> None:
        """Raise Illegal, with the rule, unless the seat may take this action now."""
        no = forbidden(self.state, as_index(seat), as_action(action), self.hold_windows, self.record.names)
        if no is not None:
            raise no

    def _checked(self, seat: int, action: Action) -> tuple[Action, bool]:
        """Return an allowed action, or the default action for a timeout, and whether it is a timeout."""
        self.check(seat, action)
        if action != (TIMEOUT,):
            return action, False
        action = self.state.default(seat)
        self.check(seat, action)
        return action, True

    def _unfold(self, seat: int, waiting: list[str | Action], account: Account | None) -> str:
        """Replace the text at the front of `waiting` by its actions. Return the remark in the text."""
        text, *others = map(str, waiting)
        reading = account.read_part(text, others) if account is not None else False
        if not isinstance(reading, bool):
            waiting.insert(0, reading)
            return ""
        if reading:
            waiting.pop(0)
            return ""
        move, words = self.game.remark(text)
        waiting[:1] = beyond(self.state, seat, self._read(seat, move), self.record.names)
        return words

    def _refused(self, id: str, seat: int, rule: str = "") -> Illegal:
        return self.game.validation_error(RuleViolation(rule, {}, id), seat, self.record.names)

    def undo_click(self, seat: int) -> None:
        """Undo the last unsent click."""
        seat = self._known_seat(seat)
        if seat < 0 or self.over or not self.state.draft(seat):
            raise self._refused("gate-nothing-unsent", seat)
        self.state.log = []
        self.state.stack[-1].undo_click(self.state, seat)
        self._note(seat, "")

    def back(self, seat: int) -> None:
        """Undo the last unsent click. Deprecated: use `undo_click`."""
        warnings.warn("Match.back is now undo_click", DeprecationWarning, stacklevel=2)
        self.undo_click(seat)

    def set_draft(self, seat: int, clicks: Sequence[Action], behind: Sequence[Action] = ()) -> list[Action]:
        """Replace the unsent draft by `clicks` and each click of `behind` that is still legal. Return the new draft."""
        seat, state = self._known_seat(seat), self.state.clone()
        state.log = []
        set_draft(state, seat, clicks, behind, self.record.names)
        self.state, state.log = state, state.log[-1:]  # log one event for the whole change
        self._note(seat, "")
        return list(state.draft(seat))

    def can_undo(self, seat: int) -> bool:
        """Return whether this seat may undo its last action."""
        return self._has_kept(seat) and (not self.state.stack[-1].ALONE or seat in self.state.actors())

    def undo(self, seat: int, again: bool = False) -> None:
        """Undo the seat's last action, if no chance, reveal, window or other seat's action or draft came after it.

        `again` is for the replay of an undo. Older versions allowed it although another seat might have a draft.
        """
        seat = self._known_seat(seat)
        if not (self._has_kept(seat) if again else self.can_undo(seat)):
            raise self._refused("gate-nothing-to-undo", seat)
        undone = self.state
        _, self.state = self._kept.pop()
        self.record.moves.append(Move(seat, (), (), "undo"))
        who = audience_bit(seat)
        for viewer in (*range(self.setup.seats), PUBLIC):  # logged for all who see it, like any action
            if not alike(undone.redact(viewer), self.state.redact(viewer)):
                who |= audience_bit(viewer)
        self.state.log = [(UNDONE, who, (seat,), "")]
        self._note(seat, "undo")

    def _has_kept(self, seat: int) -> bool:
        return bool(self._kept) and self._kept[-1][0] == seat

    def undos(self, seat: int) -> int:
        """Return how many of its last actions this seat may undo now."""
        return len(self._kept) if self.can_undo(seat) else 0

    def time_out(self, seat: int) -> list[Action]:
        """Apply the default action of a seat that ran out of time."""
        return self.play(seat, (TIMEOUT,))

    def lapse(self, seat: int) -> list[Action]:
        """Play the default of the step. Deprecated: use `time_out`."""
        warnings.warn("Match.lapse is now time_out", DeprecationWarning, stacklevel=2)
        return self.time_out(seat)

    def answer(self, seat: int, texts: Sequence[str]) -> None:
        """Set the auto-answers of a seat, tried in order at each decision.

        An empty list leaves all decisions to the player.
        """
        seat = self._known_seat(seat)
        if seat < 0:
            raise self._refused("gate-table-not-asked", seat)
        is_list = isinstance(texts, Sequence) and not isinstance(texts, str)
        if not is_list or not all(isinstance(text, str) for text in texts):
            raise Unreadable(msg("answers-shape"))
        if any(len(text) > LONGEST_TEXT for text in texts) or len(texts) > MAX_ANSWERS:
            raise Unreadable(msg("answers-many"))
        for text in texts:
            self.game.check_answer(text)
        self.answers[seat] = list(texts)
        self._answer_standing()

    # --- history ------------------------------------------------------------------------------------------------

    def number(self, viewer: int = PUBLIC) -> int:
        """Return the number of history entries seen by a seat or the public."""
        return self.counts[viewer if viewer >= 0 else self.setup.seats]

    def story(self, viewer: int = PUBLIC, since: int = 0) -> list[tuple[int, list[Event]]]:
        """Return the entries seen by a viewer, as their numbers and events, without the first `since`."""
        column = viewer if viewer >= 0 else self.setup.seats
        entries = self.history[since:] if since else self.history
        return [(entry.numbers[column], entry.seen(viewer)) for entry in entries if entry.numbers[column]]

    def remarks(self, viewer: int = PUBLIC) -> Iterator[tuple[int, tuple[int, str] | None, list[Event]]]:
        """Yield the entries seen by a viewer: number, the seat and text of a remark or None, and events."""
        column = viewer if viewer >= 0 else self.setup.seats
        for entry in self.history:
            if number := entry.numbers[column]:
                yield number, (entry.seat, entry.remark) if entry.remark else None, entry.seen(viewer)

    def log(
        self, viewer: int = PUBLIC, remarks: bool = False, language: str = ENGLISH
    ) -> list[tuple[int, str, tuple[str, ...]]]:
        """Return the history as text: number, message, rules. `remarks` includes the comments on moves."""
        lines: list[tuple[int, str, tuple[str, ...]]] = []
        view = self.state.redact(max(viewer, PUBLIC))
        for number, remark, events in self.remarks(viewer):
            for event in events:
                sentence, rules = self.game.event_words(self.setup, event, viewer, language, self.record.names, view)
                if sentence:
                    lines.append((number, sentence, rules))
            if remarks and remark is not None:
                lines.append((number, remark_line(self.game, *remark), ()))
        return lines

    def handed(self, viewer: int, since: int) -> State | None:
        """Return a seat's view after it sent the last pending submission, before its resolution.

        Return None if it has not done so since entry `since`.
        """
        if self._handed is None or self._handed[0] < since or self._handed[2] != viewer:
            return None
        _, before, seat, submission = self._handed
        state = before.clone()
        nothing = Chance.forced([])  # a submission alone involves no chance
        for action in submission:
            top = state.stack[-1]
            if action == (TIMEOUT,):
                top.time_out(state, seat, nothing)
            else:
                top.play(state, seat, action, nothing)
        return state.redact(viewer)

    # --- internal -----------------------------------------------------------------------------------------------

    def _known_seat(self, seat: int) -> int:
        number = as_index(seat)
        if type(number) is not int or not TABLE <= number < self.setup.seats:
            raise self.game.validation_error(RuleViolation("", {"things": repr(seat)}, "gate-no-seat"))
        return number

    def _account(self, seat: int) -> Account | None:
        turns = self.game.turns
        account: Account | None = None if turns is None or seat < 0 else turns.Account(self, seat)
        return account

    def _follow(self, parts: Sequence[str | Action]) -> list[Action]:
        """Play whole turns, each move for its seat. If any is illegal, play none."""
        account: Account = self.game.turns.Account(self, TABLE)
        played: list[Action] = []
        texts = [str(part) for part in parts]
        with all_or_none(self):
            for number, part in enumerate(texts):
                played += account.play(part, texts[number + 1 :])
        return played

    def turns(self, whole: bool = False) -> list[str]:
        """Return the game so far in the notation of whole turns, one line each. `whole` includes secrets."""
        return [] if self.game.turns is None else [turn.text for turn in self.game.turns.write(self, whole)]

    def _mark(self) -> Mark:
        lists = len(self.record.moves), len(self.history), self.counts[:], self._kept[:]
        return self.state.clone(), *lists, self._handed

    def _return_to(self, mark: Mark) -> None:
        self.state, moves, history, self.counts, self._kept, self._handed = mark
        del self.record.moves[moves:], self.history[history:]
        self.record.result = None

    def _read(self, seat: int, text: str) -> list[Action]:
        word = common_action(self.state, seat, text)
        if not word:
            text = self.game.resolve_names(self.state, text, self.record.names)
        actions = [word] if word else self.state.read(seat, text)
        if len(actions) > MAX_AT_ONCE:
            raise Unreadable(msg("actions-many", most=MAX_AT_ONCE))
        return actions

    def _send_parting(self, seat: int, action: Action) -> None:
        """Submit the draft of a seat that leaves, if the step requires it, so that the record contains it."""
        who = seat if action == (RESIGN,) else action[1] if action[0] == EXPEL else TABLE
        if who >= 0 and self.state.draft(who) and self.state.stack[-1].sends_on_leave(self.state, who):
            self._take(who, self.state.default(who))

    def _take(self, seat: int, action: Action, remark: str = "") -> None:
        state = self.state
        before = state.clone()
        state.log, state.hold_windows = [], self.hold_windows
        try:
            state.play(seat, action, self.chance)
        except Exception:
            self.state = before  # a forced outcome that doesn't fit, or an error: restore the state
            raise
        outcomes = self.chance.outcomes
        self.chance.outcomes = []
        drafted = before.draft(seat) if seat >= 0 else ()
        draft = state.draft(seat) if seat >= 0 else ()
        if draft and draft == (*drafted, action):
            self._note(seat, "")  # the record gets one line, and all viewers a number, when the draft is sent
            return
        actions = [action]
        if drafted and draft != drafted:  # sent or dropped; a side action leaves the draft unchanged
            if action[0] >= 0:
                actions = [*drafted, action]
            for _ in drafted:
                before.stack[-1].undo_click(before, seat)
        text = self.game.phrase(before, seat, actions)
        self.record.moves.append(Move(seat, tuple(actions), tuple(map(tuple, outcomes)), text, remark))
        # undo in a simultaneous step would also remove the drafts of others
        at_once = before.at_once() is not None or state.at_once() is not None
        if at_once and completes_round(before, seat, action):
            self._handed = (len(self.history), before, seat, actions)
        self._keep(seat, before, bool(outcomes) or state.committed or action[0] < 0 or at_once)
        if self.over:
            self._kept.clear()
            self.record.close(state)
            if isinstance(self.chance, Sealed):
                self.record.seed = self.chance.seed.hex()
        self._note(seat, text, remark)

    def _keep(self, seat: int, before: State, committed: bool) -> None:
        if committed or (self._kept and self._kept[-1][0] != seat):
            self._kept.clear()
        if not committed:
            self._kept.append((seat, before))

    def _note(self, seat: int, text: str, remark: str = "") -> None:
        events = tuple(self.state.log or ())
        self.state.log = None
        numbers = []
        for column in range(self.setup.seats + 1):
            bit = audience_bit(column if column < self.setup.seats else PUBLIC)
            if text and any(event[1] & bit for event in events):
                self.counts[column] += 1
                numbers.append(self.counts[column])
            else:
                numbers.append(0)
        self.history.append(HistoryEntry(seat, text, events, tuple(numbers), remark))

    def _answer_standing(self, at_once: bool = False) -> None:
        """Apply the auto-answers of the acting seats before anyone is notified.

        With `at_once`, after an action, a secret pass is merged with that action's entry, as if no seat had been asked.
        """
        for _ in range(MAX_AT_ONCE):  # auto-answers in an endless loop stop here, and the player decides
            if self.over:
                return
            for seat in self.state.actors():
                action = self._standing(seat)
                if action is not None:
                    joins = at_once and asks_in_secret(self.state) and action == self.state.default(seat)
                    self._take(seat, action)
                    if joins:
                        self.join()
                    break
            else:
                return

    def join(self) -> None:
        """Merge the last two entries, where the second is an immediate secret answer to the first."""
        second, first = self.history.pop(), self.history.pop()
        for column, number in enumerate(first.numbers):
            self.counts[column] -= bool(number and second.numbers[column])
        self.history.append(first.joined(second))
        self.record.moves[-1] = replace(self.record.moves[-1], joined=True)

    def _standing(self, seat: int) -> Action | None:
        if not self.answers[seat]:
            return None
        actions = self.state.actions(seat)
        seen = self.state.redact(seat)
        for text in self.answers[seat]:
            if text.strip().lower() == "ask":  # in every game: the answers after it are skipped
                return None
            action = self.game.answer(seen, seat, actions, text)
            if action is not None and action in actions:
                return action
        return None


Record.MATCH = Match
