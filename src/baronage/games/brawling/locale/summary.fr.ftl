## La fin : ce que montre le graphique, d’où viennent les points, ce que chaque Baron a fait
ending-chart = Les points de victoire, manche après manche
points-from-army = Armée du Roi { $number }
points-from-buildings = bâtiments { $number }
count-army = a envoyé { $number ->
    [one] 1 unité
   *[other] { $number } unités
 } à l’Armée du Roi
count-lost = a perdu { $number ->
    [one] 1 unité
   *[other] { $number } unités
 }
count-recruited = a recruté { $number ->
    [one] 1 carte
   *[other] { $number } cartes
 }
