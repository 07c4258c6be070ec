## The end: what the chart shows, and what each clan did
ending-chart = Temples, turn by turn
points-from-temples = Temples { $number }
count-built = built { $number ->
    [one] 1 Temple
   *[other] { $number } Temples
 }
count-took = took { $number ->
    [one] 1 Province
   *[other] { $number } Provinces
 } from others
count-lost = lost { $number ->
    [one] 1 Province
   *[other] { $number } Provinces
 }
count-settled = settled { $number ->
    [one] 1 free Province
   *[other] { $number } free Provinces
 }
