// A board as a document: to keep as a file, to bring back, to send as a link; and to play on.
import { useState } from "preact/hooks";
import { copy } from "../app/copying.ts";
import { readJson } from "../app/file.ts";
import { PickFile } from "../app/pick-file.tsx";
import { msg } from "../app/words.ts";
import { download } from "../campaign-files/campaign-files.ts";
import { Glyph } from "../app/icon.tsx";
import { drawAddress, linkOf } from "./link.ts";
import type { Document, DrawStore } from "./store.ts";

interface SharingProps {
  store: DrawStore;
  onPlay: () => void;
}

export function Sharing({ store, onPlay }: SharingProps) {
  const board = store.board.value;
  const [copied, setCopied] = useState<unknown>(null); // the document whose link was taken
  const take = async () => {
    if (!board) return;
    const link = location.origin + drawAddress(store.game) + linkOf(board.document);
    if (await copy(link)) setCopied(board.document);
  };
  const bring = (file: File) =>
    readJson(file).then(
      (found) => store.take({ document: found as Document }),
      (error: Error) => store.fail(error),
    );
  return (
    <section class="panel-card draw-share">
      <h2 class="unseen">{msg("draw-share")}</h2>
      <button type="button" class="primary" disabled={!board || board.faults.length > 0} onClick={onPlay}>
        <Glyph name="play" size={14} /> {msg("draw-play")}
      </button>
      <div class="share-row">
        <button type="button" disabled={!board} onClick={() => board && download(`${store.game}-board.json`, board.document)}>
          {msg("draw-download")}
        </button>
        <PickFile onPick={bring}>{msg("draw-open")}</PickFile>
        <button type="button" class="copy-link" disabled={!board} onClick={take}>
          <Glyph name="link" size={14} /> {copied && copied === board?.document ? msg("copied") : msg("draw-link")}
        </button>
      </div>
    </section>
  );
}
