/** Queen of 12, as this player plays it. */
import { type Client, type QueenOf12Move, type QueenOf12State, unhandled } from "dancecard-client";
import type { Game } from "./table.js";

export class QueenOf12 implements Game<QueenOf12State, QueenOf12Move> {
  readonly wrong: QueenOf12Move = { type: "finish", seat: 0 };
  readonly seats = 4;

  constructor(private readonly client: Client) {}

  start(seed: string) {
    return this.client.POST("/games/queen-of-12/new", { body: { seats: this.seats, options: { sheet: "b", fan: "random" }, seed } });
  }

  legalMoves(state: QueenOf12State) {
    return this.client.POST("/games/queen-of-12/legal-moves", { body: { state } });
  }

  apply(state: QueenOf12State, move: QueenOf12Move) {
    return this.client.POST("/games/queen-of-12/apply", { body: { state, move } });
  }

  view(state: QueenOf12State, seat: number | null) {
    return this.client.POST("/games/queen-of-12/view", { body: { state, seat } });
  }

  sealedStart(hashes: string[]) {
    return this.client.POST("/games/queen-of-12/sealed/new", { body: { seats: this.seats, key_hashes: hashes } });
  }

  sealedLegalMoves(token: string, key: string) {
    return this.client.POST("/games/queen-of-12/sealed/legal-moves", { body: { token, key } });
  }

  sealedApply(token: string, key: string, move: QueenOf12Move) {
    return this.client.POST("/games/queen-of-12/sealed/apply", { body: { token, key, move } });
  }

  sealedView(token: string, key: string | null) {
    return this.client.POST("/games/queen-of-12/sealed/view", { body: { token, key } });
  }

  weight(move: QueenOf12Move): number {
    switch (move.type) {
      case "finish":
      case "copy_dice":
      case "take_back":
      case "return_card":
      case "decline":
        return 3;
      case "play_card":
      case "take_dice":
      case "cross_number":
      case "cross":
      case "cross_any":
      case "take_fan_card":
        return 1;
      default:
        return unhandled(move);
    }
  }
}
