// The head of a tournament: the scene, its name and state, and how it is played; its buttons.
import { useState } from "preact/hooks";
import { Ask } from "../app/ask.tsx";
import { copy } from "../app/copying.ts";
import { Field, useTry, Wrong } from "../app/form.tsx";
import { Glyph } from "../app/icon.tsx";
import { Sure } from "../app/confirm-button.tsx";
import { small } from "../app/screen.ts";
import { msg } from "../app/words.ts";
import type { WholeTournament } from "../generated/rest.ts";
import { colourOf } from "../people/mark.tsx";
import { type Person, Scenery } from "../scenery/scenery.tsx";
import { about, nameOf, when } from "./words.ts";

const LONG = 22; // letters of a name that is written smaller
const COLOURS = ["#b5482a", "#4a4741", "#2f5d8c", "#2f6b41", "#b9841b"];

/** A knight for each of the first players, in their colours. */
const knights = (one: WholeTournament): Person[] =>
  COLOURS.map((colour, i) => {
    const who = one.entrants[i];
    return ["knight", who && !who.bot ? colourOf(who.arms, who.name) : colour] as const;
  });

export type Act = (what: "join" | "leave" | "off", password?: string) => Promise<unknown>;

/** The winners in words. */
export function winners(one: WholeTournament): string {
  const first = one.entrants.filter(({ place }) => place === 1).map(nameOf);
  return first.length ? msg("tournament-winners", { count: first.length, names: msg("list", { all: first }) }) : "";
}

/** The tournament's state in two or three words. */
export function state(one: WholeTournament): string {
  const at = one.rounds.length;
  if (one.status !== "running" || one.form === "arena" || !at) return msg("tournament-status", { status: one.status });
  return msg("tournament-at-round", { number: at, total: one.total });
}

export function Head({ one }: { one: WholeTournament }) {
  const people = knights(one);
  const plain = { castle: false, clouds: false, dragon: null };
  return (
    <header class="tournament-scene">
      {small.value ? (
        <Scenery width={390} height={96} from={10} wall={26} people={people.slice(0, 4)} size={78} {...plain} />
      ) : (
        <Scenery width={1120} height={128} from={650} wall={30} people={people} size={104} {...plain} />
      )}
      <div class="tournament-title">
        <h1 class={one.name.length > LONG ? "long" : undefined}>
          {one.name} <span class={`tag${one.status === "running" ? " accent-tag" : ""}`}>{state(one)}</span>
          {one.locked && <span class="tag">{msg("tournament-private")}</span>}
        </h1>
        <p>
          {about(one)} {one.rated ? msg("tournament-rated-is") : ""}
        </p>
        <p>{one.status === "over" ? <strong>{winners(one)}</strong> : msg("tournament-meaning", { form: one.form })}</p>
      </div>
    </header>
  );
}

/** Whether the buttons are above everything else: before the start, or while players can still join. */
export const isEarly = (one: WholeTournament) => one.status === "announced" || one.may_join;

export function Acts({ one, act }: { one: WholeTournament; act: Act }) {
  const [asking, setAsking] = useState(false);
  const [copied, setCopied] = useState(false);
  const live = one.status === "announced" || one.status === "running";
  const known = one.mine || one.entrants.some(({ me }) => me);
  return (
    <div class={`tournament-acts${isEarly(one) ? " early" : ""}`}>
      {one.status === "announced" && (
        <strong>
          {one.joined ? msg("tournament-in", { when: when(one.starts) }) : msg("tournament-starts", { when: when(one.starts) })}
        </strong>
      )}
      {one.may_join && (
        <button type="button" class="primary" onClick={() => (one.locked && !known ? setAsking(true) : act("join"))}>
          {msg("tournament-join")}
        </button>
      )}
      {one.joined && live && <Sure words={msg("tournament-leave")} sure={msg("tournament-leave-sure")} onSure={() => act("leave")} />}
      {one.may_manage && one.status === "announced" && (
        <Sure words={msg("tournament-call-off")} sure={msg("tournament-call-off-sure")} onSure={() => act("off")} />
      )}
      {one.status === "announced" && (
        <a class="button" href={`/api/tournaments/${one.id}/calendar.ics`} download>
          <Glyph name="clock" size={14} /> {msg("tournament-calendar")}
        </a>
      )}
      <button type="button" onClick={async () => setCopied(await copy(location.href))}>
        <Glyph name="link" size={14} /> {copied ? msg("copied") : msg("tournament-share")}
      </button>
      {asking && <Password act={act} onClose={() => setAsking(false)} />}
    </div>
  );
}

/** The password of a private tournament. */
function Password({ act, onClose }: { act: Act; onClose: () => void }) {
  const [password, setPassword] = useState("");
  const { busy, trouble, attempt } = useTry();
  const join = async () => {
    if (await attempt(() => act("join", password))) onClose();
  };
  return (
    <Ask title={msg("tournament-private-title")} does={msg("tournament-join")} busy={busy} onClose={onClose} onDo={join}>
      <Field
        label={msg("tournament-password-field")}
        name="password"
        type="password"
        value={password}
        onInput={setPassword}
        hint={msg("tournament-password-ask")}
        trouble={trouble}
      />
      <Wrong trouble={trouble} fields={["password"]} />
    </Ask>
  );
}
