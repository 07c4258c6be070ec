// The result of a layout: the box of every piece, and drawings under and beside the pieces. Units are those of the stage.
import type { Board, Piece, Place, PlayerRow, Zone } from "../data.ts";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** The position and shape of a piece. */
export interface Spot extends Box {
  cut: string; // hand, play, narrow, tiny, small, chip, thumb, pile, disc, token, gone
  z: number;
  count: number; // equal pieces that this one stands for
}

/** A word or a number on the board. */
export interface Label extends Box {
  key: string;
  kind: "zone" | "side" | "count" | "empty" | "note" | "line"; // a line is what a zone says below another one
  zone: string; // whose label it is
  side: number;
  first: boolean; // it begins the part of its side
}

/** A free place: dashed, with the sign of what goes there. */
export interface Slot extends Box {
  zone: string;
  first: boolean; // of its zone
}

/** A wall, a gold ground, a tray or a line under the pieces. */
export interface Ground extends Box {
  kind: "wall" | "king" | "tray" | "line" | "heading" | "crown" | "plate";
  zone: string;
  side: number;
  up: boolean; // it looks towards the top
}

/** A hit area: a zone or a place that can be the target of an act. */
export interface Area extends Box {
  id: string;
}

export interface Layout {
  width: number; // of the stage
  height: number;
  scale: number; // of the stage on the screen
  spots: Map<string, Spot>;
  labels: Label[];
  slots: Slot[];
  grounds: Ground[];
  areas: Map<string, Area>;
  art: number; // height of the picture of a card in play
  map?: MapFrame;
}

/** The places of a map, and their width now and with the whole map in view. A point of the map lies at its offset and units. */
export interface MapFrame {
  layout: string;
  unit: number;
  across: number;
  fit: number;
  ox: number;
  oy: number;
  cells: MapCell[];
  turn?: number; // degrees by which triangles are turned clockwise
  free?: Free;
}

/** Lands around a sea. */
export interface Free {
  z: number; // size of their labels
  compact: boolean; // a shield and a number only
  names: boolean; // with the names of owners
  unit: number;
  centre: [number, number];
  sea: Sea | null;
  tokens: Map<string, { x: number; y: number }>; // where the order of a land is shown
}

/** The sea, with the one who lives in it. */
export interface Sea {
  cx: number;
  cy: number;
  rx: number;
  ry: number;
  shore: [number, number][];
  rises: boolean; // it attacks
  dragon: string; // the piece whose values are its power, and that at which it attacks
}

/** A place of a map as it is drawn. */
export interface MapCell {
  id: string;
  path: string;
  transform: string; // of an outline that has units of its own
  x: number; // where its name and its pieces are
  y: number;
  ground: string;
  owner: number;
  kind?: number; // of a triangle: 0 up, 1 down, 2 a hexagon
  points?: [number, number][]; // its corners
}

export interface Room {
  w: number;
  h: number;
}

export interface Given {
  board: Board;
  places: Place[]; // of the board, and those built in play
  pieces: Map<string, Piece[]>; // by place and zone
  players: PlayerRow[];
  me: number; // the viewer's side, or -1
  room: Room; // on the screen
  phone: boolean;
  small?: boolean; // a small board: what is in play alone
  facing: number; // on a phone: the opponent who is shown
  scrolled: number; // on a phone: how far the hand is moved to the left
  zoom?: { across: number; x: number; y: number } | null; // of a map of hexes
  targets: readonly string[]; // of acts that can be done now: free cells are among them
}

/** The number of free places in a zone. */
export function freeIn(given: Given, zone: Zone): number {
  const counter = given.board.counters.indexOf(zone.room);
  if (counter < 0) return 0;
  return Math.max(0, given.players.find(({ side }) => side === zone.owner)?.has[counter] ?? 0);
}
