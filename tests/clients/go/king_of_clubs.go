package main

import (
	"context"
	"net/http"

	"dancecard.example/clients/go/dancecard"
)

// kingOfClubs is King of Clubs, as this player plays it.
type kingOfClubs struct {
	api *dancecard.KingOfClubsAPIService
}

func (game kingOfClubs) start(seed string) (*dancecard.KingOfClubsState, error) {
	request := dancecard.NewKingOfClubsNewRequest(4)
	request.SetSeed(seed)
	options := dancecard.NewKingOfClubsOptionsRequest()
	options.SetVersion(dancecard.KINGOFCLUBSVERSION_ADVANCED)
	request.SetOptions(*options)
	return game.after(game.api.KingOfClubsNew(context.Background()).KingOfClubsNewRequest(*request).Execute())
}

func (game kingOfClubs) apply(state *dancecard.KingOfClubsState, move dancecard.KingOfClubsMove) (*dancecard.KingOfClubsState, error) {
	request := dancecard.NewKingOfClubsApplyRequest(*state, move)
	return game.after(game.api.KingOfClubsApply(context.Background()).KingOfClubsApplyRequest(*request).Execute())
}

func (game kingOfClubs) after(answer *dancecard.KingOfClubsTransition, _ *http.Response, err error) (*dancecard.KingOfClubsState, error) {
	if err != nil {
		return nil, err
	}
	return &answer.State, nil
}

func (game kingOfClubs) legalMoves(state *dancecard.KingOfClubsState) ([]dancecard.KingOfClubsMove, error) {
	request := dancecard.NewKingOfClubsLegalMovesRequest(*state)
	answer, _, err := game.api.KingOfClubsLegalMoves(context.Background()).KingOfClubsLegalMovesRequest(*request).Execute()
	if err != nil {
		return nil, err
	}
	return answer.Moves, nil
}

func (game kingOfClubs) seedInView(state *dancecard.KingOfClubsState, seat *int32) (*string, error) {
	request := dancecard.NewKingOfClubsViewRequest(*state, *dancecard.NewNullableInt32(seat))
	answer, _, err := game.api.KingOfClubsView(context.Background()).KingOfClubsViewRequest(*request).Execute()
	if err != nil {
		return nil, err
	}
	return answer.View.Seed.Get(), nil
}

func (game kingOfClubs) options(state *dancecard.KingOfClubsState) any {
	return state.Options
}

func (game kingOfClubs) winners(state *dancecard.KingOfClubsState) ([]int32, bool) {
	outcome := state.Outcome.Get()
	if outcome == nil {
		return nil, false
	}
	return outcome.Winners, true
}

func (game kingOfClubs) seat(move dancecard.KingOfClubsMove) int32 {
	return move.GetActualInstance().(seated).GetSeat()
}

func (game kingOfClubs) weight(move dancecard.KingOfClubsMove) int {
	switch variant := move.GetActualInstance().(type) {
	case *dancecard.KingOfClubsDeclineSwap:
		return 4
	case *dancecard.KingOfClubsPass:
		return 2
	case *dancecard.KingOfClubsAssign, *dancecard.KingOfClubsReveal, *dancecard.KingOfClubsSwap, *dancecard.KingOfClubsPlayMoves:
		return 1
	default:
		panic(unhandled{variant})
	}
}

func (game kingOfClubs) wrong() dancecard.KingOfClubsMove {
	return dancecard.KingOfClubsPassAsKingOfClubsMove(dancecard.NewKingOfClubsPass("pass", 0))
}
