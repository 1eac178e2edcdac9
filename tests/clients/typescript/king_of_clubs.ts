/** King of Clubs, as this player plays it. */
import { type Client, type KingOfClubsMove, type KingOfClubsState, unhandled } from "dancecard-client";
import type { Game } from "./table.js";

export class KingOfClubs implements Game<KingOfClubsState, KingOfClubsMove> {
  readonly wrong: KingOfClubsMove = { type: "pass", seat: 0 };
  readonly seats = 4;

  constructor(private readonly client: Client) {}

  start(seed: string) {
    return this.client.POST("/games/king-of-clubs/new", { body: { seats: this.seats, options: { version: "advanced" }, seed } });
  }

  legalMoves(state: KingOfClubsState) {
    return this.client.POST("/games/king-of-clubs/legal-moves", { body: { state } });
  }

  apply(state: KingOfClubsState, move: KingOfClubsMove) {
    return this.client.POST("/games/king-of-clubs/apply", { body: { state, move } });
  }

  view(state: KingOfClubsState, seat: number | null) {
    return this.client.POST("/games/king-of-clubs/view", { body: { state, seat } });
  }

  sealedStart(hashes: string[]) {
    return this.client.POST("/games/king-of-clubs/sealed/new", { body: { seats: this.seats, key_hashes: hashes } });
  }

  sealedLegalMoves(token: string, key: string) {
    return this.client.POST("/games/king-of-clubs/sealed/legal-moves", { body: { token, key } });
  }

  sealedApply(token: string, key: string, move: KingOfClubsMove) {
    return this.client.POST("/games/king-of-clubs/sealed/apply", { body: { token, key, move } });
  }

  sealedView(token: string, key: string | null) {
    return this.client.POST("/games/king-of-clubs/sealed/view", { body: { token, key } });
  }

  weight(move: KingOfClubsMove): number {
    switch (move.type) {
      case "decline_swap":
        return 4;
      case "pass":
        return 2;
      case "assign":
      case "reveal":
      case "swap":
      case "play_moves":
        return 1;
      default:
        return unhandled(move);
    }
  }
}
