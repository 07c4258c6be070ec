"""Panels beside the board: the confrontation with its odds, possible confrontations, the Market, Barons, Serfs."""

from __future__ import annotations

from typing import Final

from baronage.engine.picture.scene import Panel
from baronage.engine.text.params import Params
from baronage.games.barony import verbs
from baronage.games.barony.board.geometry import OUT, members
from baronage.games.barony.data import (
    ARMED,
    ARMED_AGAINST,
    ARMOUR,
    ASN,
    FIEFDOM_MAX,
    ITEM_CLASS,
    MANEUVER_CASTES,
    SPL,
    WEAPON,
)
from baronage.games.barony.rules.equipment import weapon_bonus
from baronage.games.barony.rules.market import move_price, rank_kills, rank_price
from baronage.games.barony.rules.odds import flight, percent, share, success
from baronage.games.barony.rules.param_text import bump_params, danger_params
from baronage.games.barony.scene.described import away, kind, maneuvers, states, to_go, uses_left
from baronage.games.barony.scene.hiring import price_list
from baronage.games.barony.scene.sight import Sight
from baronage.games.barony.scene.targets import strikes
from baronage.games.barony.state import NOBODY
from baronage.games.barony.steps.base import AGAINST, BY, RAN, USING, WAYS, WHAT
from baronage.games.barony.steps.clash import can_retreat
from baronage.games.barony.steps.turn import Act

_STAGES: Final = ("choose", "go", "fight", "push")  # of a turn (BAR-T1.04 to T1.12)
STAGE_OF: Final = {  # by the pending decision
    "activation": 0,
    **dict.fromkeys(("errand", "archery", "arrival", "targets", "replacement", "lodging"), 1),
    **dict.fromkeys(("meeting", "blessing", "bargain", "trade-offer", "confrontation", "escort", "defence"), 2),
    **dict.fromkeys(("aiming", "armour", "rescue", "trap", "loot", "recruitment"), 3),
}


def panels(sight: Sight) -> list[Panel]:
    """Return all panels, the most urgent first."""
    s = sight.s
    found: list[Panel] = []
    act = s.on_top(Act)
    if sight.clash is not None:
        found.append(_clash(sight, sight.clash))
    elif act is not None and sight.options:
        if s.place[act.serf] == s.market:
            found.append(_market(sight, act.serf))
        found += _meetings(sight, act)
    found += price_list(sight)
    found.append(_barons(sight))
    found += [_serfs(sight, seat) for seat in range(s.seats) if seat != sight.me]
    if s.gilded and not sight.prepares():
        found.append(_skills(sight))
    return [*found, *_stages(sight)]


def _stages(sight: Sight) -> list[Panel]:
    """Return the panel of the turn's stages, or nothing before the first turn and after the last."""
    at = STAGE_OF.get(sight.s.stack[-1].NAME) if sight.s.stack else None
    if at is None:
        return []
    names = tuple(sight.msg(f"stage-{name}") for name in _STAGES)
    return [Panel("track", sight.msg("panel-turn"), names=names, value=at, rules=("BAR-T1.04", "BAR-T1.07"))]


def _clash(sight: Sight, clash: tuple[int, ...]) -> Panel:
    """Return both totals before the dice, and what the roll decides."""
    s, msg = sight.s, sight.msg
    one, other, distance, ways, using = clash[BY], clash[AGAINST], clash[RAN], clash[WAYS], clash[USING]
    panel = Panel("table", msg("panel-clash"), classes="highlighted", rules=("BAR-C2.01", "BAR-C2.02"))
    chance = success(s, one, other, using)
    params: Params = {"serf": sight.serf(one), "foe": sight.serf(other), "percent": share(chance)}
    params |= {
        "holds": share(1 - chance),
        "maneuver": using,
        "ware": clash[WHAT] if using == SPL else 0,
        "using": using,
    }
    panel.tag = msg("panel-clash-tag", **params)
    panel.columns = ("", msg("column-attacks", **params), msg("column-defends", **params))
    armed, against = ARMED[using], ARMED_AGAINST[using] and using != ASN
    weapons = (weapon_bonus(s, one) if armed else 0, weapon_bonus(s, other) if against else 0)
    caste = sight.tr.term
    panel.rows = [
        [msg("column-caste"), caste("CASTE", s.caste[one]), caste("CASTE", s.caste[other])],
        [msg("column-rank"), str(s.rank[one]), str(s.rank[other])],
        [msg("column-weapon"), str(weapons[0]), str(weapons[1])],
        [msg("column-dice"), f"+{s.rank[one] + weapons[0]}", f"+{s.rank[other] + weapons[1]}"],
    ]
    panel.looks = ["", "", "", "total"]
    if using:
        panel.lines.append(msg("panel-clash-with", **params))
    if ways and s.place[other] >= 0:
        ends = bump_params(s, s.viewer, s.place[other], ways, distance)
        panel.lines.append(msg("panel-clash-won", bumps=ends, **params))
        falls = any(flight(s, s.place[other], way, distance)[0] == OUT for way in members(ways))
        if falls and can_retreat(s, clash):  # BAR-A13.02
            panel.lines.append(msg("panel-clash-retreat", **params))
    if s.control[one] == s.control[other]:  # BAR-C1.09
        panel.lines += [msg("panel-clash-own", **params), msg("panel-clash-one-fief")]
    elif not using and s.place[other] >= 0:
        panel.lines.append(msg("panel-clash-lost", **params, **danger_params(s, s.place[other])))
    for knight in sight.top.escorts(s) if sight.top is not None else ():
        odds = share(success(s, one, knight, using))
        panel.lines.append(msg("panel-clash-knight", **params | {"knight": sight.serf(knight), "percent": odds}))
    panel.lines.append(msg("panel-clash-ties", **params))
    return panel


def _meetings(sight: Sight, act: Act) -> list[Panel]:
    """Return the panel of Serfs that the active Serf could confront now."""
    s = sight.s
    met = {other: strike for other, strike in strikes(sight, act).items() if s.control[other] != s.control[act.serf]}
    if not met:
        return []
    panel = Panel("table", sight.msg("panel-meetings", serf=sight.serf(act.serf)), classes="highlighted")
    panel.rules = ("BAR-C2.02", "BAR-B1.01")
    panel.columns = tuple(sight.msg(f"column-{name}") for name in ("serf", "to-win", "then-bumped"))
    for other, (chance, distance, ways) in met.items():
        ends = sight.msg("panel-bumps", bumps=bump_params(s, s.viewer, s.place[other], ways, distance)) if ways else ""
        panel.rows.append([sight.msg("panel-serf", serf=sight.serf(other)), percent(chance), ends])
        panel.looks.append(f"seat-{s.control[other]}")
    for action in sight.options:
        if action[0] not in (verbs.STEP, verbs.FLY):
            continue
        space = sight.lands(action)
        other = s.at(space)
        if other >= 0 and s.control[other] != s.control[act.serf]:
            params = danger_params(s, space) | {"serf": sight.serf(act.serf), "foe": sight.serf(other)}
            panel.lines.append(sight.msg("panel-danger", **params))
    return [panel]


def _market(sight: Sight, serf: int) -> Panel:
    """Return the price list, muted where the treasury is too small (BAR-D22). The options describe each effect."""
    s = sight.s
    gold = s.gold[s.control[serf]]
    panel = Panel("table", sight.msg("panel-market"), classes="highlighted", rules=("BAR-Q1.02", "BAR-Q2.01"))
    panel.tag = sight.msg("panel-gold", gold=gold)
    panel.columns = (sight.msg("column-ware"), sight.msg("column-price"))

    def add(name: str, price: int) -> None:
        panel.rows.append([name, f"{price:,}"])
        panel.looks.append("" if price <= gold else "muted")

    for row in range(1, len(sight.s.numbers.item_price)):
        number = {WEAPON: f" +{sight.s.numbers.bonus[row]}", ARMOUR: f" -{sight.s.numbers.bonus[row]}"}.get(
            ITEM_CLASS[row], ""
        )
        add(sight.tr.term("WARE", row) + number, sight.s.numbers.item_price[row])
    for maneuver, price in enumerate(sight.s.numbers.maneuver_price):
        if price and s.caste[serf] in MANEUVER_CASTES[maneuver] and not s.owns(serf, maneuver):
            add(sight.tr.term("MANEUVER", maneuver), price)
    rank = s.rank[serf] + 1
    if rank <= sight.s.numbers.max_rank[s.caste[serf]]:
        add(sight.msg("panel-market-rank", rank=rank), rank_price(s, serf))
        params: Params = {"needed": rank_kills(s, serf), "kills": s.kills[serf], "rank": rank, "serf": sight.serf(serf)}
        panel.lines.append(sight.msg("panel-market-kills", **params))
    add(sight.msg("panel-market-move", move=s.move[serf] + 1), move_price(s, serf))
    panel.lines.append(sight.msg("panel-market-note"))
    return panel


def _barons(sight: Sight) -> Panel:
    s, msg = sight.s, sight.msg
    panel = Panel("table", msg("panel-barons"), rules=("BAR-V1.01", "BAR-K3.02"))
    names = ("baron", "hunts", "serfs", "holds", "locked", *(("gold",) if s.gilded else ()))
    panel.columns = tuple(msg(f"column-{name}") for name in names)
    for seat in range(s.seats):
        hunted = [sight.tr.called(other) for other in range(s.seats) if s.home[other] == s.enemy(seat)]
        mine = s.fief(seat)
        goals = s.board.points[s.enemy(seat)]
        holding = sum(s.place[serf] in goals and s.hold[serf] < sight.s.numbers.hold_turns for serf in mine)
        row = [
            sight.name(seat),
            hunted[0] if hunted else s.board.goals[s.enemy(seat)],
            str(len(mine)),
            str(holding),
            msg("panel-locked", barricades=len(s.barricades(seat))),
        ]
        panel.rows.append(row + ([f"{s.gold[seat]:,}"] if s.gilded else []))
        looks = f"seat-{seat} active" if seat == s.viewer else f"seat-{seat}"
        panel.looks.append(f"{looks} muted" if s.fallen[seat] else looks)
        if s.fallen[seat]:
            panel.lines.append(msg("fallen", seat=seat))
        elif len(mine) < sight.s.numbers.loss_serfs and not sight.prepares():
            panel.lines.append(msg("panel-few", seat=seat, turns=s.below[seat]))
    if s.teams:
        panel.lines.append(_teams(sight))
        panel.rules = ("BAR-V3.01", "BAR-V3.02", "BAR-K3.02")
    panel.lines.append(msg("panel-barons-note"))
    return panel


def _teams(sight: Sight) -> str:
    """Return which Barons play together."""
    s = sight.s
    sides = [
        sight.tr.joined([sight.tr.called(seat) for seat in range(s.seats) if s.teams[s.home[seat]] == side])
        for side in sorted(set(s.teams))
    ]
    if s.board.name == "custom":
        return sight.msg("panel-teams", things=sight.tr.separated(sides))
    return sight.msg("panel-two-teams", one_side=sides[0], other_side=sides[1])


def _serfs(sight: Sight, seat: int) -> Panel:
    s = sight.s
    title = sight.msg("panel-serfs", owner=seat)
    if sight.prepares():
        return Panel("note", title, lines=[sight.msg("panel-serfs-secret")], rules=("BAR-P1.03",))
    columns = tuple(sight.msg(f"column-{name}") for name in ("number", "serf", "to-go", "rank"))
    panel = Panel("table", title, columns=columns)
    for serf in range(len(s.place)):
        if s.control[serf] == seat and s.place[serf] != NOBODY:
            number = str(serf % FIEFDOM_MAX + 1)
            left = to_go(sight, serf) if s.place[serf] >= 0 else -1
            goes = str(left) if left >= 0 else "" if s.place[serf] >= 0 else away(sight, serf)
            panel.rows.append([number, kind(sight, serf), goes, str(s.rank[serf])])
            panel.looks.append("" if s.place[serf] >= 0 else "muted")
            more = states(sight, serf)
            if more and s.place[serf] >= 0:
                panel.lines.append(sight.msg("panel-serf-states", serf=sight.serf(serf), things=", ".join(more)))
    return panel


def _skills(sight: Sight) -> Panel:
    """Return the maneuvers of the viewer's Serfs."""
    s = sight.s
    panel = Panel("note", sight.msg("panel-maneuvers"), rules=("BAR-A00.01",))
    found: dict[int, list[str]] = {}
    for serf in s.fief(sight.me):
        for maneuver in maneuvers(s, serf):
            params: Params = {"serf": sight.serf(serf), "left": uses_left(s, serf, maneuver)}
            found.setdefault(maneuver, []).append(sight.msg("panel-maneuver-serf", **params))
    for maneuver, who in found.items():
        things = sight.tr.joined(who)
        panel.lines.append(sight.msg("panel-maneuver", maneuver=maneuver, things=things))
    return panel
