# The table as data: faces of cards, zones, counters, short labels of buttons, outcomes (at most 24 characters), and
# the bar's sentence for each decision (ID-bar, at most 60 characters).

## Faces: effects in at most 34 characters, and where the card is used
face-title = { TERM($card) ->
    [king] King Timothy
   *[other] { $card }
 }
face-unknown = Unknown
face-clear = New land. Ready for people
face-desert = New land. People need an Oasis
face-woods = New land. Defends with +1
face-mountain = New land. Defends with +1
face-road = Joins all lands beside it
face-oasis = People can live on the Desert
face-clearing = People can live in the Woods
face-mine = People can live on the Mountain
face-village = People 1
face-town = People 3, hand +1
face-city = People 3, hand +2, walls 4
face-peasants = No special skill
face-reserves = Defend with 2
face-army = No special skill
face-strong = No special skill
face-mountaineers = 4 on a Mountain
face-rangers = 4 in Woods
face-shock = Never two on one land
face-knights = Two moves
face-earthquake = If odd, a Village, Town or City drops
face-sickness = If odd, each army on a land falls
face-revolt = If odd, a peopled land is lost
face-sabotage = If odd, an improvement is lost
face-plague = If odd, your army there falls
face-volcano = If odd, you lose a centre
face-divine = Stops an Earthquake
face-monks = Stops a Sickness
face-taxes = Stops a Revolt
face-secret = Stops a Sabotage
face-capital = People 6, hand 5, walls 6
face-king = The game is over
face-foot = { KIND($card) ->
    [land] on a lit place
    [army] in the Build step
   *[other] { TERM($card) ->
        [village] on free land
        [town] on a Village
        [city] on a Town
        [road] on any land
        [oasis] on a land
        [clearing] on a land
        [mine] on a land
        [plague] when drawn
        [volcano] when drawn
        [divine] against Earthquake
        [monks] against Sickness
        [taxes] against Revolt
        [secret] against Sabotage
       *[other] at any time
     }
 }

## Zones, counters, marks
note-unseen = Not seen yet ({ $n }): { COUNTED($cards) }.
zone-deck = Deck
zone-discard = Discard pile
zone-king = The King
zone-played = Being played
zone-line = Battle line
line-line = 1 always hits, 10 never. A 0 counts as 10.
zone-realm = { UP(WHOSE($seat)) } realm
zone-hand = Hand
zone-digit = Digit
label-discard = { $n } discarded
label-digit = Your digit: { ordinal-short }
ordinal-short = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] 4th
 }
king-line = { $n ->
    [0] The King is in the deck and ends the game.
   *[other] The King isn’t in the deck yet. When it is used up, the King joins it.
 }
label-king = { $n ->
    [0] {""}
   *[other] ends the game
 }
counter-cards = hand
counter-limit-cards = most cards in hand
counter-hill = land
counter-people = people
counter-swords = arms
counter-limit-swords = most arms
mark-target = attacked
mark-attacks = attacks
mark-defends = defends
mark-falls = falls
mark-asked = needs a number
mark-spent = has attacked
mark-moved = has moved
piece-digit = Digit
text-land = { SPOT($cell) ->
    [home] { UP(WHOSE($owner)) } Capital
   *[other] { UP($land) } { PLACE($cell, $owner) }
 }{ $frontier ->
    [0] {""}
   *[1] , frontier
 }
text-grid = Dotted edges: frontier. ═ the back line
head-round = Round { $round }
turn-step-draw = Draw
turn-step-move = Move
turn-step-fight = Build or attack
turn-step-expand = Expand
turn-step-discard = Discard

## Buttons and outcomes
button-end-movement = { $fights ->
    [0] To Expand
   *[1] To Build or Attack
 }
button-end-building = To Expand
button-end-attack = To Expand
button-end-expansion = To Discard
button-end-discarding = End turn
button-end-beginning = Go on
button-skip = Skip
button-attack = Attack: { $percent } %
button-offer = { $number ->
    [0] Ask for a gift
    [one] Offer 1 card
   *[other] Offer { $number } cards
 }
button-go-on = Go on
button-decline = Move no army
button-fight = Fight
button-stop = Stop here
button-digit = { $position ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] 4th
 }
button-pass-interruption = Pass
button-pass-countering = Let it happen
button-counter = Stop it
button-first = { UP($starter) }
button-no-offer = No offer
button-take = { UP($partner) }
button-refuse = Discard it
chip-score = Score { $had } → { $gets }
chip-hand = Hand +{ $number }
chip-improves = { $opens ->
    [0] Roads join here
    [1] People can live here
    [2] New land beside it
   *[other] No use here
 }
chip-no-attack = Then no attack this turn
chip-percent = { $answered ->
    [0] { $percent } %
   *[1] { $least } to { $percent } %
 }
chip-choose-armies = Choose the armies
chip-falls = { $percent } % to fall
chip-hit = { $percent } % to hit
chip-lose-land = You lose { $number ->
    [one] 1 land
   *[other] { $number } lands
 }
chip-here = Lay it here
chip-lose-army = −{ $cv }
chip-trade = Put up for trade
chip-discard = Discard
chip-own = Your own land
chip-half = One time in two
chip-sabotage = { UP($what) }
fight-as-laid-out = Fight as laid out

## The bar
first-player-bar = Who plays first?
beginning-bar = Let the step begin
movement-bar = { $moved ->
    [0] { $buildable ->
        [0] { $attackable ->
            [0] Move your armies, or go on
           *[1] Move or attack: an army, then a land
         }
       *[1] { $attackable ->
            [0] Move your armies, or build one
           *[1] Move, build or attack
         }
     }
   *[other] Move another army, or go on
 }
build-or-attack-bar = { $buildable ->
    [0] { $attackable ->
        [0] You can’t build or attack
       *[1] Attack: click one of your armies, then a target
     }
   *[1] { $attackable ->
        [0] Build an army, or go on
       *[1] Build an army, or attack
     }
 }
building-bar = Build another army, or go on
attack-bar = Click one of your armies, then a target
attack-target-bar = Choose a target
attack-armies-bar = { LEN($group) ->
    [0] Choose the armies that attack
   *[other] Add an army, or attack
 }
response-bar = { $attacker } attacks: move one army?
battle-line-bar = Pair the armies, then fight
battle-line-aim-bar = Choose a target for { THE($army) }
siege-bar = Your walls strike: choose an army
calling-bar = { $matter ->
    [0] 1 to { $tenths } hits. Which digit counts?
    [1] 1 to { $tenths } hits. Which digit counts?
    [2] 1 to { $tenths } takes it. Which digit counts?
   *[other] Even saves it. Which digit counts?
 }
placing-bar = You took the { $land }. Choose where it goes
continuation-bar = Attack again, or stop
continuation-target-bar = Choose a target
continuation-armies-bar = Choose the armies that go on
too-many-armies-bar = Too many arms: choose an army to lose
too-many-cards-bar = Too many cards: choose a card to discard
expansion-bar = { $playable ->
    [0] No card can be placed now
   *[1] Place up to { $left ->
        [one] 1 card
       *[other] { $left } cards
     }
 }
discarding-bar = Discard up to { $left ->
    [one] 1 card
   *[other] { $left } cards
 }, or end your turn
interruption-bar = { $attacked ->
    [0] Play an event?
   *[1] { WHO($attacker) ->
        [you] Your attack: play an event?
       *[other] { $attacker } attacks: play an event?
     }
 }
countering-bar = { $card } on { WHO($owner) ->
    [you] your land
   *[other] { WHOSE($owner) } land
 }: stop it?
offering-bar = { LEN($cards) ->
    [0] { $owner } puts up a { $card }. Make an offer?
   *[other] Add a card, or send your offer
 }
accepting-bar = Choose an offer for your { $card }

## Piles and rounds
picture-round = Round { $round }
note-stall-turned = A card has left the deck in this round; { $count ->
    [one] 1 round
   *[other] { $count } rounds
 } in a row without one would end the game.
note-stall = Rounds in a row without a card from the deck: { $count }. { $left ->
    [one] 1 more ends the game.
   *[other] { $left } more end the game.
 }
