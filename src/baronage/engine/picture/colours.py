"""Numbers of the colours that are named: of games whose players have colours of their own, after those of seats."""

from __future__ import annotations

from typing import Final

WHITE: Final = 16
ORANGE: Final = 17
CYAN: Final = 18
BROWN: Final = 19
MAROON: Final = 20
NAVY: Final = 21
OLIVE: Final = 22
SILVER: Final = 23
