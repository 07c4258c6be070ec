# The Barons of Fyn, English: what stands in the picture, above the realms, on tiles and cards, in the battle line and in panels.

## What goes on, above the realms
caption-step = { UP(WHOSE($seat)) } turn: { $step ->
    [A] draw
    [B] move
    [C] build
    [D] attack
    [E] expand
   *[F] discard
 }
caption-build-or-attack = { UP(WHOSE($seat)) } turn: build or attack
caption-window = { UP(WHOSE($seat)) } turn: a player may be able to play an event
caption-event = { $card } against { LAND($cell, $owner) }
caption-too-many-armies = { WHO($seat) ->
    [you] You have
   *[other] { $seat } has
 } more armies than the population keeps
caption-too-many-cards = { WHO($seat) ->
    [you] You hold
   *[other] { $seat } holds
 } too many cards
caption-before-the-deal = Before the deal
caption-over = Game over: { LEN($winners) ->
    [one] { WHO($seat) ->
        [you] you win
       *[other] { $seat } wins
     }
   *[other] { LIST($winners) } win
 }
summary = Round { $round }. { $caption }.
picture-round = Round { $round }

## Draw deck and discard pile
cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
 }
where-king = { $king ->
    [0] the King is out of the game
    [1] the King has returned
    [2] the King is among them
   *[3] the King isn’t among them yet
 }

## Realms
figure-of = { $part } of { $whole }
figure-score = score
figure-land = land
figure-people = people
figure-arms = arms
figure-hand = hand
figure-expand = to expand
figure-held = held
flag-target = Target
flag-cut = Cut off with it
flag-origin = { WHO($seat) ->
    [you] You attack from here
   *[other] Attacks from here
 }
flag-both = { $first }, { $last }

## The battle line
pill-asked = choose an opponent
pill-asked-says = to be placed now
pill-unplaced = not placed
pill-unplaced-says = not placed yet
pill-hit = { $hit ->
    [0] miss
   *[1] hit
 }
pill-foe = { $army ->
    [0] the centre
   *[other] { $army }
 }
pill-or = { $first } or { $last }
pill-needs = needs { $tenths } or less against { $things }, { $tenths }0 %
pill-needed = { pill-needs }: { $number }, { $hit ->
    [0] a miss
   *[1] a hit
 }
pill-aim = ≤ { $things }, { aims }
pill-aim-says = needs { $things } or less: { aims }
aims = { WHO($seat) ->
    [you] you aim
   *[other] { $seat } aims
 }

## Panels: the attack
compass = { $edge ->
    [0] north
    [1] east
    [2] south
   *[3] west
 }

## Panels: the turn
step-draw = Draw
step-move = Move
step-build-or-attack = Build or attack
step-build = Build
step-attack = Attack
step-expand = Expand
step-discard = Discard

## Panels: scores and players
column-place = place
column-score = score

## Panels: piles, the map, hands
note-stall-turned = A card has left the deck in this round; { $count ->
    [one] 1 round
   *[other] { $count } rounds
 } in a row without one would end the game.
note-stall = Rounds in a row without a card from the deck: { $count }. { $left ->
    [one] 1 more ends the game.
   *[other] { $left } more end the game.
 }
the-king = The King

## Cards
key-sword = combat value
key-people = population
key-cards = cards in hand
key-tower = siege value
card-says = { $card }{ KIND($card) ->
    [army] , combat value { $cv }
   *[other] {""}
 }: { $things }
talent-reserves = 2 defending
talent-mountaineers = 4 on Mountain
talent-rangers = 4 in Woods
talent-shock = never in pairs
talent-knights = move twice
