# What The Barons of Fyn says apart from the table, in English: why texts, positions and options are refused. How these files are read: baronage/engine/text/catalogue.py.

## Standing answers
centre-unknown = { $word } is no population centre: Villages, Towns, Cities
answer-unknown = { $text } is no standing answer: these are 'ask', 'call 3', 'decline', 'pass unless attacked', 'pass in the turns of others', 'pass at W5 of P2', 'counter Earthquake on my Cities', 'play Revolt P2:0,1 at W5'

## Options
option-seat = option { $name }: there is no { $seat } among { $seats } players
one-time-out = at most one of timeout_rounds and timeout_minutes is above 0 (FYN-GC.05)
time-out-barbarians = the time-out isn’t available with barbarians (FYN-GC.05)
barbarians-last-round = barbarians have no King: they need a last round, max_rounds above 0 (FYN-L1.01, FYN-GA.02)
handicap-count = city_handicap has one number a seat: { $seats } of them, not { $count } (FYN-GB.02)
handicap-shape = a list of numbers from 0 to { $most }, one a seat, or an empty list

## Moves as they are written
move-empty = an empty move
move-unknown = { $text } is no move; moves begin with { $known }
move-cut = { $shape ->
        [none] { $text } is cut short or has too many parts
       *[other] { $text } is cut short or has too many parts: it is written { $shape }
     }
card-and-cell = { $head } names a card and a cell: { $head } { $card }@1,0
player-other = it is { $seat } who plays here, not { $told }
move-shape = { $head } { $word } is no move: it is written { $shape }
player-unknown = { $text } is no player: these are { $known }
land-shape = { $text }: a land is written with its owner, as in P2:0,1
way-shape = { $way }: a move is written as 0,0>0,1
attack-shape = an attack is written as ATK P2:0,1 FROM 0,1 { "{" }A,S{ "}" }
paired = { $card } has been placed against { $other } already
offers-other = it is { $seat } who offers here, not { $told }
cell-unknown = { $text } is no cell: cells are written like 0,1
id-unknown = { $text } is no card id
army-unknown = { $text } is no army: armies are { $known }
army-count = { $text }: the ids or the count don’t fit the type
army-elsewhere = { $army }: you have no army of this kind on { $cell }
two-readings = { $text } has two meanings; write one of { $readings }
group-shape = { $text }: a group is written like { "{" }A,2S{ "}" }
card-unknown = { $text } is no card: cards are named as printed, for example Road or Strong Army

## Positions
position-wrong = this is no position of The Barons of Fyn: { $why }
position-begins = a position begins with FYN1 <variant> R<round> T<seat> S<step>
field-unknown = unknown field { $field }=
players-count = the position has { $count } players, not { $seats }
card-twice = a card stands there twice, or an id is none
central-city = card { $card } is the central City (FYN-GB.01)
card-type = card { $number } is of another type
cards-few-of-type = the game has fewer cards of that type
players-order = players are P1, P2, P3 … in order; { $text } isn’t { $seat }
cell-shape = { $text } is no cell: cells are written like 0,1:Crv{ "{" }2A{ "}" }
cell-taken = no card can be at { $a },{ $b } (FYN-B1.08)
capital-twice = { $seat }’s Capital stands there twice
capitals-few = the game has fewer captured Capitals
capital-improved = a Capital carries no improvements (FYN-D5.08)
improved-twice = at most one road, special improvement and centre a card (FYN-D5.09 to D5.11)
army-shape = { $word } is no army: armies are written like 2A or S#149
army-crowd = { $word } can’t stand on one card (FYN-E1.06)
player-shape = { $word }: a player is written as P1 h5 c1 : <realm>
hand-size = { $seat }: h{ $size } doesn’t fit the hand (FYN-D1.05)
king-out = the King is out of the game (FYN-GA.02)
piles = deck and discard pile have { $every } cards together, not { $in_deck } and { $in_pile }
position-steps = a position begins with FYN1 <variant> R<round> T<seat> S<step>, steps being A to F
turn-nobody = { $turn } is no player’s turn
round-late = the round is beyond the limit (FYN-L1.01)
cards-few = the game has fewer cards
one-left = a game with one player left is over (FYN-F1.03)
empire-gone = without the Empire the game is over (FYN-GA.05)
realm-apart = { $name }’s realm isn’t connected to a Capital at 0,0 (FYN-B1.11)
city-held = { $name } can’t have held the City { $times } times (FYN-GB.04, GB.05)
armies-unfed = { $name }’s armies count { $combat }, and { $population } are fed (FYN-D3.06)
hand-large = { $name } holds { $count } cards, and may hold { $maximum } (FYN-D1.09)
shock-twice = { $name } has two Shock Troops on one card (FYN-E1.06)
card-misplaced = { $name } has a card where it can’t be
army-none = { $name } has a card among the armies that is none

## A turn as it is told
told-shape = { $part }: it is written { $head } P3
part-only = Only a part of { $part } can be played.
nobody-asked = no decision needs { $text }
turn-other = { $seat } moves now, in round { $number }, not { $told } in round { $round }.
draw-shape = draws are written as DRAW 3
pair-other = { $card } stands against { $other }, not against { $told }.
step-over = No step of { $seat }’s turn is left to end here.
drawn-other = { $count } cards were drawn, not { $told }.
numbers-other = { $fell ->
        [none] No number has fallen so far.
       *[other] The numbers were { $fell }, not { $told }.
     }
happened-other = What happened is { $happened }, not { $told }.
game-over = The game is over.
not-happened = { $text } didn’t happen, and no decision needs it.
