// Before the start: invite a person by sign-in name.
import { useState } from "preact/hooks";
import { Field, useTry, Wrong } from "../app/form.tsx";
import { msg } from "../app/words.ts";
import { post } from "../wire/rest.ts";

export function InviteByName({ table }: { table: string }) {
  const [login, setLogin] = useState("");
  const [asked, setAsked] = useState<string[]>([]);
  const { busy, trouble, attempt } = useTry();
  const send = async () => {
    if (busy || !login.trim()) return;
    if (await attempt(() => post(`/api/tables/${table}/invite`, { login: login.trim() }))) {
      setAsked([...asked.filter((one) => one !== login.trim()), login.trim()]);
      setLogin("");
    }
  };
  return (
    <form
      class="invite-name"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field
        label={msg("invite-by-name")}
        name="login"
        value={login}
        onInput={setLogin}
        most={40}
        placeholder={msg("sign-in-name")}
        hint={asked.length ? msg("invited-names", { names: msg("list", { all: asked }) }) : msg("invite-by-name-hint")}
        trouble={trouble}
      />
      <button type="submit" disabled={busy || !login.trim()}>
        {msg("invite")}
      </button>
      <Wrong trouble={trouble} fields={["login"]} />
    </form>
  );
}
