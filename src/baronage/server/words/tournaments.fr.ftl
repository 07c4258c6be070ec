# Ce que le serveur dit des tournois, en français.

league-by-post = Un championnat se joue par correspondance.
tournament-clocks = Dans un tournoi où jouent des personnes, il faut des pendules, ou des délais par correspondance.
tournament-worth = Des points sont donnés pour chacune des { $seats } places d’une table.
tournament-worth-order = Une meilleure place ne donne jamais moins de points, et aucune n’en retire.
tournament-bots-once = Chaque bot participe une seule fois, et tous doivent avoir une place.
tournament-bots-few = Des bots entre eux sont au moins { $seats }.
tournament-figure = { $name } va de { $low } à { $high }.
tournament-starts = Un tournoi commence maintenant ou dans l’année.
tournament-most = Vous avez déjà { $most } tournois qui ne sont pas terminés ; attendez la fin de l’un d’eux.
no-tournament = Ce tournoi n’existe pas.
tournament-over = Ce tournoi est terminé.
tournament-bots-only = Dans ce tournoi, les bots sont entre eux.
tournament-joined = Vous participez déjà.
tournament-begun = Ce tournoi a commencé, et personne ne peut plus s’y inscrire.
tournament-full = Ce tournoi est complet.
tournament-not-in = Vous ne participez pas à ce tournoi.
tournament-host = C’est à qui a créé le tournoi de l’annuler.
tournament-has-begun = Ce tournoi a commencé.
tournament-member = Pour créer un tournoi, il faut un mot de passe : choisissez-en un d’abord.
