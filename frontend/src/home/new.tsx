// A new table: which game, who sits, how fast, which variants.
import { useState } from "preact/hooks";
import { Ask } from "../app/ask.tsx";
import { useTry, Wrong } from "../app/form.tsx";
import { me } from "../app/me.ts";
import type { GameInfo } from "../generated/rest.ts";
import { useFree } from "../campaign-files/bring.tsx";
import { AlteredName } from "./house-rules.tsx";
import { kindFor } from "../campaign-files/campaign-files.ts";
import { games } from "./games.ts";
import { ChooseTimeControl, type TimeControlChoice, timeControlOf, UNTIMED } from "./new-time-control.tsx";
import { here, isFree, type Seating, sitting, WhoSits } from "./new-seats.tsx";
import { open, usual } from "./open.ts";
import { isOwn, Variant } from "./variant.tsx";
import { WhichGame } from "./which-game.tsx";
import { msg } from "../app/words.ts";

interface NewTableProps {
  game: string;
  kind: "device" | "open";
  whom?: { name: string; login: string }; // invited people
  begin?: { seats: number; options: Record<string, unknown> }; // fixed options, such as a custom board
  onClose: () => void;
}

export function NewTable({ game, kind, whom, begin, onClose }: NewTableProps) {
  const device = kind === "device";
  const [name, setName] = useState(game);
  const info = games.value.find((one) => one.name === name) as GameInfo;
  const [count, setCount] = useState(begin?.seats ?? usual(info));
  const [seating, setSeating] = useState<Seating>({ sits: whom ? { 1: "invited" } : {}, names: {}, brings: {} });
  const [choice, setChoice] = useState<TimeControlChoice>(UNTIMED);
  const [listed, setListed] = useState(!device && !whom);
  const [altered, setAltered] = useState(""); // the whole name of a game with other figures
  const [options, setOptions] = useState<Record<string, unknown>>(begin?.options ?? {});
  const { busy, trouble, attempt } = useTry();
  const counts = Object.values(options).some(isOwn) ? [...info.seats, ...info.more_seats] : info.seats;
  const seats = counts.includes(count) ? count : usual(info);
  const all = Array.from({ length: seats }, (_, i) => i);
  const mine = here(seating, device, all);
  const fileKind = kindFor(info, { ...Object.fromEntries(info.options.map((one) => [one.name, one.default])), ...options });
  const files = useFree(name, me.value ? fileKind?.name : undefined);
  const make = () => {
    const brought = mine.flatMap((i): [number, string][] => (fileKind && seating.brings[i] ? [[i, seating.brings[i] as string]] : []));
    const more = {
      options,
      time_control: timeControlOf(choice),
      public: listed && !altered,
      campaign_file: fileKind?.name,
      stand_in: choice.standIn,
    };
    const sit = all.map((i) => sitting(seating, device, i, mine.length > 1 ? msg("player-label", { label: info.labels[i] ?? "" }) : ""));
    attempt(() => open(altered || name, sit, more, brought, whom?.login));
  };
  const other = (game: string) => {
    setName(game);
    setCount(usual(games.value.find((one) => one.name === game) as GameInfo));
    setOptions({}); // another game has others
    setAltered("");
    setChoice({ ...choice, standIn: "" });
    setSeating({ ...seating, brings: {} });
  };
  const variants = info.options.filter((option) => !option.document || option.values.length > 1); // the rest needs a document
  const title = whom ? msg("challenge", { name: whom.name }) : device ? msg("device-play") : msg("open-a-table");
  const does = whom ? msg("challenge-send") : all.some((i) => isFree(seating, device, i)) ? msg("open-the-table") : msg("page-play");
  return (
    <Ask title={title} does={does} busy={busy} onClose={onClose} onDo={make}>
      {whom && <p class="muted">{msg("challenge-how", { name: whom.name })}</p>}
      <div class="pair">
        <label>
          {msg("game")}
          <WhichGame game={name} onChange={other} />
        </label>
        <label>
          {msg("seats")}
          <select value={seats} onChange={(event) => setCount(Number(event.currentTarget.value))}>
            {counts.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </select>
        </label>
      </div>
      {info.campaign_files.map((one) => (
        <label key={one.name} class="check">
          <input
            type="checkbox"
            checked={fileKind === one}
            onChange={(event) => {
              const without = Object.entries(options).filter(([option]) => !(option in one.needs));
              setOptions({ ...Object.fromEntries(without), ...(event.currentTarget.checked ? one.needs : {}) });
            }}
          />
          <span>
            {msg("each-brings", { kind: one.name })} <span class="muted">{msg("none-gets-new")}</span>
          </span>
        </label>
      ))}
      <WhoSits
        info={info}
        all={all}
        device={device}
        seating={seating}
        fileKind={fileKind}
        files={files}
        whom={whom?.name}
        onSeating={(change) => setSeating({ ...seating, ...change })}
      />
      <ChooseTimeControl info={info} choice={choice} onChoice={(change) => setChoice({ ...choice, ...change })} />
      <label class="check">
        <input
          type="checkbox"
          checked={listed && !altered}
          disabled={altered !== ""}
          onChange={(event) => setListed(event.currentTarget.checked)}
        />
        <span>{msg("listed")}</span>
      </label>
      <details>
        <summary>{msg("variants")}</summary>
        {variants.map((option) => (
          <Variant
            key={name + option.name}
            game={name}
            option={option}
            value={options[option.name] ?? option.default}
            onChange={(value) => setOptions({ ...options, [option.name]: value })}
          />
        ))}
        <AlteredName
          value={altered}
          onChange={(text) => {
            const base = text.split("+")[0] ?? "";
            if (base !== name && games.value.some((one) => one.name === base)) other(base);
            setAltered(text);
          }}
        />
      </details>
      <Wrong trouble={trouble} fields={[]} />
    </Ask>
  );
}
