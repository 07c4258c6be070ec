## The end: what the chart shows, and what each Baron did
ending-chart = Serfs in the Kingdom, round by round
points-from-serfs = Serfs { $number }
count-barricaded = barricaded { $number ->
    [one] 1 point
   *[other] { $number } points
 } of the enemy’s home
count-killed = killed { $number ->
    [one] 1 Serf
   *[other] { $number } Serfs
 }
count-lost = lost { $number ->
    [one] 1 Serf
   *[other] { $number } Serfs
 }
count-hired = brought { $number ->
    [one] 1 new Serf
   *[other] { $number } new Serfs
 } into the Kingdom
