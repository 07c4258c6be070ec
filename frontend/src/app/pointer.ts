// Does the pointer move, or what lies under it? What slides under a pointer that rests was not asked for.

let [lastX, lastY] = [-1, -1]; // where the pointer was
addEventListener("pointermove", (event) => {
  [lastX, lastY] = [event.clientX, event.clientY];
});

/** Is it the pointer that moves, and not what lies under it? */
export const moved = (event: PointerEvent) => event.clientX !== lastX || event.clientY !== lastY;
