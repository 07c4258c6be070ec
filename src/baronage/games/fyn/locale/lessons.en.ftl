# Lessons. What the ids are: baronage/engine/tutorial/lesson.py.

lesson-land = New land
lesson-land-task = Lay the land on which a Village can stand alone.
lesson-land-hint-1 = Look at the two lands in your hand: one needs an Oasis first.
lesson-land-hint-2 = Lay the Clear.
lesson-land-rule = New land is laid beside land that carries an improvement; your Capital counts. Each land is worth 1 point.
lesson-land-done = A point, and a place for a Village.
lesson-land-desert = Nobody can live on a Desert without an Oasis; a Clear takes a Village at once.
lesson-land-nothing = Your turn goes on without new land: each land is worth a point.

lesson-road = Roads open the land
lesson-road-task = All sides of your Capital are taken. Lay the Clear anyway.
lesson-road-hint-1 = Land may only be laid beside your Capital or land that carries an improvement.
lesson-road-hint-2 = First lay the Road on one of your lands, then the Clear beside it.
lesson-road-rule = A land is improved when an improvement lies on it, such as a Road; new land needs an improved neighbour.
lesson-road-done = The Road opened the way, and armies will be fast on it.
lesson-road-nothing = The Clear stays in your hand: it had no improved neighbour, and a Road would have made one.

lesson-town = From Village to Town
lesson-town-task = Lay the one card that also lets you hold one card more.
lesson-town-hint-1 = A Town is laid on a Village.
lesson-town-hint-2 = Lay the Town on your Village.
lesson-town-rule = A Village counts 1, a Town 3; a Town also gives a card in hand, a card to lay out and a site for armies.
lesson-town-done = The best card of the game: people, cards and armies.
lesson-town-village = A second Village adds 1. The Town adds 2, a card in hand and a place to raise armies.
lesson-town-nothing = Nothing grew in this turn.

lesson-build = Raising armies
lesson-build-task = You can feed strength 4 more. Raise the army that uses it.
lesson-build-hint-1 = One army can be raised on each site in a turn.
lesson-build-hint-2 = Build the Strong Army on your Capital: 3 and 3 are 6 of 7.
lesson-build-rule = Armies in play may never be stronger together than your population; their strength counts for the score.
lesson-build-done = 6 of 7: defended, and 3 points richer.
lesson-build-weak = Your people can keep strength 7: with the Army you have 5, with the Strong Army 6.
lesson-build-nothing = No army was raised, and armies in play count for the score.

lesson-march = Along the Road
lesson-march-task = Bring your army two lands north of your Capital in one go.
lesson-march-hint-1 = Without a Road an army goes one land; along Roads as far as they lead.
lesson-march-hint-2 = Click the army, then the land with the Road two to the north.
lesson-march-rule = An army goes one land, or along Roads from land to land as far as they lead, and one land beyond.
lesson-march-done = Two lands in one move.
lesson-march-short = One card only: but the Road leads on.

lesson-thin-line = Thin lines
lesson-thin-line-task = Take all three lands of Wat’s line with one attack.
lesson-thin-line-hint-1 = What is cut off from its Capital follows the land that you take.
lesson-thin-line-hint-2 = Attack the land next to Wat’s Capital.
lesson-thin-line-rule = A captured land moves beside yours, and all that hung on it alone comes along.
lesson-thin-line-done = Three lands for one attack. Never build thin lines.
lesson-thin-line-tip = One land and its Village. What hangs on the land next to Wat’s Capital would have been more.

lesson-battle = Two against one
lesson-battle-task = Reserves guard the land north of Wat’s Capital. Take it.
lesson-battle-hint-1 = Every army of yours strikes once; the defender strikes once in all.
lesson-battle-hint-2 = Attack with both armies at once.
lesson-battle-rule = Each card fights one opponent: it hits with a number of at most 5, plus its strength, minus the other’s.
lesson-battle-done = Two blows against one, and the land is yours.
lesson-battle-alone = One against one is a matter of luck; two against one strike twice.

lesson-capital = Cover your Capital
lesson-capital-task = Make it impossible for Wat to attack your Capital.
lesson-capital-hint-1 = Only land with an open edge can be attacked, and nothing lies behind your Capital.
lesson-capital-hint-2 = Lay the Clear on the last open side of your Capital, in the west.
lesson-capital-rule = Only land on the frontier can be attacked; losing your home Capital eliminates you.
lesson-capital-done = Closed on all sides. Now a whole game: against Wat, who is gentle.
lesson-capital-elsewhere = A point, but your Capital still has an open edge, and losing it eliminates you.
lesson-capital-nothing = Your Capital still lies open.
