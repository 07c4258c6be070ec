"""Pennies: hidden hands, sheets sent at once, a look at the deck, a secret window, and dice, in as few rules as they need."""
