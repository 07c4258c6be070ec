# For a first game: the card, the terms. What the ids are: baronage/engine/tutorial.

## The card
teach-goal = The most points when Time’s Up comes. The Dragon can beat everybody.
teach-source-land = Each Province you control
teach-source-land-how = More at higher levels: 3, 4, and 6 for a Capitol.
teach-source-land-worth = 2 to 6
teach-source-dragon = Beating the Dragon
teach-source-dragon-how = Send far more than you owe.
teach-source-dragon-worth = 1 to 5
teach-source-out = Losing your last Province
teach-source-out-how = To others, or burnt by the Dragon.
teach-source-out-worth = out
teach-step-1 = Give each land an order
teach-step-1-how = March, fortify, support or work; all are shown together.
teach-step-2 = Talk, bid, pay
teach-step-2-how = Every bid is spent; high rank wins ties.
teach-step-3 = Fight the Dragon together
teach-step-3-how = Each owes units by its lands; too few, and land burns.

## What stands in the pictures
teach-see-province = Province
teach-see-capitol = Capitol
teach-see-units = units
teach-see-last = your last
teach-see-first = first
teach-see-owed = owed
teach-see-power = power
teach-see-limit = threshold
teach-see-realm = gold
teach-see-burnt = burnt
teach-see-plain = March
teach-see-golden = golden
teach-see-help = help
teach-see-wall = Fortify
teach-see-work = Work
teach-see-rank = rank
teach-see-dragon = Dragon

## The terms: what each is called, the words for it in sentences, and what it is
term-province = Province
term-province-forms = Province; Provinces
term-province-is = A land that gives money each turn and points at the end, more at each level; it is lost when it burns or another player’s units win there or find it empty.
term-unit = Unit
term-unit-forms = unit; units
term-unit-is = One army: in a battle the stronger side wins and loses none, and the weaker side loses all units there.
term-ranking = Ranking
term-ranking-forms = Ranking
term-ranking-is = The order of the players by what they bid: the higher player wins tied battles, at the cost of a unit, and has more golden orders.
term-grand-protector = Grand Protector
term-grand-protector-forms = Grand Protector
term-grand-protector-is = The player who is first in the Ranking. If the Dragon wins and they sent too little, they lose all their money.
term-bid = Bid
term-bid-forms = bid; bids
term-bid-is = Money staked in secret for a place in the Ranking, spent in any case. Tied players bid again or draw lots in turn 1; later the higher ranked stays higher.
term-bracket = Bracket
term-bracket-forms = bracket
term-bracket-is = The quarter of the Ranking in which you stand: it says which kinds of golden orders you may use.
term-golden-order = Golden order
term-golden-order-forms = golden order; golden orders; golden
term-golden-order-is = A stronger form of an order, such as a March that fights with one more; the higher your rank, the more kinds you may use.
term-march = March
term-march-forms = March!; march; marches
term-march-is = The order that sends units to a neighbouring Province; the one they leave stays yours unless another player’s units come in.
term-fortify = Fortify
term-fortify-forms = Fortify!
term-fortify-is = The order that makes you one stronger in every battle for that Province.
term-support = Support
term-support-forms = Support!; support
term-support-is = The order that adds the units of one Province to a battle next door, your own or another player’s, without risk.
term-work = Work, work!
term-work-forms = Work, work!
term-work-is = The order that earns 50 $Realm, while the units there fight with one less.
term-dragon = Dragon
term-dragon-forms = Dragon
term-dragon-is = When it attacks all players send units in secret: if together they are stronger than its power it is beaten, else it burns the land of those who sent too little.
term-minimum = What you owe the Dragon
term-minimum-forms = owe
term-minimum-is = Against the Dragon each player owes one unit of strength for each unburnt Province. Players who send less are punished if the Dragon wins.
term-power = Power Level
term-power-forms = Power Level
term-power-is = How strong the Dragon is: every card that is turned up makes it stronger, and a player who keeps 250 $Realm or more still more.
term-threshold = Threshold
term-threshold-forms = Threshold
term-threshold-is = When the Dragon’s power reaches it, the Dragon attacks at once.
term-grey = Burnt Province
term-grey-forms = burnt
term-grey-is = The Dragon has burnt it: it has no owner and the lowest level, and the player who takes it gets points for it but no money.
term-capitol = Capitol
term-capitol-forms = Capitol; Capitols
term-capitol-is = A Province of the highest level, worth 6 points; each player may have only one.

## What a decision is about, to who meets it for the first time
about-opening = Every bid is spent; a small one is enough when nobody threatens you yet.
about-orders = One order for each Province with units: work when you’re safe, fortify when you aren’t, march where you’re stronger.
about-commitment = Send at least what you owe, or your land burns if the Dragon wins; more brings points.
about-buying = Units defend you and are owed to the Dragon: buy them before you bid.
about-bidding-again = You are tied: a little more decides who stands higher.
about-voting = All vote on how to play; for a first game the normal board without factions is simplest.

# --- the page to print: `TABLES` and `NOTES` of teaching.py ---

sheet-levels = A Province, by its level
sheet-levels-row = { $level ->
    [0] Plain
    [1] Level I
    [2] Level II
   *[3] Level III (Capitol)
 }
sheet-levels-production = $Realm a turn
sheet-levels-points = points
sheet-orders = Golden orders: up to which bracket of the Ranking
sheet-orders-row = { $kind }
sheet-orders-golden = bracket
sheet-note-start_cash = You begin with { $value } $Realm.
sheet-note-unit_cost = A unit costs { $value } $Realm.
sheet-note-upgrade_cost = Raising a Province costs { $value } $Realm for each level.
sheet-note-work_pay = Work, work! pays { $value } $Realm more.
sheet-note-supply = A Province feeds { $value } units.
sheet-note-ferry_cost = The ferry costs { $value } $Realm a march.
sheet-note-island_vps = The Island gives { $value } points.
sheet-note-island_supply = The Island feeds { $value } { $value ->
    [one] unit
   *[other] units
 }.
sheet-note-silent_due = Pirates: if at most one player is named, who named nobody owes { $value } $Realm.
sheet-note-clash_due = Pirates: if two or more are named, each snitch owes { $value } $Realm.
sheet-note-plank_due = Pirates: who walks the plank without an army owes { $value } $Realm.
sheet-advice-orders = Orders are like rock, paper, scissors: Fortify! is rock, March! is scissors, Work, work! is paper.
sheet-advice-support = Support! can turn this round: it can help paper beat scissors, or scissors beat rock.
