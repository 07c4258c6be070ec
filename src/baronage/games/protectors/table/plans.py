"""Joint decisions of all windows, their drafts, and what was sent, as tokens on the board."""

from __future__ import annotations

from baronage.engine.core.state import Action
from baronage.engine.picture.table import Field, PlanToken, Preview
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.bidding import Bidding
from baronage.games.protectors.steps.buying import Buying
from baronage.games.protectors.steps.commitment import Commitment
from baronage.games.protectors.steps.orders import Orders
from baronage.games.protectors.steps.window import Window, open_window
from baronage.games.protectors.table import dragon, market, orders
from baronage.games.protectors.table.orders import Draft


def _due(s: Realm, seat: int) -> Window | None:
    """Return the window on top if the seat still owes it a message."""
    top = open_window(s)
    return top if top is not None and (top.due & ~top.sent) >> seat & 1 else None


def form(s: Realm, seat: int) -> list[Field]:
    """Return the fields of the message that the seat owes."""
    top = _due(s, seat)
    if top is None:
        return []
    drafted = top.drafts[seat]
    if isinstance(top, Orders):
        return orders.form(s, seat, drafted)
    if isinstance(top, Commitment):
        return dragon.form(s, seat, drafted)
    return market.form(s, seat, drafted) if isinstance(top, (Buying, Bidding)) else []


def preview(s: Realm, seat: int, draft: Draft) -> Preview:
    """Return the orders that a draft of the form sends, and their outcome."""
    top = _due(s, seat)
    if isinstance(top, Orders):
        return orders.preview(s, seat, draft)
    if isinstance(top, Commitment):
        return dragon.preview(s, seat, draft)
    return market.preview(s, seat, draft) if isinstance(top, (Buying, Bidding)) else Preview(text=("preview-none", {}))


def plans(s: Realm, seat: int) -> list[PlanToken]:
    """Return the orders that the seat has sent, until they are revealed."""
    top = open_window(s)
    if top is None or not top.sent >> seat & 1:
        return []
    sheet: tuple[Action, ...] = top.drafts[seat]
    if isinstance(top, Orders):
        return list(orders.tokens(sheet, sent=True))
    return list(dragon.tokens(sheet, sent=True)) if isinstance(top, Commitment) else []
