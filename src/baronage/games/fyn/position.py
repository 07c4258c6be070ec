"""Positions in one line, written and read, as in section 12.2 of the rules.

`FYN1 <variant> R<round> T<seat> S<step> deck=<n>[K] disc=<n> | P1 h<hand> c<call> [hand=<ids>] : <realm> | P2 ...`

Where the viewer knows more: `deck=3:2,1,54` (from the top), `disc=2:5,9`, `hold=2`, and `#id` after any letter.
"""

from __future__ import annotations

import re
from typing import Any

from baronage.engine.core.chance import ChanceError, Forced
from baronage.engine.core.errors import BadDocument, reason
from baronage.engine.core.state import FULL, Over
from baronage.engine.game.game import Game, game_of
from baronage.engine.text.input_errors import quoted
from baronage.games.fyn.board.geometry import cell_at, chart, connected, xy
from baronage.games.fyn.data import (
    CAPITAL,
    CARD_KIND,
    CARDS,
    CENTRAL_CITY,
    CENTRE,
    DECK,
    FIRST_CAPITAL,
    FORCE,
    IDS,
    IMPROVEMENT,
    KING_CARD,
    LAND,
    LETTERS,
    MINE,
    MUST,
    OASIS,
    ROAD,
    SHOCK,
    TYPE,
)
from baronage.games.fyn.input_errors import msg
from baronage.games.fyn.meta import SEATS
from baronage.games.fyn.rules.realm import armies_on, touches_city
from baronage.games.fyn.state import (
    ATTACKING,
    BUILDING,
    DISCARDING,
    DRAWING,
    DRAWN,
    GROWING,
    HOME,
    MOVING,
    START,
    STEP_OF,
    Barons,
    blank,
    round_limit,
)
from baronage.games.fyn.steps.turn import HOLDS_TO_WIN, Ready, Turn

_STAGES = {"A": START, "B": MOVING, "C": BUILDING, "D": ATTACKING, "E": GROWING, "F": DISCARDING}
_CELL = re.compile(r"(-?\d{1,2}),(-?\d{1,2}):([CDWMK])((?:#\d+)?)((?:[rogmvtc](?:#\d+)?)*)(?:\{([^}]*)\})?$")
_IMPROVED = re.compile(r"([rogmvtc])(?:#(\d+))?")
_ARMIES = re.compile(r"(\d*)([PRASMGXN])((?:#\d+)*)$")
_LAND = {LETTERS[kind]: kind for kind in range(1, 5)} | {"K": CAPITAL}
_ON_LAND = {LETTERS[kind]: kind for kind in range(5, 12)}
_ARMY = {LETTERS[kind]: kind for kind in range(12, 20)}

# --- writing --------------------------------------------------------------------------------------------------------


MAX_ROUNDS = 9999  # in a game without a limit of rounds


def write_position(s: Barons) -> str:
    """Return the position in one line, with everything the viewer knows."""
    short = _write(s, False)
    if s.viewer != FULL or not s.stack:
        return short
    try:
        again = read_position(game_of(s), short, s.seats, s.setup.document())
    except BadDocument:  # a step in progress that the line can't express
        return _write(s, True)
    return short if again.realms == s.realms and again.forces == s.forces else _write(s, True)


def _write(s: Barons, ids: bool) -> str:
    king = "K" if s.king_in_deck() else ""
    deck = f"deck={len(s.deck)}{king}"
    if s.deck and all(s.deck):
        deck += ":" + ",".join(map(str, s.deck[::-1]))
    full = s.viewer == FULL
    pile = f"disc={len(s.discard)}" + (":" + ",".join(map(str, s.discard)) if s.discard and full else "")
    head = f"FYN1 {s.setup.options['variant']} R{s.round} T{s.active + 1} S{STEP_OF[s.stage]} {deck} {pile}"
    parts = [head]
    for seat in range(s.seats):
        if not s.alive >> seat & 1:
            parts.append(f"{SEATS[seat]} out")
            continue
        hand = s.hands[seat]
        player = f"{SEATS[seat]} h{len(hand)} c{s.calls[seat]}"
        if hand and all(hand) and (full or seat == s.viewer):
            player += " hand=" + ",".join(map(str, hand))
        hold = s.holds[seat] - (seat == s.active and s.stage in (DRAWING, DRAWN) and touches_city(s, seat))
        if hold > 0:  # the value at the start of the step
            player += f" hold={hold}"
        parts.append(f"{player} : {write_realm(s, seat, ids)}")
    return " | ".join(parts)


def write_realm(s: Barons, seat: int, ids: bool = False) -> str:
    """Return the cells of a realm by column: that of the home Capital first, then those at its sides."""
    return "; ".join(_write_cell(s, seat, cell, ids) for cell in sorted(s.lands[seat], key=_column))


def _column(cell: int) -> tuple[int, bool, int]:
    x, y = xy(cell)
    return abs(x), x < 0, y


def _write_cell(s: Barons, seat: int, cell: int, ids: bool) -> str:
    x, y = xy(cell)
    land = s.lands[seat][cell]
    letter = "K" if land >= FIRST_CAPITAL else LETTERS[TYPE[land]]
    text = f"{x},{y}:{letter}" + (f"#{land}" if ids else "")
    for grids in (s.roads, *s.specials, s.centres):
        card = grids[seat].get(cell, 0)
        if card:
            text += LETTERS[TYPE[card]] + (f"#{card}" if ids else "")
    kinds: dict[str, list[int]] = {}
    for army in sorted(armies_on(s, seat, cell), key=lambda army: (TYPE[army], army)):
        kinds.setdefault(LETTERS[TYPE[army]], []).append(army)
    words = []
    for name, armies in kinds.items():
        count = str(len(armies)) if len(armies) > 1 else ""
        words.append(count + name + ("".join(f"#{army}" for army in armies) if ids else ""))
    return text + ("{" + ",".join(words) + "}" if words else "")


# --- reading --------------------------------------------------------------------------------------------------------


def read_position(game: Game, text: str, seats: int | None, options: dict[str, Any]) -> Barons:
    """Return the state for a position at the start of a step. Unnamed cards of realms take the lowest free ids."""
    try:
        return _Board(game, text, seats, options).build()
    except (ValueError, IndexError, KeyError) as error:
        if isinstance(error, BadDocument):
            raise
        raise BadDocument(msg("position-wrong", why=reason(error))) from error


class _Board:
    """A position being built."""

    def __init__(self, game: Game, text: str, seats: int | None, options: dict[str, Any]) -> None:
        head, *players = [part.strip() for part in text.split("|")]
        words = head.split()
        if len(words) < 5 or words[0] != "FYN1":
            raise BadDocument(msg("position-begins"))
        self.words = words
        self.fields = dict(word.partition("=")[::2] for word in words[5:])
        unknown = set(self.fields) - {"deck", "disc"}
        if unknown:
            raise BadDocument(msg("field-unknown", field=sorted(unknown)[0]))
        self.players = players
        n = len(players)
        if seats is not None and seats != n and seats != game.meta.default_seats:
            raise BadDocument(msg("players-count", count=n, seats=seats))
        self.s = blank(game.setup(n, {**options, "variant": words[1]}))
        self.free: list[list[int]] = []

    def build(self) -> Barons:
        s = self.s
        self._reserve()
        for seat, text in enumerate(self.players):
            self._realm(seat, text)
        rest = sorted((card for cards in self.free[:CAPITAL] for card in cards), key=_mixed)
        for seat, text in enumerate(self.players):
            self._player(seat, text, rest)
        self._piles(rest)
        s.box = [card for card in self.free[CAPITAL] if card not in s.box] + s.box
        self._time()
        _check(s)
        s.viewer = FULL
        s.stack = [Turn()]
        return _settled(s)

    def _reserve(self) -> None:
        """Reserve all cards that are named anywhere."""
        s = self.s
        named = [int(number) for part in self.players for number in re.findall(r"#(\d+)", part)]
        for part in self.players:
            named.extend(int(number) for words in re.findall(r"hand=([\d,]+)", part) for number in words.split(","))
        for value in self.fields.values():
            named.extend(int(number) for number in value.partition(":")[2].split(",") if number)
        if len(set(named)) != len(named) or any(not 0 < card < CARDS for card in named):
            raise BadDocument(msg("card-twice"))
        if s.city[0] >= 0:
            if CENTRAL_CITY in named:
                raise BadDocument(msg("central-city", card=CENTRAL_CITY))
            s.box = [CENTRAL_CITY]
        taken = {*named, *s.box}
        self.free = [[card for card in cards if card not in taken] for cards in IDS]

    def _card(self, kind: int, number: str) -> int:
        if number:
            if TYPE[int(number)] != kind:
                raise BadDocument(msg("card-type", number=number))
            return int(number)
        if not self.free[kind]:
            raise BadDocument(msg("cards-few-of-type"))
        return self.free[kind].pop(0)

    def _realm(self, seat: int, text: str) -> None:
        s = self.s
        name, _, realm = text.partition(" : ")
        words = name.split()
        if not words or words[0] != SEATS[seat]:
            raise BadDocument(msg("players-order", text=quoted(text[:12]), seat=SEATS[seat]))
        if words[1:] == ["out"]:
            s.alive &= ~(1 << seat)
            s.out.append(seat)
            return
        for cell_text in realm.split(";"):
            match = _CELL.match(cell_text.strip().replace(" ", ""))
            if not match:
                raise BadDocument(msg("cell-shape", text=quoted(cell_text.strip())))
            cell = cell_at(int(match[1]), int(match[2]))
            if cell < 0 or abs(int(match[1])) > 60 or cell in s.lands[seat] or cell == s.city[seat]:
                raise BadDocument(msg("cell-taken", a=match[1], b=match[2]))
            kind = _LAND[match[3]]
            if kind == CAPITAL and cell == HOME and not match[4]:
                own = FIRST_CAPITAL + seat
                if own not in self.free[CAPITAL]:
                    raise BadDocument(msg("capital-twice", seat=SEATS[seat]))
                self.free[CAPITAL].remove(own)
                s.lands[seat][cell] = own
            elif kind == CAPITAL and not match[4]:
                s.lands[seat][cell] = self._captured()
            else:
                s.lands[seat][cell] = self._card(kind, match[4][1:])
            self._improve(seat, cell, match[5])
            for word in (match[6] or "").split(","):
                if word:
                    self._armies(seat, cell, word)

    def _captured(self) -> int:
        """Return a captured Capital: that of an eliminated player, otherwise an unused one."""
        homes = [FIRST_CAPITAL + seat for seat, text in enumerate(self.players) if not text.endswith(" out")]
        for card in self.free[CAPITAL]:
            if card not in homes:
                self.free[CAPITAL].remove(card)
                return card
        raise BadDocument(msg("capitals-few"))

    def _improve(self, seat: int, cell: int, letters: str) -> None:
        s = self.s
        if letters and s.lands[seat][cell] >= FIRST_CAPITAL:
            raise BadDocument(msg("capital-improved"))
        for letter, number in _IMPROVED.findall(letters):
            kind = _ON_LAND[letter]
            special = OASIS <= kind <= MINE
            grid = (s.roads if kind == ROAD else s.specials[kind - OASIS] if special else s.centres)[seat]
            if cell in grid or (special and s.one_special and s.special_at(seat, cell)):
                raise BadDocument(msg("improved-twice"))
            grid[cell] = self._card(kind, number)

    def _armies(self, seat: int, cell: int, word: str) -> None:
        match = _ARMIES.match(word)
        if not match:
            raise BadDocument(msg("army-shape", word=quoted(word)))
        ids = match[3].split("#")[1:]
        count = int(match[1] or max(1, len(ids)))
        kind = _ARMY[match[2]]
        if len(ids) > count or (kind == SHOCK and count > 1):
            raise BadDocument(msg("army-crowd", word=quoted(word)))
        for number in (*ids, *[""] * (count - len(ids))):
            self.s.armies[seat][self._card(kind, number)] = cell

    def _player(self, seat: int, text: str, rest: list[int]) -> None:
        """Read a player's fields, such as h5 c1 hand=1,2 hold=1."""
        s = self.s
        if not s.alive >> seat & 1:
            return
        for word in text.partition(" : ")[0].split()[1:]:
            if word.startswith("hand="):
                s.hands[seat] = [int(number) for number in word[5:].split(",")]
            elif word.startswith("hold="):
                s.holds[seat] = int(word[5:])
            elif word[0] == "c" and word[1:] in ("1", "2", "3", "4"):
                s.calls[seat] = int(word[1:])
            elif word[0] != "h" or not word[1:].isdigit():
                raise BadDocument(msg("player-shape", word=quoted(word)))
        size = next((int(word[1:]) for word in text.split() if re.fullmatch(r"h\d+", word)), len(s.hands[seat]))
        if not s.hands[seat]:
            filler = [card for card in rest if CARD_KIND[card] != MUST]
            s.hands[seat] = _spread(filler, size)
            for card in s.hands[seat]:
                rest.remove(card)
        if len(s.hands[seat]) != size or any(CARD_KIND[card] in (0, MUST) for card in s.hands[seat]):
            raise BadDocument(msg("hand-size", seat=SEATS[seat], size=size))
        s.known[seat] = [0] * size

    def _piles(self, rest: list[int]) -> None:
        """Read the piles, such as deck=101K:5,6 disc=76:7,8; a pile without a number gets all remaining cards."""
        s = self.s
        deck, pile = self.fields.get("deck"), self.fields.get("disc")
        unsized = not (deck or "").partition(":")[0].rstrip("K")
        if pile is None and unsized:
            pile = "0"
        named_deck = _ids(deck)
        named_pile = _ids(pile)
        king = (deck or "").partition(":")[0].endswith("K")
        if s.barbarians and king:
            raise BadDocument(msg("king-out"))
        if s.barbarians:
            s.box.append(KING_CARD)
        elif king and KING_CARD not in named_deck:
            rest.append(KING_CARD)
        elif not king:
            s.aside = [KING_CARD]
        held = sum(map(len, s.hands)) + sum(len(grid) for grids in self._grids() for grid in grids)
        every = (
            DECK
            - (s.city[0] >= 0)
            + king
            - held
            + sum(card >= FIRST_CAPITAL for grid in s.lands for card in grid.values())
        )
        in_pile = _size(pile) if pile is not None else every - _size(deck)
        in_deck = every - in_pile if unsized else _size(deck)
        if in_deck + in_pile != every or in_deck < len(named_deck) or in_pile < len(named_pile):
            raise BadDocument(msg("piles", every=every, in_deck=in_deck, in_pile=in_pile))
        fill = _spread([card for card in rest if card != KING_CARD], in_pile - len(named_pile))
        s.discard = [*named_pile, *fill]
        below = [card for card in rest if card not in fill]
        s.deck = [*below[::-1], *named_deck[::-1]]

    def _grids(self) -> list[list[dict[int, int]]]:
        s = self.s
        return [s.lands, s.roads, *s.specials, s.centres, s.armies]

    def _time(self) -> None:
        """Read round, seat and step, such as R19 T2 SD."""
        s = self.s
        _, _, round_, turn, step = self.words[:5]
        if round_[0] != "R" or turn[0] != "T" or step[0] != "S" or step[1:] not in _STAGES:
            raise BadDocument(msg("position-steps"))
        s.round, s.active = int(round_[1:]), int(turn[1:]) - 1
        if not 0 <= s.active < s.seats or not s.alive >> s.active & 1:
            raise BadDocument(msg("turn-nobody", turn=turn))
        if not 1 <= s.round <= (round_limit(s.setup) or MAX_ROUNDS):
            raise BadDocument(msg("round-late"))
        s.stage = _STAGES[step[1:]]
        first = s.setup.options["first_seat"]
        s.first = SEATS.index(first) if first in SEATS else 0
        if s.barbarians:
            empire = s.setup.options["empire_seat"]
            s.empire = SEATS.index(empire) if empire in SEATS else s.first


def _settled(s: Barons) -> Barons:
    """Return the state at its first decision in this step, otherwise with the active player prompted to continue."""
    on = s.clone()
    try:
        on.settle(Forced(()))
    except (ChanceError, Over):
        on.stack = []
    if on.stack and (on.active, STEP_OF[on.stage], on.deck) == (s.active, STEP_OF[s.stage], s.deck):
        return on
    s.stack.append(Ready())
    return s


def _mixed(card: int) -> int:
    """Return a fixed sort key that mixes types and numbers, for cards that are not named."""
    return card * 89 % 211


def _spread(cards: list[int], count: int) -> list[int]:
    """Return the first `count` of the cards."""
    if count > len(cards):
        raise BadDocument(msg("cards-few"))
    return cards[:count]


def _ids(field: str | None) -> list[int]:
    return [int(number) for number in (field or "").partition(":")[2].split(",") if number]


def _size(field: str | None) -> int:
    return int((field or "").partition(":")[0].rstrip("K") or 0)


def _check(s: Barons) -> None:
    """Raise an error unless this position can be played (FYN-B1.11, E1.06, F1.03)."""
    if s.alive & (s.alive - 1) == 0:
        raise BadDocument(msg("one-left"))
    if s.barbarians and not s.alive >> s.empire & 1:
        raise BadDocument(msg("empire-gone"))
    for seat in range(s.seats):
        if not s.alive >> seat & 1:
            continue
        name = SEATS[seat]
        if not s.lands[seat].get(HOME, 0) >= FIRST_CAPITAL or connected(s.lands[seat]) != set(s.lands[seat]):
            raise BadDocument(msg("realm-apart", name=name))
        if not 0 <= s.holds[seat] < HOLDS_TO_WIN or (s.holds[seat] and not touches_city(s, seat)):
            raise BadDocument(msg("city-held", name=name, times=s.holds[seat]))
        known = chart(s, seat)
        if s.combat(seat) > known.population:
            raise BadDocument(msg("armies-unfed", name=name, combat=s.combat(seat), population=known.population))
        if len(s.hands[seat]) > known.maximum:
            raise BadDocument(msg("hand-large", name=name, count=len(s.hands[seat]), maximum=known.maximum))
        shock = [cell for army, cell in s.armies[seat].items() if TYPE[army] == SHOCK]
        if len(set(shock)) != len(shock):
            raise BadDocument(msg("shock-twice", name=name))
        kinds = [(s.lands, LAND), (s.centres, CENTRE)]
        if any(CARD_KIND[card] not in (kind, 0) for grids, kind in kinds for card in grids[seat].values()):
            raise BadDocument(msg("card-misplaced", name=name))
        if any(CARD_KIND[army] != FORCE for army in s.armies[seat]):
            raise BadDocument(msg("army-none", name=name))
        if any(CARD_KIND[card] != IMPROVEMENT for grids in (s.roads, *s.specials) for card in grids[seat].values()):
            raise BadDocument(msg("card-misplaced", name=name))
