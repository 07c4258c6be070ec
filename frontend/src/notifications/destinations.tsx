// Destinations of notifications: my addresses, their state, and the form to add one.
import { useState } from "preact/hooks";
import { Ask } from "../app/ask.tsx";
import { copy } from "../app/copying.ts";
import { Field, useTry, Wrong } from "../app/form.tsx";
import { locale, msg } from "../app/words.ts";
import type { NotificationSettings, DestinationInfo } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { post, remove } from "../wire/rest.ts";
import { canPush, subscribe } from "./push.ts";

const date = (seconds: number) => new Date(seconds * 1000).toLocaleString(locale, { dateStyle: "medium", timeStyle: "short" });

interface DestinationsProps {
  found: NotificationSettings;
  look: () => Promise<void>;
}

export function Destinations({ found, look }: DestinationsProps) {
  const [asked, setAsked] = useState<"" | "mail" | "hook">("");
  const { busy, trouble, attempt } = useTry();
  const device = () =>
    attempt(async () => {
      const subscription = await subscribe(found.push_key);
      await post("/api/notifications/destinations", { kind: "push", ...subscription, name: thisBrowser() });
      await look();
    });
  return (
    <section>
      <h2>{msg("destinations")}</h2>
      {!found.destinations.length && <p class="muted">{msg("destinations-none")}</p>}
      <ul class="destinations">
        {found.destinations.map((destination) => (
          <OneDestination key={destination.id} destination={destination} look={look} />
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
  const agent = navigator.userAgent;
  const browser = /Firefox|Edg|OPR|Chrome|Safari/.exec(agent)?.[0] ?? "";
  const machine = /Android|iPhone|iPad|Windows|Mac|Linux/.exec(agent)?.[0] ?? "";
  return [machine, browser === "Edg" ? "Edge" : browser === "OPR" ? "Opera" : browser].filter(Boolean).join(", ");
}

function OneDestination({ destination, look }: { destination: DestinationInfo; look: () => Promise<void> }) {
  const { busy, trouble, attempt } = useTry();
  const [result, setResult] = useState("");
  const test = () =>
    attempt(async () => {
      const { why } = await post(`/api/notifications/destinations/${destination.id}/test`);
      setResult(why ? msg("test-failed", { why }) : destination.state === "new" ? msg("link-sent") : msg("test-sent"));
      await look();
    });
  return (
    <li>
      <Glyph name={destination.kind === "mail" ? "scroll" : destination.kind === "push" ? "horn" : "chain"} size={18} />
      <span class="destination-name">
        <strong>{destination.name}</strong>
        <span class="muted small">
          {destination.kind === "mail" && destination.address !== destination.name && `${destination.address} · `}
          {destination.used ? msg("destination-used", { when: date(destination.used) }) : msg("destination-unused")}
          {destination.why && ` · ${destination.why}`}
        </span>
        {result && <span role="status">{result}</span>}
        <Wrong trouble={trouble} fields={[]} />
      </span>
      <span class={`destination-state ${destination.state}`}>
        {msg("destination-state", { state: destination.state, failures: destination.failures })}
      </span>
      <button type="button" disabled={busy} onClick={test}>
        {destination.state === "new" ? msg("send-the-link") : msg("send-test")}
      </button>
      <button
        type="button"
        class="quiet"
        disabled={busy}
        aria-label={msg("remove-destination", { name: destination.name })}
        onClick={() => attempt(() => remove(`/api/notifications/destinations/${destination.id}`).then(look))}
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
      const made = await post("/api/notifications/destinations", { kind, address, name });
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
