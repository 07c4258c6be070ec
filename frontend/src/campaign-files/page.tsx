// My campaign files by game, with new ones and uploads.
import { useEffect, useState } from "preact/hooks";
import { Ask } from "../app/ask.tsx";
import { readJson } from "../app/file.ts";
import { Field, useTry, Wrong } from "../app/form.tsx";
import { Header } from "../app/header.tsx";
import { know, me } from "../app/me.ts";
import { PickFile } from "../app/pick-file.tsx";
import { go, Link, useTitle } from "../app/route.tsx";
import { Glyph } from "../app/icon.tsx";
import type { GameInfo, CampaignFile, CampaignFileKind } from "../generated/rest.ts";
import { add, kinds, myCampaignFiles, upper, words } from "./campaign-files.ts";
import { locale, msg, tell } from "../app/words.ts";

export function CampaignFilesPage() {
  useTitle(msg("campaign-files-title"));
  const [mine, setMine] = useState<CampaignFile[] | null>(null);
  const { trouble, attempt } = useTry();
  useEffect(() => {
    attempt(async () => {
      await know();
      setMine(me.value ? await myCampaignFiles() : []);
    });
  }, [attempt]);
  return (
    <>
      <Header />
      <main class="campaign-files">
        <h1>
          {msg("page-campaign-files")} <span class="muted">{msg("campaign-files-what")}</span>
        </h1>
        <Wrong trouble={trouble} fields={[]} />
        {mine &&
          kinds().map(({ game, kind }) => (
            <Kind
              key={game.name + kind.name}
              game={game}
              kind={kind}
              mine={mine.filter((one) => one.game === game.name && one.kind === kind.name)}
            />
          ))}
        {!mine && !trouble && <p class="muted">{msg("one-moment")}</p>}
      </main>
    </>
  );
}

function Kind({ game, kind, mine }: { game: GameInfo; kind: CampaignFileKind; mine: CampaignFile[] }) {
  const [making, setMaking] = useState(false);
  const { busy, trouble, attempt } = useTry();
  const take = (file: File) =>
    attempt(async () => {
      const document = await readJson(file);
      if (!document || typeof document !== "object" || Array.isArray(document))
        throw new Error(msg("holds-no", { file: file.name, kind: kind.name }));
      go(`/campaign-files/${(await add(game.name, kind.name, { document: { ...document } })).id}`);
    });
  return (
    <section class="campaign-files-kind">
      <header>
        <h2>{game.title}</h2>
        <span class="grow" />
        <PickFile busy={busy} onPick={take}>
          <Glyph name="in" size={16} /> {msg("import-a", { kind: kind.name })}
        </PickFile>
        <button type="button" onClick={() => setMaking(true)}>
          <Glyph name="plus" size={15} /> {msg("new-kind", { kind: kind.name })}
        </button>
      </header>
      <p class="muted">{kind.help}</p>
      <Wrong trouble={trouble} fields={[]} />
      {!mine.length && <p class="campaign-files-none">{msg("no-campaign-files", { kind: kind.name })}</p>}
      <ul class="campaign-file-cards">
        {mine.map((one) => (
          <CampaignFileCard key={one.id} file={one} />
        ))}
      </ul>
      {making && <Making game={game} kind={kind} onClose={() => setMaking(false)} />}
    </section>
  );
}

function CampaignFileCard({ file }: { file: CampaignFile }) {
  return (
    <li class="campaign-file-card">
      <Link to={`/campaign-files/${file.id}`} class="campaign-file-link">
        <h3>{file.title}</h3>
        {file.lines.map((line, i) => (
          <p key={i}>{line}</p>
        ))}
      </Link>
      <Facts file={file} />
    </li>
  );
}

/** The server's data of a campaign file. */
export function Facts({ file }: { file: CampaignFile }) {
  return (
    <p class="facts muted small">
      <span>{msg("games-played", { count: file.games, when: new Date(file.changed * 1000).toLocaleDateString(locale) })}</span>
      {file.uploaded && (
        <span class="tag" title={msg("from-file-tip")}>
          {msg("from-file")}
        </span>
      )}
      {file.table && (
        <Link to={`/table/${file.table}`} class="tag warn">
          {msg("in-use")}
        </Link>
      )}
    </p>
  );
}

/** A new one, made from words. */
function Making({ game, kind, onClose }: { game: GameInfo; kind: CampaignFileKind; onClose: () => void }) {
  const [text, setText] = useState("");
  const { busy, trouble, attempt } = useTry();
  const make = () => attempt(async () => go(`/campaign-files/${(await add(game.name, kind.name, { words: words(text) })).id}`));
  return (
    <Ask title={msg("a-new", { kind: kind.name })} does={msg("make-it")} busy={busy} onClose={onClose} onDo={make}>
      <p class="muted">{tell("written-so", { help: kind.new_help, words: <code>{kind.words}</code> })}</p>
      <Field
        label={upper(kind.name)}
        name="words"
        value={text}
        onInput={setText}
        placeholder={msg("usual-one")}
        hint={msg("leave-empty")}
        trouble={trouble && { ...trouble, field: "words" }}
      />
    </Ask>
  );
}
