title = Yangtze
blurb = Buy goods on the river, sell them in rich cargoes, bid for trading posts, and be the wealthiest when the last emperor abdicates.

# Options
option-first_player = First player
option-first_player-help = Who begins. If nobody is chosen, chance decides.
option-prices = Prices on the river
option-prices-help = What goods cost at the eight places from upstream to Shanghai.
option-basic_values = Basic cargoes
option-basic_values-help = What cargoes of 1 to 6 basic goods bring. If a single one brings less than the price at Shanghai, the river stalls.
option-luxury_values = Luxury cargoes
option-luxury_values-help = What cargoes of 1 to 5 luxury goods bring.
option-post_dots = Green posts
option-post_dots-help = The two numbers of dots that are green in each type of trading post; the other three are brown.
option-minimum_bid = Lowest bid
option-minimum_bid-help = The lowest bid that opens the auction of a trading post.
option-discard_starting = Discard starting goods
option-discard_starting-help = When an emperor has everybody discard a good, it may be one of the goods dealt at the start. If off, they can only be sold or exchanged.
option-optional_emperors = Optional emperors
option-optional_emperors-help = The emperors whose order each player may decline.
option-optional_emperors-gain_wharf = Income from wharves
option-optional_emperors-gain_warehouse = Income from warehouses
option-optional_emperors-gain_teahouse = Income from tea houses
option-optional_emperors-gain_workshop = Income from workshops
option-optional_emperors-tax_money = Tax on money
option-optional_emperors-tax_goods = Tax on goods
option-optional_emperors-tax_posts = Tax on posts
option-optional_emperors-discard = Discard a good
option-optional_emperors-sell = Sell a cargo
option-optional_emperors-buy_back = Buy back a liquidity card
option-optional_emperors-exchange = Exchange a good
option-optional_emperors-copy = Copy an emperor
caution-stalled-river = A single basic good brings { $single }, less than the { $cheapest } that the cheapest good costs: whoever runs out of money may never get going again, and the river may stand still.

# Things
good-silk-crimson = crimson silk
good-silk-azure = azure silk
good-silk-gold = golden silk
good-silk-emerald = emerald silk
good-silk-violet = violet silk
good-jade-crimson = crimson jade
good-jade-azure = azure jade
good-jade-gold = golden jade
good-jade-emerald = emerald jade
good-jade-violet = violet jade
good-porcelain-crimson = crimson porcelain
good-porcelain-azure = azure porcelain
good-porcelain-gold = golden porcelain
good-porcelain-emerald = emerald porcelain
good-porcelain-violet = violet porcelain
good-lacquer-crimson = crimson lacquer
good-lacquer-azure = azure lacquer
good-lacquer-gold = golden lacquer
good-lacquer-emerald = emerald lacquer
good-lacquer-violet = violet lacquer
good-pearls-crimson = crimson pearls
good-pearls-azure = azure pearls
good-pearls-gold = golden pearls
good-pearls-emerald = emerald pearls
good-pearls-violet = violet pearls
good-rice-rose = pink rice
good-rice-sky = sky-blue rice
good-rice-sand = sand-coloured rice
good-rice-mint = mint-green rice
good-rice-lilac = lilac rice
good-rice-grey = grey rice
good-tea-rose = pink tea
good-tea-sky = sky-blue tea
good-tea-sand = sand-coloured tea
good-tea-mint = mint-green tea
good-tea-lilac = lilac tea
good-tea-grey = grey tea
good-salt-rose = pink salt
good-salt-sky = sky-blue salt
good-salt-sand = sand-coloured salt
good-salt-mint = mint-green salt
good-salt-lilac = lilac salt
good-salt-grey = grey salt
good-cotton-rose = pink cotton
good-cotton-sky = sky-blue cotton
good-cotton-sand = sand-coloured cotton
good-cotton-mint = mint-green cotton
good-cotton-lilac = lilac cotton
good-cotton-grey = grey cotton
good-bamboo-rose = pink bamboo
good-bamboo-sky = sky-blue bamboo
good-bamboo-sand = sand-coloured bamboo
good-bamboo-mint = mint-green bamboo
good-bamboo-lilac = lilac bamboo
good-bamboo-grey = grey bamboo
good-fish-rose = pink fish
good-fish-sky = sky-blue fish
good-fish-sand = sand-coloured fish
good-fish-mint = mint-green fish
good-fish-lilac = lilac fish
good-fish-grey = grey fish
line-silk = silk
line-jade = jade
line-porcelain = porcelain
line-lacquer = lacquer
line-pearls = pearls
line-rice = rice
line-tea = tea
line-salt = salt
line-cotton = cotton
line-bamboo = bamboo
line-fish = fish
line-crimson = crimson
line-azure = azure
line-gold = gold
line-emerald = emerald
line-violet = violet
line-rose = pink
line-sky = sky
line-sand = sand
line-mint = mint
line-lilac = lilac
line-grey = grey
type-wharf = wharf
type-warehouse = warehouse
type-teahouse = tea house
type-workshop = workshop
post-wharf-1 = wharf 1
post-wharf-2 = wharf 2
post-wharf-3 = wharf 3
post-wharf-4 = wharf 4
post-wharf-5 = wharf 5
post-warehouse-1 = warehouse 1
post-warehouse-2 = warehouse 2
post-warehouse-3 = warehouse 3
post-warehouse-4 = warehouse 4
post-warehouse-5 = warehouse 5
post-teahouse-1 = tea house 1
post-teahouse-2 = tea house 2
post-teahouse-3 = tea house 3
post-teahouse-4 = tea house 4
post-teahouse-5 = tea house 5
post-workshop-1 = workshop 1
post-workshop-2 = workshop 2
post-workshop-3 = workshop 3
post-workshop-4 = workshop 4
post-workshop-5 = workshop 5
colour-green = green
colour-brown = brown
card-buy_two = Buy two
card-sell_any_time = Sell any time
card-free_good = Free good
card-liquidity_10 = Liquidity 10
card-liquidity_15 = Liquidity 15
card-liquidity_20 = Liquidity 20
emperor-gain_wharf = income from wharves
emperor-gain_warehouse = income from warehouses
emperor-gain_teahouse = income from tea houses
emperor-gain_workshop = income from workshops
emperor-tax_money = tax on money
emperor-tax_goods = tax on goods
emperor-tax_posts = tax on posts
emperor-discard = discard a good
emperor-sell = sell a cargo
emperor-buy_back = buy back a liquidity card
emperor-exchange = exchange a good
emperor-copy = copy an emperor
order-gain_wharf = everybody gains 2 for each wharf
order-gain_warehouse = everybody gains 2 for each warehouse
order-gain_teahouse = everybody gains 2 for each tea house
order-gain_workshop = everybody gains 2 for each workshop
order-tax_money = everybody pays 1 for every full 10 money
order-tax_goods = everybody pays 1 for each good
order-tax_posts = everybody pays 1 for each trading post
order-discard = everybody discards a good unseen
order-sell = everybody may sell a cargo
order-buy_back = everybody may buy back a played liquidity card for its value
order-exchange = everybody may exchange a good for one on the river
order-copy = everybody carries out another emperor’s order
reason-emperors = the last emperor has abdicated
reason-all_passed = nobody wanted to trade any more

# What is asked of the reader.
ask-first_player = Who begins?
ask-draw_good = Which token is drawn?
ask-deal_good = Which good is dealt?
ask-buy_two = Your turn: sell cargoes, then buy a good, or pass.
ask-buy = Which second good do you buy?
ask-bid = What do you bid? Any amount will do: bid amount=…
ask-bid_more = How much exactly?
ask-sell = Which cargo do you sell?
ask-buy_back = Which liquidity card do you buy back?
ask-exchange = Which good do you exchange, and for which?
ask-discard = Which good do you discard?
ask-copy = Which emperor do you copy?
ask-carry_out = Carry out the emperor’s order?
ask-pay_less = You cannot pay the tax. What do you do?

# Actions, as choices.
action-draw_good = { $good_name }
action-deal_good = { $good_name }
action-draw_post = Trading post: { $post_name }
action-draw_emperor = Emperor: { $emperor_name }
action-first_player = { $seat_who ->
    [you] You begin
   *[other] { $seat } begins
}
action-sell = Sell { $goods_name } for { $value }
action-sell_any_time = Play Sell any time: { $goods_name } for { $value }
action-buy = Buy { $good_name } for { $price } (place { $place })
action-buy_free = Play Free good: take { $good_name } (place { $place })
action-buy_two = Play Buy two
action-play_liquidity = Play { $card_name }
action-pass = Pass
action-bid = Bid { $amount }
action-bid_more = Bid { $at_least } or more …
action-carry_out = Go on
action-decline = Decline
action-pay_less = Pay what you have
action-buy_back = Buy back { $card_name } for { $price }
action-exchange = Give { $given_name }, take { $taken_name } (place { $place })
action-discard = Discard { $good_name }
action-copy = Copy: { $emperor_name }

# If there are many actions, they are chosen step by step; what is chosen so far:
choice-kind = { $kind ->
    [sell] Sell a cargo …
    [sell_any_time] Play Sell any time …
    [buy] Buy a good …
    [buy_free] Play Free good …
    [bid] Bid …
    [bid_more] Bid more …
    [exchange] Exchange …
    [play_liquidity] Play a liquidity card …
   *[other] { $kind } …
}
choice-value = { $kind ->
    [sell_any_time] Play Sell any time for { $value } …
   *[other] Sell a cargo for { $value } …
}
choice-given = Give { $given_name } …

# What happened.
event-river_filled = Place { $place }: { $good_name }.
event-good_dealt = { $good ->
    [hidden] { $seat } draws a starting good.
   *[other] { $seat_who ->
        [you] You draw { $good_name }.
       *[other] { $seat } draws { $good_name }.
    }
}
event-first_player = { $seat_who ->
    [you] You begin.
   *[other] { $seat } begins.
}
event-sold = { $seat_who ->
    [you] You sell { $goods_name } for { $value }.
   *[other] { $seat } sells { $goods_name } for { $value }.
}
event-card_played = { $seat_who ->
    [you] You play { $card_name }.
   *[other] { $seat } plays { $card_name }.
}
event-money_gained = { $seat_who ->
    [you] You gain { $amount }.
   *[other] { $seat } gains { $amount }.
}
event-bought = { $free ->
    [yes] { $seat_who ->
        [you] You take { $good_name } for nothing.
       *[other] { $seat } takes { $good_name } for nothing.
    }
   *[no] { $seat_who ->
        [you] You buy { $good_name } for { $price }.
       *[other] { $seat } buys { $good_name } for { $price }.
    }
}
event-turn_passed = { $seat_who ->
    [you] You pass.
   *[other] { $seat } passes.
}
event-second_declined = { $seat_who ->
    [you] You buy no second good.
   *[other] { $seat } buys no second good.
}
event-good_drawn = Down the river comes { $good_name }.
event-post_drawn = A trading post comes up for auction: { $post_name }.
event-bid = { $seat_who ->
    [you] You bid { $amount }.
   *[other] { $seat } bids { $amount }.
}
event-bid_more = { $seat_who ->
    [you] You will bid { $at_least } or more.
   *[other] { $seat } will bid { $at_least } or more.
}
event-bid_passed = { $forced ->
    [yes] { $seat_who ->
        [you] You cannot bid.
       *[other] { $seat } cannot bid.
    }
   *[no] { $seat_who ->
        [you] You are out of the auction.
       *[other] { $seat } is out of the auction.
    }
}
event-post_won = { $seat_who ->
    [you] You get { $post_name } for { $price }.
   *[other] { $seat } gets { $post_name } for { $price }.
}
event-post_unwanted = Nobody wants { $post_name }: it leaves the game.
event-emperor_drawn = Emperor { $throne } ascends the throne: { $emperor_name }.
event-copied = { $seat_who ->
    [you] You copy: { $emperor_name }.
   *[other] { $seat } copies: { $emperor_name }.
}
event-income = { $seat_who ->
    [you] You gain { $amount } for { $posts ->
        [one] { $posts } post
       *[other] { $posts } posts
    }.
   *[other] { $seat } gains { $amount } for { $posts ->
        [one] { $posts } post
       *[other] { $posts } posts
    }.
}
event-tax_due = { $seat_who ->
    [you] You owe { $tax }: { $emperor ->
        [tax_money] 1 for every full 10 of your { $basis } money
        [tax_goods] 1 for each good, and you have { $basis ->
            [one] { $basis } good
           *[other] { $basis } goods
        }
       *[other] 1 for each post, and you have { $basis ->
            [one] { $basis } post
           *[other] { $basis } posts
        }
    }.
   *[other] { $seat } owes { $tax }: { $emperor ->
        [tax_money] 1 for every full 10 of { $basis } money
        [tax_goods] 1 for { $basis ->
            [one] { $basis } good
           *[other] each of { $basis } goods
        }
       *[other] 1 for { $basis ->
            [one] { $basis } post
           *[other] each of { $basis } posts
        }
    }.
}
event-tax_paid = { $seat_who ->
    [you] You pay { $amount }.
   *[other] { $seat } pays { $amount }.
}
event-discarded = { $good ->
    [hidden] { $seat } discards a good unseen.
   *[other] { $seat_who ->
        [you] You discard { $good_name }.
       *[other] { $seat } discards { $good_name }.
    }
}
event-bought_back = { $seat_who ->
    [you] You buy back { $card_name } for { $price }.
   *[other] { $seat } buys back { $card_name } for { $price }.
}
event-exchanged = { $seat_who ->
    [you] You exchange { $given_name } for { $taken_name }.
   *[other] { $seat } exchanges { $given_name } for { $taken_name }.
}
event-declined = { $seat_who ->
    [you] You decline.
   *[other] { $seat } declines.
}
event-no_effect = { $seat_who ->
    [you] Nothing happens to you.
   *[other] Nothing happens to { $seat }.
}
event-game_over = The game is over: { $reason_name }.
event-wealth = { $seat_who ->
    [you] Your wealth
   *[other] The wealth of { $seat }
} is { $total }: money { $money }, goods { $goods }, posts { $posts }, liquidity cards { $liquidity }.

# The table in the terminal.
table-river = RIVER
table-source = source
table-shanghai = Shanghai
table-gap = –
table-bag = Bag { $tokens }: goods { $goods }, posts { $posts }, emperors { $emperors }
table-thrones = Emperors { $count } of 12:
table-thrones-none = none yet
table-player = Player
table-money = Money
table-goods = Goods
table-liquidity = Liquidity
table-cards = Cards
table-posts = { $name }: { $posts } (worth { $worth } now)
table-known = { $name } is known to have { $goods }
table-auction = AUCTION
table-auction-post = { $post_name } ({ $colour_name })
table-auction-open = nobody has bid yet
table-auction-bid = { $amount } by { $bidder }
table-auction-worth = It would bring you { $gain } through sets and majorities, as things stand.
table-instruction = EMPEROR
table-tax = { $seat_who ->
    [you] You owe { $tax }.
   *[other] { $seat } owes { $tax }.
}
table-own = { $seat_who ->
    [you] Your goods
   *[other] The goods of { $seat }
}
table-own-none = none
table-own-best = sold in the best way: { $value }
table-own-discarded = discarded: { $goods }
table-luxury = luxury
table-basic = basic
table-cargo = { $value }
table-cargo-more = { $value }, with one more { $more }
table-idle = { $turns ->
    [one] { $turns } idle turn in a row; { $limit } end the game.
   *[other] { $turns } idle turns in a row; { $limit } end the game.
}
table-reckoning = RECKONING
table-reckoning-money = Money
table-reckoning-goods = Goods
table-reckoning-green = Green
table-reckoning-brown = Brown
table-reckoning-majorities = Majorities
table-reckoning-liquidity = Liquidity
table-reckoning-total = Wealth
table-reckoning-sale = { $seat_who ->
    [you] Your last sale:
   *[other] The last sale of { $seat }:
}

# Refusals
refusal-not-asked = That is not what is being decided now.
refusal-not-in-bag = That token is not in the bag.
refusal-not-a-cargo = A single good is sold as a cargo of its ware.
refusal-not-behind-screen = Not all of this is behind your screen.
refusal-starting-good = { $goods } was dealt to you at the start: in this game only goods that you bought or exchanged can be discarded.
refusal-no-goods = There are no goods behind your screen to sell.
refusal-sales-closed = Cargoes are sold before the first purchase of a turn.
refusal-gap = There is no good at place { $place }.
refusal-too-dear = The good at place { $place } costs { $price }, and you have { $money }.
refusal-too-dear-card = Buying the card back costs { $price }, and you have { $money }.
refusal-card-played = The card { $card } has been played.
refusal-card-not-played = The card { $card } has not been played.
refusal-card-only-on-turn = { $card ->
    [buy_two] Buy two
   *[other] Free good
} can only be played when buying in your own turn.
refusal-card-after-purchase = Buy two must be played before the first purchase of the turn.
refusal-card-sales-open = You may sell as many cargoes as you like now: Sell any time is for other moments.
refusal-card-no-goods = Sell any time needs a good behind your screen.
refusal-card-speaking = First say how much you bid.
refusal-bid-too-low = You must bid { $minimum } or more.
refusal-bid-too-high = You have { $money }, and the lowest bid is { $minimum }: nobody may bid more than they have.
refusal-copy-itself = It cannot copy itself.
refusal-not-on-throne = That emperor is not on a throne yet.
refusal-compulsory = This order must be carried out.
refusal-liquidity-first = While you have liquidity cards, you must play them to pay the tax.
refusal-goods-form = A cargo is a list of goods, not { $value }.
refusal-good-twice = There is only one { $good }.
refusal-nothing-shared = The goods of a cargo are of one category and share the ware or the colour; { $goods } do not.
refusal-no-step = The next step must be { $minimum } plus { $step }, or plus two, four, eight times … as much.
refusal-field-differs = The field “{ $field }” is { $right } here, not { $value }.

# Why a hint advises something.
why-majority = { $rank ->
    [1] With it you have the most { $type ->
        [wharf] wharves
        [warehouse] warehouses
        [teahouse] tea houses
       *[workshop] workshops
    } (+{ $change }).
   *[other] With it you are second in { $type ->
        [wharf] wharves
        [warehouse] warehouses
        [teahouse] tea houses
       *[workshop] workshops
    } (+{ $change }).
}
why-set = With it you have { $types } types of { $colour_name } posts (+{ $change }).
why-rival_majority = Takes { $change } for { $type ->
    [wharf] wharves
    [warehouse] warehouses
    [teahouse] tea houses
   *[workshop] workshops
} from { $seat }.
why-rival_bid = Keeps { $seat } from { $change } for { $type ->
    [wharf] wharves
    [warehouse] warehouses
    [teahouse] tea houses
   *[workshop] workshops
}.
why-sale = Your goods would sell for { $change } more.
why-cargo = { $size ->
    [one] Begins a cargo ({ $line_name }).
   *[other] Makes a cargo of { $size } ({ $line_name }).
}
why-cash = Brings { $change } in cash.
why-kept = Worth { $change } at the end if you keep it.
why-purchases = You may buy two goods this turn.
why-unplayed = But { $change } less at the end than if you keep the card.

# What the coach warns of.
risk-majority = You could lose { $change } for { $type ->
    [wharf] wharves
    [warehouse] warehouses
    [teahouse] tea houses
   *[workshop] workshops
}.
risk-set = You could lose { $change } for { $colour_name } posts.
risk-rival_majority = { $seat } could gain { $change } for { $type ->
    [wharf] wharves
    [warehouse] warehouses
    [teahouse] tea houses
   *[workshop] workshops
}.
risk-sale = Your goods would sell for { $change } less.
risk-cash = You would have { $change } less in cash.
