# Ce que le serveur dit aux personnes, en français. Comment ces fichiers sont lus : baronage/engine/text/catalogue.py.

## Tables et places
no-table = Table introuvable.
seat-not-yours = Cette place n’est pas la vôtre.
no-seat = Place introuvable.
no-free-seat = Aucune place libre pour vous à cette table.
seat-taken = Cette place est prise.
sits-already = Vous êtes déjà à cette table.
sits-not = Vous n’êtes pas à cette table.
seats-free = Des places sont encore libres.
table-closed = La table a été fermée.
host-seats-bots = Seul l’hôte peut donner des places à des bots.
host-starts = Seul l’hôte peut lancer la partie.
host-expels = Seul l’hôte peut exclure des joueurs.
host-extends = Seul l’hôte peut prolonger les délais.
host-or-players-seek = Seul l’hôte ou un joueur peut offrir une place.
table-ended = Un administrateur a mis fin à cette table.
end-what = On ne peut mettre fin qu’à une table ouverte ou en cours.
void-what = On ne peut annuler qu’une partie terminée qui compte.
no-line-reported = Le signalement ne désigne aucun message.
hosts-only = Seul l’hôte de cette table peut faire cela.
host-or-players-halt = Seul l’hôte ou un joueur peut mettre la partie en pause.
removed-here = L’hôte vous a retiré de cette table.
no-hand-over = Vous ne pouvez pas confier à un bot une partie classée ou de tournoi. Vous pouvez abandonner.
rated-remove = Dans une partie classée, l’hôte ne peut retirer que les joueurs absents depuis longtemps.
sits-already-other = Ce joueur est déjà à la table.
most-invited = { $most } personnes sont déjà invitées à cette table.
remind-whom = Dans une partie par correspondance, vous ne pouvez rappeler qu’un joueur dont tous savent que c’est à lui de jouer.
reminded-already = Ce joueur a déjà reçu un rappel pour cette décision.
expel-whom = Vous ne pouvez exclure qu’une autre personne, ni un bot ni vous-même.
sent-away-often = Cet hôte vous a exclu { $times } fois. Vous ne pouvez plus rejoindre ses tables.
same-address = Un autre joueur de cette table a votre adresse. Une autre personne doit prendre cette place.
most-open = Vous avez déjà { $most } tables ouvertes. Lancez-en ou quittez-en une d’abord.
most-running = Vous avez déjà { $most } parties en cours. Terminez-en une d’abord.
most-waiting = { $most } tables de votre adresse attendent déjà des joueurs. Lancez-en ou quittez-en une d’abord.
tables-too-fast = Trop de tables ouvertes depuis votre adresse. Attendez une demi-minute.
guests-too-fast = Trop de nouveaux invités depuis votre adresse. Attendez une minute.
no-bot = Bot inconnu : « { $name } ». Choisissez parmi : { $known }.
no-drawing = { $game } n’a pas de plateaux personnalisés.
no-game = Jeu inconnu : « { $name } ». Choisissez parmi : { $known }.
bad-time-control = Cadence non valable : { $why }

## Ce que la partie permet à ce moment
game-over = La partie est terminée.
game-not-over = La partie n’est pas encore terminée.
moment-over = À cette étape, la partie est déjà terminée.
game-started = La partie a déjà commencé.
game-begun = La partie a déjà commencé.
game-not-started = La partie n’a pas commencé.
game-not-running = La partie n’est pas en cours.
game-started-resign = La partie a commencé. Abandonnez-la, si le jeu le permet.
players-rematch = Seuls ses joueurs peuvent demander une revanche.
players-put-away = Seuls ses joueurs peuvent masquer une table, une fois la partie terminée.
secret-no-branch = Les secrets de cette table restent cachés : personne ne peut jouer la suite à partir d’ici.
secret-own-viewpoint = Les secrets de cette table restent cachés. Seul votre propre point de vue est disponible.
secret-own-decisions = Les secrets de cette table restent cachés. Seules vos propres décisions peuvent être analysées.
runs-own-viewpoint = Pendant la partie, seul votre propre point de vue est disponible.
game-moves = { $moves ->
    [one] La partie compte { $moves } coup.
   *[other] La partie compte { $moves } coups.
 }
seat-seen = Cette place a vu l’état { $seen }, et non { $number }.
same-time = La table a changé au même moment. Vérifiez et réessayez.
nobody-expelled = Ce jeu ne permet pas d’exclure un joueur.
seat-out = Cette place est déjà hors jeu.
nobody-away = Ce joueur n’est pas absent depuis assez longtemps pour que sa place soit prise.
sought-already = Cette place est déjà offerte.
no-entry = Demande inconnue : « { $kind } ».
actions-or-text = Donnez des actions, ou leur notation dans « text ».

## Tables classées et conseils
rated-no-hints = Les parties classées sont sans conseils.
rated-who = Une partie classée se joue à deux ou plus ; aucune personne et aucun bot ne peut y jouer deux fois.
rated-password = Il faut un mot de passe pour les parties classées. Choisissez-en un d’abord.
altered-private = Un jeu aux règles maison se joue à une table privée et non classée.
altered-no-campaign-files = Vous ne pouvez pas apporter de fichier de campagne à un jeu aux règles maison.
rated-no-undo = Vous ne pouvez pas annuler de coups dans une partie classée.
no-table-data = Ce jeu n’a pas de données de table.
no-form = Il n’y a pas de formulaire à prévoir maintenant.
form-value = { $value } n’est pas une valeur du champ { $field }.
no-board = Ce plateau est inconnu. Regardez la table de nouveau.
no-hints = Les conseils sont désactivés à cette table. Ils se choisissent à sa création.
nothing-to-advise = Vous n’avez rien à décider maintenant : il n’y a rien à conseiller.
not-judged-now = Votre réponse n’a pas pu être évaluée. Réessayez.
no-hint-now = Pas de conseil cette fois. Redemandez.
no-advice = Je n’ai pas de conseil ici : rien sur le plateau ne tranche.
analyses-too-many = D’autres parties sont en cours d’analyse. Réessayez quand l’une d’elles sera finie.
analysed-afterwards = Une partie ne peut être analysée qu’une fois terminée.
no-coach = { $game } n’a pas de conseiller.

## Match nul
draw-out = Vous êtes hors jeu : votre accord n’est pas nécessaire.
draw-nothing = Aucun match nul n’est proposé.
draw-waits = Vous êtes déjà d’accord pour le match nul. En attente des autres.
draw-alone = Plus personne d’autre n’est dans la partie.
draw-again = { $rounds ->
    [one] Vous avez proposé le match nul il y a peu. Vous pourrez le reproposer à la prochaine manche.
   *[other] Vous avez proposé le match nul il y a peu. Vous pourrez le reproposer dans { $rounds } manches.
 }

## Temps
time-over = Votre temps est écoulé. Ce que vous avez envoyé reste.
pause-post = Le temps d’urgence est réservé aux parties par correspondance.
pause-used = Le temps d’urgence de cette place est déjà utilisé.
pause-out = Cette place est hors jeu et n’a plus besoin de temps.
halt-untimed = Une table sans pendule ne peut pas être mise en pause.
halted = La partie est en pause. Tout joueur peut la reprendre.
halted-already = La partie est déjà en pause.
halt-asked = Vous avez déjà demandé une pause. En attente des autres.
not-halted = La partie n’est pas en pause.
host-halted = L’hôte a mis la partie en pause. Lui seul peut la reprendre.
holiday-post = Les congés n’arrêtent les pendules que dans les parties par correspondance.
holiday-length = Un congé peut durer d’une demi-journée à { $most } jours et doit finir dans les 400 jours.
holiday-twice = Vous avez déjà un congé ces jours-là.
holiday-most = Vous avez droit à { $most } jours de congé par an. Ce serait plus.
no-holiday = Congé introuvable.
extend-nothing = Aucun délai à prolonger.
extend-most = Vous pouvez prolonger de { $hours } heures au plus.
extend-least = Vous devez prolonger d’au moins { $hours } heures, car tout le monde en est averti.
extend-done = Ce délai est déjà prolongé autant que la table le permet.
time-control-between = { time-control-part } : de { $low } à { $high }, et non { $value }.
time-control-part = { $name ->
    [bank] La réserve de temps, en secondes
    [increment] L’incrément, en secondes
    [window] Une fenêtre secrète, en secondes
    [hours] Le temps par décision, en heures
    [most_extension] Le total des prolongations, en heures
    [pause] Le temps d’urgence, en heures
   *[other] { $name }
 }
time-control-hour = L’heure doit être de 0 à 23, ou -1 pour n’importe laquelle, et non { $value }.
time-control-days-off = Les jours de repos doivent être des nombres de 0 (lundi) à 6, et pas tous les sept.
time-control-zone = Fuseau horaire inconnu : « { $zone } ».
time-control-kinds = Une cadence doit être l’une de : { $known }.
time-control-unknown = Cette cadence n’a pas de « { $name } ».

## Conversations et promesses
said-a-book = Vous avez atteint la limite de messages du jour à cette table.
say-something = Écrivez un message de { $most } caractères au plus.
watchers-talk = Les spectateurs ne peuvent écrire que dans leur canal.
not-in-channel = Vous n’êtes pas dans ce canal.
no-message = Numéro de message non valable.
no-channel = Un canal est table, spectators, ou deux places ou plus séparées par des virgules, comme 0,2.
talk-none = La discussion est désactivée à cette table pendant la partie.
talk-open = Les messages privés sont désactivés à cette table pendant la partie.
said-enough = Ce canal a atteint sa limite de { $most } messages.
no-proposal = Vous ne pouvez pas proposer cela maintenant.
most-proposals = Vous pouvez faire au plus { $most } propositions par tour.
nothing-to-answer = Cette proposition a déjà reçu une réponse, ou son tour est passé.
no-proposals = Les propositions sont désactivées à cette table.

## Documents gardés de partie en partie
no-such-campaign-file = { $game } n’a pas de fichier de campagne « { $name } ».
campaign-file-long = Un fichier « { $kind } » peut avoir au plus { $most } caractères.
no-campaign-file = Fichier de campagne introuvable.
most-campaign-files = Vous avez déjà { $most } fichiers de campagne. Supprimez-en un d’abord.
campaign-file-edits = { $edits ->
    [none] Un fichier « { $kind } » ne peut pas être modifié.
   *[other] Un fichier « { $kind } » peut être modifié ainsi : { $edits }.
 }
campaign-file-in-use = Ce fichier « { $kind } » est utilisé à une table. Il vous revient quand cette partie est terminée.
campaign-file-gone = Le fichier de { $who } n’est pas disponible : { $why }
campaign-file-each-own = Chaque place apporte son propre fichier « { $campaign_file } » : omettez l’option { $option }.
campaign-file-not-now = Vous ne pouvez pas apporter de fichier de campagne à cette table maintenant.
campaign-file-wanted = Chaque place de cette table doit apporter un fichier « { $kind } ».
campaign-file-brought = Une autre place de cette table l’apporte déjà.

## Personnes
name-length = Un nom doit avoir de 1 à { $most } caractères, dont certains visibles.
name-unwanted = Ce nom contient un mot bloqué sur ce serveur. Choisissez-en un autre.
name-reserved = Ce nom est réservé à un bot ou aux administrateurs de ce serveur. Choisissez-en un autre.
name-taken = Un membre de ce serveur porte déjà ce nom. Choisissez-en un autre.
name-accents = Un nom ne peut avoir ni accent sans lettre, ni beaucoup d’accents sur une lettre.
sign-in-busy = Beaucoup de personnes se connectent. Réessayez dans quelques secondes.
sign-in-waits = Vos derniers essais avec ce nom sont encore en cours de vérification. Attendez-les.
login-letters = Un identifiant doit avoir de 3 à 30 caractères : lettres de a à z, chiffres, et . _ - entre eux.
password-length = Un mot de passe doit avoir de { $least } à { $most } caractères.
password-weak = Ce mot de passe est facile à deviner. Choisissez-en un plus long, par exemple plusieurs mots sans rapport.
password-wrong = Mot de passe actuel incorrect.
login-taken = Cet identifiant est pris. Choisissez-en un autre.
sign-in-wrong = Identifiant ou mot de passe incorrect.
passkey-wrong = Cette clé d’accès n’a pas pu être vérifiée. Rien n’a changé. Réessayez.
passkey-late = Cela a pris trop de temps, ou a déjà été fait. Réessayez.
passkey-unknown = Cette clé d’accès n’est pas enregistrée ici.
passkey-browser = Les clés d’accès ne fonctionnent que dans un navigateur.
most-passkeys = Vous avez déjà { $most } clés d’accès. Supprimez-en une d’abord.
lessons-account = Il faut un compte pour enregistrer les leçons sur le serveur. Celles d’un invité restent dans son navigateur.
arms-account = Il faut un compte pour choisir des armoiries.
arms-chosen = Vos armoiries sont déjà choisies. Elles ne peuvent plus changer.
no-passkey = Clé d’accès introuvable.
last-passkey = Cette clé d’accès est votre seul moyen de vous connecter. Choisissez un mot de passe ou ajoutez une autre clé d’abord.
no-person = Joueur introuvable, ou profil privé.
token-for = Un jeton doit permettre certaines de ces actions : { $known }.
token-days = Un jeton peut être valable { $days } jours au plus.
most-tokens = Vous avez déjà { $most } jetons. Révoquez-en un d’abord.
no-token = Jeton introuvable.
who-are-you = Connectez-vous ou créez d’abord un invité : POST /api/guest
token-not-for = { $what ->
    [account] Ce jeton ne permet pas à un programme de modifier le compte.
    [play] Ce jeton ne permet pas à un programme de jouer.
   *[other] Ce jeton ne permet pas à un programme de lire cela.
 }

## Le serveur lui-même
fault = Une erreur s’est produite sur le serveur. Réessayez.
store-unsure = Impossible de confirmer ceci. Vérifiez dans un instant avant de réessayer.
written-meanwhile = Une autre modification a été enregistrée au même moment, pas la vôtre. Réessayez.
store-away = La base de données est inaccessible. Réessayez dans un instant.
store-failed = Votre modification n’a pas été enregistrée. Réessayez.
replays-too-many = Trop de rediffusions depuis votre adresse. Attendez un peu.
other-site = Cette requête vient d’un autre site.
requests-too-fast = Trop de requêtes. Attendez un peu.
request-long = Une requête peut avoir au plus { $most } octets.
request-length = La requête doit indiquer sa longueur.
no-file = Fichier introuvable.
starting = Le serveur démarre ou s’arrête.
store-silent = La base de données ne répond pas.
metrics-here = Les métriques ne sont disponibles que sur cette machine ou avec le jeton de métriques.
message-long = Un message peut avoir au plus { $most } octets.
message-deep = Les crochets sont imbriqués sur plus de { $most } niveaux.
message-id = Un identifiant doit être un nombre entier jusqu’à { $most }.
table-lost = La table { $table } ne peut pas être restaurée : { $why }
entry-lost = L’entrée { $entry } de la table { $table } ne donne plus le même résultat que lorsqu’elle a été jouée.
message-bad = Impossible de lire ce message : { $why }
messages-too-fast = Trop de messages. Attendez un peu.

## Une partie d’une demande qui n’est pas comme il faut
body-missing = Il manque « { $field } ».
body-too-long = « { $field } » est trop long : { $most } au plus.
body-too-short = « { $field } » est trop court : { $least } au moins.
body-too-small = « { $field } » doit valoir au moins { $least }.
body-too-large = « { $field } » doit valoir au plus { $most }.
body-unknown = Champ inconnu : « { $field } ».
body-wrong = « { $field } » n’est pas valable ({ $why }).

## Amis, blocages, et où l’on est connecté
yourself = Vous ne pouvez pas faire cela avec vous-même.
most-relations = Vous avez { $most } amis et joueurs bloqués. Retirez-en un d’abord.
not-wanted-at-table = Un joueur de cette table ne veut pas jouer avec vous.
not-wanted-to-hear = Un joueur ici ne veut pas recevoir vos messages.
not-signed-in-there = Vous n’y êtes pas connecté.
not-your-password = Mot de passe incorrect.

## L’ordre de la maison
admins-only = Seuls les administrateurs peuvent faire cela.
most-reports = Vous avez déjà { $most } signalements en attente. Attendez une réponse.
banned = Un administrateur a suspendu votre compte jusqu’au { $until }. Motif : « { $reason } »
muted = Un administrateur vous a rendu muet. Vous pouvez jouer, mais pas discuter. La raison est dans « Mes données ».

## Le club
members-only = Ce club est réservé aux membres. Connectez-vous d’abord.
waits-for-admin = Votre compte attend qu’un administrateur vous admette.
members-by-invitation = Il faut un lien d’invitation pour devenir membre. Demandez à un administrateur.
member-already = Vous avez déjà un compte.
pass-invalid = Ce lien d’invitation a été utilisé, retiré ou est trop ancien. Demandez-en un autre.
most-passes = Il y a déjà { $most } liens d’invitation. Retirez-en un d’abord.
no-news = Cette nouvelle a été supprimée.
admin-stays = Vous ne pouvez pas vous démettre vous-même. Un autre administrateur le peut.
role-account = Ce joueur n’a pas de compte.
waits-not = Ce joueur n’attend pas.
most-notes = Il y a déjà { $most } notes sur ce joueur. Supprimez-en une d’abord.
club-changed = Adhésion : { $join ->
    [open] ouverte à tous
    [approval] après accord
   *[invitation] sur invitation
 }. Invités : { $guests ->
    [0] non
   *[1] oui
 }.
