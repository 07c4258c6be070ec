"""Action tokens by type: all copies of a card are one token.

A network that scores each copy separately learns each from its own games. By type, Brawling Barons has 175 tokens instead
of 1,085. Of several legal copies the first is meant.

The types are `kinds` in a game's `action_space`, by the name of the argument. A token without a type stands for itself.
"""

from __future__ import annotations

from typing import Any

import numpy
from numpy.typing import NDArray

from baronage.engine.core.errors import Illegal
from baronage.engine.core.setup import Setup


class TokenTypes:
    """The types of a setup's action tokens; each token is its own type unless `merged`."""

    def __init__(self, setup: Setup, merged: bool = True) -> None:
        space, module = setup.space, setup.game.module("action_space")
        kinds: dict[str, list[int]] = module.kinds(setup) if merged and hasattr(module, "kinds") else {}
        self.names: list[str] = []
        self.of: NDArray[numpy.int64] = numpy.zeros(space.size, dtype=numpy.int64)  # the type of each token
        known: dict[tuple[str, int], int] = {}
        for token in range(space.size):
            part = next((it for it in space.parts if it.start <= token < it.start + it.size), None)
            which = token
            if part is not None and part.name in kinds:
                which = -kinds[part.name][token - part.start + part.low]
            key = ("" if part is None else part.name, which)
            if key not in known:
                known[key] = len(self.names)
                self.names.append(f"{part.name} type {-which}" if part is not None and which < 0 else space.name(token))
            self.of[token] = known[key]
        self.size = len(self.names)

    def mask(self, tokens: NDArray[numpy.int8]) -> NDArray[numpy.int8]:
        """Return the legal types as 0 and 1."""
        if self.size == len(self.of):
            return tokens
        found = numpy.zeros(self.size, numpy.int8)
        found[self.of[tokens.nonzero()[0]]] = 1
        return found

    def token(self, wanted: int, legal: list[int]) -> int:
        """Return the first legal token of a type."""
        for token in legal:
            if self.of[token] == wanted:
                return token
        name: Any = self.names[wanted] if 0 <= wanted < self.size else "no token"
        raise Illegal(f"The token {wanted} ({name}) isn't legal here.")
