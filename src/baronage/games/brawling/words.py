"""Words (to be written)."""

from __future__ import annotations

CAUSES = {
    1: ("The main deck is empty.", ("BRAWL-13.01",)),
    2: ("The turn limit is reached.", ("BRAWL-13.09",)),
    3: ("The other player left.", ()),
}
