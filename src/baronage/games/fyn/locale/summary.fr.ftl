## La fin : ce que montre le graphique, d’où viennent les points, ce que chaque Baron a fait (« A pris 3 terres et a perdu 1 armée. »)
ending-chart = Le score, manche après manche
points-from-land = terres { $number }
points-from-people = population { $number }
points-from-arms = armées { $number }
count-took = a pris { $number ->
    [one] 1 terre
   *[other] { $number } terres
 } aux autres
count-lost = s’est vu prendre { $number ->
    [one] 1 terre
   *[other] { $number } terres
 }
count-fell = a perdu { $number ->
    [one] 1 armée
   *[other] { $number } armées
 }
count-built = a levé { $number ->
    [one] 1 armée
   *[other] { $number } armées
 }
