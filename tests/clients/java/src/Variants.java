import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** What is done with each variant of a union. */
final class Variants<M> {
  private record Variant<M>(int weight, Function<M, Integer> seat) {}

  private final Class<M> union;
  private final Map<Class<?>, Variant<M>> known = new HashMap<>();

  Variants(Class<M> union) {
    this.union = union;
  }

  <V extends M> Variants<M> with(Class<V> type, int weight, Function<V, Integer> seat) {
    known.put(type, new Variant<>(weight, move -> seat.apply(type.cast(move))));
    return this;
  }

  int weight(M move) {
    return known.get(move.getClass()).weight();
  }

  int seat(M move) {
    return known.get(move.getClass()).seat().apply(move);
  }

  Class<M> union() {
    return union;
  }

  Set<Class<?>> known() {
    return known.keySet();
  }
}
