// Made by tools/make_frontend.py from the Python code; do not edit.

/** A number on a card with the icon that says what it is; without one where the words say it. */
export interface Figure {
  icon: string;
  text: string;
}
/** What stands on a card. Its size decides how much is drawn: a whole face, a small one, or one line. */
export interface Face {
  name?: string;
  kind?: string;
  icon?: string;
  left?: Figure;
  right?: Figure;
  mark?: string;
  cost?: string;
  foot?: string;
  count?: number;
}
/** One thing in the picture. */
export interface Node {
  kind: string;
  id?: string;
  x?: number;
  y?: number;
  w?: number;
  h?: number;
  r?: number;
  d?: string;
  text?: string;
  icon?: string;
  classes?: string;
  says?: string;
  tip?: string;
  lore?: string;
  code?: string;
  same?: string;
  rules?: string[];
  face?: Face;
  children?: Node[];
}
/** Beside the board: a table, a track, a hand or a note; any of them may end with `lines` of small print. */
export interface Panel {
  kind: string;
  title?: string;
  id?: string;
  tag?: string;
  classes?: string;
  says?: string;
  rules?: string[];
  columns?: string[];
  rows?: string[][];
  looks?: string[];
  value?: number;
  top?: number;
  marks?: [number, string][];
  names?: string[];
  cards?: Node[];
  lines?: string[];
}
/** Board and panels. `key` says what the icons before numbers mean in this game. */
export interface Scene {
  title: string;
  width: number;
  height: number;
  says?: string;
  key?: Record<string, string>;
  nodes?: Node[];
  panels?: Panel[];
  colours?: number[];
  names?: string[];
  order?: number[];
  ordered?: string;
}
