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
import type { GameInfo, Paper, PaperKind } from "../generated/rest.ts";
import { add, kinds, myPapers, upper, words } from "./campaign-files.ts";
import { locale, msg, tell } from "../app/words.ts";

export function PapersPage() {
  useTitle(msg("papers-title"));
  const [mine, setMine] = useState<Paper[] | null>(null);
  const { trouble, attempt } = useTry();
  useEffect(() => {
    attempt(async () => {
      await know();
      setMine(me.value ? await myPapers() : []);
    });
  }, [attempt]);
  return (
    <>
      <Header />
      <main class="papers">
        <h1>
          {msg("page-papers")} <span class="muted">{msg("papers-what")}</span>
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

function Kind({ game, kind, mine }: { game: GameInfo; kind: PaperKind; mine: Paper[] }) {
  const [making, setMaking] = useState(false);
  const { busy, trouble, attempt } = useTry();
  const take = (file: File) =>
    attempt(async () => {
      const document = await readJson(file);
      if (!document || typeof document !== "object" || Array.isArray(document))
        throw new Error(msg("holds-no", { file: file.name, kind: kind.name }));
      go(`/papers/${(await add(game.name, kind.name, { document: { ...document } })).id}`);
    });
  return (
    <section class="papers-kind">
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
      {!mine.length && <p class="papers-none">{msg("no-papers", { kind: kind.name })}</p>}
      <ul class="paper-cards">
        {mine.map((one) => (
          <PaperCard key={one.id} paper={one} />
        ))}
      </ul>
      {making && <Making game={game} kind={kind} onClose={() => setMaking(false)} />}
    </section>
  );
}

function PaperCard({ paper }: { paper: Paper }) {
  return (
    <li class="paper-card">
      <Link to={`/papers/${paper.id}`} class="paper-link">
        <h3>{paper.title}</h3>
        {paper.lines.map((line, i) => (
          <p key={i}>{line}</p>
        ))}
      </Link>
      <Facts paper={paper} />
    </li>
  );
}

/** The server's data of a campaign file. */
export function Facts({ paper }: { paper: Paper }) {
  return (
    <p class="facts muted small">
      <span>{msg("games-played", { count: paper.games, when: new Date(paper.changed * 1000).toLocaleDateString(locale) })}</span>
      {paper.uploaded && (
        <span class="tag" title={msg("from-file-tip")}>
          {msg("from-file")}
        </span>
      )}
      {paper.table && (
        <Link to={`/table/${paper.table}`} class="tag warn">
          {msg("in-use")}
        </Link>
      )}
    </p>
  );
}

/** A new one, made from words. */
function Making({ game, kind, onClose }: { game: GameInfo; kind: PaperKind; onClose: () => void }) {
  const [text, setText] = useState("");
  const { busy, trouble, attempt } = useTry();
  const make = () => attempt(async () => go(`/papers/${(await add(game.name, kind.name, { words: words(text) })).id}`));
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
