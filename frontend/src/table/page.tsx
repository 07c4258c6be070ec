// The table page: what is shown depends on how far the table is.
import { useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Entering, Keeping } from "../account/forms.tsx";
import { Header } from "../app/header.tsx";
import { Lost } from "../app/lost.tsx";
import { me } from "../app/me.ts";
import { place } from "../app/route.tsx";
import { rulesGame } from "../rules/rules.ts";
import { attention } from "./attention.ts";
import { Curtain } from "./curtain.tsx";
import { Layout } from "./layout.tsx";
import { TableStore } from "./store.ts";
import { WaitingRoom } from "./waiting.tsx";
import { say } from "../app/words.ts";

/** Everything at one table. */
export function TablePage({ id }: { id: string }) {
  const [invitation] = useState(place.value.query.get("invitation") ?? ""); // with which one came
  const [later, setLater] = useState(false); // he came by a notice's link, and does not want to sign in
  const store = useMemo(() => new TableStore(id, invitation), [id, invitation]);
  useEffect(() => () => store.close(), [store]);
  useEffect(() => attention(store), [store]);
  const info = store.info.value;
  useSignalEffect(() => {
    rulesGame.value = store.info.value?.game ?? "";
  });
  const who = me.value;
  if (place.value.query.has("sign-in") && who !== undefined && !who?.login && !later) {
    return <SignIn onLater={() => setLater(true)} />;
  }
  if (store.missing.value) {
    return <Lost error={store.missing.value} />;
  }
  if (info?.status === "archived") return <Lost words={info.started ? say("ended-by-keeper") : say("closed-before")} />;
  if (!info) return <main class="message muted">{say("one-moment")}</main>;
  const eyes = store.now.value;
  if (store.curtain.value !== null) return <Curtain store={store} seat={store.curtain.value} />;
  if (info.status === "open" || !eyes) return <WaitingRoom store={store} info={info} />;
  return <Layout store={store} eyes={eyes} />;
}

/** Who comes by the link in a notice signs in, and is at his move. */
function SignIn({ onLater }: { onLater: () => void }) {
  const [keeping, setKeeping] = useState(false);
  return (
    <>
      <Header />
      <main class="message">
        <h1>{say("sign-in-to-move")}</h1>
      </main>
      {keeping ? <Keeping onClose={onLater} /> : <Entering onClose={onLater} onKeep={() => setKeeping(true)} />}
    </>
  );
}
