// A new table: which game, who sits, how fast, which variants.
import { useState } from "preact/hooks";
import { Dialog } from "../app/dialog.tsx";
import { useTry, Wrong } from "../app/form.tsx";
import { me } from "../app/me.ts";
import { Choose, useFree } from "../papers/bring.tsx";
import { kindFor } from "../papers/papers.ts";
import type { GameInfo } from "../made/rest.ts";
import { BOT, useBots } from "./bots.ts";
import { games } from "./games.ts";
import { open } from "./home.tsx";
import { STAND_INS } from "./tables.tsx";
import { Variant } from "./variant.tsx";

interface NewTableProps {
  game: string;
  kind: "device" | "open";
  onClose: () => void;
}

const PACES: [string, { kind: string; [more: string]: unknown }][] = [
  ["No clock", { kind: "untimed" }],
  ["Live, 10 minutes each", { kind: "live", bank: 600, increment: 10 }],
  ["Live, 30 minutes each", { kind: "live", bank: 1800, increment: 15 }],
  ["By post, a day a move", { kind: "post", hours: 24, printed: true }],
  ["By post, three days a move", { kind: "post", hours: 72, printed: true }],
];
const HERE = "me";
const BOT_ = "bot ";
const usual = (info: GameInfo) => info.default_seats ?? Math.min(...info.seats);

export function NewTable({ game, kind, onClose }: NewTableProps) {
  const device = kind === "device";
  const [name, setName] = useState(game);
  const info = games.value.find((one) => one.name === name) as GameInfo;
  const [count, setCount] = useState(usual(info));
  const [sits, setSits] = useState<Record<number, string>>({}); // who sits where, if another than usually
  const [names, setNames] = useState<Record<number, string>>({});
  const [brings, setBrings] = useState<Record<number, string>>({});
  const [pace, setPace] = useState(0);
  const [hour, setHour] = useState(-1); // of the day at which deadlines fall; -1: any
  const [weekends, setWeekends] = useState(true);
  const [standIn, setStandIn] = useState(""); // for who stays away; empty: as the game has it
  const [listed, setListed] = useState(!device);
  const [options, setOptions] = useState<Record<string, unknown>>({});
  const bots = useBots();
  const { busy, trouble, attempt } = useTry();
  const seats = info.seats.includes(count) ? count : usual(info);
  const all = Array.from({ length: seats }, (_, i) => i);
  const who = (i: number) => sits[i] ?? (i === 0 || (device && i === 1) ? HERE : device ? BOT_ + BOT : "open");
  const here = all.filter((i) => who(i) === HERE);
  const paper = kindFor(info, { ...Object.fromEntries(info.options.map((one) => [one.name, one.default])), ...options });
  const papers = useFree(name, me.value ? paper?.name : undefined);
  const sitting = (i: number) => {
    const one = who(i);
    if (one.startsWith(BOT_)) return { kind: "bot", bot: one.slice(BOT_.length) };
    if (one !== HERE) return { kind: one };
    return { kind: "me", name: names[i]?.trim() || (here.length > 1 ? `Player ${info.labels[i]}` : "") };
  };
  const make = (event: Event) => {
    event.preventDefault();
    const brought = here.flatMap((i): [number, string][] => (paper && brings[i] ? [[i, brings[i] as string]] : []));
    const more = {
      options,
      pace: post ? { ...chosen, hour, zone, off: weekends ? [] : [5, 6] } : chosen,
      public: listed,
      paper: paper?.name,
      stand_in: standIn,
    };
    if (!busy) attempt(() => open(name, all.map(sitting), more, brought));
  };
  const other = (game: string) => {
    setName(game);
    setCount(usual(games.value.find((one) => one.name === game) as GameInfo));
    setOptions({}); // another game has others
    setStandIn("");
    setBrings({});
  };
  const chosen = PACES[pace]?.[1];
  const post = chosen?.kind === "post";
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
  const variants = info.options.filter((option) => !option.document || option.values.length > 1); // the rest needs a document
  return (
    <Dialog title={device ? "On this device" : "Open a table"} onClose={onClose}>
      <form onSubmit={make}>
        <div class="pair">
          <label>
            Game
            <select value={name} onChange={(event) => other(event.currentTarget.value)}>
              {games.value.map((one) => (
                <option key={one.name} value={one.name}>
                  {one.title}
                </option>
              ))}
            </select>
          </label>
          <label>
            Seats
            <select value={seats} onChange={(event) => setCount(Number(event.currentTarget.value))}>
              {info.seats.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          </label>
        </div>
        {info.papers.map((one) => (
          <label key={one.name} class="check">
            <input
              type="checkbox"
              checked={paper === one}
              onChange={(event) => {
                const without = Object.entries(options).filter(([option]) => !(option in one.needs));
                setOptions({ ...Object.fromEntries(without), ...(event.currentTarget.checked ? one.needs : {}) });
              }}
            />
            <span>
              Each player brings a {one.name} and keeps it <span class="muted">(who has none gets a new one)</span>
            </span>
          </label>
        ))}
        <fieldset class="who-sits">
          <legend>Who sits where</legend>
          {all.map((i) => (
            <div key={i} class="who-row">
              <span class="who-label">{info.labels[i]}</span>
              <select
                aria-label={`Seat ${info.labels[i]}`}
                value={who(i)}
                onChange={(event) => setSits({ ...sits, [i]: event.currentTarget.value })}
              >
                <option value={HERE}>{device ? "at this device" : "me"}</option>
                <option value="open">free for anybody</option>
                <option value="invited">for a friend with the link</option>
                {bots.map((bot) => (
                  <option key={bot.name} value={BOT_ + bot.name}>
                    bot: {bot.name}
                  </option>
                ))}
              </select>
              {here.includes(i) && here.length > 1 && (
                <input
                  type="text"
                  maxLength={30}
                  aria-label={`Name of ${info.labels[i]}`}
                  placeholder={`Player ${info.labels[i]}`}
                  value={names[i] ?? ""}
                  onInput={(event) => setNames({ ...names, [i]: event.currentTarget.value })}
                />
              )}
              {here.includes(i) && paper && papers.length > 0 && (
                <span class="who-brings">
                  brings{" "}
                  <Choose
                    kind={paper.name}
                    label={`What ${info.labels[i]} brings`}
                    papers={papers.filter((one) => brings[i] === one.id || !here.some((seat) => brings[seat] === one.id))}
                    value={brings[i] ?? ""}
                    onChange={(id) => setBrings({ ...brings, [i]: id })}
                  />
                </span>
              )}
            </div>
          ))}
        </fieldset>
        <label>
          Pace
          <select value={pace} onChange={(event) => setPace(Number(event.currentTarget.value))}>
            {PACES.map(([words], i) => (
              <option key={words} value={i}>
                {words}
              </option>
            ))}
          </select>
        </label>
        {post && (
          <div class="by-post">
            <label>
              Deadlines fall
              <select value={hour} onChange={(event) => setHour(Number(event.currentTarget.value))}>
                <option value={-1}>at any hour</option>
                {Array.from({ length: 24 }, (_, i) => (
                  <option key={i} value={i}>
                    at {String(i).padStart(2, "0")}:00 ({zone})
                  </option>
                ))}
              </select>
            </label>
            <label class="check">
              <input type="checkbox" checked={!weekends} onChange={(event) => setWeekends(!event.currentTarget.checked)} />
              <span>None on Saturdays and Sundays</span>
            </label>
          </div>
        )}
        {chosen?.kind !== "untimed" && (
          <label>
            Who plays for somebody who stays away
            <select value={standIn || info.stand_in} onChange={(event) => setStandIn(event.currentTarget.value)}>
              {Object.entries(STAND_INS).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        )}
        <label class="check">
          <input type="checkbox" checked={listed} onChange={(event) => setListed(event.currentTarget.checked)} />
          <span>Everybody finds this table and may watch</span>
        </label>
        {variants.length > 0 && (
          <details>
            <summary>Variants</summary>
            {variants.map((option) => (
              <Variant
                key={name + option.name}
                option={option}
                value={options[option.name] ?? option.default}
                onChange={(value) => setOptions({ ...options, [option.name]: value })}
              />
            ))}
          </details>
        )}
        <Wrong trouble={trouble} fields={[]} />
        <div class="buttons">
          <button type="button" onClick={onClose}>
            Not now
          </button>
          <button type="submit" class="primary" disabled={busy}>
            {all.some((i) => ["open", "invited"].includes(who(i))) ? "Open the table" : "Play"}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
