import dancecard.Refused
import dancecard.client.infrastructure.ApiClient
import dancecard.client.infrastructure.Serializer.kotlinxSerializationJson as json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put
import okhttp3.OkHttpClient

private const val SEED = "10"

/** Plays one game of each kind through the client, and tells of each in a line of JSON. */
suspend fun main(arguments: Array<String>) {
    val http = OkHttpClient()
    val client = ApiClient(arguments[0], callFactory = http)
    val games =
        listOf(DancingQueen(client), LetsDance(client), QueenOf12(client), KingOfClubs(client), DancingDragons(client))
    for (game in games) {
        println(played(game))
    }
    http.dispatcher.executorService.shutdown()
}

/** A whole game: every seat looks before it moves, and a spectator looks at the end. */
private suspend fun <S, M> played(game: Game<S, M>): JsonObject {
    val start = game.start(SEED)
    var state = start
    val moves = mutableListOf<M>()
    val seedsWhileItLasts = mutableSetOf<String?>()
    var number = 1
    while (game.told(state).winners == null) {
        number = (75 * number + 74) % 65537
        val move = picked(game, game.legalMoves(state), number)
        seedsWhileItLasts += game.seedSeen(state, game.weighed(move).seat)
        state = game.after(state, move)
        moves += move
    }
    val end = game.told(state)
    val seedsSeen = seedsWhileItLasts + game.seedSeen(state, null)
    val refusal = refusal(game, start)
    return buildJsonObject {
        put("game", end.game)
        put("seats", end.seats)
        put("options", end.options)
        put("seed", SEED)
        put("moves", JsonArray(moves.map { json.encodeToJsonElement(game.sent, it) }))
        put("winners", JsonArray(end.winners.orEmpty().map(::JsonPrimitive)))
        put("seeds_seen", JsonArray(seedsSeen.map(::JsonPrimitive)))
        put("refusal", refusal)
    }
}

/** The move that this number draws from a hat, in which each lies as often as it weighs. */
private fun <M> picked(game: Game<*, M>, moves: List<M>, number: Int): M {
    var left = number % moves.sumOf { game.weighed(it).weight }
    return moves.first {
        left -= game.weighed(it).weight
        left < 0
    }
}

/** What is said of a move that the rules forbid. */
private suspend fun <S, M> refusal(game: Game<S, M>, start: S): JsonObject {
    val problem =
        try {
            game.after(start, game.wrong)
            null
        } catch (refused: Refused) {
            refused.problem
        }
    return buildJsonObject {
        put("move", json.encodeToJsonElement(game.sent, game.wrong))
        put("status", problem?.status)
        put("code", problem?.code?.value)
        put("rule", problem?.rule?.number)
    }
}
