// The chat of a tournament, for participants and followers.
import { useState } from "preact/hooks";
import { me } from "../app/me.ts";
import { wide } from "../app/screen.ts";
import { msg } from "../app/words.ts";
import { Glyph } from "../app/icon.tsx";
import { SPECTATORS } from "../chat/channels.ts";
import { Heard } from "../chat/messages.tsx";
import { unread } from "../chat/unread.ts";
import type { TournamentFeed } from "./feed.ts";

export function TournamentTalk({ feed }: { feed: TournamentFeed }) {
  const [asked, setOpen] = useState<boolean | null>(null);
  const open = asked ?? (wide.value && !!me.value?.login); // beside the standings there is room for it
  const words = msg("tournament-talk");
  const count = open ? 0 : unread(feed);
  const toggle = () => {
    if (!open && !me.value) feed.listen(); // a reader needs a user
    setOpen(!open);
  };
  return (
    <section class="tournament-talk">
      <button type="button" class="tournament-row" aria-expanded={open} onClick={toggle}>
        <Glyph name="talk" size={16} /> <span class="grow">{words}</span>
        {count > 0 && <span class="unread">{count}</span>}
      </button>
      {open && me.value && (
        <div class="talk">
          <Heard store={feed} channel={SPECTATORS} words={words} readers={msg("tournament-talk-read")} />
        </div>
      )}
    </section>
  );
}
