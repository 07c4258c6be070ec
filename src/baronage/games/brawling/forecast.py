"""What players work out all the time: whether a move would take the last card, and what an attack would do."""

from __future__ import annotations

from baronage.engine.facts import Facts
from baronage.games.brawling.combat import (
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
    BUILDING,
    CARD,
    CODE,
    HEALTH,
    MAR,
    MARKET_COST,
    MARKET_DRAW,
    MARKET_GAIN,
    RAC,
    RAR,
    RAV,
    TOW,
    TOWER,
    TYPE,
    UP,
)
from baronage.games.brawling.state import Barons
from baronage.games.brawling.town import draw_production, effects, gather_production, unit_at
from baronage.games.brawling.verbs import DECK_EMPTY


class Taking:
    """A move that takes `k` cards when the deck holds `left`; it ends the game if that is all of them (BRAWL-13.01)."""

    def __init__(self, way: int, k: int, left: int, aids: bool) -> None:
        self.way = way  # which move: the numbers of the sentence `way`
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
        Taking(0, gather_production(s, seat), left, False),
        Taking(1, draw_production(s, seat), left, True),
        Taking(2, 1, left, True),
    ]
    if effects(s, seat, MAR):
        if len(s.piles[seat]) >= MARKET_COST:
            found.append(Taking(3, MARKET_DRAW, left + MARKET_COST, True))
        if s.hands[seat]:
            found.append(Taking(4, MARKET_GAIN, left, False))
    held = {CODE[aid] for aid in s.aids[seat]}
    if RAC in held:
        found.append(Taking(5, AID_DRAW, left, True))
    if RAV in held:
        found.append(Taking(6, 1, left, True))
    if RAR in held:
        found.append(Taking(7, AID_GAIN, left, False))
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


STRIKES, TOWERS, SHIELDS = range(3)  # what counts in the damage of a blow


class Blow:
    """What comes upon one target: who strikes it with how much, the damage, and what that does."""

    def __init__(self, s: Barons, attacker: int, pairs: Pairs, target: int, damage: int) -> None:
        self.owner, _, self.unit = unit_at(s, target)
        self.target = target
        self.damage = damage
        self.doomed = target in condemned(s, attacker, pairs)  # by a Sheriff (BRAWL-12.05)
        self.terms: list[
            tuple[int, int, int]
        ] = []  # what counts (a fighter, Towers, Shields), which or how many, how much
        total = 0
        for participant, aim in pairs:
            if aim != target:
                continue
            fighter = own_unit(s, attacker, participant)
            dealt = strength_against(fighter, self.unit)
            total += dealt
            self.terms.append((STRIKES, fighter, dealt))
        towers = effects(s, self.owner, TOW) if TYPE[self.unit] == BUILDING else 0
        if towers:
            self.terms.append((TOWERS, towers, -TOWER * towers))
        shielded = max(total - TOWER * towers, 0) - damage
        if shielded:
            self.terms.append((SHIELDS, 0, -shielded))

    def result(self, less: int = 0) -> int:
        """UNHARMED, DOWNGRADED or GONE, with so much less damage."""
        return GONE if self.doomed else result_of(self.unit, max(self.damage - less, 0))

    def facts(self, less: int = 0) -> Facts:
        """What there is to say about it, with so much less damage."""
        *lowered, falls = thresholds(self.unit)
        return {
            "result": self.result(less),
            "doomed": int(self.doomed),
            "building": int(TYPE[self.unit] == BUILDING),
            "base": self.unit & CARD,
            "health": HEALTH[self.unit],
            "lowers": lowered[0] if lowered else 0,
            "falls": falls,
            "left": max(self.damage - less, 0),
            "still": int(self.result(less) == self.result()),
            "more": int(self.terms[-1][0] == SHIELDS),
        }


def blows(s: Barons, attacker: int, pairs: Pairs, damage: Damage | None = None) -> list[Blow]:
    """Every target of an attack, in the order of declaration; `damage` as Shields have left it, if any were asked for."""
    each = damages(s, attacker, pairs) if damage is None else damage
    return [Blow(s, attacker, pairs, target, dealt) for target, _, dealt in each]


def price(s: Barons, attacker: int, pairs: Pairs) -> Facts:
    """What becomes of the attackers in any case (BRAWL-9.19, 9.20): who are Squires again, and who are discarded."""
    fighters = [own_unit(s, attacker, participant) for participant, _ in pairs]
    return {
        "lowered": tuple(fighter for fighter in fighters if fighter >= UP),
        "lost": tuple(fighter for fighter in fighters if fighter < UP),
    }


def points_after(s: Barons, attacker: int, pairs: Pairs, damage: Damage | None = None) -> list[int]:
    """Everybody's victory points once the attack is resolved as it stands."""
    copy = s.clone()
    copy.log = None
    resolve(copy, attacker, pairs, damages(s, attacker, pairs) if damage is None else damage)
    return [copy.score(seat) for seat in range(s.seats)]
