## The end: what the chart shows, points by where they come from, what each player did
ending-chart = Victory Points, turn by turn
points-from-land = land { $number }
points-from-island = Island { $number }
points-from-dragon = Dragon { $number }
count-stood = stood against the Dragon { $number ->
    [one] once
    [2] twice
   *[other] { $number } times
 }
count-short = sent too little against the Dragon { $number ->
    [one] once
    [2] twice
   *[other] { $number } times
 }
count-won = won { $number ->
    [one] 1 battle
   *[other] { $number } battles
 }
count-beaten = lost { $number ->
    [one] 1 battle
   *[other] { $number } battles
 }
count-took = took { $number ->
    [one] 1 Province
   *[other] { $number } Provinces
 }
count-lost = had { $number ->
    [one] 1 Province
   *[other] { $number } Provinces
 } taken away
count-raised = raised a Province { $number ->
    [one] once
    [2] twice
   *[other] { $number } times
 }
