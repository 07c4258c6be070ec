"""A puzzle in the terminal: the position, the question, the answer click by click, and feedback."""

from __future__ import annotations

from baronage.coach.puzzles import Grade, Puzzle, check, is_complete
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Refusal, Unreadable
from baronage.engine.core.state import Action, State
from baronage.engine.questions import Question, ask
from baronage.terminal.board import show_board
from baronage.terminal.locale import msg
from baronage.terminal.menu import Entry, chosen, entries, numbered, show_entries
from baronage.terminal.screen import FADED, LOUD, Screen

STARS = "★", "☆"
HELP = msg("help-puzzle")


class Quit(Exception):
    """Raised when the player quits."""


class Solving:
    """One puzzle. `run` returns the grade, or None if the player gave up."""

    def __init__(self, screen: Screen, puzzle: Puzzle) -> None:
        self.screen, self.puzzle = screen, puzzle
        self.game, self.seat = puzzle.game, puzzle.seat
        self.begin()

    def begin(self) -> None:
        """Reset the answer."""
        self.world: State = self.puzzle.world()
        self.chance = Chance(0)
        self.played: list[Action] = []
        self.opened: list[Entry] = []

    def run(self) -> Grade | None:
        """Show the puzzle, take an answer, and print the feedback."""
        self.show()
        while not is_complete(self.puzzle, self.world, self.played, self.chance) or not self.played:
            self.options()
            text = self.screen.ask("> ")
            try:
                if not self.take(text):
                    self.tell_solution()
                    return None
            except Refusal as refusal:
                self.screen.line(refusal.localized(self.screen.language))
        found = check(self.puzzle, tuple(self.played))
        self.tell(found)
        return found

    # --- output -------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Print the position and the question."""
        full, empty = STARS if self.screen.drawings else ("*", ".")
        rating = full * self.puzzle.rating + empty * (5 - self.puzzle.rating)
        self.screen.heading(msg("puzzle-head", game=self.game.title, number=self.puzzle.number, rating=rating))
        self.board()
        self.screen.line()
        self.screen.line(self.puzzle.asked(self.screen.language), LOUD)

    def board(self, whole: bool = False) -> None:
        """Print the table from the player's view."""
        show_board(self.screen, self.world, self.seat, self.puzzle.names, whole)

    def asked(self) -> Question:
        """Return the current decision."""
        view = self.world.redact(self.seat)
        return ask(view, self.seat, self.screen.language, self.puzzle.names)

    def entries(self) -> list[Entry]:
        """Return the numbered lines."""
        if self.opened:
            return entries(self.opened[-1].choices)
        asked = self.asked()
        return entries(asked.choices, asked.groups, asked.amounts)

    def options(self) -> None:
        """Print the current decision and its choices."""
        asked = self.asked()
        self.screen.line()
        self.screen.line(asked.prompt, "", " ".join(asked.rules))
        show_entries(self.screen, self.entries())
        self.screen.line(HELP, FADED)

    def tell(self, found: Grade) -> None:
        """Print the feedback on the answer."""
        self.screen.line()
        if found.right:
            self.screen.line(msg("puzzle-right") if found.same else msg("puzzle-as-good"), LOUD)
        else:
            self.screen.line(msg("puzzle-worse", less=f"{100 * found.loss:.0f}"), LOUD)
        if not found.same:
            self.tell_solution()
        else:
            self.screen.line(self.puzzle.chances(self.screen.language), FADED)
        if reason := found.describe(self.puzzle, self.screen.language, self.puzzle.names):
            self.screen.line(reason)

    def tell_solution(self) -> None:
        """Print the solution, click by click."""
        self.screen.line(msg("puzzle-solution"))
        for number, step in enumerate(self.puzzle.steps(self.screen.language, self.puzzle.names), 1):
            self.screen.item(str(number), step.words, step.text if self.screen.notation else "")
        self.screen.line(self.puzzle.chances(self.screen.language), FADED)

    # --- input --------------------------------------------------------------------------------------------------

    def take(self, text: str) -> bool:
        """Process a typed line. Return False if the player wants to see the solution."""
        word = text.strip().lower()
        if word in ("quit", "exit"):
            raise Quit
        if word in ("give up", "solution"):
            return False
        if word == "again":
            self.begin()
        elif word == "notation":
            self.screen.notation = not self.screen.notation
            self.board()
        elif word == "board":
            self.board(whole=True)
        elif not word:
            self.opened = self.opened[:-1]
        elif word.isdecimal():
            self.choose(word)
        else:
            self.type(text)
        return True

    def choose(self, word: str) -> None:
        """Choose an option by its number."""
        entry = numbered(self.entries(), word)
        if entry.opens:
            self.opened.append(entry)
        elif action := chosen(self.screen, entry):
            self.play(action)

    def type(self, text: str) -> None:
        """Play a move in notation, up to the first reveal, or nothing."""
        before = self.world.clone(), self.chance, self.played[:]
        try:
            for part in self.game.parts(text):
                for action in self.game.read(self.world, self.seat, part):
                    if not self.world.committed and not self.chance.outcomes:
                        self.play(action)
        except Refusal:
            self.world, self.chance, self.played = before
            raise

    def play(self, action: Action) -> None:
        """Play one click of the answer."""
        asked = self.world.stack and self.seat in self.world.actors()
        if not asked or not self.world.allows(self.seat, action):
            raise Unreadable(msg("not-here"))
        self.world.play(self.seat, action, self.chance)
        self.played.append(action)
        self.opened = []
