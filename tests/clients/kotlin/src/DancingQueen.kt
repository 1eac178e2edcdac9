import dancecard.answer
import dancecard.client.apis.DancingQueenApi
import dancecard.client.infrastructure.ApiClient
import dancecard.client.infrastructure.Serializer.kotlinxSerializationJson as json
import dancecard.client.models.DancingQueenApplyRequest
import dancecard.client.models.DancingQueenDraw
import dancecard.client.models.DancingQueenLegalMovesRequest
import dancecard.client.models.DancingQueenMove
import dancecard.client.models.DancingQueenNewRequest
import dancecard.client.models.DancingQueenOptions
import dancecard.client.models.DancingQueenState
import dancecard.client.models.DancingQueenViewRequest

/** Dancing Queen, as this player plays it. */
class DancingQueen(client: ApiClient) : Game<DancingQueenState, DancingQueenMove> {
    private val api = client.createService(DancingQueenApi::class.java)

    override val sent = DancingQueenMove.serializer()

    override val wrong = DancingQueenMove.DrawWrapper(DancingQueenDraw(DancingQueenDraw.Type.draw, seat = 0))

    override suspend fun start(seed: String) =
        api.dancingQueenNew(DancingQueenNewRequest(seats = 2, seed = seed)).answer().state

    override suspend fun legalMoves(state: DancingQueenState) =
        api.dancingQueenLegalMoves(DancingQueenLegalMovesRequest(state)).answer().moves

    override suspend fun after(state: DancingQueenState, move: DancingQueenMove) =
        api.dancingQueenApply(DancingQueenApplyRequest(state, move)).answer().state

    override suspend fun seedSeen(state: DancingQueenState, seat: Int?) =
        api.dancingQueenView(DancingQueenViewRequest(state, seat)).answer().view.seed

    override fun told(state: DancingQueenState): Told {
        val options = json.encodeToJsonElement(DancingQueenOptions.serializer(), state.options)
        return Told(state.game.value, state.seats, options, state.outcome?.winners)
    }

    override fun weighed(move: DancingQueenMove) =
        when (move) {
            is DancingQueenMove.DrawWrapper -> Weighed(4, move.value.seat)
            is DancingQueenMove.AgreeEndWrapper -> Weighed(2, move.value.seat)
            is DancingQueenMove.OpenWrapper -> Weighed(1, move.value.seat)
            is DancingQueenMove.ProposeEndWrapper -> Weighed(1, move.value.seat)
            is DancingQueenMove.PlaceWrapper -> Weighed(1, move.value.seat)
        }
}
