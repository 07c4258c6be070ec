"""The terminal itself: lines out, lines in. Without colour it is plain text, and nothing depends on colour."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Iterable, Sequence
from itertools import groupby

from rich.console import Console, JustifyMethod
from rich.table import Table
from rich.text import Text

from baronage.engine.catalogue import Catalogue, Reader
from baronage.engine.said import told
from baronage.engine.words import ENGLISH

WIDEST = 100  # columns of running text, however wide the window
FADED = "dim"
LOUD = "bold"
HARMLESS = "\n\t\u00a0\u202f"  # blanks, also those that hold French marks and figures to their words

with contextlib.suppress(ImportError):  # not on every system
    import readline


class Screen:
    """Prints lines and asks for lines.

    `pace` is the time that a bot's move stays alone on the screen; `drawings`: show maps as drawings, where a game has them;
    `language`: in which it speaks, and a game on it; `notation`: show how moves are typed and things are called there, and the
    numbers of rules.
    """

    def __init__(
        self,
        colour: bool = True,
        pace: float = 0.0,
        drawings: bool = True,
        language: str = ENGLISH,
        notation: bool = False,
    ) -> None:
        self.language = language
        self.notation = notation
        for stream in (sys.stdin, sys.stdout):  # bytes or letters that this terminal does not know stop nobody
            with contextlib.suppress(AttributeError, ValueError, OSError):
                stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a test's stream may lack it
        self.colour = colour and can_colour()
        self.console = Console(
            highlight=False, markup=False, emoji=False, color_system="auto" if self.colour else None, file=sys.stdout
        )
        self.pace = pace if self.console.is_terminal else 0.0
        self.drawings = drawings and "utf" in self.console.encoding.lower()  # else their lines can't be written

    @property
    def width(self) -> int:
        """Columns to use; the window may change."""
        return min(self.console.width, WIDEST)

    def clean(self, text: str) -> str:
        """A text in the language of this screen, without what would command the terminal."""
        return harmless(told(text, self.language))

    # --- out ----------------------------------------------------------------------------------------------------

    def line(self, text: str = "", style: str = "", tail: str = "") -> None:
        """A paragraph, wrapped at words; at its end something faded, for who reads notation."""
        whole = Text(self.clean(text), style=style)
        if tail and self.notation:
            whole = Text.assemble(whole, Text(f"  {tail}", style=FADED))
        self.console.print(whole, width=self.width)

    def unbroken(self, text: str) -> None:
        """A line to be copied: never wrapped by us."""
        self.console.print(Text(self.clean(text)), soft_wrap=True)

    def item(self, mark: str, text: str, tail: str = "", wide: int = 4) -> None:
        """A line of a list: a mark, the text, and at its end something faded."""
        self.items([(mark, text, tail)], wide)

    def items(self, rows: Iterable[tuple[str, str, str]], wide: int = 4) -> None:
        """Lines of a list; what does not fit goes on below its own beginning."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", width=wide, style=FADED)
        grid.add_column()
        grid.add_column(style=FADED)
        for mark, text, tail in rows:
            grid.add_row(Text(mark), Text(self.clean(text)), Text(self.clean(tail)))
        self.console.print(grid, width=self.width)

    def log(self, lines: Iterable[tuple[int, str, tuple[str, ...]]]) -> None:
        """What happened; for who reads notation with the numbers of moves and the rules."""
        if self.notation:
            self.items([(str(number), sentence, " ".join(rules)) for number, sentence, rules in lines])
        else:
            self.items([("·", sentence, "") for _, sentence, _ in lines])

    def keys(self, rows: Iterable[tuple[str, str]]) -> None:
        """What one can type, and what it does."""
        grid = Table.grid(padding=(0, 2))
        for _ in range(2):
            grid.add_column()
        for key, does in rows:
            grid.add_row(Text(key, style=LOUD), Text(self.clean(does)))
        self.console.print(grid, width=self.width)

    def heading(self, text: str) -> None:
        """The beginning of something."""
        text = self.clean(text)
        self.console.print()
        line = Text("── ", style=FADED)
        line.append(text, style=LOUD)
        rest = self.width - len(text) - 4
        line.append(" " + "─" * max(rest, 0), style=FADED)
        self.console.print(line, width=self.width, no_wrap=True, overflow="crop")

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[str]], numbers: Sequence[int] = ()) -> None:
        """A table; `numbers` are the columns that are set to the right. Words are broken only where it can't be helped."""
        columns = [self.clean(column) for column in columns]
        words = [[word for row in (columns, *rows) for word in row[at].split()] for at in range(len(columns))]
        least = [max(map(len, column), default=0) for column in words]
        gap = 2 if sum(least) + 2 * len(least) <= self.width else 1
        whole = sum(least) + gap * len(least) <= self.width
        made = Table(box=None, pad_edge=False, padding=(0, gap, 0, 0), header_style=FADED)
        for at, column in enumerate(columns):
            justify: JustifyMethod = "right" if at in numbers else "left"
            made.add_column(column, justify=justify, overflow="fold", min_width=least[at] if whole else None)
        for row in rows:
            made.add_row(*(Text(self.clean(cell)) for cell in row))
        self.console.print(made, width=self.width)

    def drawing(self, text: str) -> None:
        """Something laid out already, with its own colours."""
        self.console.file.write(text.rstrip("\n") + "\n")

    def clear(self) -> None:
        """Leave nothing of what was shown, on the screen or above it."""
        self.console.file.flush()
        if self.console.is_terminal and os.environ.get("TERM") != "dumb":
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
        else:
            self.console.file.write("\n" * 200)
        self.console.file.flush()
        if "readline" in globals():
            readline.clear_history()

    def wait(self) -> None:
        """Give the reader time."""
        if self.pace:
            self.console.file.flush()
            time.sleep(self.pace)

    # --- in -----------------------------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        """One line from the keyboard. EOFError and KeyboardInterrupt are the caller's."""
        self.console.file.flush()
        try:
            return input(told(prompt, self.language)).strip()
        except EOFError:
            self.line()  # the prompt's own line ends here
            raise

    def enter(self, prompt: str) -> None:
        """Wait for Enter; what was typed before does not count."""
        self.console.file.flush()
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError, OSError):
                import termios

                termios.tcflush(sys.stdin, termios.TCIFLUSH)
        self.ask(prompt)


def harmless(text: str) -> str:
    """Without what would command the terminal: a record may come from anybody."""
    return "".join(
        letter if letter.isprintable() or letter in HARMLESS else "\N{REPLACEMENT CHARACTER}" for letter in text
    )


def gathered(
    lines: Iterable[tuple[int, str, tuple[str, ...]]], words: Catalogue
) -> list[tuple[int, str, tuple[str, ...]]]:
    """Lines of a log; what is told several times in a row becomes one: 'P2 draws a card. (3 times)'."""
    found = []
    for (number, sentence, rules), same in groupby(lines):
        times = len(list(same))
        if times > 1:
            sentence = words("terminal-times", {"sentence": sentence, "times": times}, Reader(-1, ()))
        found.append((number, sentence, rules))
    return found


def choice(text: str, most: int) -> int:
    """A typed number from 1 to `most`; 0 if it is none of these."""
    number = int(text) if text.isdecimal() and len(text) < 7 else 0
    return number if number <= most else 0


def can_colour() -> bool:
    """Does whoever reads this want colours?"""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return sys.stdout.isatty()
