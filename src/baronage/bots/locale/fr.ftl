# Ce que sont les bots, chacun en une phrase, en français. Comment ces fichiers sont lus : baronage/engine/text/catalogue.py.

bot-random = Joue n’importe quelle action permise, chacune aussi probable que les autres.
bot-heuristic = Regarde une décision en avant et prend ce que l’évaluation du jeu préfère.
bot-wat = Wat le Glaneur prend ce qui est le plus près et ne regarde pas plus loin.
bot-hob = Hob du Péage voit ce qu’un coup rapporte aussitôt, et amasse.
bot-ysolt = Dame Ysolt pense à la réponse à chaque coup, et joue solidement.
bot-anselm = Sire Anselm regarde quelques tours en avant, et attaque tôt.
bot-regent = Le Régent gris pèse chaque plan, et ne pardonne rien.

# Leurs noms, comme au milieu d’une phrase.
title-wat = Wat le Glaneur
title-hob = Hob du Péage
title-ysolt = Dame Ysolt
title-anselm = Sire Anselm
title-regent = le Régent gris
title-other = bot { $name }
