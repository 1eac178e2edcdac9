/** Play one game of each kind through the client, and tell of each in a line of JSON: `node play.js URL`. */
import { createClient } from "dancecard-client";
import { DancingDragons } from "./dancing_dragons.js";
import { DancingQueen } from "./dancing_queen.js";
import { KingOfClubs } from "./king_of_clubs.js";
import { LetsDance } from "./lets_dance.js";
import { QueenOf12 } from "./queen_of_12.js";
import { type Game, good, type Move, picked, type State } from "./table.js";

const SEED = "10";

/** A whole game: every seat looks before it moves, and a spectator looks at the end. */
async function play<S extends State, M extends Move>(game: Game<S, M>): Promise<object> {
  const { state: start } = await good(game.start(SEED));
  const played: M[] = [];
  const seedsWhileItLasts = new Set<string | null>();
  let state = start;
  for (let number = 149; !state.outcome; number = (75 * number + 74) % 65537) {
    const move = picked(game, (await good(game.legalMoves(state))).moves, number);
    seedsWhileItLasts.add((await good(game.view(state, move.seat))).view.seed);
    ({ state } = await good(game.apply(state, move)));
    played.push(move);
  }
  return {
    game: state.game,
    seats: state.seats,
    options: state.options,
    seed: SEED,
    moves: played,
    winners: state.outcome.winners,
    seeds_seen: [...seedsWhileItLasts, (await good(game.view(state, null))).view.seed],
    refusal: await refusal(game, start),
  };
}

/** What is said of a move that the rules forbid. */
async function refusal<S extends State, M extends Move>(game: Game<S, M>, start: S): Promise<object> {
  const { error } = await game.apply(start, game.wrong);
  if (!error?.rule) throw new Error("the rules do not forbid it");
  return { move: game.wrong, status: error.status, code: error.code, rule: error.rule.number };
}

const client = createClient(process.argv[2] ?? "");
console.log(JSON.stringify(await play(new DancingQueen(client))));
console.log(JSON.stringify(await play(new LetsDance(client))));
console.log(JSON.stringify(await play(new QueenOf12(client))));
console.log(JSON.stringify(await play(new KingOfClubs(client))));
console.log(JSON.stringify(await play(new DancingDragons(client))));
