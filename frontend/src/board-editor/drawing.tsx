// The drawing of a custom board: its shapes, and those that can be clicked.
import { drawn, shield } from "../app/icon.tsx";
import type { DrawnBoard } from "../generated/rest.ts";
import { ICONS } from "../generated/look.ts";

const ICON = 30;

interface DrawingProps {
  board: DrawnBoard;
  hint: string[]; // pointed at
  onPick: (id: string) => void;
}

export function Drawing({ board, hint, onPick }: DrawingProps) {
  const may = new Set(board.may);
  return (
    <svg class="drawn-board" viewBox={board.box.join(" ")} role="group" aria-label={board.says}>
      {board.shapes.map((shape, i) => {
        const { id, kind, path, at, seat, icon, text, note, says } = shape;
        const [x = 0, y = 0] = at;
        const can = !!id && may.has(id);
        const states = [can && "can", id === board.chosen && id && "picked", hint.includes(id) && "hint"].filter(Boolean).join(" ");
        const pick = can ? () => onPick(id) : undefined;
        const top = icon && text ? y - ICON : y - ICON / 2;
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: what has a name is a button or a picture
          <g
            key={id || `${kind} ${i}`}
            class={`shape ${kind} ${states}`}
            style={seat < 0 ? undefined : { "--seat": `var(--seat-${seat})` }}
            data-id={id || undefined}
            role={can ? "button" : id ? "img" : undefined}
            tabindex={can ? 0 : undefined} // an attribute of SVG is written in small letters
            aria-label={id ? says : undefined}
            aria-pressed={can ? id === board.chosen : undefined}
            onClick={pick}
            onKeyDown={(event) => {
              if (event.key !== "Enter" && event.key !== " ") return;
              event.preventDefault();
              pick?.();
            }}
          >
            {id && <title>{says}</title>}
            <path d={path} />
            {icon && (
              <g class="sign" transform={`translate(${x - ICON / 2} ${top}) scale(${ICON / 24})`}>
                {icon === "shield" && seat >= 0 ? shield(seat) : ICONS[icon] && drawn(ICONS[icon])}
              </g>
            )}
            {text && (
              <text x={x} y={icon ? y + 18 : y + 6}>
                {text}
              </text>
            )}
            {note && (
              <text x={x} y={y + 36} class="note">
                {note}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
