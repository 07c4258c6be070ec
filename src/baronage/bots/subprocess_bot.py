"""An external program in any language as a player: one line of JSON per decision, one line back.

It reads

    {"game": "brawling", "seats": 2, "options": {}, "seat": 0, "view": {…}, "actions": [[3], [4]], "texts": ["G", "D"],
     "spans": [], "default": [3], "seed": 123, "seconds": 10.0}

and answers with `{"action": [3]}`, with several in a row, `{"actions": [[6, 17], [3]]}`, or with notation, `{"move":
"G"}`. The view contains only the knowledge of its seat. `seed` is the program's own random number, for reproducible
games. A late, unreadable or illegal answer counts as a timeout.
"""

from __future__ import annotations

import contextlib
import json
import queue
import shlex
import subprocess
import sys
import threading
import weakref
from typing import Any, ClassVar

from baronage.bots import Player
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import BadSetup, Refusal
from baronage.engine.core.state import Action, State
from baronage.engine.hooks.search import Plan

SECONDS = 10.0  # default time for a decision
MAX_FAULTS = 3  # then the program gets no more requests
LONGEST = 1_000_000  # characters of an answer


class Piped(Player):
    """A player that sends each decision to a program.

    The program starts at the first decision and serves any number of games.
    """

    NAME: ClassVar[str] = "cmd"
    HELP: ClassVar[str] = "An external program over a pipe."

    def __init__(self, command: str, seconds: float = SECONDS) -> None:
        self._process: subprocess.Popen[str] | None = None
        self.words = shlex.split(command)
        if not self.words:
            raise BadSetup("cmd: needs a command, as in cmd:./bot")
        self.seconds = seconds
        self.faults: list[str] = []  # its errors, as sentences
        self.missed = 0  # decisions it did not make
        self._lines: queue.Queue[str] = queue.Queue()

    def choose(self, view: State, seat: int, actions: list[Action], chance: Chance) -> Action:
        return self.plan(view, seat, chance)[0]

    def plan(self, view: State, seat: int, chance: Chance) -> Plan:
        question = self._question(view, seat, chance)
        if len(self.faults) < MAX_FAULTS:
            try:
                return _read(self._ask(question), view, seat)
            except (OSError, ValueError, Refusal) as error:
                self.faults.append(f"{type(error).__name__}: {error}")
                print(f"baronage: {shlex.join(self.words)}: {self.faults[-1]}", file=sys.stderr)
                self.close()  # a late answer would be taken for the next one
        self.missed += 1
        return (view.default(seat),)

    def _question(self, view: State, seat: int, chance: Chance) -> str:
        actions = view.actions(seat)
        return json.dumps(
            {
                "game": view.game.name,
                "seats": view.setup.seats,
                "options": view.setup.document(),
                "seat": seat,
                "view": view.view(seat),
                "actions": actions,
                "texts": [view.write(seat, action) for action in actions],
                "spans": view.spans(seat),
                "default": view.default(seat),
                "seed": chance.below(1 << 31),
                "seconds": self.seconds,
            }
        )

    def _ask(self, question: str) -> str:
        process = self._started()
        assert process.stdin is not None
        process.stdin.write(question + "\n")
        process.stdin.flush()
        try:
            line = self._lines.get(timeout=self.seconds)
        except queue.Empty:
            raise TimeoutError(f"no answer within {self.seconds:g} seconds") from None
        if not line:
            raise ValueError("the program has ended")
        return line

    def _started(self) -> subprocess.Popen[str]:
        if self._process is None:
            lines: queue.Queue[str] = queue.Queue()
            process = subprocess.Popen(
                self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8", errors="replace"
            )
            threading.Thread(target=_listen, args=(process, lines), daemon=True).start()
            self._process, self._lines = process, lines
            self._end = weakref.finalize(self, _end, process)  # also when this player is garbage collected
        return self._process

    def close(self) -> None:
        """End the program."""
        if self._process is not None:
            self._process = None
            self._end()


def _end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()
    assert process.stdin is not None
    with contextlib.suppress(OSError):  # it did not read all its input
        process.stdin.close()


def _listen(process: subprocess.Popen[str], lines: queue.Queue[str]) -> None:
    assert process.stdout is not None
    with process.stdout as out:
        while line := out.readline(LONGEST):
            lines.put(line)
    lines.put("")  # the program has ended


def _read(line: str, view: State, seat: int) -> Plan:
    """Return the actions of an answer. The first is legal."""
    answer: Any = json.loads(line)
    if not isinstance(answer, dict):
        raise ValueError(f"an answer must be an object, not {line!r:.100}")
    if isinstance(answer.get("move"), str):
        found = view.read(seat, answer["move"])
    else:
        given = answer.get("actions", [answer["action"]] if "action" in answer else None)
        if not isinstance(given, list) or not given or not all(isinstance(action, list) for action in given):
            raise ValueError(f"an answer must have an action, actions or a move, not {line!r:.100}")
        found = [tuple(action) for action in given]
    for action in found:
        if not action or not all(type(number) is int for number in action):
            raise ValueError(f"an action must be a list of integers, not {list(action)!r:.100}")
    if not found or not view.allows(seat, found[0]):
        raise ValueError(f"{line.strip()!r:.100} is not allowed")
    return tuple(found)
