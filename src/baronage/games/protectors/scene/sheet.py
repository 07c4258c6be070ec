"""The viewer's own message of the moment in rows and numbers: the order sheet, the commitment, the purchases and the bid."""

from __future__ import annotations

from typing import Final

from baronage.engine.flow import Action
from baronage.engine.scene import Panel
from baronage.engine.voice import Voice
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    BANK_COST,
    FAITH_COST,
    ISLAND,
    ISLAND_SUPPLY,
    MAGI_COST,
    OFFER_COST,
    UNIT_COST,
    UPGRADE_COST,
)
from baronage.games.protectors.dragon import (
    bonus_of,
    commits_of,
    deaths,
    min_us,
    reward_of,
    strength,
    to_die,
    undefended,
)
from baronage.games.protectors.economy import income, next_income, supply_limit
from baronage.games.protectors.orders import (
    fort_bonus,
    may_march_golden,
    orderable,
    takes,
    worst_threat,
)
from baronage.games.protectors.ranking import effective
from baronage.games.protectors.scene.spoken import label, short_order
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.commitment import attacked
from baronage.games.protectors.steps.window import Draft, Window, open_window

PRICES: Final = {
    verbs.KEEPFAITH: FAITH_COST,
    verbs.UPGRADE: UPGRADE_COST,
    verbs.OFFER: OFFER_COST,
    verbs.BANKING: BANK_COST,
}


BURNS, RUIN, OUT, SAFE, REWARD = range(5)  # what a total against the Dragon means


def decision(s: Realm, voice: Voice) -> list[Panel]:
    """What the viewer's message says so far and what follows from it; nothing for those who owe none."""
    seat = s.eyes
    top = open_window(s)
    if seat < 0 or seat not in s.rank or not top:
        return []
    if top.KEY == "orders":
        return [_orders(s, voice, seat, top)] if orderable(s, seat) else []
    if attacked(s):
        return [_attack(s, voice, seat, top)]
    return [_message(s, voice, seat, top)] if top.due >> seat & 1 else []


def _tag(top: Window, voice: Voice, seat: int) -> str:
    return voice.say("picture-sent", sent=top.sent >> seat & 1)


def _look(top: Window, seat: int) -> str:
    return "sent" if top.sent >> seat & 1 else "draft"


# --- orders ---------------------------------------------------------------------------------------------------------


def _orders(s: Realm, voice: Voice, seat: int, top: Window) -> Panel:
    """A row for each Province: the order, what it then holds with, and the largest army that one player could send.

    An empty Province has one too: it gets no order, but somebody may march in.
    """
    panel = Panel("table", voice.say("panel-orders"), tag=_tag(top, voice, seat), classes="highlighted")
    panel.columns = ("", *(voice.say(f"panel-orders-{name}") for name in ("order", "holds", "threat")))
    draft = top.drafts[seat]
    given = {action[1]: action for action in draft if verbs.HOLD <= action[0] <= verbs.SUPPORT}
    places = orderable(s, seat)
    for place in sorted({*places, *s.provinces(seat)}):
        action = given.get(place)
        words, holds = _order(s, voice, seat, action) if action is not None else ("", s.units[place])
        if place not in places:
            words = voice.say("panel-no-units")
        # who marches in fights there with the others (REALM-I2.01)
        joining = [one for one in draft if one[0] == verbs.MARCH and one[2] == place]
        holds = max(holds, 0) + sum(one[4] + int(one[3] == 1) for one in joining)
        worst, foe = worst_threat(s, seat, place)
        danger = (
            voice.say("panel-threat", number=worst, player=s.number[foe], golden=may_march_golden(s, foe))
            if worst
            else "–"
        )
        panel.rows.append([voice.say("place-name", number=place), words, str(holds), danger])
        look = _look(top, seat) if action is not None else ""
        panel.looks.append(f"{look}{' warn' if takes(s, seat, holds, worst, foe) else ''}".strip())
    golden = top.facts(s, seat)["golden"]
    panel.lines = [voice.say("panel-golden", golden=golden), _purse(s, voice, seat)]
    if any(_leaves_empty(s, action) for action in given.values()):
        panel.lines.insert(0, voice.say("panel-left-empty"))
    panel.lines += _hungry(s, voice, given, places)
    if any(action[0] == verbs.SNITCH for action in draft):
        named = next(action[1] for action in draft if action[0] == verbs.SNITCH)
        panel.lines.append(voice.say("panel-named", player=s.number[named]))
    panel.rules = ("REALM-F1.02", "REALM-G6.01", "REALM-I2.01")
    return panel


def _hungry(s: Realm, voice: Voice, given: dict[int, Action], places: list[int]) -> list[str]:
    """REALM-J2.01: the Provinces that feed fewer units than stay there, while the rest marches out."""
    found = []
    for place in places:
        action, limit = given.get(place, ()), ISLAND_SUPPLY if place == ISLAND else supply_limit(s)
        leaves = action[4] if action and action[0] in (verbs.MARCH, verbs.DELAYED) else 0
        if s.units[place] - leaves > limit:
            found.append(voice.say("panel-hunger", place=place, limit=limit, count=s.units[place] - leaves - limit))
    return found


def _leaves_empty(s: Realm, action: Action) -> bool:
    """Does the last unit march out of a Province?"""
    return action[0] in (verbs.MARCH, verbs.DELAYED) and action[1] != ISLAND and action[4] >= s.units[action[1]]


def _order(s: Realm, voice: Voice, seat: int, action: Action) -> tuple[str, int]:
    """An order with its sum, and the strength that stays behind it."""
    verb, there = action[0], s.units[action[1]]
    holds = there
    if verb == verbs.FORTIFY:
        holds += fort_bonus(s, seat, action[2])
    elif verb == verbs.WORK:
        holds -= 1
    elif verb == verbs.MARCH:  # who marches late still defends (REALM-G3.03)
        holds -= min(action[4], there)
    return short_order(s, voice, seat, action), holds


def _purse(s: Realm, voice: Voice, seat: int) -> str:
    lands, work = income(s, seat)
    return voice.say("panel-purse", cash=s.cash[seat], lands=lands, worked=work)


# --- a Dragon Attack -------------------------------------------------------------------------------------------------


def _attack(s: Realm, voice: Voice, seat: int, top: Window) -> Panel:
    """The decision aid of section 12.2: both outcomes, and what each total would mean."""
    draft = top.drafts[seat]
    us, owed = strength(s, seat, draft), min_us(s, seat)
    panel = Panel("table", voice.say("panel-attack"), columns=("", ""), tag=_tag(top, voice, seat))
    panel.classes = "highlighted warn" if us < owed else "highlighted"
    if not top.due >> seat & 1:
        panel.tag = ""
    every = sum(min_us(s, other) for other in s.rank)
    army = sum(s.units[place] for place in range(1, len(s.owner)) if s.owner[place] >= 0)
    panel.rows = [
        [voice.say("panel-attack-power"), str(s.dpl)],
        [voice.say("panel-attack-all-owed"), str(every)],
        [voice.say("panel-attack-army"), str(army)],
        [voice.say("panel-attack-owed"), str(owed)],
        [voice.say("panel-attack-given"), str(us)],
        [voice.say("panel-attack-won"), won(s, voice, seat, draft, us, owed) + _dying(s, voice, seat, draft, us, owed)],
        [voice.say("panel-attack-lost"), lost(s, voice, seat, draft, us, owed)],
    ]
    panel.looks = ["", "", "", "total", "active warn" if us < owed else "active", "", ""]
    panel.lines = [_ladder(s, voice, seat, owed), _advice(s, voice, seat)]
    panel.rules = ("REALM-M1.03", "REALM-M5.01", "REALM-M5.02", "REALM-M6.04", "REALM-M6.06")
    return panel


def won(s: Realm, voice: Voice, seat: int, draft: Draft, us: int, owed: int) -> str:
    """What a commitment of so much strength brings if the Protectors win."""
    points, bonus = bonus_of(us, owed)
    if not any(action[0] in (verbs.COMMIT, verbs.MAGI) for action in draft):
        return voice.say("panel-choice-idle")
    if us < owed:
        return voice.say("panel-won-short")
    reward = reward_of(len(s.greens(seat))) + bonus
    return voice.say("panel-won", count=to_die(s, seat, draft), reward=reward, points=points, most=int(us > owed))


def _dying(s: Realm, voice: Voice, seat: int, draft: Draft, us: int, owed: int) -> str:
    """Where units die then, if one may choose it."""
    commits = commits_of(draft)
    if us < owed or len(commits) < 2 or sum(commits.values()) == to_die(s, seat, draft):
        return ""
    dying = sorted(deaths(s, seat, draft, us).items())
    where = voice.joined([voice.say("panel-dying", place=place, count=count) for place, count in dying])
    named = sum(click[2] for click in draft if click[0] == verbs.SACRIFICE)
    return f". {voice.say('panel-dying-where', where=where, chosen=int(named >= to_die(s, seat, draft)))}"


def lost(s: Realm, voice: Voice, seat: int, draft: Draft, us: int, owed: int) -> str:
    """The same if the Dragon wins."""
    if us >= owed:
        return voice.say("panel-lost-safe")
    if s.rank[0] == seat:
        return voice.say("panel-lost-ruin")
    burning = undefended(s, seat, draft, us)
    out = s.rank[-1] == seat or len(burning) == len(s.greens(seat))  # M6.06, M6.07
    return voice.say("panel-lost", places=tuple(burning), out=int(out))


def _ladder(s: Realm, voice: Voice, seat: int, owed: int) -> str:
    """What totals mean: burnt Provinces if the Dragon wins, safety, VPs if the Protectors do."""
    greens = len(s.greens(seat))
    first = s.rank[0] == seat
    steps = []
    for total in range(owed):
        burn = min(owed - total, greens)
        out = burn == greens or s.rank[-1] == seat
        steps.append(voice.say("panel-total", total=total, fate=RUIN if first else OUT if out else BURNS, count=burn))
    steps.append(voice.say("panel-total", total=owed, fate=SAFE, count=0))
    steps += [voice.say("panel-total", total=max(n, n * owed), fate=REWARD, count=n - 1) for n in (2, 3)]
    return voice.say("panel-totals", things=" · ".join(steps))


def _advice(s: Realm, voice: Voice, seat: int) -> str:
    if len(s.rank) > 1 and s.rank[-1] == seat:
        return voice.say("panel-stands-last")
    if s.rank[0] != seat and len(s.greens(seat)) == 1:
        return voice.say("panel-last-green")
    if s.rank[0] == seat:
        return voice.say("panel-grand")
    return voice.say("panel-weigh")


# --- purchases and bids -----------------------------------------------------------------------------------------------


def _message(s: Realm, voice: Voice, seat: int, top: Window) -> Panel:
    """What stands in the message, what it costs, what is left; and what the next turn brings."""
    panel = Panel("table", voice.say(f"panel-message-{top.KEY}"), tag=_tag(top, voice, seat), classes="highlighted")
    panel.columns = ("", voice.say("panel-message-money"))
    panel.rows = [[voice.say("panel-message-purse"), str(s.cash[seat])]]
    panel.looks = [""]
    left = s.cash[seat]
    for action in top.drafts[seat]:
        if action[0] == verbs.SILENT:
            continue
        price = _price(action)
        gain = action[2] if action[0] == verbs.DRAW else 0
        left += gain - price
        panel.rows.append([label(s, voice, seat, action), f"−{price}" if price else f"+{gain}" if gain else ""])
        panel.looks.append(_look(top, seat))
    panel.rows.append([voice.say("panel-message-left"), str(left)])
    panel.looks.append(f"total{' warn' if left < 0 else ''}")
    if top.KEY == "buying":
        panel.lines = [
            voice.say("panel-prices", unit=UNIT_COST, level=UPGRADE_COST, limit=supply_limit(s)),
            voice.say("panel-next-turn", production=next_income(s, seat, top.drafts[seat]), owed=min_us(s, seat)),
        ]
    elif effective(s, seat, 0):
        panel.lines = [voice.say("panel-great-game", worth=effective(s, seat, 0))]
    panel.lines += _other_bids(s, voice, top)
    panel.rules = ("REALM-J6.07", "REALM-J6.05", "REALM-J6.09") if top.KEY == "buying" else ("REALM-D1.01",)
    return panel


def _price(action: Action) -> int:
    verb = action[0]
    if verb == verbs.BUY:
        return UNIT_COST * action[2]
    if verb == verbs.MAGI:
        return MAGI_COST * action[1]
    if verb == verbs.BID:
        return action[1]
    return PRICES.get(verb, 0)


def _other_bids(s: Realm, voice: Voice, top: Window) -> list[str]:
    """DEC-B3: those who bid with a Bank see the others' bids."""
    bids = top.facts(s, s.eyes).get("bids")
    return [] if bids is None else [voice.say("bids-so-far", bids=bids)]
