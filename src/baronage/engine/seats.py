"""A game as programs that learn meet it: seats that say word after word, and what each of them observes.

A word is a number of the game's vocabulary (`baronage.engine.space`); an observation is what the seat knows
(`baronage.engine.encoding`), and behind it the words of the action that it has begun.
"""

from __future__ import annotations

import struct
from array import array
from typing import TYPE_CHECKING, Any, Final, SupportsIndex

from baronage.engine.chance import Chance
from baronage.engine.encoding import EMPTY, Encoder
from baronage.engine.errors import Illegal
from baronage.engine.flow import Action, State
from baronage.engine.space import END, Spelling

if TYPE_CHECKING:
    from baronage.engine.setup import Setup

SAID: Final = 8  # words of the action that is begun, at the end of an observation; no action has more
OVER: Final = -1  # nobody is asked any more

_pack: Final = struct.Struct(f"{SAID}i").pack
_EMPTY: Final = struct.pack("i", EMPTY)
_NOTHING: Final = _EMPTY * SAID


class Seats:
    """One game after another, with so many seats and such options."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.space: Final = setup.space
        self.layout: Final = setup.layout
        self.words: Final = self.space.size  # a word is a number below this
        self.size: Final = self.layout.size + SAID  # numbers of an observation
        self._knows: Final = slice(0, len(_EMPTY) * self.layout.size)  # in the bytes of an observation
        self._says: Final = slice(len(_EMPTY) * self.layout.size, len(_EMPTY) * self.size)
        self.chance = Chance(0)
        self.state: State
        self._spellings: dict[int, Spelling] = {}
        self._silence: Final = Spelling(self.space, [], [])  # of a seat that is not asked
        self._encoder: Final = Encoder(self.layout)
        self._told: dict[int, bytearray] = {}  # what each seat knows, unless something was played since it was written

    def reset(self, seed: int | None = None) -> None:
        """A new game; the same seed, the same game."""
        self.chance = Chance(seed)
        self.state = self.setup.game.start_from(self.setup, self.chance)
        self._spellings.clear()
        self._told.clear()

    def asked(self) -> list[int]:
        """The seats that are waited for; none: the game is over."""
        return self.state.actors()

    def spelling(self, seat: int) -> Spelling:
        """The action that the seat is about to choose."""
        found = self._spellings.get(seat)
        if found is None:
            found = self._spellings[seat] = self.space.spell(self.state, seat)
        return found

    def say(self, seat: int, word: SupportsIndex) -> Action | None:
        """The next word of a seat; gives the action that was played with it, if it was the last. Illegal changes nothing."""
        if not self.state.stack:
            raise Illegal("The game is over.")
        spelling = self.spelling(seat)
        if not spelling.words and spelling.legal() == [END]:
            raise Illegal("This seat can do nothing now.")
        action = spelling.take(word)
        if action is not None:
            self.play(seat, action)
        return action

    def play(self, seat: int, action: Action) -> None:
        """Play a whole action. What others have begun they keep, as far as it can still be meant."""
        state = self.state
        state.play(seat, action, self.chance)
        self.chance.outcomes.clear()
        self._told.clear()
        begun = {other: old.words for other, old in self._spellings.items() if other != seat and old.words}
        self._spellings.clear()
        for other, words in begun.items() if state.stack else ():
            again = self.space.spell(state, other)
            try:
                for word in words:
                    again.take(word)
            except Illegal:
                continue
            if again.action is None:
                self._spellings[other] = again

    def numbers(self, seat: int, out: Any = None) -> Any:
        """What the seat observes, in `out` (32-bit ints that can be written) or in a new array."""
        if out is None:
            out = array("i", _EMPTY * self.size)
        self.observe(seat, memoryview(out).cast("B"))
        return out

    def observe(self, seat: int, out: memoryview) -> None:
        """The same, into bytes."""
        told = self._told.get(seat)
        if told is None:  # while words are said nothing changes but the words
            told = self._told[seat] = self._encoder.written(self.state, seat)
        out[self._knows] = told
        spelling = self._spellings.get(seat)
        if spelling is None or not spelling.words:
            out[self._says] = _NOTHING
        else:
            words = spelling.words
            out[self._says] = _pack(*words, *[EMPTY] * (SAID - len(words)))

    def mask(self, seat: int, out: Any = None) -> Any:
        """The words that the seat may say now, as 0 and 1, in `out` or in a new one; END alone if it is not asked."""
        asked = bool(self.state.stack) and seat in self.state.actors()
        return (self.spelling(seat) if asked else self._silence).mask(out)

    def show(self, seat: int, numbers: memoryview, mask: memoryview) -> None:
        """To a seat that is asked: what it observes, and the words that it may say, as bytes."""
        self.observe(seat, numbers)
        mask[:] = self.spelling(seat).mask()

    def answer(self, seat: int, word: SupportsIndex, numbers: memoryview, mask: memoryview) -> int:
        """The next word of a seat, and all that is shown to the one that is asked then, which is told; OVER: nobody is."""
        self.say(seat, word)
        asked = self.state.actors()
        if not asked:
            return OVER
        self.show(asked[0], numbers, mask)
        return asked[0]

    def points(self) -> list[float]:
        """When the game is over: from 0 to 1 for each seat; before that 0 for all."""
        standings = self.state.standings()
        return [0.0] * self.setup.seats if standings is None else [seat.points for seat in standings.seats]
