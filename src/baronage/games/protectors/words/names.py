"""How players, places and cards are called."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baronage.games.protectors.data import (
    ABILITY_NAMES,
    CARD_NAMES,
    COLOURS,
    FORT,
    GOLD_NAMES,
    REFRESHED,
    SPRING,
)
from baronage.games.protectors.meta import LETTERS
from baronage.games.protectors.state import Realm

ABILITY_DOES: Final = (  # what each ability is good for; the even ones once a game
    *("", "Fortify! gives 1 US more", "up to 9 Highmagisters against the Dragon"),
    *("a look at the next Event card each turn", "out of the game for one Dragon Attack"),
    *("Work, work! brings 90", "the Mountain King fights for your last Provinces"),
    *("one more golden March! each turn", "each Province feeds 1 unit more for a turn"),
    *("each bid counts 15 more for each Province", "bid and commit after all others"),
    "",
)


def faction_does(number: int) -> str:
    """Both abilities of a faction in a line (table 2.8)."""
    return f"{ABILITY_DOES[2 * number - 1]}; once a game {ABILITY_DOES[2 * number]}"


def ability(number: int) -> str:
    """An ability by name, with what it does."""
    does = ABILITY_DOES[number]
    return f"{ABILITY_NAMES[number]} ({does})" if does else ABILITY_NAMES[number]


def golden(s: Realm, left: Sequence[int]) -> list[str]:
    """The kinds of golden orders of which any are left; no Fortify! under Restlessness of Spring (REALM-E2.05)."""
    return [
        GOLD_NAMES[kind] for kind, number in enumerate(left) if number > 0 and not (kind == FORT and s.has_card(SPRING))
    ]


def player(number: int) -> str:
    """The colour, which is what one sees, and the number, by which one may write (REALM-A2.05): Blue (#1)."""
    return f"{COLOURS[number - 1]} (#{number})" if number else "nobody"


def player_at(s: Realm, seat: int) -> str:
    """A seat by its number, or by its letter before it has one."""
    return player(s.number[seat]) if s.number[seat] else LETTERS[seat]


def seat_or_player(seat: int, number: int) -> str:
    """The same without a state: the number is 0 before the players have their places."""
    return player(number) if number else LETTERS[seat]


def place(number: int) -> str:
    """A Province, or the Island."""
    return f"P{number}" if number else "the Island"


def there(number: int) -> str:
    """In a Province, or on the Island."""
    return f"in P{number}" if number else "on the Island"


def deck(number: int) -> str:
    """One of the four decks."""
    return ("the Event deck", "the Dragon deck", "the Sea deck", "The End deck")[number]


def ordinal(number: int) -> str:
    """1st, 2nd, 3rd, 4th."""
    return f"{number}{'th' if 10 < number < 14 else {1: 'st', 2: 'nd', 3: 'rd'}.get(number % 10, 'th')}"


def sums(total: int, parts: Sequence[int]) -> str:
    """4 (2 units, +1 Fortify!, +1 support): how a strength in battle comes about (REALM-I2.01)."""
    number, golden, order, snow, support = parts
    words = [
        units(number),
        *([f"+{golden} golden march"] if golden else []),
        *([f"+{order} Fortify!"] if order > 0 else ["−1 Work, work!"] if order else []),
        *(["−1 snow"] if snow else []),
        *([f"+{support} support"] if support else []),
    ]
    return f"{total} ({', '.join(words)})" if len(words) > 1 else str(total)


def sentence(text: str) -> str:
    """With a full stop, unless a card or an ability shouts already."""
    return text if text.endswith(("!", "?")) else f"{text}."


def units(number: int) -> str:
    """1 unit, 2 units."""
    return "1 unit" if number == 1 else f"{number} units"


def money(amount: int) -> str:
    """In $Realm."""
    return f"{amount} $Realm"


def points(number: int) -> str:
    """1 VP, 2 VPs."""
    return "1 VP" if number == 1 else f"{number} VPs"


def card(number: int) -> str:
    """The name on a card."""
    return CARD_NAMES[number]


def cards_of(number: int) -> str:
    """1 card, 2 cards."""
    return "1 card" if number == 1 else f"{number} cards"


def gift(number: int) -> str:
    """What the Sanctum gave."""
    return f"{ABILITY_NAMES[number - REFRESHED]}, refreshed" if number >= REFRESHED else ABILITY_NAMES[number]


def listing(names: list[str]) -> str:
    """a, b and c."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}" if names else "nobody"
