# Ce que le serveur dit aux personnes, en français. Comment ces fichiers sont lus : baronage/engine/catalogue.py.

## Tables et places
no-table = Il n’y a pas de telle table.
seat-not-yours = Cette place n’est pas la vôtre.
no-seat = Il n’y a pas de telle place.
no-free-seat = Il n’y a pas de place libre pour vous.
seat-taken = Quelqu’un est déjà assis à cette place.
sits-already = Vous êtes déjà à cette table.
sits-not = Vous n’êtes pas assis à cette table.
seats-free = Toutes les places ne sont pas prises.
table-closed = La table a été fermée.
host-seats-bots = C’est l’hôte qui donne des places aux robots.
host-starts = C’est l’hôte qui commence la partie.
host-expels = C’est l’hôte qui renvoie des joueurs.
host-extends = C’est l’hôte qui prolonge les délais.
host-or-players-seek = C’est l’hôte qui demande une autre personne, ou ceux qui jouent.
table-ended = Un gardien de ce serveur a mis fin à la table.
end-what = On ne met fin qu’à une table ouverte ou en cours.
void-what = Seule une partie finie, et qui compte, peut être déclarée nulle.
no-line-reported = Aucune ligne de conversation n’y a été signalée.
hosts-only = Seul l’hôte de cette table fait cela.
host-or-players-halt = C’est l’hôte qui arrête la table, ou ceux qui jouent.
removed-here = L’hôte de cette table vous a retiré de votre place.
no-hand-over = Une partie classée, ou d’un tournoi, est jouée par qui s’y est assis. Vous pouvez abandonner.
rated-remove = À une table classée, l’hôte ne retire que ceux qui sont absents depuis longtemps.
sits-already-other = Cette personne est déjà à la table.
most-invited = { $most } personnes sont déjà invitées à cette table.
remind-whom = On ne rappelle que ceux que l’on attend, au vu de tous, à une table par correspondance.
reminded-already = Cette question a déjà été rappelée à cette place.
expel-whom = On ne renvoie qu’une autre personne : ni un robot, ni soi-même.
sent-away-often = L’hôte de cette table vous a renvoyé { $times } fois : ses tables vous sont fermées.
same-address = Quelqu’un joue déjà à cette table depuis votre adresse : cette place est pour une autre personne.
most-open = Vous avez déjà { $most } tables ouvertes : commencez ou quittez-en une.
most-running = Vous avez déjà { $most } parties en cours : terminez-en une.
most-waiting = { $most } tables ouvertes depuis votre adresse attendent déjà des joueurs : commencez ou quittez-en une.
tables-too-fast = Beaucoup de tables sont ouvertes depuis votre adresse ; attendez une demi-minute.
guests-too-fast = Beaucoup de nouveaux invités viennent de votre adresse ; attendez une minute.
no-bot = Il n’y a pas de robot « { $name } » ; il y a : { $known }.
no-drawing = { $game } n’a pas de plateaux à dessiner soi-même.
no-game = Il n’y a pas de jeu « { $name } » ; il y a : { $known }.
bad-pace = Ce rythme n’est pas celui d’une table : { $why }

## Ce que la partie permet à ce moment
game-over = La partie est terminée.
game-not-over = La partie n’est pas terminée.
moment-over = À ce moment, la partie est terminée.
game-started = La partie a commencé.
game-begun = La partie a déjà commencé.
game-not-started = La partie n’a pas commencé.
game-not-running = La partie n’est pas en cours.
game-started-resign = La partie a commencé ; abandonnez-la, si ses règles le permettent.
players-rematch = Ce sont ceux qui ont joué qui demandent une revanche.
players-put-away = Ce sont ceux qui ont joué qui rangent une table, une fois la partie terminée.
secret-no-branch = Ce qui était secret à cette table le reste : personne ne peut jouer la suite.
secret-own-eyes = Ce qui était secret à cette table le reste : vous la voyez de votre place.
secret-own-decisions = Ce qui était secret à cette table le reste : vous pouvez faire juger vos propres décisions.
runs-own-eyes = Tant que la partie dure, vous la voyez de votre place.
game-moves = { $moves ->
    [one] La partie compte { $moves } coup.
   *[other] La partie compte { $moves } coups.
 }
seat-seen = Cette place a vu l’état { $seen }, et non { $number }.
same-time = Quelque chose est arrivé au même moment ; regardez encore.
nobody-expelled = Dans ce jeu, on ne renvoie personne.
seat-out = Cette place est déjà hors jeu.
nobody-away = Personne à cette place n’est absent depuis si longtemps qu’une autre personne puisse la prendre.
sought-already = Une autre personne est déjà demandée.
no-act = Rien, à une table, ne s’appelle « { $kind } ».
actions-or-text = Donnez des actions, ou leur notation dans « text ».

## Tables classées et conseils
rated-no-hints = À une table classée, il n’y a pas de conseils.
rated-who = À une table classée on joue à deux ou plus, et chaque personne et chaque robot une seule fois.
rated-password = Aux tables classées jouent ceux qui ont un mot de passe : choisissez-en un d’abord.
altered-private = Un jeu aux règles modifiées se joue à une table privée, qui ne compte pour aucun classement.
altered-no-papers = Dans un jeu aux règles modifiées, personne n’apporte rien de parties précédentes.
rated-no-undo = À une table classée, rien de ce qui a été joué n’est repris.
no-hints = Il n’y a pas de conseils à cette table : on en convient quand on l’ouvre.
nothing-to-advise = Rien ne vous est demandé à présent : il n’y a rien à conseiller.
not-judged-now = Votre réponse n’a pas pu être jugée cette fois ; essayez encore.
no-hint-now = Pas de conseil cette fois ; demandez encore.
analyses-too-many = D’autres parties sont en cours d’analyse ; demandez encore quand l’une d’elles sera finie.
analysed-afterwards = La partie n’est pas terminée : on l’analyse ensuite.
no-coach = { $game } n’a pas de conseiller.

## Temps
time-over = Votre temps est écoulé : ce que vous avez envoyé reste.
pause-post = Seule une table par correspondance peut être mise en pause.
pause-used = Chaque place a une seule pause d’urgence, et celle-ci est prise.
pause-out = Cette place ne joue plus, et n’a pas besoin de temps.
halt-untimed = À une table sans horloge, il n’y a rien à arrêter.
halted = La table est arrêtée. Elle reprend quand quelqu’un qui joue le dit.
halted-already = La table est déjà arrêtée.
halt-asked = Vous l’avez déjà demandé : on attend les autres.
not-halted = La table n’est pas arrêtée.
host-halted = L’hôte a arrêté la table : elle reprend quand l’hôte le dit.
holiday-post = Ce n’est qu’aux tables par correspondance que les horloges s’arrêtent pendant les congés.
holiday-length = Un congé dure d’une demi-journée à { $most } jours, et finit dans les 400 jours.
holiday-twice = Vous êtes déjà en congé à ce moment-là.
holiday-most = Une année a { $most } jours de congé : ce serait trop.
no-holiday = Il n’y a pas de tel congé.
extend-nothing = Il n’y a rien à prolonger.
extend-most = Une prolongation est de { $hours } heures au plus.
extend-least = Une prolongation est de { $hours } heures au moins : tous en sont avertis.
extend-done = Cette question a été prolongée autant que la table le permet.
pace-between = { pace-part } : de { $low } à { $high }, et non { $value }.
pace-part = { $name ->
    [bank] La réserve de secondes
    [increment] Ce que chaque coup ajoute, en secondes
    [window] Une fenêtre secrète, en secondes
    [hours] Le temps pour une question, en heures
    [most_extension] Toutes les prolongations ensemble, en heures
    [pause] La pause d’urgence, en heures
   *[other] { $name }
 }
pace-hour = L’heure du jour va de 0 à 23, ou -1 pour n’importe laquelle, et non { $value }.
pace-days-off = Les jours de repos sont des nombres de 0 (lundi) à 6, et pas tous les sept.
pace-zone = Il n’y a pas de fuseau horaire « { $zone } ».
pace-kinds = Un rythme est l’un de : { $known }.
pace-unknown = Ce rythme n’a pas de « { $name } ».

## Conversations et promesses
said-a-book = Vous avez dit tout un livre à cette table en un jour. Continuez demain.
say-something = Dites quelque chose, en { $most } caractères au plus.
watchers-talk = Ceux qui regardent parlent entre eux, dans le canal des spectateurs.
not-in-channel = Vous n’êtes pas dans ce canal.
no-message = Ce n’est pas le numéro d’un message.
no-channel = Un canal est : table, spectators, ou deux places ou plus séparées par des virgules, comme 0,2.
talk-none = À cette table, les joueurs se taisent pendant la partie : c’est convenu.
talk-open = À cette table, les joueurs ne parlent que là où tous entendent : c’est convenu.
said-enough = Dans ce canal, { $most } messages ont été dits ; cela doit suffire.
no-proposal = Cela ne peut pas être proposé à présent.
most-proposals = En un tour, vous faites au plus { $most } propositions.
nothing-to-answer = Il n’y a rien à répondre : la réponse est donnée, ou son tour est passé.
no-proposals = À cette table, il n’y a pas de propositions.

## Documents gardés de partie en partie
no-such-paper = { $game } ne garde pas de « { $name } » de partie en partie.
paper-long = Un document « { $kind } » a au plus { $most } caractères.
no-paper = Vous n’avez pas de tel document.
most-papers = Vous gardez déjà { $most } documents ; supprimez-en un.
paper-edits = { $edits ->
    [none] Avec un document « { $kind } », on ne peut rien faire.
   *[other] Avec un document « { $kind } », on peut : { $edits }.
 }
paper-in-use = Ce document « { $kind } » sert à une table ; il revient quand cette partie est terminée.
paper-gone = Ce que { $who } apporte n’est pas disponible : { $why }
paper-each-own = Chaque place apporte son propre document « { $paper } » ; laissez l’option { $option }.
paper-not-now = Rien ne peut être apporté à cette table à présent.
paper-wanted = Chaque place de cette table apporte un document « { $kind } ».
paper-brought = Une autre place de cette table l’apporte.

## Personnes
name-length = Un nom a de 1 à { $most } caractères, dont certains se voient.
name-unwanted = Ce nom contient un mot que le gardien de ce serveur ne veut pas lire ici ; choisissez-en un autre.
name-accents = Un nom n’a pas d’accents sans lettre, et peu sur une même lettre.
sign-in-busy = Beaucoup de personnes se connectent en ce moment ; réessayez dans quelques secondes.
sign-in-waits = Vos derniers essais avec ce nom n’ont pas encore de réponse ; attendez-la.
login-letters = Un nom de connexion a de 3 à 30 caractères : lettres de a à z, chiffres, et . _ - entre eux.
password-length = Un mot de passe a de { $least } à { $most } caractères.
password-wrong = Ce n’est pas votre mot de passe actuel.
login-taken = Quelqu’un d’autre a ce nom de connexion ; choisissez-en un autre.
sign-in-wrong = Ce nom et ce mot de passe ne vont pas ensemble.
passkey-wrong = Cette clé d’accès n’a pas pu être vérifiée. Rien n’a changé ; réessayez.
passkey-late = Cela a pris trop de temps, ou a déjà été fait. Réessayez.
passkey-unknown = Cette clé d’accès n’est pas connue ici, ou ne l’est plus.
passkey-browser = Les clés d’accès sont pour les navigateurs.
most-passkeys = Vous avez déjà { $most } clés d’accès ; retirez-en une d’abord.
lessons-account = Les leçons d’un invité sont gardées par le navigateur ; ici celles de qui a un compte.
arms-account = Les armoiries sont pour qui a un compte : un invité porte un écu en pointillé.
arms-chosen = Vos armoiries sont déjà choisies, et le restent.
no-passkey = Vous n’avez pas cette clé d’accès.
last-passkey = C’est votre seul moyen de revenir. Choisissez d’abord un mot de passe, ou créez une autre clé d’accès.
no-person = Personne ne porte ce nom, ou la page n’est pas pour vous.
token-for = Un jeton sert à : { $known }.
token-days = Un jeton vaut { $days } jours au plus.
most-tokens = Vous avez { $most } jetons ; supprimez-en un d’abord.
no-token = Vous n’avez pas de tel jeton.
who-are-you = Dites d’abord qui vous êtes : POST /api/guest
token-not-for = { $what ->
    [account] Ce jeton ne suffit pas : il ne permet pas à un programme de toucher au compte.
    [play] Ce jeton ne suffit pas : il ne permet pas à un programme de jouer.
   *[other] Ce jeton ne suffit pas : il ne permet pas à un programme de lire cela.
 }

## Le serveur lui-même
fault = Cela n’a pas pu se faire ; c’est une faute de ce programme.
store-unsure = La base de données n’a pas répondu : on verra dans un instant si cela a eu lieu. Regardez encore avant de recommencer.
written-meanwhile = Autre chose a été écrit au même moment, et rien de ceci n’a eu lieu ; réessayez.
store-away = La base de données est inaccessible ; réessayez dans un instant.
store-failed = Cela n’a pas pu être enregistré, et n’a pas eu lieu.
replays-too-many = Beaucoup de parties sont déjà consultées depuis votre adresse ; attendez un peu.
other-site = Cette demande vient d’un autre site.
requests-too-fast = Trop de demandes ; attendez un peu.
request-long = Une demande a { $most } octets au plus.
request-length = Dites la longueur de la demande.
no-file = Il n’y a pas de tel fichier.
starting = Il démarre ou s’arrête.
store-silent = La base de données ne répond pas.
measures-here = Les mesures se lisent sur cette machine, ou avec le jeton des réglages.
message-long = Un message a { $most } octets au plus.
message-deep = Les crochets sont imbriqués sur plus de { $most } niveaux.
message-id = Un identifiant est un nombre entier jusqu’à { $most }.
table-lost = La table { $table } ne peut plus être dressée : { $why }
act-lost = L’acte { $act } de la table { $table } ne donne pas ce qu’il a donné quand il a été joué.
message-bad = Ce message est illisible : { $why }
messages-too-fast = Trop de messages ; attendez un peu.

## Une partie d’une demande qui n’est pas comme il faut
body-missing = Il manque « { $field } ».
body-too-long = « { $field } » est trop long : { $most } au plus.
body-too-short = « { $field } » est trop court : { $least } au moins.
body-too-small = « { $field } » vaut { $least } au moins.
body-too-large = « { $field } » vaut { $most } au plus.
body-unknown = « { $field } » n’est pas connu ici.
body-wrong = « { $field } » n’est pas comme il faut ({ $why }).

## Amis, blocages, et où l’on est connecté
yourself = C’est vous-même.
most-relations = Vous avez { $most } amis et blocages ; retirez-en d’abord un.
not-wanted-at-table = Quelqu’un à cette table ne veut pas jouer avec vous.
not-wanted-to-hear = Quelqu’un ici ne veut rien entendre de vous.
not-signed-in-there = Vous n’y êtes pas connecté.
not-your-password = Ce n’est pas votre mot de passe.

## L’ordre de la maison
keepers-only = Cela est réservé à qui tient ce serveur.
most-reports = { $most } de vos signalements attendent d’être vus ; cela doit suffire.
banned = Vous n’êtes pas admis ici pour le moment : le gardien en a décidé ainsi.
muted = Un gardien vous a rendu muet pour le moment : vous pouvez jouer, mais ne rien dire. Sous « Moi et mes données » vous lisez pourquoi.
