// The head of a replay: back to the table, the game, and what one may take home.
import { AlteredRules } from "../home/house-rules.tsx";
import { Link } from "../app/route.tsx";
import { SettingsMenu } from "../app/settings-menu.tsx";
import type { TableInfo } from "../generated/rest.ts";
import { Glyph } from "../app/icon.tsx";
import { msg } from "../app/words.ts";

interface HeadProps {
  info: TableInfo;
  title: string;
  invitation: string;
  drawer: boolean; // on a phone: the tabs are open
  onDrawer: (open: boolean) => void;
}

export function Head({ info, title, invitation, drawer, onDrawer }: HeadProps) {
  const over = info.status === "over";
  const outsider = !info.public && !info.invitation && !invitation; // who has nothing but the address of a private game
  const invited = invitation ? `invitation=${encodeURIComponent(invitation)}` : "";
  return (
    <header class="topbar">
      {outsider ? (
        <Link to="/" class="home-link" label={msg("to-the-tables")}>
          <Glyph name="back" size={18} /> <span>{msg("tables")}</span>
        </Link>
      ) : (
        <Link to={`/table/${info.id}?${invited}`} class="home-link" label={msg("to-the-table")}>
          <Glyph name="back" size={18} /> <span>{msg("back-to-table")}</span>
        </Link>
      )}
      <h1>{title}</h1>
      <AlteredRules info={info} brief />
      <span class="muted how-far">{over ? msg("finished") : msg("so-far")}</span>
      <span class="grow" />
      {over && (
        <a
          class="button download"
          aria-label={msg("download-record")}
          href={`/api/tables/${info.id}/record?${invited}`}
          download={`${info.game}-${info.id}.json`}
        >
          <Glyph name="out" size={16} /> <span>{msg("download-record")}</span>
        </a>
      )}
      <SettingsMenu />
      <button type="button" class="menu-button" aria-label={msg("moves-and-table")} onClick={() => onDrawer(!drawer)}>
        <Glyph name={drawer ? "cross" : "menu"} size={20} />
      </button>
    </header>
  );
}
