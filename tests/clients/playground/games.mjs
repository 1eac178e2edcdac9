// How each game is set up for a whole game by clicking, and how its first choice reads.
export const GAMES = {
  "dancing-queen": { title: "Dancing Queen", seats: 2, seed: "by clicking", first: "Open with Rainbow Parade (girl)" },
  "lets-dance": { title: "Let's Dance", seats: 3, seed: "by clicking", first: "Play A …" },
  "queen-of-12": { title: "Queen of 12", seats: 3, seed: "by clicking", first: "Play Alchemist" },
  "king-of-clubs": { title: "King of Clubs", seats: 4, seed: "by clicking", options: { Version: "advanced" }, first: "Dancer 1 to the club worth 2 …" },
  "dancing-dragons": { title: "Dancing Dragons", seats: 6, seed: "by clicking", options: { Target: 5 }, first: "Drop the yellow tail" },
};
