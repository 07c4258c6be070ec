# For a first game: the card, the terms. What the ids are: baronage/engine/tutorial.

## The card
teach-goal = Have as many Temples as the wheel asks. It asks less every second turn.
teach-source-temple = The wheel asks for fewer and fewer
teach-source-temple-how = Eight at first, one fewer every two turns.
teach-source-hill = Temples stand on the Hills
teach-source-hill-how = Settle there, or conquer.
teach-source-build = Development III builds one more
teach-source-build-how = On your own Province; it costs up to seven Chão.
teach-step-1 = Choose a land
teach-step-1-how = Free, your own, or an enemy’s.
teach-step-2 = Set levels, pay Chão
teach-step-2-how = Develop takes land, Fortify protects it, Militarize fights.
teach-step-3 = Send
teach-step-3-how = All orders are shown together; there is no luck.

## What stands in the pictures
teach-see-temple = Temple
teach-see-wheel = wheel
teach-see-hill = Hill
teach-see-own = your own
teach-see-develop = Develop
teach-see-fortify = Fortify
teach-see-army = Army
teach-see-armies = Armies
teach-see-chao = Chão
teach-see-village = Village
teach-see-city = City
teach-see-lake = lake
teach-see-province = Province
teach-see-rampart = Rampart
teach-see-cutoff = cut off

## The terms: what each is called, the words for it in sentences, and what it is
term-province = Province
term-province-forms = Province; Provinces
term-province-is = A cell that a clan can own: Rice, Forest, Mine or Hill; lakes, mountains and volcanoes can’t be owned.
term-order = Order
term-order-forms = order; orders
term-order-is = What you send each turn in secret: one Province and a level for each of three actions there.
term-level = Level
term-level-forms = level; levels
term-level-is = How much of an action you order: I is free, II costs 4 Chão and III 7, less what your land produces for it.
term-chao = Chão
term-chao-forms = Chão
term-chao-is = The money of Yuan, paid for higher levels of an order; what your land produces is taken off the price first.
term-production = Production
term-production-forms = produce; produces
term-production-is = Each Rice of yours lowers the price of Development by 1, each Forest that of Fortification, each Mine that of Militarization; a double City there counts twice.
term-development = Development
term-development-forms = Development; Develop
term-development-is = The action that puts Villages on free Provinces: around your own group, or on a free target and around it; level III on your own Province builds a Temple instead.
term-fortification = Fortification
term-fortification-forms = Fortification; Fortify
term-fortification-is = The action that makes a Village a City, doubles a City, or gives it Ramparts.
term-militarization = Militarization
term-militarization-forms = Militarization
term-militarization-is = The action that recruits Armies in a City of yours, or attacks an enemy Province with all Armies in reach.
term-village = Village
term-village-forms = Village; Villages
term-village-is = It marks a Province as yours, and falls if no City is in its group when a part of that is taken.
term-city = City
term-city-forms = City; Cities
term-city-is = It keeps the Villages around it alive and recruits Armies, and a second City doubles what the land produces.
term-rampart = Rampart
term-rampart-forms = Rampart; Ramparts
term-rampart-is = A City with one Rampart has a defence of 2, and one with two can never be conquered.
term-army = Army
term-army-forms = Army; Armies
term-army-is = Each has strength 1: an attack conquers if more Armies are left than the target has of Armies and defence together.
term-group = Cut off
term-group-forms = cut off
term-group-is = Provinces that an attack separates from all Cities of their clan go to the attacker, or become free if several attackers share in it.
term-clash = Clash
term-clash-forms = cancelled
term-clash-is = If two clans choose the same free Province as the target of a Development, both orders are cancelled, and each gains 6 Chão.
term-pass = Pass
term-pass-forms = pass; passes
term-pass-is = To order nothing: you gain 6 Chão, and your pieces still defend themselves.
term-wheel = Wheel
term-wheel-forms = wheel
term-wheel-is = It advances each turn and shows how many Temples win: 8 at first, one fewer every two turns.
term-lake = Lake
term-lake-forms = lakes
term-lake-is = Armies and settlers cross it: all Provinces on the shore of one lake count as connected.

## What a decision is about, to who meets it for the first time
about-planning = One Province and three levels, in secret; level I is free, and your own City with Development is never wrong at first.
about-bidding = You bid for the first choice of a clan; what you keep is your first money.
about-clan-choice = Choose a capital with Rice around it and few neighbours.
about-voting = All vote at once. If enough object (half of the players, or a single one if all must agree), what you vote on, usually the capitals, is placed again at random.

# --- the page to print: `TABLES` and `NOTES` of teaching.py ---

sheet-levels = What an action costs, less what you produce
sheet-levels-row = { $level ->
    [1] Level I
    [2] Level II
   *[3] Level III
 }
sheet-levels-cost = Chão
sheet-actions = What an action does
sheet-actions-head-at = target
sheet-actions-head-one = I
sheet-actions-head-two = II
sheet-actions-head-three = III
sheet-actions-colonization = Development: Colonization
sheet-actions-colonization-at = free Province
sheet-actions-colonization-one = take it, if near one of yours, and the free Provinces next to it
sheet-actions-colonization-two = as I, and Chão with your income
sheet-actions-colonization-three = as I, anywhere
sheet-actions-expansion = Development: Expansion
sheet-actions-expansion-at = your Province
sheet-actions-expansion-one = take every free Province next to its group
sheet-actions-expansion-two = as I, and Chão with your income
sheet-actions-expansion-three = build a Temple and rob each clan next to it
sheet-actions-urbanization = Fortification: Urbanization
sheet-actions-urbanization-at = your Village
sheet-actions-urbanization-one = nothing
sheet-actions-urbanization-two = becomes a City
sheet-actions-urbanization-three = becomes a City with a Rampart and an Army
sheet-actions-reinforcement = Fortification: Reinforcement
sheet-actions-reinforcement-at = your City
sheet-actions-reinforcement-one = second City: produces double
sheet-actions-reinforcement-two = a Rampart and a second City
sheet-actions-reinforcement-three = two Ramparts (indestructible) and an Army
sheet-actions-recruitment = Militarization: Recruitment
sheet-actions-recruitment-at = your City
sheet-actions-recruitment-one = nothing
sheet-actions-recruitment-two = an Army
sheet-actions-recruitment-three = three Armies
sheet-actions-attack = Militarization: Attack
sheet-actions-attack-at = enemy Province
sheet-actions-attack-one = attack with all your Armies adjacent or connected to it
sheet-actions-attack-two = as I, with one Army more in the battle
sheet-actions-attack-three = as II; after a victory, attack every enemy Province next to it with force 1
sheet-wheel = Temples needed to win
sheet-wheel-head = turn
sheet-wheel-row = Temples
sheet-note-pass_gain = Passing gains { $value } Chão.
sheet-note-development_gain = Development II gains { $value } Chão.
sheet-note-first_chao = A clan begins with { $value } Chão.
sheet-note-max_armies = At most { $value } Armies stay in a Province when a turn ends.
sheet-note-robbed = A new Temple takes up to { $value } Chão from each neighbour.
sheet-note-villages = A clan has { $value } Villages,
sheet-note-cities = { $value } Cities,
sheet-note-armies = { $value } Armies
sheet-note-ramparts = and { $value } Ramparts.
