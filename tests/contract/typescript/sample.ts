/** A sample consumer in TypeScript, and its pact: `node sample.js FOLDER` writes it there. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { MatchersV3, PactV4 } from "@pact-foundation/pact";
import { createClient, type DancingQueenApplyRequest } from "dancecard-client";

const { eachLike, string } = MatchersV3;
const pact = new PactV4({
  consumer: "sample-typescript",
  provider: "dancecard",
  dir: process.argv[2] ?? "",
  host: "127.0.0.1",
  logLevel: "warn",
});

/** The consumer: what a front end tells after a move, which is what happened, or which rule forbids it. */
async function told(url: string, body: DancingQueenApplyRequest): Promise<string[]> {
  const { data, error } = await createClient(url).POST("/games/dancing-queen/apply", { body });
  if (data) return data.events.map((event) => event.type);
  if (error.rule) return [`Rule ${error.rule.number} forbids it.`];
  throw new Error(error.detail);
}

/** An example recorded from the service, so that nothing is made up. */
function example(name: string): { text: string; path: string; request: DancingQueenApplyRequest } {
  return JSON.parse(readFileSync(`openapi/examples/dancing-queen/${name}.json`, "utf8"));
}

/** One interaction: what is asked, what the consumer reads of the answer, and what it makes of it. */
async function consume(name: string, status: number, type: string, reads: object, says: string[]): Promise<void> {
  const { text, path, request } = example(name);
  await pact
    .addInteraction()
    .uponReceiving(`Dancing Queen: ${text}`)
    .withRequest("POST", path, (asked) => asked.jsonBody(request))
    .willRespondWith(status, (answered) => answered.headers({ "Content-Type": type }).jsonBody(reads))
    .executeTest(async ({ url }) => assert.deepEqual(await told(url, request), says));
}

await consume("phase-turn", 200, "application/json", { events: eachLike({ type: string("end_proposed") }) }, [
  "end_proposed",
]);
await consume("refused-5.1", 409, "application/problem+json", { detail: string("Rule 5.1"), rule: { number: "5.1" } }, [
  "Rule 5.1 forbids it.",
]);
