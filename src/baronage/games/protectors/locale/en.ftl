# Protectors of the Realm, English. Facts by name ($place), functions in capitals: baronage/engine/text/catalogue.py; PLACE, UNITS ... : glossary.py.

## Glossary: players by their colours
-nobody = nobody
-blue = Blue
-purple = Purple
-black = Black
-white = White
-dark-green = Dark Green
-red = Red
-orange = Orange
-yellow = Yellow
-pink = Pink
-cyan = Cyan
-brown = Brown
-maroon = Maroon
-teal = Teal
-navy = Navy
-olive = Olive
-silver = Silver

## Orders
-order-fortify = Fortify!
-order-march = March!
-order-support = Support!
-order-work = Work, work!

## Decks and cards
-deck-event = Event deck
-deck-dragon = Dragon deck
-deck-sea = Sea deck
-deck-end = End deck
-card-unknown = an unknown card
-card-bswan = Black Swan
-card-calm = Calms of Summer
-card-snow = Deep Snow
-card-rain = Heavy rains of Autumn
-card-power = Power Overwhelming
-card-spring = Restlessness of Spring
-card-storm = Winter Storms
-card-imarin = Imarin’s Blessings
-card-flood = Flood!
-card-dragon = There be Dragons!
-card-mist = The Misty Mountains Cold
-card-blood = Bloodlust!
-card-seaf = Seafarers!
-card-ferry = Ferry!
-card-crab = Crab Infestation!
-card-plague = Plague!
-card-pirate = Pirates!
-card-nigh = The End is Nigh!
-card-time = Time’s Up!
card-short = { TERM($card) ->
    [card-bswan] reshuffle
    [card-snow] attackers −1
    [card-rain] Support −1
    [card-power] power +{ $provinces }
    [card-spring] no Fortify!
    [card-storm] no production
    [card-imarin] production ×2
    [card-flood] no borders
    [card-dragon] attacks now
    [card-blood] −{ $count } a fall
    [card-seaf] free crossing
    [card-ferry] { $fare } a march
    [card-crab] supply −1
    [card-plague] kills units
    [card-pirate] snitches
    [card-nigh] cards stay
    [card-time] last turn
   *[other] no effect
 }
card-effect = { TERM($card) ->
    [card-bswan] All Event cards are shuffled together and another one is played.
    [card-snow] Each attacker fights with 1 less.
    [card-rain] Each Support! order gives 1 less.
    [card-power] The number of Provinces is added to what the card gives the Dragon.
    [card-spring] Nobody can Fortify! this turn.
    [card-storm] No $Realm is produced.
    [card-imarin] $Realm production is doubled; burnt Provinces produce too.
    [card-flood] No Province has any neighbour: no march by land, no Support!
    [card-dragon] The Dragon attacks now.
    [card-blood] Each elimination of this turn lowers the Threshold by the number of players, not by 2, until the turn ends.
    [card-seaf] For marches every Province neighbours every other.
    [card-ferry] For marches every Province neighbours every other, at 25 $Realm for each place marched from.
    [card-crab] Every Province feeds 1 unit less: units beyond that starve when the battles are over.
    [card-plague] A Province with units next to another of the same player with units loses 1 unit.
    [card-pirate] Each player may name another to the Pirates with their orders. If at most one player is named, everyone who named no one pays { MONEY($silent_due) }, and the named player loses a unit, or pays { MONEY($plank_due) } without an army. If several are named, everyone who named a player pays { MONEY($clash_due) }. If all the others name one player, only that player suffers.
    [card-nigh] All other cards played this turn stay in play until the game ends.
    [card-time] The game ends after this turn.
   *[other] No effect.
 }

## The Scale of Terror
-terror-wyrmling = Wyrmling
    .a = a Wyrmling
-terror-wurm = Wurm
    .a = a Wurm
-terror-great-wurm = Great Wurm
    .a = a Great Wurm
-terror-dragon = Dragon
    .a = a Dragon
-terror-ancient = Ancient Dragon
    .a = an Ancient Dragon
-terror-worldeater = Worldeater
    .a = the Worldeater

## Factions and abilities
-faction-none = no faction
-faction-cen = Cenarion
-faction-kal = Kalu'Ak
-faction-hod = Hodir
-faction-iro = Iron Light
-faction-lan = Lannuvár
-ability-nothing = nothing
-ability-defenders = Defenders of the Realm
-ability-fire = Fight fire with fire!
-ability-forecast = Weather forecast
-ability-hide = Nothing to see here!
-ability-merchants = Merchants of the gods
-ability-regards = The Mountain King sends his regards
-ability-crusade = Crusade
-ability-faith = Faith alone sustains us
-ability-greatgame = The great game of politics
-ability-bank = The Bank of Lannuvár
-ability-look = the look at the Dragon deck
ability-does = { TERM($ability) ->
    [ability-defenders] Fortify! gives 1 more
    [ability-fire] up to 9 Highmagisters against the Dragon
    [ability-forecast] a look at the next Event card each turn
    [ability-hide] out of the game for one Dragon Attack
    [ability-merchants] Work, work! brings 90
    [ability-regards] the Mountain King fights for your last Provinces
    [ability-crusade] one more golden March! each turn
    [ability-faith] each Province feeds 1 unit more for a turn
    [ability-greatgame] each bid counts 15 more for each Province
    [ability-bank] bid and commit after all others
   *[other] once a game, for 15 $Realm
 }
faction-does = { TERM($faction) ->
    [faction-cen] Fortify! gives 1 more; once a game up to 9 Highmagisters against the Dragon
    [faction-kal] a look at the next Event card each turn; once a game out of the game for one Dragon Attack
    [faction-hod] Work, work! brings 90; once a game the Mountain King fights for your last Provinces
    [faction-iro] one more golden March! each turn; once a game each Province feeds 1 unit more for a turn
   *[faction-lan] each bid counts 15 more for each Province; once a game bid and commit after all others
 }

## Parts of sentences
place-name = { $number ->
    [0] the Island
   *[other] { PROVINCE($number) }
 }
place-there = { $number ->
    [0] on the Island
   *[other] in { PROVINCE($number) }
 }
units-counted = { $number ->
    [one] 1 unit
   *[other] { $number } units
 }
money = { $number } $Realm
points = { $number ->
    [one] 1 VP
   *[other] { $number } VPs
 }
ordinal = { $number }{ ENDING($number) ->
    [1] st
    [2] nd
    [3] rd
   *[0] th
 }
level-name = { $number ->
    [0] none
    [1] I
    [2] II
   *[3] III
 }
fortify-word = { $gold ->
    [0] Fortify!
   *[1] Golden Fortify!
 }
work-word = { $gold ->
    [0] Work, work!
   *[1] Golden Work, work!
 }
march-word = { $gold ->
    [0] March!
   *[1] Golden March!
 }
march-late-word = { $gold ->
    [0] Delayed March!
   *[1] Delayed Golden March!
 }
support-word = { $gold ->
    [0] Support!
   *[1] Golden Support!
 }
together = { LIST($players) }
either = { $name } or { $hint }
your-places = { LEN($yours) ->
    [0] you have none
   *[other] yours: { LIST($yours) }
 }
not-yours = { $standing ->
    [1] This board has no { $place }, only { $provinces } Provinces.
    [2] This game has no Island.
    [3] { UP($place) } belongs to { $owner }; { your-places }.
   *[4] { UP($place) } belongs to nobody; { your-places }.
 }
you-are-out = You are eliminated: you may read and write, but you choose no more.
watching = You’re out of the game. You can still watch and chat.
nothing-to-choose = You have nothing to choose now.

## voting (DEC-V1 to V4)
voting = { $answer ->
    [-1] { vote-question }
   *[other] You vote for { vote-choice }. Send it?
 }
voting-help = More ballots win; a coin decides between equal ones.
voting-title = how you vote
voting-others = The players vote: { vote-question }
voting-sent = Your ballot is cast. The others still vote.
voting-send = Cast the ballot
vote-question = { $vote ->
    [0] A Normal or a Grand game?
    [1] Teams, or everybody alone?
    [2] With factions, or without?
   *[3] Factions by own choice, or by chance?
 }
vote-choice = { $vote ->
    [0] { $answer ->
        [0] a Normal game
       *[1] a Grand game
     }
    [1] { $answer ->
        [0] no teams
       *[1] a team game
     }
    [2] { $answer ->
        [0] no factions
       *[1] factions
     }
   *[3] { $answer ->
        [0] factions by own choice
       *[1] factions by chance
     }
 }
mark-ballot = Vote for { vote-choice }
mark-ballot-when = A ballot is marked in a vote, before the game begins. { now-asked }
mark-ballot-A1_05 = { $marked ->
    [0] A ballot has two answers.
   *[1] You have marked your ballot: take it back to mark it otherwise.
 }
vote-opened = A vote is called: { vote-question }
vote-closed = The vote is closed: it will be { vote-result }.{ $coin ->
    [0] {""}
   *[1] {" "}The votes were equal, and a coin decided.
 } Voted for it: { voters }; against it: { opponents }{ LEN($silent) ->
    [0] {""}
   *[other] ; not at all: { LIST($silent) }
 }.
voters = { LEN($fors) ->
    [0] nobody
   *[other] { LIST($fors) }
 }
opponents = { LEN($against_it) ->
    [0] nobody
   *[other] { LIST($against_it) }
 }
vote-result = { $vote ->
    [0] { $result ->
        [0] a Normal game
       *[1] a Grand game
     }
    [1] { $result ->
        [0] a game without teams
       *[1] a team game
     }
    [2] { $result ->
        [0] a game without factions
       *[1] a game with factions
     }
   *[3] { $result ->
        [0] factions by own choice
       *[1] factions by chance
     }
 }

## team-forming (DEC-T1), team-placing (DEC-T2)
team-forming = Which team do you join? Each has { $size } players.
team-forming-title = which team you join
team-forming-others = Teams are being formed.
join-team = Join team { $team }{ LEN($members) ->
    [0] {""}
   *[other] , with { LIST($members) }
 }
join-team-group = Join a team
join-team-when = Teams are formed before the game. { now-asked }
join-team-P1_01 = Team { $team } is full. Teams with room: { LIST($free) }.
joined-already = { $team ->
    [0] You chose no team in time: the lot will.
   *[other] You have joined team { $team } already.
 }
team-joined = { WHO($seat) ->
    [you] You join
   *[other] { $seat } joins
 } team { NEXT($team) }.
team-by-lot = { WHO($seat) ->
    [you] You didn’t choose and are
   *[other] { $seat } didn’t choose and is
 } put into team { NEXT($team) } by lot.
block-drawn = Team { NEXT($team) } gets the { ORDINAL($block) } block of start positions.
team-placing = Where do you begin? It is one of your team’s places.
team-placing-help = Your team-mates see it, the others not yet.
team-placing-title = where you begin
team-placing-others = Each team decides who begins where.
pick-position = Begin in { $place }
pick-position-group = Begin in a Province
pick-position-when = Start positions are taken before a team game. { now-asked }
pick-position-P1_03 = That place is taken or belongs to another team. Free: { LIST($places) }.
picked-already = You have chosen already: you begin in { $place }.
mate-picks-first = { WHO($seat) ->
    [you] You choose
   *[other] { UP($seat) } chooses
 } next in your team.
position-picked = { WHO($seat) ->
    [you] You take
   *[other] { $seat } takes
 } the { ORDINAL(NEXT($position)) } of your team’s start positions.
player-placed = { WHO($seat) ->
    [you] You are
   *[other] { $seat } is
 } { NAME($player) } and { WHO($seat) ->
    [you] start
   *[other] starts
 } in { $place }.
board-laid = The Realm has { $provinces } Provinces. The Dragon sleeps; its Threshold is { $threshold }.

## opening (DEC-B1, DEC-F1), bidding-again (DEC-B2), late-bidding (DEC-B3)
opening = { $bid ->
    [-1] { $by_choice ->
        [0] How much do you bid for your place on the Ranking?
       *[1] { $faction ->
            [0] Which faction do you play, and how much do you bid?
           *[other] You play { $faction }. How much do you bid?
         }
     }
   *[other] You bid { $bid }. Send it?
 }
opening-help = Higher bidders rank higher, win ties (at the cost of a unit) and may give more golden orders. You have { MONEY($cash) }; every bid is spent. A unit costs { $unit_cost }, a level { $level_cost }; each Province brings { $production } a turn.
opening-title = how much you bid
opening-others = Everybody bids in secret for a place on the Ranking.
opening-send = { $bid ->
    [-1] Send it without a bid
   *[other] Send it: bid { $bid }
 }
choose-faction = Play { $faction }: { faction-does }
choose-faction-group = Choose a faction
choose-faction-when = A faction is chosen with the opening bid. { now-asked }
choose-faction-N0_01 = { $by_choice ->
    [0] You can’t choose a faction in this game.
   *[1] { $chosen ->
        [1] You’ve already chosen a faction. Undo it to choose another.
       *[0] { $bid ->
            [-1] This faction doesn’t exist.
           *[other] Choose the faction before the bid. Undo the bid first.
         }
     }
 }
faction-known = { WHO_PLAYS($player) ->
    [you] You play
   *[other] { $player } plays
 } { $faction }{ $how ->
    [2] , drawn by lot
   *[other] {""}
 }.
bidding-again = { $bid ->
    [-1] Your bid equals another. How much do you add?
   *[other] You add { $bid }. Send it?
 }
bidding-again-help = You have { MONEY($cash) } left; it is spent like the first bid.
bidding-again-title = how much you add to your bid
bidding-again-others = Whose bids were equal may add to them, in secret.
bidding-again-send = { $bid ->
    [-1] Send it: add nothing
   *[other] Send it: add { $bid }
 }
late-bidding = { $bid ->
    [-1] The others have bid. How much do you bid?
   *[other] You bid { $bid }. Send it?
 }
late-bidding-help = { bids-so-far } You have { MONEY($cash) }.
bids-so-far = { LEN($bids) ->
    [0] Nobody else has bid.
   *[other] Bids so far: { BID_LIST($bids) }.
 }
late-bidding-title = how much you bid
late-bidding-others = Players with an account at The Bank of Lannuvár bid now, in secret.
late-bidding-send = { $bid ->
    [-1] Send it without a bid
   *[other] Send it: bid { $bid }
 }
bid-of = { $player } { $amount }
bid = Bid { $amount }{ counts }
counts = { $worth ->
    [0] {""}
   *[other] { SAME($amount, $worth) ->
        [1] {""}
       *[0] , which counts { $worth }
     }
 }
bid-group = Bid for your place on the Ranking
bid-amount = How much do you bid?
bid-when = Bids are made at the opening and with the purchases. { now-asked }
bid-J6_12 = You can’t bid in the last turn.
bid-J6_01 = { out-of-order }
bid-D1_01 = { $bid ->
    [-1] A bid is a whole number from 0 to { $most }.
   *[other] You have bid { $bid } already: take it back to bid otherwise.
 }
draw-on = Draw { MONEY($amount) } from { $player }
draw-on-group = Draw money from { $player }
draw-on-amount = How much do you draw from { $player }?
draw-on-when = Money is drawn from team-mates with a bid or a purchase. { now-asked }
draw-on-P3_01 = { $known ->
    [1] First the bid, then what is drawn for it.
   *[0] { LEN($mates) ->
        [0] Only in a team can one draw on the cash of others.
       *[other] You can draw on your team-mates alone: { LIST($mates) }.
     }
 }
draw-on-P3_02 = { $drawn ->
    [1] You draw on { $player } already: take that back to change it.
   *[0] { $player } has { MONEY($purse) }: { $amount } can’t be drawn.
 }
bid-shown = { WHO_PLAYS($player) ->
    [you] You bid
   *[other] { $player } bids
 } { $amount }{ counts }.
bids-equal = Equal bids! { UP(GROUP_LIST($groups)) } bid again.
more-bid = { WHO_PLAYS($player) ->
    [you] You add
   *[other] { $player } adds
 } { $amount }{ counts }.
bank-opened = The Bank of Lannuvár is open: its clients bid now.
lots-drawn = The lots decide: { LIST($players) }, in this order.
ranking-made = The Protector Ranking: { LIST($players) }. { WHO_PLAYS($player) ->
    [you] You are
   *[other] { $player } is
 } Grand Protector.
mate-drawn-on = { $amount ->
    [0] { UP($player) } asked { $other } for { MONEY($asked_for) }: none was needed, or none was free.
   *[other] { WHO_PLAYS($player) ->
        [you] You draw
       *[other] { $player } draws
     } { MONEY($amount) } from { $other }{ SAME($amount, $asked_for) ->
        [1] {""}
       *[0] , of { $asked_for } asked for
     }.
 }

## Sending
send-when = You have nothing to send. { now-asked }
send-F4_02 = { UP($next) } has no order yet. Give one, or choose no order.
send-A1_05 = First mark your ballot.
message-sent = { WHO($seat) ->
    [you] You have decided.
   *[other] { $player ->
        [0] { $seat }
       *[other] { $player }
     } has decided.
 }

## orders (DEC-O1, DEC-S1)
orders = What is the order for { $next }?
orders-help = { LEN($golden) ->
    [0] No order of yours can be golden now.
   *[other] Golden orders left: { LIST($golden) }
 }{ $begun ->
    [0] {" "}A golden order does more than a plain one; each can be given once a turn.
   *[1] {""}
 }
orders-title = what orders you give
orders-pirates = Name a player to the Pirates, or no one. If at most one player is named, everyone who named no one pays { MONEY($silent_due) }, and the named player loses a unit. If several are named, everyone who named a player pays { MONEY($clash_due) }.
orders-pirates-help = Then send your orders: they are complete.
orders-ready = Your orders are complete. Send them?
orders-ready-help = { LEN($idle) ->
    [0] {""}
   *[other] { LIST($idle) } { LEN($idle) ->
        [one] has
       *[other] have
     } no order.{" "}
 }What is sent is final.{ $may_give ->
    [0] {""}
   *[1] {" "}You may also send money: choose a player in the Ranking.
 }
orders-send = Send the orders, final
orders-sent = Your orders are sent. The others still write theirs.{ $may_give ->
    [0] {""}
   *[1] {" "}You may still send money: choose a player in the Ranking.
 }
orders-others = Orders are written in secret.{ $may_give ->
    [0] {""}
   *[1] {" "}You may send money: choose a player in the Ranking.
 }
other-place-first = { $next ->
    [-1] All your orders are given: take one back to change it.
   *[other] Orders are given place by place: { $next } comes first.
 }
not-orderable = { $standing ->
    [5] You have no unit { AT($place) }; orders need one.
    [6] { UP($place) } has its order: take it back to give another.
   *[other] { not-yours }
 }
no-gold = { $allowed ->
    [0] You stand in bracket { $bracket } of the Ranking: a golden { $kind } is for { $served ->
        [1] bracket 1 alone
       *[other] brackets 1 to { $served }
     }.
   *[other] Your golden { $kind } of this turn is given already.
 }
only-marches = On the Island units can only march.
hold = No order for { $place }
hold-when = Orders are given when all cards of the turn are open. { now-asked }
hold-F1_02 = { not-orderable }
hold-T1_08 = { other-place-first }
fortify = { fortify-word } { $place }: it holds with { $holds }
fortify-group = Fortify! { $place }
fortify-when = Orders are given when all cards of the turn are open. { now-asked }
fortify-F1_02 = { not-orderable }
fortify-T1_08 = { other-place-first }
fortify-O1_05 = { only-marches }
fortify-E2_05 = Restlessness of Spring is in play: nobody can Fortify! this turn.
fortify-G6_01 = { no-gold }
work = { $gold ->
    [0] Work, work! in { $place }: { $storm ->
        [0] more $Realm, but it holds only with { $holds }
       *[1] no $Realm in { -card-storm }, and it holds only with { $holds }
     }
   *[1] Golden Work, work! in { $place }: no more $Realm, { $raised ->
        [0] and nothing else, for it has the highest level
        [2] and nothing else, for only one of yours can be a Capitol
       *[1] but then you may raise its level for { MONEY($price) }
     }; it holds only with { $holds }
 }
work-group = Work, work! in { $place }
work-when = Orders are given when all cards of the turn are open. { now-asked }
work-F1_02 = { not-orderable }
work-T1_08 = { other-place-first }
work-O1_05 = { only-marches }
work-G6_01 = { no-gold }
march = { march-word } { UNITS($count) } from { $place } to { $to }{ by-ferry }{ odds }
march-group = March! from { $place } to { $to }
march-amount = How many units march from { $place } to { $to }?
by-ferry = { $fare ->
    [0] {""}
   *[other] {" "}by ferry for { $fare }
 }
odds = { $against ->
    [0] { $joins ->
        [0] {""}
       *[other] : it is then defended by { $joins }
     }
   *[other] : { $brings }{ $helps ->
        [0] {""}
       *[other] {" "}with your Support!
     } against { $against }{ $fortified ->
        [0] {""}
       *[other] , { $fortified } or more if fortified
     }
 }
march-when = Orders are given when all cards of the turn are open. { now-asked }
march-F1_02 = { not-orderable }
march-T1_08 = { other-place-first }
march-G6_01 = { no-gold }
march-E2_09 = Flood! is in play: no Province has a neighbour, and nobody can march.
march-G2_04 = { no-way }
no-way = { $goal ->
    [1] This board has no { $to }, only { $provinces } Provinces.
    [7] A march leads to another place than { $place }.
   *[0] { UP($to) } is no neighbour of { $place }; { LEN($targets) ->
        [0] no way leads out of there this turn
       *[other] from there units can march to { LIST($targets) }
     }.
 }
march-G2_01 = { not-so-many }
not-so-many = You have { UNITS($units) } { AT($place) }{ SAME($most, $units) ->
    [1] {""}
   *[0] , at most { $most } counting those who may arrive
 }: { $count } can’t march.
march-late = { march-late-word } { UNITS($count) } from { $place } to { $to }{ arriving }{ by-ferry }{ odds }; they go after all battles, and defend { $place } until then
arriving = { $arriving ->
    [0] {""}
   *[other] , { $arriving } of them if they march in before
 }
march-late-group = Delayed March! from { $place } to { $to }, after all the others
march-late-amount = How many units march late from { $place } to { $to }?
march-late-when = Orders are given when all cards of the turn are open. { now-asked }
march-late-F1_02 = { not-orderable }
march-late-T1_08 = { other-place-first }
march-late-G6_01 = { no-gold }
march-late-E2_09 = Flood! is in play: no Province has a neighbour, and nobody can march.
march-late-G2_04 = { no-way }
march-late-G3_02 = { not-so-many }
support = { support-word } { whom } in { $to } from { $place }{ $far ->
    [0] {""}
   *[1] , two borders away
 }: +{ $adds }{ less-by-rain }
whom = { $own ->
    [1] yourself
   *[0] { $player }
 }
support-group = Support! from { $place }
support-when = Orders are given when all cards of the turn are open. { now-asked }
support-F1_02 = { not-orderable }
support-T1_08 = { other-place-first }
support-O1_05 = { only-marches }
support-G6_01 = { no-gold }
support-G4_01 = { $reaches ->
    [0] { out-of-reach }
   *[1] { $playing ->
        [0] { $player ->
            [0] This player doesn’t exist.
           *[other] { WHO_PLAYS($player) ->
                [you] You are
               *[other] { $player } is
             } out of the game.
         }
       *[1] { out-of-reach }
     }
 }
out-of-reach = { SAME($to, $place) ->
    [1] { UP($place) } can’t support itself; a Support! goes to a neighbour.
   *[0] { UP($to) } is out of reach: { $place } can support in { LIST($near) }{ LEN($beyond) ->
        [0] {""}
       *[other] ; a golden Support! reaches { LIST($beyond) } too
     }.
 }
support-E2_09 = Flood! is in play: no Province has a neighbour, and nobody can support.
support-G4_06 = { out-of-reach }
snitch = Snitch on { $player }
snitch-group = Name a player to the Pirates
snitch-when = You name a player to the Pirates with your orders. { now-asked }
snitch-E5_01 = { $pirates ->
    [0] You can only name a player while Pirates! is in play.
   *[1] { $named ->
        [1] You’ve already named a player. Undo it to name another.
       *[0] { $next ->
            [-1] Name another player who is still in the game.
           *[other] First the orders: { $next } is next.
         }
     }
 }

hold-short = no order
less-by-rain = { $rain ->
    [0] {""}
   *[1] , as { -card-rain } take 1 away
 }

## Beside the orders: money, looks
give-money = Send { MONEY($amount) } to { $player }
give-money-group = Send money to { $player }
give-money-amount = How much do you send to { $player }?
give-money-when = Money is sent to others while orders are written. { now-asked }
give-money-F2_01 = { $fits ->
    [0] Money can be sent to another player who is still in the game.
   *[1] At least 1 $Realm is sent.
 }
give-money-F2_02 = You have { MONEY($cash) } at hand: you can’t send { $amount }.
look-at = Look at the top card of the { $deck }{ $price ->
    [0] {""}
   *[other] {" "}for { MONEY($price) }
 }
look-at-group = Look at the top card of a deck
look-at-when = Decks are looked at while orders are written. { now-asked }
look-at-F3_01 = { $deck ->
    [-1] This deck doesn’t exist.
   *[other] { no-look }
 }
look-at-F3_02 = { no-look }
look-at-F3_03 = { no-look }
no-look = { $seen ->
    [1] You have looked at the { $deck } this turn.
   *[0] { $used ->
        [1] You have used your one look at the { $deck }.
       *[0] { $has ->
            [1] A look at the { $deck } costs { MONEY($price) }; you have { $cash }.
           *[0] { TERM($deck) ->
                [deck-event] Only with the Weather forecast may one look at the { $deck }.
                [deck-dragon] Only with the Weather forecast may one look at the { $deck }.
               *[other] Only from the Wizard Sanctum on the Island may one look at the { $deck }.
             }
         }
     }
 }
leave-card = Leave the card on the { $deck } where it is
leave-card-when = You can only do this with a card you’ve looked at. { now-asked }
leave-card-F3_05 = No card that you have looked at awaits this answer.
put-under = Put the Event card under the deck
put-under-when = You can only do this with a card you’ve looked at. { now-asked }
put-under-N2_06 = No Event card that you have looked at awaits this answer.
swap-card = Replace the Dragon card by There be Dragons!
swap-card-when = You can only do this with a card you’ve looked at. { now-asked }
swap-card-N2_07 = No Dragon card that you have looked at awaits this answer.
money-on-its-way = You have sent { MONEY($amount) } to { $other }; it arrives at the reveal.
card-seen = You look at the { $deck } and see { $card } on top.
card-answered = { $verb ->
    [14] You leave the card where it is.
    [15] The Event card goes under the deck, if it still lay on top.
   *[16] The Dragon card is replaced, if it still lay on top.
 }

## commitment (DEC-K1), late-commitment (DEC-K6): a Dragon Attack
commitment = What do you send against { the-dragon }? You owe { $owed }, you send { $committed }.
commitment-help = { power-to-beat } Less than you owe costs Provinces, or a Grand Protector all $Realm and the title; twice as much brings points if the Dragon is driven off.
commitment-title = what you send against the Dragon
commitment-others = { UP(dragon-comes) } with { $power }: each Protector chooses in secret what to send.
commitment-send = Send strength { $committed } of the { $owed } you owe, final
commitment-sent = Your choice is sent. The others still choose what to send.
late-commitment = What do you send against { the-dragon }? You owe { $owed }, you send { $committed }.
late-commitment-help = The others have chosen; your Bank lets you choose last. { power-to-beat }
late-commitment-title = what you send against the Dragon
late-commitment-others = { UP(dragon-comes) } with { $power }: the clients of the Bank choose last, in secret.
late-commitment-send = Send strength { $committed } of the { $owed } you owe, final
late-commitment-sent = Your choice is sent. The other clients of the Bank still choose.
the-dragon = { $worldeater ->
    [0] the Dragon
   *[1] the Worldeater
 }
dragon-comes = { the-dragon } attacks
power-to-beat = It attacks with { $power }; only more than that together drives it off.
not-beside = That stands alone: take back what you have chosen first.
hide = Nothing to see here! for { MONEY($price) }: stay out of this attack
hide-when = One hides when the Dragon attacks. { now-asked }
hide-N2_02 = { $price ->
    [-1] { $has ->
        [0] You don’t have Nothing to see here!, an ability of Kalu'Ak.
       *[other] Nothing to see here! is spent.
     }
   *[other] Nothing to see here! costs { MONEY($price) }; you have { $cash }.
 }
hide-M2_01 = { not-beside }
call-bank = The Bank of Lannuvár for { MONEY($price) }: choose after all others
call-bank-when = The Bank is called when the Dragon attacks, or instead of a bid. { now-asked }
call-bank-J6_12 = You can’t use the Bank in the last turn.
call-bank-N5_02 = { no-bank }
call-bank-N5_03 = { no-bank }
no-bank = { $has ->
    [0] You don’t have The Bank of Lannuvár.
    [1] The Bank of Lannuvár is spent.
   *[2] The Bank of Lannuvár costs { MONEY($price) }; you have { $cash }.
 }
call-bank-M2_01 = { not-beside }
call-bank-J6_01 = { out-of-order }
summon = Fight fire with fire! { magi-counted } for { MONEY($price) }{ $all_nine ->
    [0] {""}
   *[1] : strength 13
 }
magi-counted = { $magi ->
    [one] 1 Highmagister
   *[other] { $magi } Highmagisters
 }
summon-group = Summon Highmagisters
summon-amount = How many Highmagisters do you summon?
summon-when = Highmagisters are summoned when the Dragon attacks. { now-asked }
summon-N1_02 = { $has ->
    [0] You don’t have Fight fire with fire!, an ability of Cenarion.
    [1] Fight fire with fire! is spent.
   *[2] { $most ->
        [0] A Highmagister costs { MONEY($each) }; you have { $cash }.
       *[other] With { MONEY($cash) } you can summon up to { $most } of them, at least 1.
     }
 }
summon-M2_01 = Highmagisters are summoned before anything else is chosen: take that back first.
commit = Send { UNITS($count) } from { $place } against the Dragon
commit-group = Send units from { $place } against the Dragon
commit-amount = How many units of { $place } go against the Dragon?
commit-when = Units are sent against the Dragon when it attacks. { now-asked }
commit-M2_01 = { $alone ->
    [1] What you have chosen stands alone: take it back to send units.
   *[0] Units are sent in the order of the Provinces’ numbers, and before anything is sacrificed or left undefended.
 }
commit-O1_06 = Units on the Island can’t be sent against the Dragon.
commit-M2_02 = { $standing ->
    [0] { $listed ->
        [1] Units of { $place } are sent already: take that back to change it.
       *[0] You have { UNITS($units) } in { $place }: { $count } can’t be sent.
     }
   *[other] { not-yours }
 }
sacrifice = Let { UNITS($count) } of { $place } die if the Dragon is beaten
sacrifice-group = Choose who of { $place } may die
sacrifice-amount = How many units of { $place } may die?
sacrifice-when = You choose which units to lose when the Dragon attacks. { now-asked }
sacrifice-M2_01 = What you have chosen stands alone: take it back first.
sacrifice-M2_04 = { $short ->
    [1] You send less than you owe, so you lose all units you send.
   *[0] { $matters ->
        [0] To choose which units to lose, send more units from two Provinces.
       *[1] { UNITS($dying) } of those you send may die: name them in the order of the Provinces’ numbers, from { LIST($places) }.
     }
 }
leave-undefended = Let { $place } burn if the Dragon wins
leave-undefended-group = Choose what burns if the Dragon wins
leave-undefended-when = A Province is left undefended when the Dragon attacks. { now-asked }
leave-undefended-M2_01 = What you have chosen stands alone: take it back first.
leave-undefended-M2_05 = { $standing ->
    [0] { $missing ->
        [0] You send what you owe: no Province has to be left undefended.
       *[other] { $choice ->
            [0] All your unburnt Provinces are undefended, so you can’t choose any.
           *[1] { $green ->
                [0] { UP($place) } is already burnt. Unburnt: { LIST($greens) }.
               *[1] { $listed ->
                    [1] { UP($place) } is left undefended already.
                   *[0] You’re { $missing } short of what you owe and have already named that many Provinces.
                 }
             }
         }
     }
   *[other] { not-yours }
 }

## buying (DEC-C1 to C9)
buying = { $final ->
    [0] What do you buy, and what do you bid?
   *[1] What do you buy on the last turn?
 }
buying-help = You have { MONEY($cash) }; a unit costs { $unit_cost }.{ $final ->
    [0] {""}
   *[1] {" "}Units and levels still count; there is no bid.
 }
buying-title = what you buy and bid
buying-others = Everybody chooses in secret what to buy and bid.{ $production ->
    [0] {""}
   *[other] {" "}Your next production is { $production }.
 }
buying-sent = Your message is sent. Your next production is { $production }.
buying-send = { $begun ->
    [0] Buy nothing{ $final ->
        [0] {" "}and bid nothing
       *[1] {""}
     }, final
   *[1] Send what you buy and bid, final
 }
item-done = { $done ->
    [1] the Capitol
    [2] the Sanctum’s gift
    [3] Faith
    [4] the upgrade
    [5] the hire of the King
    [6] units
    [7] the Bank
    [8] the bid
   *[9] what you draw from team-mates
 }
item-wanted = { $item ->
    [1] the Capitol comes
    [2] the Sanctum’s gift comes
    [3] Faith comes
    [4] the upgrade comes
    [5] the hire of the King comes
    [6] units come
    [7] the Bank comes
   *[8] the bid comes
 }
out-of-order = { SAME($done, $item) ->
    [1] You’ve already chosen this. Undo it to choose again.
   *[0] Items follow the order of execution, and { item-wanted } before { item-done }. Undo that first.
 }
keep-capitol = Keep { $place } as the Capitol{ LEN($others) ->
    [0] {""}
   *[other] ; { LIST($others) } { LEN($others) ->
        [one] becomes
       *[other] become
     } level II
 }
keep-capitol-group = Choose your Capitol
keep-capitol-when = A Capitol is chosen with the purchases. { now-asked }
keep-capitol-J6_02 = { LEN($places) ->
    [0] You need two level III Provinces to choose a Capitol.
    [1] You need two level III Provinces to choose a Capitol.
   *[other] Choose a level III Province: { LIST($places) }.
 }
keep-capitol-J6_01 = { out-of-order }
gain = Sanctum: gain { $ability } ({ ability-does })
gain-group = Choose the Sanctum’s gift
gain-when = The Sanctum gives its gift with the purchases. { now-asked }
gain-J6_12 = The Sanctum gives nothing in the last turn.
gain-O2_01 = { $newcomer ->
    [0] You get the Sanctum’s gift only in the turn you take the Island.
   *[1] { $ability ->
        [0] This ability doesn’t exist.
       *[other] The Sanctum can’t give you { $ability }: it gives abilities of other factions.
     }
 }
gain-O2_04 = You have used { $ability } already, and can’t gain it again.
gain-J6_01 = { out-of-order }
refresh = Sanctum: refresh { $ability } ({ ability-does })
refresh-group = Have the Sanctum refresh what is spent
refresh-when = The Sanctum gives its gift with the purchases. { now-asked }
refresh-J6_12 = The Sanctum gives nothing in the last turn.
refresh-O2_01 = { $newcomer ->
    [0] You get the Sanctum’s gift only in the turn you take the Island.
   *[1] { $ability ->
        [0] This ability doesn’t exist.
       *[other] The Sanctum can’t refresh { $ability }: it refreshes spent abilities of your own faction.
     }
 }
refresh-J6_01 = { out-of-order }
keep-faith = Faith alone sustains us for { MONEY($price) }: each Province feeds 1 unit more for a turn
keep-faith-when = Faith is kept with the purchases. { now-asked }
keep-faith-N4_02 = { $has ->
    [0] You don’t have Faith alone sustains us, an ability of Iron Light.
   *[other] Faith alone sustains us is spent.
 }
keep-faith-J6_01 = { out-of-order }
upgrade = Raise { $place } to level { LEVEL(NEXT($level)) } for { MONEY($price) }: it then gives { POINTS($points) } (+{ $more_points }) and { MONEY($amount) } a turn (+{ $more })
upgrade-group = Raise a Province by a level
upgrade-when = A Province is raised with the purchases. { now-asked }
upgrade-J6_01 = { out-of-order }
upgrade-J6_05 = { $standing ->
    [0] { $place ->
        [0] The Island has no level.
       *[other] { $ready ->
            [0] { $place } can’t be raised: it needs a golden Work, work! that lasted until production.
           *[1] { $level ->
                [3] { $place } has the highest level.
               *[other] { LIST($capitols) } is your Capitol: there can’t be a second one.
             }
         }
     }
   *[other] { not-yours }
 }
hire-king = Hire the Mountain King for { MONEY($price) }, who protects your Capitol next turn
hire-king-when = The Mountain King is hired with the purchases. { now-asked }
hire-king-J6_12 = You can’t hire the Mountain King in the last turn.
hire-king-N3_07 = { $has ->
    [0] You don’t have The Mountain King sends his regards, an ability of Hodir.
    [1] The Mountain King has already come for you, and comes only once.
   *[2] You need a Capitol for the Mountain King to protect.
 }
hire-king-J6_01 = { out-of-order }
buy = Buy { UNITS($count) } in { $place } for { MONEY($price) }{ $dear ->
    [0] {""}
   *[1] : { $afford ->
        [0] with { MONEY($funds) } left you can pay for none
       *[other] with { MONEY($funds) } left you can pay for { $afford } only
     }
 }
buy-group = Buy units in { $place }
buy-amount = How many units do you buy in { $place }?
buy-when = Units are bought at the end of the turn. { now-asked }
buy-J6_01 = { out-of-order }
buy-O1_03 = Units can’t be bought on the Island.
buy-J6_07 = { $standing ->
    [0] { $listed ->
        [1] You buy in { $place } already: take that back to change it.
       *[0] { $place } holds { UNITS($units) } and feeds { $limit }: { $room } can be bought there.
     }
   *[other] { not-yours }
 }

## What happens in a turn
turn-began = Turn { $turn } begins.
turn-ended = Turn { $turn } is over.
window-opened = { $window ->
    [0] { $more ->
        [0] Send your opening bids to the Game Master.
       *[1] Send your opening bids to the Game Master, and choose your factions.
     }
    [1] Negotiation and Orders: negotiate as you like, then send your sheets. A Province without units gets no order.
   *[2] { $more ->
        [0] Consolidation: send your purchases and bids.
       *[1] The last Consolidation: send your purchases; there is nothing left to bid for.
     }
 }
card-played = { UP(card-from) }: { $card }{ TITLED($card) ->
    [1] {""}
   *[0] .
 } { card-effect } The Dragon’s power rises by { $rise } to { $power }{ $hoard ->
    [0] {""}
    [1] , because a player holds 250 $Realm or more
   *[2] , because a player holds 350 $Realm or more
 }.
card-from = { TERM($deck) ->
    [deck-event] Event card
    [deck-dragon] Dragon card
    [deck-sea] Sea card
   *[deck-end] End card
 }
card-acted-again = { $card } acts again. The Dragon’s power is { $power }.
deck-shuffled = The { $deck } is reshuffled: { $count ->
    [one] 1 card
   *[other] { $count } cards
 }.
cards-stay = These cards stay until the end of the game: { LIST($cards) }{ TITLED_LAST($cards) ->
    [1] {""}
   *[0] .
 }
plague-spared = { $flood ->
    [0] The Plague takes nobody: no neighbouring Provinces of one player hold units.
   *[1] Under Flood! no Province has a neighbour: the Plague takes nobody.
 }
of-player = { WHO_PLAYS($player) ->
    [you] of yours
   *[other] of { $player }
 }
plague-struck = The Plague takes 1 unit { of-player } in { $place }.

## Orders are revealed and carried out
order-revealed = { WHO_PLAYS($player) ->
    [you] You order
   *[other] { $player } orders
 }: { order-given }.
order-given = { $verb ->
    [6] { fortify-word } { $place }
    [7] { work-word } in { $place }
    [8] { march-word } { UNITS($count) } from { $place } to { $to }
    [9] { march-late-word } { UNITS($count) } from { $place } to { $to }
   *[10] { support-word } { helped-one } in { $to } from { $place }
 }
helped-one = { WHO_PLAYS($helped) ->
    [you] { SAME($player, $helped) ->
        [1] yourself
       *[0] { $helped }
     }
   *[other] { $helped }
 }
money-arrived = { WHO_PLAYS($player) ->
    [you] You have
   *[other] { $player } has
 } sent { MONEY($amount) } to { $other }.
money-returned = { WHO_PLAYS($other) ->
    [you] You are
   *[other] { $other } is
 } gone: the { MONEY($amount) } from { $player } { $there ->
    [0] are lost
   *[1] go back
 }.
look-told = { WHO_PLAYS($player) ->
    [you] You have
   *[other] { $player } has
 } looked at the { $deck }{ $amount ->
    [0] {""}
   *[other] {" "}for { MONEY($amount) }
 }.
ferry-paid = { WHO_PLAYS($player) ->
    [you] You pay
   *[other] { $player } pays
 } { MONEY($amount) } for the ferry from { $place }.
ferry-unpaid = { UP($player) } can’t pay the ferry from { $place }: that march lapses.
gold-lost = { WHO_PLAYS($player) ->
    [you] Your golden order
   *[other] The golden order of { $player }
 } for { $place } is one too many: it is { $void ->
    [0] played as a normal one
   *[1] void, because it can’t reach that far without gold
 }.
order-lapsed = { WHO_PLAYS($player) ->
    [you] Your order
   *[other] The order of { $player }
 } for { $place } lapses: no unit is left there.
without-order = { WHO_PLAYS($player) ->
    [you] You give
   *[other] { $player } gives
 } no order for { LIST($places) }.
snitched = { WHO_PLAYS($player) ->
    [you] You name
   *[other] { $player } names
 } { $other } to the Pirates.
pirates-claim = { $why ->
    [2] { WHO_PLAYS($player) ->
        [you] You are to walk the plank, but have
       *[other] { $player } is to walk the plank, but has
     } no army: that is { MONEY($amount) } to the Pirates.
    [0] { WHO_PLAYS($player) ->
        [you] You named nobody and owe
       *[other] { $player } named nobody and owes
     } the Pirates { MONEY($amount) }.
   *[1] The snitches named different players: { WHO_PLAYS($player) ->
        [you] you owe
       *[other] { $player } owes
     } the Pirates { MONEY($amount) }.
 }
plank-walked = { WHO_PLAYS($player) ->
    [you] You walk
   *[other] { $player } walks
 } the plank: 1 unit in { $place } is lost.
units-marched = { $late ->
    [0] {""}
   *[1] Delayed:{" "}
 }{ UNITS($count) } { of-player } { $count ->
    [one] marches
   *[other] march
 } from { $place } to { $to }.
support-cut = { WHO_PLAYS($other) ->
    [you] You enter
   *[other] { $other } enters
 } { $place }: { WHO_PLAYS($player) ->
    [you] your Support!
   *[other] the Support! of { $player }
 } is cancelled.
strength = { $total }{ $plain ->
    [1] {""}
   *[0] {" "}({ UNITS($count) }{ $gold ->
        [0] {""}
       *[other] , +{ $gold } golden march
     }{ $order ->
        [0] {""}
        [-1] , −1 Work, work!
       *[other] , +{ $order } Fortify!
     }{ $snow ->
        [0] {""}
       *[other] , −1 snow
     }{ $support ->
        [0] {""}
       *[other] , +{ $support } support
     })
 }
battle-fought = Battle { AT($place) }: { WHO_PLAYS($player) ->
    [you] you have
   *[other] { $player } has
 } { STRENGTH($mine, $units, $gold, $order, $snow, $support) }, { $other } { STRENGTH($theirs, $units2, $gold2, $order2, $snow2, $support2) }. { $winner ->
    [0] { WHO_PLAYS($player) ->
        [you] You stand higher but lose
       *[other] { $player } stands higher but loses
     } the last unit: neither is left.
   *[other] { $lost ->
        [0] { WHO_PLAYS($winner) ->
            [you] You win
           *[other] { $winner } wins
         }; the loser’s units are destroyed.
       *[other] { WHO_PLAYS($winner) ->
            [you] You win the tie and lose 1 unit.
           *[other] { $winner } wins the tie and loses 1 unit.
         }
     }
 }
island-lost = { WHO_PLAYS($player) ->
    [you] You lose
   *[other] { $player } loses
 } the Island.
units-starved = { UNITS($count) } { of-player } { $count ->
    [one] starves
   *[other] starve
 } { AT($place) }.
king-fought = The Mountain King fights for { $player } in { $place }: { $mine } against { WHO_PLAYS($other) ->
    [you] your
   *[other] { $other }’s
 } { $theirs }. { $won ->
    [1] { $left ->
        [0] A tie: both are gone.
       *[other] The King wins; { UNITS($left) } { of-player } left.
     }
   *[0] { SAME($mine, $theirs) ->
        [1] The intruders win the tie and lose 1 unit{ $left ->
            [0] : nobody is left
           *[other] {""}
         }.
       *[0] The intruders win.
     }
 }
king-saved = { UP($player) }: "Long live the King under the Mountains!" { $amount ->
    [0] No $Realm is left to pay for it.
   *[other] The price is { MONEY($amount) }.
 }
king-failed = The Mountain King could not save { $player }.
place-taken = { WHO_PLAYS($player) ->
    [you] You take
   *[other] { $player } takes
 } { $place }{ $other ->
    [0] {""}
   *[other] {" "}from { $other }
 }.
island-taken = { WHO_PLAYS($player) ->
    [you] You take
   *[other] { $player } takes
 } the Island and the Wizard Sanctum.
eliminated = { $by ->
    [2] { WHO_PLAYS($player) ->
        [you] You are
       *[other] { $player } is
     } eliminated by the Dragon.
   *[1] { WHO_PLAYS($player) ->
        [you] You have no Province left and are
       *[other] { $player } has no Province left and is
     } eliminated.
 }
treasure-taken = { $amount ->
    [0] { WHO_PLAYS($other) ->
        [you] You leave
       *[other] { $other } leaves
     } no treasure to { $player }.
   *[other] { WHO_PLAYS($player) ->
        [you] You gain
       *[other] { $player } gains
     } { MONEY($amount) } of { WHO_PLAYS($other) ->
        [you] your treasure
       *[other] the treasure of { $other }
     }.
 }

## Money
produced = { WHO_PLAYS($player) ->
    [you] You produce
   *[other] { $player } produces
 } { MONEY($amount) }{ $worked ->
    [0] {""}
   *[other] , { $worked } of it by work
 }.
all-produced = { LEN($amounts) ->
    [0] Nobody produces any $Realm this turn.
   *[other] Everybody’s Provinces produce $Realm: { PRODUCED_LIST($amounts) }.
 }
produced-by = { $player } { $amount }{ $worked ->
    [0] {""}
   *[other] {" "}({ $worked } by Work)
 }
pirates-collected = The Pirates collect { MONEY($amount) } from { $player }.
units-bought = { WHO_PLAYS($player) ->
    [you] You buy
   *[other] { $player } buys
 } { UNITS($count) } in { $place }.
place-raised = { WHO_PLAYS($player) ->
    [you] You raise
   *[other] { $player } raises
 } { $place } to level { LEVEL($level) }.
capitol-kept = { WHO_PLAYS($player) ->
    [you] You keep
   *[other] { $player } keeps
 } { $place } as the Capitol.
place-lowered = { WHO_PLAYS($player) ->
    [you] Your { $place }
   *[other] { $place } of { $player }
 } becomes level II.
gift-given = The Wizard Sanctum gives { $player }{ $lot ->
    [0] {""}
   *[1] , by lot,
 } { $ability }{ gift-end }
gift-lost = { WHO_PLAYS($player) ->
    [you] You lose
   *[other] { $player } loses
 } the Sanctum’s gift: { $ability }{ gift-end }
gift-end = { $refreshed ->
    [1] , refreshed.
   *[0] { TERM($ability) ->
        [ability-fire] {""}
        [ability-hide] {""}
       *[other] .
     }
 }
faith-kept = { UP($player) }: Faith alone sustains us! For 7 $Realm a Province feeds 1 unit more for a turn.
king-hired = { WHO_PLAYS($player) ->
    [you] You pay
   *[other] { $player } pays
 } 50 $Realm: the Mountain King protects the Capitol next turn.
bank-called = { WHO_PLAYS($player) ->
    [you] You open
   *[other] { $player } opens
 } an account with The Bank of Lannuvár for 33 $Realm.
not-paid = { UP($player) } can’t { $able ->
    [0] have { not-paid-for } now
   *[1] pay for { not-paid-for }
 }.
not-paid-for = { $verb ->
    [26] Faith
    [27] the upgrade
    [28] the hire of the Mountain King
   *[18] the Bank
 }

## The Dragon
dragon-attacks = The Dragon attacks with a Power Level of { $power }! { $why ->
    [0] The card has woken it
    [1] The Threshold of { $threshold } is reached
   *[2] After Burner: it comes a second time
 }.{ $worldeater ->
    [0] {""}
   *[1] {" "}It is the Mythical Worldeater: all that is owed is doubled!
 } Protectors, choose what you send.
commitment-shown = { WHO_PLAYS($player) ->
    [you] You send
   *[other] { $player } sends
 } { $count ->
    [0] { $magi ->
        [0] { UNITS($count) }
       *[other] { magi-counted }
     }
   *[other] { UNITS($count) }{ $magi ->
        [0] {""}
       *[other] {" "}and { magi-counted }
     }
 }: strength { $strength } of the { $owed } owed{ $magi ->
    [9] {" "}(+4 for all nine magi{ work-in-it }{ weapons-in-it })
   *[other] { $worked ->
        [0] { $enchanted ->
            [0] {""}
           *[other] {" "}(+1 enchanted weapons of the Sanctum)
         }
       *[other] {" "}(−{ $worked } Work, work!{ weapons-in-it })
     }
 }.
work-in-it = { $worked ->
    [0] {""}
   *[other] , −{ $worked } Work, work!
 }
weapons-in-it = { $enchanted ->
    [0] {""}
   *[other] , +1 enchanted weapons of the Sanctum
 }
hidden = { UP($player) }: Nothing to see here! That costs { MONEY($amount) }.
bank-lets-wait = The Bank lets { LIST($players) } choose last.
dragon-met = { $strength } against the Dragon’s { $power }: { $won ->
    [0] the Dragon wins, and half of its power is spent
   *[1] the Protectors win, and its power is spent
 }.
units-died = { UNITS($count) } { of-player } from { $place } { $count ->
    [one] dies
   *[other] die
 }.
rewarded = { $reward ->
    [0] { WHO_PLAYS($player) ->
        [you] You earn
       *[other] { $player } earns
     } { a-bonus }.
   *[other] { WHO_PLAYS($player) ->
        [you] You are
       *[other] { $player } is
     } rewarded with { MONEY($reward) }{ $points ->
        [0] {""}
       *[other] {" "}and { a-bonus }
     }.
 }
a-bonus = a bonus of { MONEY($bonus) } and { POINTS($points) }
title-won = { UP($player) } gave most beyond what was owed (of equal gifts the higher rank counts): Grand Protector, and 3 VPs.
protector-ruined = { WHO_PLAYS($player) ->
    [you] You failed the Realm as Grand Protector and { $amount ->
        [0] have no $Realm left to lose
       *[other] lose { MONEY($amount) }
     }
   *[other] The Grand Protector { $player } failed the Realm and { $amount ->
        [0] has no $Realm left to lose
       *[other] loses { MONEY($amount) }
     }
 }.
place-burnt = The Dragon’s Wrath: { WHO_PLAYS($player) ->
    [you] your { $place }
   *[other] { $place } of { $player }
 } burns.
dropped = { WHO_PLAYS($player) ->
    [you] You drop
   *[other] { $player } drops
 } to the bottom of the Ranking.
no-green-left = { WHO_PLAYS($player) ->
    [you] You have
   *[other] { $player } has
 } no unburnt Province left.
no-quarter = No Quarter! { UP($player) } stood last and gave less than was owed.
power-now = The Dragon’s Power Level is now { $power }, the Threshold { $threshold }.
work-lost = { WHO_PLAYS($player) ->
    [you] Your Work, work!
   *[other] The Work, work! of { $player }
 } in { $place } is abandoned.
came-back = { WHO_PLAYS($player) ->
    [you] You come out of hiding and stand
   *[other] { $player } comes out of hiding and stands
 } { ORDINAL($at) } on the Ranking.

## The end
team-scored = { ORDINAL($place_at) }: team { $team } with { POINTS($points) }, { UNITS($count) } and { MONEY($amount) }.
scored = { ORDINAL($place_at) }: { $player } with { POINTS($total) }, { $sources ->
    [0] none at all
    [1] all { only-source }
   *[other] { SOURCES($lands, $isle, $titles, $bonus) }
 }{ $tied ->
    [0] {""}
   *[1] ; { UNITS($units) }, { MONEY($cash) } and the { ORDINAL($at) } place on the Ranking decide the tie
 }.
only-source = { $lands ->
    [0] { $isle ->
        [0] { $titles ->
            [0] of bonuses
           *[other] of titles
         }
       *[other] of the Island
     }
   *[other] of Provinces
 }
points-of-lands = { $number } of Provinces
points-of-isle = { $number } of the Island
points-of-titles = { $number } of titles
points-of-bonus = { $number } of bonuses
ended = { $cause ->
    [1] Only one { LEN($winners) ->
        [1] Protector
       *[other] team
     } is standing. Long live { LIST($winners) }!
    [2] Time’s Up! The Realm hails { LIST($winners) }.
    [3] Fire and blood! The Dragon has won, and every Protector has lost.
   *[4] The Realm lies in ashes. The Dragon has won, and every Protector has lost.
 }
prize-won = { LEN($winners) ->
    [1] The prize of { MONEY($amount) } goes to { LIST($winners) }
   *[other] The prize of { MONEY($amount) } each goes to { LIST($winners) }
 }, outside the game.
cause-last-standing = Last man standing: nobody else is left.
cause-time-up = Time’s Up! The most Victory Points win.
cause-half-taken = Fire and blood! The Dragon has eliminated half of the players, and everybody loses.
cause-realm-burnt = The Realm is burnt: the Dragon wins, and everybody loses.
went-out = turn { $turn }

## Beside the picture
note-deck = { $deck }, { $count } left{ $later ->
    [0] {""}
   *[other] , from turn { $later }
 }: { LEN($may_come) ->
    [0] nothing unseen.
   *[other] { COUNTED($may_come) }{ TITLED_LAST($may_come) ->
        [1] {""}
       *[0] .
     }
 }{ LEN($cards) ->
    [0] {""}
   *[other] {" "}Discarded: { LIST($cards) }{ TITLED_LAST($cards) ->
        [1] {""}
       *[0] .
     }
 }

## Things in the picture with which nothing can be done now
thing-board = Orders, units and buildings go to a Province: click one. { now-asked }
thing-ballot = Each player has one ballot: it is one of the buttons, not the picture. { now-asked }
thing-sea = Nobody has the Sea, and nothing is ordered there. { now-asked }
thing-dragon = The Dragon grows with each card played and attacks automatically. { now-asked }
thing-ranking = The Ranking follows from the bids; a player in it can be clicked where one is meant. { now-asked }
thing-decks = One card of each deck is played automatically every turn. { now-asked }
thing-play = A card in play does its work until the end of the turn by lying there. { now-asked }
thing-sheet = This shows what you have chosen; it is changed by taking clicks back. { now-asked }
thing-order = This order has been revealed and can’t be changed. { now-asked }
thing-fight = This battle has been fought; nothing is left to be done about it. { now-asked }

## Messages in words: what is wrong, what would be right (the codes stand in REALM-T1.07)
message-returned = Your message is returned, nothing was done. { $name }.
statement-wrong = { $code } in statement { $number } ({ $source }): { $name }{ $hinted ->
    [0] {""}
   *[1] ; { $hint }
 }
more-wrong = And { $number } more like these
warned = { $code }: { $source }: { $name }. [{ $law }]
returned-final = your message is in and final, or there is nothing for you to choose now
returned-phase = that belongs to another step of the game
returned-syntax = this fits no form of an order
returned-place = this place isn’t on the board
returned-player = that names nobody who can be meant here
returned-island = on the Island units can only march
returned-card = the cards in play don’t allow it
returned-ability = you don’t have that ability, or it’s spent
returned-count = a whole number of at most nine digits is needed here
returned-owner = you don’t control that Province
returned-empty = you have no unit there
returned-where = say which Province: not exactly one fits
returned-dup = this is repeated, or can’t be combined with the rest
returned-same = origin and destination are the same
returned-far = that is too far away under the cards in play
returned-level = the level of the Province doesn’t allow it
returned-units = you don’t have that many units
returned-funds = you don’t have enough cash
warned-count = more units than can be there: all that are there march
warned-gold = no golden order of that kind is left to you: it is played as a normal one
warned-far = you have no golden Support! left, and a normal Support! can’t reach that far: no order
warned-delay = only marches can be delayed: the word is ignored
warned-hold = no order: the units hold
warned-ferry = no ferry is needed there, so you aren’t charged
warned-fare = the ferry costs more than you have: if nobody sends you $Realm, the march lapses
warned-buy = more than you can pay, or than a Province feeds: bought as far as it goes
warned-bid = more than you have left: the bid is cut to that
warned-funds = more than you have: items you can’t pay for are skipped
warned-sac = the sacrifices don’t match the units that may die: they are cut or ignored
warned-burn = too many, too few or wrong Provinces: your lowest unburnt Provinces replace them
warned-draw = more than the lender has: cut to that
warned-last = on the last turn that is ignored
hint-out = you’re out of the game: you can watch and chat in public
hint-form-vote = { $vote ->
    [0] say 'normal' or 'grand'
    [1] say 'no teams' or 'teams'
    [2] say 'no factions' or 'factions'
   *[3] say 'choice' or 'chance'
 }
hint-form-opening = say 'Bid 10', or 'Faction Hodir. Bid 10' where factions are chosen
hint-form-rebid = say 'Bid 10'
hint-form-bankbid = say 'Bid 10'
hint-form-orders = say 'Fortify! P4', 'March! 2 from P1 to P2', 'Support! Player#3 in P2 from P1' or 'Work, work! P4'
hint-form-attack = say '2 from P6 (sac 1), 1 from P7', 'burn P4' or 'turn off the lights'
hint-form-bankattack = say '2 from P6 (sac 1), 1 from P7', 'burn P4' or 'turn off the lights'
hint-form-buying = say 'Buy 2 in P6. 1 in P5. Upgrade P6. Bid 17'
hint-places = there are P1 to P{ $provinces }{ $island ->
    [0] {""}
   *[1] , and the Island
 }
hint-which-player = it could be { OR($players) }: say which by colour or number
hint-mates = { LEN($players) ->
    [0] you have no team-mates
   *[other] your team-mates are { LIST($players) }
 }
hint-players = in the game are { LIST($players) }
hint-other-players = the others are { LIST($players) }
hint-yours = { LEN($yours) ->
    [0] yours: none at all
   *[other] yours: { LIST($yours) }
 }
hint-units-stand = { LEN($places) ->
    [0] you have no units at all
   *[other] your units stand in { LIST($places) }
 }
hint-funds = you have { MONEY($cash) }{ $price ->
    [0] {""}
   *[other] , and it costs { $price }
 }
hint-spring = under Restlessness of Spring a Province can march, support, work or hold
hint-pirates = you can only name a player while Pirates! is in play
hint-palantir = you need the Island to use the Palantír, once a turn for each deck
hint-forecast = the Weather forecast is Kalu'Ak’s: the Event deck once a turn, the Dragon deck once a game
hint-whose-magi = Fight fire with fire! is Cenarion’s, once a game
hint-whose-hide = Nothing to see here! is Kalu'Ak’s, once a game
hint-whose-bank = The Bank of Lannuvár is Lannuvár’s, once a game
hint-whose-faith = Faith alone sustains us is Iron Light’s, once a game
hint-whose-offer = the offer is Hodir’s, until the Mountain King comes
hint-whose-sanctum = if you took the Island this turn, the Sanctum gives an ability of another faction or refreshes a spent one
hint-once-order = one order for each Province
hint-once-alone = it stands alone in a message
hint-once-name = one name
hint-once-bid = one bid
hint-once-faction = one faction
hint-units = { GARRISON_LIST($garrisons) }
garrison = { UNITS($count) } in { $place }
hint-capitols = { $several ->
    [0] wanted is a Province at level III
   *[1] wanted is one of two or more at level III
 }; { LEN($places) ->
    [0] yours: none at all
   *[other] yours: { LIST($places) }
 }
hint-ready = { LEN($places) ->
    [0] no golden Work, work! has made one ready
   *[other] a golden Work, work! made ready: { LIST($places) }
 }
hint-supports = { $place } can support in { LEN($near) ->
    [0] none at all
   *[other] { LIST($near) }
 }{ LEN($beyond) ->
    [0] {""}
   *[other] , with a golden Support! also in { LIST($beyond) }
 }
hint-marches = from { $place } units can march to { LEN($targets) ->
    [0] none at all
   *[other] { LIST($targets) }
 }
hint-march-count = 1 or more: { $place } holds { UNITS($units) }
hint-one-or-all = 1 or more, or all
hint-up-to = from 1 to { $most }
hint-from-zero = 0 or more

## Options of a game
option-version = Normal: as many Provinces as players. Grand: at least twice as many.
option-provinces = Provinces of a Grand board: an even number, at least twice the players.
option-board = The ring or the two-ring board, the two-ring board in a Normal game too, or a document with a board.
option-teams = Teams of equal size, or everybody alone.
option-team_size = How many play in a team; auto: the smallest size possible.
option-factions = Factions with abilities: none, chosen with the opening bid, or dealt by chance.
option-island = The Wizard Sanctum, an Island in the Sea.
option-clock = How long each step stays open: hours by correspondence, minutes in a live game, or until all have answered.
option-open_archive = After the game, are all messages to the Game Master and the seed published? If not, each player keeps their own.
option-prize = $Realm for the winner, outside the game.
option-structured_talk = May messages hold proposals that programs understand? They bind nobody.

## Windows: what is open, in two or three words
voting-window = Vote
team-forming-window = Team forming
team-placing-window = Team placing
opening-window = Opening bids
bidding-again-window = Tie re-bid
late-bidding-window = Bank bid
commitment-window = Dragon Attack
late-commitment-window = Bank commitment
orders-window = Negotiation and Orders
buying-window = Buying and Bidding
