// A table as components see it, without a server.
import { signal } from "@preact/signals";
import { Negotiation } from "../src/negotiation/negotiation.ts";
import type { TableStore } from "../src/table/store.ts";

/** The store of a table at which seat 0 looks. */
export function tableOf(): { store: TableStore } {
  const store = {
    id: "t1",
    invitation: "",
    looking: signal(0),
    now: signal(null),
    mine: signal([0]),
    trouble: signal(null),
    info: signal(null),
    negotiation: new Negotiation(
      "t1",
      () => -1,
      () => null,
    ),
    advice: signal(null),
    acted: -1,
    touch: () => undefined,
    replay: (viewer: string | number, more = "") => `/replay/t1?viewer=${viewer}${more}`,
  };
  return { store: store as unknown as TableStore };
}
