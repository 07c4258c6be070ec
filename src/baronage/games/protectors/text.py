"""Messages to the Game Master: statements are tested, and become the clicks that stand for them (section T)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from baronage.engine.errors import Unreadable
from baronage.engine.flow import Action
from baronage.games.protectors import verbs
from baronage.games.protectors.data import (
    BANK,
    BANK_COST,
    FAITH,
    FAITH_COST,
    FERRY_COST,
    FIRE,
    ISLAND,
    MAGI_COST,
    MOST_MAGI,
    OFFER_COST,
    PIRATE,
    REGARDS,
    SPRING,
    SUPPORTING,
    TOP_LEVEL,
    UNIT_COST,
    UPGRADE_COST,
)
from baronage.games.protectors.dragon import commits_of, min_us, strength, to_die
from baronage.games.protectors.economy import (
    can_upgrade,
    capitols,
    last_turn,
    mates,
    may_use,
    reach,
    will_be_capitol,
)
from baronage.games.protectors.execute import look_price
from baronage.games.protectors.factions import can, can_look, gainable, hide_price, refreshable
from baronage.games.protectors.meta import LETTERS
from baronage.games.protectors.orders import (
    KIND,
    borders,
    march_targets,
    most_delayed,
    needs_ferry,
    orderable,
)
from baronage.games.protectors.ranking import allowance
from baronage.games.protectors.state import Realm
from baronage.games.protectors.statements import (
    ALL_UNITS,
    LARGE,
    NONE_GIVEN,
    NOWHERE,
    Said,
    from_log,
    from_words,
    normalise,
    player_number,
    split_message,
)
from baronage.games.protectors.steps.attack import Attack, BankAttack
from baronage.games.protectors.steps.opening import Joining, Opening, Placing, ReBid, Votes
from baronage.games.protectors.steps.orders import Orders
from baronage.games.protectors.steps.turn import ITEM, BankBid, Buying, buy_limit
from baronage.games.protectors.steps.window import Window

RULES: Final = {  # the rule behind each code, and what it says
    "E-FINAL": ("REALM-C1.03", "you have sent your final message of this window"),
    "E-PHASE": ("REALM-T1.07", "that belongs to another window"),
    "E-SYNTAX": ("REALM-T1.03", "this fits no form of an order"),
    "E-PLACE": ("REALM-A2.03", "there is no such place on this board"),
    "E-PLAYER": ("REALM-A2.05", "that names nobody who can be meant here"),
    "E-ISLAND": ("REALM-O1.05", "on the Island units can only march"),
    "E-CARD": ("REALM-T1.07", "the cards in play do not allow it"),
    "E-ABILITY": ("REALM-N0.03", "you do not have that ability, or it is spent"),
    "E-COUNT": ("REALM-A2.10", "a whole number is wanted here, large enough and not too large"),
    "E-OWNER": ("REALM-F1.02", "you do not control that Province"),
    "E-EMPTY": ("REALM-F1.02", "you have no unit there"),
    "E-WHERE": ("REALM-T1.04", "say which Province: not exactly one fits"),
    "E-DUP": ("REALM-T1.07", "that was said already, or can't stand beside the rest"),
    "E-SAME": ("REALM-G2.01", "origin and destination are the same"),
    "E-FAR": ("REALM-G2.04", "that is too far away under the cards in play"),
    "E-LEVEL": ("REALM-J6.05", "the level of the Province does not allow it"),
    "E-UNITS": ("REALM-M2.02", "there are not so many of your units"),
    "E-FUNDS": ("REALM-F2.02", "your cash at hand does not suffice"),
}
Problem = tuple[str, int, str]  # code, number of the statement from 1, the statement

ORDER_KINDS: Final = ("fortify", "march", "support", "work", "hold")
SIDE_KINDS: Final = ("transfer", "look", "keep", "discard", "replace")
KINDS: Final[dict[type, tuple[str, ...]]] = {
    Votes: ("ballot", "nothing"),
    Joining: ("join",),
    Placing: ("pick",),
    Opening: ("bid", "faction", "draw", "nothing"),
    ReBid: ("bid", "draw", "nothing"),
    BankBid: ("bid", "draw", "nothing"),
    Orders: (*ORDER_KINDS, *SIDE_KINDS, "snitch", "nothing"),
    Attack: ("commit", "items", "nothing", "magi", "burn", "hide", "bank"),
    BankAttack: ("commit", "items", "nothing", "magi", "burn", "hide"),
    Buying: (
        *("buy", "more", "items", "bid", "draw", "upgrade", "capitol", "faith", "bank", "offer", "sanctum"),
        "nothing",
    ),
}
COMMAS: Final[dict[type, str]] = {
    Opening: "words",
    ReBid: "words",
    BankBid: "words",
    Buying: "words",
    Attack: "attack",
    BankAttack: "attack",
}


class Returned(Unreadable):
    """A message that is returned whole (REALM-T1.06): each problem is named by its code and its place."""

    def __init__(self, problems: list[Problem]) -> None:
        parts = [f"{code} in statement {at} ({source!r:.80}): {RULES[code][1]}" for code, at, source in problems]
        super().__init__(
            "Your message is returned, nothing was done. " + ". ".join(parts) + ".", RULES[problems[0][0]][0]
        )
        self.problems = tuple(problems)

    @property
    def codes(self) -> list[str]:
        """The error codes alone."""
        return [code for code, _, _ in self.problems]


class _Refused(Exception):
    def __init__(self, code: str) -> None:
        self.code = code


def read(s: Realm, seat: int, text: str) -> list[Action]:
    """The actions that a message stands for; a click (`+F4`), a message in log notation or in words."""
    return Reader(s, seat).read(text)


def advise(s: Realm, seat: int, text: str) -> list[str]:
    """The warnings (W-...) with which a message would be accepted."""
    reader = Reader(s, seat)
    reader.read(text)
    return reader.warnings


def resolve_names(s: Realm, text: str, names: Sequence[str]) -> str:
    """Put Player#k for the names at this table (REALM-A2.05, T1.10); `@` marks a name that could be something else."""
    for seat, name in sorted(enumerate(names), key=lambda pair: -len(pair[1])):
        plain = normalise(name)
        if not plain or not any(s.number):
            continue
        reserved = player_number(plain, 1, {}) or from_words(plain, plain) is not None
        lowered = normalise_keeping(text)
        for mark in ("@", "") if not reserved and len(plain) > 1 else ("@",):
            at = lowered.find(mark + plain)
            while at >= 0:
                end = at + len(mark + plain)
                before, after = lowered[at - 1 : at], lowered[end : end + 1]
                if not (before.isalnum() or after.isalnum()):
                    text = f"{text[:at]}player#{s.number[seat]}{text[end:]}"
                    lowered = normalise_keeping(text)
                at = lowered.find(mark + plain, at + 1)
    return text


def normalise_keeping(text: str) -> str:
    """Lower case, character by character, so that places in the text stay where they are."""
    return "".join(char.lower() if len(char.lower()) == 1 else char for char in text)


class Reader:
    """Reads one message of one seat, from its view alone (REALM-T1.11)."""

    def __init__(self, s: Realm, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.warnings: list[str] = []
        self.top = s.stack[-1] if s.stack else None
        self.names = {LETTERS[other].lower(): number for other, number in enumerate(s.number) if number}

    # --- the message ----------------------------------------------------------------------------------------------

    def read(self, text: str) -> list[Action]:
        """All statements are tested before anything is accepted."""
        s, seat, top = self.s, self.seat, self.top
        stripped = text.strip()
        if stripped.lower() == "send":
            return [(verbs.SEND,)]
        if stripped.startswith("+"):
            return [self.click(stripped)]
        if top is None:
            raise Unreadable("The game is over.")
        statements = split_message(text, COMMAS.get(type(top), ""))
        side_only = bool(statements) and all(isinstance(said, Said) and said.kind in SIDE_KINDS for said in statements)
        if isinstance(top, Window) and not side_only and s.draft(seat):
            raise Unreadable("You have clicks that are not sent: send them or take them back before you send a text.")
        problems: list[Problem] = []
        asked = seat in top.actors(s)
        known = KINDS.get(type(top), ())
        accepted: list[tuple[int, Said]] = []
        for at, said in enumerate(statements, 1):
            source = said if isinstance(said, str) else said.source
            side = isinstance(said, Said) and said.kind in SIDE_KINDS and isinstance(top, Orders) and seat in s.rank
            if not asked and not side:
                problems.append(("E-FINAL", at, source))
            elif isinstance(said, str):
                player = isinstance(top, Orders) and s.has_card(PIRATE) and self.player(said) >= 0
                if player:  # a bare player, while the Pirates are about
                    accepted.append((at, Said("snitch", said, player=said)))
                else:
                    problems.append(("E-SYNTAX", at, source))
            elif said.kind not in known or self.untimely(said):
                problems.append(("E-PHASE", at, source))
            else:
                accepted.append((at, said))
        if not statements and not asked:
            problems.append(("E-FINAL", 1, ""))
        actions = self.window(accepted, problems)
        if problems:
            problems.sort(key=lambda problem: problem[1])
            raise Returned(problems)
        return actions

    def click(self, text: str) -> Action:
        """`+F4*`: one click of an unsent message, legal or not."""
        token = text[1:].strip()
        said = from_log(token) or from_words(normalise(token), token)
        action = None if said is None else self.clicked(said)
        if action is None:
            raise Unreadable(f"{text!r:.60} is no click: those are +F4*, +M1-2x3, +C6x2, +B6x2, +b17 and the like")
        return action

    def clicked(self, said: Said) -> Action | None:
        """The action of a statement that is a single click."""
        kind, place = said.kind, said.place
        simple: dict[str, Action] = {
            "fortify": (verbs.FORTIFY, place, int(said.gold)),
            "work": (verbs.WORK, place, int(said.gold)),
            "hold": (verbs.HOLD, place),
            "sacrifice": (verbs.SACRIFICE, place, said.number),
            "magi": (verbs.MAGI, said.number),
            "hide": (verbs.HIDING,),
            "bank": (verbs.BANKING,),
            "faith": (verbs.KEEPFAITH,),
            "offer": (verbs.OFFER,),
            "bid": (verbs.BID, said.number),
            "upgrade": (verbs.UPGRADE, place),
            "capitol": (verbs.CAPITOL, place),
            "sanctum": (verbs.REFRESH if said.number else verbs.GAIN, said.choice),
            "faction": (verbs.FACTION, said.choice),
            "ballot": (verbs.BALLOT, said.number),
        }
        if kind in simple:
            return simple[kind]
        if kind == "march":
            return (verbs.DELAYED if said.late else verbs.MARCH, place, said.to, int(said.gold), said.number)
        if kind in ("support", "snitch", "draw"):
            other = self.player(said.player)
            if kind == "support":
                return (verbs.SUPPORT, place, other, said.to, int(said.gold))
            return (verbs.SNITCH, other) if kind == "snitch" else (verbs.DRAW, other, said.number)
        if kind in ("commit", "buy") and len(said.items) == 1:
            units, where, _ = said.items[0]
            return (verbs.COMMIT if kind == "commit" else verbs.BUY, where, units)
        if kind == "burn" and len(said.places) == 1:
            return (verbs.BURN, said.places[0])
        return None

    def untimely(self, said: Said) -> bool:
        """Answers without a look that allows them, a faction where none is chosen, the ballot of another vote."""
        s, seat = self.s, self.seat
        if said.kind in ("keep", "discard", "replace"):
            deck = {"discard": 0, "replace": 1}.get(said.kind, said.choice)
            waiting = s.pending[2 * seat : 2 * seat + 2]
            return not (waiting[deck] if deck >= 0 else any(waiting))
        if said.kind == "faction":
            return s.factions != 1
        return said.kind == "ballot" and isinstance(self.top, Votes) and said.choice != self.top.vote

    def window(self, accepted: list[tuple[int, Said]], problems: list[Problem]) -> list[Action]:
        """By the window that is open."""
        top = self.top
        if isinstance(top, Orders):
            return self.orders(accepted, problems)
        if isinstance(top, (Attack, BankAttack)):
            return self.attack(accepted, problems)
        if isinstance(top, Buying):
            return self.buying(accepted, problems)
        if isinstance(top, (Opening, ReBid, BankBid)):
            return self.bids(accepted, problems)
        return self.setup(accepted, problems)

    def tested(
        self, accepted: list[tuple[int, Said]], problems: list[Problem], test: Callable[[Said], None]
    ) -> list[tuple[int, Said]]:
        """The statements that pass a test; the others become problems."""
        passed: list[tuple[int, Said]] = []
        for at, said in accepted:
            try:
                test(said)
                passed.append((at, said))
            except _Refused as refused:
                problems.append((refused.code, at, said.source))
        return passed

    # --- common questions -------------------------------------------------------------------------------------------

    def player(self, words: str) -> int:
        """The active seat that a text means, or -1."""
        number = player_number(words, self.s.number[self.seat], self.names)
        for seat in self.s.rank:
            if self.s.number[seat] == number:
                return seat
        return -1

    def known_place(self, place: int) -> None:
        """E-PLACE."""
        land = self.s.land
        if place > land.provinces or (place == ISLAND and not land.island):
            raise _Refused("E-PLACE")

    def warn(self, code: str, said: Said) -> None:
        """A warning goes with acceptance."""
        self.warnings.append(f"{code}: {said.source}")

    # --- before the game -----------------------------------------------------------------------------------------------

    def setup(self, accepted: list[tuple[int, Said]], problems: list[Problem]) -> list[Action]:
        """Votes, joining, placing: one statement."""
        actions: list[Action] = []
        for at, said in accepted:
            if actions:
                problems.append(("E-DUP", at, said.source))
            elif said.kind == "ballot":
                actions = [(verbs.BALLOT, said.number), (verbs.SEND,)]
            elif said.kind in ("join", "pick"):
                if said.number < 1:
                    problems.append(("E-COUNT", at, said.source))
                actions = [(verbs.JOIN if said.kind == "join" else verbs.PICK, said.number - 1)]
        if not actions and not problems:
            raise Unreadable("Say what you choose; who says nothing lets the time run out.", "REALM-A1.06")
        return actions

    # --- bids ----------------------------------------------------------------------------------------------------------

    def bids(self, accepted: list[tuple[int, Said]], problems: list[Problem]) -> list[Action]:
        """Opening, re-bid and Bank bid: a faction, a bid, draws."""
        accepted = self.tested(accepted, problems, self.test_money)
        actions: list[Action] = [(verbs.FACTION, said.choice) for said in self.single("faction", accepted, problems)]
        actions += self.bid_actions(accepted, problems, 0)
        return [*actions, (verbs.SEND,)]

    def test_money(self, said: Said) -> None:
        """Bids and draws, in the order of the table in REALM-T1.07."""
        s, seat = self.s, self.seat
        if said.kind == "draw":
            if self.player(said.player) not in mates(s, seat):
                raise _Refused("E-PLAYER")
            if said.number < 1:
                raise _Refused("E-COUNT")
        elif said.kind == "bid" and said.number < 0:
            raise _Refused("E-COUNT")

    def single(self, kind: str, accepted: list[tuple[int, Said]], problems: list[Problem]) -> list[Said]:
        """The one statement of a kind; a second is E-DUP."""
        found = [(at, said) for at, said in accepted if said.kind == kind]
        problems += [("E-DUP", at, said.source) for at, said in found[1:]]
        return [said for _, said in found[:1]]

    def bid_actions(self, accepted: list[tuple[int, Said]], problems: list[Problem], spent: int) -> list[Action]:
        """A bid, cut to what the seat could ever have (R205), and draws."""
        s, seat = self.s, self.seat
        actions: list[Action] = []
        draws: dict[int, int] = {}
        for _, said in accepted:
            if said.kind == "draw":
                mate = self.player(said.player)
                draws[mate] = min(draws.get(mate, 0) + said.number, LARGE)
                if draws[mate] > s.cash[mate]:
                    self.warn("W-DRAW", said)
                    draws[mate] = s.cash[mate]
        for said in self.single("bid", accepted, problems):
            if isinstance(self.top, Buying) and last_turn(s):
                self.warn("W-LAST", said)
                continue
            if said.number > s.cash[seat] + sum(draws.values()) - spent:
                self.warn("W-BID", said)
            if reach(s, seat):
                actions.append((verbs.BID, min(said.number, reach(s, seat))))
        return actions + [(verbs.DRAW, mate, amount) for mate, amount in draws.items() if amount]

    # --- Consolidation ---------------------------------------------------------------------------------------------------

    def buying(self, accepted: list[tuple[int, Said]], problems: list[Problem]) -> list[Action]:
        """Everything of step J6, in the order of its execution."""
        s, seat = self.s, self.seat
        merged: list[tuple[int, Said]] = []
        for at, said in accepted:
            if said.kind in ("more", "items"):  # goes on with the list before it
                lists = [other for _, other in merged if other.kind == "buy"]
                if not lists:
                    problems.append(("E-SYNTAX", at, said.source))
                    continue
                lists[-1].items += said.items
            else:
                merged.append((at, said))
        gifts = [said for _, said in merged if said.kind == "sanctum"]
        self.sanctum: tuple[Action, ...] = ()
        if gifts:
            self.sanctum = ((verbs.REFRESH if gifts[0].number else verbs.GAIN, gifts[0].choice),)
        upgrades = [said for _, said in merged if said.kind == "upgrade"]
        ready = [place for place in s.provinces(seat) if s.ready[place]]
        for said in upgrades:
            if said.place == NOWHERE and len(ready) == 1:
                said.place = ready[0]
        self.raised: tuple[Action, ...] = tuple(
            (verbs.UPGRADE, said.place) for said in upgrades if 0 < said.place <= s.land.provinces
        )
        merged = self.tested(merged, problems, self.test_money)
        merged = self.tested(merged, problems, self.test_item)
        actions: list[Action] = []
        spent = 0
        last = last_turn(s)
        for kind, verb, price in (
            ("capitol", verbs.CAPITOL, 0),
            ("sanctum", 0, 0),
            ("faith", verbs.KEEPFAITH, FAITH_COST),
            ("upgrade", verbs.UPGRADE, UPGRADE_COST),
            ("offer", verbs.OFFER, OFFER_COST),
            ("bank", verbs.BANKING, BANK_COST),
        ):
            for said in self.single(kind, merged, problems):
                if last and kind in ("sanctum", "offer", "bank"):
                    self.warn("W-LAST", said)
                elif reach(s, seat) < price:
                    self.warn("W-FUNDS", said)
                else:
                    if s.cash[seat] < spent + price:
                        self.warn("W-FUNDS", said)
                    spent += price
                    if kind == "sanctum":
                        actions += self.sanctum
                    else:
                        actions.append((verb, said.place) if kind in ("capitol", "upgrade") else (verb,))
        purchases, cost = self.purchases(merged, tuple(actions), spent)
        actions += purchases
        actions += self.bid_actions(merged, problems, spent + cost)
        actions.sort(key=lambda action: ITEM[action[0]])
        return [*actions, (verbs.SEND,)]

    def test_item(self, said: Said) -> None:
        """One item of step J6, in the order of the table in REALM-T1.07."""
        s, seat, kind = self.s, self.seat, said.kind
        if kind == "buy":
            for units, place, _ in said.items:
                self.known_place(place)
                if place == ISLAND:
                    raise _Refused("E-ISLAND")
                if units < 0:
                    raise _Refused("E-COUNT")
                if place != NOWHERE and s.owner[place] != seat:
                    raise _Refused("E-OWNER")
                if place == NOWHERE and len(s.provinces(seat)) != 1 and units:
                    raise _Refused("E-WHERE")
        elif kind in ("upgrade", "capitol"):
            self.known_place(said.place)
            if said.place == ISLAND:
                raise _Refused("E-ISLAND" if kind == "upgrade" else "E-LEVEL")
            if said.place != NOWHERE and s.owner[said.place] != seat:
                raise _Refused("E-OWNER")
            if said.place == NOWHERE:
                raise _Refused("E-WHERE")
            if kind == "upgrade" and not can_upgrade(s, seat, said.place):
                raise _Refused("E-LEVEL")
            if kind == "capitol" and (s.level[said.place] < TOP_LEVEL or len(capitols(s, seat)) < 2):
                raise _Refused("E-LEVEL")
        elif kind == "sanctum":
            pool = refreshable(s, seat) if said.number else gainable(s, seat)
            if s.newcomer != seat or said.choice not in pool:
                raise _Refused("E-ABILITY")
        elif kind in ("faith", "offer", "bank"):
            ability = {"faith": FAITH, "offer": REGARDS, "bank": BANK}[kind]
            if not may_use(s, seat, ability, self.sanctum):
                raise _Refused("E-ABILITY")
            if kind == "offer" and not will_be_capitol(s, seat, self.raised):
                raise _Refused("E-LEVEL")

    def purchases(
        self, merged: list[tuple[int, Said]], draft: tuple[Action, ...], spent: int
    ) -> tuple[list[Action], int]:
        """Buy lists as one list, each Province once, cut to the supply limit (R205)."""
        s, seat = self.s, self.seat
        wanted: dict[int, int] = {}
        limit = buy_limit(s, draft)
        for _, said in merged:
            if said.kind != "buy":
                continue
            for units, place, _ in said.items:
                where = place if place != NOWHERE else next(iter(s.provinces(seat)), 0)
                if units and where:
                    wanted[where] = wanted.get(where, 0) + units
            room = sum(max(limit - s.units[place], 0) for place in wanted)
            total = sum(wanted.values())
            if (
                total > room
                or any(units > limit - s.units[place] for place, units in wanted.items())
                or UNIT_COST * total > s.cash[seat] - spent
            ):
                self.warn("W-BUY", said)
        cut = {place: min(units, limit - s.units[place]) for place, units in wanted.items()}
        actions: list[Action] = [(verbs.BUY, place, units) for place, units in cut.items() if units > 0]
        return actions, UNIT_COST * sum(action[2] for action in actions)

    # --- Dragon Attack -----------------------------------------------------------------------------------------------------

    def attack(self, accepted: list[tuple[int, Said]], problems: list[Problem]) -> list[Action]:
        """A commitment, or hiding, or the Bank."""
        self.committed: dict[int, int] = {}
        accepted = self.tested(accepted, problems, self.test_attack)
        alone = [(at, said) for at, said in accepted if said.kind in ("hide", "bank")]
        others = [said for _, said in accepted if said.kind not in ("hide", "bank", "nothing")]
        if alone and (others or len(alone) > 1):
            problems += [("E-DUP", at, said.source) for at, said in (alone if others else alone[1:])]
        if alone:
            return [(verbs.HIDING,) if alone[0][1].kind == "hide" else (verbs.BANKING,), (verbs.SEND,)]
        magi = [(verbs.MAGI, said.number) for said in self.single("magi", accepted, problems)]
        commits: list[Action] = [
            (verbs.COMMIT, place, units) for place, units in sorted(self.committed.items()) if units
        ]
        draft: list[Action] = [*magi, *commits]
        if problems:
            return []
        draft += self.sacrifices(accepted, tuple(draft))
        draft += self.burns(accepted, tuple(draft))
        return [*draft, (verbs.SEND,)]

    def test_attack(self, said: Said) -> None:
        """In the order of the table in REALM-T1.07."""
        s, seat, kind = self.s, self.seat, said.kind
        if kind in ("commit", "items"):
            self.test_commit(said)
        elif kind == "burn":
            for place in said.places:
                self.known_place(place)
                if place == ISLAND:
                    raise _Refused("E-ISLAND")
        elif kind == "magi":
            if not can(s, seat, FIRE):
                raise _Refused("E-ABILITY")
            if not 1 <= said.number <= MOST_MAGI:
                raise _Refused("E-COUNT")
            if s.cash[seat] < MAGI_COST * said.number:
                raise _Refused("E-FUNDS")
        elif kind == "hide":
            if hide_price(s, seat) < 0:
                raise _Refused("E-ABILITY")
            if hide_price(s, seat) > s.cash[seat]:
                raise _Refused("E-FUNDS")
        elif kind == "bank":
            if not can(s, seat, BANK):
                raise _Refused("E-ABILITY")
            if s.cash[seat] < BANK_COST:
                raise _Refused("E-FUNDS")

    def test_commit(self, said: Said) -> None:
        """Commitments: place, owner, number."""
        s, seat = self.s, self.seat
        homes = [place for place in orderable(s, seat) if place != ISLAND]
        adding = dict(self.committed)
        resolved: list[tuple[int, int, int]] = []
        for units, place, dies in said.items:
            self.known_place(place)
            if place == ISLAND:
                raise _Refused("E-ISLAND")
            if units < 0:
                raise _Refused("E-COUNT")
            if place != NOWHERE and s.owner[place] != seat:
                raise _Refused("E-OWNER")
            if place == NOWHERE:
                if len(homes) != 1 and units:
                    raise _Refused("E-WHERE")
                place = homes[0] if homes else 0
            adding[place] = adding.get(place, 0) + units
            if adding[place] > s.units[place]:
                raise _Refused("E-UNITS")
            resolved.append((units, place, dies))
        said.items = resolved
        self.committed = adding

    def sacrifices(self, accepted: list[tuple[int, Said]], draft: tuple[Action, ...]) -> list[Action]:
        """REALM-M2.04: cut in the order written, stored ascending (R204)."""
        s, seat = self.s, self.seat
        commits = commits_of(draft)
        needed = to_die(s, seat, draft)
        matters = len(commits) > 1 and sum(commits.values()) > needed and strength(s, seat, draft) >= min_us(s, seat)
        dying: dict[int, int] = {}
        for _, said in accepted:
            if said.kind not in ("commit", "items"):
                continue
            for _, place, dies in said.items:
                if dies < 0:
                    continue
                cut = min(dies, commits.get(place, 0) - dying.get(place, 0), needed)
                if cut != dies or not matters:
                    self.warn("W-SAC", said)
                if cut > 0:
                    dying[place] = dying.get(place, 0) + cut
                    needed -= cut
        return [(verbs.SACRIFICE, place, units) for place, units in sorted(dying.items())] if matters else []

    def burns(self, accepted: list[tuple[int, Said]], draft: tuple[Action, ...]) -> list[Action]:
        """REALM-M2.05: green Provinces of one's own, as many as are missing."""
        s, seat = self.s, self.seat
        greens = s.greens(seat)
        missing = min_us(s, seat) - strength(s, seat, draft)
        choice = 0 < missing < len(greens)
        named: list[int] = []
        for _, said in accepted:
            if said.kind == "burn":
                for place in said.places:
                    if choice and place in greens and place not in named and len(named) < missing:
                        named.append(place)
                    else:
                        self.warn("W-BURN", said)
        if choice and len(named) < missing:
            self.warnings.append("W-BURN: undefended Provinces are filled up with the lowest numbers")
        return [(verbs.BURN, place) for place in named]

    # --- Negotiation and Orders ----------------------------------------------------------------------------------------------

    def orders(self, accepted: list[tuple[int, Said]], problems: list[Problem]) -> list[Action]:
        """Transfers and looks first, then the sheet, if there is anything else in the message (REALM-T1.09)."""
        s, seat = self.s, self.seat
        self.at_hand = s.cash[seat]
        self.ferries = 0
        self.seen = s.looks[seat]
        named = [said.place for _, said in accepted if said.kind in ORDER_KINDS and said.place != NOWHERE]
        homeless = [said for _, said in accepted if said.kind in ORDER_KINDS and said.place == NOWHERE]
        places = [place for place in orderable(s, seat) if place not in named]
        free = [place for place in places if place != ISLAND] or places
        self.where = free[0] if len(free) == 1 and len(homeless) == 1 else NOWHERE
        self.taken: dict[int, Action] = {}
        self.snitched: list[Action] = []
        self.sides: list[Action] = []
        self.tested(accepted, problems, self.test_order)
        sheet = any(said.kind not in SIDE_KINDS for _, said in accepted) or not accepted
        if problems:
            return []
        if not sheet:
            return self.sides
        return [*self.sides, *self.sheet(), *self.snitched, (verbs.SEND,)]

    def sheet(self) -> list[Action]:
        """One order for each place, ascending; gold to the lowest places first (REALM-G6.03, R203)."""
        s, seat = self.s, self.seat
        left = allowance(s, seat)
        found: list[Action] = []
        for place in orderable(s, seat):
            action = self.taken.get(place)
            if action is None:
                action = (verbs.HOLD, place)
                self.warnings.append(f"W-HOLD: no order for {'the Island' if place == ISLAND else f'P{place}'}")
            kind, at = KIND.get(action[0], (0, 0))
            if at and action[at]:
                if left[kind] > 0:
                    left[kind] -= 1
                else:
                    self.warnings.append(f"W-GOLD: the order for P{place} is played as a normal one")
                    action = (*action[:at], 0, *action[at + 1 :])
                    if action[0] == verbs.SUPPORT and action[3] not in borders(s, place):
                        action = (verbs.HOLD, place)
            found.append(action)
        return found

    def test_order(self, said: Said) -> None:
        """In the order of the table in REALM-T1.07."""
        kind = said.kind
        if kind in ORDER_KINDS:
            self.test_sheet(said)
        elif kind == "snitch":
            other = self.player(said.player)
            if other < 0 or other == self.seat:
                raise _Refused("E-PLAYER")
            if not self.s.has_card(PIRATE):
                raise _Refused("E-CARD")
            if self.snitched:
                raise _Refused("E-DUP")
            self.snitched = [(verbs.SNITCH, other)]
        elif kind == "transfer":
            other = self.player(said.player)
            if other < 0 or other == self.seat:
                raise _Refused("E-PLAYER")
            if said.number < 1:
                raise _Refused("E-COUNT")
            if said.number > self.at_hand:
                raise _Refused("E-FUNDS")
            self.at_hand -= said.number
            self.sides.append((verbs.TRANSFER, other, said.number))
        elif kind == "look":
            deck = said.choice
            if not can_look(self.s, self.seat, deck) or self.seen >> deck & 1:
                raise _Refused("E-ABILITY")
            if look_price(deck) > self.at_hand:
                raise _Refused("E-FUNDS")
            self.at_hand -= look_price(deck)
            self.seen |= 1 << deck
            self.sides.append((verbs.LOOKAT, deck))
        elif kind == "keep":
            waiting = self.s.pending[2 * self.seat : 2 * self.seat + 2]
            decks = [said.choice] if said.choice >= 0 else [deck for deck in (0, 1) if waiting[deck]]
            self.sides += [(verbs.KEEP, deck) for deck in decks]
        elif kind in ("discard", "replace"):
            self.sides.append((verbs.DISCARD,) if kind == "discard" else (verbs.REPLACE,))

    def test_sheet(self, said: Said) -> None:
        """One order."""
        s, seat, kind = self.s, self.seat, said.kind
        place = said.place
        self.known_place(place)
        helped = -1
        if kind in ("march", "support"):
            self.known_place(said.to)
        if kind == "support":
            helped = self.player(said.player)
            if helped < 0:
                raise _Refused("E-PLAYER")
        if (kind in ("fortify", "work", "support") and place == ISLAND) or (kind == "support" and said.to == ISLAND):
            raise _Refused("E-ISLAND")
        if kind == "fortify" and s.has_card(SPRING):
            raise _Refused("E-CARD")
        if kind == "march" and said.number in (NONE_GIVEN, 0):
            raise _Refused("E-COUNT")
        if place != NOWHERE and s.owner[place] != seat:
            raise _Refused("E-OWNER")
        if place != NOWHERE and not s.units[place]:
            raise _Refused("E-EMPTY")
        if place == NOWHERE:
            place = self.where
            if place == NOWHERE or (place == ISLAND and kind not in ("march", "hold")):
                raise _Refused("E-WHERE")
        if place in self.taken:
            raise _Refused("E-DUP")
        if kind in ("march", "support") and place == said.to:
            raise _Refused("E-SAME")
        self.taken[place] = self.order(said, place, helped)

    def order(self, said: Said, place: int, helped: int) -> Action:
        """Distances, counts and the warnings that go with them."""
        s, seat, kind, gold = self.s, self.seat, said.kind, int(said.gold)
        if said.late and kind != "march":
            self.warn("W-DELAY", said)
        if kind == "hold":
            return (verbs.HOLD, place)
        if kind in ("fortify", "work"):
            return (verbs.FORTIFY if kind == "fortify" else verbs.WORK, place, gold)
        if kind == "support":
            near = borders(s, place)
            far = s.land.extended[place] if gold and near and allowance(s, seat)[SUPPORTING] else ()
            if said.to not in near and said.to not in far:
                raise _Refused("E-FAR")
            return (verbs.SUPPORT, place, helped, said.to, gold)
        if said.to not in march_targets(s, place):
            raise _Refused("E-FAR")
        most = most_delayed(s, seat, place) if said.late else s.units[place]
        count = most if said.number == ALL_UNITS else said.number
        if count > most:
            self.warn("W-COUNT", said)
            count = most
        ferried = needs_ferry(s, place, said.to)
        self.ferries += int(ferried)
        if (said.ferry and not ferried) or (ferried and self.at_hand < FERRY_COST * self.ferries):
            self.warn("W-FERRY", said)
        return (verbs.DELAYED if said.late else verbs.MARCH, place, said.to, gold, count)
