// The tables that wait for me.
import type { TableInfo } from "../generated/rest.ts";

/** Tables that wait for me: the earliest deadline first, then the newest. */
export function waiting(tables: TableInfo[]): TableInfo[] {
  return tables
    .filter((table) => table.waits_for.length > 0 && table.status === "running" && !table.sampled)
    .sort((a, b) => (a.due ?? 1e12) - (b.due ?? 1e12));
}
