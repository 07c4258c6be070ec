// The door of a club for members only: what it is, the way in, and the way to become a member.
import { useState } from "preact/hooks";
import { Entering } from "../account/forms.tsx";
import { club, loadClub } from "../app/club.ts";
import { identity, me } from "../app/me.ts";
import { Link, useTitle } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import { Scenery } from "../scenery/scenery.tsx";
import { Joining } from "./join.tsx";
import { clubName } from "./page.tsx";

export function Door() {
  const [asked, setAsked] = useState<"" | "enter" | "join">("");
  const one = club.value;
  useTitle(clubName());
  if (!one) return null;
  const close = () => {
    setAsked("");
    loadClub().then(() => identity.value++);
  };
  return (
    <main class="door">
      <div class="door-scene">
        <Scenery width={1120} height={230} />
      </div>
      <section>
        <h1>{clubName()}</h1>
        {one.about && <p class="lines">{one.about}</p>}
        {one.waits ? (
          <p class="waits" role="status">
            {msg("door-waits", { name: me.value?.name ?? "" })}
          </p>
        ) : (
          <>
            <p class="muted">{msg("door-members")}</p>
            <div class="buttons">
              <button type="button" class="primary" onClick={() => setAsked("enter")}>
                {msg("sign-in")}
              </button>
              {one.join !== "invitation" && (
                <button type="button" onClick={() => setAsked("join")}>
                  {msg(one.join === "approval" ? "door-apply" : "door-join")}
                </button>
              )}
            </div>
            {one.join === "invitation" && <p class="muted small">{msg("door-invitation")}</p>}
          </>
        )}
        <p class="muted small">
          <Link to="/about">{msg("page-about")}</Link> · <Link to="/recover">{msg("password-lost")}</Link>
        </p>
      </section>
      {asked === "enter" && <Entering onClose={close} onKeep={() => setAsked("join")} />}
      {asked === "join" && <Joining invitation="" onClose={close} />}
    </main>
  );
}
