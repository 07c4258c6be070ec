"""The line-up before the first turn: where each of the nine Serfs starts, as a form (BAR-P1.03)."""

from __future__ import annotations

from collections.abc import Mapping

from baronage.engine.core.state import Action
from baronage.engine.picture.table import NO_MSG, Field, Msg, Preview
from baronage.games.barony import verbs
from baronage.games.barony.board.geometry import BARONY
from baronage.games.barony.nodes import serf_id
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.opening import DONE, PLACING, Preparation, fief, is_free, stage
from baronage.games.barony.table.serfs import where_placed


def form(s: Barony, seat: int) -> list[Field]:
    """Return a field for each of the nine: the triangles where it may start, with the one drafted or proposed."""
    nine, spots = _open(s, seat)
    options = tuple((spot, s.board.names[spot], 0, NO_MSG) for spot in spots)
    return [Field(serf_id(serf), "spot", options, (start,)) for serf, start in nine.items()]


def preview(s: Barony, seat: int, draft: Mapping[str, tuple[int, ...]]) -> Preview:
    """Return the decisions that place the Serfs as chosen and send the line-up."""
    nine, spots = _open(s, seat)
    chosen = {serf: (draft.get(serf_id(serf)) or (start,))[0] for serf, start in nine.items()}
    label: Msg = ("button-ready", {})
    if not chosen or len({*chosen.values()}) < len(chosen) or not {*chosen.values()} <= {*spots}:
        return Preview(text=("button-two-on-one", {}), send=label)
    preparation = s.on_top(Preparation)
    kept = preparation.drafts[seat] if preparation is not None else ()
    before = tuple(action for action in kept if action[0] not in (verbs.PLACE, verbs.PUT))
    if is_free(s):
        do: list[Action] = [(verbs.PUT, chosen[serf]) for serf in nine]
    else:
        do = [(verbs.PLACE, serf) for serf in sorted(nine, key=lambda serf: spots.index(chosen[serf]))]
    return Preview(
        (*before, *do, (verbs.READY,)), ("preparation-free-bar" if is_free(s) else "preparation-bar", {}), send=label
    )


def _open(s: Barony, seat: int) -> tuple[dict[int, int], list[int]]:
    """Return the triangle of each of the nine, drafted or proposed, and all triangles where they may start."""
    preparation = s.on_top(Preparation)
    if preparation is None or seat not in preparation.actors(s):
        return {}, []
    draft = preparation.drafts[seat]
    if stage(s, seat, draft) not in (PLACING, DONE):
        return {}, []
    starts, first = s.board.starts[s.home[seat]], s.board.home_first[s.home[seat]]
    placed = where_placed(s, seat)
    free = [start for start in starts if start not in placed.values()]
    spots = [*range(first, first + BARONY)] if is_free(s) else starts
    free += [spot for spot in spots if spot not in (*free, *placed.values())]
    nine = fief(s, seat, draft)
    return {serf: placed[serf] if serf in placed else free.pop(0) for serf in nine}, spots
