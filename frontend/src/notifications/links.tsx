// Targets of links in emails: confirm an address, stop notifications, set a new password. Each needs a click, because email programs open links automatically.
import { useState } from "preact/hooks";
import { Field, useTry, Wrong } from "../app/form.tsx";
import { Header } from "../app/header.tsx";
import { Link, useTitle } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import { post } from "../wire/rest.ts";

interface PressProps {
  title: string;
  text: string;
  does: string;
  done: string;
  act: () => Promise<unknown>;
}

function Press({ title, text, does, done, act }: PressProps) {
  useTitle(title);
  const [over, setOver] = useState(false);
  const { busy, trouble, attempt } = useTry();
  return (
    <>
      <Header />
      <main class="reading">
        <h1>{title}</h1>
        {over ? (
          <p role="status">
            {done} <Link to="/settings/notifications">{msg("notifications")}</Link>
          </p>
        ) : (
          <>
            <p>{text}</p>
            <Wrong trouble={trouble} fields={[]} />
            <p class="buttons">
              <button type="button" class="primary" disabled={busy} onClick={async () => setOver(await attempt(act))}>
                {does}
              </button>
            </p>
          </>
        )}
      </main>
    </>
  );
}

export function ConfirmPage({ token }: { token: string }) {
  return (
    <Press
      title={msg("confirm-title")}
      text={msg("confirm-text")}
      does={msg("confirm-does")}
      done={msg("confirm-done")}
      act={() => post("/api/notifications/confirm", { token })}
    />
  );
}

export function UnsubscribePage({ token }: { token: string }) {
  return (
    <Press
      title={msg("unsubscribe-title")}
      text={msg("unsubscribe-text")}
      does={msg("unsubscribe-does")}
      done={msg("unsubscribe-done")}
      act={() => post(`/api/notifications/unsubscribe/${token}`)}
    />
  );
}

/** Request a link for a lost password, or set a new one with the link. */
export function RecoverPage({ token }: { token: string }) {
  useTitle(msg("recover-title"));
  const [text, setText] = useState("");
  const [sent, setSent] = useState(false);
  const { busy, trouble, attempt } = useTry();
  const act = async () => {
    if (token) {
      const done = await attempt(() => post("/api/recover/password", { token, password: text }));
      if (done) location.assign("/"); // the page starts again as another user
    } else setSent(await attempt(() => post("/api/recover", { address: text })));
  };
  return (
    <>
      <Header />
      <main class="reading">
        <h1>{msg("recover-title")}</h1>
        {sent ? (
          <p role="status">{msg("recover-sent")}</p>
        ) : (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              act();
            }}
          >
            <Field
              label={token ? msg("new-password") : msg("mail-address")}
              name={token ? "password" : "address"}
              type={token ? "password" : "text"}
              complete={token ? "new-password" : "email"}
              value={text}
              onInput={setText}
              hint={token ? msg("recover-hint") : msg("recover-why")}
              trouble={trouble}
            />
            <Wrong trouble={trouble} fields={["password", "address"]} />
            <p class="buttons">
              <button type="submit" class="primary" disabled={busy}>
                {token ? msg("take-password") : msg("send-the-link")}
              </button>
            </p>
          </form>
        )}
      </main>
    </>
  );
}
