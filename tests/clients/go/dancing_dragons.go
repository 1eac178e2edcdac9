package main

import (
	"context"
	"net/http"

	"dancecard.example/clients/go/dancecard"
)

// dancingDragons is Dancing Dragons, as this player plays it.
type dancingDragons struct {
	api *dancecard.DancingDragonsAPIService
}

func (game dancingDragons) start(seed string) (*dancecard.DancingDragonsState, error) {
	request := dancecard.NewDancingDragonsNewRequest(4)
	request.SetSeed(seed)
	options := dancecard.NewDancingDragonsOptionsRequest()
	options.SetTarget(15)
	request.SetOptions(*options)
	return game.after(game.api.DancingDragonsNew(context.Background()).DancingDragonsNewRequest(*request).Execute())
}

func (game dancingDragons) apply(state *dancecard.DancingDragonsState, move dancecard.DancingDragonsMove) (*dancecard.DancingDragonsState, error) {
	request := dancecard.NewDancingDragonsApplyRequest(*state, move)
	return game.after(game.api.DancingDragonsApply(context.Background()).DancingDragonsApplyRequest(*request).Execute())
}

func (game dancingDragons) after(answer *dancecard.DancingDragonsTransition, _ *http.Response, err error) (*dancecard.DancingDragonsState, error) {
	if err != nil {
		return nil, err
	}
	return &answer.State, nil
}

func (game dancingDragons) legalMoves(state *dancecard.DancingDragonsState) ([]dancecard.DancingDragonsMove, error) {
	request := dancecard.NewDancingDragonsLegalMovesRequest(*state)
	answer, _, err := game.api.DancingDragonsLegalMoves(context.Background()).DancingDragonsLegalMovesRequest(*request).Execute()
	if err != nil {
		return nil, err
	}
	return answer.Moves, nil
}

func (game dancingDragons) seedInView(state *dancecard.DancingDragonsState, seat *int32) (*string, error) {
	request := dancecard.NewDancingDragonsViewRequest(*state, *dancecard.NewNullableInt32(seat))
	answer, _, err := game.api.DancingDragonsView(context.Background()).DancingDragonsViewRequest(*request).Execute()
	if err != nil {
		return nil, err
	}
	return answer.View.Seed.Get(), nil
}

func (game dancingDragons) options(state *dancecard.DancingDragonsState) any {
	return state.Options
}

func (game dancingDragons) winners(state *dancecard.DancingDragonsState) ([]int32, bool) {
	outcome := state.Outcome.Get()
	if outcome == nil {
		return nil, false
	}
	return outcome.Winners, true
}

func (game dancingDragons) seat(move dancecard.DancingDragonsMove) int32 {
	return move.GetActualInstance().(seated).GetSeat()
}

func (game dancingDragons) weight(move dancecard.DancingDragonsMove) int {
	switch variant := move.GetActualInstance().(type) {
	case *dancecard.DancingDragonsAskNoDragon:
		return 8
	case *dancecard.DancingDragonsNoDragon:
		return 4
	case *dancecard.DancingDragonsSwap, *dancecard.DancingDragonsAnnounce, *dancecard.DancingDragonsCounterDragon:
		return 2
	case *dancecard.DancingDragonsDrop, *dancecard.DancingDragonsSignal, *dancecard.DancingDragonsStaySilent:
		return 1
	default:
		panic(unhandled{variant})
	}
}

func (game dancingDragons) wrong() dancecard.DancingDragonsMove {
	return dancecard.DancingDragonsNoDragonAsDancingDragonsMove(dancecard.NewDancingDragonsNoDragon("no_dragon", 0))
}
