import dancecard.answer
import dancecard.client.apis.DancingDragonsApi
import dancecard.client.infrastructure.ApiClient
import dancecard.client.infrastructure.Serializer.kotlinxSerializationJson as json
import dancecard.client.models.DancingDragonsApplyRequest
import dancecard.client.models.DancingDragonsLegalMovesRequest
import dancecard.client.models.DancingDragonsMove
import dancecard.client.models.DancingDragonsNewRequest
import dancecard.client.models.DancingDragonsNoDragon
import dancecard.client.models.DancingDragonsOptions
import dancecard.client.models.DancingDragonsOptionsRequest
import dancecard.client.models.DancingDragonsState
import dancecard.client.models.DancingDragonsViewRequest

/** Dancing Dragons, as this player plays it. */
class DancingDragons(client: ApiClient) : Game<DancingDragonsState, DancingDragonsMove> {
    private val api = client.createService(DancingDragonsApi::class.java)

    override val sent = DancingDragonsMove.serializer()

    override val wrong = DancingDragonsMove.NoDragonWrapper(DancingDragonsNoDragon(DancingDragonsNoDragon.Type.no_dragon, seat = 0))

    override suspend fun start(seed: String) =
        api
            .dancingDragonsNew(
                DancingDragonsNewRequest(seats = 4, options = DancingDragonsOptionsRequest(target = 15), seed = seed),
            ).answer()
            .state

    override suspend fun legalMoves(state: DancingDragonsState) =
        api.dancingDragonsLegalMoves(DancingDragonsLegalMovesRequest(state)).answer().moves

    override suspend fun after(state: DancingDragonsState, move: DancingDragonsMove) =
        api.dancingDragonsApply(DancingDragonsApplyRequest(state, move)).answer().state

    override suspend fun seedSeen(state: DancingDragonsState, seat: Int?) =
        api.dancingDragonsView(DancingDragonsViewRequest(state, seat)).answer().view.seed

    override fun told(state: DancingDragonsState): Told {
        val options = json.encodeToJsonElement(DancingDragonsOptions.serializer(), state.options)
        return Told(state.game.value, state.seats, options, state.outcome?.winners)
    }

    override fun weighed(move: DancingDragonsMove) =
        when (move) {
            is DancingDragonsMove.AskNoDragonWrapper -> Weighed(8, move.value.seat)
            is DancingDragonsMove.NoDragonWrapper -> Weighed(4, move.value.seat)
            is DancingDragonsMove.SwapWrapper -> Weighed(2, move.value.seat)
            is DancingDragonsMove.AnnounceWrapper -> Weighed(2, move.value.seat)
            is DancingDragonsMove.CounterDragonWrapper -> Weighed(2, move.value.seat)
            is DancingDragonsMove.DropWrapper -> Weighed(1, move.value.seat)
            is DancingDragonsMove.SignalWrapper -> Weighed(1, move.value.seat)
            is DancingDragonsMove.StaySilentWrapper -> Weighed(1, move.value.seat)
        }
}
