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
    [black] black governor
    [red] red soldier
    [green] green trader
    [blue] blue farmer
   *[yellow] yellow artisan
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
    [0] State without soldiers: { $leaders }; on { $spaces }.
    [one] State with 1 soldier: { $leaders }; on { $spaces }.
   *[other] State with { $soldiers } soldiers: { $leaders }; on { $spaces }.
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
yyz-no-point = Nobody gains a point.
yyz-war-strengths = War, { $strengths }
yyz-revolt-strengths = Revolt, { $strengths }

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
yyz-type = f7
yyz-type-name = Space
yyz-type-label = Choose a space by its name, such as f7
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
    [black] Black governors: { $count }
    [red] Red soldiers: { $count }
    [green] Green traders: { $count }
    [blue] Blue farmers: { $count }
   *[yellow] Yellow artisans: { $count }
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
yyz-turn-tag = turn
yyz-deciding = deciding
yyz-market = Market
yyz-market-of = { $colour ->
    [black] Black governors in the market: { $count }
    [red] Red soldiers in the market: { $count }
    [green] Green traders in the market: { $count }
    [blue] Blue farmers in the market: { $count }
   *[yellow] Yellow artisans in the market: { $count }
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
yyz-gone = Out of the game
yyz-gone-of = { $colour ->
    [black] black { $count }
    [red] red { $count }
    [green] green { $count }
    [blue] blue { $count }
   *[yellow] yellow { $count }
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
        [blue] One farmer; the blue leader stands in for the other
       *[green] One trader; the green leader stands in for the other
    }
   *[2] { $colour ->
        [blue] Two farmers
       *[green] Two traders
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
        [black] Black governor
        [red] Red soldier
        [green] Green trader
        [blue] Blue farmer
       *[yellow] Yellow artisan
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
    [one] 1 governor nearby
   *[other] { $governors } governors nearby
}, { $tiles } committed{ $leader ->
    [yes] , and the black leader
   *[no] { "" }
}
yyz-stage = { $stage ->
    [answered] has answered
    [deciding] is deciding
    [unanswered] has not answered
   *[waiting] comes next
}
yyz-strength = Strength { $strength }
yyz-side = State { $side }
yyz-side-wins = wins
yyz-choose-side = Choose state { $side }
yyz-side-strength = { $soldiers ->
    [one] 1 soldier
   *[other] { $soldiers } soldiers
}, support { $support }
yyz-fighter = { $fights ->
    [yes] { $leader }, at stake
   *[no] { $leader }, not at stake
}
yyz-supports = { $who ->
    [you] You support state { $side }
   *[other] { $name } supports state { $side }
}{ $tiles ->
    [0] { "" }
    [one] { " " }with 1 soldier
   *[other] { " " }with { $tiles } soldiers
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
    [one] State { $side } must lose 1 more soldier on the board.
   *[other] State { $side } must lose { $count } more soldiers on the board.
}
yyz-how-many = { $colour ->
    [red] How many soldiers from your hand?
   *[black] How many governors from your hand?
}
yyz-commit-tiles = { $colour ->
    [red] { $count } soldiers from your hand
   *[black] { $count } governors from your hand
}
yyz-with-leader = { $colour ->
    [red] Does your red leader, who is at home, help too?
   *[black] Does your black leader, who is at home, help too?
}
yyz-leader-alone = Leader, + 1
yyz-leader-helps = Yes, + 1
yyz-leader-stays = No

# The end
yyz-reveal = Final points
yyz-reveal-help = Each yellow point goes to the colour that is weakest at that moment; then the weakest colours are compared, one after another.
yyz-sorted = Weakest first
yyz-rank = { $rank }. { $name }
yyz-gold-play = How it came about
yyz-gold-all = Final result
yyz-gold-back = One point back
yyz-gold-next = Next point
yyz-gold-step = Yellow point { $step } of { $last }

# What is to be chosen next
yyz-ask-act = { $actions ->
    [one] Your last action: choose a tile, a leader, or one of the actions below.
   *[other] Your turn: choose a tile, a leader, or one of the actions below.
}
yyz-ask-pay = { $colour ->
    [blue] How do you pay for the riot?
   *[green] How do you pay for the pagoda?
}
yyz-ask-replace = { $put ->
    [one] One tile is put away. Choose another one, or draw.
   *[other] { $put } tiles are put away. Choose another one, or draw.
}
yyz-ask-pagoda = You may build a pagoda: choose its place on the board.
yyz-ask-market = You may take a tile from the market: choose it.
yyz-ask-chain = You may go on with a farmer: choose a river space next to the last one.
yyz-ask-attack = You attack: how many governors do you add?
yyz-ask-defence = You are attacked: how many governors do you add?
yyz-ask-support = Which state do you support, if any?
yyz-ask-tie = Equal strength: choose the state that wins.
yyz-ask-losses = { $to_lose ->
    [one] The winner loses one more soldier: choose it on the board.
   *[other] The winner loses { $to_lose } more soldiers: choose them on the board.
}
yyz-next-hand = { $name ->
    [black] Where does the governor go? Choose a space.
    [red] Where does the soldier go? Choose a space.
    [green] Where does the trader go? Choose a space.
    [blue] Where does the farmer go? Choose a space.
   *[yellow] Where does the artisan go? Choose a space.
}
yyz-next-leader = { $withdraws ->
    [yes] Where does the leader go? Choose a space, or take it home.
   *[no] Where does the leader go? Choose a space.
}
yyz-next-kind = { $name ->
    [position_leader] Choose one of your leaders.
    [place_tile] Choose a tile of your hand.
    [riot] Which tile is removed? Choose it on the board.
    [build_pagoda] Where is the pagoda built? Choose the place on the board.
   *[replace] Choose the first tile that you put away.
}
yyz-next-triangle = None is left beside the board: choose the pagoda that is moved here.
yyz-next-side = How many soldiers do you send?
yyz-next-tiles = Does your leader help too?
yyz-settled = Do you want to do this?
