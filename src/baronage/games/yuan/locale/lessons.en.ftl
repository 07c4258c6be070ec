# Lessons. What the ids are: baronage/engine/tutorial/lesson.py.

lesson-settle = All the land around
lesson-settle-task = Settle all five free Provinces around your City for free.
lesson-settle-hint-1 = An order on your own Province works for its whole group.
lesson-settle-hint-2 = Choose Lai, your City, with Development I.
lesson-settle-rule = Development I on your own Province puts a Village on every free Province beside its group.
lesson-settle-done = Five Villages and a Temple, for nothing.
lesson-settle-small = You settle Ning and what lies around it: three Provinces, though five were possible.
lesson-settle-pass = 6 Chão, but no land: and Development I costs nothing.

lesson-two-at-once = Two things at once
lesson-two-at-once-task = In one free order settle around Lai and double its City.
lesson-two-at-once-hint-1 = An order has three actions, and level I of each is free.
lesson-two-at-once-hint-2 = Choose Lai with Development I and Fortification I.
lesson-two-at-once-rule = One order may use all three actions on its Province; level I of each costs nothing.
lesson-two-at-once-done = Land and a double City in one turn: a good first order in any game.
lesson-two-at-once-half = You settled, but a second City would have cost nothing either.
lesson-two-at-once-city = The City is doubled, but the land around it is still free for all.

lesson-lake = Across the lake
lesson-lake-task = Take the Temple of Yan, on the other shore of the lake.
lesson-lake-hint-1 = Provinces on the shore of one lake count as connected.
lesson-lake-hint-2 = Choose Yan itself as your target, with Development I.
lesson-lake-rule = A free Province can be settled if it touches your land or a lake that your land touches too.
lesson-lake-done = A Temple, a City and the land around it.
lesson-lake-home = More land at home, but the Temple of Yan is still free for Wat.

lesson-temple = A Temple of your own
lesson-temple-task = Build a Temple on your own land. You have 4 Chão.
lesson-temple-hint-1 = Each Rice Province of yours takes 1 off the price of Development.
lesson-temple-hint-2 = Choose Lai with Development III: your three Rice Provinces pay 3 of 7.
lesson-temple-rule = Development III on your own Province builds a Temple; Rice makes it cheaper.
lesson-temple-done = A second Temple. The wheel will ask for fewer soon.
lesson-temple-earning = Level II settles and earns 2 Chão; only level III builds a Temple.
lesson-temple-settling = More land, but no Temple: that takes level III.

lesson-rampart = A wall
lesson-rampart-task = Wat is arming. Give your City Lai a Rampart.
lesson-rampart-hint-1 = Fortification I only doubles a City.
lesson-rampart-hint-2 = Choose Lai with Fortification II; your Forest pays 1 of 4.
lesson-rampart-rule = A City with one Rampart has defence 2: without Armies in it, three are needed to take it.
lesson-rampart-done = Walled, and doubled as well.
lesson-rampart-double = A second City, but no wall: that takes level II.

lesson-armies = Three Armies
lesson-armies-task = Raise three Armies in your City. You have 6 Chão.
lesson-armies-hint-1 = Level II raises one Army, level III three.
lesson-armies-hint-2 = Choose Lai with Militarization III: your Mine pays 1 of 7.
lesson-armies-rule = Militarization in a City of yours recruits Armies: none at I, one at II, three at III.
lesson-armies-done = Three Armies stand in Lai and attack together whatever they reach.
lesson-armies-one = One Army for 3 Chão; three cost only 6.

lesson-cut-off = Cut off
lesson-cut-off-task = Win three of Wat’s Villages in one attack from Yi.
lesson-cut-off-hint-1 = Villages that an attack separates from every City of their clan go to the attacker.
lesson-cut-off-hint-2 = Attack Chen: Liao and Su hang on it.
lesson-cut-off-rule = Provinces that you separate from all Cities of their clan by an attack are yours.
lesson-cut-off-done = One Village conquered, two more fell with it.
lesson-cut-off-walls = Two Armies against a defence of 2: the wall holds, and your Armies are lost.

lesson-last-temple = The last Temple
lesson-last-temple-task = You hold three Temples and need four. Win in this turn.
lesson-last-temple-hint-1 = Attacks come after building: a Temple can be taken in the turn that counts.
lesson-last-temple-hint-2 = Attack Gui, where Wat’s Temple stands unguarded.
lesson-last-temple-rule = At the end of a turn, a clan with at least as many Temples as the wheel shows wins; if several do, the one with most.
lesson-last-temple-done = Four Temples: you have won. Now a whole game: against Wat, who is gentle.
lesson-last-temple-land = More land, and still three Temples.
