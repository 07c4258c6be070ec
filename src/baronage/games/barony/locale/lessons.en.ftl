# Lessons. What the ids are: baronage/engine/tutorial/lesson.py.

lesson-sider = Through a side
lesson-sider-task = Bring your Soldier onto the framed corner of Wat’s home.
lesson-sider-hint-1 = A Sider, drawn as a square, steps through a side to the triangle next to it.
lesson-sider-hint-2 = Choose the Soldier, then the corner beside it.
lesson-sider-rule = A Sider steps through a side, never through a corner.
lesson-sider-done = The Soldier stands on the corner. After three turns there, nothing can move it.
lesson-sider-other = This one is far away: the Soldier stands next to the corner.
lesson-sider-past = The Soldier walks past the corner.

lesson-jumper = Over their heads
lesson-jumper-task = Jump over Wat’s Thief onto a corner of Wat’s home.
lesson-jumper-hint-1 = A Jumper, drawn as a disc, leaps two triangles along a line, over whatever stands between.
lesson-jumper-hint-2 = Choose the Peasant with the round shape, then the corner.
lesson-jumper-rule = A Jumper leaps two triangles straight on and touches nothing between.
lesson-jumper-done = Over the lines of defence, in one leap.
lesson-jumper-other = The Soldier walks one triangle at a time, and has far to go.
lesson-jumper-away = A fine leap, but not onto the corner.

lesson-pointer = Through a corner
lesson-pointer-task = Bring your Peasant to a corner of Wat’s home in one move.
lesson-pointer-hint-1 = A Pointer, drawn as a diamond, slips through a corner of its triangle.
lesson-pointer-hint-2 = Choose the Peasant with the diamond, then the framed corner.
lesson-pointer-rule = A Pointer may go to any triangle that touches its own.
lesson-pointer-done = Up to twelve triangles are one step away for a Pointer.
lesson-pointer-other = The Soldier needs many turns; the Peasant is there in one.
lesson-pointer-past = That’s next to the corner, not on it.

lesson-meeting = Meeting another Serf
lesson-meeting-task = Attack Wat’s Thief and win.
lesson-meeting-hint-1 = Rank is added to the dice: look at the pips.
lesson-meeting-hint-2 = Attack with the Soldier, who has Rank 2, and fight.
lesson-meeting-rule = Both roll two dice and add Rank; the attacker must be higher; the defender wins ties. In this lesson both roll the same.
lesson-meeting-done = 8 against 7. With the Peasant it would have been a tie.
lesson-meeting-equal = Both have Rank 1 and roll the same: the defender wins ties.
lesson-meeting-concede = You gave up before the dice, so the other wins.

lesson-edge = Over the edge
lesson-edge-task = Push Wat’s Thief off the board.
lesson-edge-hint-1 = A defender that loses is pushed straight on, the way the attacker ran.
lesson-edge-hint-2 = Strike with the Soldier: it runs towards the edge.
lesson-edge-rule = A beaten defender is pushed straight on, as far as the attacker ran; a beaten attacker goes one triangle, where the defender’s Baron likes. Off the board is death. In this lesson you win every roll.
lesson-edge-done = Straight on, over the edge. Where you come from decides where the Thief goes.
lesson-edge-inward = The Thief is pushed the other way, into the land.
lesson-edge-along = The Thief is pushed along the edge, not over it.

lesson-hold = Sit still
lesson-hold-task = Keep your Soldier on Wat’s corner until it is barricaded.
lesson-hold-hint-1 = It only has to stay where it is.
lesson-hold-hint-2 = Let the other Peasant act.
lesson-hold-rule = A Serf on an enemy corner at the start of three of your turns in a row is barricaded: nothing can move it.
lesson-hold-done = Barricaded. Two more such corners, and you win.
lesson-hold-leaving = If the Soldier leaves the corner, its count starts again.

lesson-guard = Drive the Thief off
lesson-guard-task = Last chance: drive Wat’s Thief off your corner.
lesson-guard-hint-1 = A Serf pushed off the corner must start again.
lesson-guard-hint-2 = Attack the Thief with the Soldier beside it.
lesson-guard-rule = Leaving the corner for any reason sets the count back to nothing.
lesson-guard-done = In time: its count starts again.
lesson-guard-late = The Thief is barricaded now, and you can’t win the corner back.

lesson-third-corner = The third corner
lesson-third-corner-task = Win: your third corner needs one more turn.
lesson-third-corner-hint-1 = Nobody threatens the third corner now.
lesson-third-corner-hint-2 = Let your last Serf act, or pass: the Pointer stays where it is.
lesson-third-corner-rule = Three Serfs barricaded on the three corners of your enemy’s home win the game.
lesson-third-corner-done = You have won. Now a whole game: against Wat, who is gentle.
lesson-third-corner-leaving = This Serf must stay one turn more; let another Serf act.
