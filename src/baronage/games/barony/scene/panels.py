"""Beside the board: the confrontation with its odds, whom one could meet, the Market, the Barons, everybody's Serfs."""

from __future__ import annotations

from typing import Final

from baronage.engine.facts import Facts
from baronage.engine.scene import Panel
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    ARMED,
    ARMED_AGAINST,
    ARMOUR,
    ASN,
    BONUS,
    FIEFDOM_MAX,
    HOLD_TURNS,
    ITEM_CLASS,
    ITEM_PRICE,
    LOSS_SERFS,
    MANEUVER_CASTES,
    MANEUVER_PRICE,
    MOST_RANK,
    SPL,
    WEAPON,
)
from baronage.games.barony.equipment import weapon_bonus
from baronage.games.barony.geometry import OUT, members
from baronage.games.barony.market import move_price, rank_kills, rank_price
from baronage.games.barony.mentions import bump_facts, danger_facts
from baronage.games.barony.odds import flight, percent, share, success
from baronage.games.barony.scene.described import away, kind, maneuvers, states, to_go, uses_left
from baronage.games.barony.scene.hiring import price_list
from baronage.games.barony.scene.sight import Sight
from baronage.games.barony.scene.targets import strikes
from baronage.games.barony.state import NOBODY
from baronage.games.barony.steps.base import AGAINST, BY, RAN, USING, WAYS, WHAT
from baronage.games.barony.steps.clash import can_retreat
from baronage.games.barony.steps.turn import Act

_STAGES: Final = ("choose", "go", "fight", "push")  # of a turn (BAR-T1.04 to T1.12)
STAGE_OF: Final = {  # by the decision that is open
    "activation": 0,
    **dict.fromkeys(("errand", "archery", "arrival", "targets", "replacement", "lodging"), 1),
    **dict.fromkeys(("meeting", "blessing", "bargain", "trade-offer", "confrontation", "escort", "defence"), 2),
    **dict.fromkeys(("aiming", "armour", "rescue", "trap", "loot", "recruitment"), 3),
}


def panels(sight: Sight) -> list[Panel]:
    """All panels, the most pressing first."""
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
    """Where the turn stands; nothing before the first turn and after the last."""
    at = STAGE_OF.get(sight.s.stack[-1].NAME) if sight.s.stack else None
    if at is None:
        return []
    names = tuple(sight.say(f"stage-{name}") for name in _STAGES)
    return [Panel("track", sight.say("panel-turn"), names=names, value=at, rules=("BAR-T1.04", "BAR-T1.07"))]


def _clash(sight: Sight, clash: tuple[int, ...]) -> Panel:
    """Both totals before the dice, and what the roll decides."""
    s, say = sight.s, sight.say
    one, other, distance, ways, using = clash[BY], clash[AGAINST], clash[RAN], clash[WAYS], clash[USING]
    panel = Panel("table", say("panel-clash"), classes="highlighted", rules=("BAR-C2.01", "BAR-C2.02"))
    chance = success(s, one, other, using)
    facts: Facts = {"serf": sight.serf(one), "foe": sight.serf(other), "percent": share(chance)}
    facts |= {"holds": share(1 - chance), "maneuver": using, "ware": clash[WHAT] if using == SPL else 0, "using": using}
    panel.tag = say("panel-clash-tag", **facts)
    panel.columns = ("", say("column-attacks", **facts), say("column-defends", **facts))
    armed, against = ARMED[using], ARMED_AGAINST[using] and using != ASN
    weapons = (weapon_bonus(s, one) if armed else 0, weapon_bonus(s, other) if against else 0)
    caste = sight.voice.term
    panel.rows = [
        [say("column-caste"), caste("CASTE", s.caste[one]), caste("CASTE", s.caste[other])],
        [say("column-rank"), str(s.rank[one]), str(s.rank[other])],
        [say("column-weapon"), str(weapons[0]), str(weapons[1])],
        [say("column-dice"), f"+{s.rank[one] + weapons[0]}", f"+{s.rank[other] + weapons[1]}"],
    ]
    panel.looks = ["", "", "", "total"]
    if using:
        panel.lines.append(say("panel-clash-with", **facts))
    if ways and s.place[other] >= 0:
        ends = bump_facts(s, s.eyes, s.place[other], ways, distance)
        panel.lines.append(say("panel-clash-won", bumps=ends, **facts))
        falls = any(flight(s, s.place[other], way, distance)[0] == OUT for way in members(ways))
        if falls and can_retreat(s, clash):  # BAR-A13.02
            panel.lines.append(say("panel-clash-retreat", **facts))
    if s.control[one] == s.control[other]:  # BAR-C1.09
        panel.lines += [say("panel-clash-own", **facts), say("panel-clash-one-fief")]
    elif not using and s.place[other] >= 0:
        panel.lines.append(say("panel-clash-lost", **facts, **danger_facts(s, s.place[other])))
    for knight in sight.top.escorts(s) if sight.top is not None else ():
        odds = share(success(s, one, knight, using))
        panel.lines.append(say("panel-clash-knight", **facts | {"knight": sight.serf(knight), "percent": odds}))
    panel.lines.append(say("panel-clash-ties", **facts))
    return panel


def _meetings(sight: Sight, act: Act) -> list[Panel]:
    """Whom the active Serf could confront now."""
    s = sight.s
    met = {other: strike for other, strike in strikes(sight, act).items() if s.control[other] != s.control[act.serf]}
    if not met:
        return []
    panel = Panel("table", sight.say("panel-meetings", serf=sight.serf(act.serf)), classes="highlighted")
    panel.rules = ("BAR-C2.02", "BAR-B1.01")
    panel.columns = tuple(sight.say(f"column-{name}") for name in ("serf", "to-win", "then-bumped"))
    for other, (chance, distance, ways) in met.items():
        ends = sight.say("panel-bumps", bumps=bump_facts(s, s.eyes, s.place[other], ways, distance)) if ways else ""
        panel.rows.append([sight.say("panel-serf", serf=sight.serf(other)), percent(chance), ends])
        panel.looks.append(f"seat-{s.control[other]}")
    for action in sight.options:
        if action[0] not in (verbs.STEP, verbs.FLY):
            continue
        space = sight.lands(action)
        other = s.at(space)
        if other >= 0 and s.control[other] != s.control[act.serf]:
            facts = danger_facts(s, space) | {"serf": sight.serf(act.serf), "foe": sight.serf(other)}
            panel.lines.append(sight.say("panel-danger", **facts))
    return [panel]


def _market(sight: Sight, serf: int) -> Panel:
    """BAR-D22: the price list; what the treasury does not cover is muted. The options tell what each does."""
    s = sight.s
    gold = s.gold[s.control[serf]]
    panel = Panel("table", sight.say("panel-market"), classes="highlighted", rules=("BAR-Q1.02", "BAR-Q2.01"))
    panel.tag = sight.say("panel-gold", gold=gold)
    panel.columns = (sight.say("column-ware"), sight.say("column-price"))

    def add(name: str, price: int) -> None:
        panel.rows.append([name, f"{price:,}"])
        panel.looks.append("" if price <= gold else "muted")

    for row in range(1, len(ITEM_PRICE)):
        number = {WEAPON: f" +{BONUS[row]}", ARMOUR: f" -{BONUS[row]}"}.get(ITEM_CLASS[row], "")
        add(sight.voice.term("WARE", row) + number, ITEM_PRICE[row])
    for maneuver, price in enumerate(MANEUVER_PRICE):
        if price and s.caste[serf] in MANEUVER_CASTES[maneuver] and not s.owns(serf, maneuver):
            add(sight.voice.term("MANEUVER", maneuver), price)
    rank = s.rank[serf] + 1
    if rank <= MOST_RANK[s.caste[serf]]:
        add(sight.say("panel-market-rank", rank=rank), rank_price(s, serf))
        facts: Facts = {"needed": rank_kills(s, serf), "kills": s.kills[serf], "rank": rank, "serf": sight.serf(serf)}
        panel.lines.append(sight.say("panel-market-kills", **facts))
    add(sight.say("panel-market-move", move=s.move[serf] + 1), move_price(s, serf))
    panel.lines.append(sight.say("panel-market-note"))
    return panel


def _barons(sight: Sight) -> Panel:
    s, say = sight.s, sight.say
    panel = Panel("table", say("panel-barons"), rules=("BAR-V1.01", "BAR-K3.02"))
    names = ("baron", "hunts", "serfs", "holds", "locked", *(("gold",) if s.gilded else ()))
    panel.columns = tuple(say(f"column-{name}") for name in names)
    for seat in range(s.seats):
        hunted = [sight.voice.called(other) for other in range(s.seats) if s.home[other] == s.enemy(seat)]
        mine = s.fief(seat)
        goals = s.board.points[s.enemy(seat)]
        holding = sum(s.place[serf] in goals and s.hold[serf] < HOLD_TURNS for serf in mine)
        row = [
            sight.name(seat),
            hunted[0] if hunted else s.board.goals[s.enemy(seat)],
            str(len(mine)),
            str(holding),
            say("panel-locked", barricades=len(s.barricades(seat))),
        ]
        panel.rows.append(row + ([f"{s.gold[seat]:,}"] if s.gilded else []))
        looks = f"seat-{seat} active" if seat == s.eyes else f"seat-{seat}"
        panel.looks.append(f"{looks} muted" if s.fallen[seat] else looks)
        if s.fallen[seat]:
            panel.lines.append(say("fallen", seat=seat))
        elif len(mine) < LOSS_SERFS and not sight.prepares():
            panel.lines.append(say("panel-few", seat=seat, turns=s.below[seat]))
    if s.teams:
        panel.lines.append(_teams(sight))
        panel.rules = ("BAR-V3.01", "BAR-V3.02", "BAR-K3.02")
    panel.lines.append(say("panel-barons-note"))
    return panel


def _teams(sight: Sight) -> str:
    """Who plays together."""
    s = sight.s
    sides = [
        sight.voice.joined([sight.voice.called(seat) for seat in range(s.seats) if s.teams[s.home[seat]] == side])
        for side in sorted(set(s.teams))
    ]
    if s.board.name == "custom":
        return sight.say("panel-teams", things="; ".join(sides))
    return sight.say("panel-two-teams", one_side=sides[0], other_side=sides[1])


def _serfs(sight: Sight, seat: int) -> Panel:
    s = sight.s
    title = sight.say("panel-serfs", owner=seat)
    if sight.prepares():
        return Panel("note", title, lines=[sight.say("panel-serfs-secret")], rules=("BAR-P1.03",))
    columns = tuple(sight.say(f"column-{name}") for name in ("number", "serf", "to-go", "rank"))
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
                panel.lines.append(sight.say("panel-serf-states", serf=sight.serf(serf), things=", ".join(more)))
    return panel


def _skills(sight: Sight) -> Panel:
    """What the viewer's Serfs can do, by maneuver."""
    s = sight.s
    panel = Panel("note", sight.say("panel-maneuvers"), rules=("BAR-A00.01",))
    found: dict[int, list[str]] = {}
    for serf in s.fief(sight.me):
        for maneuver in maneuvers(s, serf):
            facts: Facts = {"serf": sight.serf(serf), "left": uses_left(s, serf, maneuver)}
            found.setdefault(maneuver, []).append(sight.say("panel-maneuver-serf", **facts))
    for maneuver, who in found.items():
        things = sight.voice.joined(who)
        panel.lines.append(sight.say("panel-maneuver", maneuver=maneuver, things=things))
    return panel
