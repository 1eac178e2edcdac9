import DancecardClient

/// Dancing Dragons, as this player plays it.
struct DancingDragons: Game {
    let service: DancecardClientAPIConfiguration
    let wrong = DancingDragonsMove.typeDancingDragonsNoDragon(DancingDragonsNoDragon(type: .noDragon, seat: 0))

    init(_ service: DancecardClientAPIConfiguration) {
        self.service = service
    }

    func start(seed: String) async throws(ErrorResponse) -> DancingDragonsState {
        let new = DancingDragonsNewRequest(seats: 4, options: DancingDragonsOptionsRequest(target: 15), seed: seed)
        return try await DancingDragonsAPI.dancingDragonsNew(dancingDragonsNewRequest: new, apiConfiguration: service).state
    }

    func legalMoves(_ state: DancingDragonsState) async throws(ErrorResponse) -> [DancingDragonsMove] {
        let asked = DancingDragonsLegalMovesRequest(state: state)
        return try await DancingDragonsAPI.dancingDragonsLegalMoves(dancingDragonsLegalMovesRequest: asked, apiConfiguration: service).moves
    }

    func after(_ state: DancingDragonsState, _ move: DancingDragonsMove) async throws(ErrorResponse) -> DancingDragonsState {
        let turn = DancingDragonsApplyRequest(state: state, move: move)
        return try await DancingDragonsAPI.dancingDragonsApply(dancingDragonsApplyRequest: turn, apiConfiguration: service).state
    }

    func seedSeen(_ state: DancingDragonsState, by seat: Int?) async throws(ErrorResponse) -> String? {
        let look = DancingDragonsViewRequest(state: state, seat: seat)
        return try await DancingDragonsAPI.dancingDragonsView(dancingDragonsViewRequest: look, apiConfiguration: service).view.seed
    }

    func told(_ state: DancingDragonsState) -> Told<DancingDragonsOptions> {
        Told(game: state.game.rawValue, seats: state.seats, options: state.options, winners: state.outcome?.winners)
    }

    func weighed(_ move: DancingDragonsMove) -> Weighed {
        switch move {
        case .typeDancingDragonsAskNoDragon(let move): Weighed(weight: 8, seat: move.seat)
        case .typeDancingDragonsNoDragon(let move): Weighed(weight: 4, seat: move.seat)
        case .typeDancingDragonsSwap(let move): Weighed(weight: 2, seat: move.seat)
        case .typeDancingDragonsAnnounce(let move): Weighed(weight: 2, seat: move.seat)
        case .typeDancingDragonsCounterDragon(let move): Weighed(weight: 2, seat: move.seat)
        case .typeDancingDragonsDrop(let move): Weighed(weight: 1, seat: move.seat)
        case .typeDancingDragonsSignal(let move): Weighed(weight: 1, seat: move.seat)
        case .typeDancingDragonsStaySilent(let move): Weighed(weight: 1, seat: move.seat)
        }
    }
}
