"""The table as data: lands around the Sea, orders and their outcome, the Dragon, purchases, events."""

from __future__ import annotations

from baronage.games.protectors.table.acts import acts as acts
from baronage.games.protectors.table.board import board as board
from baronage.games.protectors.table.board import notes as notes
from baronage.games.protectors.table.board import pieces as pieces
from baronage.games.protectors.table.board import places as places
from baronage.games.protectors.table.board import players as players
from baronage.games.protectors.table.board import turn as turn
from baronage.games.protectors.table.events import events as events
from baronage.games.protectors.table.plans import form as form
from baronage.games.protectors.table.plans import plans as plans
from baronage.games.protectors.table.plans import preview as preview
