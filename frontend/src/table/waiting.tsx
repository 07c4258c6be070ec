// Before the start: who sits, a link to send, and the button that starts.
import { AlteredRules } from "../home/house-rules.tsx";
import { useEffect, useRef, useState } from "preact/hooks";
import { me, passing, rename } from "../app/me.ts";
import { go, Link, place, useTitle } from "../app/route.tsx";
import { settings } from "../app/settings.ts";
import { SettingsMenu } from "../app/settings-menu.tsx";
import { AccountMenu } from "../account/menu.tsx";
import { BOT, useBots } from "../home/bots.ts";
import { Cover } from "../home/cover.tsx";
import { games, gameTitle, shortTitle } from "../home/games.ts";
import { shortOf } from "../opponents/characters.ts";
import { EVERYBODY, Scenery } from "../scenery/scenery.tsx";
import { teach, teaching } from "../tutorial/tutorial.ts";
import { optionWords, timeControlText, standInWords } from "../home/table-words.ts";
import { Bringing } from "../campaign-files/bring.tsx";
import { Glyph, Shield } from "../app/icon.tsx";
import type { TableInfo } from "../generated/rest.ts";
import { play } from "../board/sounds.ts";
import { InviteLink } from "./invite-link.tsx";
import { Meanwhile } from "./meanwhile.tsx";
import type { TableStore } from "./store.ts";
import { cap } from "../app/wording.ts";
import { msg } from "../app/words.ts";
import { Sought } from "./matchmaking.tsx";

const AT_ONCE = 250; // milliseconds in which a game that is played again has begun by itself

/** The field has the focus once it is there. */
const focused = (field: HTMLInputElement | null) => field?.focus();

/** The first view of an invited friend: the game, and the way to win it. */
function Goal({ game }: { game: string }) {
  const info = games.value.find(({ name }) => name === game);
  const goal = teaching.value?.card?.goal;
  useEffect(() => {
    teach(game);
  }, [game]);
  return (
    <div class="goal">
      <div class="cover">{info && <Cover game={info} />}</div>
      {goal && (
        <p>
          <b>{msg("how-you-win")}</b> {goal}
        </p>
      )}
    </div>
  );
}

/** Number of players, length, clock, options, and help for beginners. */
function Facts({ info }: { info: TableInfo }) {
  const length = games.value.find(({ name }) => name === info.game)?.length;
  const options = optionWords(info);
  return (
    <>
      <p class="invited-facts">
        <span>
          <Glyph name="people" size={16} /> {msg("count-players", { count: info.seats.length })}
        </span>
        {length && (
          <span>
            <Glyph name="clock" size={15} /> {length}
          </span>
        )}
        <span>{timeControlText(info.time_control, true)}</span>
        {options && <span>{options}</span>}
      </p>
      <p class="first-time">
        <Glyph name="bulb" size={24} /> <span>{msg("first-time")}</span>
      </p>
    </>
  );
}

export function WaitingRoom({ store, info }: { store: TableStore; info: TableInfo }) {
  const mine = info.seats.some((seat) => seat.mine);
  const free = info.seats.filter((seat) => seat.open && (!seat.invited || store.invitation || info.host));
  const full = info.seats.every((seat) => !seat.open);
  const [name, setName] = useState("");
  const bots = useBots(info.game);
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
  const invited = !mine && free.length > 0; // a friend who can join
  const again = place.value.query.has("again"); // a rematch: the others have read of it
  const sends = info.host && !!info.invitation && !again && info.seats.some((seat) => seat.open && seat.invited); // the host, who sends the link
  // the game starts with the last player: without campaign files the host has nothing left to do
  const awaited = useRef<number[]>([]);
  const came = useRef(false);
  useEffect(() => {
    came.current ||= info.seats.some((seat) => awaited.current.includes(seat.seat) && !seat.open && !seat.bot && !seat.mine);
    awaited.current = info.seats.filter((seat) => seat.open).map((seat) => seat.seat);
    if (!came.current || !full || !info.host || info.campaign_file || info.status !== "open") return;
    const soon = setTimeout(() => store.ask("start"), AT_ONCE); // again, if need be, with the next info
    return () => clearTimeout(soon);
  }, [store, info, full]);
  const ready = full && info.host && info.status === "open"; // I am waited for
  useTitle(ready && settings.value.flash ? msg("everybody-here-title", { game: gameTitle(info.game) }) : gameTitle(info.game));
  useEffect(() => {
    if (ready) play("turn");
  }, [ready]);
  if (info.status !== "open") return <main class="message muted">{msg("one-moment")}</main>;
  const wat = async () => {
    for (const seat of info.seats) if (seat.open) await store.give(seat.seat, BOT);
    await store.ask("start");
  };
  return (
    <main class="waiting">
      <Scenery
        width={1440}
        height={900}
        from={0}
        wall={128}
        people={[...EVERYBODY, ...EVERYBODY.slice(0, 2)]}
        size={168}
        sun={1180}
        dragon={null}
        castle={false}
        clouds={false}
      />
      <header class="topbar">
        <Link to="/" class="home-link" label={msg("to-the-tables")}>
          <Glyph name="back" size={18} /> <span>{msg("tables")}</span>
        </Link>
        <h1>{shortTitle(info.game)}</h1>
        <span class="grow" />
        <AccountMenu />
        <SettingsMenu />
      </header>
      <section class={`prompt asked${invited ? " invited-here" : ""}`}>
        {invited && <Goal game={info.game} />}
        {invited ? (
          <>
            <p class="invites muted">{host ? msg("invites", { host }) : msg("sit-and-play")}</p>
            <h2>{gameTitle(info.game)}</h2>
            {info.note && <blockquote class="invited-note">{info.note}</blockquote>}
            <Facts info={info} />
          </>
        ) : (
          <>
            <h2>{full ? msg("everybody-here") : sends ? msg("invite-friend") : msg("waiting-for-players")}</h2>
            <p class="rest">
              {cap([timeControlText(info.time_control, true), optionWords(info)].filter(Boolean).join("; "))} ·{" "}
              <Link to={`/rules/${info.game}`}>{msg("the-rules")}</Link>
            </p>
          </>
        )}
        <AlteredRules info={info} />
        {info.sought && info.host && !full && <Sought table={info} onTrouble={(error) => store.fail(error)} />}
        {info.time_control.kind !== "untimed" && <p class="rest muted">{msg("who-stands-in", { who: standInWords(info.stand_in) })}</p>}
        {mine && !full && info.invitation && <InviteLink info={info} />}
        <ul class="seats" hidden={invited && info.seats.length === 2}>
          {info.seats.map((seat) => (
            <li key={seat.seat}>
              <Shield seat={seat.seat} size={22} /> {info.seats.length > 2 && <strong>{seat.label}</strong>}
              <span>
                {seat.open ? (seat.invited ? msg("your-friend") : msg("free")) : seat.mine ? `${msg("you")} (${seat.name})` : seat.name}
              </span>
              {seat.invited && seat.open && <span class="muted small">{info.opened ? msg("link-opened") : msg("for-the-link")}</span>}
              {!seat.open && <span class="ready small">{msg("seat-ready")}</span>}
              {!mine && free.length > 1 && free.includes(seat) && (
                <button type="button" class="here" onClick={() => sit(seat.seat)}>
                  {msg("sit-here")}
                </button>
              )}
              {info.host && !seat.open && !seat.bot && !seat.mine && (
                <button type="button" class="here" onClick={() => store.ask("remove", { seat: seat.seat })}>
                  {msg("take-off-before")}
                </button>
              )}
              {info.host && (seat.open || seat.bot) && (
                <button type="button" class="here" onClick={() => store.give(seat.seat, seat.bot ? "" : bot)}>
                  {seat.bot ? (
                    msg("free-again")
                  ) : (
                    <>
                      <Glyph name="robot" size={15} /> {msg("give-to-bot")}
                    </>
                  )}
                </button>
              )}
            </li>
          ))}
        </ul>
        {info.host && !full && (
          <label class="which-bot">
            {msg("which-bot")}
            <select value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
              {bots.map((one) => (
                <option key={one.name} value={one.name}>
                  {one.title}
                </option>
              ))}
            </select>
            <span class="muted">{bots.find((one) => one.name === bot)?.help}</span>
          </label>
        )}
        <Bringing info={info} invitation={store.invitation} onChanged={() => store.refresh()} onTrouble={(error) => store.fail(error)} />
        {invited && (
          <form
            class="your-name"
            id="join"
            onSubmit={(event) => {
              event.preventDefault();
              sit();
            }}
          >
            <label for="my-name">{msg("your-name")}</label>
            <input
              id="my-name"
              ref={focused}
              value={name}
              maxLength={30}
              placeholder={me.value?.name ?? passing}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </form>
        )}
        {!mine && !free.length && <p>{msg("no-seat")}</p>}
        {store.trouble.value && <p class="warn">{store.trouble.value.sentence}</p>}
        {sends && !info.campaign_file && <Meanwhile info={info} onTrouble={(error) => store.fail(error)} />}
        <div class="buttons">
          {mine && (
            <button
              type="button"
              onClick={async () => {
                if ((await store.ask("leave")) !== null) go("/"); // otherwise the reason is shown
              }}
            >
              {info.host ? msg("close-table") : msg("stand-up")}
            </button>
          )}
          {invited && (
            <button type="submit" form="join" class="primary">
              {host ? msg("join-game-of", { host }) : msg("sit-down")}
            </button>
          )}
          {info.host && !full && !info.campaign_file && (
            <button type="button" onClick={() => wat().catch((error) => store.fail(error))}>
              {msg("play-instead", { name: shortOf("wat") })}
            </button>
          )}
          {info.host && (full || !!info.campaign_file) && (
            <button type="button" class="primary" disabled={!full} onClick={() => store.ask("start")}>
              {msg("start")}
            </button>
          )}
        </div>
        {mine && full && !info.host && <p class="muted">{msg("host-starts")}</p>}
        {invited && (
          <p class="muted small invited-foot">
            {msg("no-account-needed")} · <Link to={`/rules/${info.game}`}>{msg("read-rules")}</Link>
          </p>
        )}
        {info.host && !full && !info.campaign_file && (
          <p class="muted">
            {again ? msg("rematch-sent") : free.length === 1 && sends ? msg("starts-with-friend") : msg("begins-when-full")}
          </p>
        )}
      </section>
    </main>
  );
}
