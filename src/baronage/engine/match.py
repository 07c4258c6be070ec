"""A game with its referee, its chance and its record. Everything from outside goes through here."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from baronage.engine.chance import Chance, ChanceError, Forced, Sealed
from baronage.engine.drafting import beyond, redraft
from baronage.engine.errors import Illegal, Refusal, Unreadable
from baronage.engine.facts import No
from baronage.engine.flow import (
    CLOSE,
    EXPEL,
    LAPSE,
    PUBLIC,
    RESIGN,
    TABLE,
    UNDONE,
    Action,
    Event,
    State,
    alike,
    audience_bit,
)
from baronage.engine.game import Game
from baronage.engine.gate import LONGEST_TEXT as LONGEST_TEXT
from baronage.engine.gate import MOST_AT_ONCE as MOST_AT_ONCE
from baronage.engine.gate import What as What
from baronage.engine.gate import forbidden, parts_of
from baronage.engine.moments import Moment, said_with
from baronage.engine.moves import Move
from baronage.engine.record import Record, beginning
from baronage.engine.refusals import say
from baronage.engine.setup import Setup
from baronage.engine.showing import name_match
from baronage.engine.turns import Account
from baronage.engine.whole import whole, whole_action
from baronage.engine.words import ENGLISH

MOST_ANSWERS = 100  # standing answers of a seat


class Match:
    """The gate. `play` takes one action, several, or their notation; what is not legal raises and changes nothing."""

    def __init__(
        self,
        game: Game,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seed: int | None = None,
        chance: Chance | None = None,
        names: Sequence[str] = (),
        state: State | None = None,
        hold_windows: bool = False,
        record: Record | None = None,
    ) -> None:
        """`hold_windows`: secret windows with nobody left to ask stay open until the table closes them, play(TABLE, "close").

        `record`: what is played is written on there, and where it began is not told anew: for copies that are thrown away.
        """
        self.game = game
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
        self.moments: list[Moment] = []
        # what each seat, and the public, has seen: links and versions use these numbers
        self.counts = [0] * (self.setup.seats + 1)
        self.answers: list[list[str]] = [[] for _ in range(self.setup.seats)]
        self.unplayed = ""  # what the last text said beyond what was played
        self._kept: list[tuple[int, State]] = []  # the states to which undo can return, and whose act followed
        # the last sheet that was waited for: after how many moments, the state without it, whose it is, and the sheet
        self._handed: tuple[int, State, int, list[Action]] | None = None

    @property
    def setup(self) -> Setup:
        """Seats and options."""
        return self.state.setup

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return not self.state.stack

    def __repr__(self) -> str:
        return name_match(self)

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows: all that the referee sees."""
        return self.state._repr_svg_()

    # --- the gate -----------------------------------------------------------------------------------------------

    def play(self, seat: int, what: What, remark: str = "") -> list[Action]:
        """Play for a seat: one action or several, or their notation. Returns what was played.

        The first that can't be played raises, and nothing has changed. Of several, those inside a draft are taken all or
        none; else they are taken in order until one is illegal, chance falls or another seat is asked. Of a text the rest is
        then in `unplayed`; what it says and has come about by itself counts as played. A remark, which the text may bring
        along, binds nobody: it stands in the record beside the move with which it was said. The table itself may send whole
        turns of all seats, where the game has a notation for them: these are taken all or none.
        """
        seat = self._known_seat(seat)
        self.unplayed = ""
        waiting = parts_of(self.game, what)
        if seat == TABLE and isinstance(what, str) and self.game.is_turn(what):
            return self._follow(waiting)
        played: list[Action] = []
        sure = 0  # how many of the played ones are more than a draft
        several = len(waiting) > 1 or isinstance(waiting[0], str)
        mark = self._mark() if several else None  # one alone is refused before anything is done
        account = self._account(seat) if isinstance(what, str) else None
        said = ""  # the part of a text that is being played
        while waiting:
            try:
                if isinstance(waiting[0], str):
                    said = waiting[0]
                    remark = self._unfold(seat, waiting, account) or remark
                    continue
                part, lapsed = self._checked(seat, waiting[0])
            except Refusal:
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
            if self.over:  # what was sent ended the game: nobody is left to leave, and what was asked for is done
                played.append(part)
                break
            self._take(seat, part, remark)
            played.append(part)
            if len(self.record.moves) > lines:
                sure = len(played)
                remark = ""
                if lapsed:  # who let their time run out does not get it back
                    self._kept.clear()
                going = not asked or seat in self.state.actors() or bool(waiting and self.state.actions(seat))
                if self.record.moves[-1].outcomes or not (going or account is not None):
                    break
                mark = self._mark() if waiting else mark
        if isinstance(what, str):
            rest = [part for part in waiting if isinstance(part, str)]
            self.unplayed = " ; ".join([said, *rest] if len(rest) < len(waiting) else rest)
        self._answer_standing(at_once=True)
        return played

    def advise(self, seat: int, text: str) -> list[str]:
        """What `play` of this text would do otherwise than it says, in sentences; it raises what `play` would."""
        seat = self._known_seat(seat)
        if len(text) > LONGEST_TEXT or self._word(seat, text) or self.over:
            return []
        return self.game.advise(self.state, seat, self.game.resolve_names(self.state, text, self.record.names))

    def check(self, seat: int, action: Action) -> None:
        """Raise Illegal, with the rule, unless the seat may take this action now."""
        no = forbidden(self.state, whole(seat), whole_action(action), self.hold_windows, self.record.names)
        if no is not None:
            raise no

    def _checked(self, seat: int, action: Action) -> tuple[Action, bool]:
        """An action that may be taken: itself, or what silence means; and whether it is silence."""
        self.check(seat, action)
        if action != (LAPSE,):
            return action, False
        action = self.state.default(seat)
        self.check(seat, action)
        return action, True

    def _unfold(self, seat: int, waiting: list[str | Action], account: Account | None) -> str:
        """The first of what waits is a text: put what it stands for in its place. Returns the remark that it brings along."""
        text, *others = map(str, waiting)
        told = account.told(text, others) if account is not None else False
        if not isinstance(told, bool):
            waiting.insert(0, told)
            return ""
        if told:
            waiting.pop(0)
            return ""
        move, words = self.game.remark(text)
        waiting[:1] = beyond(self.state, seat, self._read(seat, move), self.record.names)
        return words

    def _refused(self, id: str, seat: int, rule: str = "") -> Illegal:
        return self.game.gate_refusal(No(rule, {}, id), seat, self.record.names)

    def back(self, seat: int) -> None:
        """Take back the last unsent click."""
        seat = self._known_seat(seat)
        if seat < 0 or self.over or not self.state.draft(seat):
            raise self._refused("gate-nothing-unsent", seat)
        self.state.log = []
        self.state.stack[-1].back(self.state, seat)
        self._note(seat, "")

    def redraft(self, seat: int, clicks: Sequence[Action], behind: Sequence[Action] = ()) -> list[Action]:
        """Make the unsent draft these clicks, and those `behind` them that can still be made. Returns what it is now."""
        seat, state = self._known_seat(seat), self.state.clone()
        state.log = []
        redraft(state, seat, clicks, behind, self.record.names)
        self.state, state.log = state, state.log[-1:]  # the seat is told once
        self._note(seat, "")
        return list(state.draft(seat))

    def can_undo(self, seat: int) -> bool:
        """May this seat take back its last act?"""
        return self._has_kept(seat) and (not self.state.stack[-1].ALONE or seat in self.state.actors())

    def undo(self, seat: int, again: bool = False) -> None:
        """Take back the seat's last act: as far as no outcome, reveal, window or other seat's act or draft lies between.

        `again`: a game is played again in which it was taken back; once that was possible although another might have a draft.
        """
        seat = self._known_seat(seat)
        if not (self._has_kept(seat) if again else self.can_undo(seat)):
            raise self._refused("gate-nothing-to-undo", seat)
        undone = self.state
        _, self.state = self._kept.pop()
        self.record.moves.append(Move(seat, (), (), "undo"))
        who = audience_bit(seat)
        for eyes in (*range(self.setup.seats), PUBLIC):  # told to those who see it, as any act
            if not alike(undone.redact(eyes), self.state.redact(eyes)):
                who |= audience_bit(eyes)
        self.state.log = [(UNDONE, who, (seat,), "")]
        self._note(seat, "undo")

    def _has_kept(self, seat: int) -> bool:
        return bool(self._kept) and self._kept[-1][0] == seat

    def lapse(self, seat: int) -> list[Action]:
        """Time ran out for this seat: the gate gets its default."""
        return self.play(seat, (LAPSE,))

    def answer(self, seat: int, texts: Sequence[str]) -> None:
        """Leave standing answers, tried in order whenever the seat is asked; none: ask me."""
        seat = self._known_seat(seat)
        if seat < 0:
            raise self._refused("gate-table-not-asked", seat)
        is_list = isinstance(texts, Sequence) and not isinstance(texts, str)
        if not is_list or not all(isinstance(text, str) for text in texts):
            raise Unreadable(say("answers-shape"))
        if any(len(text) > LONGEST_TEXT for text in texts) or len(texts) > MOST_ANSWERS:
            raise Unreadable(say("answers-many"))
        for text in texts:
            self.game.check_answer(text)
        self.answers[seat] = list(texts)
        self._answer_standing()

    # --- what was seen ------------------------------------------------------------------------------------------

    def number(self, eyes: int = PUBLIC) -> int:
        """How many moments a seat, or the public, has seen."""
        return self.counts[eyes if eyes >= 0 else self.setup.seats]

    def story(self, eyes: int = PUBLIC, since: int = 0) -> list[tuple[int, list[Event]]]:
        """What these eyes saw: their own number of the moment, and its events. `since`: without so many first moments."""
        column = eyes if eyes >= 0 else self.setup.seats
        moments = self.moments[since:] if since else self.moments
        return [(moment.numbers[column], moment.seen(eyes)) for moment in moments if moment.numbers[column]]

    def log(
        self, eyes: int = PUBLIC, remarks: bool = False, language: str = ENGLISH
    ) -> list[tuple[int, str, tuple[str, ...]]]:
        """The story in words: number, sentence, rules. `remarks`: also what was said with moves."""
        lines: list[tuple[int, str, tuple[str, ...]]] = []
        column = eyes if eyes >= 0 else self.setup.seats
        view = self.state.redact(max(eyes, PUBLIC))
        for moment in self.moments:
            number = moment.numbers[column]
            for event in moment.seen(eyes) if number else ():
                sentence, rules = self.game.event_words(self.setup, event, eyes, language, self.record.names, view)
                if sentence:
                    lines.append((number, sentence, rules))
            if remarks and number and moment.remark:
                lines.append((number, said_with(self.game, moment.seat, moment.remark), ()))
        return lines

    def handed(self, eyes: int, since: int) -> State | None:
        """What a seat saw when it had sent the last sheet that was waited for, and nothing had come of it yet.

        None: it has not done so since there were so many moments.
        """
        if self._handed is None or self._handed[0] < since or self._handed[2] != eyes:
            return None
        _, before, seat, sheet = self._handed
        state = before.clone()
        nothing = Chance.forced([])  # a sheet by itself leaves nothing to chance
        for action in sheet:
            top = state.stack[-1]
            if action == (LAPSE,):
                top.lapse(state, seat, nothing)
            else:
                top.play(state, seat, action, nothing)
        return state.redact(eyes)

    # --- inside -------------------------------------------------------------------------------------------------

    def _known_seat(self, seat: int) -> int:
        number = whole(seat)
        if type(number) is not int or not TABLE <= number < self.setup.seats:
            raise self.game.gate_refusal(No("", {"things": repr(seat)}, "gate-no-seat"))
        return number

    def _account(self, seat: int) -> Account | None:
        turns = self.game.turns
        account: Account | None = None if turns is None or seat < 0 else turns.Account(self, seat)
        return account

    def _follow(self, parts: Sequence[str | Action]) -> list[Action]:
        """Play turns as they are written, each move for whose it is; if one can't be played, none has been."""
        kept = self.state.clone(), self.record.moves[:], self.moments[:], self.counts[:], self._kept[:], self._handed
        forced = self.chance.left[:] if isinstance(self.chance, Forced) else []
        account: Account = self.game.turns.Account(self, TABLE)
        played: list[Action] = []
        texts = [str(part) for part in parts]
        try:
            for number, part in enumerate(texts):
                played += account.play(part, texts[number + 1 :])
        except (Refusal, ChanceError):
            self.state, moves, self.moments, self.counts, self._kept, self._handed = kept
            self.record.moves, self.record.result = moves, None
            if isinstance(self.chance, Forced):
                self.chance.left = forced
            raise
        return played

    def turns(self, whole: bool = False) -> list[str]:
        """The game so far in its own notation of whole turns, a line each, as everybody saw it; none if it has none.

        `whole`: with what only the referee knows, such as who passed in secret.
        """
        return [] if self.game.turns is None else [turn.text for turn in self.game.turns.write(self, whole)]

    def _word(self, seat: int, text: str) -> Action | None:
        """The words that are the same in every game."""
        word = text.lower().split()
        if seat == TABLE:
            for other in range(self.setup.seats):
                if word == ["expel", self.game.seat_label(other).lower()]:
                    return (EXPEL, other)
            if word == ["close"]:
                return (CLOSE,)
            raise Unreadable(say("table-says"))
        return {"resign": (RESIGN,), "lapse": (LAPSE,)}.get(" ".join(word))

    def _mark(self) -> tuple[State, int, list[int]]:
        return self.state.clone(), len(self.moments), self.counts[:]

    def _return_to(self, mark: tuple[State, int, list[int]]) -> None:
        self.state, moments, self.counts = mark
        del self.moments[moments:]

    def _read(self, seat: int, text: str) -> list[Action]:
        word = self._word(seat, text)
        if not word:
            text = self.game.resolve_names(self.state, text, self.record.names)
        actions = [word] if word else self.state.read(seat, text)
        if len(actions) > MOST_AT_ONCE:
            raise Unreadable(say("actions-many", most=MOST_AT_ONCE))
        return actions

    def _send_parting(self, seat: int, action: Action) -> None:
        """Who leaves in the middle of a draft sends it first, where the frame says so: the record then holds it."""
        who = seat if action == (RESIGN,) else action[1] if action[0] == EXPEL else TABLE
        if who >= 0 and self.state.draft(who) and self.state.stack[-1].parting(self.state, who):
            self._take(who, self.state.default(who))

    def _take(self, seat: int, action: Action, remark: str = "") -> None:
        state = self.state
        before = state.clone()
        state.log, state.hold_windows = [], self.hold_windows
        try:
            state.play(seat, action, self.chance)
        except Exception:
            self.state = before  # a forced outcome that does not fit, or a fault: as if it had not been played
            raise
        outcomes = self.chance.outcomes
        self.chance.outcomes = []
        drafted = before.draft(seat) if seat >= 0 else ()
        draft = state.draft(seat) if seat >= 0 else ()
        if draft and draft == (*drafted, action):
            self._note(seat, "")  # the record gets one line, and all who see it a number, when it is sent
            return
        actions = [action]
        if drafted and draft != drafted:  # sent, or dropped; a side act leaves the draft as it is
            if action[0] >= 0:
                actions = [*drafted, action]
            for _ in drafted:
                before.stack[-1].back(before, seat)
        text = self.game.phrase(before, seat, actions)
        self.record.moves.append(Move(seat, tuple(actions), tuple(map(tuple, outcomes)), text, remark))
        # where seats choose at once, going back would take their drafts along
        at_once = before.at_once() is not None or state.at_once() is not None
        if at_once and _completes(before, seat, action):
            self._handed = (len(self.moments), before, seat, actions)
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
        self.moments.append(Moment(seat, text, events, tuple(numbers), remark))

    def _answer_standing(self, at_once: bool = False) -> None:
        """Give the standing answers of whoever is asked, before anybody is told that they were.

        `at_once`: behind an act; who passes in secret does so in one moment with it, as if they had not been asked.
        """
        for _ in range(MOST_AT_ONCE):  # answers that go round in a circle end here: the seat is asked
            if self.over:
                return
            for seat in self.state.actors():
                action = self._standing(seat)
                if action is not None:
                    joins = at_once and _asks_in_secret(self.state) and action == self.state.default(seat)
                    self._take(seat, action)
                    if joins:
                        self.join()
                    break
            else:
                return

    def join(self) -> None:
        """Make one moment of the last two, of which the second answered the first at once and in secret."""
        second, first = self.moments.pop(), self.moments.pop()
        for column, number in enumerate(first.numbers):
            self.counts[column] -= bool(number and second.numbers[column])
        self.moments.append(first.joined(second))
        self.record.moves[-1] = replace(self.record.moves[-1], joined=True)

    def _standing(self, seat: int) -> Action | None:
        if not self.answers[seat]:
            return None
        actions = self.state.actions(seat)
        seen = self.state.redact(seat)
        for text in self.answers[seat]:
            if text.strip().lower() == "ask":  # in every game: what stands behind it is not tried
                return None
            action = self.game.answer(seen, seat, actions, text)
            if action is not None and action in actions:
                return action
        return None


def _asks_in_secret(state: State) -> bool:
    """Is one seat after the other asked, and nobody else may know?"""
    return bool(state.stack) and state.stack[-1].SECRET_WINDOW


def _completes(state: State, seat: int, action: Action) -> bool:
    """Does this hand in the last of the sheets that all know to be waited for?"""
    sheets = state.at_once()
    if sheets is None or not sheets.DUE_IS_PUBLIC or action[0] not in (sheets.SEND, LAPSE):
        return False
    return sheets.actors(state) == [seat]
