// How fast a new table plays, and who plays for somebody who stays away.
import type { GameInfo } from "../made/rest.ts";
import { STAND_INS } from "./table-words.ts";

const PACES: [string, { kind: string; [more: string]: unknown }][] = [
  ["No clock", { kind: "untimed" }],
  ["Live, 10 minutes each", { kind: "live", bank: 600, increment: 10 }],
  ["Live, 30 minutes each", { kind: "live", bank: 1800, increment: 15 }],
  ["By post, a day a move", { kind: "post", hours: 24, printed: true }],
  ["By post, three days a move", { kind: "post", hours: 72, printed: true }],
];

export interface Pacing {
  pace: number; // which of them
  hour: number; // of the day at which deadlines fall; -1: any
  weekends: boolean;
  standIn: string; // for who stays away; empty: as the game has it
}

export const UNTIMED: Pacing = { pace: 0, hour: -1, weekends: true, standIn: "" };

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** What the server is told of it. */
export function paceOf({ pace, hour, weekends }: Pacing): object | undefined {
  const chosen = PACES[pace]?.[1];
  return chosen?.kind === "post" ? { ...chosen, hour, zone: zone(), off: weekends ? [] : [5, 6] } : chosen;
}

interface PaceProps {
  info: GameInfo;
  pacing: Pacing;
  onPacing: (change: Partial<Pacing>) => void;
}

export function HowFast({ info, pacing: { pace, hour, weekends, standIn }, onPacing }: PaceProps) {
  const kind = PACES[pace]?.[1].kind;
  return (
    <>
      <label>
        Pace
        <select value={pace} onChange={(event) => onPacing({ pace: Number(event.currentTarget.value) })}>
          {PACES.map(([words], i) => (
            <option key={words} value={i}>
              {words}
            </option>
          ))}
        </select>
      </label>
      {kind === "post" && (
        <div class="by-post">
          <label>
            Deadlines fall
            <select value={hour} onChange={(event) => onPacing({ hour: Number(event.currentTarget.value) })}>
              <option value={-1}>at any hour</option>
              {Array.from({ length: 24 }, (_, i) => (
                <option key={i} value={i}>
                  at {String(i).padStart(2, "0")}:00 ({zone()})
                </option>
              ))}
            </select>
          </label>
          <label class="check">
            <input type="checkbox" checked={!weekends} onChange={(event) => onPacing({ weekends: !event.currentTarget.checked })} />
            <span>None on Saturdays and Sundays</span>
          </label>
        </div>
      )}
      {kind !== "untimed" && (
        <label>
          Who plays for somebody who stays away
          <select value={standIn || info.stand_in} onChange={(event) => onPacing({ standIn: event.currentTarget.value })}>
            {Object.entries(STAND_INS).map(([value, words]) => (
              <option key={value} value={value}>
                {words}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
