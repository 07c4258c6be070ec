# Lessons. What the ids are: baronage/engine/tutorial/lesson.py.

lesson-money = Money first
lesson-money-task = Choose the action that brings resources.
lesson-money-hint-1 = Only one action puts resources on your pile.
lesson-money-hint-2 = Click your empty pile of resources.
lesson-money-rule = Gather takes 1 card from the deck as a resource, and more for every Peasant that helps.
lesson-money-done = One resource. With a second one you can recruit.
lesson-money-draw = You have another card, but you can’t pay for any of them yet.
lesson-money-market = A fine card, and you have nothing to recruit it with.

lesson-peasant = A helping hand
lesson-peasant-task = Recruit the card that makes each later Gather bring more.
lesson-peasant-hint-1 = Look at the sign with coins at the foot of the cards.
lesson-peasant-hint-2 = Recruit the Peasant that can become a Farm.
lesson-peasant-rule = A card enters play as a Peasant or a Squire for 2 resources; many Peasants add 1 to Gather.
lesson-peasant-done = From now on Gather brings 2.
lesson-peasant-squire = The Squire can fight, but your next Gather brings 1 again.
lesson-peasant-saving = You save, and all later Gathers stay small.

lesson-building = Your first point
lesson-building-task = Make your first point in this turn.
lesson-building-hint-1 = A Peasant that is turned over can become a building.
lesson-building-hint-2 = Upgrade the Peasant in your town: it becomes a Farm.
lesson-building-rule = Each building in your town is worth 1 point; it can be destroyed, but never turned back.
lesson-building-done = A Farm: 1 point, and your town has room for one more civilian.
lesson-building-squire = A Squire in the town is worth no point.
lesson-building-saving = Resources are worth nothing at the end; buildings are.

lesson-wall = The wall
lesson-wall-task = Close your town to any attack by Wat.
lesson-wall-hint-1 = A town is closed as long as one soldier stands before it.
lesson-wall-hint-2 = Send the Squire to the wall.
lesson-wall-rule = As long as one of your units is on the wall, nobody can attack your town.
lesson-wall-done = Attackers must now beat the Squire on the wall first.
lesson-wall-money = Your town stays open, and the Knight and the Archers may strike your Merchant.
lesson-wall-attack = A Squire deals 1 damage, falls in doing so, and your town is still open.

lesson-king = To the King
lesson-king-task = Earn 2 points with one move.
lesson-king-hint-1 = Upgraded soldiers can go on from the wall.
lesson-king-hint-2 = Move the Knight from the wall to the King’s Army.
lesson-king-rule = Each soldier in the King’s Army is worth 2 points; only upgraded soldiers can enter, and they never come back.
lesson-king-done = Two points that only The Bomb can take from you.
lesson-king-squire = The Squire goes to the wall, where nothing is earned; the Knight could have gone on.
lesson-king-money = A resource is worth no point; your Knight on the wall is one step from two.

lesson-attack = Strong enough
lesson-attack-task = Destroy Wat’s Merchant in one attack.
lesson-attack-hint-1 = Damage of twice the health destroys; add up what your soldiers deal.
lesson-attack-hint-2 = Let the Knight and the Archers both attack the Merchant: 8 and 7 against its health of 5.
lesson-attack-rule = Damage of at least its health downgrades an upgraded civilian or soldier, twice as much destroys it; a building falls to twice its health alone. Every attacker is downgraded.
lesson-attack-done = 15 damage: more than twice its health. Your attackers have fallen back, as always.
lesson-attack-alone = 8 damage is less than twice the Merchant’s health of 5: it only falls back to a Peasant.
lesson-attack-farm = The Farm falls, but the Merchant lives and brings Wat 3 resources with every Gather.

lesson-sheriff = The Sheriff
lesson-sheriff-task = Destroy Wat’s Knight on the wall with one attacker.
lesson-sheriff-hint-1 = Strength isn’t everything: read what your soldiers can do.
lesson-sheriff-hint-2 = The Sheriff discards a military target whatever its health.
lesson-sheriff-rule = A Sheriff who attacks a military unit discards it for certain; no Shield helps.
lesson-sheriff-done = Gone, though the Sheriff deals no damage at all.
lesson-sheriff-knight = 8 damage throws the Knight back to a Squire, but it still closes the town.
lesson-sheriff-money = Wat’s Knight goes to the King in Wat’s next turn.

lesson-last-card = The last card
lesson-last-card-task = You lead by 2 points to 1. End the game now.
lesson-last-card-hint-1 = Taking the last card ends the game.
lesson-last-card-hint-2 = Gather: it takes the last card of the deck.
lesson-last-card-rule = The game ends at once when the deck is empty; what is paid goes back onto the deck.
lesson-last-card-done = Over, and you win by 2 to 1. Now a whole game: against Wat, who is gentle.
lesson-last-card-paying = A third point, but what you paid lies on the deck again, and Wat plays on.
lesson-last-card-recruiting = Payments fill the deck: now three cards must be taken before it is over.
