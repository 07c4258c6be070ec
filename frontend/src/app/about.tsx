// The page about this site, the authors of the games and the credits.
import { games } from "../home/games.ts";
import { Header } from "./header.tsx";
import { useTitle } from "./route.tsx";
import { msg, tell } from "./words.ts";

export function About() {
  useTitle(msg("about-title"));
  return (
    <>
      <Header />
      <main class="reading about">
        <h1>Baronage</h1>
        <p>{msg("about-what")}</p>
        <p>{msg("about-seed")}</p>
        <h2>{msg("about-whose-title")}</h2>
        <p>{msg("about-whose")}</p>
        {games.value.map((game) => (
          <section key={game.name} class="credits">
            <h3>{game.title}</h3>
            <dl>
              {game.credits.map(([what, who]) => (
                <div key={what}>
                  <dt>{what}</dt>
                  <dd>{who}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <h2>{msg("about-may")}</h2>
        <p>{msg("about-licence")}</p>
        <p>{tell("about-fonts", { licences: <a href="/static/licences.txt">{msg("about-licences")}</a> })}</p>
        <p>{tell("about-door", { interface: <a href="/api/openapi.json">{msg("about-interface")}</a> })}</p>
      </main>
    </>
  );
}
