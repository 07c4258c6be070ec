"""A lesson in the terminal: the task, the position, an attempt move by move, and feedback."""

from __future__ import annotations

from baronage.engine.core.errors import Refusal
from baronage.engine.match.match import What
from baronage.engine.questions import Question, ask
from baronage.engine.tutorial import Lesson, Try, lesson_document
from baronage.terminal.board import show_board
from baronage.terminal.locale import msg
from baronage.terminal.menu import Entry, chosen, entries, numbered, show_entries
from baronage.terminal.puzzle import Quit
from baronage.terminal.screen import FADED, LOUD, Screen

HELP = msg("help-lesson")


class Learning:
    """One lesson. `run` returns when it is solved."""

    def __init__(self, screen: Screen, lesson: Lesson) -> None:
        self.screen, self.lesson, self.game = screen, lesson, lesson.game
        self.localized = lesson_document(lesson, screen.language)
        self.hints = 0  # number of hints shown
        self.moves: list[What] = []
        self.opened: list[Entry] = []
        self.tried = Try(lesson, ())

    def run(self) -> None:
        """Show the task and take attempts until it is solved."""
        self.show()
        while self.tried.outcome != "solved":
            self.options()
            text = self.screen.ask("> ")
            try:
                self.take(text)
            except Refusal as refusal:
                self.screen.line(refusal.localized(self.screen.language))
        self.screen.line()
        self.screen.line(self.tried.sentence(self.screen.language), LOUD)
        self.screen.line(self.localized["short"], "", self.lesson.rule)

    def show(self) -> None:
        """Print the position and the task."""
        self.screen.heading(f"{self.game.title}: {self.lesson.number}. {self.localized['title']}")
        self.board()
        self.screen.line()
        self.screen.line(self.localized["task"], LOUD)

    def board(self) -> None:
        """Print the table from the learner's view."""
        show_board(self.screen, self.tried.match.state, self.lesson.seat, self.lesson.names)

    def asked(self) -> Question:
        """Return the current decision."""
        seat = self.lesson.seat
        view = self.tried.match.state.redact(seat)
        return ask(view, seat, self.screen.language, self.lesson.names)

    def entries(self) -> list[Entry]:
        """Return the numbered lines."""
        if self.opened:
            return entries(self.opened[-1].choices)
        asked = self.asked()
        return entries(asked.choices, asked.groups, asked.amounts)

    def options(self) -> None:
        """Print the choices, and the question after the first move, when the task no longer explains it."""
        if self.moves and not self.opened:
            self.screen.line(self.asked().prompt)
        show_entries(self.screen, self.entries())
        self.screen.line(HELP, FADED)

    def take(self, text: str) -> None:
        """Process a typed line."""
        word = text.strip().lower()
        if word in ("quit", "exit"):
            raise Quit
        if word == "hint":
            self.screen.line(self.localized["hints"][min(self.hints, 1)])
            self.hints += 1
        elif word == "notation":
            self.screen.notation = not self.screen.notation
            self.board()
        elif word == "board":
            self.board()
        elif word == "again":
            self.attempt([])
        elif word == "back":
            self.attempt(self.moves[:-1])
        elif not word:
            self.opened = self.opened[:-1]
        elif word.isdecimal():
            self.choose(word)
        else:
            self.attempt([*self.moves, text.strip()])

    def choose(self, word: str) -> None:
        """Choose an option by its number."""
        entry = numbered(self.entries(), word)
        if entry.opens:
            self.opened.append(entry)
        elif action := chosen(self.screen, entry):
            self.attempt([*self.moves, action])

    def attempt(self, moves: list[What]) -> None:
        """Play these moves. A mistake is played out, explained, and undone."""
        tried = Try(self.lesson, moves)
        seen = len(self.tried.match.log(self.lesson.seat)) if len(moves) > len(self.moves) else 0
        for _, sentence, _ in tried.match.log(self.lesson.seat, language=self.screen.language)[seen:]:
            self.screen.line(sentence, FADED)
        self.opened = []
        if tried.outcome == "mistake":
            self.screen.line(tried.sentence(self.screen.language), LOUD)
            self.moves, self.tried = [], Try(self.lesson, ())
        else:
            self.moves, self.tried = moves, tried
