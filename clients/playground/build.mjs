// Bundles the playground: node build.mjs [FOLDER], by default where the service serves it.
import { cp, mkdir, rm } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const out = resolve(process.argv[2] ?? join(here, "../../service/playground"));

await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
await build({
  absWorkingDir: here,
  entryPoints: ["src/playground.tsx", "src/pictures.tsx", "src/playground.css"],
  bundle: true,
  splitting: true,
  chunkNames: "shared",
  minify: true,
  format: "esm",
  target: "es2022",
  charset: "utf8",
  legalComments: "none",
  jsx: "automatic",
  jsxImportSource: "preact",
  alias: { "dancecard-client": "../typescript/src/index.ts" },
  nodePaths: [join(here, "node_modules")], // the client's own dependency
  banner: { js: "/* Built from clients/playground. DO NOT EDIT. */", css: "/* Built from clients/playground. DO NOT EDIT. */" },
  outdir: out,
});
await cp(join(here, "src/icon.svg"), join(out, "icon.svg"));
