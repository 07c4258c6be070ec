// What one does about oneself, each in a small dialog: a name, a way to come back, coming back, leaving.
import { useEffect, useState } from "preact/hooks";
import { Ask } from "../app/ask.tsx";
import { Field, useTry, Wrong } from "../app/form.tsx";
import { enter, keep, leave, me, passing, rename } from "../app/me.ts";
import { Glyph } from "../scene/icon.tsx";
import type { TableInfo } from "../made/rest.ts";
import { get } from "../wire/rest.ts";

interface Closes {
  onClose: () => void;
}

export function Naming({ onClose }: Closes) {
  const [name, setName] = useState(me.value?.name ?? passing);
  const { busy, trouble, attempt } = useTry();
  const take = async () => (await attempt(() => rename(name))) && onClose();
  return (
    <Ask title="My name" does="Take this name" busy={busy} onClose={onClose} onDo={take}>
      <Field
        label="Name"
        name="name"
        value={name}
        onInput={setName}
        most={30}
        complete="nickname"
        hint="So the others see you. At tables at which you sit already you keep the old name."
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
  return (
    <Ask
      title={had ? "How I sign in" : "Keep this account"}
      does={had ? "Change it" : "Keep the account"}
      busy={busy}
      onClose={onClose}
      onDo={save}
    >
      <p class="muted">
        {had
          ? "All other browsers are signed out, and the tokens of your programs end."
          : `With a sign-in name and a password you are ${me.value?.name ?? passing} on any device: your tables and papers come along.`}
      </p>
      <Field
        label="Sign-in name"
        name="login"
        value={login}
        onInput={setLogin}
        most={30}
        complete="username"
        hint="3 to 30 letters and figures. Nobody else sees it."
        trouble={trouble}
      />
      {had && (
        <Field
          label="Present password"
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
        label={had ? "New password" : "Password"}
        name="password"
        type="password"
        value={password}
        onInput={setPassword}
        most={200}
        complete="new-password"
        hint="At least 8 characters. No mail address is asked for, so nobody can send you a new one: keep it well."
        trouble={trouble}
      />
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
  return (
    <Ask title="Sign in" does="Sign in" busy={busy} onClose={onClose} onDo={come}>
      <Lost onKeep={onKeep} when="When you sign in" />
      <Field label="Sign-in name" name="login" value={login} onInput={setLogin} most={30} complete="username" trouble={trouble} />
      <Field
        label="Password"
        name="password"
        type="password"
        value={password}
        onInput={setPassword}
        most={200}
        complete="current-password"
        trouble={trouble}
      />
      <Wrong trouble={trouble} fields={["login", "password"]} />
      <p class="muted small">
        No account yet? You need none to play. A guest who wants to come back chooses “Keep this account” in the same menu.
      </p>
    </Ask>
  );
}

export function Leaving({ onClose, onKeep }: OrKeeps) {
  const { busy, trouble, attempt } = useTry();
  const go = async () => (await attempt(leave)) && onClose();
  const guest = !me.value?.login;
  return (
    <Ask title="Sign out" does="Sign out" busy={busy} onClose={onClose} onDo={go}>
      {guest && <p>You are a guest without a password: nobody can be {me.value?.name} again after this.</p>}
      <Lost onKeep={onKeep} when="When you sign out" />
      <Wrong trouble={trouble} fields={[]} />
    </Ask>
  );
}

/** What a guest without a password leaves behind. */
function Lost({ when, onKeep }: { when: string; onKeep: () => void }) {
  const [count, setCount] = useState(0);
  const guest = me.value && !me.value.login;
  useEffect(() => {
    if (!guest) return;
    get<TableInfo[]>("/api/tables/mine").then(
      (found) => setCount(found.filter(({ status }) => status === "open" || status === "running").length),
      () => undefined,
    );
  }, [guest]);
  if (!guest || !count) return null;
  return (
    <div class="trouble">
      <Glyph name="warning" />
      <p>
        {when}, {count === 1 ? "the table" : `the ${count} tables`} at which you play as {me.value?.name} {count === 1 ? "is" : "are"} left
        behind for good.{" "}
        <button type="button" class="bare" onClick={onKeep}>
          Keep this account
        </button>{" "}
        first, if you want to go on there.
      </p>
    </div>
  );
}
