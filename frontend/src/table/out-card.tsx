// Out of a game that goes on: why, and what to do now.
import { msg } from "../app/words.ts";
import { Link } from "../app/route.tsx";
import { Causes } from "../end/causes.tsx";
import type { EndingInfo } from "../generated/rest.ts";
import type { TableStore } from "./store.ts";

interface OutCardProps {
  store: TableStore;
  ending: EndingInfo | null;
  onClose: () => void;
}

export function OutCard({ store, ending, onClose }: OutCardProps) {
  const causes = ending?.seats[store.looking.value]?.causes ?? [];
  const [first] = causes;
  return (
    <section class="out-card" role="status">
      <h2>{msg("you-are-out")}</h2>
      {causes.length > 0 && <h3>{msg("how-it-came")}</h3>}
      <Causes store={store} causes={causes} />
      <p class="out-acts">
        <button type="button" class="btn go" onClick={onClose}>
          {msg("watch-on")}
        </button>
        <Link class="btn" to={store.replay(store.looking.value, first ? `&at=${first.at}` : "")}>
          {msg("replay")}
        </Link>
      </p>
    </section>
  );
}
