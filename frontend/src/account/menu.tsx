// Who I am, in the header: the name, and what one may do about it.
import { useState } from "preact/hooks";
import { leave, me, passing } from "../app/me.ts";
import { Menu } from "../app/menu.tsx";
import { go } from "../app/route.tsx";
import { ArmsShield } from "../people/mark.tsx";
import { Glyph } from "../scene/icon.tsx";
import { Entering, Keeping, Leaving, Naming } from "./forms.tsx";
import { Programs } from "./programs.tsx";
import { say } from "../app/words.ts";

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
        label={say("account-of", { name })}
        class="me-name"
        button={
          <>
            <ArmsShield arms={who?.arms ?? null} guest={!who?.login} size={22} /> <span>{name}</span> <Glyph name="down" size={11} />
          </>
        }
      >
        {(shut) => (
          <>
            <p class="menu-head">
              <strong>{name}</strong>
              <span class="muted small">{who?.login ? say("signed-in-as", { login: who.login }) : say("a-guest")}</span>
            </p>
            {item("pencil", say("change-name"), shut, () => setAsked("name"))}
            {item("lock", who?.login ? say("change-sign-in") : say("keep-account"), shut, () => setAsked("keep"))}
            {!who?.login && item("enter", say("sign-in"), shut, () => setAsked("enter"))}
            {who?.login && item("person", say("my-page"), shut, () => go(`/people/${who.login}`))}
            {who && item("friends", say("my-data"), shut, () => go("/me"))}
            {who && item("horn", say("notices"), shut, () => go("/settings/notices"))}
            {who?.keeper && item("scales", say("keeper-page"), shut, () => go("/keeper"))}
            {item("scroll", say("my-papers"), shut, () => go("/papers"))}
            {item("robot", say("let-program-play"), shut, () => setAsked("programs"))}
            {who && item("leave", say("sign-out"), shut, () => (who.login ? leave().catch(() => setAsked("leave")) : setAsked("leave")))}
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
