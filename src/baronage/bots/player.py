"""The base class of bot players."""

from __future__ import annotations

from typing import ClassVar

from baronage.engine.core.chance import Chance
from baronage.engine.core.mypyc_compat import mypyc_attr
from baronage.engine.core.state import Action, State
from baronage.engine.hooks.search import Plan


@mypyc_attr(allow_interpreted_subclasses=True)
class Player:
    """The base class of all bots. An object keeps no state and may play any number of seats and games.

    `view` is a redacted state (`state.redact(seat)`), never the true one, so it contains no hidden information. It
    supports `actions`, `spans`, `clone` and `redact` like any state. `sample(seat, chance)` returns full states that
    the seat can't distinguish from the true one, on which a bot may try anything.
    """

    NAME: ClassVar[str] = ""
    HELP: ClassVar[str] = ""  # one-line description; may be localized
    TITLE: ClassVar[str] = ""  # displayed name; by default derived from NAME

    def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        """Return one of `actions`, which is not empty, or an amount within `view.spans(seat)`.

        `chance` belongs to the bot. Draws from it don't affect the game's own chance.
        """
        raise NotImplementedError

    def plan(self, view: State, seat: int, chance: Chance) -> Plan:
        """Return a whole decision: one or more actions. The bot is called again for anything unforeseen."""
        return (self.choose(view, seat, view.actions(seat), chance),)
