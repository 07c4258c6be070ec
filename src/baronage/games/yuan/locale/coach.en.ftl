# Why the coach likes a move: what of the game it changes. "Then you have 3 points instead of 2." Every reason has at most 25 words.
# $figure: with this move; $instead: without it; $seat: the rival, or nobody where there are several.

coach-temples-more = you have { $figure } { $figure ->
    [one] Temple
   *[other] Temples
 } instead of { $instead }
coach-land-more = you own { $figure } { $figure ->
    [one] Province
   *[other] Provinces
 } instead of { $instead }
coach-rice-more = you produce { $figure } Rice instead of { $instead }, and its actions cost less
coach-forest-more = you produce { $figure } Forest instead of { $instead }, and its actions cost less
coach-mine-more = you produce { $figure } Mine instead of { $instead }, and its actions cost less
coach-money-more = you have { $figure } Chão instead of { $instead }
coach-price-less = you are nearer to paying for a Temple
coach-armies-more = you have { $figure } { $figure ->
    [one] Army
   *[other] Armies
 } instead of { $instead }
coach-cities-more = you have { $figure } { $figure ->
    [one] City
   *[other] Cities
 } instead of { $instead }
coach-walls-more = you have { $figure } { $figure ->
    [one] wall
   *[other] walls
 } instead of { $instead }
coach-feared-less = fewer of your Provinces can be taken by a neighbour
coach-hills-more = you own { $figure } hills instead of { $instead }
coach-open-more = more of your Provinces lie beside free land, and you can grow
coach-rival-temples-less = { coach-rival } has { $figure } { $figure ->
    [one] Temple
   *[other] Temples
 } instead of { $instead }
coach-rival-land-less = { coach-rival } owns { $figure } { $figure ->
    [one] Province
   *[other] Provinces
 } instead of { $instead }
coach-rival-money-less = { coach-rival } has { $figure } Chão instead of { $instead }
coach-rival-price-more = { coach-rival } is farther from paying for a Temple
coach-rival-armies-less = { coach-rival } has { $figure } { $figure ->
    [one] Army
   *[other] Armies
 } instead of { $instead }
coach-rival-feared-more = you threaten more Provinces of { coach-rival }

# what speaks for an order itself (`ai/reasons.py`): a whole sentence, as if all others passed
because-temple = Then you have { TEMPLES($temples) } of the { $required } you need.
because-attack = It takes { $province } from { $seat }.
because-free = Then you own { PROVINCES($count) } instead of { $before }.
because-guard = Armies of { $seat } can reach { $province }.
because-armies = Then you have { ARMIES($armies) } instead of { $before }.
because-chao = It brings { $gain } Chão.
because-city = Then { $province } is a City, where you can recruit.
because-double = A second City raises what { $province } produces.
because-walls = Then { $province } has stronger Ramparts.
because-beaten = { $seat } loses { ARMIES($armies) }.
because-pass = A pass brings { $gain } Chão.

## Tasks of puzzles, by the decision
puzzle-planning = Find the best order for this turn
puzzle-planning-begun = Find the best levels for { $begun }
