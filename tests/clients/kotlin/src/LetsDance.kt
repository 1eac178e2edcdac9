import dancecard.answer
import dancecard.client.apis.LetsDanceApi
import dancecard.client.infrastructure.ApiClient
import dancecard.client.infrastructure.Serializer.kotlinxSerializationJson as json
import dancecard.client.models.LetsDanceApplyRequest
import dancecard.client.models.LetsDanceCard
import dancecard.client.models.LetsDanceKeep
import dancecard.client.models.LetsDanceLegalMovesRequest
import dancecard.client.models.LetsDanceMove
import dancecard.client.models.LetsDanceNewRequest
import dancecard.client.models.LetsDanceOptions
import dancecard.client.models.LetsDanceState
import dancecard.client.models.LetsDanceViewRequest

/** Let's Dance, as this player plays it. */
class LetsDance(client: ApiClient) : Game<LetsDanceState, LetsDanceMove> {
    private val api = client.createService(LetsDanceApi::class.java)

    override val sent = LetsDanceMove.serializer()

    override val wrong = LetsDanceMove.KeepWrapper(LetsDanceKeep(LetsDanceKeep.Type.keep, seat = 0, card = LetsDanceCard.spin))

    override suspend fun start(seed: String) =
        api.letsDanceNew(LetsDanceNewRequest(seats = 6, seed = seed)).answer().state

    override suspend fun legalMoves(state: LetsDanceState) =
        api.letsDanceLegalMoves(LetsDanceLegalMovesRequest(state)).answer().moves

    override suspend fun after(state: LetsDanceState, move: LetsDanceMove) =
        api.letsDanceApply(LetsDanceApplyRequest(state, move)).answer().state

    override suspend fun seedSeen(state: LetsDanceState, seat: Int?) =
        api.letsDanceView(LetsDanceViewRequest(state, seat)).answer().view.seed

    override fun told(state: LetsDanceState): Told {
        val options = json.encodeToJsonElement(LetsDanceOptions.serializer(), state.options)
        return Told(state.game.value, state.seats, options, state.outcome?.winners)
    }

    override fun weighed(move: LetsDanceMove) =
        when (move) {
            is LetsDanceMove.JoinCongaWrapper -> Weighed(8, move.value.seat)
            is LetsDanceMove.DanceWrapper -> Weighed(4, move.value.seat)
            is LetsDanceMove.StepOnToesWrapper -> Weighed(4, move.value.seat)
            is LetsDanceMove.ReplenishWrapper -> Weighed(4, move.value.seat)
            is LetsDanceMove.RenewWrapper -> Weighed(1, move.value.seat)
            is LetsDanceMove.SitOutWrapper -> Weighed(1, move.value.seat)
            is LetsDanceMove.KeepWrapper -> Weighed(1, move.value.seat)
        }
}
