// The time control of a new table, and the stand-in for absent players.
import type { GameInfo, NewTable } from "../generated/rest.ts";
import { STAND_INS, standInWords } from "./table-words.ts";
import { msg } from "../app/words.ts";

const TIME_CONTROLS = [
  ["time-control-none", { kind: "untimed" }],
  ["time-control-live-10", { kind: "live", bank: 600, increment: 10 }],
  ["time-control-live-30", { kind: "live", bank: 1800, increment: 15 }],
  ["time-control-correspondence-1", { kind: "correspondence", hours: 24, printed: true }],
  ["time-control-correspondence-3", { kind: "correspondence", hours: 72, printed: true }],
] as const;

type StandIn = NonNullable<NewTable["stand_in"]>;

export interface TimeControlChoice {
  index: number; // which of them
  hour: number; // the hour of deadlines, or -1 for any
  weekends: boolean;
  standIn: StandIn; // the stand-in; empty for the game's default
}

export const UNTIMED: TimeControlChoice = { index: 0, hour: -1, weekends: true, standIn: "" };

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";

/** The time control as sent to the server. */
export function timeControlOf({ index, hour, weekends }: TimeControlChoice): NewTable["time_control"] {
  const chosen = TIME_CONTROLS[index]?.[1];
  return chosen?.kind === "correspondence" ? { ...chosen, hour, zone: zone(), off: weekends ? [] : [5, 6] } : chosen;
}

interface TimeControlProps {
  info: GameInfo;
  choice: TimeControlChoice;
  onChoice: (change: Partial<TimeControlChoice>) => void;
}

export function ChooseTimeControl({ info, choice: { index, hour, weekends, standIn }, onChoice }: TimeControlProps) {
  const kind = TIME_CONTROLS[index]?.[1].kind;
  return (
    <>
      <label>
        {msg("time-control")}
        <select value={index} onChange={(event) => onChoice({ index: Number(event.currentTarget.value) })}>
          {TIME_CONTROLS.map(([id], i) => (
            <option key={id} value={i}>
              {msg(id)}
            </option>
          ))}
        </select>
      </label>
      {kind === "correspondence" && (
        <div class="by-post">
          <label>
            {msg("deadlines-fall")}
            <select value={hour} onChange={(event) => onChoice({ hour: Number(event.currentTarget.value) })}>
              <option value={-1}>{msg("any-hour")}</option>
              {Array.from({ length: 24 }, (_, i) => (
                <option key={i} value={i}>
                  {msg("at-hour", { hour: String(i).padStart(2, "0"), zone: zone() })}
                </option>
              ))}
            </select>
          </label>
          <label class="check">
            <input type="checkbox" checked={!weekends} onChange={(event) => onChoice({ weekends: !event.currentTarget.checked })} />
            <span>{msg("no-weekends")}</span>
          </label>
        </div>
      )}
      {kind !== "untimed" && (
        <label>
          {msg("who-plays-for")}
          <select value={standIn || info.stand_in} onChange={(event) => onChoice({ standIn: event.currentTarget.value as StandIn })}>
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
