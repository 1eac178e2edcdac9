import type { AnyUi } from "../game";
import { anyGame } from "./any";
import { dancingDragons } from "./dancing_dragons";
import { dancingQueen } from "./dancing_queen";
import { kingOfClubs } from "./king_of_clubs";
import { letsDance } from "./lets_dance";
import { queenOf12 } from "./queen_of_12";

const UIS: Record<string, AnyUi> = {
  "dancing-queen": dancingQueen,
  "lets-dance": letsDance,
  "queen-of-12": queenOf12,
  "king-of-clubs": kingOfClubs,
  "dancing-dragons": dancingDragons,
};

/** How a game looks; one that nobody has drawn yet is shown plainly. */
export const uiOf = (game: string): AnyUi => UIS[game] ?? anyGame;
