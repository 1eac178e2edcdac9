import dancecard.client.ApiClient;
import dancecard.client.ApiException;
import dancecard.client.api.DancingDragonsApi;
import dancecard.client.model.DancingDragonsAnnounce;
import dancecard.client.model.DancingDragonsApplyRequest;
import dancecard.client.model.DancingDragonsAskNoDragon;
import dancecard.client.model.DancingDragonsCounterDragon;
import dancecard.client.model.DancingDragonsDrop;
import dancecard.client.model.DancingDragonsLegalMovesRequest;
import dancecard.client.model.DancingDragonsMove;
import dancecard.client.model.DancingDragonsNewRequest;
import dancecard.client.model.DancingDragonsNoDragon;
import dancecard.client.model.DancingDragonsOptionsRequest;
import dancecard.client.model.DancingDragonsSignal;
import dancecard.client.model.DancingDragonsState;
import dancecard.client.model.DancingDragonsStaySilent;
import dancecard.client.model.DancingDragonsSwap;
import dancecard.client.model.DancingDragonsViewRequest;
import java.util.List;

/** Dancing Dragons, as this player plays it. */
final class DancingDragons implements Game<DancingDragonsState, DancingDragonsMove> {
  private static final Variants<DancingDragonsMove> VARIANTS =
      new Variants<>(DancingDragonsMove.class)
          .with(DancingDragonsAskNoDragon.class, 8, DancingDragonsAskNoDragon::getSeat)
          .with(DancingDragonsNoDragon.class, 4, DancingDragonsNoDragon::getSeat)
          .with(DancingDragonsSwap.class, 2, DancingDragonsSwap::getSeat)
          .with(DancingDragonsAnnounce.class, 2, DancingDragonsAnnounce::getSeat)
          .with(DancingDragonsCounterDragon.class, 2, DancingDragonsCounterDragon::getSeat)
          .with(DancingDragonsDrop.class, 1, DancingDragonsDrop::getSeat)
          .with(DancingDragonsSignal.class, 1, DancingDragonsSignal::getSeat)
          .with(DancingDragonsStaySilent.class, 1, DancingDragonsStaySilent::getSeat);

  private final DancingDragonsApi api;

  DancingDragons(ApiClient client) {
    api = new DancingDragonsApi(client);
  }

  @Override
  public DancingDragonsState start(String seed) throws ApiException {
    DancingDragonsOptionsRequest options = new DancingDragonsOptionsRequest().target(15);
    return api.dancingDragonsNew(new DancingDragonsNewRequest().seats(4).options(options).seed(seed)).getState();
  }

  @Override
  public List<DancingDragonsMove> legalMoves(DancingDragonsState state) throws ApiException {
    return api.dancingDragonsLegalMoves(new DancingDragonsLegalMovesRequest().state(state)).getMoves();
  }

  @Override
  public DancingDragonsState after(DancingDragonsState state, DancingDragonsMove move) throws ApiException {
    return api.dancingDragonsApply(new DancingDragonsApplyRequest().state(state).move(move)).getState();
  }

  @Override
  public String seedSeen(DancingDragonsState state, Integer seat) throws ApiException {
    return api.dancingDragonsView(new DancingDragonsViewRequest().state(state).seat(seat)).getView().getSeed();
  }

  @Override
  public Told told(DancingDragonsState state) {
    List<Integer> winners = state.getOutcome() == null ? null : state.getOutcome().getWinners();
    return new Told(state.getGame().getValue(), state.getSeats(), state.getOptions(), winners);
  }

  @Override
  public Variants<DancingDragonsMove> variants() {
    return VARIANTS;
  }

  @Override
  public DancingDragonsMove wrong() {
    return new DancingDragonsNoDragon().seat(0);
  }
}
