import DancecardClient

/// King of Clubs, as this player plays it.
struct KingOfClubs: Game {
    let service: DancecardClientAPIConfiguration
    let wrong = KingOfClubsMove.typeKingOfClubsPass(KingOfClubsPass(type: .pass, seat: 0))

    init(_ service: DancecardClientAPIConfiguration) {
        self.service = service
    }

    func start(seed: String) async throws(ErrorResponse) -> KingOfClubsState {
        let new = KingOfClubsNewRequest(seats: 4, options: KingOfClubsOptionsRequest(version: .advanced), seed: seed)
        return try await KingOfClubsAPI.kingOfClubsNew(kingOfClubsNewRequest: new, apiConfiguration: service).state
    }

    func legalMoves(_ state: KingOfClubsState) async throws(ErrorResponse) -> [KingOfClubsMove] {
        let asked = KingOfClubsLegalMovesRequest(state: state)
        return try await KingOfClubsAPI.kingOfClubsLegalMoves(kingOfClubsLegalMovesRequest: asked, apiConfiguration: service).moves
    }

    func after(_ state: KingOfClubsState, _ move: KingOfClubsMove) async throws(ErrorResponse) -> KingOfClubsState {
        let turn = KingOfClubsApplyRequest(state: state, move: move)
        return try await KingOfClubsAPI.kingOfClubsApply(kingOfClubsApplyRequest: turn, apiConfiguration: service).state
    }

    func seedSeen(_ state: KingOfClubsState, by seat: Int?) async throws(ErrorResponse) -> String? {
        let look = KingOfClubsViewRequest(state: state, seat: seat)
        return try await KingOfClubsAPI.kingOfClubsView(kingOfClubsViewRequest: look, apiConfiguration: service).view.seed
    }

    func told(_ state: KingOfClubsState) -> Told<KingOfClubsOptions> {
        Told(game: state.game.rawValue, seats: state.seats, options: state.options, winners: state.outcome?.winners)
    }

    func weighed(_ move: KingOfClubsMove) -> Weighed {
        switch move {
        case .typeKingOfClubsDeclineSwap(let move): Weighed(weight: 4, seat: move.seat)
        case .typeKingOfClubsPass(let move): Weighed(weight: 2, seat: move.seat)
        case .typeKingOfClubsAssign(let move): Weighed(weight: 1, seat: move.seat)
        case .typeKingOfClubsReveal(let move): Weighed(weight: 1, seat: move.seat)
        case .typeKingOfClubsSwap(let move): Weighed(weight: 1, seat: move.seat)
        case .typeKingOfClubsPlayMoves(let move): Weighed(weight: 1, seat: move.seat)
        }
    }
}
