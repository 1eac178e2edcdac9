// A browser with one page that watches for what should never happen: errors, and anything loaded from elsewhere.
import { mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const need = createRequire(resolve("clients/playground/package.json"));
const { chromium } = need("playwright-core");
export const AXE = need.resolve("axe-core/axe.min.js");

export const VIEWPORTS = {
  desktop: { viewport: { width: 1280, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
};
const QUIET = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** `allowed` are complaints that belong to what is done, such as Chromium's own about a refused request. */
export async function withPage(url, viewport, work, { allowed, ...options } = {}) {
  const profile = await mkdtemp(join(tmpdir(), "playground-"));
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: process.env.CHROMIUM,
    args: QUIET,
    acceptDownloads: true,
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
    ...VIEWPORTS[viewport],
    ...options,
  });
  try {
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(15_000);
    const wrong = [];
    page.on("console", (line) => {
      if (["error", "warning"].includes(line.type()) && !allowed?.test(line.text())) wrong.push(line.text());
    });
    page.on("pageerror", (error) => wrong.push(String(error)));
    page.on("request", (request) => {
      const asked = request.url();
      if (!asked.startsWith(url) && !/^(blob|data):/.test(asked)) wrong.push(`asked for ${asked}`);
    });
    await work(page);
    if (wrong.length > 0) throw new Error(`the page complained:\n${wrong.join("\n")}`);
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true });
  }
}
