"""The viewer's current message in rows and numbers: order sheet, commitment, or purchases and bid."""

from __future__ import annotations

from baronage.engine.core.state import Action
from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Panel
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    ISLAND,
)
from baronage.games.protectors.rules.dragon import (
    bonus_of,
    commits_of,
    deaths,
    min_us,
    reward_of,
    strength,
    to_die,
    undefended,
)
from baronage.games.protectors.rules.economy import income, next_income, supply_limit
from baronage.games.protectors.rules.orders import (
    fort_bonus,
    may_march_golden,
    orderable,
    takes,
    worst_threat,
)
from baronage.games.protectors.rules.ranking import effective
from baronage.games.protectors.scene.spoken import label, short_order
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.buying import item_costs
from baronage.games.protectors.steps.commitment import attacked
from baronage.games.protectors.steps.window import Draft, Window, open_window

BURNS, RUIN, OUT, SAFE, REWARD = range(5)  # meaning of a total against the Dragon


def decision(s: Realm, tr: Translator) -> list[Panel]:
    """Return panels with the viewer's message and its consequences, or none if no message is due."""
    seat = s.viewer
    top = open_window(s)
    if seat < 0 or seat not in s.rank or not top:
        return []
    if top.KEY == "orders":
        return [_orders(s, tr, seat, top)] if orderable(s, seat) else []
    if attacked(s):
        return [_attack(s, tr, seat, top)]
    return [_message(s, tr, seat, top)] if top.due >> seat & 1 else []


def _tag(top: Window, tr: Translator, seat: int) -> str:
    return tr.msg("picture-sent", sent=top.sent >> seat & 1)


def _look(top: Window, seat: int) -> str:
    return "sent" if top.sent >> seat & 1 else "draft"


# --- orders ---------------------------------------------------------------------------------------------------------


def _orders(s: Realm, tr: Translator, seat: int, top: Window) -> Panel:
    """Return a row per Province: the order, the remaining strength, and the largest army one player could send.

    An empty Province has a row too: it gets no order, but another player may march in.
    """
    panel = Panel("table", tr.msg("panel-orders"), tag=_tag(top, tr, seat), classes="highlighted")
    panel.columns = ("", *(tr.msg(f"panel-orders-{name}") for name in ("order", "holds", "threat")))
    draft = top.drafts[seat]
    given = {action[1]: action for action in draft if verbs.HOLD <= action[0] <= verbs.SUPPORT}
    places = orderable(s, seat)
    for place in sorted({*places, *s.provinces(seat)}):
        action = given.get(place)
        words, holds = _order(s, tr, seat, action) if action is not None else ("", s.units[place])
        if place not in places:
            words = tr.msg("panel-no-units")
        # an entering army fights there with the others (REALM-I2.01)
        joining = [one for one in draft if one[0] == verbs.MARCH and one[2] == place]
        holds = max(holds, 0) + sum(one[4] + int(one[3] == 1) for one in joining)
        worst, foe = worst_threat(s, seat, place)
        danger = (
            tr.msg("panel-threat", number=worst, player=s.number[foe], golden=may_march_golden(s, foe))
            if worst
            else "–"
        )
        panel.rows.append([tr.msg("place-name", number=place), words, str(holds), danger])
        look = _look(top, seat) if action is not None else ""
        panel.looks.append(f"{look}{' warn' if takes(s, seat, holds, worst, foe) else ''}".strip())
    golden = top.params(s, seat)["golden"]
    panel.lines = [tr.msg("panel-golden", golden=golden), _purse(s, tr, seat)]
    if any(_leaves_empty(s, action) for action in given.values()):
        panel.lines.insert(0, tr.msg("panel-left-empty"))
    panel.lines += _hungry(s, tr, given, places)
    if any(action[0] == verbs.SNITCH for action in draft):
        named = next(action[1] for action in draft if action[0] == verbs.SNITCH)
        panel.lines.append(tr.msg("panel-named", player=s.number[named]))
    panel.rules = ("REALM-F1.02", "REALM-G6.01", "REALM-I2.01")
    return panel


def _hungry(s: Realm, tr: Translator, given: dict[int, Action], places: list[int]) -> list[str]:
    """Return a warning for each Province where more units stay than it can feed (REALM-J2.01)."""
    found = []
    for place in places:
        action, limit = given.get(place, ()), s.numbers.island_supply if place == ISLAND else supply_limit(s)
        leaves = action[4] if action and action[0] in (verbs.MARCH, verbs.DELAYED) else 0
        if s.units[place] - leaves > limit:
            found.append(tr.msg("panel-hunger", place=place, limit=limit, count=s.units[place] - leaves - limit))
    return found


def _leaves_empty(s: Realm, action: Action) -> bool:
    """Return whether the order moves the last unit out of a Province."""
    return action[0] in (verbs.MARCH, verbs.DELAYED) and action[1] != ISLAND and action[4] >= s.units[action[1]]


def _order(s: Realm, tr: Translator, seat: int, action: Action) -> tuple[str, int]:
    """Return an order with its sum, and the strength that remains."""
    verb, there = action[0], s.units[action[1]]
    holds = there
    if verb == verbs.FORTIFY:
        holds += fort_bonus(s, seat, action[2])
    elif verb == verbs.WORK:
        holds -= 1
    elif verb == verbs.MARCH:  # a Delayed March! still defends (REALM-G3.03)
        holds -= min(action[4], there)
    return short_order(s, tr, seat, action), holds


def _purse(s: Realm, tr: Translator, seat: int) -> str:
    lands, work = income(s, seat)
    return tr.msg("panel-purse", cash=s.cash[seat], lands=lands, worked=work)


# --- a Dragon Attack -------------------------------------------------------------------------------------------------


def _attack(s: Realm, tr: Translator, seat: int, top: Window) -> Panel:
    """Return the decision aid of section 12.2: both outcomes, and the meaning of each total."""
    draft = top.drafts[seat]
    us, owed = strength(s, seat, draft), min_us(s, seat)
    panel = Panel("table", tr.msg("panel-attack"), columns=("", ""), tag=_tag(top, tr, seat))
    panel.classes = "highlighted warn" if us < owed else "highlighted"
    if not top.due >> seat & 1:
        panel.tag = ""
    every = sum(min_us(s, other) for other in s.rank)
    army = sum(s.units[place] for place in range(1, len(s.owner)) if s.owner[place] >= 0)
    panel.rows = [
        [tr.msg("panel-attack-power"), str(s.dpl)],
        [tr.msg("panel-attack-all-owed"), str(every)],
        [tr.msg("panel-attack-army"), str(army)],
        [tr.msg("panel-attack-owed"), str(owed)],
        [tr.msg("panel-attack-given"), str(us)],
        [tr.msg("panel-attack-won"), won(s, tr, seat, draft, us, owed) + _dying(s, tr, seat, draft, us, owed)],
        [tr.msg("panel-attack-lost"), lost(s, tr, seat, draft, us, owed)],
    ]
    panel.looks = ["", "", "", "total", "active warn" if us < owed else "active", "", ""]
    panel.lines = [_ladder(s, tr, seat, owed), _advice(s, tr, seat)]
    panel.rules = ("REALM-M1.03", "REALM-M5.01", "REALM-M5.02", "REALM-M6.04", "REALM-M6.06")
    return panel


def won(s: Realm, tr: Translator, seat: int, draft: Draft, us: int, owed: int) -> str:
    """Return the result of a commitment with `us` US if the Protectors win, as text."""
    points, bonus = bonus_of(us, owed)
    if not any(action[0] in (verbs.COMMIT, verbs.MAGI) for action in draft):
        return tr.msg("panel-choice-idle")
    if us < owed:
        return tr.msg("panel-won-short")
    reward = reward_of(len(s.greens(seat))) + bonus
    return tr.msg("panel-won", count=to_die(s, seat, draft), reward=reward, points=points, most=int(us > owed))


def _dying(s: Realm, tr: Translator, seat: int, draft: Draft, us: int, owed: int) -> str:
    """Return where units die in that case, if the player may choose."""
    commits = commits_of(draft)
    if us < owed or len(commits) < 2 or sum(commits.values()) == to_die(s, seat, draft):
        return ""
    dying = sorted(deaths(s, seat, draft, us).items())
    where = tr.joined([tr.msg("panel-dying", place=place, count=count) for place, count in dying])
    named = sum(click[2] for click in draft if click[0] == verbs.SACRIFICE)
    return f". {tr.msg('panel-dying-where', where=where, chosen=int(named >= to_die(s, seat, draft)))}"


def lost(s: Realm, tr: Translator, seat: int, draft: Draft, us: int, owed: int) -> str:
    """Return the result of a commitment with `us` US if the Dragon wins, as text."""
    if us >= owed:
        return tr.msg("panel-lost-safe")
    if s.rank[0] == seat:
        return tr.msg("panel-lost-ruin")
    burning = undefended(s, seat, draft, us)
    out = s.rank[-1] == seat or len(burning) == len(s.greens(seat))  # M6.06, M6.07
    return tr.msg("panel-lost", places=tuple(burning), out=int(out))


def _ladder(s: Realm, tr: Translator, seat: int, owed: int) -> str:
    """Return the meaning of totals: burnt Provinces in a defeat, safety, and VPs in a victory."""
    greens = len(s.greens(seat))
    first = s.rank[0] == seat
    steps = []
    for total in range(owed):
        burn = min(owed - total, greens)
        out = burn == greens or s.rank[-1] == seat
        steps.append(tr.msg("panel-total", total=total, fate=RUIN if first else OUT if out else BURNS, count=burn))
    steps.append(tr.msg("panel-total", total=owed, fate=SAFE, count=0))
    steps += [tr.msg("panel-total", total=max(n, n * owed), fate=REWARD, count=n - 1) for n in (2, 3)]
    return tr.msg("panel-totals", things=" · ".join(steps))


def _advice(s: Realm, tr: Translator, seat: int) -> str:
    if len(s.rank) > 1 and s.rank[-1] == seat:
        return tr.msg("panel-stands-last")
    if s.rank[0] != seat and len(s.greens(seat)) == 1:
        return tr.msg("panel-last-green")
    if s.rank[0] == seat:
        return tr.msg("panel-grand")
    return tr.msg("panel-weigh")


# --- purchases and bids -----------------------------------------------------------------------------------------------


def _message(s: Realm, tr: Translator, seat: int, top: Window) -> Panel:
    """Return the contents of the message, its cost, the remaining cash, and next turn's income."""
    panel = Panel("table", tr.msg(f"panel-message-{top.KEY}"), tag=_tag(top, tr, seat), classes="highlighted")
    panel.columns = ("", tr.msg("panel-message-money"))
    panel.rows = [[tr.msg("panel-message-purse"), str(s.cash[seat])]]
    panel.looks = [""]
    left = s.cash[seat]
    for action in top.drafts[seat]:
        if action[0] == verbs.SILENT:
            continue
        price = _price(s, action)
        gain = action[2] if action[0] == verbs.DRAW else 0
        left += gain - price
        panel.rows.append([label(s, tr, seat, action), f"−{price}" if price else f"+{gain}" if gain else ""])
        panel.looks.append(_look(top, seat))
    panel.rows.append([tr.msg("panel-message-left"), str(left)])
    panel.looks.append(f"total{' warn' if left < 0 else ''}")
    if top.KEY == "buying":
        panel.lines = [
            tr.msg("panel-prices", unit=s.numbers.unit_cost, level=s.numbers.upgrade_cost, limit=supply_limit(s)),
            tr.msg("panel-next-turn", production=next_income(s, seat, top.drafts[seat]), owed=min_us(s, seat)),
        ]
    elif effective(s, seat, 0):
        panel.lines = [tr.msg("panel-great-game", worth=effective(s, seat, 0))]
    panel.lines += _other_bids(s, tr, top)
    panel.rules = ("REALM-J6.07", "REALM-J6.05", "REALM-J6.09") if top.KEY == "buying" else ("REALM-D1.01",)
    return panel


def _price(s: Realm, action: Action) -> int:
    verb = action[0]
    if verb == verbs.BUY:
        return s.numbers.unit_cost * action[2]
    if verb == verbs.MAGI:
        return s.numbers.magi_cost * action[1]
    if verb == verbs.BID:
        return action[1]
    return item_costs(s).get(verb, 0)


def _other_bids(s: Realm, tr: Translator, top: Window) -> list[str]:
    """Return the others' bids, which players bidding with a Bank may see (DEC-B3)."""
    bids = top.params(s, s.viewer).get("bids")
    return [] if bids is None else [tr.msg("bids-so-far", bids=bids)]
