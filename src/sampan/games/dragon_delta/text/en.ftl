title = Dragon Delta
blurb = Put stones into the water, lay planks across them and be the first to reach the village on the far side. Five hidden cards a round, and dragons that strike them out.

# Options
option-board = Board
option-board-help = One of the boards that come with the game, or the text of a board file of your own.
option-board-delta = Delta: long distances
option-board-swift = Swift: shorter games
option-colours = Colours
option-colours-help = The colours of the seats, if not in the order of the villages around the board.
option-colours-white = white
option-colours-yellow = yellow
option-colours-red = red
option-colours-black = black
option-colours-blue = blue
option-colours-green = green
option-first_holder = First statue
option-first_holder-help = Who has the statue in the first round. If nobody is chosen, chance decides.
option-fit = Fit
option-fit-help = Whether a gap takes only the plank of its own size, or any plank that is not too short.
option-fit-exact = Exact: only the right size
option-fit-loose = Loose: any plank that is long enough
option-by_eye = By eye
option-by_eye-help = Where a plank fits is not shown before you choose it: judge the distance by eye.
option-round_limit = Round limit
option-round_limit-help = After this many rounds, whoever is nearest to the target wins.

# The cards: a name and what it does.
card-stone_1 = Stone
card-stone_2 = Two stones
card-plank_1 = Plank
card-plank_2 = Two planks
card-remove = Remove
card-move_1 = Move 1
card-move_2 = Move 2
card-jump = Jump
card-dragon_white = White dragon
card-dragon_yellow = Yellow dragon
card-dragon_red = Red dragon
card-dragon_black = Black dragon
card-dragon_blue = Blue dragon
card-dragon_green = Green dragon
effect-stone_1 = put a stone on a free island
effect-stone_2 = put two stones on free islands
effect-plank_1 = choose a plank from your stock and lay it
effect-plank_2 = choose two planks from your stock and lay them
effect-remove = take a plank into your stock, or a stone off an island
effect-move_1 = your pawn takes one step
effect-move_2 = your pawn takes two steps
effect-jump = your pawn jumps over another one
effect-dragon_white = strikes out white’s card in the same slot
effect-dragon_yellow = strikes out yellow’s card in the same slot
effect-dragon_red = strikes out red’s card in the same slot
effect-dragon_black = strikes out black’s card in the same slot
effect-dragon_blue = strikes out blue’s card in the same slot
effect-dragon_green = strikes out green’s card in the same slot

colour-white = white
colour-yellow = yellow
colour-red = red
colour-black = black
colour-blue = blue
colour-green = green
village-white = the white village
village-yellow = the yellow village
village-red = the red village
village-black = the black village
village-blue = the blue village
village-green = the green village
support-white = white village
support-yellow = yellow village
support-red = red village
support-black = black village
support-blue = blue village
support-green = green village
reason-village = a pawn has crossed the delta
reason-round_limit = the round limit was reached

# What is asked of the reader.
ask-first_holder = Who gets the statue?
ask-lay_card = Which card do you lay face down next?
ask-place_stone = On which island do you put the stone?
ask-choose_plank = Which plank do you choose?
ask-lay_plank = Where do you lay the plank?
ask-remove_plank = What do you remove?
ask-step = Where does your pawn step?
ask-jump = Where does your pawn land?

# Actions, as choices. Fields that name a player come with $…_who: “you” or “other”.
action-first_holder = { $seat_who ->
    [you] You get the statue
   *[other] { $seat } gets the statue
}
action-lay_card = { $card_name }
action-place_stone = A stone on island { $island }
action-choose_plank = The { $colour_name } { $size }
action-lay_plank = { $from_name } – { $to_name }
action-remove_plank = Take the { $colour_name } { $size }, { $from_name } – { $to_name }
action-remove_stone = Take the stone off island { $island }
action-step = { $village ->
    [hidden] Onto the { $colour_name } { $size }, { $from_name } – { $to_name }
   *[other] Into { $village_name }
}
action-jump = { $village ->
    [hidden] Onto the { $colour_name } { $size }, { $from_name } – { $to_name }
   *[other] Into { $village_name }
}

# If there are many actions, they are chosen step by step; what is chosen so far:
choice-kind = { $kind ->
    [remove_plank] Take a plank …
    [remove_stone] Take a stone …
    [place_stone] A stone …
    [lay_plank] The plank …
   *[other] { $kind } …
}
choice-from = From { $from_name } …
choice-size = Of size { $size } …
choice-colour = The { $colour_name } { $size } …

# Events, as the log tells them.
event-round_began = { $holder_who ->
    [you] Round { $round }: you have the statue and act first.
   *[other] Round { $round }: { $holder } has the statue and acts first.
}
event-card_laid = { $card ->
    [hidden] {""}
   *[other] { $seat_who ->
        [you] You lay { $card_name } in slot { $slot }.
       *[other] { $seat } lays { $card_name } in slot { $slot }.
    }
}
event-seat_ready = { $seat_who ->
    [you] You have laid your five cards.
   *[other] { $seat } has laid five cards.
}
event-cards_revealed = Slot { $position }: { $cards_whose }.
event-card_cancelled = { $seat_who ->
    [you] { $dragons_count ->
        [one] { $dragons }’s dragon strikes
       *[other] Dragons from { $dragons } strike
    } out your { $card_name }.
   *[other] { $dragons_who ->
        [you] Your dragon strikes
       *[other] { $dragons_count ->
            [one] { $dragons }’s dragon strikes
           *[other] Dragons from { $dragons } strike
        }
    } out { $seat }’s { $card_name }.
}
event-dragon_missed = { $seat_who ->
    [you] Your dragon
   *[other] { $seat }’s dragon
} finds only { $rival_who ->
    [you] your dragon
   *[other] { $rival }’s dragon
}: dragons cannot be struck out.
# What follows tells it.
event-card_begun = {""}
event-stone_placed = { $seat_who ->
    [you] You put a stone on island { $island }.
   *[other] { $seat } puts a stone on island { $island }.
}
event-plank_chosen = {""}
event-plank_laid = { $seat_who ->
    [you] You lay the { $colour_name } { $size }: { $from_name } – { $to_name }.
   *[other] { $seat } lays the { $colour_name } { $size }: { $from_name } – { $to_name }.
}
event-plank_lost = { $seat_who ->
    [you] The { $colour_name } { $size } that you chose fits nowhere and is lost.
   *[other] The { $colour_name } { $size } that { $seat } chose fits nowhere and is lost.
}
event-plank_removed = { $seat_who ->
    [you] You take the { $colour_name } { $size } into your stock: { $from_name } – { $to_name }.
   *[other] { $seat } takes the { $colour_name } { $size } into stock: { $from_name } – { $to_name }.
}
event-stone_removed = { $seat_who ->
    [you] You take the stone off island { $island }.
   *[other] { $seat } takes the stone off island { $island }.
}
event-nothing_done = { $half ->
    [2] The second half of { $card_name } cannot be done.
   *[other] { $seat_who ->
        [you] You cannot do anything with { $card_name }.
       *[other] { $seat } cannot do anything with { $card_name }.
    }
}
event-pawn_stepped = { $village ->
    [hidden] { $seat_who ->
        [you] You step onto the { $colour_name } { $size }, { $from_name } – { $to_name }.
       *[other] { $seat } steps onto the { $colour_name } { $size }, { $from_name } – { $to_name }.
    }
   *[other] { $seat_who ->
        [you] You step into { $village_name }.
       *[other] { $seat } steps into { $village_name }.
    }
}
event-pawn_jumped = { $village ->
    [hidden] { $seat_who ->
        [you] You jump over { $over } onto the { $colour_name } { $size }, { $from_name } – { $to_name }.
       *[other] { $seat } jumps over { $over } onto the { $colour_name } { $size }, { $from_name } – { $to_name }.
    }
   *[other] { $seat_who ->
        [you] You jump over { $over } into { $village_name }.
       *[other] { $seat } jumps over { $over } into { $village_name }.
    }
}
event-pawn_fell = { $seat_who ->
    [you] Your pawn { pawn-fell-why }, falls in and swims back to { $village_name }.
   *[other] { $seat }’s pawn { pawn-fell-why }, falls in and swims back to { $village_name }.
}
pawn-fell-why = { $why ->
    [nobody_to_jump] has nobody to jump over
    [no_landing] has no place to land behind whom it would jump over
   *[no_step] has nowhere to go
}
event-round_ended = {""}
event-game_over = The game is over: { $reason_name }.

# The table in the terminal.
table-round = Round { $round }
table-round-limited = Round { $round } of at most { $limit }
table-slot = slot { $slot } of 5
table-laying = cards are being laid
table-reserve = { $count ->
    [one] 1 stone left
   *[other] { $count } stones left
}
table-player = Player
table-target = To
table-way = Way
table-place = Pawn
table-stock = Stock
table-hand = { $seat_who ->
    [you] Your cards
   *[other] The cards of { $seat }
}
table-fits = { $seat_who ->
    [you] Where your planks fit now:
   *[other] Where the planks of { $seat } fit now:
}
table-fits-nowhere = nowhere
table-lost = Lost planks:
table-planks = Planks on the board:
table-none = none
table-struck = struck
table-legend = 12 island   (12) island with a stone   [ ] village   @ pawn   ·3· plank
table-pending-plank = To be laid: the { $colour_name } { $size }
table-half = { $half ->
    [1] first half
   *[2] second half
}

# Refusals.
refusal-not-asked = That is not what is being decided now.
refusal-not-your-card = There is no such card in your hand: { $card }.
refusal-already-laid = { card-words } has already been laid.
refusal-one-dragon = { card-words } cannot be laid: only one dragon may be among your five cards.
refusal-island-taken = Island { $island } already has a stone.
refusal-not-in-stock = There is no { colour-words } { $size } in your stock.
refusal-wrong-size = Between { from-words } and { to-words } only a plank of size { $size } fits.
refusal-too-short = The plank is too short: between { from-words } and { to-words } it must have at least size { $size }.
refusal-span-taken = A plank already lies between { from-words } and { to-words }.
refusal-no-support = Between { from-words } and { to-words } there is no stone on island { $support } to rest on.
refusal-support-full = Three planks already rest on { support-words }, so none fits between { from-words } and { to-words }.
refusal-planks-cross = Between { from-words } and { to-words } it would cross another plank.
refusal-plank-elsewhere = The { colour-words } { $size } is not on the board.
refusal-plank-occupied = Somebody is standing on the { colour-words } { $size } between { from-words } and { to-words }.
refusal-stock-size = Your stock already has a plank of size { $size }, so the { colour-words } one between { from-words } and { to-words } stays.
refusal-stock-colours = Your stock holds two colours, and { colour-words } is not one of them: the { $size } between { from-words } and { to-words } stays.
refusal-no-stone = There is no stone on island { $island }.
refusal-stone-in-use = The stone on island { $island } carries a plank.
refusal-no-plank-there = There is no plank between { from-words } and { to-words }.
refusal-not-a-neighbour = { place-words } is not one step away.
refusal-place-occupied = { place-words } is occupied.
refusal-way-back = You may not go back to { place-words-in }: there is another way.
refusal-dead-end = From { place-words-in } you could only turn back, and there is another way.
refusal-nobody-to-jump = Nobody can be jumped over on the way to { place-words-in }.
refusal-jump-in-place = A jump must end somewhere other than where it began.
refusal-no-such-span = No plank fits between { from-words } and { to-words }.
refusal-another-plank = That plank is the { colour-words } { $size }.

# Board files.
refusal-board-json = The board file is not complete JSON (line { $line }).
refusal-board-shape = In the board file, “{ $key }” should be an object with named entries.
refusal-board-list = In the board file, “{ $key }” should be a list.
refusal-board-missing = The board file lacks “{ $key }”.
refusal-board-unknown-key = The board file has an entry “{ $key }” that no board has.
refusal-board-number = In the board file, “{ $key }” should be a number of at most { $largest } and not too small, not { $value }.
refusal-board-range = In the board file, “{ $key }” should be two rising numbers, and begin no earlier than the size before ends.
refusal-board-colour = In the board file, “{ $key }” has the colour { $value }; it must be one of { $colours }.
refusal-board-colour-twice = The board file has two villages of the colour { $colour }.
refusal-board-villages = A board has six villages, one for each of { $colours }; this one has { $count }.
refusal-board-islands = A board has 1 to { $most } islands; this one has { $count }.
refusal-board-overlap = On the board, “{ $one }” and “{ $other }” overlap.
refusal-board-spans-many = The board has more than { $most } spans for planks, which is too many.
refusal-board-cut-off = On the board, no planks lead from the { $one } village to the { $other } one.
refusal-board-span = In the board file, “{ $key }” is not a span that its distances allow.
refusal-board-spans-few = The board file lists { $count } spans, but its distances allow { $spans }.

# Pieces of the sentences above.
card-words = { $card ->
    [stone_1] “Stone”
    [stone_2] “Two stones”
    [plank_1] “Plank”
    [plank_2] “Two planks”
    [remove] “Remove”
    [move_1] “Move 1”
    [move_2] “Move 2”
    [jump] “Jump”
    [dragon_white] The white dragon
    [dragon_yellow] The yellow dragon
    [dragon_red] The red dragon
    [dragon_black] The black dragon
    [dragon_blue] The blue dragon
   *[dragon_green] The green dragon
}
colour-words = { $colour }
from-words = { $from ->
    [white] the white village
    [yellow] the yellow village
    [red] the red village
    [black] the black village
    [blue] the blue village
    [green] the green village
   *[island] { $from }
}
to-words = { $to ->
    [white] the white village
    [yellow] the yellow village
    [red] the red village
    [black] the black village
    [blue] the blue village
    [green] the green village
   *[island] { $to }
}
support-words = { $support ->
    [white] the white village
    [yellow] the yellow village
    [red] the red village
    [black] the black village
    [blue] the blue village
    [green] the green village
   *[island] the stone on { $support }
}
place-words = { $what ->
    [village] The { $village } village
   *[plank] The plank between { from-words } and { to-words }
}
place-words-in = { $what ->
    [village] the { $village } village
   *[plank] the plank between { from-words } and { to-words }
}

# Why a hint advises something.
why-arrival = May take you into the village opposite this round.
why-dragon = Aims a dragon at { $seat }: no rival has a shorter way.
# On the way a stone, a plank and a step are an action each. What is left is known only of what is seen at once.
why-route = { $left ->
    [hidden] Brings you about { $change ->
        [one] one action
       *[other] { $change } actions
    } closer to { $village_name }.
    [one] Leaves you one action away from { $village_name }.
   *[other] Leaves you { $left } actions away from { $village_name }.
}
why-rival_route = Sets { $seat } back by { $change ->
    [one] one action
   *[other] { $change } actions
}.

# What the coach warns of.
risk-route = You would probably be { $change ->
    [one] one action
   *[other] { $change } actions
} farther from { $village_name }.
risk-rival_route = { $seat } could come { $change ->
    [one] one action
   *[other] { $change } actions
} closer to the village opposite.
