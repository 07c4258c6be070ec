// The header of all pages except the table: location, navigation, account.
import { AccountMenu } from "../account/menu.tsx";
import { Glyph } from "./icon.tsx";
import { Bell } from "./bell.tsx";
import { Link, place } from "./route.tsx";
import { Search } from "./search.tsx";
import { SettingsMenu } from "./settings-menu.tsx";
import { msg } from "./words.ts";

// Four, which are tabs at the foot of a phone; what is sought less often is in the menu of settings.
const PAGES = [
  ["/", "page-play", "swords"],
  ["/learn", "learn", "book"],
  ["/watch", "watch", "eye"],
  ["/tournaments", "page-tournaments", "trophy"],
] as const;

export function Header() {
  const at = place.value.path;
  return (
    <header class="topbar site">
      <Link to="/" class="brand" label={msg("brand-link")}>
        <Crest /> <span>Baronage</span>
      </Link>
      <nav class="pages">
        {PAGES.map(([path, id, icon]) => (
          <Link key={path} to={path} here={path === "/" ? at === path : at.startsWith(path)}>
            <Glyph name={icon} size={20} /> <span>{msg(id)}</span>
          </Link>
        ))}
      </nav>
      <span class="grow" />
      <Search />
      <Bell />
      <AccountMenu />
      <SettingsMenu />
    </header>
  );
}

function Crest() {
  return (
    <svg class="crest" width="26" height="26" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 2h18v10.5c0 5-4 8-9 10-5-2-9-5-9-10z" class="crest-field" />
      <path d="M6 8l3 3 3-5 3 5 3-3-1.4 7H7.4z" class="crest-charge" />
    </svg>
  );
}
