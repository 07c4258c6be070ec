## La fin : ce que montre le graphique, d’où viennent les points, ce que chaque joueur a fait
ending-chart = Les points de victoire, tour après tour
points-from-land = terres { $number }
points-from-island = Île { $number }
points-from-dragon = Dragon { $number }
count-stood = a fait front contre le Dragon { $number } fois
count-short = a envoyé trop peu contre le Dragon { $number } fois
count-won = a gagné { $number ->
    [one] 1 bataille
   *[other] { $number } batailles
 }
count-beaten = a perdu { $number ->
    [one] 1 bataille
   *[other] { $number } batailles
 }
count-took = a pris { $number ->
    [one] 1 Province
   *[other] { $number } Provinces
 }
count-lost = s’est vu prendre { $number ->
    [one] 1 Province
   *[other] { $number } Provinces
 }
count-raised = a élevé une Province { $number } fois
