// What is chosen before it is played: the clicks so far, and what an option that is pointed at would touch.
import { batch, signal } from "@preact/signals";

export class Selection {
  readonly path = signal<string[]>([]); // what was clicked
  readonly hint = signal<string[]>([]); // nodes of an option that is pointed at
  clicks = 0; // what was typed before the last of them is tried no more

  /** Nothing is chosen, nothing pointed at. */
  clear(): void {
    batch(() => {
      this.path.value = [];
      this.hint.value = [];
    });
  }
}
