"""The table as data: realms and hands, what the players hold, acts with their outcome, the battle line, and events."""

from __future__ import annotations

from baronage.games.fyn.table.acts import acts as acts
from baronage.games.fyn.table.board import board as board
from baronage.games.fyn.table.board import code as code
from baronage.games.fyn.table.board import notes as notes
from baronage.games.fyn.table.board import pieces as pieces
from baronage.games.fyn.table.board import players as players
from baronage.games.fyn.table.board import turn as turn
from baronage.games.fyn.table.board import where as where
from baronage.games.fyn.table.events import events as events
