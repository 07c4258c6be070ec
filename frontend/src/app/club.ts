// The club of this server and my membership, loaded again after each change of user.
import { signal } from "@preact/signals";
import type { ClubInfo } from "../generated/rest.ts";
import { get } from "../wire/rest.ts";

export const club = signal<ClubInfo | null>(null);

/** Ask for the club; on trouble what was known is kept. */
export async function loadClub(): Promise<void> {
  club.value = await get("/api/club").catch(() => club.value);
}
