"""A lesson at the keyboard: the task, the position, a try move by move, and what is thought of it."""

from __future__ import annotations

from baronage.engine.errors import Refusal
from baronage.engine.match import What
from baronage.engine.questions import Question, ask
from baronage.engine.teaching import Lesson, Try, lesson_document
from baronage.terminal.board import show_board
from baronage.terminal.menu import Entry, chosen, entries, numbered, show_entries
from baronage.terminal.puzzle import Quit
from baronage.terminal.screen import FADED, LOUD, Screen
from baronage.terminal.words import say

HELP = say("help-lesson")


class Learning:
    """One lesson. `run` returns when it is solved."""

    def __init__(self, screen: Screen, lesson: Lesson) -> None:
        self.screen, self.lesson, self.game = screen, lesson, lesson.game
        self.told = lesson_document(lesson, screen.language)
        self.hints = 0  # that were given
        self.moves: list[What] = []
        self.opened: list[Entry] = []
        self.tried = Try(lesson, ())

    def run(self) -> None:
        """Show, ask, tell; again until it is solved."""
        self.show()
        while self.tried.outcome != "solved":
            self.options()
            text = self.screen.ask("> ")
            try:
                self.take(text)
            except Refusal as refusal:
                self.screen.line(refusal.told(self.screen.language))
        self.screen.line()
        self.screen.line(self.tried.sentence(self.screen.language), LOUD)
        self.screen.line(self.told["short"], "", self.lesson.rule)

    def show(self) -> None:
        """The position and the task."""
        self.screen.heading(f"{self.game.title}: {self.lesson.number}. {self.told['title']}")
        self.board()
        self.screen.line()
        self.screen.line(self.told["task"], LOUD)

    def board(self) -> None:
        """The table as who tries sees it."""
        show_board(self.screen, self.tried.match.state, self.lesson.seat, self.lesson.names)

    def asked(self) -> Question:
        """What is asked now."""
        seat = self.lesson.seat
        view = self.tried.match.state.redact(seat)
        return ask(view, seat, self.screen.language, self.lesson.names, pictured=False)

    def entries(self) -> list[Entry]:
        """The numbered lines."""
        if self.opened:
            return entries(self.opened[-1].choices)
        asked = self.asked()
        return entries(asked.choices, asked.groups, asked.amounts)

    def options(self) -> None:
        """What may be done; on the way, what is asked: at first the task tells it."""
        if self.moves and not self.opened:
            self.screen.line(self.asked().prompt)
        show_entries(self.screen, self.entries())
        self.screen.line(HELP, FADED)

    def take(self, text: str) -> None:
        """Do what was typed."""
        word = text.strip().lower()
        if word in ("quit", "exit"):
            raise Quit
        if word == "hint":
            self.screen.line(self.told["hints"][min(self.hints, 1)])
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
        """By its number."""
        entry = numbered(self.entries(), word)
        if entry.opens:
            self.opened.append(entry)
        elif action := chosen(self.screen, entry):
            self.attempt([*self.moves, action])

    def attempt(self, moves: list[What]) -> None:
        """Play these; a mistake is played out, explained, and put back."""
        tried = Try(self.lesson, moves)
        said = len(self.tried.match.log(self.lesson.seat)) if len(moves) > len(self.moves) else 0
        for _, sentence, _ in tried.match.log(self.lesson.seat, language=self.screen.language)[said:]:
            self.screen.line(sentence, FADED)
        self.opened = []
        if tried.outcome == "mistake":
            self.screen.line(tried.sentence(self.screen.language), LOUD)
            self.moves, self.tried = [], Try(self.lesson, ())
        else:
            self.moves, self.tried = moves, tried
