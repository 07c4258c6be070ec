// Table data as the server sends it: arrays in the order of the named tuples in `engine/picture/table.py`, read into objects here.

export type Param = string | number | boolean | null | Param[] | { [name: string]: Param };
/** A message id with its params; ["", {}]: none. */
export type Msg = readonly [id: string, params: Record<string, Param>, text?: string];
export const NO_MSG: Msg = ["", {}];

export interface Place {
  id: string;
  at: number[]; // hex: q, r; triangle: 0 up, 1 down or 2 a hexagon, a, b; free: x, y
  ground: string;
  owner: number;
  beside: string[];
  outline: string;
  name: Msg;
}
export interface Zone {
  id: string;
  layout: string;
  region: string;
  owner: number;
  cut: string;
  room: string;
  icon: string; // of its free places
}
export interface Face {
  id: string;
  title: Msg;
  kind: string;
  art: string;
  stats: [string, number | string][];
  text: Msg;
  foot: [string, number | string | Msg][];
}
export interface Board {
  layout: string;
  places: Place[];
  zones: Zone[];
  faces: Face[];
  counters: string[];
  turnable: boolean;
  steps: Msg[]; // of a turn
  lines: string[][]; // kinds of events that share a line of the log
}
export interface Piece {
  id: string;
  art: string;
  at: string;
  owner: number;
  n: number;
  values: number[];
  marks: string[];
  cell: number[];
}
export interface PlanToken {
  id: string;
  art: string;
  at: string;
  to: string;
  n: number;
  sent: boolean;
  golden: boolean;
}
export interface Chip {
  tone: string;
  text: Msg;
  at: string;
}
export interface Act {
  do: number[][];
  piece: string;
  target: string;
  text: Msg;
  chip: Chip | null;
  undo: boolean;
  amount: number[];
  ask: Msg;
  group: Msg; // the button that comes between piece and target, or the heading of a ware on the shelf
  more: Chip[]; // further forecasts at the target
  auto: boolean; // it is done at once: nothing else can be done
}
/** Value, place or piece, price, why it can't be chosen. */
export type Option = [number, string, number, Msg];
export interface Field {
  id: string;
  kind: string;
  options: Option[];
  start: number[];
  text: Msg;
  prompt: Msg; // the question while it is worked on
  chips: Chip[]; // outcomes of its options, at their targets
  lines: Msg[][]; // a table of outcomes: headings, then a line for each option
  note: Msg; // beside its label, such as the sum behind a price
  icon: string; // the drawing before its label
  does: Msg[]; // what its options do, one sentence each; or one for the field
}
/** The answer to a draft of a form: what would be sent, what it says, its outcomes on the board. */
export interface Preview {
  do: number[][]; // empty if it can't be sent
  text: Msg;
  chips: Chip[];
  price: number;
  plans: PlanToken[];
  send: Msg; // the label of the button that sends it
  ask: Msg; // the question that confirms it
  form: Field[]; // the fields for this draft; their start is what fits
  sum: Msg; // the cost of the whole draft
}
export interface TableEvent {
  kind: string;
  text: Msg;
  step: number;
  place: string;
  pieces: string[];
  source: string;
  to: string;
  n: number;
  sums: [string, number[], number][];
  gains: [number, string, number][];
  rules: string[];
  head: Msg; // the heading of its step
  brief: Msg; // in a few words, for the bar
}
export interface PlayerRow {
  side: number;
  seat: number;
  colour: number;
  score: number;
  has: number[];
  marks: string[];
}

type Row = readonly unknown[];
type Defaults<T> = { [K in keyof T]-?: T[K] };

/** A reader of arrays: the fields in their order, with what they are if a shorter array leaves them out. */
function reader<T extends object>(fields: Defaults<T>): (row: Row) => T {
  const names = Object.keys(fields) as (keyof T)[];
  return (row) => {
    const made = {} as T;
    names.forEach((name, i) => {
      const value = row[i];
      made[name] = (value === undefined ? fields[name] : value) as T[typeof name];
    });
    return made;
  };
}

export const readPlace = reader<Place>({ id: "", at: [], ground: "", owner: -1, beside: [], outline: "", name: NO_MSG });
export const readZone = reader<Zone>({ id: "", layout: "row", region: "centre", owner: -1, cut: "play", room: "", icon: "" });
export const readFace = reader<Face>({ id: "", title: NO_MSG, kind: "", art: "", stats: [], text: NO_MSG, foot: [] });
export const readPiece = reader<Piece>({ id: "", art: "", at: "", owner: -1, n: 1, values: [], marks: [], cell: [] });
export const readPlan = reader<PlanToken>({ id: "", art: "", at: "", to: "", n: 0, sent: false, golden: false });
export const readChip = reader<Chip>({ tone: "none", text: NO_MSG, at: "" });
const plainField = reader<Omit<Field, "chips"> & { chips: Row[] }>({
  id: "",
  kind: "",
  options: [],
  start: [],
  text: NO_MSG,
  prompt: NO_MSG,
  chips: [],
  lines: [],
  note: NO_MSG,
  icon: "",
  does: [],
});
export const readField = (row: Row): Field => {
  const field = plainField(row);
  return { ...field, chips: field.chips.map(readChip) };
};
export const readPlayer = reader<PlayerRow>({ side: 0, seat: 0, colour: 0, score: 0, has: [], marks: [] });
const plainEvent = reader<TableEvent>({
  kind: "",
  text: NO_MSG,
  step: 0,
  place: "",
  pieces: [],
  source: "",
  to: "",
  n: 1,
  sums: [],
  gains: [],
  rules: [],
  head: NO_MSG,
  brief: NO_MSG,
});
/** An event without a kind is called like its message. */
export const readEvent = (row: Row): TableEvent => {
  const event = plainEvent(row);
  return { ...event, kind: event.kind || event.text[0] };
};
const plainAct = reader<Omit<Act, "chip" | "more"> & { chip: Row | null; more: Row[] }>({
  do: [],
  piece: "",
  target: "",
  text: NO_MSG,
  chip: null,
  undo: true,
  amount: [],
  ask: NO_MSG,
  group: NO_MSG,
  more: [],
  auto: false,
});
export const readAct = (row: Row): Act => {
  const act = plainAct(row);
  return { ...act, chip: act.chip && readChip(act.chip), more: act.more.map(readChip) };
};
/** An act that is nothing but these decisions. */
export const bare = (actions: number[][]): Act => readAct([actions, "", "", NO_MSG, null, false]);
const plainPreview = reader<Omit<Preview, "chips" | "plans" | "form"> & { chips: Row[]; plans: Row[]; form: Row[] }>({
  do: [],
  text: NO_MSG,
  chips: [],
  price: 0,
  plans: [],
  send: NO_MSG,
  ask: NO_MSG,
  form: [],
  sum: NO_MSG,
});
export function readPreview(row: Row): Preview {
  const preview = plainPreview(row);
  return { ...preview, chips: preview.chips.map(readChip), plans: preview.plans.map(readPlan), form: preview.form.map(readField) };
}
const plainBoard = reader<{
  layout: string;
  places: Row[];
  zones: Row[];
  faces: Row[];
  counters: string[];
  turnable: boolean;
  steps: Msg[];
  lines: string[][];
}>({
  layout: "zones",
  places: [],
  zones: [],
  faces: [],
  counters: [],
  turnable: false,
  steps: [],
  lines: [],
});
export function readBoard(row: Row): Board {
  const board = plainBoard(row);
  return { ...board, places: board.places.map(readPlace), zones: board.zones.map(readZone), faces: board.faces.map(readFace) };
}

/** A change of a table; a field that is missing has not changed. */
export interface RawUpdate {
  put?: Row[];
  drop?: string[];
  places?: Row[]; // those that are new or have changed
  razed?: string[]; // those that are gone
  players?: Row[];
  plans?: Row[] | null;
  acts?: Row[] | null;
  form?: Row[] | null;
  prompt?: Msg | null;
  events?: Row[];
  undo?: Msg | null;
  labels?: Record<string, string>;
  turn?: Msg | null;
  waits?: number[] | null;
}

/** A table at one moment, as one viewer sees it. */
export interface Table {
  pieces: ReadonlyMap<string, Piece>; // in their order
  places: Place[]; // those built in play
  players: PlayerRow[];
  plans: PlanToken[];
  acts: Act[];
  form: Field[];
  prompt: Msg;
  undo: Msg;
  labels: Readonly<Record<string, string>>; // of zones, free places and counters
  turn: Msg; // its number, such as "Round 21"
  waits: number[];
}

export const EMPTY: Table = {
  pieces: new Map(),
  places: [],
  players: [],
  plans: [],
  acts: [],
  form: [],
  prompt: NO_MSG,
  undo: NO_MSG,
  labels: {},
  turn: NO_MSG,
  waits: [],
};

/** The table after a change. A piece that is put comes last in its place. */
export function changed(table: Table, update: RawUpdate): Table {
  let { pieces } = table;
  if (update.put?.length || update.drop?.length) {
    const next = new Map(pieces);
    for (const id of update.drop ?? []) next.delete(id);
    for (const row of update.put ?? []) {
      const piece = readPiece(row);
      next.delete(piece.id);
      next.set(piece.id, piece);
    }
    pieces = next;
  }
  return {
    pieces,
    places: built(table.places, update),
    players: merged(table.players, update.players, update.drop),
    plans: update.plans ? update.plans.map(readPlan) : table.plans,
    acts: update.acts ? update.acts.map(readAct) : table.acts,
    form: update.form ? update.form.map(readField) : table.form,
    prompt: update.prompt ?? table.prompt,
    undo: update.undo ?? table.undo,
    labels: update.labels ? { ...table.labels, ...update.labels } : table.labels,
    turn: update.turn ?? table.turn,
    waits: update.waits ?? table.waits,
  };
}

/** The places built in play, after some have changed. */
function built(places: Place[], { places: rows = [], razed = [] }: RawUpdate): Place[] {
  if (!rows.length && !razed.length) return places;
  const found = new Map(places.map((place) => [place.id, place]));
  for (const id of razed) found.delete(id);
  for (const place of rows.map(readPlace)) found.set(place.id, place);
  return [...found.values()];
}

/** The rows of all players after changes of some of them. */
function merged(all: PlayerRow[], rows: Row[] = [], drop: readonly string[] = []): PlayerRow[] {
  const gone = drop.length ? all.filter(({ side }) => drop.includes(`side.${side}`)) : [];
  const players = gone.length ? all.filter((row) => !gone.includes(row)) : all;
  if (!rows.length) return players;
  const changes = new Map(rows.map((row) => [row[0], readPlayer(row)]));
  const known = players.map((player) => changes.get(player.side) ?? player);
  const fresh = [...changes.values()].filter(({ side }) => !players.some((player) => player.side === side));
  return [...known, ...fresh];
}

/** The pieces of each place and zone, in order. */
export function byPlace(pieces: Iterable<Piece>): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of pieces) {
    const there = found.get(piece.at);
    if (there) there.push(piece);
    else found.set(piece.at, [piece]);
  }
  return found;
}

/** The name of a zone without its owner: `hand.0` is a hand. */
export const kindOf = (id: string): string => id.replace(/\.\d+$/, "");
