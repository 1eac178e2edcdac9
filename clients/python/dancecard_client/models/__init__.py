"""Contains all the data models used in inputs/outputs"""

from .chance import Chance
from .component import Component
from .dancing_dragons_announce import DancingDragonsAnnounce
from .dancing_dragons_apply_request import DancingDragonsApplyRequest
from .dancing_dragons_ask_no_dragon import DancingDragonsAskNoDragon
from .dancing_dragons_card import DancingDragonsCard
from .dancing_dragons_card_dealt import DancingDragonsCardDealt
from .dancing_dragons_card_dropped import DancingDragonsCardDropped
from .dancing_dragons_card_swapped import DancingDragonsCardSwapped
from .dancing_dragons_cards_turned_up import DancingDragonsCardsTurnedUp
from .dancing_dragons_color import DancingDragonsColor
from .dancing_dragons_counter_dragon import DancingDragonsCounterDragon
from .dancing_dragons_counter_dragon_called import DancingDragonsCounterDragonCalled
from .dancing_dragons_dragon import DancingDragonsDragon
from .dancing_dragons_dragon_announced import DancingDragonsDragonAnnounced
from .dancing_dragons_drop import DancingDragonsDrop
from .dancing_dragons_game_won import DancingDragonsGameWon
from .dancing_dragons_gesture import DancingDragonsGesture
from .dancing_dragons_hand_dealt import DancingDragonsHandDealt
from .dancing_dragons_hands_shown import DancingDragonsHandsShown
from .dancing_dragons_last_round import DancingDragonsLastRound
from .dancing_dragons_legal_moves import DancingDragonsLegalMoves
from .dancing_dragons_legal_moves_request import DancingDragonsLegalMovesRequest
from .dancing_dragons_new_request import DancingDragonsNewRequest
from .dancing_dragons_no_dragon import DancingDragonsNoDragon
from .dancing_dragons_no_dragon_answered import DancingDragonsNoDragonAnswered
from .dancing_dragons_no_dragon_asked import DancingDragonsNoDragonAsked
from .dancing_dragons_options import DancingDragonsOptions
from .dancing_dragons_options_request import DancingDragonsOptionsRequest
from .dancing_dragons_outcome import DancingDragonsOutcome
from .dancing_dragons_part import DancingDragonsPart
from .dancing_dragons_phase import DancingDragonsPhase
from .dancing_dragons_points_scored import DancingDragonsPointsScored
from .dancing_dragons_question import DancingDragonsQuestion
from .dancing_dragons_reason import DancingDragonsReason
from .dancing_dragons_refused import DancingDragonsRefused
from .dancing_dragons_replay_request import DancingDragonsReplayRequest
from .dancing_dragons_replayed import DancingDragonsReplayed
from .dancing_dragons_round_started import DancingDragonsRoundStarted
from .dancing_dragons_score import DancingDragonsScore
from .dancing_dragons_seat_view import DancingDragonsSeatView
from .dancing_dragons_seen import DancingDragonsSeen
from .dancing_dragons_shown_hand import DancingDragonsShownHand
from .dancing_dragons_signal import DancingDragonsSignal
from .dancing_dragons_signalled import DancingDragonsSignalled
from .dancing_dragons_state import DancingDragonsState
from .dancing_dragons_stay_silent import DancingDragonsStaySilent
from .dancing_dragons_stayed_silent import DancingDragonsStayedSilent
from .dancing_dragons_swap import DancingDragonsSwap
from .dancing_dragons_transition import DancingDragonsTransition
from .dancing_dragons_view import DancingDragonsView
from .dancing_dragons_view_request import DancingDragonsViewRequest
from .dancing_queen_agree_end import DancingQueenAgreeEnd
from .dancing_queen_apply_request import DancingQueenApplyRequest
from .dancing_queen_card import DancingQueenCard
from .dancing_queen_card_dealt import DancingQueenCardDealt
from .dancing_queen_card_drawn import DancingQueenCardDrawn
from .dancing_queen_dancer import DancingQueenDancer
from .dancing_queen_dancer_placed import DancingQueenDancerPlaced
from .dancing_queen_dancer_rotated import DancingQueenDancerRotated
from .dancing_queen_draw import DancingQueenDraw
from .dancing_queen_end_agreed import DancingQueenEndAgreed
from .dancing_queen_end_proposed import DancingQueenEndProposed
from .dancing_queen_game_won import DancingQueenGameWon
from .dancing_queen_gender import DancingQueenGender
from .dancing_queen_last_round import DancingQueenLastRound
from .dancing_queen_lead_chosen import DancingQueenLeadChosen
from .dancing_queen_lead_opened import DancingQueenLeadOpened
from .dancing_queen_leads_revealed import DancingQueenLeadsRevealed
from .dancing_queen_legal_moves import DancingQueenLegalMoves
from .dancing_queen_legal_moves_request import DancingQueenLegalMovesRequest
from .dancing_queen_microphone_passed import DancingQueenMicrophonePassed
from .dancing_queen_new_request import DancingQueenNewRequest
from .dancing_queen_open import DancingQueenOpen
from .dancing_queen_options import DancingQueenOptions
from .dancing_queen_options_request import DancingQueenOptionsRequest
from .dancing_queen_outcome import DancingQueenOutcome
from .dancing_queen_phase import DancingQueenPhase
from .dancing_queen_place import DancingQueenPlace
from .dancing_queen_propose_end import DancingQueenProposeEnd
from .dancing_queen_reason import DancingQueenReason
from .dancing_queen_refused import DancingQueenRefused
from .dancing_queen_replay_request import DancingQueenReplayRequest
from .dancing_queen_replayed import DancingQueenReplayed
from .dancing_queen_revealed_lead import DancingQueenRevealedLead
from .dancing_queen_role import DancingQueenRole
from .dancing_queen_rotate_target import DancingQueenRotateTarget
from .dancing_queen_round_end import DancingQueenRoundEnd
from .dancing_queen_round_started import DancingQueenRoundStarted
from .dancing_queen_score import DancingQueenScore
from .dancing_queen_seat_view import DancingQueenSeatView
from .dancing_queen_seen import DancingQueenSeen
from .dancing_queen_seen_dancer import DancingQueenSeenDancer
from .dancing_queen_seen_side import DancingQueenSeenSide
from .dancing_queen_side import DancingQueenSide
from .dancing_queen_state import DancingQueenState
from .dancing_queen_transition import DancingQueenTransition
from .dancing_queen_trophy_won import DancingQueenTrophyWon
from .dancing_queen_view import DancingQueenView
from .dancing_queen_view_request import DancingQueenViewRequest
from .decision_text import DecisionText
from .description import Description
from .event_text import EventText
from .game_entry import GameEntry
from .game_list import GameList
from .health import Health
from .include import Include
from .king_of_clubs_apply_request import KingOfClubsApplyRequest
from .king_of_clubs_assign import KingOfClubsAssign
from .king_of_clubs_assignment import KingOfClubsAssignment
from .king_of_clubs_backups_revealed import KingOfClubsBackupsRevealed
from .king_of_clubs_club import KingOfClubsClub
from .king_of_clubs_club_decided import KingOfClubsClubDecided
from .king_of_clubs_club_opened import KingOfClubsClubOpened
from .king_of_clubs_dancer import KingOfClubsDancer
from .king_of_clubs_dancer_name import KingOfClubsDancerName
from .king_of_clubs_dancer_revealed import KingOfClubsDancerRevealed
from .king_of_clubs_dancers_assigned import KingOfClubsDancersAssigned
from .king_of_clubs_dancers_swapped import KingOfClubsDancersSwapped
from .king_of_clubs_decline_swap import KingOfClubsDeclineSwap
from .king_of_clubs_game_ended import KingOfClubsGameEnded
from .king_of_clubs_last_round import KingOfClubsLastRound
from .king_of_clubs_legal_moves import KingOfClubsLegalMoves
from .king_of_clubs_legal_moves_request import KingOfClubsLegalMovesRequest
from .king_of_clubs_moves_drawn import KingOfClubsMovesDrawn
from .king_of_clubs_moves_played import KingOfClubsMovesPlayed
from .king_of_clubs_new_request import KingOfClubsNewRequest
from .king_of_clubs_night_ended import KingOfClubsNightEnded
from .king_of_clubs_night_started import KingOfClubsNightStarted
from .king_of_clubs_options import KingOfClubsOptions
from .king_of_clubs_options_request import KingOfClubsOptionsRequest
from .king_of_clubs_outcome import KingOfClubsOutcome
from .king_of_clubs_pass import KingOfClubsPass
from .king_of_clubs_passed import KingOfClubsPassed
from .king_of_clubs_phase import KingOfClubsPhase
from .king_of_clubs_pile_refilled import KingOfClubsPileRefilled
from .king_of_clubs_play_moves import KingOfClubsPlayMoves
from .king_of_clubs_reason import KingOfClubsReason
from .king_of_clubs_refused import KingOfClubsRefused
from .king_of_clubs_replay_request import KingOfClubsReplayRequest
from .king_of_clubs_replayed import KingOfClubsReplayed
from .king_of_clubs_reveal import KingOfClubsReveal
from .king_of_clubs_score import KingOfClubsScore
from .king_of_clubs_seat_view import KingOfClubsSeatView
from .king_of_clubs_seen import KingOfClubsSeen
from .king_of_clubs_seen_assignment import KingOfClubsSeenAssignment
from .king_of_clubs_state import KingOfClubsState
from .king_of_clubs_swap import KingOfClubsSwap
from .king_of_clubs_swap_declined import KingOfClubsSwapDeclined
from .king_of_clubs_transition import KingOfClubsTransition
from .king_of_clubs_version import KingOfClubsVersion
from .king_of_clubs_view import KingOfClubsView
from .king_of_clubs_view_request import KingOfClubsViewRequest
from .lets_dance_apply_request import LetsDanceApplyRequest
from .lets_dance_card import LetsDanceCard
from .lets_dance_card_drawn import LetsDanceCardDrawn
from .lets_dance_card_kept import LetsDanceCardKept
from .lets_dance_card_revealed import LetsDanceCardRevealed
from .lets_dance_cards_danced import LetsDanceCardsDanced
from .lets_dance_cards_discarded import LetsDanceCardsDiscarded
from .lets_dance_cards_taken import LetsDanceCardsTaken
from .lets_dance_conga_line_ended import LetsDanceCongaLineEnded
from .lets_dance_conga_line_joined import LetsDanceCongaLineJoined
from .lets_dance_conga_line_opened import LetsDanceCongaLineOpened
from .lets_dance_dance import LetsDanceDance
from .lets_dance_deck_rebuilt import LetsDanceDeckRebuilt
from .lets_dance_fall import LetsDanceFall
from .lets_dance_final_round_started import LetsDanceFinalRoundStarted
from .lets_dance_floor import LetsDanceFloor
from .lets_dance_game_ended import LetsDanceGameEnded
from .lets_dance_hand_dealt import LetsDanceHandDealt
from .lets_dance_join_conga import LetsDanceJoinConga
from .lets_dance_keep import LetsDanceKeep
from .lets_dance_legal_moves import LetsDanceLegalMoves
from .lets_dance_legal_moves_request import LetsDanceLegalMovesRequest
from .lets_dance_new_request import LetsDanceNewRequest
from .lets_dance_options import LetsDanceOptions
from .lets_dance_options_request import LetsDanceOptionsRequest
from .lets_dance_outcome import LetsDanceOutcome
from .lets_dance_partys_over_shown import LetsDancePartysOverShown
from .lets_dance_phase import LetsDancePhase
from .lets_dance_reason import LetsDanceReason
from .lets_dance_refused import LetsDanceRefused
from .lets_dance_renew import LetsDanceRenew
from .lets_dance_renewed import LetsDanceRenewed
from .lets_dance_replay_request import LetsDanceReplayRequest
from .lets_dance_replayed import LetsDanceReplayed
from .lets_dance_replenish import LetsDanceReplenish
from .lets_dance_replenished import LetsDanceReplenished
from .lets_dance_sat_out import LetsDanceSatOut
from .lets_dance_score import LetsDanceScore
from .lets_dance_seat_view import LetsDanceSeatView
from .lets_dance_seen import LetsDanceSeen
from .lets_dance_seen_floor import LetsDanceSeenFloor
from .lets_dance_seen_theft import LetsDanceSeenTheft
from .lets_dance_sit_out import LetsDanceSitOut
from .lets_dance_spin_fell import LetsDanceSpinFell
from .lets_dance_spin_tried import LetsDanceSpinTried
from .lets_dance_state import LetsDanceState
from .lets_dance_step_on_toes import LetsDanceStepOnToes
from .lets_dance_stop import LetsDanceStop
from .lets_dance_theft import LetsDanceTheft
from .lets_dance_toes_stepped_on import LetsDanceToesSteppedOn
from .lets_dance_transition import LetsDanceTransition
from .lets_dance_view import LetsDanceView
from .lets_dance_view_request import LetsDanceViewRequest
from .move_text import MoveText
from .numbered_rule import NumberedRule
from .option_text import OptionText
from .phase_text import PhaseText
from .problem import Problem
from .problem_code import ProblemCode
from .problem_place import ProblemPlace
from .replay_include import ReplayInclude
from .sheet import Sheet
from .source import Source

__all__ = (
    "Chance",
    "Component",
    "DancingDragonsAnnounce",
    "DancingDragonsApplyRequest",
    "DancingDragonsAskNoDragon",
    "DancingDragonsCard",
    "DancingDragonsCardDealt",
    "DancingDragonsCardDropped",
    "DancingDragonsCardsTurnedUp",
    "DancingDragonsCardSwapped",
    "DancingDragonsColor",
    "DancingDragonsCounterDragon",
    "DancingDragonsCounterDragonCalled",
    "DancingDragonsDragon",
    "DancingDragonsDragonAnnounced",
    "DancingDragonsDrop",
    "DancingDragonsGameWon",
    "DancingDragonsGesture",
    "DancingDragonsHandDealt",
    "DancingDragonsHandsShown",
    "DancingDragonsLastRound",
    "DancingDragonsLegalMoves",
    "DancingDragonsLegalMovesRequest",
    "DancingDragonsNewRequest",
    "DancingDragonsNoDragon",
    "DancingDragonsNoDragonAnswered",
    "DancingDragonsNoDragonAsked",
    "DancingDragonsOptions",
    "DancingDragonsOptionsRequest",
    "DancingDragonsOutcome",
    "DancingDragonsPart",
    "DancingDragonsPhase",
    "DancingDragonsPointsScored",
    "DancingDragonsQuestion",
    "DancingDragonsReason",
    "DancingDragonsRefused",
    "DancingDragonsReplayed",
    "DancingDragonsReplayRequest",
    "DancingDragonsRoundStarted",
    "DancingDragonsScore",
    "DancingDragonsSeatView",
    "DancingDragonsSeen",
    "DancingDragonsShownHand",
    "DancingDragonsSignal",
    "DancingDragonsSignalled",
    "DancingDragonsState",
    "DancingDragonsStayedSilent",
    "DancingDragonsStaySilent",
    "DancingDragonsSwap",
    "DancingDragonsTransition",
    "DancingDragonsView",
    "DancingDragonsViewRequest",
    "DancingQueenAgreeEnd",
    "DancingQueenApplyRequest",
    "DancingQueenCard",
    "DancingQueenCardDealt",
    "DancingQueenCardDrawn",
    "DancingQueenDancer",
    "DancingQueenDancerPlaced",
    "DancingQueenDancerRotated",
    "DancingQueenDraw",
    "DancingQueenEndAgreed",
    "DancingQueenEndProposed",
    "DancingQueenGameWon",
    "DancingQueenGender",
    "DancingQueenLastRound",
    "DancingQueenLeadChosen",
    "DancingQueenLeadOpened",
    "DancingQueenLeadsRevealed",
    "DancingQueenLegalMoves",
    "DancingQueenLegalMovesRequest",
    "DancingQueenMicrophonePassed",
    "DancingQueenNewRequest",
    "DancingQueenOpen",
    "DancingQueenOptions",
    "DancingQueenOptionsRequest",
    "DancingQueenOutcome",
    "DancingQueenPhase",
    "DancingQueenPlace",
    "DancingQueenProposeEnd",
    "DancingQueenReason",
    "DancingQueenRefused",
    "DancingQueenReplayed",
    "DancingQueenReplayRequest",
    "DancingQueenRevealedLead",
    "DancingQueenRole",
    "DancingQueenRotateTarget",
    "DancingQueenRoundEnd",
    "DancingQueenRoundStarted",
    "DancingQueenScore",
    "DancingQueenSeatView",
    "DancingQueenSeen",
    "DancingQueenSeenDancer",
    "DancingQueenSeenSide",
    "DancingQueenSide",
    "DancingQueenState",
    "DancingQueenTransition",
    "DancingQueenTrophyWon",
    "DancingQueenView",
    "DancingQueenViewRequest",
    "DecisionText",
    "Description",
    "EventText",
    "GameEntry",
    "GameList",
    "Health",
    "Include",
    "KingOfClubsApplyRequest",
    "KingOfClubsAssign",
    "KingOfClubsAssignment",
    "KingOfClubsBackupsRevealed",
    "KingOfClubsClub",
    "KingOfClubsClubDecided",
    "KingOfClubsClubOpened",
    "KingOfClubsDancer",
    "KingOfClubsDancerName",
    "KingOfClubsDancerRevealed",
    "KingOfClubsDancersAssigned",
    "KingOfClubsDancersSwapped",
    "KingOfClubsDeclineSwap",
    "KingOfClubsGameEnded",
    "KingOfClubsLastRound",
    "KingOfClubsLegalMoves",
    "KingOfClubsLegalMovesRequest",
    "KingOfClubsMovesDrawn",
    "KingOfClubsMovesPlayed",
    "KingOfClubsNewRequest",
    "KingOfClubsNightEnded",
    "KingOfClubsNightStarted",
    "KingOfClubsOptions",
    "KingOfClubsOptionsRequest",
    "KingOfClubsOutcome",
    "KingOfClubsPass",
    "KingOfClubsPassed",
    "KingOfClubsPhase",
    "KingOfClubsPileRefilled",
    "KingOfClubsPlayMoves",
    "KingOfClubsReason",
    "KingOfClubsRefused",
    "KingOfClubsReplayed",
    "KingOfClubsReplayRequest",
    "KingOfClubsReveal",
    "KingOfClubsScore",
    "KingOfClubsSeatView",
    "KingOfClubsSeen",
    "KingOfClubsSeenAssignment",
    "KingOfClubsState",
    "KingOfClubsSwap",
    "KingOfClubsSwapDeclined",
    "KingOfClubsTransition",
    "KingOfClubsVersion",
    "KingOfClubsView",
    "KingOfClubsViewRequest",
    "LetsDanceApplyRequest",
    "LetsDanceCard",
    "LetsDanceCardDrawn",
    "LetsDanceCardKept",
    "LetsDanceCardRevealed",
    "LetsDanceCardsDanced",
    "LetsDanceCardsDiscarded",
    "LetsDanceCardsTaken",
    "LetsDanceCongaLineEnded",
    "LetsDanceCongaLineJoined",
    "LetsDanceCongaLineOpened",
    "LetsDanceDance",
    "LetsDanceDeckRebuilt",
    "LetsDanceFall",
    "LetsDanceFinalRoundStarted",
    "LetsDanceFloor",
    "LetsDanceGameEnded",
    "LetsDanceHandDealt",
    "LetsDanceJoinConga",
    "LetsDanceKeep",
    "LetsDanceLegalMoves",
    "LetsDanceLegalMovesRequest",
    "LetsDanceNewRequest",
    "LetsDanceOptions",
    "LetsDanceOptionsRequest",
    "LetsDanceOutcome",
    "LetsDancePartysOverShown",
    "LetsDancePhase",
    "LetsDanceReason",
    "LetsDanceRefused",
    "LetsDanceRenew",
    "LetsDanceRenewed",
    "LetsDanceReplayed",
    "LetsDanceReplayRequest",
    "LetsDanceReplenish",
    "LetsDanceReplenished",
    "LetsDanceSatOut",
    "LetsDanceScore",
    "LetsDanceSeatView",
    "LetsDanceSeen",
    "LetsDanceSeenFloor",
    "LetsDanceSeenTheft",
    "LetsDanceSitOut",
    "LetsDanceSpinFell",
    "LetsDanceSpinTried",
    "LetsDanceState",
    "LetsDanceStepOnToes",
    "LetsDanceStop",
    "LetsDanceTheft",
    "LetsDanceToesSteppedOn",
    "LetsDanceTransition",
    "LetsDanceView",
    "LetsDanceViewRequest",
    "MoveText",
    "NumberedRule",
    "OptionText",
    "PhaseText",
    "Problem",
    "ProblemCode",
    "ProblemPlace",
    "ReplayInclude",
    "Sheet",
    "Source",
)
