"""The board: lands around the Sea, units and levels, the Dragon, the cards in play, and the rows of players."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.setup import Setup
from baronage.engine.picture.table import Board, CardFace, Msg, Piece, Place, PlayerRow, Zone
from baronage.engine.text.params import Params
from baronage.games.protectors.board.realm import GRAND, NORMAL, land_for
from baronage.games.protectors.board.tinctures import TINCTURES
from baronage.games.protectors.data import CARDS, DECKS, END, FIRST_TURN, STOCK
from baronage.games.protectors.nodes import place_id
from baronage.games.protectors.rules.dragon import terror, threshold
from baronage.games.protectors.rules.ranking import bracket
from baronage.games.protectors.state import CONSOLIDATION, EXECUTE, NEGOTIATION, RANKING, REVEAL, Realm
from baronage.games.protectors.steps.commitment import attacked
from baronage.games.protectors.table.ground import SEA, lands, sea

COUNTERS: Final = ("gold", "rank", "bracket")
LEVELS: Final = ("hamlet", "keep", "castle", "capitol")  # drawings of the levels of a Province
PHASES: Final = (  # the parts of a turn, with the phase of the rules
    ("rank", RANKING),
    ("cards", REVEAL),
    ("orders", NEGOTIATION),
    ("battles", EXECUTE),
    ("buy", CONSOLIDATION),
)
_DRAGONS: Final = (  # drawings by the Scale of Terror
    *("dragon-1-wyrmling", "dragon-2-wurm", "dragon-3-great-wurm", "dragon-4-dragon", "dragon-5-ancient"),
    "dragon-6-worldeater",
)
_ART: Final = (  # drawings of the cards
    *("back", "card-black-swan", "card-calms-of-summer", "card-deep-snow", "card-heavy-rains"),
    *("card-power-overwhelming", "card-restlessness-of-spring", "card-winter-storms", "card-imarins-blessings"),
    *("card-flood", "card-there-be-dragons", "card-misty-mountains", "card-bloodlust", "card-seafarers", "card-ferry"),
    *("card-crab-infestation", "card-plague", "card-pirates", "card-the-end-is-nigh", "card-times-up"),
)


def board(setup: Setup) -> Board:
    """Return the lands, if the options settle them, the cards and the parts of a turn."""
    settled = {"normal": NORMAL, "grand": GRAND}.get(setup.options["version"], 0)
    places = lands(land_for(setup.seats, setup.options, settled, 0)) if settled else ()
    zones = [Zone("play", "row", "centre", cut="small"), Zone("phases", "list", "column")]
    zones += [Zone(f"bracket{number}", "list", "column") for number in range(1, 5)]
    faces = [CardFace(f"phase-{name}", (f"phase-{name}", {})) for name, _ in PHASES]
    faces += [_face(card, setup) for card in range(1, CARDS)]
    return Board("free", places, tuple(zones), tuple(faces), COUNTERS)


def _face(card: int, setup: Setup) -> CardFace:
    effect: Msg = (
        "card-brief",
        {"card": card, "count": setup.seats, "fare": setup.numbers.ferry_cost, **setup.numbers.pirate_dues},
    )
    return CardFace(f"card-{card}", ("card-title", {"card": card}), art=_ART[card], text=effect)


def places(s: Realm) -> list[Place]:
    """Return the Sea, and the lands if a vote has settled them."""
    if not s.owner:
        return []
    found = [sea(s.land, _sea_name(s))]
    return found if s.setup.options["version"] in ("normal", "grand") else [*lands(s.land), *found]


def _sea_name(s: Realm) -> Msg:
    """Return the name of the Dragon, its power and its effect."""
    if attacked(s):
        units = sum(s.army(seat) for seat in s.rank)
        return ("sea-attack", {"terror": terror(s), "power": s.dpl, "needed": s.dpl + 1, "count": units})
    most = threshold(s)
    return ("sea-dragon", {"terror": terror(s), "power": s.dpl, "threshold": most, "left": max(most - s.dpl, 0)})


def pieces(s: Realm) -> list[Piece]:
    """Return levels and units of all lands, the Dragon, the cards in play and the parts of the turn."""
    found: list[Piece] = []
    for place, owner in enumerate(s.owner):
        if place or s.land.island:
            found += _land(s, place, owner)
    for i in range(0, len(s.guests), 3):
        place, seat, units = s.guests[i : i + 3]
        if units:
            found.append(Piece(f"guests.{place_id(place)}.{seat}", "unit", place_id(place), seat, units))
    if s.owner:
        marks = ("attacks",) if attacked(s) else ()
        found.append(Piece("dragon", _DRAGONS[terror(s)], SEA, values=(s.dpl, threshold(s)), marks=marks))
    for deck in range(DECKS):
        for i, card in enumerate([*s.locked[deck], *s.inplay[deck]]):
            stays = ("lock",) if i < len(s.locked[deck]) else ()
            found.append(Piece(f"card.{deck}.{i}", f"card-{card}", "play", marks=stays))
    for name, phase in PHASES if s.turn else ():
        now = "now" if phase == _phase(s) else "past" if phase < _phase(s) else "later"
        found.append(Piece(f"phase.{name}", f"phase-{name}", "phases", marks=(now,)))
    return found


def _phase(s: Realm) -> int:
    return RANKING if s.phase < RANKING else s.phase


def _land(s: Realm, place: int, owner: int) -> list[Piece]:
    """Return the level of a land, and its units."""
    id = place_id(place)
    found = []
    if place:
        marks = [name for name, has in (("flame", s.grey[place]), ("hammer", s.work[place])) if has]
        found.append(Piece(f"level.{id}", LEVELS[s.level[place]], id, owner, marks=tuple(marks)))
    if s.units[place]:
        found.append(Piece(f"units.{id}", "unit", id, owner, s.units[place]))
    return found


def notes(s: Realm) -> list[Msg]:
    """Return for each deck what may still come, and what was discarded."""
    found: list[Msg] = []
    for deck in range(DECKS):
        params: Params = {"deck": deck, "count": len(s.decks[deck]), "later": 0}
        if s.turn < FIRST_TURN[deck]:
            params["later"] = FIRST_TURN[deck]
        params |= {"may_come": tuple(sorted(s.unseen(deck))), "cards": tuple(s.discards[deck])}
        found.append(("note-deck", params))
    return found


def players(s: Realm) -> list[PlayerRow]:
    """Return points, gold and place on the Ranking of each player."""
    rows = []
    numbered = all(s.number)
    for seat in range(s.seats):
        colour = TINCTURES[s.number[seat] - 1] if numbered else seat
        at = s.rank.index(seat) + 1 if s.turn and seat in s.rank else 0
        has = (s.cash[seat], at, bracket(s, seat) if at else 0)
        rows.append(PlayerRow(seat, seat, colour, s.vps(seat), has))
    return rows


def turn(s: Realm) -> Msg:
    """Return the turn, for the head of the table."""
    return ("head-turn", {"turn": s.turn, "turns": LAST_TURN})


LAST_TURN: Final = FIRST_TURN[END] + len(STOCK[END]) - 1  # Time's Up! comes on this turn or before
