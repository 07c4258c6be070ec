// An item of news, written or changed by an admin.
import { useState } from "preact/hooks";
import { Ask } from "../app/ask.tsx";
import { Field, useTry, Wrong } from "../app/form.tsx";
import { msg } from "../app/words.ts";
import type { NewsItem } from "../generated/rest.ts";
import { post, put } from "../wire/rest.ts";

interface EditNewsProps {
  item: NewsItem | null; // null: a new one
  onClose: () => void;
  onDone: () => void;
}

export function EditNews({ item, onClose, onDone }: EditNewsProps) {
  const [title, setTitle] = useState(item?.title ?? "");
  const [text, setText] = useState(item?.text ?? "");
  const { busy, trouble, attempt } = useTry();
  const save = async () => {
    const body = { title, text };
    if (await attempt(() => (item ? put(`/api/admin/news/${item.id}`, body) : post("/api/admin/news", body)))) onDone();
  };
  return (
    <Ask title={msg("club-news")} does={msg("news-publish")} busy={busy} onClose={onClose} onDo={save}>
      <Field label={msg("news-title")} name="title" value={title} onInput={setTitle} most={100} trouble={trouble} />
      <label>
        {msg("news-text")}
        <textarea rows={8} maxLength={4000} value={text} onInput={(event) => setText(event.currentTarget.value)} />
      </label>
      <Wrong trouble={trouble} fields={["title"]} />
    </Ask>
  );
}
