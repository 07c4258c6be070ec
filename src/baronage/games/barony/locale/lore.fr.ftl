# Une ligne de notre cru sur chaque carte et chaque sorte de gens, lue quand on s’y arrête.
lore-peasant = Neuf font un baron, dit-on ; nul ne dit combien de barons font un paysan.
lore-guildsman = Donnez-lui trois jours de paix, et vous ne reconnaîtrez pas le champ.
lore-thief = Il n’est jamais venu, et votre bourse non plus.
lore-soldier = Il va où on l’envoie, et grogne au pas.
lore-priest = Il enterre les deux camps dans le même bon latin.
lore-wizard = La moitié n’est que fumée. Gare à l’autre.
lore-knight = C’est le cheval qui réfléchit.
lore-noble = Sa famille perdait déjà des guerres avant qu’il y eût des murs.
lore-sider = Tout droit par la porte, et fermez-la derrière vous.
lore-jumper = Les clôtures sont pour les autres.
lore-pointer = Là où deux murs se touchent, il y a toujours un trou.
