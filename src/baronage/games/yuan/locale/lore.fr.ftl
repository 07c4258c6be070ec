# Une ligne de notre cru sur chaque carte et chaque sorte de gens, lue quand on s’y arrête.
lore-huan = Ils bâtissent deux fois, pour la famille et pour les envieux.
lore-zhuang = Leurs champs sont sous l’eau, et eux au-dessus de tous.
lore-luong = Ils règlent une querelle à l’aube et une vallée à midi.
lore-goujian = Il dort sur des fagots, pour ne rien pardonner.
lore-borjigin = La tente est leur palais, et l’horizon leur muraille.
lore-kerait = Ils vont au marché avec une prière et un arc.
lore-naiman = Huit clans sur une selle, et nul ne tient seul les rênes.
lore-merkit = Ils appellent cela une visite. Cachez l’argenterie.
lore-rice = Dos courbé, rang droit.
lore-forest = Chaque poutre du palais se souvient de sa colline.
lore-mine = La montagne donne du fer, et garde quelques hommes.
lore-hill = Plus près du ciel, avec meilleure vue sur les voisins.
