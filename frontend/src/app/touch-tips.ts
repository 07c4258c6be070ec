// A long touch shows what the pointer of a mouse would: the title of a button, a level, a star or a badge.
const HOLD = 450; // milliseconds
const MOVED = 10; // pixels after which it is no touch but a drag
const STAYS = 3000; // milliseconds after the finger is lifted
const GAP = 14;

let tip: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let start = { x: 0, y: 0 };

function hide(): void {
  clearTimeout(timer);
  tip?.remove();
  tip = null;
}

/** Show a text above a finger, or below it at the top of the window. */
function show(text: string, { x, y }: typeof start): void {
  tip = document.createElement("div");
  tip.className = "touch-tip";
  tip.setAttribute("role", "tooltip");
  tip.textContent = text;
  document.body.append(tip);
  const { width, height } = tip.getBoundingClientRect();
  tip.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, x - width / 2))}px`;
  const top = y - height - 3 * GAP;
  tip.style.top = `${top < 8 ? y + 3 * GAP : top}px`;
}

/** Show the titles of everything in the page on a long touch, which then does nothing else. */
export function showTitlesOnTouch(): void {
  let done = false; // the touch has shown a title: its click is none
  const quiet = (event: Event) => {
    if (!done) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const lift = () => {
    clearTimeout(timer);
    if (tip) timer = setTimeout(hide, STAYS);
  };
  addEventListener(
    "pointerdown",
    (event) => {
      hide();
      done = false;
      const found = (event.target as Element).closest?.<HTMLElement>("[title]");
      if (event.pointerType !== "touch" || !found?.title || found.closest(".piece")) return; // a piece is shown large
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        done = true;
        show(found.title, start);
      }, HOLD);
    },
    true,
  );
  addEventListener("pointermove", ({ clientX, clientY }) => {
    if (!done && Math.hypot(clientX - start.x, clientY - start.y) > MOVED) clearTimeout(timer);
  });
  addEventListener("pointerup", lift, true);
  addEventListener("pointercancel", lift, true);
  addEventListener("click", quiet, true);
  addEventListener("contextmenu", quiet, true);
}
