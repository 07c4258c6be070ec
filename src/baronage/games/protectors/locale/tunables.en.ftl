# What is altered where a game is played with other figures than its rules have: `figures.py`. $new instead of $usual.

figure-production = A Province of level { $level ->
    [0] 0
    [1] I
    [2] II
   *[3] III
 } produces { $new } instead of { $usual } $Realm
figure-points = A Province of level { $level ->
    [0] 0
    [1] I
    [2] II
   *[3] III
 } gives { $new } instead of { $usual } VPs
figure-golden = Golden { $kind } is for the brackets up to { $new } instead of { $usual }
figure-start_cash = A player begins with { $new } instead of { $usual } $Realm
figure-unit_cost = A unit costs { $new } instead of { $usual } $Realm
figure-upgrade_cost = Raising a Province costs { $new } instead of { $usual } $Realm
figure-ferry_cost = The ferry costs { $new } instead of { $usual } $Realm
figure-work_pay = Work, work! pays { $new } instead of { $usual } $Realm
figure-merchant_pay = Work, work! pays { $new } instead of { $usual } $Realm to Hodir’s merchants
figure-silent_due = Pirates: who is silent owes { $new } instead of { $usual } $Realm
figure-clash_due = Pirates: snitches who clash owe { $new } instead of { $usual } $Realm
figure-plank_due = Pirates: who walks the plank without an army owes { $new } instead of { $usual } $Realm
figure-palantir_cost = A look at the Sea or End deck costs { $new } instead of { $usual } $Realm
figure-look_cost = A look at the Dragon deck costs { $new } instead of { $usual } $Realm
figure-magi_cost = A Highmagister costs { $new } instead of { $usual } $Realm
figure-hide_cost = Nothing to see here! costs { $new } instead of { $usual } $Realm for each Province
figure-ashes_hide_cost = Nothing to see here! with Ashes of Power costs { $new } instead of { $usual } $Realm
figure-offer_cost = The Mountain King’s protection costs { $new } instead of { $usual } $Realm
figure-faith_cost = Faith alone sustains us! costs { $new } instead of { $usual } $Realm
figure-bank_cost = The Bank of Lannuvár costs { $new } instead of { $usual } $Realm
figure-greatgame = The great game adds { $new } instead of { $usual } to a bid for each Province
figure-island_vps = The Island gives { $new } instead of { $usual } VPs
figure-supply = A Province supplies { $new } instead of { $usual } units
figure-island_supply = The Island supplies { $new } instead of { $usual } units
