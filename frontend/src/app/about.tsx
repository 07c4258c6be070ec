// What this is, whose games these are, and whose work is in it.
import { games } from "../home/games.ts";
import { Header } from "./header.tsx";
import { useTitle } from "./route.tsx";
import { say, tell } from "./words.ts";

export function About() {
  useTitle(say("about-title"));
  return (
    <>
      <Header />
      <main class="reading about">
        <h1>Baronage</h1>
        <p>{say("about-what")}</p>
        <p>{say("about-seed")}</p>
        <h2>{say("about-whose-title")}</h2>
        <p>{say("about-whose")}</p>
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
        <h2>{say("about-may")}</h2>
        <p>{say("about-licence")}</p>
        <p>{tell("about-fonts", { licences: <a href="/static/licences.txt">{say("about-licences")}</a> })}</p>
        <p>{tell("about-door", { interface: <a href="/api/openapi.json">{say("about-interface")}</a> })}</p>
      </main>
    </>
  );
}
