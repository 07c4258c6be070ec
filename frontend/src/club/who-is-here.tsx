// The people online: members with their arms, and the number of guests.
import { useEffect, useState } from "preact/hooks";
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { Online } from "../generated/rest.ts";
import { Mark } from "../people/mark.tsx";
import { get } from "../wire/rest.ts";

const AGAIN = 30_000; // milliseconds
const FEW = 12; // that are shown without a click

export function WhoIsHere() {
  const [online, setOnline] = useState<Online | null>(null);
  const [all, setAll] = useState(false);
  useEffect(() => {
    const look = () => !document.hidden && get("/api/online").then(setOnline, () => undefined);
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, []);
  if (!online) return null;
  const shown = all ? online.members : online.members.slice(0, FEW);
  return (
    <section class="panel-card who-is-here">
      <h2>
        {msg("online")} <span class="muted small">{msg("online-count", { count: online.members.length, guests: online.guests })}</span>
      </h2>
      <ul>
        {shown.map((one) => (
          <li key={one.login}>
            <Mark arms={one.arms} name={one.name} size={18} /> <Link to={`/people/${one.login}`}>{one.name}</Link>
            {one.admin && <span class="tag">{msg("role-admin")}</span>}
          </li>
        ))}
      </ul>
      {online.members.length > shown.length && (
        <button type="button" class="bare" onClick={() => setAll(true)}>
          {msg("online-all")}
        </button>
      )}
    </section>
  );
}
