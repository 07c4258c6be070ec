"""The table as data: the map with its pieces, the order of a turn as a form, and the turn step by step."""

from __future__ import annotations

from baronage.games.yuan.table.acts import acts as acts
from baronage.games.yuan.table.board import board as board
from baronage.games.yuan.table.board import code as code
from baronage.games.yuan.table.board import pieces as pieces
from baronage.games.yuan.table.board import places as places
from baronage.games.yuan.table.board import players as players
from baronage.games.yuan.table.board import turn as turn
from baronage.games.yuan.table.events import events as events
from baronage.games.yuan.table.order import form as form
from baronage.games.yuan.table.order import plans as plans
from baronage.games.yuan.table.order import preview as preview
