# For a first game: the card, the terms. What the ids are: baronage/engine/tutorial.

## The card
teach-goal = Hold your enemy’s three points, each for 3 turns.
teach-source-point = Hold each corner for three turns
teach-source-point-how = Then nothing moves that Serf.
teach-source-bump = The loser of a fight is pushed
teach-source-bump-how = A defender as far as you ran, an attacker one triangle.
teach-source-edge = Off the board is dead
teach-source-edge-how = An enemy left with two Serfs soon loses.
teach-step-1 = Choose a piece
teach-step-1-how = Siders step, Jumpers leap two, Pointers slip through corners.
teach-step-2 = Go to a lit triangle
teach-step-2-how = Golden ones are points: stay there for three turns.
teach-step-3 = Win the dice, push them away
teach-step-3-how = Two dice each plus Rank. Off the board is dead.

## What stands in the pictures
teach-see-corner = corner
teach-see-turns = turns
teach-see-barricade = barricaded
teach-see-you = you
teach-see-them = the other
teach-see-pushed = pushed
teach-see-edge = off the board
teach-see-gold = gold
teach-see-roll = dice + Rank
teach-see-three = your Serfs

## The terms: what each is called, the words for it in sentences, and what it is
term-serf = Serf
term-serf-forms = Serf; Serfs
term-serf-is = One of your nine pieces: its shape says how it moves, its letters what it is, its pips how well it fights.
term-sider = Sider
term-sider-forms = Sider; Siders
term-sider-is = A Serf that steps through a side to the triangle next to it.
term-jumper = Jumper
term-jumper-forms = Jumper; Jumpers
term-jumper-is = A Serf that leaps two triangles straight on, over whatever stands between, so it lands only on triangles turned the same way, until the Market or a bump changes that.
term-pointer = Pointer
term-pointer-forms = Pointer; Pointers
term-pointer-is = A Serf that slips through a corner to any of the triangles that touch its own.
term-confrontation = Confrontation
term-confrontation-forms = confrontation; confrontations
term-confrontation-is = A Serf that enters an occupied triangle fights: both roll two dice and add Rank and weapon. The defender wins ties.
term-bump = Bump
term-bump-forms = bump; bumped; bumps
term-bump-is = A beaten defender is pushed straight on as far as the attacker ran, a beaten attacker one triangle where the defender’s Baron likes; into another Serf is the next fight.
term-concede = Concede
term-concede-forms = concede; concedes
term-concede-is = To give up a fight before the dice: the other side wins at once.
term-kill = Kill
term-kill-forms = killed; kill; kills
term-kill-is = A Serf pushed off the board is out of this game, and killing a rival’s Serf earns 100 gold for each of its Ranks.
term-point = Point
term-point-forms = point; points
term-point-is = A corner triangle of a barony: your three goals are the points of your enemy’s home.
term-barricade = Barricade
term-barricade-forms = barricaded; barricades
term-barricade-is = A Serf that stands on a point of your enemy’s home at the start of three of your turns in a row is barricaded: nothing can move it.
term-enemy = Designated enemy
term-enemy-forms = enemy
term-enemy-is = The one Baron whose points you must take; everybody else may still be in your way.
term-rank = Rank
term-rank-forms = Rank
term-rank-is = How well a Serf fights: it is added to its dice.
term-move = Move
term-move-forms = Move
term-move-is = How many movements of its kind a Serf may make in one turn.
term-maneuver = Maneuver
term-maneuver-forms = maneuver; maneuvers
term-maneuver-is = Something special that a Serf of its kind can do, such as shooting or stealing; at most one that takes an action each turn.
term-market = Market
term-market-forms = Market
term-market-is = The hexagonal space on the board: the Serf that stands in it can buy weapons, armour, spells, maneuvers, Rank and Move.
term-pick-pocket = Pick Pocket
term-pick-pocket-forms = Pick Pocket
term-pick-pocket-is = A Serf that attacks this way takes gold unless it loses by its Rank or more, and goes back without pushing anybody away.
term-fief = Fief
term-fief-forms = Fief
term-fief-is = The nine Serfs with which you begin this game, chosen from all that you have hired.

## What a decision is about, to who meets it for the first time
about-preparation = Choose your Serfs and where they stand: slow ones guard at the tip, Pointers leave first from the base.
about-activation = One Serf acts in each turn: run for the enemy’s corners, or push away Serfs that threaten yours.
about-errand = On a free triangle you fight nobody; a ringed Serf means a fight, with your chance to win.
about-confrontation = The loser is pushed; look where each of you would land before you fight.
about-defence = You win ties; conceding is sensible where the push does no harm.
about-aiming = You choose where the loser goes: over the edge, or into another Serf, is best.

# --- the page to print: `TABLES` and `NOTES` of teaching.py ---

sheet-castes = Serfs to hire
sheet-castes-row = { $caste }
sheet-castes-castes-salary = salary
sheet-castes-castes-rank = first Rank
sheet-castes-castes-most_rank = greatest Rank
sheet-castes-castes-move = Move
sheet-items = Wares of the Market
sheet-items-row = { $ware }
sheet-items-items-price = price
sheet-items-items-bonus = worth
sheet-maneuvers = Maneuvers
sheet-maneuvers-row = { $maneuver }
sheet-maneuvers-maneuvers-price = price
sheet-maneuvers-turns = turns
sheet-note-hold_turns = A point of the enemy is barricaded when your Serf begins { $value } turns in a row on it.
sheet-note-loss_serfs = A Baron needs { $value } Serfs.
sheet-note-loss_turns = A Baron who begins and ends { $value } turns in a row with too few Serfs has lost.
sheet-note-point_income = A Serf on a point of another player’s home brings { $value } gold a turn.
sheet-note-kill_gold = The kill of a rival’s Serf brings { $value } gold for each Rank.
sheet-note-win_gold = The victory brings { $value } gold for each player who began the game.
sheet-note-start_gold = A Baron begins with { $value } gold to hire with.
sheet-note-vocation_cost = A Serf’s vocation costs { $value } beside the salary.
