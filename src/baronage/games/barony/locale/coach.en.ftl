# Why the coach likes a move: what of the game it changes. "Then you have 3 points instead of 2." Every reason has at most 25 words.
# $figure: with this move; $instead: without it; $seat: the rival, or nobody where there are several.

coach-progress-more = you are nearer to holding your three points
coach-serfs-more = you have { $figure } { $figure ->
    [one] Serf
   *[other] Serfs
 } in play instead of { $instead }
coach-held-more = you have barricaded { $figure } { $figure ->
    [one] point
   *[other] points
 } instead of { $instead }
coach-sitting-more = your Serf stays on a point and comes closer to barricading it
coach-risk-less = your Serf on a point is less easily driven off
coach-way-less = your Serfs have a shorter way to the points
coach-ranks-more = your Serfs have { $figure } Ranks together instead of { $instead }
coach-arms-more = your Serfs are better armed
coach-gold-more = you have more gold
coach-rival-progress-less = { coach-rival } is farther from holding three points
coach-rival-serfs-less = { coach-rival } has { $figure } { $figure ->
    [one] Serf
   *[other] Serfs
 } in play instead of { $instead }
coach-rival-held-less = { coach-rival } has barricaded { $figure } { $figure ->
    [one] point
   *[other] points
 } instead of { $instead }
coach-rival-sitting-less = { coach-rival } has to leave a point, or loses time on it
coach-rival-risk-more = you can drive a Serf of { coach-rival } off a point more easily
coach-rival-way-more = the Serfs of { coach-rival } have a longer way to the points

# what speaks for a plan itself (`ai/reasons.py`): a whole sentence
because-point = It brings { $serf } onto a point that you need.
because-out = { UP($foe) } is out of the game.
because-driven = It drives { $foe } off a point.
because-way = { UP($serf) } is then { $turns } { $turns ->
    [one] turn
   *[other] turns
 } from a point, not { $before }.
because-nearer = { UP($serf) } is then { $moves } { $moves ->
    [one] movement
   *[other] movements
 } from your goal, not { $before }.
because-far = It has the longest way: { $moves } movements from there.
because-back = { UP($foe) } is then { $moves } { $moves ->
    [one] movement
   *[other] movements
 } from its goal, not { $before }.
because-stays = { UP($serf) } stays in the game.
because-safe = { UP($serf) } could be bumped off the board there.
because-guard = { UP($foe) } is { $turns } { $turns ->
    [one] turn
   *[other] turns
 } from a point of yours.
because-may-drive = It can drive { $foe } off a point, in { $percent } of 100 cases.
because-edge = { UP($foe) } is at the edge and can be pushed off.
because-wins = { UP($serf) } wins in { $percent } of 100 cases.
because-weak = { UP($serf) } would win only in { $percent } of 100 cases.
because-thrown = Conceding lets your rival bump it off the board.
because-armed = { UP($serf) } then fights with { $more } more.
because-faster = { UP($serf) } then makes { $moves } movements a turn.

## Tasks of puzzles, by the decision
puzzle-defence = Fight, concede or retreat?
puzzle-errand = Find the best step for this piece
puzzle-aiming = Push the loser to the best place
puzzle-activation = Choose the best piece to act, or pass
puzzle-trade-offer = Accept this trade, or decline it?
puzzle-bargain = Offer a trade, or fight at once?
puzzle-confrontation = Fight, or give way?
