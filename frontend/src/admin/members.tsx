// The list of people for admins: search, groups, and what may be done about one of them.
import { useEffect, useState } from "preact/hooks";
import { locale, msg } from "../app/words.ts";
import type { MemberInfo, MemberList } from "../generated/rest.ts";
import { ArmsShield } from "../people/mark.tsx";
import { get } from "../wire/rest.ts";
import { Member } from "./member.tsx";

const GROUPS = ["members", "waiting", "guests", "admins", "organisers", "banned"] as const;
const SOON = 250; // milliseconds after the last letter
const PAGE = 10;

const day = (seconds: number | null) =>
  seconds === null ? "" : new Date(seconds * 1000).toLocaleDateString(locale, { day: "numeric", month: "short", year: "numeric" });

export function Members({ waiting }: { waiting: number }) {
  const [words, setWords] = useState("");
  const [group, setGroup] = useState<(typeof GROUPS)[number]>(waiting ? "waiting" : "members");
  const [found, setFound] = useState<MemberList | null>(null);
  const [most, setMost] = useState(PAGE);
  const [chosen, setChosen] = useState("");
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks again
  useEffect(() => {
    const path = `/api/admin/members?group=${group}&count=${most}&words=${encodeURIComponent(words)}` as const;
    const timer = setTimeout(() => get(path).then(setFound, () => undefined), SOON);
    return () => clearTimeout(timer);
  }, [words, group, most, round]);
  return (
    <section class="members">
      <h2>{msg("members-title")}</h2>
      <div class="members-find">
        <input
          type="search"
          aria-label={msg("members-search")}
          placeholder={msg("members-search")}
          value={words}
          onInput={(event) => setWords(event.currentTarget.value)}
        />
        <select aria-label={msg("members-group")} value={group} onChange={(event) => setGroup(event.currentTarget.value as typeof group)}>
          {GROUPS.map((one) => (
            <option key={one} value={one}>
              {msg("member-group", { group: one })}
            </option>
          ))}
        </select>
      </div>
      {found && <p class="muted small">{msg("members-found", { count: found.total })}</p>}
      <ul class="panel-card member-list">
        {found?.members.map((one) => (
          <li key={one.id}>
            <button type="button" aria-expanded={chosen === one.id} onClick={() => setChosen(chosen === one.id ? "" : one.id)}>
              <ArmsShield arms={one.arms} guest={!one.login} name={one.name} size={18} />
              <strong>{one.name}</strong>
              <span class="muted small">{one.login}</span>
              <Tags one={one} />
              <span class="muted small seen">{one.seen === null ? day(one.created) : msg("member-seen", { when: day(one.seen) })}</span>
            </button>
            {chosen === one.id && <Member id={one.id} onDone={() => setRound(round + 1)} />}
          </li>
        ))}
      </ul>
      {found && found.total > found.members.length && (
        <button type="button" class="bare" onClick={() => setMost(most + PAGE)}>
          {msg("members-more")}
        </button>
      )}
    </section>
  );
}

function Tags({ one }: { one: MemberInfo }) {
  const now = Date.now() / 1000;
  return (
    <>
      {!one.login && <span class="tag">{msg("tournament-guest")}</span>}
      {one.admin && <span class="tag">{msg("role-admin")}</span>}
      {one.organiser && <span class="tag">{msg("role-organiser")}</span>}
      {one.waits !== null && <span class="tag warn">{msg("member-waits")}</span>}
      {(one.banned ?? 0) > now && <span class="tag warn">{msg("member-banned", { when: day(one.banned) })}</span>}
      {(one.muted ?? 0) > now && <span class="tag warn">{msg("member-muted", { when: day(one.muted) })}</span>}
    </>
  );
}
