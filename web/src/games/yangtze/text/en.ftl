# What the drawing of Yangtze says beside the game's own words.

yz-thrones = Thrones
yz-emperors-left = { $count ->
    [0] The last emperor has abdicated.
    [one] One emperor is still to come: then the game ends.
   *[other] { $count } emperors are still to come.
}
yz-emperors-all = The twelve emperors
yz-choose-emperor = Choose { $emperor }
yz-throne-empty = Throne { $throne } is empty.
yz-emperor-where = { $throne ->
    [0] Still in the bag.
   *[other] On throne { $throne }.
}
yz-optional = Everybody may decline.
yz-compulsory = Nobody may decline.
yz-river = The river
yz-source = Source
yz-shanghai = Shanghai
yz-choose-good = Choose { $good }
yz-at-place = { $good }, place { $place }, price { $price }.
yz-gap = Place { $place } is empty.
yz-bag = In the bag: { $goods } goods, { $posts } trading posts, { $emperors } emperors.
yz-idle = { $turns } of { $limit } turns in a row without a sale or a purchase: at { $limit } the game ends.

# Players
yz-on-turn = at turn
yz-deciding = deciding
yz-money = Money: { $amount }
yz-goods-count = { $count ->
    [0] no goods
    [one] 1 good
   *[other] { $count } goods
}
yz-said = { $text }.
yz-posts = Trading posts
yz-post = { $post } ({ $colour })
yz-prize = Majority prize as things stand: { $amount }
yz-posts-worth = { $total ->
    [0] Posts count nothing yet.
   *[other] Posts as things stand: { $total } (sets { $sets }, majorities { $prizes })
}
yz-cards-held = { $cards ->
    [none] No cards left.
   *[other] Cards: { $cards }
}
yz-card-held = { $card }
yz-card-played = { $card }: played
yz-seen = Goods that everybody saw: { $count }
yz-known = Certainly there:
yz-uncertain = There, unless discarded unseen:
yz-signed = { $sign ->
    [0] 0
    [1] +{ $amount }
   *[other] { $amount }
}

# Auction
yz-auction = Auction: { $post } ({ $colour })
yz-no-bid-yet = Nobody has bid yet. The least is { $minimum }.
yz-highest = { $who ->
    [you] is your bid, and the highest
   *[other] is bid by { $name }
}
yz-worth = { $gain ->
    [0] As things stand it would bring you nothing at the end.
   *[other] As things stand it would bring you { $gain } at the end: { $sets } by sets, { $prizes } by majorities.
}
yz-bidders = Who bids, and what the post would bring to whom
yz-sets = sets
yz-majorities = majorities
yz-worth-short = together
yz-bidder-leads = leads
yz-bidder-passed = is out
yz-bidder-speaks = is asked
yz-bidder-in = is in
yz-bid = Bid
yz-bid-amount = Bid { $amount }
yz-bid-own = An amount of your own, from { $minimum } to { $maximum }
yz-bid-range = { $minimum }–{ $maximum }
yz-bid-whole = { $typed ->
    [none] Please type how much you bid, in whole numbers.
   *[other] “{ $typed }” is no whole amount: please type digits only, such as 12.
}
yz-bid-outside = You can bid from { $minimum } to { $maximum }.
yz-no-auction = There is no auction now.

# Emperor at work
yz-order = { $copied ->
    [yes] { $emperor }, copied
   *[no] { $emperor }
}
yz-order-now = { $name } is carrying it out.
yz-order-then = Then: { $names }.
yz-tax-due = { $name } owes a tax of { $tax } and cannot pay it yet.
yz-carry-out = Carry it out
yz-decline = Decline
yz-pay-less = Pay what you have
yz-no-order = No emperor is asking you.

# Own goods
yz-own-goods = { $count ->
    [0] You have no goods
    [one] Your goods: 1
   *[other] Your goods: { $count }
}
yz-best-sale = Sold in the best way they would bring { $value } now
yz-luxury = Luxury goods
yz-basic = Basic goods
yz-value = Value
yz-where = { $at ->
    [river] On the river, price { $price }
    [sold] Sold
    [other] With { $name }
   *[unseen] Not seen yet
}
yz-sell-line = Sell { $line }, { $count ->
    [one] 1 tile
   *[other] { $count } tiles
}, for { $value }
yz-line-value = { $more ->
    [none] { $line }: { $value }.
   *[other] { $line }: { $value }; with one more tile { $more }.
}
yz-one-more = with one more tile
yz-sell-help = To sell a row or a column, choose its value; to sell a part, choose tiles.
yz-sell-chosen = { $count ->
    [one] Sell this one for { $value }
   *[other] Sell these { $count } for { $value }
}
yz-no-cargo = These goods make no cargo.
yz-put-back = Put back

# Own cards
yz-own-cards = Your cards
yz-played = Played.
yz-not-asked = When it is for you to decide.
yz-effect-buy_two = Buy two goods in this turn instead of one.
yz-effect-sell_any_time = Sell one cargo.
yz-effect-free_good = A good that you buy costs nothing.
yz-effect-liquidity_10 = Gain 10.
yz-effect-liquidity_15 = Gain 15.
yz-effect-liquidity_20 = Gain 20.
yz-when-buy_two = In your turn, before you buy.
yz-when-sell_any_time = Whenever you decide something and may not sell anyway.
yz-when-free_good = In your turn, with one purchase.
yz-when-liquidity_10 = Whenever you decide something. Worth 30 at the end if kept.
yz-when-liquidity_15 = Whenever you decide something. Worth 30 at the end if kept.
yz-when-liquidity_20 = Whenever you decide something. Worth 30 at the end if kept.

# Passing
yz-pass = { $phase ->
    [trade] Buy nothing
    [second] No second good
   *[other] Pass
}
yz-no-pass = You cannot pass now.
yz-not-your-word = It is not for you to decide now.

# The list of actions
yz-heading-sell = Sell
yz-heading-buy = Buy
yz-heading-card = Cards
yz-heading-bid = Bid
yz-heading-other = Other

# Final reckoning
yz-reckoning = Final reckoning
yz-reckon-all = Show everything
yz-so-far = so far
yz-so-far-help = In small figures: what everybody has by then.
yz-last-sales = The goods that were left, sold in the best way
yz-source-money = Money
yz-source-goods = Goods
yz-source-green = Green posts of different types
yz-source-brown = Brown posts of different types
yz-source-wharf = Majority of wharves
yz-source-warehouse = Majority of warehouses
yz-source-teahouse = Majority of tea houses
yz-source-workshop = Majority of workshops
yz-source-liquidity = Liquidity cards kept
yz-source-total = Wealth

# What is to be chosen next, with what one needs to know for it.
yz-ask-trade = { $two ->
    [yes] You have { $money } for two goods: sell cargoes if you like, then choose the first boat.
   *[no] Your turn, and you have { $money }: sell cargoes if you like, then choose a boat to buy, or buy nothing.
}
yz-ask-second = You have { $money } left for the second good: choose a boat, or buy none.
yz-ask-bid = { $post } ({ $gain ->
    [0] worth nothing to you now
   *[other] +{ $gain } for you
}{ $highest ->
    [0] ): open the auction, or pass?
   *[other] ). { $bidder } bids { $highest }: more, or pass?
}
yz-ask-bid_more = How much do you bid?
yz-ask-sell = { $optional ->
    [yes] The emperor lets you sell one cargo: choose its value, or decline.
   *[no] The emperor orders it: sell one cargo, choose its value.
}
yz-offer = { $card } for { $price }
yz-ask-buy_back = { $cards ->
    [none] The emperor lets you buy back a card, but you have only { $money }{ $more ->
        [yes] : play a card to get more, or decline.
       *[no] , which is too little: decline.
    }
   *[other] The emperor lets you buy back one card ({ $cards }), and you have { $money }: choose it{ $optional ->
        [yes] , or decline.
       *[no] .
    }
}
yz-ask-exchange = { $optional ->
    [yes] The emperor lets you exchange a good: choose one of yours, then one on the river, or decline.
   *[no] The emperor orders it: exchange a good, choose one of yours, then one on the river.
}
yz-ask-discard = { $optional ->
    [yes] The emperor lets you discard a good, unseen by the others: choose it, or decline.
   *[no] The emperor orders it: choose the good that you discard, unseen by the others.
}
yz-ask-copy = { $optional ->
    [yes] The emperor lets you carry out another one’s order alone: choose that one on a throne, or decline.
   *[no] The emperor orders it: choose another one on a throne, whose order you carry out alone.
}
yz-ask-carry_out = { $order }{ $emperor ->
    [tax_goods] , and you have { $goods }
    [tax_money] , and you have { $money }
    [tax_posts] , and you have { $posts }
   *[other] { "" }
}. { $first ->
    [sell] Carry it out, or first sell a cargo with your card?
   *[nothing] Carry it out?
}
yz-ask-pay = You owe a tax of { $tax } and have { $money }: play liquidity cards until you can pay.
yz-ask-free = Choose the boat that you take for nothing.
yz-ask-sell_any_time = Choose the value of the cargo that you sell, or single tiles.
yz-ask-taken = Now choose the good on the river that you take for it.
