# Ce que disent tous les jeux, en français. Comment ces fichiers sont lus : baronage/engine/text/catalogue.py.

## Parties de phrases
and = { $first } et { $last }
you = vous
nobody = personne
whose = { WHO($seat) ->
    [you] votre
   *[other] { OF($seat) }
 }

## Attente
waiting = { LEN($waits) ->
    [0] Veuillez patienter.
   *[other] En attente { OF(LIST($waits)) }.
 }
waiting-in-secret = Quelqu’un choisit peut-être en ce moment, en secret.
waiting-for-sheets = Envoyé. En attente des autres.
over = La partie est terminée.

## Une table en texte
text-score = { $n } { $n ->
    [one] point
   *[other] points
 }
text-hidden = { $n } face cachée
text-free = Libre
text-acts = doit jouer
text-sent = envoyé
text-out = hors du jeu
text-plan = Votre plan{ $sent ->
    [1] , envoyé
   *[0] , pas encore envoyé
 } :
text-cards = Cartes
text-key = Signes :
text-more = et { $n } de plus

## Refus
no-such-move = Ce n’est pas un coup permis ici. { now-asked }
now-asked = À décider maintenant : { $asked }.
not-asked = { LEN($waits) ->
    [0] Personne n’a rien à décider maintenant.
   *[other] Ce n’est pas à vous. En attente { OF(LIST($waits)) }.
 }
not-asked-in-secret = Quelqu’un choisit peut-être en secret. Vous n’avez rien à décider.
not-asked-for-a-sheet = Les autres choisissent. Vous n’avez rien à choisir.
sent-already = Votre choix est déjà envoyé. Il ne peut plus changer.
it-is-over = La partie est terminée.
you-left = Vous avez quitté cette partie.
not-possible = Vous ne pouvez pas faire cela maintenant.

## Ce que répond l’arbitre
gate-left-already = { $seat } a déjà quitté la partie.
gate-no-window = Aucune fenêtre n’est ouverte.
gate-only-for-seats = La table ne peut qu’exclure un joueur, fermer une fenêtre ouverte ou finir la partie par un match nul convenu.
gate-no-draw = Il ne reste qu’un joueur dans la partie : personne ne peut convenir d’un match nul.
gate-seat-left = Ce siège a quitté la partie.
gate-no-resigning = Vous ne pouvez pas abandonner dans ce jeu.
gate-beaten = Ce siège est déjà hors du jeu et ne peut pas abandonner.
gate-not-waited-for = Ce siège n’a rien à décider maintenant.
gate-for-the-table = Seule la table peut faire cela.
gate-nothing-unsent = Il n’y a rien à annuler : tout est envoyé.
gate-no-click = Ceci serait joué aussitôt et ne peut pas faire partie d’un brouillon.
gate-nothing-to-undo = Ce siège n’a rien à annuler.
gate-table-not-asked = La table n’a rien à décider.
gate-no-seat = Cette table n’a pas de siège { $things }.
gate-drafted-already = C’est déjà dans votre brouillon.

## Pourquoi pas ?
why-not-your-move = Ce n’est pas à vous de jouer. { $prompt }
why-first-click = Cliquez d’abord { $things }, puis ceci.
why-or-first-click = { $refusal } Ou cliquez d’abord { $things }.
why-first-choose = Choisissez d’abord { $things }, puis ceci.
why-nothing = { $things } : rien à faire avec cela en ce moment.
why-or = { $first } ou { $last }
why-or-another = { $things } ou un autre

## Ce que ferait un texte tapé
try-resign = Vous quittez la partie
try-lapse = Votre temps s’écoule

## Événements
left-resigned = { WHO($seat) ->
    [you] Vous avez abandonné.
   *[other] { $seat } a abandonné.
 }
left-sent-away = { WHO($seat) ->
    [you] Vous avez été exclu.
   *[other] { $seat } a été exclu.
 }
draw-agreed = Les joueurs ont convenu d’un match nul.
undo-last = Votre dernière action
remark = { $seat } : « { $remark } »
undone = { WHO($seat) ->
    [you] Vous avez repris votre dernier coup.
   *[other] { $seat } a repris son dernier coup.
 }

## Le conseiller (raisons : `coach-…` dans les catalogues des jeux)
coach-now = Ensuite { $because }.
coach-later = Mieux qu’autrement, quelques tours plus tard, { $because }.
coach-forced = C’est votre seul coup permis.
coach-wins = Cela termine la partie, et vous gagnez.
coach-loses = Sinon la partie se termine, et vous ne la gagnez pas.
puzzle-asked = À vous de décider. Un plan est nettement le meilleur : trouvez-le.
puzzle-chances = On gagne ainsi { $won } parties sur 100, { $fewer } de moins avec le deuxième meilleur plan.
coach-rival = { WHO($seat) ->
    [nobody] votre plus fort rival
   *[other] { $seat }
 }

## Ce que les joueurs se promettent. $turn : son numéro ; $seat : un troisième joueur
pact-peace = La paix entre nous jusqu’à la fin du tour { $turn } ?
pact-attack = Attaquer { $seat } ensemble au tour { $turn } ?
# ce qui peut être proposé : une sorte en un mot ou deux, et chaque chose que l’on y choisit
offer-peace = La paix
offer-peace-turn = jusqu’à la fin du tour { $turn }
offer-attack = Attaquer un joueur ensemble
offer-attack-seat = { $seat }
offer-attack-turn = au tour { $turn }
pact-is-open = attend une réponse
pact-is-accepted = convenu
pact-is-refused = refusé
pact-is-kept = tenu
pact-is-broken = rompu
pact-is-void = sans suite

## Titres d’une partie
heading-round = Manche { $round }
heading-number = Manche { $number }
heading-turn = Tour { $turn }

## Leçons
lesson-wrong = Ce n’est pas encore résolu. Réinitialisez et essayez autre chose.

## La fin
cause-draw-agreed = Match nul convenu.
ending-quiet = N’a rien pris ni perdu de notable.

## Dans le terminal. $who : les vainqueurs, ou rien
terminal-over = La partie est terminée : { $count ->
    [0] personne ne gagne
   *[other] { $you ->
        [1] vous gagnez
       *[other] victoire { OF($who) }
     }
 }
terminal-times = { $sentence } ({ $times } fois)

## Ce qui est dit de la table
table-paused = { WHO($seat) ->
    [you] Vous avez utilisé votre temps d’urgence.
   *[other] { $seat } a utilisé son temps d’urgence.
 }
table-extended = L’hôte a donné à chacun { $hours } heures de plus.
table-sought = { WHO($seat) ->
    [you] Vous offrez
   *[other] { $seat } offre
 } la place de { $absent }, absent. Tout le monde peut la prendre.
table-sought-by-host = L’hôte offre la place de { $absent }, absent. Tout le monde peut la prendre.
table-seeking = { WHO($seat) ->
    [you] Vous voulez
   *[other] { $seat } veut
 } offrir la place de { $absent }, absent. Tous les autres joueurs doivent être d’accord.
table-seeking-by-host = L’hôte veut offrir la place de { $absent }, absent. Tous les autres joueurs doivent être d’accord.
table-halting = { WHO($seat) ->
    [you] Vous demandez
   *[other] { $seat } demande
 } une pause. Tous les joueurs doivent être d’accord.
table-halted = { WHO($seat) ->
    [you] Vous êtes
   *[other] { $seat } est
 } d’accord, comme tous les joueurs. La partie est en pause et les pendules sont arrêtées.
table-halted-by-host = L’hôte a mis la partie en pause. Les pendules sont arrêtées.
table-went-on = { WHO($seat) ->
    [you] Vous reprenez
   *[other] { $seat } reprend
 } la partie. Les pendules repartent où elles en étaient.
table-went-on-by-host = L’hôte a repris la partie. Les pendules repartent où elles en étaient.
table-goes-on = La partie reprend. Les pendules repartent où elles en étaient.
table-holiday = { WHO($seat) ->
    [you] Vous êtes en congé jusqu’au { $until } : votre pendule
   *[other] { $seat } est en congé jusqu’au { $until } : sa pendule
 } est arrêtée ces jours-là.
table-back = { WHO($seat) ->
    [you] Vous êtes
   *[other] { $seat } est
 } de retour de congé.
table-reminded = L’hôte { WHO($seat) ->
    [you] vous rappelle
   *[other] rappelle à { $seat }
 } qu’il faut jouer.
table-handed-over = Un joueur a quitté la partie. { $seat } prend la suite.
table-removed = L’hôte a retiré un joueur. { $seat } prend la suite.
table-offered = L’hôte a retiré un joueur. { $seat } prend la suite jusqu’à ce que quelqu’un prenne la place.
table-sat-down = { WHO($seat) ->
    [you] Vous prenez
   *[other] { $seat } prend
 } la place d’un joueur parti.
table-draw-offer = { WHO($seat) ->
    [you] Vous proposez
   *[other] { $seat } propose
 } le match nul.
table-draw-accept = { WHO($seat) ->
    [you] Vous acceptez
   *[other] { $seat } accepte
 } le match nul.
table-draw-refuse = { WHO($seat) ->
    [you] Vous refusez
   *[other] { $seat } refuse
 } le match nul.
table-draw-withdraw = { WHO($seat) ->
    [you] Vous retirez votre
   *[other] { $seat } retire sa
 } proposition de match nul.
table-draw-lapse = La proposition de match nul est caduque.
table-outage = Le serveur était en panne. Les pendules repartent où elles en étaient.
