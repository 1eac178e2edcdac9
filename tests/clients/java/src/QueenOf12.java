import dancecard.client.ApiClient;
import dancecard.client.ApiException;
import dancecard.client.api.QueenOf12Api;
import dancecard.client.model.QueenOf12ApplyRequest;
import dancecard.client.model.QueenOf12CopyDice;
import dancecard.client.model.QueenOf12Cross;
import dancecard.client.model.QueenOf12CrossAny;
import dancecard.client.model.QueenOf12CrossNumber;
import dancecard.client.model.QueenOf12Decline;
import dancecard.client.model.QueenOf12FanChoice;
import dancecard.client.model.QueenOf12Finish;
import dancecard.client.model.QueenOf12LegalMovesRequest;
import dancecard.client.model.QueenOf12Move;
import dancecard.client.model.QueenOf12NewRequest;
import dancecard.client.model.QueenOf12OptionsRequest;
import dancecard.client.model.QueenOf12PlayCard;
import dancecard.client.model.QueenOf12ReturnCard;
import dancecard.client.model.QueenOf12SheetSide;
import dancecard.client.model.QueenOf12State;
import dancecard.client.model.QueenOf12TakeBack;
import dancecard.client.model.QueenOf12TakeDice;
import dancecard.client.model.QueenOf12TakeFanCard;
import dancecard.client.model.QueenOf12ViewRequest;
import java.util.List;

/** Queen of 12, as this player plays it. */
final class QueenOf12 implements Game<QueenOf12State, QueenOf12Move> {
  private static final Variants<QueenOf12Move> VARIANTS =
      new Variants<>(QueenOf12Move.class)
          .with(QueenOf12Finish.class, 3, QueenOf12Finish::getSeat)
          .with(QueenOf12PlayCard.class, 1, QueenOf12PlayCard::getSeat)
          .with(QueenOf12TakeDice.class, 1, QueenOf12TakeDice::getSeat)
          .with(QueenOf12ReturnCard.class, 3, QueenOf12ReturnCard::getSeat)
          .with(QueenOf12CrossNumber.class, 1, QueenOf12CrossNumber::getSeat)
          .with(QueenOf12Cross.class, 1, QueenOf12Cross::getSeat)
          .with(QueenOf12CrossAny.class, 1, QueenOf12CrossAny::getSeat)
          .with(QueenOf12CopyDice.class, 3, QueenOf12CopyDice::getSeat)
          .with(QueenOf12TakeBack.class, 3, QueenOf12TakeBack::getSeat)
          .with(QueenOf12TakeFanCard.class, 1, QueenOf12TakeFanCard::getSeat)
          .with(QueenOf12Decline.class, 3, QueenOf12Decline::getSeat);

  private final QueenOf12Api api;

  QueenOf12(ApiClient client) {
    api = new QueenOf12Api(client);
  }

  @Override
  public QueenOf12State start(String seed) throws ApiException {
    QueenOf12OptionsRequest options =
        new QueenOf12OptionsRequest().sheet(QueenOf12SheetSide.B).fan(QueenOf12FanChoice.RANDOM);
    return api.queenOf12New(new QueenOf12NewRequest().seats(4).options(options).seed(seed)).getState();
  }

  @Override
  public List<QueenOf12Move> legalMoves(QueenOf12State state) throws ApiException {
    return api.queenOf12LegalMoves(new QueenOf12LegalMovesRequest().state(state)).getMoves();
  }

  @Override
  public QueenOf12State after(QueenOf12State state, QueenOf12Move move) throws ApiException {
    return api.queenOf12Apply(new QueenOf12ApplyRequest().state(state).move(move)).getState();
  }

  @Override
  public String seedSeen(QueenOf12State state, Integer seat) throws ApiException {
    return api.queenOf12View(new QueenOf12ViewRequest().state(state).seat(seat)).getView().getSeed();
  }

  @Override
  public Told told(QueenOf12State state) {
    List<Integer> winners = state.getOutcome() == null ? null : state.getOutcome().getWinners();
    return new Told(state.getGame().getValue(), state.getSeats(), state.getOptions(), winners);
  }

  @Override
  public Variants<QueenOf12Move> variants() {
    return VARIANTS;
  }

  @Override
  public QueenOf12Move wrong() {
    return new QueenOf12Finish().seat(0);
  }
}
