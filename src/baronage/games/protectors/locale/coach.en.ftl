# Why the coach likes a move: what of the game it changes. "Then you have 3 points instead of 2." Every reason has at most 25 words.
# $figure: with this move; $instead: without it; $seat: the rival, or nobody where there are several.

coach-points-more = you have { $figure } Victory { $figure ->
    [one] Point
   *[other] Points
 } instead of { $instead }
coach-lands-more = you have { $figure } unburnt { $figure ->
    [one] Province
   *[other] Provinces
 } instead of { $instead }
coach-army-more = you have { $figure } { $figure ->
    [one] unit
   *[other] units
 } instead of { $instead }
coach-cash-more = you have more money
coach-levels-more = your Provinces have { $figure } levels together instead of { $instead }
coach-rank-less = you stand higher on the Ranking
coach-owed-less = you are nearer to what you owe against the Dragon
coach-feared-less = your weakest Province is safer from its neighbours
coach-rival-points-less = { coach-rival } has { $figure } Victory { $figure ->
    [one] Point
   *[other] Points
 } instead of { $instead }
coach-rival-lands-less = { coach-rival } has { $figure } unburnt { $figure ->
    [one] Province
   *[other] Provinces
 } instead of { $instead }
coach-rival-army-less = { coach-rival } has { $figure } { $figure ->
    [one] unit
   *[other] units
 } instead of { $instead }
coach-dragon-less = the Dragon is weaker
coach-units-more = the realm has more units against the Dragon

# --- what speaks for an action itself (`because.py`): whole sentences, at most 25 words with a name of three ---
# $risk: 0 who could march in would not win; 1 would win; 2 would win, in the first turns; 3 nobody can march in. $seat: who.

because-ballot = { $vote ->
    [0] { $answer ->
        [0] As many Provinces as players: fewer things to watch, the better game to begin with.
       *[1] More Provinces than players: there is empty land to take before anybody must fight.
     }
    [1] { $answer ->
        [0] Alone you decide for yourself, and owe nobody your money or your units.
       *[1] Team-mates lend each other money and units, and win together.
     }
    [2] { $answer ->
        [0] Then all can do the same: there is less to learn.
       *[1] Then each can do two things that others can’t: more ways to win.
     }
   *[3] { $answer ->
        [0] Then you take what suits your plans.
       *[1] Then nobody must know all five before the first turn.
     }
 }
because-team = Team-mates help you and win with you. All teams begin alike.
because-start = Team-mates begin side by side: from there you can support each other.
because-faction = { $faction ->
    [4] One more golden March! each turn: your attacks come with 1 more than others expect.
   *[other] It can do two things that others can’t.
 }
because-summon = With { $magi ->
    [one] 1 Highmagister
   *[other] { $magi } Highmagisters
 } you bring { $committed } against the Dragon, and owe { $owed }.
because-hide = If you hide, you owe nothing: the { $owed } you owe stay at home, and none of your Provinces burns.
because-bank = { $attack ->
    [0] You bid last, and know what all others have bid.
   *[1] You choose last, and know what all others send.
 }
because-sacrifice = If the Dragon is beaten { UNITS($count) } of yours die: { $place } can spare them best{ $worked ->
    [0] {""}
   *[1] , though it works
 }.
because-capitol = Only one Province can be your Capitol: { $place } is the one that I would keep.
because-sanctum = { $spent ->
    [0] As long as you hold the Island you can do what another faction can.
   *[1] What is spent can then be used once more.
 }
because-faith = Units beyond { $limit } in a Province would starve; so each feeds one more.
because-king = The Mountain King defends your Capitol with { $strength } next turn against any attacker.
because-draw = { $seat } is in your team: { MONEY($amount) } from there serve both of you.
because-danger = { $risk ->
    [0] { $seat } could march in with { $worst }, but you hold with { $holds }{ SAME($worst, $holds) ->
        [0] {""}
       *[1] , as you rank higher
     }
    [1] { because-taken }{ $last ->
        [0] : a risk worth taking
       *[1] , and you would be out
     }
    [2] { because-taken }, but I expect no attack so early
   *[3] nobody stands beside it who could march in
 }
because-taken = { $seat } could march in with { $worst } against { $holds }{ SAME($worst, $holds) ->
    [0] {""}
   *[1] {" "}and win the tie
 }
because-hold = { $burnt ->
    [0] All { $holds } defend { $place }; { because-danger }.
   *[1] Burnt, it earns nothing by work; { because-danger }.
 }
because-island = As long as you hold the Island it gives you { POINTS($points) }.
because-fortify = { $risk ->
    [0] { $seat } could march in with { $worst }: fortified, { $place } fights with { $holds } instead of { $units } and holds.
    [3] No one beside { $place } can march in now. If an attack still comes, it fights with { $holds } instead of { $units }.
   *[other] { $seat } could march in with { $worst }: fortified, { $place } fights with { $holds } instead of { $units }, which may keep them off.
 }
because-work = { $amount ->
    [0] No $Realm is earned there now; { because-danger }.
   *[other] It earns { MONEY($amount) }; { because-danger }.
 }
because-golden-work = { $risk ->
    [0] { because-raised }; you still hold it with { $holds }.
    [2] { because-raised }; I expect no attack so early.
    [3] { because-raised }; nobody beside it can march in.
   *[1] Raised it gives { POINTS($points) } and { MONEY($amount) } a turn; { $last ->
        [0] { $seat } could march in with { $worst } against { $holds }: a risk worth taking
       *[1] with { $worst } against { $holds } { $seat } could drive you out of the game
     }.
 }
because-raised = Raised for { MONEY($price) } it gives { POINTS($points) }, not { $before }, and { MONEY($amount) } a turn
because-join = { $onward ->
    [0] { $worst ->
        [0] { $to } lies nearer to the others: from there they can march on.
       *[other] { $to } is yours and needs them: { $seat } could march in there with { $worst }.
     }
   *[1] In { $to } they meet your others, and march on together to { $next }.
 }
because-settle = Nobody has { $to }: it gives you { POINTS($points) }{ $amount ->
    [0] {""}
   *[other] {" "}and { MONEY($amount) } a turn
 }.
because-attack = { $late ->
    [0] { because-attack-now }
   *[1] First they defend { $place }, then { $against ->
        [0] walk into { $to }, which stands empty
       *[other] come with { $brings } against { $against }
     }: { $to } gives you { POINTS($points) }{ $amount ->
        [0] {""}
       *[other] {" "}and { MONEY($amount) } a turn
     }.
 }
because-attack-now = { $against ->
    [0] { $to } stands empty: taken from { $seat }, it gives you { POINTS($points) }{ because-attack-more }.
   *[other] You come with { $brings } against { $against }: { $to }, taken from { $seat }, gives you { POINTS($points) }{ because-attack-more }.
 }
because-attack-more = { $amount ->
    [0] {""}
   *[other] {" "}and { MONEY($amount) } a turn
 }{ $last ->
    [0] {""}
   *[1] ; then they are out
 }
because-support = { $own ->
    [0] It adds { $adds } to what { $seat } has in { $to }, and your units stay at home.
   *[1] It adds { $adds } to what you have in { $to }, and your units stay at home in { $place }.
 }
because-snitch = If nobody else is named, { $seat } loses a unit and you pay nothing; if several are named, you pay { MONEY($clash_due) }.
because-silent = Naming no one costs { MONEY($silent_due) }, or nothing if several players are named. Naming a player may cost { MONEY($clash_due) }.
because-no-units = You have no units, so there is nothing to order.
because-commit = { $short ->
    [0] With { $committed } nothing of yours burns: you owe { $owed }; a victory brings { MONEY($reward) }{ $points ->
        [0] {""}
       *[other] {" "}and { POINTS($points) }
     }.
   *[1] With what the others send, { $committed } may drive the Dragon off; you owe { $owed }.
 }
because-nobody = { $some ->
    [0] You have no units that you could send.
   *[1] Units that die against the Dragon are gone; those that stay at home live on.
 }
because-burn = If one must burn: { $place } gives you { MONEY($amount) } a turn, and no other of yours gives less.
because-buy = { $final ->
    [0] Then { $place } has { UNITS($count) }{ $worst ->
        [0] {""}
       *[other] {" "}against the { $worst } of { $seat } beside it
     }; when the Dragon attacks you owe { $owed }.
   *[1] In the last turn, more units win between equal Victory Points.
 }
because-upgrade = From now on { $place } gives { POINTS($points) } instead of { $before }, and { MONEY($amount) } a turn instead of { $now }.
because-bid = { $amount ->
    [0] { $left ->
        [0] You have no money left for a bid.
       *[other] A bid is spent even if it brings no higher place; money that you keep buys units, { $unit_cost } each.
     }
   *[other] { $hoard ->
        [0] A higher place wins equal battles and gives more golden orders{ $left ->
            [0] {""}
           *[other] ; { MONEY($left) } stay in your purse
         }.
       *[other] With { MONEY($hoard) } in one purse the Dragon grows faster; a bid may bring a higher place, which wins equal battles.
     }
 }
because-no-purchase = You have { MONEY($cash) }, and a unit costs { $unit_cost }.

## Tasks of puzzles, by the decision
puzzle-orders = Find the best orders for this turn
puzzle-commitment = Send the best force against the Dragon
puzzle-buying = Find the best purchases and bid
