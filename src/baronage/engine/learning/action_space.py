"""A finite action space: a small vocabulary of tokens from which every action of a game is built.

A game's actions are tuples of ints, verb first: a card and a target, a path, an amount. There may be millions of
actions, but they consist of a few hundred action tokens. A learning program therefore chooses token after token, each
from one short list: `recruit`, then `card 17`. `mask` shows the legal next tokens. For an amount, a token is a bin and
means the largest legal amount in it; `span` returns the whole range, for programs that choose the amount itself.

A game's module `action_space` defines the ranges of its arguments: `ranges(setup)`, by the name of the argument, as
(low, high). A number may also be split into two tokens, quotient and remainder: (low, high, base). The quotient wraps
around above `high`.
"""

from __future__ import annotations

import hashlib
from bisect import bisect_left
from collections.abc import Iterable, Sequence
from operator import index as as_index
from typing import TYPE_CHECKING, Any, Final, NamedTuple, SupportsIndex

from baronage.engine.core.errors import BadSetup, Illegal
from baronage.engine.core.state import Action, Span, State

if TYPE_CHECKING:
    from baronage.engine.core.setup import Setup

VERSION: Final = 1  # of the encoding of actions
END: Final = 0  # the token that ends an action that could continue; also the only token of a seat that is not to act
FIRST_VERB: Final = 1  # the token of verb 0
MAX_KNOWN: Final = 1 << 16  # actions whose tokens are cached
# the largest amount of each bin; the last has no upper limit
TOPS: Final = (*range(17), 20, 25, 30, 40, 50, 75, 100, 150, 200, 300, 500, 1000, 2000, 5000, 1 << 62)


class Part(NamedTuple):
    """Tokens of one kind: their start, the number of the first, and their count."""

    name: str
    start: int
    low: int
    size: int


class ActionSpace:
    """The tokens of a game with these seats and options."""

    def __init__(self, setup: Setup) -> None:
        self.setup: Final = setup
        self.verbs: Final = setup.game.verbs
        if not setup.game.has_space:
            raise BadSetup(f"{setup.game.title} has no finite action space: it has no module `action_space`")
        ranges = setup.game.module("action_space").ranges(setup)
        self._parts: dict[str, Part] = {}
        self._bases: dict[str, int] = {}
        self._known: dict[Action, tuple[int, ...]] = {}  # the tokens of known actions
        self.ambiguous = False  # whether two actions have equal tokens
        self.size = FIRST_VERB
        self._add("verb", 0, max(self.verbs) + 1)
        for name in sorted(self._arguments()):
            low, high, *base = ranges[name]
            if base:
                self._bases[name] = base[0]
                self.ambiguous = True
                self._add(f"{name}/{base[0]}", low // base[0], high // base[0] - low // base[0] + 1)
                self._add(f"{name}%{base[0]}", 0, base[0])
            else:
                self._add(name, low, high - low + 1)
        if any(verb.AMOUNT for verb in self.verbs.values()):
            self._add("amount in", 0, len(TOPS))
            self.ambiguous = True
        identity = repr(
            (VERSION, setup.game.name, setup.game.meta.version, [tuple(part) for part in self._parts.values()])
        )
        self.version: Final = f"{setup.game.name}-{VERSION}-{hashlib.sha256(identity.encode()).hexdigest()[:8]}"

    def _arguments(self) -> set[str]:
        """Return the names of all arguments except amounts."""
        found: set[str] = set()
        for verb in self.verbs.values():
            found.update(verb.ARGS[:-1] if verb.AMOUNT else verb.ARGS)
            if verb.MORE:
                found.add("more")
        return found

    def _add(self, name: str, low: int, count: int) -> None:
        self._parts[name] = Part(name, self.size, low, count)
        self.size += count

    def __repr__(self) -> str:
        return f"<ActionSpace {self.version}: {self.size} tokens>"

    @property
    def parts(self) -> tuple[Part, ...]:
        """The vocabulary, with tokens of one kind together."""
        return tuple(self._parts.values())

    def name(self, token: int) -> str:
        """Return a token as text: 'card 17'."""
        if token == END:
            return "end"
        for part in self._parts.values():
            if part.start <= token < part.start + part.size:
                number = token - part.start + part.low
                if part.name == "verb":
                    return self.verbs[number].NAME if number in self.verbs else "no verb"
                if part.name == "amount in":
                    low = TOPS[number - 1] + 1 if number else 0
                    return f"amount {low}" if low == TOPS[number] else f"amount from {low}"
                return f"{part.name} {number}"
        raise IndexError(f"there is no token {token}; there are {self.size}")

    def index(self, action: Action) -> tuple[int, ...]:
        """Return the tokens of an action, without an END."""
        found = self._known.get(action)
        if found is None:
            if len(self._known) >= MAX_KNOWN:
                self._known.clear()
            found = self._known[action] = self._tokens_of(action)
        return found

    def _tokens_of(self, action: Action) -> tuple[int, ...]:
        verb = self.verbs[action[0]]
        tokens = [self._token("verb", action[0])]
        for at, value in enumerate(action[1:]):
            if verb.AMOUNT and at == len(verb.ARGS) - 1:
                tokens.append(self._parts["amount in"].start + bisect_left(TOPS, value))
            else:
                tokens += self._tokens_of_number(verb.ARGS[at] if at < len(verb.ARGS) else "more", value)
        return tuple(tokens)

    def _tokens_of_number(self, name: str, value: int) -> list[int]:
        base = self._bases.get(name)
        if base is None:
            return [self._token(name, value)]
        part = self._parts[f"{name}/{base}"]
        return [part.start + (value // base - part.low) % part.size, self._token(f"{name}%{base}", value % base)]

    def _token(self, name: str, value: int) -> int:
        part = self._parts[name]
        if not 0 <= value - part.low < part.size:
            raise ValueError(f"{name} {value} is outside the tokens of {self!r}")
        return part.start + value - part.low

    def begin_action(self, state: State, seat: int) -> PartialAction:
        """Begin an action of this seat."""
        return PartialAction(self, state.actions(seat), state.spans(seat))

    def action(self, state: State, seat: int, tokens: Iterable[SupportsIndex]) -> Action:
        """Return the legal action of these tokens. An amount is the largest of its bin."""
        partial = self.begin_action(state, seat)
        for token in tokens:
            if partial.action is not None and as_index(token) != END:
                raise Illegal("There are tokens after the end of the action.")
            partial.take(token)
        if partial.action is None:
            raise Illegal("These tokens don't make a complete action.")
        return partial.action

    def mask(self, state: State, seat: int, out: Any = None, begun: Iterable[SupportsIndex] = ()) -> Any:
        """Return the legal next tokens as 0 and 1, in `out` (any writable byte buffer) or in a new one.

        `begun` are the tokens chosen so far for this action. A seat without an action has only END.
        """
        partial = self.begin_action(state, seat)
        for token in begun:
            partial.take(token)
        return partial.mask(out)

    def span(self, state: State, seat: int, begun: Sequence[SupportsIndex]) -> tuple[int, int] | None:
        """Return the smallest and largest amount if the next token is an amount, or None."""
        partial = self.begin_action(state, seat)
        for token in begun:
            partial.take(token)
        return partial.span()


class PartialAction:
    """An action under construction, token by token. Only the actions of the chosen verb are turned into tokens."""

    def __init__(self, space: ActionSpace, actions: list[Action], spans: list[Span]) -> None:
        self.space: Final = space
        self.tokens: tuple[int, ...] = ()
        self.action: Action | None = None  # the action once it is complete
        self._legal: list[int] | None = None  # the legal next tokens, computed on first use
        self._actions = actions  # all of them; used until the verb is chosen
        self._spans = spans
        self._prefixes: list[tuple[tuple[int, ...], Span]] = []  # of the verb's spans
        self._left: list[tuple[tuple[int, ...], Action]] = []  # the verb's actions still possible, with their tokens

    def clone(self) -> PartialAction:
        """Return an independent copy."""
        twin = PartialAction(self.space, self._actions, self._spans)
        twin.tokens, twin.action = self.tokens, self.action
        twin._legal, twin._prefixes, twin._left = self._legal, self._prefixes, self._left
        return twin

    def _choose_verb(self, verb: int) -> None:
        """Keep the actions of a verb: the largest amount in each bin, with all bins of an amount in a span."""
        space = self.space
        self._left = [(space.index(action), action) for action in self._actions if action[0] == verb]
        spans = [span for span in self._spans if span[0][0] == verb]
        if not space.ambiguous and not spans:
            return
        found: dict[tuple[int, ...], Action] = {}
        for tokens, action in self._left:
            known = found.get(tokens)
            if known is None or action > known:
                found[tokens] = action
        self._prefixes = [(space.index((*span[0], span[1]))[:-1], span) for span in spans]
        for prefix, (start, low, high) in self._prefixes:
            first = space._parts["amount in"].start
            for number in range(bisect_left(TOPS, low), bisect_left(TOPS, high) + 1):
                found[*prefix, first + number] = (*start, min(TOPS[number], high))
        self._left = list(found.items())

    def legal(self) -> list[int]:
        """Return the legal next tokens, or END alone if there is no choice."""
        found = self._legal
        if found is None:
            at = len(self.tokens)
            if self.action is not None:
                found = [END]
            elif at:
                found = sorted({tokens[at] if len(tokens) > at else END for tokens, _ in self._left})
            else:
                verbs = {action[0] for action in self._actions}
                verbs.update([span[0][0] for span in self._spans])
                found = [FIRST_VERB + verb for verb in sorted(verbs)] or [END]
            self._legal = found
        return found

    def take(self, token: SupportsIndex) -> Action | None:
        """Add a token and return the action once it is complete. Raise Illegal if the token is not legal."""
        taken = as_index(token)
        if taken not in self.legal():
            raise Illegal(f"The token {taken} ({self._named(taken)}) isn't legal here.")
        at = len(self.tokens)
        if self.action is not None or (taken == END and not at):
            return self.action
        self._legal = None
        if not at:
            self._choose_verb(taken - FIRST_VERB)
        elif taken == END:
            self._left = [it for it in self._left if len(it[0]) == at]
        else:
            self._left = [it for it in self._left if len(it[0]) > at and it[0][at] == taken]
        if taken != END:
            self.tokens = (*self.tokens, taken)
        if len(self._left) == 1:
            tokens, action = self._left[0]
            if len(tokens) == len(self.tokens):
                self.action = action
        return self.action

    def _named(self, token: int) -> str:
        return self.space.name(token) if 0 <= token < self.space.size else "no token"

    def span(self) -> tuple[int, int] | None:
        """Return the smallest and largest amount if the next token is an amount, or None."""
        for prefix, (_, low, high) in self._prefixes:
            if prefix == self.tokens and self.action is None:
                return low, high
        at = len(self.tokens)
        part = self.space._parts.get("amount in")
        if part is None or not self._left or self.action is not None:
            return None
        if any(len(tokens) != at + 1 or tokens[at] < part.start for tokens, _ in self._left):
            return None
        amounts = [action[-1] for _, action in self._left]
        return min(amounts), max(amounts)

    def mask(self, out: Any = None) -> Any:
        """Return the legal next tokens as 0 and 1."""
        found = bytearray(self.space.size)
        for token in self.legal():
            found[token] = 1
        if out is None:
            return found
        memoryview(out).cast("B")[:] = found
        return out
