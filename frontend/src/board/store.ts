// A table as it is drawn and played: what is lit, what is picked, what one click does. It knows no game and no server.
import { batch, computed, signal } from "@preact/signals";
import { settings } from "../app/settings.ts";
import {
  type Act,
  type Board,
  bare,
  changed,
  EMPTY,
  type Preview,
  type RawUpdate,
  readBoard,
  readEvent,
  type Table,
  type TableEvent,
} from "./data.ts";
import { type Chosen, Draft } from "./draft.ts";
import { meant } from "./meant.ts";
import { clickMark, clickPlace, places, targetsOf } from "./orders.ts";
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

const SHELF = "shelf"; // the zone of what is bought and hired
const PUSH = "push:"; // the cells of the zone of pushes: direction, distance

/** The button between the piece of an act and its target. */
export const groupOf = ({ group: [id, params], target }: Act): string => (id && target !== SHELF ? `${id} ${JSON.stringify(params)}` : "");
/** An act of a piece without a target that is a button while the piece is picked. */
export const isButton = ({ piece, target, chip }: Act): boolean => !!piece && !target && !!chip?.text[0].startsWith("button-");

const put = (found: Map<string, Act[]>, id: string, act: Act) => found.set(id, [...(found.get(id) ?? []), act]);

const SETTLED = 150; // milliseconds after which an act that was taken has changed what I see, if it ever does
const EARLY = 1500; // milliseconds that a click waits until it can be done

export class BoardStore {
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
  private number = 0;
  private moment = 0; // of the game that is shown again
  private early = { id: "", at: 0 }; // clicked before I could act
  private acted = false;
  private attack: TableEvent | undefined; // the latest one
  private undone = false; // what was taken back is not done again by itself
  private readonly wire: Wire;

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

  /** Take a message of the server. */
  receive(update: RawUpdate & { seat?: number | null; full?: boolean; layout?: readonly unknown[] | null }): void {
    if (update.layout) this.takeBoard(update.layout);
    this.take(update, update.full ?? false);
    const seat = update.seat ?? -1;
    this.me.value = seat < 0 ? -1 : (this.table.value.players.find((row) => row.seat === seat)?.side ?? -1);
  }

  /** The game's name of a zone, its free places or a counter: "zone wall.1", "slot wall.1", "counter coins". */
  label(kind: string, id: string): string {
    return this.shown.value.labels[`${kind} ${id}`] ?? "";
  }

  takeBoard(rows: readonly unknown[]): void {
    this.board.value = readBoard(rows);
  }

  /** Take a change. `full`: everything is put. */
  take(update: RawUpdate, full: boolean): void {
    const before = this.table.value;
    const events = (update.events ?? []).map(readEvent).sort((one, other) => one.step - other.step);
    batch(() => {
      const own = this.acted;
      const mine = this.pending.value?.piece ?? "";
      this.acted = false;
      const table = changed(full ? EMPTY : before, update);
      const labels = this.board.value && this.labelled?.(this.board.value, table);
      this.table.value = labels ? { ...table, labels } : table;
      this.pending.value = null;
      this.draft.take(this.table.value.form);
      this.most.value = Math.max(this.most.value, ...[...this.table.value.pieces.values()].map(({ at, n }) => (at === "deck" ? n : 0)));
      if (!this.keeps()) this.letGo();
      if (own) this.last.value = this.board.value?.layout === "triangle" ? events.filter((event) => this.suffered(event, mine)) : [];
      else if (events.length) this.last.value = [...this.last.value, ...events].slice(-12);
      const played = events.length > 0 && before.pieces.size > 0; // of a position that is tried, which comes as a whole
      if (played || (!full && (events.length || update.put || update.drop))) {
        const shown = { number: ++this.number, events, before, own };
        this.news.value = shown;
        this.fought(shown);
        if (events.some(({ head }) => head[0])) this.reveal.value = { shown, over: false };
        else if (own && this.board.value?.layout === "free") this.closeReveal();
      }
      this.takeUp();
    });
    const alone = this.table.value.acts.find(({ auto }) => auto);
    const undone = this.undone;
    this.undone = false;
    if (alone && !undone) {
      this.run(alone);
      return;
    }
    const { id, at } = this.early;
    if (id && this.table.value.acts.length) {
      this.early = { id: "", at: 0 };
      if (Date.now() - at < EARLY) this.click(id);
    }
  }

  /** Return whether an event moved a piece of mine other than the one I acted with. */
  private suffered({ pieces: [id = ""], source }: TableEvent, acted: string): boolean {
    return !!source && id !== acted && this.table.value.pieces.get(id)?.owner === this.me.value;
  }

  /** Keep a battle: later changes may come before it is seen, and its result may be one of them. */
  private fought(shown: Shown): void {
    const { value } = this.battle;
    this.attack = shown.events.findLast(({ kind }) => kind === "attacked") ?? this.attack;
    const begun = this.attack && !shown.events.includes(this.attack) ? [this.attack] : [];
    const [attack] = begun;
    if (attack && value?.events.includes(attack) && shown.events.some(({ sums }) => sums.length > 1))
      this.battle.value = { ...shown, before: value.before, events: [...value.events, ...shown.events] }; // it goes on
    else if (shown.events.some(({ sums }) => sums.length > 1)) this.battle.value = { ...shown, events: [...begun, ...shown.events] };
    else if (value && shown.events.some(({ sums }) => sums.length))
      this.battle.value = { ...value, number: shown.number, events: [...value.events, ...shown.events] };
    else if (shown.own && !shown.events.some(({ place }) => place && value?.events.some((event) => event.place === place)))
      this.battle.value = null;
  }

  /** Show a step of a replay for a seat or spectators; the next step is animated. */
  show(table: Table, events: TableEvent[], moment: number, seat: number): void {
    const before = this.table.value;
    const onward = moment === this.moment + 1;
    this.moment = moment;
    const shown = { number: ++this.number, events: [...events].sort((one, other) => one.step - other.step), before, own: false };
    batch(() => {
      this.me.value = table.players.find((row) => row.seat === seat)?.side ?? -1;
      this.table.value = table;
      this.last.value = shown.events;
      this.news.value = onward ? shown : null;
      this.battle.value = null;
      if (onward) this.fought(shown);
      this.reveal.value = onward && events.some(({ head }) => head[0]) ? { shown, over: false } : null;
    });
  }

  /** Pieces that are laid with an amount, such as a tile with its rotation, are in hand at once. */
  private takeUp(): void {
    const { acts } = this.table.value;
    const [first] = acts;
    if (!first || this.picked.value || !acts.every((act) => this.laid(act))) return;
    this.picked.value = first.piece;
    this.turning.value = first.amount[0] ?? 0;
  }

  /** Return whether it is laid on a hex map, where its amount is its rotation. */
  private laid({ piece, target, amount }: Act): boolean {
    return this.board.value?.layout === "hex" && !!piece && !!target && amount.length > 0;
  }

  /** Turn what is in the hand. */
  turn(by: number): void {
    const act = this.table.value.acts.find(({ piece, amount }) => piece === this.picked.value && amount.length);
    const [low = 0, high = 0] = act?.amount ?? [];
    const count = high - low + 1;
    if (act) this.turning.value = low + ((((this.turning.value - low + by) % count) + count) % count);
  }

  /** Return whether the picked piece still leads anywhere. */
  private keeps(): boolean {
    return (
      !this.picked.value ||
      this.spots.value.has(this.picked.value) ||
      this.table.value.acts.some(({ piece, target }) => [piece, target].includes(this.picked.value))
    );
  }

  letGo(): void {
    batch(() => {
      this.picked.value = "";
      this.mode.value = "";
      this.asked.value = null;
      this.choosing.value = null;
      this.draft.open.value = "";
      this.draft.aimed.value = "";
      this.draft.asking.value = false;
      this.early = { id: "", at: 0 };
      if (this.draft.levels.peek()) this.draft.clear();
    });
  }

  /** The piece that stands for an unusable one: its equal, or in a realm the land below it. */
  meant(id: string): string {
    return meant(this.shown.value.pieces, (one) => this.usable.value.has(one) || this.targets.value.has(one), id);
  }

  /** Hover a place: if it can be the land of an order, show its levels until a level is chosen. */
  look(id: string): void {
    const { draft } = this;
    if (!draft.levels.value || draft.held.value || this.revealing.value) return;
    for (const field of draft.form.value) {
      const option = field.kind === "place" && field.options.find(([, place]) => place === id);
      if (option) draft.set(field.id, [option[0]]);
    }
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

  /** Show the steps of what was revealed last from their beginning. */
  showAgain(): void {
    const { value } = this.reveal;
    if (value) this.reveal.value = { shown: { ...value.shown, number: ++this.number }, over: false };
  }

  closeReveal(): void {
    const { value } = this.reveal;
    if (value) this.reveal.value = { ...value, over: true };
  }

  /** Something on the board is clicked: picked, done, or explained. */
  click(given: string): void {
    this.wire.touch();
    const id = this.meant(given);
    const { acts } = this.shown.value;
    if (this.pending.value || (!acts.length && !this.table.value.form.length)) {
      this.early = { id, at: Date.now() }; // it waits until I may act
      return;
    }
    const picked = this.picked.value;
    if (picked) {
      const done = this.targets.value.get(id) ?? [];
      if (done.length || picked === id) {
        if (done.length) this.choose(done, id);
        else this.letGo();
        return;
      }
    }
    if (this.move(picked, id) || this.fill(id)) return;
    const first = acts.filter(({ piece }) => piece === id);
    const own = first.length ? first : acts.filter(({ target }) => target === id);
    if (!own.length) {
      this.wire.why(picked ? [picked, id] : [id]);
      return;
    }
    const alone = own.filter((act) => !isButton(act) && (!act.piece || !act.target));
    if (alone.length === own.length) {
      this.choose(alone, id);
      return;
    }
    const [only] = own;
    if (own.length === 1 && only?.undo && this.inGrid(only.target)) {
      this.run(only); // there is one place, and it can be taken back
      return;
    }
    batch(() => {
      this.letGo();
      this.picked.value = id;
    });
  }

  /** Return whether this is a place in a realm. */
  private inGrid(id: string): boolean {
    return id.includes(":") || !!this.shown.value.pieces.get(id)?.cell.length;
  }

  /** A piece of a line-up is picked, goes to another spot, or changes places with another. */
  private move(picked: string, id: string): boolean {
    const { value: spots } = this.spots;
    const from = spots.get(picked);
    const value = (piece: string) => this.draft.chosen.value[piece]?.[0];
    const spot = from?.options.find(([, place]) => place === id)?.[0];
    if (from && spots.has(id))
      this.draft.chosen.value = { ...this.draft.chosen.value, [picked]: [value(id) ?? 0], [id]: [value(picked) ?? 0] };
    else if (from && spot !== undefined) this.draft.set(picked, [spot]);
    else if (!from && spots.has(id)) this.picked.value = id;
    else return false;
    if (from) this.letGo();
    return true;
  }

  /** A form is filled in by a click on the board: its place is chosen, or the battle for a target opens. */
  private fill(id: string): boolean {
    const { form } = this.shown.value;
    const battle = form.find((field) => field.kind === "piece" && field.id === id);
    if (battle) {
      batch(() => {
        this.letGo();
        this.draft.open.value = id;
      });
      return true;
    }
    const at = this.table.value.pieces.get(id)?.at ?? id;
    if (clickPlace(this.draft, at) || clickMark(this.draft, at, this.draft.preview.value)) return true;
    for (const field of form) {
      const side = field.kind === "side" && field.options.find(([, one]) => one === id);
      if (side && !field.id.includes(".")) {
        this.draft.set(field.id, this.draft.chosen.value[field.id]?.[0] === side[0] ? [] : [side[0]]);
        return true;
      }
      const option = field.kind === "place" && field.options.find(([, place, , why]) => (place === id || place === at) && !why[0]);
      if (!option) continue;
      if (this.draft.levels.value) {
        batch(() => {
          this.closeReveal();
          this.draft.held.value = true;
          this.draft.set(field.id, [option[0]]);
        });
        return true;
      }
      const again = this.draft.chosen.value[field.id]?.[0] === option[0];
      this.draft.set(field.id, again ? [] : [option[0]]);
      return true;
    }
    return false;
  }

  /** Send a draft, in place of what is not sent yet. `anew` false: in addition to it. */
  send(actions: number[][], anew = true): void {
    if (!actions.length || this.pending.value) return;
    if (!this.draft.levels.value) this.letGo(); // an order that is refused stays as it is
    this.acted = true;
    this.pending.value = bare(actions);
    this.draft.forget();
    this.wire.act(actions, anew).then((taken) => {
      if (taken && this.draft.levels.peek()) this.draft.clear(); // the next order starts empty, even with equal choices
      this.answered(taken);
    });
  }

  /** Send the draft; if something is missing, ask first. */
  sendDraft(): void {
    const { asking, joint, preview } = this.draft;
    const { value } = preview;
    if (joint.value && value?.do.length && value.ask[0] && !asking.value) asking.value = true;
    else this.send(value?.do ?? []);
  }

  /** A piece is dropped on something. */
  drop(piece: string, onto: string): void {
    const acts = this.shown.value.acts.filter((act) => act.piece === piece && act.target === onto && groupOf(act) === this.mode.value);
    if (this.move(piece, onto)) return;
    if (acts.length) this.choose(acts, onto);
    else this.wire.why([piece, onto]);
  }

  private choose(acts: Act[], at: string): void {
    const [only] = acts;
    const first = this.board.value?.layout === "triangle" && only?.chip && only.chip.tone !== "none"; // its chip has parts for the others
    if (only && (acts.length === 1 || first)) this.run(only);
    else this.choosing.value = { acts, at };
  }

  /** Do an act; first ask for its amount, or once more, where that is wanted. */
  run(act: Act, amount: number | null = null, sure = false): void {
    this.wire.touch();
    if (this.pending.value) return;
    const turned = this.laid(act) && amount === null ? this.turning.value : amount; // it was turned in the hand
    const wants = act.amount.length > 0 && turned === null;
    if (wants || (act.ask[0] && !sure)) {
      this.asked.value = { act, amount: wants ? (act.amount[0] ?? 0) : turned };
      this.choosing.value = null;
      return;
    }
    this.letGo();
    this.acted = true;
    this.pending.value = act;
    this.wire.act(withAmount(stopped(act, settings.value.stops), turned)).then((taken) => this.answered(taken));
  }

  takeBack(): void {
    this.wire.touch();
    if (this.pending.value) return;
    this.letGo();
    this.acted = true;
    this.undone = true;
    this.wire.takeBack().then((taken) => this.answered(taken));
  }

  private answered(taken: boolean): void {
    if (!taken) {
      batch(() => {
        this.acted = false;
        this.pending.value = null; // what was shown is taken back
      });
      return;
    }
    // nothing that I see has changed: then no change comes
    setTimeout(() => (this.pending.value = null), SETTLED);
  }
}

/** The decisions of an act. With `stops`, an act that can't be taken back ends before its last one, such as the fight. */
export const stopped = (act: Act, stops: boolean): number[][] =>
  stops && !act.undo && !act.amount.length && act.do.length > 2 ? act.do.slice(0, -1) : act.do;

/** The decisions of an act, with the number that was chosen in place of the last one. */
export function withAmount(actions: number[][], amount: number | null): number[][] {
  if (amount === null) return actions;
  return actions.map((action, i) => (i < actions.length - 1 ? action : [...action.slice(0, -1), amount]));
}
