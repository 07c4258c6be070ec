"""Digests of what the positions of a game's test_judged.py show: prompts, labels and refusals as ids, params and rules, without
their text.

`digests.txt` beside the tests has one line for each position, so a changed param is noticed wherever it comes from. The
message of a failing test lists what the position shows now; run the test on the former commit to see what it showed
before. After an intended change, write the files again:

    BARONAGE_DIGESTS=write pytest tests/games -k params
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Mapping
from pathlib import Path

from baronage.engine.core.state import PUBLIC, Action, State
from baronage.engine.game.game import game_of
from baronage.engine.text.params import Params

FILE = "digests.txt"


def _line(viewer: int, head: str, params: Params, more: object = "") -> str:
    listed = " ".join(f"{name}={value!r}" for name, value in params.items())
    return f"{viewer if viewer >= 0 else '-'} {head} {listed} {more or ''}".rstrip()


def _some(found: dict[str, list[Action]]) -> list[tuple[str, Action]]:
    """Return the first and the last action of each kind."""
    return [(kind, action) for kind, actions in found.items() for action in dict.fromkeys((actions[0], actions[-1]))]


def params_of(state: State) -> str:
    """Return the lines of a position."""
    game, lines = game_of(state), []
    for viewer in (PUBLIC, *range(state.setup.seats)):
        view = state.redact(viewer)
        id, params = game.words.question(view, viewer)
        lines.append(_line(viewer, f"asks {id}", params, view.stack[-1].rules(view, viewer)))
        if viewer not in state.actors()[:1]:
            continue
        legal: dict[str, list[Action]] = {}
        for action in state.actions(viewer):
            legal.setdefault(game.verbs[action[0]].label(view, viewer, action), []).append(action)
        for id, action in _some(legal):
            verb = game.verbs[action[0]]
            lines.append(
                _line(viewer, f"{action} {id}", verb.params(view, viewer, action), verb.rules(view, viewer, action))
            )
        for prefix, low, high in state.spans(viewer):
            lines.append(f"{viewer} {prefix} {low} to {high}")
        refused: dict[str, list[Action]] = {}
        for verb in (game.verbs[number] for number in state.stack[-1].OFFERS):
            for action in verb.attempts(view, viewer):
                no = view.judge(viewer, action)
                if no is not None:
                    refused.setdefault(no.id, []).append(action)
        for id, action in _some(refused):
            no = view.judge(viewer, action)
            assert no is not None
            lines.append(_line(viewer, f"{action} is refused: {id}", no.params))
    return "\n".join(lines)


def check(folder: Path, places: Mapping[str, Callable[[], State]]) -> None:
    """Compare the digest of each position with the line in the file."""
    shown = {name: params_of(place()) for name, place in places.items()}
    digests = {name: hashlib.sha256(lines.encode()).hexdigest()[:12] for name, lines in shown.items()}
    file = folder / FILE
    if os.environ.get("BARONAGE_DIGESTS") == "write":
        file.write_text("".join(f"{digest} {name}\n" for name, digest in digests.items()))
    expected = {name: digest for digest, _, name in (line.partition(" ") for line in file.read_text().splitlines())}
    assert list(digests) == list(expected)
    for name, digest in digests.items():
        assert digest == expected[name], f"{name} shows something else: see {__name__}\n{shown[name]}"
