// A table as it is played: what one click does. It knows no game and no server.
import { batch } from "@preact/signals";
import { settings } from "../app/settings.ts";
import { groupOf, isButton, stopped, withAmount } from "./acts.ts";
import { BoardFeed } from "./board-feed.ts";
import { type Act, bare, type RawUpdate } from "./data.ts";
import { clickMark, clickPlace } from "./orders.ts";

const SETTLED = 150; // milliseconds after which an act that was taken has changed what I see, if it ever does
const EARLY = 1500; // milliseconds that a click waits until it can be done

export class BoardStore extends BoardFeed {
  private undone = false; // what was taken back is not done again by itself

  /** Take a change, and do what waited for it. */
  override take(update: RawUpdate, full: boolean): void {
    super.take(update, full);
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

  /** Turn what is in the hand. */
  turn(by: number): void {
    const act = this.table.value.acts.find(({ piece, amount }) => piece === this.picked.value && amount.length);
    const [low = 0, high = 0] = act?.amount ?? [];
    const count = high - low + 1;
    if (act) this.turning.value = low + ((((this.turning.value - low + by) % count) + count) % count);
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
