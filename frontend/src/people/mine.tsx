// My data: visibility of my page, friends and blocks, sessions, download and deletion.
import { useCallback, useEffect, useState } from "preact/hooks";
import { MyPasskeys } from "../account/passkeys.tsx";
import { Ask } from "../app/ask.tsx";
import { Field, Pick, useTry, Wrong } from "../app/form.tsx";
import { Header } from "../app/header.tsx";
import { gone, me } from "../app/me.ts";
import { SettingsNav } from "../app/settings-nav.tsx";
import { go, Link, useTitle } from "../app/route.tsx";
import { locale, msg } from "../app/words.ts";
import type { Acquaintance, Acquaintances, BrowserInfo, ModerationActionInfo, PageParts } from "../generated/rest.ts";
import { Actions } from "../admin/actions.tsx";
import { get, put, remove } from "../wire/rest.ts";
import { MyArms } from "./arms.tsx";
import { ArmsShield } from "./mark.tsx";

const date = (seconds: number) => new Date(seconds * 1000).toLocaleDateString(locale);
const SHOWN = ["all", "members", "friends", "nobody"] as const;
const PARTS = ["ratings", "results", "reliability", "recent", "fiefdoms", "lessons"] as const;
const PART_SHOWN = ["all", "friends", "nobody"] as const;

export function MyPage() {
  useTitle(msg("my-data"));
  const who = me.value;
  return (
    <>
      <Header />
      <div class="settings-page">
        <SettingsNav />
        <main class="reading mine-page">
          <h1>{msg("my-data")}</h1>
          {!who && <p>{msg("nothing-kept")}</p>}
          {who && <MyArms />}
          {who?.login && <Privacy login={who.login} />}
          {who && <Others />}
          {who?.login && <MyPasskeys />}
          {who && <Browsers />}
          {who && <Kept />}
          {who && <Data />}
        </main>
      </div>
    </>
  );
}

function Privacy({ login }: { login: string }) {
  const [shown, setShown] = useState<(typeof SHOWN)[number] | null>(null);
  const [parts, setParts] = useState<PageParts | null>(null);
  const { trouble, attempt } = useTry();
  useEffect(() => {
    attempt(async () => {
      const found = await get(`/api/people/${login}`);
      setShown(found.shown);
      setParts(found.parts);
    });
  }, [attempt, login]);
  const choose = (wanted: (typeof SHOWN)[number]) =>
    attempt(async () => {
      await put("/api/me/profile", { shown: wanted });
      setShown(wanted);
    });
  const tell = (part: keyof PageParts, to: PageParts["ratings"]) =>
    attempt(async () => {
      await put("/api/me/profile", { parts: { [part]: to } });
      setParts((before) => before && { ...before, [part]: to });
    });
  return (
    <section>
      <h2>{msg("my-page")}</h2>
      <p>
        <Link to={`/people/${login}`}>{msg("see-my-page")}</Link>
      </p>
      {shown && (
        <Pick label={msg("who-sees")} value={shown} of={SHOWN.map((one) => [one, msg("shown-kind", { shown: one })])} onPick={choose} />
      )}
      {parts && shown !== "nobody" && (
        <fieldset class="page-parts">
          <legend>{msg("part-tells")}</legend>
          {PARTS.map((part) => (
            <Pick
              key={part}
              label={msg("page-part", { part })}
              value={parts[part]}
              of={PART_SHOWN.map((one) => [one, msg("shown-kind", { shown: one })])}
              onPick={(to) => tell(part, to)}
            />
          ))}
        </fieldset>
      )}
      <p class="muted small">{msg("never-listed")}</p>
      <Wrong trouble={trouble} fields={[]} />
    </section>
  );
}

function Others() {
  const [found, setFound] = useState<Acquaintances>({ friends: [], blocked: [] });
  const { trouble, attempt } = useTry();
  const look = useCallback(() => get("/api/relations").then(setFound), []);
  useEffect(() => {
    attempt(look);
  }, [attempt, look]);
  const list = (some: Acquaintance[], words: string) => (
    <ul class="programs">
      {some.map((one) => (
        <li key={one.id}>
          <span>
            <ArmsShield arms={one.arms} guest={!one.login} name={one.name} />{" "}
            {one.login ? <Link to={`/people/${one.login}`}>{one.name}</Link> : one.name}
          </span>
          <button
            type="button"
            aria-label={`${words}: ${one.name}`}
            onClick={() => attempt(() => put("/api/relations", { kind: "none", id: one.id }).then(look))}
          >
            {words}
          </button>
        </li>
      ))}
    </ul>
  );
  return (
    <section>
      <h2>{msg("friends")}</h2>
      {found.friends.length ? list(found.friends, msg("no-friend")) : <p class="muted">{msg("no-friends-yet")}</p>}
      {found.blocked.length > 0 && <h2>{msg("blocked")}</h2>}
      {list(found.blocked, msg("unblock"))}
      <Wrong trouble={trouble} fields={[]} />
    </section>
  );
}

function Browsers() {
  const [found, setFound] = useState<BrowserInfo[]>([]);
  const { trouble, attempt } = useTry();
  const look = useCallback(() => get("/api/sessions").then(setFound), []);
  useEffect(() => {
    attempt(look);
  }, [attempt, look]);
  return (
    <section>
      <h2>{msg("where-signed-in")}</h2>
      <ul class="programs">
        {found.map((one) => (
          <li key={one.id}>
            <span>
              {one.name || msg("a-browser")} <span class="muted small">{msg("signed-since", { when: date(one.created) })}</span>
            </span>
            {one.here ? (
              <span class="tag">{msg("this-browser")}</span>
            ) : (
              <button type="button" onClick={() => attempt(() => remove(`/api/sessions/${one.id}`).then(look))}>
                {msg("sign-out")}
              </button>
            )}
          </li>
        ))}
      </ul>
      <Wrong trouble={trouble} fields={[]} />
    </section>
  );
}

/** Admin actions that concern me. */
function Kept() {
  const [found, setFound] = useState<ModerationActionInfo[]>([]);
  useEffect(() => {
    get("/api/me/moderation").then(setFound, () => undefined);
  }, []);
  if (!found.length) return null;
  return (
    <section>
      <h2>{msg("moderation-actions")}</h2>
      <Actions actions={found} />
    </section>
  );
}

function Data() {
  const [asked, setAsked] = useState(false);
  const [password, setPassword] = useState("");
  const { busy, trouble, attempt } = useTry();
  const erase = async () => {
    if (await attempt(() => gone(password))) go("/");
  };
  return (
    <section>
      <h2>{msg("take-or-delete")}</h2>
      <p>{msg("data-what")}</p>
      <div class="buttons">
        <a class="button" href="/api/me/data" download="baronage.json">
          {msg("take-home-all")}
        </a>
        <button type="button" class="danger" onClick={() => setAsked(true)}>
          {msg("delete-me")}
        </button>
      </div>
      {asked && (
        <Ask title={msg("delete-me")} does={msg("delete-sure")} busy={busy} onDo={erase} onClose={() => setAsked(false)}>
          <p>{msg("delete-means")}</p>
          {me.value?.login && (
            <Field
              label={msg("password")}
              name="password"
              type="password"
              value={password}
              onInput={setPassword}
              most={1000}
              trouble={trouble}
            />
          )}
          <Wrong trouble={trouble} fields={["password"]} />
        </Ask>
      )}
    </section>
  );
}
