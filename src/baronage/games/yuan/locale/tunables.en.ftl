# What is altered where a game is played with other figures than its rules have: `figures.py`. $new instead of $usual.

figure-cost = Level { $level ->
    [1] I
    [2] II
   *[3] III
 } of an order costs { $new } instead of { $usual } Chão
figure-adjustment = { HOUSE($clan) }: first Chão adjusted by { $new } instead of { $usual }
figure-pass_gain = Passing gains { $new } instead of { $usual } Chão
figure-development_gain = Development II gains { $new } instead of { $usual } Chão
figure-first_chao = A clan begins with { $new } instead of { $usual } Chão
figure-auction_chao = With an auction each player has { $new } instead of { $usual } Chão for it
figure-max_borrowed = Zhuang may borrow up to { $new } instead of { $usual } Chão
figure-villages = A clan has { $new } instead of { $usual } Villages
figure-cities = A clan has { $new } instead of { $usual } Cities
figure-armies = A clan has { $new } instead of { $usual } Armies
figure-ramparts = A clan has { $new } instead of { $usual } Ramparts
figure-max_armies = At most { $new } instead of { $usual } Armies stay in a Province
figure-robbed = Robbing takes { $new } instead of { $usual } Chão
