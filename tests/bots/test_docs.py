"""What docs/bots.md says of the bots is what they say of themselves."""

from __future__ import annotations

import re
from pathlib import Path

from baronage.bots import bots

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def test_the_page_describes_every_bot_in_its_own_words() -> None:
    rows = dict(re.findall(r"^\| `(\w+)` \| (.*) \|$", PAGE, re.M))
    assert rows == {name: player.HELP for name, player in bots().items()}
