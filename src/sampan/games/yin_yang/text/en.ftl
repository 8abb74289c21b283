title = Yin & Yang
blurb = Own exactly as many white as black tokens as the goal says. Every card moves tokens, cards or the goal itself.

# Options
option-mystery = Mystery
option-mystery-help = Nobody is shown the others' totals of tokens and cards; the first tokens stay secret.
option-teams = Teams
option-teams-help = A team number for every seat, such as 0,1,0,1. One winner makes the whole team win.
option-one_pile = One pile
option-one_pile-help = Both decks are shuffled into one draw pile, with one discard pile.
option-no_token = No first token
option-no_token-help = Nobody receives a token at the start.
option-turn_limit = Turn limit
option-turn_limit-help = After so many turns of players the game is a draw.
option-first_player = First player
option-first_player-help = The seat that begins, counted from 0; none leaves it to chance.

# The cards: a name and what it does.
card-W1 = White token
card-W2 = Token to card
card-W3 = Black to white
card-W4 = Recover
card-W5 = Move a white
card-W6 = Draw two
card-W7 = Two white tokens
card-W8 = Turn the tables
card-W9 = Black to two whites
card-W10 = Goal down
card-B1 = Black token
card-B2 = Back to the bag
card-B3 = White to black
card-B4 = Swap hands
card-B5 = Move a black
card-B6 = Give a card
card-B7 = Two black tokens
card-B8 = Goal up
card-B9 = White to two blacks
card-B10 = Turn win and lose
effect-W1 = a player gains 1 white token
effect-W2 = a token returns to the bag, and its owner draws a card of its colour
effect-W3 = a black token becomes white
effect-W4 = a player takes the top card of a discard pile of his choice
effect-W5 = a white token changes owner
effect-W6 = a player draws 2 cards of the colours you say
effect-W7 = a player gains 2 white tokens
effect-W8 = a player's tokens become cards and his cards tokens, colour for colour
effect-W9 = a black token becomes two white ones
effect-W10 = the goal goes down by 1; after 1 comes 6
effect-B1 = a player gains 1 black token
effect-B2 = a token returns to the bag
effect-B3 = a white token becomes black
effect-B4 = two players exchange their hands
effect-B5 = a black token changes owner
effect-B6 = a player gives a card of his choice to another player
effect-B7 = a player gains 2 black tokens
effect-B8 = the goal goes up by 1; after 6 comes 1
effect-B9 = a white token becomes two black ones
effect-B10 = winning becomes losing, and losing winning

colour-white = white
colour-black = black
pile-white = white
pile-black = black
pile-both = common
reason-goal = the goal was reached
reason-survivor = nobody else was left
reason-all_out = all who were left went out together
reason-limit = the turn limit was reached

# What is asked; $seat is a name.
ask-first_player = Who begins?
ask-turn_up = Which card comes up?
ask-choose_token = { $seat }: which first token do you take?
ask-draw = { $seat }: which deck do you draw from?
ask-play = { $seat }: play a card or pass?
ask-take = { $seat }: which discard pile do you take the top card of?
ask-give = { $seat }: which card do you give away?

# Actions, as one may choose them.
action-first_player = { $seat } begins
action-turn_up = { $card }
action-choose_token = Take a { $colour } token
action-draw = Draw a { $colour } card
action-pass = Play nothing
action-take = Take the top card of the { $colour } pile
action-give = Give { $card }
action-play = { $code ->
    [W1] { $player } gains 1 white token
    [W2] A { $colour } token of { $player } returns to the bag, and { $player } draws a card
    [W3] A black token of { $player } becomes white
    [W4] { $player } takes the top card of a discard pile
    [W5] A white token goes from { $giver } to { $receiver }
    [W6] { $player } draws { $whites ->
        [2] 2 white cards
        [1] 1 white and 1 black card
        [0] 2 black cards
       *[other] 2 cards
    }
    [W7] { $player } gains 2 white tokens
    [W8] { $player }'s tokens become cards and the cards tokens
    [W9] A black token of { $player } becomes two white ones
    [W10] The goal goes down by 1
    [B1] { $player } gains 1 black token
    [B2] A { $colour } token of { $player } returns to the bag
    [B3] A white token of { $player } becomes black
    [B4] { $first } and { $second } exchange hands
    [B5] A black token goes from { $giver } to { $receiver }
    [B6] { $giver } gives a card to { $receiver }
    [B7] { $player } gains 2 black tokens
    [B8] The goal goes up by 1
    [B9] A white token of { $player } becomes two black ones
   *[B10] Winning becomes losing, and losing winning
}

# Events, as the log tells them.
event-first_player = { $seat } begins.
event-token_chosen = { $colour ->
    [hidden] { $seat } takes a first token in secret.
   *[other] { $seat } takes a { $colour } first token.
}
event-card_drawn = { $card ->
    [hidden] { $seat } draws a { $colour } card.
   *[other] { $seat } draws { $card }.
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
event-passed = { $seat } plays nothing.
event-card_played = { $seat } plays { $card }.
event-tokens_gained = { $count ->
    [0] The bag has no { $colour } token for { $seat }.
    [one] { $seat } gains a { $colour } token.
   *[other] { $seat } gains { $count } { $colour } tokens.
}
event-tokens_lost = { $count ->
    [one] { $seat } loses a { $colour } token.
   *[other] { $seat } loses { $count } { $colour } tokens.
}
event-token_moved = A { $colour } token goes from { $giver } to { $receiver }.
event-card_taken = { $seat } takes { $card } from the discards.
event-card_given = { $card ->
    [hidden] { $giver } gives { $receiver } a { $colour } card.
   *[other] { $giver } gives { $receiver } { $card }.
}
event-hands_exchanged = { $first } and { $second } exchange hands.
event-hand_discarded = { $seat } discards { $cards }.
event-missed = What was named is not there: nothing happens to { $seat }.
event-goal_changed = The goal is now { $number } and { $number }: { $mode ->
    [win] who has that wins.
   *[lose] who has that is out.
}
event-eliminated = { $seat } is out.
event-game_over = { $winners ->
    [none] The game is over and nobody wins: { $reason }.
   *[other] The game is over: { $reason }. Won by { $winners }.
}

# The table in the terminal.
table-goal = { $mode ->
    [win] GOAL { $number } ○ and { $number } ●: whoever has exactly that WINS
   *[lose] GOAL { $number } ○ and { $number } ●: whoever has exactly that is OUT
}
table-decks = Decks: { $decks }
table-deck = { $count } { $pile }
table-bag = Bag: { $white } ○ { $black } ●
table-discard = { $pile } discards, top first: { $cards }
table-discards-empty = none
table-player = Player
table-tokens = Tokens
table-cards = Cards
table-known = You know of
table-out = out
table-team = team { $team }
table-hidden = hidden
table-hand = Your hand
table-turn = to act

# Refusals
refusal-not-asked = That is not what is being decided now.
refusal-not-in-hand = The card { $card } is not in that hand.
refusal-not-in-deck = The card { $card } cannot come up from that deck.
refusal-player-out = Player { $player } is out and cannot be named.
refusal-nothing-discarded = { $card } needs a discard pile that is not empty.
refusal-no-card-to-give = Player { $player } has no card to give.
refusal-no-such-token = Player { $player } has no { $colour } token.
refusal-same-player = { $card } names two different players.
refusal-no-token-anywhere = { $card } needs a token, and nobody has one.
refusal-no-colour-anywhere = { $card } needs a { $colour } token, and nobody has one.
refusal-no-card-anywhere = { $card } needs a player with a card to give, and there is none.
