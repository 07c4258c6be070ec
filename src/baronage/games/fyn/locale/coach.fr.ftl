# Pourquoi le conseiller aime un coup : ce qu’il change dans la partie. « Ensuite vous avez 3 points au lieu de 2. » Chaque raison a 25 mots au plus.
# $figure : avec ce coup ; $instead : sans lui ; $seat : le rival, ou personne s’il y en a plusieurs.

coach-score-more = votre royaume vaut { $figure } { $figure ->
    [one] point
   *[other] points
 } au lieu de { $instead }
coach-land-more = votre terrain compte pour { $figure } au lieu de { $instead }
coach-people-more = votre population compte pour { $figure } au lieu de { $instead }
coach-strength-more = vos armées ont une force de { $figure } au lieu de { $instead }
coach-front-more = des armées d’une force de { $figure } tiennent votre frontière, et non de { $instead }
coach-villages-more = vous avez { $figure } { $figure ->
    [one] Village
   *[other] Villages
 } au lieu de { $instead }
coach-towns-more = vous avez { $figure } { $figure ->
    [one] Ville
   *[other] Villes
 } au lieu de { $instead }
coach-cities-more = vous avez { $figure } { $figure ->
    [one] Cité
   *[other] Cités
 } au lieu de { $instead }
coach-recruits-more = { $figure } de vos habitants peuvent encore prendre les armes, et non { $instead }
coach-growth-more = { $figure } Villes et Cités font grandir votre peuple, et non { $instead }
coach-room-more = jusqu’à { $figure } habitants peuvent vivre sur votre terrain, et non { $instead }
coach-border-more = votre frontière a { $figure } cartes d’où vous pouvez avancer, et non { $instead }
coach-border-less = votre frontière est longue de { $figure } cartes au lieu de { $instead }, et plus facile à tenir
coach-roads-more = vous avez { $figure } { $figure ->
    [one] aménagement
   *[other] aménagements
 } sur votre terrain, et non { $instead }
coach-force-more = vous avez en main des armées d’une force de { $figure }, et non de { $instead }
coach-events-more = vous gardez un événement à jouer
coach-answers-more = vous gardez en main de quoi contrer un événement
coach-rival-score-less = le royaume { OF(coach-rival) } vaut { $figure } points au lieu de { $instead }
coach-rival-land-less = le terrain { OF(coach-rival) } compte pour { $figure } au lieu de { $instead }
coach-rival-people-less = la population { OF(coach-rival) } compte pour { $figure } au lieu de { $instead }
coach-rival-strength-less = les armées { OF(coach-rival) } ont une force de { $figure } au lieu de { $instead }

# ce qui parle pour une action elle-même (`ai/reasons.py`) : une phrase entière
because-attack = Cela prend une terre à { $seat }{ $percent ->
    [100] {""}
   *[other] {" "}dans { $percent } cas sur 100
 }.
because-cover = { $seat } prend ensuite cette terre dans { $percent } cas sur 100, non { $was }.
because-no-help = Aucune de vos armées à portée n’y changerait rien.
because-build = Vous pouvez lever des armées d’une force de { $strength }.
because-no-army = Vous n’avez en main aucune armée à lever.
because-site = { UP(A("village")) } peut ensuite s’y élever.
because-spots = Ensuite { $count } places peuvent recevoir un terrain, non { $was }.
because-unfed = Votre population ne peut nourrir { A($card) } pour l’instant.
because-no-place = { UP(A($card)) } n’a pas de place dans votre royaume.
because-copies = Vous en avez { $count } en main.
because-digit = Là, { $count } cartes inconnues sur { $cards } vous aident.
because-revolt = Un nombre impair coûte { $count } { $count ->
    [one] carte
   *[other] cartes
 } de terrain à { $seat }.
because-costs = Un nombre impair coûte { A($card) } à { $seat }.
because-lowers = Un nombre impair abaisse d’un cran { A($card) } { OF($seat) }.
because-sickness = Des nombres impairs coûtent à { $seat } une force de { $strength }.
because-counter = Cela contre { THE($card) } dans votre royaume.

## Tâches des problèmes, selon la décision
puzzle-attack = Trouvez la meilleure attaque
puzzle-interruption = Interrompre avec une carte, ou passer ?
puzzle-countering = Contrer cet événement, ou le laisser agir ?
puzzle-response = Déplacer une armée pour défendre, ou aucune ?
puzzle-expansion = Trouvez la meilleure expansion
puzzle-build-or-attack = Construire ou attaquer ? Trouvez le meilleur début
puzzle-continuation = Continuer l’attaque, ou s’arrêter ?
