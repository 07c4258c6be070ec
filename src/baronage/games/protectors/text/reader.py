"""A message is split into statements, those of other windows are refused, and the window's own desk reads the rest."""

from __future__ import annotations

from typing import Final

from baronage.engine.errors import Unreadable
from baronage.engine.flow import Action
from baronage.engine.refusals import quoted
from baronage.games.protectors import verbs
from baronage.games.protectors.data import PIRATE
from baronage.games.protectors.sentences import say
from baronage.games.protectors.state import Realm
from baronage.games.protectors.statements import EITHER, Statement, from_log, from_words, normalise, split_message
from baronage.games.protectors.steps.opening import vote_of
from baronage.games.protectors.steps.window import key_of
from baronage.games.protectors.text.attack import AttackDesk
from baronage.games.protectors.text.buying import BuyingDesk
from baronage.games.protectors.text.desk import ORDER_KINDS, SIDE_KINDS, Accepted, Desk
from baronage.games.protectors.text.hints import hint, rule
from baronage.games.protectors.text.orders import OrderDesk
from baronage.games.protectors.text.returned import MOST_TOLD, Problem, returned

KINDS: Final[dict[str, tuple[str, ...]]] = {  # by decision
    "voting": ("ballot", "nothing"),
    "team-forming": ("join",),
    "team-placing": ("pick",),
    "opening": ("bid", "faction", "draw", "nothing"),
    "bidding-again": ("bid", "draw", "nothing"),
    "late-bidding": ("bid", "draw", "nothing"),
    "orders": (*ORDER_KINDS, *SIDE_KINDS, "snitch", "nothing"),
    "commitment": ("commit", "items", "nothing", "lights", "magi", "burn", "hide", "bank"),
    "late-commitment": ("commit", "items", "nothing", "lights", "magi", "burn", "hide"),
    "buying": (
        *("buy", "more", "items", "bid", "draw", "upgrade", "capitol", "faith", "bank", "offer", "sanctum"),
        *("nothing", "pass"),
    ),
}
# by decision, what a comma ends where it ends a statement: any words, or a part of a commitment; see `split_message`
COMMAS: Final = {
    **dict.fromkeys(("opening", "bidding-again", "late-bidding", "buying"), "words"),
    **dict.fromkeys(("commitment", "late-commitment"), "attack"),
}


def read(s: Realm, seat: int, text: str) -> list[Action]:
    """The actions that a message stands for; a click (`+F4`), a message in log notation or in words."""
    return Reader(s, seat).read(text)


def advise(s: Realm, seat: int, text: str) -> list[str]:
    """The warnings (W-...) with which a message would be accepted (REALM-T1.07)."""
    reader = Reader(s, seat)
    reader.read(text)
    return reader.warnings


class Reader(Desk):
    """Reads one message of one seat, from its view alone (REALM-T1.11)."""

    # --- the message ----------------------------------------------------------------------------------------------

    def read(self, text: str) -> list[Action]:
        """All statements are tested before anything is accepted."""
        s, seat, top = self.s, self.seat, self.top
        stripped = text.strip()
        if stripped.lower() == "send":
            return [(verbs.SEND,)]
        if stripped.startswith("+"):
            return [self.read_click(stripped)]
        if top is None:
            raise Unreadable(say("game-over"))
        statements = split_message(text, COMMAS.get(top.NAME, ""))
        side_only = bool(statements) and all(
            isinstance(said, Statement) and said.kind in SIDE_KINDS for said in statements
        )
        if not side_only and s.draft(seat):
            raise Unreadable(say("clicks-unsent"))
        problems: list[Problem] = []
        asked, orders = seat in top.actors(s), top.NAME == "orders"
        known = KINDS.get(top.NAME, ())
        accepted: Accepted = []
        for at, said in enumerate(statements, 1):
            source = said if isinstance(said, str) else said.source
            side = isinstance(said, Statement) and said.kind in SIDE_KINDS and orders and seat in s.rank
            if not asked and not side:
                problems.append(("E-FINAL", at, source))
            elif isinstance(said, str):
                named = self.player(said) >= 0 or EITHER.match(said) is not None
                if named and orders and s.has_card(PIRATE):  # a bare player, while the Pirates are about
                    accepted.append((at, Statement("snitch", said, player=said)))
                else:
                    problems.append(("E-SYNTAX", at, source))
            elif said.kind not in known or self.untimely(said):
                problems.append(("E-PHASE", at, source))
            else:
                accepted.append((at, said))
        if not statements and not asked:
            problems.append(("E-FINAL", 1, ""))
        actions = self.by_window(accepted, problems)
        if problems:
            problems.sort(key=lambda problem: problem[1])
            said_at = dict(enumerate(statements, 1))
            code, at, _ = problems[0]
            hints = [hint(s, seat, code, said_at.get(at)) for code, at, _ in problems[:MOST_TOLD]]
            raise returned(s, seat, problems, hints, s.beaten(seat) or rule(code, said_at.get(at)))
        return actions

    def read_click(self, text: str) -> Action:
        """`+F4*`: one click of an unsent message, legal or not."""
        token = text[1:].strip()
        said = from_log(token) or from_words(normalise(token), token)
        action = None if said is None else self.action_of(said)
        if action is None:
            raise Unreadable(say("click-unknown", text=quoted(text, 60)))
        return action

    def action_of(self, said: Statement) -> Action | None:
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

    def untimely(self, said: Statement) -> bool:
        """A faction where none is chosen, the ballot of another vote."""
        if said.kind == "faction":
            return self.s.factions != 1
        return said.kind == "ballot" and said.choice != vote_of(self.s)

    def by_window(self, accepted: Accepted, problems: list[Problem]) -> list[Action]:
        """What the statements stand for in the window that is open."""
        key = key_of(self.s)
        if key == "orders":
            return OrderDesk(self.s, self.seat, self.warnings).orders(accepted, problems)
        if key in ("attack", "bankattack"):
            return AttackDesk(self.s, self.seat, self.warnings).attack(accepted, problems)
        if key == "buying":
            return BuyingDesk(self.s, self.seat, self.warnings).buying(accepted, problems)
        if key in ("opening", "rebid", "bankbid"):
            return self.bids(accepted, problems)
        return self.before_play(accepted, problems)

    # --- before the game -----------------------------------------------------------------------------------------------

    def before_play(self, accepted: Accepted, problems: list[Problem]) -> list[Action]:
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
            raise Unreadable(say("say-what"), "REALM-A1.06")
        return actions
