"""The table of a view as data: the game's module `table`, with defaults for the parts that it leaves out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

from baronage.engine.core.setup import Setup
from baronage.engine.core.state import Action, Event, State
from baronage.engine.game.contract import BadGame
from baronage.engine.game.game import Game, game_of
from baronage.engine.game.menu_cache import MenuCache
from baronage.engine.picture.table import (
    NO_MSG,
    Act,
    Board,
    Field,
    Msg,
    Piece,
    Place,
    PlanToken,
    PlayerRow,
    Preview,
    TableEvent,
)

RUN: Final = 8  # consecutive amounts from which they become one act with a stepper


class TableView(NamedTuple):
    """Everything that a viewer sees of a table, but events."""

    places: tuple[Place, ...]  # those built in play
    pieces: tuple[Piece, ...]
    players: tuple[PlayerRow, ...]
    plans: tuple[PlanToken, ...]
    acts: tuple[Act, ...]
    form: tuple[Field, ...]
    prompt: Msg
    rules: tuple[str, ...]  # of the prompt
    waits: tuple[int, ...]  # the seats to act, as far as the viewer knows
    turn: Msg = NO_MSG  # the heading of the present turn


def board(setup: Setup) -> Board:
    """Return the parts of the table that are the same for all games with this setup."""
    return game_of(setup).table.board(setup)


def table_view(view: State, asked: bool = True) -> TableView:
    """Return the table of a view for its viewer. A replay leaves out acts and forms."""
    game, seat = game_of(view), view.viewer
    seated = seat >= 0
    actions = view.actions(seat) if seated and asked else []
    prompt, rules = prompt_of(view)
    return TableView(
        tuple(_optional(game, "places", view)),
        tuple(game.table.pieces(view)),
        players(view),
        tuple(_optional(game, "plans", view, seat)) if seated else (),
        acts(view, seat, actions) if actions else (),
        form_of(view, seat, actions),
        prompt,
        rules,
        tuple(view.actors()),
        _turn(game, view),
    )


def _turn(game: Game, view: State) -> Msg:
    own = game.hook("table", "turn")
    return NO_MSG if own is None else own(view)


def _optional(game: Game, name: str, *args: Any) -> Sequence[Any]:
    own = game.hook("table", name)
    found: Sequence[Any] = own(*args) if own is not None else ()
    return found


# --- players --------------------------------------------------------------------------------------------------------


def players(view: State) -> tuple[PlayerRow, ...]:
    """Return the rows of all sides, with the marks of all games: acts, sent and out."""
    own = game_of(view).hook("table", "players")
    rows: Sequence[PlayerRow] = own(view) if own is not None else default_players(view)
    acting, sent = view.actors(), _sent(view)
    marked = []
    for row in rows:
        seat = row.seat
        marks = row.marks
        if seat >= 0:
            if seat in acting:
                marks = (*marks, "acts")
            if sent >> seat & 1:
                marks = (*marks, "sent")
            if view.left >> seat & 1 or (view.stack and view.beaten(seat)):
                marks = (*marks, "out")
        marked.append(row if marks is row.marks else row._replace(marks=marks))
    return tuple(marked)


def default_players(view: State) -> list[PlayerRow]:
    """Return a row for each seat with its score: by the summary, otherwise by the standings."""
    hooks, standings = game_of(view).summary, view.standings()
    scores = {line.seat: int(line.score) for line in standings.seats} if standings else {}
    seats = range(view.setup.seats)
    if hooks is not None and not standings:
        scores = {seat: sum(hooks.points(view, seat).values()) for seat in seats}
    return [PlayerRow(seat, seat, seat, scores.get(seat, 0)) for seat in seats]


def _sent(view: State) -> int:
    """Return the seats that have sent their part of a simultaneous step, as far as the viewer knows."""
    step = view.at_once()
    return step.sent if step is not None else 0


# --- acts -----------------------------------------------------------------------------------------------------------


def acts(view: State, seat: int, actions: Sequence[Action]) -> tuple[Act, ...]:
    """Return the acts of a seat, from its view and its legal actions."""
    game = game_of(view)
    own = game.hook("table", "acts")
    with MenuCache(view):
        found: Sequence[Act] = own(view, seat, actions) if own is not None else default_acts(view, seat, actions)
    return tuple(_with_text(act, _brief(game, act.text)) for act in found)


def ends_of(view: State, seat: int, plan: Sequence[Action]) -> tuple[str, str]:
    """Return the piece and the target of the act that agrees longest with a plan, or of the place that its order names.

    Both are "" if nothing on the table stands for the plan.
    """
    if game_of(view).table is None or not plan:
        return "", ""
    actions = view.actions(seat)
    best, most = ("", ""), 0
    for act in acts(view, seat, actions):
        agreed = min(len(act.do), len(plan))
        if act.do[:agreed] == tuple(plan[:agreed]) and agreed > most and (act.piece or act.target):
            best, most = (act.piece, act.target), agreed
    if most:
        return best
    for field in form_of(view, seat, actions):
        for value, place, *_ in field.options if field.kind == "place" else ():
            if len(plan[0]) > 1 and plan[0][1] == value:
                return "", place
    return "", ""


def _with_text(act: Act, text: Msg) -> Act:
    return act if len(text[1]) == len(act.text[1]) else act._replace(text=text)


def _brief(game: Game, msg: Msg) -> Msg:
    """Return a message with only the params that it uses."""
    return msg[0], game.words.brief(*msg)


def default_acts(view: State, seat: int, actions: Sequence[Action]) -> list[Act]:
    """Return one act for each action, and one for each range of amounts."""
    verbs = game_of(view).verbs
    found = []
    spans = list(view.spans(seat))
    runs = _runs(view, seat, actions)
    for action in sorted(actions, key=lambda action: verbs[action[0]].menu_order(view, seat, action)):
        run = runs.get(action[:-1]) if verbs[action[0]].AMOUNT else None
        if run is None:
            found.append(default_act(view, seat, action))
        elif run[0] == action[-1]:
            spans.append((action[:-1], *run))
    for prefix, low, high in spans:
        found.append(default_act(view, seat, (*prefix, low))._replace(amount=(low, high)))
    return found


def default_act(view: State, seat: int, action: Action) -> Act:
    """Return an action as an act.

    Its text is the label of the option. Its piece and target are the first and the last node to click.
    """
    verb = view.game.verbs[action[0]]
    clicks = verb.clicks(view, seat, action)
    text = (verb.label(view, seat, action), verb.params(view, seat, action))
    target = clicks[-1] if len(clicks) > 1 else ""
    return Act((action,), clicks[0] if clicks else "", target, text, undo=undoable(view, seat, action))


def undoable(view: State, seat: int, action: Action) -> bool:
    """Return whether an action can be taken back, as far as its verb says."""
    return not view.completes_draft(seat, action) or not _reveals(view, action)


def _reveals(view: State, action: Action) -> bool:
    step = view.at_once()
    sends = step is not None and action[0] == step.SEND
    return sends or view.stack[-1].SECRET_WINDOW or view.game.verbs[action[0]].REVEALS


def _runs(view: State, seat: int, actions: Sequence[Action]) -> Mapping[Action, tuple[int, int]]:
    """Return the ranges of at least RUN consecutive amounts, by the rest of the action."""
    found: dict[Action, list[int]] = {}
    if len(actions) < RUN:
        return {}
    for action in actions:
        verb = view.game.verbs[action[0]]
        if verb.AMOUNT and not verb.clicks(view, seat, action):
            found.setdefault(action[:-1], []).append(action[-1])
    return {
        prefix: (numbers[0], numbers[-1])
        for prefix, numbers in found.items()
        if len(numbers) >= RUN and numbers == list(range(numbers[0], numbers[0] + len(numbers)))
    }


def form_of(view: State, seat: int, actions: Sequence[Action]) -> tuple[Field, ...]:
    """Return the fields of the joint decision of a seat with these actions, if the game can preview it."""
    game = game_of(view)
    if not actions or game.hook("table", "preview") is None:
        return ()
    return tuple(_optional(game, "form", view, seat))


def preview(view: State, seat: int, draft: Mapping[str, tuple[int, ...]]) -> Preview:
    """Return the outcome of a draft of the form's fields. Raise BadGame if the game has no form."""
    own = game_of(view).hook("table", "preview")
    if own is None:
        raise BadGame(f"{game_of(view).package}.table has no 'preview'")
    found: Preview = own(view, seat, draft)
    return found


# --- prompt and events ----------------------------------------------------------------------------------------------


def prompt_of(view: State) -> tuple[Msg, tuple[str, ...]]:
    """Return the message of the decision on top for the viewer, or of the end, and its rules.

    If there is a message `ID-bar` for a question `ID`, it is preferred: it has at most LONGEST_PROMPT letters.
    """
    game = game_of(view)
    if view.stack:
        id, params = game.words.question(view, view.viewer)
        id = f"{id}-bar" if game.words.has(f"{id}-bar") else id
        return _brief(game, (id, params)), view.stack[-1].rules(view, view.viewer)
    name, *rules = game.causes[view.cause]
    return (f"cause-{name}", {}), tuple(rules)


def events(view: State, log: Sequence[Event]) -> tuple[TableEvent, ...]:
    """Return the events that the viewer sees, from their view after them. Events without a text are left out."""
    game = game_of(view)
    words, own = game.words, game.hook("table", "events")
    found: list[TableEvent] = []
    for event in log:
        text = words.event(view.setup, event, view)
        shown = TableEvent(
            text[0], text, len(found) + 1, rules=tuple(event[3].split()), turn=game.heading_msg(event[0], text[1])
        )
        if own is not None and event[0] >= 0:
            shown = own(view, event, shown)
        if shown.text[0] or shown.kind:
            found.append(shown._replace(text=_brief(game, shown.text)))
    return tuple(found)


__all__ = [
    "NO_MSG",
    "TableView",
    "acts",
    "board",
    "default_act",
    "default_acts",
    "default_players",
    "ends_of",
    "events",
    "form_of",
    "players",
    "preview",
    "prompt_of",
    "table_view",
    "undoable",
]
