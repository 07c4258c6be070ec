// The state of a table as it is drawn: its signals, and what can be used, is lit or stands in the bar because of them.
import { computed, signal } from "@preact/signals";
import { groupOf, isButton, PUSH, SHELF } from "./acts.ts";
import { type Act, type Board, EMPTY, type Preview, type Table, type TableEvent } from "./data.ts";
import { type Chosen, Draft } from "./draft.ts";
import { meant } from "./meant.ts";
import { places, targetsOf } from "./orders.ts";
import { words } from "./words.ts";

/** Requests of a table; each promise says whether the server accepted it. */
export interface Wire {
  act(actions: number[][], anew?: boolean): Promise<boolean>; // replaces the unsent draft
  takeBack(): Promise<boolean>;
  preview(draft: Chosen): Promise<Preview | null>;
  why(ids: string[]): void;
  readonly name?: string; // of the table and the seat
  touch(): void; // something was clicked: what was refused before is over
}

/** Requests of a table that is only watched. */
export const SILENT: Wire = {
  act: async () => false,
  takeBack: async () => false,
  preview: async () => null,
  why: () => undefined,
  touch: () => undefined,
};

/** A change as it is to be seen: what happened, and how the pieces were before. */
export interface Shown {
  number: number;
  events: TableEvent[];
  before: Table;
  own: boolean; // it follows an act of mine
}

const put = (found: Map<string, Act[]>, id: string, act: Act) => found.set(id, [...(found.get(id) ?? []), act]);

export class BoardState {
  readonly board = signal<Board | null>(null);
  readonly table = signal<Table>(EMPTY);
  readonly me = signal(-1); // my side
  readonly picked = signal("");
  readonly hovered = signal("");
  readonly mode = signal(""); // the group of acts whose targets are lit, in addition to those without a group
  readonly pending = signal<Act | null>(null); // done, and not answered yet
  readonly asked = signal<{ act: Act; amount: number | null } | null>(null); // asked once more
  readonly choosing = signal<{ acts: Act[]; at: string } | null>(null); // several acts of one piece and one target
  readonly facing = signal(-1); // on a phone: the opponent who is shown
  readonly scrolled = signal(0); // on a phone: how far the hand is moved to the left
  readonly last = signal<TableEvent[]>([]); // what the others did since I acted
  readonly news = signal<Shown | null>(null);
  readonly battle = signal<Shown | null>(null); // the latest battle, with all that followed from it
  readonly reveal = signal<{ shown: Shown; over: boolean } | null>(null); // the latest change that has steps
  readonly zoom = signal<{ across: number; x: number; y: number } | null>(null); // of a map: width of a hex, middle of what is seen
  readonly turning = signal(0); // the amount of an act while its piece is in the hand: how a tile is turned
  readonly most = signal(0); // cards that the first pile ever had
  readonly draft: Draft;
  labelled: ((board: Board, table: Table) => Table["labels"]) | null = null; // null: labels come from the server
  protected readonly wire: Wire;

  constructor(wire: Wire) {
    this.wire = wire;
    this.draft = new Draft((draft) => wire.preview(draft), wire.name);
  }

  /** Fields that say where a piece stands, by their piece. */
  readonly spots = computed(() => new Map(this.table.value.form.filter(({ kind }) => kind === "spot").map((field) => [field.id, field])));

  /** The table with the pieces of a line-up where they are drafted. */
  private readonly lined = computed((): Table => {
    const table = this.table.value;
    const spots = this.spots.value;
    if (!spots.size) return table;
    const pieces = new Map(table.pieces);
    for (const [id, field] of spots) {
      const piece = pieces.get(id);
      const at = field.options.find(([value]) => value === this.draft.chosen.value[id]?.[0])?.[1];
      if (piece && at) pieces.set(id, { ...piece, at });
    }
    return { ...table, pieces };
  });

  /** The table with my own act done, before the server answers. */
  readonly shown = computed((): Table => {
    const table = this.lined.value;
    const act = this.pending.value;
    const piece = act && table.pieces.get(act.piece);
    const place = act && this.placeOf(act);
    if (!piece || !place) return table;
    const pieces = new Map(table.pieces);
    pieces.delete(piece.id);
    pieces.set(piece.id, { ...piece, ...place });
    return { ...table, pieces, acts: [] };
  });

  /** The destination of the piece of an act: a zone, a place, or a land of a realm. */
  private placeOf({ target, undo }: Act): { at: string; cell: number[] } | null {
    if (this.holds(target)) return { at: target, cell: [] };
    const [zone = "", cell] = target.split(":");
    if (cell) return { at: zone, cell: cell.split(",").map(Number) };
    const land = undo ? this.table.value.pieces.get(target) : undefined;
    return land?.cell.length ? { at: land.at, cell: land.cell } : null;
  }

  /** Return whether this is a zone or a place that pieces can enter. */
  private holds(id: string): boolean {
    const board = this.board.value;
    if (!id || !board) return false;
    const here = ({ id: other }: { id: string }) => other === id;
    return board.zones.some(here) || board.places.some(here) || this.table.value.places.some(here);
  }

  /** Usable pieces: those that start acts, and targets without a piece. */
  readonly usable = computed((): ReadonlySet<string> => {
    const found = new Set<string>();
    for (const { piece, target } of this.shown.value.acts) if (piece || target) found.add(piece || target);
    for (const field of this.pending.value ? [] : this.shown.value.form) {
      if (field.kind === "place" || field.kind === "side") for (const [, place, , why] of field.options) if (!why[0]) found.add(place);
      if (field.kind === "spot") found.add(field.id);
    }
    if (!this.pending.value) for (const place of places(this.draft)) found.add(place);
    return found;
  });

  /** The hovered piece, whose targets are lit. */
  readonly focus = computed(() => this.picked.value || (this.usable.value.has(this.hovered.value) ? this.hovered.value : ""));

  /** The acts of the hovered piece, by target. */
  readonly targets = computed((): ReadonlyMap<string, Act[]> => {
    const found = new Map<string, Act[]>();
    const focus = this.focus.value;
    const aimed = this.picked.value || this.pending.value ? null : targetsOf(this.draft);
    if (aimed) return aimed;
    if (!focus) {
      for (const act of this.shown.value.acts)
        if (!act.piece && act.target && act.target !== SHELF && !act.target.startsWith(PUSH)) put(found, act.target, act);
      return found;
    }
    for (const [, place] of this.spots.value.get(focus)?.options ?? []) found.set(this.standing(place) || place, []);
    const mode = this.mode.value;
    const acts = this.shown.value.acts.filter((act) => groupOf(act) === mode && !(act.piece === focus && isButton(act)));
    for (const act of acts) if (act.piece === focus) put(found, act.target || act.piece, act);
    const own = new Set(found.keys()); // where the piece goes itself, nothing comes to it
    for (const act of acts)
      if (act.piece !== focus && act.target === focus && !own.has(act.piece || focus)) put(found, act.piece || focus, act);
    return found;
  });

  /** The piece of a line-up that stands at a place. */
  private standing(place: string): string {
    for (const id of this.spots.value.keys()) if (this.shown.value.pieces.get(id)?.at === place) return id;
    return "";
  }

  /** The buttons of the bar: those of the picked piece first. */
  readonly buttons = computed(() => {
    const { acts } = this.shown.value;
    const picked = this.picked.value;
    const own = picked ? acts.filter((act) => act.piece === picked && isButton(act)) : [];
    return [...own, ...acts.filter(({ piece, target, group }) => !piece && !target && !group[0])];
  });

  /** Acts that lie under a button with their group's name. */
  readonly folded = computed(() => this.shown.value.acts.filter(({ piece, target, group }) => !piece && !target && !!group[0]));

  /** Further acts of the picked piece before its target is chosen, a button each. */
  readonly groups = computed((): Act[] => {
    const picked = this.picked.value;
    const found = new Map<string, Act>();
    for (const act of this.shown.value.acts)
      if (groupOf(act) && picked && act.piece === picked && act.target && !found.has(groupOf(act))) found.set(groupOf(act), act);
    return [...found.values()];
  });

  /** Wares and people to hire, which lie beside the board. */
  readonly shelf = computed(() => this.shown.value.acts.filter(({ target }) => target === SHELF));

  /** Pushes: a direction each. */
  readonly pushes = computed(() => this.shown.value.acts.filter((act) => act.target.startsWith(PUSH) && groupOf(act) === this.mode.value));
  /** The game's name of a zone, its free places or a counter: "zone wall.1", "slot wall.1", "counter coins". */
  label(kind: string, id: string): string {
    return this.shown.value.labels[`${kind} ${id}`] ?? "";
  }

  /** The piece that stands for an unusable one: its equal, or in a realm the land below it. */
  meant(id: string): string {
    return meant(this.shown.value.pieces, (one) => this.usable.value.has(one) || this.targets.value.has(one), id);
  }
  /** The name of a place. */
  placeName(id: string): string {
    return this.names.value.get(id) ?? "";
  }
  private readonly names = computed(
    () => new Map([...(this.board.value?.places ?? []), ...this.shown.value.places].map(({ id, name }) => [id, words(name)])),
  );

  /** On a map of hexes, the steps of what was revealed last are shown until something else is done. */
  readonly revealing = computed(() => this.reveal.value?.over === false && this.board.value?.layout === "hex");

  /** Return whether this is a place in a realm. */
  protected inGrid(id: string): boolean {
    return id.includes(":") || !!this.shown.value.pieces.get(id)?.cell.length;
  }
}
