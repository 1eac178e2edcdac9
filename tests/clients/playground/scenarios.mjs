// node scenarios.mjs NAME URL VIEWPORT FOLDER [GAME]: what the playground promises, one promise at a time.
import { deepStrictEqual, equal, match, notEqual, ok } from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { withPage } from "./browser.mjs";
import { GAMES } from "./games.mjs";
import { accessible, begin, button, choices, move, moves, open, play, settled, steady, surface, watchJumps } from "./playing.mjs";

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

const look = (page, seat) =>
  page.getByRole("group", { name: "Look from" }).getByRole("button", { name: seat === null ? "Spectator" : new RegExp(`^Seat ${seat}`) }).click();

const saved = async (page) => {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Export").click()]);
  const path = await download.path();
  return { path, transcript: JSON.parse(await readFile(path, "utf8")) };
};

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
      const html = await page.content();
      ok(!/LEAK|never-shown/.test(html), `${seat}: ${html.slice(Math.max(0, html.search(/LEAK|never-shown/) - 300)).slice(0, 400)}`);
      await page.unroute(`**/games/${game}/apply`);
    }
  },

  /** Every card exists once: those of other hands are in no text and nowhere in the page. */
  async hidden_cards(page) {
    const setup = { game: "dancing-dragons", ...GAMES["dancing-dragons"], options: {} };
    const { state } = await ask("/games/dancing-dragons/new", { seats: setup.seats, seed: setup.seed });
    await begin(page, url, { ...setup, people: [...Array(setup.seats).keys()] });
    for (const seat of [...state.hands.keys(), null]) {
      await look(page, seat);
      const html = (await page.content()).replaceAll("&quot;", '"');
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
    const { y, height } = await alert.boundingBox();
    ok(y >= 0 && y + height <= page.viewportSize().height, "it is on the screen");
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
    await button(page, "Back to the end").click();
    await page.getByText(count, { exact: true }).waitFor();
    same(await surface(page), before, "the table is as it was at the end");
    await slider.press("Home");
    await button(page, "Play on from here").click();
    await settled(page);
    ok((await choices(page).count()) > 0);
  },

  /** What was exported is imported, and played again by the service. */
  async transcript(page) {
    await somewhere(page);
    const table = await surface(page);
    const { path, transcript } = await saved(page);
    ok(transcript.moves.length >= 3);
    equal(transcript.game, "dancing-queen");
    await button(page, "New game").click();
    await page.getByLabel("Open a transcript").setInputFiles(path);
    await settled(page);
    same(await surface(page), table, "the imported table");
    const broken = join(await mkdtemp(join(tmpdir(), "transcript-")), "broken.json");
    await writeFile(broken, JSON.stringify({ ...transcript, moves: [...transcript.moves, { seat: 0, type: "agree_end" }] }));
    await page.getByLabel("Import").setInputFiles(broken);
    await page.getByRole("alert").waitFor();
    match(await page.getByRole("alert").innerText(), /Rule|illegal_move|not_your_turn/);
    same(await surface(page), table, "all before the refused move was played");
    await writeFile(broken, "[]");
    await page.getByLabel("Import").setInputFiles(broken);
    await page.getByText("This cannot be opened").waitFor();
  },

  /** The address is the game. */
  async link(page) {
    await somewhere(page);
    await page.waitForFunction(() => /moves=.+/.test(location.hash));
    const [table, count, address] = [await surface(page), await moves(page), page.url()];
    await page.goto("about:blank");
    await page.goto(address);
    await settled(page);
    same(await surface(page), table, "the table of the link");
    equal(await moves(page), count);
    match(new URL(address).hash, /seed=by\+clicking/);
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
    match(await copied("TypeScript"), /createClient[^]*client\.POST\("\/games\/dancing-queen\/apply"/);
  },

  /** Two people at one device, by keyboard alone. */
  async hot_seat(page) {
    await begin(page, url, { game: "dancing-queen", ...GAMES["dancing-queen"], people: [0, 1] });
    await choices(page).first().focus();
    await page.keyboard.press("Enter");
    await page.locator(".cover").waitFor();
    equal(await page.locator(".surface").count(), 0, "the table is not in the page");
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
    const pages = await page.locator("header a").evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    for (const path of pages.filter((each) => !["/", "/docs/"].includes(each))) {
      await page.goto(`${url}${path}`);
      if (path.startsWith("/docs/games/")) {
        await page.locator("[data-picture] svg").first().waitFor();
        await shot(page, `docs-${path.split("/").at(-1)}`);
      }
      await accessible(page, path);
    }
  },
};

const OPTIONS = {
  dark: { colorScheme: "dark" },
  refusal: { allowed: /status of (409|422)/ },
  trouble: { allowed: /status of 503/ },
};
await mkdir(folder, { recursive: true });
await withPage(url, viewport, SCENARIOS[name], OPTIONS[name]);
