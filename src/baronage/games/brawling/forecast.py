"""What players work out all the time: whether a move would take the last card, and what an attack would do."""

from __future__ import annotations

from baronage.games.brawling.combat import (
    DOWNGRADED,
    GONE,
    Damage,
    Pairs,
    condemned,
    damages,
    own_unit,
    resolve,
    result_of,
    strength_against,
    thresholds,
)
from baronage.games.brawling.data import (
    AID_DRAW,
    AID_GAIN,
    BASE_NAME,
    BUILDING,
    CARD,
    CODE,
    HALF_NAME,
    HEALTH,
    MAR,
    MARKET_COST,
    MARKET_DRAW,
    MARKET_GAIN,
    MILITARY,
    NAME,
    P2A,
    RAC,
    RAR,
    RAV,
    SHE,
    SHIELD,
    STRENGTH,
    TOW,
    TOWER,
    TYPE,
    UP,
)
from baronage.games.brawling.meta import LETTERS
from baronage.games.brawling.state import DECK_EMPTY, Barons
from baronage.games.brawling.town import draw_production, effects, gather_production, unit_at


class Taking:
    """A move that takes `k` cards when the deck holds `left`; it ends the game if that is all of them (BRAWL-13.01)."""

    def __init__(self, name: str, k: int, left: int, aids: bool) -> None:
        self.name = name
        self.k = k
        self.left = left
        self.aids = aids  # Royal Aids on the way come on top (BRAWL-10.06)

    @property
    def ends(self) -> bool:
        """Does it end the game for certain?"""
        return self.k >= self.left


def takings(s: Barons, seat: int) -> list[Taking]:
    """What each move of this seat that takes cards from the deck would take (BRAWL-5.01 to 5.03, 12.12, 10.11 to 10.14)."""
    left = len(s.deck)
    found = [
        Taking("Gather", gather_production(s, seat), left, False),
        Taking("Draw", draw_production(s, seat), left, True),
        Taking("Market", 1, left, True),
    ]
    if effects(s, seat, MAR):
        if len(s.piles[seat]) >= MARKET_COST:
            found.append(Taking("Market building, pay 2", MARKET_DRAW, left + MARKET_COST, True))
        if s.hands[seat]:
            found.append(Taking("Market building, discard", MARKET_GAIN, left, False))
    held = {CODE[aid] for aid in s.aids[seat]}
    if RAC in held:
        found.append(Taking("Aid of cards", AID_DRAW, left, True))
    if RAV in held:
        found.append(Taking("Aid of civilians", 1, left, True))
    if RAR in held:
        found.append(Taking("Aid of resources", AID_GAIN, left, False))
    return found


def place_by_ending(s: Barons, seat: int) -> int:
    """The place of this seat (in team play its team's) if it ended the game with the points as they are (BRAWL-13.06, 15.12)."""
    end = s.clone()
    end.stack = []
    end.cause, end.ender = DECK_EMPTY, seat
    standings = end.standings()
    assert standings is not None
    return standings.seats[seat].place


# --- attacks --------------------------------------------------------------------------------------------------------


class Blow:
    """What comes upon one target: who strikes it with how much, the damage, and what that does."""

    def __init__(self, s: Barons, attacker: int, pairs: Pairs, target: int, damage: int) -> None:
        self.owner, _, self.unit = unit_at(s, target)
        self.target = target
        self.damage = damage
        self.doomed = target in condemned(s, attacker, pairs)  # by a Sheriff (BRAWL-12.05)
        self.terms: list[tuple[str, str]] = []
        total = 0
        for participant, aim in pairs:
            if aim != target:
                continue
            fighter = own_unit(s, attacker, participant)
            dealt = strength_against(fighter, self.unit)
            total += dealt
            self.terms.append((name_of(fighter), _sum(fighter, self.unit, dealt)))
        towers = effects(s, self.owner, TOW) if TYPE[self.unit] == BUILDING else 0
        if towers:
            name = "Tower" if towers == 1 else f"{towers} Towers"
            self.terms.append((f"{name} of {LETTERS[self.owner]}", f"−{TOWER * towers}"))
        shielded = max(total - TOWER * towers, 0) - damage
        if shielded:
            self.terms.append(("Shields played", f"−{shielded}"))

    def result(self, less: int = 0) -> int:
        """UNHARMED, DOWNGRADED or GONE, with so much less damage."""
        return GONE if self.doomed else result_of(self.unit, max(self.damage - less, 0))

    def words(self, less: int = 0) -> str:
        """The result in a word or two."""
        result = self.result(less)
        if result == GONE:
            return "falls" if TYPE[self.unit] == BUILDING else "is discarded"
        return f"becomes a {BASE_NAME[self.unit & CARD]}" if result == DOWNGRADED else "stands"

    def scale(self) -> str:
        """The thresholds in words."""
        marks = thresholds(self.unit)
        if len(marks) == 2:
            return f"health {marks[0]}: becomes a {BASE_NAME[self.unit & CARD]} at {marks[0]}, discarded at {marks[1]}"
        falls = "falls" if TYPE[self.unit] == BUILDING else "discarded"
        return f"health {HEALTH[self.unit]}: {falls} at {marks[0]}"

    def shielded(self) -> str:
        """What one more Shield would make of it."""
        if self.doomed:
            return "The Sheriff discards it, whatever Shields are played."
        left = max(self.damage - SHIELD, 0)
        still = " still" if self.result(SHIELD) == self.result() else ""
        more = " more" if self.terms[-1][0] == "Shields played" else ""
        return f"With one Shield{more}: {left}, it{still} {self.words(SHIELD)}."


def name_of(fighter: int) -> str:
    """A participant by name: a unit's half in force, or the card."""
    return NAME[fighter] if CODE[fighter & CARD] == P2A else HALF_NAME[fighter]


def _sum(fighter: int, target: int, dealt: int) -> str:
    """A participant's strength term by term."""
    if CODE[fighter & CARD] == P2A or STRENGTH[fighter] == dealt:
        return str(dealt)
    if CODE[fighter & CARD] == SHE and TYPE[target] == MILITARY:
        return "discards"
    return f"{STRENGTH[fighter]} + {dealt - STRENGTH[fighter]}"


def blows(s: Barons, attacker: int, pairs: Pairs, damage: Damage | None = None) -> list[Blow]:
    """Every target of an attack, in the order of declaration; `damage` as Shields have left it, if any were asked for."""
    each = damages(s, attacker, pairs) if damage is None else damage
    return [Blow(s, attacker, pairs, target, dealt) for target, _, dealt in each]


def price(s: Barons, attacker: int, pairs: Pairs) -> str:
    """What becomes of the attackers in any case (BRAWL-9.19, 9.20)."""
    lowered: list[str] = []
    gone: list[str] = []
    for participant, _ in pairs:
        fighter = own_unit(s, attacker, participant)
        (lowered if fighter >= UP else gone).append(name_of(fighter))
    parts = []
    if lowered:  # attackers are military: their other half is a Squire
        parts.append(f"{_listed(lowered)} {'turn back to Squires' if len(lowered) > 1 else 'turns back to a Squire'}")
    if gone:
        parts.append(f"{_listed(gone)} {'are' if len(gone) > 1 else 'is'} discarded")
    return f"Afterwards {', and '.join(parts)}."


def _listed(names: list[str]) -> str:
    """Knight ×2, Archers and Squire."""
    words = [name + (f" ×{names.count(name)}" if names.count(name) > 1 else "") for name in dict.fromkeys(names)]
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def points_after(s: Barons, attacker: int, pairs: Pairs, damage: Damage | None = None) -> list[int]:
    """Everybody's victory points once the attack is resolved as it stands."""
    copy = s.clone()
    copy.log = None
    resolve(copy, attacker, pairs, damages(s, attacker, pairs) if damage is None else damage)
    return [copy.score(seat) for seat in range(s.seats)]
