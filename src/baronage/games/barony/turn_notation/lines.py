"""A whole turn as one line, read and written: movement, meetings, answers, dice and bumps (RULES.md, Notation).

`A1 C1.5-C1.11 xB1/F (6+5:2+2) >90*1=C1.19 xA2/F (3+3:3+3) >270*1=C1.11`. Default answers are omitted: a Defender that
fights, an Archer that doesn't shoot, a Knight that stays, the end of the turn. What needs no choice (`=C1.19`, `xA2`,
`#`) is only reported.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final

from baronage.engine.core.chance import ChanceError, Forced
from baronage.engine.core.errors import Unreadable
from baronage.engine.core.state import TIMEOUT, Action, Event
from baronage.engine.text.input_errors import quoted
from baronage.games.barony import verbs
from baronage.games.barony.board.geometry import ANGLES, OUT
from baronage.games.barony.data import LIG
from baronage.games.barony.input_errors import msg
from baronage.games.barony.meta import LETTERS
from baronage.games.barony.notation import read, write
from baronage.games.barony.rules.names import MAX_DIGITS, read_slot, serf_name
from baronage.games.barony.state import Barony, serf_in
from baronage.games.barony.steps.base import top_step

Move = tuple[int, Action, tuple[tuple[int, ...], ...]]  # seat, action, outcomes

_NAMING: Final = (verbs.TACTICS, verbs.SHOOT, verbs.CAST)


# --- writing ------------------------------------------------------------------------------------------------------------


def write_turn(s: Barony, moves: Iterable[Move]) -> str:
    """Return the line of a turn, from the state before it, which isn't changed."""
    state = s.clone()
    text = ""
    last = verbs.PASS
    for seat, action, outcomes in moves:
        text += _sign(state, seat, action, last)
        last = action[0]
        state.log = []
        state.play(seat, action, Forced([list(outcome) for outcome in outcomes]))
        text += _consequences(state, action, state.log)
    return text.strip()


def _sign(s: Barony, seat: int, action: Action, last: int) -> str:
    """Return the notation of one action that follows a `last` verb, or "" for a default."""
    verb = action[0]
    if verb == verbs.PASS:
        return f" {LETTERS[seat]} pass"
    if verb == verbs.ACTIVATE:
        return f" {serf_name(action[1])}"
    if verb in (verbs.STEP, verbs.FLY):
        start = f" {s.board.space_name(s.place[s.active])}" if last == verbs.ACTIVATE else ""
        blank = "" if last in (verbs.ACTIVATE, verbs.STEP, verbs.FLY) else " "
        return start + blank + write(s, seat, action)
    if verb in (verbs.GO_ON, verbs.END, TIMEOUT):
        return ""
    if verb in top_step(s).unwritten() and action == s.default(seat):
        return ""
    text = write(s, seat, action)
    return text if text[0] == "/" or verb == verbs.RIDE else f" {text}"


def _consequences(s: Barony, action: Action, events: list[Event]) -> str:
    """Return the notation of an action's results."""
    text = ""
    aimed = action[0] in (verbs.AIM, verbs.SHORTEN)
    named = action[0] in _NAMING and action[:2] != (verbs.CAST, LIG)  # the action's own text names the target
    for kind, _, params, _ in events:
        if kind == verbs.MET:
            text += "" if named else f" x{serf_name(params[1])}"
        elif kind == verbs.FLEW:
            text += f"-{s.board.space_name(params[2])}"
        elif kind == verbs.DICE:
            text += f" ({params[1]}+{params[2]}:{params[6]}+{params[7]})"
        elif kind == verbs.RECRUITED:
            text += f" ({params[2]}+{params[3]})"
        elif kind == verbs.BUMPED:
            _, start, end, direction = params[:4]
            way = "" if aimed else f" >{ANGLES[direction]}*{steps_between(s, start, end, direction)}"
            text += f"{way}={s.board.space_name(end)}"
            aimed = False
        elif kind in (verbs.KILLED, verbs.ASSASSINATED):
            text += "#"
        elif kind == verbs.SAVED and action[0] != verbs.SAVE:
            text += f" ${s.board.space_name(params[1])}"
    return text


def steps_between(s: Barony, start: int, end: int, direction: int) -> int:
    """Return the number of triangles between two spaces."""
    count = 0
    while start != end and start != OUT:
        start = s.board.ahead(start, direction)
        count += 1
    return count


# --- reading ------------------------------------------------------------------------------------------------------------

_PLACE: Final = r"(?:M|[A-Z][A-Za-z]*[0-9]*\.[0-9]{1,2}|[ud]-?[0-9]+,-?[0-9]+)"
TOKEN: Final = re.compile(
    rf"""\s*(?:
    (?P<dice>\([0-9+:]+\))
    | x(?P<met>[{LETTERS}][0-9]{{1,2}})
    | (?P<told>=(?:X|{_PLACE})|\#)
    | (?P<aim>>[0-9]{{2,3}}(?:\*[0-9]{{1,{MAX_DIGITS}}})?)
    | (?P<path>(?:[{LETTERS}][0-9]{{1,2}})(?:\s+{_PLACE})?(?:-{_PLACE}|\^[0-9]{{2,3}}\*[0-9]{{1,{MAX_DIGITS}}})*)(?![A-Za-z0-9])
    | (?P<legs>(?:-{_PLACE}|\^[0-9]{{2,3}}\*[0-9]{{1,{MAX_DIGITS}}})+)
    | (?P<act>/(?:E[{LETTERS}]?[0-9]{{1,2}}|[FCYRA+-])
      | ![A-Z]{{3}}
      | \*CAT\soff
      | \*[A-Z]{{3}}(?:\s(?!x[{LETTERS}][0-9])(?!(?:cast|abandon)\b)[A-Za-z0-9][A-Za-z0-9.,'+]*){{0,2}}
      | ,[{LETTERS}][0-9]{{1,2}}
      | \$(?:buy|sell|give|ask|serf|drop)\s[^\s/!(]+
      | \$(?:rank|move|offer)
      | [$@]{_PLACE}
      | =[A-Z]{{3}}'?(?:\+[0-9]+x[0-9]+)*
      | ~[0-9]+
      | [{LETTERS}]\s+pass | pass | cast | abandon | go | \.)
    )""",
    re.X,
)


class _Reader:
    """A parser that replays a turn from its line."""

    def __init__(self, s: Barony, text: str) -> None:
        self.state = s.clone()
        self.moves: list[Move] = []
        figures = [
            int(figure) for group in re.findall(r"\(([0-9+:]+)\)", text) for figure in re.findall("[0-9]", group)
        ]
        self.chance = Forced([figure - 1 for figure in figures])
        self.dice_read = 0  # dice read from the text so far
        self.met: list[int] = []  # Defenders not yet read from the text
        self.bumps = 0  # bumps without a choice not yet read
        self.saved: list[int] = []  # triangles of Serfs put down without a choice, not yet read

    def take(self, seat: int, action: Action) -> None:
        self.state.log = []
        try:
            self.state.play(seat, action, self.chance)
        except ChanceError as error:
            raise Unreadable(msg("dice-misfit")) from error
        self.moves.append((seat, action, tuple(map(tuple, self.chance.outcomes))))
        self.met += [serf_in(event[2][1]) for event in self.state.log if event[0] == verbs.MET]
        bumps = sum(event[0] == verbs.BUMPED for event in self.state.log)
        self.bumps += bumps - (bumps and action[0] in (verbs.AIM, verbs.SHORTEN))
        if action[0] != verbs.SAVE:
            self.saved += [event[2][1] for event in self.state.log if event[0] == verbs.SAVED]

    def asked(self) -> int:
        actors = self.state.actors()
        if not actors:
            raise Unreadable(msg("line-late"))
        return actors[0]

    def silence(self, last: bool = False) -> bool:
        """Play an omitted default and return True, or return False if none can be omitted here."""
        state = self.state
        if not state.stack or not top_step(state).may_be_left_out(last):
            return False
        seat = self.asked()
        action = state.default(seat)
        self.take(seat, (verbs.GO_ON,) if action == (TIMEOUT,) else action)
        return True

    def act(self, text: str) -> None:
        """Play an action after omitted defaults. A Serf put on the only free triangle is just reported."""
        while True:
            if self.saved and text == f"${self.state.board.space_name(self.saved[0])}":
                del self.saved[0]
                return
            seat = self.asked()
            actions = read(self.state, seat, text)
            if actions[0] in self.state.actions(seat):
                break
            if not self.silence():
                raise Unreadable(msg("not-here", text=quoted(text, 40)))
        for action in actions:
            if action not in self.state.actions(seat):
                raise Unreadable(msg("not-here-whole", text=quoted(text, 40)))
            self.take(seat, action)

    def aim(self, text: str) -> None:
        """Play a chosen bump, or skip a reported one."""
        while not self.bumps:
            seat = self.asked()
            (action,) = read(self.state, seat, text)
            if action in self.state.actions(seat):
                self.take(seat, action)
                return
            if not self.silence():
                raise Unreadable(msg("bump-nobody", text=text))
        self.bumps -= 1

    def meet(self, name: str) -> None:
        """Read the start of a confrontation, after omitted defaults."""
        defender = read_slot(self.state, name)
        while defender not in self.met:
            if not self.silence():
                raise Unreadable(msg("not-met", name=name))
        del self.met[: self.met.index(defender) + 1]

    def roll(self, text: str) -> None:
        """Read dice, after omitted defaults."""
        self.dice_read += len(re.findall("[0-9]", text))
        while sum(len(move[2]) for move in self.moves) < self.dice_read:
            if not self.silence():
                raise Unreadable(msg("nobody-rolls", text=text))


def read_turn(s: Barony, text: str) -> tuple[list[Move], Barony]:
    """Return the moves of a turn and the state after them; `s` isn't changed."""
    reader = _Reader(s, text)
    turn, number = s.turn, s.round
    place = 0
    while text[place:].strip():
        found = TOKEN.match(text, place)
        if found is None:
            raise Unreadable(msg("no-part", text=quoted(text[place:].strip(), 40)))
        place = found.end()
        if found["dice"]:
            reader.roll(found["dice"])
        elif found["met"]:
            reader.meet(found["met"])
        elif found["aim"]:
            reader.aim(found["aim"])
        elif not found["told"]:
            reader.act((found["path"] or found["legs"] or found["act"]).strip())
    state = reader.state
    while state.stack and (state.turn, state.round) == (turn, number) and reader.silence(last=True):
        pass
    if reader.chance.left:
        raise Unreadable(msg("dice-many"))
    return reader.moves, state
