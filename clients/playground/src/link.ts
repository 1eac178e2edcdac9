import type { Move } from "./game";
import type { Transcript } from "./match";

/** A game in the fragment of an address, which browsers never send to a server. */
export interface Link {
  transcript: Transcript;
  people: Set<number>;
}

/** It holds no game; the message is for people. */
export class Unreadable extends Error {}

const whole = (text: string | null): number => Number.parseInt(text ?? "", 10);

async function through(bytes: BlobPart, transform: CompressionStream | DecompressionStream): Promise<ArrayBuffer> {
  return new Response(new Blob([bytes]).stream().pipeThrough(transform)).arrayBuffer();
}

async function packed(moves: Move[]): Promise<string> {
  const bytes = new Uint8Array(await through(JSON.stringify(moves), new CompressionStream("deflate-raw")));
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpacked(text: string): Promise<Move[]> {
  const raw = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(raw, (letter) => letter.charCodeAt(0));
  const json = await through(bytes, new DecompressionStream("deflate-raw"));
  return JSON.parse(new TextDecoder().decode(json)) as Move[];
}

export async function fragmentOf(transcript: Transcript, people: ReadonlySet<number>): Promise<string> {
  const { game, seats, options, seed, moves, rules_version } = transcript;
  const fields = { game, rules: String(rules_version), seats: String(seats), seed, options: JSON.stringify(options), people: [...people].join() };
  return `#${new URLSearchParams({ ...fields, moves: await packed(moves) })}`;
}

/** Read a fragment. A link without a version of the rules is of the current one. */
export async function linkOf(fragment: string): Promise<Link> {
  const fields = new URLSearchParams(fragment.slice(1));
  const [game, seed, seats] = [fields.get("game"), fields.get("seed"), whole(fields.get("seats"))];
  if (!game || !seed || !seats) throw new Unreadable("This link holds no game: it needs a game, the number of its seats, and a seed.");
  const rules = fields.get("rules");
  const moves = fields.get("moves");
  const people = (fields.get("people") ?? "0").split(",").map(whole).filter((seat) => seat >= 0 && seat < seats);
  try {
    const options = JSON.parse(fields.get("options") ?? "{}") as Transcript["options"];
    const transcript = { game, seats, seed, options, moves: moves ? await unpacked(moves) : [] };
    return { transcript: rules === null ? transcript : { ...transcript, rules_version: Number(rules) }, people: new Set(people) };
  } catch {
    throw new Unreadable("This link is damaged: its options or its moves cannot be read.");
  }
}

/** Read an exported game; what else a transcript may hold is not for `replay`. */
export function transcriptOf(text: string): Transcript {
  const { game, rules_version, seats, options, seed, moves } = parsed(text) ?? {};
  if (typeof game !== "string" || !Array.isArray(moves)) throw new Unreadable("This cannot be opened: it is no transcript.");
  return { game, rules_version, seats, options: options ?? {}, seed, moves } as Transcript;
}

function parsed(text: string): Partial<Transcript> | null {
  try {
    return JSON.parse(text) as Partial<Transcript> | null;
  } catch {
    return null;
  }
}
