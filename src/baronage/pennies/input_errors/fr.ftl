# Ce que dit Pennies en dehors de la table, en français : pourquoi des textes et des positions sont refusés.

move-unknown = « { $text } » n’est pas un coup : il y a { $known }
move-shape = « { $text } » a trop de mots ou trop peu
number-wanted = « { $text } » n’est pas un nombre
position-wrong = ce n’est pas une position de { $game } : { $why }
cards-wrong = les cartes vont de { $first } à { $last }
