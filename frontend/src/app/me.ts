// Who I am: a guest with a name, made when one is first needed.
import { signal } from "@preact/signals";
import { get, post, put, type Refused } from "../wire/rest.ts";

export const me = signal<{ name: string } | null | undefined>(undefined); // undefined: not asked yet

let asking: Promise<void> | null = null;

/** Ask the server who I am. */
export function know(): Promise<void> {
  asking ??= get<{ name: string }>("/api/me").then(
    (found) => {
      me.value = found;
    },
    (error: Refused) => {
      asking = null;
      if (error.status === 401) me.value = null;
      else throw error;
    },
  );
  return asking;
}

/** Be somebody: a guest, if nobody yet. */
export async function be(name = "Guest"): Promise<void> {
  if (me.value === undefined) await know();
  if (!me.value) me.value = await post<{ name: string }>("/api/guest", { name });
}

/** Take another name. */
export async function rename(name: string): Promise<void> {
  await be(name);
  me.value = await put<{ name: string }>("/api/me", { name });
}
