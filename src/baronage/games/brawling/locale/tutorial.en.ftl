# For a first game: the card, the terms. What the ids are: baronage/engine/tutorial.

## The card
teach-goal = The most points when the deck runs out. Each building gives 1, each soldier in your King’s Army 2.
teach-source-town = Each building in your town
teach-source-town-how = Recruit a Peasant, then pay to turn it over.
teach-source-town-worth = 1 point
teach-source-king = Each soldier in your King’s Army
teach-source-king-how = Upgrade a Squire, then move it twice: wall, King.
teach-source-king-worth = 2 points
teach-source-deck = The last card of the deck ends the game
teach-source-deck-how = The player who took it loses ties.
teach-step-1 = Get cards and resources
teach-step-1-how = Gather resources, draw cards, or take one from the market.
teach-step-2 = Recruit and upgrade
teach-step-2-how = A Peasant becomes a building, a Squire a soldier.
teach-step-3 = Attack, or guard your wall
teach-step-3-how = Twice its health destroys a unit. An empty wall opens the town.

## What stands in the pictures
teach-see-king = King’s Army
teach-see-wall = the wall
teach-see-town = the town
teach-see-resources = resources
teach-see-cards = cards
teach-see-point = point
teach-see-points = points
teach-see-room = room
teach-see-damage = damage
teach-see-first = first turn
teach-see-gather = gather
teach-see-draw = draw
teach-see-pay = pay 2
teach-see-worth = +1 point
teach-see-attack = attack 8
teach-see-falls = 8 of 2: falls

## The terms: what each is called, the words for it in sentences, and what it is
term-resource = Resource
term-resource-forms = resource; resources
term-resource-is = A card of the deck that lies face down on your pile as money: what you pay goes back on top of the deck.
term-gather = Gather
term-gather-forms = gather; gathers; gathered
term-gather-is = The action that takes 1 card from the deck as a resource, and 1 more for each bonus of your Peasants and Farms, 3 for a Merchant.
term-draw = Draw
term-draw-forms = draw; draws
term-draw-is = The action that takes 1 card from the deck into your hand, and more for each unit of yours that has a card bonus.
term-market = Market
term-market-forms = the market
term-market-is = Three cards that lie face up for all: as an action you take one of them, and the deck fills its place.
term-recruit = Recruit
term-recruit-forms = recruit; recruited
term-recruit-is = The action that brings cards from your hand into your town as Peasants or Squires, for 2 resources each.
term-upgrade = Upgrade
term-upgrade-forms = upgrade; upgrades; upgraded
term-upgrade-is = The action that turns Peasants or Squires in your town to their other half, for the price at the foot of the card.
term-downgrade = Downgrade
term-downgrade-forms = downgrade
term-downgrade-is = A unit that is downgraded turns back into a Peasant or Squire, and one that is such already is discarded; buildings are never downgraded.
term-civilian = Civilian
term-civilian-forms = civilian; civilians
term-civilian-is = A Peasant, Merchant or Scribe: it works for you in the town, never moves and never fights.
term-soldier = Military unit
term-soldier-forms = military unit; military units; military
term-soldier-is = A Squire or what it becomes: it can attack, guard the wall, and when upgraded serve the King.
term-building = Building
term-building-forms = building; buildings
term-building-is = A Peasant turned into a Farm, a Tower or the like: worth 1 point, and it takes no room.
term-room = Room
term-room-forms = room
term-room-is = A town holds 2 civilians and 2 military units; Farms, Inns and Barracks make room for more.
term-wall = Wall
term-wall-forms = wall; walls
term-wall-is = As long as one of your units stands on your wall nobody can attack your town.
term-kings-army = King’s Army
term-kings-army-forms = King’s Army
term-kings-army-is = Upgraded soldiers who have gone on from the wall: each is worth 2 points and only The Bomb can reach it.
term-strength = Strength
term-strength-forms = strength
term-strength-is = The damage that a unit deals to its target when it attacks.
term-health = Health
term-health-forms = health
term-health-is = Damage of at least this much discards a Peasant or Squire and downgrades an upgraded civilian or soldier; twice as much discards any unit, and less never harms a building.
term-shield = Shield
term-shield-forms = Shield; Shields
term-shield-is = A card that you play from your hand when you are attacked: it takes 3 damage away from one of your units.
term-royal-aid = Royal Aid
term-royal-aid-forms = Royal Aid; Royal Aids; Aid; Aids
term-royal-aid-is = A gift that turns up in the deck for the one player with the least of something, such as buildings; using it costs no action.
term-bid = Bid
term-bid-forms = bid
term-bid-is = Before the game all players show any number of cards other than Peasants. The player who shows most begins.

## What a decision is about, to who meets it for the first time
about-bid = The player who shows the most cards other than Peasants begins. You keep the cards.
about-turn = One action: early in a game gather and recruit, later turn Peasants into buildings and Squires into soldiers.
about-recruiting = You may recruit several cards in this one action, as long as you can pay.
about-upgrading = You may upgrade several units in this one action; buildings are worth a point each.
about-moving = Each soldier may take one step in this action: to the wall, or, if it is upgraded, from it to the King.
about-declaration = Choose attackers and targets; damage of twice the health destroys, every attacker is downgraded afterwards, and a Squire is discarded.
about-defence = Each Shield takes 3 damage from one unit; it is well spent where it saves the unit.

# --- the page to print: `TABLES` and `NOTES` of teaching.py ---

sheet-units = Cards: what they cost, what they become
sheet-units-row = { $card }
sheet-units-cards-cost = recruit
sheet-units-cards-upgrade = upgrade
sheet-units-upgraded-health = health
sheet-units-upgraded-strength = strength
sheet-units-upgraded-gathers = gathers
sheet-units-upgraded-draws = draws
sheet-units-upgraded-civilians = room for civilians
sheet-units-upgraded-soldiers = room for soldiers
sheet-note-squire_strength = A Squire strikes with { $value }; after an attack it is discarded.
sheet-note-shield = A Shield prevents { $value } damage.
sheet-note-bomb_cost = The Bomb costs { $value } and discards any card in play.
sheet-note-prison_cost = Prison costs { $value } and discards an opponent’s soldier.
sheet-note-courthouse_cost = Courthouse: pay { $value } to downgrade an opponent’s soldier.
sheet-note-market_cost = Market building: pay { $value } to draw cards,
sheet-note-market_draw = { $value } of them;
sheet-note-market_gain = or discard a card to gain { $value } resources.
sheet-note-aid_draw = Royal Aid of cards: draw { $value }.
sheet-note-aid_gain = Royal Aid of resources: gain { $value }.
sheet-note-transfer_cost = A gift to a team mate costs { $value } for each card.
