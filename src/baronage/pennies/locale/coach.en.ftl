# Why the coach likes a move: what of the game it changes. "Then you have 3 points instead of 2." Every reason has at most 25 words.
# $figure: with this move; $instead: without it; $seat: the rival, or nobody where there are several.

coach-purse-more = you have { $figure } { $figure ->
    [one] penny
   *[other] pennies
 } instead of { $instead }
