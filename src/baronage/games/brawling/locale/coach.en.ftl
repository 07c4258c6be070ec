# Why the coach likes a move: what of the game it changes. "Then you have 3 points instead of 2." Every reason has at most 25 words.
# $figure: with this move; $instead: without it; $seat: the rival, or nobody where there are several.

coach-points-more = you have { $figure } { $figure ->
    [one] point
   *[other] points
 } instead of { $instead }
coach-soldiers-more = you have { $figure } { $figure ->
    [one] soldier
   *[other] soldiers
 } instead of { $instead }, to guard and to strike
coach-wall-more = { $figure } { $figure ->
    [one] unit stands
   *[other] units stand
 } on your wall, not { $instead }: while it is manned, nobody reaches your town
coach-gather-more = your town adds { $figure } { $figure ->
    [one] resource
   *[other] resources
 } to each Gather, not { $instead ->
    [0] none
   *[other] { $instead }
 }
coach-draw-more = your town adds { $figure } { $figure ->
    [one] card
   *[other] cards
 } to each Draw, not { $instead ->
    [0] none
   *[other] { $instead }
 }
coach-purse-more = you have { $figure } { $figure ->
    [one] resource
   *[other] resources
 } to spend instead of { $instead ->
    [0] none
   *[other] { $instead }
 }
coach-shields-more = a Shield stays in your hand against the next attack
coach-strikes-more = an attack card stays in your hand for your next strike
coach-piercing-more = your soldiers strike units with { $figure }, not { $instead }
coach-razing-more = your soldiers strike buildings with { $figure }, not { $instead }
coach-aids-more = you have { $figure } { $figure ->
    [one] Aid
   *[other] Aids
 } in play instead of { $instead }
coach-builders-more = you have { $figure } { $figure ->
    [one] civilian
   *[other] civilians
 } to build with, not { $instead }
coach-squires-more = you have { $figure } { $figure ->
    [one] Squire
   *[other] Squires
 } to make soldiers of, not { $instead }
coach-armies-more = you have { $figure } { $figure ->
    [one] soldier
   *[other] soldiers
 } in the King’s Army instead of { $instead }
coach-danger-less = what an attack by { coach-rival } could cost you is less
coach-deck-less = fewer cards are left in the deck, and the game ends sooner
coach-rival-points-less = { coach-rival } has { $figure } { $figure ->
    [one] point
   *[other] points
 } instead of { $instead }
coach-rival-soldiers-less = { coach-rival } has { $figure } { $figure ->
    [one] soldier
   *[other] soldiers
 } instead of { $instead }
coach-rival-wall-less = { $figure } { $figure ->
    [one] unit stands
   *[other] units stand
 } on the wall of { coach-rival }, not { $instead }
coach-rival-gather-less = the town of { coach-rival } gathers less each time
coach-rival-razing-less = the soldiers of { coach-rival } strike buildings with { $figure }, not { $instead }
coach-rival-piercing-less = the soldiers of { coach-rival } strike units with { $figure }, not { $instead }
coach-rival-danger-more = your soldiers threaten more of what { coach-rival } has

# what speaks for an action itself (`ai/reasons.py`): a whole sentence
because-nothing-to-spend = You have nothing to spend.
because-too-dear = Your cheapest unit costs { $cost }, and you have { $has }.
because-enough = Then you have { $then }, and { A($half) } { costs-alone } { $cost }.
because-keep = You have { $has }, and { A($half) } { costs-alone } { $cost }: keep it.
costs-alone = { PLURAL($half) ->
    [many] cost
   *[one] costs
 }
because-idle = You can recruit and upgrade nothing now.
because-no-unit = You hold no unit that you could recruit.
because-becomes = It can become { A($half) }: { TERM($half) ->
    [merchant] { $figure } more resources with each Gather
    [scribe] { $figure } more cards with each Draw
   *[other] { $figure ->
        [0] 1 point
       *[other] strength { $figure }
     }
 }.
because-card = { TERM($card) ->
    [shield] It takes { $shield } off a blow against you.
    [plus-two] It adds 2 to one of your attacks.
    [extra-action] It gives you two actions in one turn.
    [military-action] One of your soldiers acts, and you still take your action.
    [bomb] For { $bomb } resources it removes any card in play.
    [prison] For { $prison } resources it removes any soldier of a rival.
   *[other] It raises or lowers one unit, and costs nothing.
 }
because-point = It gives you 1 point.
because-stronger = Then it strikes with { $strength }, not with 1.
because-wall = While your wall is manned, nobody reaches your town.
because-gathers = Then you gather { $then }, not { $now }.
because-draws = Then you draw { $then }, not { $now }.
because-walls = Then { $count } units guard your wall.
because-king = In the King’s Army it gives you 2 points.
because-points-lost = { $seat } loses { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
because-strength-lost = { $seat } loses a soldier of strength { $strength }.
because-unit-lost = { $seat } can’t make { A($half) } of it any longer.
because-twice = Then you take two actions in this turn.
because-falls = Without a Shield { $unit } { falls }.
because-lowered = Without a Shield { $unit } { becomes } { A($base) } again.
because-saved = It saves { $unit }.
because-no-help = No single Shield would help here.
because-first = The player who shows the most cards begins.
because-hidden = All players will know the cards that you show.

## Tasks of puzzles, by the decision
puzzle-turn = Find the best action for this turn
puzzle-defence = Play a Shield, or let the unit fall?
puzzle-recruiting = Recruit once more, or stop?
