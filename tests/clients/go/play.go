// Play one game of each kind through the client, and tell of each in a line of JSON: `play URL`.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"os"

	"dancecard.example/clients/go/dancecard"
)

const seed = "10"

// state is what the states of all games share.
type state interface {
	GetGame() string
	GetSeats() int32
}

// seated is what all variants of moves share.
type seated interface {
	GetSeat() int32
}

// game is the calls of one game, and what this player thinks of its moves.
type game[S state, M any] interface {
	start(seed string) (S, error)
	legalMoves(state S) ([]M, error)
	apply(state S, move M) (S, error)
	seedInView(state S, seat *int32) (*string, error)
	options(state S) any
	winners(state S) (winners []int32, over bool)
	seat(move M) int32
	weight(move M) int
	wrong() M // what the rules forbid at the start
}

// line is what is told of a game.
type line[M any] struct {
	Game      string    `json:"game"`
	Seats     int32     `json:"seats"`
	Options   any       `json:"options"`
	Seed      string    `json:"seed"`
	Moves     []M       `json:"moves"`
	Winners   []int32   `json:"winners"`
	SeedsSeen []*string `json:"seeds_seen"`
	Refusal   refusal   `json:"refusal"`
}

type refusal struct {
	Move   any                   `json:"move"`
	Status int32                 `json:"status"`
	Code   dancecard.ProblemCode `json:"code"`
	Rule   string                `json:"rule"`
}

// unhandled is a variant that a switch has forgotten.
type unhandled struct{ variant any }

func (u unhandled) Error() string {
	return fmt.Sprintf("an unknown variant: %T", u.variant)
}

func good[T any](answer T, err error) T {
	if err != nil {
		panic(err)
	}
	return answer
}

// picked is the move that this number draws from a hat, in which each lies as often as it weighs.
func picked[S state, M any](game game[S, M], moves []M, number int) M {
	var hat []M
	for _, move := range moves {
		for range game.weight(move) {
			hat = append(hat, move)
		}
	}
	return hat[number%len(hat)]
}

// play plays a whole game: every seat looks before it moves, and a spectator looks at the end.
func play[S state, M any](game game[S, M]) {
	start := good(game.start(seed))
	state, number := start, 1
	told := line[M]{Game: start.GetGame(), Seats: start.GetSeats(), Options: game.options(start), Seed: seed}
	var seen []*string
	for {
		winners, over := game.winners(state)
		if over {
			told.Winners = winners
			break
		}
		number = (75*number + 74) % 65537
		move := picked(game, good(game.legalMoves(state)), number)
		seat := game.seat(move)
		seen = append(seen, good(game.seedInView(state, &seat)))
		state = good(game.apply(state, move))
		told.Moves = append(told.Moves, move)
	}
	told.SeedsSeen = append(different(seen), good(game.seedInView(state, nil)))
	told.Refusal = refused(game, start)
	fmt.Println(string(good(json.Marshal(told))))
}

// different is each of them once.
func different(seeds []*string) []*string {
	var once []*string
	known := map[string]bool{}
	for _, seed := range seeds {
		name := string(good(json.Marshal(seed)))
		if !known[name] {
			once, known[name] = append(once, seed), true
		}
	}
	return once
}

// refused is what is said of a move that the rules forbid.
func refused[S state, M any](game game[S, M], start S) refusal {
	_, err := game.apply(start, game.wrong())
	var answer *dancecard.GenericOpenAPIError
	if !errors.As(err, &answer) {
		panic("the rules do not forbid it")
	}
	problem := answer.Model().(dancecard.Problem)
	return refusal{game.wrong(), problem.Status, problem.Code, problem.Rule.Get().Number}
}

func main() {
	configuration := dancecard.NewConfiguration()
	configuration.Servers = dancecard.ServerConfigurations{{URL: os.Args[1]}}
	client := dancecard.NewAPIClient(configuration)
	play(dancingQueen{client.DancingQueenAPI})
	play(letsDance{client.LetsDanceAPI})
	play(queenOf12{client.QueenOf12API})
	play(kingOfClubs{client.KingOfClubsAPI})
	play(dancingDragons{client.DancingDragonsAPI})
}
