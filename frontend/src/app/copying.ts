// Copying a text: browsers give pages their clipboard only over https or on the same machine; elsewhere there is an older way.

/** Copy a text; gives whether that went well. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const box = document.createElement("textarea");
    box.value = text;
    box.className = "unseen";
    (document.querySelector("dialog[open]") ?? document.body).append(box);
    box.select();
    const copied = document.execCommand("copy");
    box.remove();
    return copied;
  }
}
