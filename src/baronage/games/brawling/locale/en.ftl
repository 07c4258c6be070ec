# Brawling Barons, English. Facts by name ($card), functions in capitals: baronage/engine/text/catalogue.py; PIECE, BODY ... : glossary.py.

## Glossary: what a Peasant or Squire becomes, the other cards. `.a` with its article, `.many` of several.
-unknown = card
    .a = a card
    .many = cards
-peasant = Peasant
    .a = a Peasant
    .many = Peasants
-squire = Squire
    .a = a Squire
    .many = Squires
-farm = Farm
    .a = a Farm
    .many = Farms
-inn = Inn
    .a = an Inn
    .many = Inns
-barracks = Barracks
    .a = a Barracks
    .many = Barracks
-courthouse = Courthouse
    .a = a Courthouse
    .many = Courthouses
-tower = Tower
    .a = a Tower
    .many = Towers
-smithy = Smithy
    .a = a Smithy
    .many = Smithies
-market = Market
    .a = a Market
    .many = Markets
-merchant = Merchant
    .a = a Merchant
    .many = Merchants
-scribe = Scribe
    .a = a Scribe
    .many = Scribes
-knight = Knight
    .a = a Knight
    .many = Knights
-archers = Archers
    .a = Archers
    .many = Archers
    .number = many
-catapults = Catapults
    .a = Catapults
    .many = Catapults
    .number = many
-horsemen = Horsemen
    .a = Horsemen
    .many = Horsemen
    .number = many
-sheriff = Sheriff
    .a = a Sheriff
    .many = Sheriffs
-plus-two = +2 Attack
    .a = a +2 Attack
    .many = +2 Attacks
-shield = Shield
    .a = a Shield
    .many = Shields
-extra-action = Extra Action
    .a = an Extra Action
    .many = Extra Actions
-military-action = Military Action
    .a = a Military Action
    .many = Military Actions
-bomb = The Bomb
    .a = The Bomb
    .the = The Bomb
    .many = Bombs
-flip-unit = Flip Unit
    .a = Flip Unit
    .many = Flip Units
-prison = Prison
    .a = Prison
    .many = Prisons
-aid-of-buildings = Aid of buildings
    .a = an Aid of buildings
    .many = Aids of buildings
-aid-of-cards = Aid of cards
    .a = an Aid of cards
    .many = Aids of cards
-aid-of-civilians = Aid of civilians
    .a = an Aid of civilians
    .many = Aids of civilians
-aid-of-arms = Aid of arms
    .a = an Aid of arms
    .many = Aids of arms
-aid-of-resources = Aid of resources
    .a = an Aid of resources
    .many = Aids of resources

## Cards out of play, units in play
a-card = { KIND($card) ->
    [unknown] a card
    [bomb] The Bomb
    [aid] { A($card) }
    [bare] { TERM($card) ->
        [archers] an
       *[other] a
     } { $card } card
   *[card] { A($card) } card
 }
the-card = { KIND($card) ->
    [unknown] that card
    [bomb] The Bomb
    [aid] { THE($card) }
   *[card] the { $card } card
 }
body = { $other ->
    [0] { $half }
   *[other] { $half } ({ $other })
 }
piece = { $body ->
    [0] that card
   *[other] { WHOSE($owner) } { nth }{ $body }{ place }
 }
plain-piece = { $half ->
    [0] that card
   *[other] { WHOSE($owner) } { nth }{ $half }{ place }
 }
nth = { $nth ->
    [0] {""}
   *[other] { ORDINAL($nth) }{" "}
 }
place = { $where ->
    [1] {" "}on the wall
    [2] {" "}in the King’s Army
   *[other] {""}
 }
ordinal = { $nth ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
   *[other] { $nth }th
 }

## bid (DEC01): who plays first
bid = { LEN($cards) ->
    [0] Which cards do you show for the first turn?
   *[other] Show { LIST($cards) }{ $left ->
        [0] {""}
       *[other] , or add a card
     }?
 }
bid-help = The player who shows the most cards other than Peasants begins. You keep the cards, but others know those shown. A Squire card is named after what it can become.
bid-title = which cards you show for the first turn
bid-sent = You show { LEN($cards) ->
    [0] no card
   *[other] { LIST($cards) }
 }. The others are still choosing.
bid-others = { $player ->
    [0] The players choose in secret how many cards they show for the first turn.
   *[1] All your cards have a Peasant, so you show none. The others are still choosing.
 }
nothing-to-bid = All your cards have a Peasant: you show none for the first turn, and wait for the others.
add-to-bid = Show { the-card }
add-to-bid-group = Show a card
add-to-bid-when = Cards were shown for the first turn, before it began. { now-asked }
add-to-bid-2_06 = { $added ->
    [0] { not-in-hand }
   *[1] { UP(the-card) } is among those that you show already.
 }
add-to-bid-2_07 = { UP(the-card) } has a Peasant: only cards without one are shown for the first turn.
send-bid = { LEN($cards) ->
    [0] Show no card
   *[other] Show { LEN($cards) ->
        [one] 1 card
       *[other] { LEN($cards) } cards
     }: { LIST($cards) }
 }
send-bid-when = Cards were shown for the first turn, before it began. { now-asked }

## signs (DEC02): those who tied
signs = Rock, paper or scissors?
signs-bar = A tie. Rock, paper or scissors?
signs-help = The winner begins. Tied: { LIST($tied) }.
signs-title = rock, paper or scissors
signs-sent = You have chosen. The others are still choosing.
signs-others = { LIST($tied) } tied, and play rock, paper, scissors for the first turn.
not-tied = Only tied players play rock, paper, scissors: { LIST($tied) }.
show-sign = Show { sign }
sign = { $sign ->
    [0] rock
    [1] paper
   *[2] scissors
 }
show-sign-when = Rock, paper, scissors is played by those who tied for the first turn. { now-asked }
show-sign-2_10 = You show rock, paper or scissors.

## Parts of sentences
it = { PLURAL($unit) ->
    [many] they
   *[one] it
 }
them = { PLURAL($unit) ->
    [many] them
   *[one] it
 }
is = { PLURAL($unit) ->
    [many] are
   *[one] is
 }
has = { PLURAL($unit) ->
    [many] have
   *[one] has
 }
falls = { PLURAL($unit) ->
    [many] fall
   *[one] falls
 }
stands = { PLURAL($unit) ->
    [many] stand
   *[one] stands
 }
stays = { PLURAL($unit) ->
    [many] stay
   *[one] stays
 }
becomes = { PLURAL($unit) ->
    [many] become
   *[one] becomes
 }
resources = { $taken ->
    [one] 1 resource
   *[other] { $taken } resources
 }
last-resources = { $rest ->
    [0] { $taken ->
        [one] the last resource
       *[other] the last { $taken } resources
     }
   *[other] { resources }
 }
last-cards = { $rest ->
    [0] { $taken ->
        [one] the last card
       *[other] the last { $taken } cards
     }
   *[other] { $taken ->
        [one] 1 card
       *[other] { $taken } cards
     }
 }
money = { $money ->
    [one] 1 resource
   *[other] { $money } resources
 }
ends = { $ends ->
    [0] {""}
    [1] {" "}(this ends the game: { outcome })
   *[2] {" "}(this ends the game if Royal Aids turn up: { outcome })
 }
outcome = { $team ->
    [0] you
   *[1] your team
 } would { $place ->
    [1] win
   *[other] { $duel ->
        [0] come { ORDINAL($place) }
       *[1] lose
     }
 }
yields = { $more_gathers ->
    [0] {""}
   *[other] ; then you gather { $gathers_then }, not { $gathers }
 }{ $more_draws ->
    [0] {""}
   *[other] ; then you draw { $draws_then }, not { $draws }
 }
no-action-left = { $doubled ->
    [0] { $again ->
        [0] You have taken your action: make a free play, or end your turn.
       *[1] You have taken your action: play an Extra Action first, or end your turn.
     }
   *[1] You have taken both actions of this turn: make a free play, or end your turn.
 }
costs = costs { $cost }, and you have { money }.
not-in-hand = { $copy ->
    [0] { UP(the-card) } isn’t in your hand.
   *[1] { wrong-copy }
 }
wrong-copy = You don’t have that copy of the card. You have { $copy }.
not-held = { $fits ->
    [0] You need another kind of card here.
   *[1] { $copy ->
        [0] You don’t have this card in your hand.
       *[1] { wrong-copy }
     }
 }
other-copy = Everyone has seen { $copy } in your hand, so it goes first. Name { $copy }.
recruit-first = { UP(the-card) } is in your hand: recruit it first.{ unit-meant }
unit-meant = { LEN($meant) ->
    [0] {""}
   *[other] {" "}In play you have { LIST($meant) }.
 }
only-the-bomb = { UP($unit) } { is } out of reach: only The Bomb strikes there.

## Refusals of all decisions
not-your-turn = It isn’t your turn, but { WHOSE($active) }.
no-free-play-now = Free plays come before or after an action, not in the middle. { now-asked }
not-over-yet = First finish what you have begun. { now-asked }
nobody-joins = { WHO($attacker) ->
    [you] Your attack is under way: nothing can be added to it.
   *[other] Only { $attacker } can add to this attack.
 }
under-attack = The attack isn’t over. The defender can still play Shields.
done-when = You have nothing to end now. { now-asked }
done-3_03 = Take an action before you end your turn.

## turn (DEC03)
turn = Take { $extra ->
    [0] one action
   *[1] two actions, one after the other
 }.
turn-bar = Your turn: take { $extra ->
    [0] one action
   *[1] two actions
 }
turn-help = { deck-left }
turn-second = Take a second action, or end your turn?
turn-second-help = { deck-left }
turn-spent = End your turn{ LEN($plays) ->
    [0] .
   *[other] , or first { LIST($plays) }?
 }
turn-spent-help = { $kept ->
    [0] {""}
   *[1] You keep unused cards and Aids for later turns.
 }
turn-others = { $stage ->
    [0] { $active } takes an action.
    [1] { $active } may take a second action, or end the turn.
   *[2] { $active } may make free plays, or end the turn.
 }{ $aids ->
    [0] {""}
   *[1] {" "}You may use a Royal Aid meanwhile.
 }
turn-title = what you do in your turn
turn-end = End your turn
deck-left = { $last ->
    [0] Gather would bring { $gathers }, Draw { $draws }; the deck has { $deck } cards.
   *[1] { $deck ->
        [1] One card is left in the deck. If
       *[other] Gather would take { $gathers } and Draw { $draws } of the last { $deck } cards. If
     } you take the last card the game ends: { outcome }.
 }
free-play = { $play ->
    [0] play an Extra Action
    [1] play a Military Action
    [2] move Horsemen by their free step
   *[3] use a Royal Aid
 }

## Gather, Draw, the market, the Market building
gather = Gather { last-resources }{ ends }
gather-when = Resources are gathered in your own turn. { now-asked }
gather-3_01 = { no-action-left }
draw = Draw { last-cards }{ ends }
draw-when = Cards are drawn in your own turn. { now-asked }
draw-3_01 = { no-action-left }
take-card = Take { market-card }{ ends }
market-card = { the-card } from { $alike ->
    [0] the market
   *[1] the { ORDINAL($slot) } place of the market
 }
take-card-group = Take a card from the market
take-card-when = Cards are taken from the market in your own turn. { now-asked }
take-card-5_03 = This market slot is empty.
take-card-3_01 = { no-action-left }
buy = Pay 2 at the Market in your town: draw { last-cards }{ ends }
buy-when = The Market in your town is used in your own turn. { now-asked }
buy-12_12 = You have no Market in your town.
buy-3_01 = { no-action-left }
buy-4_05 = Drawing at the Market in your town { costs }
sell = Discard { the-card } at the Market in your town: gain { last-resources }{ ends }
sell-group = Discard a card at the Market in your town
sell-when = The Market in your town is used in your own turn. { now-asked }
sell-12_12 = { $markets ->
    [0] You have no Market in your town.
   *[other] { not-in-hand }
 }
sell-3_01 = { no-action-left }
sell-1_15 = { other-copy }

## recruiting (DEC04)
recruiting = Recruit another unit, or stop?
recruiting-bar = Recruit another, or finish
recruiting-help = You have { money } left.
recruiting-others = { $active } is recruiting.
recruiting-title = whether you recruit another unit
recruiting-end = Stop recruiting
recruit = Recruit a { $body } for { $cost }{ yields }
recruit-group = Recruit
recruit-when = Units are recruited in your own turn. { now-asked }
recruit-6_10 = { UP(a-card) } can’t be recruited: only cards with a Peasant or a Squire can.
recruit-6_01 = { not-in-hand }
recruit-3_01 = { no-action-left }
recruit-6_06 = { $civil ->
    [0] Your town has room for { $room } soldiers and holds { $there }: move one to the wall, or build a Barracks or an Inn.
   *[1] Your town has room for { $room } civilians and holds { $there }: turn a Peasant into a building, or build a Farm or an Inn.
 }
recruit-4_05 = A { $body } { costs }
recruit-1_15 = { other-copy }

## upgrading (DEC05)
upgrading = Upgrade another unit, or stop?
upgrading-bar = Upgrade another, or finish
upgrading-help = You have { money } left.
upgrading-others = { $active } is upgrading.
upgrading-title = whether you upgrade another unit
upgrading-end = Stop upgrading
upgrade = Upgrade { to-upgrade }
to-upgrade = { PLAIN($unit) } to { A($becomes) } for { $cost }{ $saved ->
    [0] {""}
   *[other] {" "}({ $full } less { $saved } for { $smithies ->
        [one] the Smithy
       *[other] the Smithies
     })
 }{ worth }{ yields }
worth = { $points ->
    [0] {""}
   *[1] : 1 point
 }
upgrade-group = Upgrade
upgrade-when = Units are upgraded in your own turn. { now-asked }
upgrade-7_01 = { $held ->
    [0] { UP($unit) } { is } no unit in your town.{ unit-meant }
   *[1] { recruit-first }
 }
upgrade-7_06 = { UP($unit) } { is } upgraded already.
upgrade-8_10 = { UP($unit) } { is } not in your town, and only there units are upgraded.
upgrade-3_01 = { no-action-left }
upgrade-4_05 = To upgrade { PLAIN($unit) } to { A($becomes) } { costs }

## moving (DEC06)
moving = Move another unit, or stop?
moving-bar = Move another soldier, or finish
moving-help = In one action each unit moves once: to the wall, or from there to the King’s Army.
moving-others = { $active } is moving units.
moving-title = whether you move another unit
moving-end = Stop moving
move = { $to ->
    [1] Move { to-the-wall }
   *[2] Send { to-the-king }
 }
to-the-wall = { $unit } to the wall{ $stays ->
    [0] {""}
   *[1] , where only a card can upgrade it
 }
to-the-king = { $mover } from the wall to the King’s Army: 2 points
move-group = Move
move-when = Units move in your own turn. { now-asked }
move-8_01 = { $held ->
    [0] { UP($unit) } { is } no soldier of yours.{ unit-meant }
   *[1] { recruit-first }
 }
move-8_05 = { UP($unit) } is a { TYPE($unit) ->
    [building] building
   *[other] civilian
 }: only soldiers move.
move-8_04 = { UP($unit) } { has } moved already in this action.
move-8_03 = { UP($unit) } { stays } there permanently.
move-8_10 = { UP($unit) } { stays } there: only upgraded soldiers go on to the King’s Army.
move-3_01 = { no-action-left }

## giving (DEC09): team play
giving = Give another card, or stop?
giving-bar = Give another card, or finish
giving-help = Each costs 1; you have { money } left.
giving-others = { $active } is giving cards to a team mate.
giving-title = whether you give another card
giving-end = Stop giving
give = Give { $mate } { $resource ->
    [1] one of your resources
   *[0] { $held ->
        [0] { $unit }
       *[1] { the-card } of your hand
     }
 } for 1
give-group = Give something to a team mate
give-when = Cards are given to a team mate in your own turn. { now-asked }
give-15_01 = Only team mates give each other cards, and there are no teams in this game.
give-15_07 = { $team ->
    [0] You can only give to a team mate.
   *[1] { UP($unit) } { is } not yours to give.
 }
give-3_01 = { no-action-left }
give-15_08 = { $resource ->
    [0] To give something { costs }
   *[1] To give a resource takes two, one to pay and one to give; you have { money }.
 }
give-15_10 = { UP($unit) } can’t be given away.
give-15_09 = { UP(WHOSE($mate)) } town has no room for { $unit }.
give-1_15 = { other-copy }

## declaration (DEC07): an attack is put together
declaration = Add another attacker, or strike?
declaration-help = { UP(LIST($blows)) }. Only you see this.
declaration-title = whether you add another attacker, or strike
declaration-end = Strike with { $number ->
    [one] 1 attacker
   *[other] { $number } attackers
 }: { LIST($blows) }
attack = Attack { strike }
strike = { $unit } with { with-whom }: { what-it-does }{ price }
with-whom = { $plus ->
    [0] { $fighter }
   *[1] a +2 Attack card
 }
what-it-does = { $result ->
    [0] { damage }, too little ({ falls-at })
    [1] { damage }, { it } { becomes } { A($base) }
    [2] { damage }, { it } { falls }
   *[3] the Sheriff discards { them }
 }
damage = { $dealt } damage{ $several ->
    [0] {""}
   *[1] {" "}in all
 }{ $towers ->
    [0] {""}
    [one] {" "}after the Tower
   *[other] {" "}after { $towers } Towers
 }
falls-at = { it } { $lowers ->
    [0] {""}
   *[other] { becomes } { A($base) } at { $lowers }, and{" "}
 }{ falls } at { TYPE($unit) ->
    [building] twice its health: { $falls }
   *[other] { $falls }
 }
price = { $price ->
    [0] {""}
    [1] ; then { $fighter } { PLURAL($fighter) ->
        [many] become
       *[one] becomes
     } a Squire, as after every attack
   *[2] ; then { $fighter } is lost, as after every attack
 }
blow = { $unit } { $result ->
    [0] { stands } ({ damage }; { falls-at })
    [1] { becomes } { A($base) } ({ damage })
    [2] { falls } ({ damage })
   *[3] { falls } to the Sheriff
 }
attack-group = Attack with { with-whom }
attack-when = Attacks are made in your own turn. { now-asked }
attack-9_01 = { $held ->
    [0] { $plus ->
        [0] { UP($fighter) } can’t attack: { who-can-attack }
       *[1] { not-in-hand }
     }
   *[1] { UP(the-card) } can’t attack from your hand: { who-can-attack }
 }
who-can-attack = soldiers in your town and on your wall can, and +2 Attack cards.{ unit-meant }
attack-8_11 = { $king ->
    [0] { UP($fighter) } { PLURAL($fighter) ->
        [many] fight
       *[one] fights
     } no more.
   *[1] { only-the-bomb }
 }
attack-3_01 = { no-action-left }
attack-9_02 = { $joined ->
    [0] { UP($unit) } is no unit of an opponent.
   *[1] { UP(with-whom) } { PLURAL($fighter) ->
        [many] have
       *[one] has
     } a target already.
 }
attack-1_13 = { UP($unit) } { is } no unit of an opponent.
attack-15_04 = { $owner } is your team mate.
attack-8_07 = { UP($unit) } { is } behind the wall: first attack who stands there ({ LIST($wall) }).
attack-1_15 = { other-copy }

## defence (DEC08): Shields
defence = { $guards ->
    [0] Use a Royal Aid, or let it come?
   *[other] Play a Shield, or none?
 }
defence-help = { UP(LIST($blows)) }.{ $guards ->
    [0] {""}
   *[other] {" "}You have { guards }; each takes off 3.
 }{ $aids ->
    [0] {""}
   *[1] {" "}You may use a Royal Aid as well.
 }
guards = { $shields ->
    [0] { arms }
   *[other] { $shields ->
        [one] 1 Shield
       *[other] { $shields } Shields
     }{ $arms ->
        [0] {""}
       *[other] {" "}and { arms }
     }
 }
arms = { $arms ->
    [one] an Aid of arms
   *[other] { $arms } Aids of arms
 }
defence-others = { LEN($blows) ->
    [0] { UP(WHOSE($attacker)) } attack no longer does any harm.
   *[other] { UP(WHOSE($attacker)) } attack: { LIST($blows) }.
 } The defender may play Shields.
defence-title = whether you play a Shield
defence-end = { $guards ->
    [0] Let it come
   *[other] Play no Shield
 }: { LIST($blows) }
guard = { $aid ->
    [0] Play a Shield on
   *[1] Use { $fighter } for
 } { $unit }: damage { $before } → { $after }, { saving }
saving = { $was ->
    [0] { it } { stands } with or without it
    [1] { $result ->
        [0] { it } { is } saved
       *[other] { it } still { becomes } { A($base) } ({ $shields } Shields needed)
     }
    [2] { $result ->
        [0] { it } { is } saved
        [1] { it } only { becomes } { A($base) }
       *[other] { it } still { falls } ({ $shields } Shields needed)
     }
   *[3] the Sheriff discards { them } all the same
 }
guard-group = { $aid ->
    [0] Play a Shield
   *[1] Use { $fighter }
 }
guard-when = Shields are played when one of your units is attacked. { now-asked }
guard-11_02 = { $copy ->
    [0] { UP(the-card) } is no Shield of yours.
   *[1] { wrong-copy }
 }
guard-15_13 = { UP($unit) } { is } not yours: Shields protect your own units.
guard-9_12 = { $mine ->
    [0] { UP($unit) } { is } not attacked.
   *[1] { UP($unit) } takes no damage.
 }
guard-1_15 = { other-copy }

## Action cards and the Courthouse
bomb = Play The Bomb for 6: discard { $unit }
bomb-group = Play The Bomb for 6
bomb-when = The Bomb is played in your own turn. { now-asked }
bomb-11_05 = { not-held }
bomb-3_01 = { no-action-left }
bomb-4_05 = The Bomb { costs }
bomb-1_12 = The Bomb only strikes units and Royal Aids on the table.
bomb-1_15 = { other-copy }
flip-up = Play Flip Unit: { $unit } { becomes } { A($becomes) }
flip-up-group = Upgrade a unit with Flip Unit
flip-up-when = Flip Unit is played in your own turn. { now-asked }
flip-up-11_06 = { flip-11_06 }
flip-11_06 = { $right ->
    [0] { not-held }
   *[1] Flip Unit turns civilians and soldiers in towns and on walls, and that is none of them.
 }
flip-up-3_01 = { no-action-left }
flip-up-7_06 = { UP($unit) } { is } upgraded already.
flip-up-11_12 = { $raised ->
    [0] { UP($unit) } would become { A($becomes) }, and Flip Unit makes no buildings.
   *[1] { flip-11_12 }
 }
flip-11_12 = Flip Unit can’t reach { $unit }: it turns civilians and soldiers in towns and on walls.
flip-up-1_15 = { other-copy }
flip-down = Play Flip Unit: { lower }
lower = { $raised ->
    [0] discard { $unit }
   *[1] { $unit } { becomes } { A($base) }
 }
flip-down-group = Downgrade a unit with Flip Unit
flip-down-when = Flip Unit is played in your own turn. { now-asked }
flip-down-11_06 = { flip-11_06 }
flip-down-3_01 = { no-action-left }
flip-down-11_12 = { flip-11_12 }
flip-down-1_15 = { other-copy }
imprison = Play Prison for 5: discard { $unit }
imprison-group = Play Prison for 5
imprison-when = Prison is played in your own turn. { now-asked }
imprison-11_07 = { $right ->
    [0] { not-held }
   *[1] { no-foe }
 }
no-foe = { UP($unit) } { is } no soldier of an opponent in a town or on a wall.
imprison-3_01 = { no-action-left }
imprison-4_05 = Prison { costs }
imprison-15_04 = { UP($unit) } { is } of your own team.
imprison-8_11 = { only-the-bomb }
imprison-1_15 = { other-copy }
court = Use your Courthouse for 3: { lower }
court-group = Use your Courthouse for 3
court-when = A Courthouse is used in your own turn. { now-asked }
court-12_09 = { $courts ->
    [0] You have no Courthouse.
   *[other] { no-foe }
 }
court-3_01 = { no-action-left }
court-4_05 = The Courthouse { costs }
court-15_04 = { UP($unit) } { is } of your own team.
court-8_11 = { only-the-bomb }

## Free plays
extra-action = Play an Extra Action: take a second action in this turn
extra-action-when = An Extra Action is played in your own turn. { now-asked }
extra-action-11_03 = { $fits ->
    [0] { UP(the-card) } is no Extra Action.
   *[1] { $held ->
        [0] { not-held }
       *[1] You have played an Extra Action in this turn already.
     }
 }
extra-action-1_15 = { other-copy }
arms-upgrade = Play a Military Action: upgrade { to-upgrade }
arms-upgrade-group = Upgrade with a Military Action
arms-upgrade-when = { arms-when }
arms-when = A Military Action is played in your own turn. { now-asked }
arms-upgrade-11_04 = { arms-11_04 }
arms-11_04 = { $right ->
    [0] { not-held }
   *[1] { $in_hand ->
        [0] { $unit ->
            [0] A Military Action is for a soldier of yours in the town or on the wall.
           *[other] { UP($unit) } { is } no soldier of yours.{ unit-meant }
         }
       *[1] { recruit-first }
     }
 }
arms-upgrade-1_15 = { other-copy }
arms-upgrade-7_06 = { upgrade-7_06 }
arms-upgrade-8_10 = { upgrade-8_10 }
arms-upgrade-4_05 = { upgrade-4_05 }
arms-move = Play a Military Action: { $to ->
    [1] move { to-the-wall }
   *[2] send { to-the-king }
 }
arms-move-group = Move with a Military Action
arms-move-when = { arms-when }
arms-move-11_04 = { arms-11_04 }
arms-move-1_15 = { other-copy }
arms-move-8_03 = { move-8_03 }
arms-move-8_10 = { move-8_10 }
arms-attack = Play a Military Action: attack { strike }
arms-attack-group = Attack with a Military Action
arms-attack-when = { arms-when }
arms-attack-11_04 = { not-held }
arms-attack-1_15 = { other-copy }
arms-attack-11_08 = A Military Action is for one soldier alone: no +2 Attack card strikes with it.
arms-attack-9_01 = { $in_hand ->
    [0] { UP($fighter) } can’t attack: soldiers in your town and on your wall can.{ unit-meant }
   *[1] { recruit-first }
 }
arms-attack-8_11 = { attack-8_11 }
arms-attack-9_02 = { UP($unit) } is no unit of an opponent.
arms-attack-1_13 = { attack-1_13 }
arms-attack-15_04 = { attack-15_04 }
arms-attack-8_07 = { attack-8_07 }
ride = Free step: { $to ->
    [1] move { to-the-wall }
   *[2] send { to-the-king }
 }
ride-when = Horsemen make their free step in your own turn. { now-asked }
ride-12_04 = { $horsemen ->
    [0] { UP($unit) } { has } no free step: your own Horsemen have one in each turn.
   *[1] { UP($unit) } have used their free step of this turn.
 }
ride-8_03 = { move-8_03 }

## Royal Aids
aid-build = Use { $fighter }, which costs no action: { PLAIN($unit) } becomes { A($becomes) }, free of cost{ worth }{ yields }
aid-build-group = Use { $fighter }
aid-build-when = { aid-when }
aid-when = Royal Aids are used in your own turn. { now-asked }
not-that-aid = { UP(THE($aid)) } is needed for that.
not-your-aid = { $copy ->
    [0] You have no { $aid }.
   *[1] { wrong-copy }
 }
arms-aid = An Aid of arms is used as a Shield, when you are attacked.
aid-build-10_10 = { $mine ->
    [0] { not-that-aid }
   *[1] { UP($unit) } { is } no Peasant in your town that becomes a building.
 }
aid-build-10_13 = { arms-aid }
aid-build-10_08 = { not-your-aid }
aid-draw = Use { $fighter }, which costs no action: draw { last-cards }{ ends }
aid-draw-when = { aid-when }
aid-draw-10_11 = { not-that-aid }
aid-draw-10_13 = { arms-aid }
aid-draw-10_08 = { not-your-aid }
aid-market = Use { $fighter }, which costs no action: take { market-card }{ ends }
aid-market-group = Use { $fighter }
aid-market-when = { aid-when }
aid-market-10_12 = { $mine ->
    [0] { not-that-aid }
   *[1] This market slot is empty.
 }
aid-market-10_13 = { arms-aid }
aid-market-10_08 = { not-your-aid }
aid-gain = Use { $fighter }, which costs no action: gain { last-resources }{ ends }
aid-gain-when = { aid-when }
aid-gain-10_14 = { not-that-aid }
aid-gain-10_13 = { arms-aid }
aid-gain-10_08 = { not-your-aid }

## recipient (DEC10): team play
recipient = Who of your team gets the { $aid }?
recipient-others = { $active } chooses who of the team gets the { $aid }.
recipient-title = who of your team gets the Royal Aid
receive = Give the { $aid } to { WHO($mate) ->
    [you] yourself
   *[other] { $mate }
 }
receive-when = A team chooses the recipient when a Royal Aid turns up for it. { now-asked }
receive-15_06 = The { $aid } is for one of your team: { LIST($members) }.

## What happened: the opening, the turn, the end
cards-shown = { WHO($seat) ->
    [you] You showed
   *[other] { $seat } showed
 } { LEN($cards) ->
    [0] no card
   *[other] { LIST($cards) }
 } for the first turn.
sign-shown = { WHO($seat) ->
    [you] You showed
   *[other] { $seat } showed
 } { sign }.
first-player = { $lot ->
    [0] {""}
   *[1] By lot:{" "}
 }{ WHO($seat) ->
    [you] { $lot ->
        [0] You play
       *[1] you play
     }
   *[other] { $seat } plays
 } first.
turn-began = Round { $round }: { WHOSE($seat) } turn.
ended = { $cause ->
    [1] { WHO($seat) ->
        [you] You took
       *[other] { $seat } took
     } the last card of the deck: the game is over.
    [2] The last round is over, and with it the game.
   *[3] The game is over.
 }
cause-deck-empty = The deck is empty.
cause-turn-limit = The last round is over.
cause-left-alone = Only one player is left in the game.

## Deck, market, town
gathered = { WHO($seat) ->
    [you] You gained
   *[other] { $seat } gained
 } { resources }.
drew = { WHO($seat) ->
    [you] You drew
   *[other] { $seat } drew
 } { a-card }.
took = { WHO($seat) ->
    [you] You took
   *[other] { $seat } took
 } { the-card }{ TERM($card) ->
    [market] {""}
   *[other] {" "}from the market
 }.
market-filled = { UP(a-card) } { TERM($card) ->
    [market] is on offer
   *[other] came to the market
 }.
paid = { WHO($seat) ->
    [you] You paid
   *[other] { $seat } paid
 } { resources }.
recruited = { WHO($seat) ->
    [you] You recruited
   *[other] { $seat } recruited
 } a { $body }.
raised = { UP(WHOSE($seat)) } { $half } became { A($becomes) }{ worth }.
flipped = { raised }
moved = { UP(WHOSE($seat)) } { $body } { $to ->
    [1] moved to the wall
   *[2] joined the King’s Army: 2 points
 }.
gave = { WHO($seat) ->
    [you] You gave
   *[other] { $seat } gave
 } { $mate } { $gift ->
    [0] a resource
    [1] { a-card }
   *[2] the { $body }
 }.

## Attacks
attacked = { WHO($attacker) ->
    [you] You
   *[other] { $attacker }
 } attacked { WHOSE($owner) } { $target_body } with { A($fighter_body) }.
threatened = { CITED($rules, "9.09") ->
    [1] A Sheriff came for { WHOSE($owner) } { $body }: no Shield helps.
   *[0] { CITED($rules, "9.10") ->
        [1] After Towers,{" "}
       *[0] {""}
     }{ $damage } damage threatened { WHOSE($owner) } { $body }{ CITED($rules, "12.05") ->
        [1] , and a Sheriff as well: no Shield helps
       *[0] , which { body-falls-at }
     }.
 }
body-falls-at = { $lowers ->
    [0] {""}
   *[other] { PLURAL($body) ->
        [many] become
       *[one] becomes
     } { A($base) } at { $lowers }, and{" "}
 }{ PLURAL($body) ->
    [many] fall
   *[one] falls
 } at { $falls }
shields-asked = You may play Shields.
guarded = { WHO($seat) ->
    [you] You
   *[other] { $seat }
 } used { A($card) } for the { $body }: { $left } damage left.
struck = { UP(WHOSE($owner)) } { $body } { $result ->
    [0] stood{ $damage ->
        [0] {""}
       *[other] : { $damage } against { $lowers ->
            [0] { $falls }
           *[other] { $lowers }
         }
     }
    [1] became { A($base) }: { $damage } against { $lowers }
   *[2] fell{ CITED($rules, "12.05") ->
        [1] {" "}to the Sheriff
       *[0] : { $damage } against { $falls }{ $points ->
            [0] {""}
           *[1] , −1 point
         }
     }
 }.
spent = { lowered-body }.
lowered = { lowered-body }{ CITED($rules, "12.09") ->
    [1] , judged by a Courthouse
   *[0] {""}
 }.
lowered-body = { UP(WHOSE($seat)) } { $body } { $fate ->
    [1] became { A($base) }
   *[2] { PLURAL($body) ->
        [many] were
       *[one] was
     } discarded
 }

## Cards and Royal Aids
bombed = The Bomb discarded { WHOSE($seat) } { $body }.
jailed = { UP(WHOSE($seat)) } { $body } went to prison.
played = { WHO($seat) ->
    [you] You { KIND($card) ->
        [aid] used your
       *[other] played
     }
   *[other] { $seat } { KIND($card) ->
        [aid] used an
       *[other] played
     }
 } { KIND($card) ->
    [aid] { $card }{ aid-for }
   *[other] { A($card) }
 }.
aid-for = { TERM($card) ->
    [aid-of-buildings] {" "}to make a Peasant a building free of cost
    [aid-of-cards] {" "}to draw cards
    [aid-of-civilians] {" "}to take a card from the market
    [aid-of-arms] {" "}as a Shield
   *[aid-of-resources] {" "}to gain resources
 }
discarded = { KIND($card) ->
    [aid] The last card was { THE($card) }: it was discarded without effect.
   *[other] { WHO($seat) ->
        [you] You discarded
       *[other] { $seat } discarded
     } { a-card }.
 }
aid-came = { $teams ->
    [0] { UP(A($card)) } turned up. { WHO($gets) ->
        [nobody] Nobody alone had { least }, so it was discarded.
        [you] You had { least } and got it.
       *[other] { $gets } had { least } and got it.
     }
   *[1] { WHO($gets) ->
        [nobody] { UP(A($card)) } turned up. No team alone had { least }, so it was discarded.
        [you] You got the { $card }.
       *[other] { $gets } got the { $card }.
     }
 }
team-chooses = { UP(A($card)) } turned up. { UP(WHOSE($seat)) } team has { least }, and { WHO($seat) ->
    [you] you choose
   *[other] { $seat } chooses
 } who gets it.
least = { TERM($card) ->
    [aid-of-buildings] the fewest buildings
    [aid-of-cards] the least card production (if equal, the fewest cards)
    [aid-of-civilians] the fewest civilians
    [aid-of-arms] the fewest soldiers
   *[aid-of-resources] the least resource production (if equal, the fewest resources)
 }

## Things in the picture with which nothing can be done now
thing-status = Turns follow each other clockwise by themselves, as each is ended. { now-asked }
thing-advice = A turn is one action, and as many free plays as you like. { now-asked }
thing-piles = Cards are drawn from the deck; what is discarded stays on the discard pile. { now-asked }
thing-discard = What is discarded stays here: nobody takes a card from it. { now-asked }
thing-market = Cards are taken from the market one by one, in your own turn. { now-asked }
thing-attack = The arrows show attackers and targets. { now-asked }
thing-player = Attacks and cards are aimed at units, not at a player. { now-asked }
thing-hand = A hand is its owner’s alone: nobody else looks at it or takes from it. { now-asked }
thing-known = These cards are known to be in that hand; only its owner plays them. { now-asked }
thing-pile = Resources lie face down, and only their owner spends them. { now-asked }
thing-draws = So many cards come with a Draw. { now-asked }
thing-aids = Royal Aids can be used only by their owner, on their turn. { now-asked }
thing-civilians = Peasants come here from their owner’s hand, as long as there is room. { now-asked }
thing-military = Squires come here from their owner’s hand, as long as there is room. { now-asked }
thing-buildings = A building is an upgraded Peasant: click the Peasant. { now-asked }
thing-wall = Soldiers step to the wall from the town: click the one that is to move. { now-asked }
thing-king = Upgraded soldiers step to the King’s Army from the wall: click the one that is to move. { now-asked }
thing-fallen = A discarded card is out of play. { now-asked }
thing-useless = That card has no use at this moment. { now-asked }
thing-military-action = A Military Action is for a soldier of yours in the town or on the wall. { now-asked }
thing-unit = { $armed ->
    [0] You have no soldier in the town or on the wall, and no +2 Attack card, to attack with. { now-asked }
   *[1] To attack it, first choose one of your soldiers or a +2 Attack card. { now-asked }
 }
thing-card = This card isn’t yours to play. { now-asked }

## The result
result = { $teams ->
    [0] { WHO($winner) ->
        [you] You win.
       *[other] { $winner } wins.
     }{ LEN($scores) ->
        [0] {""}
       *[other] {" "}Points: { LIST($scores) }.
     }
   *[1] { $side ->
        [0] { LIST($members) } win
        [1] Your team wins
       *[2] Your team loses
     } with { $points ->
        [one] 1 point
       *[other] { $points } points
     } to { $against }.
 }{ $gone ->
    [0] {""}
   *[1] {" "}Who left the game comes behind all who stayed.
 }{ $tie ->
    [0] {""}
    [1] {" "}The tie goes against { $ender }, who ended the game.
    [2] {" "}The tie goes to the next clockwise after { $ender }, who ended the game.
   *[3] {" "}The tie goes against the team of { $ender }, who ended the game.
 }
score = { $seat } { $points }

## Beside the board and above it
way = { $way ->
    [0] Gather
    [1] Draw
    [2] Market
    [3] Market in town, pay 2
    [4] Market in town, discard
    [5] Aid of cards
    [6] Aid of civilians
   *[7] Aid of resources
 }
others-end = { $seat } could end it too, by { LIST($ways) }, and would { $wins ->
    [0] lose
   *[1] win
 }.
stage-turn = { UP(WHOSE($active)) } turn

## The picture: cards
card-effect = { TERM($card) ->
    [farm] room for one more civilian
    [inn] room for one more civilian and one more military unit
    [barracks] room for two more military units
    [courthouse] action: pay { $courthouse } to downgrade an opposing military unit
    [tower] each of your buildings takes { $tower } less damage
    [smithy] your military upgrades cost 1 less
    [market] action: pay { $market } and draw { $drawn } cards, or discard a card and gain { $gained } resources
    [archers] { $arrows } more strength against civilians and military units
    [catapults] { $stones } more strength against buildings
    [horsemen] one free step in each of your turns
    [sheriff] discards a military target, whatever its health
    [plus-two] strength { $plus } in an attack of yours, beside soldiers or alone
    [shield] prevents up to { $shield } damage to one of your units
    [extra-action] a second action this turn
    [military-action] one of your military units upgrades, moves or attacks
    [bomb] action, pay { $bomb }: discard any card in play
    [flip-unit] action: upgrade or downgrade anybody’s unit (a Peasant or Squire is discarded), but make no building
    [prison] action, pay { $prison }: discard an opposing military unit
    [aid-of-buildings] one of your Peasants becomes a building free of cost
    [aid-of-cards] draw { $aid_drawn } cards
    [aid-of-civilians] take a card from the market
    [aid-of-arms] used as a Shield
    [aid-of-resources] gain { $aid_gained } resources
   *[other] {""}
 }
card-foot = { TERM($card) ->
    [plus-two] in an attack
    [shield] when attacked
    [extra-action] free, once
    [military-action] free play
    [bomb] costs { $bomb }
    [flip-unit] costs 0
    [prison] costs { $prison }
   *[other] Royal Aid
 }
half-described = { $type ->
    [1] civilian
    [2] military
   *[3] building
 }, health { $health }{ $type ->
    [2] , strength { $strength }
   *[other] {""}
 }{ $gathers ->
    [0] {""}
   *[other] , gathers { $gathers }
 }{ $draws ->
    [0] {""}
   *[other] , draws { $draws }
 }
card-says = { $unit_card ->
    [0] { $card }: { card-effect }
   *[1] { $card } card: { $half }, { half-described }
 }

## The picture: the table
picture-round = Round

## Options of a game
option-decks = How many decks are shuffled together; auto: one for each two players, 4 at most.
option-teams = Two teams, seated alternately (4, 6 or 8 players).
option-team_hands = May team mates see each other’s hands?
option-first_player = First player: the one who shows the most cards, a random player, or a given seat.
option-turn_limit = Rounds after which the game ends; auto: 100, more if more decks than suggested are used; off: none.
option-aids = When Royal Aids are used: in one’s own turn; or at any time, between the actions of others and under attack too.

## Windows: what is open, in two or three words
bid-window = Bid for the first turn
signs-window = Rock, paper, scissors
turn-window = Turn
defence-window = Show Shields
recipient-window = Recipient of the Aid

## Standing answers, as they stand on a button.
standing-ask = Ask me every time
standing-decline = Never use a Shield
standing-guard-if-it-saves = Use Shields where they save a unit

## The table as data: faces of cards (at most 34 characters), zones, counters
face-title = { $card }
face-base = { $half }
face-point = 1 point
face-text = { TERM($card) ->
    [farm] Room for 1 more civilian
    [inn] Room for 1 civilian and 1 soldier
    [barracks] Room for 2 more soldiers
    [courthouse] Pay 3: downgrade an enemy soldier
    [tower] Your buildings take 3 less damage
    [smithy] Military upgrades cost 1 less
    [market] Pay 2: draw 3. Discard 1: gain 4
    [knight] The strongest soldier
    [archers] +4 against people and soldiers
    [catapults] +6 against buildings
    [horsemen] 1 free step each turn
    [sheriff] Removes any soldier it attacks
    [plus-two] Strength 2, alone or with others
    [shield] Stops 3 damage to one unit
    [extra-action] One more action this turn
    [military-action] A soldier upgrades, moves, attacks
    [bomb] Remove any card in play
    [flip-unit] Turn a person or soldier over
    [prison] Remove an enemy soldier
    [aid-of-buildings] A Peasant becomes a building, free
    [aid-of-cards] Draw 2 cards
    [aid-of-civilians] Take a card from the market
    [aid-of-arms] Use it as a Shield
    [aid-of-resources] Gain 3 resources
   *[other] {""}
 }
head-round = Round { $round }
deck-line = { $n } left. The last card ends the game.
slot-civilians = free
slot-military = free
slot-buildings = no limit
note-unseen = Not seen yet ({ $n }): { COUNTED($cards) }.
zone-deck = Deck
zone-discard = Discard pile
zone-market = Market
zone-civilians = Civilians
zone-military = Military
zone-buildings = Buildings
zone-wall = Wall
zone-king = King’s Army
label-civilians = { UP(WHOSE($seat)) } town: Civilians { $n } of { $of }
label-military = Military { $n } of { $of }
label-buildings = Buildings: 1 point each
label-discard = { $n } discarded
label-king = King’s Army: 2 points each
zone-aids = Royal Aids
zone-pile = Resources
zone-hand = Hand
counter-coins = resources
counter-gain-coins = a turn
counter-cards = hand
counter-draws = draws
counter-room-civilians = free places for civilians
counter-room-soldiers = free places for soldiers

## The table as data: short labels of buttons, outcomes (at most 24 characters)
button-show = { $number ->
    [0] Show none
   *[other] Show { $number }
 }
button-show-all = Show all { $number }
button-sign = { UP(sign) }
button-gather-coins = Gather { $number }
button-draw-cards = Draw { $number }
button-extra-forward = Extra Action
button-aid-star-draw = Use Aid: draw 2
button-aid-star-gain = Use Aid: gain 3
button-done = { $stage ->
    [1] End turn
    [2] Attack
    [3] Let it fall
   *[other] Done
 }
button-shield = Shield it: { $dealt } of { $health }
button-shield-aid = Use Aid: { $dealt } of { $health }
button-mate = { UP($mate) }
chip-becomes = { $cost ->
    [0] { $card }
   *[other] Pay { $cost }: { $card }
 }
chip-king = +2 points
chip-wall = { $stays ->
    [0] to the wall
   *[other] wall: it stays there
 }
chip-free-step = free step
chip-blow = { $dealt } of { $health }: { $result ->
    [0] nothing
    [1] downgraded
   *[other] falls
 }
chip-removed = removed
chip-lowered = back to { $half }
chip-buy = Pay 2: draw 3
chip-sell = discard: gain 4
picked-squire-town = Squire: move, upgrade, or attack and lose it
picked-squire-wall = Squire: it can only attack, and is lost then
picked-soldier-town = Move to the wall, or attack and become a Squire
picked-soldier-wall = Join the King’s Army, or attack and become a Squire
picked-strike = +2 Attack: choose a unit to attack
picked-bomb = The Bomb: choose a card to remove
picked-flip = Flip Unit: choose a person or soldier
picked-prison = Prison: choose an enemy soldier
picked-court = Courthouse: choose a soldier to downgrade
picked-stall = Market: pay 2, or choose a card to discard
field-attack = Attack { $body }: choose who joins
preview-none = Choose who joins the attack
preview-attack = Attack: { $dealt } of { $health }
