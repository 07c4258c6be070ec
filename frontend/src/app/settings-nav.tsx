// Navigation between the settings pages.
import { Glyph } from "./icon.tsx";
import { Link, place } from "./route.tsx";
import { msg } from "./words.ts";

const PAGES = [
  ["/me", "my-data", "person"],
  ["/settings/notifications", "notifications", "bell"],
  ["/campaign-files", "my-campaign-files", "scroll"],
] as const;

export function SettingsNav() {
  return (
    <nav class="settings-nav" aria-label={msg("settings")}>
      <p class="settings-title">{msg("settings")}</p>
      {PAGES.map(([path, id, icon]) => (
        <Link key={path} to={path} here={place.value.path === path}>
          <Glyph name={icon} size={18} /> {msg(id)}
        </Link>
      ))}
    </nav>
  );
}
