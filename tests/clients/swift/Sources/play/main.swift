import DancecardClient
import Foundation

// Plays one game of each kind through the client, and tells of each in a line of JSON: `play URL`.

let seed = "10"
let service = DancecardClientAPIConfiguration(basePath: CommandLine.arguments[1])

try await tell(played(DancingQueen(service)))
try await tell(played(LetsDance(service)))
try await tell(played(QueenOf12(service)))
try await tell(played(KingOfClubs(service)))
try await tell(played(DancingDragons(service)))

func tell(_ line: some Encodable) throws {
    print(String(decoding: try JSONEncoder().encode(line), as: UTF8.self))
}

/// A whole game: every seat looks before it moves, and a spectator looks at the end.
func played<G: Game>(_ game: G) async throws -> Line<G.Move, G.Options> {
    let start = try await game.start(seed: seed)
    var (state, moves, seedsWhileItLasts, number) = (start, [G.Move](), Set<String?>(), 1)
    while game.told(state).winners == nil {
        number = (75 * number + 74) % 65537
        let move = picked(game, try await game.legalMoves(state), number)
        seedsWhileItLasts.insert(try await game.seedSeen(state, by: game.weighed(move).seat))
        state = try await game.after(state, move)
        moves.append(move)
    }
    let end = game.told(state)
    return Line(
        game: end.game,
        seats: end.seats,
        options: end.options,
        seed: seed,
        moves: moves,
        winners: end.winners ?? [],
        seedsSeen: seedsWhileItLasts + [try await game.seedSeen(state, by: nil)],
        refusal: try await refusal(game, start)
    )
}

/// The move that this number draws from a hat, in which each lies as often as it weighs.
func picked<G: Game>(_ game: G, _ moves: [G.Move], _ number: Int) -> G.Move {
    var left = number % moves.reduce(0) { sum, move in sum + game.weighed(move).weight }
    for move in moves {
        left -= game.weighed(move).weight
        if left < 0 { return move }
    }
    fatalError("a number in the hat")
}

/// What is said of a move that the rules forbid.
func refusal<G: Game>(_ game: G, _ start: G.State) async throws -> Refusal<G.Move> {
    do {
        _ = try await game.after(start, game.wrong)
    } catch {
        guard let problem = error.problem, let rule = problem.rule else { throw error }
        return Refusal(move: game.wrong, status: problem.status, code: problem.code.rawValue, rule: rule.number)
    }
    fatalError("a refusal")
}
