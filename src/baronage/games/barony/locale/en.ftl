# Barony, English. Facts by name ($serf), functions in capitals: baronage/engine/text/catalogue.py; AT, BUMP ... : glossary.py.

## Glossary: castes, vocations, maneuvers, wares. `.a` with its article, `.many` of several.
-serf = Serf
    .a = a Serf
    .many = Serfs
-peasant = Peasant
    .a = a Peasant
    .many = Peasants
-guildsman = Guildsman
    .a = a Guildsman
    .many = Guildsmen
-thief = Thief
    .a = a Thief
    .many = Thieves
-soldier = Soldier
    .a = a Soldier
    .many = Soldiers
-priest = Priest
    .a = a Priest
    .many = Priests
-wizard = Wizard
    .a = a Wizard
    .many = Wizards
-knight = Knight
    .a = a Knight
    .many = Knights
-noble = Noble
    .a = a Noble
    .many = Nobles
-no-vocation = nothing
    .a = nothing
    .many = nothing
-sider = Sider
    .a = a Sider
    .many = Siders
-jumper = Jumper
    .a = a Jumper
    .many = Jumpers
-pointer = Pointer
    .a = a Pointer
    .many = Pointers
-no-maneuver = no maneuver
    .a = no maneuver
    .many = no maneuvers
-archery = Archery
    .a = Archery
    .the = Archery
    .many = Archery
-assassinate = Assassinate
    .a = Assassinate
    .the = Assassinate
    .many = Assassinate
-bless = Bless
    .a = Bless
    .the = Bless
    .many = Bless
-build-catapult = Build Catapult
    .a = Build Catapult
    .the = Build Catapult
    .many = Build Catapult
-call-to-arms = Call to Arms
    .a = Call to Arms
    .the = Call to Arms
    .many = Call to Arms
-create-snare = Create Snare
    .a = Create Snare
    .the = Create Snare
    .many = Create Snare
-duplicate-spell = Duplicate Spell
    .a = Duplicate Spell
    .the = Duplicate Spell
    .many = Duplicate Spell
-escort = Escort
    .a = Escort
    .the = Escort
    .many = Escort
-make-weapon = Make Weapon
    .a = Make Weapon
    .the = Make Weapon
    .many = Make Weapon
-pick-pocket = Pick Pocket
    .a = Pick Pocket
    .the = Pick Pocket
    .many = Pick Pocket
-recruitment = Recruitment
    .a = Recruitment
    .the = Recruitment
    .many = Recruitment
-resurrect = Resurrect
    .a = Resurrect
    .the = Resurrect
    .many = Resurrect
-retreat = Retreat
    .a = Retreat
    .the = Retreat
    .many = Retreat
-set-trap = Set Trap
    .a = Set Trap
    .the = Set Trap
    .many = Set Trap
-steal = Steal
    .a = Steal
    .the = Steal
    .many = Steal
-spellcasting = Spellcasting
    .a = Spellcasting
    .the = Spellcasting
    .many = Spellcasting
-tactical-maneuver = Tactical Maneuver
    .a = a Tactical Maneuver
    .many = Tactical Maneuvers
-throw = Throw
    .a = Throw
    .the = Throw
    .many = Throw
-taxation = Taxation
    .a = Taxation
    .the = Taxation
    .many = Taxation
-no-ware = nothing
    .a = nothing
    .the = nothing
    .many = nothing
-dagger = Dagger
    .a = a Dagger
    .many = Daggers
-axe = Axe
    .a = an Axe
    .many = Axes
-sword = Sword
    .a = a Sword
    .many = Swords
-pike = Pike
    .a = a Pike
    .many = Pikes
-shield = Shield
    .a = a Shield
    .many = Shields
-leather = Leather
    .a = Leather
    .many = Leather
-chain = Chain
    .a = Chain
    .many = Chain
-plate = Plate
    .a = Plate
    .many = Plate
-armor = Armor
    .a = the spell Armor
    .the = the spell Armor
    .many = Armor spells
-enchant-armor = Enchant Armor
    .a = the spell Enchant Armor
    .the = the spell Enchant Armor
    .many = Enchant Armor spells
-enchant-weapon = Enchant Weapon
    .a = the spell Enchant Weapon
    .the = the spell Enchant Weapon
    .many = Enchant Weapon spells
-fireball = Fireball
    .a = the spell Fireball
    .the = the spell Fireball
    .many = Fireballs
-lightning = Lightning
    .a = the spell Lightning
    .the = the spell Lightning
    .many = Lightning spells
-magic-missile = Magic Missile
    .a = the spell Magic Missile
    .the = the spell Magic Missile
    .many = Magic Missiles
-sleep = Sleep
    .a = the spell Sleep
    .the = the spell Sleep
    .many = Sleep spells
-slow-speed = Slow/Speed
    .a = the spell Slow/Speed
    .the = the spell Slow/Speed
    .many = Slow/Speed spells
-teleport = Teleport
    .a = the spell Teleport
    .the = the spell Teleport
    .many = Teleport spells

## Serfs, places, bumps, wares
no-serf = nobody
serf = { WHOSE($owner) } { $caste } { $number }{ whose-roster }
serf-named = { WHOSE($owner) } { $caste } { $given }{ whose-roster }
whose-roster = { $recruited ->
    [0] {""}
   *[1] {" "}from { WHOSE($from) } Fief
 }
home = { WHO($owner) ->
    [nobody] { $barony }
   *[other] { WHOSE($owner) } home
 }
place-point = the { $corner ->
    [0] far
    [1] near left
    [2] near right
    [3] near
    [4] far right
   *[5] far left
 } point of { home }
place-home = the { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
   *[9] ninth
 } triangle from the left in the { $row ->
    [1] far
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
 } row of { home }
place-near-point = the triangle { steps-aside } { place-point }
place-near-market = the triangle { steps-aside } the Market
steps-aside = { $steps ->
    [one] just
   *[other] { $steps } steps
 } { $side ->
    [0] right of
    [1] right of and a little beyond
    [2] beyond and a little right of
    [3] beyond
    [4] beyond and a little left of
    [5] left of and a little beyond
    [6] left of
    [7] left of and a little short of
    [8] short of and a little left of
    [9] short of
    [10] short of and a little right of
   *[11] right of and a little short of
 }
place-market = the Market
place-off-board = off the board
place-nowhere = nowhere
at-place-point = on { place-point }
at-place-home = on { place-home }
at-place-near-point = on { place-near-point }
at-place-near-market = on { place-near-market }
at-place-market = in the Market
at-place-off-board = off the board
at-place-nowhere = nowhere
either = { $first } or { $last }
count-triangles = { $triangles ->
    [one] 1 triangle
   *[other] { $triangles } triangles
 }
bump = { $ends ->
    [0] off the board { seen-way }
    [1] { count-triangles } { seen-way }, into { $foe }
    [2] { count-triangles } { seen-way }, into a { $sign ->
        [1] trap
       *[2] snare
     }
   *[3] { count-triangles } { seen-way }
 }
seen-way = { $way ->
    [0] ahead to the right
    [1] straight ahead
    [2] ahead to the left
    [3] back to the left
    [4] straight back
   *[5] back to the right
 }
seen-course = { $number ->
    [0] to the right
    [1] right and a little ahead
    [2] ahead and a little right
    [3] straight ahead
    [4] ahead and a little left
    [5] left and a little ahead
    [6] to the left
    [7] left and a little back
    [8] back and a little left
    [9] straight back
    [10] back and a little right
   *[11] right and a little back
 }
an-item = { $copied ->
    [0] { $article ->
        [0] { $ware }
       *[1] { A($ware) }
     }
   *[1] { $article ->
        [0] copied { $ware }
       *[1] a copied { $ware }
     }
 }{ $strength ->
    [0] {""}
   *[other] {" "}+{ $strength } ({ count-turns })
 }
count-turns = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
 }
hireling = { $caste } { $vocation }{ $choice ->
    [0] {""}
   *[1] {" "}with { $maneuver }
 }
ware-use = { $class ->
    [1] {" "}(+{ $bonus } in fights)
    [2] {" "}(bumps up to { $bonus } shorter)
   *[other] {""}
 }
spell-use = { TERM($ware) ->
    [armor] , which only a Wizard can cast: the next bump of a Serf is shorter by the Wizard’s Rank
    [enchant-armor] , which only a Wizard can cast: an armour is better by the Wizard’s Rank for as many turns
    [enchant-weapon] , which only a Wizard can cast: a weapon is better by the Wizard’s Rank for as many turns
    [fireball] , which only a Wizard can cast: bumps up to Rank Serfs within Rank, farther the fewer they are
    [lightning] , which only a Wizard can cast: bumps everybody on a line from the Wizard
    [magic-missile] , which only a Wizard can cast: bumps one Serf within Rank as far as Rank
    [sleep] , which only a Wizard can cast: up to Rank Serfs within Rank sleep for Rank turns
    [slow-speed] , which only a Wizard can cast: a Serf beside the Wizard has Rank less or more Move for Rank turns
    [teleport] , which only a Wizard can cast: the Wizard goes to a free triangle within Rank
   *[other] {""}
 }
maneuver-use = { TERM($maneuver) ->
    [archery] shoots at Jumpers that fly over it
    [bless] saves a Serf from one kill
    [spellcasting] casts the spells it carries
    [tactical-maneuver] fights a Serf beside it without moving
    [assassinate] three rolls won in a row remove a Serf permanently
    [build-catapult] 5 turns of work, then it shoots as far as its Rank
    [call-to-arms] brings a Serf of the reserve into the game
    [create-snare] 3 turns of work; holds the first Serf to enter after it has left
    [duplicate-spell] copies a spell it carries
    [escort] takes the place of an attacked Serf beside it
    [make-weapon] 3 turns of work; its Rank counts twice in its next fight
    [pick-pocket] steals gold instead of bumping
    [recruitment] may win over a Serf it has bumped
    [resurrect] brings a killed Serf back
    [retreat] may lose a fight without being bumped off the board
    [set-trap] 3 turns of work; bumps the first Serf to enter after it has left
    [steal] takes an item instead of bumping
    [throw] bumps a beaten attacker farther
    [taxation] collects gold from Serfs of lower Rank
   *[other] nothing
 }
danger = { $exits ->
    [-1] if { $serf } loses, it is put on any triangle round the Market
    [0] if { $serf } loses, it is bumped 1 triangle
    [1] if { $serf } loses, it may be killed: 1 of 6 directions leads off the board
   *[other] if { $serf } loses, it may be killed: { $exits } of 6 directions lead off the board
 }
risk = { $exits ->
    [-1] {""}
    [0] {""}
   *[other] ; if your Serf loses, it may be killed
 }
to-goal = { $away ->
    [-2] : its jumps alone reach none of your goals
    [-1] {""}
    [0] {""}
    [one] : 1 movement from your goal
   *[other] : { $away } movements from your goal
 }
by-market = { $through ->
    [0] {""}
    [1] ; its shortest way there leads through the Market
   *[2] ; its jumps get there only through the Market
 }

## Waiting
answer-awaited = { $alone ->
    [1] Waiting for a decision about { $one }.
   *[0] Waiting for a decision about { $one } and { $two }.
 }

## preparation (BAR-D01 to D03)
preparation = Who stands on { $space }? Serf { $placed } of 9.
preparation-help = Nobody sees it before all are ready.{ $training ->
    [0] {""}
   *[1] {" "}First a Soldier may swap Throw and Archery.
 }
fill-hiring = Hire and place them for me
fill-picking = Pick and place them for me
fill-placing = Place them for me
preparation-title = your Fief before the game
preparation-free = Where in your home does { $serf }, { A($vocation) }, stand?
preparation-free-help = Nobody sees it before all are ready.
preparation-hiring = Choose a Serf to hire. You have { $gold } gold left and { $hired ->
    [0] no Serfs
    [one] 1 Serf
   *[other] { $hired } Serfs
 }.
preparation-hiring-help = { $missing ->
    [0] You have enough to play; fifteen at most.
   *[other] { $missing } more to nine that may play together.
 }
preparation-picking = Which nine of your Serfs play? Picked so far: { $picked }.
preparation-picking-help = At most 2 Nobles, 3 Knights, 3 Wizards, 3 Priests.
preparation-done = Are you ready? All nine Serfs are placed.
preparation-done-help = When everybody is, the Serfs of all are shown, and the game begins.
preparation-others = The Barons prepare their Fiefs in secret.
preparation-sent = You are ready. The others still prepare their Fiefs.
place-group = Place a Serf on { $space }
place-when = Serfs are placed before the game. { now-asked }
place-F1_07 = First hire your Serfs and say when you are done; then they are placed.
place-F2_01 = { $stage ->
    [1] First pick the nine Serfs that play; then they are placed.
   *[other] This Serf isn’t one of your nine.
 }
place-P1_03 = { $placed ->
    [1] { UP($serf) } is placed already.
   *[0] { $free ->
        [1] Choose the triangle of your home where the next Serf stands.
       *[0] All nine are placed already.
     }
 }
placing = { UP($serf) }, { A($vocation) }, stands on { $space }
preparation-put = Put { $serf } on { $space }
put-group = Put { $serf } on a triangle
put-when = Nothing is put there now. { now-asked }
put-F1_07 = First hire your Serfs and say when you are done; then they are placed.
put-F2_01 = First pick the nine Serfs that play; then they are placed.
put-P1_03 = { $free ->
    [0] Your Serfs go on the start triangles of your home: choose who takes the next one.
   *[1] { $stage ->
        [3] All nine are placed already.
       *[other] Put { $serf } on a free triangle of your own home.
     }
 }
put-A05_01 = { put-where }
put-A12_01 = { put-where }
put-Q4_04 = { put-where }
put-where = { UP($serf) } comes onto a free triangle of its own home.
be-ready = Say that you are ready
be-ready-when = You say that you are ready when your Fief is prepared. { now-asked }
be-ready-P1_03 = { $stage ->
    [0] First hire at least nine Serfs, and say when you are done.
    [1] First pick the nine Serfs that play.
   *[other] First place all nine of your Serfs.
 }
preparation-hire = Hire a { $hire }: { $price } gold
hire-group = Hire a Serf
hire-when = Serfs are hired before the game, at the start of your turn, or in the Market. { now-asked }
hire-F1_04 = This Serf can’t be hired.
hire-Z1_01 = Every Baron has the same nine Serfs in this game; nobody is hired.
hire-F1_09 = You are done with hiring. Take that back to hire more.
hire-Q1_02 = Serfs are hired in the Market, or at the start of your turn for the reserve.
hire-Q4_04 = { $why ->
    [0] At this table the Market only hires replacements for Serfs that sell themselves.
    [1] You’ve already hired a Serf in the Market this turn.
    [2] Your home has no free triangle for another Serf.
   *[3] A recruited Serf can’t hire.
 }
hire-F1_07 = A roster has fifteen lines, and that one leaves no room for nine that may play together.
hire-F1_11 = A { $hire } costs { $price } gold; you have { $gold }.
hire-F1_10 = A { $hire } costs { $price } gold; of your { $gold } too little would be left to hire nine Serfs, at 1,000 gold each at least.
hire-Q1_03 = A { $hire } costs { $price } gold; you have { $gold }.
hire-Q4_02 = A { $hire } costs { $price } gold; with what the sale brings you have { $gold }.
stop-hiring = Hire nobody else and keep { $gold } gold
stop-hiring-when = You are done with hiring before the game begins. { now-asked }
stop-hiring-Z1_01 = Every Baron has the same nine Serfs in this game; nobody is hired.
stop-hiring-F1_09 = You are done with hiring already.
stop-hiring-F1_07 = You need { $missing ->
    [1] 1 more Serf
   *[other] { $missing } more Serfs
 }: nine have to play together.
preparation-strike = Strike { $serf } from your roster; it brings no gold back
strike-group = Strike a Serf from your roster
strike-when = A click on this Serf leads nowhere now. { now-asked }
strike-Z1_01 = Every Baron has the same nine Serfs in this game; none is removed from a roster.
strike-F1_09 = You are done with hiring. Take that back to remove a Serf.
strike-F1_12 = You can only remove your own Serfs that haven’t played in this game.
strike-F1_07 = Without { $serf } you could not have nine Serfs that may play together.
pick-group = Pick a Serf for this game
pick = { UP($serf) }, { A($vocation) }, plays
pick-when = Before the game nine Serfs are picked. { now-asked }
pick-F1_07 = First hire your Serfs and say when you are done; then nine are picked.
pick-F2_01 = { $picked ->
    [1] { UP($serf) } is picked already.
   *[0] { $stage ->
        [1] This Serf isn’t on your roster.
       *[other] Your nine Serfs are complete.
     }
 }
pick-F2_02 = At most { $most } { MANY($caste) } play from the start.
train-group = Swap Throw and Archery
train = { UP($serf) } gets { $maneuver } instead
train-when = What a Soldier has learnt is chosen before it is placed. { now-asked }
train-F1_05 = Only a Soldier of a ready-made Fief can have the other of Throw and Archery.
train-Z1_02 = { $placed ->
    [1] What Soldiers have learnt is chosen before the first Serf is placed.
   *[0] You have chosen already what { $serf } has learnt.
 }
mustered = { UP($serf) } is { A($caste) } { $vocation }{ $choice ->
    [0] {""}
   *[1] {" "}with { $maneuver }
 }.
trained = { UP($serf) } has { $maneuver }.
arrayed = { UP(WHOSE($seat)) } Serfs take their places.
rolled = { WHO($seat) ->
    [you] You rolled
   *[other] { $seat } rolled
 } { $die } for the first turn.
first-found = { WHO($seat) ->
    [you] You begin.
   *[other] { $seat } begins.
 }
gold-kept = { WHO($seat) ->
    [you] You keep
   *[other] { $seat } keeps
 } { $gold } gold.

## activation (BAR-D04)
activation = Which of your Serfs acts? Or do you pass?
activation-help = { LEN($mates) ->
    [0] Hold
   *[other] With { LIST($mates) } hold
 } all three points of { $target } for three turns: { $barricades } of 3 points done.{ $few ->
    [0] {""}
   *[1] {" "}You have fewer than three Serfs: { $below } of 3 turns.
 }
activation-title = which of your Serfs acts
activate = { UP($serf) } acts, { A($vocation) }{ $hold ->
    [0] { to-goal }
   *[other] {" "}{ AT($space) }: it has held it for { $hold } of 3 turns
 }
activate-group = Choose who acts
activate-when = You choose the acting Serf at the start of your turn. { now-asked }
activate-T1_04 = { $known ->
    [0] This Serf isn’t in this game.
   *[1] { $mine ->
        [0] { UP($serf) } isn’t yours: choose one of your own Serfs, or pass.
       *[1] { UP($serf) } is { $gone ->
            [1] in reserve
            [2] dead
           *[other] not in play
         }: choose one of your Serfs on the board, or pass.
     }
 }
activate-T1_06 = { $sleep ->
    [0] { UP($serf) } is barricaded and stays to the end: choose another Serf, or pass.
    [one] { UP($serf) } sleeps for 1 more turn: choose another Serf, or pass.
   *[other] { UP($serf) } sleeps for { $sleep } more turns: choose another Serf, or pass.
 }
pass = Pass: no Serf acts
pass-when = You can pass at the start of your turn. { now-asked }
activation-hire = Hire a { $hire } for your reserve: { $price } gold; it waits outside and joins this game only if a Knight of yours calls it (Call to Arms)
activation-strike = Strike { $serf } from your roster; it brings no gold back
resign-V1_03 = You can resign at the start of your turn, before you choose a Serf.
turn-began = Round { $round }: { WHOSE($seat) } turn.
held = { $hold ->
    [3] { UP($serf) } is barricaded on { $space }: nothing can move it.
   *[other] { UP($serf) } holds { $space }: { $hold } of 3 turns.
 }
chosen = { UP($serf) } acts.
passed = { WHO($seat) ->
    [you] You pass.
   *[other] { $seat } passes.
 }
turn-ended = { $idle ->
    [1] { UP(WHOSE($seat)) } turn is over: nothing was done, so it counts as a pass.
   *[0] { UP(WHOSE($seat)) } turn is over.
 }
few-serfs = { $turns ->
    [0] { WHO($seat) ->
        [you] You have enough Serfs again.
       *[other] { $seat } has enough Serfs again.
     }
   *[other] { WHO($seat) ->
        [you] You have
       *[other] { $seat } has
     } fewer than three Serfs: { $turns } of 3 turns.
 }
fallen = { WHO($seat) ->
    [you] You have lost.
   *[other] { $seat } has lost.
 }
removed = { UP($serf) } leaves the board with its Baron.
paid = { WHO($seat) ->
    [you] You receive
   *[other] { $seat } receives
 } { $gold } gold{ $reason ->
    [0] {" "}for { $points ->
        [one] 1 point held
       *[other] { $points } points held
     } (100 each)
    [1] {" "}for the kill (100 x Rank { $rank })
    [2] , the winner’s prize (1,000 x { $players } players),
    [3] , an equal share of the prize (1,000 x { $players } players),
   *[other] {""}
 } and now { WHO($seat) ->
    [you] have
   *[other] has
 } { $treasury }.
spent = { WHO($seat) ->
    [you] You pay
   *[other] { $seat } pays
 } { $gold } gold and now { WHO($seat) ->
    [you] have
   *[other] has
 } { $treasury }.

## errand (BAR-D05): what the active Serf does
errand = { $in_market ->
    [1] What does { $serf } do in the Market? You have { $gold } gold.
   *[0] { $left ->
        [0] What else does { $serf } do? It moves no more.
       *[other] Where does { $serf } go?
     }
 }
errand-help = { $in_market ->
    [1] { $left ->
        [0] Buy, sell, or end your turn; { $serf } can leave the Market in a later turn.
       *[other] Buy, sell, go to a triangle beside the Market, or end your turn.{ from-market }
     }
   *[0] { $left ->
        [0] Use a maneuver, or end your turn.
        [one] 1 movement left; { how-it-goes }.{ run-so-far }
       *[other] { $left } movements left; { how-it-goes }.{ run-so-far }
     }
 }
from-market = { TERM($vocation) ->
    [jumper] {" "}From there on it lands only on triangles turned the same way.
   *[other] {""}
 }
run-so-far = { $run ->
    [0] {""}
    [one] {" "}It has run 1 triangle straight.
   *[other] {" "}It has run { $run } triangles straight.
 }
how-it-goes = { TERM($vocation) ->
    [sider] it goes to a triangle that shares a side
    [jumper] it flies two triangles on a line, over one, and lands only on triangles turned the same way as its own
   *[pointer] it goes to any triangle that touches its own
 }
errand-title = what your Serf does
go = { $met ->
    [0] { $enters ->
        [1] Go into the Market, to buy and sell{ to-goal }
       *[0] Go { $course }{ arriving }
     }
    [1] Meet { $foe }: one of the two is pushed on to another triangle, and you choose which
   *[2] Attack { $foe }: { $percent } % to bump it { $bumps }{ risk }
 }
arriving = { $marker ->
    [1] , into a trap: it is bumped { $bumps }
    [2] , into a snare: it stays there for { count-turns }
   *[0] { $point ->
        [1] , onto { $space }: hold it for three turns
        [2] , onto { $space }
       *[0] { to-goal }{ by-market }
     }
 }
go-group = Go to another triangle
go-when = Where a Serf goes is chosen when it acts. { now-asked }
go-M1_04 = This space isn’t on the board.
go-T1_11 = { moves-no-more }
moves-no-more = { UP($serf) } moves no more in this turn.
go-M1_02 = { none-left }
none-left = { $snared ->
    [0] { UP($serf) } has no movement left: use a maneuver, or end your turn.
    [one] { UP($serf) } is snared for 1 turn and can’t move.
   *[other] { UP($serf) } is snared for { $snared } turns and can’t move.
 }
go-M5_02 = { UP($serf) } is in the Market and can go { reaches }.
go-M2_01 = A Sider steps across a side, to a triangle next to it.
go-M3_01 = A Jumper leaps exactly two triangles along a line, never to the triangle next to it.
go-M4_01 = A Pointer steps to a triangle that touches its own, no farther.
reaches = { LEN($courses) ->
    [0] nowhere
   *[other] { LIST($courses) }
 }
go-M1_06 = { UP($foe) } is barricaded { AT($space) }, and nobody can go there.
fly = { $met ->
    [0] Fly { count-jumps } { seen-way }{ flight-course }{ arriving }
    [1] Fly { count-jumps } { seen-way }{ flight-course }, to meet { $foe }: one of the two is pushed on to another triangle, and you choose which
   *[2] Fly { count-jumps } { seen-way }{ flight-course }, to attack { $foe }: { $percent } % to bump it { $bumps }{ risk }
 }
count-jumps = { $jumps ->
    [one] 1 jump
   *[other] { $jumps } jumps
 }
flight-course = { $shots ->
    [0] {""}
   *[other] {" "}over { $archers }, who may shoot
 }
fly-group = Fly
fly-when = Where a Jumper flies is chosen when it acts. { now-asked }
fly-M3_02 = A flight has a direction and at least one jump.
fly-M3_01 = Only Jumpers fly, and { $serf } is { A($vocation) }: it can go { reaches }.
fly-T1_11 = { moves-no-more }
fly-M1_02 = { none-left }
fly-M5_02 = { UP($serf) } is in the Market and can go { reaches }.
fly-M1_01 = { UP($serf) } has { $left ->
    [one] 1 jump
   *[other] { $left } jumps
 } left, and that flight takes { $jumps }.
fly-M3_05 = That flight leaves the board: { $serf } can go { reaches }.
fly-M1_06 = { UP($foe) } is barricaded { AT($space) }, and nobody can land there.
end-turn = End your turn
end-turn-when = You can end your turn when your Serf has acted. { now-asked }
stepped = { UP($serf) } goes { $course ->
    [-1] {""}
   *[other] { $course },{" "}
 }to { $space }.
flew = { UP($serf) } flies { count-jumps } to { $space }.
took-off = { UP($serf) } takes off from { $start }.
returned = { UP($serf) } goes back to { $space }.
teleported = { UP($serf) } teleports to { $space }.

## Maneuvers of the active Serf
not-owned = { $gilded ->
    [0] The Simple Game has no maneuvers.
   *[1] { UP($serf) } doesn’t know { $maneuver }.
 }
turn-is-over = { UP($serf) } has attacked by moving: nothing is left to it but business in the Market.
has-acted = { UP($serf) } has used its one action of this turn.
is-asleep = { $sleep ->
    [0] { UP($serf) } is barricaded and uses no maneuvers.
   *[other] { UP($serf) } sleeps and uses no maneuvers.
 }
used-up = { UP($serf) } has used { $maneuver } { $rank ->
    [one] once
   *[other] { $rank } times
 } in this game, as often as its Rank allows.
shielded = { UP($foe) } is barricaded, and nobody can aim at it.
begin-task = Begin { $maneuver }: { count-turns } on this triangle, then { TERM($maneuver) ->
    [make-weapon] its Rank counts twice in its next fight
    [create-snare] who enters when it has left is held fast
    [set-trap] who enters when it has left is bumped on
   *[build-catapult] it has a catapult that shoots as far as its Rank
 }
begin-task-when = Tasks are begun when a Serf acts. { now-asked }
begin-task-T2_03 = The tasks are Make Weapon, Create Snare, Set Trap and Build Catapult.
begin-task-A00_01 = { not-owned }
begin-task-T1_10 = { turn-is-over }
begin-task-T1_08 = { has-acted }
begin-task-A00_05 = { is-asleep }
begin-task-A00_03 = { used-up }
begin-task-Q1_05 = In the Market no task can be begun.
begin-task-A14_06 = A trap or snare lies here already, so no task can be begun here.
begin-task-A09_01 = { UP($serf) } makes a weapon only after it has left its home once in this game.
begin-task-A09_02 = { UP($serf) } has a made weapon already, and holds one at most.
begin-task-T2_04 = { UP($serf) } has a finished trap or snare, which comes to lie here when it leaves; only then it begins another.
begin-task-A04_02 = { UP($serf) } has a catapult already.
shoot-catapult = Shoot the catapult at { $foe }: { $percent } % to bump it { $bumps }
shoot-catapult-group = Shoot the catapult
shoot-catapult-when = A catapult is shot when its Guildsman acts. { now-asked }
shoot-catapult-A00_01 = { not-owned }
shoot-catapult-T1_10 = { turn-is-over }
shoot-catapult-T1_08 = { has-acted }
shoot-catapult-A00_05 = { is-asleep }
shoot-catapult-A00_03 = { used-up }
shoot-catapult-A04_02 = { UP($serf) } has no catapult.
shoot-catapult-A04_05 = The catapult reaches Serfs up to { $rank } away, as far as the Rank of { $serf }; { $foe } is { out-of-reach }.
out-of-reach = { $range ->
    [0] not in reach
   *[other] { $range } away
 }
shoot-catapult-A00_07 = { shielded }
use-tactics = Attack { $foe } without moving: { $percent } % to bump it { $bumps }
use-tactics-group = Use the Tactical Maneuver
use-tactics-when = A Tactical Maneuver is used when a Knight acts. { now-asked }
use-tactics-A00_01 = { not-owned }
use-tactics-T1_10 = { turn-is-over }
use-tactics-T1_08 = { has-acted }
use-tactics-A00_05 = { is-asleep }
use-tactics-A00_03 = { used-up }
use-tactics-A17_01 = A Tactical Maneuver reaches a Serf beside the Knight; { $foe } is { out-of-reach }.
use-tactics-A00_07 = { shielded }
destroy-catapult = Destroy the catapult, to move freely again
destroy-catapult-when = A catapult is destroyed when its Guildsman acts. { now-asked }
destroy-catapult-A04_03 = { UP($serf) } has no catapult.
destroy-catapult-T1_10 = { turn-is-over }
call = Call { $foe }, { A($vocation) }, to arms: it comes to its home
call-group = Call to Arms
call-when = Call to Arms is used when a Knight acts. { now-asked }
call-A00_01 = { not-owned }
call-T1_10 = { turn-is-over }
call-T1_08 = { has-acted }
call-A00_05 = { is-asleep }
call-A00_03 = { used-up }
call-A05_01 = { $recruited ->
    [1] { UP($serf) } was recruited and calls nobody.
   *[0] { UP($serf) } calls a Serf of your reserve onto a free triangle of your home; { $foe } is none, or your home is full.
 }
resurrect = Resurrect { $foe }, { A($vocation) }
resurrect-group = Resurrect a Serf
resurrect-when = Resurrect is used when a Priest acts. { now-asked }
resurrect-A00_01 = { not-owned }
resurrect-T1_10 = { turn-is-over }
resurrect-T1_08 = { has-acted }
resurrect-A00_05 = { is-asleep }
resurrect-A00_03 = { used-up }
resurrect-A12_01 = Only a Serf of yours, or of your team, that was killed in this game comes back.
resurrect-A12_02 = { UP($foe) } was assassinated and never comes back.
resurrect-A12_03 = The home of { $foe } has no free triangle.
copy-spell = Copy { $ware } for { $price } gold
copy-spell-group = Copy a spell
copy-spell-when = Spells are copied when a Wizard acts. { now-asked }
copy-spell-A00_01 = { not-owned }
copy-spell-T1_10 = { turn-is-over }
copy-spell-T1_08 = { has-acted }
copy-spell-A00_05 = { is-asleep }
copy-spell-A00_03 = { used-up }
copy-spell-A07_01 = { UP($serf) } copies only spells that it carries.
copy-spell-Q1_03 = To copy { $ware } costs { $price } gold; you have { $gold }.
errand-bless = { $itself ->
    [1] Bless itself: it is saved from one kill
   *[0] Bless { $foe }: it is saved from one kill
 }
bless-when = A Priest blesses itself when it acts, or a Serf when it meets it. { now-asked }
bless-A00_01 = { not-owned }
bless-T1_10 = { turn-is-over }
bless-T1_08 = { has-acted }
bless-A00_05 = { is-asleep }
bless-A00_03 = { used-up }
bless-A03_01 = A Priest blesses itself, or a Serf whose triangle it has entered.
bless-A03_02 = { UP($foe) } has a blessing already.
errand-cast = { casting }
casting = { TERM($ware) ->
    [lightning] Cast Lightning { seen-way }: it strikes { $count ->
        [0] nobody as they stand now
       *[other] { $struck }
     }
    [teleport] Cast Teleport: go to { $space }
    [slow-speed] Cast { $speed ->
        [0] Slow
       *[other] Speed
     } { cast-on }
    [enchant-armor] Cast Enchant Armor on { cast-whose }
    [enchant-weapon] Cast Enchant Weapon on { cast-whose }
   *[other] Cast { $ware } { cast-on }
 }
cast-on = { $itself ->
    [1] on itself
   *[0] at { $foe }: { $percent } % that it works
 }
cast-whose = { $itself ->
    [1] its own { $item }
   *[0] the { $item } of { $foe }: { $percent } % that it works
 }
cast-group = Cast { $ware }
cast-when = Spells are cast when a Wizard acts, some when it meets another Serf. { now-asked }
cast-A00_01 = { not-owned }
cast-T1_10 = { turn-is-over }
cast-T1_08 = { has-acted }
cast-A00_05 = { is-asleep }
cast-A00_03 = { used-up }
cast-A16_01 = { UP($serf) } isn’t carrying this spell.
cast-L0_04 = Armor and enchantments are cast on the Wizard itself, or on a Serf whose triangle it has entered; no other spell then.
cast-L1_01 = Armor is cast on the Wizard itself, or on a Serf whose triangle it has entered.
cast-L2_01 = Enchant Armor needs an armour that the Serf carries.
cast-L3_01 = Enchant Weapon needs a weapon that the Serf carries.
cast-L4_01 = Fireball reaches Serfs up to { $rank } away, as far as the Wizard’s Rank, and not the Wizard itself.
cast-L5_01 = Lightning needs a direction, and a Serf within the Wizard’s Rank in at least one of the six.
cast-L6_01 = Magic Missile reaches a Serf up to { $rank } away, as far as the Wizard’s Rank, and not the Wizard itself.
cast-L7_01 = Sleep reaches Serfs up to { $rank } away, as far as the Wizard’s Rank, and not the Wizard itself.
cast-L8_01 = Slow or Speed is cast on the Wizard itself or on a Serf beside it.
cast-L9_01 = { $snared ->
    [0] Teleport goes to a free triangle up to { $rank } away, as far as the Wizard’s Rank.
   *[other] A snared Wizard can’t teleport.
 }
cast-A00_07 = { shielded }

## targets (BAR-D09): Fireball and Sleep
targets = { $full ->
    [1] Cast { $ware } at { $named }?
   *[0] { $ware } at { $named }. Choose another target, or cast it.
 }
targets-help = { $full ->
    [1] The Wizard’s Rank allows no more targets.
   *[0] { $rank } Serfs at most. Add one, or cast it.
 }
targets-title = targets of the spell
name-target = Also at { $foe }: { $percent } % that it works
name-target-group = Name another target
name-target-when = Further targets are named when Fireball or Sleep is cast. { now-asked }
name-target-L0_05 = This Serf isn’t in this game.
name-target-L4_01 = { not-also }
name-target-L7_01 = { not-also }
not-also = { $already ->
    [1] { UP($foe) } is named already.
   *[0] { $full ->
        [1] { $ware } strikes at most { $rank } Serfs, as many as the Wizard’s Rank.
       *[0] { $ware } reaches Serfs up to { $rank } away, as far as the Wizard’s Rank.
     }
 }
name-target-A00_07 = { shielded }
cast-now = Cast { $ware } at { $named }
cast-now-when = You have no spell to cast now. { now-asked }
cast-nothing = Keep the spell after all
cast-nothing-when = You have no spell to keep now. { now-asked }

## arrival (BAR-D11)
arrival = On which free triangle of its home does { $serf } stand?
arrival-title = where a Serf comes into the game
arrival-put = Put { $serf } on { $space }

## What tasks, maneuvers and spells lead to
blessed = { UP($serf) } has { $blessings ->
    [one] 1 blessing
   *[other] { $blessings } blessings
 }.
saved = A blessing saves { $serf }: it stands on { $space }{ $blessings ->
    [0] {""}
    [one] ; 1 blessing is left
   *[other] ; { $blessings } blessings are left
 }.
task-length = { TERM($maneuver) ->
    [build-catapult] 5
   *[other] 3
 }
worked = { $counter ->
    [0] { UP($serf) } begins { $maneuver }, { task-length } turns of work.
   *[other] { UP($serf) } works at { $maneuver }: { $counter } of { task-length } turns.
 }
task-finished = { UP($serf) } has finished { $maneuver }.
task-given-up = { UP($serf) } leaves { $maneuver } unfinished.
sign-name = { $sign ->
    [14] trap
   *[other] snare
 }
marker-left = { UP($serf) } leaves a { sign-name } of Rank { $rank } on { $space }.
marker-sprung = { UP($serf) } springs the { sign-name } on { $space }.
snared = { UP($serf) } is snared for { count-turns }.
slept = { UP($serf) } sleeps for { count-turns }.
paced = { UP($serf) } is { $speed ->
    [0] slower
   *[other] faster
 } by { $by_how_much } for { count-turns }.
armoured = An Armor spell protects { $serf }: its next lost bump may be { $rank } shorter.
enchanted = { UP($serf) } now carries { $item }.
faded = { $effect ->
    [0] { UP($serf) } wakes up.
    [1] { UP($serf) } gets out of the snare.
    [2] The Speed of { $serf } ends.
    [3] The Slow of { $serf } ends.
    [4] The Armor spell of { $serf } ends.
   *[5] An enchantment of { $serf } ends.
 }
got = { UP($serf) } gets { AN_ITEM($item) }.
lost = { UP($serf) } no longer has { AN_ITEM($item) }.
spell-cast = { UP($serf) } casts { AN_ITEM($item) }.
target-named = { UP($serf) } aims at { $foe }.
missed = { UP($foe) } is no longer in reach of { $serf }.
bolt-struck = The bolt strikes { $space }.
attacked-from-afar = { $tactics ->
    [1] { UP($serf) } attacks { $foe } by a Tactical Maneuver, from where it stands.
   *[0] { UP($serf) } shoots its catapult at { $foe }.
 }
maneuver-used = { UP($serf) } uses { $maneuver } for { $foe }.
catapult-destroyed = The catapult of { $serf } is destroyed.
weapon-spent = The made weapon of { $serf } is used up.
entered = { UP($serf) } enters the game on { $space }.
thought-better = { UP($serf) } keeps its spell after all.
struck-off = { UP($serf) } is removed from its roster.

## The Market (BAR-D22)
out-of-market = Business is done by the Serf that acts, in the Market.
buy = Buy { A($ware) }{ ware-use } for { $price } gold{ spell-use }
buy-group = Buy equipment or a spell
buy-when = { in-market-when }
in-market-when = Business is done when a Serf acts in the Market. { now-asked }
buy-Q1_02 = { out-of-market }
buy-Q2_01 = The Market doesn’t sell this.
buy-Q1_03 = { UP(A($ware)) } costs { $price } gold; you have { $gold }.
learn = Learn { $maneuver } for { $price } gold: { maneuver-use }
learn-group = Learn a maneuver
learn-when = { in-market-when }
learn-Q1_02 = { out-of-market }
learn-Q2_03 = { $owned ->
    [1] { UP($serf) } knows { $maneuver } already.
   *[0] { $price ->
        [0] The Market doesn’t teach this.
       *[other] { $maneuver } is for { LIST($castes) }; { $serf } is { A($caste) }.
     }
 }
learn-Q1_03 = { $maneuver } costs { $price } gold; you have { $gold }.
sell = Sell { AN_ITEM($item) } for { $price } gold
sell-group = Sell equipment or a spell
sell-when = { in-market-when }
sell-Q1_02 = { out-of-market }
sell-Q2_04 = { UP($serf) } isn’t carrying this.
raise-rank = Rise to Rank { $rank } for { $price } gold
raise-rank-when = { in-market-when }
raise-rank-Q1_02 = { out-of-market }
raise-rank-F1_06 = { UP(A($caste)) } rises to Rank { $most } at most.
raise-rank-Q3_01 = Rank { $rank } takes { $needed } kills and { $price } gold; { $serf } has { $kills } { $kills ->
    [one] kill
   *[other] kills
 }, and you have { $gold } gold.
raise-move = Raise Move to x{ $move } for { $price } gold, from the next turn on
raise-move-when = { in-market-when }
raise-move-Q1_02 = { out-of-market }
raise-move-Q3_02 = One more Move costs { $price } gold; you have { $gold }.
sell-itself = { UP($serf) } leaves your service for { $value } gold, and another Serf that you hire takes its place
sell-itself-when = { in-market-when }
sell-itself-Q1_02 = { out-of-market }
sell-itself-Q4_01 = { UP($serf) } was recruited, and only { WHOSE($owner) } own roster could sell it.
sell-itself-Q4_02 = Another Serf is hired in its place, for { $least } gold at least; the sale brings { $value }, and you have { $gold }.
errand-hire = Hire a { $hire }, to stand in your home: { $price } gold
learned = { UP($serf) } learns { $maneuver }.
ranked = { UP($serf) } rises to Rank { $rank }.
quickened = { UP($serf) } has Move x{ $move } from the next turn on.
sold-itself = { UP($serf) } sells itself for { $gold } gold.

## replacement, lodging
replacement = Choose a Serf to replace { $serf }.
replacement-help = You have { $gold } gold for it; then your turn ends.
replacement-title = who takes the place of the Serf that sells itself
replacement-hire = Hire a { $hire }: { $price } gold
lodging = On which free triangle of your home does { $serf } stand?
lodging-title = where the hired Serf stands
lodging-put = Put { $serf } on { $space }

## meeting (BAR-D06), bargain, trade-offer, blessing (BAR-D13)
meeting = { $trades ->
    [1] { $blesses ->
        [1] Trade or bless
       *[0] { $casts ->
            [1] Trade or cast a spell
           *[0] Trade
         }
     }
   *[0] { $blesses ->
        [1] Bless
       *[0] Cast a spell
     }
 } before they fight, or go on?
meeting-help = { UP($serf) } has met { $foe }.
meeting-title = business before the confrontation
meeting-others = { UP($serf) } has met { $foe }. { WHO($turn) ->
    [you] You decide
   *[other] { $turn } decides
 } what comes of it.
meeting-bless = Bless { $foe }: it is saved from one kill{ $own ->
    [1] {""}
   *[0] , if its Baron agrees
 }
meeting-cast = { casting }
meeting-give = { $own ->
    [1] Give { $foe } { AN_ITEM($item) }
   *[0] Offer { $foe } { AN_ITEM($item) }
 }
meeting-ask-for = { $own ->
    [1] Take { AN_ITEM($item) } from { $foe }
   *[0] Ask { $foe } for { AN_ITEM($item) }
 }
meeting-go-on = { $own ->
    [1] Go on: one of the two gives way
   *[0] Go on to the fight
 }
give-when = { trade-when }
trade-when = Serfs trade when one enters the triangle of another, before they fight. { now-asked }
give-E1_01 = { UP($serf) } isn’t carrying this.
give-E1_03 = { no-cross-trade }
no-cross-trade = At this table Serfs of different Barons can’t trade.
give-E1_06 = { $offered ->
    [1] You have made your one offer to the other Baron already.
   *[0] Each item changes hands once in a confrontation.
 }
ask-for-when = { trade-when }
ask-for-E1_01 = { UP($foe) } isn’t carrying this.
ask-for-E1_03 = { no-cross-trade }
ask-for-E1_06 = { $offered ->
    [1] You have made your one offer to the other Baron already.
   *[0] Each item changes hands once in a confrontation.
 }
go-on-when = You have no business to end now. { now-asked }
send-offer-when = Offers are made when Serfs of two Barons meet. { now-asked }
bargain = You { what-is-offered }. Send it, or add to it?
bargain-help = Only you see it before you send it.
bargain-title = your offer to the other Baron
what-is-offered = { LEN($gives) ->
    [0] ask for { gets-list } as a gift
   *[other] { LEN($gets) ->
        [0] offer { gives-list } as a gift
       *[other] offer { gives-list } for { gets-list }
     }
 }
gives-list = { LEN($gives) ->
    [0] nothing
   *[other] { LIST($gives) }
 }
gets-list = { LEN($gets) ->
    [0] nothing
   *[other] { LIST($gets) }
 }
bargain-give = Also offer { AN_ITEM($item) }
bargain-ask-for = Also ask for { AN_ITEM($item) }
bargain-send-offer = { UP(what-is-offered) }
bargain-go-on = Offer nothing, and go on to the fight
trade-offer = { UP($serf) } offers { $foe } { gives-list } for { gets-list }. Do you agree?
trade-offer-help = They fight either way.
trade-offer-title = whether you agree to a trade
trade-offer-agree = Agree: { $foe } gets { gives-list } for { gets-list }
trade-offer-decline = Decline the trade
blessing = { UP($by) } would bless { $serf }. Do you agree?
blessing-help = A blessing saves it from one kill.
blessing-title = whether your Serf is blessed
blessing-agree = Agree: { $serf } is blessed
blessing-decline = Decline the blessing
agree-when = You have nothing to agree to now. { now-asked }
decline-when = You have nothing to decline now. { now-asked }
declined = The Baron of { $serf } says no.
offer-made = { UP($serf) } and { $foe } may trade: an offer is made.
went-on = { UP($serf) } and { $foe } face each other.

## confrontation (BAR-D07)
confrontation = { $own ->
    [1] { UP($serf) } { $forced ->
        [1] is bumped into
       *[0] meets
     } { $foe }. Who gives way?
   *[0] { $riders ->
        [1] What does { $serf } do?
       *[0] Does { $serf } fight?
     }
 }
confrontation-help = { $own ->
    [1] The dice may decide, or you do.
   *[0] { $forced ->
        [1] Bump into
       *[0] Attack on
     } { $foe }: { $percent } % to win.
 }
confrontation-title = what your Serf does in the confrontation
confrontation-fight = { $sleeping ->
    [1] Fight: { $foe } sleeps and loses at once
   *[0] { $own ->
        [1] Let the dice decide: { $percent } % that { $foe } gives way
       *[0] Fight: { $percent } % to win; a tie is lost
     }
 }
confrontation-concede = { $own ->
    [1] { UP($serf) } gives way: bumped 1 triangle where you like
   *[0] Concede: { $serf } is bumped 1 triangle where the other Baron likes
 }
confrontation-give-way = { UP($foe) } gives way: bumped { $bumps }
fight-when = Nobody is fought now. { now-asked }
concede-when = You have no fight to concede now. { now-asked }
give-way-when = You choose which Serf gives way when two of your Serfs meet. { now-asked }
give-way-C1_09 = Only of two Serfs of your own can you say that the other gives way.
give-way-C3_02 = { UP($foe) } sleeps and loses anyway: fight, or let { $serf } give way.
fight-with = { TERM($maneuver) ->
    [pick-pocket] Pick its pocket: { $percent } % to take { $gold } gold and go back{ if-caught }
    [steal] Steal: { $percent } % to take one item and go back{ if-caught }
    [taxation] Tax it: { $percent } % to { $gold ->
        [0] bump it, for its Baron has no gold
       *[other] take { $gold } gold and go back
     }
   *[other] Assassinate it: { $percent } % to win three rolls in a row
 }
if-caught = { $caught ->
    [0] {""}
   *[other] ; { $caught } % to be bumped
 }
fight-with-when = You choose this fight when your Serf enters another’s triangle. { now-asked }
fight-with-C1_03 = A Serf can fight to pick a pocket, to steal, to tax or to assassinate, if it knows how.
fight-with-X1_03 = { UP($serf) } was bumped into { $foe }: it can fight or concede, no more.
fight-with-C1_09 = { UP($foe) } is your own Serf.
fight-with-A19_01 = Only Serfs of lower Rank are taxed: { $foe } has Rank { $other_rank }, { $serf } has Rank { $rank }.
fight-with-A00_01 = { not-owned }
fight-with-A00_05 = { UP($serf) } can’t use { $maneuver } now.
fight-with-V3_04 = { UP($foe) } is of your own team.
met = { UP($serf) } { $forced ->
    [1] is bumped into
   *[0] { $own ->
        [1] meets
       *[0] attacks
     }
 } { $foe }{ $own ->
    [1] , of the same Baron: one of the two has to give way
   *[0] {""}
 }.
attack-chosen = { $verb ->
    [9] { UP($serf) } concedes.
    [10] Their Baron says who gives way, without dice.
    [28] { UP($serf) } fights with { $maneuver }.
   *[other] It comes to a fight.
 }

## escort (BAR-D14), defence (BAR-D15), archery (BAR-D12)
attacks-it = { UP($serf) } attacks it{ $using ->
    [0] {""}
    [16] {" "}with { THE($ware) }
   *[other] {" "}with { A($maneuver) }
 }
escort = Shall a Knight change places with { $foe }?
escort-help = { attacks-it }.
escort-title = whether a Knight takes the place
send-knight = { UP($knight) }, of Rank { $rank }, takes its place: { $holds } % to hold
send-knight-when = Knights escort a Serf that is attacked. { now-asked }
send-knight-A08_01 = { $knows ->
    [1] { UP($knight) } isn’t beside { $foe }.
   *[0] Only your Knights with Escort beside { $foe } can take its place.
 }
send-knight-A08_03 = { UP($knight) } can’t take its place now: it sleeps, is snared or barricaded, or stands in the Market.
escort-decline = No escort: { $holds } % to hold
defence = What does { $foe } do?
defence-help = { attacks-it }{ $using ->
    [0] : { $holds } % to hold
   *[other] {""}
 }.
defence-title = how your Serf answers the attack
defence-fight = Fight: { $holds } % { $using ->
    [10] that nothing is stolen
    [15] that nothing is stolen
   *[other] to win; a tie is won
 }
defence-concede = Concede: { $using ->
    [10] it is robbed without a roll
    [15] it is robbed without a roll
    [19] it is robbed without a roll
    [1] the flight ends, and it is bumped 1 triangle
    [16] { $strikes ->
        [1] it is bumped { $bumps }
       *[0] the spell works
     }
   *[other] it is bumped { $bumps }
 }
defence-give-way = { UP($serf) } gives way: nothing happens to { $foe }
retreat = Retreat: it gives way without a roll like one who concedes, but is never bumped off the board
retreat-when = A Serf retreats when it is attacked. { now-asked }
retreat-A00_01 = { $gilded ->
    [0] The Simple Game has no maneuvers.
   *[1] { UP($foe) } doesn’t know Retreat: it can fight or concede.
 }
retreat-A00_05 = { UP($foe) } { $snared ->
    [0] can’t use Retreat now
   *[other] is snared and can’t retreat
 }: it can fight or concede.
retreat-A13_05 = Nobody would bump { $foe } here, or it is your own Serf that attacks: it can fight or concede.
archery = Does { $serf } shoot at { $foe }?
archery-help = It flies over, to { $space }.
archery-title = whether your Archer shoots
shoot-arrow = Shoot: { $percent } % to end the flight and bump it 1 triangle
shoot-arrow-when = Archers shoot when a Jumper flies over them. { now-asked }
archery-decline = Let it pass
answered = { UP($serf) } { $verb ->
    [9] concedes
    [36] retreats: it gives way without a roll, and can’t be bumped off the board
    [10] is left alone: the other gives way
   *[other] stands and fights
 }.
dice-rolled = { $against ->
    [1] {""}
   *[0] { $using ->
        [2] The weapon of { $foe } doesn’t count.{" "}
        [11] The weapon of { $foe } doesn’t count.{" "}
       *[other] Weapons don’t count.{" "}
     }
 }{ UP($serf) } rolls { $die } and { $second }, + Rank { $rank }{ $weapon ->
    [0] {""}
   *[other] {" "}+ weapon { $weapon }
 } = { $total }; { $foe } rolls { $their_die } and { $their_second }, + Rank { $their_rank }{ $their_weapon ->
    [0] {""}
   *[other] {" "}+ weapon { $their_weapon }
 } = { $their_total }: { $verdict ->
    [0] a tie, and the defender wins ties
    [1] { $serf } has more
    [2] { $foe } has more
    [3] behind by more than its Rank, so it is bumped
    [4] behind by its Rank, so it gets nothing
    [5] not behind by its Rank, so it steals
    [6] not ahead by the other’s Rank, so it gets nothing
   *[7] ahead by the other’s Rank, so it steals
 }.
won = { $why ->
    [1] { UP($serf) } wins at once against { $foe }, which sleeps.
    [2] { UP($serf) } is barricaded and wins at once against { $foe }.
   *[0] { $own ->
        [1] { UP($foe) } gives way to { $serf }.
       *[0] { UP($serf) } wins against { $foe }.
     }
 }
robbed = { UP($serf) } takes { $gold } gold from the Baron of { $foe }.
swapped = { UP($serf) } changes places with { $foe } and defends it.
arrow-shot = { UP($serf) } shoots at { $foe } as it flies over.

## aiming (BAR-D08, D16, D19), trap (BAR-D20), armour (BAR-D17), rescue (BAR-D18), loot (BAR-D21), recruitment (BAR-D10)
aiming = { $high ->
    [1] Where is { $loser } bumped?
   *[other] { $low ->
        [1] Where is { $loser } bumped, and how far?
       *[other] Where is { $loser } bumped, { $low } triangles far?
     }
 }
aiming-help = It { $retreats ->
    [1] retreats from { $winner }: it gives way without a roll, and can’t be bumped off the board.
   *[0] has lost to { $winner }. Off the board it is killed.
 }
aiming-title = where the loser is bumped
aiming-aim = Bump it { $bump }{ killing }
killing = { $kills ->
    [0] {""}
   *[1] : it is killed
 }
aim-group = Bump { $loser }
aim-when = Where a Serf is bumped is chosen after a fight. { now-asked }
aim-B2_01 = { aim-so }
aim-B1_01 = { aim-so }
aim-A13_03 = { aim-so } A retreating Serf can’t be bumped off the board.
aim-A14_02 = { aim-so }
aim-so = { UP($loser) } can be bumped { $bumps }{ $longer ->
    [0] {""}
   *[1] , and so up to { $high } triangles far
 }.
trap = { UP($serf) } is in your trap. Where is it bumped?
trap-help = { count-triangles } far, straight on.
trap-title = where your trap bumps
trap-aim = Bump it { $bump }{ killing }
armour = How much of the bump does armour save { $loser }?
armour-help = The bump pushes it { count-triangles }; armour saves { $most } at most.
armour-title = how much armour saves
shorten = Save { $saved }: it is bumped { $bump }
shorten-group = Shorten the bump
shorten-when = Armour shortens a bump after a lost fight. { now-asked }
shorten-W2_01 = Its armour saves 0 to { $most } triangles.
rescue = Where in its home do you put { $serf }?
rescue-help = A blessing has saved it.
rescue-title = where a blessed Serf is put
put-saved = Put { $serf } on { $space }
put-saved-group = Put { $serf } on a triangle
put-saved-when = A blessed Serf is put down when it would have been killed. { now-asked }
put-saved-K2_02 = { UP($serf) } is put on a free triangle of its own home.
loot = What does { $serf } steal from { $foe }?
loot-title = what your Thief steals
steal = Take { AN_ITEM($item) }{ ware-use }
steal-group = Take an item
steal-when = Items are stolen after a won fight. { now-asked }
steal-A15_02 = { UP($foe) } isn’t carrying this.
recruitment = Does { $serf } try to recruit { $foe }?
recruitment-help = Two dice must reach its Rank, { $rank }.
recruitment-title = whether your Noble recruits
try-recruiting = Roll to recruit { $foe }: { $percent } %; { $left } of { $most } tries left
try-recruiting-when = A Noble recruits after it has bumped a Serf. { now-asked }
recruitment-decline = Do not roll
bumped = { $out ->
    [1] { UP($serf) } is bumped off the board from { $start }.
   *[0] { UP($serf) } is bumped { count-triangles } to { $space }{ $stays ->
        [1] ; there the board ends, and who retreats stays on it
       *[0] {""}
     }.
 }
stopped-short = { UP($serf) } stops on { $space }: 24 confrontations is the limit for a turn.
killed = { UP($serf) } is killed; { $credited ->
    [1] the kill is credited to { $by }
   *[0] nobody is credited
 }.
assassinated = { UP($serf) } is assassinated by { $by } and removed from its roster.
bump-shortened = Armour shortens the bump of { $serf } by { $saved }.
recruited = { UP($serf) } tries to recruit { $foe }: { $die } and { $second } are rolled; { $won ->
    [1] { $foe } now serves its Baron
   *[0] { $foe } stays loyal
 }.

## The end
ended = The game is over: { $cause ->
    [1] { cause-barricaded }
    [2] { cause-last-in }
    [3] { cause-round-limit }
    [4] { cause-all-passed }
    [5] { cause-barricaded-of-many }
    [6] { cause-last-of-many }
    [7] { cause-barricaded-by-team }
   *[8] { cause-last-team }
 }{ $count ->
    [0] {""}
    [1] {" "}{ WHO($victor) ->
        [you] You win.
       *[other] { $victor } wins.
     }
   *[other] {" "}{ UP(LIST($winners)) } win.
 }
cause-barricaded = All three points of the enemy’s home are barricaded.
cause-barricaded-of-many = All three points of the winner’s enemy are barricaded.
cause-barricaded-by-team = All three points of the other team’s end barony are barricaded.
cause-last-in = The other Baron has lost.
cause-last-of-many = All others have lost.
cause-last-team = The whole other team has lost.
cause-round-limit = The last round is over, undecided.
cause-all-passed = Everybody passed, three rounds in a row: undecided.

## Things in the picture
thing-roster = The roster lists your Serfs: click one of them.
thing-kingdom = Serfs stand on triangles: click a Serf or a triangle.
thing-baron = A Baron acts through Serfs, and is met through them: click a Serf or a triangle.
thing-aim = The circles show where a bump can end.

## Options of a game
option-mode = Full game with a hired Fiefdom, Quick-Start with a ready one, Simple Game, or a game of a campaign.
option-board = The Kingdom: one of those in the rules, or a document with baronies, market, homes, enemies and teams.
option-starting_gold = The gold with which a new Fiefdom is hired.
option-placement = Where Serfs start: on the nine start triangles, or on any nine triangles of the home.
option-market_hire = May a Serf in the Market hire one further Serf a turn?
option-cross_trade = May Serfs of different Barons trade, if both agree?
option-friendly_kills = Count kills of your own Serfs (without gold)?
option-round_limit = Rounds after which the game ends undecided.
option-statistics = Are confrontations, bumps and earnings of each Serf kept?
option-enemies = Enemies: the board’s, or a list of A’s target, B’s target, and so on.
option-homes = Homes: dealt at random, or in seat order.
option-rosters = In a campaign: one roster for each Baron.
option-standing_orders = May Serfs carry standing answers, used instead of asking? Live tables usually play without.

## Windows: what is open, in two or three words
preparation-window = Prepare your Serfs
activation-window = Choose who acts
errand-window = What your Serf does
archery-window = Shoot or not
meeting-window = Beside another Serf
trade-offer-window = An offer to trade
blessing-window = Agree to a blessing
confrontation-window = Fight or give way
escort-window = A Knight steps in
defence-window = Defend
aiming-window = Where to bump
armour-window = Shorten a bump
rescue-window = Save a Serf
trap-window = Spring a trap
recruitment-window = Recruit
loot-window = Take equipment
arrival-window = Put a Serf
targets-window = Name targets
replacement-window = Replace the Serf that sells itself
lodging-window = Lodge the hired Serf

## The picture: Serfs, places and marks on the board
where = { AT($space) }
home-yours = yours to guard
home-goal = your goal
home-mate = of your team
home-hunter = hunts you
home-lost = has lost
roster-to-go = { $away ->
    [-2] can’t reach its goal
    [-1] {""}
    [0] at its goal
    [one] 1 movement from its goal
   *[other] { $away } movements from its goal
 }

## The picture: panels beside the board
column-number = No.
column-serf = Serf
column-rank = Rank
column-move = Move

## Standing answers, as they stand on a button.
standing-ask = Ask me every time
standing-archery-always = My Archers always shoot
standing-archery-never = My Archers never shoot
standing-retreat-always = My Serfs always retreat
standing-retreat-never = My Serfs never retreat
standing-retreat-if-behind-by = My Serfs retreat when { $number } weaker or more
standing-concede-never = My Serfs always fight
standing-escort-never = No Knight ever steps in
standing-escort-for-rank = A Knight steps in for Serfs of Rank { $number } or more
standing-armour-full = Armour always saves all it can
standing-armour-none = Armour never shortens a bump
standing-throw-longest = A Serf that is thrown always goes as far as it can
