"""What is told of a position, as facts: what each is asked, what the first of them may do, and why not the rest.

`params.txt` beside a game's tests keeps them for the places of its test_judged.py: a fact that changes is seen, wherever it
comes from. The words are left out; they may change as they like. After a change that is meant, write the files anew, and read
what is different before you keep it:

    BARONAGE_FACTS=write pytest tests/games -k params_are_told
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from pathlib import Path

from baronage.engine.core.state import PUBLIC, Action, State
from baronage.engine.game.game import game_of
from baronage.engine.text.params import Params

FILE = "facts.txt"


def _line(viewer: int, head: str, params: Params, more: object = "") -> str:
    told = " ".join(f"{name}={value!r}" for name, value in params.items())
    return f"{viewer if viewer >= 0 else '-'} {head} {told} {more or ''}".rstrip()


def _some(found: dict[str, list[Action]]) -> list[tuple[str, Action]]:
    """Of each kind the first and the last."""
    return [(kind, action) for kind, actions in found.items() for action in dict.fromkeys((actions[0], actions[-1]))]


def params_of(state: State) -> str:
    """The lines of a position."""
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


def kept(folder: Path) -> dict[str, str]:
    """What the file says of each place."""
    text = (folder / FILE).read_text() if (folder / FILE).exists() else ""
    parts = re.split(r"^# (.*)$", text, flags=re.MULTILINE)
    return {name: told.strip() for name, told in zip(parts[1::2], parts[2::2], strict=True)}


def check(folder: Path, places: Mapping[str, Callable[[], State]]) -> None:
    """What is told in these places is what the file says."""
    told = {name: params_of(place()) for name, place in places.items()}
    if os.environ.get("BARONAGE_FACTS") == "write":
        (folder / FILE).write_text("\n\n".join(f"# {name}\n{lines}" for name, lines in told.items()) + "\n")
    was = kept(folder)
    assert list(told) == list(was)
    for name, lines in told.items():
        assert lines.splitlines() == was[name].splitlines(), f"{name}: {__doc__}"
