# What bots are, each in a sentence, in English. How these files are read: baronage/engine/text/catalogue.py.

bot-random = Plays any legal action, each as likely as the others.
bot-heuristic = Looks one decision ahead and takes what the game’s own evaluation likes best.
bot-wat = Wat the Gleaner takes what lies nearest and looks no further.
bot-hob = Hob of the Toll sees what a move brings at once, and hoards.
bot-ysolt = Dame Ysolt thinks of the answer to every move, and plays soundly.
bot-anselm = Sir Anselm looks some turns ahead, and attacks early.
bot-regent = The Grey Regent weighs every plan, and forgives nothing.

# Their names, as in the middle of a sentence.
title-wat = Wat the Gleaner
title-hob = Hob of the Toll
title-ysolt = Dame Ysolt
title-anselm = Sir Anselm
title-regent = the Grey Regent
title-other = { $name } bot
