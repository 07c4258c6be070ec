"""What is asked of a seat, or what it waits for; why a game ended."""

from __future__ import annotations

from baronage.engine.flow import PUBLIC
from baronage.engine.game import Phrase
from baronage.games.protectors import verbs
from baronage.games.protectors.data import PIRATE
from baronage.games.protectors.dragon import min_us, strength, threshold, worldeater
from baronage.games.protectors.economy import income, last_turn
from baronage.games.protectors.orders import orderable
from baronage.games.protectors.ranking import allowance, bracket
from baronage.games.protectors.state import DRAGON_PLAYERS, DRAGON_PROVINCES, LAST, TIME_UP, Realm
from baronage.games.protectors.steps.attack import Attack, BankAttack
from baronage.games.protectors.steps.bids import BankBid
from baronage.games.protectors.steps.opening import Joining, Opening, Placing, ReBid, Votes
from baronage.games.protectors.steps.orders import Orders
from baronage.games.protectors.steps.turn import Buying
from baronage.games.protectors.words.names import golden, listing, money, place, sentence

CAUSES: dict[int, Phrase] = {
    LAST: ("Last man standing: nobody else is left.", ("REALM-B1.01",)),
    TIME_UP: ("Time's Up! The most Victory Points win.", ("REALM-B1.02",)),
    DRAGON_PLAYERS: (
        "Fire and blood! The Dragon has eliminated half of the players, and everybody loses.",
        ("REALM-B1.06",),
    ),
    DRAGON_PROVINCES: ("The Realm is burnt: the Dragon wins, and everybody loses.", ("REALM-B1.07",)),
}
VOTES = (
    ("A Normal or a Grand game?", "REALM-A1.01"),
    ("A team game, or everybody alone?", "REALM-A1.02"),
    ("With factions or without?", "REALM-A1.03"),
    ("Factions by own choice or by chance?", "REALM-A1.04"),
)


def prompt(s: Realm, seat: int) -> Phrase:
    """From the seat's view; PUBLIC for a spectator."""
    if not s.stack:
        return "The game is over.", ()
    top = s.stack[-1]
    if seat == PUBLIC or seat not in top.actors(s):
        return _waiting(s, seat)
    if isinstance(top, Votes):
        return f"Vote, in secret: {VOTES[top.vote][0]}", (VOTES[top.vote][1], "REALM-A1.05")
    if isinstance(top, Joining):
        return f"Join a team; each has {s.team_size()} members.", ("REALM-P1.01",)
    if isinstance(top, Placing):
        return "Take a position of your team's block; your team-mates see it, the others do not yet.", ("REALM-P1.03",)
    if isinstance(top, Opening):
        more = " and choose your faction" if s.factions == 1 else ""
        return f"Send your opening bid{more}. You have {money(s.cash[seat])}; every bid is spent.", ("REALM-D1.01",)
    if isinstance(top, ReBid):
        return f"Your bid was tied: bid once more, from your {money(s.cash[seat])}.", ("REALM-D2.01", "REALM-D2.03")
    if isinstance(top, BankBid):
        shown = ", ".join(f"#{s.number[other]} {top.bids[other]}" for other in s.rank if not top.late >> other & 1)
        return f"Your Bank lets you bid last. The other bids: {shown or 'none'}.", ("REALM-D4.01",)
    if isinstance(top, Orders):
        return _orders(s, seat, top)
    if isinstance(top, (Attack, BankAttack)):
        return _attack(s, seat, top)
    assert isinstance(top, Buying)
    if last_turn(s):
        return (
            f"Choose your last purchases, and send them. You have {money(s.cash[seat])}; units and levels still count, "
            "there is no bid.",
            ("REALM-J6.12", "REALM-J6.07", "REALM-B1.04"),
        )
    return (
        f"Choose purchases and a bid, and send them in one message. You have {money(s.cash[seat])}.",
        ("REALM-J6.01", "REALM-J6.07", "REALM-J6.09"),
    )


def _may_give(s: Realm, seat: int) -> bool:
    """Can this seat send money to somebody now?"""
    return bool(s.cash[seat]) and seat in s.rank and len(s.rank) > 1


def _orders(s: Realm, seat: int, top: Orders) -> Phrase:
    places = orderable(s, seat)
    done = len(top.drafts[seat])
    kinds = listing(golden(s, allowance(s, seat)))
    gold = sentence(f"In bracket {bracket(s, seat)} you have golden orders for {kinds}")
    if done < len(places):
        whole = "" if done else " A whole sheet that is typed in words is sent at once."
        return f"Choose an order for {place(places[done])}. {gold}{whole}", (
            "REALM-F1.02",
            "REALM-G6.01",
            "REALM-T1.03",
        )
    if s.has_card(PIRATE) and not any(action[0] == verbs.SNITCH for action in top.drafts[seat]):
        return "Pirates! Name a player to them, or send your sheet and name nobody.", ("REALM-E5.01",)
    words = "Send your sheet: it is complete, and final once it is sent."
    if not _may_give(s, seat):
        return words, ("REALM-C1.03",)
    return f"{words} You may also send money, now or later in this step: click a player's row.", (
        "REALM-C1.03",
        "REALM-F2.01",
    )


def _attack(s: Realm, seat: int, top: Attack | BankAttack) -> Phrase:
    us, owed = strength(s, seat, top.drafts[seat]), min_us(s, seat)
    name = "the Worldeater" if worldeater(s) else "the Dragon"
    late = " The others have committed; your Bank lets you choose last." if isinstance(top, BankAttack) else ""
    return (
        f"What do you commit against {name}? It attacks with {s.dpl}. You owe {owed} US and have committed {us}.{late}",
        ("REALM-M2.01", "REALM-M1.03"),
    )


def _waiting(s: Realm, seat: int) -> Phrase:
    top = s.stack[-1]
    if isinstance(top, (Attack, BankAttack)):
        return (
            f"The Dragon attacks with {s.dpl} against a Threshold of {threshold(s)}: the Protectors decide in secret.",
            ("REALM-C2.05", "REALM-M2.01"),
        )
    if isinstance(top, (ReBid, BankBid)):
        return f"{top.TITLE}: the Game Master waits for secret bids.", ("REALM-C2.05",)
    if isinstance(top, Votes):
        return f"The players vote: {VOTES[top.vote][0]}", ("REALM-A1.06",)
    if isinstance(top, (Joining, Placing)):
        return "Teams are being formed.", ("REALM-P1.01",)
    if seat != PUBLIC and s.rank and seat not in s.rank:
        return "You are eliminated; you may read and write public messages.", ("REALM-K1.07",)
    names = {"Opening": "opening bids", "Orders": "orders", "Buying": "purchases and bids"}
    what = names.get(type(top).__name__, "messages")
    more = ""
    if seat != PUBLIC and isinstance(top, Orders) and _may_give(s, seat):
        more = " You may still send money: click a player's row."
    elif seat != PUBLIC and isinstance(top, Buying):
        more = f" Your next production is {sum(income(s, seat))}."
    return f"The Game Master waits for {what}.{more}", ("REALM-C2.02",)
