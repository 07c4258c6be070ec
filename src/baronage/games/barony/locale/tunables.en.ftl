# What is altered where a game is played with other figures than its rules have: `figures.py`. $new instead of $usual.

figure-castes-salary = { $caste }: salary { $new } instead of { $usual }
figure-castes-rank = { $caste }: first Rank { $new } instead of { $usual }
figure-castes-most_rank = { $caste }: greatest Rank { $new } instead of { $usual }
figure-castes-move = { $caste }: Move { $new } instead of { $usual }
figure-maneuvers-price = { $maneuver }: price { $new } instead of { $usual }
figure-items-price = { $ware }: price { $new } instead of { $usual }
figure-items-bonus = { $ware }: bonus { $new } instead of { $usual }
figure-turns = { $maneuver }: takes { $new } instead of { $usual } turns
figure-vocation_cost = A vocation costs { $new } instead of { $usual }
figure-start_gold = A Baron begins with { $new } instead of { $usual } gold
figure-quick_treasury = A quick start leaves { $new } instead of { $usual } gold in the treasury
figure-point_income = A point of another player’s home brings { $new } instead of { $usual } gold a turn
figure-kill_gold = A kill brings { $new } instead of { $usual } gold for each Rank
figure-win_gold = The victory brings { $new } instead of { $usual } gold for each player
figure-pick_gold = Pick Pocket takes { $new } instead of { $usual } gold for each Rank
figure-tax_gold = Taxation brings { $new } instead of { $usual } gold for each Rank
figure-hold_turns = A point is barricaded after { $new } instead of { $usual } turns
figure-loss_turns = A Baron with too few Serfs has lost after { $new } instead of { $usual } turns
figure-loss_serfs = A Baron needs { $new } instead of { $usual } Serfs
