"""Going through a record move by move, from any seat's eyes."""

from __future__ import annotations

from collections.abc import Sequence

from baronage.engine.errors import Refusal, Unreadable
from baronage.engine.flow import FULL, PUBLIC, State
from baronage.engine.game import Game
from baronage.engine.moments import Moment
from baronage.engine.record import Record
from baronage.engine.said import told
from baronage.terminal.board import show_board
from baronage.terminal.rulebook import plain
from baronage.terminal.screen import FADED, LOUD, Screen
from baronage.terminal.table import seat_called, shown_name
from baronage.terminal.words import say

HELP = (
    ("Enter", say("replay-next")),
    ("back", say("replay-back")),
    ("12", say("replay-jump")),
    ("last", say("replay-last")),
    ("seat NAME", say("replay-seat")),
    ("auto", say("replay-auto")),
    ("notation", say("help-notation")),
    ("quit", say("replay-quit")),
)


def read_eyes(game: Game, names: Sequence[str], text: str) -> int:
    """Whose eyes: those of somebody by name, or as the rules call the seat; `public` or `all`."""
    wanted = text.strip().lower()
    if wanted == "all":
        return FULL
    if wanted == "public":
        return PUBLIC
    seat = seat_called(game, names, wanted)
    if seat < 0:
        raise Unreadable(say("no-eyes", name=text, known=", ".join(names)))
    return seat


def names_in(record: Record) -> list[str]:
    """How those who play are called in a record; where it names nobody, as the rules call the seats."""
    labels = [record.game.seat_label(seat) for seat in range(record.setup.seats)]
    return [shown_name(name) for name in record.names] or labels


class Replay:
    """A record laid out: the state after each move, and what each move gave."""

    def __init__(self, record: Record, screen: Screen, eyes: int) -> None:
        self.record = record
        self.game = record.game
        self.screen = screen
        self.eyes = eyes
        self.names = names_in(record)
        self.states: list[State] = []
        reached: list[int] = []
        for match in record.matches():
            self.states.append(match.state.clone())
            reached.append(len(match.moments))
        moments = match.moments
        starts = [0, *reached]
        self.moments: list[list[Moment]] = [moments[starts[at] : starts[at + 1]] for at in range(len(reached))]

    @property
    def last(self) -> int:
        """The number of the last move."""
        return len(self.states) - 1

    # --- what is shown ------------------------------------------------------------------------------------------

    def lines(self, at: int) -> list[tuple[str, tuple[str, ...]]]:
        """What these eyes saw at a move, in words; all eyes: what the seat that moved saw."""
        found = []
        for moment in self.moments[at]:
            eyes = moment.seat if self.eyes == FULL else self.eyes
            for event in moment.seen(eyes):
                sentence, rules = self.game.event_words(
                    self.record.setup,
                    event,
                    eyes,
                    self.screen.language,
                    self.record.names,
                    self.states[at].redact(eyes),
                )
                if sentence:
                    found.append((sentence, rules))
        return found

    def title(self, at: int) -> str:
        """The number of a move and who made it; for who reads notation the move, as far as these eyes may know it."""
        head = say("replay-move", move=at, last=self.last)
        if not at:
            return say("replay-beginning", last=self.last)
        move = self.record.moves[at - 1]
        if self.eyes not in (FULL, move.seat):
            return head
        who = told(self.names[move.seat], self.screen.language)
        written = f": {move.text}" if self.screen.notation else ""
        return f"{head.told(self.screen.language)} · {who}{written}"

    def show(self, at: int) -> None:
        """One moment."""
        self.screen.heading(self.title(at))
        show_board(self.screen, self.states[at], self.eyes, self.record.names)
        rows = [("", sentence, " ".join(rules) if self.screen.notation else "") for sentence, rules in self.lines(at)]
        self.screen.items(rows, wide=0)
        if at and self.record.moves[at - 1].remark:
            self.screen.line(f"“{self.record.moves[at - 1].remark}”", FADED)
        if at == self.last:
            self._show_end()

    def _show_end(self) -> None:
        standings = self.states[-1].standings()
        if standings is None:
            self.screen.line(say("replay-stops"), LOUD)
            return
        order = sorted(standings.seats, key=lambda standing: standing.place)
        rows = [[str(line.place), self.names[line.seat], f"{line.score:g}"] for line in order]
        self.screen.line()
        columns = (say("column-place"), say("column-player"), say("column-score"))
        self.screen.table(columns, rows, numbers=(0, 2))
        rule = self.game.rulebook.rules(self.screen.language).get(standings.rule)
        self.screen.line(self.game.cause(self.states[-1].cause, self.screen.language)[0], LOUD)
        if rule is not None and self.screen.notation:
            self.screen.line(plain(rule.text), FADED, rule.id)

    # --- going through ------------------------------------------------------------------------------------------

    def auto(self, at: int) -> int:
        """Go on by itself to the end."""
        for number in range(at, self.last + 1):
            self.show(number)
            self.screen.wait()
        return self.last

    def run(self, at: int) -> None:
        """Step through by keyboard."""
        self.show(at)
        self.screen.line(say("replay-keys"), FADED)
        while True:
            text = self.screen.ask("replay> ").lower()
            if text in ("quit", "exit", "q") or (not text and at == self.last):
                return
            try:
                went = self._go(at, text)
            except Refusal as refusal:
                self.screen.line(refusal.sentence)
                continue
            if went is not None:
                at = went
                if text != "auto":
                    self.show(at)

    def _go(self, at: int, text: str) -> int | None:
        """Where to go for what was typed; None: stay, nothing new to show."""
        word, _, rest = text.partition(" ")
        if word in ("?", "help"):
            self.screen.keys(HELP)
            return None
        if word == "seat":
            self.eyes = read_eyes(self.game, self.names, rest)
            return at
        if word == "notation":
            self.screen.notation = not self.screen.notation
            return at
        if word == "auto":
            try:
                return self.auto(at)
            except KeyboardInterrupt:
                self.screen.line()
                return at
        jumps = {"": at + 1, "n": at + 1, "next": at + 1, "b": at - 1, "back": at - 1, "first": 0, "last": self.last}
        if text.isdecimal():
            return self.check(int(text[:9]))
        if text not in jumps:
            raise Unreadable(say("replay-none-of", text=text))
        return max(0, min(jumps[text], self.last))

    def check(self, number: int) -> int:
        """A move's number, if there is such a move."""
        if not 0 <= number <= self.last:
            raise Unreadable(say("no-move", number=number, last=self.last))
        return number
