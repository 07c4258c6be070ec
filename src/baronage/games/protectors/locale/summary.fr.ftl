## La fin : ce que montre le graphique, d’où viennent les points, ce que chaque joueur a fait
ending-chart = Les points de victoire, tour après tour
points-from-land = terres { $number }
points-from-island = Île { $number }
points-from-dragon = Dragon { $number }
deed-stood = a fait front contre le Dragon { $number } fois
deed-short = a envoyé trop peu contre le Dragon { $number } fois
deed-won = a gagné { $number ->
    [one] 1 bataille
   *[other] { $number } batailles
 }
deed-beaten = a perdu { $number ->
    [one] 1 bataille
   *[other] { $number } batailles
 }
deed-took = a pris { $number ->
    [one] 1 Province
   *[other] { $number } Provinces
 }
deed-lost = s’est vu prendre { $number ->
    [one] 1 Province
   *[other] { $number } Provinces
 }
deed-raised = a élevé une Province { $number } fois
