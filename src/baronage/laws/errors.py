"""The error for a broken law, with everything needed to reproduce it."""

from __future__ import annotations

from typing import Any, Final

LAWS: Final = {
    "ends": "a game ends, and no seat is to act exactly when it is over",
    "standings": "a finished game has a standing for each seat; an unfinished game has none",
    "actions": "acting seats have actions: distinct tuples of small ints",
    "conserved": "the game's invariant never changes",
    "clone": "a clone equals its original, plays alike, and leaves the original unchanged",
    "dump": "a state loaded from JSON equals the original and plays alike",
    "log": "a log doesn't change the course of a game",
    "leak 1": "a view of a view is that view",
    "leak 2": "what a seat may do, is asked and is refused follows from its view",
    "leak 3": "a sample is made from the view, looks like the view, and is a guess",
    "leak 4": "the open part of a view is the same for everybody",
    "leak 5": "states that a seat can't tell apart give it equal events",
    "leak 6": "a seat's numbers count only what it saw: who sees no change is told nothing",
    "leak 7": "a secret window that is passed looks to all others as if nobody had been asked",
    "leak 8": "in a secret window what some are told together is not seen by the rest, or could have been something else",
    "recall": "what a seat knew of things that have not changed since, it still knows",
    "cover": "where only a few states can be imagined, the true one is among them",
    "events": "whoever sees a change is told of it, and every event cites rules that exist",
    "draft": "a draft is nobody else's business, its last click can be taken back, and its step says what sends it",
    "undo": "what can be taken back has told the seat nothing, and taking it back leaves no trace in the state",
    "gate": "the gate takes what is legal, the default and silence, and refuses the rest with a reason",
    "leaving": "whoever leaves, the game goes on to its end",
    "sheets": "sheets give the same result in any order of arrival",
    "notation": "what is written can be read again, and fits into a record",
    "position": "a position that was written can be read and written again",
    "judge": "an action is legal if and only if no rule is named against it, and the rule is one that its verb knows",
    "claims": "a refusal that quotes numbers is true with these numbers",
    "words": "there are words for every prompt, action, event and end, and the rules they cite exist",
    "table": "the table as data is complete: ids, messages and texts fit, acts are legal and reach every action",
    "table leak": "states that a seat can't tell apart give it equal table data",
    "bot": "the game's own player chooses a legal action, and so does a bot that sits at the table",
    "search": "plans come from the view and are legal, the rollout policy is legal, chances to win sum to one",
    "figures": "what a rule counts by stands in the game's tables, and nowhere else",
    "record": "a record replays to the same end, from its text and from its JSON, and a diary tells what its seat saw",
    "crash": "nothing else goes wrong",
}


class LawBroken(AssertionError):
    """A broken law. `law` is a key of LAWS; the other attributes describe how to reproduce it."""

    def __init__(self, law: str, message: str) -> None:
        assert law in LAWS, law
        super().__init__(message)
        self.law = law
        self.message = message
        self.game = ""
        self.seats = 0
        self.options: dict[str, Any] = {}
        self.seed = 0
        self.players: tuple[str, ...] = ()  # the names of the players, if not random
        self.looked: tuple[int, ...] = ()  # the decisions to check closely
        self.decision = 0  # number of decisions before
        self.moment = ""  # the current decision, as text
        self.record = ""  # the game so far, as text

    def call(self) -> str:
        """Return the call that reproduces it."""
        how = f"seats={self.seats}, options={self.options!r}, seed={self.seed}, at={self.looked}"
        return f"check_game({self.game}, {how}{f', players=players({self.players!r})' if self.players else ''})"

    def __str__(self) -> str:
        text = f"law {self.law!r} ({LAWS[self.law]}) is broken: {self.message}"
        if not self.game:
            return text
        return f"{text}\nat decision {self.decision} of {self.call()}\n{self.moment}\n{self.record}"


def demand(holds: bool, law: str, message: str) -> None:
    """Raise LawBroken unless `holds`. Not for hot loops, because the message is built every time."""
    if not holds:
        raise LawBroken(law, message)


def demand_same(right: Any, got: Any, law: str, what: str) -> None:
    """Raise LawBroken unless two documents are equal, with the place of the difference."""
    if right != got:
        raise LawBroken(law, f"{what}: {difference(right, got)}")


def difference(one: Any, other: Any, path: str = "") -> str:
    """Return the place where two dumps differ, in a few words."""
    if one == other:
        return "nowhere"
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            if key not in one or key not in other:
                return f"{path}.{key} is in one of them only"
            if one[key] != other[key]:
                return difference(one[key], other[key], f"{path}.{key}")
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for index, (first, second) in enumerate(zip(one, other, strict=True)):
            if first != second:
                return difference(first, second, f"{path}[{index}]")
    return f"{path.lstrip('.') or 'they'}: {one!r:.200} and {other!r:.200}"
