## La fin : ce que montre le graphique, et ce que chaque clan a fait
ending-chart = Les Temples, tour après tour
points-from-temples = Temples { $number }
count-built = a bâti { $number ->
    [one] 1 Temple
   *[other] { $number } Temples
 }
count-took = a pris { $number ->
    [one] 1 Province
   *[other] { $number } Provinces
 } aux autres
count-lost = a perdu { $number ->
    [one] 1 Province
   *[other] { $number } Provinces
 }
count-settled = a colonisé { $number ->
    [one] 1 Province libre
   *[other] { $number } Provinces libres
 }
