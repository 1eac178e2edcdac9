package dancecard

import dancecard.client.infrastructure.Serializer
import dancecard.client.models.Problem
import kotlinx.serialization.SerializationException
import retrofit2.Response

/** A request that was refused. [problem] is null if the answer does not come from the service, but from the way to it. */
class Refused(val status: Int, val problem: Problem?) : Exception("$status ${problem?.code?.value}: ${problem?.detail}")

/** What was asked for; throws [Refused] if the service has refused it. */
fun <T : Any> Response<T>.answer(): T = body() ?: throw Refused(code(), errorBody()?.string()?.let(::readProblem))

private fun readProblem(text: String): Problem? =
    try {
        Serializer.kotlinxSerializationJson.decodeFromString(Problem.serializer(), text)
    } catch (_: SerializationException) {
        null
    }
