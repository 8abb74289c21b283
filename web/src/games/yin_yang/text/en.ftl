# What the drawing of Yin & Yang says beside the game's own words.

yy-goal = Goal
yy-goal-tokens = exactly { $number } white and { $number } black tokens
yy-goal-win = wins
yy-goal-lose = loses
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
yy-look = { $pile ->
    [both] Look through the discard pile; on top: { $card }
    [white] Look through the white discard pile; on top: { $card }
   *[black] Look through the black discard pile; on top: { $card }
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
yy-seen = Everybody knows of: { $cards }
yy-in-play = { $card } is being played.
yy-turn = Turn { $turn }
yy-turn-last = Over on turn { $turn }
yy-turn-limited = Turn { $turn } of at most { $limit }
yy-threat-win = 1 card from winning
yy-threat-lose = 1 card from going out
yy-away-win = { $count ->
    [0] Reached the goal
    [one] 1 token from the goal
   *[other] { $count } tokens from the goal
}
# While the goal loses, the distance is what keeps somebody in the game.
yy-away-lose = { $count ->
    [0] Has the losing number
    [one] Safe by 1 token
   *[other] Safe by { $count } tokens
}
yy-threat-by = By: { $cards }
yy-holds = { $who ->
    [you] you hold it
   *[other] { $name } holds it
}
yy-holds-cards = { $who ->
    [you] You hold: { $cards }
   *[other] { $name } holds: { $cards }
}
yy-finishes-win = { $who ->
    [you] Can make you win
    [both] Can make you or { $names } win
   *[others] Can make { $names } win
}
yy-finishes-lose = { $who ->
    [you] Can knock you out
    [both] Can knock you or { $names } out
   *[others] Can knock { $names } out
}
# On a tab at the edge of a card: whom it could bring to the goal.
yy-tab-win = { $who ->
    [you] you win
    [named] { $name } wins
    [rival] a rival wins
   *[several] { $count } players win
}
yy-tab-lose = { $who ->
    [you] you are out
    [named] { $name } is out
    [rival] a rival is out
   *[several] { $count } are out
}
yy-mix = { $whites ->
    [2] Two white cards
    [1] One white and one black card
   *[0] Two black cards
}
yy-back = { $colour ->
    [white] A white card
   *[black] A black card
}
yy-confirm = Play the card so
yy-complete-win = complete
yy-complete-lose = as many as lose
yy-other-actions = Other

# Draws that the log folds into one row.
log-draws = { $count } cards drawn by { $names }

# What a card lacks, written on it.
yy-blocked-no-token-anywhere = Needs a token; nobody has one.
yy-blocked-no-colour-anywhere = { $colour ->
    [white] Needs a white token; nobody has one.
   *[black] Needs a black token; nobody has one.
}
yy-blocked-nothing-discarded = Needs a discarded card; there is none.
yy-blocked-no-card-anywhere = Needs somebody with a card to give; nobody has one.

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
yy-ask-play = Now play a card from your hand, or nothing.
yy-ask-pass = None of your cards can be played now.
yy-ask-take = Choose the discard pile whose top card you take.
yy-ask-give = Choose the card that you give to { $receiver }.
yy-ask-target = { $asked ->
    [nothing] Play this card? A tick on the table means “Do it”.
    [mix] Choose the colours of the two cards.
    [back] Choose the colour of the card; chance draws one of them.
    [token] { $card ->
        [W2] Whose token returns to the bag? Choose it.
        [B2] Whose token returns to the bag? Choose it.
        [W5] Which white token changes owner? Choose it.
        [B5] Which black token changes owner? Choose it.
        [W3] Which black token changes? Choose it.
        [W9] Which black token changes? Choose it.
       *[other] Which white token changes? Choose it.
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

# The glossary: each term, and what explains it.
term-goal = The goal
term-goal-help = A number from 1 to 6. In the mode “win”, whoever has exactly that many white and that many black tokens after a card has been played wins at once; in the mode “lose”, they are out.
term-mode = Win or out
term-mode-help = What reaching the goal does now: in the mode “win” it wins at once; in the mode “lose” it throws a player out, and the last one left wins. The card “{ card-B10 }” changes it.
term-token = Tokens
term-token-help = What each player owns, white and black, for all to see. Only exact equality with the goal counts: one token too many is as far away as one too few.
term-distance = The way to the goal
term-distance-help = How many tokens are too many or too few, both colours together. At goal 3, five white and two black ones are 3 away. At the turn limit it usually decides who wins.
term-threat = One card from the goal
term-threat-help = A single card would bring this player exactly to the goal. The cards that can do it are drawn beside it; those in a red frame are in a hand that you know. Click to read their names.
term-bag = The bag
term-bag-help = The tokens that nobody owns. Tokens are taken from it by colour; when a colour has run out, nobody can gain one.
term-deck = A deck
term-deck-help = White cards mostly concern white tokens, black cards black ones. You begin each turn by drawing from one of the decks. An empty deck is rebuilt from its discard pile when somebody must draw from it.
term-discard = A discard pile
term-discard-help = Cards that were played, face up, the last one on top. Everybody may look through them.
term-card = A card in your hand
term-card-help = After drawing you may play one card, or none. There is no limit to how many you hold. Its colour is that of its back, which everybody sees.
term-in_play = The card being played
term-in_play-help = It is in no hand and on no pile until it has done everything. The dotted line comes from who plays it, the arrow leads to whom it names. Afterwards the goal is checked for everybody.
term-player = A player
term-player-help = Tokens and the backs of the cards are public, and the two numbers on the hand count its white and black cards; their faces are secret. Most cards may name anybody, the one who plays them included.

term-team = A team
term-team-help = The members of a team win together: one winner is enough, and those who are out win with the others. They see no more of one another’s cards than anybody else.
term-out = Out
term-out-help = Out of the game: in the mode “lose” this player had exactly the goal. Tokens went back to the bag and cards under the discard piles; turns pass the player over, and no card can name them.
term-known = Cards you know
term-known-help = Cards in this hand that you have seen for sure, such as one taken from a discard pile or given away. They are forgotten once they may have moved on unseen. Click to read their names.
term-turns = The turns
term-turns-help = Everybody’s turns are counted together. At the limit the match ends: whoever is nearest to the goal wins, or the farthest while the goal throws players out, unless the options say that it is a draw.

term-card-W1 = { card-W1 }
term-card-W1-help = One player gains a white token from the bag.
term-card-W2 = { card-W2 }
term-card-W2-help = One token, anybody’s, returns to the bag. Its owner draws a card of the token’s colour, or the next card if there is only one deck.
term-card-W3 = { card-W3 }
term-card-W3-help = One black token, anybody’s, goes back to the bag, and its owner gets a white one instead.
term-card-W4 = { card-W4 }
term-card-W4-help = One player takes the top card of a discard pile, and chooses the pile. Everybody sees the card.
term-card-W5 = { card-W5 }
term-card-W5-help = One white token, anybody’s, goes to another player.
term-card-W6 = { card-W6 }
term-card-W6-help = One player draws two cards. Whoever plays this says of which colours, unless there is only one deck.
term-card-W7 = { card-W7 }
term-card-W7-help = One player gains two white tokens from the bag.
term-card-W8 = { card-W8 }
term-card-W8-help = One player gives up all tokens and cards, then draws as many cards as there were tokens and gains as many tokens as there were cards, colour for colour.
term-card-W9 = { card-W9 }
term-card-W9-help = One black token, anybody’s, goes back to the bag, and its owner gets two white ones instead.
term-card-W10 = { card-W10 }
term-card-W10-help = The number of the goal goes down by 1; after 1 comes 6.
term-card-B1 = { card-B1 }
term-card-B1-help = One player gains a black token from the bag.
term-card-B2 = { card-B2 }
term-card-B2-help = One token, anybody’s, returns to the bag.
term-card-B3 = { card-B3 }
term-card-B3-help = One white token, anybody’s, goes back to the bag, and its owner gets a black one instead.
term-card-B4 = { card-B4 }
term-card-B4-help = Two players exchange all the cards that they hold.
term-card-B5 = { card-B5 }
term-card-B5-help = One black token, anybody’s, goes to another player.
term-card-B6 = { card-B6 }
term-card-B6-help = One player gives a card to another. The giver chooses it, or with the option “Blind gift” chance does.
term-card-B7 = { card-B7 }
term-card-B7-help = One player gains two black tokens from the bag.
term-card-B8 = { card-B8 }
term-card-B8-help = The number of the goal goes up by 1; after 6 comes 1.
term-card-B9 = { card-B9 }
term-card-B9-help = One white token, anybody’s, goes back to the bag, and its owner gets two black ones instead.
term-card-B10 = { card-B10 }
term-card-B10-help = A goal that wins now throws players out, and one that throws them out now wins.

# The end of a match.
yy-decided-tokens = With “{ $card_name }”{ $own ->
    [yes] {""}
   *[no] , played by { $player }
}, { $seat_who ->
    [you] you
   *[other] { $seat }
} went from { $colours ->
    [both] { $white_before } to { $white_after } white and from { $black_before } to { $black_after } black tokens
    [white] { $white_before } to { $white_after } white tokens
   *[black] { $black_before } to { $black_after } black tokens
}.
yy-decided-out = { $number } white and { $number } black tokens was the losing number: { $seat_who ->
    [you] you were out.
   *[other] { $seat } was out.
}
yy-decided-limit = { $told ->
    [draw] When the limit is reached, nobody wins: the options say that it is a draw.
    [best] { $mode ->
        [win] When the limit is reached in the mode “win”, whoever is nearest to the goal wins: { $winners }, { $away ->
            [one] 1 token away
           *[other] { $away } tokens away
        }.
       *[lose] When the limit is reached in the mode “lose”, whoever is farthest from the goal wins: { $winners }, { $away ->
            [one] 1 token away
           *[other] { $away } tokens away
        }.
    }
   *[hidden] { $mode ->
        [win] When the limit is reached in the mode “win”, whoever is nearest to the goal wins.
       *[lose] When the limit is reached in the mode “lose”, whoever is farthest from the goal wins.
    }
}
yy-decided-goal = { $player_who ->
    [you] You
   *[other] { $player }
} changed the goal with “{ $card_name }”: { $mode ->
    [win] whoever had exactly { $number } white and { $number } black tokens won.
   *[lose] whoever had exactly { $number } white and { $number } black tokens was out.
}
yy-decided-held = You held { $cards }, { $what ->
    [goal] { $cards_count ->
        [one] which changes the goal.
       *[other] which change the goal.
    }
   *[tokens] { $cards_count ->
        [one] which takes a token away.
       *[other] which take tokens away.
    }
}
yy-decided-away = You were { $away ->
    [one] 1 token
   *[other] { $away } tokens
} away from the goal.
yy-winners = { $who ->
    [you] You win!
   *[other] { $count ->
        [one] { $names } wins!
       *[other] { $names } win!
    }
}
yy-standing = { $white ->
    [hidden] tokens hidden
   *[other] { $white } white and { $black } black
}{ $away ->
    [none] {""}
    [0] , at the goal
   *[other] , { $away } away
}

# How a card is written in short: by the colour of its back, W for white and B for black.
code-card-W1 = W1
code-card-W2 = W2
code-card-W3 = W3
code-card-W4 = W4
code-card-W5 = W5
code-card-W6 = W6
code-card-W7 = W7
code-card-W8 = W8
code-card-W9 = W9
code-card-W10 = W10
code-card-B1 = B1
code-card-B2 = B2
code-card-B3 = B3
code-card-B4 = B4
code-card-B5 = B5
code-card-B6 = B6
code-card-B7 = B7
code-card-B8 = B8
code-card-B9 = B9
code-card-B10 = B10
