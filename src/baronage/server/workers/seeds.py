"""Seeds of deals and of bots: random, or fixed on a server under test."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable

SeedSource = Callable[..., bytes]  # takes what the seed is for, returns 32 bytes


def random_seed(*subject: object) -> bytes:
    """Return an unpredictable seed."""
    return os.urandom(32)


def fixed_seeds(text: str) -> SeedSource:
    """Return a source that always gives the same seed for the same subject, and others for another text."""

    def fixed_seed(*subject: object) -> bytes:
        return hashlib.sha256(repr((text, *subject)).encode()).digest()

    return fixed_seed
