// Attention when it is my move: a sound, and the title of the page. Both can be off.
import { effect } from "@preact/signals";
import { withSounds } from "../board/on-demand.ts";
import { settings } from "../app/settings.ts";
import { gameTitle } from "../home/games.ts";
import type { TableStore } from "./store.ts";
import { msg } from "../app/words.ts";

const FLASH = 1000; // milliseconds for each of the two titles while the page is hidden

/** Watch a table until the returned function is called. */
export function attention(store: TableStore): () => void {
  let asked = false;
  let timer = 0;
  const stop = effect(() => {
    const now = store.mine.value.some((seat) => store.playback.value.get(seat)?.latest.value.question.asked);
    const over = [...store.playback.value.values()].some((playback) => playback.latest.value.over);
    const title = gameTitle(store.info.value?.game ?? "");
    if (!store.playback.value.size) return; // before the start the waiting room has its own
    const mine = msg("your-move-title", { game: title });
    const calls = now && !over && settings.value.flash;
    clearInterval(timer);
    document.title = calls ? mine : title;
    if (calls) {
      timer = window.setInterval(() => {
        document.title = document.hidden && document.title === mine ? title : mine;
      }, FLASH);
    }
    if (now && !asked && !over) withSounds(({ play }) => play("turn"));
    asked = now;
  });
  return () => {
    stop();
    clearInterval(timer);
    document.title = "Baronage";
  };
}
