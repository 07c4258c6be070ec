"""Play and replay in a terminal: line by line, with a keyboard, a screen reader or a program."""
