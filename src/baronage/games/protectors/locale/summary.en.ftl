## The end: what the chart shows, points by where they come from, what each player did
ending-chart = Victory Points, turn by turn
points-from-land = land { $number }
points-from-island = Island { $number }
points-from-dragon = Dragon { $number }
deed-stood = stood against the Dragon { $number ->
    [one] once
    [2] twice
   *[other] { $number } times
 }
deed-short = sent too little against the Dragon { $number ->
    [one] once
    [2] twice
   *[other] { $number } times
 }
deed-won = won { $number ->
    [one] 1 battle
   *[other] { $number } battles
 }
deed-beaten = lost { $number ->
    [one] 1 battle
   *[other] { $number } battles
 }
deed-took = took { $number ->
    [one] 1 Province
   *[other] { $number } Provinces
 }
deed-lost = had { $number ->
    [one] 1 Province
   *[other] { $number } Provinces
 } taken away
deed-raised = raised a Province { $number ->
    [one] once
    [2] twice
   *[other] { $number } times
 }
