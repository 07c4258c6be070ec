// The keys of arrows lead from one thing that may be clicked to the next.

/** Put the focus on the next thing that may be clicked, in the direction of an arrow key. */
export function walkTo(key: string, root: Element | null): boolean {
  const all = [...(root?.querySelectorAll<SVGElement>(".may-click") ?? [])];
  if (!all.length) return false;
  const from = all.find((element) => element === document.activeElement);
  if (!from) {
    all[0]?.focus();
    return true;
  }
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return [box.left + box.width / 2, box.top + box.height / 2] as const;
  };
  const [x, y] = middle(from);
  const [sx, sy] = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[key] ?? [0, 0];
  let best: SVGElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const element of all) {
    const [ex, ey] = middle(element);
    const along = (ex - x) * (sx as number) + (ey - y) * (sy as number);
    const across = Math.abs((ex - x) * (sy as number)) + Math.abs((ey - y) * (sx as number));
    if (element !== from && along > 1 && along + 2 * across < least) {
      least = along + 2 * across;
      best = element;
    }
  }
  best?.focus();
  return true;
}
