package main

import (
	"context"
	"net/http"

	"dancecard.example/clients/go/dancecard"
)

// letsDance is Let's Dance, as this player plays it.
type letsDance struct {
	api *dancecard.LetsDanceAPIService
}

func (game letsDance) start(seed string) (*dancecard.LetsDanceState, error) {
	request := dancecard.NewLetsDanceNewRequest(6)
	request.SetSeed(seed)
	return game.after(game.api.LetsDanceNew(context.Background()).LetsDanceNewRequest(*request).Execute())
}

func (game letsDance) apply(state *dancecard.LetsDanceState, move dancecard.LetsDanceMove) (*dancecard.LetsDanceState, error) {
	request := dancecard.NewLetsDanceApplyRequest(*state, move)
	return game.after(game.api.LetsDanceApply(context.Background()).LetsDanceApplyRequest(*request).Execute())
}

func (game letsDance) after(answer *dancecard.LetsDanceTransition, _ *http.Response, err error) (*dancecard.LetsDanceState, error) {
	if err != nil {
		return nil, err
	}
	return &answer.State, nil
}

func (game letsDance) legalMoves(state *dancecard.LetsDanceState) ([]dancecard.LetsDanceMove, error) {
	request := dancecard.NewLetsDanceLegalMovesRequest(*state)
	answer, _, err := game.api.LetsDanceLegalMoves(context.Background()).LetsDanceLegalMovesRequest(*request).Execute()
	if err != nil {
		return nil, err
	}
	return answer.Moves, nil
}

func (game letsDance) seedInView(state *dancecard.LetsDanceState, seat *int32) (*string, error) {
	request := dancecard.NewLetsDanceViewRequest(*state, *dancecard.NewNullableInt32(seat))
	answer, _, err := game.api.LetsDanceView(context.Background()).LetsDanceViewRequest(*request).Execute()
	if err != nil {
		return nil, err
	}
	return answer.View.Seed.Get(), nil
}

func (game letsDance) options(state *dancecard.LetsDanceState) any {
	return state.Options
}

func (game letsDance) winners(state *dancecard.LetsDanceState) ([]int32, bool) {
	outcome := state.Outcome.Get()
	if outcome == nil {
		return nil, false
	}
	return outcome.Winners, true
}

func (game letsDance) seat(move dancecard.LetsDanceMove) int32 {
	return move.GetActualInstance().(seated).GetSeat()
}

func (game letsDance) weight(move dancecard.LetsDanceMove) int {
	switch variant := move.GetActualInstance().(type) {
	case *dancecard.LetsDanceJoinConga:
		return 8
	case *dancecard.LetsDanceDance, *dancecard.LetsDanceStepOnToes, *dancecard.LetsDanceReplenish:
		return 4
	case *dancecard.LetsDanceRenew, *dancecard.LetsDanceSitOut, *dancecard.LetsDanceKeep:
		return 1
	default:
		panic(unhandled{variant})
	}
}

func (game letsDance) wrong() dancecard.LetsDanceMove {
	return dancecard.LetsDanceKeepAsLetsDanceMove(dancecard.NewLetsDanceKeep("keep", 0, dancecard.LETSDANCECARD_SPIN))
}
