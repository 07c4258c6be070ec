"""The players of a table: people at this terminal, and bots."""

from __future__ import annotations

from dataclasses import dataclass

from baronage.bots import bot, distinct_names, seat_name
from baronage.engine.core.errors import BadSetup
from baronage.engine.game.game import Game
from baronage.terminal.locale import msg

ME = "me"
YOU = "You"  # name of a person who gave none
BOT = "bot:"
USUAL_BOT = "wat"  # the weakest


@dataclass(frozen=True)
class Occupant:
    """The player of a seat, as on the command line: `me`, a person's name, or `bot:NAME`."""

    text: str

    @property
    def bot(self) -> str:
        """The bot's name, or an empty string for a person."""
        return self.text.removeprefix(BOT) if self.text.startswith(BOT) else ""

    @property
    def name(self) -> str:
        """The displayed name of this player; for several bots of one kind, that of the first."""
        if self.bot:
            return seat_name(self.bot)
        return YOU if self.text == ME else self.text


def read_sitters(texts: list[str]) -> list[Occupant]:
    """Return checked players, one for each text. Plain `bot` is the default bot."""
    occupants = [Occupant(BOT + USUAL_BOT if text.strip() == BOT.rstrip(":") else text.strip()) for text in texts]
    for occupant in occupants:
        if not occupant.text or not occupant.text.isprintable() or len(occupant.text) > 40:
            raise BadSetup(msg("player-is"))
        if occupant.text.startswith(BOT):
            bot(occupant.bot)  # refuses an unknown bot
    return occupants


def called(occupants: list[Occupant]) -> list[str]:
    """Return the distinct names of the players for the record."""
    return distinct_names([(occupant.bot, occupant.name) for occupant in occupants])


def seat_players(game: Game, named: str, seats: int | None) -> list[Occupant]:
    """Return a player for every seat: those named, then bots. Without names, one person against bots."""
    occupants = read_sitters(named.split(",")) if named.strip() else [Occupant(ME)]
    count = max(len(occupants), game.meta.default_seats) if seats is None else seats
    if len(occupants) > count:
        raise BadSetup(msg("players-seats", players=len(occupants), seats=count))
    return occupants + [Occupant(BOT + USUAL_BOT)] * (count - len(occupants))
