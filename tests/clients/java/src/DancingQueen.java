import dancecard.client.ApiClient;
import dancecard.client.ApiException;
import dancecard.client.api.DancingQueenApi;
import dancecard.client.model.DancingQueenAgreeEnd;
import dancecard.client.model.DancingQueenApplyRequest;
import dancecard.client.model.DancingQueenDraw;
import dancecard.client.model.DancingQueenLegalMovesRequest;
import dancecard.client.model.DancingQueenMove;
import dancecard.client.model.DancingQueenNewRequest;
import dancecard.client.model.DancingQueenOpen;
import dancecard.client.model.DancingQueenPlace;
import dancecard.client.model.DancingQueenProposeEnd;
import dancecard.client.model.DancingQueenState;
import dancecard.client.model.DancingQueenViewRequest;
import java.util.List;

/** Dancing Queen, as this player plays it. */
final class DancingQueen implements Game<DancingQueenState, DancingQueenMove> {
  private static final Variants<DancingQueenMove> VARIANTS =
      new Variants<>(DancingQueenMove.class)
          .with(DancingQueenDraw.class, 4, DancingQueenDraw::getSeat)
          .with(DancingQueenAgreeEnd.class, 2, DancingQueenAgreeEnd::getSeat)
          .with(DancingQueenOpen.class, 1, DancingQueenOpen::getSeat)
          .with(DancingQueenProposeEnd.class, 1, DancingQueenProposeEnd::getSeat)
          .with(DancingQueenPlace.class, 1, DancingQueenPlace::getSeat);

  private final DancingQueenApi api;

  DancingQueen(ApiClient client) {
    api = new DancingQueenApi(client);
  }

  @Override
  public DancingQueenState start(String seed) throws ApiException {
    return api.dancingQueenNew(new DancingQueenNewRequest().seats(2).seed(seed)).getState();
  }

  @Override
  public List<DancingQueenMove> legalMoves(DancingQueenState state) throws ApiException {
    return api.dancingQueenLegalMoves(new DancingQueenLegalMovesRequest().state(state)).getMoves();
  }

  @Override
  public DancingQueenState after(DancingQueenState state, DancingQueenMove move) throws ApiException {
    return api.dancingQueenApply(new DancingQueenApplyRequest().state(state).move(move)).getState();
  }

  @Override
  public String seedSeen(DancingQueenState state, Integer seat) throws ApiException {
    return api.dancingQueenView(new DancingQueenViewRequest().state(state).seat(seat)).getView().getSeed();
  }

  @Override
  public Told told(DancingQueenState state) {
    List<Integer> winners = state.getOutcome() == null ? null : state.getOutcome().getWinners();
    return new Told(state.getGame().getValue(), state.getSeats(), state.getOptions(), winners);
  }

  @Override
  public Variants<DancingQueenMove> variants() {
    return VARIANTS;
  }

  @Override
  public DancingQueenMove wrong() {
    return new DancingQueenDraw().seat(0);
  }
}
