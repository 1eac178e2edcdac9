/** Dancing Queen, as this player plays it. */
import { type Client, type DancingQueenMove, type DancingQueenState, unhandled } from "dancecard-client";
import type { Game } from "./table.js";

export class DancingQueen implements Game<DancingQueenState, DancingQueenMove> {
  readonly wrong: DancingQueenMove = { type: "draw", seat: 0 };
  readonly seats = 2;

  constructor(private readonly client: Client) {}

  start(seed: string) {
    return this.client.POST("/games/dancing-queen/new", { body: { seats: this.seats, seed } });
  }

  legalMoves(state: DancingQueenState) {
    return this.client.POST("/games/dancing-queen/legal-moves", { body: { state } });
  }

  apply(state: DancingQueenState, move: DancingQueenMove) {
    return this.client.POST("/games/dancing-queen/apply", { body: { state, move } });
  }

  view(state: DancingQueenState, seat: number | null) {
    return this.client.POST("/games/dancing-queen/view", { body: { state, seat } });
  }

  sealedStart(hashes: string[]) {
    return this.client.POST("/games/dancing-queen/sealed/new", { body: { seats: this.seats, key_hashes: hashes } });
  }

  sealedLegalMoves(token: string, key: string) {
    return this.client.POST("/games/dancing-queen/sealed/legal-moves", { body: { token, key } });
  }

  sealedApply(token: string, key: string, move: DancingQueenMove) {
    return this.client.POST("/games/dancing-queen/sealed/apply", { body: { token, key, move } });
  }

  sealedView(token: string, key: string | null) {
    return this.client.POST("/games/dancing-queen/sealed/view", { body: { token, key } });
  }

  weight(move: DancingQueenMove): number {
    switch (move.type) {
      case "draw":
        return 4;
      case "agree_end":
        return 2;
      case "open":
      case "propose_end":
      case "place":
        return 1;
      default:
        return unhandled(move);
    }
  }
}
