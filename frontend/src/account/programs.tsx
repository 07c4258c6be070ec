// Programs that play in my name: what each may do, and for how long. None of them can touch the account.
import { useCallback, useEffect, useState } from "preact/hooks";
import { Form } from "../app/ask.tsx";
import { copy } from "../app/copying.ts";
import { Dialog } from "../app/dialog.tsx";
import { Field, Pick, useTry, Wrong } from "../app/form.tsx";
import { be, me } from "../app/me.ts";
import type { TokenInfo } from "../generated/rest.ts";
import { get, post, remove } from "../wire/rest.ts";
import { locale, msg, tell } from "../app/words.ts";

const grants = (): [string, string][] => [
  ["play talk read", msg("grant-all")],
  ["play read", msg("grant-play")],
  ["talk read", msg("grant-talk")],
  ["read", msg("grant-read")],
];
const terms = (): [number, string][] => [
  [1, msg("a-day")],
  [7, msg("a-week")],
  [90, msg("three-months")],
  [365, msg("a-year")],
];

/** Text of the permissions of a token. */
export function mayDo(scopes: string[]): string {
  const [play, talk] = [scopes.includes("play"), scopes.includes("talk")];
  return msg("may-do", { may: play && talk ? "both" : play ? "play" : talk ? "talk" : "none" });
}

const date = (seconds: number) => new Date(seconds * 1000).toLocaleDateString(locale);

function Mine({ tokens, busy, onEnd }: { tokens: TokenInfo[]; busy: boolean; onEnd: (id?: string) => void }) {
  if (!tokens.length) return <p class="muted">{msg("no-program")}</p>;
  return (
    <>
      <ul class="programs">
        {tokens.map((it) => (
          <li key={it.id}>
            <span>
              <strong>{it.name || msg("a-program")}</strong>{" "}
              <span class="muted small">{msg("may-until", { does: mayDo(it.scopes), when: date(it.expires) })}</span>
            </span>
            <button
              type="button"
              disabled={busy}
              aria-label={msg("end-token", { name: it.name || msg("a-program-small") })}
              onClick={() => onEnd(it.id)}
            >
              {msg("end")}
            </button>
          </li>
        ))}
      </ul>
      {tokens.length > 1 && (
        <button type="button" class="danger" disabled={busy} onClick={() => onEnd()}>
          {msg("end-all")}
        </button>
      )}
    </>
  );
}

function Shown({ token }: { token: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div class="invite">
      <p>{msg("token-once")}</p>
      <p class="link-row">
        <input readOnly value={token} aria-label={msg("token")} onFocus={(event) => event.currentTarget.select()} />
        <button type="button" onClick={async () => setCopied(await copy(token))}>
          {copied ? msg("copied") : msg("copy")}
        </button>
      </p>
    </div>
  );
}

export function Programs({ onClose }: { onClose: () => void }) {
  const [tokens, setTokens] = useState<TokenInfo[]>([]);
  const [token, setToken] = useState("");
  const [name, setName] = useState("");
  const [grant, setGrant] = useState("play talk read");
  const [days, setDays] = useState(90);
  const { busy, trouble, attempt } = useTry();
  const look = useCallback(() => get("/api/token").then((found) => setTokens(found.tokens)), []);
  useEffect(() => {
    if (me.value) attempt(look);
  }, [attempt, look]);
  const more = () =>
    attempt(async () => {
      await be();
      setToken((await post("/api/token", { scopes: grant.split(" "), days, name })).token);
      setName("");
      await look();
    });
  const end = (which?: string) =>
    attempt(async () => {
      await remove(which ? `/api/token/${which}` : "/api/token");
      setToken("");
      await look();
    });
  return (
    <Dialog title={msg("let-program-play")} onClose={onClose}>
      <p>{tell("programs-why", { interface: <a href="/api/openapi.json">{msg("interface")}</a> })}</p>
      {token && <Shown key={token} token={token} />}
      <Mine tokens={tokens} busy={busy} onEnd={end} />
      <Form does={msg("make-token")} busy={busy} onDo={more}>
        <Field
          label={msg("program-name")}
          name="name"
          value={name}
          onInput={setName}
          most={30}
          hint={msg("program-hint")}
          trouble={trouble}
        />
        <Pick label={msg("it-may")} value={grant} of={grants()} onPick={setGrant} />
        <Pick label={msg("for-how-long")} value={days} of={terms()} onPick={setDays} />
        <Wrong trouble={trouble} fields={["name"]} />
      </Form>
    </Dialog>
  );
}
