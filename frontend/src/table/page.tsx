// The table page: what is shown depends on how far the table is.
import { useSignalEffect } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import { lazy, Reload } from "../app/lazy.tsx";
import { me } from "../app/me.ts";
import { place } from "../app/route.tsx";
import { BoardPage } from "../board/page.tsx";
import { rulesGame } from "../rules/rules.ts";
import { attention } from "./attention.ts";
import { Curtain } from "./on-demand.ts";
import { TableStore } from "./store.ts";
import { msg } from "../app/words.ts";

const lobby = () => import("../areas/lobby.ts");
const Lost = lazy(async () => (await lobby()).Lost);
const WaitingRoom = lazy(async () => (await lobby()).WaitingRoom);
const SignIn = lazy(async () => (await import("../areas/people.ts")).SignIn);

/** Everything at one table. */
export function TablePage({ id }: { id: string }) {
  const [invitation] = useState(place.value.query.get("invitation") ?? ""); // with which one came
  const [later, setLater] = useState(false); // opened by a notification's link, without signing in
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
  if (store.outdated.value) return <Reload title={msg("server-updated")} label={msg("reload")} />;
  if (store.missing.value) {
    return <Lost error={store.missing.value} />;
  }
  if (info?.status === "archived") return <Lost words={info.started ? msg("ended-by-admin") : msg("closed-before")} />;
  if (!info) return <main class="message muted">{msg("one-moment")}</main>;
  const playback = store.now.value;
  if (store.curtain.value !== null) return <Curtain store={store} seat={store.curtain.value} />;
  if (info.status === "open" || !playback) return <WaitingRoom store={store} info={info} />;
  const board = store.board.value;
  return board && <BoardPage key={store.looking.value} table={store} playback={playback} board={board} />;
}
