# Pour une première partie : la carte, les termes. Le sens des clés : baronage/engine/tutorial.

## La carte
teach-goal = Ayez la bourse la plus pleine après la dernière manche.
teach-source-offer = La plus haute offre gagne un lancer
teach-source-offer-how = Un dé, payé par la banque ; une égalité ne gagne rien.
teach-source-raid = Le gagnant peut attaquer
teach-source-raid-how = Tous les autres paient son enjeu.
teach-source-ward = Un bouclier ne paie rien
teach-source-ward-how = Montrez une carte à partir de 7.
teach-step-1 = Offrez une ou deux cartes
teach-step-1-how = Toutes les offres sont montrées ensemble.
teach-step-2 = Si vous gagnez, choisissez un enjeu
teach-step-2-how = Vous devez pouvoir le payer.
teach-step-3 = Piochez jusqu’à deux cartes
teach-step-3-how = Puis la manche suivante commence.

## Dans les images
teach-see-high = 12
teach-see-roll = un dé
teach-see-pennies = sous
teach-see-ward = bouclier
teach-see-stake = enjeu

## Les termes
term-ward = Bouclier
term-ward-forms = bouclier
term-ward-is = Une carte à partir de 7 que vous pouvez montrer quand on vous attaque : vous ne payez alors rien.
term-raid = Raid
term-raid-forms = raid
term-raid-is = La somme pour laquelle le gagnant attaque est payée par tous les autres, autant qu’ils peuvent.
term-boast = Vantardise
term-boast-forms = vanter; vanté
term-boast-is = Le gagnant peut se vanter avant le raid, deux fois au plus.
