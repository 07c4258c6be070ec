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
picture-king = { UP(where-king) }
picture-deck = Draw deck: { cards }, { where-king }
picture-to-draw = cards to draw
picture-discard = Discard pile: { cards }{ $count ->
    [0] {""}
   *[other] , the last one face up
 }
picture-discarded = discarded

## Realms
picture-realm = { WHO($seat) ->
    [you] You
   *[other] { $seat }
 }{ $empire ->
    [0] {""}
   *[1] , the Empire
 }: score { $score }, { $lands ->
    [one] 1 land card
   *[other] { $lands } land cards
 }, population { $population }, armies { $used } of { $population }, hand { $hand } of { $maximum }, { $expand } to expand{ $held ->
    [-1] {""}
   *[other] , City held { $held } of { $holds }
 }
picture-out = { WHO($seat) ->
    [you] You are
   *[other] { $seat } is
 } out of the game
picture-back-line = Back line: nothing lies behind it
picture-you = you
picture-empire = the Empire
picture-is-out = out of the game
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

## Tiles
picture-land = { SPOT($cell) ->
    [home] { UP(WHOSE($owner)) } Capital
   *[other] { $taken ->
        [0] { $land }
       *[1] Taken Capital
     } { PLACE($cell, $owner) }
 }{ $wall ->
    [0] {""}
   *[other] , siege value { $wall } (its walls fight)
 }{ $frontier ->
    [0] {""}
   *[1] , frontier (open to attack)
 }{ $part ->
    [target] , target of the attack
    [cut] , cut off if the target falls
   *[none] {""}
 }{ $card ->
    [0] {""}
   *[other] , target of the { $card }
 }{ $origin ->
    [0] {""}
   *[1] , attacked from here
 }
picture-taken-capital = Taken Capital
picture-siege = siege { $wall }
picture-army = { $army } { $cv }{ $part ->
    [attacks] , attacks
    [spent] , has attacked
    [moved] , has moved
   *[none] {""}
 }
picture-empty = Empty place { PLACE($cell, $owner) }
picture-empty-won = { picture-empty }: { $won } land won here, { $lost } discarded
picture-won = { compass-letter }: { $won } land won
picture-lost = { $lost } discarded
compass-letter = { $edge ->
    [0] N
    [1] E
    [2] S
   *[3] W
 }
picture-central-city = The central City: no one’s, no card is placed here
picture-the-city = The City

## The battle line
picture-line = Battle line for { spot }
picture-line-title = Battle line
picture-line-terms = { UP(spot) }{ $bonus ->
    [0] { $wall ->
        [0] {""}
       *[other] : siege value { $wall }
     }
   *[other] : defenders +{ $bonus }
 }
picture-only-you = only you see it
picture-undefended = Nobody defends this land, and it has no siege value: it falls without a fight.
picture-defends = defends
picture-fighter = { $army }, fights with { $value }
picture-centre = { $card }, siege value { $wall }
picture-siege-value = siege value
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
panel-attack = { UP(spot) }
panel-attack-tag = { $percent } % { WHO($owner) ->
    [you] to lose it
   *[other] to take it
 }
panel-attack-home = A home Capital: if it falls, { WHO($owner) ->
    [you] you are
   *[other] { $owner } is
 } out.
panel-attack-cut = Cut off behind it, and taken with it: { COUNTED($cards) }.
panel-attack-placed = Placed to the { compass }: { $won } land won, { $lost } discarded.
compass = { $edge ->
    [0] north
    [1] east
    [2] south
   *[3] west
 }
panel-attack-fails = If it fails, the armies that survive stay where they are and attack no more in this turn.
panel-pair = { LIST($group) } on { $other }
panel-way = { $percent } %: { $things }
panel-more-ways = { $count ->
    [one] 1 more way
   *[other] { $count } more ways
 }, { $percent } % or less.

## Panels: the turn
panel-turn = Turn
step-draw = Draw
step-move = Move
step-build-or-attack = Build or attack
step-build = Build
step-attack = Attack
step-expand = Expand
step-discard = Discard

## Panels: scores and players
panel-score = Final score
panel-score-sum = Score: land cards, population and combat values together.
panel-score-ties = Of equal scores the one with more population is better, then the one with more land.
panel-players = Players
panel-players-you = you are { $things }
panel-players-empire = { $seat }, Empire
panel-out = { $things }, out
panel-players-note = Arms: the strength of one’s armies, of as much as one’s people can keep. Hand: cards held, of as many as are allowed. Expand: cards that may be laid out in a turn. Build: places where an army may still be built.
panel-players-call = Digit: the one of the four on the next card that counts for this player.
panel-spent = { LEN($cards) ->
    [one] Has attacked already: { COUNTED($cards) }.
   *[other] Have attacked already: { COUNTED($cards) }.
 }
panel-expansion = { WHO($seat) ->
    [you] You
   *[other] { $seat }
 } may lay out { $left } more in Step E.
column-place = place
column-land = land
column-people = people
column-arms = arms
column-score = score
column-hand = hand
column-expand = expand
column-sites = build
column-call = digit
column-held = held

## Panels: piles, the map, hands
panel-piles = Draw deck and discards
panel-piles-tag = deck { $count }
panel-piles-king = { picture-king }.
panel-piles-discarded = { LEN($cards) ->
    [0] The discard pile is empty.
   *[other] Discarded ({ LEN($cards) }): { COUNTED($cards) }.
 }
panel-stall-turned = A card has left the deck in this round; { $count ->
    [one] 1 round
   *[other] { $count } rounds
 } in a row without one would end the game.
panel-stall = Rounds in a row without a card from the deck: { $count }. { $left ->
    [one] 1 more ends the game.
   *[other] { $left } more end the game.
 }
panel-map = The map
panel-map-frontier = Dotted edges are frontier: attacks start from such land and strike such land, whosever it is.
panel-unseen = Unseen cards
panel-unseen-note = They lie in the draw deck and in hands; all others have been seen.
the-king = The King
panel-hand = { WHO($seat) ->
    [you] Your hand
   *[other] { WHOSE($seat) } hand
 }
panel-hand-count = { $count } of { $maximum } cards

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
effect-clear = land; a Village can be founded here at once
effect-desert = land; a Village needs an Oasis here
effect-woods = land; defenders fight with 1 more, a Village needs a Clearing here
effect-mountain = land; defenders fight with 1 more, a Village needs a Mine here
effect-road = armies go from road to road as far as they like; new land can lie beside it
effect-oasis = lets a Village stand on a Desert; new land can lie beside it
effect-clearing = lets a Village stand on Woods; new land can lie beside it
effect-mine = lets a Village stand on a Mountain; new land can lie beside it
effect-village = population 1; a Town may replace it
effect-town = population 3, 1 more card in hand and 1 more to lay out each turn; armies are built here; replaces a Village
effect-city = population 3, 2 more cards in hand and 1 more to lay out each turn; armies are built here; siege value 4; replaces a Town
effect-peasants = no ability
effect-reserves = fight with 2 when defending
effect-army = no ability
effect-strong = no ability
effect-mountaineers = fight with 4 on or into a Mountain
effect-rangers = fight with 4 in or into Woods
effect-shock = never two on one card
effect-knights = move twice
effect-earthquake = played between the steps of any turn; one time in two, a City, Town or Village drops a step
effect-sickness = played between the steps of any turn; one time in two, each army on a land is lost
effect-revolt = played between the steps of any turn; one time in two, a land with a Village, Town or City is lost with all on it
effect-sabotage = played between the steps of any turn; one time in two, an improvement is lost, or a City, Town or Village drops a step
effect-plague = must be played when drawn: armies on one land
effect-volcano = must be played when drawn: one Village, Town or City
effect-divine = counters an Earthquake
effect-monks = counters a Sickness
effect-taxes = counters a Revolt
effect-secret = counters a Sabotage
effect-capital = population 6, 5 cards in hand; armies are built here; a road, siege value 6
effect-king = the game is over
