"""A session of an assistant: information about the games, and its current table."""

from __future__ import annotations

from typing import Annotated, Any

from pydantic import Field

from baronage.assistant.local import LocalTable
from baronage.assistant.remote import RemoteTable, Server
from baronage.assistant.table import Table
from baronage.bots import bot
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadSetup, Illegal
from baronage.engine.game.game import Game
from baronage.engine.game.patched import find
from baronage.engine.match.match import Match
from baronage.engine.text.rules import Rule
from baronage.engine.text.rules_search import search
from baronage.engine.tutorial.intro import card_words, document
from baronage.games import games

MAX_RULES = 12  # maximum number of search results
GameName = Annotated[str, Field(description="The name of a game, as list_games returns it.")]


class Session:
    """A session with at most one table and one seat."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._table: Table | None = None

    # --- information about games --------------------------------------------------------------------------------

    def games(self) -> str:
        """List the games."""
        return "\n".join(
            f"{game.name}: {game.title}, for {game.seats[0]} to {game.seats[-1]}. {game.meta.sentence}"
            for game in games().values()
        )

    def options(self, game: GameName) -> str:
        """List the options of a game."""
        chosen = _game(game)
        lines = [
            f"{it.name}: {it.takes()}; default: {it.default}. {chosen.option_help(it.name)}" for it in chosen.options
        ]
        return "\n".join(lines) or "This game has no options."

    def rules(
        self,
        game: GameName,
        what: Annotated[
            str, Field(description="A rule id such as 6.06, its beginning, or a question; empty: headings.")
        ] = "",
    ) -> str:
        """Look up rules by id, by the beginning of an id, or by a question. Without a query, list the headings."""
        chosen = _game(game)
        if not what.strip():
            return "\n".join(dict.fromkeys(rule.section for rule in chosen.rules.values()))
        found = _find(chosen, what)
        if not found:
            return "No rule found."
        return "\n\n".join(f"{rule.id} ({rule.section}): {rule.text}" for rule in found[:MAX_RULES])

    def how_to_play(self, game: GameName) -> str:
        """Explain a game to a new player: the goal, the sources of points, a turn in three steps."""
        return "\n".join(card_words(_game(game)))

    def glossary(
        self,
        game: GameName,
        word: Annotated[str, Field(description="A part of the terms to explain; empty: all.")] = "",
    ) -> str:
        """Explain the terms of a game, each with its rule. With a word, explain the terms that contain it."""
        asked = word.strip().casefold()
        lines = [
            f"{term['name']}: {term['sentence']} [{term['rule']}]"
            for term in document(_game(game))["terms"]
            if any(asked in form.casefold() for form in (term["name"], *term["forms"]))
        ]
        return "\n".join(lines) or "No term found."

    # --- joining a table ----------------------------------------------------------------------------------------

    def open_table(
        self,
        game: GameName,
        seats: Annotated[int | None, Field(description="The number of players; by default the usual one.")] = None,
        options: Annotated[
            dict[str, Any] | None, Field(description="Values by name, as list_options describes them.")
        ] = None,
        opponent: Annotated[
            str, Field(description="The bot on all other seats: random, wat, hob, heuristic, ysolt, anselm or regent.")
        ] = "heuristic",
        seat: Annotated[int, Field(description="Your seat, from 0.")] = 0,
        seed: Annotated[int | None, Field(description="A number that fixes all shuffles and the bots.")] = None,
    ) -> str:
        """Start a new game with bots on the other seats. A current game is left."""
        chosen = _game(game)
        setup = chosen.setup(seats, options)
        if not 0 <= seat < setup.seats:
            raise BadSetup(f"there is no seat {seat}; the seats are 0 to {setup.seats - 1}")
        bot(opponent)  # refuses an unknown bot
        chance = Chance.sealed() if seed is None else Chance(seed)
        match = Match(chosen, setup.seats, setup.document(), chance=chance)
        self._sit(LocalTable(match, seat, opponent, seed))
        return f"You are {chosen.seat_label(seat)}.\n{self.table().look()}"

    def join_table(
        self,
        link: Annotated[str, Field(description="The link of the table with its invitation.")],
        name: Annotated[str, Field(description="Your name at the table.")] = "Assistant",
        seat: Annotated[int | None, Field(description="The seat to take, from 0; by default any open one.")] = None,
    ) -> str:
        """Join a table of the server with people, by its shared link with the invitation."""
        self._server.table(link)  # refuses an invalid link before creating a guest there
        self._server.enter(name)
        table = RemoteTable(self._server, link, seat)
        self._sit(table)
        return f"You have seat {table.seat}.\n{table.look()}"

    def table(self) -> Table:
        """Return the current table."""
        if self._table is None:
            raise Illegal("You have no table yet. Open or join one.")
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
