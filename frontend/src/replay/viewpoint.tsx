// From whose eyes a game is seen again: as far as one may.
import { useState } from "preact/hooks";
import { personAt } from "../app/people.ts";
import type { TableInfo } from "../generated/rest.ts";
import { Glyph, Shield } from "../app/icon.tsx";
import { msg } from "../app/words.ts";

interface WhoseProps {
  info: TableInfo;
  asked: string; // whose eyes the address names
  shown: string; // whose eyes saw what is shown
  onSee: (whose: string) => void;
}

export function Whose({ info, asked, shown, onSee }: WhoseProps) {
  const [came] = useState(asked);
  const published = info.status === "over" && info.published;
  const shared = info.seats.filter((seat) => seat.mine).length > 1; // one device for several: who looks came with his own eyes
  const seats = info.seats.filter((seat) => published || (seat.mine && (!shared || came === String(seat.seat))));
  return (
    <section class="panel-card">
      <header>
        <h3>{msg("whose-eyes")}</h3>
      </header>
      <div class="whose">
        {published && (
          <button type="button" aria-pressed={shown === "all"} onClick={() => onSee("all")}>
            <Glyph name="eye" size={18} /> {msg("eyes-all")}
          </button>
        )}
        <button type="button" aria-pressed={shown === "public"} onClick={() => onSee("public")}>
          <Glyph name="people" size={18} /> {msg("eyes-public")}
        </button>
        {seats.map((seat) => (
          <button key={seat.seat} type="button" aria-pressed={shown === String(seat.seat)} onClick={() => onSee(String(seat.seat))}>
            <Shield seat={seat.seat} size={18} /> {personAt(info.seats, seat.seat)}
          </button>
        ))}
      </div>
      <p class="muted small">{shown === "all" ? msg("see-everything") : msg("see-what-they-saw")}</p>
    </section>
  );
}
