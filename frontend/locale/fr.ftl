# Ce que dit la page elle-même, en français. Comment ces fichiers sont lus : baronage/engine/text/catalogue.py ; `python tools/make_frontend.py`
# en fait du TypeScript. Une ligne trop longue continue à la suivante, après des blancs.

## Parties de phrases
and = { $first } et { $last }
one-moment = Un instant…

## La table : ce qui est demandé
skip-to-result = Passer au résultat
pay-to = Payer { $name }
offer-peace-to = Proposer la paix à { $name }
game-over = La partie est terminée
waiting = En attente
your-move = À vous de jouer
close = Fermer
take-back-click = Annuler le dernier clic
take-back-move = Annuler le dernier coup
undo = Annuler
amount = Quantité
wait = Rien à décider pour l’instant
ask-steward = Que ferait mon intendant ?
back-to-game = Retour à la partie
steward-why = Pourquoi ?
not-again = Ne plus demander :
answered-for-you = Répondu automatiquement (cliquez pour arrêter) :
ask-again = Me redemander
ask-again-about = { $answer } : me redemander
send-it = Envoyer

## La table : le plateau, la barre et la colonne
more-options = Plus
type-a-move = Saisir un coup
you-are-out = Vous êtes éliminé
how-it-came = Comment c’est arrivé
watch-on = Continuer à regarder
time-is-up = Si votre temps s’écoule, le coup par défaut est joué.
new-group = Nouveau groupe …
start-group = Ouvrir le groupe
set-stops = Me demander avant les combats
all-options = Toutes les options
undo-nothing = Rien à annuler
decrease = Moins
increase = Plus
cancel = Annuler
seen-cards = vues
of-limit = sur { $limit }
falls = tombe
defence = défense
offence = attaque
picked-card = { $card } : { $where }
picked-army = { $card } : choisissez une terre en surbrillance
picked-attack = Choisissez la cible : vos chances, moins si on l’aide
hits-on = touche de
one-to = 1 à { $most }
hit = touché
missed = manqué
thinks = réfléchit
is-out = hors jeu
you-say = Vous
who-joins = Qui participe à l’attaque ?
your-order = votre ordre
show-again = Revoir
plan-turn = Préparer : { $turn }
step-by-step = { $turn }, pas à pas
against = contre
talk-to = Parler à
follow-hint = Faire cela
card-large = La carte
players = Joueurs

## La table : ce qui s’est passé
nothing-yet = Il ne s’est encore rien passé.
see-moment = Voir cette étape
see-moment-number = Voir l’étape { $moment }
what-happened = Ce qui vient de se passer
more-to-tell = encore { $count }
speed = Vitesse
one-back = Étape précédente
stop = Arrêter
you = vous
nobody-wins = Personne ne gagne.
all-share = Match nul.
win = { $count ->
    [one] { $you ->
        [yes] Vous gagnez.
       *[no] { UP($names) } gagne.
     }
   *[other] Victoire partagée : { $names }.
 }
list = { LIST($all) }
gone = { $status ->
    [left] , parti
    [out] , éliminé
   *[other] { "" }
 }
ties = Les égalités sont départagées par la règle du jeu.
wants-again = { $name } veut rejouer.
replay = Rediffusion
tables = Tables
next-game = La partie suivante
rematch = Revanche
resigned = { $name ->
    [vous] Vous avez abandonné.
   *[other] { $name } a abandonné.
 }
play-again = Rejouer

## La table : qui joue
at-this-device = sur cet appareil
long-away = absent
seek-host = Toute personne qui ne joue pas ici peut prendre cette place.
seek-all = Si l’hôte ou tous les autres joueurs sont d’accord, n’importe qui peut prendre cette place.
seek = Offrir cette place
take-seat = Prendre cette place
to-move = doit jouer
everybody-here-title = ● Tout le monde est là : { $game }
to-the-tables = Toutes les tables
everybody-here = Tout le monde est là.
waiting-for-players = En attente de joueurs.
invites = { $host } vous invite à jouer à
sit-and-play = Prenez place et jouez.
the-rules = les règles
who-stands-in = Remplaçant des absents : { $who }
for-the-link = pas encore là
free = libre
sit-here = Prendre place ici
free-again = Libérer cette place
give-to-bot = Ajouter un bot
which-bot = Bot à ajouter
join-game-of = Rejoindre la partie de { $host }
play-instead = Jouer contre { $name }
share-link = Partager …
how-you-win = Comment gagner
first-time = Première fois ? Une carte montre comment se déroule un tour, et votre intendant vous aide.
link-to-table = Lien vers la table
invite-note = Mot pour votre ami
invite-note-hint = Facultatif : une ligne sur l’invitation
note-saved = Votre ami le lit sur l’invitation.
waiting-long = Nous vous préviendrons quand votre ami arrivera. Jouer contre { $name } en attendant ?
play-meanwhile = Jouer contre { $name }
friend-came = { $names } { $count ->
    [one] est là
   *[other] sont là
 }.
qr-code = Code QR
qr-code-of-link = Code QR du lien
qr-scan = Votre ami le lit avec l’appareil photo de son téléphone.
copied = Copié
copy = Copier
your-name = Votre nom
no-seat = Aucune place n’est libre pour vous. Vous pourrez regarder la partie sur cette page dès qu’elle commence.
close-table = Fermer la table
stand-up = Quitter la place
sit-down = Prendre place
start = Commencer
host-starts = L’hôte lance la partie.
link-opened = a ouvert votre lien
your-friend = votre ami
rematch-sent = La revanche commence dès que les autres acceptent.
seat-ready = prêt
invite-friend = Envoyez ce lien à un ami
make-link = Créer le lien
your-name-why = Votre ami le lira sur l’invitation.
game-ways = Autour de { $game }
starts-with-friend = La partie commence quand votre ami arrive.
no-account-needed = Sans compte
read-rules = Lire les règles
begins-when-full = La partie commence dès que la dernière place est prise.
hand-it = Passez-le à { $name }
hand-device = Passez l’appareil à { $name }
shown-after = Le prochain clic montre le jeu { OF($name) }.
i-am = Je suis { $name }
until = jusqu’au { $when }
your-move-title = ● À vous de jouer : { $game }

## La table : la page
ended-by-admin = Un administrateur a mis fin à cette table. La raison est dans « Mes données ».
closed-before = Cette table a été fermée avant le début de la partie.
changed-meanwhile = La position a changé entre-temps. Choisissez de nouveau.
connecting = Reconnexion…
server-updated = Baronage a été mis à jour.
reload = Recharger
tab-rules = Règles
asked-every = { $why } Nouvel essai…

## Discussion
channel-table = Table
channel-spectators = Spectateurs
all-read = Les joueurs et les spectateurs peuvent lire ceci.
watchers-read = Les spectateurs peuvent lire ceci, pas les joueurs.
only-they-read = Lu seulement par { LIST($all) }.
unmute = Réactiver les alertes
mute = Couper les alertes
earlier-messages = Messages précédents
new = nouveau
players-talk = C’est la discussion des joueurs. Les spectateurs ne peuvent que la lire.
chat-off = La discussion est désactivée à cette table pendant la partie.
say-something = Écrivez un message
write-to = Écrire à { $name }
message = Message
say-it = Envoyer

## Une première partie : la carte, et les mots d’un jeu
how-to-play = Comment jouer
where-points = D’où viennent les points
how-to-win = Comment gagner
start-playing = Commencer
bulb-shows = L’ampoule vous montre un bon coup.
you-meet = Vous jouez contre { $name }.
goal-is = But : { $goal }
in-the-rules = § Dans les règles

## Les leçons
a-lesson-first = Leçon de 2 minutes
learn = Apprendre
learn-by-doing = Une tâche de trois minutes sur un vrai plateau. Vous verrez pourquoi chaque coup réussit ou échoue.
lessons = Leçons
lessons-of = Leçons de { $game }
lessons-length = { $count ->
    [one] { $count } leçon de trois minutes.
   *[other] { $count } leçons de trois minutes.
 } Vous pouvez vous arrêter et reprendre à tout moment.
lessons-count = { $count ->
    [one] { $count } leçon
   *[other] { $count } leçons
 }
puzzles-count = { $count } positions tirées de parties, chacune avec un seul meilleur plan
lesson-number = Leçon { $number } sur { $count }
lesson-is-next = à suivre : leçon { $number }
all-lessons-done = toutes faites
not-begun = pas commencé
begin-lesson = Commencer la première leçon
go-on-lesson = Continuer avec la leçon { $number }
you-are-here = vous êtes ici
the-path = Parcours
and-then = Ensuite
guided-game = Première partie guidée
five-opponents = Cinq adversaires, du plus facile au plus redoutable.
lessons-done = { $done } sur { $count } faites
lesson-of = Leçon { $number } sur { $count } : { $title }
puzzles = Problèmes
puzzles-done = { $done } sur { $count } résolus
puzzle-of = Problème { $number }
puzzle-rating = difficulté { $rating } sur 5
puzzle-own-rating = Votre classement aux problèmes
puzzle-how = À propos de ce problème
puzzle-source = Cette position vient d’une vraie partie, telle qu’un joueur la voyait. Votre réponse est jouée de nombreuses fois, en devinant ce qui est caché. Une réponse presque aussi bonne que la meilleure compte comme juste.
puzzle-state = Problème { $number }{ $right ->
    [yes] , résolu
    [no] , non résolu
   *[other] { "" }
 }
puzzle-right = Résolu
puzzle-wrong = Non résolu
puzzle-worse = Cela vous coûte { $loss } de vos chances. Réessayez.
task-begun = Le début de cet ordre est donné : choisissez seulement la suite.
puzzle-best = Le meilleur plan gagne { $value } des parties :
puzzle-again = Recommencer
puzzle-next = Problème suivant
puzzle-today = Le problème du jour
no-such-puzzle = Problème introuvable.
skip-lesson = Passer cette leçon
no-such-lesson = Leçon introuvable.
rule-in-short = La règle en bref
puzzle-solved = Résolu : { $solution }
show-whole-board = Voir tout le plateau
stuck-help = Essayez autant que vous voulez. Appuyez sur S et l’intendant montre le coup.
stuck = Bloqué ?
show-me = Montrez-moi
next-lesson-short = Leçon suivante
lesson-right = Bien. { $why }
not-yet = Pas encore
lesson-again = Réessayer
put-it-back = Remettre en place
a-whole-game = Jouer une partie entière

## Les propositions : des paroles que les programmes comprennent aussi
proposals-bind-nobody = Les propositions n’engagent personne.
propose-something = Faire une proposition
no-proposals-now = Vous ne pouvez rien proposer pour l’instant.
# $by, $to : des noms ; "no" : c’est vous
proposes = { $by ->
    [no] Vous à { $to } :
   *[other] { $to ->
        [no] { $by } à vous :
       *[other] { $by } à { $to } :
    }
 }
agree = Accepter
refuse = Refuser
broken-by = Rompu par { $names }.
all-heard-it = Publique.
propose-to = À
propose-what = Proposition
all-may-hear = La rendre publique
never-mind = Annuler
choose-whom = Choisissez un joueur
choose-what = Choisissez une proposition
propose-it = Proposer


## L’entraîneur
verdict = { $verdict ->
    [best] Le meilleur
    [good] Bon
    [doubtful] Douteux
   *[mistake] Erreur
 }
turning-points = { $count ->
    [0] Tournants
    [one] Un tournant
    [2] Deux tournants
   *[other] Trois tournants
 }
your-chance = Votre chance { $before } → { $after }
watch-it = Revoir
try-from-here = Rejouer d’ici
coach-looks = Le coach regarde …
calm-game = Une partie calme : aucun coup n’a décidé seul.
accept-rematch = Accepter la revanche
chance-fell = { $turn } : votre chance passe de { $before } à { $after }
was-best = { $turn } : le meilleur coup. Votre chance : { $chance }
was-good = { $turn } : un bon coup. Votre chance : { $chance }
better-was = Meilleur coup
better-is = Mieux : { $words }
stay-at = Vous gardez { $chance }
try-better = Essayer
next-mistake = Erreur suivante
mistake-at = { $number } · { $turn }
cost-most = { $count ->
    [0] Vous n’avez fait aucune grosse erreur.
    [one] Un coup vous a coûté le plus.
    [2] Deux coups vous ont coûté le plus.
   *[other] Trois coups vous ont coûté le plus.
 }
dots-cost = Points : les coups qui vous ont coûté le plus
chance-to-win-short = Chances de gagner
you-at = Vous { $chances }
the-others = Les autres
review-with-coach = Revoir avec le coach
review = Analyse
no-verdict = { $verdict ->
    [forced] C’était le seul coup possible.
   *[other] Ce coup n’a pas pu être évalué.
 }
chance-lost = Chances de gagner { $before } → { $after }
judged-on = D’après ce que vous pouviez savoir seulement. Les informations cachées ont été devinées.
judged-partly = D’après ce que vous pouviez savoir seulement. L’analyse s’est arrêtée avant la fin.
turning-point = Tournant { $number }
curve-says = Vos chances de gagner : { $first } au début, { $last } à la fin
coach-works = Analyse de la partie en cours. Cela peut prendre une minute ou deux ; vous pouvez continuer entre-temps.
coach-can = L’entraîneur montre quels coups ont décidé de la partie, et ce qui valait mieux.
coach-failed = L’analyse n’a pas abouti. Réessayez.
ask-coach = Analyser cette partie
chance-to-win = Vos chances de gagner, coup par coup
luck-decided = La chance a pesé plus que vos coups : elle a changé vos chances de gagner de { $luck }. De meilleurs coups auraient rapporté { $own }.
how-fared = Le résultat de chacun, et pourquoi
you-came = Vous finissez { $place } sur { $count }.
margin-won = Vous en avez { $mine } ; le deuxième en a { $other }.
margin-lost = { UP($name) } en a { $other } ; vous en avez { $mine }.
fared-ahead = { $points } de plus que le deuxième.
fared-out = Éliminé.
fared-left = A quitté la partie.
fared-behind = { $points } de moins que le premier.
fared-level = À égalité avec le premier ; battu au départage.
chart-start = début
chart-says = À la fin : { LIST($all) }
you-there = Vous
why = Pourquoi ?
cause-moment = Voir
why-you-lost = Ce qui vous a coûté la partie
fared-out-in = Éliminé au tour { $turn }.
hand-over = Partir et laisser jouer un bot…
hand-over-sure = Laisser ma place à un bot
see-board = Voir le plateau
see-end = Voir la fin
next-opponent = Votre prochain adversaire
next-level-why = { $beaten ->
    [yes] Vous avez battu { $last }.
   *[no] Quand { $last } sera trop facile pour vous :
 } { $style }
play-against = Jouer contre { $name }

## Les adversaires
opponents-title = Adversaires : Baronage
page-opponents = Adversaires
choose-opponent = Choisissez un adversaire
each-sees = Chacun ne voit que ce que voit sa place.
fits-you = à votre niveau
level-of = niveau { $level } sur { $most }
character = { $character ->
    [wat] Wat le Glaneur
    [hob] Hob du Péage
    [ysolt] Dame Ysolt
    [anselm] Sire Anselm
   *[regent] Le Régent gris
 }
character-short = { $character ->
    [wat] Wat
    [hob] Hob
    [ysolt] Ysolt
    [anselm] Anselm
   *[regent] le Régent
 }
style-of = { $character ->
    [wat] « Prend ce qui est devant lui et ne regarde pas plus loin. » Bon pour apprendre.
    [hob] « Cherche le gain immédiat, et amasse. »
    [ysolt] « Pense à la réponse à chaque coup, et joue solidement. »
    [anselm] « Voit quelques tours à l’avance, et attaque tôt. »
   *[regent] « Pèse chaque plan, et ne pardonne rien. »
 }
habits-brawling = { $character ->
    [wat] Habitudes : recrute ce qu’il peut ; oublie souvent d’attaquer et de garnir son mur.
   *[hob] Habitudes : amasse et pioche ; remet les améliorations à plus tard.
 }
habits-fyn = { $character ->
    [wat] Habitudes : pose des cartes et bâtit ; ne voit pas la plupart des attaques.
   *[hob] Habitudes : garde ses cartes ; évite les attaques risquées.
 }
habits-barony = { $character ->
    [wat] Habitudes : pousse son Serf le plus avancé ; ne voit pas la plupart des combats.
   *[hob] Habitudes : aime le Marché et l’attente ; évite les combats.
 }
habits-yuan = { $character ->
    [wat] Habitudes : prend les terres libres voisines ; oublie les Remparts et les Temples.
   *[hob] Habitudes : épargne le Chão ; attaque rarement.
 }
habits-protectors = { $character ->
    [wat] Tempérament : n’enchérit pas d’abord, et tient toutes ses promesses.
    [hob] Tempérament : achète d’abord des unités, et n’en envoie au Dragon que le nécessaire.
    [ysolt] Tempérament : enchérit un peu, et manque rarement à sa parole.
    [anselm] Tempérament : enchérit haut d’emblée, et attaque celui qui mène.
   *[regent] Tempérament : attaque où cela rapporte, et rompt une promesse pour un petit gain.
 }
thinks-so = { $character ->
    [wat] n’anticipe pas, et manque souvent le meilleur plan
    [hob] n’anticipe pas, et manque parfois le meilleur plan
    [ysolt] n’anticipe pas, mais suit un plan solide
    [anselm] cherche quelques tours à l’avance
   *[regent] cherche le plus longtemps là où cela fait gagner, quatre secondes au plus par décision
 }
measured-so = { $seats ->
    [2] gagne { $won } fois sur 100 contre { $lower }
   *[other] gagne { $won } fois sur 100 à une table de { $seats } avec des joueurs comme { $lower }
 } (mesuré en { $played } parties : entre { $low } et { $high })

## Rediffusion
to-the-table = Aller à la table
so-far = jusqu’ici
download-record = Télécharger la partie
replay-title = { $game } : rediffusion
next-move = Coup suivant
no-moves-yet = Aucun coup pour l’instant.
share = Partager
tab-moves = Coups
the-start = Début
try-again = Réessayer
saw-nothing = Rien n’était visible de cette place.
set-up = La partie est en place.
viewpoint = Point de vue
viewpoint-all = Tout
viewpoint-public = Public
play-on = Jouez à la place { OF($seat) } à partir d’ici. Des bots prennent les autres places. C’est une partie à part.
play-from-here = Jouer à partir d’ici
link-to-moment = Lien vers cette étape
to-the-start = Au début
run = Lire
moment = Étape

## La première page
no-such-page = Page introuvable.
page-failed = Cette page n’a pas pu s’afficher.
waits-title = ● { $count } { $count ->
    [one] partie vous attend
   *[other] parties vous attendent
 } : Baronage
page-play = Jouer
page-games = Parties
games-title = Parties : Baronage
home-headline = Jouez à un jeu de stratégie d’ici une minute.
home-first = { $game } contre { $name }.
play-now = Jouer
start-a-game = Commencer une partie
with-a-friend = Avec un ami
games-wait = { $count ->
    [one] 1 partie vous attend
   *[other] { $count } parties vous attendent
 }
all-my-games = { $count ->
    [one] Ma partie
   *[other] Mes { $count } parties
 }
live-now = En direct
live-count = { $count ->
    [one] 1 partie à regarder
   *[other] { $count } parties à regarder
 }
live-all = Toutes les parties en direct
last-games = Dernières parties
last-games-why = Vous pouvez les revoir.
all-in-archive-short = Toutes les parties
count-players = { $count } joueurs
board-of = Plateau : { $game }
solve = Résoudre
puzzle-again-short = Revoir
learn-game = Apprendre { $game }
lessons-short = { $count ->
    [one] 1 courte leçon.
   *[other] { $count } courtes leçons. La première prend 2 minutes.
 }
start-lesson = Leçon 1
lesson-at = { $game }, leçon { $number } sur { $count }
lesson-go-on = Continuer
seeks-opponent = { $name } cherche des joueurs
seat-join = Rejoindre
open-tables-all = { $count ->
    [one] 1 table ouverte
   *[other] Les { $count } tables ouvertes
 }
first-against-wat = Wat le Glaneur est l’adversaire le plus facile, et votre intendant vous conseille quand vous le demandez.
first-facts = { $length }, sans compte
server-away = Serveur inaccessible. Nouvel essai…
players-range = { $least }–{ $most } joueurs
against-bot-game = Jouer contre un bot : { $game }
with-friend-game = Jouer avec un ami : { $game }
device-play = Sur cet appareil
time-control-kind = { $kind ->
    [live] en direct
    [correspondence] par correspondance
    [untimed] sans pendule
   *[other] { $kind }
 }
find-game = Trouver une partie
find-it = Chercher
find-how = Nous cherchons un joueur de votre force. Si personne ne vient en une minute, vous pouvez jouer contre un bot.
rated-game = partie classée
seeking = Recherche d’un joueur de votre force. La partie commencera automatiquement.
nobody-came = Personne n’est encore venu.
play-with-bot = Jouer avec { $name }
open-tables = Tables ouvertes
free-seats = { $count }{ $more ->
    [yes] { " " }et davantage
   *[no] { "" }
 } avec une place libre
none-free = Aucune table avec une place libre en ce moment.
none-open = Aucune table ouverte en ce moment.
which-game = Jeu
all-games = tous les jeux
which-time-control = Cadence
any-time-control = toutes les cadences
which-tables = Tables à montrer
play-and-watch = toutes les tables
with-free-seat = avec une place libre
to-watch = à regarder
open-a-table = Ouvrir une table
none-of-kind = Aucune table ne correspond.
watch = Regarder
go-there = Ouvrir
more-tables = Montrer plus de tables
my-tables = Mes tables
wait-for-you = { $count } { $count ->
    [one] vous attend
   *[other] vous attendent
 }
no-tables-yet = Vos parties apparaîtront ici.
waiting-for-others = En attente des autres
group-finished = Terminées
put-away = Masquer
all-finished = Voir les { $count } terminées
nothing-put-away = Aucune partie masquée. Masquer une partie terminée ne change que votre propre liste.
take-back = Rétablir
hide-put-away = Fermer les parties masquées
what-put-away = Parties masquées
wants-again-short = { $name } veut rejouer
nobody-won = personne n’a gagné
drew = match nul
you-share = vous partagez la victoire
you-won = vous avez gagné
you-lost = vous avez perdu
you-were = vous avez fini { $place } sur { $count }
won = victoire : { $names }
seats-free = { $count } { $count ->
    [one] place libre
   *[other] places libres
 }
everybody-there = tout le monde est là
game = Jeu
seats = Places
each-brings = Chaque joueur apporte ceci et le garde : { $kind }
none-gets-new = (un joueur qui n’en a pas en reçoit un neuf)
listed = Publique : tout le monde peut trouver et regarder cette table
variants = Variantes
altered-rules = Règles maison
altered-name = Nom d’un jeu modifié, tel que le laboratoire l’affiche. Ces tables sont privées.
open-the-table = Ouvrir la table
player-label = Joueur { $label }
who-sits = Places
seat-label = Place { $label }
here-device = sur cet appareil
me = moi
free-for-anybody = ouverte à tous
for-person = pour { $name }
for-a-friend = pour un ami qui a le lien
name-of = Nom : { $label }
brings = apporte
what-brings = { $label } apporte
time-control-none = Sans pendule
time-control-live-10 = En direct, 10 minutes chacun
time-control-live-30 = En direct, 30 minutes chacun
time-control-correspondence-1 = Par correspondance, 1 jour par coup
time-control-correspondence-3 = Par correspondance, 3 jours par coup
time-control = Cadence
deadlines-fall = Échéances
any-hour = à toute heure
at-hour = à { $hour } h ({ $zone })
no-weekends = Aucune échéance le samedi ni le dimanche
who-plays-for = Remplaçant des absents
mondays = le lundi
tuesdays = le mardi
wednesdays = le mercredi
thursdays = le jeudi
fridays = le vendredi
saturdays = le samedi
sundays = le dimanche
stand-in = { $kind ->
    [nobody] personne : le coup par défaut est joué chaque fois
    [bot] un bot, jusqu’à leur retour
   *[person] un bot, jusqu’à leur retour ou jusqu’à ce que la place soit prise
 }
time-control-live = en direct, { $minutes } min chacun
time-control-increment = , plus { $seconds } s par coup
time-control-correspondence = par correspondance, { $days ->
    [0] { $hours } h
    [1] 1 jour
   *[other] { $days } jours
 } par coup
time-control-printed = , ou le temps que donnent les règles du jeu
time-control-until = , échéances à { $hour } h ({ $zone })
time-control-off = , aucune échéance { $days }
ordinal = { $place ->
    [1] 1er
   *[other] { $place }e
 }
bots = { $count ->
    [one] un bot
   *[other] { $count } bots
 }
free-places = { $count ->
    [one] une place libre
   *[other] { $count } places libres
 }
it-goes-on = en cours
all-choose = tous choisissent
who-moves = { $who } { $count ->
    [one] joue
   *[other] choisissent
 }
with = avec { $who }
on-one-device = sur cet appareil
a-number = un nombre de { $low } à { $high }
variant-number = { $variant } : nombre
variant-is = { $variant } : { $value }
variant-off = { $variant } : non
your-own = le vôtre
bring-own = { $variant } : votre fichier
draw-own = Dessiner le vôtre
draw-board = Dessiner votre plateau
draw-tools = Outils
draw-redo = Rétablir
draw-begin = Partir de…
draw-clear = Effacer
draw-faults = { $count ->
    [one] Un problème à corriger
   *[other] { $count } problèmes à corriger
 }
draw-good = Ce plateau est prêt
draw-share = Enregistrer, partager, jouer
draw-play = Jouer sur ce plateau
draw-download = Télécharger
draw-open = Ouvrir un fichier
draw-link = Copier le lien

## Le compte
account-of = { $name } : compte
signed-in-as = connecté sous le nom { $login }
a-guest = invité, connu de ce seul navigateur
change-name = Changer mon nom
change-sign-in = Modifier la connexion
keep-account = Garder ce compte
sign-in = Se connecter
my-campaign-files = Mes fichiers de campagne
let-program-play = Jetons d’API
sign-out = Se déconnecter
my-name = Mon nom
take-name = Enregistrer le nom
name = Nom
name-hint = C’est le nom que voient les autres joueurs. Aux tables déjà rejointes, vous gardez l’ancien.
how-i-sign-in = Connexion
change-it = Modifier
keep-the-account = Garder le compte
others-signed-out = Tous les autres navigateurs seront déconnectés, et vos jetons d’API révoqués.
keep-why = Avec un identifiant et un mot de passe, vous êtes { $name } sur tout appareil, avec vos tables et vos fichiers de campagne.
sign-in-name = Identifiant
sign-in-hint = De 3 à 30 lettres et chiffres. Vous seul le voyez.
present-password = Mot de passe actuel
new-password = Nouveau mot de passe
password = Mot de passe
password-hint = Au moins 8 caractères. Sans adresse de courriel confirmée, il ne peut pas être réinitialisé : gardez-le bien.
no-account = Vous n’avez pas besoin de compte pour jouer. Pour garder un compte d’invité, choisissez « Garder ce compte » dans le même menu.
nobody-again = Ce compte d’invité n’a pas de mot de passe. Après la déconnexion, personne ne pourra plus être { $name }.
left-behind = Si vous vous { $when ->
    [in] connectez
   *[out] déconnectez
 }, vous perdez l’accès { $count ->
    [one] à la table où vous jouez sous le nom { $name }
   *[other] aux { $count } tables où vous jouez sous le nom { $name }
 }. Pour y continuer, d’abord : { $keep }
grant-all = Jouer et discuter en mon nom
grant-play = Jouer, sans discuter
grant-talk = Discuter, sans jouer
grant-read = Lecture seule
a-day = un jour
a-week = une semaine
three-months = trois mois
a-year = un an
may-do = { $may ->
    [both] joue et discute en votre nom
    [play] joue en votre nom
    [talk] discute en votre nom
   *[none] lecture seule
 }
no-program = Vous n’avez aucun jeton d’API.
a-program = Un programme
may-until = { $does }, jusqu’au { $when }
end-token = Révoquer le jeton : { $name }
a-program-small = un programme
end = Révoquer
end-all = Révoquer tous les jetons
token-once = Copiez ce jeton maintenant. Il n’est montré qu’une fois. Ne le donnez qu’à votre programme.
token = Jeton
programs-why = Un jeton permet à un programme de prendre une place en votre nom. Il ne peut changer ni votre nom, ni votre mot de passe, ni vos jetons, ni supprimer vos fichiers de campagne. Changer de mot de passe révoque tous les jetons. Voir la { $interface }.
interface = documentation de l’API
make-token = Créer un jeton
program-name = Nom du programme
program-hint = Facultatif. Vous seul le voyez.
it-may = Autorisations
for-how-long = Valable

## Toutes les pages
not-now = Pas maintenant
more = Plus
show-field = Montrer le champ : { $field }
may-be-private = Elle est peut-être privée. Demandez le lien complet à une personne de la table. Une fois la partie terminée, cette adresse suffira.
to-first-page = Accueil
page-campaign-files = Fichiers de campagne
page-rules = Règles
more-pages = Autres pages
page-about = À propos
brand-link = Baronage : accueil
guest = Invité { $number }
settings-table = Réglages et cette table
settings = Réglages
language = Langue
language-name = { $language ->
    [en] English
   *[fr] Français
 }
colours = Couleurs
theme = { $theme ->
    [auto] système
    [light] claires
   *[dark] sombres
 }
is-shown = Vitesse des animations
set-sound = Sons : cartes, pièces, dés et mon tour
set-flash = Indiquer dans le titre de la page quand c’est à moi
set-keys = Utiliser les touches , . p s r pour la lecture
this-table = Cette table
emergency-pause = Utiliser mon temps d’urgence…
pause-sure = Prendre { $hours } heures de plus (une fois par partie)
a-day-more = Donner à tous un jour de plus
halt-all = Demander une pause
halt-host = Mettre la partie en pause
halt-agree = D’accord
halt-wanted = { $names } : une pause est demandée. Elle commence, et les pendules s’arrêtent, quand tous les joueurs sont d’accord.
halt-waits = Vous avez demandé une pause. Elle commence quand tous les joueurs sont d’accord.
draw-offered = { $name ->
    [no] Vous proposez le match nul.
   *[other] Vous proposez le match nul à { $name }.
 }
draw-wanted = { $name } propose le match nul.
draw-waits = Vous acceptez le match nul. En attente des autres.
draw-accept = Accepter
draw-refuse = Refuser
draw-withdraw = Retirer
halted-by-all = Partie en pause, d’un commun accord. Les pendules sont arrêtées.
halted-by-host = Partie mise en pause par l’hôte. Les pendules sont arrêtées.
go-on = Reprendre
remind-name = Rappeler à { $name } de jouer
take-off = Retirer un joueur
take-off-why = Un bot le remplace. Le journal le montre, et le joueur ne peut pas revenir à cette table.
take-off-bot = { $name } : laisser jouer un bot…
take-off-bot-sure = Retirer { $name }
take-off-offer = { $name } : offrir la place…
take-off-offer-sure = Retirer { $name } et offrir la place
take-off-before = Retirer
on-holiday = en congé jusqu’au { $until }
holiday-from = en congé dès le { $since }
holiday-tip = Pendant ses congés, la pendule d’un joueur s’arrête dans les parties par correspondance.
holidays = Congés
holidays-why = Ces jours-là, vos pendules s’arrêtent dans toutes les parties par correspondance. Vos adversaires voient la date de votre retour.
holidays-left = Il reste { $left } jours sur { $most } cette année.
holiday-days = Du { $first } au { $last }
holiday-first = Du
holiday-last = Au
holiday-take = Réserver ces jours
holiday-back = Je suis de retour
holiday-give-up = Annuler
sign-in-to-move = Connectez-vous pour jouer votre coup
invite-by-name = Ou invitez un joueur par son nom
invite-by-name-hint = La personne verra l’invitation sur sa page d’accueil et recevra une notification.
invited-names = Invités : { $names }.
invite = Inviter
invitations = Invitations
invited-by = { $name } vous invite · { $time_control }
decline = Décliner : { $game }
decline-short = Décliner
send-away = Exclure un joueur
expel-why = Pour un joueur qui a montré à d’autres ses ordres secrets ({ $rule }). Il quitte aussitôt la partie. Après trois fois, il ne peut plus rejoindre vos tables.
send-away-name = Exclure { $name }…
send-away-sure = Exclure { $name }
offer-draw = Proposer le match nul…
offer-draw-sure = Proposer le match nul
resign = Abandonner…
resign-sure = Abandonner
standing-answers = Réponses automatiques
standing-help = Une par ligne, en notation anglaise, essayées dans l’ordre. Laissez vide pour être interrogé chaque fois. La page des règles énumère celles de chaque jeu.
keep-them = Enregistrer
at-once = instantanée
quick = rapide
usual = normale
slow = lente
about-title = À propos : Baronage

## À propos
about-what = Jouez à des jeux de stratégie de barons, de clans et de protecteurs. Le moteur de règles montre les coups permis, garde cachées les informations cachées, et cite la règle quand il refuse un coup.
about-seed = Chaque mélange vient d’une graine. Son empreinte est montrée avant la première carte, et la graine elle-même après la partie : chacun peut vérifier.
about-whose = Les jeux appartiennent à leurs créateurs. Baronage est un projet indépendant : ils ne l’ont ni fait, ni commandé, ni approuvé. Les pages de règles sont écrites avec nos propres mots et les images sont nos propres dessins. Seule la façon de jouer vient des livrets. Si un jeu vous plaît ici, cherchez ses créateurs.
about-licence = Baronage est un logiciel libre sous licence MIT. La licence couvre notre code, nos textes et nos dessins. Elle ne couvre pas les jeux eux-mêmes, leurs noms, ni les textes et illustrations de leurs créateurs : ces droits restent à leurs détenteurs.
about-fonts = La page est composée en Alegreya et Source Sans 3. { $licences }.
about-licences = Licences des logiciels et polices inclus
about-door = Les programmes peuvent jouer aussi : { $interface }.
about-interface = API (OpenAPI)
about-whose-title = À qui appartiennent les jeux
about-may = Licence

## Les règles
rules-title = Règles : Baronage
rules-of-title = { $game } : règles
in-these-rules = Dans ces règles
back-to-replay = Retour à la rediffusion
back-to-the-table = Retour à la table
contents = Sommaire
no-rule = Ce jeu n’a pas de règle { $rule }.
found = { $count ->
    [0] Aucune règle
    [1] Une règle
   *[other] { $count } règles
 } sur « { $words } »{ $most ->
    [0] { "" }
   *[other] { " " }; voici les { $most } plus proches
 }.
all-rules-back = Retour à toutes les règles
search-these = Chercher dans ces règles
search-rules = Chercher dans les règles
and-more = … et { $count } de plus.
no-rule-about = Aucune règle trouvée.
all-rules-of = Toutes les règles : { $game }
rule-missing = Cette règle n’est pas sur la page des règles.
rule-named = Règle { $rule }

## Documents
campaign-files-title = Fichiers de campagne : Baronage
campaign-files-what = Ce que vous gardez d’une partie à l’autre.
no-json = Impossible de lire { $file } : ce n’est pas du JSON valide.
holds-no = { $file } ne contient pas de fichier de cette sorte : { $kind }.
import-a = Importer : { $kind }
new-kind = Créer : { $kind }
no-campaign-files = Vous n’en avez pas encore ({ $kind }). Créez-en un ici, ou rejoignez une table où chaque joueur en apporte un : vous en recevrez un neuf, à garder.
games-played = { $count ->
    [0] Aucune partie jouée
    [1] 1 partie jouée
   *[other] { $count } parties jouées
 } ici, changé le { $when }
from-file-tip = Ses parties précédentes n’ont pas été jouées sur ce serveur
from-file = d’un fichier
in-use = utilisé à une table
a-new = Nouveau fichier : { $kind }
make-it = Créer
written-so = { $help } Format : { $words }
usual-one = Par défaut, à mon nom
leave-empty = Laissez vide pour le modèle par défaut. Mettez un nom de plusieurs mots entre "guillemets droits".
export = Exporter
print = Imprimer
throw-away = Supprimer
delete = Supprimer…
between-games = Entre deux parties
in-use-now = Il est utilisé à une table. Vous pourrez le modifier quand cette partie sera terminée.
edit-which = { $edit } : lequel
edit-words = { $edit } : texte
none = aucun
mark = { $mark ->
    [new] nouveau
   *[gone] supprimé
 }
a-new-one = neuf ({ $kind })
each-brings-short = Chaque joueur apporte : { $kind }
comes-back = Il vous revient après la partie, avec ses changements. S’il est neuf, vous le gardez.
campaign-files-of = Fichiers : { $kind }
take-home = Vous gardez
to-use-won = Utiliser vos gains : { $kind }
before-and-after = Avant et après la partie.

## Les gens
profile-title = { $name } : Baronage
here-since = membre depuis { $when }
ratings = Classement
ratings-title = Classement : Baronage
ratings-what = Joueurs et bots sur une même échelle, pour chaque jeu et chaque nombre de joueurs. Le point est le classement, le trait son intervalle à 95 %. À deux joueurs, 400 points de plus : dix contre un.
band-is = la bande est l’intervalle à 95 %
give-or-take = ± { $count }
rank-none = Provisoire : trop peu de parties pour un rang.
rating-new = nouveau
rating-games = { $games } { $games ->
    [one] partie
   *[other] parties
 }, { $seats } joueurs
games-count = { $games } { $games ->
    [one] partie
   *[other] parties
 }
no-rated-games = Pas encore de partie classée.
nobody-rated = Personne n’a encore joué cinq parties classées de ce genre.
seat-count = { $count } joueurs
anchor = bot, repère
anchor-why = classement fixe
bot = bot
by-post = Par correspondance
answers-within = Joue d’habitude en { $hours ->
    [1] une heure
   *[other] { $hours } h
 } (neuf fois sur dix).
answers-late = Dépasse le délai plus d’une fois sur dix.
in-time = { $done } des { $count } dernières à temps
first-places = Premières places
in-hundred = { $count } sur 100
recent-games = Parties
all-in-archive = Toutes les parties dans les archives
place-of = { $place } sur { $count }
no-result = sans résultat
against-person = Contre { $name }
met = Vous avez été mieux placé { $won } fois, { $name } { $lost } fois{ $shared ->
    [0] .
   *[other] { " " }; égalité { $shared } fois.
 }
a-friend = Ajouter aux amis
no-friend = Retirer des amis
block = Bloquer…
block-sure = Bloquer
unblock = Débloquer
block-means = Un joueur bloqué ne peut ni voir votre profil ni rejoindre vos tables, et vous ne voyez pas ses messages. Il n’en est pas averti.
shown-to = Visible par { $shown ->
    [all] tout le monde
    [members] les joueurs qui ont un compte
    [friends] vos amis
   *[nobody] vous seul
 }. Les parties en cours et les discussions ne sont jamais montrées.
change-that = Modifier
my-page = Mon profil
see-my-page = Voir mon profil
my-data = Mes données
nothing-kept = Rien n’est enregistré sur vous : vous êtes un invité qui n’a pas encore joué.
who-sees = Qui peut voir mon profil
shown-kind = { $shown ->
    [all] tout le monde
    [members] les joueurs qui ont un compte
    [friends] mes amis
   *[nobody] moi seul
 }
part-tells = Ce que montre mon profil, et à qui
page-part = { $part ->
    [ratings] mes classements
    [results] combien de fois j’ai fini premier
    [reliability] en combien de temps je joue par correspondance
    [recent] mes parties récentes
    [fiefdoms] mes Fiefdoms
   *[lessons] les leçons que j’ai terminées
 }
part-shown-to = { $shown ->
    [friends] Seuls vous et vos amis pouvez voir ceci.
   *[nobody] Vous seul pouvez voir ceci.
 }
fiefdoms = Fiefdoms
fiefdom-of = { $game }, { $games ->
    [0] pas encore joué
    [one] après une partie
   *[other] après { $games } parties
 }
challenge = Défier { $name }
challenge-how = Nous réservons une place et envoyons une notification à { $name }. Vous n’avez pas à rester en ligne : la table vous attend tous les deux.
challenge-send = Envoyer le défi
never-listed = Les parties en cours et les discussions ne sont jamais montrées.
friends = Amis
no-friends-yet = Vous n’avez pas encore d’amis ici. Ajoutez-les depuis leur profil.
line-hidden = { $why ->
    [blocked] Message d’un joueur que vous avez bloqué.
   *[removed] Ce message a été supprimé.
 }
blocked = Bloqués
passkeys = Clés d’accès
passkeys-what = Connectez-vous avec votre empreinte, votre visage ou le verrou de votre appareil, sans mot de passe.
passkey-since = ajoutée le { $when }
passkey-used = dernier usage le { $when }
passkey-remove = Supprimer
passkey-add = Ajouter une clé d’accès sur cet appareil
passkey-none = Aucune clé d’accès n’a été créée ni utilisée. Rien n’a changé.
passkey-instead = Ou sans mot de passe : choisissez l’identifiant ci-dessus, puis
keep-by-passkey = Garder avec une clé d’accès
enter-by-passkey = Se connecter avec une clé d’accès
where-signed-in = Où je suis connecté
a-browser = un navigateur
signed-since = depuis le { $when }
this-browser = celui-ci
take-or-delete = Télécharger ou supprimer
data-what = Le fichier contient tout ce qui est enregistré sur vous : compte, tables, discussions, fichiers de campagne, classements, amis, tournois, congés et adresses de notification.
take-home-all = Télécharger mes données
delete-me = Supprimer mon compte…
delete-sure = Supprimer définitivement mon compte
delete-means = Vos parties restent, car d’autres les ont jouées aussi, mais votre nom et vos messages sont supprimés. Vous quittez les tables qui n’ont pas commencé et abandonnez là où le jeu le permet. C’est irréversible.

## Les archives, et regarder
archive = Archives
archive-title = Archives : Baronage
archive-opening = Premiers coups, en notation
opened-alike = Parties avec la même ouverture
archive-none = Aucune partie terminée ne correspond.
archive-person = Joueur, par identifiant
archive-ending = Fin
archive-clear = Effacer
any = toutes
least-turns = Tours, au moins
most-turns = Tours, au plus
sorted-by = Dans l’ordre
sort-newest = des plus récentes
sort-longest = des plus longues
rated-only = classées seulement
without-bots = sans bots
my-games-only = les miennes, privées aussi
after-turns = après { $turns } { $turns ->
    [one] tour
   *[other] tours
 }
as-text = en texte
as-json = en JSON
as-picture = en image
page-before = Plus récentes
page-after = Plus anciennes
watch-title = Regarder : Baronage
watch-now = Parties en cours
none-running = Aucune partie publique n’est en cours.
played-late = Parties récentes
watching-count = { $count } { $count ->
    [one] spectateur
   *[other] spectateurs
 }

## Le gardien
admin-page = Page d’administration
admin-title = Administration : Baronage
all-well = Tout va bien.
not-well = Une intervention est nécessaire.
admin-wrong = { $what ->
    [closed] Le serveur ne s’occupe plus de ses tables, ou la base de données ne répond pas. Consultez le journal.
    [queue] { $figure } modifications attendent d’être enregistrées : la base de données est trop lente.
    [slow] Les coups prennent { $figure } s : plus de 1 sur 100 ces dernières minutes.
    [bots] Les bots attendent un processeur pendant { $figure } s. Leurs pendules sont arrêtées pendant ce temps, mais les joueurs attendent. Ajoutez des processeurs, ou limitez les tables avec des bots.
    [certificate] Le certificat expire dans { $figure } jours. Renouvelez-le.
   *[copy] La dernière sauvegarde a plus de huit jours. Faites-en une nouvelle.
 }
reports-wait = { $count ->
    [0] Aucun signalement en attente.
    [one] Un signalement en attente.
   *[other] { $count } signalements en attente.
 }
members-wait = { $count ->
    [0] { "" }
    [one] Une personne attend d’être admise.
   *[other] { $count } personnes attendent d’être admises.
 }
measure-tables = Tables en cours
measure-connections = { $count ->
    [0] personne n’est connecté
    [one] un navigateur ou programme connecté
   *[other] { $count } navigateurs et programmes connectés
 }
up-since = En marche depuis { $when }.
no-reports = Aucun signalement.
older-reports = Signalements plus anciens
measure-move = Durée d’un coup
measure-move-what = 99e centile
measure-no-move = pas encore
milliseconds = { $count } ms
measure-processor = Processeur
measure-processor-what = d’un cœur, depuis le démarrage
percent = { $count } %
percent-hardly = moins de 1 %
runs-on = Système
runs-version = Version
runs-database = Base de données
runs-copy = Sauvegarde
copy-none = aucune pour l’instant : lancez baronage backup
copy-made = { $when } : { $tables ->
    [one] une table
   *[other] { $tables } tables
 }, { $size } Mo ; restauration non testée
copy-tried = { $when } : { $tables ->
    [one] une table
   *[other] { $tables } tables
 }, { $size } Mo ; restauration testée
runs-certificate = Certificat
certificate-days = { $days ->
    [one] valable encore un jour
   *[other] valable { $days } jours
 }
needs-hand = Tables silencieuses
silent-since = { $days ->
    [one] aucune activité depuis un jour
   *[other] aucune activité depuis { $days } jours
 }
runs-writing = File d’écriture
runs-queue = { $count ->
    [one] une modification en attente
   *[other] { $count } modifications en attente
 }
runs-nothing-waits = vide
reported-words = Commentaire de la personne qui signale :
see-page = Profil
reason-first = Indiquez un motif, puis choisissez une action
measure-members = Membres
measure-new = { $count } de plus cette semaine
measure-muted = { $count } muets ou bannis
reports = Signalements
last-acts = Actions récentes
no-acts = Aucune pour l’instant.
moderation-actions = Actions des administrateurs qui vous concernent
moderation-action = { $by } { $kind ->
    [warn] a averti { $name } :
    [mute] a rendu { $name } muet :
    [ban] a banni { $name } :
    [lift] a levé les mesures contre { $name } :
    [line] a supprimé un message de { $name } :
    [end] a mis fin à une table :
    [void] a annulé une partie :
    [words] a changé la liste des mots bloqués :
    [roles] a changé les rôles de { $name } :
    [name] a donné ce nom à { $name } :
    [recovery] a fait un lien de mot de passe pour { $name } :
    [admit] a admis { $name } :
    [refuse] n’a pas admis { $name } :
    [club] a changé les réglages du club :
   *[none] a classé un signalement sur { $name } :
 }
answered = réponse : { $words }
reported-by = signalé par { $by } pour { $why ->
    [talk] ses messages
    [leaving] avoir quitté des parties
    [cheating] tricherie
    [name] son nom
   *[other] autre chose
 }
why-reported = { $why ->
    [talk] ses messages
    [leaving] avoir quitté des parties
    [cheating] tricherie
    [name] son nom
   *[other] autre chose
 }
the-table = la table
the-tournament = le tournoi
acts-before = { $count ->
    [0] aucune action auparavant
    [one] une action auparavant
   *[other] { $count } actions auparavant
 }
reason = Motif (montré au joueur)
act-warn = Avertir
act-mute = Rendre muet 7 jours
act-ban = Bannir…
act-ban-sure = Bannir 30 jours
act-line = Supprimer le message
act-end = Mettre fin à la table
act-void = Annuler la partie
admin-table = Gérer une table
table-address = Adresse de la table
table-acts-shown = Mettre fin à une table la laisse sans résultat. Une partie annulée reste, mais ne compte pas. Les joueurs voient votre nom et le motif.
unwanted-words = Mots bloqués
unwanted-words-why = Un par ligne. Ils sont masqués dans les discussions, et un nouveau nom de joueur, de place ou de tournoi ne peut pas en contenir.
report-line = Signaler ce message de { $name }
act-none = Classer
acts-shown = Le joueur voit l’action, le motif et la durée, et peut répondre. Chaque action est enregistrée avec votre nom. Un joueur muet ne peut plus discuter, mais peut toujours jouer.
report-name = Signaler { $name }…
report-it = Signaler
report-how = Seuls les administrateurs de ce serveur le lisent. Eux seuls voient de qui il vient.
report-why = Motif
report-words = Commentaire

## Images
larger = Plus grand
whole-board = Tout le plateau
parts = Parties du plateau
of = { $value } sur { $top }

## Le serveur
no-answer = Serveur inaccessible.
server-error = le serveur a renvoyé l’erreur { $status }.
no-answer-sent = Connexion perdue. Nous vérifierons à votre retour en ligne si ceci est arrivé.
no-answer-unsent = Serveur inaccessible. Réessayez quand vous serez de nouveau en ligne.

## Armoiries
arms = Mes armoiries
arms-what = Vos armoiries figurent à côté de votre nom dans les listes, les tournois et votre profil. On les choisit une seule fois. À une table, chaque place a son propre écu.
arms-of-guest = Un invité porte un écu en pointillé. Avec un compte, vous choisissez des armoiries : une couleur et un meuble.
arms-colour = Couleur
arms-charge = Meuble
arms-take = Choisir ces armoiries
arms-take-sure = Choisir définitivement
arms-are = Vos armoiries : { $look }
arms-look = { $charge } sur fond { $tincture }.
tincture = { $tincture ->
    [red] rouge
    [blue] bleu
    [green] vert
    [gold] or
    [purple] pourpre
    [teal] bleu canard
    [black] noir
    [rose] rose
    [white] blanc
    [orange] orange
    [sky] bleu ciel
   *[brown] brun
 }
charge = { $charge ->
    [chevron] Chevron
    [bend] Bande en biais
    [pale] Bande verticale
    [fess] Bande horizontale
    [saltire] Croix en biais
    [lozenge] Losange
    [cross] Croix
    [roundel] Disque
    [pile] Pointe
    [chief] Bande supérieure
    [quarterly] Quartiers
    [bars] Deux barres horizontales
    [pallets] Deux barres verticales
    [mullet] Étoile
    [flaunches] Deux arcs
   *[bordure] Bordure
 }

## Recherche et cloche
search = Chercher
search-what = Chercher un joueur ou un jeu
search-nothing = Aucun résultat. Pour trouver un joueur, tapez le début de son nom.
search-people = Joueurs
search-games = Jeux
search-play = jouer
bell = { $count ->
    [0] Notifications
    [one] Notifications : 1 nouvelle
   *[other] Notifications : { $count } nouvelles
 }
bell-title = Notifications
bell-nothing = Vous êtes à jour.
bell-settings = Réglages des notifications
bell-invited = { $name } vous invite à une table.

## Tournaments
page-tournaments = Tournois
no-tournament = Tournoi introuvable.
tournaments-none = Aucun tournoi pour l’instant. Créez-en un : il apparaîtra ici et sur la page d’accueil.
tournaments-kind = { $kind ->
    [announced] À venir
    [running] En cours
   *[over] Terminés
 }
tournament-make = Créer un tournoi
tournament-make-how = Il faut un compte avec mot de passe pour en créer un.
tournament-announce = Annoncer
tournament-form = { $form ->
    [arena] Arène
    [swiss] Système suisse
    [round-robin] Toutes rondes
    [knock-out] Élimination directe
   *[league] Championnat
 }
tournament-about = { $seats ->
    [2] { $game }, { $form }, { $time_control }.
   *[other] { $game }, { $form }, { $time_control }. { $seats } par table.
 }
tournament-starts = Début : { $when }.
tournament-count = { $count ->
    [0] aucun joueur pour l’instant
    [1] 1 joueur
   *[other] { $count } joueurs
 }
tournament-hosted = Organisé par { $host }.
tournament-status = { $status ->
    [announced] à venir
    [running] en cours
    [over] terminé
   *[off] annulé
 }
tournament-winners = { $count ->
    [one] { $names } a gagné.
   *[other] { $names } partagent la première place.
 }
tournament-rated = classé
tournament-you = vous
tournament-left = parti
tournament-join = S’inscrire
tournament-leave = Quitter
tournament-call-off = Annuler le tournoi
tournament-share = Partager
tournament-who = Joueur
tournament-table = Table
tournament-private-title = Tournoi privé
tournament-points = Points
tournament-rating = classement
tournament-answers = joue en
answers-at-once = aussitôt
answers-hours = { $hours } h
tournament-round = Ronde { $number }
tournament-your-table = Votre partie
tournament-your-move = Votre partie : à vous de jouer
tournament-records = Toutes les parties en un fichier
tournament-talk = Discussion du tournoi
tournament-talk-read = Tous les visiteurs de cette page peuvent lire ceci.
tournament-deleted = Compte supprimé { $number }
tie-opponents = Adv.
tie-opponents-what = Premier départage (Buchholz) : les points de vos adversaires, additionnés sur toutes les rondes. Une table compte comme un adversaire ayant leur moyenne ; une ronde sans partie, comme un adversaire ayant vos propres points.
tie-beaten = Battus
tie-beaten-what = Deuxième départage (Sonneborn-Berger) : les points des adversaires battus, plus la moitié des points de ceux à égalité.
cell-to-come = Cette ronde n’a pas commencé.
cell-walkover = Gagné sans jouer ({ $points } points) : l’adversaire est parti.
cell-bye = Pas de table à cette ronde : { $points } points.
cell-out = N’a pas participé à cette ronde.
cell-place = Place { $place } à la table { $table }
cell-void = Cette partie ne compte pas.
cell-now = Joue à la table { $table }
tournament-pairing = { $form ->
    [arena] Les joueurs en attente sont appariés selon leurs points jusqu’à la fin du temps. Pas de revanche immédiate tant que d’autres participent.
    [swiss] Chaque ronde apparie des joueurs de points proches qui ne se sont pas encore rencontrés.
    [round-robin] Chacun rencontre chacun, aussi également que possible.
    [knock-out] Le gagnant de chaque table avance. Les plus forts se rencontrent en dernier.
   *[league] Chacun rencontre chacun. Les rondes suivent le calendrier, même si des parties sont encore en cours.
 }
tournament-worth = Les places à une table rapportent { $points } points ; les ex æquo partagent.
tournament-even = { $seats ->
    [2] Une victoire rapporte un point ; une première place partagée, un demi-point à chacun.
   *[other] La première place rapporte un point, la dernière aucun, les autres des échelons égaux. Les ex æquo partagent.
 }
tournament-bye = { $form ->
    [arena] Attendre une table ne rapporte pas de points.
   *[other] { $points ->
        [1] Une ronde sans table rapporte 1 point.
       *[other] Une ronde sans table rapporte { $points } points.
     }
 }
tournament-absent = { $kind ->
    [bot] Si un joueur est absent, un bot joue pour lui. Il compte comme dernier et ne joue plus jusqu’à son retour.
    [person] Si un joueur est absent, un bot ou un remplaçant joue pour lui. Il compte comme dernier et ne joue plus jusqu’à son retour.
   *[nobody] Si un joueur est absent, son temps s’écoule. Il compte comme dernier et ne joue plus jusqu’à son retour.
 }
tournament-leaving = { $kind ->
    [bot] Si un joueur part, un bot joue à sa place.
    [walkover] Si un joueur part, ses adversaires des rondes suivantes gagnent sans jouer.
   *[out] Un joueur qui part n’est plus apparié.
 }
tournament-at-round = ronde { $number } sur { $total }
tournament-private = privé
tournament-rated-is = Classé.
tournament-meaning = { $form ->
    [arena] Jouez autant de parties que vous voulez jusqu’à la fin du temps.
    [swiss] Les gagnants rencontrent les gagnants. Personne n’est éliminé.
    [round-robin] Chacun rencontre chacun.
    [knock-out] Qui perd est éliminé. Le gagnant de chaque table avance.
   *[league] Chacun rencontre chacun, par correspondance.
 }
tournament-in = Vous êtes inscrit. Début : { $when }.
tournament-leave-sure = Quitter le tournoi ?
tournament-call-off-sure = Annuler pour tout le monde ?
tournament-calendar = Ajouter à l’agenda
tournament-calendar-all = Agenda de tous les tournois
tournament-password-field = Mot de passe
tournament-password-ask = Demandez-le à l’hôte.
tournament-password-set = Privé : seuls ceux qui connaissent le mot de passe peuvent s’inscrire, et il ne figure dans aucune liste.
tournament-description = Description
tournament-every = Répéter
tournament-every-kind = { $days ->
    [0] jamais
    [1] chaque jour
    [7] chaque semaine
    [14] toutes les deux semaines
   *[other] toutes les quatre semaines
 }
tournament-every-is = { $days ->
    [1] Il est répété chaque jour à la même heure.
    [7] Il est répété chaque semaine à la même heure.
    [14] Il est répété toutes les deux semaines à la même heure.
   *[other] Il est répété toutes les quatre semaines à la même heure.
 }
tournament-more = Autres réglages
series-others = De la même série :
tournament-standings = Classement
tournament-players = Joueurs
tournament-winner = Vainqueur
tournament-zone-is = Heures de votre fuseau horaire, { $zone }.
time-now = maintenant
time-until = jusque vers { $when }
time-about = vers { $when }
arena-left = { $minutes ->
    [one] encore 1 minute
   *[other] encore { $minutes } minutes
 }
tournament-tables = Tables
tables-open = { $count ->
    [0] { $total ->
        [one] 1 table, terminée
       *[other] { $total } tables, toutes terminées
     }
   *[other] { $total ->
        [one] 1 table, en cours
       *[other] { $total } tables, dont { $count } en cours
     }
 }
pairing-how = Comment on apparie
table-to-move = { $everyone ->
    [1] à tous de jouer
   *[other] à { $names } de jouer
 }
round-watch = Regarder la table { $table }
round-replay = Revoir la table { $table }
waits-opponent = { $count ->
    [one] { $names } attend un adversaire.
   *[other] { $names } attendent un adversaire.
 }
waits-table = { $count ->
    [one] { $names } attend
   *[other] { $names } attendent
 } { $open ->
    [one] la table { $tables }
   *[other] les tables { $tables }
 }.
tournament-play = Jouer
tournament-you-name = Vous
ties-title = À égalité de points
tie-opponents-is = Points des adversaires (Buchholz) : ceux de tous les joueurs rencontrés.
tie-beaten-is = Points des adversaires battus (Sonneborn-Berger).
tie-wins-is = Parties gagnées. Encore à égalité : la place est partagée.
tie-example = { $first } et { $second } ont { $points ->
    [1] 1 point
   *[other] { $points } points
 }. { $key ->
    [opponents] Points des adversaires
    [beaten] Points des adversaires battus
   *[wins] Parties gagnées
 } : { $mine } et { $theirs }. { $first } est devant.
tie-example-shared = { $first } et { $second } sont à égalité en tout : la place est partagée.
tournament-ties-knock-out = En cas d’égalité, le mieux classé de la liste de départ avance.
cell-will-rest = L’organisateur a exempté ce joueur de cette ronde.
cell-ruled = L’organisateur a décidé ce résultat.
way-title = Votre parcours
next-for-you = Ensuite pour vous
next-title = La suite
now-play = Terminez votre partie. La ronde finit avec la dernière table.
now-play-league = Jouez vos parties en cours.
now-arena = Vous attendez un adversaire. La table s’ouvre d’elle-même.
now-bye = Vous n’avez pas d’adversaire dans cette ronde et recevez { $points } points.
now-wait = { $count ->
    [one] Votre partie est finie. Regardez la table { $tables } en attendant.
   *[other] Votre partie est finie. Regardez les tables { $tables } en attendant.
 }
now-soon = La ronde suivante commence dans un instant.
now-watch = Vous pouvez regarder toutes les tables.
coming-round = Ronde { $number }
coming-mine = Ronde { $number }. Votre table s’ouvre d’elle-même.
coming-last = Ronde { $number }, la dernière
coming-end = Résultat, et toutes les parties à revoir.
good-to-know = Bon à savoir
organise-title = Décisions de l’organisateur
organise-act = { $act ->
    [results] Corriger un résultat
    [byes] Exempter un joueur
    [removals] Retirer un joueur
   *[description] Modifier la description
 }
reason-public = Tout le monde peut le lire.
ruled-bye = { $name } est exempté de la ronde { $round }.
ruled-remove = { $name } a été retiré.
ruled-result = Places décidées : { $places }.
ruled-void = La partie de { $names } ne compte pas.
ruling-undo = Annuler
ruling-undone = Annulée
ruling-in-round = Pour quelle ronde
round-table-of = Ronde { $round }, table { $table } : { $names }
tournament-place-of = Place de { $name }
result-void = Cette partie ne compte pas
tournament-guest = invité
tournament-seats = Joueurs par table
tournament-how = Format
tournament-begins = Début
tournament-minutes = Minutes
tournament-rounds = Rondes
tournament-rounds-none = 0 : autant que nécessaire
tournament-bots = Bots
tournament-bot-plays-on = Un bot remplace les joueurs absents ou partis
tournament-counts = Classé
## Le club
club-title = Le club
club-joining = { $join ->
    [open] Tout le monde peut devenir membre.
    [approval] Un administrateur admet les nouveaux membres.
   *[invitation] On devient membre sur invitation.
 }
club-guests = { $guests ->
    [0] Les invités ne peuvent pas jouer.
   *[1] Les invités peuvent jouer.
 }
club-news = Nouvelles
news-none = Pas encore de nouvelles.
news-write = Écrire une nouvelle
news-edit = Modifier
news-drop = Supprimer
news-drop-sure = Supprimer pour tous ?
news-publish = Publier
news-title = Titre
news-text = Texte
club-members = Membres
club-member-count = { $count ->
    [0] Pas encore de membre
    [one] 1 membre
   *[other] { $count } membres
 }
online = En ligne
online-count = { $guests ->
    [0] { $count }
    [one] { $count }, et 1 invité
   *[other] { $count }, et { $guests } invités
 }
online-all = Tout montrer
online-names = { $more ->
    [0] En ligne : { $names }
    [one] En ligne : { $names } et 1 autre
   *[other] En ligne : { $names } et { $more } autres
 }
role-admin = administrateur
role-organiser = organisateur
door-waits = { $name }, votre compte attend un administrateur. Revenez plus tard.
door-members = Ce club est réservé aux membres.
door-invitation = Pour devenir membre, demandez un lien d’invitation à un administrateur.
door-apply = Demander à devenir membre
door-apply-why = Un administrateur examine chaque demande.
door-join = Devenir membre
join-invited = Vous êtes invité : { $club }
join-member = Vous avez déjà un compte ici.
club-name = Nom du club
club-about = À propos du club
club-join = Adhésion
club-guests-allowed = Les invités peuvent jouer
club-guests-why = Sans invités, seuls les membres voient et jouent.
club-reserved = Noms réservés, un par ligne
club-reserved-why = Seuls les administrateurs peuvent porter ces noms. Ceux des bots et des fonctions sont toujours réservés.
club-kept = Enregistré
invitations-title = Liens d’invitation
invitation-unnamed = Invitation
invitation-left = { $left } sur { $uses } restants, jusqu’au { $when }
invitation-revoke = Retirer
invitation-note = Pour
invitation-uses = Utilisations
invitation-make = Créer un lien
invitation-once = Copiez-le maintenant : il n’est montré qu’une fois, et vaut 14 jours.
copy-link = Copier le lien
members-title = Membres
members-search = Chercher par nom
members-group = Groupe
member-group = { $group ->
    [members] Membres
    [waiting] En attente d’admission
    [guests] Invités
    [admins] Administrateurs
    [organisers] Organisateurs
   *[banned] Bannis ou muets
 }
members-found = { $count ->
    [0] Personne
    [one] 1 personne
   *[other] { $count } personnes
 }
members-more = En montrer plus
member-seen = vu le { $when }
member-waits = en attente
member-banned = banni jusqu’au { $when }
member-muted = muet jusqu’au { $when }
act-admit = Admettre
act-refuse = Ne pas admettre
act-appoint = Nommer administrateur
act-dismiss = Démettre de l’administration
act-organiser = Nommer organisateur
act-no-organiser = N’est plus organisateur
act-recovery = Lien de mot de passe
act-lift = Lever les mesures
act-rename = Renommer
recovery-link-why = Donnez ce lien au joueur. Il sert une fois, pendant un jour.
notes-title = Notes
notes-why = Seuls les administrateurs les lisent. Le joueur les reçoit avec une copie de ses données.
notes-add = Ajouter une note

## Avis
notifications = Notifications
notifications-kept = Les changements sont enregistrés automatiquement.
notifications-nobody = Choisissez d’abord un nom. Vous pourrez alors recevoir des notifications pendant votre absence.
notifications-no-secret = Une notification ne contient jamais de secrets : ni cartes, ni ordres.
notifications-of = Événement
notification-when = Quand
notification-destination = { $destination ->
    [mail] Courriel
    [push] Push
   *[hook] Webhook
 }
notification-kind = { $kind ->
    [move] À vous de jouer
    [short] Le temps presse
    [over] Partie terminée
    [invited] Invitation
    [talk] Message privé
   *[round] Nouvelle ronde
 }
notification-about = { $kind ->
    [move] une partie vous attend
    [short] votre temps est presque écoulé
    [over] avec le résultat et la rediffusion
    [invited] quelqu’un vous invite à une table
    [talk] au plus une fois toutes les dix minutes
   *[round] d’un tournoi auquel vous participez
 }
notification-when-kind = { $when ->
    [once] tout de suite
    [digest] dans le résumé
   *[never] jamais
 }
notification-next = Prochaine notification
notification-sample = Exemple de notification
notification-held = Heures calmes : elle attend { $when }.
notification-goes = Elle sera envoyée à { $destinations }.
notification-goes-nowhere = Elle ne sera pas encore envoyée : ajoutez une adresse.
quiet-hours = Heures calmes
quiet-since = Calme à partir de
quiet-until = Calme jusqu’à
quiet-but = Seul « Le temps presse » peut interrompre les heures calmes, et seulement si votre temps finit avant elles.
digest = Résumé
digest-kind = { $digest ->
    [off] aucun
    [daily] chaque jour
   *[weekly] chaque semaine
 }
digest-empty = Rien pour l’instant.
destinations = Destinations
destinations-none = Aucune pour l’instant.
destination-used = dernier envoi reçu { $when }
destination-unused = rien envoyé pour l’instant
destination-state = { $state ->
    [new] pas confirmée
    [works] fonctionne
    [fails] { $failures } échecs
   *[other] désactivée
 }
add = Ajouter
add-mail = Ajouter une adresse de courriel
add-device = Ajouter cet appareil
add-hook = Ajouter un webhook
mail-none-here = Ce serveur n’envoie pas de courriel.
mail-address = Adresse de courriel
mail-hint = Nous y envoyons d’abord un lien de confirmation.
hook-address = Adresse du webhook
hook-hint = Un webhook Discord ou votre propre programme : https://…
hook-secret = Les notifications à ce webhook sont signées avec ce secret. Il n’est montré qu’une fois. Discord n’en a pas besoin.
secret = Secret
send-test = Envoyer un essai
send-the-link = Envoyer le lien
test-sent = Bien reçu.
test-failed = Échec de l’envoi : { $why }
link-sent = Le lien est envoyé.
remove-destination = Supprimer { $name }
push-denied = Votre navigateur bloque les notifications de cette page. Vous pouvez les autoriser dans ses réglages.
confirm-title = Est-ce bien votre adresse ?
confirm-text = Baronage enverra des notifications à l’adresse où vous avez reçu ce lien.
confirm-does = Les envoyer ici
confirm-done = L’adresse est confirmée.
unsubscribe-title = Se désabonner ?
unsubscribe-text = Les notifications de ce genre ne seront plus envoyées à l’adresse où vous avez reçu ce lien.
unsubscribe-does = Se désabonner
unsubscribe-done = Vous ne recevrez plus de notifications de ce genre à cette adresse.
recover-title = Nouveau mot de passe
recover-why = Si vous avez confirmé cette adresse, nous y envoyons un lien. Il est valable une heure.
recover-sent = Si cette adresse est confirmée ici, un lien est en route. Il sert une seule fois, pendant une heure.
recover-hint = Au moins 8 caractères. Vous serez déconnecté partout.
take-password = Enregistrer le mot de passe
password-lost = Mot de passe oublié ?

# --- exemples des règles sur un plateau ---

open-example = Ouvrir sur un plateau
example-mark = Exemple { $id }
see-example = { $title ->
    [none] L’exemple { $id } sur un plateau
   *[other] L’exemple { $id } sur un plateau : { $title }
 }
example-named = { $title ->
    [none] Exemple { $id }
   *[other] Exemple { $id } : { $title }
 }
no-such-example = Cet exemple n’est pas dans les règles.
next-example = Exemple suivant
cases = Cas de cet exemple
case-of = Cas { $number }
what-the-rules-tell = D’après les règles
move-in-rules = Dans les règles, coup { $number } sur { $count } : { $who }
you-sit-as = Vous jouez à la place { OF($who) } : sur le plateau, « vous » désigne { $who }.
your-board = Vous jouez tous les camps
play-this = Jouer cela
example-played = C’est la fin de cet exemple. Continuez, ou annulez.
own-way = Vous avez quitté l’exemple. Annulez pour y revenir.
just-a-position = Essayez n’importe quel coup : vous jouez tous les camps.
from-the-beginning = Recommencer
example-ends-game = Cela termine la partie.
one-page = Aide-mémoire à imprimer
print-it = Imprimer
to-the-rules = Toutes les règles
no-sheet = Ce jeu n’a pas d’aide-mémoire.
a-turn = Un tour
figures = Chiffres
