## The end: what the chart shows, points by where they come from, what each Baron did
ending-chart = Victory points, round by round
points-from-army = King’s Army { $number }
points-from-buildings = buildings { $number }
count-army = sent { $number ->
    [one] 1 unit
   *[other] { $number } units
 } to the King’s Army
count-lost = lost { $number ->
    [one] 1 unit
   *[other] { $number } units
 }
count-recruited = recruited { $number ->
    [one] 1 card
   *[other] { $number } cards
 }
