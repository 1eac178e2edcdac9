import dancecard.answer
import dancecard.client.apis.QueenOf12Api
import dancecard.client.infrastructure.ApiClient
import dancecard.client.infrastructure.Serializer.kotlinxSerializationJson as json
import dancecard.client.models.QueenOf12ApplyRequest
import dancecard.client.models.QueenOf12FanChoice
import dancecard.client.models.QueenOf12Finish
import dancecard.client.models.QueenOf12LegalMovesRequest
import dancecard.client.models.QueenOf12Move
import dancecard.client.models.QueenOf12NewRequest
import dancecard.client.models.QueenOf12Options
import dancecard.client.models.QueenOf12OptionsRequest
import dancecard.client.models.QueenOf12SheetSide
import dancecard.client.models.QueenOf12State
import dancecard.client.models.QueenOf12ViewRequest

/** Queen of 12, as this player plays it. */
class QueenOf12(client: ApiClient) : Game<QueenOf12State, QueenOf12Move> {
    private val api = client.createService(QueenOf12Api::class.java)

    override val sent = QueenOf12Move.serializer()

    override val wrong = QueenOf12Move.FinishWrapper(QueenOf12Finish(QueenOf12Finish.Type.finish, seat = 0))

    override suspend fun start(seed: String) =
        api
            .queenOf12New(
                QueenOf12NewRequest(
                    seats = 4,
                    options = QueenOf12OptionsRequest(QueenOf12SheetSide.b, QueenOf12FanChoice.random),
                    seed = seed,
                ),
            ).answer()
            .state

    override suspend fun legalMoves(state: QueenOf12State) =
        api.queenOf12LegalMoves(QueenOf12LegalMovesRequest(state)).answer().moves

    override suspend fun after(state: QueenOf12State, move: QueenOf12Move) =
        api.queenOf12Apply(QueenOf12ApplyRequest(state, move)).answer().state

    override suspend fun seedSeen(state: QueenOf12State, seat: Int?) =
        api.queenOf12View(QueenOf12ViewRequest(state, seat)).answer().view.seed

    override fun told(state: QueenOf12State): Told {
        val options = json.encodeToJsonElement(QueenOf12Options.serializer(), state.options)
        return Told(state.game.value, state.seats, options, state.outcome?.winners)
    }

    override fun weighed(move: QueenOf12Move) =
        when (move) {
            is QueenOf12Move.FinishWrapper -> Weighed(3, move.value.seat)
            is QueenOf12Move.PlayCardWrapper -> Weighed(1, move.value.seat)
            is QueenOf12Move.TakeDiceWrapper -> Weighed(1, move.value.seat)
            is QueenOf12Move.ReturnCardWrapper -> Weighed(3, move.value.seat)
            is QueenOf12Move.CrossNumberWrapper -> Weighed(1, move.value.seat)
            is QueenOf12Move.CrossWrapper -> Weighed(1, move.value.seat)
            is QueenOf12Move.CrossAnyWrapper -> Weighed(1, move.value.seat)
            is QueenOf12Move.CopyDiceWrapper -> Weighed(3, move.value.seat)
            is QueenOf12Move.TakeBackWrapper -> Weighed(3, move.value.seat)
            is QueenOf12Move.TakeFanCardWrapper -> Weighed(1, move.value.seat)
            is QueenOf12Move.DeclineWrapper -> Weighed(3, move.value.seat)
        }
}
