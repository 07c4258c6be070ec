"""The heuristic player: guesses the others' orders, tries its own orders against them, and mixes the best.

It uses only its view. It chooses an order in two steps, consistently from click to click. First it draws a target among
the best ones, so that two such players don't always collide. Then it takes the best sheet of levels for that target.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action
from baronage.games.yuan import verbs
from baronage.games.yuan.data import (
    CLANS,
    ERUPTIONS,
    HILL,
    HUAN,
    LAST_TURN,
    LATTICE,
    REQUIRED,
    TERRAIN,
)
from baronage.games.yuan.rules.capitals import capital_of, suggested
from baronage.games.yuan.rules.orders import LEVEL_D, Legal, Order, Survey, costs
from baronage.games.yuan.rules.provinces import production
from baronage.games.yuan.rules.resolution import resolve
from baronage.games.yuan.state import CITY, DOUBLE, VILLAGE, Yuan
from baronage.games.yuan.steps.auction import remaining
from baronage.games.yuan.steps.planning import Planning, planning_of

# values, in Provinces
TEMPLE: Final = 9.0
NEXT_TEMPLE: Final = 3.0  # extra value of each Temple that the wheel will soon require
PRODUCTION: Final = 0.8
RICE: Final = 0.5  # extra value: Temples cost Rice
MINE: Final = 0.1  # extra value: Mines break ties
CHAO: Final = 0.4
ARMY: Final = 0.9
CITY_WORTH: Final = 0.5
WALL: Final = 0.4
EXPOSED: Final = 0.35  # an undefended Province in reach of an enemy Army
EXPOSED_TEMPLE: Final = 3.0
VICTORY: Final = 300.0
ENEMIES: Final = 0.8  # weight of the enemies' goods against own goods
MARGIN: Final = 1.2  # targets within this distance of the best are mixed
GUESSES: Final = 4  # worlds against which an order is tried
FINALISTS: Final = 14  # orders tried against all guesses
MAX_CANDIDATES: Final = 260  # own orders
MAX_GUESSED: Final = 40  # orders of an enemy

Plan = Order | None


def choose(s: Yuan, seat: int, actions: list[Action], chance: Chance) -> Action:
    """Return one click."""
    if len(actions) == 1:
        return actions[0]
    top = planning_of(s)
    if top is not None:
        return _plan(s, seat, top, actions, chance)
    verb = actions[0][0]
    if verb == verbs.CAPITAL:
        return (verbs.CAPITAL, suggested(s))
    if verb == verbs.VOTE:
        return (verbs.VOTE, 0)
    if verb == verbs.BID:
        return actions[min(len(actions) - 1, chance.below(3))]
    if verb == verbs.TAKE:
        return (verbs.TAKE, max(remaining(s), key=lambda clan: (_room(s, capital_of(s, clan)), -clan)))
    if verb == verbs.SPOT:
        return _close(s, actions, chance)
    return actions[chance.below(len(actions))]  # a tile, its rotation


def _close(s: Yuan, actions: list[Action], chance: Chance) -> Action:
    """Return a tile position beside the most other tiles; a strip of tiles would keep the clans apart."""
    taken = {(s.tiles[i + 1], s.tiles[i + 2]) for i in range(0, len(s.tiles), 4)}
    beside = [sum((a + da, b + db) in taken for da, db in LATTICE) for _, a, b in actions]
    best = [action for action, number in zip(actions, beside, strict=True) if number == max(beside)]
    return best[chance.below(len(best))]


def _room(s: Yuan, capital: int) -> float:
    """Return the amount of land around a capital."""
    near = set(s.land.adjacent[capital])
    far = {q for p in near for q in s.land.adjacent[p]} - {capital}
    return len(near) + 0.5 * len(far | near) + sum(TERRAIN[p] == HILL for p in near | far)


# --- an order -------------------------------------------------------------------------------------------------------


def _plan(s: Yuan, seat: int, top: Planning, actions: list[Action], chance: Chance) -> Action:
    clan = s.clans[seat]
    draft = top.drafts[seat]
    if draft:  # the target is chosen: take the best sheet that is still possible
        target = draft[0][1]
        sheets = [(target, top.sheets(s, seat, draft))]
        worlds = worlds_of(s, clan, Chance(s.turn))  # the same at each click of one order
        weighed = scored(s, clan, candidates(s, clan, sheets, True), worlds)
        best = max(weighed, key=lambda pair: pair[0])[1]
        assert best is not None
        return (actions[0][0], best[len(draft)])
    worlds = worlds_of(s, clan, chance)
    orders = thinned(candidates(s, clan, open_to(s, top.table(s, seat)), False), MAX_CANDIDATES, chance)
    first = sorted(scored(s, clan, orders, worlds[:1]), key=lambda pair: -pair[0])
    finalists: list[Plan] = [None, *(order for _, order in first[:FINALISTS])]
    weighed = scored(s, clan, finalists, worlds)
    best_score = max(score for score, _ in weighed)
    good = [(score, order) for score, order in weighed if score >= best_score - MARGIN]
    weights = [1 + int(8 * (1 - (best_score - score) / MARGIN)) for score, _ in good]
    drawn = chance.below(sum(weights))
    for weight, (_, order) in zip(weights, good, strict=True):
        drawn -= weight
        if drawn < 0:
            return verbs.PASS if order is None else (verbs.TARGET, order[0])
    return verbs.PASS


def open_to(s: Yuan, table: Legal) -> list[tuple[int, int]]:
    """Return every target with its legal sheets."""
    return [(p, table.sheets(s, p)) for _, p in table.targets]


def candidates(s: Yuan, clan: int, table: list[tuple[int, int]], all_targets: bool) -> list[Plan]:
    """Return the legal orders worth trying, without ineffective levels and cheaper levels at the same cost."""
    prices = costs(s, clan, production(s))
    plain = (
        s.numbers.development_gain if prices[0][2] <= s.numbers.development_gain else 1
    )  # Development II pays for itself
    found: list[Plan] = []
    for p, sheets in table:
        before = len(found)
        mine = s.owner[p] == clan + 1
        for sheet in range(1, 64):
            if sheets >> sheet & 1:
                d, f, m = sheet >> 4, sheet >> 2 & 3, sheet & 3
                if not mine:
                    if not s.owner[p] and (not d or (f and f != 2) or (m == 1 or m == 3)):
                        continue
                    if d in (1, 2) and d != plain and sheets & LEVEL_D[plain]:
                        continue
                    if d == 3 and sheets & LEVEL_D[1]:
                        continue
                    if s.owner[p] and f in (1, 3):
                        continue
                elif _idle(s, p, d, f, m, plain, sheets):
                    continue
                found.append((p, d, f, m))
        if all_targets and len(found) == before:
            found += [(p, sheet >> 4, sheet >> 2 & 3, sheet & 3) for sheet in range(1, 64) if sheets >> sheet & 1]
    return found


def _idle(s: Yuan, p: int, d: int, f: int, m: int, plain: int, sheets: int) -> bool:
    """Return whether an order on an own Province has a level without effect."""
    if d in (1, 2) and d != plain and sheets & LEVEL_D[plain]:
        return True
    if m == 1:
        return True
    if s.build[p] == VILLAGE:
        return f == 1
    doubled = s.build[p] == DOUBLE or TERRAIN[p] == HILL
    return (f == 1 and doubled) or (f == 2 and s.walls[p] > 0) or (f == 3 and s.walls[p] == 2 and m == 0)


def thinned(plans: list[Plan], most: int, chance: Chance) -> list[Plan]:
    """Return at most `most` of the plans, drawn at random."""
    if len(plans) <= most:
        return plans
    order = list(range(len(plans)))
    chance.shuffle(order)
    return [plans[place] for place in sorted(order[:most])]


# --- guessing -------------------------------------------------------------------------------------------------------


Sift = Callable[[Yuan, int, Legal, list[Plan]], list[Plan]]


def worlds_of(s: Yuan, clan: int, chance: Chance, sift: Sift | None = None) -> list[list[Plan]]:
    """Return several guesses of the others' orders, each chosen for that player's own advantage.

    `sift` chooses the orders that are tried for a player; by default they are drawn at random.
    """
    shortlist: dict[int, list[Plan]] = {}
    survey = Survey(s)
    for other in s.colours:
        seat = s.seat_of(other)
        if other == clan:
            continue
        if s.left >> seat & 1 or s.forced[other]:
            shortlist[other] = [None]
            continue
        most = MAX_GUESSED if s.seats <= 4 else MAX_GUESSED // 2
        legal = Legal(s, other, survey)
        plans = candidates(s, other, open_to(s, legal), False)
        plans = thinned(plans, most, chance) if sift is None else sift(s, other, legal, plans)
        weighed = sorted(scored(s, other, plans, [[None] * CLANS]), key=lambda pair: -pair[0])
        shortlist[other] = [order for _, order in weighed[:4]] or [None]
    worlds = []
    for _ in range(GUESSES):
        world: list[Plan] = [None] * CLANS
        for other, plans in shortlist.items():
            world[other] = plans[min(chance.below(len(plans)), chance.below(len(plans)))]
        worlds.append(world)
    return worlds


def scored(s: Yuan, clan: int, plans: list[Plan], worlds: list[list[Plan]]) -> list[tuple[float, Plan]]:
    """Return each plan with its average value."""
    found: list[tuple[float, Plan]] = []
    start = s.clone()
    start.stack = []
    produced = production(s)
    for plan in plans:
        total = 0.0
        for world in worlds:
            world[clan] = plan
            after = start.clone()
            resolve(after, world, produced)
            total += worth(after, clan)
        found.append((total / len(worlds), plan))
    return found


# --- value of a position --------------------------------------------------------------------------------------------


def worth(s: Yuan, clan: int) -> float:
    """Return the value of a clan's goods against those of the others, at the end of a turn."""
    land, owner, build, armies = s.land, s.owner, s.build, s.armies
    goods = [0.0] * CLANS
    temples = [0] * CLANS
    erupting = s.volcanoes and s.turn in ERUPTIONS
    feared = in_danger(s)
    for p in land.provinces:
        if not owner[p]:
            continue
        who = owner[p] - 1
        if s.temples[p]:
            temples[who] += 1
        if erupting and land.fiery[p]:
            continue
        value = 1.0
        terrain = TERRAIN[p]
        if terrain < HILL:
            amount = 1.0
            if build[p] == DOUBLE:
                amount = 4.0 if s.powers and who == HUAN else 2.0
            if land.fiery[p]:
                amount *= 2
            value += amount * (PRODUCTION + (RICE if terrain == 0 else 0.0)) + (MINE if terrain == 2 else 0.0)
        if build[p] >= CITY:
            value += CITY_WORTH + WALL * s.walls[p]
        value += ARMY * min(armies[p], 3)
        if p in feared:
            value -= EXPOSED * (2 if build[p] >= CITY else 1) + (EXPOSED_TEMPLE if s.temples[p] else 0.0)
        goods[who] += value
    needed = REQUIRED[s.turn]
    soon = REQUIRED[min(LAST_TURN, s.turn + 2)]
    for who in s.colours:
        goods[who] += TEMPLE * temples[who] + NEXT_TEMPLE * min(temples[who], soon)
        goods[who] += CHAO * min(s.chao[who] - s.loan[who], 12) + 0.1 * max(0, s.chao[who] - 12)
    others = [who for who in s.colours if who != clan]
    score = goods[clan] - ENEMIES * (
        0.5 * sum(goods[who] for who in others) / len(others) + 0.5 * max(map(goods.__getitem__, others))
    )
    able = [who for who in s.colours if not s.left >> s.seat_of(who) & 1]
    if max(temples[who] for who in able) >= needed or s.turn >= s.last:
        best = max(able, key=s.key)
        score += VICTORY if best == clan else -VICTORY
    return score


def in_danger(s: Yuan) -> set[int]:
    """Return the undefended Provinces within reach of an enemy Army."""
    found: set[int] = set()
    for p in s.land.provinces:
        if s.armies[p]:
            mine = s.owner[p]
            for q in s.land.reach(p, s.owner, s.armies, mine - 1):
                if s.owner[q] and s.owner[q] != mine and not s.armies[q] and not s.walls[q]:
                    found.add(q)
    return found
