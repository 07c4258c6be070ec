# The table: what the bar asks, short labels of buttons, chips at targets, the log, names of pieces and marks.

head-turn = Round { $round }
zone-shelf = To buy and hire
zone-push = Where to push
zone-away = { UP(WHOSE($seat)) } Serfs outside the Kingdom
away-line = Triangles are the enemy’s points. The figure counts your turns there: hold all three for 3 turns to win.
counter-coins = gold
counter-gain-coins = a turn
counter-people = Serfs
counter-limit-people = Serfs of a Fief
counter-goal-1 = first point of the enemy
counter-goal-2 = second point of the enemy
counter-goal-3 = third point of the enemy
face-sider = Boot:
face-sider-text = across a side
face-jumper = Hare:
face-jumper-text = two along a line
face-pointer = Star:
face-pointer-text = any touching triangle
sum-0 = Dice
sum-1 = Rank
sum-2 = Weapon

## Pieces and their marks
place-where = { $space }
piece-detail = Rank { $value }{ $second ->
    [0] {""}
    [1] {""}
   *[other] , Move x{ $second }
 }
piece-serf = Serf
piece-peasant = Peasant
piece-guildsman = Guildsman
piece-thief = Thief
piece-soldier = Soldier
piece-priest = Priest
piece-wizard = Wizard
piece-knight = Knight
piece-noble = Noble
piece-trap = trap
piece-snare = snare
mark-sider = goes across a side
mark-jumper = jumps two along a line
mark-pointer = goes to any touching triangle
mark-killed = killed
mark-crosshair = your enemy
mark-hold = holds this point for { $n } of 3 turns
mark-lock = barricaded
mark-clock = asleep
mark-chain = snared, or making a snare
mark-bars = making a trap
mark-hammer = making a weapon
mark-anvil = a made weapon, or a finished trap or snare
mark-catapult = a catapult, or building one
mark-church = blessed: saved from one kill
mark-sword = a weapon
mark-helmet = armour
mark-scroll = a spell
mark-up = faster
mark-down = slower
mark-flag = recruited
mark-attacked = attacked
note-hold = { $mine ->
    [1] { $seat }: { $n ->
        [3] barricaded
       *[other] turn { $n } of 3
     }
   *[0] { $n ->
        [3] barricaded
       *[other] turn { $n } of 3
     }
 }

## The bar
picked-sider = Where should { serf-picked } go?
picked-jumper = Where should { serf-picked } jump?
picked-pointer = Where should { serf-picked } go?
serf-picked = { $art ->
    [peasant] { -peasant }
    [guildsman] { -guildsman }
    [thief] { -thief }
    [soldier] { -soldier }
    [priest] { -priest }
    [wizard] { -wizard }
    [knight] { -knight }
    [noble] { -noble }
   *[other] { -serf }
 } { $number }
preparation-bar = Swap two Serfs, or press Ready.
preparation-free-bar = Place your Serfs, then press Ready.
preparation-hiring-bar = Hire nine Serfs. { $gold } gold left.
preparation-picking-bar = Choose the nine that play: { $picked } so far.
preparation-done-bar = All nine are placed. Press Ready.
preparation-others-bar = The Barons prepare their Serfs.
preparation-sent-bar = You are ready. Waiting for the others.
answer-awaited-bar = Waiting for an answer.
activation-bar = { $barricades ->
    [2] You hold two points. Choose a Serf.
   *[other] { $few ->
        [1] You have fewer than three Serfs. Choose one.
       *[0] Choose a Serf.
     }
 }
errand-bar = { $in_market ->
    [1] { UP($serf) } is in the Market. Buy, or end your turn.
   *[0] { $left ->
        [0] Use a maneuver, or end your turn.
       *[other] { UP($serf) } has { $left } { $left ->
            [one] movement
           *[other] movements
         } left.
     }
 }
targets-bar = { $full ->
    [1] Cast { $ware } now?
   *[0] { $ware }: choose another target, or cast it.
 }
arrival-bar = Choose a triangle of its home.
lodging-bar = Choose a triangle of your home.
rescue-bar = A blessing saves it: choose a triangle of its home.
replacement-bar = Hire another in its place. { $gold } gold.
meeting-bar = Trade or bless first, then fight.
meeting-others-bar = Two Serfs meet.
bargain-bar = Add to your offer, or send it.
trade-offer-bar = Do you agree to this trade?
blessing-bar = Shall your Serf be blessed?
confrontation-bar = { $own ->
    [1] Which of your two Serfs is pushed?
   *[0] { $percent } % to win this fight. Your answer?
 }
escort-bar = Shall a Knight step in?
defence-bar = { UP($serf) } attacks { $foe }. Your answer?
archery-bar = A Jumper runs past your Archer. Shoot?
aiming-bar = { $retreats ->
    [1] { UP($loser) } retreats. Choose where to push it.
   *[0] You won. Choose where to push { $loser }.
 }
armour-bar = Armour: how far does { $loser } slide?
trap-bar = Your trap springs. Choose where it throws.
loot-bar = What does your Thief steal?
recruitment-bar = Try to recruit it: { $percent } %?

## Acts
act-fill = Hire, pick and place nine Serfs for me
act-reserve = { $hire }: { $price } gold
act-idle = { UP($serf) } can do nothing: end your turn
ask-idle = { UP($serf) } can do nothing. End your turn?
ask-strike = Strike { $serf } from your roster?
act-go = { $market ->
    [1] { UP($serf) } to the Market
   *[0] { UP($serf) } to { $space }{ $sign ->
        [1] , into a trap
        [2] , into a snare
       *[0] { to-goal }
     }
 }{ $shots ->
    [0] {""}
   *[other] , past an Archer
 }
act-attack = Attack { $foe } with { $serf }: { $percent } %{ $ends ->
    [1] , a win kills it{ for-gold }
   *[other] {""}
 }
for-gold = { $gold ->
    [0] {""}
   *[other] , { $gold } gold
 }
act-ride = { $maneuver } by { $serf } against { $foe }: { $percent } %{ for-gold }
act-deal = Meet { $foe } with { $serf }, and trade or bless first
act-meet = { $verb ->
    [10] { UP($serf) } meets { $foe }, which gives way
    [9] { UP($serf) } meets { $foe } and gives way
   *[other] { UP($serf) } meets { $foe }: the dice decide
 }
act-task = { UP($serf) } begins { $maneuver }
act-copy = { UP($serf) } copies { $ware } for { $price } gold
act-sell = { UP($serf) } sells { AN_ITEM($item) } for { $price } gold
act-replace = { UP($serf) } leaves your service for { $value } gold
ask-replace = Sell { $serf } for { $value } gold and hire another?
act-bless = { UP($serf) } blesses itself
act-call = { UP($serf) } calls { $foe } to arms
act-resurrect = { UP($serf) } resurrects { $foe }
act-cast = { UP($serf) } casts { $ware }{ $percent ->
    [0] {""}
   *[other] {" "}at { $foe }: { $percent } %
 }
act-market = { $what ->
    [1] Buy { A($ware) } for { $serf }: { $price } gold
    [2] Teach { $serf } { $maneuver }: { $price } gold
    [3] Raise { $serf } to Rank { $number }: { $price } gold
   *[other] Raise { $serf } to Move { $number }: { $price } gold
 }
act-hire = Hire a Serf for { $price } gold
act-put = { UP($serf) } to { $space }
act-push = { $ends ->
    [1] Push { $loser } off the board: it is killed
    [2] Push { $loser } into { $caste } { $other }
    [3] Push { $loser } into a { $sign ->
        [0] trap
       *[other] snare
     }
   *[other] Push { $loser } { $number } { $number ->
        [one] triangle
       *[other] triangles
     } on
 }

## Buttons
button-ready = Ready
button-two-on-one = Two Serfs on one triangle
button-fill = Hire them for me
button-hired = Done hiring
button-train = Soldier { $number }: { $maneuver }
button-reserve = Hire …
button-pass = Pass
button-end = End turn
button-task = { $maneuver }
button-copy = Copy { $ware }
button-sell = Sell { $item }: { $price }
button-replace = Replace it
button-destroy = Destroy catapult
button-church = Bless itself
button-catapult = Catapult
button-swords = Tactical Maneuver
button-scroll = { $ware }
button-call = Call to Arms
button-resurrect = Resurrect
button-fight = { $own ->
    [1] Dice: { $percent } % push { $number }
   *[0] Fight { $percent } %
 }
button-concede = { $own ->
    [1] Push { $number }
   *[0] Concede
 }
button-yield = Push { $number }
button-retreat = Retreat
button-knight = Knight { $number }: { $percent } %
button-decline = { $shoots ->
    [1] Let it pass
   *[0] No
 }
button-agree = Agree
button-shoot = Shoot { $percent } %
button-recruit = Recruit { $percent } %
button-take = { $item }
button-give = Give { $item }
button-ask = Ask for { $item }
button-offer = Send offer
button-cast = Cast at { $number }
button-keep = Keep the spell
button-fall = Fall off: killed

## Chips: ☠ is drawn as a skull, ⚔ as crossed swords
chip-attack = { $percent } % { $ends ->
    [1] ☠{ $gold ->
        [0] {""}
       *[other] {" "}+{ $gold } gold
     }
    [2] ⚔ { $caste } { $other }
    [3] push: { $sign ->
        [0] trap
       *[other] snare
     }
   *[other] push { $number }
 }
chip-risk = { $percent } %: { $exits ->
    [0] it pushes you 1
   *[other] ☠ { $exits } of 6
 }
chip-ride = { $percent } % { TERM($maneuver) ->
    [pick-pocket] steal { $gold }
    [taxation] tax { $gold }
    [steal] steal an item
   *[other] kill
 }
chip-own = { $number } is pushed
chip-dice = dice: { $percent } %
chip-deal = …
chip-danger = { $sign ->
    [1] trap
    [2] snare
   *[other] past an Archer
 }
chip-market = Market
chip-point = { $point ->
    [1] your goal
   *[other] point
 }{ $gilded ->
    [1] : +100 a turn
   *[0] {""}
 }
chip-chance = { $percent } %
chip-bolt = { $hit ->
    [1] hits
   *[0] hits nobody
 }
chip-pace = { $speed ->
    [0] Slow { $percent } %
   *[other] Speed { $percent } %
 }
chip-item = { $item }
chip-push = { $ends ->
    [1] ☠ Killed{ $gold ->
        [0] {""}
       *[other] {" "}+{ $gold } gold
     }
    [2] ⚔ meets { $caste } { $other }
    [3] { $sign ->
        [0] into a trap
       *[other] into a snare
     }
   *[other] { $number ->
        [1] free
       *[other] { $number } on
     }
 }

## The shelf
heading-peasant = Peasant
heading-guildsman = Guildsman
heading-thief = Thief
heading-soldier = Soldier
heading-priest = Priest
heading-wizard = Wizard
heading-knight = Knight
heading-noble = Noble
heading-sword = Weapons
heading-helmet = Armour
heading-scroll = Spells, for Wizards to cast
heading-star = Maneuvers
heading-up = Rank and Move
shelf-sword = { $ware } { $price }
shelf-helmet = { $ware } { $price }
shelf-scroll = { $ware } { $price }
shelf-star = { $maneuver } { $price }
shelf-up-rank = Rank { $number }: { $price }
shelf-up-move = Move { $number }: { $price }
use-ware = { TERM($ware) ->
    [armor] shortens the next push
    [enchant-armor] improves an armour
    [enchant-weapon] improves a weapon
    [fireball] pushes several Serfs
    [lightning] pushes a whole line
    [magic-missile] pushes one Serf
    [sleep] puts Serfs to sleep
    [slow-speed] changes a Serf’s Move
    [teleport] moves to a free place
   *[other] { $class ->
        [2] pushed { $bonus } less far
       *[other] +{ $bonus } in fights
     }
 }
use-maneuver = { TERM($maneuver) ->
    [archery] shoots passing Jumpers
    [bless] prevents one kill
    [spellcasting] casts its spells
    [tactical-maneuver] fights without moving
    [assassinate] kills with three wins
    [build-catapult] shoots after 5 turns
    [call-to-arms] brings in a reserve
    [create-snare] stops the next to enter
    [duplicate-spell] copies its spells
    [escort] steps in for a neighbour
    [make-weapon] doubles its Rank once
    [pick-pocket] steals gold
    [recruitment] may win over a loser
    [resurrect] revives a killed Serf
    [retreat] is never pushed off
    [set-trap] throws the next to enter
    [steal] steals an item
    [throw] pushes attackers farther
   *[other] taxes lower Ranks
 }
use-rank = +1 in every fight
use-move = goes one step farther
shelf-peasant-sider = { $price }
shelf-peasant-jumper = { $price }
shelf-peasant-pointer = { $price }
shelf-guildsman-sider = { $price }
shelf-guildsman-jumper = { $price }
shelf-thief-jumper = { $price }
shelf-thief-pointer = { $price }
shelf-soldier-sider = { $maneuver } { $price }
shelf-soldier-pointer = { $maneuver } { $price }
shelf-priest-sider = { $price }
shelf-wizard-pointer = { $price }
shelf-knight-sider = { $price }
shelf-knight-pointer = { $price }
shelf-noble-pointer = { $price }

## The log
turn-begun = Round { $round }
log-moved = { UP($serf) } moved.
log-flew = { UP($serf) } jumped.
log-met = { $forced ->
    [0] { UP($serf) } { $own ->
        [1] met
       *[0] attacked
     } { $foe }.
   *[1] { UP($serf) } was pushed into { $foe }.
 }
log-dice = { UP($serf) } { $verdict ->
    [0] tied with
    [1] won against
    [2] lost to
    [3] was caught by
    [5] stole gold from
    [7] stole from
   *[other] got nothing from
 } { $foe }: { $total } to { $their_total }.
log-bumped = { $out ->
    [1] { UP($serf) } was pushed off the board.
   *[0] { UP($serf) } was pushed { count-triangles }.
 }
log-held = { $hold ->
    [3] { UP($serf) } is barricaded on its point.
   *[other] { UP($serf) } holds a point: turn { $hold } of 3.
 }
log-paid = { WHO($seat) ->
    [you] You received
   *[other] { $seat } received
 } { $gold } gold{ $reason ->
    [1] {" "}for the kill
    [2] , the prize
    [3] , an equal share of the prize
   *[other] {""}
 }.
log-saved = A blessing saved { $serf }.
log-entered = { UP($serf) } entered the game.
