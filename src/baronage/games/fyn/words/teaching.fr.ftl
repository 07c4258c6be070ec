# Pour une première partie : la carte, les termes. Le sens des clés : baronage/engine/teaching.

## La carte
teach-goal = Ayez le meilleur score quand le roi Timothée revient.
teach-source-land = Chaque terrain de votre royaume
teach-source-land-how = Contre votre Capitale ou un aménagement.
teach-source-land-worth = 1 point
teach-source-people = Habitants des Villages, Villes, Cités
teach-source-people-how = Un Village compte 1, une Ville ou une Cité 3.
teach-source-people-worth = 1 ou 3
teach-source-army = Armées en jeu
teach-source-army-how = Votre population en limite le nombre.
teach-source-army-worth = 1 à 3
teach-step-1 = Piochez, puis déplacez
teach-step-1-how = Une carte par armée, plus par les Routes.
teach-step-2 = Levez des armées ou attaquez
teach-step-2-how = Jamais les deux ; une prise entraîne ce qui en dépend.
teach-step-3 = Étendez-vous, puis défaussez
teach-step-3-how = Deux cartes par tour ; plus avec des Villes.

## Dans les images
teach-see-points = points
teach-see-edge = la frontière
teach-see-population = population
teach-see-cards = cartes en main
teach-see-siege = siège
teach-see-hit = touche
teach-see-score = score
teach-see-home = chez vous
teach-see-cut = coupé

## Les termes
term-realm = Royaume
term-realm-forms = royaume
term-realm-is = Tous vos terrains, chacun relié bord à bord à votre Capitale.
term-capital = Capitale
term-capital-forms = Capitale; Capitales
term-capital-is = Là où commence votre royaume : 6 de population, 5 cartes en main, elle lève des armées, et qui la perd est éliminé.
term-improved = Aménagement
term-improved-forms = aménagement; aménagements
term-improved-is = Ce qu’on pose sur un terrain, une Route ou un Village : on ne pose de terrain neuf qu’à côté d’un terrain qui en porte un.
term-village = Village
term-village-forms = Village; Villages
term-village-is = La première localité d’un terrain : elle va sur une Plaine, compte 1 et peut devenir une Ville à un tour suivant.
term-town = Ville
term-town-forms = Ville; Villes
term-town-is = Un Village agrandi : elle compte 3, donne une carte de plus en main et une à poser, et lève des armées.
term-city = Cité
term-city-forms = Cité; Cités
term-city-is = Une Ville agrandie : elle donne deux cartes de plus en main, et il faut l’assiéger même sans armée qui la défende.
term-population = Population
term-population-forms = population
term-population-is = Le total de votre Capitale et de vos localités : vos armées en jeu ne peuvent jamais être plus fortes.
term-frontier = Frontière
term-frontier-forms = frontière
term-frontier-is = Un terrain qui a un côté libre : c’est de là seulement qu’on attaque, et là seulement qu’on est attaqué.
term-siege = Siège
term-siege-forms = siège; assiégée
term-siege-is = Une Cité ou une Capitale sans défenseurs se bat encore : ses murs frappent un attaquant, et un attaquant doit les toucher.
term-number = Nombre
term-number-forms = nombre
term-number-is = Qui combat tire un nombre de 1 à 10 et touche s’il ne dépasse pas 5, plus sa force, moins celle de l’adversaire.
term-capture = Prise
term-capture-forms = pris; prise
term-capture-is = Un terrain pris vient se placer à côté de celui d’où vous attaquez, et tout ce qui ne tenait que par lui le suit.
term-response = Réponse
term-response-forms = réponse
term-response-is = Avant un combat, le défenseur peut déplacer une armée une fois : pour aider, pour fuir ou ailleurs.
term-any-play = Sabotages et autres
term-any-play-forms = Sabotage; Séisme; Révolte; Maladie
term-any-play-is = Une carte jouable au tour de n’importe qui, entre deux de ses étapes, comme un Séisme.
term-plague = Peste et Volcan
term-plague-forms = Peste; Volcan
term-plague-is = Des cartes que personne ne garde : elles frappent dès qu’on les pioche.
term-king = Le roi Timothée
term-king-forms = roi Timothée; le roi
term-king-is = La carte qui termine la partie à l’instant où elle est piochée ; elle entre dans la pioche quand la première est épuisée.

## De quoi il s’agit, pour qui rencontre cette décision
about-movement = Amenez des armées à la frontière où l’on vous attaque ou que vous voulez attaquer ; puis finissez l’étape.
about-build-or-attack = Levez des armées ou attaquez, jamais les deux en un tour.
about-building = Chaque Capitale, Ville ou Cité lève une armée ; toutes ensemble ne peuvent dépasser votre population.
about-attack = Attaquez un terrain sans défenseurs, de préférence là où beaucoup en dépend.
about-response = Vous pouvez déplacer une armée une fois avant le combat : sur le terrain attaqué, ou loin de lui.
about-expansion = Posez des terrains et ce qu’ils portent : d’abord des Villages en Villes, elles apportent cartes et armées.
about-discarding = Défaussez ce qui ne servira pas bientôt : votre main se remplit au tour suivant.
about-interruption = Une carte pourrait être jouée maintenant, au tour de n’importe qui ; passer est l’usage.
about-calling = Quel chiffre de la carte piochée compte est pur hasard : n’importe lequel convient.
about-placing = L’endroit où se pose un terrain pris décide de ce qu’il touche ; gardez votre Capitale couverte.

# --- la page à imprimer : `TABLES` et `NOTES` de teaching.py ---

sheet-centres = Où vivent les gens
sheet-centres-row = { $card }
sheet-centres-population = population : points, et armées nourries
sheet-centres-bonus = cartes de plus en main
sheet-centres-siege = valeur de siège
sheet-armies = Les armées
sheet-armies-row = { $card }
sheet-armies-value = valeur de combat, et points
sheet-note-specialist_value = Les Forestiers dans les Bois et les Montagnards en Montagne combattent avec { $value }.
sheet-note-reserves_defending = Les Réservistes qui défendent combattent avec { $value }.
sheet-note-terrain_bonus = Qui défend des Bois ou une Montagne ajoute { $value }.
