import kotlinx.serialization.KSerializer
import kotlinx.serialization.json.JsonElement

/** The calls of one game, and what this player thinks of its moves. */
interface Game<S, M> {
    /** How its moves are sent. */
    val sent: KSerializer<M>

    /** What the rules forbid at the start. */
    val wrong: M

    suspend fun start(seed: String): S

    suspend fun legalMoves(state: S): List<M>

    suspend fun after(state: S, move: M): S

    /** The seed, if the view of a seat shows it; null is a spectator. */
    suspend fun seedSeen(state: S, seat: Int?): String?

    fun told(state: S): Told

    fun weighed(move: M): Weighed
}

/** What is told of a state. While the game lasts, nobody has won: null. */
class Told(val game: String, val seats: Int, val options: JsonElement, val winners: List<Int>?)

class Weighed(val weight: Int, val seat: Int)
