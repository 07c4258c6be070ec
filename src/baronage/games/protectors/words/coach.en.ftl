# Why the coach likes a move: what of the game it changes. "Then you have 3 points instead of 2." Every reason has at most 25 words.
# $figure: with this move; $instead: without it; $seat: the rival, or nobody where there are several.

coach-points-more = you have { $figure } Victory { $figure ->
    [one] Point
   *[other] Points
 } instead of { $instead }
coach-lands-more = you have { $figure } unburnt { $figure ->
    [one] Province
   *[other] Provinces
 } instead of { $instead }
coach-army-more = you have { $figure } { $figure ->
    [one] unit
   *[other] units
 } instead of { $instead }
coach-cash-more = you have more money
coach-levels-more = your Provinces have { $figure } levels together instead of { $instead }
coach-rank-less = you stand higher on the Ranking
coach-owed-less = you are nearer to what you owe against the Dragon
coach-feared-less = your weakest Province is safer from its neighbours
coach-rival-points-less = { coach-rival } has { $figure } Victory { $figure ->
    [one] Point
   *[other] Points
 } instead of { $instead }
coach-rival-lands-less = { coach-rival } has { $figure } unburnt { $figure ->
    [one] Province
   *[other] Provinces
 } instead of { $instead }
coach-rival-army-less = { coach-rival } has { $figure } { $figure ->
    [one] unit
   *[other] units
 } instead of { $instead }
coach-dragon-less = the Dragon is weaker
coach-units-more = the realm has more units against the Dragon
