// Is there room for the rail beside the board? Else its parts lie in a sheet below it and in a drawer.
import { signal } from "@preact/signals";

const query = matchMedia("(min-width: 861px)");
export const wide = signal(query.matches);
query.addEventListener("change", () => {
  wide.value = query.matches;
});
