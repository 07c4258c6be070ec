"""A replay of a record, move by move, from the view of any seat."""

from __future__ import annotations

from collections.abc import Sequence

from baronage.engine.core.errors import Refusal, Unreadable
from baronage.engine.core.state import FULL, PUBLIC, State
from baronage.engine.game.game import Game
from baronage.engine.match.history import HistoryEntry
from baronage.engine.match.record import Record
from baronage.engine.text.localization import localize
from baronage.terminal.board import show_board
from baronage.terminal.locale import msg
from baronage.terminal.rulebook import plain
from baronage.terminal.screen import FADED, LOUD, Screen
from baronage.terminal.table import seat_called, shown_name

HELP = (
    ("Enter", msg("replay-next")),
    ("back", msg("replay-back")),
    ("12", msg("replay-jump")),
    ("last", msg("replay-last")),
    ("seat NAME", msg("replay-seat")),
    ("auto", msg("replay-auto")),
    ("notation", msg("help-notation")),
    ("quit", msg("replay-quit")),
)


def read_viewer(game: Game, names: Sequence[str], text: str) -> int:
    """Return a viewer from a player's name, a seat label, `public` or `all`."""
    wanted = text.strip().lower()
    if wanted == "all":
        return FULL
    if wanted == "public":
        return PUBLIC
    seat = seat_called(game, names, wanted)
    if seat < 0:
        raise Unreadable(msg("unknown-viewpoint", name=text, known=", ".join(names)))
    return seat


def names_in(record: Record) -> list[str]:
    """Return the names of the players in a record, or the labels of the seats."""
    labels = [record.game.seat_label(seat) for seat in range(record.setup.seats)]
    return [shown_name(name) for name in record.names] or labels


class Replay:
    """A prepared record: the state after each move, and the events of each move."""

    def __init__(self, record: Record, screen: Screen, viewer: int) -> None:
        self.record = record
        self.game = record.game
        self.screen = screen
        self.viewer = viewer
        self.names = names_in(record)
        self.states: list[State] = []
        reached: list[int] = []
        for match in record.matches():
            self.states.append(match.state.clone())
            reached.append(len(match.history))
        moments = match.history
        starts = [0, *reached]
        self.moments: list[list[HistoryEntry]] = [moments[starts[at] : starts[at + 1]] for at in range(len(reached))]

    @property
    def last(self) -> int:
        """The number of the last move."""
        return len(self.states) - 1

    # --- output -------------------------------------------------------------------------------------------------

    def lines(self, at: int) -> list[tuple[str, tuple[str, ...]]]:
        """Return the events of a move as text for the viewer; for `all`, as the moving seat saw them."""
        found = []
        for moment in self.moments[at]:
            viewer = moment.seat if self.viewer == FULL else self.viewer
            for event in moment.seen(viewer):
                sentence, rules = self.game.event_words(
                    self.record.setup,
                    event,
                    viewer,
                    self.screen.language,
                    self.record.names,
                    self.states[at].redact(viewer),
                )
                if sentence:
                    found.append((sentence, rules))
        return found

    def title(self, at: int) -> str:
        """Return the number of a move and its player; with notation, the move as far as the viewer may know it."""
        head = msg("replay-move", move=at, last=self.last)
        if not at:
            return msg("replay-beginning", last=self.last)
        move = self.record.moves[at - 1]
        if self.viewer not in (FULL, move.seat):
            return head
        who = localize(self.names[move.seat], self.screen.language)
        written = f": {move.text}" if self.screen.notation else ""
        return f"{head.localized(self.screen.language)} · {who}{written}"

    def show(self, at: int) -> None:
        """Print one step of the replay."""
        self.screen.heading(self.title(at))
        show_board(self.screen, self.states[at], self.viewer, self.record.names)
        rows = [("", sentence, " ".join(rules) if self.screen.notation else "") for sentence, rules in self.lines(at)]
        self.screen.items(rows, wide=0)
        if at and self.record.moves[at - 1].remark:
            self.screen.line(f"“{self.record.moves[at - 1].remark}”", FADED)
        if at == self.last:
            self._show_end()

    def _show_end(self) -> None:
        standings = self.states[-1].standings()
        if standings is None:
            self.screen.line(msg("replay-stops"), LOUD)
            return
        order = sorted(standings.seats, key=lambda standing: standing.place)
        rows = [[str(line.place), self.names[line.seat], f"{line.score:g}"] for line in order]
        self.screen.line()
        columns = (msg("column-place"), msg("column-player"), msg("column-score"))
        self.screen.table(columns, rows, numbers=(0, 2))
        rule = self.game.rulebook.rules(self.screen.language).get(standings.rule)
        self.screen.line(self.game.cause(self.states[-1].cause, self.screen.language, self.states[-1])[0], LOUD)
        if rule is not None and self.screen.notation:
            self.screen.line(plain(rule.text), FADED, rule.id)

    # --- navigation ---------------------------------------------------------------------------------------------

    def auto(self, at: int) -> int:
        """Play automatically to the end."""
        for number in range(at, self.last + 1):
            self.show(number)
            self.screen.wait()
        return self.last

    def run(self, at: int) -> None:
        """Step through the replay by keyboard."""
        self.show(at)
        self.screen.line(msg("replay-keys"), FADED)
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
        """Return the target of a typed command, or None to stay."""
        word, _, rest = text.partition(" ")
        if word in ("?", "help"):
            self.screen.keys(HELP)
            return None
        if word == "seat":
            self.viewer = read_viewer(self.game, self.names, rest)
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
            raise Unreadable(msg("replay-none-of", text=text))
        return max(0, min(jumps[text], self.last))

    def check(self, number: int) -> int:
        """Return a valid move number, or raise an error."""
        if not 0 <= number <= self.last:
            raise Unreadable(msg("no-move", number=number, last=self.last))
        return number
