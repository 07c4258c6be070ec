"""The colour of each player, drawn as it is named (REALM-A2.05)."""

from __future__ import annotations

from typing import Final

from baronage.engine.picture.colours import BROWN, CYAN, MAROON, NAVY, OLIVE, ORANGE, SILVER, WHITE

# colours of Player#1, Player#2, ...: blue, purple, black, white, dark green, red, orange, yellow, pink and so on
TINCTURES: Final = (1, 4, 6, WHITE, 2, 0, ORANGE, 3, 7, CYAN, BROWN, MAROON, 5, NAVY, OLIVE, SILVER)
