"""What would have been right in a message that is returned (REALM-T1.06)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from baronage.games.protectors.data import ISLAND
from baronage.games.protectors.factions import hide_price
from baronage.games.protectors.orders import borders, march_targets, orderable
from baronage.games.protectors.state import Realm
from baronage.games.protectors.statements import NOWHERE, Said
from baronage.games.protectors.steps.window import Window
from baronage.games.protectors.words.names import listing, money, place, player, units

FORMS: Final = {  # what can be said in a window
    "vote": "say one of the two answers",
    "opening": "say 'Bid 10', or 'Faction Hodir. Bid 10' where factions are chosen",
    "rebid": "say 'Bid 10'",
    "bankbid": "say 'Bid 10'",
    "orders": "say 'Fortify! P4', 'March! 2 from P1 to P2', 'Support! Player#3 in P2 from P1' or 'Work, work! P4'",
    "attack": "say '2 from P6 (sac 1), 1 from P7', 'burn P4' or 'turn off the lights'",
    "bankattack": "say '2 from P6 (sac 1), 1 from P7', 'burn P4' or 'turn off the lights'",
    "buying": "say 'Buy 2 in P6. 1 in P5. Upgrade P6. Bid 17'",
}


def hint(s: Realm, seat: int, code: str, said: Said | str | None) -> str:
    """What would be right instead of a refused statement, from the seat's view; empty: the code's words say it."""
    top = s.stack[-1] if s.stack else None
    key = top.KEY if isinstance(top, Window) else ""
    if code in ("E-SYNTAX", "E-PHASE"):
        return FORMS.get(key, "")
    if not s.owner:
        return ""
    if code == "E-PLACE":
        isle = ", and the Island" if s.land.island else ""
        return f"there are P1 to P{s.land.provinces}{isle}"
    if code == "E-PLAYER":
        return f"in the game are {listing([player(number) for number in sorted(s.number[other] for other in s.rank)])}"
    if code == "E-OWNER":
        return f"yours: {_places(s.provinces(seat))}"
    if code == "E-WHERE" and key == "buying":
        return f"yours: {_places(s.provinces(seat))}"
    if code in ("E-EMPTY", "E-WHERE"):
        return f"your units stand in {_places(orderable(s, seat))}"
    if code == "E-FUNDS":
        price = hide_price(s, seat) if isinstance(said, Said) and said.kind == "hide" else 0
        return f"you have {money(s.cash[seat])}" + (f", and it costs {price}" if price > 0 else "")
    if isinstance(said, Said):
        if code == "E-FAR":
            return _reach(s, seat, said)
        if code == "E-UNITS":
            there = {where: s.units[where] for _, where, _ in said.items if 0 < where < len(s.owner)}
            return listing([f"{units(number)} in {place(where)}" for where, number in there.items()]) if there else ""
        if code == "E-LEVEL" and said.kind == "upgrade":
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
        return f"{place(origin)} can support in {_places(list(borders(s, origin)))}"
    return f"from {place(origin)} units can march to {_places(march_targets(s, origin))}"
