# Why the coach likes a move: what of the game it changes. "Then you have 3 points instead of 2." Every reason has at most 25 words.
# $figure: with this move; $instead: without it; $seat: the rival, or nobody where there are several.

coach-score-more = your realm is worth { $figure } { $figure ->
    [one] point
   *[other] points
 } instead of { $instead }
coach-land-more = your land counts { $figure } instead of { $instead }
coach-people-more = your people count { $figure } instead of { $instead }
coach-strength-more = your armies have a strength of { $figure } instead of { $instead }
coach-front-more = armies of strength { $figure } stand at your border, not { $instead }
coach-villages-more = you have { $figure } { $figure ->
    [one] Village
   *[other] Villages
 } instead of { $instead }
coach-towns-more = you have { $figure } { $figure ->
    [one] Town
   *[other] Towns
 } instead of { $instead }
coach-cities-more = you have { $figure } { $figure ->
    [one] City
   *[other] Cities
 } instead of { $instead }
coach-recruits-more = { $figure } of your people can still take up arms, not { $instead }
coach-growth-more = { $figure } Towns and Cities let your people grow, not { $instead }
coach-room-more = up to { $figure } people can live on your land, not { $instead }
coach-border-more = your border has { $figure } cards from which you can go on, not { $instead }
coach-border-less = your border is { $figure } cards long instead of { $instead }, and easier to hold
coach-roads-more = you have { $figure } { $figure ->
    [one] improvement
   *[other] improvements
 } on your land, not { $instead ->
    [0] none
   *[other] { $instead }
 }
coach-force-more = you hold armies of strength { $figure } in your hand, not { $instead }
coach-events-more = you keep an event to send
coach-answers-more = you keep an answer to an event in your hand
coach-rival-score-less = the realm of { coach-rival } is worth { $figure } points instead of { $instead }
coach-rival-land-less = the land of { coach-rival } counts { $figure } instead of { $instead }
coach-rival-people-less = the people of { coach-rival } count { $figure } instead of { $instead }
coach-rival-strength-less = the armies of { coach-rival } have a strength of { $figure } instead of { $instead }

# what speaks for an action itself (`ai/reasons.py`): a whole sentence
because-attack = It takes land from { $seat }{ $percent ->
    [100] {""}
   *[other] {" "}in { $percent } of 100 cases
 }.
because-cover = { $seat } then takes this land in { $percent } of 100 cases, not { $was }.
because-no-help = No army of yours in reach would help.
because-build = You can build armies of strength { $strength } now.
because-no-army = You hold no army that you can build now.
because-site = { UP(A("village")) } can then stand on this land.
because-spots = Then land fits in { $count } places, not in { $was }.
because-unfed = Your population can’t keep { A($card) } now.
because-no-place = { UP(A($card)) } fits nowhere in your realm now.
because-copies = You hold { $count } of these.
because-digit = There { $count } of { $cards } unseen cards help you.
because-revolt = An odd number costs { $seat } { $count } land { $count ->
    [one] card
   *[other] cards
 }.
because-costs = An odd number costs { $seat } { A($card) }.
because-lowers = An odd number lowers a { $card } of { $seat } by one step.
because-sickness = Odd numbers cost { $seat } armies of strength { $strength }.
because-counter = It stops the { $card } in your realm.

## Tasks of puzzles, by the decision
puzzle-attack = Find the best attack
puzzle-interruption = Interrupt with a card, or pass?
puzzle-countering = Counter this event, or let it happen?
puzzle-response = Move an army to the defence, or none?
puzzle-expansion = Find the best way to expand
puzzle-build-or-attack = Build or attack? Find the best start
puzzle-continuation = Attack on, or stop here?
