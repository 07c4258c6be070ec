# What Protectors of the Realm says apart from the table, in English: why texts, positions and options are refused. How these files are read: baronage/engine/text/catalogue.py.

## Boards and what goes with them
board-shape = a custom board is a document with provinces, borders, starts, island (and a name)
board-name = the name of a board is made of letters and digits
board-provinces = provinces is a number from 2 to { $most }
board-borders = borders are pairs of Province numbers from 1 to { $most }
border-itself = a Province can’t border itself
border-twice = each border is listed once
board-starts = starts are Province numbers from 1 to { $most }
start-twice = two players can’t start in one Province
board-island = island is true or false
board-apart = { $count ->
        [one] the board must hang together by its borders, and no way leads from the others to { $names }
       *[other] the board must hang together by its borders, and no way leads from the others to these { $count } Provinces: { $names }
     }
starts-count = { $count ->
        [0] nobody starts here yet: put a start into one Province for each player, two at least
        [one] a single player has nobody to play with: put a start into a second Province
       *[other] { $count } players are too many: at most { $most } play
     }
provinces-between = { $starts } players on { $provinces } Provinces fit no game: a Normal game has a start in every Province, a Grand game at least twice as many Provinces as players. Make every Province a start, or add { $more }{ $fewer ->
        [0] { "" }
        [one] , or take away a start
       *[other] , or take away { $fewer } starts
     }
teams-unequal = { $count } players can’t form teams of equal size of two or more (REALM-A1.02)
team-size = { $known ->
        [none] no teams are possible for { $count } players (REALM-P1.01)
       *[other] team sizes possible for { $count } players: { $known } (REALM-P1.01)
     }
normal-provinces = a Normal game has as many Provinces as players (REALM-A2.02)
grand-provinces = a Grand game of { $count } players has an even number of Provinces from { $least } to { $most } (REALM-A2.02)
custom-provinces = a custom board has its own number of Provinces
two-ring-seats = a Normal game on the two-ring board needs an even number of players from 6 (REALM-Q1.02)
custom-version = with a custom board the version is fixed: normal or grand
custom-starts = { $count } players need { $count } starts, not { $given }
custom-normal = a Normal game of { $count } players has { $count } Provinces, not { $given } (REALM-A2.02)
custom-grand = a Grand game of { $count } players has at least { $least } Provinces, not { $given } (REALM-A2.02)
team-apart = the starts of a team of { $size } must hang together by borders among themselves (REALM-P1.02)

## Drawing a Realm
tool-add = Add a Province
tool-add-help = Click a Province: a new one is added that borders it.
tool-join = Draw borders
tool-join-help = Click two Provinces, one after the other: they get a border, across the Sea where they lie apart, or lose the one they had.
tool-start = Place starts
tool-start-help = Click a Province: a player starts there. Click it again, and nobody does.
tool-island = Island
tool-island-help = Click the Sea: the Island with the Wizard Sanctum rises from it, or is gone again.
tool-remove = Take off
tool-remove-help = Click a Province: it is taken off the board, and those after it move up by a name.
ready-empty = An empty sheet with two Provinces
ready-two-ring = Two rings of { $provinces } Provinces for { $count } players
ready-ring = A ring of { $count } Provinces for { $count } players
drawn-sea-name = Sea
drawn-island-name = Sanctum
drawn-none = none
drawn-sea = { $island ->
        [0] The Sea
       *[other] The Sea with the Island
     }
drawn-province = { $start ->
        [0] { $name }, which borders: { $near }
       *[other] { $name }, where player { $start } starts; it borders: { $near }
     }
drawn-realm = { $island ->
        [0] A Realm of { $provinces } Provinces for { $players } { $players ->
                [one] player
               *[other] players
             }
       *[other] A Realm of { $provinces } Provinces and the Island for { $players } { $players ->
                [one] player
               *[other] players
             }
     }

## Positions
position-begins = a position begins with N or G, the board and the number of players: N/ring7/7 T3.N ...
turn-range = a game has turns 1 to { $most } (REALM-B1.10)
position-wrong = this is no position of { $game }: { $why }
field-twice = { $name }= stands twice
word-misplaced = { $word } has no place in a position
field-unknown = { $name }= has no place in a position
players-count = the position is for { $count } players, not { $seats }
board-other = these options give the board { $name }, not { $board }
player-twice = Player#{ $number } stands twice in { $text }
rank-shape = rank= lists active players, each once, best first
work-nobody = nobody works in P{ $place }
cards-few = the deck has fewer cards { $card }
deck-few = a deck has fewer cards
team-shape = team= gives each player one of the teams, numbered from 1 and of equal size
player-unknown = there is no Player#{ $number }
player-unranked = Player#{ $number } is unranked and can’t own anything
amount-wrong = { $text } is no amount
now-count = { $count } players are unranked, but now= lists { $now }
out-count = { $count } players are unranked, but out= and now= list { $told }
map-shape = { $word } is no entry of a map: number:owner.units^level
place-twice = P{ $place } stands twice on the map
place-unranked = P{ $place } belongs to an unranked player
place-ownerless = P{ $place } is ownerless and holds units
card-not-in-deck = { $code } isn’t in its deck

## Messages
game-over = The game is over.
clicks-unsent = You have unsent clicks. Send or undo them before you send a text.
click-unknown = { $text } is no click: those are +F4*, +M1-2x3, +C6x2, +B6x2, +b17 and the like
say-what = Enter your choice. To send nothing, let the time run out.
