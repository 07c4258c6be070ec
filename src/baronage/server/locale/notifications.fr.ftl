# Messages sur les notifications, en français.

## Adresses
address-known = Vous avez déjà cette adresse.
address-long = Une adresse peut avoir au plus { $most } caractères.
address-none = Adresse introuvable.
address-most = Vous avez déjà { $most } adresses. Supprimez-en une d’abord.
address-mail = Adresse de courriel non valable. Exemple : nom@example.org.
address-https = Une adresse doit commencer par https:// et le nom d’un serveur.
address-letters = Une adresse ne peut contenir ni espace ni autre lettre que a à z.
address-port = Seul le port habituel de https est permis.
address-server = Adresse de serveur non valable.
push-keys = Clés de navigateur non valables.

## Courriers
mail-none = Ce serveur n’envoie pas de courriel : aucun serveur de courriel n’est configuré.
mail-account = Seuls les membres reçoivent des courriels. Choisissez d’abord un identifiant et un mot de passe.
mail-many = Plusieurs de ces courriels sont en route. Consultez votre boîte, ou attendez un jour.
link-old-day = Ce lien a déjà servi, ou date de plus d’un jour. Demandez-en un autre dans les réglages.
link-old-hour = Ce lien a déjà servi, ou date de plus d’une heure. Demandez-en un autre.
link-gone = Ce lien n’est plus valable.
mail-failed = Le courriel n’a pas pu être envoyé : { $why }

## Souhaits
notice-kind = Notification inconnue : « { $name } ». Choisissez parmi : { $known }.
notice-private = Les messages privés ne peuvent pas être envoyés à un webhook, car d’autres pourraient les lire.
notice-short = « Le temps presse » est envoyé aussitôt ou jamais. Un résumé viendrait trop tard.
notice-quiet = Les heures calmes doivent commencer et finir à une minute du jour, de 0 à { $most }.
notice-bad = Impossible de lire ces préférences : { $why }
