"""The order of a turn as a form: a target and three levels, with their prices, their effect and why not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from baronage.engine.core.state import Event
from baronage.engine.picture.table import NO_MSG, Chip, Field, Msg, PlanToken, Preview
from baronage.engine.text.params import Params
from baronage.games.yuan import verbs
from baronage.games.yuan.nodes import province_id
from baronage.games.yuan.rules.forecast import alone, foes_in_reach, marching, order_so_far, price
from baronage.games.yuan.rules.orders import IS_ARMED, Order, costs
from baronage.games.yuan.rules.province_params import ENEMY, FREE_LAND, recruits, site_params, whose
from baronage.games.yuan.rules.provinces import RESOURCES, production
from baronage.games.yuan.state import DOUBLE, VILLAGE, Yuan
from baronage.games.yuan.steps.planning import LEVEL_SETS, LEVEL_VERBS, Planning, fitting, planning_of
from baronage.games.yuan.table.board import BUILDINGS, WALLS, army_id, building_id

ROWS: Final = ("develop", "fortify", "militarize")
ICONS: Final = ("rice", "forest", "mine")


def form(s: Yuan, seat: int) -> list[Field]:
    """Return the fields of an order: its target, and a row for each action; they begin with the unsent clicks."""
    top = planning_of(s)
    if top is None or top.sent >> seat & 1:
        return []
    targets = [click[1] for click in top.table(s, seat).targets]
    if not targets:
        return []
    clan = s.clans[seat]
    prices = costs(s, clan, top.survey(s).produced)
    begun = order_so_far(top.drafts[seat]) or (0, 0, 0, 0)
    found = [
        Field("target", "place", tuple((p, province_id(p), 0, NO_MSG) for p in targets), begun[:1] if begun[0] else ())
    ]
    for row, id in enumerate(ROWS):
        options = tuple((level, "", prices[row][level], NO_MSG) for level in (1, 2, 3))
        chosen = begun[row + 1]
        found.append(Field(id, "level", options, (chosen,) if chosen else ()))
    return found


def preview(s: Yuan, seat: int, draft: Mapping[str, tuple[int, ...]]) -> Preview:
    """Return the rows for a target, with the chosen levels that fit, and the effect of the order alone."""
    top = planning_of(s)
    p = next(iter(draft.get("target", ())), 0)
    if top is None or (verbs.TARGET, p) not in top.table(s, seat).targets:
        return Preview(text=("preview-land", {}))
    clan = s.clans[seat]
    sheets = top.table(s, seat).sheets(s, p)
    levels = [0, 0, 0]
    for row, id in enumerate(ROWS):
        level = next(iter(draft.get(id, ())), 0)
        if 0 < level <= 3 and sheets & fitting(levels, row, level):
            levels[row] = level
    order: Order = (p, levels[0], levels[1], levels[2])
    fields = _fields(s, top, seat, order)
    chao, cost = s.chao[clan], sum(price(s, clan, order))
    params: Params = {"cost": cost, "chao": chao, "left": chao - cost}
    total: Msg = ("order-sum", params)
    label: Msg = ("button-send-order", {})
    if not sheets >> (levels[0] << 4 | levels[1] << 2 | levels[2]) & 1:
        wanted = 0 if not any(levels) else {ENEMY: 2, FREE_LAND: 3}.get(whose(s, clan, p), 1)
        text: Msg = ("preview-missing", {"province": p, "wanted": wanted})
        return Preview(text=text, price=cost, plans=_drawn(s, clan, order, False), form=fields, sum=total, send=label)
    clicks = zip(LEVEL_VERBS, levels, strict=True)
    do = ((verbs.TARGET, p), *clicks, verbs.COMMIT)
    chips = tuple(_chips(s, clan, order))
    return Preview(
        do, _sentence(s, clan, order), chips, cost, _drawn(s, clan, order, False), form=fields, sum=total, send=label
    )


def _sentence(s: Yuan, clan: int, order: Order) -> Msg:
    """Return the order in one short sentence."""
    p, develop, fortify, militarize = order
    params = site_params(s, clan, p)
    params.update(develop=develop, fortify=fortify, militarize=militarize)
    params["becomes"] = int(fortify > 1 and (s.build[p] == VILLAGE or whose(s, clan, p) != 1))
    params["recruits"] = recruits(s, clan, militarize)
    return "order-brief", {name: params[name] for name in _BRIEF}


_BRIEF: Final = ("province", "whose", "develop", "fortify", "militarize", "becomes", "recruits")


# --- the rows ---------------------------------------------------------------------------------------------------------


def _fields(s: Yuan, top: Planning, seat: int, order: Order) -> tuple[Field, ...]:
    """Return the target with its description, and the three rows for it."""
    clan, p = s.clans[seat], order[0]
    table = top.table(s, seat)
    prices = costs(s, clan, top.survey(s).produced)
    produced = production(s)[RESOURCES * clan : RESOURCES * clan + RESOURCES]
    levels, rules, sheets = order[1:], table.rules(s, p), table.sheets(s, p)
    site: Msg = ("place-site", site_params(s, clan, p))
    found = [
        Field("target", "place", ((p, province_id(p), 0, NO_MSG),), (p,), ("place-name", {"province": p}), note=site)
    ]
    for row, id in enumerate(ROWS):
        options: list[tuple[int, str, int, Msg]] = []
        does: list[Msg] = []
        for level in (1, 2, 3):
            fits = fitting(levels, row, level)
            why: Msg = NO_MSG
            if not sheets & fits:
                closed = 1 if rules & fits else 2 if rules & LEVEL_SETS[row][level] else 0
                why = ("level-closed", _why(s, clan, table.kinds[p], p, row, level) | {"closed": closed})
            options.append((level, "", prices[row][level], why))
            village = int(whose(s, clan, p) != 1 or s.build[p] == VILLAGE)
            there = {"village": village, "double": int(s.build[p] == DOUBLE), "walls": s.walls[p]}
            does.append(("level-does", {"row": row, "level": level, "whose": whose(s, clan, p), **there}))
        chosen = levels[row]
        note: Msg = ("level-source", {"produced": produced[row], "terrain": row})
        if s.numbers.cost[chosen]:
            note = ("level-sum", note[1] | {"full": s.numbers.cost[chosen], "cost": prices[row][chosen]})
        text: Msg = ("row-brief", {"row": row, "whose": whose(s, clan, p)})
        found.append(
            Field(
                id,
                "level",
                tuple(options),
                (chosen,) if chosen else (),
                text,
                note=note,
                icon=ICONS[row],
                does=tuple(does),
            )
        )
    return tuple(found)


def _why(s: Yuan, clan: int, kind: int, p: int, row: int, level: int) -> Params:
    """Return the params of the message that says why a level can't be chosen."""
    return {
        "row": row,
        "level": level,
        "whose": whose(s, clan, p),
        "temple": s.temples[p],
        "village": int(s.build[p] == VILLAGE),
        "armed": int(bool(kind & IS_ARMED)),
    }


# --- the order on the map ---------------------------------------------------------------------------------------------


def plans(s: Yuan, seat: int) -> tuple[PlanToken, ...]:
    """Return the order that the seat has sent."""
    top = planning_of(s)
    order = order_so_far(top.drafts[seat]) if top is not None and top.sent >> seat & 1 else None
    return () if order is None else _drawn(s, s.clans[seat], order, True)


def _drawn(s: Yuan, clan: int, order: Order, sent: bool) -> tuple[PlanToken, ...]:
    """Return the target, the Armies that march, the attacks that follow, and what is new on the map."""
    target = province_id(order[0])
    found = [PlanToken("order", "target", target, sent=sent)]
    if not any(order[1:]):
        return tuple(found)
    after, events = alone(s, clan, order)
    leaving = marching(s, clan, order)
    for kind, _, numbers, _ in events:
        if kind == verbs.MARCHED and numbers[0] == clan:
            extra = numbers[3]  # the Army from the reserve marches with the first
            for home in leaving:
                id = province_id(home)
                found.append(PlanToken(f"march.{id}", "march", id, target, s.armies[home] + extra, sent))
                extra = 0
        elif kind in (verbs.SKIRMISH, verbs.OVERRUN) and numbers[0] == clan:
            id = province_id(numbers[1])
            found.append(PlanToken(f"strike.{id}", "strike", target, id, 1, sent))
    for p in s.land.provinces:
        found += _new(s, after, clan, p, sent)
    return tuple(found)


def _new(s: Yuan, after: Yuan, clan: int, p: int, sent: bool) -> Iterator[PlanToken]:
    """Return what stands in a Province after the order and not now."""
    if after.owner[p] != clan + 1:
        return
    at, changed = province_id(p), after.owner[p] != s.owner[p]
    if after.build[p] != s.build[p] or changed:
        yield PlanToken(building_id(p), BUILDINGS[after.build[p]], at, sent=sent)
    if after.temples[p] > s.temples[p]:
        yield PlanToken(f"t.{at}", "temple", at, sent=sent)
    if after.walls[p] > (0 if changed else s.walls[p]):
        yield PlanToken(f"w.{at}", WALLS[after.walls[p]], at, sent=sent)
    if after.armies[p] > (0 if changed else s.armies[p]):
        yield PlanToken(army_id(clan, p), "army", at, n=after.armies[p], sent=sent)


# --- chips ------------------------------------------------------------------------------------------------------------


def _chips(s: Yuan, clan: int, order: Order) -> Iterator[Chip]:
    """Return what falls, what holds, what is gained, and which Province is left without an Army."""
    after, events = alone(s, clan, order)
    for event in events:
        found = _chip(clan, order, event)
        if found is not None:
            yield found
    for p in marching(s, clan, order):
        if not after.armies[p] and [q for q in foes_in_reach(after, p, clan) if after.owner[q] != clan + 1]:
            yield Chip("danger", ("chip-bare", {"province": p}), province_id(p))


def _chip(clan: int, order: Order, event: Event) -> Chip | None:
    kind, _, numbers, _ = event
    p = _place(kind, numbers, order[0])
    at = province_id(p)
    if kind == verbs.REPELLED and numbers[1] == clan:
        return Chip("loss", ("chip-holds", {"province": p}), at)
    if kind in (verbs.CONQUERED, verbs.OVERRUN, verbs.ISOLATED):
        mine = numbers[1 if kind == verbs.ISOLATED else 2] == clan
        return Chip("loss" if mine else "good", ("chip-falls", {"province": p}), at)
    if kind == verbs.SKIRMISH:
        return Chip("good", ("chip-army", {"province": p}), at)
    if kind == verbs.BUILT:
        return Chip("gold", ("chip-temple", {}), at)
    if kind == verbs.ROBBED and numbers[0] == clan:
        return Chip("gold", ("chip-robs", {"chao": numbers[2], "victim": numbers[1]}), at)
    if kind == verbs.INCOME and numbers[0] == clan:
        return Chip("gold", ("chip-chao", {"chao": numbers[1]}), at)
    if kind == verbs.RECRUITED and numbers[2]:
        return Chip("good", ("chip-recruits", {"armies": numbers[2]}), at)
    if kind == verbs.SETTLED and len(numbers) > 2:
        return Chip("good", ("chip-settled", {"count": len(numbers) - 1}), at)
    return None


def _place(kind: int, numbers: Sequence[int], target: int) -> int:
    """Return the Province that a chip is at."""
    if kind in (verbs.CONQUERED, verbs.OVERRUN, verbs.SKIRMISH):
        return numbers[1]
    return numbers[0] if kind in (verbs.REPELLED, verbs.ISOLATED) else target
