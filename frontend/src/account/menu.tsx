// The account menu in the header: the name and its actions.
import { useState } from "preact/hooks";
import { leave, me, passing, unnamed } from "../app/me.ts";
import { Menu } from "../app/menu.tsx";
import { lazy } from "../app/lazy.tsx";
import { go } from "../app/route.tsx";
import { ArmsShield } from "../people/mark.tsx";
import { Glyph } from "../app/icon.tsx";
import { msg } from "../app/words.ts";

const people = () => import("../areas/people.ts");
const Entering = lazy(async () => (await people()).Entering);
const Keeping = lazy(async () => (await people()).Keeping);
const Leaving = lazy(async () => (await people()).Leaving);
const Naming = lazy(async () => (await people()).Naming);
const Programs = lazy(async () => (await people()).Programs);

type Asked = "" | "name" | "keep" | "enter" | "programs" | "leave";

export function AccountMenu() {
  const [asked, setAsked] = useState<Asked>("");
  const who = me.value;
  const name = who?.name ?? passing;
  const close = () => setAsked("");
  const item = (icon: string, words: string, shut: () => void, act: () => void) => (
    <button
      type="button"
      class="menu-item"
      onClick={() => {
        shut(); // first: the focus comes back to the button in the header
        act();
      }}
    >
      <Glyph name={icon} size={17} /> {words}
    </button>
  );
  return (
    <>
      <Menu
        label={msg("account-of", { name })}
        class="me-name"
        button={
          <>
            <ArmsShield arms={who?.arms ?? null} guest={!who?.login} name={name} size={22} />{" "}
            <span>{unnamed() ? msg("sign-in") : name}</span> <Glyph name="down" size={11} />
          </>
        }
      >
        {(shut) => (
          <>
            <p class="menu-head">
              <strong>{name}</strong>
              <span class="muted small">{who?.login ? msg("signed-in-as", { login: who.login }) : msg("a-guest")}</span>
            </p>
            {item("pencil", msg("change-name"), shut, () => setAsked("name"))}
            {item("lock", who?.login ? msg("change-sign-in") : msg("keep-account"), shut, () => setAsked("keep"))}
            {!who?.login && item("enter", msg("sign-in"), shut, () => setAsked("enter"))}
            {who?.login && item("person", msg("my-page"), shut, () => go(`/people/${who.login}`))}
            {who && item("friends", msg("my-data"), shut, () => go("/me"))}
            {who && item("horn", msg("notifications"), shut, () => go("/settings/notifications"))}
            {who?.admin && item("scales", msg("admin-page"), shut, () => go("/admin"))}
            {item("scroll", msg("my-campaign-files"), shut, () => go("/campaign-files"))}
            {item("robot", msg("let-program-play"), shut, () => setAsked("programs"))}
            {who && item("leave", msg("sign-out"), shut, () => (who.login ? leave().catch(() => setAsked("leave")) : setAsked("leave")))}
          </>
        )}
      </Menu>
      {asked === "name" && <Naming onClose={close} />}
      {asked === "keep" && <Keeping onClose={close} />}
      {asked === "enter" && <Entering onClose={close} onKeep={() => setAsked("keep")} />}
      {asked === "programs" && <Programs onClose={close} />}
      {asked === "leave" && <Leaving onClose={close} onKeep={() => setAsked("keep")} />}
    </>
  );
}
