// It is my move: a sound, and the title of the page. Both can be off.
import { effect } from "@preact/signals";
import { settings } from "../app/settings.ts";
import { gameTitle } from "../home/games.ts";
import type { TableStore } from "./store.ts";
import { msg } from "../app/words.ts";

let audio: AudioContext | null = null;

/** Two soft notes. */
function ring(): void {
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime;
    for (const [at, pitch] of [
      [0, 523],
      [0.14, 784],
    ] as const) {
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start + at);
      volume.gain.linearRampToValueAtTime(0.08, start + at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, start + at + 0.4);
      tone.connect(volume).connect(audio.destination);
      tone.start(start + at);
      tone.stop(start + at + 0.45);
    }
  } catch {
    // a browser without sound
  }
}

/** Ring, if nobody looks at the page and it may be heard. */
export function call(): void {
  if ((document.hidden || !document.hasFocus()) && settings.peek().sound) ring();
}

const FLASH = 1000; // milliseconds for each of the two titles, while nobody looks at the page

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
    if (now && !asked) call();
    asked = now;
  });
  return () => {
    stop();
    clearInterval(timer);
    document.title = "Baronage";
  };
}
