// Lets node's test runner load components: what is written in JSX is translated as the build does it.
import { readFileSync } from "node:fs";
import { registerHooks } from "node:module";
import { fileURLToPath } from "node:url";
import { transformSync } from "esbuild";

registerHooks({
  load(url, context, next) {
    if (url.endsWith(".svg")) return { format: "module", source: 'export default "drawn";', shortCircuit: true };
    if (url.endsWith("/app/words.ts")) {
      const words = next(url, context);
      return { ...words, source: `${words.source}\nawait loadPageWords();` };
    }
    if (!url.endsWith(".tsx")) return next(url, context);
    const source = readFileSync(fileURLToPath(url), "utf8");
    const { code } = transformSync(source, { loader: "tsx", jsx: "automatic", jsxImportSource: "preact", sourcemap: "inline" });
    return { format: "module", source: code, shortCircuit: true };
  },
});
