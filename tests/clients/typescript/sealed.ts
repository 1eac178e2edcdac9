/** Play one sealed game of each kind, a device for each seat, and tell of each in a line of JSON: `node sealed.js URL`. */
import { createHash, randomBytes } from "node:crypto";
import { createClient } from "dancecard-client";
import { DancingDragons } from "./dancing_dragons.js";
import { DancingQueen } from "./dancing_queen.js";
import { KingOfClubs } from "./king_of_clubs.js";
import { LetsDance } from "./lets_dance.js";
import { QueenOf12 } from "./queen_of_12.js";
import { type Game, good, type Move, picked, type Stand, type State } from "./table.js";

/** All that a seat's device holds: a key that it made itself, and the newest token. */
class Device {
  readonly key = randomBytes(32).toString("base64url");
  token = "";
}

const where = ({ ply, digest }: Stand) => `${ply} ${digest}`;

/** A whole game. After each move all devices get the token, and compare where they stand. */
async function play<S extends State, M extends Move>(game: Game<S, M>): Promise<object> {
  const devices = Array.from({ length: game.seats }, () => new Device());
  const match = await good(game.sealedStart(devices.map(({ key }) => createHash("sha256").update(key).digest("hex"))));
  if (match.keys !== null) throw new Error("the players have made their own keys");
  const played: M[] = [];
  let { token } = match;
  let stand: Stand = match;
  for (let number = 149; ; number = (75 * number + 74) % 65537) {
    for (const device of devices) device.token = token;
    const listed = await Promise.all(
      devices.map(async (device) => ({ device, ...(await good(game.sealedLegalMoves(device.token, device.key))) })),
    );
    if (listed.some((each) => where(each) !== where(stand))) throw new Error("somebody has forked");
    const able = listed.filter(({ moves }) => moves.length);
    const chosen = able[number % able.length];
    if (!chosen) break;
    const move = picked(game, chosen.moves, number);
    const after = await good(game.sealedApply(chosen.device.token, chosen.device.key, move));
    if (after.previous !== stand.digest) throw new Error("somebody has forked");
    if (after.view.seed !== null && !after.view.outcome) throw new Error("the seed shows");
    ({ token } = after);
    stand = after;
    played.push(move);
  }
  const { view } = await good(game.sealedView(token, null));
  const [first] = played;
  const stranger = devices.find((_, seat) => seat !== first?.seat);
  if (!first || !stranger) throw new Error("nobody has moved");
  const { error } = await game.sealedApply(token, stranger.key, first);
  return {
    game: game.constructor.name,
    seats: game.seats,
    seed: view.seed,
    moves: played,
    winners: view.outcome?.winners,
    ply: stand.ply,
    refusal: { status: error?.status, code: error?.code },
  };
}

const client = createClient(process.argv[2] ?? "");
console.log(JSON.stringify(await play(new DancingQueen(client))));
console.log(JSON.stringify(await play(new LetsDance(client))));
console.log(JSON.stringify(await play(new QueenOf12(client))));
console.log(JSON.stringify(await play(new KingOfClubs(client))));
console.log(JSON.stringify(await play(new DancingDragons(client))));
