// The club's page: what it is, the news, and who is here.
import { useEffect, useState } from "preact/hooks";
import { club, loadClub } from "../app/club.ts";
import { Sure } from "../app/confirm-button.tsx";
import { Header } from "../app/header.tsx";
import { me } from "../app/me.ts";
import { Link, useTitle } from "../app/route.tsx";
import { locale, msg } from "../app/words.ts";
import type { NewsItem } from "../generated/rest.ts";
import { remove } from "../wire/rest.ts";
import { EditNews } from "./edit-news.tsx";
import { WhoIsHere } from "./who-is-here.tsx";

export const clubName = () => club.value?.name || "Baronage";

export function ClubPage() {
  const [editing, setEditing] = useState<NewsItem | "new" | null>(null);
  const one = club.value;
  useTitle(msg("club-title"));
  useEffect(() => {
    loadClub();
  }, []);
  if (!one) return <Header />;
  const drop = (item: NewsItem) => remove(`/api/admin/news/${item.id}`).then(loadClub, loadClub);
  return (
    <>
      <Header />
      <main class="club-page">
        <div>
          <h1>{clubName()}</h1>
          {one.about && <p class="lines">{one.about}</p>}
          <p class="muted">
            {msg("club-joining", { join: one.join })} {msg("club-guests", { guests: Number(one.guests) })}
          </p>
          <header class="club-news-head">
            <h2>{msg("club-news")}</h2>
            {me.value?.admin && (
              <button type="button" onClick={() => setEditing("new")}>
                {msg("news-write")}
              </button>
            )}
          </header>
          {!one.news.length && <p class="muted">{msg("news-none")}</p>}
          {one.news.map((item) => (
            <article key={item.id} class="panel-card news-item">
              <h3>{item.title}</h3>
              <p class="muted small">
                {new Date(item.at * 1000).toLocaleDateString(locale, { day: "numeric", month: "long", year: "numeric" })} · {item.by}
              </p>
              {item.text && <p class="lines">{item.text}</p>}
              {me.value?.admin && (
                <div class="buttons">
                  <button type="button" onClick={() => setEditing(item)}>
                    {msg("news-edit")}
                  </button>
                  <Sure words={msg("news-drop")} sure={msg("news-drop-sure")} onSure={() => drop(item)} />
                </div>
              )}
            </article>
          ))}
        </div>
        <aside>
          <WhoIsHere />
          <section class="panel-card">
            <h2>{msg("club-members")}</h2>
            <p>{msg("club-member-count", { count: one.members })}</p>
            <p>
              <Link to="/ratings">{msg("ratings")}</Link> · <Link to="/tournaments">{msg("page-tournaments")}</Link>
            </p>
          </section>
        </aside>
      </main>
      {editing && (
        <EditNews
          item={editing === "new" ? null : editing}
          onClose={() => setEditing(null)}
          onDone={() => {
            setEditing(null);
            loadClub();
          }}
        />
      )}
    </>
  );
}
