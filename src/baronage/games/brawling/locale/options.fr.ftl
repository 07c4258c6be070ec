# Comment s’appellent les options d’une partie et leurs valeurs ; ce qu’elles font : `option-…` avec le reste.

option-decks-title = Paquets
option-decks-auto = selon les joueurs
option-teams-title = Équipes
option-teams-none = aucune
option-teams-two = deux
option-team_hands-title = Mains dans l’équipe
option-team_hands-closed = cachées
option-team_hands-open = visibles
option-first_player-title = Premier joueur
option-first_player-bid = qui montre le plus de cartes
option-first_player-random = tiré au sort
option-turn_limit-title = Manches au plus
option-turn_limit-auto = comme d’ordinaire
option-turn_limit-off = sans limite
option-aids-title = Aides royales
option-aids-turn = à son tour
option-aids-anytime = à tout moment
