// How fast a new table plays, and who plays for somebody who stays away.
import type { GameInfo } from "../generated/rest.ts";
import { STAND_INS, standInWords } from "./table-words.ts";
import { msg } from "../app/words.ts";

const PACES = [
  ["pace-none", { kind: "untimed" }],
  ["pace-live-10", { kind: "live", bank: 600, increment: 10 }],
  ["pace-live-30", { kind: "live", bank: 1800, increment: 15 }],
  ["pace-post-1", { kind: "post", hours: 24, printed: true }],
  ["pace-post-3", { kind: "post", hours: 72, printed: true }],
] as const;

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
        {msg("pace")}
        <select value={pace} onChange={(event) => onPacing({ pace: Number(event.currentTarget.value) })}>
          {PACES.map(([id], i) => (
            <option key={id} value={i}>
              {msg(id)}
            </option>
          ))}
        </select>
      </label>
      {kind === "post" && (
        <div class="by-post">
          <label>
            {msg("deadlines-fall")}
            <select value={hour} onChange={(event) => onPacing({ hour: Number(event.currentTarget.value) })}>
              <option value={-1}>{msg("any-hour")}</option>
              {Array.from({ length: 24 }, (_, i) => (
                <option key={i} value={i}>
                  {msg("at-hour", { hour: String(i).padStart(2, "0"), zone: zone() })}
                </option>
              ))}
            </select>
          </label>
          <label class="check">
            <input type="checkbox" checked={!weekends} onChange={(event) => onPacing({ weekends: !event.currentTarget.checked })} />
            <span>{msg("no-weekends")}</span>
          </label>
        </div>
      )}
      {kind !== "untimed" && (
        <label>
          {msg("who-plays-for")}
          <select value={standIn || info.stand_in} onChange={(event) => onPacing({ standIn: event.currentTarget.value })}>
            {STAND_INS.map((kind) => (
              <option key={kind} value={kind}>
                {standInWords(kind)}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
