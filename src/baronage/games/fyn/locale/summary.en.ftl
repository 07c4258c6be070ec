## The end: what the chart shows, points by where they come from, what each Baron did ("Took 3 lands and lost 1.")
ending-chart = Score, round by round
points-from-land = land { $number }
points-from-people = people { $number }
points-from-arms = arms { $number }
count-took = took { $number ->
    [one] 1 land
   *[other] { $number } lands
 } from others
count-lost = had { $number ->
    [one] 1 land
   *[other] { $number } lands
 } taken away
count-fell = lost { $number ->
    [one] 1 army
   *[other] { $number } armies
 }
count-built = raised { $number ->
    [one] 1 army
   *[other] { $number } armies
 }
