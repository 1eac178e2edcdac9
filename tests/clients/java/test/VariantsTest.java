import static org.junit.jupiter.api.Assertions.assertEquals;

import dancecard.client.ApiClient;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Java 17 has no switch over the variants of a union: this test asks the union which there are. */
final class VariantsTest {
  static Iterable<Game<?, ?>> games() {
    return Main.games(new ApiClient());
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyVariantIsHandled(Game<?, ?> game) {
    assertEquals(Set.of(game.variants().union().getPermittedSubclasses()), game.variants().known());
  }
}
