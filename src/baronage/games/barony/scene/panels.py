"""Beside the board: the confrontation with its odds, whom one could meet, the Market, the Barons, everybody's Serfs."""

from __future__ import annotations

from baronage.engine.scene import Panel
from baronage.games.barony import verbs
from baronage.games.barony.data import (
    ARMED,
    ARMED_AGAINST,
    ARMOUR,
    ASN,
    BONUS,
    CASTE_NAME,
    FIEFDOM_MAX,
    HOLD_TURNS,
    ITEM_CLASS,
    ITEM_NAME,
    ITEM_PRICE,
    LIMITED,
    LOSS_SERFS,
    LOSS_TURNS,
    MANEUVER_CASTES,
    MANEUVER_NAME,
    MANEUVER_PRICE,
    MOST_RANK,
    SPL,
    WEAPON,
)
from baronage.games.barony.equipment import weapon_bonus
from baronage.games.barony.geometry import ANGLES, OUT, members
from baronage.games.barony.market import move_price, rank_kills, rank_price
from baronage.games.barony.mentions import bump_facts, danger_facts
from baronage.games.barony.odds import flight, percent, success
from baronage.games.barony.scene.described import cap, kind, maneuvers, name, on, place_name, some, states, uses_left
from baronage.games.barony.scene.hiring import price_list
from baronage.games.barony.scene.sight import Sight
from baronage.games.barony.scene.targets import strikes
from baronage.games.barony.state import NOBODY
from baronage.games.barony.steps.turn import Act
from baronage.games.barony.things import serf_id
from baronage.games.barony.words.glossary import bump


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
    return found


def _clash(sight: Sight, clash: tuple[int, ...]) -> Panel:
    """Both totals before the dice, and what the roll decides."""
    s = sight.s
    one, other, distance, ways, using = clash[0], clash[1], clash[2], clash[3], clash[5]
    panel = Panel("table", "The confrontation", classes="highlighted", rules=("BAR-C2.01", "BAR-C2.02"))
    chance = success(s, one, other, using)
    panel.tag = f"{percent(chance)} for {serf_id(one)}"
    panel.columns = ("", f"{serf_id(one)} attacks", f"{serf_id(other)} defends")
    armed, against = ARMED[using], ARMED_AGAINST[using] and using != ASN
    weapons = (weapon_bonus(s, one) if armed else 0, weapon_bonus(s, other) if against else 0)
    panel.rows = [
        ["Caste", CASTE_NAME[s.caste[one]], CASTE_NAME[s.caste[other]]],
        ["Rank", str(s.rank[one]), str(s.rank[other])],
        ["Weapon", str(weapons[0]), str(weapons[1])],
        ["2 dice and", f"+{s.rank[one] + weapons[0]}", f"+{s.rank[other] + weapons[1]}"],
    ]
    panel.looks = ["", "", "", "total"]
    if using:
        name = ITEM_NAME[clash[6]] if using == SPL else MANEUVER_NAME[using]
        panel.lines.append(f"With {name}.")
    if ways and s.place[other] >= 0:
        ends = bump(bump_facts(s, s.eyes, s.place[other], ways, distance), sight.voice.reader)
        panel.lines.append(f"If {serf_id(one)} wins, {percent(chance)}: {serf_id(other)} is bumped {ends}.")
    if s.control[one] == s.control[other]:  # BAR-C1.09
        panel.lines.append(
            f"If {serf_id(other)} wins, {percent(1 - chance)}: so is {serf_id(one)}, 1 triangle anywhere."
        )
        panel.lines.append("Both are of one Fief: their Baron may say who gives way, without dice.")
    elif not using and s.place[other] >= 0:
        lost = _danger(sight, s.place[other]).removeprefix("if it loses, it ")
        panel.lines.append(f"If {serf_id(other)} wins, {percent(1 - chance)}: {serf_id(one)} {lost}.")
    for knight in sight.top.escorts(s) if sight.top is not None else ():
        odds = percent(success(s, one, knight, using))
        panel.lines.append(f"The Knight {serf_id(knight)} may take its place: then {odds} for {serf_id(one)}.")
    panel.lines.append("Ties go to the Defender.")
    return panel


def _danger(sight: Sight, space: int) -> str:
    """What losing as Aggressor may mean there."""
    return sight.say("danger", danger_facts(sight.s, space))


def _meetings(sight: Sight, act: Act) -> list[Panel]:
    """Whom the active Serf could confront now."""
    s = sight.s
    met = {other: strike for other, strike in strikes(sight, act).items() if s.control[other] != s.control[act.serf]}
    if not met:
        return []
    panel = Panel("table", f"Whom {serf_id(act.serf)} could meet", classes="highlighted")
    panel.rules = ("BAR-C2.02", "BAR-B1.01")
    panel.columns = ("Serf", "To win", "Then it is bumped")
    for other, (chance, distance, ways) in met.items():
        ends = [_end(sight, s.place[other], direction, distance) for direction in members(ways)]
        panel.rows.append([f"{serf_id(other)} {CASTE_NAME[s.caste[other]]}", percent(chance), " or ".join(ends)])
        panel.looks.append(f"seat-{s.control[other]}")
    for action in sight.options:
        if action[0] not in (verbs.STEP, verbs.FLY):
            continue
        space = sight.lands(action)
        other = s.at(space)
        if other >= 0 and s.control[other] != s.control[act.serf]:
            panel.lines.append(f"{cap(on(s, space))}: {_danger(sight, space)}.")
    return [panel]


def _end(sight: Sight, space: int, direction: int, distance: int) -> str:
    """'2 at 30°: C2.15', in few letters."""
    end, met, _ = flight(sight.s, space, direction, distance)
    where = "killed" if end == OUT else f"meets {serf_id(met)}" if met >= 0 else sight.s.board.space_name(end)
    return f"{distance} at {ANGLES[direction]}°: {where}"


def _market(sight: Sight, serf: int) -> Panel:
    """BAR-D22: the price list; what the treasury does not cover is muted. The options tell what each does."""
    s = sight.s
    gold = s.gold[s.control[serf]]
    panel = Panel("table", "The Market", classes="highlighted", rules=("BAR-Q1.02", "BAR-Q2.01"))
    panel.tag = f"{gold:,} gold"
    panel.columns = ("Ware", "Price")

    def add(name: str, price: int) -> None:
        panel.rows.append([name, f"{price:,}"])
        panel.looks.append("" if price <= gold else "muted")

    for row in range(1, len(ITEM_NAME)):
        number = {WEAPON: f" +{BONUS[row]}", ARMOUR: f" -{BONUS[row]}"}.get(ITEM_CLASS[row], "")
        add(ITEM_NAME[row] + number, ITEM_PRICE[row])
    for maneuver, price in enumerate(MANEUVER_PRICE):
        if price and s.caste[serf] in MANEUVER_CASTES[maneuver] and not s.owns(serf, maneuver):
            add(MANEUVER_NAME[maneuver], price)
    if s.rank[serf] < MOST_RANK[s.caste[serf]]:
        add(f"Rank {s.rank[serf] + 1}", rank_price(s, serf))
        needed = some(rank_kills(s, serf), "kill")
        panel.lines.append(f"Rank {s.rank[serf] + 1} also needs {needed}; {serf_id(serf)} has {s.kills[serf]}.")
    add(f"Move x{s.move[serf] + 1}", move_price(s, serf))
    panel.lines.append("+ in fights for weapons; for armour, triangles that a bump may be shorter.")
    return panel


def _barons(sight: Sight) -> Panel:
    s = sight.s
    panel = Panel("table", "Barons", rules=("BAR-V1.01", "BAR-K3.02"))
    panel.columns = ("Baron", "Hunts", "Serfs", "Holds", "Locked", *(("Gold",) if s.gilded else ()))
    for seat in range(s.seats):
        hunted = [sight.label(other) for other in range(s.seats) if s.home[other] == s.enemy(seat)]
        mine = s.fief(seat)
        goals = s.board.points[s.enemy(seat)]
        holding = sum(s.place[serf] in goals and s.hold[serf] < HOLD_TURNS for serf in mine)
        row = [
            sight.label(seat),
            hunted[0] if hunted else s.board.goals[s.enemy(seat)],
            str(len(mine)),
            str(holding),
            f"{len(s.barricades(seat))} of 3",
        ]
        panel.rows.append(row + ([f"{s.gold[seat]:,}"] if s.gilded else []))
        looks = f"seat-{seat} active" if seat == s.eyes else f"seat-{seat}"
        panel.looks.append(f"{looks} muted" if s.fallen[seat] else looks)
        if s.fallen[seat]:
            panel.lines.append(f"{sight.label(seat)} has lost.")
        elif len(mine) < LOSS_SERFS and not sight.prepares():
            turns = f"{s.below[seat]} of {LOSS_TURNS} turns"
            panel.lines.append(f"{sight.label(seat)} has fewer than three Serfs: {turns}.")
    if s.teams:
        sides = [
            ", ".join(sight.label(seat) for seat in range(s.seats) if s.teams[s.home[seat]] == side)
            for side in sorted(set(s.teams))
        ]
        if s.board.name == "custom":
            panel.lines.append(f"Teams: {'; '.join(sides)}.")
        else:
            panel.lines.append(f"Two teams: {sides[0]} in the West, {sides[1]} in the East.")
        panel.rules = ("BAR-V3.01", "BAR-V3.02", "BAR-K3.02")
    panel.lines.append("Holds: Serfs on the enemy's points; after three turns they are locked: barricaded.")
    return panel


def _serfs(sight: Sight, seat: int) -> Panel:
    s = sight.s
    if sight.prepares():
        return Panel("note", f"{sight.label(seat)}'s Serfs", lines=["Prepared in secret."], rules=("BAR-P1.03",))
    panel = Panel("table", f"{sight.label(seat)}'s Serfs", columns=("No.", "Serf", "Place", "Rank"))
    for serf in range(len(s.place)):
        if s.control[serf] == seat and s.place[serf] != NOBODY:
            number = str(serf % FIEFDOM_MAX + 1)
            where = place_name(s, serf).removeprefix("on ")
            move = f", x{s.move[serf]}" if s.move[serf] != 1 else ""
            given = name(s, serf).removeprefix(serf_id(serf)).strip()
            who = f"{given}, {kind(s, serf)}{move}" if given else kind(s, serf) + move
            panel.rows.append([number, who, where, str(s.rank[serf])])
            panel.looks.append("" if s.place[serf] >= 0 else "muted")
            more = states(s, serf)
            if more and s.place[serf] >= 0:
                panel.lines.append(f"{serf_id(serf)}: {', '.join(more)}.")
    return panel


def _skills(sight: Sight) -> Panel:
    """What the viewer's Serfs can do, by maneuver."""
    s = sight.s
    panel = Panel("note", "Maneuvers", rules=("BAR-A00.01",))
    found: dict[int, list[str]] = {}
    for serf in s.fief(sight.me):
        for maneuver in maneuvers(s, serf):
            left = f" ({uses_left(s, serf, maneuver)} left)" if LIMITED[maneuver] else ""
            found.setdefault(maneuver, []).append(serf_id(serf) + left)
    for maneuver, who in found.items():
        name = MANEUVER_NAME[maneuver]
        panel.lines.append(f"{name}: {', '.join(who)}. {cap(sight.say('maneuver-use', {'maneuver': maneuver}))}.")
    return panel
