# Ce qui change quand on joue avec d’autres chiffres que ceux des règles : `figures.py`. $new au lieu de $usual.

figure-cards-cost = { $card } : recruter la carte coûte { $new } au lieu de { $usual }
figure-cards-gathers = { $card } : récolte { $new } au lieu de { $usual } avant son amélioration
figure-cards-draws = { $card } : pioche { $new } au lieu de { $usual } avant son amélioration
figure-cards-upgrade = { $card } : son amélioration coûte { $new } au lieu de { $usual }
figure-upgraded-health = { $card } : santé { $new } au lieu de { $usual }
figure-upgraded-gathers = { $card } : récolte { $new } au lieu de { $usual }
figure-upgraded-draws = { $card } : pioche { $new } au lieu de { $usual }
figure-upgraded-strength = { $card } : force { $new } au lieu de { $usual }
figure-upgraded-civilians = { $card } : place pour des civils { $new } au lieu de { $usual }
figure-upgraded-soldiers = { $card } : place pour des soldats { $new } au lieu de { $usual }
figure-copies = { $card } : { $new } au lieu de { $usual } par paquet
figure-squire_strength = Écuyers : force { $new } au lieu de { $usual }
figure-bomb_cost = La Bombe : coûte { $new } au lieu de { $usual }
figure-prison_cost = Prison : coûte { $new } au lieu de { $usual }
figure-courthouse_cost = Tribunal : s’en servir coûte { $new } au lieu de { $usual }
figure-market_cost = Halle : s’en servir coûte { $new } au lieu de { $usual }
figure-transfer_cost = Un don à un coéquipier coûte { $new } au lieu de { $usual }
figure-market_draw = Halle : pioche { $new } au lieu de { $usual }
figure-market_gain = Halle : donne { $new } au lieu de { $usual } ressources
figure-aid_draw = Aide en cartes : pioche { $new } au lieu de { $usual }
figure-aid_gain = Aide en ressources : donne { $new } au lieu de { $usual }
figure-shield = Un Bouclier évite { $new } au lieu de { $usual } dégâts
