// What the icons before numbers mean in this game.
import type { Scene } from "../generated/scene.ts";
import { Glyph } from "../app/icon.tsx";
import { msg } from "../app/words.ts";

export function Key({ scene }: { scene: Scene }) {
  const key = Object.entries(scene.key ?? {});
  if (!key.length) return null;
  return (
    <section class="panel-card key">
      <header>
        <h3>{msg("signs")}</h3>
      </header>
      <ul>
        {key.map(([icon, words]) => (
          <li key={icon}>
            <Glyph name={icon} size={15} /> {words}
          </li>
        ))}
      </ul>
    </section>
  );
}
