// A private group that begins with the choice of its members.
import { useState } from "preact/hooks";
import { msg } from "../app/words.ts";
import type { Seat } from "../generated/rest.ts";

/** The members of a new private group. */
export function NewGroup({ people, onDone }: { people: Seat[]; onDone: (seats: number[]) => void }) {
  const [chosen, setChosen] = useState<number[]>([]);
  const toggle = (seat: number) => setChosen(chosen.includes(seat) ? chosen.filter((one) => one !== seat) : [...chosen, seat]);
  return (
    <fieldset class="new-group">
      <legend>{msg("new-group")}</legend>
      {people.map(({ seat, name }) => (
        <label key={seat}>
          <input type="checkbox" checked={chosen.includes(seat)} onChange={() => toggle(seat)} /> {name}
        </label>
      ))}
      <button type="button" class="btn" onClick={() => onDone(chosen)}>
        {chosen.length ? msg("start-group") : msg("cancel")}
      </button>
    </fieldset>
  );
}
