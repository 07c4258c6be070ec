# How the options of a game and their values are called; what they do: `option-…` beside the rest.

option-decks-title = Decks
option-decks-auto = as many as fit
option-teams-title = Teams
option-teams-none = none
option-teams-two = two
option-team_hands-title = Hands in a team
option-team_hands-closed = hidden
option-team_hands-open = open
option-first_player-title = First player
option-first_player-bid = who shows most cards
option-first_player-random = by lot
option-turn_limit-title = Most rounds
option-turn_limit-auto = as usual
option-turn_limit-off = no limit
option-aids-title = Royal Aids
option-aids-turn = on one’s own turn
option-aids-anytime = at any time
