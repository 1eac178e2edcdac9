import dancecard.answer
import dancecard.client.apis.KingOfClubsApi
import dancecard.client.infrastructure.ApiClient
import dancecard.client.infrastructure.Serializer.kotlinxSerializationJson as json
import dancecard.client.models.KingOfClubsApplyRequest
import dancecard.client.models.KingOfClubsLegalMovesRequest
import dancecard.client.models.KingOfClubsMove
import dancecard.client.models.KingOfClubsNewRequest
import dancecard.client.models.KingOfClubsOptions
import dancecard.client.models.KingOfClubsOptionsRequest
import dancecard.client.models.KingOfClubsPass
import dancecard.client.models.KingOfClubsState
import dancecard.client.models.KingOfClubsVersion
import dancecard.client.models.KingOfClubsViewRequest

/** King of Clubs, as this player plays it. */
class KingOfClubs(client: ApiClient) : Game<KingOfClubsState, KingOfClubsMove> {
    private val api = client.createService(KingOfClubsApi::class.java)

    override val sent = KingOfClubsMove.serializer()

    override val wrong = KingOfClubsMove.PassWrapper(KingOfClubsPass(KingOfClubsPass.Type.pass, seat = 0))

    override suspend fun start(seed: String) =
        api
            .kingOfClubsNew(
                KingOfClubsNewRequest(
                    seats = 4,
                    options = KingOfClubsOptionsRequest(version = KingOfClubsVersion.advanced),
                    seed = seed,
                ),
            ).answer()
            .state

    override suspend fun legalMoves(state: KingOfClubsState) =
        api.kingOfClubsLegalMoves(KingOfClubsLegalMovesRequest(state)).answer().moves

    override suspend fun after(state: KingOfClubsState, move: KingOfClubsMove) =
        api.kingOfClubsApply(KingOfClubsApplyRequest(state, move)).answer().state

    override suspend fun seedSeen(state: KingOfClubsState, seat: Int?) =
        api.kingOfClubsView(KingOfClubsViewRequest(state, seat)).answer().view.seed

    override fun told(state: KingOfClubsState): Told {
        val options = json.encodeToJsonElement(KingOfClubsOptions.serializer(), state.options)
        return Told(state.game.value, state.seats, options, state.outcome?.winners)
    }

    override fun weighed(move: KingOfClubsMove) =
        when (move) {
            is KingOfClubsMove.DeclineSwapWrapper -> Weighed(4, move.value.seat)
            is KingOfClubsMove.PassWrapper -> Weighed(2, move.value.seat)
            is KingOfClubsMove.AssignWrapper -> Weighed(1, move.value.seat)
            is KingOfClubsMove.RevealWrapper -> Weighed(1, move.value.seat)
            is KingOfClubsMove.SwapWrapper -> Weighed(1, move.value.seat)
            is KingOfClubsMove.PlayMovesWrapper -> Weighed(1, move.value.seat)
        }
}
