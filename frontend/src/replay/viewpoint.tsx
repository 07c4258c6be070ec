// The choice of viewpoint in a replay.
import { useState } from "preact/hooks";
import { ColourShield, Glyph } from "../app/icon.tsx";
import { personAt } from "../app/people.ts";
import { msg } from "../app/words.ts";
import type { TableInfo } from "../generated/rest.ts";

interface ViewpointProps {
  info: TableInfo;
  asked: string; // the viewpoint in the address
  colour: (seat: number) => number;
  onSee: (whose: string) => void;
}

export function Viewpoint({ info, asked, colour, onSee }: ViewpointProps) {
  const [came] = useState(asked);
  const published = info.status === "over" && info.published;
  const shared = info.seats.filter((seat) => seat.mine).length > 1; // a shared device starts with the present player's viewpoint
  const seats = info.seats.filter((seat) => published || (seat.mine && (!shared || came === String(seat.seat))));
  const choices: [whose: string, name: string][] = [
    ...(published ? [["all", msg("viewpoint-all")] as [string, string]] : []),
    ["public", msg("viewpoint-public")],
    ...seats.map(({ seat }) => [String(seat), personAt(info.seats, seat)] as [string, string]),
  ];
  const name = choices.find(([whose]) => whose === asked)?.[1] ?? "";
  return (
    <section class="viewpoint" aria-label={msg("viewpoint")}>
      <p>
        {msg("viewpoint")} <b>{name}</b>
      </p>
      <div>
        {choices.map(([whose, words]) => (
          <button
            key={whose}
            type="button"
            class="btn sq"
            aria-pressed={asked === whose}
            aria-label={words}
            title={words}
            onClick={() => onSee(whose)}
          >
            {whose === "all" ? (
              <Glyph name="eye" size={20} />
            ) : whose === "public" ? (
              <Glyph name="people" size={20} />
            ) : (
              <ColourShield colour={colour(Number(whose))} size={20} />
            )}
          </button>
        ))}
      </div>
    </section>
  );
}
