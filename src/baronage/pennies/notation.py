"""Notation of moves and positions: `o 7`, `send`, `raid 5`; `round=1 bank=60 raid=A deck=1,2 | A 20 3,4 | B 20 5,6`."""

from __future__ import annotations

from typing import Any

from baronage.author import Action, BadDocument, Game, Unreadable
from baronage.pennies import verbs
from baronage.pennies.input_errors import msg
from baronage.pennies.state import CARDS, Pennies, blank
from baronage.pennies.steps import Raid

WORDS = {
    "o": verbs.OFFER,
    "send": verbs.SEND,
    "peek": verbs.PEEK,
    "boast": verbs.BOAST,
    "raid": verbs.RAID,
    "ward": verbs.WARD,
    "pass": verbs.PASS,
}
NUMBERED = ("o", "raid", "ward")


def write(s: Pennies, seat: int, action: Action) -> str:
    """Return the notation of one action."""
    word = next(word for word, verb in WORDS.items() if verb == action[0])
    return " ".join([word, *map(str, action[1:])])


def read(s: Pennies, seat: int, text: str) -> list[Action]:
    """Return the actions that match a text. `o 3,4` is a whole offer."""
    words = text.lower().split()
    if not words or words[0] not in WORDS:
        raise Unreadable(msg("move-unknown", text=text[:60], known=[*WORDS]))
    if len(words) != 1 + (words[0] in NUMBERED):
        raise Unreadable(msg("move-shape", text=text[:60]))
    try:
        numbers = [int(word) for word in words[1].split(",")] if words[1:] else []
    except ValueError as error:
        raise Unreadable(msg("number-wanted", text=words[1][:60])) from error
    if len(numbers) > 1 and words[0] == "o":
        return [*((verbs.OFFER, card) for card in numbers), (verbs.SEND,)]
    return [(WORDS[words[0]], *numbers)]


def _cards(cards: list[int]) -> str:
    return ",".join(str(card) if card else "?" for card in cards) or "-"


def write_position(s: Pennies) -> str:
    """Return the position as one line, with `?` for a hidden card."""
    head = [f"round={s.round}", f"bank={s.bank}", f"boasts={s.boasts}", f"deck={_cards(s.deck)}"]
    head.append(f"discard={_cards(s.discard)}")
    raid = s.find(Raid)
    if raid is not None:
        head.append(f"raid={s.game.seat_label(raid.seat)}")
    rows = [f"{s.game.seat_label(seat)} {s.purses[seat]} {_cards(s.hands[seat])}" for seat in range(s.setup.seats)]
    return " | ".join([" ".join(head), *rows])


def read_position(game: Game, text: str, seats: int | None, options: dict[str, Any]) -> Pennies:
    """Return a state in which a raid is about to begin."""
    try:
        head, *rows = text.split(" | ")
        fields = dict(word.split("=") for word in head.split())
        s = blank(game.setup(len(rows), options))
        s.round, s.bank, s.boasts = int(fields["round"]), int(fields["bank"]), int(fields["boasts"])
        s.deck, s.discard = _list(fields["deck"]), _list(fields["discard"])
        s.deck_known = [0] * len(s.deck)
        for seat, row in enumerate(rows):
            _, purse, hand = row.split()
            s.purses[seat], s.hands[seat] = int(purse), _list(hand)
            s.known[seat] = [1 << seat] * len(s.hands[seat])
        s.stack = [Raid("ABCD".index(fields["raid"]))]
    except BadDocument:
        raise
    except (KeyError, ValueError) as error:
        raise BadDocument(msg("position-wrong", game=game.title, why=str(error))) from error
    return s


def _list(text: str) -> list[int]:
    cards = [] if text == "-" else [int(card) for card in text.split(",")]
    if any(card not in CARDS for card in cards):
        raise BadDocument(msg("cards-wrong", first=CARDS[0], last=CARDS[-1]))
    return cards
