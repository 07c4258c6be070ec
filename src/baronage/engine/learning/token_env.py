"""A token environment for learning programs: seats act token by token and receive observations.

An action token is a number of the game's vocabulary (`baronage.engine.learning.action_space`). An observation is the
knowledge of the seat (`baronage.engine.learning.encoding`) with an empty block `check`, followed by the tokens of its
unfinished action.
"""

from __future__ import annotations

import struct
from array import array
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal
from baronage.engine.core.state import Action, State
from baronage.engine.learning.action_space import END, PartialAction
from baronage.engine.learning.encoding import EMPTY, Encoder

if TYPE_CHECKING:
    from baronage.engine.core.setup import Setup

MAX_TOKENS: Final = 8  # tokens of the unfinished action at the end of an observation; no action has more
OVER: Final = -1  # result when the game is over

_pack: Final = struct.Struct(f"{MAX_TOKENS}i").pack
_EMPTY: Final = struct.pack("i", EMPTY)
_NOTHING: Final = _EMPTY * MAX_TOKENS


class TokenEnv:
    """A sequence of games with these seats and options."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.space: Final = setup.space
        self.layout: Final = setup.layout
        self.token_count: Final = self.space.size
        self.size: Final = self.layout.size + MAX_TOKENS  # numbers of an observation
        self._knows: Final = slice(0, len(_EMPTY) * self.layout.size)  # in the bytes of an observation
        self._says: Final = slice(len(_EMPTY) * self.layout.size, len(_EMPTY) * self.size)
        self.chance = Chance(0)
        self.state: State
        self._partials: dict[int, PartialAction] = {}
        self._silence: Final = PartialAction(self.space, [], [])  # for a seat that is not to act
        self._encoder: Final = Encoder(self.layout, check=False)
        self._encoded: dict[int, bytearray] = {}  # the encoded knowledge of each seat, valid until the next play

    def reset(self, seed: int | None = None) -> None:
        """Start a new game. Equal seeds give equal games."""
        self.chance = Chance(seed)
        self.state = self.setup.game.start_from(self.setup, self.chance)
        self._partials.clear()
        self._encoded.clear()

    def asked(self) -> list[int]:
        """Return the seats that are to act; none when the game is over."""
        return self.state.actors()

    def partial(self, seat: int) -> PartialAction:
        """Return the unfinished action of the seat."""
        found = self._partials.get(seat)
        if found is None:
            found = self._partials[seat] = self.space.begin_action(self.state, seat)
        return found

    def push(self, seat: int, token: SupportsIndex) -> Action | None:
        """Add a token of a seat and return the action played if it was the last. Illegal changes nothing."""
        if not self.state.stack:
            raise Illegal("The game is over.")
        partial = self.partial(seat)
        if not partial.tokens and partial.legal() == [END]:
            raise Illegal("This seat isn't to act now.")
        action = partial.take(token)
        if action is not None:
            self.play(seat, action)
        return action

    def play(self, seat: int, action: Action) -> None:
        """Play a whole action. Other seats keep their unfinished actions as far as they stay possible."""
        state = self.state
        state.play(seat, action, self.chance)
        self.chance.outcomes.clear()
        self._encoded.clear()
        begun = {other: old.tokens for other, old in self._partials.items() if other != seat and old.tokens}
        self._partials.clear()
        for other, tokens in begun.items() if state.stack else ():
            again = self.space.begin_action(state, other)
            try:
                for token in tokens:
                    again.take(token)
            except Illegal:
                continue
            if again.action is None:
                self._partials[other] = again

    def numbers(self, seat: int, out: Any = None) -> Any:
        """Return the observation of a seat, in `out` (writable 32-bit ints) or in a new array."""
        if out is None:
            out = array("i", _EMPTY * self.size)
        self.observe(seat, memoryview(out).cast("B"))
        return out

    def observe(self, seat: int, out: memoryview) -> None:
        """Write the observation of a seat into bytes."""
        encoded = self._encoded.get(seat)
        if encoded is None:  # only the tokens change between plays
            encoded = self._encoded[seat] = self._encoder.written(self.state, seat)
        out[self._knows] = encoded
        partial = self._partials.get(seat)
        if partial is None or not partial.tokens:
            out[self._says] = _NOTHING
        else:
            tokens = partial.tokens
            out[self._says] = _pack(*tokens, *[EMPTY] * (MAX_TOKENS - len(tokens)))

    def mask(self, seat: int, out: Any = None) -> Any:
        """Return the legal tokens of a seat as 0 and 1, in `out` or in a new one; END alone if it is not to act."""
        asked = bool(self.state.stack) and seat in self.state.actors()
        return (self.partial(seat) if asked else self._silence).mask(out)

    def show(self, seat: int, numbers: memoryview, mask: memoryview) -> None:
        """Write the observation and the legal tokens of an acting seat as bytes."""
        self.observe(seat, numbers)
        mask[:] = self.partial(seat).mask()

    def answer(self, seat: int, token: SupportsIndex, numbers: memoryview, mask: memoryview) -> int:
        """Add a token of a seat, write the observation of the next acting seat, and return that seat or OVER."""
        self.push(seat, token)
        asked = self.state.actors()
        if not asked:
            return OVER
        self.show(asked[0], numbers, mask)
        return asked[0]

    def points(self) -> list[float]:
        """Return points from 0 to 1 for each seat after the game; before its end, 0 for all."""
        standings = self.state.standings()
        return [0.0] * self.setup.seats if standings is None else [seat.points for seat in standings.seats]
