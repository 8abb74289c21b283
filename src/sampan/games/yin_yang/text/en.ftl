title = Yin & Yang
blurb = Own exactly as many white tokens, and as many black ones, as the goal says. Every card moves tokens, cards or the goal itself.

# Options
option-mystery = Mystery
option-mystery-help = Nobody is shown the others’ totals of tokens and cards; the first tokens stay secret.
option-teams = Teams
option-teams-help = Which seats play together. One winner makes the whole team win.
option-one_pile = One pile
option-one_pile-help = Both decks are shuffled into one draw pile, with one discard pile.
option-no_token = No first token
option-no_token-help = Nobody receives a token at the start.
option-blind_gift = Blind gift
option-blind_gift-help = For “Give a card”, whoever plays it names giver, receiver and a colour, and chance draws the card; otherwise the giver chooses it.
option-tokens = Tokens of each colour
option-tokens-help = How many white and how many black tokens the bag holds at the start, at least one of each for every seat; 20 as printed. With fewer, games are shorter.
option-turn_limit = Turn limit
option-turn_limit-help = After this many players’ turns, the game ends; 50 for each seat unless you choose another number.
option-at_limit = At the turn limit
option-at_limit-help = Who wins if the turn limit is reached: whoever is nearest to the goal (farthest from it while the goal loses), or nobody.
option-at_limit-nearest = The nearest to the goal wins
option-at_limit-draw = A draw
option-first_player = First player
option-first_player-help = Who begins. If nobody is chosen, chance decides.

# The cards: a name and what it does.
card-W1 = White token
card-W2 = Token to card
card-W3 = Trade for white
card-W4 = Recover
card-W5 = Pass a white token
card-W6 = Draw two
card-W7 = Two white tokens
card-W8 = Turn the tables
card-W9 = Trade for two whites
card-W10 = Lower the goal
card-B1 = Black token
card-B2 = Back to the bag
card-B3 = Trade for black
card-B4 = Swap hands
card-B5 = Pass a black token
card-B6 = Give a card
card-B7 = Two black tokens
card-B8 = Raise the goal
card-B9 = Trade for two blacks
card-B10 = Reverse the goal
effect-W1 = a player gains 1 white token
effect-W2 = a token returns to the bag; its owner draws a card{ $one_pile ->
    [yes] {""}
   *[no] {" "}of the token’s colour
}
effect-W3 = a player swaps a black token for a white one from the bag
effect-W4 = a player takes the top card of a discard pile
effect-W5 = a white token changes owner
effect-W6 = a player draws 2 cards{ $one_pile ->
    [yes] {""}
   *[no] {" "}of the colours you name
}
effect-W7 = a player gains 2 white tokens
effect-W8 = a player’s tokens become cards, and their cards tokens
effect-W9 = a player swaps a black token for two white ones from the bag
effect-W10 = the goal goes down by 1; after 1 comes 6
effect-B1 = a player gains 1 black token
effect-B2 = a token returns to the bag
effect-B3 = a player swaps a white token for a black one from the bag
effect-B4 = two players exchange their hands
effect-B5 = a black token changes owner
effect-B6 = { $blind_gift ->
    [yes] a player gives another a card, of a colour that you name and drawn by chance
   *[no] a player chooses one of their cards and gives it to another
}
effect-B7 = a player gains 2 black tokens
effect-B8 = the goal goes up by 1; after 6 comes 1
effect-B9 = a player swaps a white token for two black ones from the bag
effect-B10 = a goal that wins now loses, and one that loses now wins

colour-white = white
colour-black = black
pile-white = white
pile-black = black
pile-both = common
reason-goal = the goal was reached
reason-survivor = nobody else was left
reason-all_out = all who were left went out together
reason-limit = the turn limit was reached

# What is asked of the reader.
ask-first_player = Who begins?
ask-turn_up = Which card comes up?
ask-choose_token = Which first token do you take?
ask-draw = Which deck do you draw from?
ask-play = Play a card, or nothing?
ask-take = From which discard pile do you take the top card?
ask-give = Which card do you give away?

# Actions, as choices. Fields that name a player come with $…_who: “you” or “other”.
action-first_player = { $seat_who ->
    [you] You begin
   *[other] { $seat } begins
}
action-turn_up = { $card_code } { $card_name }
action-choose_token = Take a { $colour } token
action-draw = Draw a { $colour } card
action-pass = Play nothing
action-take = Take the top card of the { $colour } discard pile
action-give = Give { $card_code } { $card_name }
action-play = { $card_code } { $card_name }: { $card ->
    [W1] { $player_who ->
        [you] you gain 1 white token
       *[other] { $player } gains 1 white token
    }
    [W2] { $player_who ->
        [you] you return a { $colour } token to the bag and draw a card
       *[other] { $player } returns a { $colour } token to the bag and draws a card
    }
    [W3] { $player_who ->
        [you] one of your black tokens becomes white
       *[other] a black token of { $player } becomes white
    }
    [W4] { $player_who ->
        [you] you take the top card of a discard pile
       *[other] { $player } takes the top card of a discard pile
    }
    [W5] a white token goes from { $giver } to { $receiver }
    [W6] { $player_who ->
        [you] you draw
       *[other] { $player } draws
    } { $whites ->
        [2] 2 white cards
        [1] 1 white and 1 black card
        [0] 2 black cards
       *[other] 2 cards
    }
    [W7] { $player_who ->
        [you] you gain 2 white tokens
       *[other] { $player } gains 2 white tokens
    }
    [W8] { $player_who ->
        [you] your tokens become cards, and your cards tokens
       *[other] the tokens of { $player } become cards, and the cards tokens
    }
    [W9] { $player_who ->
        [you] one of your black tokens becomes two white ones
       *[other] a black token of { $player } becomes two white ones
    }
    [W10] the goal goes down by 1
    [B1] { $player_who ->
        [you] you gain 1 black token
       *[other] { $player } gains 1 black token
    }
    [B2] { $player_who ->
        [you] you return a { $colour } token to the bag
       *[other] { $player } returns a { $colour } token to the bag
    }
    [B3] { $player_who ->
        [you] one of your white tokens becomes black
       *[other] a white token of { $player } becomes black
    }
    [B4] { $first } and { $second } exchange hands
    [B5] a black token goes from { $giver } to { $receiver }
    [B6] { $giver_who ->
        [you] you give a { $colour ->
            [white] white card
            [black] black card
           *[other] card
        } to { $receiver }
       *[other] { $giver } gives a { $colour ->
            [white] white card
            [black] black card
           *[other] card
        } to { $receiver }
    }
    [B7] { $player_who ->
        [you] you gain 2 black tokens
       *[other] { $player } gains 2 black tokens
    }
    [B8] the goal goes up by 1
    [B9] { $player_who ->
        [you] one of your white tokens becomes two black ones
       *[other] a white token of { $player } becomes two black ones
    }
   *[B10] a goal that wins now loses, and one that loses now wins
}

# If there are many actions, they are chosen step by step; what is chosen so far:
choice-kind = { $kind ->
    [play] Play a card …
   *[other] { $kind } …
}
choice-card = { $card_code } { $card_name } …
choice-player = { $card_code } { $card_name }, for { $player } …
choice-giver = { $card_code } { $card_name }, from { $giver } …
choice-receiver = { $card_code } { $card_name }, from { $giver } to { $receiver } …
choice-first = { $card_code } { $card_name }, { $first } and …

# Events, as the log tells them.
event-first_player = { $seat_who ->
    [you] You begin.
   *[other] { $seat } begins.
}
event-token_chosen = { $seat_who ->
    [you] You take a { $colour } first token.
   *[other] { $colour ->
        [hidden] { $seat } takes a first token in secret.
       *[other] { $seat } takes a { $colour } first token.
    }
}
# The draw that follows tells it.
event-deck_chosen = {""}
event-card_drawn = { $seat_who ->
    [you] You draw { $card_code } { $card_name }.
   *[other] { $card ->
        [hidden] { $seat } draws a { $colour } card.
       *[other] { $seat } draws { $card_code } { $card_name }.
    }
}
event-draw_skipped = There is nothing left for { $seat } to draw.
event-draw_lost = { $count ->
    [one] A card for { $seat } cannot be drawn and is lost.
   *[other] { $count } cards for { $seat } cannot be drawn and are lost.
}
event-deck_rebuilt = { $pile ->
    [both] The discard pile is shuffled into a new deck.
   *[other] The { $pile } discard pile is shuffled into a new deck.
}
event-passed = { $seat_who ->
    [you] You play nothing.
   *[other] { $seat } plays nothing.
}
event-card_played = { $seat_who ->
    [you] You play { $card_code } { $card_name }.
   *[other] { $seat } plays { $card_code } { $card_name }.
}
event-tokens_gained = { $count ->
    [0] The bag has no { $colour } token for { $seat }.
    [one] { $seat_who ->
        [you] You gain a { $colour } token.
       *[other] { $seat } gains a { $colour } token.
    }
   *[other] { $seat_who ->
        [you] You gain { $count } { $colour } tokens.
       *[other] { $seat } gains { $count } { $colour } tokens.
    }
}
event-tokens_lost = { $count ->
    [one] { $seat_who ->
        [you] You return a { $colour } token to the bag.
       *[other] { $seat } returns a { $colour } token to the bag.
    }
   *[other] { $seat_who ->
        [you] You return { $count } { $colour } tokens to the bag.
       *[other] { $seat } returns { $count } { $colour } tokens to the bag.
    }
}
event-token_moved = A { $colour } token goes from { $giver } to { $receiver }.
event-card_taken = { $seat_who ->
    [you] You take { $card_code } { $card_name } from the discards.
   *[other] { $seat } takes { $card_code } { $card_name } from the discards.
}
event-card_given = { $card ->
    [hidden] { $giver } gives { $receiver } a { $colour } card.
   *[other] { $giver_who ->
        [you] You give { $receiver } { $card_code } { $card_name }.
       *[other] { $giver } gives { $receiver } { $card_code } { $card_name }.
    }
}
event-hands_exchanged = { $first_hand ->
    [hidden] { $first } and { $second } exchange hands.
   *[other] { $first_who ->
        [you] You exchange hands with { $second }.
       *[other] { $second_who ->
            [you] You exchange hands with { $first }.
           *[other] { $first } and { $second } exchange hands.
        }
    } Until then { $first } had { $first_hand_count ->
        [0] no cards
       *[other] { $first_hand }
    }, and { $second } had { $second_hand_count ->
        [0] no cards
       *[other] { $second_hand }
    }.
}
event-hand_discarded = { $seat_who ->
    [you] You discard { $cards }.
   *[other] { $seat } discards { $cards }.
}
event-missed = { $seat_who ->
    [you] You do not have what was named: nothing happens.
   *[other] { $seat } does not have what was named: nothing happens.
}
event-goal_changed = From now on, { $number } + { $number } { $mode ->
    [win] wins.
   *[lose] loses.
}
event-goal_not_reached = Nobody has exactly the goal.
event-eliminated = { $seat_who ->
    [you] You are out.
   *[other] { $seat } is out.
}
event-game_over = The game is over: { $reason_name }.

# The table in the terminal.
table-goal = GOAL
table-goal-meaning = { $mode ->
    [win] { $number } + { $number } WINS
   *[lose] { $number } + { $number } LOSES
}
table-deck = { $pile ->
    [both] Deck { $count }
    [white] White deck { $count } □
   *[black] Black deck { $count } ■
}
table-bag = Bag { $white } ○ { $black } ●
table-hidden = hidden
table-turn-limited = Turn { $turn } of at most { $limit }
table-turn = Turn { $turn }
table-discards = { $pile ->
    [both] Discards:
    [white] White discards:
   *[black] Black discards:
}
table-discards-empty = none
table-discards-top = { $card } { $card_name } on top
table-discards-below = , then { $cards }
table-in_play = { $card } { $card_name } is being played.
table-giving = { $receiver_who ->
    [you] You get the card.
   *[other] { $receiver } gets the card.
}
table-player = Player
table-white-tokens = ○ white
table-black-tokens = ● black
table-white-cards = □ cards
table-black-cards = ■ cards
table-known = You know of
table-seen = All know of
table-finished_by = Goal by
table-out = out
table-team = team { $team }
table-hand = { $seat_who ->
    [you] Your hand
   *[other] The hand of { $seat }
}
table-hand-empty = no cards

# Refusals; a player is a seat number, or a name where one is known.
refusal-not-asked = That is not what is being decided now.
refusal-not-in-hand = The card { $card } is not in that hand.
refusal-not-in-deck = The card { $card } cannot come up from that deck.
refusal-player-out = { $player ->
    [one] Seat { $player }
    [other] Seat { $player }
   *[name] { $player }
} is out and cannot be named.
refusal-nothing-discarded = { $card } needs a discard pile that is not empty.
refusal-no-card-to-give = { $player ->
    [one] Seat { $player }
    [other] Seat { $player }
   *[name] { $player }
} has no card to give.
refusal-no-such-token = { $player ->
    [one] Seat { $player }
    [other] Seat { $player }
   *[name] { $player }
} has no { $colour } token.
refusal-no-such-card = { $player ->
    [one] Seat { $player }
    [other] Seat { $player }
   *[name] { $player }
} has no { $colour } card to give.
refusal-same-player = { $card } must name two different players.
refusal-no-token-anywhere = { $card } needs a token, and nobody has one.
refusal-no-colour-anywhere = { $card } needs a { $colour } token, and nobody has one.
refusal-no-card-anywhere = { $card } needs a player with a card to give, and there is none.

# Why a hint advises something.
why-out = Eliminates { $player }.
why-danger = Keeps { $player } from eliminating you with the next card.
why-strike = You could eliminate { $player } with your next card.
why-safe = You are then { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} away from the goal, which loses.
why-threat = Blocks { $player }, who could win with the next card.
why-next = You could win with your next card.
why-near = Brings you within { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} of the goal.
why-rival_far = Takes { $player } farther from the goal.
why-cards = { $change ->
    [one] Leaves you with one more card.
   *[other] Leaves you with { $change } more cards.
}

# What the coach warns of.
risk-danger = { $player } could eliminate you with the next card.
risk-strike = You could no longer eliminate { $player } with your next card.
risk-safe = You would be only { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} away from the goal, which loses.
risk-threat = { $player } could win with the next card.
risk-next = You could no longer win with your next card.
risk-near = You would then be { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
} away from the goal.
risk-rival_far = { $player } would be closer to the goal.
