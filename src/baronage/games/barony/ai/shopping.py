"""The bot's hiring, placing and buying."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action
from baronage.games.barony import verbs
from baronage.games.barony.ai.heuristics import Outlook, far, treasure
from baronage.games.barony.ai.weights import Weights, fiefs
from baronage.games.barony.board.geometry import STARTS
from baronage.games.barony.data import (
    ARC,
    ARMOUR,
    ASN,
    CAT,
    CTA,
    DUP,
    ESC,
    FIEF_SIZE,
    FIEFDOM_MAX,
    FIR,
    HIRES,
    ITEM_CLASS,
    KNIGHT,
    LIG,
    MIS,
    MKW,
    NOBLE,
    PEASANT,
    POINTER,
    PPK,
    PRIEST,
    REC,
    RES,
    RET,
    SIDER,
    SLE,
    SLO,
    SNA,
    SOLDIER,
    SPL,
    STL,
    TAX,
    TEL,
    THR,
    TRP,
    WEAPON,
    WIZARD,
    Numbers,
)
from baronage.games.barony.hiring import read_hire, spent
from baronage.games.barony.rules.equipment import best
from baronage.games.barony.rules.market import move_price, rank_kills, rank_price
from baronage.games.barony.state import AIR, RESERVE, Barony
from baronage.games.barony.steps.base import top_step
from baronage.games.barony.steps.opening import fiefdom

# value of a maneuver to a Serf that can learn it
LESSONS: Final = {
    RET: 0.9,
    ARC: 0.5,
    THR: 0.2,
    MKW: 0.4,
    PPK: 0.4,
    STL: 0.6,
    TRP: 0.5,
    SNA: 0.5,
    CAT: 2.5,
    ESC: 2.0,
    RES: 5.0,
    REC: 6.0,
    ASN: 3.0,
    DUP: 1.0,
    TAX: 0.8,
    CTA: 4.0,
}
SPELLS: Final = {FIR: 2.5, LIG: 1.8, MIS: 2.0, SLE: 1.8, SLO: 1.0, TEL: 1.6}
NEVER: Final = -100.0
GRAINS: Final = 1 << 53


def _row(caste: int, vocation: int, free: int = 0) -> int:
    return next(
        row for row, line in enumerate(HIRES) if line[:2] == (caste, vocation) and (not free or line[2] == free)
    )


HirePlan = tuple[tuple[int, int], ...]  # rows to hire, best first, each with the most to hire

# a mixed Fief; every Baron can afford the last row
MIXED: Final[HirePlan] = (
    (_row(KNIGHT, POINTER), 3),
    (_row(NOBLE, POINTER), 2),
    (_row(WIZARD, POINTER), 2),
    (_row(PRIEST, SIDER), 1),
    (_row(SOLDIER, POINTER, ARC), 2),
    (_row(PEASANT, POINTER), FIEFDOM_MAX),
)
RECRUITS: Final = tuple(row for row, _ in MIXED)


def hired(s: Barony, seat: int, draft: tuple[Action, ...], actions: list[Action], wanted: HirePlan = MIXED) -> Action:
    """Return the best affordable hire of which there are not enough yet; stop at nine Serfs."""
    if (verbs.HIRED,) in actions:
        return (verbs.HIRED,)
    left = s.gold[seat] - spent(s.numbers, draft)
    missing = FIEF_SIZE - len(fiefdom(s, seat, draft))
    mine = [action[1] for action in draft if action[0] == verbs.HIRE]
    for row, most in wanted:
        affordable = left - s.numbers.hire_price[row] >= s.numbers.cheapest * (missing - 1)
        if (verbs.HIRE, row) in actions and affordable and mine.count(row) < most:
            return (verbs.HIRE, row)
    return actions[0]


def hire_plan(n: Numbers, gold: int, draft: tuple[Action, ...], chance: Chance) -> HirePlan:
    """Return whom a bot with this much gold hires: a Fief drawn by its share, if it can't afford a Knight.

    Those are cheap Serfs: the gold left buys weapons in the Market, where a dagger is worth a Rank. A draft goes on with
    a Fief that it may have begun.
    """
    if gold >= n.hire_price[RECRUITS[0]] + (FIEF_SIZE - 1) * n.cheapest:
        return MIXED
    begun = {action[1] for action in draft if action[0] == verbs.HIRE}
    known = [(share, read(name)) for name, share in fiefs().items()]
    open_to = [(share, written) for share, written in known if begun <= {row for row, _ in written}]
    if len(open_to) == 1:
        return open_to[0][1]
    at = chance.below(GRAINS) / GRAINS * sum([share for share, _ in open_to])
    for share, written in open_to:
        at -= share
        if at < 0:
            return written
    return MIXED


def read(name: str) -> HirePlan:
    """Return a Fief as written in `weights.json`."""
    words = name.split()
    return tuple((read_hire(row), int(most)) for most, row in zip(words[::2], words[1::2], strict=True))


def placed(s: Barony, seat: int, draft: tuple[Action, ...], actions: list[Action]) -> Action:
    """Pick the highest Ranks. Place Serfs with a long way at the tip, those that leave soon at the base."""
    lines = fiefdom(s, seat, draft)
    actions = [action for action in actions if action[0] != verbs.TRAIN]
    if actions[0][0] == verbs.PICK:
        return max(actions, key=lambda action: (s.rank[action[1]], lines[action[1]][0], -action[1]))
    if actions[0][0] != verbs.PLACE:
        starts = [(verbs.PUT, triangle) for triangle in s.board.starts[s.home[seat]]]
        return next((action for action in starts if action in actions), actions[0])
    turn = sum(action[0] == verbs.PLACE for action in draft)
    here = s.board.home_first[s.home[seat]] + STARTS[turn] - 1

    def haste(action: Action) -> float:
        goals = s.board.points[s.enemy(seat)]
        return min(far(s.board, s.market, lines[action[1]][1], goal)[here] for goal in goals)

    return max(actions, key=lambda action: (haste(action), -action[1]))


def purchase(s: Barony, serf: int, action: Action) -> float:
    """Return the value of a Market transaction of the active Serf, less its price."""
    verb = action[0]
    if verb == verbs.BUY:
        worth = _ware(s, serf, action[1])
        return worth - _cost(s, serf, s.numbers.item_price[action[1]]) if worth else NEVER
    if verb == verbs.LEARN:
        if action[1] == CTA and RESERVE not in s.place:
            return NEVER
        return LESSONS[action[1]] - _cost(s, serf, s.numbers.maneuver_price[action[1]])
    if verb == verbs.RAISE_RANK:
        return 3.0 - _cost(s, serf, rank_price(s, serf))
    if verb == verbs.RAISE_MOVE:
        return 5.0 / s.move[serf] - _cost(s, serf, move_price(s, serf))
    if verb == verbs.HIRE:
        return 2.5 - _cost(s, serf, s.numbers.hire_price[action[1]]) if action[1] == RECRUITS[-1] else NEVER
    return NEVER


def _ware(s: Barony, serf: int, row: int) -> float:
    kind = ITEM_CLASS[row]
    if kind == WEAPON:
        return 1.1 * max(0, s.numbers.bonus[row] - best(s, serf, WEAPON))
    if kind == ARMOUR:
        fast = max((s.move[other] for other, place in enumerate(s.place) if place >= 0), default=1)
        return 0.8 * max(0, min(s.numbers.bonus[row], fast - 1) - best(s, serf, ARMOUR))
    return SPELLS.get(row, 0.4) if s.owns(serf, SPL) and row not in s.items[serf] else 0.0


def _cost(s: Barony, serf: int, price: int) -> float:
    gold = s.gold[s.control[serf]]
    return treasure(gold) - treasure(gold - price)


def shopping(s: Barony, serf: int) -> float:
    """Return the value of a visit to the Market: the best purchase possible."""
    gold = s.gold[s.control[serf]]
    best_buy = 0.0
    for row, price in enumerate(s.numbers.item_price):
        if row and price <= gold:
            best_buy = max(best_buy, _ware(s, serf, row) - _cost(s, serf, price))
    if move_price(s, serf) <= gold:
        best_buy = max(best_buy, purchase(s, serf, (verbs.RAISE_MOVE,)))
    if (
        s.rank[serf] < s.numbers.max_rank[s.caste[serf]]
        and s.kills[serf] >= rank_kills(s, serf)
        and rank_price(s, serf) <= gold
    ):
        best_buy = max(best_buy, purchase(s, serf, (verbs.RAISE_RANK,)))
    return best_buy


def _standing(s: Barony, serf: int) -> int:
    """Return the space of a Serf; for one in the air, the space of its confrontation, so that its errand goes on."""
    here = s.place[serf]
    return here if here != AIR or serf != s.active else top_step(s).arena(s)


def send_shopping(outlook: Outlook) -> None:
    """Choose the Serf, if any, whose visit to the Market pays off. Longer games make visits likelier."""
    s, seat = outlook.s, outlook.seat
    if s.market < 0 or s.gold[seat] < outlook.s.numbers.cheapest or s.at(s.market) in outlook.fiefs[seat]:
        return
    patience = outlook.weights.bargain * (1 + s.round / 60)
    most = 0.0
    for serf in outlook.fiefs[seat]:
        here = _standing(s, serf)
        if here < 0 or not s.alert(serf) or s.hold[serf]:
            continue
        if here in outlook.own_points and outlook.threatened(here):
            continue
        gain = patience * shopping(s, serf)
        if gain <= 0:
            continue
        there = outlook.to_market[s.vocation[serf]][here]
        near = outlook.near[serf]
        journey = there / s.move[serf]
        value = gain - outlook.weights.step * (journey + min(near[s.market][:3]) - min(near[here][:3]))
        if value > most:
            most = value
            outlook.errand, outlook.lure, outlook.journey = serf, gain, journey


def survey(s: Barony, seat: int, weights: Weights) -> Outlook:
    """Return the position as seen by a Baron, with an errand chosen and its value cached for moves on trial."""
    outlook = Outlook(s, seat, weights)
    send_shopping(outlook)
    outlook.value()
    return outlook
