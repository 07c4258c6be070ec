// Proposals within the chat: a sentence with its state each, and buttons to answer my own.
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../app/dialog.tsx";
import { msg } from "../app/words.ts";
import type { PactInfo } from "../generated/wire.ts";
import { ColourShield, Glyph } from "../app/icon.tsx";
import { nameOf } from "../table/players.tsx";
import { cap } from "../app/wording.ts";
import type { TableStore } from "../table/store.ts";
import { NewProposal } from "./new-proposal.tsx";

const SETTLED = 3; // proposals that are no longer open; the newest are enough

interface ProposalsProps {
  store: TableStore;
  colour: (seat: number) => number;
}

export function Proposals({ store, colour }: ProposalsProps) {
  const { negotiation } = store;
  const seat = store.looking.value;
  const [making, setMaking] = useState(false);
  const [trouble, setTrouble] = useState("");
  const pacts = negotiation.pacts.value;
  const now = Math.max(...pacts.map(({ turn }) => turn));
  const settled = pacts.filter(({ status, turn }) => !["open", "void"].includes(status) && turn === now);
  const shown = [...settled.slice(-SETTLED), ...pacts.filter(({ status }) => status === "open")]; // what waits is last, in sight
  const offers = negotiation.offers.value;
  const over = store.now.value?.latest.value.over; // then there is nothing left to propose
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever comes in while this is open is in sight
  useEffect(() => negotiation.look(), [negotiation, negotiation.pacts.value]);
  const answer = async (pact: PactInfo, yes: boolean) => setTrouble(await negotiation.answer(seat, pact.pact, yes));
  return (
    <div class="proposals">
      {making && (
        <Dialog title={msg("propose-something")} onClose={() => setMaking(false)}>
          <NewProposal store={store} colour={colour} onDone={() => setMaking(false)} />
        </Dialog>
      )}
      {trouble && (
        <p class="warn" role="alert">
          {trouble}
        </p>
      )}
      <ul>
        {shown.map((pact) => (
          <li key={pact.pact} class={pact.status}>
            <Proposal store={store} pact={pact} colour={colour(pact.by)} onAnswer={(yes) => answer(pact, yes)} />
          </li>
        ))}
      </ul>
      {!over && (
        <div class="proposals-head">
          <p class="muted small">{msg("proposals-bind-nobody")}</p>
          <button
            type="button"
            disabled={!offers.length}
            title={offers.length ? undefined : msg("no-proposals-now")}
            onClick={() => setMaking(true)}
          >
            {msg("propose-something")}
          </button>
        </div>
      )}
    </div>
  );
}

interface ProposalProps {
  store: TableStore;
  pact: PactInfo;
  colour: number; // of the proposer
  onAnswer: (yes: boolean) => void;
}

/** Proposer, content, recipient and result. */
function Proposal({ store, pact, colour, onAnswer }: ProposalProps) {
  const called = (seat: number) => (store.mine.value.includes(seat) ? "" : nameOf(store, seat));
  const mine = pact.to === store.looking.value && pact.status === "open";
  const breakers = pact.breakers.map((seat) => called(seat) || msg("you"));
  return (
    <>
      <p class="proposed">
        <ColourShield colour={colour} size={16} />
        <span>
          <strong>{msg("proposes", { by: called(pact.by) || "no", to: called(pact.to) || "no" })}</strong> {pact.text}
        </span>
      </p>
      {mine ? (
        <p class="answers">
          <button type="button" class="primary" onClick={() => onAnswer(true)}>
            {msg("agree")}
          </button>
          <button type="button" onClick={() => onAnswer(false)}>
            {msg("refuse")}
          </button>
        </p>
      ) : (
        <p class="became">
          {pact.status === "kept" && <Glyph name="tick" size={14} />}
          {pact.status === "broken" && <Glyph name="cross" size={14} />}
          {breakers.length ? msg("broken-by", { names: msg("list", { all: breakers }) }) : `${cap(pact.status_text)}.`}
          {pact.public && <span class="muted"> {msg("all-heard-it")}</span>}
        </p>
      )}
    </>
  );
}
