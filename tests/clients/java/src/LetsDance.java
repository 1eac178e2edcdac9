import dancecard.client.ApiClient;
import dancecard.client.ApiException;
import dancecard.client.api.LetsDanceApi;
import dancecard.client.model.LetsDanceApplyRequest;
import dancecard.client.model.LetsDanceCard;
import dancecard.client.model.LetsDanceDance;
import dancecard.client.model.LetsDanceJoinConga;
import dancecard.client.model.LetsDanceKeep;
import dancecard.client.model.LetsDanceLegalMovesRequest;
import dancecard.client.model.LetsDanceMove;
import dancecard.client.model.LetsDanceNewRequest;
import dancecard.client.model.LetsDanceRenew;
import dancecard.client.model.LetsDanceReplenish;
import dancecard.client.model.LetsDanceSitOut;
import dancecard.client.model.LetsDanceState;
import dancecard.client.model.LetsDanceStepOnToes;
import dancecard.client.model.LetsDanceViewRequest;
import java.util.List;

/** Let's Dance, as this player plays it. */
final class LetsDance implements Game<LetsDanceState, LetsDanceMove> {
  private static final Variants<LetsDanceMove> VARIANTS =
      new Variants<>(LetsDanceMove.class)
          .with(LetsDanceJoinConga.class, 8, LetsDanceJoinConga::getSeat)
          .with(LetsDanceDance.class, 4, LetsDanceDance::getSeat)
          .with(LetsDanceStepOnToes.class, 4, LetsDanceStepOnToes::getSeat)
          .with(LetsDanceReplenish.class, 4, LetsDanceReplenish::getSeat)
          .with(LetsDanceRenew.class, 1, LetsDanceRenew::getSeat)
          .with(LetsDanceSitOut.class, 1, LetsDanceSitOut::getSeat)
          .with(LetsDanceKeep.class, 1, LetsDanceKeep::getSeat);

  private final LetsDanceApi api;

  LetsDance(ApiClient client) {
    api = new LetsDanceApi(client);
  }

  @Override
  public LetsDanceState start(String seed) throws ApiException {
    return api.letsDanceNew(new LetsDanceNewRequest().seats(6).seed(seed)).getState();
  }

  @Override
  public List<LetsDanceMove> legalMoves(LetsDanceState state) throws ApiException {
    return api.letsDanceLegalMoves(new LetsDanceLegalMovesRequest().state(state)).getMoves();
  }

  @Override
  public LetsDanceState after(LetsDanceState state, LetsDanceMove move) throws ApiException {
    return api.letsDanceApply(new LetsDanceApplyRequest().state(state).move(move)).getState();
  }

  @Override
  public String seedSeen(LetsDanceState state, Integer seat) throws ApiException {
    return api.letsDanceView(new LetsDanceViewRequest().state(state).seat(seat)).getView().getSeed();
  }

  @Override
  public Told told(LetsDanceState state) {
    List<Integer> winners = state.getOutcome() == null ? null : state.getOutcome().getWinners();
    return new Told(state.getGame().getValue(), state.getSeats(), state.getOptions(), winners);
  }

  @Override
  public Variants<LetsDanceMove> variants() {
    return VARIANTS;
  }

  @Override
  public LetsDanceMove wrong() {
    return new LetsDanceKeep().seat(0).card(LetsDanceCard.SPIN);
  }
}
