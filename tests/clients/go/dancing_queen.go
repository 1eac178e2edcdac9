package main

import (
	"context"
	"net/http"

	"dancecard.example/clients/go/dancecard"
)

// dancingQueen is Dancing Queen, as this player plays it.
type dancingQueen struct {
	api *dancecard.DancingQueenAPIService
}

func (game dancingQueen) start(seed string) (*dancecard.DancingQueenState, error) {
	request := dancecard.NewDancingQueenNewRequest(2)
	request.SetSeed(seed)
	return game.after(game.api.DancingQueenNew(context.Background()).DancingQueenNewRequest(*request).Execute())
}

func (game dancingQueen) apply(state *dancecard.DancingQueenState, move dancecard.DancingQueenMove) (*dancecard.DancingQueenState, error) {
	request := dancecard.NewDancingQueenApplyRequest(*state, move)
	return game.after(game.api.DancingQueenApply(context.Background()).DancingQueenApplyRequest(*request).Execute())
}

func (game dancingQueen) after(answer *dancecard.DancingQueenTransition, _ *http.Response, err error) (*dancecard.DancingQueenState, error) {
	if err != nil {
		return nil, err
	}
	return &answer.State, nil
}

func (game dancingQueen) legalMoves(state *dancecard.DancingQueenState) ([]dancecard.DancingQueenMove, error) {
	request := dancecard.NewDancingQueenLegalMovesRequest(*state)
	answer, _, err := game.api.DancingQueenLegalMoves(context.Background()).DancingQueenLegalMovesRequest(*request).Execute()
	if err != nil {
		return nil, err
	}
	return answer.Moves, nil
}

func (game dancingQueen) seedInView(state *dancecard.DancingQueenState, seat *int32) (*string, error) {
	request := dancecard.NewDancingQueenViewRequest(*state, *dancecard.NewNullableInt32(seat))
	answer, _, err := game.api.DancingQueenView(context.Background()).DancingQueenViewRequest(*request).Execute()
	if err != nil {
		return nil, err
	}
	return answer.View.Seed.Get(), nil
}

func (game dancingQueen) options(state *dancecard.DancingQueenState) any {
	return state.Options
}

func (game dancingQueen) winners(state *dancecard.DancingQueenState) ([]int32, bool) {
	outcome := state.Outcome.Get()
	if outcome == nil {
		return nil, false
	}
	return outcome.Winners, true
}

func (game dancingQueen) seat(move dancecard.DancingQueenMove) int32 {
	return move.GetActualInstance().(seated).GetSeat()
}

func (game dancingQueen) weight(move dancecard.DancingQueenMove) int {
	switch variant := move.GetActualInstance().(type) {
	case *dancecard.DancingQueenDraw:
		return 4
	case *dancecard.DancingQueenAgreeEnd:
		return 2
	case *dancecard.DancingQueenOpen, *dancecard.DancingQueenProposeEnd, *dancecard.DancingQueenPlace:
		return 1
	default:
		panic(unhandled{variant})
	}
}

func (game dancingQueen) wrong() dancecard.DancingQueenMove {
	return dancecard.DancingQueenDrawAsDancingQueenMove(dancecard.NewDancingQueenDraw("draw", 0))
}
