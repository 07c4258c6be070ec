// A proposal is made with a few clicks: to whom, what, and what is to be chosen in it.
import { useState } from "preact/hooks";
import { msg } from "../app/words.ts";
import type { OfferKind } from "../generated/wire.ts";
import { ColourShield } from "../app/icon.tsx";
import { nameOf } from "../table/players.tsx";
import type { TableStore } from "../table/store.ts";
import { chosenFacts, slotsFor } from "./params.ts";

const FEW = 5; // values that stand side by side; more are a list

interface NewProposalProps {
  store: TableStore;
  colour: (seat: number) => number;
  onDone: () => void;
}

export function NewProposal({ store, colour, onDone }: NewProposalProps) {
  const seat = store.looking.value;
  const offers = store.negotiation.offers.value;
  const people = [...new Set(offers.flatMap((offer) => offer.to))].sort((a, b) => a - b);
  const [to, setTo] = useState(people.length === 1 ? (people[0] as number) : -1);
  const [kind, setKind] = useState("");
  const [wanted, setWanted] = useState<Record<string, number>>({});
  const [open, setOpen] = useState(store.info.value?.chat === "public");
  const [trouble, setTrouble] = useState("");
  const kinds = offers.filter((offer) => offer.to.includes(to));
  const offer = kinds.find((one) => one.kind === kind) ?? (kinds.length === 1 ? kinds[0] : undefined);
  const params = offer && chosenFacts(offer, to, wanted);
  const propose = async (event: Event) => {
    event.preventDefault();
    if (!offer || !params) return;
    const refused = await store.negotiation.propose(seat, to, offer.kind, params, open);
    setTrouble(refused);
    if (!refused) onDone();
  };
  return (
    <form class="new-proposal" onSubmit={propose}>
      <fieldset>
        <legend>{msg("propose-to")}</legend>
        {people.map((one) => (
          <button key={one} type="button" aria-pressed={one === to} onClick={() => setTo(one)}>
            <ColourShield colour={colour(one)} size={14} /> {nameOf(store, one)}
          </button>
        ))}
      </fieldset>
      {to >= 0 && (
        <fieldset>
          <legend>{msg("propose-what")}</legend>
          {kinds.map((one) => (
            <button key={one.kind} type="button" aria-pressed={one === offer} onClick={() => setKind(one.kind)}>
              {one.label}
            </button>
          ))}
        </fieldset>
      )}
      {offer && params && (
        <Slots offer={offer} to={to} params={params} onChoose={(name, value) => setWanted({ ...wanted, [name]: value })} />
      )}
      {store.info.value?.chat === "all" && (store.info.value?.seats.length ?? 0) > 2 && (
        <label class="check">
          <input type="checkbox" checked={open} onChange={() => setOpen(!open)} /> <span>{msg("all-may-hear")}</span>
        </label>
      )}
      {trouble && (
        <p class="warn" role="alert">
          {trouble}
        </p>
      )}
      <div class="answers">
        <button type="button" onClick={onDone}>
          {msg("never-mind")}
        </button>
        <button type="submit" class="primary" disabled={!params}>
          {to < 0 ? msg("choose-whom") : offer ? msg("propose-it") : msg("choose-what")}
        </button>
      </div>
    </form>
  );
}

interface SlotsProps {
  offer: OfferKind;
  to: number;
  params: Record<string, number>;
  onChoose: (name: string, value: number) => void;
}

/** The fields of a proposal; a field with a single value is left out. */
function Slots({ offer, to, params, onChoose }: SlotsProps) {
  return slotsFor(offer, to).map(({ name, values }) => (
    <fieldset key={name} aria-label={values.find((one) => one.value === params[name])?.words}>
      {values.length > FEW ? (
        <select aria-label={offer.label} value={params[name]} onChange={(event) => onChoose(name, Number(event.currentTarget.value))}>
          {values.map((one) => (
            <option key={one.value} value={one.value}>
              {one.words}
            </option>
          ))}
        </select>
      ) : (
        values.map((one) => (
          <button key={one.value} type="button" aria-pressed={one.value === params[name]} onClick={() => onChoose(name, one.value)}>
            {one.words}
          </button>
        ))
      )}
    </fieldset>
  ));
}
