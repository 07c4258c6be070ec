"""Corrections for a rejected message (REALM-T1.06): message ids and parameters."""

from __future__ import annotations

import re
from typing import Final

from baronage.engine.text.params import Params
from baronage.games.protectors.data import (
    ISLAND,
    MAX_MAGI,
    SUPPORTING,
    TOP_LEVEL,
)
from baronage.games.protectors.rules.economy import mates
from baronage.games.protectors.rules.factions import hide_price
from baronage.games.protectors.rules.orders import borders, march_targets, orderable
from baronage.games.protectors.rules.ranking import allowance
from baronage.games.protectors.rules.statements import NOWHERE, Statement
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.opening import vote_of
from baronage.games.protectors.steps.window import key_of
from baronage.games.protectors.text.errors import Hint
from baronage.games.protectors.text.shared import ORDER_KINDS

NOTHING: Final[Hint] = ("", {})
RULES_BY_KIND: Final = {  # the rule behind a code that depends on the kind of statement
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
# abilities with a message about their owner: `hint-whose-magi`
WHOSE: Final = ("magi", "hide", "bank", "faith", "offer", "sanctum")
# items allowed once per message, with a reason: `hint-once-name`
ONCE: Final = {"snitch": "name", "bid": "bid", "faction": "faction", "hide": "alone", "bank": "alone"}


def rule(code: str, statement: Statement | str | None) -> str:
    """Return the rule that a refused statement breaks if the code alone doesn't give it, or an empty string."""
    return RULES_BY_KIND.get((code, statement.kind), "") if isinstance(statement, Statement) else ""


def hint(s: Realm, seat: int, code: str, statement: Statement | str | None) -> Hint:
    """Return the correction of a refused statement, from the seat's view; an empty id if the code says enough."""
    key = key_of(s)
    if s.beaten(seat):
        return "hint-out", {}
    if code in ("E-SYNTAX", "E-PHASE"):
        return (f"hint-form-{key}", {"vote": vote_of(s)}) if key else NOTHING
    if not s.owner:
        return NOTHING
    if code == "E-PLACE":
        return "hint-places", {"provinces": s.land.provinces, "island": int(s.land.island)}
    if code == "E-PLAYER":
        return _player(s, seat, statement)
    if code == "E-OWNER" or (code == "E-WHERE" and key == "buying"):
        return "hint-yours", {"yours": tuple(s.provinces(seat))}
    if code in ("E-EMPTY", "E-WHERE"):
        return "hint-units-stand", {"places": tuple(orderable(s, seat))}
    if code == "E-FUNDS":
        price = _price(s, seat, statement) if isinstance(statement, Statement) else 0
        return "hint-funds", {"cash": s.cash[seat], "price": max(price, 0)}
    return _statement(s, seat, code, statement) if isinstance(statement, Statement) else NOTHING


def _player(s: Realm, seat: int, statement: Statement | str | None) -> Hint:
    """Return a hint with the players who could be meant."""
    kind = statement.kind if isinstance(statement, Statement) else ""
    words = statement.player if isinstance(statement, Statement) else statement or ""
    both = [int(number) for number in re.findall(r"player#([0-9]+)", words)]
    if len(both) > 1:
        return "hint-which-player", {"players": tuple(both)}
    meant = mates(s, seat) if kind == "draw" else [other for other in s.rank if other != seat or kind == "support"]
    players = tuple(sorted(s.number[other] for other in meant))
    id = "hint-mates" if kind == "draw" else "hint-players" if kind == "support" else "hint-other-players"
    return id, {"players": players}


def _statement(s: Realm, seat: int, code: str, statement: Statement) -> Hint:
    """Return a correction for a statement that was understood."""
    if code in ("E-FAR", "E-SAME"):
        return _reach(s, seat, statement)
    if code == "E-CARD":
        return "hint-spring" if statement.kind == "fortify" else "hint-pirates", {}
    if code == "E-ABILITY":
        if statement.kind == "look":
            return "hint-palantir" if statement.choice > 1 else "hint-forecast", {}
        return (f"hint-whose-{statement.kind}", {}) if statement.kind in WHOSE else NOTHING
    if code == "E-COUNT":
        return _amount(s, seat, statement)
    if code == "E-DUP":
        once = "order" if statement.kind in ORDER_KINDS else ONCE.get(statement.kind, "")
        return (f"hint-once-{once}", {}) if once else NOTHING
    if code == "E-UNITS":
        there = [where for _, where, _ in statement.items if 0 < where < len(s.owner)]
        garrisons = tuple(it for where in dict.fromkeys(there) for it in (where, s.units[where]))
        return ("hint-units", {"garrisons": garrisons}) if there else NOTHING
    if code == "E-LEVEL" and statement.kind != "upgrade":
        tops = tuple(where for where in s.provinces(seat) if s.level[where] == TOP_LEVEL)
        return "hint-capitols", {"places": tops, "several": int(statement.kind == "capitol")}
    if code == "E-LEVEL":
        return "hint-ready", {"places": tuple(where for where in s.provinces(seat) if s.ready[where])}
    return NOTHING


def _reach(s: Realm, seat: int, statement: Statement) -> Hint:
    """Return a hint with the legal targets of a march or Support!."""
    homes = orderable(s, seat)
    origin = statement.place if statement.place != NOWHERE else homes[0] if len(homes) == 1 else -1
    if not 0 <= origin < len(s.owner):
        return NOTHING
    if statement.kind == "support" and origin != ISLAND:
        near = borders(s, origin)
        far = s.land.extended[origin] if near and allowance(s, seat)[SUPPORTING] else ()
        return "hint-supports", {"place": origin, "near": near, "beyond": far}
    return "hint-marches", {"place": origin, "targets": tuple(march_targets(s, origin))}


def _price(s: Realm, seat: int, statement: Statement) -> int:
    """Return the price of a paid choice."""
    if statement.kind == "hide":
        return hide_price(s, seat)
    if statement.kind == "magi":
        return s.numbers.magi_cost * max(statement.number, 0)
    if statement.kind == "bank":
        return s.numbers.bank_cost
    return (
        (0, s.numbers.look_cost, s.numbers.palantir_cost, s.numbers.palantir_cost)[statement.choice]
        if statement.kind == "look"
        else 0
    )


def _amount(s: Realm, seat: int, statement: Statement) -> Hint:
    """Return a hint with the acceptable numbers."""
    params: Params = {"most": 0, "place": 0, "units": 0}
    if statement.kind == "march":
        if 0 < statement.place < len(s.owner) and s.owner[statement.place] == seat:
            return "hint-march-count", {"place": statement.place, "units": s.units[statement.place]}
        return "hint-one-or-all", params
    if statement.kind == "transfer":
        return "hint-up-to", {"most": s.cash[seat]}
    return ("hint-up-to", {"most": MAX_MAGI}) if statement.kind == "magi" else ("hint-from-zero", params)
