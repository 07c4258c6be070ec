import { render } from "preact";
render(<h1>Baronage</h1>, document.getElementById("root") as HTMLElement);
