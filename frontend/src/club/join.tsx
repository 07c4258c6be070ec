// Becoming a member: a name, a sign-in name and a password; by an invitation link at once, else as the club has it.
import { useEffect, useState } from "preact/hooks";
import { Ask } from "../app/ask.tsx";
import { club, loadClub } from "../app/club.ts";
import { Field, useTry, Wrong } from "../app/form.tsx";
import { joinClub, me } from "../app/me.ts";
import { go, useTitle } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import { get } from "../wire/rest.ts";
import { clubName } from "./page.tsx";

export function Joining({ invitation, onClose }: { invitation: string; onClose: () => void }) {
  const [name, setName] = useState(me.value?.name ?? "");
  const [login, setLogin] = useState("");
  const [password, setPassword] = useState("");
  const { busy, trouble, attempt } = useTry();
  const join = async () => (await attempt(() => joinClub({ name, login, password, invitation }))) && onClose();
  const applies = !invitation && club.value?.join === "approval";
  return (
    <Ask
      title={msg(applies ? "door-apply" : "door-join")}
      does={msg(applies ? "door-apply" : "door-join")}
      busy={busy}
      onClose={onClose}
      onDo={join}
    >
      {applies && <p class="muted">{msg("door-apply-why")}</p>}
      {!me.value && (
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
      )}
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
      <Field
        label={msg("password")}
        name="password"
        type="password"
        value={password}
        onInput={setPassword}
        most={200}
        complete="new-password"
        hint={msg("password-hint")}
        trouble={trouble}
      />
      <Wrong trouble={trouble} fields={["name", "login", "password"]} />
    </Ask>
  );
}

/** The page of an invitation link. */
export function JoinPage({ invitation }: { invitation: string }) {
  const [wrong, setWrong] = useState("");
  useTitle(clubName());
  useEffect(() => {
    get(`/api/club/invitations/${encodeURIComponent(invitation)}`).then(
      () => undefined,
      (error: Error) => setWrong(error.message),
    );
  }, [invitation]);
  const done = () => loadClub().then(() => go("/"));
  const member = !!me.value?.login;
  return (
    <main class="message">
      <h1>{msg("join-invited", { club: clubName() })}</h1>
      {club.value?.about && <p class="lines">{club.value.about}</p>}
      {wrong || member ? (
        <p class="trouble" role="alert">
          {member ? msg("join-member") : wrong}
        </p>
      ) : (
        <Joining invitation={invitation} onClose={done} />
      )}
      {(wrong || member) && (
        <button type="button" class="primary" onClick={() => go("/")}>
          {msg("page-play")}
        </button>
      )}
    </main>
  );
}
