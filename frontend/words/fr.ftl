# Ce que dit la page elle-même, en français. Comment ces fichiers sont lus : baronage/engine/catalogue.py ; `python tools/make_frontend.py`
# en fait du TypeScript. Une ligne trop longue continue à la suivante, après des blancs.

## Parties de phrases
and = { $first } et { $last }
one-moment = Un instant…

## La table : ce qui est demandé
game-over = La partie est terminée
you-may-act = Vous pouvez agir
waiting = En attente
you-watch = Vous regardez
your-decision = Votre décision
your-move = À vous de jouer
not-sent = Pas encore envoyé
close = Fermer
sent-at-once = Une fois envoyé, on ne peut plus le reprendre.
choose-again = Choisir à nouveau (Échap)
take-back-click = Reprendre le dernier clic
take-back-move = Reprendre le dernier coup
undo = Annuler
take-back-all = Reprendre tous les clics
what-you-may = Ce que vous pouvez faire
amount = Quantité
another-part = Choisir ou changer une autre partie de votre feuille
take-amount = Choisir { $amount }
choose-first = Choisissez d’abord
wait = Rien à décider pour l’instant
ask-steward = Que ferait mon intendant ?
steward-thinks = Votre intendant réfléchit…
try-out = Essayer sur un plateau à vous
try-it = Sur un plateau d’essai
back-to-game = Retour à la partie
sampled = Un plateau à vous
sampled-short = Essai
sampled-why = Personne d’autre ne le voit, et rien n’y compte. Ce qui vous était caché à la table y est deviné.
steward-would = Votre intendant choisirait
steward-line = Intendant :
steward-why = Pourquoi ?
steward-fold = Replier en une ligne
not-again = À ne plus demander :
answered-for-you = Répondu pour vous sans vous demander (un clic y met fin) :
ask-again = Me redemander
ask-again-about = { $answer } : me redemander
enter-drafts = Entrée ne fait qu’ébaucher : cela peut être repris.
enter-chooses = Entrée ne fait que choisir : cela peut être repris.
enter-sends = Entrée envoie votre décision, sans retour.
enter-plays = Entrée joue aussitôt.
enter-depends = Une décision entière part aussitôt, sans retour ; une partie n’est qu’ébauchée.
type-a-move = Tapez un coup
type-a-move-such-as = Tapez un coup : { $example }
draft-typed = Ébaucher ce qui est tapé
send-it = Envoyer
yes-do = Oui : { $what }
do-it = Confirmer
send-typed = Envoyer ce qui est tapé
did-you-mean = Vouliez-vous dire :
not-taken = La suite n’est pas retenue : { $rest }

## La table : ce qui s’est passé
earlier = Les moments antérieurs sont dans { $replay }.
earlier-replay = la rediffusion
nothing-yet = Il ne s’est encore rien passé.
see-moment = Voir ce moment
see-moment-number = Voir le moment { $moment }
what-happened = Ce qui vient d’arriver
unfold-story = Tout ce qui vient d’arriver
your = votre
more-to-tell = encore { $count }
what-happens = Ce qui arrive
speed = Vitesse
one-back = Un pas en arrière
stop = Arrêter
run-on = Continuer
one-on = Un pas en avant
skip = Passer
see-again = Revoir ce qui s’est passé depuis ma dernière décision
to-the-end = Jusqu’à la fin
with-key = { $what } ({ $key })
you = vous
nobody-wins = Personne ne gagne.
all-share = Tous partagent la victoire.
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
ties = Les égalités de points sont départagées comme le veulent les règles.
wants-again = { $name } veut rejouer.
replay = Rediffusion
tables = Tables
next-game = La partie suivante
play-again = Rejouer

## La table : qui joue
at-this-device = sur cet appareil
long-away-tip = Un robot joue jusqu’à ce que quelqu’un prenne cette place, ou que l’absent revienne.
long-away = absent depuis longtemps
seek-host = Le premier venu peut prendre la place, sauf ceux qui jouent ici.
seek-all = Si tous les autres sont d’accord, ou si l’hôte l’est, le premier venu peut prendre la place.
seek = Laisser jouer quelqu’un d’autre
take-seat = Prendre cette place
choosing = choisit
to-move = doit jouer
due-on = Votre réponse est attendue au plus tard le { $when }.
time-is-up = Quand le temps est écoulé, il se fait ce que les règles prévoient pour qui se tait{ $nobody ->
    [yes] , et cela chaque fois.
   *[no] { " " }; pour qui laisse passer deux questions de suite, un robot joue jusqu’à son retour.
 }
everybody-here-title = ● Tout le monde est là : { $game }
to-the-tables = Vers les tables
everybody-here = Tout le monde est là.
waiting-for-players = En attente de joueurs.
invites = { $host } vous invite à jouer.
sit-and-play = Prenez place et jouez.
the-rules = les règles
who-stands-in = Qui joue à la place d’un absent : { $who }.
for-the-link = pour qui a le lien
free = libre
sit-here = S’asseoir ici
free-again = La libérer à nouveau
give-to-bot = La donner à un robot
which-bot = Le robot à qui vous donnez une place est
send-link = Envoyez ce lien à ceux avec qui vous voulez jouer :
link-to-table = Lien vers la table
copied = Copié
copy = Copier
your-name = Votre nom
no-seat = Aucune place n’est libre pour vous ici. Quand la partie commencera, vous pourrez la regarder sur cette page.
close-table = Fermer la table
stand-up = Se lever
sit-down = S’asseoir
start = Commencer
host-starts = L’hôte lance la partie.
begins-when-full = Elle commence dès que la dernière place est prise.
on-this-device = Sur cet appareil
is-asked = C’est à { $name } de répondre.
curtain-hides = Un rideau cache votre jeu pendant que vous passez l’appareil.
hand-it = Passez-le à { $name }
hand-device = Passez l’appareil à { $name }
shown-after = Le jeu { OF($name) } apparaît au prochain clic.
i-am = Je suis { $name }
until = jusqu’au { $when }
your-move-title = ● À vous de jouer : { $game }

## La table : la page
ended-by-keeper = Un gardien de ce serveur a mis fin à cette table. La raison se lit sous « Moi et mes données ».
closed-before = Cette table a été fermée avant le début de la partie.
connecting = Nouvelle connexion…
open-drawer = Joueurs, journal, discussion, règles
tab-story = Dernier tour
tab-table = Table
tab-log = Journal
tab-talk = Discussion
tab-rules = Règles
signs = Signes
lower-sheet = Abaisser le volet
raise-sheet = Relever le volet
asked-every = { $why } Nouvel essai toutes les quelques secondes.

## Discussion
talk-with-several = Parler à plusieurs
only-chosen-read = Seuls vous et ceux que vous choisissez le liront.
talk-with-them = Leur parler
channel-table = Table
channel-spectators = Spectateurs
all-read = Tous les joueurs lisent ceci, et tous ceux qui regardent.
watchers-read = Ceux qui regardent lisent ceci ; ceux qui jouent, non.
only-they-read = Lu seulement par { LIST($all) }.
unmute = M’en avertir à nouveau
mute = Ne plus m’avertir
said-before = Ce qui s’est dit avant
new = nouveau
players-talk = Ici parlent ceux qui jouent ; vous écoutez.
nothing-said = À cette table, on ne dit rien ici pendant la partie : c’est ce qui a été convenu.
say-something = Dites quelque chose
write-to = Écrire à { $name }
message = Message
say-it = Envoyer

## Une première partie : la carte, et les mots d’un jeu
how-to-play = Comment jouer
how-to-play-game = Comment jouer : { $game }
first-game-of = Votre première partie : { $game }
where-points = D’où viennent les points
how-to-win = Comment on gagne
this-turn = Un tour
know-this-game = Je connais ce jeu
# $where : le nom du bouton
comes-back-under = Revient sous « { $where } ».
start-playing = Commencer à jouer
go-on-playing = Continuer à jouer
in-the-rules = § Dans les règles

## Les leçons
a-lesson-first = Leçon de trois minutes
learn = Apprendre
learn-by-doing = En jouant : une tâche sur le vrai plateau, trois minutes chacune. L’arbitre dit pourquoi.
lessons = Leçons
lessons-of = Leçons de { $game }
lessons-length = { $count ->
    [one] { $count } leçon de trois minutes.
   *[other] { $count } leçons de trois minutes chacune.
 } Vous pouvez quitter chacune et y revenir.
lessons-count = { $count ->
    [one] { $count } leçon
   *[other] { $count } leçons
 }
puzzles-count = { $count } positions tirées de parties, chacune avec un seul meilleur plan
lesson-number = Leçon { $number } sur { $count }
lesson-is-next = la leçon { $number } vient ensuite
all-lessons-done = toutes faites
not-begun = pas commencé
begin-lesson = Commencer la première leçon
go-on-lesson = Continuer avec la leçon { $number }
you-are-here = vous êtes ici
the-path = Le chemin
and-then = Ensuite
guided-game = Première partie guidée
five-opponents = Cinq, du plus doux à celui qui ne pardonne rien.
lessons-done = { $done } sur { $count } faites
lesson-of = Leçon { $number } sur { $count } : { $title }
puzzles = Problèmes
puzzles-done = { $done } sur { $count } résolus
puzzle-of = Problème { $number }
puzzle-rating = difficulté { $rating } sur 5
puzzle-task = Ici, un plan est nettement le meilleur. Trouvez-le : vous avez un essai.
puzzle-how = D’où cela vient
puzzle-how-told = Un vrai moment d’une partie, vu par les yeux de qui devait décider. Votre réponse est poursuivie de nombreuses fois, en devinant à chaque fois ce que vous ne voyez pas ; ce qui vaut presque autant que le meilleur compte comme juste.
puzzle-state = Problème { $number }{ $right ->
    [yes] , résolu
    [no] , non résolu
   *[other] { "" }
 }
puzzle-right = Résolu
puzzle-wrong = Non résolu
puzzle-worse = Cela vous coûte { $loss } de vos chances de gagner.
puzzle-best = Le meilleur plan gagne { $value } des parties :
puzzle-again = Le revoir
puzzle-next = Problème suivant
puzzle-try = Le résoudre
puzzle-today = Le problème du jour
no-such-puzzle = Il n’y a pas de tel problème.
skip-lesson = Passer cette leçon
no-such-lesson = Cette leçon n’existe pas.
rule-in-short = La règle en bref
your-task = Votre tâche
hint-of = Indice { $number } sur { $count }
a-hint = Donnez-moi un indice
next-hint = Indice suivant
lesson-done = Leçon { $number } terminée
not-yet = Pas encore
solved = Réussi.
solved-at-once = Réussi du premier coup.
that-fails = Cela ne suffit pas.
why-others-fail = Pourquoi les autres façons échouent
lesson-again = Encore
put-it-back = Remettre en place
next-lesson = Suite : { $title }
a-whole-game = Jouer une partie entière

## Les propositions : des paroles que les programmes comprennent aussi
channel-proposals = Propositions
proposals-bind-nobody = Une proposition n’engage personne.
propose-something = Proposer quelque chose
no-proposals-now = Rien ne peut être proposé pour l’instant.
nothing-proposed = Rien ne vous a été proposé, et vous n’avez rien proposé.
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
all-heard-it = Tous l’ont entendu.
propose-to = À qui ?
propose-what = Quoi ?
all-may-hear = Tous peuvent l’entendre
never-mind = Annuler
choose-whom = Choisir à qui
choose-what = Choisir quoi
propose-it = Proposer


## L’entraîneur
verdict = { $verdict ->
    [best] Le meilleur
    [good] Bon
    [doubtful] Douteux
   *[mistake] Erreur
 }
no-verdict = { $verdict ->
    [forced] Rien d’autre n’était possible.
   *[other] Ce qui en a résulté n’a pas pu être jugé.
 }
chance-lost = Chances de gagner { $before } → { $after }
chance-is = Chances de gagner { $chance }
better-was = Mieux valait
judged-on = Jugé d’après ce que vous pouviez savoir : ce qui vous était caché a été deviné, non regardé.
judged-partly = Jugé d’après ce que vous pouviez savoir. L’entraîneur a dû s’arrêter avant la fin de son travail.
your-moves = Vos coups
turning-point = Tournant { $number }
curve-says = Vos chances de gagner : { $first } au début, { $last } à la fin
you-ahead = Vous menez
even = égalité
you-behind = Vous êtes mené
coach-works = L’entraîneur parcourt la partie. Cela peut prendre une minute ou deux ; vous pouvez continuer entre-temps.
coach-can = L’entraîneur peut dire quels coups ont décidé de la partie, et ce qui valait mieux.
coach-failed = L’entraîneur n’est pas venu à bout de la partie. Il peut essayer encore une fois.
ask-coach = Demander à l’entraîneur
tab-coach = Entraîneur
analyse = Analyser
try-here-again = Rejouer ce coup
try-turn-again = Rejouer le tour { $turn }
chance-to-win = Vos chances de gagner, coup par coup
turned = Chances de gagner { $before } → { $after }
replay-from-here = Revoir à partir d’ici
what-decided = { $count ->
    [0] Aucun coup n’a décidé à lui seul.
    [1] Un moment a été décisif.
    [2] Deux moments ont été décisifs.
   *[other] { $count } moments ont été décisifs.
 }
luck-decided = Le hasard a décidé plus que vous : il a changé vos chances de gagner de { $luck } en tout ; de meilleurs coups vous auraient rapporté { $own }.
how-fared = Comment chacun s’en est tiré, et pourquoi
you-came = Vous finissez { $place } sur { $count }.
margin-won = Vous en avez { $mine }, le suivant { $other }.
margin-lost = { UP($name) } en a { $other }, vous { $mine }.
fared-ahead = { $points } de plus que le suivant.
fared-out = Éliminé.
fared-left = A quitté la partie.
fared-behind = { $points } de moins que le premier.
fared-level = À égalité avec le premier ; les règles vous ont départagés.
chart-start = début
chart-says = À la fin : { LIST($all) }
chart-chance = Chances de gagner
chart-points = Points
you-there = Vous
why = Pourquoi ?
cause-moment = Le revoir
why-you-lost = Ce qui vous a coûté la partie
fared-out-in = Éliminé au tour { $turn }.
hand-over = Partir : un bot joue la suite…
hand-over-sure = Oui, laisser ma place à un bot
to-the-end-bots = Jusqu’à la fin
to-the-end-why = Il ne reste que des bots : ils jouent la suite d’un trait.
you-are-out = Vous êtes éliminé
how-it-came = Comment c’est arrivé
out-and-now = { $bots ->
    [yes] Les robots continuent sans vous, même pendant une nouvelle partie.
   *[no] La partie continue sans vous. Suivez-la jusqu’au bout, ou revoyez ce qui s’est passé. Une nouvelle partie est une autre table ; celle-ci continue.
 }
new-game = Nouvelle partie
watch-on = Suivre la partie
see-board = Voir le plateau
see-end = Voir comment cela a fini
next-level = Ensuite : { $name }
next-level-why = { $beaten ->
    [yes] Vous avez battu { $last }.
   *[no] Quand { $last } ne sera plus de taille contre vous :
 } { $style }
play-against = Jouer contre { $name }

## Les adversaires
opponents-title = Adversaires : Baronage
page-opponents = Adversaires
choose-opponent = Choisissez un adversaire
five-sit = Cinq qui s’assoient à toutes les tables. Aucun ne voit plus que sa place ne permet.
fits-you = à votre mesure
level-of = niveau { $level } sur { $most }
character = { $character ->
    [wat] Wat le Glaneur
    [hob] Hob du Péage
    [ysolt] Dame Ysolt
    [anselm] Sire Anselm
   *[regent] Le Régent gris
 }
style-of = { $character ->
    [wat] « Prend ce qui est devant lui et ne regarde pas plus loin. » Bon pour apprendre.
    [hob] « Voit ce qu’un coup rapporte aussitôt, et amasse. »
    [ysolt] « Pense à la réponse à son coup, et joue solidement. »
    [anselm] « Voit quelques tours à l’avance, et attaque tôt. »
   *[regent] « Pèse chaque plan, et ne pardonne rien. »
 }
thinks-so = { $character ->
    [wat] aucun tour à l’avance, et souvent pas le meilleur plan
    [hob] aucun tour à l’avance, et pas toujours le meilleur plan
    [ysolt] aucun tour à l’avance, mais un plan solide
    [anselm] recherche, quelques tours à l’avance
   *[regent] recherche, la plus longue, là où elle fait gagner ; quatre secondes au plus par décision
 }
measured-so = { $seats ->
    [2] gagne { $won } fois sur 100 contre { $lower }
   *[other] gagne { $won } fois sur 100 parmi d’autres comme { $lower }, à une table de { $seats }
 } (mesuré en { $played } parties : entre { $low } et { $high })

## Rediffusion
to-the-table = Vers la table
back-to-table = Table
finished = terminée
so-far = jusqu’ici
download-record = Télécharger la partie
moves-and-table = Coups et table
replay-title = { $game } : rediffusion
tab-moves = Coups
moment-number = Moment { $number }
the-start = Le début
try-again = Réessayer
saw-nothing = Ces yeux n’en ont rien vu.
set-up = Tout est en place.
whose-eyes = Par les yeux de qui
eyes-all = Tous
eyes-public = Public
see-everything = Vous voyez tout.
see-what-they-saw = Vous voyez ce que ces yeux voyaient à ce moment ; le reste demeure caché.
whose-seat = La place de qui
play-on = Prenez { $seat } à ce moment ; des robots jouent le reste. C’est une partie à part.
play-from-here = Jouer à partir d’ici
link-to-moment = Lien vers ce moment
moves-later = Quand la partie sera terminée, tous ses coups seront ici.
last-lines = Les dernières lignes seulement
all-lines = Les { $count } lignes
to-the-start = Au début
run = Lancer
moment = Moment

## La première page
no-such-page = Cette page n’existe pas.
waits-title = ● { $count } { $count ->
    [one] table vous attend
   *[other] tables vous attendent
 } : Baronage
page-play = Jouer
five-games = Cinq jeux
one-click = Un clic, et un adversaire prend place ; à un ami il suffit d’un lien. L’arbitre connaît toutes les règles.
continue = Continuer
new-here = Première visite ?
start-with = Commencez par { $game }.
first-against-wat = Wat le Glaneur est le plus doux de cinq adversaires, et votre intendant vous conseille quand vous le demandez.
first-game = Jouer votre première partie
first-facts = { $length }, sans compte
server-away = Le serveur ne répond pas. Nouvel essai toutes les quelques secondes.
players-length = { $least }–{ $most } joueurs · { $length }
against-bot = Jouer contre un robot
against-bot-game = Jouer contre un robot : { $game }
with-friend = Jouer avec un ami
with-friend-game = Jouer avec un ami : { $game }
device-play = Sur cet appareil
device-play-game = Sur cet appareil : { $game }
pace-kind = { $kind ->
    [live] en direct
    [post] par correspondance
    [untimed] sans pendule
   *[other] { $kind }
 }
find-game = Trouvez-moi une partie
find-it = Chercher
find-how = Quelqu’un qui veut la même chose, et de force semblable, s’assied avec vous, et la partie commence aussitôt. Si personne ne vient en une minute, un robot est proposé.
rated-game = elle compte pour mon classement
seeking = On cherche quelqu’un d’à peu près votre force. La partie commencera d’elle-même.
nobody-came = Personne n’est encore venu.
play-with-bot = Jouer avec { $name }
open-tables = Tables ouvertes
free-seats = { $count }{ $more ->
    [yes] { " " }et davantage
   *[no] { "" }
 } avec une place libre
none-free = Aucune place libre en ce moment.
none-open = Aucune n’est ouverte en ce moment.
which-game = Tables de quel jeu
all-games = tous les jeux
which-pace = Tables de quelle cadence
any-pace = toutes les cadences
which-tables = Tables où jouer ou à regarder
play-and-watch = à jouer et à regarder
with-free-seat = avec une place libre
to-watch = à regarder
open-a-table = Ouvrir une table
none-of-kind = Aucune n’est de cette sorte.
watch = Regarder
go-there = Y aller
more-tables = Montrer plus de tables
take-your-turn = Jouer votre tour
my-tables = Mes tables
wait-for-you = { $count } { $count ->
    [one] vous attend
   *[other] vous attendent
 }
no-tables-yet = Les tables où vous jouez seront ici.
waiting-for-others = En attente des autres
group-finished = Terminées
put-away = Ranger
all-finished = Les { $count } terminées
nothing-put-away = Rien. Ce qui est terminé peut être rangé ; les autres joueurs le gardent dans leurs listes.
take-back = Reprendre
hide-put-away = Cacher ce qui est rangé
what-put-away = Ce que j’ai rangé
wants-again-short = { $name } veut rejouer
nobody-won = personne n’a gagné
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
each-brings = Chaque joueur apporte ceci et le garde : { $paper }
none-gets-new = (qui n’en a pas en reçoit un neuf)
listed = Tout le monde trouve cette table et peut regarder
variants = Variantes
altered-rules = Règles modifiées
altered-name = Le nom d’un jeu aux chiffres modifiés, tel que le laboratoire l’affiche ; une telle table est privée.
open-the-table = Ouvrir la table
player-label = Joueur { $label }
who-sits = Qui s’assoit où
seat-label = Place { $label }
here-device = sur cet appareil
me = moi
free-for-anybody = libre pour tous
for-person = pour { $name }
for-a-friend = pour un ami qui a le lien
name-of = Nom : { $label }
brings = apporte
what-brings = Ce qu’apporte { $label }
pace-none = Sans pendule
pace-live-10 = En direct, 10 minutes chacun
pace-live-30 = En direct, 30 minutes chacun
pace-post-1 = Par correspondance, un jour par coup
pace-post-3 = Par correspondance, trois jours par coup
pace = Cadence
deadlines-fall = Les délais expirent
any-hour = à toute heure
at-hour = à { $hour } h ({ $zone })
no-weekends = Jamais le samedi ni le dimanche
who-plays-for = Qui joue à la place d’un absent
mondays = le lundi
tuesdays = le mardi
wednesdays = le mercredi
thursdays = le jeudi
fridays = le vendredi
saturdays = le samedi
sundays = le dimanche
stand-in = { $kind ->
    [nobody] personne : il se tait chaque fois qu’on l’interroge
    [bot] un robot, jusqu’à son retour
   *[person] un robot, jusqu’à ce qu’une autre personne soit demandée et vienne
 }
pace-live = en direct, { $minutes } min chacun
pace-increment = , et { $seconds } s par coup
pace-post = par correspondance, { $days ->
    [0] { $hours } h
    [1] un jour
   *[other] { $days } jours
 } par coup
pace-printed = , ou aussi longtemps que le disent les règles du jeu
pace-until = , jusqu’à { $hour } h ({ $zone })
pace-off = , sauf { $days }
ordinal = { $place ->
    [1] 1er
   *[other] { $place }e
 }
bots = { $count ->
    [one] un robot
   *[other] { $count } robots
 }
free-places = { $count ->
    [one] une place libre
   *[other] { $count } places libres
 }
it-goes-on = la partie suit son cours
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
bring-own = D’un fichier à vous : { $variant }
draw-own = Dessiner le vôtre
draw-board = Dessiner votre plateau
draw-tools = Outils
draw-redo = Rétablir
draw-begin = Commencer avec …
draw-clear = Effacer
draw-faults = { $count ->
    [one] Une chose ne va pas encore
   *[other] { $count } choses ne vont pas encore
 }
draw-good = On peut jouer sur ce plateau
draw-share = Garder, partager, jouer
draw-play = Jouer sur ce plateau
draw-download = Télécharger
draw-open = Ouvrir un fichier
draw-link = Copier le lien

## Le compte
account-of = { $name } : compte
signed-in-as = connecté sous le nom { $login }
a-guest = invité, connu de ce seul navigateur
change-name = Changer mon nom
change-sign-in = Changer ma façon de me connecter
keep-account = Garder ce compte
sign-in = Se connecter
my-papers = Mes documents
let-program-play = Laisser jouer un programme
sign-out = Se déconnecter
my-name = Mon nom
take-name = Prendre ce nom
name = Nom
name-hint = C’est ainsi que les autres vous voient. Aux tables où vous êtes déjà assis, vous gardez l’ancien nom.
how-i-sign-in = Comment je me connecte
change-it = Changer
keep-the-account = Garder le compte
others-signed-out = Tous les autres navigateurs sont déconnectés, et les jetons de vos programmes expirent.
keep-why = Avec un identifiant et un mot de passe vous êtes { $name } sur tout appareil : vos tables et vos documents vous suivent.
sign-in-name = Identifiant
sign-in-hint = De 3 à 30 lettres et chiffres. Personne d’autre ne le voit.
present-password = Mot de passe actuel
new-password = Nouveau mot de passe
password = Mot de passe
password-hint = Au moins 8 caractères. Aucune adresse n’est demandée, donc personne ne peut vous en envoyer un nouveau : gardez-le bien.
no-account = Pas encore de compte ? Vous n’en avez pas besoin pour jouer. Un invité qui veut revenir choisit « Garder ce compte » dans le même menu.
nobody-again = Vous êtes un invité sans mot de passe : après cela, personne ne pourra plus être { $name }.
left-behind = Quand vous vous { $when ->
    [in] connectez
   *[out] déconnectez
 }, { $count ->
    [one] la table où vous jouez sous le nom { $name } est abandonnée
   *[other] les { $count } tables où vous jouez sous le nom { $name } sont abandonnées
 } pour de bon. Si vous voulez y continuer, d’abord : { $keep }
grant-all = Jouer et parler en mon nom
grant-play = Jouer, mais ne rien dire
grant-talk = Parler, mais ne pas jouer
grant-read = Regarder seulement
a-day = un jour
a-week = une semaine
three-months = trois mois
a-year = un an
may-do = { $may ->
    [both] joue et parle en votre nom
    [play] joue en votre nom
    [talk] parle en votre nom
   *[none] regarde seulement
 }
no-program = Aucun programme ne joue en votre nom pour l’instant.
a-program = Un programme
may-until = { $does }, jusqu’au { $when }
end-token = Supprimer le jeton : { $name }
a-program-small = un programme
end = Supprimer
end-all = Supprimer tous les jetons
token-once = Le jeton. Il n’est montré que cette fois ; donnez-le à votre programme et à personne d’autre.
token = Jeton
programs-why = Un programme joue par la même porte que vous : un jeton lui permet de prendre une place en votre nom. Il ne peut jamais changer votre nom, votre mot de passe ni vos jetons, ni jeter vos documents. Quand vous changez de mot de passe, tous les jetons expirent. L’{ $interface } est ouverte à tous.
interface = interface
make-token = Créer un jeton
program-name = Nom du programme
program-hint = Vous seul le voyez. Il peut rester vide.
it-may = Il peut
for-how-long = Pendant

## Toutes les pages
not-now = Pas maintenant
more = Plus
show-field = Montrer le champ : { $field }
may-be-private = Elle est peut-être privée : dans ce cas, quelqu’un qui y est assis peut vous envoyer le lien entier. Quand la partie sera terminée, cette adresse suffira.
to-first-page = À la première page
page-papers = Documents
page-rules = Règles
more-pages = Autres pages
page-about = À propos
brand-link = Baronage : à la première page
guest = Invité { $number }
settings-table = Réglages, et cette table
settings = Réglages
language = Langue
language-name = { $language ->
    [en] English
   *[fr] Français
 }
colours = Couleurs
theme = { $theme ->
    [auto] comme le système
    [light] claires
   *[dark] sombres
 }
is-shown = Ce qui arrive est montré
set-sound = Un son quand c’est à moi de jouer
set-flash = Le titre de la page dit quand c’est à moi de jouer
set-keys = Les touches , . p s r parcourent ce qui arrive
set-instant = Jouer au premier clic, mais jamais ce qui est envoyé sans retour
set-notation = Montrer la notation, et un champ où taper des coups (la touche / l’ouvre à tout moment) ; les coups se tapent en anglais, comme dans les règles
this-table = Cette table
emergency-pause = Prendre ma pause d’urgence…
pause-sure = Oui : { $hours } heures de plus, une fois par partie
a-day-more = Donner à tous un jour de plus
halt-all = Demander un arrêt
halt-host = Arrêter la table
halt-agree = D’accord
halt-wanted = { $names } : un arrêt est souhaité, le temps de personne ne courrait. Il commence quand tous ceux qui jouent sont d’accord.
halt-waits = Vous avez demandé un arrêt. Il commence quand tous ceux qui jouent sont d’accord.
halted-by-all = La table est arrêtée, d’accord entre tous ceux qui jouent. Le temps de personne ne court.
halted-by-host = L’hôte a arrêté la table. Le temps de personne ne court.
go-on = Reprendre
remind-name = Rappeler à { $name } de jouer
take-off = Retirer un joueur de sa place
take-off-why = Un bot y joue la suite. Tous le lisent dans le journal, et la personne retirée ne revient pas à cette table.
take-off-bot = { $name } : un bot joue la suite…
take-off-bot-sure = Oui, retirer { $name } de sa place
take-off-offer = { $name } : une autre personne peut venir…
take-off-offer-sure = Oui, retirer { $name } et offrir la place
take-off-before = Retirer
on-holiday = en congé jusqu’au { $until }
holiday-from = en congé dès le { $since }
holiday-tip = Pendant les congés, l’horloge s’arrête aux tables par correspondance.
holidays = Congés
holidays-why = Ces jours-là, vos horloges s’arrêtent à toutes les tables par correspondance. Ceux qui jouent avec vous voient jusqu’à quand vous êtes absent.
holidays-left = Il reste { $left } jours sur { $most } cette année.
holiday-days = Du { $first } au { $last }
holiday-first = Du
holiday-last = Au
holiday-take = Prendre ces jours
holiday-back = Je suis de retour
holiday-give-up = Y renoncer
sign-in-to-move = Connectez-vous : c’est à vous de jouer
invite-by-name = Ou invitez quelqu’un par son nom
invite-by-name-hint = La personne nommée trouve la table sur la première page, et reçoit un avis.
invited-names = Invités : { $names }.
invite = Inviter
invitations = Invitations
invited-by = { $name } vous invite · { $pace }
decline = Décliner : { $game }
decline-short = Décliner
send-away = Renvoyer un joueur
expel-why = Pour qui a montré à d’autres ce qu’il avait envoyé en secret ({ $rule }). Il est aussitôt hors de la partie ; la troisième fois, toutes vos tables lui sont fermées.
send-away-name = Renvoyer { $name }…
send-away-sure = Oui, { $name } est hors de la partie
resign = Abandonner…
resign-sure = Oui, abandonner
standing-answers = Réponses d’avance
standing-help = Essayées dans l’ordre chaque fois qu’on m’interroge ; une par ligne, en notation anglaise. Aucune : me demander. La page des règles dit ce que connaît un jeu.
keep-them = Les garder
at-once = aussitôt
quick = vite
usual = normalement
slow = lentement
about-title = À propos : Baronage

## À propos
about-what = Une table pour des jeux de stratégie de barons, de clans et de protecteurs, avec un arbitre qui connaît toutes les règles et ne se lasse jamais. Il montre ce que vous pouvez faire, garde secret ce qui est secret, et quand il refuse un coup il nomme la règle.
about-seed = Chaque mélange est tiré d’une graine dont l’empreinte est montrée avant la première carte, et qui est montrée elle-même à la fin : chacun peut vérifier.
about-whose = Les jeux appartiennent à ceux qui les ont faits. Baronage est un programme indépendant : ils ne l’ont ni fait, ni commandé, ni approuvé. Ses pages de règles sont écrites avec nos propres mots et ses images sont nos propres dessins ; rien n’est repris des livrets, sinon la façon de jouer. Si un jeu vous plaît ici, cherchez ses auteurs.
about-licence = Baronage est un logiciel libre sous licence MIT. La licence couvre notre code, nos mots et nos dessins. Elle ne peut couvrir les jeux eux-mêmes, leurs noms, ni les textes et illustrations de leurs auteurs : ces droits restent à leurs détenteurs.
about-fonts = La page est composée en Alegreya et Source Sans 3. { $licences }.
about-licences = Licences de ce qui est intégré
about-door = Les programmes jouent par la même porte : { $interface }.
about-interface = l’interface (OpenAPI)
about-whose-title = À qui sont ces jeux
about-may = Ce qu’on peut faire de Baronage

## Les règles
rules-title = Règles : Baronage
rules-of-title = { $game } : règles
in-these-rules = Dans ces règles
back-to-replay = Retour à la rediffusion
back-to-the-table = Retour à la table
contents = Sommaire
no-rule = Il n’y a pas de règle { $rule } dans ce jeu.
found = { $count ->
    [0] Aucune règle
    [1] Une règle
   *[other] { $count } règles
 } sur « { $words } »{ $most ->
    [0] { "" }
   *[other] { " " }; les { $most } plus proches sont montrées
 }.
all-rules-back = Retour à toutes les règles
search-these = Chercher dans ces règles
search-rules = Chercher dans les règles
and-more = … et { $count } de plus.
no-rule-about = Aucune règle n’en parle.
all-rules-of = Toutes les règles : { $game }
rule-missing = Cette règle n’est pas sur la page des règles.
rule-named = Règle { $rule }

## Documents
papers-title = Documents : Baronage
papers-what = Ce que vous gardez d’une partie à l’autre.
no-json = { $file } ne peut être lu : ce n’est pas un document JSON.
holds-no = { $file } ne contient pas de document de cette sorte : { $kind }.
import-a = Importer : { $kind }
new-kind = Créer : { $kind }
no-papers = Vous n’en gardez pas encore ({ $kind }). Créez-en un ici, ou prenez place à une table où chaque joueur en apporte un : qui n’en a pas commence avec un neuf et le garde.
games-played = { $count ->
    [0] Aucune partie jouée
    [1] 1 partie jouée
   *[other] { $count } parties jouées
 } ici, changé le { $when }
from-file-tip = Ce qu’il raconte de parties passées, personne ici ne l’a vu
from-file = d’un fichier
in-use = en jeu à une table
a-new = Nouveau document : { $kind }
make-it = Créer
written-so = { $help } Cela s’écrit ainsi : { $words }
usual-one = L’habituel, à mon nom
leave-empty = Laissez vide pour l’habituel. Mettez un nom de plusieurs mots entre "guillemets droits".
export = Exporter
print = Imprimer
throw-away = Oui, le jeter
delete = Supprimer…
between-games = Entre deux parties
in-use-now = Il est en jeu à une table ; quand cette partie sera terminée il reviendra, et pourra être changé de nouveau.
edit-which = { $edit } : lequel
edit-words = { $edit } : mots
none = aucun
mark = { $mark ->
    [new] nouveau
   *[gone] disparu
 }
a-new-one = neuf ({ $kind })
each-brings-short = Chaque joueur apporte : { $paper }
comes-back = Ce que vous apportez vous revient comme la partie le laisse ; un document neuf est à vous dès lors.
papers-of = Documents : { $kind }
take-home = Vous emportez
to-use-won = Pour employer ce qui a été gagné : { $paper }
before-and-after = Avant la partie, et après.

## Les gens
profile-title = { $name } : Baronage
here-since = ici depuis { $when }
ratings = Classement
ratings-title = Classement : Baronage
ratings-what = Joueurs et robots sur une même échelle, pour chaque jeu et chaque nombre de joueurs. Le point est ce qu’ils ont montré, le trait dit avec quelle certitude : 95 sur 100 s’y trouveraient. Un écart de 400 veut dire dix contre un à deux joueurs.
band-is = la bande est là où se trouveraient 95 sur 100
give-or-take = ± { $count }
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
anchor = robot, repère
anchor-why = toujours le même
bot = robot
by-post = Par correspondance
answers-within = Répond en { $hours ->
    [1] une heure
   *[other] { $hours } h
 }, neuf fois sur dix.
answers-late = Laisse passer le délai plus d’une fois sur dix.
in-time = { $done } des { $count } dernières à temps
first-places = Premières places
in-hundred = { $count } sur 100
recent-games = Parties
all-in-archive = Toutes dans les archives
place-of = { $place } sur { $count }
no-result = sans résultat
against-person = Contre { $name }
met = Vous avez eu la meilleure place { $won } fois, { $name } { $lost } fois{ $shared ->
    [0] .
   *[other] , et vous l’avez partagée { $shared } fois.
 }
a-friend = Ami
no-friend = N’est plus un ami
block = Bloquer …
block-sure = Oui, bloquer
unblock = Ne plus bloquer
block-means = Qui est bloqué ne voit pas votre page, ne s’assied pas à vos tables, et vous ne lisez rien de ce qu’il dit. On ne le lui dit pas.
shown-to = Cette page est vue par { $shown ->
    [all] tout le monde
    [members] ceux qui ont un compte
    [friends] ceux que vous appelez amis
   *[nobody] vous seul
 } ; vos parties en cours et vos conversations, par personne.
change-that = Changer cela
my-page = Ma page
see-my-page = Voir ma page telle qu’elle est
my-data = Moi et mes données
nothing-kept = On ne garde rien de vous : vous êtes un invité qui n’a pas encore joué.
who-sees = Qui voit ma page
shown-kind = { $shown ->
    [all] tout le monde
    [members] ceux qui ont un compte
    [friends] ceux que j’appelle amis
   *[nobody] moi seul
 }
part-tells = Ce que dit ma page, et à qui
page-part = { $part ->
    [ratings] ma force
    [results] combien de fois j’ai été premier
    [reliability] en combien de temps je réponds par correspondance
    [recent] mes dernières parties
    [fiefdoms] mes Fiefdoms
   *[lessons] quelles leçons j’ai faites
 }
part-told-to = { $shown ->
    [friends] Vous seul et ceux que vous appelez amis le voyez.
   *[nobody] Vous seul le voyez.
 }
fiefdoms = Fiefdoms
fiefdom-of = { $game }, { $games ->
    [0] pas encore joué
    [one] après une partie
   *[other] après { $games } parties
 }
challenge = Défier { $name }
challenge-how = Une place est gardée pour { $name }, qui apprend que vous l’invitez. Vous pouvez partir entre-temps : la table vous attend tous les deux.
challenge-send = Envoyer le défi
never-listed = Les parties en cours et les conversations ne sont jamais montrées.
friends = Amis
no-friends-yet = Vous n’avez pas encore d’amis ici : cela se fait sur la page de quelqu’un.
line-hidden = { $why ->
    [blocked] Vous avez bloqué celui qui a dit cela.
   *[removed] Cette ligne a été retirée.
 }
blocked = Bloqués
passkeys = Clés d’accès
passkeys-what = Avec une clé d’accès, vous revenez par le doigt, le visage ou le verrou de votre appareil, sans mot de passe.
passkey-since = depuis le { $when }
passkey-used = dernier usage le { $when }
passkey-remove = La retirer
passkey-add = Ajouter une clé d’accès sur cet appareil
passkey-none = Aucune clé d’accès n’a été créée ni présentée. Rien n’a changé.
passkey-instead = Ou sans mot de passe : choisissez le nom de connexion ci-dessus, puis
keep-by-passkey = Garder par une clé d’accès
enter-by-passkey = Se connecter par une clé d’accès
where-signed-in = Où je suis connecté
a-browser = un navigateur
signed-since = depuis le { $when }
this-browser = celui-ci
take-or-delete = Emporter, ou effacer
data-what = Le fichier contient tout ce qui est gardé de vous : compte, tables, conversations, documents, classement, amis, tournois, congés, adresses pour les avis.
take-home-all = Tout emporter
delete-me = M’effacer …
delete-sure = Oui, m’effacer pour de bon
delete-means = Vos parties restent, car d’autres les ont jouées aussi ; votre nom en est ôté, et ce que vous avez dit est retiré. Vous quittez les tables qui n’ont pas commencé, et vous abandonnez là où un jeu le permet. Personne ne peut revenir là-dessus.

## Les archives, et regarder
archive = Archives
archive-title = Archives : Baronage
archive-opening = Premiers coups, en notation
opened-alike = Parties ouvertes de même
archive-none = Aucune partie terminée n’est ainsi.
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
without-bots = sans robots
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
played-late = Jouées récemment
watching-count = { $count } { $count ->
    [one] spectateur
   *[other] spectateurs
 }

## Le gardien
keeper-page = La page du gardien
keeper-title = Gardien : Baronage
all-well = Tout va bien.
not-well = Quelque chose demande un coup de main.
reports-wait = { $count ->
    [0] Aucun signalement n’attend.
    [one] Un signalement attend.
   *[other] { $count } signalements attendent.
 }
measure-tables = Tables en cours
measure-connections = { $count ->
    [0] personne n’est connecté
    [one] un navigateur ou programme connecté
   *[other] { $count } navigateurs et programmes connectés
 }
up-since = En marche depuis { $when }.
no-reports = Personne n’a rien signalé.
measure-move = Durée d’un coup
measure-move-what = 99 sur 100 ne durent pas plus longtemps
measure-no-move = pas encore
milliseconds = { $count } ms
measure-processor = Processeur
measure-processor-what = d’un cœur, depuis le démarrage
percent = { $count } %
percent-hardly = moins de 1 %
runs-on = Sur quoi tourne le serveur
runs-version = Version
runs-database = Base de données
runs-copy = Copie
copy-none = aucune n’a encore été faite : baronage backup en fait une
copy-made = { $when } : { $tables ->
    [one] une table
   *[other] { $tables } tables
 }, { $size } Mo ; pas remise en place à l’essai
copy-tried = { $when } : { $tables ->
    [one] une table
   *[other] { $tables } tables
 }, { $size } Mo ; remise en place à l’essai
runs-certificate = Certificat
certificate-days = { $days ->
    [one] valable encore un jour
   *[other] valable { $days } jours
 }
needs-hand = Demande un coup de main
silent-since = { $days ->
    [one] rien ne s’est passé depuis un jour
   *[other] rien ne s’est passé depuis { $days } jours
 }
runs-writing = Écriture
runs-queue = { $count ->
    [one] un changement attend d’être écrit
   *[other] { $count } changements attendent d’être écrits
 }
runs-nothing-waits = rien n’attend d’être écrit
reported-words = Ce qu’écrit la personne qui signale :
see-page = La page de la personne
reason-first = d’abord le motif, puis l’acte
measure-members = Membres
measure-new = { $count } de plus cette semaine
measure-muted = { $count } muets ou bannis
reports = Signalements
last-acts = Derniers actes
no-acts = Aucun encore.
keepers-acts = Ce que les gardiens ont fait et qui vous concerne
deed = { $by } { $kind ->
    [warn] a averti { $name } :
    [mute] a rendu { $name } muet :
    [ban] a banni { $name } :
    [lift] a levé ce qui pesait sur { $name } :
    [line] a retiré une ligne de { $name } :
    [end] a mis fin à une table :
    [void] a déclaré une partie nulle :
    [words] a changé la liste des mots indésirables :
   *[none] n’a rien trouvé à reprocher à { $name } :
 }
answered = réponse : { $words }
reported-by = signalé par { $by } pour { $why ->
    [talk] ses propos
    [leaving] avoir quitté des parties
    [cheating] tricherie
    [name] son nom
   *[other] autre chose
 }
why-reported = { $why ->
    [talk] ses propos
    [leaving] avoir quitté des parties
    [cheating] tricherie
    [name] son nom
   *[other] autre chose
 }
the-table = la table
the-tournament = le tournoi
acts-before = { $count ->
    [0] rien auparavant
    [one] un acte auparavant
   *[other] { $count } actes auparavant
 }
reason = Motif, qui est communiqué :
act-warn = Avertir
act-mute = Rendre muet 7 jours
act-ban = Bannir …
act-ban-sure = Oui, bannir 30 jours
act-line = Retirer la ligne
act-end = Mettre fin à la table
act-void = Déclarer la partie nulle et non avenue
keeper-table = Une table à régler
table-address = Adresse de la table
table-acts-told = Une table s’arrête sans résultat ; une partie finie demeure, et ne compte pour rien. Ceux qui y étaient le lisent avec votre nom et la raison.
unwanted-words = Mots indésirables
unwanted-words-why = Un par ligne. Dans la conversation, ils sont masqués avant que quiconque les lise ; un nouveau nom de personne, de place ou de tournoi qui en contient un est refusé.
report-line = Signaler ce qu’a dit { $name }
act-none = Rien à reprocher
acts-told = La personne concernée apprend quoi, pourquoi et pour combien de temps, et peut répondre. Chaque acte est consigné avec votre nom. Être muet empêche de parler, jamais de jouer.
report-name = Signaler { $name } …
report-it = Signaler
report-how = Le gardien de ce serveur le lira. Personne d’autre n’apprend de qui cela vient.
report-why = Pour
report-words = Avec vos mots

## Images
larger = Plus grand
smaller = Plus petit
whole-board = Tout le plateau
parts = Parties du plateau
many-deeds = { $count } choses peuvent être faites avec cela.
of = { $value } sur { $top }

## Le serveur
no-answer = Le serveur ne répond pas.
server-error = le serveur répond par l’erreur { $status }.
no-answer-sent = Le serveur ne répond pas. On verra à son retour si ceci est arrivé.
no-answer-unsent = Le serveur ne répond pas. Essayez de nouveau quand il sera revenu.

## Armoiries
arms = Mes armoiries
arms-what = Vos armoiries figurent à côté de votre nom : dans les listes, aux tournois, sur votre page. On les choisit une fois pour toutes. À une table, chacun porte l’écu de sa place.
arms-of-guest = Un invité porte un écu en pointillé. Qui garde un compte choisit ses armoiries : une couleur, et ce qui est peint dessus.
arms-colour = Couleur
arms-charge = Ce qui est peint dessus
arms-take = Prendre ces armoiries
arms-take-sure = Oui, pour toujours
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
search-what = Une personne, un jeu…
search-nothing = Rien n’a été trouvé. On trouve les personnes par le début de leur nom.
search-people = Personnes
search-games = Jeux
search-play = y jouer
bell = { $count ->
    [0] Ce qui vous attend
    [one] Ce qui vous attend : une nouveauté
   *[other] Ce qui vous attend : { $count } nouveautés
 }
bell-title = Ce qui vous attend
bell-nothing = Rien ne vous attend pour l’instant.
bell-settings = Ce qu’on vous annonce, et où
bell-invited = { $name } vous invite à une table.

## Tournaments
page-tournaments = Tournois
no-tournament = Ce tournoi n’existe pas.
tournaments-none = Aucun tournoi n’est annoncé. Créez-en un : il paraîtra ici et sur la première page.
tournaments-kind = { $kind ->
    [announced] À venir
    [running] En cours
   *[over] Terminés
 }
tournaments-all = Tous les tournois
tournament-next = Prochain tournoi
tournament-make = Créer un tournoi
tournament-make-how = Il faut un mot de passe pour en créer un.
tournament-announce = L’annoncer
tournament-form = { $form ->
    [arena] Arène
    [swiss] Système suisse
    [round-robin] Toutes rondes
    [knock-out] Élimination directe
   *[league] Championnat
 }
tournament-about = { $game }, { $form }, { $pace }. { $seats } par table.
tournament-starts = Début : { $when }.
tournament-count = { $count ->
    [0] personne encore
    [1] une participation
   *[other] { $count } participants
 }
tournament-hosted = Organisé par { $host }.
tournament-status = { $status ->
    [announced] à venir
    [running] en cours
    [over] terminé
   *[off] annulé
 }
tournament-winners = { $count ->
    [one] { $names } l’a gagné.
   *[other] { $names } partagent la première place.
 }
tournament-rated = classé
tournament-you = vous
tournament-you-play = vous participez
tournament-bot = bot
tournament-left = parti
tournament-join = S’inscrire
tournament-leave = Quitter
tournament-call-off = L’annuler
tournament-share = Partager
tournament-who = joueur
tournament-place = place
tournament-points = points
tournament-rating = classement
tournament-answers = répond en
tournament-wins-it = gagne, sur 100
tournament-hardly = moins de 1
tournament-forecast = Pronostic : le reste du tournoi a été joué de nombreuses fois d’après les classements. Qui joue la dernière ronde ne le voit pas.
answers-at-once = aussitôt
answers-hours = { $hours } h
round-now = { $number }, en cours
round-from = dès le { $day }
tournament-round = Ronde { $number }
tournament-table = Table { $table }
tournament-your-table = Votre table, { $table }
tournament-to-table = À votre table
tournament-others = Autres tables
tournament-legend = Un chiffre : la place à la table de cette ronde. Une lettre : la table où la partie se joue encore. – : pas de table à cette ronde. + : gagné sans jouer.
tournament-agreed = Ce qui est convenu
tournament-records = Toutes les parties en un fichier
tournament-talk = Discussion du tournoi
tournament-talk-read = Tous ceux qui viennent sur cette page lisent ceci.
tournament-ties-title = Les adversaires ont ensemble { $opponents }, les battus { $beaten } ; { $wins } gagnées
cell-to-come = Cette ronde est encore à venir.
cell-walkover = Gagné sans jouer : l’adversaire est parti.
cell-bye = Pas de table à cette ronde.
cell-out = N’a pas participé à cette ronde.
cell-place = Place { $place } à la table { $table }
cell-void = Cette partie ne compte pas.
cell-now = Joue à la table { $table }
tournament-pairing = { $form ->
    [arena] Qui attend s’assoit avec quelqu’un qui a presque autant de points, encore et encore jusqu’à la fin du temps.
    [swiss] À chaque ronde se rencontrent ceux qui ont à peu près autant de points et ne se sont pas encore rencontrés.
    [round-robin] Chacun rencontre chacun, aussi également que possible.
    [knock-out] Le gagnant de chaque table continue ; les plus forts se rencontrent en dernier.
   *[league] Chacun rencontre chacun ; les rondes commencent selon le calendrier, que les parties d’avant soient finies ou non.
 }
tournament-worth = Les places à une table valent { $points } points ; les places égales partagent.
tournament-even = { $seats ->
    [2] Qui gagne a un point ; une première place partagée vaut un demi-point à chacun.
   *[other] Le premier d’une table a un point, le dernier aucun, les autres à pas égaux ; les places égales partagent.
 }
tournament-ties = { $form ->
    [knock-out] À égalité à une table, continue qui est plus haut sur la liste de départ.
   *[other] À points égaux, passe devant qui a rencontré les adversaires les plus forts.
 }
tournament-absent = { $kind ->
    [bot] Pour qui ne vient pas à sa table, un bot joue ; l’absent y compte comme dernier et ne joue plus jusqu’à son retour.
    [person] Pour qui ne vient pas à sa table, un bot ou un remplaçant joue ; l’absent y compte comme dernier et ne joue plus jusqu’à son retour.
   *[nobody] Qui ne vient pas à sa table laisse passer son temps, y compte comme dernier et ne joue plus jusqu’à son retour.
 }
tournament-leaving = { $kind ->
    [bot] Quand quelqu’un s’en va, un bot joue à sa place.
    [walkover] Quand quelqu’un s’en va, ses adversaires des rondes suivantes gagnent sans jouer.
   *[out] Qui s’en va n’est plus apparié.
 }
tournament-seats = Par table
tournament-how = Forme
tournament-begins = Début
tournament-minutes = Minutes
tournament-rounds = Rondes
tournament-rounds-none = 0 : autant qu’il en faut
tournament-bots = Bots qui participent
tournament-bot-plays-on = Un bot joue pour qui reste absent ou s’en va
tournament-counts = Il compte pour le classement
## Avis
notices = Avis
notices-kept = Tout est gardé dès que vous appuyez.
notices-nobody = Prenez d’abord un nom : vous pourrez alors apprendre ce qui se passe quand vous êtes ailleurs.
notices-no-secret = Un avis ne dit jamais ce qui est secret : ni cartes, ni ordres, ni feuilles.
notices-of = De quoi
notice-when = Quand
notice-way = { $way ->
    [mail] Courriel
    [push] Notification
   *[hook] Crochet
 }
notice-kind = { $kind ->
    [move] À vous de jouer
    [short] Le temps presse
    [over] Une partie est finie
    [invited] Une invitation
    [talk] On vous parle
   *[round] Une ronde commence
 }
notice-about = { $kind ->
    [move] une table vous attend
    [short] votre temps est presque écoulé
    [over] avec le résultat et la reprise
    [invited] quelqu’un vous invite à une table
    [talk] une ligne que peu peuvent lire ; au plus une fois en dix minutes
   *[round] d’un tournoi auquel vous jouez
 }
notice-when-kind = { $when ->
    [once] tout de suite
    [digest] dans le résumé
   *[never] jamais
 }
notice-next = Prochain avis
notice-sample = À quoi ressemble un avis
notice-held = Heures calmes : il attend { $when }.
notice-goes = Il va à { $ways }.
notice-goes-nowhere = Il ne va encore nulle part : ajoutez une adresse.
quiet-hours = Heures calmes
quiet-since = Calme à partir de
quiet-until = Calme jusqu’à
quiet-but = Seul « le temps presse » peut vous réveiller, et seulement si votre temps finit avant les heures calmes.
digest = Résumé
digest-kind = { $digest ->
    [off] aucun
    [daily] chaque jour
   *[weekly] chaque semaine
 }
digest-empty = Rien pour l’instant.
ways = Où ils vont
ways-none = Nulle part encore.
way-used = dernier arrivé { $when }
way-unused = rien d’envoyé encore
way-state = { $state ->
    [new] pas confirmée
    [works] marche
    [fails] { $failures } non acceptés
   *[other] abandonnée
 }
add = Ajouter
add-mail = Ajouter une adresse de courriel
add-device = Ajouter cet appareil
add-hook = Ajouter un crochet
mail-none-here = Ce serveur n’envoie pas de courriel.
mail-address = Adresse de courriel
mail-hint = Un lien y est d’abord envoyé, pour la confirmer.
hook-address = Adresse du crochet
hook-hint = De Discord, ou d’un de vos programmes : https://…
hook-secret = Les avis à ce crochet sont signés avec ce secret. Il n’est montré qu’une fois ; Discord n’en a pas besoin.
secret = Secret
send-test = Envoyer un essai
send-the-link = Envoyer le lien
test-sent = Il est arrivé.
test-failed = Il n’est pas arrivé : { $why }
link-sent = Le lien est en route.
remove-way = Enlever { $name }
push-denied = Votre navigateur n’autorise pas les avis de cette page ; vous pouvez les autoriser dans ses réglages.
confirm-title = Est-ce bien votre adresse ?
confirm-text = Les avis de Baronage seront envoyés à l’adresse où vous avez reçu ce lien.
confirm-does = Oui, envoyez-les ici
confirm-done = L’adresse est confirmée.
unsubscribe-title = N’en plus recevoir ?
unsubscribe-text = Les avis de ce genre ne seront plus envoyés à l’adresse où vous avez reçu ce lien.
unsubscribe-does = N’en plus recevoir
unsubscribe-done = Les avis de ce genre n’y arrivent plus.
recover-title = Un nouveau mot de passe
recover-why = Si vous l’avez confirmée, un lien valable une heure y est envoyé.
recover-sent = Si quelqu’un ici a confirmé cette adresse, un lien est en route. Il sert une seule fois, pendant une heure.
recover-hint = Huit caractères au moins. Partout ailleurs, vous serez déconnecté.
take-password = Prendre ce mot de passe
password-lost = Mot de passe perdu ?

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
no-such-example = Les règles n’ont pas cet exemple.
back-to-the-rules = Revenir à cet exemple dans les règles
next-example = Exemple suivant
cases = Les cas de cet exemple
case-of = Cas { $number }
what-the-rules-tell = Ce que disent les règles
move-in-rules = Dans les règles, coup { $number } sur { $count } : { $who }
you-sit-as = Vous prenez la place { OF($who) } : sur le plateau, « vous » désigne { $who }.
your-board = Vous jouez tous les camps
play-this = Jouer cela
example-played = C’est tout ce que les règles racontent ici. Continuez comme il vous plaît, ou revenez en arrière.
own-way = Vous avez pris un autre chemin. Revenez en arrière, et l’exemple des règles continue.
just-a-position = Essayez vous-même ce qu’on peut faire ici : vous jouez tous les camps.
from-the-beginning = Depuis le début
example-ends-game = Ainsi finit la partie.
one-page = Sur une page, à imprimer
print-it = Imprimer
to-the-rules = Toutes les règles
no-sheet = Ce jeu n’a pas de page à imprimer.
a-turn = Un tour
figures = Les chiffres
