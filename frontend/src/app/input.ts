// What somebody uses: keys or a pointer; and does the pointer move, or what lies under it?

let [lastX, lastY] = [-1, -1]; // where the pointer was
let keys = false; // what was used last
addEventListener("pointermove", (event) => {
  [lastX, lastY] = [event.clientX, event.clientY];
});
addEventListener("keydown", () => (keys = true), true);
addEventListener("pointerdown", () => (keys = false), true);

/** Is it the pointer that moves? What slides under one that rests was not asked for. */
export const moved = (event: PointerEvent) => event.clientX !== lastX || event.clientY !== lastY;

/** Does somebody use the keyboard, on whatever page he was? */
export const byKeyboard = () => keys;
