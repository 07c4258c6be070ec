"""A game as an environment sees it: seats that say word after word, and what each of them observes.

Nothing here knows of any library of environments: those that do are built on it. A word is a number of the game's vocabulary
(`baronage.engine.space`); an observation is what the seat knows (`baronage.engine.encoding`), and behind it the words of the
action that it has begun.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy
from numpy.typing import NDArray

from baronage.bots import Player
from baronage.engine.altered import find
from baronage.engine.chance import Chance
from baronage.engine.encoding import EMPTY, Encoder
from baronage.engine.errors import BadSetup, Illegal
from baronage.engine.flow import Action, State
from baronage.engine.setup import Setup
from baronage.engine.space import END, Spelling
from baronage.games import games

SAID = 8  # words of the action that is begun, at the end of an observation; no action has more

Numbers = NDArray[numpy.int32]
Mask = NDArray[numpy.int8]


def setup_of(name: str, seats: int | None = None, options: dict[str, Any] | None = None) -> Setup:
    """A game by its name, with its seats and options."""
    known = games()
    game = find(known, name)
    if game is None:
        raise BadSetup(f"there is no game {name!r}; there are: {', '.join(known)}")
    return game.setup(seats, options)


class Known:
    """What a seat observes, as numbers: what it knows (`told`), and the words of its action (`said`)."""

    def __init__(self, size: int) -> None:
        self.all: Numbers = numpy.full(size, EMPTY, dtype=numpy.int32)
        self.told = self.all[:-SAID]
        self.said = self.all[-SAID:]
        self.words: tuple[int, ...] = ()
        self.current = False  # nothing was played since it was written


class Seats:
    """One game after another, with so many seats and such options."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.space = setup.space
        self.layout = setup.layout
        self.words = self.space.size  # a word is a number below this
        self.size = self.layout.size + SAID  # numbers of an observation
        self.chance = Chance(0)
        self.state: State
        self._spellings: dict[int, Spelling] = {}
        self._silence = Spelling(self.space, [], [])  # of a seat that is not asked
        self._encoder = Encoder(self.layout)
        self._known: dict[int, Known] = {}

    def reset(self, seed: int | None = None) -> None:
        """A new game; the same seed, the same game."""
        self.chance = Chance(seed)
        self.state = self.setup.game.start_from(self.setup, self.chance)
        self._spellings.clear()
        self._changed()

    def _changed(self) -> None:
        for known in self._known.values():
            known.current = False

    def asked(self) -> list[int]:
        """The seats that are waited for; none: the game is over."""
        return self.state.actors()

    def spelling(self, seat: int) -> Spelling:
        """The action that the seat is about to choose."""
        found = self._spellings.get(seat)
        if found is None:
            found = self._spellings[seat] = self.space.spell(self.state, seat)
        return found

    def say(self, seat: int, word: int) -> Action | None:
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
        self.state.play(seat, action, self.chance)
        self.chance.outcomes.clear()
        self._changed()
        begun = {other: old.words for other, old in self._spellings.items() if other != seat and old.words}
        self._spellings.clear()
        for other, words in begun.items() if self.state.stack else ():
            again = self.space.spell(self.state, other)
            try:
                for word in words:
                    again.take(word)
            except Illegal:
                continue
            if again.action is None:
                self._spellings[other] = again

    def let_others_play(self, seat: int, players: Mapping[int, Player], thoughts: Chance) -> None:
        """Until this seat is asked, or the game is over; who sits on the other seats?"""
        state = self.state
        while (asked := state.actors()) and seat not in asked:
            other = asked[0]
            for number, action in enumerate(players[other].plan(state.redact(other), other, thoughts)):
                if number and (other not in state.actors() or not state.allows(other, action)):
                    break
                self.play(other, action)
            thoughts.outcomes.clear()

    def numbers(self, seat: int, out: Numbers | None = None) -> Numbers:
        """What the seat observes."""
        known = self._known.get(seat)
        if known is None:
            known = self._known[seat] = Known(self.size)
        if not known.current:  # while words are said nothing changes but the words
            self._encoder.encode(self.state, seat, known.told)
            known.current = True
        spelling = self._spellings.get(seat)
        words = spelling.words if spelling is not None else ()
        if words != known.words:
            known.said[:] = EMPTY
            known.said[: len(words)] = words
            known.words = words
        if out is None:
            return known.all.copy()
        out[:] = known.all
        return out

    def mask(self, seat: int, out: Mask | None = None) -> Mask:
        """The words that the seat may say now; END alone if it is not asked."""
        asked = bool(self.state.stack) and seat in self.state.actors()
        found = (self.spelling(seat) if asked else self._silence).mask(out)
        return numpy.frombuffer(found, dtype=numpy.int8) if out is None else out

    def points(self) -> list[float]:
        """When the game is over: from 0 to 1 for each seat; before that 0 for all."""
        standings = self.state.standings()
        return [0.0] * self.setup.seats if standings is None else [seat.points for seat in standings.seats]
