// The seats of a new table, and the campaign file of each.
import type { GameInfo, NewSeat, CampaignFile, CampaignFileKind } from "../generated/rest.ts";
import { Choose } from "../campaign-files/bring.tsx";
import { BOT, useBots } from "./bots.ts";
import { msg } from "../app/words.ts";

const HERE = "me";
const BOT_ = "bot ";

export interface Seating {
  sits: Record<number, string>; // who sits where, if another than usually
  names: Record<number, string>;
  brings: Record<number, string>;
}

/** The occupant of a seat: the choice, or the default. */
const who = ({ sits }: Seating, device: boolean, i: number) =>
  sits[i] ?? (i === 0 || (device && i === 1) ? HERE : device ? BOT_ + BOT : "open");

/** The seats of those who play at this device. */
export const here = (seating: Seating, device: boolean, all: number[]) => all.filter((i) => who(seating, device, i) === HERE);

/** Return whether a seat is free for another person. */
export const isFree = (seating: Seating, device: boolean, i: number) => ["open", "invited"].includes(who(seating, device, i));

/** A seat as sent to the server. */
export function sitting(seating: Seating, device: boolean, i: number, usual: string): NewSeat {
  const one = who(seating, device, i);
  if (one.startsWith(BOT_)) return { kind: "bot", bot: one.slice(BOT_.length) };
  if (one !== HERE) return { kind: one };
  return { kind: "me", name: seating.names[i]?.trim() || usual };
}

interface SeatsProps {
  info: GameInfo;
  all: number[]; // the seats
  device: boolean; // several play at this device
  seating: Seating;
  fileKind: CampaignFileKind | undefined; // what each brings
  files: CampaignFile[]; // those of mine that are free
  whom?: string; // for whom a seat is fileKind
  onSeating: (change: Partial<Seating>) => void;
}

export function WhoSits({ info, all, device, seating, fileKind, files, whom, onSeating }: SeatsProps) {
  const bots = useBots(info.name);
  const { sits, names, brings } = seating;
  const mine = here(seating, device, all);
  return (
    <fieldset class="who-sits">
      <legend>{msg("who-sits")}</legend>
      {all.map((i) => (
        <div key={i} class="who-row">
          <span class="who-label">{info.labels[i]}</span>
          <select
            aria-label={msg("seat-label", { label: info.labels[i] ?? "" })}
            value={who(seating, device, i)}
            onChange={(event) => onSeating({ sits: { ...sits, [i]: event.currentTarget.value } })}
          >
            <option value={HERE}>{device ? msg("here-device") : msg("me")}</option>
            <option value="open">{msg("free-for-anybody")}</option>
            <option value="invited">{whom ? msg("for-person", { name: whom }) : msg("for-a-friend")}</option>
            {bots.map((bot) => (
              <option key={bot.name} value={BOT_ + bot.name}>
                {bot.title}
              </option>
            ))}
          </select>
          {mine.includes(i) && mine.length > 1 && (
            <input
              type="text"
              maxLength={30}
              aria-label={msg("name-of", { label: info.labels[i] ?? "" })}
              placeholder={msg("player-label", { label: info.labels[i] ?? "" })}
              value={names[i] ?? ""}
              onInput={(event) => onSeating({ names: { ...names, [i]: event.currentTarget.value } })}
            />
          )}
          {mine.includes(i) && fileKind && files.length > 0 && (
            <span class="who-brings">
              {msg("brings")}{" "}
              <Choose
                kind={fileKind.name}
                label={msg("what-brings", { label: info.labels[i] ?? "" })}
                files={files.filter((one) => brings[i] === one.id || !mine.some((seat) => brings[seat] === one.id))}
                value={brings[i] ?? ""}
                onChange={(id) => onSeating({ brings: { ...brings, [i]: id } })}
              />
            </span>
          )}
        </div>
      ))}
    </fieldset>
  );
}
