import DancecardClient

/// Dancing Queen, as this player plays it.
struct DancingQueen: Game {
    let service: DancecardClientAPIConfiguration
    let wrong = DancingQueenMove.typeDancingQueenDraw(DancingQueenDraw(type: .draw, seat: 0))

    init(_ service: DancecardClientAPIConfiguration) {
        self.service = service
    }

    func start(seed: String) async throws(ErrorResponse) -> DancingQueenState {
        let new = DancingQueenNewRequest(seats: 2, seed: seed)
        return try await DancingQueenAPI.dancingQueenNew(dancingQueenNewRequest: new, apiConfiguration: service).state
    }

    func legalMoves(_ state: DancingQueenState) async throws(ErrorResponse) -> [DancingQueenMove] {
        let asked = DancingQueenLegalMovesRequest(state: state)
        return try await DancingQueenAPI.dancingQueenLegalMoves(dancingQueenLegalMovesRequest: asked, apiConfiguration: service).moves
    }

    func after(_ state: DancingQueenState, _ move: DancingQueenMove) async throws(ErrorResponse) -> DancingQueenState {
        let turn = DancingQueenApplyRequest(state: state, move: move)
        return try await DancingQueenAPI.dancingQueenApply(dancingQueenApplyRequest: turn, apiConfiguration: service).state
    }

    func seedSeen(_ state: DancingQueenState, by seat: Int?) async throws(ErrorResponse) -> String? {
        let look = DancingQueenViewRequest(state: state, seat: seat)
        return try await DancingQueenAPI.dancingQueenView(dancingQueenViewRequest: look, apiConfiguration: service).view.seed
    }

    func told(_ state: DancingQueenState) -> Told<DancingQueenOptions> {
        Told(game: state.game.rawValue, seats: state.seats, options: state.options, winners: state.outcome?.winners)
    }

    func weighed(_ move: DancingQueenMove) -> Weighed {
        switch move {
        case .typeDancingQueenDraw(let move): Weighed(weight: 4, seat: move.seat)
        case .typeDancingQueenAgreeEnd(let move): Weighed(weight: 2, seat: move.seat)
        case .typeDancingQueenOpen(let move): Weighed(weight: 1, seat: move.seat)
        case .typeDancingQueenProposeEnd(let move): Weighed(weight: 1, seat: move.seat)
        case .typeDancingQueenPlace(let move): Weighed(weight: 1, seat: move.seat)
        }
    }
}
