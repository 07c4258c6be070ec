# The table as data: bars of at most 60 letters, chips of at most 24, labels of rows and buttons.

## Bars
map-laying-bar = Lay this tile.
map-laying-place-bar = Choose a place for the tile.
map-laying-turn-bar = Turn the tile.
founding-bar = Choose where the capital of { NAME($clan) } goes.
voting-bar = Do you accept { voted-on }?
voting-sent-bar = You have voted. Waiting for { waited }.
voting-others-bar = Waiting for the votes of { waited }.
bidding-bar = { LEN($tied) ->
    [0] Bid for the first choice.
   *[other] A tie: bid again for the first choice.
 }
bidding-sent-bar = Bid sent. Waiting for { waited }.
bidding-others-bar = Waiting for the bids of { waited }.
clan-choice-bar = You won the auction. Choose a clan.
planning-bar = Choose a land for your order.
planning-nowhere-bar = No land can be your target: pass.
planning-owing-bar = You could not repay { $loan } Chão: pass this turn.
planning-develop-bar = Choose a level of Development.
planning-fortify-bar = Choose a level of Fortification.
planning-militarize-bar = Choose a level of Militarization.
planning-ready-bar = Your order is complete. Send it?
planning-sent-bar = { LEN($deeds) ->
    [0] You pass
   *[other] Order sent
 }. Waiting for { waited }.
planning-others-bar = Waiting for the orders of { waited }.
waited = { LEN($waits) ->
    [0] nobody
    [1] { LIST($waits) }
   *[other] { LEN($waits) } players
 }

## Zones, counters, pieces
head-turn = Turn { $turn }
zone-wheel = Wheel of time
label-wheel = { TEMPLES($value) } { $value ->
    [one] wins
   *[other] win
 } this turn
zone-tray = Tiles
ground-rice = Rice
ground-forest = Forest
ground-mine = Mine
ground-hill = Hill
ground-waves = Lakes
side = { $side ->
    [0] Huan
    [1] Zhuang
    [2] Luong
    [3] Goujian
    [4] Borjigin
    [5] Kerait
    [6] Naiman
    [7] Merkit
   *[other] {""}
 }
counter-chao = Chão
counter-rice = Rice
counter-forest = Forest
counter-mine = Mine
counter-temple = Temples
counter-limit-temple = Temples needed to win
piece-village = Village
piece-city = City
piece-city2 = double City
piece-temple = Temple
piece-palisade = Rampart
piece-rampart = stone Ramparts
piece-army = { ARMIES($n) }
piece-notch = { TEMPLES($value) } win
face-tile = { $province }
key-village = Village
key-city = City: holds walls
key-palisade = Rampart: defence 2
key-army = Armies, at most 3
key-temple = Temple: what wins

## Acts
lay-tile = Lay { $tile } { LEN($bordering) ->
    [0] in the middle of the table
   *[other] { LIST($bordering) }
 }
button-order = { $value ->
    [0] Pass, +{ $gain } Chão
   *[other] Send order
 }
button-send-order = Send order
button-recall = Take back
button-vote = { $value ->
    [0] Accept
   *[other] Object
 }
button-bid = Bid
chip-clan = { HOUSE($clan) }: { $around } beside

## The order
place-name = { $province }
place-site = { $whose ->
    [0] free
    [1] your
   *[2] { $owner }’s
 } { $build ->
    [0] { $terrain }
    [1] { $terrain }
    [2] { $walls ->
        [0] City
        [1] walled City
       *[2] stone City
     }
   *[3] { $walls ->
        [0] double City
        [1] walled double City
       *[2] stone double City
     }
 }{ $temple ->
    [0] {""}
   *[1] {" "}with a Temple
 }
row-brief = { $row ->
    [0] { $whose ->
        [0] Settle
       *[other] Develop
     }
    [1] Fortify
   *[2] { $whose ->
        [1] Recruit
       *[other] Attack
     }
 }
level-source = { $produced } { $terrain }
level-sum = { $full } − { $produced } { $terrain } = { $cost } Chão
level-does = { $row ->
    [0] { $whose ->
        [1] { $level ->
            [1] Take all free land around your group.
            [2] Take all free land around your group and earn Chão.
           *[3] Build a Temple here and rob the neighbours of Chão.
         }
       *[other] { $level ->
            [1] Take this land and the free land around it.
            [2] Take this land and the free land around it, and earn Chão.
           *[3] Take this land, however far, and the free land around it.
         }
     }
    [1] { $village ->
        [1] { $level ->
            [1] A Village stays as it is.
            [2] The Village becomes a City.
           *[3] The Village becomes a City with a Rampart and an Army.
         }
       *[0] { $level ->
            [1] { $double ->
                [0] Build a second City.
               *[1] Nothing: a second City stands there.
             }
            [2] { $double ->
                [0] Build a second City{ $walls ->
                    [0] {" "}and a Rampart
                   *[other] {""}
                 }.
               *[1] { $walls ->
                    [0] Build a Rampart.
                   *[other] Nothing: a Rampart and a second City stand there.
                 }
             }
           *[3] The City can’t be conquered and gets an Army.
         }
     }
   *[2] { $whose ->
        [1] { $level ->
            [1] Recruit no Army.
            [2] Recruit 1 Army.
           *[3] Recruit 3 Armies.
         }
       *[other] { $level ->
            [1] Attack with all Armies in reach.
            [2] Attack with all Armies in reach and 1 more.
           *[3] Attack with 1 Army more. A victory strikes all neighbours too.
         }
     }
 }
level-closed = { $closed ->
    [1] too dear
    [2] not with these levels
   *[0] { $row ->
        [0] { $whose ->
            [2] only free or own land
            [1] { $level ->
                [1] nothing to settle
               *[other] { $temple ->
                    [0] no Temple left
                   *[1] has a Temple
                 }
             }
           *[0] only III goes this far
         }
        [1] { $village ->
            [1] only with a City
           *[other] not here
         }
       *[2] { $whose ->
            [1] needs a City
           *[other] no Army in reach
         }
     }
 }
order-sum = { $cost } Chão of { $chao }, { $left } left
preview-land = Choose a land for your order.
preview-missing = { $wanted ->
    [0] Choose a level for { $province }.
    [1] { $province } needs another level too.
    [2] { $province } must be attacked: choose that level too.
   *[3] { $province } is free: choose a level of Settle too.
 }
order-brief = { $whose ->
    [0] { $develop ->
        [0] Attack an enemy in { $province }{ then-fortify }
       *[other] Settle { $province }{ then-fortify }{ then-recruit }
     }
    [1] { $develop ->
        [0] { $fortify ->
            [0] Recruit { ARMIES($recruits) } in { $province }
           *[other] { $becomes ->
                [1] Build a City in { $province }
               *[0] Fortify { $province }
             }{ then-recruit }
         }
        [3] Build a Temple in { $province }{ then-fortify }{ then-recruit }
       *[other] Settle around { $province }{ then-fortify }{ then-recruit }
     }
   *[2] Attack { $province }{ $militarize ->
        [3] {" "}and beyond
       *[other] {""}
     }{ then-fortify }
 }.
then-fortify = { $fortify ->
    [0] {""}
   *[other] , then { $becomes ->
        [1] build a City there
       *[0] fortify it
     }
 }
then-recruit = { $militarize ->
    [0] {""}
   *[other] { $recruits ->
        [0] {""}
       *[other] , recruit { $recruits }
     }
 }
chip-falls = { $province } falls
chip-holds = { $province } holds
chip-army = { $province }: −1 Army
chip-bare = { $province }: no Army
chip-temple = +1 Temple
chip-robs = +{ $chao } Chão robbed
chip-chao = +{ $chao } Chão
chip-recruits = +{ ARMIES($armies) }
chip-settled = +{ PROVINCES($count) }

## A turn step by step
order-flag = { $develop ->
    [0] {""}
   *[other] Develop { roman-develop }
 }{ $fortify ->
    [0] {""}
   *[other] { $develop ->
        [0] {""}
       *[other] {", "}
     }Fortify { roman-fortify }
 }{ $militarize ->
    [0] {""}
   *[other] { after-levels }{ $own ->
        [0] Attack
       *[1] Recruit
     } { roman-militarize }
 }
after-levels = { $develop ->
    [0] { $fortify ->
        [0] {""}
       *[other] {", "}
     }
   *[other] {", "}
 }
roman-develop = { $develop ->
    [1] I
    [2] II
   *[3] III
 }
roman-fortify = { $fortify ->
    [1] I
    [2] II
   *[3] III
 }
roman-militarize = { $militarize ->
    [1] I
    [2] II
   *[3] III
 }
step-head = { $kind ->
    [0] { WHO_PLAYS($clan) ->
        [you] You develop
       *[other] { $clan } develops
     }
    [1] { WHO_PLAYS($clan) ->
        [you] You fortify
       *[other] { $clan } fortifies
     }
    [2] { WHO_PLAYS($clan) ->
        [you] You recruit
       *[other] { $clan } recruits
     }
    [3] { WHO_PLAYS($clan) ->
        [you] You attack { $province }
       *[other] { $clan } attacks { $province }
     }
    [4] { WHO_PLAYS($clan) ->
        [you] You attack on
       *[other] { $clan } attacks on
     }
    [5] { WHO_PLAYS($clan) ->
        [you] You are cut off
       *[other] { $clan } is cut off
     }
    [6] Attackers meet in { $province }
   *[7] Claims meet in { $province }
 }
step-clash = Orders meet in { $province }
brief-clash = { UP(LIST($clans)) } both went to { $province }.
brief-settled = { WHO_PLAYS($clan) ->
    [you] You settled
   *[other] { $clan } settled
 } { LEN($provinces) ->
    [1] { LIST($provinces) }
   *[other] { PROVINCES(LEN($provinces)) }
 }.
brief-built = { WHO_PLAYS($clan) ->
    [you] You
   *[other] { $clan }
 } built a Temple in { $province }.
brief-took = { WHO_PLAYS($clan) ->
    [you] You
   *[other] { $clan }
 } took { $province }.
brief-held = { $province } held against { $clan }.
