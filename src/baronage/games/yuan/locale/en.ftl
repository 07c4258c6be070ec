# Yuan, English. Facts by name ($clan), functions in capitals: baronage/engine/text/catalogue.py; HOUSE, PROVINCE ...: glossary.py.

## Glossary: the clans by their colours, the kinds of land
-nobody = nobody
-white = White
-blue = Blue
-purple = Purple
-yellow = Yellow
-red = Red
-green = Green
-black = Black
-orange = Orange
-nowhere = no land
-rice = Rice
-forest = Forest
-mine = Mine
-hill = Hill
-water = Water
    .a = Water
    .many = Waters
-mountain = Mountain
    .a = a Mountain
    .many = Mountains
-volcano = Volcano
    .a = a Volcano
    .many = Volcanoes

## Parts of sentences
no-province = no Province
clan-named = { NAME($clan) }, the clan { HOUSE($clan) }
answered = { LEN($clans) ->
    [0] { WHO($seat) ->
        [you] You have answered
       *[other] { $seat } has answered
     }
   *[other] { WHO($seat) ->
        [you] You have
       *[other] { UP(LIST($clans)) } has
     } decided
 }.

landed = { $province } ({ $terrain })

tile-of = the tile of { $province }

## map-laying (DEC-1): tiles are laid one by one, in three clicks
map-laying = Which tile of your hand do you lay?
map-laying-title = which tile you lay, where, and how it is turned
map-laying-place = Where do you lay it? Beside a tile that lies.
map-laying-turn = How do you turn it?
map-laying-others = { LIST($waits) } lays a tile.
pick = Lay the tile with { LIST($holds) }{ LEN($wilds) ->
    [0] {""}
   *[other] {", "}beside { COUNTED($wilds) }
 }
pick-when = Tiles are laid before the first turn. { now-asked }
pick-S2_02 = { $stage ->
    [0] You don’t have this tile.
   *[other] You have chosen a tile: take that back to choose another.
 }
place = { LEN($bordering) ->
    [0] Lay it in the middle of the table
   *[other] Lay it { LIST($bordering) }
 }
place-when = Tiles are laid before the first turn. { now-asked }
place-S2_03 = { $stage ->
    [0] First choose a tile of your hand.
    [1] A tile is laid on an empty place beside another tile.
   *[other] You have chosen a place: take that back to choose another.
 }
bordering = { $side ->
    [0] east
    [1] south
    [2] south-west
    [3] west
    [4] north
   *[5] north-east
 } of { $tile }
turn-tile = Lay it with { LIST($sides) }
turn-tile-when = Tiles are laid before the first turn. { now-asked }
turn-tile-S2_04 = { $stage ->
    [2] A tile can be turned six ways.
   *[other] First choose a tile and its place.
 }
sided = { $province ->
    [0] { $terrain }
   *[other] { $province }
 } in the { $side ->
    [0] east
    [1] north-east
    [2] north-west
    [3] west
    [4] south-west
   *[5] south-east
 }
tile-laid = { WHO($seat) ->
    [you] You lay { $tile }.
    [other] { $seat } lays { $tile }.
   *[nobody] Chance lays { $tile }.
 }

## founding (DEC-2): where the capitals stand
founding = Choose a Province for the capital of { NAME($clan) }.
founding-help = Nobody knows yet who will play { NAME($clan) }.
founding-title = where the capital stands
founding-others = { LIST($waits) } chooses where the capital of { NAME($clan) } stands.
found = Put the capital of { NAME($clan) } on { $province }, { $terrain }; beside it { LEN($beside) ->
    [0] lies nothing
   *[other] { LIST($beside) }
 }
found-group = Put the capital of { NAME($clan) }
found-when = Capitals are put on the map before the first turn. { now-asked }
found-S3_01 = A capital stands on a Province of this map: Rice, Forest, Mine or Hill.
found-S3_03 = { $owner ->
    [-1] { $province } lies only { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
     } from the capital { $nearest }: choose a Province further away.
   *[other] The capital of { NAME($owner) } stands on { $province } already.
 }
capital-put = { WHO($seat) ->
    [you] You put the capital of { NAME($clan) } on { $province }.
    [other] { $seat } puts the capital of { NAME($clan) } on { $province }.
   *[nobody] The capital of { NAME($clan) } is { $province }.
 }
clan-dealt = { WHO($seat) ->
    [you] You play { clan-named }, and begin
   *[other] { $seat } plays { clan-named }, and begins
 } with { $chao } Chão.

## voting (DEC-3): on the capitals, and where all must agree on the map
voted-on = { $on_map ->
    [0] the capitals
   *[1] the map
 }
voting = Do you accept { voted-on }?
voting-help = { $unanimous ->
    [0] If half of you object, chance
   *[1] If anybody objects, chance
 } { $on_map ->
    [0] places them again.
   *[1] lays it again.
 }
voting-title = whether you accept what lies on the table
voting-sent = You have voted. Waiting for { LIST($waits) }.
voting-others = Waiting for the votes of { LIST($waits) }.
vote = { $objects ->
    [0] Accept { voted-on }
   *[1] Object: let chance { $on_map ->
        [0] place the capitals
       *[1] lay the map
     }
 }
vote-when = Players vote after the map or capitals are placed, before turn 1. { now-asked }
vote-S3_04 = Accept { voted-on }, or object.
vote-S3_09 = Accept { voted-on }, or object.
voted = { WHO($seat) ->
    [you] You { $objects ->
        [0] accept
       *[1] object
     }
   *[other] { $seat } { $objects ->
        [0] accepts
       *[1] objects
     }
 }.
vote-failed = { $objections ->
    [one] 1 player objects
   *[other] { $objections } players object
 }: { LEN($on_map) ->
    [0] chance places the capitals again
   *[other] chance lays the map again
 }.

## bidding (DEC-4): who may choose a clan first
bidding = { LEN($tied) ->
    [0] How much do you bid, of your { $purse } Chão?
   *[other] A tie: { LIST($tied) } bid again. How much do you bid, of your { $purse } Chão?
 }
bidding-help = The highest bidder pays and chooses a clan.
bidding-title = how much you bid for the choice of a clan
bidding-sent = Your bid is made. Waiting for { LIST($waits) }.
bidding-others = Waiting for the bids of { LIST($waits) }.
bidding-tied = { LIST($tied) } bid the same, and only they bid again.
bid = Bid { $bid } Chão
bid-group = Bid for the first choice
bid-amount = Bid how many Chão?
bid-when = Chão are bid when the clans are auctioned, before the first turn. { now-asked }
bid-S4_03 = You have { $purse } Chão: bid from 0 to { $purse }.
bid-shown = { WHO($seat) ->
    [you] You
   *[other] { $seat }
 } bid { $bid } Chão.
bids-tied = { UP(LIST($tied)) } are level at { $bid } Chão and bid again.
auction-won = { $by_lot ->
    [0] {""}
   *[1] The lot decides.{" "}
 }{ WHO($seat) ->
    [you] You win the auction, pay { $bid } Chão and choose a clan.
   *[other] { $seat } wins the auction, pays { $bid } Chão and chooses a clan.
 }

## clan-choice (DEC-5): who won an auction takes a clan
clan-choice = You won the auction. Which clan do you take?
clan-choice-help = It begins in its capital, with the Chão you have left.
clan-choice-title = which clan you take
clan-choice-others = { LIST($waits) } won the auction and chooses a clan.
take = Take { clan-named }; its capital is { $province }, { $terrain }, with { $around ->
    [one] 1 Province
   *[other] { $around } Provinces
 } beside it
take-when = The winner of the auction takes a clan, before turn 1. { now-asked }
take-S4_03 = { WHO($holder) ->
    [you] You have { NAME($clan) } already.
    [other] { $holder } has taken { NAME($clan) } already.
   *[nobody] This clan isn’t in the game.
 }
clan-taken = { WHO($seat) ->
    [you] You take { clan-named }, whose capital is { $province }, and begin
   *[other] { $seat } takes { clan-named }, whose capital is { $province }, and begins
 } with { $chao } Chão.

## planning (DEC-6): the order of a turn, in five clicks
armies = { $number ->
    [0] no Army
    [one] 1 Army
   *[other] { $number } Armies
 }
temples = { $number ->
    [0] no Temple
    [one] 1 Temple
   *[other] { $number } Temples
 }
row-named = { $row ->
    [0] Development
    [1] Fortification
   *[2] Militarization
 }
level-named = { $level ->
    [0] none
    [1] I
    [2] II
   *[3] III
 }
mark = { row-named } { level-named }
priced = { mark }, { $price } Chão
holding = { $walls ->
    [0] {""}
    [1] fortified{" "}
   *[2] indestructible{" "}
 }{ $build ->
    [1] Village
    [2] City
   *[3] double City
 }
held-there = { $armies ->
    [0] { $temple ->
        [0] {""}
       *[1] {" "}with a Temple
     }
   *[other] {" "}with { ARMIES($armies) }{ $temple ->
        [0] {""}
       *[1] {" "}and a Temple
     }
 }
deed = { $kind ->
    [0] { $what ->
        [0] settle { $province }
       *[other] { $level ->
            [3] build a Temple in { $province }
           *[other] settle the land around { $province }
         }
     }
    [1] { $what ->
        [1] { $level ->
            [1] leave the Village of { $province } as it is
            [2] make { $province } a City
           *[3] make { $province } a fortified City with an Army
         }
        [2] { $level ->
            [1] { $stands ->
                [0] add a second City in { $province }
                [2] add a second City in { $province }
               *[other] leave the double City of { $province } as it is
             }
            [2] { $stands ->
                [0] add a Rampart and a second City in { $province }
                [1] add a Rampart in { $province }
                [2] add a second City in { $province }
               *[other] leave the double City of { $province } as it is
             }
           *[3] wall { $province } with stone and add an Army
         }
       *[other] fortify { $province } at level { level-named } once it is yours
     }
   *[2] { $what ->
        [0] { $armies ->
            [0] attack the conqueror of { $province }
           *[other] recruit { ARMIES($armies) } in { $province } if it becomes your City, or attack its conqueror
         }
        [3] { $level ->
            [1] attack { $province }
            [2] attack { $province } with one more Army, from the reserve
           *[3] attack { $province } and the enemies beside it
         }
       *[other] recruit { ARMIES($armies) } in { $province }
     }
 }
ordered = { LEN($deeds) ->
    [0] Your target is { $province }
   *[other] { UP(LIST($deeds)) }
 }
costing = { LEN($deeds) ->
    [0] You have { $chao } Chão.
   *[other] { $borrowed ->
        [0] It costs { $cost } of your { $chao } Chão.
       *[other] It costs { $cost } Chão: your { $chao } and { $borrowed } borrowed.
     }
 }
unhindered = { LEN($forecast) ->
    [0] {""}
   *[other] {" "}If nobody interferes: { $forecast }
 }
standing = You have { $chao } Chão and { TEMPLES($temples) }; { $needed ->
    [one] 1 wins
   *[other] { $needed } win
 } { winning-when }.
winning-when = { $later ->
    [0] when this last turn ends
   *[other] { $same ->
        [0] when this turn ends, { $later } a turn later
       *[1] when this turn or the next ends
     }
 }
planning = Choose one Province to act on, or pass for { $gain } Chão.
planning-help = { standing }
planning-title = what you order this turn
planning-nowhere = No Province can be your target: pass for { $gain } Chão.
planning-nowhere-help = { standing }
planning-owing = You could not repay your loan of { $loan } Chão: pass this turn.
planning-owing-help = Passing brings { $gain } Chão, from which it is repaid.
planning-develop = { $whose ->
    [0] How far do you develop { $province }, which is free?
    [1] How far do you develop { $province }, which is yours?
   *[2] { $province } belongs to { $owner } and can’t be developed: choose none.
 }
planning-develop-help = { $whose ->
    [2] To take it you attack: that is Militarization.
   *[other] It settles land; on your own at III it builds a Temple.
 }
planning-fortify = { ordered }. Choose a level of Fortification, or none.
planning-fortify-help = { costing }{ unhindered }
planning-militarize = { ordered }. Choose a level of Militarization{ $whose ->
    [2] {" "}to attack
   *[other] , or none
 }.
planning-militarize-help = { costing }{ unhindered }
planning-ready = { ordered }.
planning-ready-help = { costing }{ unhindered }{ LEN($deeds) ->
    [1] {" "}You may add levels in the table on the map.
   *[other] {""}
 }
planning-sent = { LEN($deeds) ->
    [0] { $late ->
        [0] You pass this turn.
       *[1] Your time is over: you pass this turn.
     }
   *[other] Your order is sent: { LIST($deeds) }.
 } { LEN($waits) ->
    [0] {""}
   *[other] Waiting for { LIST($waits) }.
 }
planning-sent-help = { $late ->
    [0] You can take it back until all have decided.
   *[1] All orders are shown together.
 }
planning-others = Waiting for the orders of { LIST($waits) }.
planning-others-help = { $needed ->
    [one] 1 Temple wins
   *[other] { $needed } Temples win
 } { winning-when }.
order-stands = { $late ->
    [0] What you have sent stands: take it back first.
   *[1] Your time is over: you pass this turn, and that stands.
 }
owing = You could not repay your loan of { $loan } Chão: you must pass this turn.

target = { $whose ->
    [0] Act on { $province }, free { $terrain }{ held-there }{ $far ->
        [0] {""}
       *[1] {", "}which only Development III reaches
     }; { LEN($lands) ->
        [0] nothing free beside it
       *[other] free beside it: { LIST($lands) }
     }
    [1] Act on { $province }, your { holding } on { $terrain }{ held-there }; { LEN($lands) ->
        [0] nothing free beside its land
       *[other] free beside its land: { LIST($lands) }
     }
   *[2] Attack { $province }, the { holding } of { $owner } on { $terrain }{ held-there }: { $walls ->
        [2] its stone Ramparts can’t be taken
       *[other] your { ARMIES($force) } against { ARMIES($armies) } and { $defence ->
            [0] no defence
           *[other] a defence of { $defence }
         }
     }
 }
target-group = Act on a Province
target-when = A target is chosen when the orders of a turn are written. { now-asked }
target-G1_01 = Only a Province of this map can be a target: Rice, Forest, Mine or Hill.
target-K3_02 = { owing }
target-P1_03 = Your target is { $chosen }: take that back to choose another.
target-X2_05 = A Yellow Army stands in { $province }: it can’t be attacked this turn.
target-X1_02 = Your clan, White, fights on its island only, and { $province } lies outside of it.
target-P1_06 = { $whose ->
    [2] No Army of yours stands where it could reach { $province }: beside it, or across its water.
   *[other] { $province } is neither beside your land nor across water from it.
 }
target-P1_04 = { $province } is neither beside your land nor across water from it: only Development III reaches it, for { $price } Chão, and you can spend { $budget }.

too-dear = { $with_level ->
    [0] { mark } costs { $price } Chão{ $before ->
        [0] {""}
       *[other] , on top of { $before } for what you have chosen
     }
    [2] { $province } is a Village: { mark } needs Fortification II too, { $least } Chão in all
   *[3] { $province } is neither beside your land nor across water from it: { mark } needs Development III too, { $least } Chão in all
 }; you can spend { $budget }.
row-chosen = { row-named } is chosen already: take another level of its row, or take this one back.
out-of-turn = { $stage ->
    [0] First choose your target: click a Province that is marked on the map.
    [1] First choose a level of Development.
    [2] { $row ->
        [0] { row-chosen }
       *[other] First choose a level of Fortification.
     }
   *[other] { row-chosen }
 }
empty-order = { $level ->
    [0] An order needs at least one level above none: choose one, or take your clicks back and pass.
   *[other] The four levels are none, I, II and III.
 }
home-fighting = Your clan, White, fights on its island only: no Militarization in { $province }.

develop = { $level ->
    [0] No Development
   *[other] { priced }: { $whose ->
        [1] { $level ->
            [3] build a Temple in { $province }{ LEN($victims) ->
                [0] {""}
                [1] {" "}and rob { LIST($victims) } of up to 2 Chão
               *[other] {" "}and rob { LIST($victims) } of up to 2 Chão each
             }
           *[other] { developed }
         }
       *[other] { developed }
     }
 }
developed = { LEN($lands) ->
    [0] nothing is left to settle
   *[other] settle { LIST($lands) }
 }{ $level ->
    [2] {", "}and earn { $gain } Chão
   *[other] {""}
 }
develop-when = A level of Development is chosen when the orders of a turn are written. { now-asked }
develop-P1_02 = { empty-order }
develop-K3_02 = { owing }
develop-DEC6 = { out-of-turn }
develop-X1_02 = { home-fighting }
develop-P1_06 = { $whose ->
    [2] { $province } belongs to { $owner }: nothing can be developed there.
    [1] { $level ->
        [1] No free Province lies beside the land of { $province }: there is nothing to settle.
       *[other] { $temple ->
            [0] No Temple is left to build.
           *[1] { $province } has a Temple already.
         }
     }
   *[0] { $level ->
        [0] { $province } is free, and no Army of yours can reach it: choose a level of Development.
       *[other] { $province } is neither beside your land nor across water from it: only Development III reaches it.
     }
 }
develop-P1_04 = { too-dear }

fortify = { $level ->
    [0] No Fortification
   *[other] { priced }: { $whose ->
        [1] { $build ->
            [1] { $level ->
                [1] nothing, for a Village becomes a City only at II
                [2] the Village of { $province } becomes a City
               *[3] the Village of { $province } becomes a fortified City{ luong }, and 1 Army comes
             }
           *[other] { $level ->
                [1] { $stands ->
                    [0] a second City in { $province }
                    [2] a second City in { $province }
                   *[other] nothing, for a second City stands there already
                 }
                [2] { $stands ->
                    [0] a Rampart and a second City in { $province }
                    [1] a Rampart in { $province }
                    [2] a second City in { $province }
                   *[other] nothing, for a Rampart and a second City stand there already
                 }
               *[3] stone Ramparts in { $province }, which can’t be taken{ luong }, and 1 Army
             }
         }
       *[other] once { $province } is yours, { $level ->
            [1] a City there gets a second City
            [2] a Village there becomes a City, a City gets a Rampart and a second City
           *[3] a Village there becomes a fortified City, a City gets stone Ramparts{ luong }; and 1 Army comes
         }
     }
 }
luong = { $doubles ->
    [0] {""}
   *[1] {", "}with a second City
 }
fortify-when = A level of Fortification is chosen when the orders of a turn are written. { now-asked }
fortify-P1_02 = { empty-order }
fortify-K3_02 = { owing }
fortify-DEC6 = { out-of-turn }
fortify-X1_02 = { home-fighting }
fortify-P1_06 = { $province } is a Village and can’t recruit: without Fortification the order would be empty.
fortify-P1_04 = { too-dear }

militarize = { $level ->
    [0] No Militarization
   *[other] { priced }: { $whose ->
        [0] { $recruits ->
            [0] { $force ->
                [0] nothing, for Armies come only at II and III
               *[other] if an enemy takes { $province }, { attacking }
             }
           *[other] if { $province } becomes your City, recruit { ARMIES($recruits) } there{ $force ->
                [0] {""}
               *[other] ; if an enemy takes it, { attacking }
             }
         }
        [1] { $recruits ->
            [0] nothing, for Armies come only at II and III
           *[other] recruit { ARMIES($recruits) } in { $province }
         }
       *[2] { attacking }
     }
 }
attacking = attack with { ARMIES($force) } in reach{ $reserve ->
    [0] {""}
   *[1] {" "}and 1 from the reserve
 }{ $level ->
    [3] ; if { $province } falls, attack every enemy beside it with the force of 1
   *[other] {""}
 }
militarize-when = A level of Militarization is chosen when the orders of a turn are written. { now-asked }
militarize-P1_02 = { empty-order }
militarize-K3_02 = { owing }
militarize-DEC6 = { out-of-turn }
militarize-X1_02 = { home-fighting }
militarize-P1_06 = { $whose ->
    [2] { $province } belongs to { $owner }: you must attack it, so choose a level of Militarization.
    [1] { $province } is a Village: it recruits only if Fortification II or III makes it a City.
   *[0] { $province } is free: without Development an order needs Militarization, in case an enemy takes it.
 }
militarize-P1_04 = { too-dear }

send = { $whole ->
    [0] Pass and earn { $gain } Chão
   *[1] Send the order: { LIST($deeds) }, for { $cost } Chão
 }
send-when = Orders are sent in each turn, when they are written. { now-asked }
send-P1_01 = You can pass, or send the order that you have written.
send-K3_02 = { owing }
send-P1_02 = { $whole ->
    [0] You have begun an order: take your clicks back to pass.
   *[1] { $stage ->
        [0] An order needs a target and at least one level above none.
       *[other] The order isn’t complete: choose its three levels first.
     }
 }
recall = Take back what you have sent
recall-when = An order is taken back in the turn in which it was sent, before all have decided. { now-asked }
recall-P1_09 = { $late ->
    [0] You have sent nothing yet.
   *[1] Your time is over: you pass this turn, and that stands.
 }
recalled = { WHO($seat) ->
    [you] You take back what you have sent
   *[other] { $clan } takes back what it has sent
 }.

## A turn as it is resolved, step by step
turn-begun = Turn { $turn } begins: { TEMPLES($needed) } { $needed ->
    [one] wins
   *[other] win
 }.
revealed = { $province ->
    [0] { WHO_PLAYS($clan) ->
        [you] You pass.
       *[other] { $clan } passes.
     }
   *[other] { WHO_PLAYS($clan) ->
        [you] You order
       *[other] { $clan } orders
     } { LIST($marks) } on { $province }.
 }
clashed = { UP(LIST($clans)) } set out to develop the same Province, { $province }: these orders are cancelled.
paid = { WHO_PLAYS($clan) ->
    [you] You pay
   *[other] { $clan } pays
 } { $chao } Chão{ $borrowed ->
    [0] {""}
   *[other] {", "}{ $borrowed } of them borrowed
 }.
contested = { UP(LIST($clans)) } claim { $province }, which stays free.
settled = { WHO_PLAYS($clan) ->
    [you] You settle
   *[other] { $clan } settles
 } { LIST($provinces) }.
ran-short = { WHO_PLAYS($clan) ->
    [you] You have
   *[other] { $clan } has
 } no Village left for { LIST($provinces) }.
urbanized = No City is linked to { $province }: { WHO_PLAYS($clan) ->
    [you] you turn your
   *[other] { $clan } turns its
 } Village there into a City.
temple-built = { WHO_PLAYS($clan) ->
    [you] You build
   *[other] { $clan } builds
 } a Temple in { $province }.
temple-unbuilt = Too few Temples are left: { WHO_PLAYS($clan) ->
    [you] you build none and get
   *[other] { $clan } builds none and gets
 } { $chao } Chão back.
robbed = { WHO_PLAYS($clan) ->
    [you] You rob
   *[other] { $clan } robs
 } { $victim } of { $chao } Chão: a new Temple robs its neighbours.
fortified = { WHO_PLAYS($clan) ->
    [you] You fortify
   *[other] { $clan } fortifies
 } { $province }: { LEN($works) ->
    [0] nothing changes there{ $why ->
        [1] , since a Village becomes a City only at Fortification II
        [2] , since all of it stands there already
        [3] , since no City is left to build
        [4] , since no pieces are left for it
       *[other] {""}
     }
   *[other] { LIST($works) }
 }.
work = { $work ->
    [0] a City
    [1] a Rampart
    [2] stone Ramparts
    [3] a second City
   *[4] an Army
 }
undoubled = { WHO_PLAYS($clan) ->
    [you] You take
   *[other] { $clan } takes
 } the second City out of { $province }: only one clan may have a second City.
freed = { WHO_PLAYS($clan) ->
    [you] Your new Ramparts
   *[other] The new Ramparts of { $clan }
 } free { LIST($provinces) }: all pieces there are gone.
recruited = { WHO_PLAYS($clan) ->
    [you] You recruit
   *[other] { $clan } recruits
 } { ARMIES($armies) } in { $province }{ $why ->
    [1] , since there is no City
    [2] , since Armies come only at Militarization II and III
    [3] , since none is left
   *[other] {""}
 }.
fizzled = { $far ->
    [0] { $province } has stayed free: { WHO_PLAYS($clan) ->
        [you] you attack
       *[other] { $clan } attacks
     } nobody there.
   *[1] { WHO_PLAYS($clan) ->
        [you] You don’t attack { $province }: none of your
       *[other] { $clan } doesn’t attack { $province }: none of its
     } Armies can reach it.
 }
marched = { WHO_PLAYS($clan) ->
    [you] You attack
   *[other] { $clan } attacks
 } { $province } with { ARMIES($force) } from { LIST($provinces) }{ $reserve ->
    [0] {""}
   *[1] {", "}one of them from the reserve
 }.
fought = { $armies ->
    [0] The attackers of { $province } destroy one another.
   *[other] The attackers of { $province } fight one another: { WHO_PLAYS($clan) ->
        [you] you have
       *[other] { $clan } has
     } { ARMIES($armies) } left.
 }
repelled = { $province } holds out against { $clan }: { $killed ->
    [0] {""}
    [one] 1 Army on each side is destroyed, and{" "}
   *[other] { $killed } Armies on each side are destroyed, and{" "}
 }{ $why ->
    [0] no attacker is left
    [1] { ARMIES($lost) } can’t overcome its defence and { fate }
   *[2] its stone Ramparts can’t be taken: { ARMIES($lost) } { fate }
 }.
fate = { $back ->
    [0] { $lost ->
        [one] is lost
       *[other] are lost
     }
   *[1] { $lost ->
        [one] turns back
       *[other] turn back
     }
 }
conquered = { $unsettled ->
    [0] { WHO_PLAYS($clan) ->
        [you] You conquer
       *[other] { $clan } conquers
     } { $province } from { $victim }; { ARMIES($armies) } { $armies ->
        [one] stays
       *[other] stay
     } there.
   *[1] { WHO_PLAYS($clan) ->
        [you] You take { $province } from { $victim }, but have
       *[other] { $clan } takes { $province } from { $victim }, but has
     } no piece to settle it: it is free.
 }
withdrew = The Yellow Army that went to { $province } is back in { $home }.
armies-of = { WHO_PLAYS($clan) ->
    [you] { $armies ->
        [one] 1 Army of yours
       *[other] { $armies } Armies of yours
     }
   *[other] { ARMIES($armies) } of { $clan }
 }
returned = { $lost ->
    [0] { armies-of } { $armies ->
        [one] is
       *[other] are
     } back in { $province }.
   *[1] { armies-of } { $armies ->
        [one] is
       *[other] are
     } lost: { $province }, the way back, has fallen.
 }
skirmished = { WHO_PLAYS($clan) ->
    [you] You attack on to { $province } and destroy
   *[other] { $clan } attacks on to { $province } and destroys
 } { WHO_PLAYS($victim) ->
    [you] an Army of yours
   *[other] an Army of { $victim }
 } there.
overran = { WHO_PLAYS($clan) ->
    [you] You attack on and take
   *[other] { $clan } attacks on and takes
 } { $province } from { $victim }{ $unsettled ->
    [0] {""}
   *[1] {", "}but no Village is left to settle it: it is free
 }.
deadlocked = { UP(LIST($clans)) } attack on to { $province } at once and undo each other’s attack.
isolated = { $province } is cut off from every City { WHO_PLAYS($victim) ->
    [you] of yours
   *[other] of { $victim }
 } and { $unsettled ->
    [0] { $clan ->
        [-1] becomes free
       *[other] goes to { $clan }
     }
   *[1] becomes free, for { WHO_PLAYS($clan) ->
        [you] you have
       *[other] { $clan } has
     } no Village left
 }.
seized = { WHO_PLAYS($clan) ->
    [you] You take
   *[other] { $clan } takes
 } { $chao } Chão from { $victim }.
refunded = { WHO_PLAYS($clan) ->
    [you] You don’t hold your target and fortify
   *[other] { $clan } doesn’t hold its target and fortifies
 } nothing{ $chao ->
    [0] {""}
   *[other] : { $chao } Chão come back
 }.
earned = { WHO_PLAYS($clan) ->
    [you] You get
   *[other] { $clan } gets
 } { $chao } Chão { $why ->
    [0] for passing
    [1] for a cancelled order
   *[2] by Development II
 }.
disbanded = { $province } holds too many Armies: { $armies ->
    [one] 1 goes
   *[other] { $armies } go
 } back to { WHO_PLAYS($clan) ->
    [you] your reserve
   *[other] the reserve of { $clan }
 }.
repaid = { WHO_PLAYS($clan) ->
    [you] You repay
   *[other] { $clan } repays
 } { $chao } Chão.
owed = { UP($clan) } can’t repay { $chao } Chão and must pass next turn.
outpost-built = The Yellow Army in { $province } is cut off from its first City and makes a City there.
counted = { WHO_PLAYS($clan) ->
    [you] You hold { TEMPLES($temples) } and produce
   *[other] { $clan } holds { TEMPLES($temples) } and produces
 } { $rice } Rice, { $forest } Forest and { $mine } Mine.
erupted = The Volcanoes erupt: all pieces but Temples are gone from { LIST($provinces) }.
decided = Between { LIST($clans) } { $figure ->
    [0] Temples decide
    [1] Mines decide
    [2] Chão decide
   *[3] Armies decide
 }: { WHO_PLAYS($clan) ->
    [you] you have
   *[other] { $clan } has
 } { $most } against { $second }.
ended = { LEN($clans) ->
    [0] { cause-alone }
    [1] { $cause ->
        [1] {""}
        [2] { cause-last-turn }{" "}
       *[3] { cause-alone }{" "}
     }{ WHO_PLAYS($clan) ->
        [you] You win
       *[other] { $clan } wins
     }{ $temples ->
        [0] {""}
       *[other] {" "}with { TEMPLES($temples) }
     }.
   *[other] { $cause ->
        [1] {""}
        [2] { cause-last-turn }{" "}
       *[3] { cause-alone }{" "}
     }{ UP(LIST($clans)) } share the victory.
 }
cause-wheel = A clan holds as many Temples as the wheel asks for.
cause-wheel-by = { LEN($clans) ->
    [1] Clan { HOUSE($clan) } wins with { TEMPLES($temples) }{ $figure ->
        [0] .
       *[other] : a tie, decided by { $figure ->
            [1] Mines
            [2] Chão
           *[3] Armies
         }, { $most } against { $second }.
     }
   *[other] { UP(LIST($clans)) } share the victory with { TEMPLES($temples) } each.
 }
cause-last-turn = The last turn is over.
cause-last-turn-by = { cause-last-turn } { cause-wheel-by }
cause-alone = Only one player is left.

## What things in the picture are for
thing-map = Provinces are clicked one by one; Mountain, Water and Volcano belong to nobody. { now-asked }
thing-wheel = The wheel turns on its own, and shows how many Temples win. { now-asked }
thing-tray = These tiles lie face up before their owner, who lays one in turn. { now-asked }
thing-tile = Each player lays their own tiles, one at a time. { now-asked }
thing-spot = A tile is laid on an empty place beside others, after it has been chosen. { now-asked }
thing-turn = A tile is turned after its place has been chosen. { now-asked }
thing-plan = On the order sheet you choose a level in each row, after the target on the map. { now-asked }
thing-draft = This shows what your order would do: another Province or another level changes it. { now-asked }
thing-trace = This mark tells what happened here last turn. { now-asked }
thing-march = The arrows tell who marched here last turn. { now-asked }

## Options
option-main_box = Whose tiles and clans are used; with 5 players or more the other box adds some of its own.
option-scenario = A free map, or one of the imposed scenarios (for 4, 3 and 5 players).
option-assembly = Who lays the tiles: the players in turn, chance, or a standard map (2 to 4 players).
option-capitals = Who places the capitals: the players, who then vote on it, or chance.
option-agreement = Who must agree to the capitals: more than half of the players; or all, who then choose map and distances freely.
option-bidding = Clans are dealt at random, or auctioned with sealed bids (always so in Foreign Invasion).
option-powers = Does every clan have its own power?
option-rivers = Rivers on China tiles.
option-volcanoes = Volcanoes on Mongolia tiles.
option-repelled = What becomes of attackers that are left when an attack fails: they are lost, or go back to where they came from.
option-tie = What decides first between clans that reach the wheel’s number in the same turn: their Temples, or their Mines.
option-talk = Which messages players may send each other during the game: private and public, public only, none.
option-chao_supply = How many Chão there are in all; at least 6 for each player.
option-max_turns = The turn after which the game ends in any case.

## The picture: what its parts are, and the tables beside it
piece-name = { $piece ->
    [0] Temple
    [1] Armies
    [2] Village
   *[3] City
 }
so-many-provinces = { $number ->
    [one] 1 Province
   *[other] { $number } Provinces
 }
sheet-says = Your order{ $state ->
    [0] {""}
    [1] {", "}not sent yet
   *[2] {", "}sent
 }
sheet-heading = { $province ->
    [0] { $state ->
        [2] You pass
       *[other] No target yet
     }
   *[other] Target: { $province }
 }
sheet-state = { $sent ->
    [0] Not sent yet
   *[1] Sent
 }
sheet-source = { $number } { $terrain }
sheet-field = { $level ->
    [0] No { row-named }
   *[other] { priced }
 }
sheet-purse = { $budget } Chão to spend
sheet-sum = { $chao } − { $cost } = { $left } Chão left
sheet-loan = { $cost } Chão, { $borrowed } borrowed
wanted = { $temples } in turn { $turn }
wheel-turn = { $turn ->
    [0] Before turn 1
   *[other] Turn { $turn }
 }

## Windows: what is open, in two or three words
map-laying-window = A tile
founding-window = A capital
voting-window = { $number ->
    [0] Vote on the capitals
   *[other] Vote on the map
 }
bidding-window = Bids
clan-choice-window = Choice of a clan
planning-window = Orders of turn { $number }

## Standing answers, as they stand on a button.
standing-pass = Always pass
standing-ask-me = Ask me every time
