// The head of a replay: back to the table, the game, and its record as a file.
import type { ComponentChildren } from "preact";
import { Glyph } from "../app/icon.tsx";
import { Link } from "../app/route.tsx";
import { msg } from "../app/words.ts";
import type { TableInfo } from "../generated/rest.ts";
import { AlteredRules } from "../home/house-rules.tsx";

interface HeadProps {
  info: TableInfo;
  title: string;
  invitation: string;
  judged: boolean; // the coach's seat is selected
  children?: ComponentChildren;
}

export function Head({ info, title, invitation, judged, children }: HeadProps) {
  const over = info.status === "over";
  const outsider = !info.public && !info.invitation && !invitation; // who has nothing but the address of a private game
  const invited = invitation ? `invitation=${encodeURIComponent(invitation)}` : "";
  return (
    <header class="side-head">
      <Link to={outsider ? "/" : `/table/${info.id}?${invited}`} class="back" label={msg(outsider ? "to-the-tables" : "to-the-table")}>
        <Glyph name="back" size={20} />
      </Link>
      <h1 title={title}>{title.split(",")[0]}</h1>
      <span class="turn">{msg(judged ? "review" : over ? "replay" : "so-far")}</span>
      <AlteredRules info={info} brief />
      <i>
        {over && (
          <a
            class="btn sq"
            aria-label={msg("download-record")}
            title={msg("download-record")}
            href={`/api/tables/${info.id}/record?${invited}`}
            download={`${info.game}-${info.id}.json`}
          >
            <Glyph name="out" size={18} />
          </a>
        )}
        {children}
      </i>
    </header>
  );
}
