// node scenarios.mjs NAME URL VIEWPORT FOLDER [GAME]: what the playground promises, one promise at a time.
import { deepStrictEqual, equal, match, notEqual, ok } from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { withPage } from "./browser.mjs";
import { GAMES } from "./games.mjs";
import { accessible, begin, button, choices, everything, move, moves, open, play, settled, steady, surface, watchJumps } from "./playing.mjs";

const [name, url, viewport, folder, game] = process.argv.slice(2);
const MIDDLE = 12; // clicks
const LATE = 700; // milliseconds: a browser blames a click for half a second
const SLOW_MOVES = 6;
const shot = (page, stage) => page.screenshot({ path: join(folder, `${stage}-${viewport}.png`), fullPage: viewport === "desktop" });
const ask = async (path, body) =>
  (await fetch(`${url}${path}`, { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) })).json();

/** Equal, without a page of HTML in the message. */
const same = (one, other, what) => ok(one === other, what);

/** Some moves into a game of one person. */
async function somewhere(page, setup = { game: "dancing-queen", ...GAMES["dancing-queen"] }, count = 3) {
  await begin(page, url, setup);
  for (let each = 0; each < count; each++) await move(page);
}

const anyMove = async (page, sent) => {
  await page.getByLabel("Any move, as JSON").fill(typeof sent === "string" ? sent : JSON.stringify(sent));
  await button(page, "Send it").click();
};

/** Whether the whole of it is on the screen. */
const inSight = async (page, thing) => {
  const { y, height } = await thing.boundingBox();
  return y >= 0 && y + height <= page.viewportSize().height;
};

const focused = (page) => page.evaluate(() => document.activeElement.textContent.trim());

const look = (page, seat) =>
  page.getByRole("group", { name: "Look from" }).getByRole("button", { name: seat === null ? "Spectator" : new RegExp(`^Seat ${seat}`) }).click();

const saved = async (page) => {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Export").click()]);
  const path = await download.path();
  return { path, transcript: JSON.parse(await readFile(path, "utf8")) };
};

const BAD_LINKS = [
  ["garbage", /holds no game/],
  ["game=dancing-queen&seats=two&seed=s", /holds no game/],
  ["game=dancing-queen&seats=2", /holds no game/],
  ["game=dancing-queen&seats=2&seed=s&options=%7B", /damaged/],
  ["game=dancing-polka&seats=2&seed=s", /no game of this name/],
  ["game=dancing-queen&seats=2&seed=s&rules=99", /Only version 1 is known/],
];

/** Copied TypeScript compiles, and prints what was answered. */
async function runTypeScript(scripts, printed) {
  const place = await mkdtemp(join(tmpdir(), "copied-"));
  const [own, client] = [resolve("clients/playground"), resolve("clients/typescript/src/index.ts")];
  const names = scripts.map((_, index) => `copied-${index}.ts`);
  for (const [index, text] of scripts.entries()) await writeFile(join(place, names[index]), text);
  const compilerOptions = { rootDir: "/", lib: ["ES2023", "DOM"], skipLibCheck: true };
  await writeFile(join(place, "tsconfig.json"), JSON.stringify({ extends: `${own}/tsconfig.json`, compilerOptions, files: names, include: [] }));
  execFileSync("node", [`${own}/node_modules/typescript/bin/tsc`, "--project", place], { stdio: ["ignore", "inherit", "inherit"] });
  const { build } = createRequire(`${own}/package.json`)("esbuild");
  const stdin = { contents: names.map((name) => `import "./${name}";`).join(""), resolveDir: place };
  const outfile = join(place, "copied.mjs");
  await build({ stdin, bundle: true, format: "esm", outfile, alias: { "dancecard-client": client }, nodePaths: [`${own}/node_modules`] });
  match(execFileSync("node", [outfile], { encoding: "utf8" }), printed);
}

/** All of an answer that is not one seat's own, made unmistakable. */
function marked(answer, seat) {
  const common = ["game", "rules_version", "seats", "options", "ply", "phase", "to_move", "outcome", "chance"];
  const poison = (record) => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, common.includes(key) ? value : "LEAK"]));
  return {
    ...answer,
    state: poison(answer.state),
    events: "LEAK",
    views: answer.views.map((each) =>
      each.seat === seat ? each : { seat: each.seat, view: poison(each.view), events: [{ type: "LEAK" }], legal_moves: [{ type: "LEAK", seat: each.seat }] },
    ),
  };
}

const SCENARIOS = {
  /** A whole game, with a picture of it at three stages. */
  async whole_game(page) {
    await begin(page, url, { game, ...GAMES[game] });
    equal(await choices(page).first().innerText(), GAMES[game].first);
    await watchJumps(page);
    await shot(page, `${game}-1`);
    await accessible(page, `${game} at its start`);
    const clicks = await play(page, async (click) => {
      if (click !== MIDDLE) return;
      await settled(page);
      await shot(page, `${game}-2`);
      await accessible(page, `${game} in the middle`);
    });
    ok(clicks > MIDDLE, `only ${clicks} clicks`);
    await shot(page, `${game}-3`);
    await accessible(page, `${game} at its end`);
    const free = await page.locator(".outcome").evaluate((outcome) => {
      outcome.scrollIntoView({ block: "end" });
      return document.querySelector(".choices").getBoundingClientRect().top >= outcome.getBoundingClientRect().bottom || innerWidth > 900;
    });
    ok(free, "nothing lies over the outcome");
    await steady(page, game);
    const { transcript } = await saved(page);
    const replayed = await ask(`/games/${game}/replay`, { ...transcript, game: undefined, include: ["views"] });
    equal(replayed.applied, transcript.moves.length);
    const { winners } = replayed.state.outcome;
    const told = await page.locator(".outcome h2").textContent();
    deepStrictEqual([...told.matchAll(/Seat (\d)/g)].map(([, seat]) => Number(seat)), winners);
  },

  /** Over a slow line, where no jump can hide behind the click that caused it, nothing jumps either. */
  async slow_line(page) {
    await page.route("**/apply", async (route) => {
      await new Promise((go) => setTimeout(go, LATE));
      await route.continue();
    });
    await begin(page, url, { game, ...GAMES[game] });
    await watchJumps(page);
    for (let each = 0; each < SLOW_MOVES; each++) await move(page);
    await steady(page, game);
  },

  /** What a seat sees is made of its own view, of nothing else in the answers. */
  async seats(page) {
    const { seats } = GAMES[game];
    const setup = { game, ...GAMES[game], people: [...Array(seats).keys()], seed: "never-shown" };
    const [first] = (await ask(`/games/${game}/new`, { seats, seed: setup.seed, include: ["legal_moves"] })).legal_moves;
    for (const seat of [...setup.people, null]) {
      await begin(page, url, setup);
      await button(page, "Any move").click();
      await page.route(`**/games/${game}/apply`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: marked(await response.json(), seat) });
      });
      await anyMove(page, first);
      await page.getByText("Move 1 of 1", { exact: true }).waitFor();
      await look(page, seat);
      ok((await page.locator(".surface").textContent()).includes("Seat 0"));
      const html = await everything(page);
      ok(!/LEAK|never-shown/.test(html), `${seat}: ${html.slice(Math.max(0, html.search(/LEAK|never-shown/) - 300)).slice(0, 400)}`);
      await page.unroute(`**/games/${game}/apply`);
    }
  },

  /** Every card exists once: those of other hands are in no text and nowhere in the page. */
  async hidden_cards(page) {
    const setup = { game: "dancing-dragons", ...GAMES["dancing-dragons"], options: {} };
    const { state } = await ask("/games/dancing-dragons/new", { seats: setup.seats, seed: setup.seed });
    await begin(page, url, { ...setup, people: [...Array(setup.seats).keys()] });
    await button(page, "Any move").click();
    for (const seat of [...state.hands.keys(), null]) {
      await look(page, seat);
      const html = await everything(page);
      state.hands.forEach((hand, owner) => {
        for (const { color, part } of hand) {
          const card = new RegExp(`${color.replace("multicolor", "multicolour")} ${part}|${color}-${part}|${color}","part":"${part}`);
          equal(card.test(html), owner === seat, `${color} ${part} of seat ${owner}, seen by ${seat}`);
        }
      });
      equal(await page.locator(".backs i").count(), 5 * setup.seats);
    }
  },

  /** A refusal tells the rule's number and its sentence, as the service does. */
  async refusal(page) {
    await somewhere(page, undefined, 0);
    const count = await moves(page);
    const { transcript } = await saved(page);
    const { state } = await ask("/games/dancing-queen/replay", { ...transcript, game: undefined });
    await button(page, "Any move").click();
    const wrong = { seat: 0, type: "draw" };
    await anyMove(page, wrong);
    const { rule } = await ask("/games/dancing-queen/apply", { state, move: wrong });
    const alert = page.getByRole("alert");
    match(await alert.innerText(), new RegExp(`Rule ${rule.number}\\s+${rule.text}`));
    ok(await inSight(page, alert), "it is on the screen");
    await accessible(page, "a refusal");
    await shot(page, "refusal");
    equal(await moves(page), count, "nothing has changed");
    await button(page, "Dismiss").click();
    equal(await alert.count(), 0);
    await anyMove(page, { seat: 0, type: "open", gender: "queen" });
    match(await alert.innerText(), /invalid_request[^]*\/move\/gender/);
    await anyMove(page, "{");
    await page.getByText("This is not JSON.").waitFor();
    await anyMove(page, { seat: 0, type: "open", gender: "girl" });
    await settled(page);
    equal(await alert.count(), 0);
    notEqual(await moves(page), count);
    await anyMove(page, { seat: 1, type: "draw" });
    match(await alert.innerText(), /Now it is the turn of Seat 0\.[^]*not_your_turn|not_your_turn[^]*Now it is the turn of Seat 0\./);
  },

  /** Undo, and the slider. */
  async undo(page) {
    await somewhere(page, undefined, 2);
    const [before, count] = [await surface(page), await moves(page)];
    await move(page);
    notEqual(await moves(page), count);
    await button(page, "Undo").click();
    await page.getByText(count, { exact: true }).waitFor();
    same(await surface(page), before, "the table is as it was");
    const last = Number(count.split(" ").at(-1));
    const slider = page.getByRole("slider");
    await slider.focus();
    await slider.press("Home");
    await page.getByText(`Move 0 of ${last}`, { exact: true }).waitFor();
    equal(await choices(page).count(), 0, "while one looks back nothing is chosen");
    await slider.press("ArrowRight");
    await page.getByText(`Move 1 of ${last}`, { exact: true }).waitFor();
    await accessible(page, "looking back");
    await button(page, "Any move").click();
    await anyMove(page, { seat: 0, type: "agree_end" });
    await page.getByRole("alert").waitFor();
    equal(await moves(page), `Move 1 of ${last}`, "a refused move leaves what came later");
    await button(page, "Any move").click();
    await button(page, "Back to the end").click();
    await page.getByText(count, { exact: true }).waitFor();
    same(await surface(page), before, "the table is as it was at the end");
    await slider.press("Home");
    await button(page, "Play on from here").click();
    await settled(page);
    ok((await choices(page).count()) > 0);
    while (!/^Move 0 /.test(await moves(page))) {
      await button(page, "Undo").click();
      await settled(page);
    }
    equal(await focused(page), "Undo", "the focus stays");
  },

  /** What was exported is imported, and played again by the service. */
  async transcript(page) {
    await somewhere(page, { game: "dancing-queen", ...GAMES["dancing-queen"], options: { Microphone: 1 } });
    const table = await surface(page);
    const { path, transcript } = await saved(page);
    ok(transcript.moves.length >= 3);
    const { moves: _, ...known } = transcript;
    deepStrictEqual(known, { game: "dancing-queen", rules_version: 1, seats: 2, options: { microphone: 1 }, seed: "by clicking" });
    await button(page, "New game").click();
    equal(await focused(page), "Dancecard playground");
    await page.getByLabel("Open a transcript").setInputFiles(path);
    await settled(page);
    same(await surface(page), table, "the imported table");
    const broken = join(await mkdtemp(join(tmpdir(), "transcript-")), "broken.json");
    await writeFile(broken, JSON.stringify({ ...transcript, moves: [...transcript.moves, { seat: 0, type: "agree_end" }] }));
    await page.getByLabel("Import").setInputFiles(broken);
    await page.getByRole("alert").waitFor();
    match(await page.getByRole("alert").innerText(), new RegExp(`^Move ${transcript.moves.length + 1} was refused[^]*(illegal_move|not_your_turn)`));
    same(await surface(page), table, "all before the refused move was played");
    await writeFile(broken, JSON.stringify({ ...transcript, rules_version: 99 }));
    await page.getByLabel("Import").setInputFiles(broken);
    await page.getByText("Only version 1 is known.").waitFor();
    await writeFile(broken, JSON.stringify({ ...transcript, seats: "two" }));
    await page.getByLabel("Import").setInputFiles(broken);
    await page.getByText("/seats").waitFor();
    ok(await inSight(page, page.getByText("/seats")), "it is on the screen");
    await writeFile(broken, "[]");
    await page.getByLabel("Import").setInputFiles(broken);
    await page.getByText("This cannot be opened").waitFor();
    if (viewport === "phone") return;
    await open(page, url, { game: "lets-dance", seats: 4, seed: "left alone", people: "" });
    await button(page, "Let the others move").click();
    await page.getByLabel("Import").setInputFiles(path);
    await page.getByText("Dancing Queen", { exact: true }).waitFor();
    let strays = 0;
    page.on("request", (request) => {
      if (request.url().includes("/lets-dance/")) strays++;
    });
    for (let each = 0; each < 3; each++) await move(page);
    equal(strays, 0, "nobody plays on in the game that was left");
    await page.goBack();
    await page.getByText("Let's Dance", { exact: true }).waitFor();
  },

  /** The address is the game. */
  async link(page) {
    await begin(page, url, { game: "dancing-queen", ...GAMES["dancing-queen"], people: [0, 1], options: { Microphone: 1 } });
    equal(await focused(page), "Dancecard Dancing Queen");
    await page.getByLabel("Cover the table").uncheck();
    for (let each = 0; each < 3; each++) await move(page);
    await look(page, 0);
    await page.waitForFunction(() => /moves=.{20}/.test(location.hash));
    const [table, count, address] = [await surface(page), await moves(page), page.url()];
    const { moves: packed, ...fields } = Object.fromEntries(new URLSearchParams(new URL(address).hash.slice(1)));
    deepStrictEqual(fields, { game: "dancing-queen", rules: "1", seats: "2", seed: "by clicking", options: '{"microphone":1}', people: "0,1" });
    const again = async () => {
      await settled(page);
      await look(page, 0);
      same(await surface(page), table, "the table of the link");
      equal(await moves(page), count);
      equal(await page.getByLabel("Cover the table").count(), 1, "two people");
    };
    await page.goto("about:blank");
    await page.goto(address);
    await again();
    await button(page, "New game").click();
    await page.getByText("Choose a game").waitFor();
    await page.goBack();
    await again();
    for (const [bad, said] of viewport === "phone" ? BAD_LINKS : []) {
      await page.goto("about:blank");
      await page.goto(`${url}/#${bad}`);
      const alert = page.getByRole("alert");
      await alert.waitFor();
      match(await alert.innerText(), said, bad);
      ok(await inSight(page, alert), "it is on the screen");
    }
    await open(page, url, { game: "lets-dance", seats: 4, seed: "short", people: "0" });
    equal(await moves(page), "Move 0 of 0");
    ok((await choices(page).count()) > 0);
  },

  /** The requests behind the clicks, and copies of them that run. */
  async requests(page) {
    await somewhere(page, undefined, 1);
    equal(await page.getByText("These are the requests of a back end").count(), 0, "hidden things are not in the page unasked");
    await button(page, "Requests").click();
    await page.getByText(/in \d+(\.\d)? ms · request [\d.]+ k?B · response [\d.]+ k?B/).waitFor();
    await accessible(page, "requests");
    await shot(page, "requests");
    const copied = async (form) => {
      await button(page, `Copy as ${form}`).click();
      await page.getByText(`Copied as ${form}`).waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const response = JSON.parse(await page.getByLabel("Response body").textContent());
    deepStrictEqual(JSON.parse(execFileSync("bash", ["-c", await copied("curl")], { encoding: "utf8" })), response);
    match(execFileSync(process.env.PYTHON, ["-c", await copied("Python")], { encoding: "utf8" }), /^200 \{'state': /);
    const scripts = [await copied("TypeScript")];
    for (const path of ["/games/dancing-queen", "/games"]) {
      const asked = page.locator(".requests option", { hasText: new RegExp(`GET ${path} `) });
      await page.locator(".requests select").selectOption(await asked.first().getAttribute("value"));
      scripts.push(await copied("TypeScript"));
    }
    if (viewport === "desktop") await runTypeScript(scripts, /state: {[^]*name: 'dancing-queen'[^]*games: \[/);
  },

  /** Two people at one device, by keyboard alone. */
  async hot_seat(page) {
    await begin(page, url, { game: "dancing-queen", ...GAMES["dancing-queen"], people: [0, 1] });
    await button(page, "Requests").click();
    await choices(page).first().focus();
    await page.keyboard.press("Enter");
    await page.locator(".cover").waitFor();
    const covered = async () => {
      equal(await page.locator(".surface").count(), 0, "the table is not in the page");
      ok(!/by clicking|Response body/.test(await everything(page)), "nor are the requests");
    };
    await covered();
    for (const [key, told] of [["ArrowLeft", "Move 0 of 1"], ["ArrowRight", "Move 1 of 1"]]) {
      await page.getByRole("slider").press(key);
      await page.getByText(told, { exact: true }).waitFor();
      await covered();
    }
    await button(page, "Requests").click();
    await accessible(page, "the cover");
    match(await page.locator(".cover").innerText(), /Seat 1, it is your turn/);
    await page.getByRole("button", { name: "Show my table" }).focus();
    await page.keyboard.press("Enter");
    await settled(page);
    equal(await page.getByRole("region", { name: "The table as Seat 1 sees it" }).count(), 1);
    await choices(page).last().focus();
    await page.keyboard.press("Enter");
    await page.locator(".cover").waitFor();
    match(await page.locator(".cover").innerText(), /Seat 0/);
    await page.getByRole("button", { name: "Show my table" }).focus();
    await page.keyboard.press("Enter");
    await choices(page).first().focus();
    await page.keyboard.press("Enter");
    await settled(page);
    equal(await page.evaluate(() => document.activeElement.closest(".choices") !== null), true, "the focus stays with the choices");
  },

  /** A game that nobody has drawn yet can be played as well. */
  async undrawn_game(page) {
    await page.route("**/games", async (route) => {
      const response = await route.fetch();
      const { games, ...rest } = await response.json();
      await route.fulfill({ response, json: { ...rest, games: [...games, { ...games[0], name: "undrawn", title: "Undrawn" }] } });
    });
    await page.route(/\/games\/undrawn/, async (route) => {
      const response = await route.fetch({ url: route.request().url().replace("undrawn", "dancing-queen") });
      await route.fulfill({ response });
    });
    await begin(page, url, { title: "Undrawn", seats: 2, seed: "plain" });
    await accessible(page, "a game without drawings");
    await play(page);
    await accessible(page, "the end of a game without drawings");
    match(await page.locator(".surface").innerText(), /Trophies[^]*4/);
    await shot(page, "undrawn");
  },

  /** All of it in the dark. */
  async dark(page) {
    await page.goto(url);
    await page.locator("form .about:not(:empty)").waitFor();
    await accessible(page, "setting up, dark");
    await shot(page, "dark-setup");
    await somewhere(page);
    await accessible(page, "a table, dark");
    await shot(page, "dark-table");
    for (const path of ["/docs/errors", "/docs/games/lets-dance"]) {
      await page.goto(`${url}${path}`);
      await accessible(page, `${path}, dark`);
    }
  },

  /** The first screen; it is painted though the service has not answered yet. */
  async first_paint(page) {
    let answer;
    const asked = new Promise((resolve) => {
      answer = resolve;
    });
    await page.route("**/games", async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto(url);
    await watchJumps(page);
    await page.getByText("Choose a game").waitFor();
    ok((await page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length)) === 1);
    equal(await page.getByRole("radio").count(), 0);
    answer();
    await page.locator("form .about:not(:empty)").waitFor();
    await accessible(page, "setting up");
    await shot(page, "setup");
    await steady(page, "setting up");
  },

  /** The service goes away, and comes back. */
  async trouble(page) {
    await somewhere(page, undefined, 1);
    const [table, count] = [await surface(page), await moves(page)];
    await button(page, "Any move").click();
    await anyMove(page, { seat: 0, type: "agree_end" });
    await page.getByText("Refused with").waitFor();
    await page.route("**/apply", async (route) => {
      await page.getByText("Waiting for the service").waitFor(); // only a long wait is told
      await route.abort();
    });
    await choices(page).first().click();
    await page.getByText("The service does not answer").waitFor();
    equal(await page.getByText("Refused with").count(), 0, "what was refused before is told no longer");
    await page.unroute("**/apply");
    await page.route("**/apply", (route) => route.fulfill({ status: 503, contentType: "text/html", body: "busy" }));
    while ((await page.getByText("The service does not answer").count()) === 0) {
      await choices(page).first().click();
      await settled(page);
    }
    same(await surface(page), table, "the table is as it was");
    equal(await moves(page), count);
    await page.unroute("**/apply");
    await move(page);
    equal(await page.getByText("The service does not answer").count(), 0);
    notEqual(await moves(page), count);
  },

  /** The documentation: reachable, readable, with pictures. */
  async docs(page) {
    await page.goto(`${url}/docs/`);
    await page.locator(".opblock-tag").first().waitFor();
    const pages = await page.locator("header a").evaluateAll((links) => links.map((link) => new URL(link.href).pathname));
    for (const path of pages.filter((each) => each !== "/")) {
      await page.goto(`${url}${path}`);
      if (path === "/docs/") await page.locator(".opblock-tag").first().waitFor();
      if (path.startsWith("/docs/games/")) {
        await page.locator("[data-picture] svg").first().waitFor();
        await shot(page, `docs-${path.split("/").at(-1)}`);
      }
      await accessible(page, path);
    }
  },

  /** Where the service wants a key: it is asked for, and told to nobody. */
  async keys(page) {
    const key = process.env.KEY;
    await page.goto(`${url}/#game=dancing-queen&seats=2&seed=behind+a+door&people=0`);
    const field = page.getByLabel("Key");
    await field.fill("wrong");
    await accessible(page, "asking for a key");
    await button(page, "Use it").click();
    await page.getByText("The service does not know this key.").waitFor();
    await field.fill(key);
    await button(page, "Use it").click();
    await settled(page);
    await move(page);
    await button(page, "Requests").click();
    await button(page, "Copy as curl").click();
    await page.getByText("Copied as curl").waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    match(copied, /Authorization: Bearer YOUR_KEY/);
    const { transcript } = await saved(page);
    const told = [copied, page.url(), JSON.stringify(transcript), await everything(page)].join();
    ok(!told.includes(key), "the key is nowhere");
    await page.goto(`${url}/docs/games/lets-dance`);
    await page.locator("[data-picture] svg").first().waitFor();
  },
};

const OPTIONS = {
  dark: { colorScheme: "dark" },
  refusal: { allowed: /status of (409|422)/ },
  undo: { allowed: /status of 409/ },
  transcript: { allowed: /status of (409|422)/ },
  link: { allowed: /status of (404|409)/ },
  keys: { allowed: /status of 401/ },
  trouble: { allowed: /status of (409|503)|ERR_FAILED/ },
};
await mkdir(folder, { recursive: true });
await withPage(url, viewport, SCENARIOS[name], OPTIONS[name]);
