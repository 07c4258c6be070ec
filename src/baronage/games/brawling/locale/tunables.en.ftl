# What is altered where a game is played with other figures than its rules have: `figures.py`. $new instead of $usual.

figure-cards-cost = { $card }: recruiting it costs { $new } instead of { $usual }
figure-cards-gathers = { $card }: gathers { $new } instead of { $usual } before its upgrade
figure-cards-draws = { $card }: draws { $new } instead of { $usual } before its upgrade
figure-cards-upgrade = { $card }: its upgrade costs { $new } instead of { $usual }
figure-upgraded-health = { $card }: health { $new } instead of { $usual }
figure-upgraded-gathers = { $card }: gathers { $new } instead of { $usual }
figure-upgraded-draws = { $card }: draws { $new } instead of { $usual }
figure-upgraded-strength = { $card }: strength { $new } instead of { $usual }
figure-upgraded-civilians = { $card }: room for { $new } instead of { $usual } civilians
figure-upgraded-soldiers = { $card }: room for { $new } instead of { $usual } soldiers
figure-copies = { $card }: { $new } instead of { $usual } in each deck
figure-squire_strength = Squires: strength { $new } instead of { $usual }
figure-bomb_cost = The Bomb: costs { $new } instead of { $usual }
figure-prison_cost = Prison: costs { $new } instead of { $usual }
figure-courthouse_cost = Courthouse: its use costs { $new } instead of { $usual }
figure-market_cost = Market: its use costs { $new } instead of { $usual }
figure-transfer_cost = A gift to a mate costs { $new } instead of { $usual }
figure-market_draw = Market: draws { $new } instead of { $usual }
figure-market_gain = Market: gives { $new } instead of { $usual } resources
figure-aid_draw = Aid of cards: draws { $new } instead of { $usual }
figure-aid_gain = Aid of resources: gives { $new } instead of { $usual }
figure-shield = A Shield prevents { $new } instead of { $usual } damage
