# A line of our own on each card and kind of people, told when one points at it.
lore-huan = They build twice, once for the family and once for the envious.
lore-zhuang = Their fields stand under water, and they stand above everybody.
lore-luong = They settle a quarrel before breakfast and a valley by noon.
lore-goujian = He sleeps on firewood, so as not to forgive.
lore-borjigin = The tent is their palace, and the horizon is their wall.
lore-kerait = They ride to market with a prayer and a bow.
lore-naiman = Eight clans in one saddle, and none holds the reins alone.
lore-merkit = They call it a visit. Hide the silver.
lore-rice = A bent back, a straight row.
lore-forest = Each beam of the palace remembers its hillside.
lore-mine = The mountain gives iron, and keeps a few men.
lore-hill = Nearer to heaven, and with a better view of the neighbours.
