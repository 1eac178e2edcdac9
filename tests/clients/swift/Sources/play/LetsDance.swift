import DancecardClient

/// Let's Dance, as this player plays it.
struct LetsDance: Game {
    let service: DancecardClientAPIConfiguration
    let wrong = LetsDanceMove.typeLetsDanceKeep(LetsDanceKeep(type: .keep, seat: 0, card: .spin))

    init(_ service: DancecardClientAPIConfiguration) {
        self.service = service
    }

    func start(seed: String) async throws(ErrorResponse) -> LetsDanceState {
        let new = LetsDanceNewRequest(seats: 6, seed: seed)
        return try await LetsDanceAPI.letsDanceNew(letsDanceNewRequest: new, apiConfiguration: service).state
    }

    func legalMoves(_ state: LetsDanceState) async throws(ErrorResponse) -> [LetsDanceMove] {
        let asked = LetsDanceLegalMovesRequest(state: state)
        return try await LetsDanceAPI.letsDanceLegalMoves(letsDanceLegalMovesRequest: asked, apiConfiguration: service).moves
    }

    func after(_ state: LetsDanceState, _ move: LetsDanceMove) async throws(ErrorResponse) -> LetsDanceState {
        let turn = LetsDanceApplyRequest(state: state, move: move)
        return try await LetsDanceAPI.letsDanceApply(letsDanceApplyRequest: turn, apiConfiguration: service).state
    }

    func seedSeen(_ state: LetsDanceState, by seat: Int?) async throws(ErrorResponse) -> String? {
        let look = LetsDanceViewRequest(state: state, seat: seat)
        return try await LetsDanceAPI.letsDanceView(letsDanceViewRequest: look, apiConfiguration: service).view.seed
    }

    func told(_ state: LetsDanceState) -> Told<LetsDanceOptions> {
        Told(game: state.game.rawValue, seats: state.seats, options: state.options, winners: state.outcome?.winners)
    }

    func weighed(_ move: LetsDanceMove) -> Weighed {
        switch move {
        case .typeLetsDanceJoinConga(let move): Weighed(weight: 8, seat: move.seat)
        case .typeLetsDanceDance(let move): Weighed(weight: 4, seat: move.seat)
        case .typeLetsDanceStepOnToes(let move): Weighed(weight: 4, seat: move.seat)
        case .typeLetsDanceReplenish(let move): Weighed(weight: 4, seat: move.seat)
        case .typeLetsDanceRenew(let move): Weighed(weight: 1, seat: move.seat)
        case .typeLetsDanceSitOut(let move): Weighed(weight: 1, seat: move.seat)
        case .typeLetsDanceKeep(let move): Weighed(weight: 1, seat: move.seat)
        }
    }
}
