"""The terminal: input and output of lines. Colour is optional."""

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

from baronage.engine.game.messages import ENGLISH
from baronage.engine.text.catalogue import Catalogue, Reader
from baronage.engine.text.localization import localize

WIDEST = 100  # columns of running text, even in a wider window
FADED = "dim"
LOUD = "bold"
HARMLESS = "\n\t\u00a0\u202f"  # spaces, including French no-break spaces

with contextlib.suppress(ImportError):  # not available on every system
    import readline


class Screen:
    """A terminal that prints and reads lines.

    `pace` is the time that a bot's move stays alone on the screen. `drawings` shows maps as text art, if a game has
    them. `language` is the language of the screen and its game. `notation` shows moves and nodes in notation, and rule
    numbers.
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
        for stream in (sys.stdin, sys.stdout):  # unknown bytes or characters must not raise errors
            with contextlib.suppress(AttributeError, ValueError, OSError):
                stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # a test's stream may lack it
        self.colour = colour and can_colour()
        self.console = Console(
            highlight=False, markup=False, emoji=False, color_system="auto" if self.colour else None, file=sys.stdout
        )
        self.pace = pace if self.console.is_terminal else 0.0
        self.drawings = drawings and "utf" in self.console.encoding.lower()  # otherwise the lines can't be printed

    @property
    def width(self) -> int:
        """The number of columns to use. The window may change."""
        return min(self.console.width, WIDEST)

    def clean(self, text: str) -> str:
        """Return a text in the language of this screen, without control characters."""
        return harmless(localize(text, self.language))

    # --- output -------------------------------------------------------------------------------------------------

    def line(self, text: str = "", style: str = "", tail: str = "") -> None:
        """Print a paragraph, wrapped at words, with an optional dim text at its end if notation is enabled."""
        whole = Text(self.clean(text), style=style)
        if tail and self.notation:
            whole = Text.assemble(whole, Text(f"  {tail}", style=FADED))
        self.console.print(whole, width=self.width)

    def unbroken(self, text: str) -> None:
        """Print a line to be copied, without wrapping."""
        self.console.print(Text(self.clean(text)), soft_wrap=True)

    def item(self, mark: str, text: str, tail: str = "", wide: int = 4) -> None:
        """Print a list item: a mark, the text, and a dim text at its end."""
        self.items([(mark, text, tail)], wide)

    def items(self, rows: Iterable[tuple[str, str, str]], wide: int = 4) -> None:
        """Print list items with a hanging indent."""
        grid = Table.grid(padding=(0, 1))
        grid.add_column(justify="right", width=wide, style=FADED)
        grid.add_column()
        grid.add_column(style=FADED)
        for mark, text, tail in rows:
            grid.add_row(Text(mark), Text(self.clean(text)), Text(self.clean(tail)))
        self.console.print(grid, width=self.width)

    def log(self, lines: Iterable[tuple[int, str, tuple[str, ...]]]) -> None:
        """Print log lines; with notation, also move numbers and rules."""
        if self.notation:
            self.items([(str(number), sentence, " ".join(rules)) for number, sentence, rules in lines])
        else:
            self.items([("·", sentence, "") for _, sentence, _ in lines])

    def keys(self, rows: Iterable[tuple[str, str]]) -> None:
        """Print commands and their effects."""
        grid = Table.grid(padding=(0, 2))
        for _ in range(2):
            grid.add_column()
        for key, does in rows:
            grid.add_row(Text(key, style=LOUD), Text(self.clean(does)))
        self.console.print(grid, width=self.width)

    def heading(self, text: str) -> None:
        """Print a heading."""
        text = self.clean(text)
        self.console.print()
        line = Text("── ", style=FADED)
        line.append(text, style=LOUD)
        rest = self.width - len(text) - 4
        line.append(" " + "─" * max(rest, 0), style=FADED)
        self.console.print(line, width=self.width, no_wrap=True, overflow="crop")

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[str]], numbers: Sequence[int] = ()) -> None:
        """Print a table. `numbers` are the columns aligned to the right. Words are broken only if necessary."""
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
        """Print preformatted text with its own colours."""
        self.console.file.write(text.rstrip("\n") + "\n")

    def clear(self) -> None:
        """Clear the screen and the scrollback."""
        self.console.file.flush()
        if self.console.is_terminal and os.environ.get("TERM") != "dumb":
            self.console.file.write("\x1b[H\x1b[2J\x1b[3J")
        else:
            self.console.file.write("\n" * 200)
        self.console.file.flush()
        if "readline" in globals():
            readline.clear_history()

    def wait(self) -> None:
        """Pause for the reader."""
        if self.pace:
            self.console.file.flush()
            time.sleep(self.pace)

    # --- input --------------------------------------------------------------------------------------------------

    def ask(self, prompt: str) -> str:
        """Read one line from the keyboard. The caller handles EOFError and KeyboardInterrupt."""
        self.console.file.flush()
        try:
            return input(localize(prompt, self.language)).strip()
        except EOFError:
            self.line()  # end the line of the prompt
            raise

    def enter(self, prompt: str) -> None:
        """Wait for Enter, ignoring earlier input."""
        self.console.file.flush()
        if sys.stdin.isatty():
            with contextlib.suppress(ImportError, OSError):
                import termios

                termios.tcflush(sys.stdin, termios.TCIFLUSH)
        self.ask(prompt)


def harmless(text: str) -> str:
    """Return text without control characters, because a record may come from anyone."""
    return "".join(
        letter if letter.isprintable() or letter in HARMLESS else "\N{REPLACEMENT CHARACTER}" for letter in text
    )


def gathered(
    lines: Iterable[tuple[int, str, tuple[str, ...]]], words: Catalogue
) -> list[tuple[int, str, tuple[str, ...]]]:
    """Return log lines with repetitions merged: 'P2 draws a card. (3 times)'."""
    found = []
    for (number, sentence, rules), same in groupby(lines):
        times = len(list(same))
        if times > 1:
            sentence = words("terminal-times", {"sentence": sentence, "times": times}, Reader(-1, ()))
        found.append((number, sentence, rules))
    return found


def choice(text: str, most: int) -> int:
    """Return a typed number from 1 to `most`, or 0."""
    number = int(text) if text.isdecimal() and len(text) < 7 else 0
    return number if number <= most else 0


def can_colour() -> bool:
    """Return whether colours are wanted."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return sys.stdout.isatty()
