"""The table as data: triangles and Serfs, what the Barons hold, acts with their outcome, and events."""

from __future__ import annotations

from baronage.games.barony.table.acts import acts as acts
from baronage.games.barony.table.board import board as board
from baronage.games.barony.table.board import code as code
from baronage.games.barony.table.board import places as places
from baronage.games.barony.table.board import players as players
from baronage.games.barony.table.board import turn as turn
from baronage.games.barony.table.board import where as where
from baronage.games.barony.table.events import events as events
from baronage.games.barony.table.lineup import form as form
from baronage.games.barony.table.lineup import preview as preview
from baronage.games.barony.table.serfs import pieces as pieces
