# Textes des notifications, en français. Comment ces fichiers sont lus : baronage/engine/text/catalogue.py.

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
move-text = { table } : à vous de jouer.
move-left = Il vous reste { $left }.
move-why = Vous recevez ceci parce qu’une partie vous attend.

## Presque plus de temps
short-title = Le temps presse : { $game }
short-text = { table } : à vous de jouer, et votre temps est presque écoulé.
short-why = Vous recevez ceci parce que les quatre cinquièmes de votre temps sont écoulés.

## Un rappel de l’hôte
remind-title = Rappel : à vous de jouer à { $game }
remind-text = { table } : { $by } vous rappelle que c’est à vous de jouer.
remind-why = Vous recevez ceci parce que l’hôte a appuyé sur « Rappeler ».

## Une proposition de match nul
draw-title = Match nul proposé : { $game }
draw-text = { table } : { $by } propose le match nul.
draw-why = Vous recevez ceci parce qu’une proposition de match nul attend votre réponse.

## Retiré d’une place par l’hôte
removed-title = Vous ne jouez plus : { $game }
removed-text = { table } : l’hôte vous a retiré de la table.
removed-why = Vous recevez ceci parce que l’hôte vous a retiré de la table.

## Une partie est finie
over-title = Partie terminée : { $game }
over-text = { table } : { $drawn ->
    [1] match nul.
   *[other] { $place ->
        [0] personne n’a gagné.
        [1] vous avez gagné.
       *[other] vous avez fini à la place { $place }.
     }
 }
over-why = Vous recevez ceci parce qu’une de vos parties est terminée.

## Une invitation
invited-title = { $by } vous invite à jouer
invited-text = { $by } aimerait jouer à { $game } avec vous. Ouvrez la table et prenez place.
invited-why = Vous recevez ceci parce que quelqu’un vous a invité par votre nom.

## Un message privé
talk-title = { $by } vous a écrit
talk-text = { table } : vous avez un message privé.
talk-why = Vous recevez ceci parce qu’on vous a écrit en privé à une table.

## Un tournoi
round-title = { $name } : { $number ->
    [0] bientôt le début
   *[other] la ronde { $number } commence
 }
round-text = { LEN($others) ->
    [0] Votre table est prête.
   *[other] Vous jouez à { $game } contre { LIST($others) }.
 }
round-why = Vous recevez ceci parce que vous participez à ce tournoi.

## Une adresse qui ne marche plus
way-title = Les notifications n’arrivent plus à { $name }
way-text = Plusieurs envois à { $name } ont échoué, nous avons donc cessé. Dans les réglages, vous pouvez supprimer cette adresse ou réessayer.
way-why = Vous recevez ceci parce qu’une de vos adresses ne fonctionne plus.

## Un résumé
digest-title = Baronage : { $count ->
    [one] { $count } nouveauté
   *[other] { $count } nouveautés
 }

## Un essai
test-title = Notification d’essai de Baronage
test-text = Les notifications ressembleront à ceci.
test-why = Vous recevez ceci parce que vous avez appuyé sur « Envoyer un essai ».

## Les liens des courriels
confirm-title = Est-ce bien votre adresse ?
confirm-text = Quelqu’un, sur Baronage, a demandé l’envoi de notifications à cette adresse. Si c’est vous, confirmez-la dans la journée :
confirm-not-you = Si ce n’était pas vous, ne faites rien. Vous ne recevrez plus de courriel.
recover-title = Nouveau mot de passe pour Baronage
recover-text = Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour { $name }. Ce lien permet de le choisir. Il sert une seule fois, pendant une heure :
recover-not-you = Si ce n’était pas vous, ne faites rien. Votre mot de passe reste le même.
see = Ouvrir : { $link }
unsubscribe = Se désabonner de ces courriels : { $link }
settings = Réglages des notifications : { $link }
