# Ce que disent le terminal et la ligne de commande, en français. Comment ces fichiers sont lus : baronage/engine/text/catalogue.py.

## Jouer
sealed = Mélanges et dés sont scellés : { $seal }…
new-to = Vous découvrez { $game } ? Tapez : rules { $title }
since-looked = Depuis votre dernier regard
enter-clear = Appuyez sur Entrée pour effacer l’écran.{ " " }
pass-device = Passez l’appareil à { $name }.
enter-alone = Appuyez sur Entrée quand personne d’autre ne voit l’écran.{ " " }
nothing-to-choose = Vous n’avez rien à choisir à présent.
enter-pass-on = Appuyez sur Entrée pour passer l’appareil.{ " " }
not-saved = La partie n’a pas pu être sauvegardée : { $why }
saved-in = Sauvegardée dans { $path }
go-on-with = Continuez avec : { $command }
keep-record = Garder la feuille de cette partie ? Entrée : oui, dans { $path }
keep-where = Ou un nom de fichier, ou n pour non :{ " " }
record-elsewhere = { $path } existe et reste comme il est ; la feuille va dans { $usual }
replay-with = Revoyez-la avec : { $command }
coach-with = Voyez quelles décisions ont compté : { $command }
verify-with = Vérifiez ses mélanges avec : { $command }
keep-campaign-file = Gardez le document « { $kind } » de { $name } avec : { $command }
status-left = a quitté la partie
status-out = hors du jeu
status-when = { $status }, { $when }
hold-nothing = Vous n’avez rien en main.

## Quand on vous demande
amount-of = { $label } De { $low } à { $high }
which-amount = Un nombre de { $low } à { $high }, ou Entrée pour revenir :{ " " }
nearest = Ce n’est pas un coup. Est-ce l’un de ceux-ci ?
notation-on = La notation est montrée : à droite ce qu’on peut taper pour un coup, devant les choses le nom qu’elles y ont. Pour la cacher : notation
notation-off = La notation n’est plus montrée. Pour la revoir : notation
no-rule-noted = Aucune règle n’est notée pour celui-là.
allowed = C’est permis.
allowed-what = C’est permis : { $sentence }
answers-none = Vous n’avez donné aucune réponse d’avance.
answers-yours = Vos réponses données d’avance : { $answers }
answers-ask-again = On vous demandera de nouveau.
answers-noted = C’est noté. Personne d’autre ne l’apprend.
give-up = Abandonner cette partie ? Tapez yes :{ " " }
agree-draw = { $name }, acceptez-vous le match nul ? Tapez yes :{ " " }
refuses-draw = { $name } refuse le match nul. La partie continue.
goes-on = Bien : la partie continue.
send-away = Renvoyer { $name } hors de la partie, pour avoir rompu le secret ({ $rule }) ? Tapez yes :{ " " }
no-option = il n’y a pas de choix { $number } ; ils vont de 1 à { $most }
no-hints = Il n’y a pas de conseils dans cette partie : plusieurs personnes y jouent. Si tous sont d’accord, commencez-en une avec --hints.
no-advice = Je n’ai pas de conseil ici : rien sur le plateau ne tranche.
answer-missing = il manque une réponse ; answer none les reprend toutes
no-save-there = { $path } existe et n’est pas une partie sauvegardée ; il reste comme il est
nobody-expelled = Dans ce jeu, on ne renvoie personne.
expel-whom = expel et un nom : qui faut-il renvoyer ?
no-rest = Il ne reste ici rien de long à faire pour vous : rest sert aux ordres de plusieurs parties, comme placer les Serfs.
nothing-back = Rien à annuler : seuls vos derniers coups peuvent l’être, tant que rien n’est révélé.
not-here = Cela ne peut pas se faire ici.
asked-for = Un nombre, ou ? pour l’aide
asked-inside = Un nombre, ou ? pour l’aide ; Entrée revient
ways = { $what } … ({ $count } façons)
then = puis : { $what }

## Aide
help-number = prendre le choix 3 ; s’il finit par …, il ouvre une liste plus courte (Entrée revient)
help-move = ou tapez un coup dans sa notation, comme il est écrit à droite ; plusieurs, séparés par ;
help-hint = ce que ferait votre intendant, et pourquoi ; il sait ce que vous savez
help-how = de quoi il s’agit, d’où viennent les points, et un tour en trois pas
help-what = ce que veut dire un mot du jeu ; what seul : quels mots sont expliqués
help-why = les règles derrière le choix 3 ; why seul : celles derrière la question
help-notation = montrer ou cacher la notation : ce qu’on peut taper pour chaque coup, à tout moment, et le nom que les choses y ont
help-rule = le texte d’une règle
help-rules = chercher des mots dans les règles ; rules seul : ce qu’il y a, et ce que lisent les nouveaux
help-board = toute la table, avec ce qui est à côté ; hand : vos cartes, et ce qu’elles font
help-view = la table comme un spectateur la voit
help-log = ce qui est arrivé récemment ; log all : tout
help-answer = donnée pour vous chaque fois qu’elle convient ; plusieurs, séparées par ; ; answer none : me demander de nouveau
help-rest = le reste d’un ordre long, fait pour vous, comme placer les Serfs ; vous pouvez le reprendre
help-undo = reprendre votre dernier pas, tant que rien n’a été révélé depuis
help-save = mettre une copie dans un fichier ; la partie est de toute façon sauvegardée après chaque coup
help-draw = proposer un match nul à tous
help-resign = abandonner ; demande d’abord
help-expel = renvoyer qui a rompu le secret du jeu, là où ses règles le disent ; demande d’abord
help-quit = partir ; la partie est sauvegardée et peut continuer plus tard (ctrl-c de même)
help-lesson = Un nombre, hint (conseil), board (table), back (revenir), again (recommencer), notation ou quit (partir)
help-puzzle = Un nombre, board (table), again (recommencer), notation, give up (voir la solution) ou quit (partir)

## Revoir une partie
replay-next = le coup suivant
replay-back = le coup précédent
replay-jump = aller au coup 12 ; 0 est le début
replay-last = aller à la fin ; first : au début
replay-seat = regarder avec les yeux de NAME ; seat public : d’un spectateur ; seat all : tout
replay-auto = continuer tout seul ; ctrl-c l’arrête
replay-quit = partir
replay-move = Coup { $move } sur { $last }
replay-beginning = Coup 0 sur { $last } : le début
replay-keys = Entrée : coup suivant ; ? pour l’aide
replay-stops = La feuille s’arrête ici ; la partie n’était pas terminée.
unknown-viewpoint = point de vue inconnu : « { $name } » ; choisissez { $known }, public ou all
replay-none-of = « { $text } » n’est rien de ceci : Entrée, back, un nombre, seat, auto, first, last, quit
no-move = il n’y a pas de coup { $number } ; ils vont de 0 à { $last }

## Le conseiller et les problèmes
coach-judged = Jugé sur ce qu’on pouvait savoir alors : ce qui était caché est deviné de nombreuses fois.
coach-whose = { $game } : les décisions de { $name }
coach-no-time = Le temps a manqué pour tout regarder.
coach-curve = Chances de gagner, de { $first } au début à { $last } à la fin
coach-shares = En points sur cent : vos décisions { $own }, la chance { $luck }, les décisions des autres { $others }
coach-decisions = Décisions : { $counts }
coach-verdict = { verdict } : { $what }
verdict-count = { $count } { verdict }
verdict = { $kind ->
    [best] meilleur
    [good] bon
    [doubtful] douteux
    [mistake] erreur
    [forced] forcé
   *[other] { $kind }
 }
coach-turns = Tournants de la partie
coach-better = Mieux valait : { $words }. { $reason }
no-seat = il n’y a pas de place « { $name } » ; il y a { $known }
puzzle-head = { $game } : problème { $number }  { $rating }
puzzle-solution = La solution :
puzzle-right = Juste.
puzzle-as-good = Juste : c’est aussi bon que la solution, ou presque.
puzzle-worse = Pas le meilleur : on gagne { $less } parties de moins sur 100.

## Règles et mots
rules-of = Les règles de { $game }
rules-nothing = rien n’est trouvé dans les règles de { $game } pour « { $text } »
rules-more = … et { $more } autres ; dites plus de mots pour en trouver moins.
rules-titles = À lire par titre (rules { $first }) : { $titles }.
card-again = Cette carte encore : how. Un mot du jeu : what MOT.
no-term = { $word } n’est pas un mot de { $game } ; what seul les énumère
no-term-but = { $word } n’est pas un mot de { $game } ; est-ce l’un de ceux-ci : { $meant } ?
column-section = section
column-rule = règle
column-number = numéro
column-lesson = leçon
column-seat = place
column-difficulty = difficulté, de 1 à 5
column-option = option
column-values = valeurs
column-default = d’ordinaire
column-does = ce qu’elle fait
column-place = rang
column-file = fichier
column-player = joueur
column-points = points
column-won = gagnées
column-opponents = des adversaires
column-beaten = des battus
column-rating = cote, 95 %
column-a-game = par partie
column-missed = manquées
column-bot = bot
column-games = parties
column-wins = victoires
column-score = points
column-against = contre
column-first-place = première place, 95 %
column-fair-share = fois sa part
column-self-harm = bévues
column-rules = règles
no-card = { $game } n’a pas de carte ; rules dit ce qu’il y a à lire

## Commencer
unfinished = Une de vos parties n’est pas terminée : { $game }.
unfinished-go-on = Entrée pour la continuer, ou n pour une nouvelle partie :{ " " }
you-play = Vous jouez contre { $others }. Tapez un nombre pour choisir ; ? dit ce que vous pouvez taper d’autre, hint quel serait un bon coup.
help-at-hand = Tapez un nombre pour choisir ; ? dit ce que vous pouvez taper d’autre.
first-way = La partie commence de la manière la plus facile à apprendre. Autres manières : { $command }
you = Vous
one-game = Il y a un seul jeu pour l’instant : { $game } ({ $seats }).
players = { $count } joueurs
players-length = { $players }, { $length }
players-between = { $first } à { $last } joueurs
which-one = Lequel ?{ " " }
save-line = { $game } : { $names } ; { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
 }, sauvegardée le { $when }
which-save = Laquelle ? (Entrée : la plus récente){ " " }
a-number = Un nombre de 1 à { $most }, ou ctrl-c pour partir.
players-seats = { $players } joueurs sont nommés pour { $seats } places
player-is = un joueur est « me », un nom de 40 lettres au plus, ou « bot:NOM »

## Fichiers
file-large = { $path } est trop grand : on lit au plus { $most } Mo
file-not-text = { $path } n’est pas un fichier texte
file-not-utf8 = { $path } n’est pas un fichier texte (UTF-8)
file-unread = { $path } ne peut pas être lu : { $why }
file-unwritten = { $path } ne peut pas être écrit : { $why }
file-not-plain = { $path } n’est pas un fichier ordinaire
no-save = { $path } n’est pas une partie sauvegardée (pour revoir une feuille : baronage replay FICHIER)
save-seats = { $path } : { $players } joueurs pour { $seats } places
save-damaged = { $path } a été changé ou est abîmé : { $why }
save-misfit = ses coups et ses mélanges ne vont pas ensemble
file-exists = { $path } existe et reste comme il est
json-unread = { $path } : ce JSON est illisible : { $why }
campaign-file-not-over = cette partie n’est pas encore terminée
campaign-file-nothing = on ne garde rien d’une telle partie
campaign-file-other = cette partie n’a pas commencé avec le document « { $kind } » tel qu’il est dans le fichier ; peut-être est-elle déjà comptée
campaign-file-seat = dites quelle place il avait : --seat { $seats }
campaign-file-whose = dites à qui est le document « { $kind } » : --seat { $seats }
campaign-file-file = { $seat } a apporté un document « { $kind } » à cette partie ; nommez son fichier
campaign-file-game = { $path } est une partie de { $played }, et non de { $game }

## La ligne de commande
no-game = il n’y a pas de jeu « { $name } » ; il y a : { $known }
no-sign-in-name = personne n’a l’identifiant « { $name } » ; il se choisit d’abord dans la page
admin-appointed = { $name } est désormais administrateur. Un serveur en marche l’applique à sa prochaine connexion.
no-language = il n’y a pas de textes en « { $language } » ; il y a : { $known }
json-bad = { $where }ce JSON est illisible : { $why }
option-written = une option s’écrit NOM=VALEUR, et non « { $word } »
no-lessons = { $game } n’a pas de leçons
no-puzzles = { $game } n’a pas de problèmes
seed-later = { $path } : cette partie est en cours ; sa graine est montrée, et peut être vérifiée, quand elle est terminée
seed-none = { $path } ne contient pas de graine scellée (elle est publiée quand une partie est terminée)
position-give = donnez la position en un texte entre guillemets, ou avec --load FICHIER
position-bad = ce n’est pas une position de { $game } : { $why }
resume-alone = une partie sauvegardée apporte ses places, ses joueurs, ses options et sa graine ; donnez --resume seul
resume-none = il n’y a pas de partie sauvegardée à continuer
name-game = nommez le jeu : baronage play JEU (baronage games les énumère)
needs-extra = il faut { $module } : python -m pip install 'baronage[{ $extra }]'
fault = une faute de ce programme : { $what } (BARONAGE_DEBUG=1 montre où)
drawn = dessiné dans { $path }
written = écrit dans { $path }
now-a-game = À présent une partie entière : { $command }
seed-true = { $path } : la graine est celle qui était promise, et les { $moves } coups sont tombés comme elle le dit.
backed-up = { $path } : { kept }.
restored = De retour dans la base : { kept }.
kept = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }, { $acts ->
    [one] { $acts } acte
   *[other] { $acts } actes
 }, { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
 }
checked = { $tables ->
    [one] { $tables } table en cours
   *[other] { $tables } tables en cours
 }, { $acts ->
    [one] { $acts } acte rejoué
   *[other] { $acts } actes rejoués
 }, { $differ ->
    [one] { $differ } diffère
   *[other] { $differ } diffèrent
 }.
tables-counted = { $tables ->
    [one] { $tables } table a été comptée.
   *[other] { $tables } tables ont été comptées.
 }
figures-counted = { $figures ->
    [one] { $figures } chiffre a été recompté
   *[other] { $figures } chiffres ont été recomptés
 }, { $differ ->
    [one] { $differ } était différent.
   *[other] { $differ } étaient différents.
 }

## De nombreuses parties de bots
simulated = { $game } : { GROUPED($games) } parties, { $seats } places, graine { $seed }
simulated-length = { $mean } ± { $error } décisions par partie (de { $least } à { $most })
simulated-first = La première place a gagné { $share } % des parties.
simulated-missed = { $bot } a manqué { GROUPED($count) } { $count ->
    [one] décision
   *[other] décisions
    } : la réponse est venue trop tard ou n’était pas permise.
simulated-took = { $seconds } s dans { $processes ->
    [one] { $processes } processus
   *[other] { $processes } processus
 } ; empreinte { $digest }
ladder-head = { $game } : { GROUPED($games) } parties pour chaque paire, graine { $seed }
tournament-head = { $game } : { $form }, { $rounds ->
    [one] { $rounds } ronde
   *[other] { $rounds } rondes
 } à des tables de { $seats }, { GROUPED($games) } parties à chacune, graine { $seed }
