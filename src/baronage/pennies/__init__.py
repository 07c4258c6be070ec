"""Pennies: an example game with hidden hands, simultaneous orders, a secret window and dice, in few rules."""
