// Short texts with signs among the words, which are drawn: a skull, crossed swords.
import { Glyph } from "../app/icon.tsx";
import { Art, drawings } from "./art.tsx";

const SIGNS = /([☠⚔])/u;

export function Rich({ text, size = 17 }: { text: string; size?: number }) {
  return (
    <>
      {text.split(SIGNS).map((part, i) => {
        if (part === "⚔") return <Glyph key={i} name="swords" size={size} />;
        if (part !== "☠") return <span key={i}>{part.trim()}</span>;
        if (!drawings.value.has("skull")) return <Glyph key={i} name="skull" size={size} />;
        return (
          <i key={i} class="sign" style={{ width: `${size}px`, height: `${size}px` }}>
            <Art name="skull" />
          </i>
        );
      })}
    </>
  );
}
