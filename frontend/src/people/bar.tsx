// A share as a bar; the figure beside it says it in words.
export const Bar = ({ share }: { share: number }) => (
  <span class="share-bar" aria-hidden="true">
    <i style={{ width: `${100 * share}%` }} />
  </span>
);
