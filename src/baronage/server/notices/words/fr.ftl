# Ce que disent les avis, en français. Comment ces fichiers sont lus : baronage/engine/catalogue.py.

and = { $first } et { $last }

## Le temps
days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
 }
hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
 }
minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
 }
at-once = moins d’une minute

## À quelle table
table = { LEN($others) ->
    [0] { $game }
   *[other] { $game } avec { LIST($others) }
 }

## À vous de jouer
move-title = À vous de jouer : { $game }
move-text = { table } : la table vous attend.
move-left = Il vous reste { $left }.
move-why = Vous le recevez parce qu’une table vous attend.

## Presque plus de temps
short-title = Le temps presse : { $game }
short-text = { table } : la table vous attend et votre temps est presque écoulé.
short-why = Vous le recevez parce que les quatre cinquièmes de votre temps sont écoulés.

## Un rappel de l’hôte
remind-title = On vous attend : { $game }
remind-text = { table } : { $by } vous rappelle que la table vous attend.
remind-why = Vous le recevez parce que l’hôte de la table a appuyé sur « Rappeler ».

## Retiré d’une place par l’hôte
removed-title = Vous ne jouez plus : { $game }
removed-text = { table } : l’hôte vous a retiré votre place.
removed-why = Vous le recevez parce que l’hôte de la table vous a retiré votre place.

## Une partie est finie
over-title = Partie finie : { $game }
over-text = { table } : { $place ->
    [0] personne n’a gagné.
    [1] vous avez gagné.
   *[other] vous avez fini à la place { $place }.
 }
over-why = Vous le recevez parce qu’une de vos parties est finie.

## Une invitation
invited-title = { $by } vous invite à jouer
invited-text = { $by } aimerait jouer à { $game } avec vous. La place est à vous dès que vous ouvrez la table et vous asseyez.
invited-why = Vous le recevez parce que quelqu’un vous a invité par votre nom.

## Un message privé
talk-title = { $by } vous a écrit
talk-text = { table } : on vous a dit quelque chose en privé.
talk-why = Vous le recevez parce qu’on vous a écrit en privé à une table.

## Un tournoi
round-title = { $name } : { $number ->
    [0] il va commencer
   *[other] la ronde { $number } commence
 }
round-text = { LEN($others) ->
    [0] Votre table est prête.
   *[other] Vous jouez à { $game } contre { LIST($others) }.
 }
round-why = Vous le recevez parce que vous jouez dans ce tournoi.

## Une adresse qui ne marche plus
way-title = Les avis n’arrivent plus à { $name }
way-text = Ce qui était envoyé à { $name } n’a pas été accepté ; après plusieurs essais, on n’y envoie plus rien. Dans les réglages, vous pouvez l’enlever ou réessayer.
way-why = Vous le recevez parce qu’une de vos adresses ne marche plus.

## Un résumé
digest-title = Baronage : { $count ->
    [one] { $count } nouvelle
   *[other] { $count } nouvelles
 }

## Un essai
test-title = Un essai de Baronage
test-text = Voici comment les avis vous parviennent ici.
test-why = Vous le recevez parce que vous avez appuyé sur « Envoyer un essai ».

## Les liens des courriels
confirm-title = Est-ce bien votre adresse ?
confirm-text = { $name }, sur Baronage, veut recevoir ses avis à cette adresse. Si c’est vous, confirmez-la dans la journée :
confirm-not-you = Si ce n’est pas vous, ne faites rien : il ne viendra plus de courriel.
recover-title = Un nouveau mot de passe pour Baronage
recover-text = Quelqu’un, sans doute vous, a perdu le mot de passe de { $name }. Ce lien permet d’en choisir un nouveau, une seule fois, pendant une heure :
recover-not-you = Si ce n’était pas vous, ne faites rien : le mot de passe reste le même.
see = Y aller : { $link }
unsubscribe = Plus de courriels de ce genre : { $link }
settings = Tous les avis : { $link }
