// The passkeys that I have: which, one more, one less.
import { useCallback, useEffect, useState } from "preact/hooks";
import { useTry, Wrong } from "../app/form.tsx";
import { keepByPasskey } from "../app/me.ts";
import { locale, msg } from "../app/words.ts";
import type { PasskeyInfo } from "../generated/rest.ts";
import { get, remove } from "../wire/rest.ts";
import { canPasskey } from "./passkey.ts";

const date = (seconds: number) => new Date(seconds * 1000).toLocaleDateString(locale);

export function MyPasskeys() {
  const [found, setFound] = useState<PasskeyInfo[]>([]);
  const { busy, trouble, attempt } = useTry();
  const look = useCallback(() => get("/api/passkeys").then(setFound), []);
  useEffect(() => {
    attempt(look);
  }, [attempt, look]);
  if (!found.length && !canPasskey()) return null;
  return (
    <section>
      <h2>{msg("passkeys")}</h2>
      <p class="muted">{msg("passkeys-what")}</p>
      <ul class="programs">
        {found.map((one) => (
          <li key={one.id}>
            <span>
              {one.name}{" "}
              <span class="muted small">
                {msg("passkey-since", { when: date(one.created) })}
                {one.used !== null && ` · ${msg("passkey-used", { when: date(one.used) })}`}
              </span>
            </span>
            <button type="button" onClick={() => attempt(() => remove(`/api/passkeys/${one.id}`).then(look))}>
              {msg("passkey-remove")}
            </button>
          </li>
        ))}
      </ul>
      {canPasskey() && (
        <button type="button" disabled={busy} onClick={() => attempt(() => keepByPasskey("").then(look))}>
          {msg("passkey-add")}
        </button>
      )}
      <Wrong trouble={trouble} fields={[]} />
    </section>
  );
}
