# For a first game: the card, the terms. What the ids are: baronage/engine/teaching.

## The card
teach-goal = Have the highest score when King Timothy returns.
teach-source-land = Each land card of your realm
teach-source-land-how = Beside your Capital or an improvement.
teach-source-land-worth = 1 point
teach-source-people = People of Villages, Towns, Cities
teach-source-people-how = A Village counts 1, a Town or City 3.
teach-source-people-worth = 1 or 3
teach-source-army = Armies in play
teach-source-army-how = Your people can keep only so many.
teach-source-army-worth = 1 to 3
teach-step-1 = Draw, then move
teach-step-1-how = Each army goes one card, along Roads further.
teach-step-2 = Build armies or attack
teach-step-2-how = Never both in one turn; what you capture brings all behind it.
teach-step-3 = Expand, then discard
teach-step-3-how = Two cards a turn; more with Towns.

## What stands in the pictures
teach-see-points = points
teach-see-edge = the frontier
teach-see-population = population
teach-see-cards = cards in hand
teach-see-siege = siege
teach-see-hit = hits
teach-see-score = score
teach-see-home = your home
teach-see-cut = cut off

## The terms: what each is called, the words for it in sentences, and what it is
term-realm = Realm
term-realm-forms = realm
term-realm-is = All your land cards, each linked edge to edge with your Capital.
term-capital = Capital
term-capital-forms = Capital; Capitals
term-capital-is = Where your realm begins: it has 6 population, lets you hold 5 cards and raises armies, and whoever loses it is out.
term-improved = Improvement
term-improved-forms = improvement; improvements
term-improved-is = What is laid on a land, such as a Road or a Village: new land can only be laid beside land that carries one.
term-village = Village
term-village-forms = Village; Villages
term-village-is = Where people settle on a land: it goes on Clear land, counts 1, and can grow to a Town in a later turn.
term-town = Town
term-town-forms = Town; Towns
term-town-is = A grown Village: it counts 3, gives one more card in hand and one more to expand with, and raises armies.
term-city = City
term-city-forms = City; Cities
term-city-is = A grown Town: it gives two more cards in hand and must be besieged even when no army defends it.
term-population = Population
term-population-forms = population
term-population-is = What your Capital, Villages, Towns and Cities count together: your armies in play may never be stronger than this.
term-frontier = Frontier
term-frontier-forms = frontier
term-frontier-is = Land with a free edge: only from there can you attack, and only there can you be attacked.
term-siege = Siege
term-siege-forms = siege; besieged
term-siege-is = A City or Capital without defenders still fights: its walls strike one attacker, and one of the attackers must hit them.
term-number = Number
term-number-forms = number
term-number-is = Whoever fights draws a number from 1 to 10 and hits if it is at most 5, plus their own strength, minus that of the other side.
term-capture = Capture
term-capture-forms = capture
term-capture-is = A captured land moves beside the land you attacked from, and all that hung on it alone comes along.
term-response = Response
term-response-forms = response
term-response-is = Before a battle the defender may move one army once: to help, to flee, or elsewhere.
term-any-play = Sabotage and the like
term-any-play-forms = Sabotage; Earthquake; Revolt; Sickness
term-any-play-is = A card that can be played in anybody’s turn, between two steps of it, such as an Earthquake.
term-plague = Plague and Volcano
term-plague-forms = Plague; Volcano
term-plague-is = Cards that nobody may keep: they strike as soon as they are drawn.
term-king = King Timothy
term-king-forms = King Timothy; the King
term-king-is = The card that ends the game at the instant at which it is drawn; it is in the deck once the first deck is used up.

## What a decision is about, to who meets it for the first time
about-movement = Bring armies to the frontier where you are attacked or want to attack; then end the step.
about-build-or-attack = Either raise armies or attack, never both in one turn.
about-building = Each Capital, Town or City raises one army; all together may not exceed your population.
about-attack = Attack land without defenders, best where much hangs on it alone.
about-response = You may move one army once before the battle: onto the land that is attacked, or away from it.
about-expansion = Lay out land and what stands on it: Villages to Towns first, they bring cards and armies.
about-discarding = Throw away what you can’t use soon: your hand fills up again next turn.
about-interruption = A card could be played now, in anybody’s turn; passing is usual.
about-calling = Which digit of the drawn card counts is pure chance: any will do.
about-placing = Where captured land is laid decides what it touches; keep your Capital covered.

# --- the page to print: `TABLES` and `NOTES` of teaching.py ---

sheet-centres = Where people live
sheet-centres-row = { $card }
sheet-centres-population = population: points, and armies it feeds
sheet-centres-bonus = cards more in hand
sheet-centres-siege = siege value
sheet-armies = Armies
sheet-armies-row = { $card }
sheet-armies-value = fighting value, and points
sheet-note-specialist_value = Rangers in Woods and Mountaineers on a Mountain fight with { $value }.
sheet-note-reserves_defending = Reserves that defend fight with { $value }.
sheet-note-terrain_bonus = Who defends Woods or a Mountain adds { $value }.
