// The sounds of a table, off unless they are switched on: a card, a piece, dice, my turn. They are made here, not loaded.
import { settings } from "../app/settings.ts";
import type { TableEvent } from "./data.ts";

export type Sound = "card" | "piece" | "dice" | "turn";

const LOUD = 0.09;
const ROLLS = [0, 0.07, 0.13, 0.21]; // seconds at which a die touches the table
const NOTES: [at: number, pitch: number][] = [
  [0, 523],
  [0.14, 784],
];

let audio: AudioContext | null = null;

/** The sound of a change: of its most important event, otherwise of a moved piece or card. */
export function soundOf(events: readonly TableEvent[], cards: boolean, moved: boolean): Sound | null {
  if (events.some(({ kind, sums }) => kind === "dice" || kind === "shot" || sums.length > 1)) return "dice";
  if (events.some(({ pieces, source, to }) => pieces.length > 0 || source || to) || moved) return cards ? "card" : "piece";
  return null;
}

/** A short hiss, as of a card on cloth, or lower and shorter, as of wood. */
function knock(context: AudioContext, at: number, pitch: number, length: number): void {
  const size = Math.ceil(context.sampleRate * length);
  const buffer = context.createBuffer(1, size, context.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < size; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / size) ** 2;
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const volume = context.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  volume.gain.value = LOUD * 2;
  source.connect(filter).connect(volume).connect(context.destination);
  source.start(at);
}

function tone(context: AudioContext, at: number, pitch: number): void {
  const source = context.createOscillator();
  const volume = context.createGain();
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(LOUD, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.4);
  source.connect(volume).connect(context.destination);
  source.start(at);
  source.stop(at + 0.45);
}

/** Play a sound, if sounds are wanted. */
export function play(sound: Sound): void {
  if (!settings.peek().sound) return;
  try {
    audio ??= new AudioContext();
    const start = audio.currentTime;
    if (sound === "card") knock(audio, start, 2600, 0.09);
    else if (sound === "piece") knock(audio, start, 700, 0.06);
    else if (sound === "dice") for (const at of ROLLS) knock(audio, start + at, 1500, 0.04);
    else for (const [at, pitch] of NOTES) tone(audio, start + at, pitch);
  } catch {
    // a browser without sound
  }
}
