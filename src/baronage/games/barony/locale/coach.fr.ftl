# Pourquoi le conseiller aime un coup : ce qu’il change à la partie. « Ensuite vous avez 3 points au lieu de 2. » 25 mots au plus.
# $figure : avec ce coup ; $instead : sans lui ; $seat : le rival, ou personne quand il y en a plusieurs.

coach-progress-more = vous approchez de la tenue de vos trois pointes
coach-serfs-more = vous avez { $figure } { $figure ->
    [one] Serf
   *[other] Serfs
 } en jeu au lieu de { $instead }
coach-held-more = vous avez barricadé { $figure } { $figure ->
    [one] pointe
   *[other] pointes
 } au lieu de { $instead }
coach-sitting-more = votre Serf reste sur une pointe et sera bientôt barricadé
coach-risk-less = votre Serf est moins facile à déloger de sa pointe
coach-way-less = vos Serfs ont moins de chemin jusqu’aux pointes
coach-ranks-more = vos Serfs ont ensemble { $figure } Rangs au lieu de { $instead }
coach-arms-more = vos Serfs sont mieux armés
coach-gold-more = vous avez plus d’or
coach-rival-progress-less = { coach-rival } est plus loin de tenir trois pointes
coach-rival-serfs-less = { coach-rival } a { $figure } { $figure ->
    [one] Serf
   *[other] Serfs
 } en jeu au lieu de { $instead }
coach-rival-held-less = { coach-rival } a barricadé { $figure } { $figure ->
    [one] pointe
   *[other] pointes
 } au lieu de { $instead }
coach-rival-sitting-less = { coach-rival } doit quitter une pointe, ou y perd du temps
coach-rival-risk-more = vous délogez plus facilement d’une pointe un Serf { OF(coach-rival) }
coach-rival-way-more = les Serfs { OF(coach-rival) } ont plus de chemin jusqu’aux pointes

# ce qui parle pour un plan lui-même (`ai/reasons.py`) : une phrase entière
because-point = { UP($serf) } arrive sur une pointe qu’il vous faut.
because-out = { UP($foe) } est hors du jeu.
because-driven = Cela chasse { $foe } d’une pointe.
because-way = { UP($serf) } est alors à { $turns } { $turns ->
    [one] tour
   *[other] tours
 } d’une pointe, non à { $before }.

## Tâches des problèmes, selon la décision
puzzle-defence = Combattre, céder ou se replier ?
puzzle-errand = Trouvez le meilleur pas pour cette pièce
puzzle-aiming = Repoussez le perdant au meilleur endroit
puzzle-activation = Choisissez la pièce qui agit, ou passez
puzzle-trade-offer = Accepter cet échange, ou le refuser ?
puzzle-bargain = Proposer un échange, ou combattre tout de suite ?
puzzle-confrontation = Combattre, ou céder ?
