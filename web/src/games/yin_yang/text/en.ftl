# What the drawing of Yin & Yang says beside the game's own words.

yy-goal = Goal
yy-goal-tokens = exactly { $number } white and { $number } black tokens
yy-goal-win = wins
yy-goal-lose = is out
yy-hidden = hidden
yy-tokens = { $colour ->
    [white] { $count ->
        [hidden] White tokens: hidden
       *[other] White tokens: { $count }
    }
   *[black] { $count ->
        [hidden] Black tokens: hidden
       *[other] Black tokens: { $count }
    }
}
yy-cards = { $colour ->
    [white] White cards in hand: { $count }
   *[black] Black cards in hand: { $count }
}
yy-cards-hidden = Number of cards: hidden
yy-choose-player = Choose { $name }
yy-choose-token = { $colour ->
    [white] Choose a white token of { $name }
   *[black] Choose a black token of { $name }
}
yy-choose-first = { $colour ->
    [white] Take a white token
   *[black] Take a black token
}
yy-choose-deck = { $pile ->
    [both] Draw a card; { $count } are left
    [white] Draw a white card; { $count } are left
   *[black] Draw a black card; { $count } are left
}
yy-choose-pile = { $pile ->
    [both] Take { $card } from the discard pile
    [white] Take { $card } from the white discard pile
   *[black] Take { $card } from the black discard pile
}
yy-deck = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
yy-discards = Discards: { $count }
yy-discards-title = { $pile ->
    [both] The discard pile
    [white] The white discard pile
   *[black] The black discard pile
}
yy-top-first = The top card comes first.
yy-empty = empty
yy-bag = Bag
yy-hand = { $count ->
    [0] Your hand is empty
   *[other] Your hand
}
yy-times = × { $count }
yy-acting = { $who ->
    [you] your turn
   *[other] deciding
}
yy-out = out
yy-team = team { $team }
yy-known = You know of: { $cards }
yy-seen = All know of: { $cards }
yy-in-play = { $card } is being played.
yy-turn = Turn { $turn }
yy-turn-last = The end, in turn { $turn }
yy-turn-limited = Turn { $turn } of at most { $limit }
yy-threat-win = Can win with the next card
yy-threat-lose = Can go out with the next card
yy-threat-by = By: { $cards }
yy-finishes-win = Can make { $names } win
yy-finishes-lose = Can knock { $names } out
yy-mix = { $whites ->
    [2] Two white cards
    [1] One white and one black card
   *[0] Two black cards
}
yy-other-actions = Other

# Why a card cannot be played now, by what is being decided.
yy-not-now-token = First everybody takes a token.
yy-not-now-draw = You draw first, then you may play.
yy-not-now-take = You are choosing a discard pile now.
yy-not-now-play = It cannot be played now.
yy-not-now-give = You cannot give this card.
yy-no-pass-token = Everybody has to take a first token.
yy-no-pass-draw = You have to draw a card first.
yy-no-pass-take = You have to take one of the cards.
yy-no-pass-give = You have to give a card.
yy-no-pass-play = You cannot pass now.
yy-no-pass-waiting = It is not your turn.

# What is to be chosen next.
yy-ask-token = Take your first token: choose a white or a black one at the bag.
yy-ask-draw = Your turn: choose the deck that you draw from.
yy-ask-play = Now play a card of your hand, or nothing.
yy-ask-pass = None of your cards can be played now.
yy-ask-take = Choose the discard pile whose top card you take.
yy-ask-give = Choose the card that you give to { $receiver }.
yy-ask-target = { $asked ->
    [nothing] Play this card?
    [mix] Choose the colours of the two cards.
    [token] { $card ->
        [W2] Whose token returns to the bag? Choose it.
        [B2] Whose token returns to the bag? Choose it.
        [W5] Which white token changes owner? Choose it.
        [B5] Which black token changes owner? Choose it.
       *[other] Which token is to change? Choose it.
    }
   *[seat] { $card ->
        [W1] Who gains the token? Choose the player.
        [B1] Who gains the token? Choose the player.
        [W7] Who gains the tokens? Choose the player.
        [B7] Who gains the tokens? Choose the player.
        [W3] Whose token is to change? Choose the player.
        [B3] Whose token is to change? Choose the player.
        [W9] Whose token is to change? Choose the player.
        [B9] Whose token is to change? Choose the player.
        [W4] Who takes a discarded card? Choose the player.
        [W5] Who gets the token? Choose the player.
        [B5] Who gets the token? Choose the player.
        [W6] Who draws two cards? Choose the player.
        [W8] Whose tokens and cards change places? Choose the player.
        [B4] { $step ->
            [first] Whose hands change places? Choose the first player.
           *[next] And the other one? Choose the player.
        }
        [B6] { $step ->
            [first] Who gives a card? Choose the player.
           *[next] Who gets it? Choose the player.
        }
       *[other] Choose a player.
    }
}
