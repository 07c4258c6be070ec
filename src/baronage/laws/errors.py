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
    "leak 2": "a seat's actions, prompt and refusals are the same from its view as from the state",
    "leak 3": "a sample comes from the view, looks like the view, and guesses",
    "leak 4": "the open part of a view is equal for all viewers",
    "leak 5": "states that a seat can't tell apart give it equal events",
    "leak 6": "update numbers count only visible events: a viewer who sees no change gets no event",
    "leak 7": "passing in a secret window looks to all others as if no seat had been prompted",
    "leak 8": "what several seats learn together in a secret window stays hidden from the rest",
    "recall": "a seat never loses knowledge of values that have not changed",
    "cover": "if a view has only a few possible states, the true one is among them",
    "events": "a viewer who sees a change gets an event, and every event cites existing rules",
    "draft": "a draft is known to its seat alone, its last click can be undone, and its step says what submits it",
    "undo": "an undone action revealed nothing to the seat, and undoing it leaves no trace in the state",
    "gate": "validation accepts legal actions, the default and timeouts, and refuses all others with a reason",
    "leaving": "the game continues to its end after a seat leaves",
    "sheets": "submissions give the same result in any order of arrival",
    "notation": "written notation can be read again, and fits into a record",
    "position": "a written position can be read and written again",
    "judge": "an action is legal exactly if no rule forbids it, and that rule is among the verb's REASONS",
    "claims": "a refusal that quotes numbers is true for these numbers",
    "words": "every prompt, action, event and end has messages, and the rules that they cite exist",
    "table": "table data is complete: ids, messages and texts fit, acts are legal and reach every action",
    "table leak": "states that a seat can't tell apart give it equal table data",
    "bot": "the game's own bot, and a bot at the table, choose legal actions",
    "search": "plans come from the view and are legal, the rollout policy is legal, win probabilities sum to one",
    "figures": "numbers of the rules are in the game's tables only",
    "record": "a record replays to the same end from text and JSON, and a diary holds what its seat saw",
    "crash": "no other error occurs",
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
