import dancecard.client.ApiClient;
import dancecard.client.ApiException;
import dancecard.client.api.KingOfClubsApi;
import dancecard.client.model.KingOfClubsApplyRequest;
import dancecard.client.model.KingOfClubsAssign;
import dancecard.client.model.KingOfClubsDeclineSwap;
import dancecard.client.model.KingOfClubsLegalMovesRequest;
import dancecard.client.model.KingOfClubsMove;
import dancecard.client.model.KingOfClubsNewRequest;
import dancecard.client.model.KingOfClubsOptionsRequest;
import dancecard.client.model.KingOfClubsPass;
import dancecard.client.model.KingOfClubsPlayMoves;
import dancecard.client.model.KingOfClubsReveal;
import dancecard.client.model.KingOfClubsState;
import dancecard.client.model.KingOfClubsSwap;
import dancecard.client.model.KingOfClubsVersion;
import dancecard.client.model.KingOfClubsViewRequest;
import java.util.List;

/** King of Clubs, as this player plays it. */
final class KingOfClubs implements Game<KingOfClubsState, KingOfClubsMove> {
  private static final Variants<KingOfClubsMove> VARIANTS =
      new Variants<>(KingOfClubsMove.class)
          .with(KingOfClubsDeclineSwap.class, 4, KingOfClubsDeclineSwap::getSeat)
          .with(KingOfClubsPass.class, 2, KingOfClubsPass::getSeat)
          .with(KingOfClubsAssign.class, 1, KingOfClubsAssign::getSeat)
          .with(KingOfClubsReveal.class, 1, KingOfClubsReveal::getSeat)
          .with(KingOfClubsSwap.class, 1, KingOfClubsSwap::getSeat)
          .with(KingOfClubsPlayMoves.class, 1, KingOfClubsPlayMoves::getSeat);

  private final KingOfClubsApi api;

  KingOfClubs(ApiClient client) {
    api = new KingOfClubsApi(client);
  }

  @Override
  public KingOfClubsState start(String seed) throws ApiException {
    KingOfClubsOptionsRequest options = new KingOfClubsOptionsRequest().version(KingOfClubsVersion.ADVANCED);
    return api.kingOfClubsNew(new KingOfClubsNewRequest().seats(4).options(options).seed(seed)).getState();
  }

  @Override
  public List<KingOfClubsMove> legalMoves(KingOfClubsState state) throws ApiException {
    return api.kingOfClubsLegalMoves(new KingOfClubsLegalMovesRequest().state(state)).getMoves();
  }

  @Override
  public KingOfClubsState after(KingOfClubsState state, KingOfClubsMove move) throws ApiException {
    return api.kingOfClubsApply(new KingOfClubsApplyRequest().state(state).move(move)).getState();
  }

  @Override
  public String seedSeen(KingOfClubsState state, Integer seat) throws ApiException {
    return api.kingOfClubsView(new KingOfClubsViewRequest().state(state).seat(seat)).getView().getSeed();
  }

  @Override
  public Told told(KingOfClubsState state) {
    List<Integer> winners = state.getOutcome() == null ? null : state.getOutcome().getWinners();
    return new Told(state.getGame().getValue(), state.getSeats(), state.getOptions(), winners);
  }

  @Override
  public Variants<KingOfClubsMove> variants() {
    return VARIANTS;
  }

  @Override
  public KingOfClubsMove wrong() {
    return new KingOfClubsPass().seat(0);
  }
}
