"""A guest at a table: one seat, and all that it may ask and do, in words, from what its seat may know and nothing else."""

from __future__ import annotations

from typing import Any

from baronage.bots import bot
from baronage.engine.altered import find
from baronage.engine.chance import Chance
from baronage.engine.errors import BadSetup, Illegal, Refusal
from baronage.engine.flow import State
from baronage.engine.game import Game
from baronage.engine.match import Match
from baronage.engine.rules import Rule
from baronage.engine.rules_search import search
from baronage.games import games

MOST_RULES = 12  # that a search gives
MOST_OPTIONS = 200  # that are listed


class Guest:
    """Sits at one table at a time; bots sit on the other seats, and play as soon as they are asked."""

    def __init__(self) -> None:
        self._match: Match | None = None
        self._seat = 0
        self._bots: dict[int, str] = {}
        self._thoughts = Chance()
        self._told = 0  # moments that the guest has been told

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
        self._match = Match(chosen, setup.seats, setup.document(), chance=chance)
        self._seat, self._told = seat, 0
        self._bots = {other: opponent for other in range(setup.seats) if other != seat}
        self._thoughts = Chance(seed)
        self._let_bots_play()
        return f"You are {chosen.seat_label(seat)}.\n{self.look()}"

    # --- at the table -------------------------------------------------------------------------------------------

    def look(self) -> str:
        """The board, what has happened since the last look, what is asked, and what may be done."""
        match = self._table()
        view = self._view()
        parts = [str(view), *self._news(), match.game.prompt(view, self._seat)[0], self.choices()]
        return "\n\n".join(part for part in parts if part)

    def choices(self) -> str:
        """What may be done now: the move in notation, and what it is."""
        match, view, seat = self._table(), self._view(), self._seat
        if match.over:
            return self.standings()
        lines = []
        actions = view.actions(seat)
        for action in actions[:MOST_OPTIONS]:
            lines.append(f"{view.write(seat, action)}  -  {match.game.label(view, seat, action)[0]}")
        if len(actions) > MOST_OPTIONS:
            lines.append(f"and {len(actions) - MOST_OPTIONS} more of the same kinds")
        for prefix, low, high in view.spans(seat):
            lines.append(f"{view.write(seat, (*prefix, low))}: the amount may be anything from {low} to {high}")
        return "\n".join(lines) or "You are not asked anything."

    def why_not(self, move: str) -> str:
        """Why a move is not allowed, with the rule; nothing is played."""
        match, view, seat = self._table(), self._view(), self._seat
        if match.over:
            return "The game is over."
        try:
            found = view.read(seat, move)
        except Refusal as refusal:
            return str(refusal)
        if not found or view.allows(seat, found[0]):
            return "It is allowed."
        no = match.game.refusal(view, seat, found[0])
        text = match.game.rules[no.rule].text if no.rule in match.game.rules else ""
        return f"{no}\n{text}".strip()

    def play(self, move: str) -> str:
        """Play a move in notation; what is not allowed is refused with its rule, and nothing has changed."""
        match = self._table()
        match.play(self._seat, move)
        rest = f"Not played, as it was not possible then: {match.unplayed}\n\n" if match.unplayed else ""
        self._let_bots_play()
        return rest + self.look()

    def take_back(self) -> str:
        """Take back what was chosen and is not sent yet, else the last move, where that is possible."""
        match = self._table()
        if match.state.draft(self._seat):
            match.back(self._seat)
        else:
            match.undo(self._seat)
        return self.look()

    def log(self) -> str:
        """All that this seat has seen, from the beginning."""
        match = self._table()
        return "\n".join(f"{number}. {words} {_cited(rules)}".strip() for number, words, rules in match.log(self._seat))

    def standings(self) -> str:
        """How the game ended."""
        match = self._table()
        standings = match.state.standings()
        if standings is None:
            return "The game goes on."
        lines = [f"{standings.cause} {_cited((standings.rule,))}"]
        for row in standings.seats:
            lines.append(
                f"{match.game.seat_label(row.seat)}: place {row.place}, {row.score:g} {match.game.meta.scored}"
            )
        return "\n".join(lines)

    # --- inside -------------------------------------------------------------------------------------------------

    def _table(self) -> Match:
        if self._match is None:
            raise Illegal("You sit at no table yet: open one.")
        return self._match

    def _view(self) -> State:
        return self._table().state.redact(self._seat)

    def _news(self) -> list[str]:
        lines = self._table().log(self._seat)
        new = [f"{words} {_cited(rules)}".strip() for number, words, rules in lines if number > self._told]
        self._told = max([self._told, *(number for number, _, _ in lines)])
        return ["Since then:\n" + "\n".join(new)] if new else []

    def _let_bots_play(self) -> None:
        match = self._table()
        while not match.over:
            asked = [seat for seat in match.state.actors() if seat in self._bots]
            if not asked:
                return
            seat = asked[0]
            plan = bot(self._bots[seat]).plan(match.state.redact(seat), seat, self._thoughts)
            match.play(seat, list(plan))


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


def _cited(rules: tuple[str, ...]) -> str:
    return f"[{', '.join(rules)}]" if any(rules) else ""
