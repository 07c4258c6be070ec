"""What would have been right in a message that is returned (REALM-T1.06)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from baronage.games.protectors.data import (
    BANK_COST,
    ISLAND,
    LOOK_COST,
    MAGI_COST,
    MOST_MAGI,
    PALANTIR_COST,
    SUPPORTING,
    TOP_LEVEL,
)
from baronage.games.protectors.economy import mates
from baronage.games.protectors.factions import hide_price
from baronage.games.protectors.notation import BALLOTS
from baronage.games.protectors.orders import borders, march_targets, orderable
from baronage.games.protectors.ranking import allowance
from baronage.games.protectors.state import Realm
from baronage.games.protectors.statements import NOWHERE, Said
from baronage.games.protectors.steps.opening import Votes
from baronage.games.protectors.steps.window import Window
from baronage.games.protectors.words.names import listing, money, place, player, units

FORMS: Final = {  # what can be said in a window
    "opening": "say 'Bid 10', or 'Faction Hodir. Bid 10' where factions are chosen",
    "rebid": "say 'Bid 10'",
    "bankbid": "say 'Bid 10'",
    "orders": "say 'Fortify! P4', 'March! 2 from P1 to P2', 'Support! Player#3 in P2 from P1' or 'Work, work! P4'",
    "attack": "say '2 from P6 (sac 1), 1 from P7', 'burn P4' or 'turn off the lights'",
    "bankattack": "say '2 from P6 (sac 1), 1 from P7', 'burn P4' or 'turn off the lights'",
    "buying": "say 'Buy 2 in P6. 1 in P5. Upgrade P6. Bid 17'",
}


RULES: Final = {  # the rule behind a code where the kind of the statement decides
    ("E-CARD", "fortify"): "REALM-E2.05",
    ("E-CARD", "snitch"): "REALM-E5.01",
    ("E-SAME", "support"): "REALM-G4.01",
    ("E-FAR", "support"): "REALM-G4.06",
    ("E-FUNDS", "magi"): "REALM-N1.02",
    ("E-FUNDS", "hide"): "REALM-N2.02",
    ("E-FUNDS", "bank"): "REALM-N5.03",
    ("E-FUNDS", "look"): "REALM-F3.02",
    ("E-ABILITY", "look"): "REALM-F3.01",
    ("E-COUNT", "magi"): "REALM-N1.02",
    ("E-COUNT", "march"): "REALM-G2.01",
    ("E-COUNT", "transfer"): "REALM-F2.01",
    ("E-DUP", "snitch"): "REALM-E5.01",
    ("E-LEVEL", "capitol"): "REALM-J6.02",
    ("E-LEVEL", "offer"): "REALM-N3.07",
}
ABILITIES: Final = {  # whose they are
    "magi": "Fight fire with fire! is Cenarion's, once a game",
    "hide": "Nothing to see here! is Kalu'Ak's, once a game",
    "bank": "The Bank of Lannuvár is Lannuvár's, once a game",
    "faith": "Faith alone sustains us is Iron Light's, once a game",
    "offer": "the offer is Hodir's, as long as the Mountain King has not come",
    "sanctum": "the Sanctum gives to whoever took the Island this turn what another faction has, or refreshes what is spent",
}


def rule(code: str, said: Said | str | None) -> str:
    """The rule that a refused statement breaks, where the code alone does not say it."""
    return RULES.get((code, said.kind), "") if isinstance(said, Said) else ""


def hint(s: Realm, seat: int, code: str, said: Said | str | None) -> str:
    """What would be right instead of a refused statement, from the seat's view; empty: the code's words say it."""
    top = s.stack[-1] if s.stack else None
    key = top.KEY if isinstance(top, Window) else ""
    if s.beaten(seat):
        return "you are out of the game: you may watch and talk in public"
    if code in ("E-SYNTAX", "E-PHASE"):
        if isinstance(top, Votes):
            return "say " + " or ".join(f"'{answer}'" for answer in BALLOTS[top.vote])
        return FORMS.get(key, "")
    if not s.owner:
        return ""
    if code == "E-PLACE":
        isle = ", and the Island" if s.land.island else ""
        return f"there are P1 to P{s.land.provinces}{isle}"
    if code == "E-PLAYER":
        kind = said.kind if isinstance(said, Said) else ""
        words = said.player if isinstance(said, Said) else said or ""
        both = [int(number) for number in re.findall(r"player#([0-9]+)", words)]
        if len(both) > 1:
            return f"it could be {' or '.join(player(number) for number in both)}: say which by colour or number"
        meant = mates(s, seat) if kind == "draw" else [other for other in s.rank if other != seat or kind == "support"]
        who = "your team-mates are" if kind == "draw" else "in the game are" if kind == "support" else "the others are"
        return f"{who} {listing([player(number) for number in sorted(s.number[other] for other in meant)])}"
    if code == "E-OWNER":
        return f"yours: {_places(s.provinces(seat))}"
    if code == "E-WHERE" and key == "buying":
        return f"yours: {_places(s.provinces(seat))}"
    if code in ("E-EMPTY", "E-WHERE"):
        return f"your units stand in {_places(orderable(s, seat))}"
    if code == "E-FUNDS":
        price = _price(s, seat, said) if isinstance(said, Said) else 0
        return f"you have {money(s.cash[seat])}" + (f", and it costs {price}" if price > 0 else "")
    if isinstance(said, Said):
        if code in ("E-FAR", "E-SAME"):
            return _reach(s, seat, said)
        if code == "E-CARD":
            return (
                "under Restlessness of Spring a Province can march, support, work or hold"
                if said.kind == "fortify"
                else "somebody is named to the Pirates only while Pirates! is in play"
            )
        if code == "E-ABILITY":
            return _whose(said)
        if code == "E-COUNT":
            return _amount(s, seat, said)
        if code == "E-DUP":
            return _once(said)
        if code == "E-UNITS":
            there = {where: s.units[where] for _, where, _ in said.items if 0 < where < len(s.owner)}
            return listing([f"{units(number)} in {place(where)}" for where, number in there.items()]) if there else ""
        if code == "E-LEVEL" and said.kind != "upgrade":
            tops = [where for where in s.provinces(seat) if s.level[where] == TOP_LEVEL]
            wanted = "one of two or more at level III" if said.kind == "capitol" else "a Province at level III"
            return f"wanted is {wanted}; yours: {_places(tops)}"
        if code == "E-LEVEL":
            ready = [where for where in s.provinces(seat) if s.ready[where]]
            return (
                f"a golden Work, work! made ready: {_places(ready)}"
                if ready
                else "no golden Work, work! has made one ready"
            )
    return ""


def _places(numbers: Sequence[int]) -> str:
    return listing([place(number) for number in numbers]) if numbers else "none at all"


def _reach(s: Realm, seat: int, said: Said) -> str:
    """Where a march or a Support! could go."""
    homes = orderable(s, seat)
    origin = said.place if said.place != NOWHERE else homes[0] if len(homes) == 1 else -1
    if not 0 <= origin < len(s.owner):
        return ""
    if said.kind == "support" and origin != ISLAND:
        near = borders(s, origin)
        far = s.land.extended[origin] if near and allowance(s, seat)[SUPPORTING] else ()
        golden = f", with a golden Support! also in {_places(far)}" if far else ""
        return f"{place(origin)} can support in {_places(near)}{golden}"
    return f"from {place(origin)} units can march to {_places(march_targets(s, origin))}"


def _price(s: Realm, seat: int, said: Said) -> int:
    """What a paid choice costs."""
    if said.kind == "hide":
        return hide_price(s, seat)
    if said.kind == "magi":
        return MAGI_COST * max(said.number, 0)
    if said.kind == "bank":
        return BANK_COST
    return (0, LOOK_COST, PALANTIR_COST, PALANTIR_COST)[said.choice] if said.kind == "look" else 0


def _whose(said: Said) -> str:
    if said.kind == "look":
        if said.choice > 1:
            return "the Palantír is for whoever controls the Island, once a turn for each deck"
        return "the Weather forecast is Kalu'Ak's: the Event deck once a turn, the Dragon deck once a game"
    return ABILITIES.get(said.kind, "")


def _amount(s: Realm, seat: int, said: Said) -> str:
    """Which numbers would do."""
    if said.kind == "march":
        here = 0 < said.place < len(s.owner) and s.owner[said.place] == seat
        return f"1 or more: {place(said.place)} holds {units(s.units[said.place])}" if here else "1 or more, or all"
    if said.kind == "transfer":
        return f"from 1 to {s.cash[seat]}"
    return f"from 1 to {MOST_MAGI}" if said.kind == "magi" else "0 or more"


def _once(said: Said) -> str:
    if said.kind in ("fortify", "march", "support", "work", "hold"):
        return "one order for each Province"
    if said.kind in ("hide", "bank"):
        return "it stands alone in a message"
    return {"snitch": "one name", "bid": "one bid", "faction": "one faction"}.get(said.kind, "")
