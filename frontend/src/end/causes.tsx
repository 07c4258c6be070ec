// Why one lost, the game or a battle: at most three things that happened, in the order of time, each with its moment.
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { EndingCause } from "../generated/rest.ts";
import { RuleMark } from "../rules/chip.tsx";
import type { TableStore } from "../table/store.ts";

export function Causes({ store, causes }: { store: TableStore; causes: EndingCause[] }) {
  if (!causes.length) return null;
  return (
    <ol class="causes">
      {causes.map((cause, i) => (
        <li key={i}>
          <span class="number">{i + 1}</span>
          <span>
            {cause.text}{" "}
            <Link class="see-moment" to={store.replay(store.looking.value < 0 ? "public" : store.looking.value, `&at=${cause.at}`)}>
              {msg("cause-moment")}
            </Link>
          </span>
          <RuleMark ids={cause.rules} />
        </li>
      ))}
    </ol>
  );
}
