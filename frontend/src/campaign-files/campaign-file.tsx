// One campaign file: its content, its edits between games, and its download.
import { useEffect, useState } from "preact/hooks";
import { useTry, Wrong } from "../app/form.tsx";
import { Header } from "../app/header.tsx";
import { go, Link, useTitle } from "../app/route.tsx";
import { gameTitle, games } from "../home/games.ts";
import { RuleMark } from "../rules/chip.tsx";
import { rulesGame } from "../rules/rules.ts";
import { Glyph } from "../app/icon.tsx";
import type { CampaignFileKind, FullCampaignFile } from "../generated/rest.ts";
import { remove } from "../wire/rest.ts";
import { Facts } from "./page.tsx";
import { campaignFile, download, edit, fileName, upper, words } from "./campaign-files.ts";
import { SheetLines, SheetTable } from "./sheet.tsx";
import { msg } from "../app/words.ts";

export function CampaignFilePage({ id }: { id: string }) {
  const [it, setIt] = useState<FullCampaignFile | null>(null);
  const [sure, setSure] = useState(false);
  useTitle(it?.title ?? msg("campaign-files-title"));
  const { busy, trouble, attempt } = useTry();
  useEffect(() => {
    attempt(async () => setIt(await campaignFile(id)));
  }, [id, attempt]);
  const game = it?.game;
  useEffect(() => {
    if (game) rulesGame.value = game;
  }, [game]);
  const kind = games.value.find((game) => game.name === it?.game)?.campaign_files.find((one) => one.name === it?.kind);
  const drop = () =>
    attempt(async () => {
      await remove(`/api/campaign-files/${id}`);
      go("/campaign-files");
    });
  return (
    <>
      <Header />
      <main class="campaign-files">
        <p class="campaign-file-back">
          <Link to="/campaign-files" class="home-link">
            <Glyph name="back" size={16} /> {msg("page-campaign-files")}
          </Link>
        </p>
        <Wrong trouble={trouble} fields={[]} />
        {it && (
          <>
            <header class="campaign-file-head">
              <div>
                <p class="kicker muted">{gameTitle(it.game)}</p>
                <h1>{it.title}</h1>
                <SheetLines sheet={it.sheet} />
                <Facts file={it} />
              </div>
              <div class="campaign-file-tools">
                <button type="button" onClick={() => download(fileName(it.title), it.document)}>
                  <Glyph name="out" size={16} /> {msg("export")}
                </button>
                <button type="button" onClick={() => print()}>
                  <Glyph name="print" size={16} /> {msg("print")}
                </button>
                {sure ? (
                  <button type="button" class="danger" disabled={busy} onClick={drop}>
                    {msg("throw-away")}
                  </button>
                ) : (
                  <button type="button" disabled={Boolean(it.table)} onClick={() => setSure(true)}>
                    <Glyph name="bin" size={16} /> {msg("delete")}
                  </button>
                )}
              </div>
            </header>
            <SheetTable sheet={it.sheet} />
            {kind && kind.edits.length > 0 && (
              <section class="between">
                <h2>{msg("between-games")}</h2>
                {it.table ? (
                  <p class="muted">{msg("in-use-now")}</p>
                ) : (
                  <div class="edits">
                    {kind.edits.map((one) => (
                      <EditForm key={one.name} it={it} edit={one} onDone={setIt} />
                    ))}
                  </div>
                )}
              </section>
            )}
          </>
        )}
      </main>
    </>
  );
}

interface EditProps {
  it: FullCampaignFile;
  edit: CampaignFileKind["edits"][number];
  onDone: (it: FullCampaignFile) => void;
}

/** The number of arguments of an edit: NUMBER [NAME] has two. */
const many = (pattern: string) => pattern.replaceAll(" …", "").match(/\[[^\]]*\]|\S+/g)?.length ?? 0;

/** Something that may be done with it: from a list where the game gives one, else in words. */
function EditForm({ it, edit: one, onDone }: EditProps) {
  const offers = it.offers[one.name] ?? null;
  const [first, setFirst] = useState("");
  const [text, setText] = useState("");
  const { busy, trouble, attempt } = useTry();
  const chosen = offers?.some(([word]) => word === first) ? first : (offers?.[0]?.[0] ?? "");
  const free = !offers || many(one.words) > 1;
  const act = () =>
    attempt(async () => {
      onDone(await edit(it.id, one.name, [...(offers ? [chosen] : []), ...(free ? words(text) : [])]));
      setText("");
    });
  const rules = [...one.help.matchAll(/\(([A-Z]+-[A-Za-z0-9.]+)\)/g)].map(([, rule]) => rule as string);
  const help = one.help.replace(/ \([A-Z]+-[A-Za-z0-9.]+\)/g, "");
  if (offers && !offers.length) return null;
  return (
    <form
      class="edit panel-card"
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) act();
      }}
    >
      <header>
        <h3>{upper(one.name)}</h3>
        <RuleMark ids={rules} />
      </header>
      <p class="muted">{help}</p>
      <div class="edit-row">
        {offers && (
          <select
            aria-label={msg("edit-which", { edit: upper(one.name) })}
            value={chosen}
            onChange={(event) => setFirst(event.currentTarget.value)}
          >
            {offers.map(([word, what]) => (
              <option key={word} value={word}>
                {what}
              </option>
            ))}
          </select>
        )}
        {free && (
          <input
            type="text"
            aria-label={msg("edit-words", { edit: upper(one.name) })}
            placeholder={(offers ? one.words.replace(/^\S+ /, "").replace(/[[\]]/g, "") : one.words).toLowerCase()}
            value={text}
            maxLength={200}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        )}
        <button type="submit" disabled={busy}>
          {upper(one.name)}
        </button>
      </div>
      {trouble && (
        <p class="wrong" role="alert">
          <Glyph name="warning" size={14} /> {trouble.sentence} {trouble.rule && <RuleMark ids={[trouble.rule]} />}
        </p>
      )}
    </form>
  );
}
