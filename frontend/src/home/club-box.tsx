// The club in the column of the first page: the newest news, and who is here.
import { useEffect, useState } from "preact/hooks";
import { club } from "../app/club.ts";
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { Online } from "../generated/rest.ts";
import { get } from "../wire/rest.ts";

const AGAIN = 60_000; // milliseconds
const SHOWN = 3; // names

export function ClubBox() {
  const [online, setOnline] = useState<Online | null>(null);
  useEffect(() => {
    const look = () => !document.hidden && get("/api/online").then(setOnline, () => undefined);
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, []);
  const news = club.value?.news[0];
  const here = online?.members.map(({ name }) => name) ?? [];
  if (!news && !here.length) return null;
  return (
    <section class="box club-line">
      <Link to="/club" class="news-line">
        {news && <strong>{news.title}</strong>}
        {online && here.length > 0 && (
          <span class={news ? "muted small" : ""}>
            {msg("online-names", { names: msg("list", { all: here.slice(0, SHOWN) }), more: Math.max(0, here.length - SHOWN) })}
          </span>
        )}
      </Link>
    </section>
  );
}
