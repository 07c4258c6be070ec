# What Yuan says apart from the table, in English: why texts, positions and options are refused. How these files are read: baronage/engine/text/catalogue.py.

## Standing answers
answer-unknown = a standing answer is one of: { $known }

## Options
scenario-seats = the scenario { $scenario } is for { $wanted } players, not { $seats } (YUAN-S5.01)
scenario-box = the scenario { $scenario } is played with the China box as main box (YUAN-S5.01)
standard-maps = standard maps are for 2 to 4 players with the China box (YUAN-S2.06)
bank-small = { $seats } players need a bank of at least { $least } Chão (YUAN-G1.15)

## Moves as they are written
turn-other = this is turn { $turn }, not turn { $told }
seat-unknown = there is no seat { $seat }
clan-letter = { $part } doesn’t begin with the letter of a clan in play
move-empty = an empty move
seat-other = this is seat { $seat }, not seat { $told }
bid-shape = a bid is a whole number of at most nine digits, as in 'bid 4', not { $text }
province-unknown = there is no Province { $name }
capital-next = the next capital is that of { $clan }
capital-shape = a capital is written 'puts W LAI'
take-shape = the choice of a clan is written 'takes W LAI'
capital-other = { $where ->
    [none] the capital of { $clan } is nowhere yet, not at { $told }
   *[other] the capital of { $clan } is { $where }, not { $told }
 }
clan-other = { $mine ->
    [none] this seat plays no clan yet, not { $told }
   *[other] this seat plays { $mine }, not { $told }
 }
order-shape = { $text } is no order: one is written 'LAI:D1F2M2', a pass '-'
order-twice = { $order } names { $kind } twice

## Positions
position-wrong = this is no position of { $game }: { $why }
position-line = a position is one line
position-begins = a position begins with t=, or is written 'LAI=Wc BIN=Bc | W4 B4'
position-twice = something stands twice in this position
clans-seats = { $count } clans with Chão, and { $seats } seats
turn-unknown = there is no turn { $turn }
temples = the Temple supply is from 0 to 36
pieces-many = { $clan } has more pieces on the map than in the box (YUAN-L1.01)
chao-many = the clans hold more Chão than the { $bank } that there are (YUAN-G1.15)
all-left = a game that all have left is over (YUAN-Q1.01)
seat-left = seat { $seat } has left and decides nothing (YUAN-Q1.02)
tile-shape = { $word } is no placed tile: one is written C:A@1,0r3
tile-overlaps = { $word } lies where another tile lies, or twice
clan-shape = { $row } is no clan with its Chão: one is written W4 or B2/5!
clan-taken = { $clan } can’t be the clan of seat { $seat }
clans-wanted = { $seats } different clans are wanted
province-shape = { $entry } is no Province: one is written HU=Bdw2t or DAI=-t
province-place = { $name } isn’t on this map, or stands twice
province-free = { $entry }: a free Province holds no pieces
clan-absent = { $entry }: { $clan } isn’t in play
rampart = { $entry }: a Village never has a Rampart, and an owner has a Village or a City
armies = { $clan } has { $count } Armies (YUAN-X2.02)
asked-missing = before turn 1 a position names the decision: ask=tile:2, capital:1, vote, bid:1,2:0, take:2
seat-order = the seat order names every seat once
clan-unknown = { $letter } is no clan: they are { $known }
