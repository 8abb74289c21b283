# What the drawing of Dragon Delta says beside the game's own words.

dd-board = The delta; arrow keys go from one place to the next
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
dd-plank-lying = { $plank } { $span }
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
        [one] at least one more gap to cross
       *[other] at least { $distance } more gaps to cross
    }
}
dd-way-short = { $stage ->
    [arrived] arrived
    [step] one step to go
   *[planks] { $distance ->
        [one] 1 gap to cross
       *[other] { $distance } gaps to cross
    }
}
# How a player did at the end: the way, then what happened on it.
dd-story = { $way } · { $laid ->
    [one] 1 plank laid
   *[other] { $laid } planks laid
}{ $steps ->
    [0] {""}
    [one] , 1 step
   *[other] , { $steps } steps
}{ $falls ->
    [0] {""}
    [one] , fell in once
    [2] , fell in twice
   *[other] , fell in { $falls } times
}{ $struck ->
    [0] {""}
    [one] , lost 1 card to a dragon
   *[other] , lost { $struck } cards to dragons
}
# What decided a match: who arrived and how far the next one was, or who was nearest after the last round.
dd-decided-village = { $winner_who ->
    [you] You
   *[other] { $winner }
} { $how ->
    [jump] jumped
   *[step] stepped off the last plank
} into { $village }; { $second_who ->
    [you] you
   *[other] { $second }
} still had at least { $more ->
    [one] one gap
   *[other] { $more } gaps
} to cross.
dd-decided-nearest = No pawn has arrived by the last round: { $winner_who ->
    [you] you are nearest, with { $gaps ->
        [one] one gap
       *[other] { $gaps } gaps
    } to cross
   *[other] { $winner } is nearest, with { $gaps ->
        [one] one gap
       *[other] { $gaps } gaps
    } to cross
}; { $second_who ->
    [you] you have { $more }.
   *[other] { $second } has { $more }.
}
dd-decided-shared = No pawn has arrived by the last round. Equally near, with { $gaps ->
    [one] one gap
   *[other] { $gaps } gaps
} to cross: { $names }.
dd-goal = your goal
dd-state-ready = ready ✓
dd-state-laying = choosing …
dd-state-acting = acting
dd-slots = Cards of { $name }
dd-slot = { $slot }: { $what ->
    [none] no card
    [hidden] face down
   *[card] { $card }{ $struck ->
        [yes] , struck out by { $by }
       *[no] {""}
    }{ $missed ->
        [yes] , finds only a dragon and does nothing
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
       *[other] · slot { $position } of 5
    }
}
dd-reserve = Stones in reserve: { $count }
dd-lost = Lost planks:

# Planning and laying
dd-plan = Your plan
dd-advised = Preview: a bot’s plan
dd-advised-help = Choose this hint to make it your plan; nothing is laid yet.
dd-hand = Your cards
dd-lay = Lay the cards
dd-clear = Start over
dd-still = { $count ->
    [one] one card is missing
   *[other] { $count } cards are missing
}
dd-preview = only a preview: choose the hint to make it your plan
dd-wait = You can lay your cards as soon as you are asked to.
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
dd-rehearse-none = Choose the eye below a card to see on the board what it could do if nobody interferes.
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
               *[no] { $count ->
                    [0] first pencil the stones that your plan places before: choose the eye of that card, then islands.
                    [one] one place for your planks already; pencil the stones of your plan to see more.
                   *[other] { $count } places for your planks already; pencil the stones of your plan to see more.
                }
            }
        }
    }
    [move] { $depends ->
        [yes] where it leads depends on the cards before it; from where your pawn stands now { $count ->
            [0] there is no way yet.
            [one] one place is within reach.
           *[other] { $count } places are within reach.
        }
       *[no] { $pencilled ->
            [yes] { $count ->
                [0] even with what you pencilled there is no way to go: your pawn would fall in.
                [one] one place to go, with what you pencilled.
               *[other] { $count } places to go, with what you pencilled.
            }
           *[no] { $count ->
                [0] as things are there is no way to go: your pawn would fall in.
                [one] one place to go as things are.
               *[other] { $count } places to go as things are.
            }
        }
    }
    [jump] { $count ->
        [0] as things are nobody stands next to your pawn: it would fall in.
        [one] one pawn stands next to yours, ringed on the board.
       *[other] { $count } pawns stand next to yours, ringed on the board.
    }
    [remove] { $count ->
        [0] as things are there is nothing to take away.
       *[other] choose a plank, or a stone, to pencil that it is taken away; nobody else sees it.
    }
   *[dragon] it stops the card that this colour turns over at the same time.
}

# Choosing on the board
dd-choose-island = { $phase ->
    [lay] Pencil a stone on island { $island }
    [take] Pencil that the stone of island { $island } is taken back
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
    [lay] Pencil that plank { $size } { $span } is taken away
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
   *[no] Plan five cards, at most one of them a dragon, then lay them.
}
dd-ask-stone = { $half ->
    [2] And the second stone? Choose an island without one.
   *[other] { $card ->
        [stone_2] Where does the first of two stones go? Choose an island without one.
       *[other] Where does the stone go? Choose an island without one.
    }
}
dd-ask-plank = { $by_eye ->
    [yes] { $half ->
        [2] And the second plank? Choose one from your stock, by eye.
       *[other] Choose a plank from your stock, by eye.
    }
   *[no] { $half ->
        [2] And the second plank? Choose one, or a place on the board where one fits.
       *[other] Choose a plank from your stock, or a place on the board where one fits.
    }
}
dd-ask-span = Where do you lay plank { $size }? Choose one of its places.
dd-ask-remove = Choose the plank, or the stone, that you take away.
dd-ask-step = { $card ->
    [move_2] Where does your pawn step first? Choose a plank or a village.
   *[other] Where does your pawn go? Choose a plank or a village.
}
dd-ask-second_step = And the second step? Choose a plank or a village.
dd-ask-jump = Where does your pawn land? Choose the place.
dd-not-asked = You are planning now, so the board has nothing to choose. To pencil on it, choose the eye below a card of your plan.
dd-not-moving = You are not moving now: { $phase ->
    [stone] this card places a stone.
    [remove] this card takes a plank or a stone away.
   *[plank] this card lays a plank.
}
dd-routes = Planks from here: { $routes }.
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

dd-log-laid = Five cards laid: { $names }

# The glossary: each term, and what explains it.
term-stone = A stone
term-stone-help = Stones lie on islands and carry planks. Anybody may use any stone, at most three planks may rest on it, and it never moves: only Remove takes it away, if it carries nothing.
term-plank = A plank
term-plank-help = A plank lies between two stones, or a village and a stone. Each gap takes one plank; planks never cross. A pawn stands on a plank, one pawn at a time. Everybody may walk on every plank.
term-pawn = A pawn
term-pawn-help = It stands in a village or on a plank; a plank holds only one. Only the cards Move and Jump carry it on, and it may use everybody’s planks. If it cannot go where a card tells it to, it falls in and swims back to its own village.
term-village = A village
term-village-help = You start in the village of your colour and win by entering the one opposite. A village holds any number of pawns, and three planks may rest on it.
term-island = An island
term-island-help = A stone can be put here. The number is its name.
term-stock = Your planks
term-stock-help = The planks that you can still lay, by size. Once chosen, a plank must be laid; one that fits nowhere is lost.
term-round = A round
term-round-help = Everybody plans five cards and lays them face down. They are turned over slot by slot and carried out; then all take their cards back. If nobody has crossed after the last round, whoever is nearest wins.
term-plan = Your plan
term-plan-help = Five cards, carried out from left to right. Nothing is laid until you say so. Choose the eye below a card to see on the board what it could do if nobody interferes.
term-slot = A slot
term-slot-help = Everybody lays five cards in order. All cards of a slot are turned over together and then carried out one after the other, from the holder of the statue.
term-card = A card
term-card-help = Cards must be carried out, even to your harm, and all come back at the end of the round. A dragon strikes out the card that the player of its colour has in the same slot.
term-stone-card = Stone
term-stone-card-help = Put a stone on any island that has none; with ×2, put two. Stones are there for everybody.
term-plank-card = Plank
term-plank-card-help = Choose a plank from your stock and lay it where it fits, between two stones or a stone and a village; with ×2, do so twice. A plank that fits nowhere is lost for good.
term-remove-card = Remove
term-remove-card-help = Take a plank on which nobody stands into your own stock, or take a stone that carries no plank off the board.
term-move-card = Move
term-move-card-help = Your pawn steps to a free plank, or a village, next to where it stands; with ×2, it takes two steps. If it has nowhere to go it falls in and swims back to its own village.
term-jump-card = Jump
term-jump-card-help = Your pawn jumps over a pawn on a neighbouring plank, to a free plank or a village behind it. If there is nobody to jump it falls in and swims back to its own village.
term-dragon-card = A dragon
term-dragon-card-help = It strikes out the card that the player of its colour has in the same slot: that card does nothing at all. Dragons cannot be struck out. You may lay one a round.
term-missed = A dragon without effect
term-missed-help = The player of its colour shows a dragon in the same slot, and dragons cannot be struck out. So it does nothing.
term-struck = A card struck out
term-struck-help = A dragon in the same slot has struck it out: it does nothing at all and comes back at the end of the round. The small pawns on it say whose dragons they were.
term-player = A player
term-player-help = The five slots, the planks in stock, and how many gaps away the village is. The player with the statue acts first; it passes on after each round.
term-statue = The statue
term-statue-help = Whoever has it carries out every card first; the others follow clockwise. It passes on after each round.
term-distance = The way to go
term-distance-help = How many more gaps this player must cross, at least, to reach the village with this sign, whether planks lie across them already or not.
term-reserve = The reserve
term-reserve-help = Stones that are on no island. There are as many stones as islands.
term-lost = Lost planks
term-lost-help = Planks that were chosen although they fitted nowhere. They are out of the game.
