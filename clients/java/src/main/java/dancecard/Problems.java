package dancecard;

import com.fasterxml.jackson.core.JsonProcessingException;
import dancecard.client.ApiClient;
import dancecard.client.ApiException;
import dancecard.client.model.Problem;
import java.util.Optional;

/** What the service said when it refused a request. The generated code leaves that as text. */
public final class Problems {
  private Problems() {}

  /** The problem that an exception carries; empty if it does not come from the service, but from the way to it. */
  public static Optional<Problem> of(ApiException refused) {
    if (refused.getResponseBody() == null) {
      return Optional.empty();
    }
    try {
      return Optional.of(ApiClient.createDefaultObjectMapper().readValue(refused.getResponseBody(), Problem.class));
    } catch (JsonProcessingException unreadable) {
      return Optional.empty();
    }
  }
}
