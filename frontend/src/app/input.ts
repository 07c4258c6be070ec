// The input device in use, keys or pointer, and whether the pointer itself moves.

let [lastX, lastY] = [-1, -1]; // where the pointer was
let keys = false; // what was used last
addEventListener("pointermove", (event) => {
  [lastX, lastY] = [event.clientX, event.clientY];
});
addEventListener("keydown", () => (keys = true), true);
addEventListener("pointerdown", () => (keys = false), true);

/** Return whether the pointer moved. Content that slides under a resting pointer doesn't count. */
export const moved = (event: PointerEvent) => event.clientX !== lastX || event.clientY !== lastY;

/** Return whether the keyboard is in use, on any page. */
export const byKeyboard = () => keys;
