"""The verbs of actions and the kinds of events. An action is (verb, Serfs, spaces or directions ...), an event's facts likewise.

A Serf is its slot in the state's lists, a space its number on the board, a direction 0 to 5 for 30 to 330 degrees.
"""

from __future__ import annotations

from typing import Final

# --- actions --------------------------------------------------------------------------------------------------------
PLACE: Final = 0  # Serf: it stands on the next start triangle
PUT: Final = 1  # triangle: the next Serf stands there
READY: Final = 2  # send the preparation
ACTIVATE: Final = 3  # Serf
PASS: Final = 4
STEP: Final = 5  # space: one movement of a Sider or Pointer, or into or out of the Market
FLY: Final = 6  # direction, jumps: a Jumper's flight
END: Final = 7  # end the turn
FIGHT: Final = 8
CONCEDE: Final = 9
YIELD: Final = 10  # both Serfs are one Baron's: the Defender concedes
AIM: Final = 11  # direction, distance of a bump
HIRE: Final = 12  # row of the list of hires
HIRED: Final = 13  # done with hiring
PICK: Final = 14  # Serf (its slot to be): it joins the Fief

# --- events: the facts of each ---------------------------------------------------------------------------------------
DRAFTED: Final = 0  # seat, 1 if sent (seen by that seat only): a preparation changed
PLACED: Final = 1  # Serf, triangle
ROLLED: Final = 2  # seat, die: for the first turn
FIRST: Final = 3  # seat
TURN: Final = 4  # seat, round
HELD: Final = 5  # Serf, hold: 3 is barricaded
ACTIVATED: Final = 6  # Serf
PASSED: Final = 7  # seat
STEPPED: Final = 8  # Serf, from, to
FLEW: Final = 9  # Serf, from, to, direction, jumps
MET: Final = 10  # Aggressor, Defender, space, 1 if forced
DECLARED: Final = 11  # Aggressor, FIGHT, CONCEDE or YIELD
ANSWERED: Final = 12  # Defender, FIGHT or CONCEDE
WINDOW: Final = 13  # Aggressor, Defender: an answer is awaited
ASKED: Final = 14  # seat (seen by that seat only)
DICE: Final = 15  # Aggressor, its two dice, its total, Defender, its two dice, its total
WON: Final = 16  # winner, loser
BUMPED: Final = 17  # Serf, from, to (-1: out of the Kingdom), direction
STOPPED: Final = 18  # Serf, space: the chain is too long, nobody is confronted
KILLED: Final = 19  # Serf, the Serf that is credited or -1
BELOW: Final = 20  # seat, turns in a row with too few Serfs
FALLEN: Final = 21  # seat: has lost
REMOVED: Final = 22  # Serf: leaves the board with its Baron
ENDED: Final = 23  # cause, seat that won or -1
STOOD: Final = 24  # seat: its activation or turn is over
MUSTERED: Final = 25  # Serf, caste, vocation, free maneuver
TREASURY: Final = 26  # seat, gold
PAID: Final = 27  # seat, gold gained, its treasury now
