# Pourquoi le conseiller aime un coup : ce qu’il change dans la partie. « Ensuite vous avez 3 points au lieu de 2. » Au plus 25 mots par raison.
# $figure : avec ce coup ; $instead : sans lui ; $seat : le rival, ou personne s’ils sont plusieurs.

coach-points-more = vous avez { $figure } { $figure ->
    [one] point
   *[other] points
 } de victoire au lieu de { $instead }
coach-lands-more = vous avez { $figure } { $figure ->
    [one] Province non brûlée
   *[other] Provinces non brûlées
 } au lieu de { $instead }
coach-army-more = vous avez { $figure } { $figure ->
    [one] unité
   *[other] unités
 } au lieu de { $instead }
coach-cash-more = vous avez plus d’argent
coach-levels-more = vos Provinces ont ensemble { $figure } { $figure ->
    [one] niveau
   *[other] niveaux
 } au lieu de { $instead }
coach-rank-less = vous êtes mieux classé
coach-owed-less = vous êtes plus près de ce que vous devez contre le Dragon
coach-feared-less = votre Province la plus faible craint moins ses voisines
coach-rival-points-less = { coach-rival } a { $figure } { $figure ->
    [one] point
   *[other] points
 } de victoire au lieu de { $instead }
coach-rival-lands-less = { coach-rival } a { $figure } { $figure ->
    [one] Province non brûlée
   *[other] Provinces non brûlées
 } au lieu de { $instead }
coach-rival-army-less = { coach-rival } a { $figure } { $figure ->
    [one] unité
   *[other] unités
 } au lieu de { $instead }
coach-dragon-less = le Dragon est plus faible
coach-units-more = le Royaume a plus d’unités contre le Dragon
