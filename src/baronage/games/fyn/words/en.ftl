# The Barons of Fyn, English. Facts by name ($card), functions in capitals: baronage/engine/catalogue.py; PLACE, SPOT ... : __init__.py.

## Glossary: every card type. `.a` with its article, `.many` of several.
-unknown = card
    .a = a card
    .many = cards
-clear = Clear
    .a = Clear
    .many = Clear
-desert = Desert
    .a = Desert
    .many = Deserts
-woods = Woods
    .a = Woods
    .many = Woods
-mountain = Mountain
    .a = Mountain
    .many = Mountains
-road = Road
    .a = a Road
    .many = Roads
-oasis = Oasis
    .a = an Oasis
    .many = Oases
-clearing = Clearing
    .a = a Clearing
    .many = Clearings
-mine = Mine
    .a = a Mine
    .many = Mines
-village = Village
    .a = a Village
    .many = Villages
-town = Town
    .a = a Town
    .many = Towns
-city = City
    .a = a City
    .many = Cities
-peasants = Peasant Army
    .a = a Peasant Army
    .many = Peasant Armies
-reserves = Reserves
    .a = Reserves
    .many = Reserves
    .number = many
-army = Army
    .a = an Army
    .many = Armies
-strong = Strong Army
    .a = a Strong Army
    .many = Strong Armies
-mountaineers = Mountaineers
    .a = Mountaineers
    .many = Mountaineers
    .number = many
-rangers = Rangers
    .a = Rangers
    .many = Rangers
    .number = many
-shock = Shock Troops
    .a = Shock Troops
    .many = Shock Troops
    .number = many
-knights = Knights
    .a = Knights
    .many = Knights
    .number = many
-earthquake = Earthquake
    .a = an Earthquake
    .many = Earthquakes
-sickness = Sickness
    .a = Sickness
    .many = Sickness
-revolt = Revolt
    .a = a Revolt
    .many = Revolts
-sabotage = Sabotage
    .a = Sabotage
    .many = Sabotages
-plague = Plague
    .a = a Plague
    .many = Plagues
-volcano = Volcano
    .a = a Volcano
    .many = Volcanoes
-divine = Divine Intervention
    .a = Divine Intervention
    .many = Divine Interventions
-monks = Healing Monks
    .a = Healing Monks
    .many = Healing Monks
    .number = many
-taxes = Tax Cuts
    .a = Tax Cuts
    .many = Tax Cuts
    .number = many
-secret = Secret Service
    .a = Secret Service
    .many = Secret Services
-capital = Capital
    .a = a Capital
    .many = Capitals
-king = King Timothy Returns!
    .a = King Timothy Returns!
    .the = King Timothy Returns!
    .many = King Timothy Returns!


## Places and what lies there
place = { SPOT($cell) ->
    [home] at { WHOSE($owner) } Capital
    [behind] behind { WHOSE($owner) } Capital
    [north] north of { WHOSE($owner) } Capital
    [east] east of { WHOSE($owner) } Capital
    [west] west of { WHOSE($owner) } Capital
    [north-east] north-east of { WHOSE($owner) } Capital
    [north-west] north-west of { WHOSE($owner) } Capital
    [far-north] { NORTHWARD($cell) } north of { WHOSE($owner) } Capital
    [far-east] { SIDEWAYS($cell) } east of { WHOSE($owner) } Capital
    [far-west] { SIDEWAYS($cell) } west of { WHOSE($owner) } Capital
    [far-north-east] { NORTHWARD($cell) } north and { SIDEWAYS($cell) } east of { WHOSE($owner) } Capital
   *[far-north-west] { NORTHWARD($cell) } north and { SIDEWAYS($cell) } west of { WHOSE($owner) } Capital
 }
land-at = { SPOT($cell) ->
    [home] { WHOSE($owner) } Capital
   *[other] the land { PLACE($cell, $owner) }
 }
lying = { $land ->
    [0] empty land
   *[other] { $land }{ LEN($on) ->
        [0] {""}
       *[other] {" "}with { LIST($on) }
     }
 }
spot = { SPOT($cell) ->
    [home] { WHOSE($owner) } Capital
   *[other] the { lying } { PLACE($cell, $owner) }
 }
same-cards = You hold several of these, and they are alike: choose the first.
ordinal = { $position ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
 }

stalling = { $stall ->
    [0] {""}
    [1] {" "}Unless a card is drawn or turned up, the game ends with this round.
   *[other] {" "}Unless a card is drawn or turned up, the game ends in { $stall } rounds, this one included.
 }

## A number is needed: which digit of the next card is read
call = { $standing ->
    [0] { $percent ->
        [-1] Read the { ordinal } digit
       *[other] Read the { ordinal } digit: { $percent } % { $strikes ->
            [0] that nothing happens
           *[1] to hit
         }
     }
   *[1] From now on read the { ordinal } digit
 }
call-when = A digit is chosen when a number is needed. { now-asked }
call-B4_01 = A card has four digits: the first to the fourth.
call-B4_08 = { $standing ->
    [0] A digit is chosen when a number is needed, and none is needed now.
   *[1] { $changed ->
        [0] Your digit is the { ordinal } already, or your choice is not sent yet.
       *[1] You have changed your digit already in this decision.
     }
 }

## The end of a step
end-when = A step of your own turn is ended with this. { now-asked }
end-D0_02 = This step can't be ended yet.

## first-player (DEC-01), the deal, turns
first-player = Who plays first?
first-player-title = who plays first
name-first = { WHO($starter) ->
    [you] You play first
   *[other] { $starter } plays first
 }
name-first-when = Who plays first is named before the deal. { now-asked }
name-first-C1_03 = There is no such player in the game.
first-named = { WHO($starter) ->
    [you] You will play first.
   *[other] { $starter } will play first.
 }
dealt = Each player has five cards; { $deck } are in the draw deck. { WHO($starter) ->
    [you] You begin.
   *[other] { $starter } begins.
 }{ LEN($laid) ->
    [0] {""}
   *[other] {" "}Laid aside and shuffled in again: { COUNTED($laid) }.
 }
turn-began = Round { $round }: { WHOSE($seat) } turn.
drew = { WHO($seat) ->
    [you] You draw
   *[other] { $seat } draws
 } { A($card) }.
beginning = Let the step begin.
beginning-title = whether the step begins
beginning-end = Go on

## discarding (DEC-17): Step F
discarding = Discard up to { $left ->
    [one] 1 card
   *[other] { $left } cards
 }, or end your turn.
discarding-help = You draw new cards at your next turn.{ stalling }
discarding-title = which cards you discard
discarding-end = End your turn
discard = Discard { A($card) }
discard-group = Discard a card
discard-when = Cards are discarded in Step F, at the end of your turn. { now-asked }
discard-D6_01 = There is no { $card } in your hand.
discard-Q1_02 = { same-cards }
discarded = { WHO($seat) ->
    [you] You discard
   *[other] { $seat } discards
 } { A($card) }.
put-up = Put up { A($card) } for trade: it is discarded if you take no offer
put-up-group = Put up a card for trade
put-up-when = Cards are put up for trade in Step F, at the end of your turn. { now-asked }
put-up-G2_01 = { $trading ->
    [0] Trading was not agreed for this game.
   *[1] There is no { $card } in your hand.
 }
put-up-Q1_02 = { same-cards }
put-up-for-trade = { WHO($seat) ->
    [you] You put
   *[other] { $seat } puts
 } up { A($card) } for trade.

## offering (DEC-20), accepting (DEC-21): trades
offering = { LEN($cards) ->
    [0] What do you offer for { WHOSE($owner) } { $card }?
   *[other] You offer { COUNTED($cards) } for { WHOSE($owner) } { $card }.
 }
offering-help = Only you see it until you send it. Words that you type with it bind nobody.
offering-title = what you offer
offering-send = { LEN($cards) ->
    [0] Ask for the { $card } as a gift
   *[other] Offer { COUNTED($cards) } for the { $card }
 }
send-when = There is nothing to send. { now-asked }
add-to-offer = Add { A($card) } to your offer
add-to-offer-group = Add a card to your offer
add-to-offer-when = Offers are made when somebody puts up a card for trade. { now-asked }
add-to-offer-G2_02 = { $held ->
    [0] There is no { $card } in your hand.
   *[1] The { $card } is in your offer already.
 }
add-to-offer-Q1_02 = { same-cards }
make-no-offer = Make no offer
make-no-offer-when = Offers are made when somebody puts up a card for trade. { now-asked }
make-no-offer-G2_02 = You have begun an offer: take it back first.
offered = { WHO($seat) ->
    [you] You
   *[other] { $seat }
 } { $made ->
    [0] { WHO($seat) ->
        [you] make
       *[other] makes
     } no offer.
   *[1] { WHO($seat) ->
        [you] offer
       *[other] offers
     } { LEN($cards) ->
        [0] nothing
       *[other] { COUNTED($cards) }
     }.
 }
accepting = Accept an offer for your { $card }, or discard it?
accepting-title = which offer you take
take-offer = Take { WHOSE($partner) } offer: { LEN($cards) ->
    [0] nothing
   *[other] { COUNTED($cards) }
 } for the { $card }
take-offer-when = An offer is taken when all have been made. { now-asked }
take-offer-G2_03 = There is no such offer.
take-none = Take no offer: the card is discarded
take-none-when = An offer is taken when all have been made. { now-asked }
traded = { WHO($partner) ->
    [nobody] No offer is taken for the { $card }.
   *[other] { WHO($seat) ->
        [you] You give
       *[other] { $seat } gives
     } { $partner } the { $card } for the offer.
 }

## movement (DEC-03): Step B
movement = Move your armies, each once, or end the step.
movement-help = An army moves one card far, or along roads.{ stalling }
movement-title = where your armies go
movement-end = End movement
the-army = { THE($army) } (strength { $cv })
move = Move { the-army } from { LAND($start, $owner) } to { spot }
move-group = Move { the-army } from { LAND($start, $owner) }
move-when = Armies move in Step B, at the start of your turn. { now-asked }
move-D2_07 = { $mine ->
    [0] That is no army of yours.
   *[1] You have no land there. Armies move inside your own realm; other players’ land is only attacked.
 }
move-D2_10 = { UP(THE($army)) } { stands } there already.
move-D2_01 = { $mine ->
    [0] There is no such army in play.
   *[1] { UP(THE($army)) } { has } moved already in this step.
 }
move-E1_06 = Shock Troops of yours stand there, and two never end on one card.
move-D2_02 = { UP(THE($army)) } can’t get there: an army moves one card far, or along roads and off them beside a road; never across a corner.
move-Q1_02 = { same-armies }
same-armies = Armies of one kind on one card are alike: choose the first.
stands = { PLURAL($army) ->
    [many] stand
   *[one] stands
 }
has = { PLURAL($army) ->
    [many] have
   *[one] has
 }
moved = { WHO($seat) ->
    [you] You moved
   *[other] { $seat } moved
 } { THE($army) } from { LAND($start, $seat) } to { LAND($cell, $seat) }.

## build-or-attack (DEC-04)
build-or-attack = { $buildable ->
    [0] { $attackable ->
        [0] You can neither build nor attack.
       *[1] Attack, or not?
     }
   *[1] { $attackable ->
        [0] Build armies, or not?
       *[1] Build armies, attack, or neither?
     }
 }
build-or-attack-help = There is room for armies of strength { $room }.{ $buildable ->
    [0] {" "}No army of your hand can be built.
   *[1] {""}
 }{ $attackable ->
    [0] {" "}No army of yours can attack.
   *[1] {""}
 }{ stalling }
build-or-attack-title = whether you build or attack
take-step = { $step ->
    [0] Neither build nor attack
    [1] Build armies
   *[2] Attack
 }
take-step-when = Whether to build or to attack is chosen after Step B. { now-asked }
take-step-D0_03 = You build, attack, or do neither.
take-step-D3_03 = Your population keeps no more armies: { $used } of { $limit } are in use.
take-step-D3_01 = You hold no army that your population could keep and that has a place to be built.
take-step-D4_02 = You have no army on your frontier that could attack.
step-chosen = { WHO($seat) ->
    [you] You chose
   *[other] { $seat } chose
 } { $step ->
    [0] neither to build nor to attack
    [1] to build
   *[2] to attack
 }.

## building (DEC-05): Step C
building = Build armies: { $left ->
    [one] 1 site
   *[other] { $left } sites
 } left, room for strength { $room }.
building-help = A site is a Capital, a Town or a City of yours.{ stalling }
building-title = which armies you build
building-end = End building
build = Build { the-army } on { spot }: then { $total } of { $limit }
build-group = Build { the-army }
build-when = Armies are built in Step C, if you choose that after Step B. { now-asked }
build-D3_01 = { $held ->
    [0] There is no { $army } in your hand.
   *[1] { KIND($army) ->
        [army] Armies are built on a Capital, a Town or a City of yours.
       *[other] { UP(A($army)) } is no army.
     }
 }
build-D3_02 = An army was built there in this turn already: one a site.
build-D3_03 = { UP(THE($army)) } { PLURAL($army) ->
    [many] do
   *[one] does
 } not fit: { $used } of { $limit } are in use, and this is { $cv } more.
build-D3_04 = Shock Troops of yours stand there, and two never stand on one card.
build-Q1_02 = { same-cards }
built = { WHO($seat) ->
    [you] You built
   *[other] { $seat } built
 } { A($army) } at { LAND($cell, $seat) }.

## too-many-armies (DEC-14), too-many-cards (DEC-15)
too-many-armies = Discard an army: your armies ({ $used }) are more than your population ({ $limit }).
too-many-armies-title = which army you give up
give-up-army = Discard { the-army } at { LAND($cell, $owner) }
give-up-army-when = Armies are given up when the population can’t keep them. { now-asked }
give-up-army-D3_08 = That is no army of yours.
give-up-army-Q1_02 = { same-armies }
army-given-up = { UP(WHOSE($seat)) } population can’t keep { THE($army) } at { LAND($cell, $seat) }.
too-many-cards = Discard a card: your hand ({ $used }) is larger than its maximum ({ $limit }).
too-many-cards-title = which card you give up
give-up-card = Discard { A($card) }
give-up-card-when = Cards are given up when the hand is too large. { now-asked }
give-up-card-D1_09 = There is no { $card } in your hand.
give-up-card-Q1_02 = { same-cards }
card-given-up = { WHO($seat) ->
    [you] You discarded
   *[other] { $seat } discarded
 } { A($card) }: the hand was too large.

## expansion (DEC-16): Step E, cards of the hand are laid out
expansion = { $playable ->
    [0] You can lay out no card of your hand now.
   *[1] Lay out up to { $left ->
        [one] 1 more card
       *[other] { $left } more cards
     }, or end the step.
 }
expansion-title = which cards you lay out
expansion-help = Land, improvements and centres are laid out now.{ LEN($nowhere) ->
    [0] {""}
   *[other] {" "}No place yet for { LIST($nowhere) }.
 }{ LEN($many) ->
    [0] {""}
   *[other] {" "}One too many of its kind: { LIST($many) }.
 }{ stalling }
expansion-end = End expansion

put = { KIND($card) ->
    [land] Lay { $card } { PLACE($cell, $owner) }
    [centre] { $old ->
        [0] Found { A($card) } on { spot }: population +{ $population }{ more-cards }
       *[other] Raise { spot } to { A($card) }: population +{ $population }{ more-cards }
     }
   *[other] Put { A($card) } on { spot }
 }
more-cards = { $hand ->
    [0] {""}
   *[other] , hand +{ $hand }
 }
put-group = Lay out { A($card) }
put-when = Land, improvements and centres are laid out in Step E, after building or attacking. { now-asked }
put-D5_01 = { $held ->
    [0] There is no { $card } in your hand.
   *[1] { UP(A($card)) } { PLURAL($card) ->
        [many] are
       *[one] is
     } not laid out in Step E: land, improvements and population centres are.
 }
put-D5_02 = You have laid out { $played ->
    [one] 1 card
   *[other] { $played } cards
 } in this step, which is all you may.
put-D5_04 = Another { KIND($card) ->
    [land] land
    [centre] population centre
   *[other] improvement
 } does not fit: the first two cards are of different kinds, or two lands, and only { $extra ->
    [one] 1 card
   *[other] { $extra } cards
 } beyond these may be of any kind.
put-D5_05 = { $land ->
    [0] Land goes beside a Capital or beside land with an improvement, and none of yours lies there.
   *[other] There is land already: { spot }.
 }
put-B1_08 = Nothing is laid behind your Capital.
put-GB_02 = That is the place of the central City.
put-D5_08 = { $land ->
    [0] You have no land there: improvements and centres go on your own land.
   *[other] Nothing is put on a Capital.
 }
put-D5_09 = There is a population centre already: { spot }.
put-D5_10 = There is a Road already: { spot }.
put-D5_11 = There is { $one_special ->
    [0] { A($card) }
   *[1] a special improvement
 } already: { spot }.
put-D5_13 = A population centre on { $land } needs { A($needs) } there first.
put-D5_14 = { UP(A($card)) } takes the place of { A($before) }, and there is none: { spot }.
put-D5_16 = The population centre there has grown in this turn already: one step a turn.
put-Q1_02 = { same-cards }
laid-out = { WHO($seat) ->
    [you] You
   *[other] { $seat }
 } { $old ->
    [0] laid out { A($card) } { PLACE($cell, $seat) }.
   *[other] raised the { $old } { PLACE($cell, $seat) } to { A($card) }.
 }

## interruption (DEC-18): somebody may play an Any Play card
interruption = Play an event { moment }, or pass?{ $attacked ->
    [0] {""}
   *[1] {" "}{ WHO($attacker) ->
        [you] You attack
       *[other] { $attacker } attacks
     } { spot } with { COUNTED($armies) }.
 }
interruption-title = whether you play an event
interruption-others = Somebody may play an event now, and nobody is told who.
moment = { $window ->
    [1] at the start of the turn
    [2] after the draw
    [3] after movement
    [4] after building
    [5] before the response
    [6] after the response
    [7] before the siege
    [8] after the attack
    [9] after expansion
    [10] after a move
    [11] after a build
    [12] after a card was laid out
   *[other] after a discard or a trade
 }
pass = Pass
pass-when = One passes where an event may be played. { now-asked }

play = Play { $card } on { aim }: { TERM($card) ->
    [sickness] each army there with an odd number is lost ({ COUNTED($armies) })
    [revolt] an odd number discards the land with all on it{ and-cut }
    [sabotage] { KIND($what) ->
        [centre] an odd number drops it a step
       *[other] an odd number discards it
     }
   *[other] an odd number drops its centre a step
 }
play-group = Play { $card } on { WHOSE($owner) } realm
aim = { $what ->
    [0] { spot }
   *[other] the { $what } { PLACE($cell, $owner) }
 }
and-cut = { $cut ->
    [0] {""}
    [one] , and 1 card that it cuts off
   *[other] , and { $cut } cards that it cuts off
 }
play-when = Events are played between the steps, when you are asked for one. { now-asked }
play-W1_01 = { $held ->
    [0] There is no { $card } in your hand.
   *[1] { $card } { PLURAL($card) ->
        [many] are
       *[one] is
     } no event. Earthquake, Sickness, Revolt and Sabotage are.
 }
play-E4_08 = { $card } only { PLURAL($card) ->
    [many] counter
   *[one] counters
 } an event, and { PLURAL($card) ->
    [many] are
   *[one] is
 } not played alone.
play-E4_01 = { WHO($owner) ->
    [nobody] There is no such player.
    [you] You have no land there.
   *[other] { $owner } has no land there.
 }
play-E4_02 = No event strikes a Capital, or what is on it.
play-E4_03 = { $card } strikes { TERM($card) ->
    [sickness] land with an army on it
    [sabotage] an improvement that lies there
   *[other] a Village, Town or City
 }; there is { spot }.
play-Q1_02 = { same-cards }
event-played = { WHO($seat) ->
    [you] You play
   *[other] { $seat } plays
 } { $card } on { $what ->
    [0] the land
   *[other] the { $what }
 } { PLACE($cell, $owner) }.

## countering (DEC-19): an event may be countered
countering = Counter the { $card } against { aim }?
countering-help = { harm }
countering-title = whether you counter the event
countering-others = { $card } strikes { aim }. Whoever can may counter it.
harm = { TERM($card) ->
    [sickness] An odd number discards an army; there: { COUNTED($armies) }.
    [revolt] An odd number discards the land with all on it{ and-cut }.
    [sabotage] { KIND($what) ->
        [centre] { drops }
       *[other] An odd number discards the { $what }.
     }
   *[other] { drops }
 }
drops = { TERM($centre) ->
    [village] An odd number discards the Village.
    [city] An odd number drops the City to a Town.
   *[other] An odd number drops the Town to a Village.
 }
counter = Play { $anti }: the { $card } against { aim } has no effect
counter-when = A counter is played when an event has been played. { now-asked }
counter-E4_04 = Only the card that belongs to the event counters it: { $remedy } against { $card }.
event-countered = { WHO($seat) ->
    [you] You play
   *[other] { $seat } plays
 } { $anti }: the { $card } has no effect.
