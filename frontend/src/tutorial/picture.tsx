// A small picture for a step of a turn or a term: drawings of the game, cards, icons and numbers in a row, with captions.
import { useEffect } from "preact/hooks";
import { Glyph } from "../app/icon.tsx";
import { Art, ArtOf, loadArt } from "../board/art.tsx";
import { Figure, FigureClips } from "../board/token.tsx";

/** Kind, name, caption and class: baronage/engine/tutorial/pictures.py. */
type Part = string[];

export function Picture({ game, parts }: { game: string; parts: Part[] }) {
  useEffect(() => {
    loadArt(game).catch(() => undefined);
  }, [game]);
  return (
    <ArtOf.Provider value={game}>
      <FigureClips />
      <span class="parts" aria-hidden="true">
        {parts.map(([kind = "", name = "", caption = "", more = ""], i) => (
          <span key={i} class={`part part-${kind} ${kind === "piece" ? "" : more}`}>
            <Drawn kind={kind} name={name} more={more} />
            {caption && <small>{caption}</small>}
          </span>
        ))}
      </span>
    </ArtOf.Provider>
  );
}

function Drawn({ kind, name, more }: { kind: string; name: string; more: string }) {
  const [shape = "", seat = "0"] = more.split(" ");
  if (kind === ">") return <Glyph name="arrow" size={30} />;
  if (kind === "figure") return <b>{name}</b>;
  if (kind === "art") return <Art name={name} colour={0} fill={more !== "bare"} />;
  if (kind === "piece") return <Figure art={name} shape={shape} colour={Number(seat)} />;
  if (kind === "back")
    return (
      <>
        {Array.from({ length: Number(name) || 1 }, (_, i) => (
          <i key={i} class="back" />
        ))}
      </>
    );
  const sign = /^seat-(\d+)$/.exec(more);
  return (
    <span class="sign" style={sign ? { color: `var(--seat-${sign[1]})` } : undefined}>
      <Glyph name={name} size={38} />
    </span>
  );
}
