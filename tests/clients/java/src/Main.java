import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dancecard.Problems;
import dancecard.client.ApiClient;
import dancecard.client.ApiException;
import dancecard.client.model.Problem;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Plays one game of each kind through the client, and tells of each in a line of JSON: {@code java Main URL}. */
final class Main {
  private static final String SEED = "10";
  private static final ObjectMapper JSON = ApiClient.createDefaultObjectMapper();

  public static void main(String[] arguments) throws ApiException {
    ApiClient client = new ApiClient();
    client.updateBaseUri(arguments[0]);
    for (Game<?, ?> game : games(client)) {
      System.out.println(played(game));
    }
  }

  static List<Game<?, ?>> games(ApiClient client) {
    return List.of(
        new DancingQueen(client),
        new LetsDance(client),
        new QueenOf12(client),
        new KingOfClubs(client),
        new DancingDragons(client));
  }

  /** A whole game: every seat looks before it moves, and a spectator looks at the end. */
  private static <S, M> ObjectNode played(Game<S, M> game) throws ApiException {
    S start = game.start(SEED);
    S state = start;
    List<M> moves = new ArrayList<>();
    Set<String> seedsWhileItLasts = new LinkedHashSet<>();
    int number = 1;
    while (game.told(state).winners() == null) {
      number = (75 * number + 74) % 65537;
      M move = picked(game.variants(), game.legalMoves(state), number);
      seedsWhileItLasts.add(game.seedSeen(state, game.variants().seat(move)));
      state = game.after(state, move);
      moves.add(move);
    }
    ObjectNode line = JSON.valueToTree(game.told(state));
    line.put("seed", SEED);
    moves.forEach(line.putArray("moves")::addPOJO);
    seedsWhileItLasts.add(game.seedSeen(state, null));
    line.putPOJO("seeds_seen", seedsWhileItLasts);
    line.set("refusal", refusal(game, start));
    return line;
  }

  /** The move that this number draws from a hat, in which each lies as often as it weighs. */
  private static <M> M picked(Variants<M> variants, List<M> moves, int number) {
    int left = number % moves.stream().mapToInt(variants::weight).sum();
    for (M move : moves) {
      left -= variants.weight(move);
      if (left < 0) {
        return move;
      }
    }
    throw new AssertionError("a number in the hat");
  }

  /** What is said of a move that the rules forbid. */
  private static <S, M> ObjectNode refusal(Game<S, M> game, S start) {
    try {
      game.after(start, game.wrong());
    } catch (ApiException refused) {
      Problem problem = Problems.of(refused).orElseThrow();
      ObjectNode told = JSON.createObjectNode();
      told.set("move", JSON.valueToTree(game.wrong()));
      told.put("status", problem.getStatus());
      told.put("code", problem.getCode().getValue());
      told.put("rule", problem.getRule().getNumber());
      return told;
    }
    throw new AssertionError("a refusal");
  }
}
