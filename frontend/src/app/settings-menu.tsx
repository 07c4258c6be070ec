// The menu of settings and of actions at a table, which is loaded when it is first opened.
import type { TableStore } from "../table/store.ts";
import { Glyph } from "./icon.tsx";
import { lazy } from "./lazy.tsx";
import { Menu } from "./menu.tsx";
import { msg } from "./words.ts";

const SettingsPanel = lazy(async () => (await import("../areas/popups.ts")).SettingsPanel);

export function SettingsMenu({ store }: { store?: TableStore }) {
  return (
    <Menu label={store ? msg("settings-table") : msg("settings")} class="square" button={<Glyph name="gear" size={18} />}>
      {(close) => <SettingsPanel store={store} close={close} />}
    </Menu>
  );
}
