# Ce que le serveur dit des avis, en français.

## Adresses
address-known = Vous avez déjà cette adresse.
address-long = Une adresse a { $most } caractères au plus.
address-none = Vous n’avez pas de telle adresse.
address-most = Vous avez { $most } adresses ; supprimez-en une d’abord.
address-mail = Ce n’est pas une adresse de courrier : elle ressemble à nom@example.org.
address-https = Une adresse commence par https:// et le nom d’un serveur.
address-letters = Une adresse n’a ni espace ni autre lettre que a à z.
address-port = On n’écrit qu’au port habituel de https.
address-server = Ce n’est pas l’adresse d’un serveur.
push-keys = Ce ne sont pas les clés d’un navigateur.

## Courriers
mail-none = Ce serveur n’envoie pas de courrier : la personne qui le tient n’a pas dit par quel serveur il part.
mail-many = Plusieurs de ces courriers sont en route ; regardez-y, ou attendez un jour.
link-old-day = Ce lien a déjà servi, ou date de plus d’un jour. Demandez-en un autre dans les réglages.
link-old-hour = Ce lien a déjà servi, ou date de plus d’une heure. Demandez-en un autre.
link-gone = Ce lien ne mène plus nulle part : l’adresse n’est plus là, ou il n’a pas été fait ici.
mail-failed = Le courrier n’a pas pu partir : { $why }

## Souhaits
notice-kind = Il n’y a pas d’avis de la sorte « { $name } » ; il y a : { $known }.
notice-private = Ce qui est dit en privé ne part pas vers un crochet, où d’autres peuvent le lire.
notice-short = Que le temps presse se dit aussitôt ou jamais : un résumé viendrait trop tard.
notice-quiet = Les heures calmes commencent et finissent à une minute du jour, de 0 à { $most }.
notice-bad = Ces souhaits sont illisibles : { $why }
