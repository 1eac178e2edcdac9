// How each game is set up for a whole game by clicking.
export const GAMES = {
  "dancing-queen": { title: "Dancing Queen", seats: 2, seed: "by clicking" },
  "lets-dance": { title: "Let's Dance", seats: 3, seed: "by clicking" },
  "queen-of-12": { title: "Queen of 12", seats: 3, seed: "by clicking" },
  "king-of-clubs": { title: "King of Clubs", seats: 4, seed: "by clicking", options: { Version: "advanced" } },
  "dancing-dragons": { title: "Dancing Dragons", seats: 6, seed: "by clicking", options: { Target: 5 } },
};
