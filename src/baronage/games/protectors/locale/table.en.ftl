# Protectors of the Realm, English: the table. Chips have at most 24 letters, messages of the bar at most 60.

## Places, pieces and zones
place-label = { $place }
place-island = Sanctum
sea-dragon = { UP(A($terror)) }, power { $power }. It attacks at { $threshold }: { $left } to go.
sea-attack = The Dragon, power { $power }. { $needed } strength drives it off. There are { UNITS($count) } on the map.
zone-play = Cards in play
zone-phases = Parts of the turn
zone-bracket1 = 1st: every golden order
zone-bracket2 = 2nd: no golden March
zone-bracket3 = 3rd: golden Fortify, Work
zone-bracket4 = 4th: golden Work only
counter-gold = gold
counter-rank = place
counter-bracket = bracket
counter-score = points
phase-rank = Rank
phase-cards = Cards
phase-orders = Orders
phase-battles = Battles
phase-buy = Buy
head-turn = { $turn ->
    [0] Preparation
   *[other] Turn { $turn } of { $turns }
 }
piece-unit = { UNITS($n) }
piece-hamlet = Hamlet, level 0
piece-keep = Keep, level I
piece-castle = Castle, level II
piece-capitol = Capitol, level III
piece-dragon-1-wyrmling = Wyrmling, power { $value }
piece-dragon-2-wurm = Wurm, power { $value }
piece-dragon-3-great-wurm = Great Wurm, power { $value }
piece-dragon-4-dragon = Dragon, power { $value }
piece-dragon-5-ancient = Ancient Dragon, power { $value }
piece-dragon-6-worldeater = Worldeater, power { $value }
mark-flame = burnt
mark-hammer = working
mark-lock = stays in play
mark-attacks = attacks
mark-now = now
mark-past = over
mark-later = later
card-title = { TERM($card) ->
    [card-bswan] Black Swan
    [card-calm] Calm
    [card-snow] Deep Snow
    [card-rain] Heavy Rains
    [card-power] Power
    [card-spring] Restless
    [card-storm] Storms
    [card-imarin] Blessings
    [card-flood] Flood!
    [card-dragon] Dragons!
    [card-mist] Mountains
    [card-blood] Bloodlust!
    [card-seaf] Seafarers!
    [card-ferry] Ferry!
    [card-crab] Crabs!
    [card-plague] Plague!
    [card-pirate] Pirates!
    [card-nigh] End is Nigh
   *[card-time] Time’s Up!
 }
card-brief = { TERM($card) ->
    [card-bswan] reshuffled
    [card-snow] attackers −1
    [card-rain] Support −1
    [card-power] power rises
    [card-spring] no Fortify
    [card-storm] no gold
    [card-imarin] gold doubled
    [card-flood] no borders
    [card-dragon] attacks now
    [card-blood] threshold −{ $count } a fall
    [card-seaf] march anywhere
    [card-ferry] anywhere for { $fare }
    [card-crab] supply −1
    [card-plague] kills units
    [card-pirate] name a player
    [card-nigh] cards stay
    [card-time] last turn
   *[other] no effect
 }

## Orders
token-fortify = Fortify
token-march = March
token-delay = Later
token-support = Support
token-work = Work
token-none = None
does-fortify = Units that defend here have more strength.
does-march = Units move to a neighbour and fight there.
does-delay = Units march after all other marches and battles.
does-support = These units strengthen one side of a battle next door, without risk.
does-work = Earns { MONEY($gold) }, but these units fight with 1 strength less.
does-golden = { $kind ->
    [order-fortify] Golden: 1 more strength in defence.
    [order-march] Golden: 1 more strength where they march.
    [order-support] Golden: 1 more strength, or support two lands away.
   *[other] Golden: no gold, but the land can be raised this turn.
 }
golden-order = Golden { $kind }
prompt-land = Choose an order for { $place }.
prompt-fortify = Choose an order for { $place }.
prompt-work = Choose an order for { $place }.
prompt-march = March from { $place }: choose a neighbour.
prompt-delay = March late from { $place }: choose a neighbour.
prompt-support = Support from { $place }: choose a neighbour.
prompt-side = Choose a side for { $place } to support.
field-count = Units
field-snitch = Name a player to the Pirates
why-spring = Restlessness: nobody can Fortify this turn.
why-flood = Flood: no land has a neighbour this turn.
why-island = On the Island units can only march.
orders-drafted = { $count } of { $all } lands have an order.
orders-complete = { $all ->
    [one] Your order is ready. Send it?
   *[other] All { $all } orders are ready. Send them?
 }
orders-ask = { $count } of { $all } lands have an order. Send anyway?
button-send-orders = { $count ->
    [0] Send no order
   *[other] Send { SAME($count, $all) ->
        [1] { $count ->
            [one] 1 order
           *[other] { $count } orders
         }
       *[0] { $count } of { $all }
     }
 }
chip-march = { $brings } against { $against }{ SAME($against, $worst) ->
    [1] {""}
   *[0] { $long ->
        [0] , fortified { $worst }
       *[1] {" "}to { $worst }
     }
 }
chip-empty = +{ $points } points, no units
chip-joins = { UNITS($count) } there
chip-support = +{ $adds }{ $far ->
    [0] {""}
   *[other] , golden only
 }
chip-helps = +{ $adds } for { $player }
chip-holds = holds with { $count }
chip-work = +{ $amount } gold
chip-raise = raise to level { LEVEL($level) }

## The Dragon
field-send = Units
field-dies = Losses
field-burns = What burns
field-hide = Nothing to see here!
field-bank = The Bank of Lannuvár
field-magi = Highmagisters
dragon-debt = You owe { $owed }. Most above that wins 1st place and 3 points.
dragon-reach = we reach { $needed }
dragon-short = we fall short
dragon-won = { $amount ->
    [0] { $count ->
        [0] nothing
        [one] your unit dies
       *[other] { $count } units die
     }
   *[other] +{ $amount } gold{ $points ->
        [0] {""}
        [one] , +1 point
       *[other] , +{ $points } points
     }
 }
dragon-lost = { $fate ->
    [0] { $count ->
        [0] nothing
        [1] your unit dies, nothing else
        [2] both die
       *[other] all { $count } die
     }
    [1] { $burnt ->
        [0] lose { $amount } gold, drop to last
        [one] 1 land burns, drop to last
       *[other] { $burnt } lands burn, drop to last
     }
   *[2] you are eliminated
 }
chip-dies = { $count ->
    [one] 1 dies if we win
   *[other] { $count } die if we win
 }
chip-burns = burns if we fall short
button-send-units = { $magi ->
    [0] { $count ->
        [0] Send none
       *[other] Send { UNITS($count) }
     }
   *[other] Send { $count } + { $magi } magi
 }
button-hide = Hide
button-bank = Choose last

## Purchases and bids
field-buy = unit: { $price }
field-raise = Raise to level { LEVEL($level) }: { $price }
field-capitol = Keep this Capitol
field-bid = Bid
field-draw = Draw from { $player }
field-faith = Faith alone sustains us
field-offer = Hire the Mountain King
field-gain = Gain { $ability }
field-refresh = Refresh { $ability }
field-faction = { $faction }: { faction-does }
preview-dear = That costs { $price }. You have { $cash }.
preview-faith = A land feeds at most { $limit } units.
preview-not-so = These choices don’t go together.
preview-none = You have nothing to decide now.
buying-left = { $buys ->
    [0] Bid for the next Ranking.
   *[other] Buy units and bid.
 } { $left } gold left.
bidding-left = Bid for a higher place, or 0. { $left } gold left.
button-buy = { $count ->
    [0] { $bid ->
        [0] Buy nothing
       *[other] Bid { $bid }
     }
   *[other] Buy { $count }{ $bid ->
        [0] {""}
       *[other] , bid { $bid }
     }
 }
button-bid = Bid { $bid }
chip-bought = +{ $count } for { $price }

## Acts
button-ballot = { $vote ->
    [0] { $answer ->
        [0] Normal
       *[1] Grand
     }
    [1] { $answer ->
        [0] No teams
       *[1] Teams
     }
    [2] { $answer ->
        [0] No factions
       *[1] Factions
     }
   *[3] { $answer ->
        [0] Own choice
       *[1] By chance
     }
 }
button-team = Team { $team }
button-position = { $place }
button-look = Look: { TERM($deck) ->
    [deck-event] Events
    [deck-dragon] Dragon
    [deck-sea] Sea
   *[other] The End
 }
button-keep = Leave it
button-under = Put it under
button-replace = There be Dragons!
pay = Pay { $player }
pay-ask = How much do you pay { $player }? You have { $cash }.
chip-pay = Pay

## The bar
voting-bar = { vote-question }
voting-sent-bar = Your ballot is cast. The others still vote.
voting-others-bar = The players vote.
team-forming-bar = Choose your team.
team-forming-others-bar = Teams are being formed.
team-placing-bar = Choose where you begin.
team-placing-others-bar = Each team decides who begins where.
opening-bar = Bid for your first place on the Ranking.
opening-others-bar = Everybody bids in secret for the Ranking.
opening-sent-bar = Bid sent. Waiting for the others.
bidding-again-bar = Your bid is tied. Add to it?
bidding-again-others-bar = Tied players may add to their bids.
bidding-again-sent-bar = Bid sent. Waiting for the others.
late-bidding-bar = Your Bank is open: bid now.
late-bidding-others-bar = Clients of the Bank bid now.
late-bidding-sent-bar = Bid sent. Waiting for the others.
orders-bar = Choose a land and give it an order.
orders-ready-bar = Your orders are complete. Send them?
orders-pirates-bar = You may name a player to the Pirates.
orders-sent-bar = { $waiting ->
    [0] Orders sent.
    [one] Orders sent. Waiting for 1 player.
   *[other] Orders sent. Waiting for { $waiting } players.
 }
orders-others-bar = Orders are written in secret.
commitment-bar = The Dragon attacks. How many units do you send?
commitment-others-bar = The Dragon attacks. Each Protector chooses in secret.
commitment-sent-bar = Units sent. Waiting for the others.
late-commitment-bar = The Dragon attacks. You choose last: how many units?
late-commitment-others-bar = The Dragon attacks. Clients of the Bank choose last.
late-commitment-sent-bar = Units sent. Waiting for the others.
buying-bar = { $final ->
    [0] Buy units and bid for the next Ranking.
   *[1] Buy units: this is the last turn.
 }
buying-others-bar = Everybody buys and bids in secret.
buying-sent-bar = { $waiting ->
    [0] Sent.
    [one] Sent. Waiting for 1 player.
   *[other] Sent. Waiting for { $waiting } players.
 }

## The log
log-bid = { UP($player) }: bid { $amount }{ counts }.
log-lots = Equal bids: placed by lot.
log-ranking = { UP($player) }: Grand Protector, first in the Ranking.
log-ordered = { UP($player) }: { $gold ->
    [0] {""}
   *[1] golden{" "}
 }{ $verb ->
    [6] Fortify in { $place }
    [7] Work in { $place }
    [8] March, { UNITS($count) } from { $place } to { $to }
    [9] March later, { UNITS($count) } from { $place } to { $to }
   *[10] Support for { helped-one } in { $to }, from { $place }
 }.
log-produced = { LEN($amounts) ->
    [0] Nobody gets gold this turn.
   *[other] Income: { PRODUCED_LIST($amounts) }.
 }

## The reveal step by step
order-flag = { $verb ->
    [6] { token-fortify }
    [7] { token-work }
    [8] { token-march }
    [9] { token-delay }
   *[10] { token-support }
 }
step-land = { $place }
