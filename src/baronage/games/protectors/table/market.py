"""Purchases and bids on the table: units at lands, a bid, and abilities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from baronage.engine.core.state import Action
from baronage.engine.picture.table import NO_MSG, Chip, Field, Msg, Preview
from baronage.engine.text.params import Params
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    BANK,
    FACTIONS,
    FAITH,
    REGARDS,
)
from baronage.games.protectors.nodes import place_id
from baronage.games.protectors.rules.economy import (
    can_upgrade,
    capitols,
    last_turn,
    mates,
    may_use,
    reach,
    stated_cost,
    will_be_capitol,
)
from baronage.games.protectors.rules.factions import gainable, refreshable
from baronage.games.protectors.rules.ranking import effective
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.bidding import Bidding
from baronage.games.protectors.steps.buying import Buying, buy_limit
from baronage.games.protectors.steps.opening import Opening
from baronage.games.protectors.steps.window import Window, bid_of

Draft = Mapping[str, tuple[int, ...]]
Given = tuple[Action, ...]

_GIFTS: Final = (("gain", verbs.GAIN), ("refresh", verbs.REFRESH))


def form(s: Realm, seat: int, drafted: Given) -> list[Field]:
    """Return the fields of purchases or of a bid."""
    found: list[Field] = []
    top = s.stack[-1]
    if isinstance(top, Buying):
        found += _lands(s, seat, drafted)
    if isinstance(top, Opening) and s.factions == 1:
        chosen = [action[1] for action in drafted if action[0] == verbs.FACTION]
        for faction in range(1, FACTIONS):
            start = (faction,) if faction in chosen else ()
            options = ((faction, "", 0, NO_MSG),)
            found.append(Field(f"faction.{faction}", "switch", options, start, ("field-faction", {"faction": faction})))
    most = reach(s, seat)
    if most and not (isinstance(top, Buying) and last_turn(s)):
        ends: tuple[tuple[int, str, int, Msg], ...] = ((0, "", 0, NO_MSG), (most, "", most, NO_MSG))
        found.append(Field("bid", "amount", ends, (max(bid_of(drafted), 0),), ("field-bid", {})))
    for mate in mates(s, seat):
        if s.cash[mate]:
            drawn = [action[2] for action in drafted if action[0] == verbs.DRAW and action[1] == mate]
            ends = ((0, "", 0, NO_MSG), (s.cash[mate], "", 0, NO_MSG))
            text: Msg = ("field-draw", {"player": s.number[mate]})
            found.append(Field(f"draw.{mate}", "amount", ends, (drawn[0] if drawn else 0,), text))
    if isinstance(top, Buying):
        found += _abilities(s, seat, drafted)
    return found


def _lands(s: Realm, seat: int, drafted: Given) -> list[Field]:
    """Return a stepper for units at each land with room, and a token for each that may be raised."""
    found = []
    bought = {action[1]: action[2] for action in drafted if action[0] == verbs.BUY}
    able = s.faction[seat] or s.gift[seat] or s.newcomer == seat
    faith = able and may_use(s, seat, FAITH, ()) and reach(s, seat) >= s.numbers.faith_cost
    limit = buy_limit(s, ((verbs.KEEPFAITH,),) if faith else ())
    affordable = reach(s, seat) // s.numbers.unit_cost if s.numbers.unit_cost else limit
    for place in s.provinces(seat):
        id = place_id(place)
        most = min(limit - s.units[place], affordable)
        if most > 0:
            options = tuple((count, id, s.numbers.unit_cost * count, NO_MSG) for count in range(most + 1))
            found.append(
                Field(
                    f"{id}.buy",
                    "amount",
                    options,
                    (bought.get(place, 0),),
                    ("field-buy", {"price": s.numbers.unit_cost}),
                )
            )
        if can_upgrade(s, seat, place) and reach(s, seat) >= s.numbers.upgrade_cost:
            start = (1,) if (verbs.UPGRADE, place) in drafted else ()
            text: Msg = ("field-raise", {"level": s.level[place] + 1, "price": s.numbers.upgrade_cost})
            found.append(Field(f"{id}.raise", "switch", ((1, id, s.numbers.upgrade_cost, NO_MSG),), start, text))
    owned = capitols(s, seat)
    for place in owned if len(owned) > 1 else ():
        id = place_id(place)
        start = (1,) if (verbs.CAPITOL, place) in drafted else ()
        found.append(Field(f"{id}.capitol", "switch", ((1, id, 0, NO_MSG),), start, ("field-capitol", {})))
    return found


def _abilities(s: Realm, seat: int, drafted: Given) -> list[Field]:
    found: list[Field] = []
    last, funds = last_turn(s), reach(s, seat)
    if not (s.faction[seat] or s.gift[seat] or s.newcomer == seat):
        return []

    def switch(id: str, price: int, verb: Action) -> None:
        start = (1,) if verb in drafted else ()
        found.append(Field(id, "switch", ((1, "", price, NO_MSG),), start, (f"field-{id}", {})))

    if s.newcomer == seat and not last:
        for (id, verb), abilities in zip(_GIFTS, (gainable(s, seat), refreshable(s, seat)), strict=True):
            for ability in abilities:
                start = (ability,) if (verb, ability) in drafted else ()
                text: Msg = (f"field-{id}", {"ability": ability})
                found.append(Field(f"gift.{id}{ability}", "switch", ((ability, "", 0, NO_MSG),), start, text))
    if may_use(s, seat, FAITH, ()) and funds >= s.numbers.faith_cost:
        switch("faith", s.numbers.faith_cost, (verbs.KEEPFAITH,))
    if not last and may_use(s, seat, REGARDS, ()) and funds >= s.numbers.offer_cost and will_be_capitol(s, seat, ()):
        switch("offer", s.numbers.offer_cost, (verbs.OFFER,))
    if not last and may_use(s, seat, BANK, ()) and funds >= s.numbers.bank_cost:
        switch("bank", s.numbers.bank_cost, (verbs.BANKING,))
    return found


# --- a draft --------------------------------------------------------------------------------------------------------


def sheet_of(s: Realm, seat: int, draft: Draft) -> Given:
    """Return the items of a draft in the order of the rules."""

    def first(id: str) -> int:
        values = draft.get(id, ())
        return values[0] if values else 0

    found: list[Action] = []
    buying = isinstance(s.stack[-1], Buying)
    fields = {field.id: field for field in form(s, seat, ())}
    for faction in range(1, FACTIONS):
        if f"faction.{faction}" in fields and first(f"faction.{faction}"):
            found = [(verbs.FACTION, faction)]
    kept = [place for place in s.provinces(seat) if first(f"{place_id(place)}.capitol")] if buying else []
    found += [(verbs.CAPITOL, place) for place in kept[:1]]
    gifts = [(verb, first(id)) for id in fields for name, verb in _GIFTS if id.startswith(f"gift.{name}") and first(id)]
    found += gifts[-1:]
    for id, action in (("faith", (verbs.KEEPFAITH,)),):
        if id in fields and first(id):
            found.append(action)
    lands = s.provinces(seat) if buying else []
    found += [(verbs.UPGRADE, place) for place in lands if first(f"{place_id(place)}.raise")]
    if "offer" in fields and first("offer"):
        found.append((verbs.OFFER,))
    found += [(verbs.BUY, place, count) for place in lands if (count := first(f"{place_id(place)}.buy"))]
    if buying and "bank" in fields and first("bank"):
        found.append((verbs.BANKING,))
    if "bid" in fields and (first("bid") or not buying):
        found.append((verbs.BID, first("bid")))
    draws = [(verbs.DRAW, mate, amount) for mate in mates(s, seat) if (amount := first(f"draw.{mate}"))]
    return (*found, *draws)


def preview(s: Realm, seat: int, draft: Draft) -> Preview:
    """Return the items of a draft, what they cost, and what is left."""
    sheet = sheet_of(s, seat, draft)
    cost = stated_cost(s, seat, sheet)
    left = reach(s, seat) - cost
    if left < 0:
        return Preview(text=("preview-dear", {"price": cost, "cash": reach(s, seat)}), price=cost)
    limit = buy_limit(s, sheet)
    bought = [action for action in sheet if action[0] == verbs.BUY]
    if any(s.units[place] + count > limit for _, place, count in bought):
        return Preview(text=("preview-faith", {"limit": limit}), price=cost)
    if not _legal(s, seat, sheet):
        return Preview(text=("preview-not-so", {}), price=cost)
    bid = max(bid_of(sheet), 0)
    units = sum(action[2] for action in bought)
    params: Params = {"count": units, "bid": bid, "left": left}
    buying = not isinstance(s.stack[-1], Bidding)
    buys = sum(field.id.endswith(".buy") for field in form(s, seat, ()))
    send: Msg = ("button-buy" if buying else "button-bid", params)
    text: Msg = ("buying-left" if buying else "bidding-left", params | {"worth": effective(s, seat, bid), "buys": buys})
    chips = tuple(
        Chip("gold", ("chip-bought", {"count": count, "price": s.numbers.unit_cost * count}), place_id(place))
        for _, place, count in bought
    )
    return Preview((*sheet, (verbs.SEND,)), text, chips, cost, send=send)


def _legal(s: Realm, seat: int, sheet: Given) -> bool:
    top = s.stack[-1]
    assert isinstance(top, Window)
    return top.takes(s, seat, sheet)
