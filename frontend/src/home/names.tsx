// The players of a table: two with portrait or shield, more as a number.
import { msg } from "../app/words.ts";
import type { Seat, TableInfo } from "../generated/rest.ts";
import { isCharacter, PORTRAITS } from "../opponents/characters.ts";
import { Shield } from "../app/icon.tsx";

/** The portrait of a bot, or the shield of a person. */
export function Face({ seat, size = 20 }: { seat: Seat; size?: number }) {
  if (isCharacter(seat.bot)) return <img class="portrait" src={PORTRAITS[seat.bot]} width={size + 2} height={size + 2} alt="" />;
  return <Shield seat={seat.seat} size={size} />;
}

export function Names({ table }: { table: TableInfo }) {
  const seats = table.seats.filter((seat) => !seat.open);
  if (seats.length > 2) return <strong class="names">{msg("count-players", { count: seats.length })}</strong>;
  return (
    <strong class="names">
      {seats.map((seat, i) => (
        <span key={seat.seat}>
          {i > 0 && <i class="against" />}
          <Face seat={seat} />
          <b>{seat.name || seat.label}</b>
        </span>
      ))}
    </strong>
  );
}
