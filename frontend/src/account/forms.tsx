// Small dialogs about the account: name, ways to sign in again, signing in, leaving.
import { useEffect, useState } from "preact/hooks";
import { Ask } from "../app/ask.tsx";
import { Field, useTry, Wrong } from "../app/form.tsx";
import { enter, enterByPasskey, keep, keepByPasskey, leave, me, passing, rename } from "../app/me.ts";
import { Link } from "../app/route.tsx";
import { Glyph } from "../app/icon.tsx";
import { get } from "../wire/rest.ts";
import { msg, tell } from "../app/words.ts";
import { canPasskey } from "./passkey.ts";

interface Closes {
  onClose: () => void;
}

export function Naming({ onClose }: Closes) {
  const [name, setName] = useState(me.value?.name ?? passing);
  const { busy, trouble, attempt } = useTry();
  const take = async () => (await attempt(() => rename(name))) && onClose();
  return (
    <Ask title={msg("my-name")} does={msg("take-name")} busy={busy} onClose={onClose} onDo={take}>
      <Field
        label={msg("name")}
        name="name"
        value={name}
        onInput={setName}
        most={30}
        complete="nickname"
        hint={msg("name-hint")}
        trouble={trouble}
      />
      <Wrong trouble={trouble} fields={["name"]} />
    </Ask>
  );
}

export function Keeping({ onClose }: Closes) {
  const had = me.value?.login ?? "";
  const [login, setLogin] = useState(had);
  const [password, setPassword] = useState("");
  const [present, setPresent] = useState("");
  const { busy, trouble, attempt } = useTry();
  const save = async () => (await attempt(() => keep(login, password, present))) && onClose();
  const byPasskey = async () => (await attempt(() => keepByPasskey(login))) && onClose();
  return (
    <Ask
      title={had ? msg("how-i-sign-in") : msg("keep-account")}
      does={had ? msg("change-it") : msg("keep-the-account")}
      busy={busy}
      onClose={onClose}
      onDo={save}
    >
      <p class="muted">{had ? msg("others-signed-out") : msg("keep-why", { name: me.value?.name ?? passing })}</p>
      <Field
        label={msg("sign-in-name")}
        name="login"
        value={login}
        onInput={setLogin}
        most={30}
        complete="username"
        hint={msg("sign-in-hint")}
        trouble={trouble}
      />
      {had && (
        <Field
          label={msg("present-password")}
          name="present"
          type="password"
          value={present}
          onInput={setPresent}
          most={200}
          complete="current-password"
          trouble={trouble}
        />
      )}
      <Field
        label={had ? msg("new-password") : msg("password")}
        name="password"
        type="password"
        value={password}
        onInput={setPassword}
        most={200}
        complete="new-password"
        hint={msg("password-hint")}
        trouble={trouble}
      />
      {!had && canPasskey() && (
        <p class="muted small">
          {msg("passkey-instead")}{" "}
          <button type="button" disabled={busy} onClick={byPasskey}>
            {msg("keep-by-passkey")}
          </button>
        </p>
      )}
      <Wrong trouble={trouble} fields={["login", "password", "present"]} />
    </Ask>
  );
}

interface OrKeeps extends Closes {
  onKeep: () => void;
}

export function Entering({ onClose, onKeep }: OrKeeps) {
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const { busy, trouble, attempt } = useTry();
  const come = async () => (await attempt(() => enter(login, password))) && onClose();
  const byPasskey = async () => (await attempt(enterByPasskey)) && onClose();
  return (
    <Ask title={msg("sign-in")} does={msg("sign-in")} busy={busy} onClose={onClose} onDo={come}>
      <Lost onKeep={onKeep} when="in" />
      <Field label={msg("sign-in-name")} name="login" value={login} onInput={setLogin} most={30} complete="username" trouble={trouble} />
      <Field
        label={msg("password")}
        name="password"
        type="password"
        value={password}
        onInput={setPassword}
        most={200}
        complete="current-password"
        trouble={trouble}
      />
      {canPasskey() && (
        <button type="button" disabled={busy} onClick={byPasskey}>
          {msg("enter-by-passkey")}
        </button>
      )}
      <Wrong trouble={trouble} fields={["login", "password"]} />
      <p class="muted small">
        {msg("no-account")} <Link to="/recover">{msg("password-lost")}</Link>
      </p>
    </Ask>
  );
}

export function Leaving({ onClose, onKeep }: OrKeeps) {
  const { busy, trouble, attempt } = useTry();
  const go = async () => (await attempt(leave)) && onClose();
  const guest = !me.value?.login;
  return (
    <Ask title={msg("sign-out")} does={msg("sign-out")} busy={busy} onClose={onClose} onDo={go}>
      {guest && <p>{msg("nobody-again", { name: me.value?.name ?? "" })}</p>}
      <Lost onKeep={onKeep} when="out" />
      <Wrong trouble={trouble} fields={[]} />
    </Ask>
  );
}

/** The data that a guest without a password leaves behind. */
function Lost({ when, onKeep }: { when: "in" | "out"; onKeep: () => void }) {
  const [count, setCount] = useState(0);
  const guest = me.value && !me.value.login;
  useEffect(() => {
    if (!guest) return;
    get("/api/tables/mine").then(
      (found) => setCount(found.filter(({ status }) => status === "open" || status === "running").length),
      () => undefined,
    );
  }, [guest]);
  if (!guest || !count) return null;
  const keep = (
    <button type="button" class="bare" onClick={onKeep}>
      {msg("keep-account")}
    </button>
  );
  return (
    <div class="trouble">
      <Glyph name="warning" />
      <p>{tell("left-behind", { when, count, name: me.value?.name ?? "", keep })}</p>
    </div>
  );
}
