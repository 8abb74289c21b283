# What the drawing of Dragon Delta says beside the game's own words.

dd-board = The delta; arrow keys go from one place that can be chosen to the next
dd-island = island { $island }
dd-between = between { $from } and { $to }
dd-plank = { $colour ->
    [white] White plank { $size }
    [yellow] Yellow plank { $size }
    [red] Red plank { $size }
    [black] Black plank { $size }
    [blue] Blue plank { $size }
   *[green] Green plank { $size }
}
dd-near = Look closer
dd-whole = See the whole delta
dd-order = The players, in the order in which they act
dd-holder = Has the statue and acts first
dd-way = { $colour ->
    [white] On the way to the white village
    [yellow] On the way to the yellow village
    [red] On the way to the red village
    [black] On the way to the black village
    [blue] On the way to the blue village
   *[green] On the way to the green village
}: { $stage ->
    [arrived] arrived
    [step] only a step is left
   *[planks] { $distance ->
        [one] at least one more plank
       *[other] at least { $distance } more planks
    }
}
dd-way-short = { $stage ->
    [arrived] arrived
    [step] one step to go
   *[planks] { $distance ->
        [one] 1 plank to go
       *[other] { $distance } planks to go
    }
}
dd-goal = your goal
dd-state-ready = ready ✓
dd-state-laying = laying …
dd-state-acting = acting
dd-slots = Cards of { $name }
dd-slot = { $slot }: { $what ->
    [none] no card
    [hidden] face down
   *[card] { $card }{ $struck ->
        [yes] , struck out by { $by }
       *[no] {""}
    }
}
dd-stock = Planks in stock
dd-no-planks = No planks left
dd-fits = { $count ->
    [0] fits nowhere
    [one] 1 place
   *[other] { $count } places
}
dd-round = Round { $round }
dd-round-limited = Round { $round } of at most { $limit }
dd-part = { $phase ->
    [lay] · cards are being planned
   *[other] { $position ->
        [0] {""}
       *[other] · card { $position } of 5
    }
}
dd-reserve = Stones in reserve: { $count }
dd-lost = Lost planks:

# Planning and laying
dd-plan = Your plan
dd-advised = A bot’s plan
dd-advised-help = Choose this hint to make it your plan; nothing is laid yet.
dd-hand = Your cards
dd-lay = Lay the cards
dd-clear = Start over
dd-still = { $count ->
    [one] one card is missing
   *[other] { $count } cards are missing
}
dd-wait = Your cards can be laid as soon as it is asked of you.
dd-laid-already = Your five cards are laid.
dd-not-now = Cards are laid at the beginning of a round.
dd-lies = This card is laid already.
dd-lays-one = This card is laid now, before the others. The rest of your plan stays.
dd-plan-full = All five places are taken; take a card back first.
dd-plan-dragons = { $most ->
    [one] Only one of the five may be a dragon; take the other one back first.
   *[other] Only { $most } of the five may be dragons.
}
dd-help = Choose five cards in order, at most one of them a dragon. Nobody sees them until they are turned over.
dd-help-keys = Cards can be dragged as well; keys 1 to 5 put a card where you want it, arrow keys move it in the plan.
dd-guide = What the cards do
dd-aim = { $colour ->
    [white] Your aim: be the first to cross, to the white village ringed on the board.
    [yellow] Your aim: be the first to cross, to the yellow village ringed on the board.
    [red] Your aim: be the first to cross, to the red village ringed on the board.
    [black] Your aim: be the first to cross, to the black village ringed on the board.
    [blue] Your aim: be the first to cross, to the blue village ringed on the board.
   *[green] Your aim: be the first to cross, to the green village ringed on the board.
}
dd-planned = { $card } is number { $slot } of your plan.
dd-adopted = This is your plan now; nothing is laid yet.
dd-taken-back = { $card } is back in your hand.
dd-take-back = { $slot }: { $card }. Take it back; arrow keys move it.
dd-free-slot = { $slot }: free
dd-card = { $slot ->
    [0] { $card }: { $more }
   *[other] { $card }, number { $slot }: { $more }
}
dd-look = Show on the board what card { $slot } could do
dd-rehearse-none = Choose a card of your plan to see on the board what it could do if nobody interferes.
dd-rehearse = { $card }: { $sort ->
    [stone] { $count ->
        [0] every island has a stone.
       *[other] { $times ->
            [one] choose an island to pencil the stone there; nobody else sees it.
           *[other] choose two islands to pencil the stones there; nobody else sees it.
        }
    }
    [plank] { $by_eye ->
        [yes] which plank fits where is for your eye to judge.
       *[no] { $stones ->
            [0] { $count ->
                [0] none of your planks fits anywhere as things are.
                [one] one place for your planks as things are; choose it to pencil one.
               *[other] { $count } places for your planks as things are; choose one to pencil it.
            }
           *[other] { $pencilled ->
                [yes] { $count ->
                    [0] none of your planks fits anywhere, even with the stones that you pencilled.
                    [one] one place for your planks, with the stones that you pencilled; choose it to pencil one.
                   *[other] { $count } places for your planks, with the stones that you pencilled; choose one to pencil it.
                }
               *[no] first pencil the stones that your plan places before: choose that card, then islands.
            }
        }
    }
    [move] { $depends ->
        [yes] where it leads depends on the cards before it; from where your pawn stands now { $count ->
            [0] there is no way yet.
            [one] one place is within reach.
           *[other] { $count } places are within reach.
        }
       *[no] { $count ->
            [0] as things are there is no way to go: your pawn would fall in.
            [one] one place to go as things are.
           *[other] { $count } places to go as things are.
        }
    }
    [jump] your pawn jumps over another one next to it.
    [remove] you take a plank into your stock, or a stone back.
   *[dragon] it stops the card that this colour turns over at the same time.
}

# Choosing on the board
dd-choose-island = { $phase ->
    [lay] Pencil a stone on island { $island }
    [remove] Take back the stone of island { $island }
   *[other] Place a stone on island { $island }
}
dd-choose-village = { $colour ->
    [white] Go to the white village
    [yellow] Go to the yellow village
    [red] Go to the red village
    [black] Go to the black village
    [blue] Go to the blue village
   *[green] Go to the green village
}
dd-choose-span = { $phase ->
    [lay] Pencil plank { $size } { $span }
   *[other] Lay plank { $size } { $span }
}
dd-choose-plank = { $phase ->
    [remove] { $colour ->
        [white] Take the white plank { $size } { $span }
        [yellow] Take the yellow plank { $size } { $span }
        [red] Take the red plank { $size } { $span }
        [black] Take the black plank { $size } { $span }
        [blue] Take the blue plank { $size } { $span }
       *[green] Take the green plank { $size } { $span }
    }
   *[other] { $colour ->
        [white] Go to the white plank { $size } { $span }
        [yellow] Go to the yellow plank { $size } { $span }
        [red] Go to the red plank { $size } { $span }
        [black] Go to the black plank { $size } { $span }
        [blue] Go to the blue plank { $size } { $span }
       *[green] Go to the green plank { $size } { $span }
    }
}
dd-choose-stock = Choose: { $plank }

# What is to be chosen next.
dd-ask-first = Chance gives the statue to somebody.
dd-ask-lay = { $full ->
    [yes] Your plan is ready: lay the five cards, or change them.
   *[no] Plan five cards, then lay them.
}
dd-ask-stone = { $half ->
    [2] And the second stone? Choose an island without one.
   *[other] Where does the stone go? Choose an island without one.
}
dd-ask-plank = { $by_eye ->
    [yes] { $half ->
        [2] And the second plank? Choose one of your stock, by eye.
       *[other] Choose a plank of your stock, by eye.
    }
   *[no] { $half ->
        [2] And the second plank? Choose one of your stock.
       *[other] Choose a plank of your stock; the board shows where they fit.
    }
}
dd-ask-span = Where does plank { $size } lie? Choose one of its places.
dd-ask-remove = Choose the plank, or the stone, that you take away.
dd-ask-step = Where does your pawn go? Choose a plank or a village.
dd-ask-second_step = And the second step? Choose a plank or a village.
dd-ask-jump = Where does your pawn land? Choose the place.
dd-ask-ended = The game is over.
dd-heading-lay_card = Lay a single card
dd-heading-place_stone = Place a stone
dd-heading-choose_plank = Choose a plank
dd-heading-lay_plank = Lay the plank
dd-heading-remove_plank = Take a plank
dd-heading-remove_stone = Take a stone back
dd-heading-step = Step
dd-heading-jump = Jump

# Watching what happens, or a round again
dd-skip = Skip to now
dd-watch = Watch round { $round } again
dd-watching = Round { $round } once more:
dd-watch-start = Round { $round } begins: all cards lie face down.
dd-watch-which = Which round
dd-watch-close = Back to the game
