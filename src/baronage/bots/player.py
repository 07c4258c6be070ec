"""A player that thinks: what it is given, and what it gives back."""

from __future__ import annotations

from typing import ClassVar

from baronage.engine.chance import Chance
from baronage.engine.compiled import mypyc_attr
from baronage.engine.flow import Action, State
from baronage.engine.mind import Plan


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """The base of all bots. One object may play any number of seats and games: it remembers nothing.

    `view` is a redacted state (`state.redact(seat)`), never the true one: what is hidden from the seat is not in it. It
    answers `actions`, `spans`, `clone` and `redact` like any state, and `sample(seat, chance)` gives full states that the
    seat can't tell from the true one, on which a bot may try what it likes.
    """

    NAME: ClassVar[str] = ""
    HELP: ClassVar[str] = ""  # what it is, in one line; may be a sentence of a book
    TITLE: ClassVar[str] = ""  # how people call it; else by its name

    def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        """One of `actions` (there is at least one), or an amount within `view.spans(seat)`.

        `chance` is the bot's own: whatever it draws from it, the game's shuffles stay as they are.
        """
        raise NotImplementedError

    def plan(self, view: State, seat: int, chance: Chance) -> Plan:
        """A whole decision: one action or several in a row. What could not be foreseen is asked anew."""
        return (self.choose(view, seat, view.actions(seat), chance),)
