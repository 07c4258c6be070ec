// The draft of a form: the choice in each field, and the server's preview.
import { batch, computed, effect, signal } from "@preact/signals";
import type { Field, Msg, Preview } from "./data.ts";
import { NO_MSG } from "./data.ts";
import { words } from "./words.ts";

const WAIT = 80; // milliseconds after the last change
const JOINT = ["order", "amount", "switch", "mark", "side"]; // kinds of fields that are sent together from the bar
const MOST = 64; // changes that can be taken back

export type Chosen = Record<string, number[]>;

export class Draft {
  readonly form = signal<Field[]>([]);
  readonly chosen = signal<Chosen>({});
  readonly open = signal(""); // the field or the place that is worked on
  readonly aimed = signal(""); // the order whose target is looked for
  readonly asking = signal(false); // whether it needs a confirmation before it is sent
  readonly preview = signal<Preview | null>(null);
  readonly busy = signal(false); // a preview is being loaded
  readonly held = signal(false); // its place was clicked: others that are pointed at do not take its part
  private answered = ""; // the draft of the latest answer, which said what fits
  readonly past = signal<Chosen[]>([]); // what was chosen before, for undo
  private timer: ReturnType<typeof setTimeout> | undefined;
  private number = 0;
  private readonly ask: (draft: Chosen) => Promise<Preview | null>;
  readonly stop: () => void;

  private readonly name: string; // under which it outlives a reload of the page

  constructor(ask: (draft: Chosen) => Promise<Preview | null>, name = "") {
    this.ask = ask;
    this.name = name;
    this.stop = effect(() => {
      const draft = this.sent.value;
      clearTimeout(this.timer);
      const number = ++this.number;
      this.busy.value = false;
      if (this.answered === JSON.stringify(draft)) return;
      if (!this.joint.value && !Object.keys(draft).length) {
        this.answered = "";
        this.preview.value = null;
        return;
      }
      this.busy.value = true;
      this.timer = setTimeout(async () => {
        const answer = await this.ask(draft).catch(() => null);
        if (number === this.number) this.answer(answer); // an outdated answer is dropped
      }, WAIT);
    });
  }

  /** Whether there is a decision of several parts that is sent as a whole from the bar. */
  readonly joint = computed(() => !this.levels.value && this.form.value.some(({ kind }) => JOINT.includes(kind)));

  /** The draft of a preview: among the fields of targets only the open one. */
  readonly sent = computed((): Chosen => {
    const { value: form } = this.form;
    const found: Chosen = {};
    for (const { id, kind } of form) {
      if (kind === "piece" && id !== this.open.value) continue;
      const chosen = this.chosen.value[id];
      if (chosen?.length) found[id] = chosen;
    }
    return found;
  });

  /** Take what the server says of the draft. Values that do not fit its place are gone. */
  private answer(preview: Preview | null): void {
    batch(() => {
      this.busy.value = false;
      this.preview.value = preview;
      if (!preview?.form.length) return;
      this.chosen.value = { ...this.chosen.peek(), ...Object.fromEntries(preview.form.map(({ id, start }) => [id, start])) };
      this.answered = JSON.stringify(this.sent.peek());
    });
  }

  /** Reset the draft. */
  clear(): void {
    this.forget();
    batch(() => {
      this.held.value = false;
      this.chosen.value = Object.fromEntries(this.form.peek().map(({ id, start }) => [id, start]));
    });
  }

  /** Whether an order has levels; then its land is chosen by pointing. */
  readonly levels = computed(() => this.form.value.some(({ kind }) => kind === "level"));

  /** The sentence of a draft that is not chosen, such as one that is advised. */
  async sentence(draft: Chosen): Promise<string> {
    const preview = await this.ask(draft).catch(() => null);
    return preview?.do.length ? words(preview.text) : "";
  }

  /** The question of what is worked on. */
  readonly prompt = computed((): Msg => {
    const field = this.field(this.aimed.value) ?? this.field(`${this.open.value}.land`) ?? this.field(this.open.value);
    return field?.prompt ?? NO_MSG;
  });

  /** The rows that are shown: of the latest preview of a land. */
  readonly rows = computed((): { target: string; place: Field; rows: Field[]; late: boolean } | null => {
    const field = this.form.value.find(({ kind }) => kind === "place");
    const value = field && this.chosen.value[field.id]?.[0];
    const found = this.levels.value ? (this.preview.value?.form ?? []) : [];
    const place = found.find(({ id }) => id === field?.id);
    if (!field || value === undefined || !place) return null;
    const target = field.options.find(([one]) => one === value)?.[1] ?? "";
    const late = place.start[0] !== value; // they are still those of another land
    return { target, place, rows: found.filter(({ kind }) => kind === "level"), late };
  });

  /** Take a new form. What was chosen is kept in fields that are still there, unless something else is proposed. */
  take(form: Field[]): void {
    if (form === this.form.peek()) return;
    batch(() => {
      const old = this.chosen.peek();
      const known = new Map(this.form.peek().map((field) => [field.id, field]));
      const kept = this.form.peek().length ? {} : this.kept(form);
      const chosen: Chosen = {};
      for (const field of form) {
        const before = known.get(field.id);
        const same = before && alike(before.options, field.options) && alike(before.start, field.start);
        chosen[field.id] = (same ? old[field.id] : undefined) ?? kept[field.id] ?? field.start;
      }
      this.form.value = form;
      this.chosen.value = chosen;
      this.held.value = this.levels.peek() && Object.keys(kept).length > 0; // an order that was begun stays at its land
      this.past.value = [];
      this.aimed.value = "";
      this.asking.value = false;
      const open = this.open.peek();
      if (open && !form.some(({ id }) => id === open || id.startsWith(`${open}.`))) this.open.value = "";
    });
  }

  /** Something else is chosen; it can be taken back. */
  change(chosen: Chosen): void {
    batch(() => {
      if (this.joint.peek()) this.past.value = [...this.past.peek(), this.chosen.peek()].slice(-MOST);
      this.chosen.value = chosen;
      this.asking.value = false;
    });
    if (this.name && (this.joint.peek() || this.held.peek()))
      sessionStorage.setItem(this.name, JSON.stringify([written(this.form.peek()), chosen]));
  }

  /** The choices made in the same form before the page was reloaded. */
  private kept(form: Field[]): Chosen {
    const [of, chosen] = JSON.parse((this.name && sessionStorage.getItem(this.name)) || "[]") as [string?, Chosen?];
    return of === written(form) ? (chosen ?? {}) : {};
  }

  /** Forget a sent draft. */
  forget(): void {
    if (this.name) sessionStorage.removeItem(this.name);
  }

  set(field: string, values: number[]): void {
    this.change({ ...this.chosen.value, [field]: values });
  }

  /** Take back the last change. */
  back(): boolean {
    const last = this.past.value.at(-1);
    if (!last) return false;
    batch(() => {
      this.past.value = this.past.value.slice(0, -1);
      this.chosen.value = last;
      this.aimed.value = "";
      this.asking.value = false;
    });
    return true;
  }

  /** Toggle one of several choices. */
  toggle(field: string, value: number): void {
    const now = this.chosen.value[field] ?? [];
    this.set(field, now.includes(value) ? now.filter((one) => one !== value) : [...now, value]);
  }

  field(id: string): Field | undefined {
    return this.form.value.find((field) => field.id === id);
  }
}

const written = (form: Field[]): string => form.map(({ id, options, start }) => `${id} ${options.length} ${start}`).join();

const alike = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
