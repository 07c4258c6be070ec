// Builds the client: a script for each page and what they share, one style sheet, the fonts and the page that loads them, each with
// its compressed twin.
import { copyFile, readFile, rm, mkdir, writeFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const outdir = process.argv.find((word) => word.startsWith("--outdir="))?.slice(9) ?? "dist";
await rm(outdir, { recursive: true, force: true });
await mkdir(outdir, { recursive: true });

const result = await build({
  entryPoints: { main: "src/main.tsx", style: "src/style/style.css" },
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  jsxImportSource: "preact",
  entryNames: "[name]-[hash]",
  assetNames: "[name]-[hash]",
  chunkNames: "[name]-[hash]",
  splitting: true,
  loader: { ".woff2": "file", ".svg": "file" },
  publicPath: "/static/",
  outdir,
  metafile: true,
  logLevel: "warning",
});
const made = Object.keys(result.metafile.outputs).map((path) => path.split("/").at(-1));
const needed = scripts(result.metafile.outputs);
const [main, ...shared] = needed["src/main.tsx"];
const preload = shared.map((name) => `<link rel="modulepreload" href="/static/${name}">`).join("\n");
const page = (await readFile("src/index.html", "utf8"))
  .replace("%main%", main)
  .replace("%preload%", preload)
  .replace(
    "%style%",
    made.find((name) => /^style-.*\.css$/.test(name)),
  );
await writeFile(join(outdir, "index.html"), page);
await writeFile(join(outdir, "scripts.json"), JSON.stringify(needed));
// what a browser looks for at fixed addresses, when the page is installed as an app or takes pushes
for (const name of ["worker.js", "manifest.webmanifest", "icon.svg"]) await copyFile(join("src", name), join(outdir, name));
await writeFile(join(outdir, "licences.txt"), await licences());

for (const name of await readdir(outdir)) {
  if (/\.(js|css|html|txt|svg|webmanifest)$/.test(name)) {
    const path = join(outdir, name);
    await writeFile(`${path}.gz`, gzipSync(await readFile(path), { level: 9 }));
  }
}

/** The scripts that each entry loads before it runs, itself included, by the path of its source. */
function scripts(outputs) {
  const needed = (path, found = new Set()) => {
    if (found.has(path)) return found;
    found.add(path);
    for (const one of outputs[path].imports) if (one.kind === "import-statement") needed(one.path, found);
    return found;
  };
  const entries = Object.entries(outputs).filter(([, { entryPoint }]) => /\.tsx?$/.test(entryPoint ?? ""));
  return Object.fromEntries(entries.map(([path, { entryPoint }]) => [entryPoint, [...needed(path)].map((one) => one.split("/").at(-1))]));
}

/** The licences of what is built in: they go where the built client goes. */
async function licences() {
  const names = ["preact", "@preact/signals", "@preact/signals-core", "uqr", "@fontsource/alegreya", "@fontsource/source-sans-3"];
  const texts = await Promise.all(names.map(async (name) => `${name}\n\n${await readFile(`node_modules/${name}/LICENSE`, "utf8")}`));
  return texts.join("\n\n----\n\n");
}
