# Ce qui change quand on joue avec d’autres chiffres que ceux des règles : `figures.py`. $new au lieu de $usual.

figure-castes-salary = { $caste } : salaire { $new } au lieu de { $usual }
figure-castes-rank = { $caste } : premier Rang { $new } au lieu de { $usual }
figure-castes-most_rank = { $caste } : Rang le plus haut { $new } au lieu de { $usual }
figure-castes-move = { $caste } : Mouvement { $new } au lieu de { $usual }
figure-maneuvers-price = { $maneuver } : prix { $new } au lieu de { $usual }
figure-items-price = { $ware } : prix { $new } au lieu de { $usual }
figure-items-bonus = { $ware } : bonus { $new } au lieu de { $usual }
figure-turns = { $maneuver } : prend { $new } au lieu de { $usual } tours
figure-vocation_cost = Une vocation coûte { $new } au lieu de { $usual }
figure-start_gold = Un Baron commence avec { $new } au lieu de { $usual } pièces d’or
figure-quick_treasury = Un départ rapide laisse { $new } au lieu de { $usual } pièces d’or au trésor
figure-point_income = Une pointe de la baronnie d’un autre joueur rapporte { $new } au lieu de { $usual } pièces d’or par tour
figure-kill_gold = Une mise à mort rapporte { $new } au lieu de { $usual } pièces d’or par Rang
figure-win_gold = La victoire rapporte { $new } au lieu de { $usual } pièces d’or par joueur
figure-pick_gold = Vol à la tire : prend { $new } au lieu de { $usual } pièces d’or par Rang
figure-tax_gold = Impôt : rapporte { $new } au lieu de { $usual } pièces d’or par Rang
figure-hold_turns = Une pointe est barricadée après { $new } au lieu de { $usual } tours
figure-loss_turns = Un Baron qui a trop peu de Serfs a perdu après { $new } au lieu de { $usual } tours
figure-loss_serfs = Un Baron a besoin de { $new } au lieu de { $usual } Serfs
