title = Yellow & Yangtze
blurb = Command five leaders through the age of the warring states: found states, stir up revolts, survive wars, build pagodas. Your weakest colour is your score.

# Options
option-board = Board
option-board-help = The board to play on: one that comes with the game, or the text of a board file.
option-board-two_rivers = Two Rivers, 163 spaces
option-board-headwaters = Headwaters, 99 spaces, for two players
option-short = Short game
option-short-help = For two players: 24 tiles stay out of play, unseen.
option-refill = Who draws at the end of a turn
option-refill-help = Everybody refills to six tiles, or only the player whose turn it was.
option-refill-everyone = everybody
option-refill-active = only the active player
option-war_market = Market after a war
option-war_market-help = A green tile that starts a war lets you take a market tile all the same, once the war is over. If off, it does not, as in the 2023 edition.
option-last_tie = Equal in all four colours
option-last_tie-help = What decides when players are equal in all four colours.
option-last_tie-shared = they share the win
option-last_tie-fewest_yellow = fewest yellow points win
option-stall_rounds = Rounds without a draw
option-stall_rounds-help = The game ends when no tile has been drawn for this many full rounds; without a number it goes on.
option-open_points = Open points
option-open_points-help = Everybody’s points are shown during the game, not only your own.
option-first_player = First player
option-first_player-help = Who begins. If nobody is chosen, chance decides.

colour-black = black
colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow
role-black = governor
role-red = soldier
role-green = trader
role-blue = farmer
role-yellow = artisan
# A tile’s sign in the terminal.
sign-black = G
sign-red = S
sign-green = T
sign-blue = F
sign-yellow = A
# Dynasties by the first letter of their sign: lion, bull, archer, pot.
mark-0 = L
mark-1 = B
mark-2 = A
mark-3 = P

reason-bag_empty = a tile had to be drawn and the bag was empty
reason-stall = no tile was drawn for too long

# What is asked of the reader.
ask-first_player = Who begins?
ask-draw_tile = Which tile is drawn?
ask-position_leader = What do you do?
ask-pay = How many tiles do you pay?
ask-replace = Replace another tile, or draw?
ask-build_pagoda = Build a pagoda?
ask-take_market = Take a market tile?
ask-place_tile = Place another blue tile?
ask-commit = What do you commit to the revolt?
ask-support = Whom do you support in the war?
ask-choose_winner = Which state wins?
ask-lose_tile = Which red tile does the winner lose?

# Actions, as choices. Fields that name a player come with $…_who: “you” or “other”.
action-first_player = { $seat_who ->
    [you] You begin
   *[other] { $seat } begins
}
action-draw_tile = A { $colour } tile
action-position_leader = { $colour } leader to { $space }
action-withdraw_leader = Take the { $colour } leader home
action-place_tile = { $colour } tile on { $space }
action-riot = Riot: remove the tile on { $space }
action-build_pagoda = { $from ->
    [none] Build the { $colour } pagoda on { $triangle }
   *[other] Move the { $colour } pagoda from { $from } to { $triangle }
}
action-replace = Replace a { $colour } tile
action-end_turn = End the turn
action-pay = { $tiles ->
    [1] Pay one tile; the leader at home stands in for the second
   *[other] Pay two tiles
}
action-enough = Draw the new tiles
action-decline_pagoda = No pagoda
action-take_market = Take a { $colour } tile
action-decline_market = Take nothing
action-stop_chain = Stop here
action-commit = { $leader ->
    [yes] { $tiles ->
        [0] The leader alone
        [one] The leader and { $tiles } black tile
       *[other] The leader and { $tiles } black tiles
    }
   *[no] { $tiles ->
        [0] Nothing
        [one] { $tiles } black tile
       *[other] { $tiles } black tiles
    }
}
action-support = State { $side ->
    [0] I
    [1] II
   *[2] III
}: { $leader ->
    [yes] { $tiles ->
        [0] the leader alone
        [one] the leader and { $tiles } red tile
       *[other] the leader and { $tiles } red tiles
    }
   *[no] { $tiles ->
        [one] { $tiles } red tile
       *[other] { $tiles } red tiles
    }
}
action-stand_aside = Support nobody
action-choose_winner = State { $side ->
    [0] I
    [1] II
   *[2] III
} wins
action-lose_tile = The red tile on { $space }

# If there are many actions, they are chosen step by step; what is chosen so far:
choice-kind = { $kind ->
    [position_leader] Position a leader …
    [withdraw_leader] Take a leader home …
    [place_tile] Place a tile …
    [riot] Riot …
    [build_pagoda] Build a pagoda …
    [replace] Replace tiles …
    [support] Support a state …
    [commit] Commit …
   *[other] { $kind } …
}
choice-colour = { $kind ->
    [position_leader] { $colour } leader to …
    [withdraw_leader] { $colour } leader home …
    [place_tile] { $colour } tile on …
    [build_pagoda] { $colour } pagoda on …
   *[other] { $colour } …
}
choice-side = State { $side ->
    [0] I
    [1] II
   *[2] III
} …
choice-tiles = { $side ->
    [0] State I:
    [1] State II:
    [2] State III:
   *[hidden] {""}
} { $tiles ->
    [one] { $tiles } tile …
   *[other] { $tiles } tiles …
}
choice-triangle = { $colour } pagoda on { $triangle } …

# Events, as the log tells them.
event-first_player = { $seat_who ->
    [you] You begin.
   *[other] { $seat } begins.
}
event-tile_drawn = { $seat_who ->
    [you] You draw a { $colour } tile.
   *[other] { $colour ->
        [hidden] { $seat } draws a tile.
       *[other] { $seat } draws a { $colour } tile.
    }
}
event-market_drawn = A { $colour } tile comes to the market.
event-leader_placed = { $seat_who ->
    [you] You send your { $colour } leader to { $space }.
   *[other] { $seat } sends the { $colour } leader to { $space }.
}
event-leader_moved = { $seat_who ->
    [you] You move your { $colour } leader from { $from } to { $space }.
   *[other] { $seat } moves the { $colour } leader from { $from } to { $space }.
}
event-leader_withdrawn = { $seat_who ->
    [you] You take your { $colour } leader home from { $space }.
   *[other] { $seat } takes the { $colour } leader home from { $space }.
}
event-leader_returned = { $seat_who ->
    [you] Your { $colour } leader on { $space } must go home.
   *[other] The { $colour } leader of { $seat } on { $space } must go home.
}
event-tile_placed = { $seat_who ->
    [you] You place a { $colour } tile on { $space }.
   *[other] { $seat } places a { $colour } tile on { $space }.
}
event-states_united = { $count ->
    [2] Two states become one.
   *[other] Three states become one.
}
event-point = { $seat_who ->
    [you] You gain { $count ->
        [one] a { $colour } point
       *[other] { $count } { $colour } points
    }
   *[other] { $seat } gains { $count ->
        [one] a { $colour } point
       *[other] { $count } { $colour } points
    }
}{ $cause ->
    [stand_in] {" "}through the black leader
    [pagoda] {" "}from pagodas
   *[other] {""}
}.
event-pagoda_possible = { $triangles_count ->
    [one] A { $colour } pagoda is possible on { $triangles_name }.
   *[other] A { $colour } pagoda is possible on one of { $triangles_name }.
}
event-pagoda_built = { $seat_who ->
    [you] You build a { $colour } pagoda on { $triangle }.
   *[other] { $seat } builds a { $colour } pagoda on { $triangle }.
}
event-pagoda_moved = { $seat_who ->
    [you] You move a { $colour } pagoda from { $from } to { $triangle }.
   *[other] { $seat } moves a { $colour } pagoda from { $from } to { $triangle }.
}
event-pagoda_lost = The { $colour } pagoda on { $triangle } is lost.
event-pagoda_declined = { $seat_who ->
    [you] You build no pagoda.
   *[other] { $seat } builds no pagoda.
}
event-market_taken = { $seat_who ->
    [you] You take a { $colour } tile from the market.
   *[other] { $seat } takes a { $colour } tile from the market.
}
event-market_declined = { $seat_who ->
    [you] You take nothing from the market.
   *[other] { $seat } takes nothing from the market.
}
event-chain_possible = Another blue tile may follow next to { $space }.
event-chain_ended = { $seat_who ->
    [you] You place no more blue tiles.
   *[other] { $seat } places no more blue tiles.
}
event-riot = { $seat_who ->
    [you] Your riot removes the { $colour } tile on { $space }.
   *[other] A riot by { $seat } removes the { $colour } tile on { $space }.
}
event-paid = { $seat_who ->
    [you] You pay
   *[other] { $seat } pays
} { $tiles ->
    [one] one { $colour } tile; the leader at home stands in for the second.
   *[other] two { $colour } tiles.
}
event-tile_replaced = { $seat_who ->
    [you] You replace a { $colour } tile.
   *[other] { $colour ->
        [hidden] { $seat } replaces a tile.
       *[other] { $seat } replaces a { $colour } tile.
    }
}
event-revolt_began = A revolt of { $colour } leaders: { $attacker_who ->
    [you] you attack
   *[other] { $attacker } attacks
} on { $space } with { $attack }, { $defender_who ->
    [you] you defend
   *[other] { $defender } defends
} on { $target } with { $defence }.
event-committed = { $seat_who ->
    [you] You commit
   *[other] { $seat } commits
} { $tiles ->
    [0] { $leader ->
        [yes] only the black leader
       *[no] nothing
    }
    [one] one black tile{ $leader ->
        [yes] {" "}and the black leader
       *[no] {""}
    }
   *[other] { $tiles } black tiles{ $leader ->
        [yes] {" "}and the black leader
       *[no] {""}
    }
}: strength { $strength }.
event-revolt_ended = { $winner_who ->
    [you] You win the revolt
   *[other] { $winner } wins the revolt
}: attack { $attack }, defence { $defence }{ $tie ->
    [yes] {""}; a tie goes to the defender.
   *[other] .
}
event-war_began = The tile on { $space } starts a war; red tiles of the states: { $strengths_name }.
event-supported = { $seat_who ->
    [you] You support
   *[other] { $seat } supports
} state { $side ->
    [0] I
    [1] II
   *[2] III
} with { $tiles ->
    [0] the red leader
    [one] one red tile{ $leader ->
        [yes] {" "}and the red leader
       *[no] {""}
    }
   *[other] { $tiles } red tiles{ $leader ->
        [yes] {" "}and the red leader
       *[no] {""}
    }
}: strength { $strength }.
event-stood_aside = { $seat_who ->
    [you] You support nobody.
   *[other] { $seat } supports nobody.
}
event-war_tied = { $seat_who ->
    [you] It is a tie at { $strength }: you choose who wins.
   *[other] It is a tie at { $strength }: { $seat } chooses who wins.
}
event-war_won = State { $side ->
    [0] I
    [1] II
   *[2] III
} wins the war ({ $strengths_name }).
event-tile_lost = The red tile on { $space } is lost.
event-losses_due = { $seat_who ->
    [you] You choose
   *[other] { $seat } chooses
} { $count ->
    [one] one red tile that the winner loses.
   *[other] { $count } red tiles that the winner loses.
}
event-turn_ended = { $seat_who ->
    [you] Your turn ends.
   *[other] The turn of { $seat } ends.
}
event-turn_began = {""}
event-bag_empty = The bag is empty, and a tile must be drawn.
event-stalled = { $rounds ->
    [one] No tile was drawn for a whole round.
   *[other] No tile was drawn for { $rounds } rounds.
}
event-game_over = The game is over: { $reason_name }.

# The table in the terminal.
table-bag = Bag { $count }
table-turn = Turn { $turn }
table-actions = { $count ->
    [0] last action
    [one] one action left
   *[other] { $count } actions left
}
table-market = Market
table-market-empty = empty
table-pagodas = Pagodas
table-supply = In the supply
table-states = States
table-state = { $soldiers ->
    [0] no red tiles
    [one] one red tile
   *[other] { $soldiers } red tiles
}
table-player = Player
table-home = At home
table-none-home = nobody
table-tiles = Tiles
table-known = at least { $tiles }
table-hand = { $seat_who ->
    [you] Your tiles
   *[other] The tiles of { $seat }
}
table-hand-empty = none
table-revolt = Revolt of { $colour } leaders: { $attacker } { $attack }, { $defender } { $defence } so far.
table-war = War over { $space }:
table-side = { $side ->
    [0] state I
    [1] state II
   *[2] state III
} ({ $first }…) { $strength }
table-legend = Tiles: G black governor, S red soldier, T green trader, F blue farmer, A yellow artisan; ^ under a pagoda; ~ river; leaders in brackets
table-free = free triangles: { $triangles }
table-end = { $rank }. { $name }: { $sorted }{ $count ->
    [0] {""}
   *[other] , yellow points to { $gold }
}

# Refusals.
refusal-not-asked = That is not what is being decided now.
refusal-not-in-hand = { $colour ->
    [black] There is no black tile in your hand.
    [red] There is no red tile in your hand.
    [green] There is no green tile in your hand.
    [blue] There is no blue tile in your hand.
   *[yellow] There is no yellow tile in your hand.
}
refusal-not-in-bag = There is no { $colour } tile in the bag.
refusal-not-in-market = There is no { $colour } tile in the market.
refusal-no-such-space = { $value } is not the name of a space. Spaces are named by row and number, from a1 to { $last }.
refusal-no-such-triangle = { $value } is not a triangle. A triangle is three adjoining spaces, such as a1-a2-b2.
refusal-space-taken = { $space } is not empty.
refusal-farmer-on-land = { $space } is land; blue tiles can only be placed on a river.
refusal-tile-on-river = { $space } is a river; only blue tiles can be placed there.
refusal-leader-home = The { $colour } leader is already at home.
refusal-leader-stays = The { $colour } leader already stands on { $space }; it must go somewhere else.
refusal-leader-river = { $space } is a river; leaders stand on land.
refusal-no-governor = There is no black tile next to { $space }; a leader needs one.
refusal-leader-unites = The { $colour } leader would unite states on { $space } whose leaders are in conflict; only a tile can do that.
refusal-no-tile-there = There is no tile on { $space } to remove.
refusal-riot-too-few = A riot costs two blue tiles, or one while your blue leader is at home.
refusal-pagoda-too-few = A pagoda costs two green tiles, or one while your green leader is at home.
refusal-no-triangle = There are not three like-coloured tiles on { $triangle }.
refusal-triangle-covered = A pagoda already stands on { $triangle } or on a part of it.
refusal-triangle-elsewhere = { $triangle } is not completed by the tile just placed.
refusal-pagoda-from-supply = There is a pagoda of that colour in the supply: none is moved.
refusal-no-pagoda-left = There is no pagoda of that colour in the supply: say which one is moved.
refusal-no-pagoda-there = No pagoda of that colour stands on { $triangle }.
refusal-pay-too-few = You do not have that many { $colour } tiles.
refusal-too-few-to-commit = You do not have that many { $colour } tiles.
refusal-leader-away = Your { $colour } leader is on the board and cannot help.
refusal-nothing-committed = To support a state you must commit something; otherwise support nobody.
refusal-not-tied = That state is not among the strongest.
refusal-not-losable = The tile on { $space } is not a red tile of the winning state.
refusal-not-in-chain = { $space } is not an empty river space next to the blue tile just placed.
refusal-no-spot = No leader of yours can be positioned: no empty land next to a black tile is open to it.
refusal-no-space = There is no empty space for any of your tiles.
refusal-hand-empty = You have no tiles.
refusal-no-tile-anywhere = There is no tile on the board.
refusal-no-free-triangle = There is no triangle of like-coloured tiles without a pagoda.
refusal-chain-no-farmer = You have no more blue tiles.
refusal-no-governor-to-commit = You have no black tile to commit, and your black leader is on the board.
refusal-no-soldier-to-commit = You have no red tile to commit, and your red leader is on the board.
refusal-short-for-two = The short game is for two players, not for { $seats }.
refusal-board-rows = A board has at most { $most } rows; this one has { $rows }.
refusal-board-gap = Row { $row } of the board is blank.
refusal-board-tab = Row { $row }, column { $column }: a tab cannot be counted; use spaces.
refusal-board-sign = Row { $row }, column { $column }: “{ $sign }” has no meaning. A river is “~”, land “.”, a capital a letter from A to Z.
refusal-board-twice = Row { $row }, column { $column }: there is already a capital { $sign }.
refusal-board-column = Row { $row }, column { $column }: the sign “{ $sign }” does not fit between those of the other rows. Signs stand two columns apart, and each row is shifted by one column against the next.
refusal-board-size = A board has at most { $most } spaces; this one has { $spaces }.
refusal-board-capitals = A board needs at least { $fewest } capitals; this one has { $capitals ->
    [0] none
   *[other] { $capitals }
}.
refusal-board-river = A board needs a river, written “~”; this one has none.
refusal-board-apart = Row { $row }, column { $column }: this space is cut off from the first one.

# Why a hint advises something.
why-revolt = Begins a revolt against { $defender } that you should win.
why-commitment = Should be enough to win the revolt.
why-war = Begins a war that you should win.
why-support = Your side should then win the war.
why-weakest = Raises your score to { $points }, yellow points included.
why-income = A { $colour_name } pagoda brings you a point every turn.
why-rival_leader = Sends the { $colour_name } leader of { $seat } home.
why-rival_income = Takes the { $colour_name } pagoda’s points from { $seat }.
why-leader = Puts your { $colour_name } leader to work: it scores { $colour_name } tiles.
why-safety = Protects your { $colour_name } leader against revolts.
why-points = Brings you { $change ->
    [one] a { $colour_name } point
   *[other] { $change } { $colour_name } points
}.
why-ready = A { $colour_name } tile in your hand can score at once.

# What the coach warns of.
risk-weakest = Your score could fall to { $points }, yellow points included.
risk-income = You could lose the { $colour_name } pagoda, which brings you a point every turn.
risk-rival_income = The { $colour_name } pagoda could bring { $seat } a point every turn.
risk-leader = Your { $colour_name } leader could be sent home.
risk-points = You could lose { $change ->
    [one] a { $colour_name } point
   *[other] { $change } { $colour_name } points
}.
