// Destinations of notifications: my addresses, their state, and the form to add one.
import { useState } from "preact/hooks";
import { Ask } from "../app/ask.tsx";
import { copy } from "../app/copying.ts";
import { Field, useTry, Wrong } from "../app/form.tsx";
import { locale, msg } from "../app/words.ts";
import type { NoticesInfo, WayInfo } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { post, remove } from "../wire/rest.ts";
import { canPush, subscribe } from "./push.ts";

const date = (seconds: number) => new Date(seconds * 1000).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });

interface WaysProps {
  found: NoticesInfo;
  look: () => Promise<void>;
}

export function Ways({ found, look }: WaysProps) {
  const [asked, setAsked] = useState<"" | "mail" | "hook">("");
  const { busy, trouble, attempt } = useTry();
  const device = () =>
    attempt(async () => {
      const subscription = await subscribe(found.push_key);
      await post("/api/notices/ways", { kind: "push", ...subscription, name: thisBrowser() });
      await look();
    });
  return (
    <section>
      <h2>{msg("ways")}</h2>
      {!found.ways.length && <p class="muted">{msg("ways-none")}</p>}
      <ul class="ways">
        {found.ways.map((way) => (
          <OneWay key={way.id} way={way} look={look} />
        ))}
      </ul>
      <p class="buttons">
        {found.mail && (
          <button type="button" onClick={() => setAsked("mail")}>
            {msg("add-mail")}
          </button>
        )}
        {canPush() && (
          <button type="button" disabled={busy} onClick={device}>
            {msg("add-device")}
          </button>
        )}
        <button type="button" onClick={() => setAsked("hook")}>
          {msg("add-hook")}
        </button>
      </p>
      {!found.mail && <p class="muted small">{msg("mail-none-here")}</p>}
      <Wrong trouble={trouble} fields={[]} />
      {asked && <Adding kind={asked} look={look} onClose={() => setAsked("")} />}
    </section>
  );
}

/** The name of this browser in the list, from its user agent. */
function thisBrowser(): string {
  const said = navigator.userAgent;
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(said)?.[0] ?? "";
  const machine = /Android|iPhone|iPad|Windows|Mac|Linux/.exec(said)?.[0] ?? "";
  return [machine, browser === "Edg" ? "Edge" : browser === "OPR" ? "Opera" : browser].filter(Boolean).join(", ");
}

function OneWay({ way, look }: { way: WayInfo; look: () => Promise<void> }) {
  const { busy, trouble, attempt } = useTry();
  const [told, setTold] = useState("");
  const test = () =>
    attempt(async () => {
      const { why } = await post(`/api/notices/ways/${way.id}/test`);
      setTold(why ? msg("test-failed", { why }) : way.state === "new" ? msg("link-sent") : msg("test-sent"));
      await look();
    });
  return (
    <li>
      <Glyph name={way.kind === "mail" ? "scroll" : way.kind === "push" ? "horn" : "chain"} size={18} />
      <span class="way-name">
        <strong>{way.name}</strong>
        <span class="muted small">
          {way.kind === "mail" && way.address !== way.name && `${way.address} · `}
          {way.used ? msg("way-used", { when: date(way.used) }) : msg("way-unused")}
          {way.why && ` · ${way.why}`}
        </span>
        {told && <span role="status">{told}</span>}
        <Wrong trouble={trouble} fields={[]} />
      </span>
      <span class={`way-state ${way.state}`}>{msg("way-state", { state: way.state, failures: way.failures })}</span>
      <button type="button" disabled={busy} onClick={test}>
        {way.state === "new" ? msg("send-the-link") : msg("send-test")}
      </button>
      <button
        type="button"
        class="quiet"
        disabled={busy}
        aria-label={msg("remove-way", { name: way.name })}
        onClick={() => attempt(() => remove(`/api/notices/ways/${way.id}`).then(look))}
      >
        <Glyph name="cross" size={14} />
      </button>
    </li>
  );
}

function Adding({ kind, look, onClose }: { kind: "mail" | "hook"; look: () => Promise<void>; onClose: () => void }) {
  const [address, setAddress] = useState("");
  const [name, setName] = useState("");
  const [secret, setSecret] = useState("");
  const { busy, trouble, attempt } = useTry();
  const add = async () => {
    const done = await attempt(async () => {
      const made = await post("/api/notices/ways", { kind, address, name });
      setSecret(made.secret);
      await look();
    });
    if (done && kind === "mail") onClose();
  };
  if (secret)
    return (
      <Ask title={msg("add-hook")} does={msg("copy")} busy={false} onClose={onClose} onDo={() => copy(secret).then(onClose)}>
        <p>{msg("hook-secret")}</p>
        <p>
          <input readOnly value={secret} aria-label={msg("secret")} onFocus={(event) => event.currentTarget.select()} />
        </p>
      </Ask>
    );
  return (
    <Ask title={kind === "mail" ? msg("add-mail") : msg("add-hook")} does={msg("add")} busy={busy} onClose={onClose} onDo={add}>
      <Field
        label={kind === "mail" ? msg("mail-address") : msg("hook-address")}
        name="address"
        value={address}
        onInput={setAddress}
        most={500}
        complete={kind === "mail" ? "email" : "url"}
        hint={kind === "mail" ? msg("mail-hint") : msg("hook-hint")}
        trouble={trouble}
      />
      {kind === "hook" && <Field label={msg("name")} name="name" value={name} onInput={setName} most={60} trouble={trouble} />}
      <Wrong trouble={trouble} fields={["address", "name"]} />
    </Ask>
  );
}
