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
because-nearer = { UP($serf) } est à { $moves } { $moves ->
    [one] déplacement
   *[other] déplacements
 } du but, non { $before }.
because-far = Il a le plus long chemin : { $moves } déplacements de là.
because-back = { UP($foe) } est à { $moves } { $moves ->
    [one] déplacement
   *[other] déplacements
 } de son but, non { $before }.
because-stays = { UP($serf) } reste dans le jeu.
because-safe = { UP($serf) } pourrait être repoussé là hors du plateau.
because-guard = { UP($foe) } est à { $turns } { $turns ->
    [one] tour
   *[other] tours
 } d’une de vos pointes.
because-may-drive = Cela peut chasser { $foe } d’une pointe, dans { $percent } cas sur 100.
because-edge = { UP($foe) } est au bord et peut sortir du plateau.
because-wins = { UP($serf) } gagne dans { $percent } cas sur 100.
because-weak = { UP($serf) } ne gagnerait que dans { $percent } cas sur 100.
because-thrown = S’il cède, votre rival peut le pousser hors du plateau.
because-armed = { UP($serf) } se bat ensuite avec { $more } de plus.
because-faster = { UP($serf) } fait ensuite { $moves } déplacements par tour.

## Tâches des problèmes, selon la décision
puzzle-defence = Combattre, céder ou se replier ?
puzzle-errand = Trouvez le meilleur pas pour cette pièce
puzzle-aiming = Repoussez le perdant au meilleur endroit
puzzle-activation = Choisissez la pièce qui agit, ou passez
puzzle-trade-offer = Accepter cet échange, ou le refuser ?
puzzle-bargain = Proposer un échange, ou combattre tout de suite ?
puzzle-confrontation = Combattre, ou céder ?
