# Ce qui change quand on joue avec d’autres chiffres que ceux des règles : `figures.py`. $new au lieu de $usual.

figure-value = { $card } : force { $new } au lieu de { $usual }
figure-population = { $card } : population { $new } au lieu de { $usual }
figure-bonus = { $card } : bonus de cartes { $new } au lieu de { $usual }
figure-siege = { $card } : valeur de siège { $new } au lieu de { $usual }
figure-specialist_value = Forestiers en Forêt et Montagnards en Montagne : force { $new } au lieu de { $usual }
figure-reserves_defending = Réservistes en défense : force { $new } au lieu de { $usual }
figure-terrain_bonus = Forêt et Montagne donnent { $new } au lieu de { $usual } de plus à qui les défend
