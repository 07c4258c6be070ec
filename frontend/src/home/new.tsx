// A new table: which game, who sits, how fast, which variants.
import { useState } from "preact/hooks";
import type { GameInfo, Option } from "../wire/rest.ts";
import { games } from "./games.ts";
import { BOT, open } from "./home.tsx";

interface NewTableProps {
  game: string;
  kind: "device" | "open";
  onClose: () => void;
  onTrouble: (words: string) => void;
}

const PACES: [string, object][] = [
  ["No clock", { kind: "untimed" }],
  ["Live, 10 minutes each", { kind: "live", bank: 600, increment: 10 }],
  ["Live, 30 minutes each", { kind: "live", bank: 1800, increment: 15 }],
  ["By post, a day a move", { kind: "post", hours: 24, printed: true }],
  ["By post, three days a move", { kind: "post", hours: 72, printed: true }],
];

export function NewTable({ game, kind, onClose, onTrouble }: NewTableProps) {
  const [name, setName] = useState(game);
  const info = games.value.find((one) => one.name === name) as GameInfo;
  const [count, setCount] = useState(info.default_seats ?? Math.min(...info.seats));
  const [people, setPeople] = useState(kind === "device" ? 2 : 1);
  const [pace, setPace] = useState(0);
  const [names, setNames] = useState<string[]>([]);
  const [options, setOptions] = useState<Record<string, unknown>>({});
  const seats = info.seats.includes(count) ? count : (info.default_seats ?? Math.min(...info.seats));
  const persons = Math.min(people, seats);
  const rest = kind === "device" ? { kind: "bot", bot: BOT } : { kind: "open" };
  const make = async (event: Event) => {
    event.preventDefault();
    const sitting = Array.from({ length: seats }, (_, i) =>
      i < persons ? { kind: "me", name: kind === "device" ? (names[i] ?? "").trim() : "" } : rest,
    );
    try {
      await open(name, sitting, { options, pace: PACES[pace]?.[1], public: kind === "open" });
    } catch (error) {
      onTrouble((error as Error).message);
      onClose();
    }
  };
  return (
    <div class="dialog-back" onClick={(event) => event.target === event.currentTarget && onClose()}>
      <div class="dialog" role="dialog" aria-label="A new table" aria-modal="true">
        <form onSubmit={make} onKeyDown={(event) => event.key === "Escape" && onClose()}>
          <h2>{kind === "device" ? "On this device" : "Open a table"}</h2>
          <label>
            Game
            <select value={name} onChange={(event) => setName(event.currentTarget.value)}>
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
          {kind === "device" && (
            <label>
              Persons at this device; bots play the rest
              <select value={persons} onChange={(event) => setPeople(Number(event.currentTarget.value))}>
                {Array.from({ length: seats }, (_, i) => (
                  <option key={i} value={i + 1}>
                    {i + 1}
                  </option>
                ))}
              </select>
            </label>
          )}
          {kind === "device" &&
            Array.from({ length: persons }, (_, i) => (
              <label key={i}>
                Name of {info.labels[i]}
                <input
                  type="text"
                  maxLength={30}
                  placeholder={`Player ${info.labels[i]}`}
                  value={names[i] ?? ""}
                  onInput={(event) => setNames(Object.assign([...names], { [i]: event.currentTarget.value }))}
                />
              </label>
            ))}
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
          {info.options.length > 0 && (
            <details>
              <summary>Variants</summary>
              {info.options
                .filter((option) => !option.document)
                .map((option) => (
                  <OptionField
                    key={name + option.name}
                    option={option}
                    value={options[option.name] ?? option.default}
                    onChange={(value) => setOptions({ ...options, [option.name]: value })}
                  />
                ))}
            </details>
          )}
          <div class="buttons">
            <button type="button" onClick={onClose}>
              Not now
            </button>
            <button type="submit" class="primary">
              {kind === "device" ? "Play" : "Open the table"}
            </button>
          </div>
        </form>
      </div>
    </div>
  );
}

function OptionField({ option, value, onChange }: { option: Option; value: unknown; onChange: (value: unknown) => void }) {
  const words = (one: unknown) => (one === true ? "yes" : one === false ? "no" : String(one));
  return (
    <label title={option.rules.join(", ")}>
      {option.help}
      {typeof option.default === "boolean" && !option.values.length ? (
        <input type="checkbox" checked={value === true} onChange={(event) => onChange(event.currentTarget.checked)} />
      ) : option.low !== null && !option.values.length ? (
        <input
          type="number"
          min={option.low ?? undefined}
          max={option.high ?? undefined}
          value={String(value)}
          onChange={(event) => onChange(Number(event.currentTarget.value))}
        />
      ) : (
        <select value={words(value)} onChange={(event) => onChange(option.values.find((one) => words(one) === event.currentTarget.value))}>
          {option.values.map((one) => (
            <option key={words(one)} value={words(one)}>
              {words(one)}
            </option>
          ))}
        </select>
      )}
    </label>
  );
}
