# Pourquoi le conseiller aime un coup : ce qu’il change à la partie. « Ensuite vous avez 3 points au lieu de 2. » 25 mots au plus.
# $figure : avec ce coup ; $instead : sans lui ; $seat : le rival, ou personne quand il y en a plusieurs.

coach-points-more = vous avez { $figure } { $figure ->
    [one] point
   *[other] points
 } au lieu de { $instead }
coach-soldiers-more = vous avez { $figure } { $figure ->
    [one] soldat
   *[other] soldats
 } au lieu de { $instead }, pour garder et pour frapper
coach-wall-more = { $figure } { $figure ->
    [one] unité se tient
   *[other] unités se tiennent
 } sur votre muraille, et non { $instead } : tant qu’elle est gardée, personne n’atteint votre ville
coach-gather-more = votre ville ajoute { $figure } { $figure ->
    [one] ressource
   *[other] ressources
 } à chaque Récolte, au lieu { $instead ->
    [0] d’aucune
   *[other] de { $instead }
 }
coach-draw-more = votre ville ajoute { $figure } { $figure ->
    [one] carte
   *[other] cartes
 } à chaque Pioche, au lieu { $instead ->
    [0] d’aucune
   *[other] de { $instead }
 }
coach-purse-more = vous avez { $figure } { $figure ->
    [one] ressource
   *[other] ressources
 } à dépenser au lieu { $instead ->
    [0] d’aucune
   *[other] de { $instead }
 }
coach-shields-more = un Bouclier reste dans votre main contre la prochaine attaque
coach-strikes-more = une carte d’attaque reste dans votre main pour le prochain coup
coach-piercing-more = vos soldats frappent les unités avec { $figure }, et non { $instead }
coach-razing-more = vos soldats frappent les bâtiments avec { $figure }, et non { $instead }
coach-aids-more = vous avez { $figure } { $figure ->
    [one] Aide royale
   *[other] Aides royales
 } en jeu au lieu de { $instead }
coach-builders-more = vous avez { $figure } { $figure ->
    [one] civil
   *[other] civils
 } pour bâtir, et non { $instead }
coach-squires-more = vous avez { $figure } { $figure ->
    [one] Écuyer
   *[other] Écuyers
 } à former en soldats, et non { $instead }
coach-armies-more = vous avez { $figure } { $figure ->
    [one] soldat
   *[other] soldats
 } dans l’Armée du Roi au lieu de { $instead }
coach-danger-less = une attaque { OF(coach-rival) } pourrait vous coûter moins
coach-deck-less = il reste moins de cartes dans la pioche, et la partie finit plus tôt
coach-rival-points-less = { coach-rival } a { $figure } { $figure ->
    [one] point
   *[other] points
 } au lieu de { $instead }
coach-rival-soldiers-less = { coach-rival } a { $figure } { $figure ->
    [one] soldat
   *[other] soldats
 } au lieu de { $instead }
coach-rival-wall-less = { $figure } { $figure ->
    [one] unité se tient
   *[other] unités se tiennent
 } sur la muraille { OF(coach-rival) }, et non { $instead }
coach-rival-gather-less = la ville { OF(coach-rival) } récolte moins à chaque fois
coach-rival-razing-less = les soldats { OF(coach-rival) } frappent les bâtiments avec { $figure }, et non { $instead }
coach-rival-piercing-less = les soldats { OF(coach-rival) } frappent les unités avec { $figure }, et non { $instead }
coach-rival-danger-more = vos soldats menacent davantage de ce que possède { coach-rival }

# ce qui parle pour l’action elle-même (`ai/reasons.py`) : une phrase entière
because-nothing-to-spend = Vous n’avez rien à dépenser.
because-too-dear = Votre unité la moins chère coûte { $cost }, et vous avez { $has }.
because-enough = Ensuite vous avez { $then }, et { A($half) } { costs-alone } { $cost }.
because-keep = Vous avez { $has }, et { A($half) } { costs-alone } { $cost } : gardez.
costs-alone = { PLURAL($half) ->
    [many] coûtent
   *[one] coûte
 }
because-idle = Vous ne pouvez rien recruter ni améliorer.
because-no-unit = Vous n’avez en main aucune unité à recruter.
because-becomes = Elle peut devenir { A($half) } : { TERM($half) ->
    [merchant] { $figure } ressources de plus à chaque Récolte
    [scribe] { $figure } cartes de plus à chaque Pioche
   *[other] { $figure ->
        [0] 1 point
       *[other] force { $figure }
     }
 }.
because-card = { TERM($card) ->
    [shield] Elle ôte { $shield } à un coup contre vous.
    [plus-two] Elle ajoute 2 à une de vos attaques.
    [extra-action] Elle vous donne deux actions en un tour.
    [military-action] Un de vos soldats agit en plus de votre action.
    [bomb] Pour { $bomb } ressources, elle retire toute carte en jeu.
    [prison] Pour { $prison } ressources, elle retire tout soldat d’un rival.
   *[other] Elle améliore ou abaisse une unité, pour rien.
 }
because-point = Cela vous donne 1 point.
because-stronger = Ensuite elle frappe avec { $strength }, et non avec 1.
because-wall = Tant que votre muraille est tenue, personne n’atteint votre ville.
because-gathers = Ensuite vous récoltez { $then }, non { $now }.
because-draws = Ensuite vous piochez { $then }, non { $now }.
because-walls = Ensuite { $count } unités gardent votre muraille.
because-king = Dans l’Armée du Roi, elle vous donne 2 points.
because-points-lost = { $seat } perd { $points ->
    [one] 1 point
   *[other] { $points } points
 }.
because-strength-lost = { $seat } perd un soldat de force { $strength }.
because-unit-lost = { $seat } ne pourra plus en faire { A($half) }.
because-twice = Ensuite vous avez deux actions dans ce tour.
because-falls = Sans Bouclier, { $unit } { falls }.
because-lowered = Sans Bouclier, { $unit } { becomes } { A($base) }.
because-saved = Cela sauve { $unit }.
because-no-help = Un seul Bouclier ne changerait rien ici.
because-first = Qui montre le plus de cartes joue en premier.
because-hidden = Tous connaîtront les cartes que vous montrez.

## Tâches des problèmes, selon la décision
puzzle-turn = Trouvez la meilleure action de ce tour
puzzle-defence = Jouer un Bouclier, ou laisser tomber l’unité ?
puzzle-recruiting = Recruter encore, ou s’arrêter ?
