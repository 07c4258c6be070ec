## La fin : ce que montre le graphique, et ce que chaque Baron a fait
ending-chart = Les Serfs dans le Royaume, manche après manche
points-from-serfs = Serfs { $number }
count-barricaded = a barricadé { $number ->
    [one] 1 pointe
   *[other] { $number } pointes
 } de la baronnie ennemie
count-killed = a tué { $number ->
    [one] 1 Serf
   *[other] { $number } Serfs
 }
count-lost = a perdu { $number ->
    [one] 1 Serf
   *[other] { $number } Serfs
 }
count-hired = a fait entrer { $number ->
    [one] 1 nouveau Serf
   *[other] { $number } nouveaux Serfs
 } dans le Royaume
