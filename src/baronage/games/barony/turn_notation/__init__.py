"""Whole turns in a match: moves, dice and bumps as one line (RULES.md, Notation).

`lines.py` reads and writes the line; here it is played. A seat may also send a line: it plays the seat's
own moves and checks the rest against what has happened.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from baronage.engine.core.chance import Forced
from baronage.engine.core.errors import Illegal, Refusal, Unreadable
from baronage.engine.core.state import Action, Event
from baronage.engine.match.match import Match
from baronage.engine.match.turn_notation import Turn
from baronage.games.barony import verbs
from baronage.games.barony.board.geometry import ANGLES
from baronage.games.barony.input_errors import msg
from baronage.games.barony.meta import LETTERS
from baronage.games.barony.rules.names import serf_name
from baronage.games.barony.state import Barony
from baronage.games.barony.turn_notation.lines import TOKEN, read_turn, steps_between, write_turn
from baronage.games.barony.turn_notation.lines import Move as Played

HEAD: Final = re.compile(rf"\s*[{LETTERS}](?:[0-9]{{1,2}}(?![0-9.:])|\s+pass\b)")
_DICE: Final = re.compile("[0-9]")


def parts(text: str) -> list[str]:
    """Split a text at `;`, and a turn line into its moves and reports."""
    found: list[str] = []
    for piece in (piece.strip() for piece in text.split(";")):
        tokens = list(_tokens(piece))
        found += tokens if tokens and all(tokens) else [piece] if piece else []
    return found


def _tokens(text: str) -> Iterator[str]:
    """Yield the parts of a line, with an empty one where it can't be read."""
    place = 0
    while place < len(text):
        found = TOKEN.match(text, place)
        if found is None or found.end() == place:
            yield ""
            return
        yield found[0].strip()
        place = found.end()


# --- writing ------------------------------------------------------------------------------------------------------------


def write(match: Match, whole: bool) -> list[Turn]:
    """Return the game so far: turns as lines, the preparation and departures move by move."""
    lines: list[Turn] = []
    begun: Barony | None = None  # the state before the turn being written
    played: list[Played] = []
    first = 0
    label = match.game.seat_label
    moves = match.record.moves
    for number, again in enumerate(match.record.matches()):
        state = again.state
        assert isinstance(state, Barony)
        if number:
            move = moves[number - 1]
            played += [(move.seat, action, ()) for action in move.actions[:-1]]
            played += [(move.seat, action, move.outcomes) for action in move.actions[-1:]]
        over = begun is None or not state.stack or (state.turn, state.round) != (begun.turn, begun.round)
        if not over and number < len(moves):
            continue
        undone = any(not move.actions for move in moves[first:number])
        text = _line(begun, played, state) if over and begun is not None and played and not undone else ""
        if text:
            lines.append(Turn(text, number))
        else:
            lines += [Turn(f"{label(moves[at].seat)}: {moves[at].text}", at + 1) for at in range(first, number)]
        begun, played, first = (state.clone() if state.round else None), [], number
    return lines


def _line(before: Barony, moves: Sequence[Played], after: Barony) -> str:
    """Return the line of these moves if reading it gives the same moves, or ""."""
    if any(action[0] < 0 for _, action, _ in moves):
        return ""
    text = write_turn(before, moves)
    try:
        again, state = read_turn(before, text)
    except Refusal:
        return ""
    return text if HEAD.match(text) and state.fields() == after.fields() and len(again) >= len(moves) else ""


# --- playing ------------------------------------------------------------------------------------------------------------


class Account:
    """A line that is played at a table."""

    def __init__(self, match: Match, seat: int) -> None:
        self.match = match
        self.seat = seat
        self.line: list[str] = []  # parts of the current turn's line so far
        self.since = len(match.history)

    def read_part(self, part: str, rest: Sequence[str]) -> bool | Action:
        found = TOKEN.fullmatch(part)
        state = self.match.state
        if found is None or not isinstance(state, Barony) or not state.stack:
            return False
        if found["met"]:
            return self._happened(part, any(serf_name(params[1]) == found["met"] for params in self._params(verbs.MET)))
        if found["dice"]:
            fell = [_dice(event) for event in self._events() if event[0] in (verbs.DICE, verbs.RECRUITED)]
            return self._happened(part, [int(n) for n in _DICE.findall(part)] in fell)
        if found["told"]:
            ends = [state.board.space_name(params[2]) for params in self._params(verbs.BUMPED)]
            dead = [*self._params(verbs.KILLED), *self._params(verbs.ASSASSINATED)]
            return self._happened(part, bool(dead) if part == "#" else part[1:] in ends)
        actions = state.read(self.seat, part)
        if state.allows(self.seat, actions[0]):
            return False
        if found["aim"]:
            bumps = [(params[3], steps_between(state, *params[1:4])) for params in self._params(verbs.BUMPED)]
            return any(part in (f">{ANGLES[way]}", f">{ANGLES[way]}*{far}") for way, far in bumps)
        if actions[0][0] == verbs.SAVE:
            return self._happened(part, actions[0][1] in [params[1] for params in self._params(verbs.SAVED)])
        declares = actions[0][0] in (verbs.FIGHT, verbs.CONCEDE, verbs.YIELD, verbs.RIDE)
        if declares and state.allows(self.seat, (verbs.GO_ON,)):
            return (verbs.GO_ON,)  # never written down
        return False

    def _happened(self, part: str, did: bool) -> bool:
        if not did:
            raise Illegal(msg("not-happened", part=part))
        return True

    def _events(self) -> list[Event]:
        return [event for moment in self.match.history[self.since :] for event in moment.events]

    def _params(self, kind: int) -> list[Action]:
        return [event[2] for event in self._events() if event[0] == kind]

    def play(self, part: str, rest: Sequence[str]) -> list[Action]:
        self.line.append(part)
        if rest and not HEAD.match(rest[0]):
            return []
        line, self.line = " ".join(self.line), []
        match = self.match
        assert isinstance(match.state, Barony)
        if not match.state.round:
            raise Unreadable(msg("no-turn-yet"))
        moves, _ = read_turn(match.state, line)
        self._bring([list(outcome) for _, _, outcomes in moves for outcome in outcomes])
        played: list[Action] = []
        for seat, action, outcomes in moves:
            before = len(match.record.moves)
            played += match.play(seat, [action])
            fell = tuple(outcome for move in match.record.moves[before:] for outcome in move.outcomes)
            if fell != outcomes:
                raise Illegal(msg("dice-other", line=f"{line:.60}"))
        return played

    def _bring(self, outcomes: list[list[int]]) -> None:
        """Use the dice of the line when a game is replayed. Dice given separately must be the same."""
        chance = self.match.chance
        if not isinstance(chance, Forced) or not outcomes:
            return
        if not chance.left:
            chance.left = list(outcomes)
        given = [[one] if isinstance(one, int) else one for one in chance.left[: len(outcomes)]]
        if given != outcomes:
            raise Illegal(msg("dice-of-line"))


def _dice(event: Event) -> list[int]:
    """Return the dice of an event."""
    params = event[2]
    return [params[2], params[3]] if event[0] == verbs.RECRUITED else [params[1], params[2], params[6], params[7]]
