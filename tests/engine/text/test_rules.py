"""The rules page, taken apart by id."""

from __future__ import annotations

import re

import baronage
from baronage.engine.text.rules import parse_rules
from tests.engine.table import PENNIES

PAGE = """# The game

## 1 Cards

- **TOY-1.01** A card is drawn
  and kept. See **TOY-1.02**.
* **TOY-1.02** It is hidden.
**TOY-A2.03** A paragraph of its own.

| id | what |
|---|---|
| **TOY-1.03** | a row |

Text that belongs to no rule, though it speaks of **TOY-1.01**.

### 2 End
- **TOY-2.01** It ends.
- not a rule
- **TOY-1.01** A rule is defined once.
"""


def test_a_rule_is_an_id_in_bold_at_the_start_of_a_line() -> None:
    assert list(parse_rules(PAGE)) == ["TOY-1.01", "TOY-1.02", "TOY-A2.03", "TOY-1.03", "TOY-2.01"]


def test_a_rule_goes_on_in_the_next_line() -> None:
    rules = parse_rules(PAGE)
    assert rules["TOY-1.01"].text == "A card is drawn and kept. See **TOY-1.02**."
    assert rules["TOY-1.02"].text == "It is hidden."
    assert rules["TOY-A2.03"].text == "A paragraph of its own."
    assert rules["TOY-1.03"].text == "a row"


def test_a_rule_knows_its_heading() -> None:
    rules = parse_rules(PAGE)
    assert rules["TOY-1.01"].section == "1 Cards"
    assert rules["TOY-2.01"].section == "2 End"


def test_a_game_has_its_rules_by_id() -> None:
    assert PENNIES.rules["PEN-2.02"].text.startswith("The highest total wins")
    assert "PEN-9.99" not in PENNIES.rules


def test_french_marks_stay_with_their_words_but_notation_is_as_it_is_typed() -> None:
    page = baronage.games()["barony"].rulebook.page("fr")
    prose = re.sub(r"```.*?```|`[^`]*`", "x", page, flags=re.DOTALL)
    assert "\u00a0: " in prose
    assert not re.search(r" [;:!?»]|« ", prose)
    assert "g1700 b0 : 1ThP1@H4.17" in page, "a position can be copied"
