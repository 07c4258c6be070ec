"""The table as data: zones of cards, what the players hold, acts with their outcome, and events."""

from __future__ import annotations

from baronage.games.brawling.table.acts import acts as acts
from baronage.games.brawling.table.attack import form as form
from baronage.games.brawling.table.attack import preview as preview
from baronage.games.brawling.table.board import board as board
from baronage.games.brawling.table.board import code as code
from baronage.games.brawling.table.board import notes as notes
from baronage.games.brawling.table.board import pieces as pieces
from baronage.games.brawling.table.board import players as players
from baronage.games.brawling.table.board import turn as turn
from baronage.games.brawling.table.events import events as events
