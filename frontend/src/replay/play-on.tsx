// Take a seat at a moment of a finished game, and play on against bots.
import { useState } from "preact/hooks";
import { personAt } from "../app/people.ts";
import { playFrom } from "../coach/again.ts";
import type { Moment, TableInfo } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { msg, tell } from "../app/words.ts";

export function PlayOn({ table, viewer, now }: { table: TableInfo; viewer: string; now: Moment }) {
  const usual = /^\d+$/.test(viewer) ? Number(viewer) : (now.asked[0] ?? table.seats.find((seat) => seat.mine)?.seat ?? 0);
  const [chosen, setChosen] = useState<number | null>(null);
  const [trouble, setTrouble] = useState("");
  const seat = chosen ?? usual;
  const play = async () => {
    try {
      await playFrom(table, now.move, seat);
    } catch (error) {
      setTrouble((error as Error).message);
    }
  };
  const choice = (
    <select aria-label={msg("whose-seat")} value={seat} onChange={(event) => setChosen(Number(event.currentTarget.value))}>
      {table.seats.map((one) => (
        <option key={one.seat} value={one.seat}>
          {personAt(table.seats, one.seat)}
        </option>
      ))}
    </select>
  );
  return (
    <section class="panel-card play-on">
      <p class="note">{tell("play-on", { seat: choice })}</p>
      {trouble && <p class="warn">{trouble}</p>}
      <button type="button" class="primary" onClick={play}>
        <Glyph name="play" size={14} /> {msg("play-from-here")}
      </button>
    </section>
  );
}
