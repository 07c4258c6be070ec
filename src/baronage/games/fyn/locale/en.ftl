# The Barons of Fyn, English. Facts by name ($card), functions in capitals: baronage/engine/text/catalogue.py; PLACE, SPOT ... : __init__.py.

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
capital-of = { $owner ->
    [-1] their Capital
   *[other] { WHOSE($owner) } Capital
 }
place = { SPOT($cell) ->
    [home] at { capital-of }
    [behind] behind { capital-of }
    [north] north of { capital-of }
    [east] east of { capital-of }
    [west] west of { capital-of }
    [north-east] north-east of { capital-of }
    [north-west] north-west of { capital-of }
    [far-north] { NORTHWARD($cell) } north of { capital-of }
    [far-east] { SIDEWAYS($cell) } east of { capital-of }
    [far-west] { SIDEWAYS($cell) } west of { capital-of }
    [far-north-east] { NORTHWARD($cell) } north and { SIDEWAYS($cell) } east of { capital-of }
   *[far-north-west] { NORTHWARD($cell) } north and { SIDEWAYS($cell) } west of { capital-of }
 }
land-at = { SPOT($cell) ->
    [home] { capital-of }
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
    [home] { capital-of }
   *[other] the { lying } { PLACE($cell, $owner) }
 }
the-land = { SPOT($cell) ->
    [home] { capital-of }
   *[other] the { $land } { PLACE($cell, $owner) }
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
        [0] Your digit is the { ordinal } already, or your choice isn’t sent yet.
       *[1] You have changed your digit already in this decision.
     }
 }

## calling (DEC-02): a number is needed
calling = Which digit of the next card counts for { number-for }?
calling-help = { $matter ->
    [0] { hit-needs }
    [1] { hit-needs }
    [2] { hit-needs }
    [3] It strikes { struck }. { harm }
    [4] An odd number discards { THE($army) } { PLACE($cell, $owner) }.
   *[5] An odd number discards the { $centre } { PLACE($cell, $owner) }.
 } Every card carries four digits, which serve as dice: choose one.
calling-title = which digit counts
number-for = { $matter ->
    [0] { THE($army) } against { THE($other) }
    [1] the besieged centre against { THE($other) }
    [2] { THE($army) } against the besieged centre
    [3] the { $card }
    [4] { THE($army) } in the { $card }
   *[5] the { $card }
 }
hit-needs = A hit needs { $tenths } or less ({ $tenths }0 %).
digit-called = { WHO($seat) ->
    [you] You let
   *[other] { $seat } let
 } the { ordinal } of the next card’s four digits decide.
number-came = { $card ->
    [0] { WHO($seat) ->
        [you] You rolled
       *[other] { $seat } rolled
     } { $number }.
   *[other] The next card showed { DIGITS($card) }: its { ordinal } digit gave { $number }.
 }
deck-renewed = The draw deck was renewed: { $deck } cards{ $king ->
    [0] {""}
   *[1] , King Timothy among them
 }.
king-returned = { WHO($seat) ->
    [you] You turned
   *[other] { $seat } turned
 } up King Timothy Returns!

## Must Play cards
must-play-drawn = { WHO($seat) ->
    [you] You drew
   *[other] { $seat } drew
 } { A($card) }, which must be played.
must-play-struck = { SPOT($cell) ->
    [behind] The { $card } found no victim.
   *[other] The { $card } threatened { LAND($cell, $seat) }.
 }
tested = { UP(WHOSE($seat)) } { $army }: { $number } is { PARITY($number) ->
    [odd] odd, a loss
   *[even] even, no harm
 }.
survived = An even number: the { $card } did no harm.
centre-dropped = { UP(WHOSE($owner)) } { $old } { PLACE($cell, $owner) } { $centre ->
    [0] was lost
   *[other] dropped to { A($centre) }
 }.
army-fell = { UP(WHOSE($seat)) } { $army } { PLACE($cell, $seat) } { PLURAL($army) ->
    [many] were
   *[one] was
 } lost.
lost = { UP(WHOSE($seat)) } { $card } { PLACE($cell, $seat) } { PLURAL($card) ->
    [many] were
   *[one] was
 } lost.

## The end of a step
end-when = A step of your own turn is ended with this. { now-asked }
end-D0_02 = Send the attack that you have begun, or take it back, before you end the step.

## first-player (DEC-01), the deal, turns
first-player = Who plays first?
first-player-title = who plays first
name-first = { WHO($starter) ->
    [you] You play first
   *[other] { $starter } plays first
 }
name-first-when = The host names the first player before the deal. { now-asked }
name-first-C1_03 = This player isn’t in the game.
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
    [you] You drew
   *[other] { $seat } drew
 } { A($card) }.
beginning = Let the step begin.
beginning-title = whether the step begins
beginning-end = Go on

## discarding (DEC-17): Step F
discarding = Discard up to { $left ->
    [one] 1 card
   *[other] { $left } cards
 }, or end your turn.
discarding-help = At your next turn you draw until you hold { $hand } cards: what you discard now is replaced then.{ stalling }
discarding-title = which cards you discard
discarding-end = End your turn
discard = Discard { A($card) }
discard-group = Discard a card
discard-when = Cards are discarded at the end of your turn. { now-asked }
discard-D6_01 = You don’t have { A($card) } in your hand.
discard-Q1_02 = { same-cards }
discarded = { WHO($seat) ->
    [you] You discarded
   *[other] { $seat } discarded
 } { A($card) }.
put-up = Put up { A($card) } for trade: it is discarded if you take no offer
put-up-group = Put up a card for trade
put-up-when = Cards are put up for trade at the end of your turn. { now-asked }
put-up-G2_01 = { $trading ->
    [0] This game is played without trading.
   *[1] You don’t have { A($card) } in your hand.
 }
put-up-Q1_02 = { same-cards }
put-up-for-trade = { WHO($seat) ->
    [you] You put
   *[other] { $seat } put
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
send-when = You have nothing to send. { now-asked }
send-D4_03 = Choose at least one army before you send the attack.
add-to-offer = Add { A($card) } to your offer
add-to-offer-group = Add a card to your offer
add-to-offer-when = You can make an offer when a player puts up a card for trade. { now-asked }
add-to-offer-G2_02 = { $held ->
    [0] You don’t have { A($card) } in your hand.
   *[1] The { $card } { PLURAL($card) ->
        [many] are
       *[one] is
     } in your offer already.
 }
add-to-offer-Q1_02 = { same-cards }
make-no-offer = Make no offer
make-no-offer-when = You can make an offer when a player puts up a card for trade. { now-asked }
make-no-offer-G2_02 = You have begun an offer: take it back first.
offered = { WHO($seat) ->
    [you] You
   *[other] { $seat }
 } { $made ->
    [0] { WHO($seat) ->
        [you] made
       *[other] made
     } no offer.
   *[1] { WHO($seat) ->
        [you] offered
       *[other] offered
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
take-offer-G2_03 = This offer doesn’t exist.
take-none = Take no offer: the card is discarded
take-none-when = An offer is taken when all have been made. { now-asked }
traded = { WHO($partner) ->
    [nobody] No offer was taken for the { $card }.
   *[other] { WHO($seat) ->
        [you] You gave
       *[other] { $seat } gave
     } { $partner } the { $card } for the offer.
 }

## movement (DEC-03): Step B
movement = Move your armies, each once, or stop.
movement-help = An army moves one card far, or along roads. It attacks, and meets an attack, only on the frontier: land with a free, dotted edge.{ stalling }
movement-title = where your armies go
movement-end = End movement
the-army = { THE($army) } (strength { $cv })
move = Move { the-army } from { LAND($start, $owner) } to { the-land }
move-group = Move { the-army } from { LAND($start, $owner) }
move-when = Armies move at the start of your turn. { now-asked }
move-D2_07 = { $mine ->
    [0] This isn’t one of your armies.
   *[1] You have no land there. Armies move inside your own realm; other players’ land is only attacked.
 }
move-D2_10 = { UP(THE($army)) } { stands } there already.
move-D2_01 = { $mine ->
    [0] This army isn’t in play.
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
 } { THE($army) } from { OWN_LAND($start, $seat) } to { OWN_LAND($cell, $seat) }.

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
build-or-attack-help = You have room for armies of strength { $room }.{ $buildable ->
    [0] { $held ->
        [0] {" "}You hold no army card that you could build.
       *[1] {" "}No army card that you hold can be built now.
     }
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
take-step-when = Whether to build or to attack is chosen after moving. { now-asked }
take-step-D0_03 = You build, attack, or do neither.
take-step-D3_03 = Your population keeps no more armies: { $used } of { $limit } are in use.
take-step-D3_01 = You hold no army that your population could keep and that has a place to be built.
take-step-D4_02 = You have no army on your frontier that could attack.
step-chosen = { WHO($seat) ->
    [you] You chose
   *[other] { $seat } chose
 } { $step ->
    [0] neither to build nor to attack
    [1] to build armies, not to attack
   *[2] to attack, not to build
 }.

## building (DEC-05): Step C
building = Build armies: { $left ->
    [one] 1 site
   *[other] { $left } sites
 } left, room for strength { $room }.
building-help = A site is a Capital, a Town or a City of yours.{ stalling }
building-title = which armies you build
building-end = End building
build = Build { the-army } on { spot }: then strength { $total } of { $limit } is in use
build-group = Build { the-army }
build-when = Armies are built after moving, if you choose to build. { now-asked }
build-D3_01 = { $held ->
    [0] You don’t have { A($army) } in your hand.
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
 } { A($army) } on { OWN_LAND($cell, $seat) }.

## too-many-armies (DEC-14), too-many-cards (DEC-15)
too-many-armies = Discard an army: your armies ({ $used }) are more than your population ({ $limit }).
too-many-armies-title = which army you give up
give-up-army = Discard { the-army } on { LAND($cell, $owner) }
give-up-army-when = Armies are given up when the population can’t keep them. { now-asked }
give-up-army-D3_08 = This isn’t one of your armies.
give-up-army-Q1_02 = { same-armies }
army-given-up = { UP(WHOSE($seat)) } population couldn’t keep { THE($army) } on { LAND($cell, $seat) }.
too-many-cards = Discard a card: your hand ({ $used }) is larger than its maximum ({ $limit }).
too-many-cards-title = which card you give up
give-up-card = Discard { A($card) }
give-up-card-when = Cards are given up when the hand is too large. { now-asked }
give-up-card-D1_09 = You don’t have { A($card) } in your hand.
give-up-card-Q1_02 = { same-cards }
card-given-up = { WHO($seat) ->
    [you] You discarded
   *[other] { $seat } discarded
 } { A($card) }: the hand was too large.

## attack (DEC-06): Step D
attack = Attack from which land? Or end your attacks.
attack-help = Any army on your frontier can attack any frontier land of another player.{ stalling }
attack-target = Which land do you attack from { LAND($start, $attacker) }?
attack-target-help = Nobody sees it until you send the attack.
attack-armies = { LEN($group) ->
    [0] Which armies attack { spot }?
   *[other] Send { who-goes } against { the-land }?
 }
attack-armies-help = { going }Nobody sees it until you send the attack.
who-goes = { LEN($group) ->
    [one] { COUNTED($group) }
   *[other] these { LEN($group) } armies
 }
going = { LEN($group) ->
    [0] {""}
    [one] {""}
   *[other] Going: { COUNTED($group) }.{" "}
 }
attack-title = your attack
attack-end = End your attacks
attack-send = { sending }
sending = Send { COUNTED($group) } against { spot }: { guarded }; { $percent } % as it stands
guarded = { LEN($armies) ->
    [0] undefended
   *[other] held by { COUNTED($armies) }
 }{ $wall ->
    [0] {""}
   *[other] , siege value { $wall }
 }{ SPOT($cell) ->
    [home] ; { $owner } is out if it falls
   *[other] { $cut ->
        [0] {""}
        [one] ; it cuts off 1 more card
       *[other] ; it cuts off { $cut } more cards
     }
 }
attack-from = Attack from { spot } with { COUNTED($armies) }
attack-from-when = Attacks are made after moving, if you choose to attack. { now-asked }
attack-from-D4_03 = You have chosen from where you attack: take that back to choose another land.
attack-from-D4_02 = { $land ->
    [0] You have no land there.
   *[other] { $frontier ->
        [0] { UP(LAND($cell, $owner)) } isn’t on your frontier: all its sides are covered, so you can’t attack from it.
       *[1] { $spent ->
            [0] You have no army here: { spot }.
           *[1] The armies there have attacked already in this turn.
         }
     }
 }
choose-target = Attack { spot }: { guarded }{ $marchers ->
    [0] {""}
    [1] ; about { $percent } % to take it
   *[other] ; about { $percent } % to take it with all who can go
 }
choose-target-group = Attack { WHOSE($owner) } realm
choose-target-when = A target is chosen for an attack, after the land that it starts from. { now-asked }
choose-target-D4_03 = { $stage ->
    [0] First say that you go on.
    [1] First choose the land from which you attack.
    [3] You have chosen a target: take that back to choose another.
   *[2] { WHO($owner) ->
        [you] You can’t attack your own realm.
        [nobody] This player isn’t in the game.
       *[other] { $land ->
            [0] { $owner } has no land there.
           *[other] { $owner } is no longer in the game.
         }
     }
 }
choose-target-D4_55 = You can only go on against the player whose land you took: { $foe }.
choose-target-D4_05 = { UP(LAND($cell, $owner)) } can’t be attacked: no side of it is open.
join = Send { the-army } along
join-when = Armies join an attack when its target has been chosen. { now-asked }
join-D4_03 = { $stage ->
    [0] First say that you go on.
    [1] First choose the land from which you attack.
    [2] First choose the target.
   *[3] { $joined ->
        [0] Only armies on the land from which you attack can go.
       *[1] { UP(THE($army)) } { PLURAL($army) ->
            [many] go
           *[one] goes
         } already.
     }
 }
join-D4_54 = { $full ->
    [0] Only armies that took the land can go on, each once.
   *[1] One army at least stays on the land that you took.
 }
join-D4_06 = { UP(THE($army)) } { has } attacked already in this turn.
join-Q1_02 = { same-armies }
attacked = { WHO($attacker) ->
    [you] You attacked
   *[other] { $attacker } attacked
 } { LAND($cell, $owner) } from { OWN_LAND($start, $attacker) } with { COUNTED($group) }.
attack-void = { UP(WHOSE($attacker)) } attack came to nothing: the land was gone.
attack-failed = { UP(WHOSE($attacker)) } attack on { LAND($cell, $owner) } failed: { $why ->
    [1] a defender was left
    [3] the siege was lost
   *[other] no attacker was left
 }.

## response (DEC-07)
response = Move one army in response, or none?
response-help = { WHO($attacker) ->
    [you] You attack
   *[other] { $attacker } attacks
 } { spot } with { COUNTED($group) }.
response-title = whether you move an army in response
respond = Move { the-army } from { LAND($start, $owner) } to { the-land }{ $falls ->
    [-1] {""}
   *[other] ; then { $falls } % that the attack succeeds
 }
respond-group = Move { the-army } from { LAND($start, $owner) }
respond-when = Only the defender can respond. { now-asked }
respond-D2_07 = { move-D2_07 }
respond-D2_10 = { move-D2_10 }
respond-D2_01 = This army isn’t in play.
respond-E1_06 = { move-E1_06 }
respond-D2_02 = { move-D2_02 }
respond-Q1_02 = { same-armies }
decline = Move no army: { $falls } % that the attack succeeds
decline-when = Only the defender can decline to respond. { now-asked }
responded = { $army ->
    [0] { WHO($seat) ->
        [you] You moved
       *[other] { $seat } moved
     } no army in response.
   *[other] { WHO($seat) ->
        [you] You moved
       *[other] { $seat } moved
     } { THE($army) } in response, from { OWN_LAND($start, $seat) } to { OWN_LAND($cell, $seat) }.
 }

## battle-line (DEC-08 to DEC-10), siege (DEC-11)
battle-line = Choose an opponent for { THE($army) }.
battle-line-help = { $fewer ->
    [0] Every defender must get an opponent.
   *[1] Each attacker gets an opponent of its own.
 }
battle-line-aim = Which opponent { do } { THE($army) } attack?
do = { PLURAL($army) ->
    [many] do
   *[one] does
 }
battle-line-title = opponents in the battle
pair = { UP(THE($army)) } against { THE($other) }{ LEN($facing) ->
    [0] {""}
   *[other] , which already { PLURAL($other) ->
        [many] face
       *[one] faces
     } { COUNTED($facing) }
 }: hits with { $percent } %, is hit with { $back } %
pair-when = Armies are placed against each other when a battle begins. { now-asked }
pair-D4_17 = { $placing ->
    [0] All armies are placed: now they take aim.
   *[1] { $turn ->
        [0] { now-placed }
       *[1] Every defender must get an opponent, and there are just enough attackers left for those without one.
     }
 }
pair-D4_18 = { $turn ->
    [0] { now-placed }
   *[1] Defenders outnumber attackers: each attacker gets an opponent of its own.
 }
now-placed = Armies are placed one after the other: now it is { THE($now) }.
pair-Q1_02 = { same-foes }
same-foes = Armies of one kind with the same opponents are alike: choose the first.
take-aim = { $army ->
    [0] Aim at { THE($other) }: a hit with { $percent } %
   *[other] { UP(THE($army)) } { PLURAL($army) ->
        [many] attack
       *[one] attacks
     } { THE($other) }: a hit with { $percent } %, the other way { $back } %
 }
take-aim-when = Armies take aim when all are placed, and a centre when it is besieged. { now-asked }
take-aim-D4_20 = { $placing ->
    [0] This army attacks one of those placed against it.
   *[1] Armies are still being placed against each other.
 }
take-aim-D4_31 = The besieged centre attacks one of the armies that besiege it.
take-aim-Q1_02 = { same-foes }
siege = At which army does { spot } aim?
siege-help = The besieged centre attacks with its siege value, { $wall }.
siege-title = at which army your centre aims
paired = { UP(WHOSE($seat)) } { $army } faced { THE($other) }.
aimed = { $army ->
    [0] The besieged centre aimed
   *[other] { UP(WHOSE($seat)) } { $army } aimed
 } at { THE($other) }.
shot = { $army ->
    [0] The centre needed
   *[other] { UP(WHOSE($seat)) } { $army } needed
 } { AT_MOST($needed) } or less against { $other ->
    [0] the centre
   *[other] { THE($other) }
 }: { $number }, { $hit ->
    [0] a miss
   *[1] a hit
 }.

## placing (DEC-12), continuation (DEC-13)
placing = Where do you lay the { lying } that you take?
placing-help = It lies beside { LAND($start, $attacker) }, from where you attacked.
placing-title = where you lay the land that you take
place-land = Lay it { PLACE($cell, $owner) }{ $lost ->
    [0] {""}
    [one] ; 1 land card would be discarded
   *[other] ; { $lost } land cards would be discarded
 }
place-land-when = Land is laid when it has been taken. { now-asked }
place-land-D4_41 = It goes on an open side of { LAND($start, $owner) }, from where you attacked.
continuation = Go on against { $owner }, or stop?
continuation-help = If you continue, leave at least one army behind.
continuation-target = Which land of { $owner } do you attack next?
continuation-armies = { LEN($group) ->
    [0] Which armies go on against { spot }?
   *[other] Send { who-goes } against { the-land }?
 }
continuation-armies-help = { going }One army at least stays behind.
continuation-title = whether your attack goes on
continuation-send = { sending }
stop-attack = Stop here: these armies attack no more in this turn
stop-attack-when = An attack is stopped, or goes on, after land was taken. { now-asked }
stop-attack-D4_56 = You have chosen to go on: take that back to stop.
go-on = Go on with a part of the armies
go-on-when = An attack is stopped, or goes on, after land was taken. { now-asked }
go-on-D4_53 = You have chosen to go on already.
stopped = { WHO($attacker) ->
    [you] You went
   *[other] { $attacker } went
 } no further.
captured = { WHO($attacker) ->
    [you] You took
   *[other] { $attacker } took
 } { SPOT($start) ->
    [home] { WHOSE($owner) } Capital
   *[other] the { $land } { PLACE($start, $owner) }
 }; it now lies { PLACE($cell, $attacker) }.
followed = The { $land } { PLACE($start, $owner) } was cut off, and now lies { PLACE($cell, $attacker) }.
eliminated = { WHO($seat) ->
    [you] You are
   *[other] { $seat } is
 } out of the game{ WHO($by) ->
    [nobody] {""}
    [you] : you took the home Capital
   *[other] : { $by } took the home Capital
 }.

## The City, the Empire, the end
city-held = { $turns ->
    [0] { WHO($seat) ->
        [you] You touch
       *[other] { $seat } touches
     } the City no longer.
    [one] { holds } the City for 1 turn.
   *[other] { holds } the City for { $turns } turns.
 }
holds = { WHO($seat) ->
    [you] You have
   *[other] { $seat } has
 } held
empire-named = { WHO($seat) ->
    [you] You rule
   *[other] { $seat } rules
 } the Empire.
time-out = Time is up: the King is shuffled into the draw deck ({ $deck } cards).
ended = The game is over. { $cause ->
    [1] { cause-king-returned }
    [2] { cause-last-baron }
    [3] { cause-round-limit }
    [4] { cause-stalled }
    [5] { cause-city-held }
    [6] { cause-empire-fell }
    [7] { cause-empire-stood }
    [8] { cause-hordes-gone }
   *[9] { cause-empire-left }
 }
cause-king-returned = King Timothy has returned.
cause-last-baron = Only one baron is left.
cause-round-limit = The last round is over.
cause-stalled = Nobody drew a card for too long.
cause-city-held = The central City was held for three turns.
cause-empire-fell = The Empire’s Capital has fallen to a Horde.
cause-empire-stood = The Empire has held out.
cause-hordes-gone = Every Horde is eliminated.
cause-empire-left = The Empire has left the game.
went-out = { $nth ->
    [1] eliminated first
    [2] eliminated second
    [3] eliminated third
    [4] eliminated fourth
   *[other] eliminated fifth
 }

## Things in the picture with which nothing can be done now
thing-status = Your turn continues as soon as you decide. { now-asked }
thing-deck = Cards are drawn from the deck at the start of a turn, and turned up for numbers: nobody takes one. { now-asked }
thing-discard = What is discarded lies here until the deck is renewed: nobody takes it back. { now-asked }
thing-line = In the battle line armies are placed against each other when a battle begins. { now-asked }
thing-player = An attack strikes a land card on a player’s frontier, an event what lies there: not a player. { now-asked }
thing-cell = Land is laid on empty places after building or attacking, by each player in their own realm. { now-asked }
thing-fallen = A discarded card is out of play. { now-asked }
thing-army = Each player moves and leads their own armies alone. { now-asked }
thing-improvement = An improvement in play does its work by lying there. { now-asked }
thing-land = Land is where armies stand, are built and attack from, and where improvements lie. { now-asked }

## expansion (DEC-16): Step E, cards of the hand are laid out
expansion = { $playable ->
    [0] You can lay out no card of your hand now.
   *[1] Lay out up to { $left ->
        [one] 1 card
       *[other] { $left } cards
     }, or stop.
 }
expansion-title = which cards you lay out
expansion-help = { $playable ->
    [0] What you hold has no place yet, or no more of its kind can be laid out in this turn.
   *[1] You lay out land now, improvements on land, and Villages, Towns and Cities.
 }{ LEN($nowhere) ->
    [0] {""}
   *[other] {" "}No place yet for { LIST($nowhere) }: choose the card in your hand to read why.
 }{ LEN($many) ->
    [0] {""}
   *[other] {" "}No more in this turn: { LIST($many) }; choose the card in your hand to read why.
 }{ stalling }
expansion-end = End expansion

put = { KIND($card) ->
    [land] Lay { $card } { PLACE($cell, $owner) }
    [centre] { $old ->
        [0] Found { A($card) } on { spot }: population +{ $population }{ more-cards }
       *[other] Raise { spot } to { A($card) }: population +{ $population }{ more-cards }
     }
   *[other] Put { A($card) } on { spot }{ opened }
 }
opened = { $opens ->
    [0] {""}
    [1] : then a Village can be founded there
    [2] : it does nothing there, but land can then be laid beside it
   *[3] : it does nothing there
 }
more-cards = { $hand ->
    [0] {""}
   *[other] , hand +{ $hand }
 }
put-group = Lay out { A($card) }
put-when = Land, improvements, Villages, Towns and Cities are laid out after building or attacking. { now-asked }
put-D5_01 = { $held ->
    [0] You don’t have { A($card) } in your hand.
   *[1] { UP(A($card)) } { PLURAL($card) ->
        [many] are
       *[one] is
     } not laid out: land, improvements, Villages, Towns and Cities are.
 }
put-D5_02 = You have laid out { $played ->
    [one] 1 card
   *[other] { $played } cards
 } in this step, which is all you may.
put-D5_04 = No more { KIND($card) ->
    [land] land
    [centre] Villages, Towns or Cities
   *[other] improvements
 } in this turn: among the two cards that everybody may lay out, at most one is an improvement, and at most one a Village, Town or City{ $extra ->
    [0] {""}
    [one] ; your one extra card is used for that already
   *[other] ; your { $extra } extra cards are used for that already
 }.
put-D5_05 = { $land ->
    [0] Land goes beside a Capital or beside land with an improvement, and none of yours lies there.
   *[other] Land already lies here: { spot }.
 }
put-B1_08 = Nothing is laid behind your Capital.
put-GB_02 = The central City stands here.
put-D5_08 = { $land ->
    [0] This goes on land of your own: an improvement such as a Road on any land, a Village on Clear land, a Town on a Village, a City on a Town. On Desert a Village needs an Oasis first, in Woods a Clearing, on a Mountain a Mine.
   *[other] Nothing is put on a Capital.
 }
put-D5_09 = A Village, Town or City already stands here: { spot }.
put-D5_10 = A Road already lies here: { spot }.
put-D5_11 = { $one_special ->
    [0] { UP(A($card)) }
   *[1] A special improvement
 } already stands here: { spot }.
put-D5_13 = A Village on { $land } needs { A($needs) } there first.
put-D5_14 = { UP(A($card)) } takes the place of { A($before) }, and { $some ->
    [0] you have none yet
   *[1] there is none on { spot }
 }.
put-D5_16 = It was founded or has grown in this turn already: one step a turn.
put-Q1_02 = { same-cards }
laid-out = { WHO($seat) ->
    [you] You
   *[other] { $seat }
 } { $old ->
    [0] laid out { A($card) } { PLACE($cell, $seat) }.
   *[other] raised the { $old } { PLACE($cell, $seat) } to { A($card) }.
 }

## interruption (DEC-18): somebody may play an Any Play card
interruption = Play an event { moment }, or pass?
interruption-help = { $attacked ->
    [0] You can act because you hold { LIST($cards) }{ $others ->
        [0] . For now you could only strike your own land: better pass
       *[1] , which can be played now
     }.
   *[1] { WHO($attacker) ->
        [you] You attack
       *[other] { $attacker } attacks
     } { spot } with { COUNTED($armies) }.
 }
interruption-title = whether you play an event
interruption-others = Waiting in case someone plays an event.
moment = { $number ->
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

play = Play { $card } on { aim }{ on-own }: { TERM($card) ->
    [sickness] one time in two, each army there is lost ({ COUNTED($armies) })
    [revolt] one time in two, the land is lost with all on it{ and-cut }
    [sabotage] { KIND($what) ->
        [centre] one time in two, { drops-a-step }
       *[other] one time in two, it is lost
     }
   *[other] one time in two, { drops-a-step }
 }
drops-a-step = { TERM($centre) ->
    [village] the Village is lost
    [city] the City shrinks to a Town
   *[other] the Town shrinks to a Village
 }
on-own = { WHO($owner) ->
    [you] , your own
   *[other] {""}
 }
play-group = Play { $card } on { WHO($owner) ->
    [you] your own
   *[other] { WHOSE($owner) }
 } realm
aim = { $what ->
    [0] { spot }
   *[other] the { $what } { PLACE($cell, $owner) }
 }
struck = { $what ->
    [0] { the-land }
   *[other] the { $what } { PLACE($cell, $owner) }
 }
and-cut = { $cut ->
    [0] {""}
    [one] , and 1 card that it cuts off
   *[other] , and { $cut } cards that it cuts off
 }
play-when = Play events between the steps, in an interruption. { now-asked }
play-W1_01 = { $held ->
    [0] You don’t have { A($card) } in your hand.
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
    [nobody] This player isn’t in the game.
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
    [you] You played
   *[other] { $seat } played
 } { $card } on { $what ->
    [0] the land
   *[other] the { $what }
 } { PLACE($cell, $owner) }.

## countering (DEC-19): an event may be countered
countering = Counter the { $card } against { struck }?
countering-help = { harm }
countering-title = whether you counter the event
countering-others = { $card } strikes { struck }. Players with the right card may counter it.
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
counter = Play { $anti }: the { $card } against { struck } has no effect
counter-when = A counter is played when an event has been played. { now-asked }
counter-E4_04 = Only the card that belongs to the event counters it: { $remedy } against { $card }.
event-countered = { WHO($seat) ->
    [you] You played
   *[other] { $seat } played
 } { $anti }: the { $card } had no effect.

## Options of a game
option-variant = The standard game, the Empire against Barbarian Hordes, or the race to a central City.
option-first_seat = Who plays first: a player named by the host before the deal, or by lot.
option-dice = Numbers are rolled with a ten-sided die instead of being turned up from the deck.
option-trading = At the end of a turn a card may be put up for trade instead of being discarded.
option-timeout_rounds = After so many rounds the King is shuffled into the deck, if not in it yet; 0: off.
option-timeout_minutes = The same after so many minutes of playing time; 0: off.
option-empire_seat = Barbarians: the player of the Great Empire; first: the first player.
option-city_distance = Run for the City: how many places north of each Capital the City lies.
option-city_handicap = Run for the City: places added to that distance, one number (0 to 6) for each player; empty: none.
option-town_siege = The siege value of every Town; 0: Towns aren’t besieged.
option-improvements = May a land carry one special improvement (Mine, Oasis or Clearing) in all, or one of each type?
option-interrupts = When events may be played: at the turning points of a turn, or after every single card and move.
option-call = Is a player asked which digit counts before each number, or does the last one stand until it is changed?
option-max_rounds = Rounds after which the game ends; auto: 100, with barbarians 40; 0: off.
option-stall_rounds = Rounds in a row without a card drawn or turned up after which the game ends; 0: off.

## Windows: what is open, in two or three words
first-player-window = Who plays first
beginning-window = Begin
calling-window = Which digit counts
movement-window = Movement
build-or-attack-window = Build or attack
building-window = Build armies
expansion-window = Expansion
discarding-window = Discard
attack-window = Attack
response-window = Response to an attack
battle-line-window = Battle line
siege-window = Siege
placing-window = Laying the land taken
continuation-window = Going on after a capture
too-many-armies-window = Too many armies
too-many-cards-window = Too many cards
interruption-window = Events { moment }
countering-window = Countering an event
offering-window = Offers for a card
accepting-window = Taking an offer

## What the others read while one player decides
first-player-others = { LIST($waits) } is naming who plays first.
beginning-others = { LIST($waits) } lets the step begin.
calling-others = { LIST($waits) } is choosing which digit of the next card counts for { number-for }.
movement-others = { LIST($waits) } is moving armies.
build-or-attack-others = { LIST($waits) } is deciding whether to build or to attack.
building-others = { LIST($waits) } is building armies.
attack-others = { LIST($waits) } may attack now.
response-others = { LIST($waits) } may move an army in response to the attack.
response-others-help = { response-help }
battle-line-others = { LIST($waits) } is setting the battle line.
siege-others = { LIST($waits) } is choosing at which army the besieged centre aims.
placing-others = { LIST($waits) } is laying the land that was taken.
continuation-others = { LIST($waits) } is deciding whether the attack goes on.
too-many-armies-others = { LIST($waits) } must give up an army: the population can’t keep all.
too-many-cards-others = { LIST($waits) } must give up a card: the hand is too large.
expansion-others = { LIST($waits) } is laying out cards.
discarding-others = { LIST($waits) } may discard cards.
offering-others = { LIST($waits) } may make an offer for { WHOSE($owner) } { $card }.
accepting-others = { LIST($waits) } is choosing among the offers.

## Standing answers, as they stand on a button.
standing-ask = Ask me every time
standing-decline = Never answer an attack with a movement
standing-pass = Always pass
standing-pass-unless-attacked = Pass unless I am attacked
standing-pass-in-the-turns-of-others = Pass in the turns of others
standing-call = { $number ->
    [1] The first digit counts, always
    [2] The second digit counts, always
    [3] The third digit counts, always
   *[other] The fourth digit counts, always
 }
standing-always-call = { standing-call }
