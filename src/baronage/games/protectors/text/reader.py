"""Reader of messages: splits them into statements, refuses those of other windows, and reads the rest."""

from __future__ import annotations

from typing import Final

from baronage.engine.core.errors import Unreadable
from baronage.engine.core.state import Action
from baronage.engine.text.input_errors import quoted
from baronage.games.protectors import verbs
from baronage.games.protectors.data import PIRATE
from baronage.games.protectors.input_errors import msg
from baronage.games.protectors.rules.statements import (
    EITHER,
    NONE_GIVEN,
    Statement,
    from_log,
    from_words,
    normalise,
    split_message,
)
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.opening import vote_of
from baronage.games.protectors.steps.window import key_of
from baronage.games.protectors.text.attack import AttackDesk
from baronage.games.protectors.text.buying import BuyingDesk
from baronage.games.protectors.text.errors import MAX_TOLD, Problem, returned
from baronage.games.protectors.text.hints import hint, rule
from baronage.games.protectors.text.orders import OrderDesk
from baronage.games.protectors.text.shared import ORDER_KINDS, SIDE_KINDS, Accepted, Desk

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
# by decision, what a comma ends: any words, or a part of a commitment; see `split_message`
COMMAS: Final = {
    **dict.fromkeys(("opening", "bidding-again", "late-bidding", "buying"), "words"),
    **dict.fromkeys(("commitment", "late-commitment"), "attack"),
}


def read(s: Realm, seat: int, text: str) -> list[Action]:
    """Return the actions of a message: a click (`+F4`), log notation or words."""
    return Reader(s, seat).read(text)


def advise(s: Realm, seat: int, text: str) -> list[str]:
    """Return the warnings (W-...) with which a message would be accepted (REALM-T1.07)."""
    reader = Reader(s, seat)
    reader.read(text)
    return reader.warnings


class Reader(Desk):
    """Reader of one message of one seat, using only its view (REALM-T1.11)."""

    # --- the message ----------------------------------------------------------------------------------------------

    def read(self, text: str) -> list[Action]:
        """Return the actions of a message; all statements are tested before any is accepted."""
        s, seat, top = self.s, self.seat, self.top
        stripped = text.strip()
        if stripped.lower() == "send":
            return [(verbs.SEND,)]
        if stripped.startswith("+"):
            return [self.read_click(stripped)]
        if top is None:
            raise Unreadable(msg("game-over"))
        statements = split_message(text, COMMAS.get(top.NAME, ""))
        side_only = bool(statements) and all(
            isinstance(statement, Statement) and statement.kind in SIDE_KINDS for statement in statements
        )
        if not side_only and s.draft(seat):
            raise Unreadable(msg("clicks-unsent"))
        problems: list[Problem] = []
        asked, orders = seat in top.actors(s), top.NAME == "orders"
        known = KINDS.get(top.NAME, ())
        accepted: Accepted = []
        for at, statement in enumerate(statements, 1):
            source = statement if isinstance(statement, str) else statement.source
            side = isinstance(statement, Statement) and statement.kind in SIDE_KINDS and orders and seat in s.rank
            if not asked and not side:
                problems.append(("E-FINAL", at, source))
            elif isinstance(statement, str):
                named = self.player(statement) >= 0 or EITHER.match(statement) is not None
                if named and orders and s.has_card(PIRATE):  # a bare player while Pirates! is in play
                    accepted.append((at, Statement("snitch", statement, player=statement)))
                else:
                    problems.append(("E-SYNTAX", at, source))
            elif statement.kind not in known or self.untimely(statement):
                problems.append(("E-PHASE", at, source))
            else:
                accepted.append((at, statement))
        if not statements and not asked:
            problems.append(("E-FINAL", 1, ""))
        actions = self.by_window(accepted, problems)
        if problems:
            problems.sort(key=lambda problem: problem[1])
            statement_at = dict(enumerate(statements, 1))
            code, at, _ = problems[0]
            hints = [hint(s, seat, code, statement_at.get(at)) for code, at, _ in problems[:MAX_TOLD]]
            raise returned(s, seat, problems, hints, s.beaten(seat) or rule(code, statement_at.get(at)))
        return actions

    def read_click(self, text: str) -> Action:
        """Return one click of an unsent message (`+F4*`), legal or not."""
        token = text[1:].strip()
        statement = from_log(token) or from_words(normalise(token), token)
        action = None if statement is None else self.action_of(statement)
        if action is None:
            raise Unreadable(msg("click-unknown", text=quoted(text, 60)))
        code = ""
        if statement is not None and statement.kind == "ballot" and self.untimely(statement):
            code = "E-PHASE"
        elif statement is not None and NONE_GIVEN in counts(statement):
            code = "E-COUNT"
        if code:
            raise returned(
                self.s, self.seat, [(code, 1, text)], [hint(self.s, self.seat, code, statement)], rule(code, statement)
            )
        return action

    def action_of(self, statement: Statement) -> Action | None:
        """Return the action of a statement that is a single click, or None."""
        kind, place = statement.kind, statement.place
        simple: dict[str, Action] = {
            "fortify": (verbs.FORTIFY, place, int(statement.gold)),
            "work": (verbs.WORK, place, int(statement.gold)),
            "hold": (verbs.HOLD, place),
            "sacrifice": (verbs.SACRIFICE, place, statement.number),
            "magi": (verbs.MAGI, statement.number),
            "hide": (verbs.HIDING,),
            "bank": (verbs.BANKING,),
            "faith": (verbs.KEEPFAITH,),
            "offer": (verbs.OFFER,),
            "bid": (verbs.BID, statement.number),
            "upgrade": (verbs.UPGRADE, place),
            "capitol": (verbs.CAPITOL, place),
            "sanctum": (verbs.REFRESH if statement.number else verbs.GAIN, statement.choice),
            "faction": (verbs.FACTION, statement.choice),
            "ballot": (verbs.BALLOT, statement.number),
        }
        if kind in simple:
            return simple[kind]
        if kind == "march":
            return (
                verbs.DELAYED if statement.late else verbs.MARCH,
                place,
                statement.to,
                int(statement.gold),
                statement.number,
            )
        if kind in ("support", "snitch", "draw"):
            other = self.player(statement.player)
            if kind == "support":
                return (verbs.SUPPORT, place, other, statement.to, int(statement.gold))
            return (verbs.SNITCH, other) if kind == "snitch" else (verbs.DRAW, other, statement.number)
        if kind in ("commit", "buy") and len(statement.items) == 1:
            units, where, _ = statement.items[0]
            return (verbs.COMMIT if kind == "commit" else verbs.BUY, where, units)
        if kind == "burn" and len(statement.places) == 1:
            return (verbs.BURN, statement.places[0])
        return None

    def untimely(self, statement: Statement) -> bool:
        """Return whether a statement is a faction or a ballot at the wrong time."""
        if statement.kind == "faction":
            return self.s.factions != 1
        return statement.kind == "ballot" and statement.choice != vote_of(self.s)

    def by_window(self, accepted: Accepted, problems: list[Problem]) -> list[Action]:
        """Return the actions of the statements in the open window."""
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
        """Return the action of a vote, of joining or of placing: one statement."""
        actions: list[Action] = []
        for at, statement in accepted:
            if actions:
                problems.append(("E-DUP", at, statement.source))
            elif statement.kind == "ballot":
                actions = [(verbs.BALLOT, statement.number), (verbs.SEND,)]
            elif statement.kind in ("join", "pick"):
                if statement.number < 1:
                    problems.append(("E-COUNT", at, statement.source))
                actions = [(verbs.JOIN if statement.kind == "join" else verbs.PICK, statement.number - 1)]
        if not actions and not problems:
            raise Unreadable(msg("say-what"), "REALM-A1.06")
        return actions


def counts(statement: Statement) -> list[int]:
    """Return the counts of a click, each `NONE_GIVEN` if it is too large."""
    counted = statement.kind in ("march", "sacrifice", "magi", "draw")
    return [statement.number] if counted else [units for units, _, _ in statement.items]
