// The inbox: decisions, tables to start, invitations by name and requests for a rematch, with the entries already seen in this browser.
import { signal } from "@preact/signals";
import { waiting } from "../home/waiting.ts";
import type { TableInfo } from "../generated/rest.ts";
import { get } from "../wire/rest.ts";
import { me } from "./me.ts";

const SEEN = "baronage.bell";

export interface News {
  key: string; // the same as long as it is the same thing that waits
  kind: "move" | "invited" | "again" | "full";
  table: TableInfo;
}

export const news = signal<News[]>([]);
export const seen = signal<string[]>(kept());

function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(SEEN) ?? "[]");
  } catch {
    return [];
  }
}

/** Return whether this is my table, and only my start is missing. */
const isFull = (table: TableInfo) => table.status === "open" && table.host && table.seats.every((seat) => !seat.open);

/** Entries from my tables and invitations. */
export function newsOf(mine: TableInfo[], invited: TableInfo[]): News[] {
  return [
    ...waiting(mine).map((table) => ({ key: `move ${table.id} ${table.due ?? table.asks?.question ?? ""}`, kind: "move" as const, table })),
    ...mine.filter(isFull).map((table) => ({ key: `full ${table.id}`, kind: "full" as const, table })),
    ...invited.map((table) => ({ key: `invited ${table.id}`, kind: "invited" as const, table })),
    ...mine.filter((table) => table.again).map((table) => ({ key: `again ${table.id}`, kind: "again" as const, table })),
  ];
}

/** Update my tables and invitations. */
export function tell(mine: TableInfo[], invited: TableInfo[]): void {
  news.value = newsOf(mine, invited);
}

/** Ask for them. */
export async function load(): Promise<void> {
  if (!me.value) return tell([], []);
  try {
    const [mine, invited] = await Promise.all([get("/api/tables/mine"), me.value.login ? get("/api/invitations") : []]);
    tell(mine, invited);
  } catch {
    // the next time
  }
}

/** I have seen all that waits. */
export function heard(): void {
  seen.value = news.value.map(({ key }) => key);
  try {
    localStorage.setItem(SEEN, JSON.stringify(seen.value));
  } catch {
    // a browser that keeps nothing
  }
}
