# Ce qui change quand on joue avec d’autres chiffres que ceux des règles : `figures.py`. $new au lieu de $usual.

figure-production = Une Province de niveau { $level ->
    [0] 0
    [1] I
    [2] II
   *[3] III
 } produit { $new } au lieu de { $usual } $Realm
figure-points = Une Province de niveau { $level ->
    [0] 0
    [1] I
    [2] II
   *[3] III
 } donne { $new } au lieu de { $usual } PV
figure-golden = « { $kind } » dorée : pour les tranches jusqu’à { $new } au lieu de { $usual }
figure-start_cash = Un joueur commence avec { $new } au lieu de { $usual } $Realm
figure-unit_cost = Une unité coûte { $new } au lieu de { $usual } $Realm
figure-upgrade_cost = Élever une Province coûte { $new } au lieu de { $usual } $Realm
figure-ferry_cost = Le bac coûte { $new } au lieu de { $usual } $Realm
figure-work_pay = « Au travail ! » rapporte { $new } au lieu de { $usual } $Realm
figure-merchant_pay = « Au travail ! » rapporte { $new } au lieu de { $usual } $Realm aux marchands de Hodir
figure-silent_due = Pirates : qui se tait doit { $new } au lieu de { $usual } $Realm
figure-clash_due = Pirates : des mouchards en désaccord doivent { $new } au lieu de { $usual } $Realm
figure-plank_due = Pirates : qui va à la planche sans armée doit { $new } au lieu de { $usual } $Realm
figure-palantir_cost = Un regard sur la pioche de la Mer ou de la Fin coûte { $new } au lieu de { $usual } $Realm
figure-look_cost = Un regard sur la pioche du Dragon coûte { $new } au lieu de { $usual } $Realm
figure-magi_cost = Un Haut Magister coûte { $new } au lieu de { $usual } $Realm
figure-hide_cost = Se cacher coûte { $new } au lieu de { $usual } $Realm par Province
figure-ashes_hide_cost = Se cacher avec les Cendres de puissance coûte { $new } au lieu de { $usual } $Realm
figure-offer_cost = La protection du Roi de la Montagne coûte { $new } au lieu de { $usual } $Realm
figure-faith_cost = « La foi seule nous soutient » coûte { $new } au lieu de { $usual } $Realm
figure-bank_cost = La Banque de Lannuvár coûte { $new } au lieu de { $usual } $Realm
figure-greatgame = Le grand jeu ajoute { $new } au lieu de { $usual } à une enchère par Province
figure-island_vps = L’Île donne { $new } au lieu de { $usual } PV
figure-supply = Une Province nourrit { $new } au lieu de { $usual } unités
figure-island_supply = L’Île nourrit { $new } au lieu de { $usual } unités
