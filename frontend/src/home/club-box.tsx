// The club in the column of the first page: the newest news, and who is here.
import { useEffect, useState } from "preact/hooks";
import { club } from "../app/club.ts";
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { Online } from "../generated/rest.ts";
import { get } from "../wire/rest.ts";

const AGAIN = 60_000; // milliseconds

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
    <section class="home-club">
      <header>
        <h2>{msg("club-title")}</h2>
        <Link to="/club">{msg("club-see")}</Link>
      </header>
      <div class="box">
        {news && (
          <Link to="/club" class="news-line">
            <strong>{news.title}</strong>
          </Link>
        )}
        {online && here.length > 0 && (
          <Link to="/club" class="news-line">
            {msg("online-names", { names: msg("list", { all: here.slice(0, 4) }), more: Math.max(0, here.length - 4) })}
          </Link>
        )}
      </div>
    </section>
  );
}
