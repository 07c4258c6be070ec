# Pour une première partie : la carte, les termes. Le sens des clés : baronage/engine/tutorial.

## La carte
teach-goal = Le plus de points quand la pioche s’épuise. Chaque bâtiment en donne 1, chaque soldat de votre Armée du Roi 2.
teach-source-town = Chaque bâtiment de votre ville
teach-source-town-how = Recrutez un Paysan, puis payez pour retourner sa carte.
teach-source-town-worth = 1 point
teach-source-king = Chaque soldat de votre Armée du Roi
teach-source-king-how = Améliorez un Écuyer, puis avancez-le deux fois : muraille, Roi.
teach-source-king-worth = 2 points
teach-source-deck = La dernière carte de la pioche termine la partie
teach-source-deck-how = Le joueur qui l’a prise perd les égalités.
teach-step-1 = Cartes et ressources
teach-step-1-how = Récoltez, piochez, ou prenez une carte du marché.
teach-step-2 = Recruter et améliorer
teach-step-2-how = Un Paysan devient un bâtiment, un Écuyer un soldat.
teach-step-3 = Attaquer, ou garder la muraille
teach-step-3-how = Le double de sa santé détruit une unité. Sans garde, la ville est ouverte.

## Dans les images
teach-see-king = Armée du Roi
teach-see-wall = la muraille
teach-see-town = la ville
teach-see-resources = ressources
teach-see-cards = cartes
teach-see-point = point
teach-see-points = points
teach-see-room = place
teach-see-damage = dégâts
teach-see-first = premier tour
teach-see-gather = récolter
teach-see-draw = piocher
teach-see-pay = payer 2
teach-see-worth = +1 point
teach-see-attack = attaque 8
teach-see-falls = 8 sur 2 : tombe

## Les termes
term-resource = Ressource
term-resource-forms = ressource; ressources
term-resource-is = Une carte de la pioche posée face cachée sur votre pile en guise d’argent : ce que vous payez retourne sur la pioche.
term-gather = Récolter
term-gather-forms = récolter; récolte
term-gather-is = L’action qui prend 1 carte de la pioche comme ressource, et 1 de plus par bonus de vos Paysans et Fermes, 3 pour un Marchand.
term-draw = Piocher
term-draw-forms = piocher
term-draw-is = L’action qui prend 1 carte de la pioche dans votre main, et davantage pour chacune de vos unités à bonus de carte.
term-market = Marché
term-market-forms = marché
term-market-is = Trois cartes face visible pour tous : par une action vous en prenez une, et la pioche remplit sa place.
term-recruit = Recruter
term-recruit-forms = recruter; recrute
term-recruit-is = L’action qui amène des cartes de votre main dans votre ville comme Paysans ou Écuyers, pour 2 ressources chacune.
term-upgrade = Améliorer
term-upgrade-forms = améliorer; améliore
term-upgrade-is = L’action qui retourne des Paysans ou des Écuyers de votre ville vers leur autre moitié, au prix inscrit au pied de la carte.
term-downgrade = Rétrograder
term-downgrade-forms = rétrograder
term-downgrade-is = Une unité rétrogradée redevient Paysan ou Écuyer, et celle qui l’est déjà est défaussée ; un bâtiment n’est jamais rétrogradé.
term-civilian = Civil
term-civilian-forms = civil; civils
term-civilian-is = Un Paysan, un Marchand ou un Scribe : il travaille pour vous en ville, n’avance jamais et ne se bat jamais.
term-soldier = Soldat
term-soldier-forms = soldat; soldats
term-soldier-is = Un Écuyer ou ce qu’il devient : il peut attaquer, garder la muraille et, une fois amélioré, servir le Roi.
term-building = Bâtiment
term-building-forms = bâtiment; bâtiments
term-building-is = Un Paysan devenu une Ferme, un Donjon ou un autre bâtiment : il vaut 1 point et ne prend pas de place.
term-room = Place
term-room-forms = place
term-room-is = Une ville loge 2 civils et 2 soldats ; Fermes, Auberges et Casernes font de la place pour d’autres.
term-wall = Muraille
term-wall-forms = muraille
term-wall-is = Tant qu’une de vos unités se tient sur votre muraille, personne ne peut attaquer votre ville.
term-kings-army = Armée du Roi
term-kings-army-forms = Armée du Roi
term-kings-army-is = Des soldats améliorés venus de la muraille : chacun vaut 2 points, et seule la Bombe peut l’atteindre.
term-strength = Force
term-strength-forms = force
term-strength-is = Les dégâts qu’une unité inflige à sa cible quand elle attaque.
term-health = Santé
term-health-forms = santé
term-health-is = Autant de dégâts défaussent un Paysan ou un Écuyer et rétrogradent un civil ou un soldat amélioré ; le double défausse toute unité, et moins ne touche pas un bâtiment.
term-shield = Bouclier
term-shield-forms = Bouclier; Boucliers
term-shield-is = Une carte que vous jouez de votre main quand on vous attaque : elle retire 3 dégâts à l’une de vos unités.
term-royal-aid = Aide royale
term-royal-aid-forms = Aide royale; Aides royales; Aide
term-royal-aid-is = Un don qui apparaît dans la pioche pour le seul joueur qui a le moins de quelque chose, comme des bâtiments ; l’employer ne coûte pas d’action.
term-bid = Enchère
term-bid-forms = enchère
term-bid-is = Avant la partie, chacun montre autant de cartes autres que des Paysans qu’il veut. Le joueur qui en montre le plus commence.

## De quoi il s’agit, pour qui rencontre cette décision
about-bid = Le joueur qui montre le plus de cartes autres que des Paysans commence. Vous gardez vos cartes.
about-turn = Une action : au début récoltez et recrutez, plus tard faites des Paysans des bâtiments et des Écuyers des soldats.
about-recruiting = Vous pouvez recruter plusieurs cartes dans cette même action, tant que vous pouvez payer.
about-upgrading = Vous pouvez améliorer plusieurs unités dans cette même action ; chaque bâtiment vaut un point.
about-moving = Chaque soldat peut faire un pas dans cette action : vers la muraille, ou, s’il est amélioré, de là chez le Roi.
about-declaration = Choisissez les attaquants et leurs cibles ; le double de la santé détruit, tout attaquant est ensuite rétrogradé, et un Écuyer défaussé.
about-defence = Chaque Bouclier retire 3 dégâts à une unité ; il est bien employé là où il la sauve.

# --- la page à imprimer : `TABLES` et `NOTES` de teaching.py ---

sheet-units = Les cartes : ce qu’elles coûtent, ce qu’elles deviennent
sheet-units-row = { $card }
sheet-units-cards-cost = recruter
sheet-units-cards-upgrade = améliorer
sheet-units-upgraded-health = santé
sheet-units-upgraded-strength = force
sheet-units-upgraded-gathers = récolte
sheet-units-upgraded-draws = pioche
sheet-units-upgraded-civilians = place pour civils
sheet-units-upgraded-soldiers = place pour soldats
sheet-note-squire_strength = Un Écuyer frappe avec { $value } ; après une attaque il est défaussé.
sheet-note-shield = Un Bouclier évite { $value } dégâts.
sheet-note-bomb_cost = La Bombe coûte { $value } et défausse n’importe quelle carte en jeu.
sheet-note-prison_cost = La Prison coûte { $value } et défausse un soldat adverse.
sheet-note-courthouse_cost = Tribunal : payez { $value } pour rétrograder un soldat adverse.
sheet-note-market_cost = Halle : payez { $value } pour piocher des cartes,
sheet-note-market_draw = à savoir { $value } ;
sheet-note-market_gain = ou défaussez une carte pour gagner { $value } ressources.
sheet-note-aid_draw = Aide royale en cartes : piochez { $value }.
sheet-note-aid_gain = Aide royale en ressources : gagnez { $value }.
sheet-note-transfer_cost = Un don à un coéquipier coûte { $value } par carte.
