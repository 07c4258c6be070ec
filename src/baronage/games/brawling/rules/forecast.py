"""Forecasts that players make all the time: whether a move takes the last card, and what an attack would do."""

from __future__ import annotations

from baronage.engine.text.params import Params
from baronage.games.brawling.data import (
    BUILDING,
    CARD,
    CODE,
    MAR,
    RAC,
    RAR,
    RAV,
    TOW,
    TOWER,
    TYPE,
    UP,
)
from baronage.games.brawling.rules.combat import (
    GONE,
    Damage,
    Pairs,
    condemned,
    damages,
    own_unit,
    result_of,
    strength_against,
    thresholds,
)
from baronage.games.brawling.rules.town import draw_production, effects, gather_production, unit_at
from baronage.games.brawling.state import Barons
from baronage.games.brawling.verbs import DECK_EMPTY


class Taking:
    """A move that takes `k` cards when the deck holds `left` (BRAWL-13.01). Taking all of them ends the game."""

    def __init__(self, way: int, k: int, left: int, aids: bool) -> None:
        self.way = way  # which move: the number used by the message `way`
        self.k = k
        self.left = left
        self.aids = aids  # Royal Aids drawn on the way are extra (BRAWL-10.06)

    @property
    def ends(self) -> bool:
        """Whether the move ends the game for certain."""
        return self.k >= self.left


def takings(s: Barons, seat: int) -> list[Taking]:
    """Return what each deck-taking move of this seat would take.

    Rules: BRAWL-5.01 to 5.03, 12.12, 10.11 to 10.14.
    """
    left = len(s.deck)
    found = [
        Taking(0, gather_production(s, seat), left, False),
        Taking(1, draw_production(s, seat), left, True),
        Taking(2, 1, left, True),
    ]
    if effects(s, seat, MAR):
        if len(s.piles[seat]) >= s.numbers.market_cost:
            found.append(Taking(3, s.numbers.market_draw, left + s.numbers.market_cost, True))
        if s.hands[seat]:
            found.append(Taking(4, s.numbers.market_gain, left, False))
    held = {CODE[aid] for aid in s.aids[seat]}
    if RAC in held:
        found.append(Taking(5, s.numbers.aid_draw, left, True))
    if RAV in held:
        found.append(Taking(6, 1, left, True))
    if RAR in held:
        found.append(Taking(7, s.numbers.aid_gain, left, False))
    return found


def place_by_ending(s: Barons, seat: int) -> int:
    """Return the place of this seat, or of its team, if it ended the game with the present points (BRAWL-13.06, 15.12)."""
    end = s.clone()
    end.stack = []
    end.cause, end.ender = DECK_EMPTY, seat
    standings = end.standings()
    assert standings is not None
    return standings.seats[seat].place


# --- attacks --------------------------------------------------------------------------------------------------------


STRIKES, TOWERS, SHIELDS = range(3)  # parts of a blow's damage


class Blow:
    """The damage to one target of an attack: its sources, total and result."""

    def __init__(self, s: Barons, attacker: int, pairs: Pairs, target: int, damage: int) -> None:
        self.owner, _, self.unit = unit_at(s, target)
        self.target = target
        self.health = s.numbers.health[self.unit]
        self.damage = damage
        self.doomed = target in condemned(s, attacker, pairs)  # by a Sheriff (BRAWL-12.05)
        self.terms: list[tuple[int, int, int]] = []  # part (a fighter, Towers, Shields), which or how many, amount
        total = 0
        for participant, aim in pairs:
            if aim != target:
                continue
            fighter = own_unit(s, attacker, participant)
            dealt = strength_against(s, fighter, self.unit)
            total += dealt
            self.terms.append((STRIKES, fighter, dealt))
        towers = effects(s, self.owner, TOW) if TYPE[self.unit] == BUILDING else 0
        if towers:
            self.terms.append((TOWERS, towers, -TOWER * towers))
        shielded = max(total - TOWER * towers, 0) - damage
        if shielded:
            self.terms.append((SHIELDS, 0, -shielded))

    def result(self, less: int = 0) -> int:
        """Return UNHARMED, DOWNGRADED or GONE, with the damage reduced by `less`."""
        return GONE if self.doomed else result_of(self.health, self.unit, max(self.damage - less, 0))

    def params(self, less: int = 0) -> Params:
        """Return the message parameters of the blow, with the damage reduced by `less`."""
        *lowered, falls = thresholds(self.health, self.unit)
        return {
            "result": self.result(less),
            "doomed": int(self.doomed),
            "building": int(TYPE[self.unit] == BUILDING),
            "base": self.unit & CARD,
            "health": self.health,
            "lowers": lowered[0] if lowered else 0,
            "falls": falls,
            "left": max(self.damage - less, 0),
            "still": int(self.result(less) == self.result()),
            "more": int(self.terms[-1][0] == SHIELDS),
        }


def blows(s: Barons, attacker: int, pairs: Pairs, damage: Damage | None = None) -> list[Blow]:
    """Return the blows of an attack in the order of declaration; `damage` is what Shields have left of it, if given."""
    each = damages(s, attacker, pairs) if damage is None else damage
    return [Blow(s, attacker, pairs, target, dealt) for target, _, dealt in each]


def price(s: Barons, attacker: int, pairs: Pairs) -> Params:
    """Return what the attack costs the attackers in any case: units downgraded and units discarded (BRAWL-9.19, 9.20)."""
    fighters = [own_unit(s, attacker, participant) for participant, _ in pairs]
    return {
        "lowered": tuple(fighter for fighter in fighters if fighter >= UP),
        "lost": tuple(fighter for fighter in fighters if fighter < UP),
    }
