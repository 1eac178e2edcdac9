/** Dancing Dragons, as this player plays it. */
import { type Client, type DancingDragonsMove, type DancingDragonsState, unhandled } from "dancecard-client";
import type { Game } from "./table.js";

export class DancingDragons implements Game<DancingDragonsState, DancingDragonsMove> {
  readonly wrong: DancingDragonsMove = { type: "no_dragon", seat: 0 };
  readonly seats = 4;

  constructor(private readonly client: Client) {}

  start(seed: string) {
    return this.client.POST("/games/dancing-dragons/new", { body: { seats: this.seats, options: { target: 15 }, seed } });
  }

  legalMoves(state: DancingDragonsState) {
    return this.client.POST("/games/dancing-dragons/legal-moves", { body: { state } });
  }

  apply(state: DancingDragonsState, move: DancingDragonsMove) {
    return this.client.POST("/games/dancing-dragons/apply", { body: { state, move } });
  }

  view(state: DancingDragonsState, seat: number | null) {
    return this.client.POST("/games/dancing-dragons/view", { body: { state, seat } });
  }

  sealedStart(hashes: string[]) {
    return this.client.POST("/games/dancing-dragons/sealed/new", { body: { seats: this.seats, key_hashes: hashes } });
  }

  sealedLegalMoves(token: string, key: string) {
    return this.client.POST("/games/dancing-dragons/sealed/legal-moves", { body: { token, key } });
  }

  sealedApply(token: string, key: string, move: DancingDragonsMove) {
    return this.client.POST("/games/dancing-dragons/sealed/apply", { body: { token, key, move } });
  }

  sealedView(token: string, key: string | null) {
    return this.client.POST("/games/dancing-dragons/sealed/view", { body: { token, key } });
  }

  weight(move: DancingDragonsMove): number {
    switch (move.type) {
      case "ask_no_dragon":
        return 8;
      case "no_dragon":
        return 4;
      case "swap":
      case "announce":
      case "counter_dragon":
        return 2;
      case "drop":
      case "signal":
      case "stay_silent":
        return 1;
      default:
        return unhandled(move);
    }
  }
}
