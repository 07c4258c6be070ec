# A line of our own on each card and kind of people, told when one points at it.
lore-peasant = Nine of them, it is said, make a baron; nobody says how many barons make a peasant.
lore-guildsman = Give him three quiet days, and you will not recognise the field.
lore-thief = He was never here, and neither was your purse.
lore-soldier = Marches where he is sent, and grumbles in step.
lore-priest = Buries both sides with the same good Latin.
lore-wizard = Half of it is smoke. Mind the other half.
lore-knight = The horse does the thinking.
lore-noble = His family has been losing wars since before there were walls.
lore-sider = Straight through the gate, and shut it after you.
lore-jumper = Fences are for others.
lore-pointer = Where two walls meet there is always a gap.
