// One picture after another: what has not changed stays the very same object, so that it need not be drawn, or looked at, again.

type Values = Record<string, unknown>;

/** Return the new value, reusing equal parts of the old one. The argument may be changed. */
export function kept<T>(old: T | undefined, now: T): T {
  if (old === now || typeof now !== "object" || typeof old !== "object" || !now || !old) return now;
  if (Array.isArray(now)) return (Array.isArray(old) ? list(old, now) : now) as T;
  return Array.isArray(old) ? now : (values(old as Values, now as Values) as T);
}

function values(old: Values, now: Values): Values {
  let same = true;
  let count = 0;
  for (const key in now) {
    const is = now[key];
    const was = old[key];
    count++;
    if (is === was) continue;
    const found = kept(was, is);
    if (found !== was) same = false;
    if (found !== is) now[key] = found;
  }
  if (!same) return now;
  for (const _ in old) count--;
  return count ? now : old;
}

const named = (value: unknown): string => (value as { id?: string } | null | undefined)?.id ?? "";

/** Things are compared by id; what has none with what stands at the same place, from the beginning or from the end. */
function list(old: unknown[], now: unknown[]): unknown[] {
  const shift = old.length - now.length;
  let same = !shift;
  let ids: Map<string, unknown> | undefined;
  for (let i = 0; i < now.length; i++) {
    const is = now[i];
    const id = named(is);
    let was = old[i];
    if (id && named(was) !== id) {
      ids ??= new Map(old.map((one) => [named(one), one]));
      was = ids.get(id);
    }
    let found = kept(was, is);
    if (found !== was && shift && !id) found = kept(old[i + shift], is);
    if (found !== old[i]) same = false;
    if (found !== is) now[i] = found;
  }
  return same ? old : now;
}
