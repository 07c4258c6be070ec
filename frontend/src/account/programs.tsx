// Programs that play in my name: what each may do, and for how long. None of them can touch the account.
import { useCallback, useEffect, useState } from "preact/hooks";
import { Form } from "../app/ask.tsx";
import { copy } from "../app/copying.ts";
import { Dialog } from "../app/dialog.tsx";
import { Field, Pick, useTry, Wrong } from "../app/form.tsx";
import { be, me } from "../app/me.ts";
import type { Token, TokenInfo, Tokens } from "../made/rest.ts";
import { get, post, remove } from "../wire/rest.ts";

const GRANTS: [string, string][] = [
  ["play talk read", "Play and talk in my name"],
  ["play read", "Play, but say nothing"],
  ["talk read", "Talk, but not play"],
  ["read", "Only look on"],
];
const DAYS: [number, string][] = [
  [1, "a day"],
  [7, "a week"],
  [90, "three months"],
  [365, "a year"],
];

/** What a token lets a program do, in words. */
export function mayDo(scopes: string[]): string {
  const does = [scopes.includes("play") && "plays", scopes.includes("talk") && "talks"].filter(Boolean);
  return does.length ? `${does.join(" and ")} in your name` : "only looks on";
}

const date = (seconds: number) => new Date(seconds * 1000).toLocaleDateString();

function Mine({ tokens, busy, onEnd }: { tokens: TokenInfo[]; busy: boolean; onEnd: (id?: string) => void }) {
  if (!tokens.length) return <p class="muted">No program plays in your name now.</p>;
  return (
    <>
      <ul class="programs">
        {tokens.map((it) => (
          <li key={it.id}>
            <span>
              <strong>{it.name || "A program"}</strong>{" "}
              <span class="muted small">
                {mayDo(it.scopes)}, until {date(it.expires)}
              </span>
            </span>
            <button type="button" disabled={busy} aria-label={`End the token: ${it.name || "a program"}`} onClick={() => onEnd(it.id)}>
              End
            </button>
          </li>
        ))}
      </ul>
      {tokens.length > 1 && (
        <button type="button" class="danger" disabled={busy} onClick={() => onEnd()}>
          End all tokens
        </button>
      )}
    </>
  );
}

function Shown({ token }: { token: string }) {
  const [copied, setCopied] = useState(false);
  return (
    <div class="invite">
      <p>The token. It is shown this once; give it to your program and to nobody else.</p>
      <p class="link-row">
        <input readOnly value={token} aria-label="Token" onFocus={(event) => event.currentTarget.select()} />
        <button type="button" onClick={async () => setCopied(await copy(token))}>
          {copied ? "Copied" : "Copy"}
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
  const look = useCallback(() => get<Tokens>("/api/token").then((found) => setTokens(found.tokens)), []);
  useEffect(() => {
    if (me.value) attempt(look);
  }, [attempt, look]);
  const more = () =>
    attempt(async () => {
      await be();
      setToken((await post<Token>("/api/token", { scopes: grant.split(" "), days, name })).token);
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
    <Dialog title="Let a program play" onClose={onClose}>
      <p>
        A program plays through the same door as you: a token lets it take a seat in your name. It can never change your name, your password
        or your tokens, nor throw your papers away. When you change your password all tokens end. The{" "}
        <a href="/api/openapi.json">interface</a> is open to all.
      </p>
      {token && <Shown key={token} token={token} />}
      <Mine tokens={tokens} busy={busy} onEnd={end} />
      <Form does="Make a token" busy={busy} onDo={more}>
        <Field
          label="Name of the program"
          name="name"
          value={name}
          onInput={setName}
          most={30}
          hint="Only you see it. It may be left empty."
          trouble={trouble}
        />
        <Pick label="It may" value={grant} of={GRANTS} onPick={setGrant} />
        <Pick label="For" value={days} of={DAYS} onPick={setDays} />
        <Wrong trouble={trouble} fields={["name"]} />
      </Form>
    </Dialog>
  );
}
