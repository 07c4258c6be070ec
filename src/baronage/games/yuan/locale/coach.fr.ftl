# Pourquoi le conseiller aime un coup : ce qu’il change dans la partie. « Ensuite vous avez 3 points au lieu de 2. » Chaque raison a 25 mots au plus.
# $figure : avec ce coup ; $instead : sans lui ; $seat : le rival, ou personne s’il y en a plusieurs.

coach-temples-more = vous avez { $figure } { $figure ->
    [one] Temple
   *[other] Temples
 } au lieu de { $instead }
coach-land-more = vous possédez { $figure } { $figure ->
    [one] Province
   *[other] Provinces
 } au lieu de { $instead }
coach-rice-more = vous produisez { $figure } Riz au lieu de { $instead }, et ses actions coûtent moins cher
coach-forest-more = vous produisez { $figure } Forêt au lieu de { $instead }, et ses actions coûtent moins cher
coach-mine-more = vous produisez { $figure } Mine au lieu de { $instead }, et ses actions coûtent moins cher
coach-money-more = vous avez { $figure } Chão au lieu de { $instead }
coach-price-less = vous êtes plus près de pouvoir payer un Temple
coach-armies-more = vous avez { $figure } { $figure ->
    [one] Armée
   *[other] Armées
 } au lieu de { $instead }
coach-cities-more = vous avez { $figure } { $figure ->
    [one] Ville
   *[other] Villes
 } au lieu de { $instead }
coach-walls-more = vous avez { $figure } { $figure ->
    [one] Rempart
   *[other] Remparts
 } au lieu de { $instead }
coach-feared-less = un voisin peut prendre moins de vos Provinces
coach-hills-more = vous possédez { $figure } { $figure ->
    [one] Colline
   *[other] Collines
 } au lieu de { $instead }
coach-open-more = plus de vos Provinces touchent des terres libres, et vous pouvez grandir
coach-rival-temples-less = { coach-rival } a { $figure } { $figure ->
    [one] Temple
   *[other] Temples
 } au lieu de { $instead }
coach-rival-land-less = { coach-rival } possède { $figure } { $figure ->
    [one] Province
   *[other] Provinces
 } au lieu de { $instead }
coach-rival-money-less = { coach-rival } a { $figure } Chão au lieu de { $instead }
coach-rival-price-more = { coach-rival } est plus loin de pouvoir payer un Temple
coach-rival-armies-less = { coach-rival } a { $figure } { $figure ->
    [one] Armée
   *[other] Armées
 } au lieu de { $instead }
coach-rival-feared-more = vous menacez davantage de Provinces { OF(coach-rival) }

# ce qui parle pour un ordre lui-même (`ai/reasons.py`) : une phrase entière, comme si tous les autres passaient
because-temple = Ensuite vous avez { TEMPLES($temples) } sur les { $required } qu’il vous faut.
because-attack = Cela prend { $province } à { $seat }.
because-free = Ensuite vous possédez { PROVINCES($count) } au lieu de { $before }.
because-guard = Des Armées de { $seat } peuvent atteindre { $province }.
because-armies = Ensuite vous avez { ARMIES($armies) } au lieu de { $before }.
because-chao = Cela rapporte { $gain } Chão.
because-city = Ensuite { $province } est une Ville, où vous pouvez recruter.
because-double = Une seconde Ville augmente la production { OF($province) }.
because-walls = Ensuite { $province } a de meilleurs Remparts.
because-beaten = { $seat } perd { ARMIES($armies) }.
because-pass = Passer rapporte { $gain } Chão.

## Tâches des problèmes, selon la décision
puzzle-planning = Trouvez le meilleur ordre de ce tour
puzzle-planning-begun = Trouvez les meilleurs niveaux pour { $begun }
