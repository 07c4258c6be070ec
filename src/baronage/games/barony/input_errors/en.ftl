# What Barony says apart from the table, in English: why texts, positions and options are refused. How these files are read: baronage/engine/text/catalogue.py.

## Standing answers
answer-unknown = { $text } is no standing answer: these are 'archery always', 'archery never', 'retreat always', 'retreat never', 'retreat if behind by 2', 'concede never', 'escort never', 'escort for Rank 3', 'armour full', 'armour none', 'throw longest' and 'ask'; with 'A3: ' before it for one Serf alone

## A Fiefdom between games
gold-range = a new Fiefdom begins with { GROUPED($least) } to { GROUPED($most) } gold, not { GROUPED($gold) }
serfs-few = a Fiefdom needs { $size } Serfs that may play together; these are { $missing } too few
fiefdom-full = a Fiefdom never holds more than { $most } Serfs; drop one first
treasury-short = { $serf } costs { GROUPED($price) } gold, and the treasury holds { GROUPED($treasury) }
serf-not-on-roster = { $known ->
        [none] there is no Serf { $number } on this roster: it is empty
       *[other] there is no Serf { $number } on this roster; there are { $known }
     }
name-long = a name has at most { $most } letters
fiefdom-plays = this Fiefdom can still play, so no new one is founded

## A turn in one line
dice-misfit = the dice in this line don’t match the dice rolled
line-late = the game is over before this line ends
not-here = { $text } can’t be played here
not-here-whole = { $text } can’t be played here as a whole
bump-nobody = nobody is bumped { $text } here
not-met = { $name } isn’t met here
nobody-rolls = nobody rolls { $text } here
no-part = { $text } is no part of a turn
dice-many = the line has more dice than were rolled

## Boards
board-shape = a board is a document with baronies, homes and enemies, and may have market and teams (BAR-G4.04)
board-baronies = baronies are a list of 1 to { $most } rows [name, [a, b], angle] (BAR-G4.04)
barony-shape = a barony is [name, [a, b], angle], not { $row } (BAR-G3.02)
barony-name = { $name } is no name for a barony: a capital, up to three letters and a number, each once
barony-angle = the left vector of { $name } has an angle of 0, 60, 120, 180, 240 or 300, not { $angle } (BAR-G3.02)
market-vertex = the Market lies on a vertex [a, b], not { $market } (BAR-G5.01)
market-triangles = the Market needs a triangle on each of its six sides: move it, or lay a barony where one is missing
board-homes = homes are the names of at most { $most } of the baronies, clockwise (BAR-G4.04)
home-shared = every Baron has a home of their own (BAR-P1.01)
board-enemies = enemies are, for each home, the barony whose points its Baron must take (BAR-G4.04)
own-enemy = nobody is their own enemy: every Baron must take the points of another barony than their home
board-teams = teams are, for each home, the name of its Baron’s team (BAR-V3.01)
teams-two = all Barons are in one team: there must be two teams or more
team-target = the Barons of team { $team } have one target together
barony-overlaps = baronies { $one } and { $other } overlap: move one of them away, or take it off
kingdom-apart = { $count ->
        [one] the Kingdom must be connected by touching triangles, and barony { $names } touches none of the others
       *[other] the Kingdom must be connected by touching triangles, and baronies { $names } lie apart from the others
     }
homes-few = { $count ->
        [0] choose at least two baronies as homes
       *[other] choose a second home: a game needs at least two
     }
enemy-none = the Baron who lives in barony { $home } has no enemy yet: say whose three points they must take

## Drawing a Kingdom
tool-lay = Lay a barony
tool-lay-help = Click a broken outline: a barony of 25 triangles is laid there, side by side with another.
tool-move = Move a barony
tool-move-help = Click a barony, then an arrow: it moves by one triangle.
tool-home = Make a home
tool-home-help = Click a barony: a Baron lives there. Click it again, and nobody does.
tool-turn = Turn a home
tool-turn-help = Click a home: its nine Serfs, the dots, start along its other sides.
tool-enemy = Choose enemies
tool-enemy-help = Click a home, then the barony whose three points its Baron must take to win.
tool-team = Form teams
tool-team-help = Click a home: its Baron joins the next team. A team wins together, by taking one target; where all are in one team there are none.
tool-market = Place the Market
tool-market-help = Click a dot between six triangles: the Market is there. Click the Market to take it off; then only the Simple Game can be played.
tool-remove = Take off
tool-remove-help = Click a barony: it is taken off the board.
ready-empty = An empty sheet with one barony
ready-board = { $board ->
        [classic] The classic Kingdom
        [joust] The joust
        [pit] The pit
        [round_table] The round table
       *[crown] The crown
     } for { $count } Barons
drawn-free = Room for a barony
drawn-barony = { $home ->
        [0] Barony { $name }
       *[other] { $enemy ->
                [none] Barony { $name }, the home of a Baron without an enemy
               *[other] { $team ->
                        [none] Barony { $name }, the home of a Baron who must take the points of barony { $enemy }
                       *[other] Barony { $name }, the home of a Baron of team { $team } who must take the points of barony { $enemy }
                     }
             }
     }
drawn-dot = Room for the Market
drawn-market = The Market
drawn-step = Move the barony { $way ->
        [0] to the right
        [1] up and to the right
        [2] up and to the left
        [3] to the left
        [4] down and to the left
       *[5] down and to the right
     }
drawn-kingdom = { $market ->
        [0] A Kingdom of { $count } { $count ->
                [one] barony
               *[other] baronies
             } for { $homes } { $homes ->
                [one] Baron
               *[other] Barons
             }, without a Market: for the Simple Game
       *[other] A Kingdom of { $count } { $count ->
                [one] barony
               *[other] baronies
             } for { $homes } { $homes ->
                [one] Baron
               *[other] Barons
             }, with a Market
     }

## Hiring
hire-unknown = { $text } can’t be hired; these can: { $known }

## Options
enemies-shape = enemies are a list of letters: A’s target, B’s target, and so on (BAR-V2.01)
enemies-once = every Baron is the enemy of exactly one (BAR-V2.01)
homes-count = this board has { $count } homes, not { $seats } (BAR-P1.01)
market-none = this board has no Market, so only the Simple Game can be played on it (BAR-G4.04)
board-seats = the board { $board } is for { $known } players, not { $seats } (BAR-P1.01)
enemies-count = { $seats } Barons have { $seats } enemies, not { $count } (BAR-V2.01)
enemies-teams = where there are teams the board says whose points they take (BAR-V3.01)
rosters-count = a campaign game starts from { $seats } rosters, one for each Baron (BAR-F4.06)
rosters-campaign = rosters are used in campaign mode only (BAR-F4.06)

## Moves as they are written
rider-unknown = !{ $text } is no rider; they are { $known }
bump-shape = { $text } is no bump; write >90*1: direction and distance
move-unknown = { $text } is no move; write A2 C1.5-C1.11, A7^330*2, A pass, *MKW, /F, /C or >90*1
not-there = { $serf } isn’t on { $place }
movement-shape = { $text } is no movement; write -C1.11 for a step, ^330*2 for a flight of two jumps
landing-other = The flight ends on { $landing }, not on { $place }
self-nobody = no Serf is active, so that ‘self’ is nobody
maneuver-shape = *{ $text } is no maneuver; write *MKW, *CAT B5, *TAC B5, *BLS self, *CTA A12 or *DUP FIR
spell-target = *{ $spell } needs a target: *MIS B5, *SLO B5 slow, *EAR self LEA, *LIG 90, *TEL C1.5
lightning-shape = Lightning is cast in a direction: *LIG 90
spell-shape = write *SLO B5 slow or speed; *EAR A3 LEA and *EWE A3 DAG with the item; *FIR B5,B6 cast

## The Fiefdom
vocation = { $vocation ->
    [S] { NAME("sider") }
    [J] { NAME("jumper") }
   *[P] { NAME("pointer") }
 }
maneuver = { $code ->
    [ARC] { NAME("archery") }
    [ASN] { NAME("assassinate") }
    [BLS] { NAME("bless") }
    [CAT] { NAME("build-catapult") }
    [CTA] { NAME("call-to-arms") }
    [SNA] { NAME("create-snare") }
    [DUP] { NAME("duplicate-spell") }
    [ESC] { NAME("escort") }
    [MKW] { NAME("make-weapon") }
    [PPK] { NAME("pick-pocket") }
    [REC] { NAME("recruitment") }
    [RES] { NAME("resurrect") }
    [RET] { NAME("retreat") }
    [TRP] { NAME("set-trap") }
    [STL] { NAME("steal") }
    [SPL] { NAME("spellcasting") }
    [TAC] { NAME("tactical-maneuver") }
    [THR] { NAME("throw") }
   *[TAX] { NAME("taxation") }
 }
item = { $item ->
    [DAG] { NAME("dagger") }
    [AXE] { NAME("axe") }
    [SWO] { NAME("sword") }
    [PIK] { NAME("pike") }
    [SHI] { NAME("shield") }
    [LEA] { NAME("leather") }
    [CHA] { NAME("chain") }
    [PLA] { NAME("plate") }
    [ARM] { NAME("armor") }
    [EAR] { NAME("enchant-armor") }
    [EWE] { NAME("enchant-weapon") }
    [FIR] { NAME("fireball") }
    [LIG] { NAME("lightning") }
    [MIS] { NAME("magic-missile") }
    [SLE] { NAME("sleep") }
    [SLO] { NAME("slow-speed") }
   *[TEL] { NAME("teleport") }
 }{ $mark }
serf-kind = { caste } { vocation }
several = { $all }
hire-offer = { $serf }{ $code ->
    [none] {""}
   *[other] {" "}with { maneuver }
 }, { GROUPED($price) } gold
serf-offer = { $number }, { $serf }{ $name ->
    [none] {""}
   *[other] , { $name }
 }
ready-fief = the pre-generated Fief
fiefdom = { $name ->
    [none] A Fiefdom
   *[other] The Fiefdom of { $name }
 }
fiefdom-has = wins { $wins }, treasury { GROUPED($gold) } gold, { $serfs } Serfs
column-number = no.
column-name = name
column-serf = Serf
column-rank = Rank
column-move = Move
column-kills = kills
column-items = equipment
column-maneuvers = maneuvers
column-conf = conf
column-bumps = bumps
column-earned = earned
fiefdom-help = Fiefdoms, which outlive their games: found one, hire and drop, print the roster, take it through a campaign.
fiefdom-new = Found a Fiefdom: the pre-generated one, or Serfs such as ThP GuS SoS:ARC PeJ, hired with { GROUPED($gold) } gold.
edit-hire = Hire Serfs, such as PeS or SoS:ARC (BAR-F1.11).
edit-drop = Drop a Serf, without refund (BAR-F1.12).
edit-name = Name a Serf.
edit-rename = Name the Baron.
edit-refound = Found a new Fiefdom to replace one that can no longer play (BAR-F4.05).
number-wanted = name a Serf by its number on the roster, such as 3
name-wanted = give the Baron’s name, then the Serfs: Ada { $ready }, or Ada ThP GuS SoS:ARC PeS …
gold-shape = gold is a whole number, such as gold={ $gold }, not { $value }
hire-wanted = name the Serfs to hire, such as PeS or SoS:ARC
one-number-wanted = name one Serf by its number on the roster, such as 3

## Positions
position-begins = a position begins with: BAR board mode r(round) f(first Baron) t(Baron in turn) p(idle rounds)
baron-shape = a Baron is written as '{ $letter } H1 b0 : Serfs', not { $text }
barons-count = this position has { $count } Barons, not { $seats }
barons-board = { $count } Barons play on { $name }, not on { $board }
baron-gone = the Baron in turn and the first Baron must be in the game
home-unknown = { $home } is no home of this board; homes are { $known }
serf-shape = a Serf is written as 3SoS1@H1.4 or 7PeJ1x2@C4.12{ "{" }h1,k2{ "}" }, not { $line }
serf-number = { $line }: numbers go from 1 to { $most } (BAR-F1.07)
serf-recruited = { $line }: @ names the previous Baron of a recruited Serf (BAR-A11.05)
serf-twice = { $serf } is there twice
serf-vocation = { $line }: not a vocation of this caste (BAR-F1.04)
serf-rank = { $line }: Rank is { $least } to { $most } (BAR-F1.06)
serf-out = { $serf }: out of the game a Serf is its owner’s (BAR-A11.03)
serf-on-serf = { $serf } stands on { $other } (BAR-M1.05)
hold-shape = { $serf }: hold is 1 or 2; B is barricaded (BAR-H1.01)
thing-class = { $serf }: { $flag }: W: is for weapons, R: for armour, S: for spells
maneuver-caste = { $serf }: { $flag } isn’t available to its caste (BAR-Q2.03)
flag-unknown = { $serf }: { $flag } is no flag; flags are such as h1, B, k6, bl1, W:DAG, M:RET
task-turns = { $serf }: { $task } takes { $turns } turns (BAR-T2.03)
marker-shape = a marker is written as trap@C2.24=A1r2 or snare@C4.7=B2r1, not { $text }
marker-serf = { $text }: this Serf doesn’t exist
marker-twice = { $text }: a triangle holds at most one marker (BAR-A14.06)

## Rosters
caste = { $caste ->
    [Pe] { NAME("peasant") }
    [Gu] { NAME("guildsman") }
    [Th] { NAME("thief") }
    [So] { NAME("soldier") }
    [Pr] { NAME("priest") }
    [Wi] { NAME("wizard") }
    [Kn] { NAME("knight") }
   *[No] { NAME("noble") }
 }
line-shape = a Serf has { $needed } and may have { $may } (BAR-F3.01)
line-number = a Serf has a number from 1 to { $most } (BAR-F1.07)
line-caste = { $who }: a caste is one of { $known } (BAR-F1.03)
line-vocation = { $who }: the vocation of a { caste } is one of these: { $known } (BAR-F1.04)
line-rank = { $who }: a { caste } has Rank { $least } to { $most } (BAR-F1.06)
line-move = { $who }: the Move of a { caste } is x{ $least } or more (BAR-Q3.02)
line-count = { $who }: { $key } is a number from 0 (BAR-F3.01)
line-kills = { $who }: Rank { $rank } takes { $kills } kills (BAR-Q3.01)
line-name = { $who }: a name has at most { $most } letters (BAR-F3.01)
line-free = { $known ->
        [none] { $who }: a { caste } has no free maneuver (BAR-F1.05)
       *[other] { $who }: the free maneuver of a { caste } is one of these: { $known } (BAR-F1.05)
     }
line-maneuvers = { $who }: maneuvers are a list of codes (BAR-Q2.03)
line-maneuver = { $who }: there is no maneuver { $code } (BAR-Q2.03)
line-can-not-buy = { $who }: a { caste } can’t buy { $code } (BAR-Q2.03)
line-bought = { $who }: a maneuver is bought once (BAR-Q2.03)
line-items = { $who }: items are a list of at most { GROUPED($most) } codes (BAR-F3.01)
line-item = { $who }: there is no item { $code } (BAR-F3.01)
roster-shape = a roster is a document with name, wins, treasury and serfs (BAR-F3.01)
roster-name = a Baron’s name has at most { $most } letters (BAR-F3.01)
roster-gold = wins and treasury are whole numbers from 0 (BAR-F1.09)
roster-serfs = a Fiefdom never holds more than { $most } Serfs (BAR-F1.07)
roster-numbers = each line of a roster has a number of its own (BAR-F3.01)
can-not-play = this Fiefdom is { $missing } short of { $size } Serfs that may play together, and its { GROUPED($gold) } gold can’t pay for them; found a new Fiefdom to replace it (BAR-F4.05)
rosters-shape = rosters are a list, one for each Baron (BAR-F4.06)
rosters-one = roster { $number }: { $why }

## Names of Serfs, places and things
serf-unknown = { $text } is no Serf; write it as A3: Baron and number
serf-absent = there is no Serf { $text } in this game
triangle-unknown = { $text } is no triangle of this board; write it as C1.5 or d-1,2
direction-unknown = { $text } is no bump direction; they are { $known }
item-unknown = { $text } is no weapon, armour or spell; they are { $known }
item-enchanted = { $text }: spells are copied, weapons and armour are enchanted
enchantment = { $text }: an enchantment is by 1 to 15, for 1 to 15 turns
maneuver-unknown = { $text } is no maneuver; they are { $known }

## A turn as it is told
not-happened = { $part } hasn’t happened.
no-turn-yet = the Barons prepare their Fiefs: no turn has begun
dice-other = { $line }: the dice fell otherwise
dice-of-line = the dice of this line are others than those that fall
