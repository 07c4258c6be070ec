# Ce que le serveur dit des tournois, en français.

league-by-post = Un championnat doit se jouer par correspondance.
tournament-clocks = Un tournoi avec des personnes demande des pendules ou des délais par correspondance.
tournament-worth = Donnez des points pour chacune des { $seats } places d’une table.
tournament-worth-order = Une meilleure place ne peut pas rapporter moins de points, et aucune moins de zéro.
tournament-bots-once = Chaque bot peut participer une fois, et il faut de la place pour tous.
tournament-bots-few = Un tournoi de bots en demande au moins { $seats }.
tournament-figure = { $name } doit aller de { $low } à { $high }.
tournament-starts = Un tournoi doit commencer maintenant ou dans l’année.
tournament-most = Vous avez déjà { $most } tournois en cours. Attendez la fin de l’un d’eux.
no-tournament = Tournoi introuvable.
tournament-over = Ce tournoi est terminé.
tournament-bots-only = Ce tournoi est réservé aux bots.
tournament-joined = Vous êtes déjà inscrit.
tournament-begun = Ce tournoi a commencé. Vous ne pouvez plus vous y inscrire.
tournament-full = Ce tournoi est complet.
tournament-not-in = Vous ne participez pas à ce tournoi.
tournament-host = Seul l’organisateur peut annuler un tournoi.
tournament-has-begun = Ce tournoi a commencé.
tournament-member = Il faut un mot de passe pour créer un tournoi. Choisissez-en un d’abord.
