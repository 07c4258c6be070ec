# Ce qui change quand on joue avec d’autres chiffres que ceux des règles : `figures.py`. $new au lieu de $usual.

figure-cost = Le niveau { $level ->
    [1] I
    [2] II
   *[3] III
 } d’un ordre coûte { $new } au lieu de { $usual } Chão
figure-adjustment = { HOUSE($clan) } : premiers Chão ajustés de { $new } au lieu de { $usual }
figure-pass_gain = Qui passe gagne { $new } au lieu de { $usual } Chão
figure-development_gain = Le Développement II rapporte { $new } au lieu de { $usual } Chão
figure-first_chao = Un clan commence avec { $new } au lieu de { $usual } Chão
figure-auction_chao = Avec les enchères, chaque joueur a { $new } au lieu de { $usual } Chão pour elles
figure-max_borrowed = Zhuang peut emprunter jusqu’à { $new } au lieu de { $usual } Chão
figure-villages = Un clan a { $new } au lieu de { $usual } Villages
figure-cities = Un clan a { $new } au lieu de { $usual } Villes
figure-armies = Un clan a { $new } au lieu de { $usual } Armées
figure-ramparts = Un clan a { $new } au lieu de { $usual } Remparts
figure-max_armies = Au plus { $new } au lieu de { $usual } Armées restent dans une Province
figure-robbed = Un vol prend { $new } au lieu de { $usual } Chão
