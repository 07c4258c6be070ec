"""Who sits where: persons at this terminal, and bots."""

from __future__ import annotations

from dataclasses import dataclass

from baronage.bots import bot, title, told_apart
from baronage.engine.errors import BadSetup
from baronage.engine.game import Game
from baronage.terminal.words import say

ME = "me"
YOU = "You"  # how a person who gave no name is called
BOT = "bot:"
USUAL_BOT = "wat"  # the gentlest


@dataclass(frozen=True)
class Sitter:
    """One seat's player, written as on the command line: `me`, a person's name, or `bot:NAME`."""

    text: str

    @property
    def bot(self) -> str:
        """The bot's name; empty for a person."""
        return self.text.removeprefix(BOT) if self.text.startswith(BOT) else ""

    @property
    def name(self) -> str:
        """How people call this player; of several bots of one kind, the first."""
        if self.bot:
            return title(self.bot)
        return YOU if self.text == ME else self.text


def read_sitters(texts: list[str]) -> list[Sitter]:
    """Checked sitters, as many as are named; plain `bot` is the usual one."""
    sitters = [Sitter(BOT + USUAL_BOT if text.strip() == BOT.rstrip(":") else text.strip()) for text in texts]
    for sitter in sitters:
        if not sitter.text or not sitter.text.isprintable() or len(sitter.text) > 40:
            raise BadSetup(say("player-is"))
        if sitter.text.startswith(BOT):
            bot(sitter.bot)  # refuses a name that no bot has
    return sitters


def called(sitters: list[Sitter]) -> list[str]:
    """How the record calls those who sit here; no two bots alike."""
    return told_apart([(sitter.bot, sitter.name) for sitter in sitters])


def seat_players(game: Game, named: str, seats: int | None) -> list[Sitter]:
    """A sitter for every seat: those named, then bots. Without names: me against bots."""
    sitters = read_sitters(named.split(",")) if named.strip() else [Sitter(ME)]
    count = max(len(sitters), game.meta.default_seats) if seats is None else seats
    if len(sitters) > count:
        raise BadSetup(say("players-seats", players=len(sitters), seats=count))
    return sitters + [Sitter(BOT + USUAL_BOT)] * (count - len(sitters))
