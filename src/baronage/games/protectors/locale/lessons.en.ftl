# Lessons. What the ids are: baronage/engine/tutorial/lesson.py.

lesson-march = March
lesson-march-task = Wat has one unit in Corva. Take that Province.
lesson-march-hint-1 = The stronger side wins and loses nothing.
lesson-march-hint-2 = Order a March of both your units to Corva.
lesson-march-rule = In a battle the stronger side wins without loss, and the weaker loses all its units there.
lesson-march-done = 2 against 1: the Province is yours, and it was Wat’s last.
lesson-march-one = One against one: neither is left, and Corva stays Wat’s.
lesson-march-stay = Safe at home, but nothing was won.

lesson-fortify = Fortify
lesson-fortify-task = Wat marches on Brask with 2 units. Hold Brask.
lesson-fortify-hint-1 = Equal battles go to the higher ranked player, so you need one more.
lesson-fortify-hint-2 = Order Brask to fortify.
lesson-fortify-rule = Fortify makes you one stronger in every battle for that Province. Wat ranks above you.
lesson-fortify-done = 3 against 2: Wat’s army is destroyed.
lesson-fortify-work = Units at work fight with one less: 1 against 2.

lesson-work = Work
lesson-work-task = Nobody can hurt you in this turn. Earn as much as you can.
lesson-work-hint-1 = One order brings money.
lesson-work-hint-2 = Order Brask to work.
lesson-work-rule = Work earns 50 $Realm more, but the units there fight with one less.
lesson-work-done = 100 $Realm instead of 50: enough for another unit.
lesson-work-idle = Nobody came, and you earned 50 less than you could have.

lesson-support = Support
lesson-support-task = Let Hob win in Corva without risking a unit.
lesson-support-hint-1 = Units can help in a battle next door and stay at home.
lesson-support-hint-2 = Order Brask to support Hob in Corva.
lesson-support-rule = Support adds your units to a battle next door, for any player you choose, and puts none of them at risk. Hob attacks Wat in Corva, 2 against 2.
lesson-support-done = 4 against 2 for Hob, and all your units are still at home.
lesson-support-wrong = You have helped Wat, and Hob’s army is gone.

lesson-golden = A golden order
lesson-golden-task = You are first in the Ranking. Take Corva and lose no unit.
lesson-golden-hint-1 = Players high in the Ranking may use golden orders.
lesson-golden-hint-2 = Order a golden March of both units to Corva.
lesson-golden-rule = A golden March fights with one more; your place in the Ranking says which golden orders you may use.
lesson-golden-done = 3 against 2, and no unit lost.
lesson-golden-plain = You win the tie as the higher ranked, but it costs one of your units.

lesson-dragon = The Dragon
lesson-dragon-task = Drive off the Dragon, and keep one unit at home.
lesson-dragon-hint-1 = Together you need more than its power.
lesson-dragon-hint-2 = Send two units from Brask.
lesson-dragon-rule = If all units together are more than the Dragon’s power it is beaten; else it burns the land of those who sent too little. Here it has power 3, and Wat and Hob send one unit each.
lesson-dragon-done = 4 against 3: beaten, and you are paid for it.
lesson-dragon-owed = Together 3, and the Dragon has 3: only more than its power drives it off.

lesson-buy = Arm yourself
lesson-buy-task = Make Brask as strong as 150 $Realm can make it.
lesson-buy-hint-1 = A unit costs 75, and a Province feeds three.
lesson-buy-hint-2 = Buy two units in Brask.
lesson-buy-rule = A unit costs 75 $Realm; a Province feeds three units, and more die.
lesson-buy-done = Three units: as many as a Province feeds.
lesson-buy-bidding = First place, and one unit against two neighbours: every bid is spent.
lesson-buy-one = You could have bought a second unit with the rest.

lesson-last-turn = The last turn
lesson-last-turn-task = Time is up after this turn. Win, and keep Brask.
lesson-last-turn-hint-1 = Points come from Provinces, and Wat has one unit.
lesson-last-turn-hint-2 = March with two units to Corva; one stays at home.
lesson-last-turn-rule = When time is up the most victory points win; each Province is worth 2 or more.
lesson-last-turn-done = Two Provinces to one. Now a whole game: against Wat, who is gentle.
lesson-last-turn-work = Money counts for nothing when time is up; Provinces do.
