/** Let's Dance, as this player plays it. */
import { type Client, type LetsDanceMove, type LetsDanceState, unhandled } from "dancecard-client";
import type { Game } from "./table.js";

export class LetsDance implements Game<LetsDanceState, LetsDanceMove> {
  readonly wrong: LetsDanceMove = { type: "keep", seat: 0, card: "spin" };
  readonly seats = 6;

  constructor(private readonly client: Client) {}

  start(seed: string) {
    return this.client.POST("/games/lets-dance/new", { body: { seats: this.seats, seed } });
  }

  legalMoves(state: LetsDanceState) {
    return this.client.POST("/games/lets-dance/legal-moves", { body: { state } });
  }

  apply(state: LetsDanceState, move: LetsDanceMove) {
    return this.client.POST("/games/lets-dance/apply", { body: { state, move } });
  }

  view(state: LetsDanceState, seat: number | null) {
    return this.client.POST("/games/lets-dance/view", { body: { state, seat } });
  }

  sealedStart(hashes: string[]) {
    return this.client.POST("/games/lets-dance/sealed/new", { body: { seats: this.seats, key_hashes: hashes } });
  }

  sealedLegalMoves(token: string, key: string) {
    return this.client.POST("/games/lets-dance/sealed/legal-moves", { body: { token, key } });
  }

  sealedApply(token: string, key: string, move: LetsDanceMove) {
    return this.client.POST("/games/lets-dance/sealed/apply", { body: { token, key, move } });
  }

  sealedView(token: string, key: string | null) {
    return this.client.POST("/games/lets-dance/sealed/view", { body: { token, key } });
  }

  weight(move: LetsDanceMove): number {
    switch (move.type) {
      case "join_conga":
        return 8;
      case "dance":
      case "step_on_toes":
      case "replenish":
        return 4;
      case "renew":
      case "sit_out":
      case "keep":
        return 1;
      default:
        return unhandled(move);
    }
  }
}
