import type { Move } from "./game";
import type { Transcript } from "./match";

/** A game in the fragment of an address, which browsers never send to a server. */
export interface Link {
  transcript: Transcript;
  people: Set<number>;
}

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
  const { game, seats, options, seed, moves } = transcript;
  const fields = { game, seats: String(seats), seed, options: JSON.stringify(options), people: [...people].join() };
  return `#${new URLSearchParams({ ...fields, moves: await packed(moves) })}`;
}

/** Read a fragment; null if it holds no game. */
export async function linkOf(fragment: string): Promise<Link | null> {
  const fields = new URLSearchParams(fragment.slice(1));
  const [game, seed, seats] = [fields.get("game"), fields.get("seed"), whole(fields.get("seats"))];
  if (!game || !seed || !seats) return null;
  const moves = fields.get("moves");
  const people = (fields.get("people") ?? "0").split(",").map(whole).filter((seat) => seat >= 0 && seat < seats);
  return {
    transcript: {
      game,
      seats,
      seed,
      options: JSON.parse(fields.get("options") ?? "{}") as Transcript["options"],
      moves: moves ? await unpacked(moves) : [],
    },
    people: new Set(people),
  };
}
