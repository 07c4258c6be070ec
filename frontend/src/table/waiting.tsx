// Before the start: who sits, a link to send, and the button that starts.
import { AlteredRules } from "../home/altered.tsx";
import { useEffect, useRef, useState } from "preact/hooks";
import { copy } from "../app/copying.ts";
import { me, passing, rename } from "../app/me.ts";
import { go, Link, useTitle } from "../app/route.tsx";
import { settings } from "../app/settings.ts";
import { SettingsMenu } from "../app/settings-menu.tsx";
import { AccountMenu } from "../account/menu.tsx";
import { BOT, useBots } from "../home/bots.ts";
import { gameTitle } from "../home/games.ts";
import { optionWords, paceWords, standInWords } from "../home/table-words.ts";
import { Bringing } from "../papers/bring.tsx";
import { Glyph, Shield } from "../scene/icon.tsx";
import type { TableInfo } from "../made/rest.ts";
import { call } from "./attention.ts";
import { InviteByName } from "./invite.tsx";
import type { TableStore } from "./store.ts";
import { cap } from "./wording.ts";
import { say } from "../app/words.ts";
import { Sought } from "./sought.tsx";

const AT_ONCE = 250; // milliseconds in which a game that is played again has begun by itself

export function WaitingRoom({ store, info }: { store: TableStore; info: TableInfo }) {
  const [copied, setCopied] = useState(false);
  const mine = info.seats.some((seat) => seat.mine);
  const free = info.seats.filter((seat) => seat.open && (!seat.invited || store.invitation || info.host));
  const full = info.seats.every((seat) => !seat.open);
  const link = info.invitation ? `${location.origin}/table/${info.id}?invitation=${info.invitation}` : "";
  const [name, setName] = useState("");
  const bots = useBots();
  const [bot, setBot] = useState(BOT); // who gets a seat that is given to a bot
  const sit = async (seat?: number) => {
    try {
      if (name.trim()) await rename(name.trim());
      await store.ask("join", { invitation: store.invitation, seat });
    } catch (error) {
      store.fail(error);
    }
  };
  const host = info.seats.find((seat) => !seat.open && !seat.bot)?.name;
  // when the last who was waited for sits down it begins: the host has nothing left to say, where nothing is brought along
  const awaited = useRef<number[]>([]);
  const came = useRef(false);
  useEffect(() => {
    came.current ||= info.seats.some((seat) => awaited.current.includes(seat.seat) && !seat.open && !seat.bot && !seat.mine);
    awaited.current = info.seats.filter((seat) => seat.open).map((seat) => seat.seat);
    if (!came.current || !full || !info.host || info.paper || info.status !== "open") return;
    const soon = setTimeout(() => store.ask("start"), AT_ONCE); // again, if need be, with the next info
    return () => clearTimeout(soon);
  }, [store, info, full]);
  const ready = full && info.host && info.status === "open"; // I am waited for
  useTitle(ready && settings.value.flash ? say("everybody-here-title", { game: gameTitle(info.game) }) : gameTitle(info.game));
  useEffect(() => {
    if (ready) call();
  }, [ready]);
  if (info.status !== "open") return <main class="message muted">{say("one-moment")}</main>;
  return (
    <main class="waiting">
      <header class="topbar">
        <Link to="/" class="home-link" label={say("to-the-tables")}>
          <Glyph name="back" size={18} /> <span>{say("tables")}</span>
        </Link>
        <h1>{gameTitle(info.game)}</h1>
        <span class="grow" />
        <AccountMenu />
        <SettingsMenu />
      </header>
      <section class="prompt asked">
        <h2>{full ? say("everybody-here") : mine ? say("waiting-for-players") : host ? say("invites", { host }) : say("sit-and-play")}</h2>
        <p class="rest">
          {cap([paceWords(info.pace, true), optionWords(info)].filter(Boolean).join("; "))} ·{" "}
          <Link to={`/rules/${info.game}`}>{say("the-rules")}</Link>
        </p>
        <AlteredRules info={info} />
        {info.sought && info.host && !full && <Sought table={info} onTrouble={(error) => store.fail(error)} />}
        {info.pace.kind !== "untimed" && <p class="rest muted">{say("who-stands-in", { who: standInWords(info.stand_in) })}</p>}
        <ul class="seats">
          {info.seats.map((seat) => (
            <li key={seat.seat}>
              <Shield seat={seat.seat} size={22} /> <strong>{seat.label}</strong>
              <span class="muted">
                {seat.open ? (seat.invited ? say("for-the-link") : say("free")) : seat.mine ? `${say("you")} (${seat.name})` : seat.name}
              </span>
              {!mine && free.length > 1 && free.includes(seat) && (
                <button type="button" class="here" onClick={() => sit(seat.seat)}>
                  {say("sit-here")}
                </button>
              )}
              {info.host && !seat.open && !seat.bot && !seat.mine && (
                <button type="button" class="here" onClick={() => store.ask("remove", { seat: seat.seat })}>
                  {say("take-off-before")}
                </button>
              )}
              {info.host && (seat.open || seat.bot) && (
                <button type="button" class="here" onClick={() => store.give(seat.seat, seat.bot ? "" : bot)}>
                  {seat.bot ? (
                    say("free-again")
                  ) : (
                    <>
                      <Glyph name="robot" size={15} /> {say("give-to-bot")}
                    </>
                  )}
                </button>
              )}
            </li>
          ))}
        </ul>
        {info.host && !full && (
          <label class="which-bot">
            {say("which-bot")}
            <select value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
              {bots.map((one) => (
                <option key={one.name} value={one.name}>
                  {one.name}
                </option>
              ))}
            </select>
            <span class="muted">{bots.find((one) => one.name === bot)?.help}</span>
          </label>
        )}
        <Bringing info={info} invitation={store.invitation} onChanged={() => store.refresh()} onTrouble={(error) => store.fail(error)} />
        {mine && !full && link && (
          <div class="invite">
            <p>{say("send-link")}</p>
            <p class="link-row">
              <input readOnly value={link} aria-label={say("link-to-table")} onFocus={(event) => event.currentTarget.select()} />
              <button type="button" onClick={async () => setCopied(await copy(link))}>
                <Glyph name="link" size={15} /> {copied ? say("copied") : say("copy")}
              </button>
            </p>
            {me.value?.login && <InviteByName table={info.id} />}
          </div>
        )}
        {!mine && free.length > 0 && (
          <label class="your-name">
            {say("your-name")}
            <input
              value={name}
              maxLength={30}
              placeholder={me.value?.name ?? passing}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
        )}
        {!mine && !free.length && <p>{say("no-seat")}</p>}
        {store.trouble.value && <p class="warn">{store.trouble.value.sentence}</p>}
        <div class="buttons">
          {mine && (
            <button
              type="button"
              onClick={async () => {
                if ((await store.ask("leave")) !== null) go("/"); // else it is told why not
              }}
            >
              {info.host ? say("close-table") : say("stand-up")}
            </button>
          )}
          {!mine && free.length > 0 && (
            <button type="button" class="primary" onClick={() => sit()}>
              {say("sit-down")}
            </button>
          )}
          {info.host && (
            <button type="button" class="primary" disabled={!full} onClick={() => store.ask("start")}>
              {say("start")}
            </button>
          )}
        </div>
        {mine && full && !info.host && <p class="muted">{say("host-starts")}</p>}
        {info.host && !full && !info.paper && <p class="muted">{say("begins-when-full")}</p>}
      </section>
    </main>
  );
}
