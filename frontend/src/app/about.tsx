// What this is, whose games these are, and whose work is in it.
import { games } from "../home/games.ts";
import { Header } from "./header.tsx";
import { useTitle } from "./route.tsx";

export function About() {
  useTitle("About: Baronage");
  return (
    <>
      <Header />
      <main class="reading about">
        <h1>Baronage</h1>
        <p>
          A table for strategy games of barons, clans and protectors, with a referee who knows every rule and never tires. He shows what you
          may do, keeps secrets secret, and when he refuses a move he names the rule.
        </p>
        <p>
          Every shuffle is drawn from a seed whose hash is shown before the first card and which is shown itself at the end, so that anyone
          can check it.
        </p>
        <h2>Whose games these are</h2>
        <p>
          The games belong to those who made them. Baronage is an independent programme: it was not made, ordered or approved by them. Its
          rules pages are told in words of our own and its pictures are our own drawings; nothing is taken from the rulebooks but how the
          games are played. If you like a game here, look for its makers.
        </p>
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
        <h2>What may be done with Baronage</h2>
        <p>
          Baronage is free software under the MIT licence. The licence covers our code, our words and our drawings. It can't cover the games
          themselves, their names or their makers' texts and art: those rights stay with their owners.
        </p>
        <p>
          The page is set in Alegreya and Source Sans 3. <a href="/static/licences.txt">Licences of what is built in</a>.
        </p>
        <p>
          Programs play through the same door: <a href="/api/openapi.json">the interface (OpenAPI)</a>.
        </p>
      </main>
    </>
  );
}
