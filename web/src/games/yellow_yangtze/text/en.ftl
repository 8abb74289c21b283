# What the drawing of Yellow & Yangtze says beside the game's own words.

yyz-board = The board. Arrow keys go from space to space; the name of a space, such as f7, leads to it.
yyz-cell = { $space }
yyz-cell-lit = { $space }; can be chosen
yyz-land = land
yyz-river = river
yyz-capital = capital { $name }
yyz-colour = { $colour ->
    [black] black
    [red] red
    [green] green
    [blue] blue
   *[yellow] yellow
}
yyz-tile = { $colour ->
    [black] black tile
    [red] red tile
    [green] green tile
    [blue] blue tile
   *[yellow] yellow tile
}
yyz-leader = { $owner ->
    [you] { $colour ->
        [black] your black leader
        [red] your red leader
        [green] your green leader
        [blue] your blue leader
       *[yellow] your yellow leader
    }
   *[other] { $colour ->
        [black] black leader of { $name }
        [red] red leader of { $name }
        [green] green leader of { $name }
        [blue] blue leader of { $name }
       *[yellow] yellow leader of { $name }
    }
}
yyz-leader-at = { $space ->
    [home] { $leader }, at home
   *[other] { $leader }, on { $space }
}
yyz-under = { $colour ->
    [black] under a black pagoda
    [red] under a red pagoda
    [green] under a green pagoda
    [blue] under a blue pagoda
   *[yellow] under a yellow pagoda
}
yyz-states = States
yyz-state = { $soldiers ->
    [0] State without red tiles: { $leaders }; on { $spaces }.
    [one] State with 1 red tile: { $leaders }; on { $spaces }.
   *[other] State with { $soldiers } red tiles: { $leaders }; on { $spaces }.
}
yyz-build-here = { $colour ->
    [black] Build a black pagoda on { $spaces }
    [red] Build a red pagoda on { $spaces }
    [green] Build a green pagoda on { $spaces }
    [blue] Build a blue pagoda on { $spaces }
   *[yellow] Build a yellow pagoda on { $spaces }
}
yyz-take-this = { $colour ->
    [black] Take the black pagoda from { $spaces }
    [red] Take the red pagoda from { $spaces }
    [green] Take the green pagoda from { $spaces }
    [blue] Take the blue pagoda from { $spaces }
   *[yellow] Take the yellow pagoda from { $spaces }
}
yyz-leader-help = Here: { $leader }. Strength { $governors } in a revolt (black tiles beside it), { $soldiers } in a war (red tiles of the state).
yyz-no-point = Nobody gains a point.
yyz-price = { $kind ->
    [riot] The price: two blue tiles, or one while your blue leader is at home.
   *[build_pagoda] The price: two green tiles, or one while your green leader is at home.
}
yyz-war-strengths = War, { $strengths }
yyz-revolt-strengths = Revolt, { $strengths }

# What a tile or leader would bring, beside the space where it would stand
yyz-outlook-war = war { $strengths }
yyz-outlook-revolt = revolt { $strengths }
yyz-outlook-point = { $who ->
    [you] +{ $count } { yyz-colour }
   *[other] +{ $count } { yyz-colour } for { $name }
}
yyz-outlook-states-united = unites states
yyz-outlook-pagoda-possible = pagoda
yyz-outlook-chain-possible = one more blue tile
yyz-outlook-none = no point

# Above the board
yyz-turn = { $who ->
    [you] Your turn
   *[other] { $name }’s turn
}
yyz-actions-left = { $count ->
    [0] no action left
    [one] 1 action left
   *[other] { $count } actions left
}
yyz-bag = { $count ->
    [0] The bag is empty
    [one] 1 tile in the bag
   *[other] { $count } tiles in the bag
}
yyz-nearer = Nearer
yyz-farther = Farther
yyz-whole = The whole board
yyz-type = e.g. f7
yyz-type-name = Choose a space by name
yyz-type-label = Choose a space by its name, such as f7 (row f, 7th space), and press Enter
yyz-no-space = There is no space { $space } on this board.
yyz-not-space = { $space } cannot be chosen now.

# Beside the board
yyz-points = Points
yyz-points-of = { $colour ->
    [black] black { $count }
    [red] red { $count }
    [green] green { $count }
    [blue] blue { $count }
   *[yellow] yellow { $count }
}{ $weakest ->
    [yes] , the weakest
   *[no] { "" }
}{ $income ->
    [0] { "" }
   *[other] ; pagodas bring { $income } at the end of a turn
}
yyz-leaders = Leaders
yyz-home = home
yyz-hand = Tiles in hand
yyz-hand-of = { $colour ->
    [black] Black tiles: { $count }
    [red] Red tiles: { $count }
    [green] Green tiles: { $count }
    [blue] Blue tiles: { $count }
   *[yellow] Yellow tiles: { $count }
}
yyz-hand-empty = No tiles
yyz-hand-size = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}
yyz-known = among them
yyz-known-of = { $colour ->
    [black] { $count } black
    [red] { $count } red
    [green] { $count } green
    [blue] { $count } blue
   *[yellow] { $count } yellow
}
yyz-turn-tag = { $who ->
    [you] your turn
   *[other] to play
}
yyz-deciding = { $who ->
    [you] your decision
   *[other] deciding
}
yyz-market = Market
yyz-market-of = { $colour ->
    [black] Black tiles in the market: { $count }
    [red] Red tiles in the market: { $count }
    [green] Green tiles in the market: { $count }
    [blue] Blue tiles in the market: { $count }
   *[yellow] Yellow tiles in the market: { $count }
}
yyz-market-empty = empty
yyz-supply = Pagodas left
yyz-supply-of = { $colour ->
    [black] black { $count }
    [red] red { $count }
    [green] green { $count }
    [blue] blue { $count }
   *[yellow] yellow { $count }
}
yyz-gone = Discarded
yyz-gone-nothing = nothing yet
yyz-gone-of = { $colour ->
    [black] black { $count }
    [red] red { $count }
    [green] green { $count }
    [blue] blue { $count }
   *[yellow] yellow { $count }
}

# In place of the words that all games share.
outcome-show = Deciding point on the board
log-draws = { $count ->
    [one] 1 tile drawn
   *[other] { $count } tiles drawn
}

# The actions
yyz-actions = Actions of a turn
yyz-kind = { $kind ->
    [position_leader] Leader
    [place_tile] Tile
    [riot] Riot
    [build_pagoda] Pagoda
   *[replace] Replace
}
yyz-not-your-turn = It is not your turn.
yyz-not-now = First answer what is asked now.
yyz-conflict-first = { $kind ->
    [war] The turn goes on after the war.
   *[revolt] The turn goes on after the revolt.
}
yyz-end-turn = End turn
yyz-withdraw = Take it home
yyz-pay = { $tiles ->
    [1] { $colour ->
        [blue] One blue tile; the blue leader stands in for the other
       *[green] One green tile; the green leader stands in for the other
    }
   *[2] { $colour ->
        [blue] Two blue tiles
       *[green] Two green tiles
    }
}
yyz-pay-not = { $tiles ->
    [1] { $colour ->
        [blue] Your blue leader is on the board: it cannot stand in for a tile.
       *[green] Your green leader is on the board: it cannot stand in for a tile.
    }
   *[2] { $colour ->
        [blue] You hold only one blue tile.
       *[green] You hold only one green tile.
    }
}
yyz-heading = { $kind ->
    [position_leader] { $colour ->
        [black] Black leader
        [red] Red leader
        [green] Green leader
        [blue] Blue leader
       *[yellow] Yellow leader
    }
    [place_tile] { $colour ->
        [black] Black tile
        [red] Red tile
        [green] Green tile
        [blue] Blue tile
       *[yellow] Yellow tile
    }
    [withdraw_leader] Withdraw a leader
    [riot] Riot
    [build_pagoda] Pagoda
    [replace] Replace tiles
    [take_market] Market
    [commit] Revolt
    [support] War
    [stand_aside] War
    [choose_winner] War
    [lose_tile] War
    [pay] Payment
   *[other] Other
}

# Conflicts
yyz-war-title = War at { $space }
yyz-revolt-title = { $colour ->
    [black] Revolt of the black leaders
    [red] Revolt of the red leaders
    [green] Revolt of the green leaders
    [blue] Revolt of the blue leaders
   *[yellow] Revolt of the yellow leaders
}
yyz-rebel = { $role ->
    [attacker] { $name }, attacking on { $space }
   *[defender] { $name }, defending on { $space }
}
yyz-rebel-strength = { $governors ->
    [one] 1 black tile beside it
   *[other] { $governors } black tiles beside it
}{ $commits ->
    [yes] , { $tiles } committed{ $leader ->
        [yes] , and the black leader
       *[no] { "" }
    }
   *[no] { "" }
}
yyz-stage = { $stage ->
    [answered] has answered
    [won] wins
    [held] holds out: a tie goes to the defender
    [lost] loses
    [deciding] is deciding
    [unanswered] has not answered
   *[waiting] comes next
}
yyz-strength = Strength { $strength }
yyz-gain = +{ $count }
yyz-side = State { $side }
yyz-side-wins = wins
yyz-side-loses = loses
yyz-choose-side = Choose state { $side }
yyz-side-strength = { $soldiers ->
    [one] 1 red tile
   *[other] { $soldiers } red tiles
}, support { $support }
yyz-at-stake = Ringed leaders are at stake.
yyz-fighter = { $fights ->
    [yes] { $leader }, at stake
   *[no] { $leader }, not at stake
}
yyz-supports = { $who ->
    [you] You support state { $side }
   *[other] { $name } supports state { $side }
}{ $tiles ->
    [0] { "" }
    [one] { " " }with 1 red tile
   *[other] { " " }with { $tiles } red tiles
}{ $leader ->
    [yes] { $tiles ->
        [0] { " " }with the red leader
       *[other] { " " }and the red leader
    }
   *[no] { "" }
}.
yyz-aside = { $who ->
    [you] You support nobody.
   *[other] { $name } supports nobody.
}
yyz-asked-now = { $who ->
    [you] You are deciding.
   *[other] { $name } is deciding.
}
yyz-asked-later = { $who ->
    [you] You decide later.
   *[other] { $name } decides later.
}
yyz-unifier = { $who ->
    [you] You united the states, so you decide what is left to decide.
   *[other] { $name } united the states, and decides what is left to decide.
}
yyz-to-lose = { $count ->
    [one] State { $side } must lose 1 more red tile on the board.
   *[other] State { $side } must lose { $count } more red tiles on the board.
}
yyz-how-many = { $colour ->
    [red] Red tiles from your hand:
   *[black] Black tiles from your hand:
}
yyz-commit-tiles = { $colour ->
    [red] { $count ->
        [one] 1 red tile from your hand
       *[other] { $count } red tiles from your hand
    }
   *[black] { $count ->
        [one] 1 black tile from your hand
       *[other] { $count } black tiles from your hand
    }
}
yyz-with-leader = { $colour ->
    [red] Red leader too?
   *[black] Black leader too?
}
yyz-leader-alone = None, leader + 1
yyz-leader-helps = Yes, + 1
yyz-leader-stays = No

# The end
yyz-reveal = Final points
yyz-score = Score
yyz-reveal-help = Each yellow point goes to the colour that is weakest at that moment; then the weakest colours are compared, one after another.
yyz-before = { $count }, with yellow points
yyz-sorted = Weakest first
yyz-rank = { $rank }. { $name }
yyz-gold-play = How yellow points count
yyz-gold-steps = Step by step
yyz-gold-all = Final result
yyz-gold-back = One point back
yyz-gold-next = Next point
yyz-gold-step = Yellow point { $step } of { $last }

# What is to be chosen next
yyz-ask-act = { $actions ->
    [one] Your last action: choose a tile, a leader, or another action.
   *[other] Your turn: choose a tile, a leader, or another action.
}
yyz-ask-pay = { $colour ->
    [blue] How do you pay for the riot?
   *[green] How do you pay for the pagoda?
}
yyz-ask-replace = { $put ->
    [one] One tile is set aside. Choose another one to replace, or draw.
   *[other] { $put } tiles are set aside. Choose another one to replace, or draw.
}
yyz-ask-pagoda = You may build a pagoda: choose its place on the board.
yyz-ask-market = For your green tile you may take one from the market: choose it.
yyz-ask-chain = You may go on with a blue tile: choose a river space next to the last one.
yyz-ask-attack = { $governors ->
    [none] You attack without a black tile in your hand: does your black leader help? A tie goes to the defender.
   *[some] You attack: how many black tiles do you add? A tie goes to the defender.
}
yyz-ask-defence = { $governors ->
    [none] You are attacked without a black tile in your hand: does your black leader help? A tie goes to you.
   *[some] You are attacked: how many black tiles do you add? A tie goes to you.
}
yyz-ask-support = Which state do you support, if any?
yyz-ask-tie = Equal strength: choose the state that wins.
yyz-ask-losses = { $to_lose ->
    [one] The winner loses one more red tile: choose it on the board.
   *[other] The winner loses { $to_lose } more red tiles: choose them on the board.
}
yyz-next-hand = { $name ->
    [black] Where does the black tile go? Choose a space.
    [red] Where does the red tile go? Choose a space.
    [green] Where does the green tile go? Choose a space.
    [blue] Where does the blue tile go? Choose a space.
   *[yellow] Where does the yellow tile go? Choose a space.
}
yyz-next-leader = { $withdraws ->
    [yes] Where does the leader go? Choose a space, or take it home.
   *[no] Where does the leader go? Choose a space.
}
yyz-next-kind = { $name ->
    [position_leader] Choose one of your leaders.
    [place_tile] Choose a tile from your hand.
    [riot] Two blue tiles buy a riot, or one while your blue leader is at home. Which tile does it remove?
    [build_pagoda] Two green tiles buy a pagoda, or one while your green leader is at home. Where do you build it?
   *[replace] Choose the first tile to replace.
}
yyz-next-triangle = None are left beside the board: choose the pagoda that is moved here.
yyz-next-side = How many red tiles do you send?
yyz-next-tiles = Does your leader help too?
yyz-next-help = How many black tiles do you add?
yyz-settled = Do you want to do this?
yyz-settled-attack = Attack with { $attack } against { $defence }? The defender can still add to that, and a tie goes to the defender.
yyz-settled-defence = Defend with { $defence } against { $attack }? { $comes ->
    [tie] You win: a tie goes to the defender.
    [defence] You win.
   *[attack] That is not enough.
}

# The glossary: each term, and what explains it.
term-leader = A leader
term-leader-help = Scores a point for each tile of its colour that anybody places in its state. It needs a black tile beside it.
term-tile = A tile
term-tile-help = Blue tiles go on rivers, all others on land. The rules also name them by what they stand for: black governors, red soldiers, green traders, blue farmers, yellow artisans. Tiles and leaders that touch form a group; with a leader, the group is a state.
term-state = A state
term-state-help = Tiles and leaders that touch, with at least one leader; its flag counts the red tiles. A tile placed in it scores for the leader of its colour there, or else for the black one. Where one tile unites states that both have a leader of one colour, there is war.
term-space = A space
term-space-help = Its letter is the row, its number counts from the left.
yyz-space-help = This is { $space }.
yyz-capital-help = A capital begins with a black tile and is ordinary land after that.
term-pagoda = A pagoda
term-pagoda-help = Built on three adjoining tiles of one colour. At the end of your turn each of your leaders gains a point for every pagoda of its colour in its state; the black leader does not stand in for others here. The tiles under it still count.
term-market = The market
term-market-help = Six open tiles. After placing a green tile you may take one. It is refilled at the end of the turn.
term-bag = The bag
term-bag-help = The tiles still to be drawn. When a tile must be drawn and there is none, the game ends at once.
term-position_leader = Position a leader
term-position_leader-help = Bring a leader in, move it, or take it home. The space must be empty land next to a black tile. If the state there has a leader of that colour, a revolt begins.
term-place_tile = Place a tile
term-place_tile-help = Put a tile from your hand on an empty space. It may score, complete a triangle for a pagoda, or unite states; if two leaders of one colour meet, there is war.
term-riot = Riot
term-riot-help = Discard two blue tiles, or one while your blue leader is at home, and remove any tile from the board. Leaders without a black tile beside them go home, states may split.
term-build_pagoda = Pagoda for two green tiles
term-build_pagoda-help = Discard two green tiles, or one while your green leader is at home, and put a pagoda on any free triangle of like-coloured tiles.
term-replace = Replace
term-replace-help = Set one or more tiles aside face down and draw as many. If the bag runs out, the game ends.
term-war = War
term-war-help = A tile has united states with leaders of one colour. Each state counts its red tiles and what is committed to it; the strongest wins. Every losing leader of a contested colour goes home and brings a point of that colour to the owner of the winner’s leader.
term-revolt = Revolt
term-revolt-help = A leader has come to a state that has one of its colour already. Both count the black tiles beside them and what their owners commit; the attacker needs more. The loser goes home, and the winner scores a point of the colour.
term-support = Support
term-support-help = In a war everybody is asked once: red tiles from the hand, and the red leader if it is at home, strengthen one of the warring states. What is committed is lost.
term-player = A player
term-player-help = Your weakest colour is your score; yellow points count for whichever colour is weakest. The points of others are hidden until the end, unless the table plays with open points.
term-known = Tiles that everybody knows
term-known-help = Taken from the market in front of all and still in this hand; the other tiles there are unknown.
term-side = A warring state
term-side-help = Its strength is its red tiles and what is committed to it. The losers lose their conflicting leaders and all red tiles; the winner loses as many red tiles as the strongest loser had.
term-points = Points
term-points-help = Yours in each colour, and after a plus what pagodas bring at the end of your turn. The weakest of black, red, green and blue is your score.
term-weakest = The weakest colour
term-weakest-help = Underlined: what you would score now, before yellow points. In the end each yellow point goes to the colour that is weakest at that moment.
term-gold = Yellow points
term-gold-help = They are gold: in the end each of them counts as a point of whichever of your other colours is weakest at that moment. Yellow itself is never your weakest colour.
term-actions = Actions left
term-actions-help = A turn has two actions; a full dot is one that is still to come.
term-supply = Pagodas left
term-supply-help = What lies beside the board, by colour. When none of a colour is left, building one moves another from the board.
term-strength = Strength
term-strength-help = In a war: red tiles of the state and what supports it. In a revolt: black tiles next to the leader and what is committed; a tie goes to the defender.
yyz-flag = Flag of the state at { $space }
term-flag = A state’s flag
term-flag-help = Shows how many red tiles a state has: its strength in a war. After a plus: what supports it. A numeral beside it (I, II, III) names a state at war.

# The end of a match: the score, and after it the next weakest colours if those break a tie.
yyz-standing = { $then ->
    [none] score { $score }
   *[other] score { $score }, then { $then }
}

# Why the winner won: the first of the four colours, weakest first, in which the best two differ.
yyz-decided = { $place ->
    [1] { $winner_who ->
        [you] Your weakest colour comes to { $most }, yellow points included; that of { $second } comes to { $less }.
       *[other] { $second_who ->
            [you] The weakest colour of { $winner } comes to { $most }, yellow points included; yours comes to { $less }.
           *[other] The weakest colour of { $winner } comes to { $most }, yellow points included; that of { $second } comes to { $less }.
        }
    }
   *[other] { $place ->
        [2] The weakest colours are equal, at { $weakest }; the second weakest decides:
        [3] The two weakest colours are equal; the third weakest decides:
       *[4] The three weakest colours are equal; the strongest of the four decides:
    } { $winner_who ->
        [you] you have { $most }, { $second } has { $less }.
       *[other] { $second_who ->
            [you] { $winner } has { $most }, you have { $less }.
           *[other] { $winner } has { $most }, { $second } has { $less }.
        }
    }
}
yyz-decided-yellow = All four colours are equal; the fewest yellow points decide: { $winner_who ->
    [you] you have { $most }, { $second } has { $less }.
   *[other] { $second_who ->
        [you] { $winner } has { $most }, you have { $less }.
       *[other] { $winner } has { $most }, { $second } has { $less }.
    }
}
yyz-decided-margin = { $second_who ->
    [you] You are
   *[other] { $second } is
} { $margin } behind, in { $colours }.
yyz-decided-last = The last point towards it: { yyz-colour }, on { $space }.
# What readers who have not won scored, and with which colours.
yyz-own-score = Your score: { $score } ({ $colours }).
yyz-decided-shared = All four colours are equal, so the win is shared.
