# What is altered where a game is played with other figures than its rules have: `figures.py`. $new instead of $usual.

figure-value = { $card }: fighting value { $new } instead of { $usual }
figure-population = { $card }: population { $new } instead of { $usual }
figure-bonus = { $card }: card bonus { $new } instead of { $usual }
figure-siege = { $card }: siege value { $new } instead of { $usual }
figure-specialist_value = Rangers in Woods and Mountaineers on a Mountain: fighting value { $new } instead of { $usual }
figure-reserves_defending = Reserves that defend: fighting value { $new } instead of { $usual }
figure-terrain_bonus = Woods and Mountain add { $new } instead of { $usual } to their defender
