import dancecard.client.ApiException;
import java.util.List;

/** The calls of one game, and what this player thinks of its moves. */
interface Game<S, M> {
  S start(String seed) throws ApiException;

  List<M> legalMoves(S state) throws ApiException;

  S after(S state, M move) throws ApiException;

  /** The seed, if the view of a seat shows it; null is a spectator. */
  String seedSeen(S state, Integer seat) throws ApiException;

  Told told(S state);

  /** Every type of move there is. */
  Variants<M> variants();

  /** What the rules forbid at the start. */
  M wrong();

  /** What is told of a state. While the game lasts, nobody has won: null. */
  record Told(String game, Integer seats, Object options, List<Integer> winners) {}
}
