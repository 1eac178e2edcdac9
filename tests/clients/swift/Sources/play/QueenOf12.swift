import DancecardClient

/// Queen of 12, as this player plays it.
struct QueenOf12: Game {
    let service: DancecardClientAPIConfiguration
    let wrong = QueenOf12Move.typeQueenOf12Finish(QueenOf12Finish(type: .finish, seat: 0))

    init(_ service: DancecardClientAPIConfiguration) {
        self.service = service
    }

    func start(seed: String) async throws(ErrorResponse) -> QueenOf12State {
        let new = QueenOf12NewRequest(seats: 4, options: QueenOf12OptionsRequest(sheet: .b, fan: .random), seed: seed)
        return try await QueenOf12API.queenOf12New(queenOf12NewRequest: new, apiConfiguration: service).state
    }

    func legalMoves(_ state: QueenOf12State) async throws(ErrorResponse) -> [QueenOf12Move] {
        let asked = QueenOf12LegalMovesRequest(state: state)
        return try await QueenOf12API.queenOf12LegalMoves(queenOf12LegalMovesRequest: asked, apiConfiguration: service).moves
    }

    func after(_ state: QueenOf12State, _ move: QueenOf12Move) async throws(ErrorResponse) -> QueenOf12State {
        let turn = QueenOf12ApplyRequest(state: state, move: move)
        return try await QueenOf12API.queenOf12Apply(queenOf12ApplyRequest: turn, apiConfiguration: service).state
    }

    func seedSeen(_ state: QueenOf12State, by seat: Int?) async throws(ErrorResponse) -> String? {
        let look = QueenOf12ViewRequest(state: state, seat: seat)
        return try await QueenOf12API.queenOf12View(queenOf12ViewRequest: look, apiConfiguration: service).view.seed
    }

    func told(_ state: QueenOf12State) -> Told<QueenOf12Options> {
        Told(game: state.game.rawValue, seats: state.seats, options: state.options, winners: state.outcome?.winners)
    }

    func weighed(_ move: QueenOf12Move) -> Weighed {
        switch move {
        case .typeQueenOf12Finish(let move): Weighed(weight: 3, seat: move.seat)
        case .typeQueenOf12PlayCard(let move): Weighed(weight: 1, seat: move.seat)
        case .typeQueenOf12TakeDice(let move): Weighed(weight: 1, seat: move.seat)
        case .typeQueenOf12ReturnCard(let move): Weighed(weight: 3, seat: move.seat)
        case .typeQueenOf12CrossNumber(let move): Weighed(weight: 1, seat: move.seat)
        case .typeQueenOf12Cross(let move): Weighed(weight: 1, seat: move.seat)
        case .typeQueenOf12CrossAny(let move): Weighed(weight: 1, seat: move.seat)
        case .typeQueenOf12CopyDice(let move): Weighed(weight: 3, seat: move.seat)
        case .typeQueenOf12TakeBack(let move): Weighed(weight: 3, seat: move.seat)
        case .typeQueenOf12TakeFanCard(let move): Weighed(weight: 1, seat: move.seat)
        case .typeQueenOf12Decline(let move): Weighed(weight: 3, seat: move.seat)
        }
    }
}
