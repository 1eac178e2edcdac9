import DancecardClient

/// The calls of one game, and what this player thinks of its moves.
protocol Game: Sendable {
    associatedtype State: Sendable
    associatedtype Move: Encodable & Sendable
    associatedtype Options: Encodable & Sendable

    init(_ service: DancecardClientAPIConfiguration)

    /// What the rules forbid at the start.
    var wrong: Move { get }

    func start(seed: String) async throws(ErrorResponse) -> State
    func legalMoves(_ state: State) async throws(ErrorResponse) -> [Move]
    func after(_ state: State, _ move: Move) async throws(ErrorResponse) -> State

    /// The seed, if the view of a seat shows it; nil is a spectator.
    func seedSeen(_ state: State, by seat: Int?) async throws(ErrorResponse) -> String?

    func told(_ state: State) -> Told<Options>
    func weighed(_ move: Move) -> Weighed
}

/// What is told of a state. While the game lasts, nobody has won: nil.
struct Told<Options: Encodable> {
    let game: String
    let seats: Int
    let options: Options
    let winners: [Int]?
}

struct Weighed {
    let weight: Int
    let seat: Int
}

/// What is told of a whole game.
struct Line<Move: Encodable & Sendable, Options: Encodable & Sendable>: Encodable, Sendable {
    let game: String
    let seats: Int
    let options: Options
    let seed: String
    let moves: [Move]
    let winners: [Int]
    let seedsSeen: [String?]
    let refusal: Refusal<Move>

    enum CodingKeys: String, CodingKey {
        case game, seats, options, seed, moves, winners, refusal
        case seedsSeen = "seeds_seen"
    }
}

struct Refusal<Move: Encodable & Sendable>: Encodable, Sendable {
    let move: Move
    let status: Int
    let code: String
    let rule: String
}
