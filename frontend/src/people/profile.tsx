// A person's page: strength, reliability, games, and actions.
import { useCallback, useEffect, useState } from "preact/hooks";
import { Header } from "../app/header.tsx";
import { Lost } from "../app/not-found.tsx";
import { me } from "../app/me.ts";
import { Link, useTitle } from "../app/route.tsx";
import { locale, msg } from "../app/words.ts";
import { games, gameTitle } from "../home/games.ts";
import { NewTable } from "../home/new.tsx";
import { ordinal } from "../home/table-words.ts";
import { Reporting } from "../admin/report.tsx";
import type { PageParts, Profile, RatingInfo, Relating, TableInfo } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { get, put, type Refused } from "../wire/rest.ts";
import { Bar } from "./bar.tsx";
import { fared } from "./fared.ts";
import { ArmsShield } from "./mark.tsx";
import { RatingCurve } from "./rating-curve.tsx";
import { Thumb } from "./thumb.tsx";

const date = (seconds: number) => new Date(seconds * 1000).toLocaleDateString(locale, { month: "long", year: "numeric" });
const day = (seconds: number) => new Date(seconds * 1000).toLocaleDateString(locale, { day: "numeric", month: "short" });

export function ProfilePage({ name }: { name: string }) {
  const [profile, setProfile] = useState<Profile | null>(null);
  const [error, setError] = useState<Refused | null>(null);
  const look = useCallback(() => get(`/api/people/${name}`).then(setProfile, setError), [name]);
  useEffect(() => {
    look();
  }, [look]);
  useTitle(profile ? msg("profile-title", { name: profile.name }) : "");
  if (error) return <Lost error={error} />;
  if (!profile) return <main class="message muted">{msg("one-moment")}</main>;
  const played = games.value.filter((game) => profile.ratings.some((one) => one.game === game.name));
  return (
    <div class="profile">
      <Header />
      <main>
        <aside>
          <header class="person">
            <ArmsShield arms={profile.arms} name={profile.name} size={84} />
            <div>
              <h1>{profile.name}</h1>
              <p class="muted">{msg("here-since", { when: date(profile.since) })}</p>
            </div>
          </header>
          {profile.shown === null && profile.relation !== "block" && <Challenge profile={profile} />}
          {me.value && profile.shown === null && <Relation profile={profile} onChanged={look} />}
          <ByPost profile={profile} />
          <Results profile={profile} />
          <Lessons profile={profile} />
          {profile.shown !== null && (
            <p class="muted small">
              {msg("shown-to", { shown: profile.shown })} <Link to="/me">{msg("change-that")}</Link>
            </p>
          )}
        </aside>
        <div class="played">
          <section>
            <h2>
              {msg("ratings")} <span class="muted small">{msg("band-is")}</span>
            </h2>
            <div class="ratings">
              {profile.ratings.map((one) => (
                <Rating key={`${one.game} ${one.seats}`} rating={one} />
              ))}
              {!played.length && <p class="muted">{msg("no-rated-games")}</p>}
            </div>
            <ShownTo profile={profile} part="ratings" />
          </section>
          <Games profile={profile} />
          <Tournaments profile={profile} />
          <Fiefdoms profile={profile} />
          <Against profile={profile} />
        </div>
      </main>
    </div>
  );
}

function Rating({ rating }: { rating: RatingInfo }) {
  return (
    <article class="panel-card rating">
      <h3>
        <Link to={`/ratings/${rating.game}?seats=${rating.seats}`}>{gameTitle(rating.game)}</Link>
      </h3>
      {rating.rating === null ? (
        <p class="figure muted">{msg("rating-new")}</p>
      ) : (
        <p class="figure">
          <strong>{rating.rating}</strong> <span class="muted">{msg("give-or-take", { count: rating.half_width ?? 0 })}</span>
        </p>
      )}
      <RatingCurve history={rating.history} />
      <p class="muted small">{msg("rating-games", { games: rating.games, seats: rating.seats })}</p>
    </article>
  );
}

function ByPost({ profile }: { profile: Profile }) {
  const found = profile.reliability;
  if (!found) return null;
  const most = Math.max(...found.histogram);
  return (
    <section class="panel-card">
      <h2>{msg("by-post")}</h2>
      <p>
        <strong>{found.hours === null ? msg("answers-late") : msg("answers-within", { hours: found.hours })}</strong>
      </p>
      <div class="answer-times" aria-hidden="true">
        {found.histogram.map((count, hour) => (
          <i
            key={hour}
            class={found.hours !== null && hour < found.hours ? "soon" : ""}
            style={{ height: `${Math.max(2, (60 * count) / Math.max(1, most))}px` }}
          />
        ))}
      </div>
      <p class="muted small">{msg("in-time", { count: found.count, done: found.in_time })}</p>
      <ShownTo profile={profile} part="reliability" />
    </section>
  );
}

function Results({ profile }: { profile: Profile }) {
  const enough = profile.results.filter((one) => one.games >= 5); // with fewer a share says nothing
  if (!enough.length) return null;
  return (
    <section class="panel-card">
      <h2>{msg("first-places")}</h2>
      <ul class="shares">
        {enough.map((one) => (
          <li key={`${one.game} ${one.seats}`}>
            <span>
              {gameTitle(one.game)} <span class="muted small">{msg("rating-games", { games: one.games, seats: one.seats })}</span>
            </span>
            <Bar share={one.won / one.games} />
            <strong>{msg("in-hundred", { count: Math.round((100 * one.won) / one.games) })}</strong>
          </li>
        ))}
      </ul>
      <ShownTo profile={profile} part="results" />
    </section>
  );
}

function Lessons({ profile }: { profile: Profile }) {
  if (!profile.lessons.length) return null;
  return (
    <section class="panel-card">
      <h2>{msg("lessons")}</h2>
      <ul class="shares">
        {profile.lessons.map((one) => (
          <li key={one.game}>
            <Link to={`/learn/${one.game}`}>{gameTitle(one.game)}</Link>
            <Bar share={one.done / one.count} />
            <strong>{msg("lessons-done", { done: one.done, count: one.count })}</strong>
          </li>
        ))}
      </ul>
      <ShownTo profile={profile} part="lessons" />
    </section>
  );
}

/** A note to the owner that others may not see this part. */
function ShownTo({ profile, part }: { profile: Profile; part: keyof PageParts }) {
  const to = profile.parts?.[part] ?? "all";
  return to === "all" ? null : <p class="muted small">{msg("part-shown-to", { shown: to })}</p>;
}

function Fiefdoms({ profile }: { profile: Profile }) {
  if (!profile.fiefdoms.length) return null;
  return (
    <section class="fiefdoms">
      <h2>{msg("fiefdoms")}</h2>
      <ul>
        {profile.fiefdoms.map((one, i) => (
          <li key={i} class="panel-card">
            <h3>{one.title}</h3>
            <p class="muted small">{msg("fiefdom-of", { game: gameTitle(one.game), games: one.games })}</p>
            {one.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </li>
        ))}
      </ul>
      <ShownTo profile={profile} part="fiefdoms" />
    </section>
  );
}

function Games({ profile }: { profile: Profile }) {
  if (!profile.recent.length) return null;
  return (
    <section class="recent">
      <h2>{msg("recent-games")}</h2>
      <ul>
        {profile.recent.slice(0, 8).map((table) => (
          <Played key={table.id} table={table} name={profile.name} />
        ))}
      </ul>
      <Link to={`/archive?person=${profile.login}`}>{msg("all-in-archive")}</Link>
      <ShownTo profile={profile} part="recent" />
    </section>
  );
}

function Played({ table, name }: { table: TableInfo; name: string }) {
  const others = table.seats.filter((seat) => seat.name !== name).map((seat) => seat.name || seat.label);
  const [won, words] = fared(
    table,
    table.seats.findIndex((seat) => seat.name === name),
  );
  return (
    <li>
      <Thumb table={table.id} game={table.game} over />
      <strong>{gameTitle(table.game)}</strong>
      <span>{msg("list", { all: others })}</span>
      <span class={won ? "won" : ""}>
        <Glyph name={won ? "tick" : "cross"} size={14} /> {words}
      </span>
      <span class="muted">{table.ended ? day(table.ended) : ""}</span>
      <Link class="button" to={`/replay/${table.id}?viewer=${table.published ? "all" : "public"}`}>
        {msg("replay")}
      </Link>
    </li>
  );
}

/** The tournaments played, with the place in finished ones. */
function Tournaments({ profile }: { profile: Profile }) {
  if (!profile.tournaments.length) return null;
  return (
    <section class="recent tournaments-played">
      <h2>{msg("page-tournaments")}</h2>
      <ul>
        {profile.tournaments.map((one) => (
          <li key={one.id}>
            <Link to={`/tournaments/${one.id}`}>{one.name}</Link>
            <span class="muted">{[gameTitle(one.game), msg("tournament-form", { form: one.form })].join(", ")}</span>
            <span class={one.place === 1 ? "won" : ""}>
              {one.place === 1 && <Glyph name="crown" size={14} />}{" "}
              {one.place === null
                ? msg("tournament-status", { status: one.status })
                : msg("place-of", { place: ordinal(one.place), count: one.count })}
            </span>
            <span class="muted">{day(one.starts)}</span>
          </li>
        ))}
      </ul>
      <ShownTo profile={profile} part="results" />
    </section>
  );
}

function Against({ profile }: { profile: Profile }) {
  const met = profile.against;
  if (!met) return null;
  return (
    <section class="panel-card">
      <h2>{msg("against-person", { name: profile.name })}</h2>
      <p>{msg("met", { won: met.won, lost: met.lost, shared: met.shared, name: profile.name })}</p>
    </section>
  );
}

/** Invite this person to a table: the page's primary button. */
function Challenge({ profile }: { profile: Profile }) {
  const [open, setOpen] = useState(false);
  const rated = profile.ratings.toSorted((a, b) => b.games - a.games)[0];
  const game = rated?.game ?? games.value[0]?.name;
  if (!game) return null;
  return (
    <>
      <button type="button" class="primary challenge" onClick={() => setOpen(true)}>
        {msg("challenge", { name: profile.name })}
      </button>
      {open && <NewTable game={game} kind="open" whom={{ name: profile.name, login: profile.login }} onClose={() => setOpen(false)} />}
    </>
  );
}

function Relation({ profile, onChanged }: { profile: Profile; onChanged: () => void }) {
  const [sure, setSure] = useState(false);
  const [reporting, setReporting] = useState(false);
  const [trouble, setTrouble] = useState("");
  const is = (kind: Relating["kind"]) =>
    put("/api/relations", { kind, login: profile.login }).then(
      () => {
        setSure(false);
        setTrouble("");
        onChanged();
      },
      (error: Error) => setTrouble(error.message),
    );
  return (
    <>
      <div class="buttons">
        {profile.relation === "friend" ? (
          <button type="button" onClick={() => is("none")}>
            {msg("no-friend")}
          </button>
        ) : (
          <button type="button" onClick={() => is("friend")}>
            <Glyph name="friends" size={16} /> {msg("a-friend")}
          </button>
        )}
        {profile.relation === "block" ? (
          <button type="button" onClick={() => is("none")}>
            {msg("unblock")}
          </button>
        ) : (
          <button type="button" class={sure ? "danger" : ""} onClick={() => (sure ? is("block") : setSure(true))}>
            {sure ? msg("block-sure") : msg("block")}
          </button>
        )}
      </div>
      {sure && <p class="muted small">{msg("block-means")}</p>}
      <p>
        <button type="button" class="bare" onClick={() => setReporting(true)}>
          {msg("report-name", { name: profile.name })}
        </button>
      </p>
      {reporting && <Reporting login={profile.login} name={profile.name} onClose={() => setReporting(false)} />}
      {trouble && (
        <p class="warn" role="alert">
          {trouble}
        </p>
      )}
    </>
  );
}
