// What a person does on the page: set up, look, click. And what may never be so, on any screen.
import { deepStrictEqual, ok } from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { AXE } from "./browser.mjs";

const MOST_CLICKS = 3_000;
const MOST_SHIFT = 0.1; // what browsers call a good cumulative layout shift
const [GAP, BURST] = [1_000, 5_000]; // milliseconds
const axe = await readFile(AXE, "utf8");

export const settled = (page) => page.waitForSelector(".match[aria-busy=false], .cover");
export const surface = (page) => page.locator(".surface").innerHTML();
export const button = (page, name) => page.getByRole("button", { name, exact: true });
export const choices = (page) => page.locator(".choice");
export const moves = async (page) => (await page.locator(".slider").textContent()).trim();

/** The same first click and the same seed: the same game. */
export async function begin(page, url, { game, title, seats, seed, people = [0], options = {} }) {
  await page.goto(url);
  await page.getByRole("radio", { name: new RegExp(`^${title}`) }).check();
  await page.locator("form .about:not(:empty)").waitFor();
  await page.getByRole("combobox", { name: /^Seats/ }).selectOption(String(seats));
  for (const [name, value] of Object.entries(options)) {
    if (typeof value === "number") await page.getByRole("spinbutton", { name }).fill(String(value));
    else await page.getByRole("combobox", { name: new RegExp(`^${name}`) }).selectOption(value);
  }
  await page.getByLabel("Seed").fill(seed);
  for (let seat = 0; seat < seats; seat++) await page.getByLabel(`Seat ${seat}`).setChecked(people.includes(seat));
  await button(page, "Deal").click();
  await settled(page);
}

export const open = async (page, url, fields) => {
  await page.goto("about:blank"); // so that the page is loaded, and not only its fragment changed
  await page.goto(`${url}/#${new URLSearchParams(fields)}`);
  await settled(page);
};

/** One whole move of a person, however many clicks it takes, and what follows from it. */
export async function move(page, pick = (options) => options.first()) {
  const before = await moves(page);
  while ((await moves(page)) === before) {
    await pick(choices(page)).click();
    await settled(page);
  }
}

/** Play to the end, now on the table, now in the list. `stage` is called after each click. */
export async function play(page, stage = async () => {}) {
  for (let click = 0; click < MOST_CLICKS; click++) {
    await settled(page);
    if ((await page.locator(".outcome").count()) > 0) return click;
    const things = page.locator(".surface button.open[aria-pressed=false]");
    const count = await things.count();
    if (click % 2 && count > 0) await things.nth((click * 5) % count).click();
    else await clickInList(page, click);
    await stage(click);
  }
  throw new Error("the game does not end");
}

async function clickInList(page, click) {
  const count = await choices(page).count();
  if (count > 0) await choices(page).nth((click * 3) % count).click();
  else await button(page, "Let the others move").click();
}

/** All that is in the page, the values of its fields too. */
export const everything = async (page) => {
  const values = await page.locator("input, textarea, select").evaluateAll((fields) => fields.map(({ value }) => value));
  return [await page.content(), ...values].join("\n").replaceAll("&quot;", '"');
};

/** What reaches beyond a box that cuts it off and cannot be scrolled. */
const cutOff = (page) =>
  page.evaluate(() => {
    const MOST = 2; // pixels: a card may lie a little askew
    const cuts = (box) => getComputedStyle(box).overflowX !== "visible";
    return [...document.querySelectorAll("body *:not(svg *, .unseen)")].flatMap((each) => {
      let box = each.parentElement;
      while (box && !cuts(box)) box = box.parentElement;
      if (!box || /auto|scroll/.test(getComputedStyle(box).overflowX) || getComputedStyle(box).textOverflow === "ellipsis") return [];
      const beyond = each.getBoundingClientRect().right - box.getBoundingClientRect().right;
      return beyond > MOST && box.getBoundingClientRect().width > MOST ? [`${each.className || each.nodeName} in ${box.className}: ${beyond}`] : [];
    });
  });

/** No violation of accessibility, nothing wider than the screen, nothing cut off. */
export async function accessible(page, what) {
  await page.evaluate(axe);
  const violations = await page.evaluate(async () => (await globalThis.axe.run()).violations);
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).slice(0, 3)}`);
  deepStrictEqual(told, [], what);
  const [page_, screen] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
  ok(page_ <= screen, `${what}: ${page_} pixels are wider than the screen of ${screen}`);
  deepStrictEqual(await cutOff(page), [], `${what}: cut off`);
}

/** Note every layout jump from now on that no click of the last half second explains. */
export const watchJumps = (page) =>
  page.evaluate(() => {
    globalThis.jumps = [];
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries()) {
        const what = sources.map(({ node }) => node?.className || node?.nodeName);
        if (!hadRecentInput) globalThis.jumps.push({ value, startTime, what });
      }
    }).observe({ type: "layout-shift", buffered: false });
  });

/** Cumulative layout shift as the web platform defines it: the worst burst, of gaps under a second and five seconds in all. */
export async function steady(page, what) {
  const bursts = [];
  for (const jump of await page.evaluate(() => globalThis.jumps)) {
    const last = bursts.at(-1);
    const goes = last && jump.startTime - last.at(-1).startTime < GAP && jump.startTime - last[0].startTime < BURST;
    if (goes) last.push(jump);
    else bursts.push([jump]);
  }
  for (const burst of bursts) {
    const total = burst.reduce((sum, { value }) => sum + value, 0);
    ok(total < MOST_SHIFT, `${what}: the page jumped by ${total}: ${JSON.stringify(burst)}`);
  }
}
