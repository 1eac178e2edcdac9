package main

import (
	"context"
	"net/http"

	"dancecard.example/clients/go/dancecard"
)

// queenOf12 is Queen of 12, as this player plays it.
type queenOf12 struct {
	api *dancecard.QueenOf12APIService
}

func (game queenOf12) start(seed string) (*dancecard.QueenOf12State, error) {
	request := dancecard.NewQueenOf12NewRequest(4)
	request.SetSeed(seed)
	options := dancecard.NewQueenOf12OptionsRequest()
	options.SetSheet(dancecard.QUEENOF12SHEETSIDE_B)
	options.SetFan(dancecard.QUEENOF12FANCHOICE_RANDOM)
	request.SetOptions(*options)
	return game.after(game.api.QueenOf12New(context.Background()).QueenOf12NewRequest(*request).Execute())
}

func (game queenOf12) apply(state *dancecard.QueenOf12State, move dancecard.QueenOf12Move) (*dancecard.QueenOf12State, error) {
	request := dancecard.NewQueenOf12ApplyRequest(*state, move)
	return game.after(game.api.QueenOf12Apply(context.Background()).QueenOf12ApplyRequest(*request).Execute())
}

func (game queenOf12) after(answer *dancecard.QueenOf12Transition, _ *http.Response, err error) (*dancecard.QueenOf12State, error) {
	if err != nil {
		return nil, err
	}
	return &answer.State, nil
}

func (game queenOf12) legalMoves(state *dancecard.QueenOf12State) ([]dancecard.QueenOf12Move, error) {
	request := dancecard.NewQueenOf12LegalMovesRequest(*state)
	answer, _, err := game.api.QueenOf12LegalMoves(context.Background()).QueenOf12LegalMovesRequest(*request).Execute()
	if err != nil {
		return nil, err
	}
	return answer.Moves, nil
}

func (game queenOf12) seedInView(state *dancecard.QueenOf12State, seat *int32) (*string, error) {
	request := dancecard.NewQueenOf12ViewRequest(*state, *dancecard.NewNullableInt32(seat))
	answer, _, err := game.api.QueenOf12View(context.Background()).QueenOf12ViewRequest(*request).Execute()
	if err != nil {
		return nil, err
	}
	return answer.View.Seed.Get(), nil
}

func (game queenOf12) options(state *dancecard.QueenOf12State) any {
	return state.Options
}

func (game queenOf12) winners(state *dancecard.QueenOf12State) ([]int32, bool) {
	outcome := state.Outcome.Get()
	if outcome == nil {
		return nil, false
	}
	return outcome.Winners, true
}

func (game queenOf12) seat(move dancecard.QueenOf12Move) int32 {
	return move.GetActualInstance().(seated).GetSeat()
}

func (game queenOf12) weight(move dancecard.QueenOf12Move) int {
	switch variant := move.GetActualInstance().(type) {
	case *dancecard.QueenOf12Finish,
		*dancecard.QueenOf12CopyDice,
		*dancecard.QueenOf12TakeBack,
		*dancecard.QueenOf12ReturnCard,
		*dancecard.QueenOf12Decline:
		return 3
	case *dancecard.QueenOf12PlayCard,
		*dancecard.QueenOf12TakeDice,
		*dancecard.QueenOf12CrossNumber,
		*dancecard.QueenOf12Cross,
		*dancecard.QueenOf12CrossAny,
		*dancecard.QueenOf12TakeFanCard:
		return 1
	default:
		panic(unhandled{variant})
	}
}

func (game queenOf12) wrong() dancecard.QueenOf12Move {
	return dancecard.QueenOf12FinishAsQueenOf12Move(dancecard.NewQueenOf12Finish("finish", 0))
}
