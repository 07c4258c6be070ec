// The bell: what waits for me, wherever I am; what I have not seen yet is counted.
import { useEffect } from "preact/hooks";
import { gameTitle } from "../home/games.ts";
import { with_ } from "../home/table-words.ts";
import type { TableInfo } from "../generated/rest.ts";
import { Glyph } from "./icon.tsx";
import { left } from "./clock.ts";
import { ahead } from "../wire/rest.ts";
import { know, me } from "./me.ts";
import { Menu } from "./menu.tsx";
import { heard, load, type News, news, seen } from "./inbox.ts";
import { Link } from "./route.tsx";
import { msg } from "./words.ts";

const AGAIN = 30_000; // milliseconds between requests

export function Bell() {
  useEffect(() => {
    const look = () => !document.hidden && know().then(load, () => undefined);
    look();
    const timer = setInterval(look, AGAIN);
    return () => clearInterval(timer);
  }, []);
  if (!me.value) return null;
  const all = news.value;
  const fresh = all.filter((one) => !seen.value.includes(one.key)).length;
  return (
    <Menu
      label={msg("bell", { count: fresh })}
      class="square bell"
      onOpen={heard}
      button={
        <>
          <Glyph name="bell" size={18} />
          {fresh > 0 && <span class="unread">{fresh}</span>}
        </>
      }
    >
      {(close) => (
        <>
          <p class="menu-head">
            <strong>{msg("bell-title")}</strong>
          </p>
          {!all.length && <p class="muted">{msg("bell-nothing")}</p>}
          {all.length > 0 && (
            <ul class="bell-list">
              {all.map((one) => (
                <li key={one.key} onClick={close}>
                  <Row one={one} />
                </li>
              ))}
            </ul>
          )}
          <Link class="menu-item" to="/settings/notifications">
            <Glyph name="gear" size={16} /> {msg("bell-settings")}
          </Link>
        </>
      )}
    </Menu>
  );
}

function Row({ one: { kind, table } }: { one: News }) {
  const due = table.due ? left(table.due - Date.now() / 1000 - ahead.value) : "";
  const invitation = kind === "invited" && table.invitation ? `?invitation=${encodeURIComponent(table.invitation)}` : "";
  return (
    <Link to={`/table/${table.id}${invitation}`}>
      <span class="grow">
        <strong>{kind === "invited" ? gameTitle(table.game) : `${gameTitle(table.game)} ${with_(table)}`}</strong>
        <span class="muted small">{words(kind, table)}</span>
      </span>
      {kind === "move" && due && <span class="small">{due}</span>}
    </Link>
  );
}

function words(kind: News["kind"], table: TableInfo): string {
  if (kind === "move") return table.asks?.question || msg("your-move");
  if (kind === "full") return msg("everybody-here");
  if (kind === "again") return msg("wants-again-short", { name: table.again ?? "" });
  return msg("bell-invited", { name: table.by ?? "" });
}
