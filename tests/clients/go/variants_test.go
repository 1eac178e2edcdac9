package main

import (
	"encoding/json"
	"reflect"
	"testing"

	"dancecard.example/clients/go/dancecard"
)

// Go has no switch that must be exhaustive: this test sets each variant of a union, and the switch must know it.
func everyVariantIsHandled[S state, M any](t *testing.T, game game[S, M]) {
	union := reflect.TypeFor[M]()
	for i := range union.NumField() {
		t.Run(union.Field(i).Name, func(t *testing.T) {
			move := reflect.New(union).Elem()
			move.Field(i).Set(reflect.New(union.Field(i).Type.Elem()))
			if game.weight(move.Interface().(M)) < 1 {
				t.Fatal("it is never played")
			}
		})
	}
}

func TestEveryVariantIsHandled(t *testing.T) {
	t.Run("Dancing Queen", func(t *testing.T) { everyVariantIsHandled(t, dancingQueen{}) })
	t.Run("Let's Dance", func(t *testing.T) { everyVariantIsHandled(t, letsDance{}) })
	t.Run("Queen of 12", func(t *testing.T) { everyVariantIsHandled(t, queenOf12{}) })
	t.Run("King of Clubs", func(t *testing.T) { everyVariantIsHandled(t, kingOfClubs{}) })
	t.Run("Dancing Dragons", func(t *testing.T) { everyVariantIsHandled(t, dancingDragons{}) })
}

// A later service may say more of a problem than this client knows.
func TestAProblemMayHaveMoreMembers(t *testing.T) {
	var problem dancecard.Problem
	text := `{"type": "/docs", "title": "Over", "status": 409, "detail": "Over.", "code": "game_over", "later": {"more": 1}}`
	if err := json.Unmarshal([]byte(text), &problem); err != nil || problem.Code != dancecard.PROBLEMCODE_GAME_OVER {
		t.Fatal(err, problem.Code)
	}
}
