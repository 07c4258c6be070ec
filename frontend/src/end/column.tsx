// The end in the side column: requests for a rematch, the next opponent, and further links.
import { cap } from "../app/wording.ts";
import { msg } from "../app/words.ts";
import { TakenHome } from "../campaign-files/bring.tsx";
import type { EndingInfo } from "../generated/rest.ts";
import type { Step } from "../table/playback.ts";
import type { TableStore } from "../table/store.ts";
import { NextLevel } from "./next-level-card.tsx";

interface OverProps {
  store: TableStore;
  step: Step;
  ending: EndingInfo | null;
}

export function Over({ store, step, ending }: OverProps) {
  const info = store.info.value;
  const sources = store.looking.value < 0 ? "" : ending?.seats[store.looking.value]?.sources;
  return (
    <section class="over">
      {sources && <p class="sources">{cap(sources)}</p>}
      {info?.again && store.mine.value.length > 0 && <p class="asks-again">{msg("wants-again", { name: info.again })}</p>}
      <NextLevel store={store} step={step} />
      {info && <TakenHome info={info} />}
      {store.trouble.value && <p class="warn">{store.trouble.value.sentence}</p>}
    </section>
  );
}
