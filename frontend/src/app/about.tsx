// What this is, and whose work is in it.
import { Header } from "./header.tsx";
import { useTitle } from "./route.tsx";

export function About() {
  useTitle("About: Baronage");
  return (
    <>
      <Header />
      <main class="reading">
        <h1>Baronage</h1>
        <p>
          A table for strategy games of barons, clans and protectors, with a referee who knows every rule and never tires. He shows what you
          may do, keeps secrets secret, and when he refuses a move he names the rule.
        </p>
        <p>
          Every shuffle is drawn from a seed whose hash is shown before the first card and which is shown itself at the end, so that anyone
          can check it.
        </p>
        <p>
          Programs play through the same door: <a href="/api/openapi.json">the interface (OpenAPI)</a>.
        </p>
        <p>
          The page is set in Alegreya and Source Sans 3. <a href="/static/licences.txt">Licences of what is built in</a>.
        </p>
      </main>
    </>
  );
}
