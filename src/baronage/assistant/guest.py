"""A guest: what it may ask of the games, and the one table at which it sits."""

from __future__ import annotations

from typing import Any

from baronage.assistant.far import FarTable, Server
from baronage.assistant.near import NearTable
from baronage.assistant.table import Table
from baronage.bots import bot
from baronage.engine.altered import find
from baronage.engine.chance import Chance
from baronage.engine.errors import BadSetup, Illegal
from baronage.engine.game import Game
from baronage.engine.match import Match
from baronage.engine.rules import Rule
from baronage.engine.rules_search import search
from baronage.engine.teaching.card import card_words, document
from baronage.games import games

MOST_RULES = 12  # that a search gives


class Guest:
    """Sits at one table at a time, on one seat."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._table: Table | None = None

    # --- without a table ----------------------------------------------------------------------------------------

    def games(self) -> str:
        """What there is to play."""
        return "\n".join(
            f"{game.name}: {game.title}, for {game.seats[0]} to {game.seats[-1]}. {game.meta.sentence}"
            for game in games().values()
        )

    def options(self, game: str) -> str:
        """The variants of a game."""
        chosen = _game(game)
        lines = [
            f"{it.name}: {it.takes()}; {it.default} unless chosen. {chosen.option_help(it.name)}"
            for it in chosen.options
        ]
        return "\n".join(lines) or "This game has no options."

    def rules(self, game: str, what: str = "") -> str:
        """Rules by id, by the beginning of an id, or by what is asked; without anything, the headings."""
        chosen = _game(game)
        if not what.strip():
            return "\n".join(dict.fromkeys(rule.section for rule in chosen.rules.values()))
        found = _find(chosen, what)
        if not found:
            return "No rule speaks of that."
        return "\n\n".join(f"{rule.id} ({rule.section}): {rule.text}" for rule in found[:MOST_RULES])

    def how_to_play(self, game: str) -> str:
        """A game for who has never played it: the goal, where points come from, a turn in three steps."""
        return "\n".join(card_words(_game(game)))

    def glossary(self, game: str, word: str = "") -> str:
        """What the words of a game mean, each with its rule; with a word, those that have it in their name."""
        asked = word.strip().casefold()
        lines = [
            f"{term['name']}: {term['sentence']} [{term['rule']}]"
            for term in document(_game(game))["terms"]
            if any(asked in form.casefold() for form in (term["name"], *term["forms"]))
        ]
        return "\n".join(lines) or "The game has no such word."

    # --- sitting down -------------------------------------------------------------------------------------------

    def open_table(
        self,
        game: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        opponent: str = "heuristic",
        seat: int = 0,
        seed: int | None = None,
    ) -> str:
        """A new game with bots on the other seats. The game before it, if any, is left."""
        chosen = _game(game)
        setup = chosen.setup(seats, options)
        if not 0 <= seat < setup.seats:
            raise BadSetup(f"there is no seat {seat}; the seats are 0 to {setup.seats - 1}")
        bot(opponent)  # refuses a name that no bot has
        chance = Chance.sealed() if seed is None else Chance(seed)
        match = Match(chosen, setup.seats, setup.document(), chance=chance)
        self._sit(NearTable(match, seat, opponent, seed))
        return f"You are {chosen.seat_label(seat)}.\n{self.table().look()}"

    def join_table(self, link: str, name: str = "Assistant", seat: int | None = None) -> str:
        """Sit down at a table of the server, among people: its link as they pass it on, with the invitation in it."""
        self._server.table(link)  # refuses what is no link before anybody is made there
        self._server.enter(name)
        table = FarTable(self._server, link, seat)
        self._sit(table)
        return f"You sit on seat {table.seat}.\n{table.look()}"

    def table(self) -> Table:
        """Where it sits."""
        if self._table is None:
            raise Illegal("You sit at no table yet: open one, or join one.")
        return self._table

    def _sit(self, table: Table) -> None:
        if self._table is not None:
            self._table.leave()
        self._table = table


def _game(name: str) -> Game:
    known = games()
    found = find(known, name)
    if found is None:
        raise BadSetup(f"there is no game {name!r:.100}; there are: {', '.join(known)}")
    return found


def _find(game: Game, text: str) -> list[Rule]:
    name = text.strip().upper()
    name = name if name.startswith(f"{game.meta.prefix}-") else f"{game.meta.prefix}-{name}"
    found = [rule for rule in game.rules.values() if rule.id.upper() == name]
    found = found or [rule for rule in game.rules.values() if rule.id.upper().startswith((f"{name}.", f"{name}-"))]
    return found or search(game.rules.values(), text)
