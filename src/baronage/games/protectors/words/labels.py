"""An option in words, with its rules."""

from __future__ import annotations

from baronage.engine.flow import Action
from baronage.engine.game import Phrase
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    BANK_COST,
    DECK_NAMES,
    FACTION_NAMES,
    FAITH_COST,
    MAGI_COST,
    OFFER_COST,
    UNIT_COST,
    UPGRADE_COST,
)
from baronage.games.protectors.dragon import strength
from baronage.games.protectors.execute import look_price
from baronage.games.protectors.factions import hide_price
from baronage.games.protectors.notation import BALLOTS
from baronage.games.protectors.orders import fort_bonus, needs_ferry
from baronage.games.protectors.ranking import effective
from baronage.games.protectors.refusals import HOME
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.attack import Attack, BankAttack
from baronage.games.protectors.steps.bids import BankBid
from baronage.games.protectors.steps.opening import Opening, ReBid
from baronage.games.protectors.words.names import ability, faction_does, money, place, player_at, units
from baronage.games.protectors.words.odds import adds, against

ABILITY_RULES = (  # in the order of the abilities
    *("", "REALM-N1.01", "REALM-N1.02", "REALM-N2.01", "REALM-N2.02", "REALM-N3.01", "REALM-N3.02"),
    *("REALM-N4.01", "REALM-N4.02", "REALM-N5.01", "REALM-N5.02", "REALM-F3.02"),
)
SENDING = {
    "vote": "Cast the ballot",
    "opening": "Send the opening message",
    "rebid": "Send the re-bid",
    "bankbid": "Send the bid",
    "orders": "Send the sheet, final",
    "buying": "Send the message, final",
}


def label(s: Realm, seat: int, action: Action) -> Phrase:
    """What this action does."""
    verb = action[0]
    rules: tuple[str, ...] = (HOME.get(verb, "REALM-T1.03"),)
    if verb == verbs.FACTION:
        rules += (ABILITY_RULES[2 * action[1] - 1], ABILITY_RULES[2 * action[1]])
    elif verb in (verbs.GAIN, verbs.REFRESH):
        rules += (ABILITY_RULES[action[1]],)
    if verb == verbs.SEND:
        top = s.stack[-1]
        if isinstance(top, (Attack, BankAttack)):
            return f"Commit {strength(s, seat, top.drafts[seat])} US, final", ("REALM-C1.03",)
        words = SENDING.get(getattr(top, "KEY", ""), "Send")
        silent = isinstance(top, (Opening, ReBid, BankBid)) and not any(a[0] == verbs.BID for a in top.drafts[seat])
        return f"{words}: bid 0" if silent else words, ("REALM-C1.03",)
    if verbs.HOLD <= verb <= verbs.SUPPORT:
        return _order(s, seat, action), rules
    return _other(s, seat, action), rules


def _order(s: Realm, seat: int, action: Action) -> str:
    """With what it would hold with, bring or give."""
    verb, at = action[0], place(action[1])
    there = s.units[action[1]]
    if verb == verbs.HOLD:
        return f"No order for {at}"
    if verb == verbs.FORTIFY:
        return f"{'Golden ' if action[2] else ''}Fortify! {at}: it holds with {there + fort_bonus(s, seat, action[2])}"
    if verb == verbs.WORK:
        upgrade = "allows an upgrade, and " if action[2] else ""
        return f"{'Golden ' if action[2] else ''}Work, work! in {at}: {upgrade}it holds with {max(there - 1, 0)}"
    if verb == verbs.SUPPORT:
        near = action[3] in s.land.adjacent[action[1]]
        far = " (Extended)" if action[4] and not near else ""
        gold = "Golden " if action[4] else ""
        whom = "yourself" if action[2] == seat else player_at(s, action[2])
        return f"{gold}Support! {whom} in {place(action[3])} from {at}{far}: +{adds(s, action)}"
    words = "Delayed " if verb == verbs.DELAYED else ""
    ferry = " (ferry)" if needs_ferry(s, action[1], action[2]) else ""
    fight = against(s, seat, action)
    words = f"{words}{'Golden ' if action[3] else ''}March! {action[4]} from {at} to {place(action[2])}{ferry}"
    return f"{words}: {fight}" if fight else words


def _other(s: Realm, seat: int, action: Action) -> str:
    verb = action[0]
    if verb == verbs.BALLOT:
        return BALLOTS[int(getattr(s.stack[-1], "vote", 0))][action[1]].capitalize()
    if verb == verbs.JOIN:
        return f"Join team {action[1] + 1}"
    if verb == verbs.PICK:
        return f"Take position {action[1] + 1} of the block"
    if verb == verbs.FACTION:
        return f"Play {FACTION_NAMES[action[1]]}: {faction_does(action[1])}"
    if verb == verbs.SNITCH:
        return f"Snitch on {player_at(s, action[1])}"
    if verb == verbs.TRANSFER:
        return f"Send {money(action[2])} to {player_at(s, action[1])}"
    if verb == verbs.LOOKAT:
        price = look_price(action[1])
        return f"Look at the top card of the {DECK_NAMES[action[1]]} deck" + (f" for {money(price)}" if price else "")
    if verb == verbs.HIDING:
        return f"Nothing to see here! for {money(hide_price(s, seat))}: stay out of this attack"
    if verb == verbs.MAGI:
        magi = "1 Highmagister" if action[1] == 1 else f"{action[1]} Highmagisters"
        return f"Fight fire with fire: {magi} for {money(MAGI_COST * action[1])}"
    if verb == verbs.COMMIT:
        return f"Commit {units(action[2])} from {place(action[1])}"
    if verb == verbs.SACRIFICE:
        return f"Sacrifice {units(action[2])} of {place(action[1])}"
    if verb == verbs.REFRESH:
        return f"Sanctum: refresh {ability(action[1])}"
    if verb == verbs.GAIN:
        return f"Sanctum: gain {ability(action[1])}"
    if verb == verbs.BUY:
        words = f"Buy {units(action[2])} in {place(action[1])} for {money(UNIT_COST * action[2])}"
        return words if UNIT_COST * action[2] <= s.cash[seat] else f"{words}: as many as you can pay"
    if verb == verbs.BID:
        worth = effective(s, seat, action[1])
        return f"Bid {action[1]}" + (f", which counts {worth}" if worth != action[1] else "")
    if verb == verbs.DRAW:
        return f"Draw {money(action[2])} from {player_at(s, action[1])}"
    if verb in (verbs.BURN, verbs.UPGRADE, verbs.CAPITOL):
        return {
            verbs.BURN: f"Leave {place(action[1])} undefended",
            verbs.UPGRADE: f"Upgrade {place(action[1])} for {money(UPGRADE_COST)}",
            verbs.CAPITOL: f"Keep {place(action[1])} as the Capitol",
        }[verb]
    return {
        verbs.KEEP: "Leave the card where it is",
        verbs.DISCARD: "Put the Event card under the deck",
        verbs.REPLACE: "Replace the Dragon card by There be Dragons!",
        verbs.BANKING: f"The Bank of Lannuvár for {money(BANK_COST)}: choose after all others",
        verbs.KEEPFAITH: f"Faith alone sustains us for {money(FAITH_COST)}: each Province feeds 1 unit more for a turn",
        verbs.OFFER: f"Hire the Mountain King for {money(OFFER_COST)}: he protects your Capitol next turn",
    }.get(verb, "Something else")
