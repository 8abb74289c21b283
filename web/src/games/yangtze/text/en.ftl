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
# Below the picture on a throne, where a word or two have to do.
yz-throne-gain_wharf = Wharves
yz-throne-gain_warehouse = Warehouses
yz-throne-gain_teahouse = Tea houses
yz-throne-gain_workshop = Workshops
yz-throne-tax_money = Money
yz-throne-tax_goods = Goods
yz-throne-tax_posts = Posts
yz-throne-discard = Discard
yz-throne-sell = Sale
yz-throne-buy_back = Buy back
yz-throne-exchange = Exchange
yz-throne-copy = Copy
yz-emperor-where = { $throne ->
    [0] Still in the bag.
   *[other] On throne { $throne }.
}
yz-optional = Anyone may decline.
yz-compulsory = No one may decline.
yz-river = The river
yz-source = Source
yz-shanghai = Shanghai
yz-choose-good = Choose { $good }
yz-at-place = { $good }, place { $place }, price { $price }.
yz-gap = Place { $place } is empty.
yz-bag = In the bag: { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}, { $posts ->
    [one] { $posts } trading post
   *[other] { $posts } trading posts
}.
yz-idle = { $turns } of { $limit } turns in a row without a sale or a purchase: at { $limit } the game ends.

# Players
yz-on-turn = { $who ->
    [you] your turn
   *[other] to play
}
yz-deciding = { $who ->
    [you] your decision
   *[other] deciding
}
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
    [0] Posts: nothing yet
   *[other] { $over ->
        [yes] Posts: { $total }
       *[no] Posts: { $total } if the game ended now
    }
}
yz-posts-detail = Posts, if the game ended now: sets { $sets } and majorities { $prizes }, { $total } in all
yz-sets-worth = Different types of one colour, as things stand: { $amount }
yz-cards-held = { $cards ->
    [none] No cards left.
   *[other] Cards: { $cards }
}
yz-card-held = { $card }
yz-card-played = { $card }: played
yz-known = Certainly there:
yz-uncertain = There, unless discarded unseen:
# Money that comes or goes just now; the sign is 1 or -1.
yz-change = { $sign ->
    [1] +{ $amount }
   *[other] −{ $amount }
}
yz-signed = { $sign ->
    [0] 0
    [1] +{ $amount }
   *[other] { $amount }
}

# What an emperor did to nobody, folded into one line of the log.
yz-nothing = No effect: { $names }.

# Auction
# Many bids, folded into one line of the log.
yz-bids = { $count } bids, up to { $amount }: { $names }.
yz-stage = Under the hammer
yz-from = from { $minimum }
yz-knocked-down = { $who ->
    [you] Yours for { $price }!
   *[other] { $name } gets it for { $price }
}
yz-paddle = Bid: { $amount }
yz-auction = Auction: { $post } ({ $colour })
yz-no-bid-yet = Nobody has bid yet. The minimum is { $minimum }.
yz-highest = { $who ->
    [you] is your bid, and the highest
   *[other] { $name }’s bid
}
yz-worth = { $gain ->
    [0] It would add nothing to your posts now.
   *[other] As things stand it would bring you { $gain } at the end: { $sets } from sets, { $prizes } from majorities.
}
yz-cash-first = But a liquidity card brings you cash at once.
yz-bidders = Who bids, and what the post would bring to whom
yz-sets = sets
yz-majorities = majorities
yz-worth-short = in all
yz-bidder-leads = leads
yz-bidder-passed = is out
yz-bidder-speaks = to bid
yz-bidder-in = is in
yz-bid = Bid
yz-bid-amount = Bid { $amount }
yz-bid-own = An amount of your own, from { $minimum } to { $maximum }
yz-bid-range = { $minimum }–{ $maximum }
yz-bid-whole = { $typed ->
    [none] Please type how much you bid, in whole numbers.
   *[other] “{ $typed }” is not a whole amount: please type digits only, such as 12.
}
yz-bid-outside = You can bid from { $minimum } to { $maximum }.

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
yz-best-sale = Sold as well as possible, they would bring { $value } now
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
# Below a value: what one more tile would make it.
yz-one-more-short = → { $value }
yz-one-more-row = → one more
yz-player-details = More about { $name }
yz-posts-short = posts
yz-winner = winner
yz-sell-help = To sell a row or a column, choose its value; to sell a part of it, choose tiles.
yz-sell-chosen = { $count ->
    [one] Sell this one for { $value }
   *[other] Sell these { $count } for { $value }
}
yz-no-cargo = These goods make no cargo.
yz-put-back = Put back

# Own cards
yz-own-cards = Your cards
yz-played = Played.
yz-not-asked = When a decision is yours.
yz-effect-buy_two = Buy two goods this turn instead of one.
yz-effect-sell_any_time = Sell one cargo.
yz-effect-free_good = A good that you buy costs nothing.
yz-effect-liquidity_10 = Gain 10, or keep it: worth 30 at the end.
yz-effect-liquidity_15 = Gain 15, or keep it: worth 30 at the end.
yz-effect-liquidity_20 = Gain 20, or keep it: worth 30 at the end.
yz-when-buy_two = On your turn, before you buy.
yz-when-sell_any_time = Whenever you decide something and may not sell anyway.
yz-when-free_good = On your turn, with one purchase.
yz-when-liquidity_10 = Whenever you decide something.
yz-when-liquidity_15 = Whenever you decide something.
yz-when-liquidity_20 = Whenever you decide something.

# Passing
yz-pass = { $phase ->
    [trade] Buy nothing
    [second] No second good
   *[other] Pass
}
yz-no-pass = You cannot pass now.
# What keeps everything else from being chosen.
yz-not-now = { $phase ->
    [bid] Not now: an auction is running.
    [bid_more] Not now: an auction is running.
    [trade] { "" }
    [second] { "" }
   *[other] Not now: an emperor has given an order.
}
yz-not-your-word = The decision is not yours now.

# The list of actions
yz-heading-sell = Sell
yz-heading-buy = Buy
yz-heading-card = Cards
yz-heading-bid = Bid
yz-heading-other = Other

# Final scoring
yz-reckoning = Final scoring
yz-reckon-all = Show everything
yz-so-far = so far
yz-so-far-help = In small figures: what everybody has by then.
yz-last-sales = The goods that were left, sold as well as possible
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
yz-category-money = Money
yz-category-sets = Sets
yz-category-majorities = Majorities
yz-category-liquidity = Liquidity
yz-category-goods = Goods

# What is to be chosen next, with what one needs to know for it.
yz-ask-trade = { $two ->
    [yes] You have { $money } for two goods: { $sells ->
        [yes] sell cargoes if you like, then choose the first boat.
       *[no] choose the first boat.
    }
   *[no] Your turn, and you have { $money }: { $sells ->
        [yes] sell cargoes if you like, then choose a boat to buy, or buy nothing.
       *[no] choose a boat to buy, or buy nothing.
    }
}
yz-ask-second = You have { $money } left for the second good: choose a boat, or buy none.
yz-ask-bid = { $post } ({ $gain ->
    [0] it would add nothing to your posts now
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
    [yes] Choose one of the emperors on the other thrones: you, and nobody else, carry out his order. Or decline.
   *[no] Choose one of the emperors on the other thrones: you, and nobody else, carry out his order.
}
yz-ask-carry_out = { $order }{ $emperor ->
    [tax_goods] , and you have { $goods ->
        [one] { $goods } good
       *[other] { $goods } goods
    }
    [tax_money] , and you have { $money }
    [tax_posts] , and you have { $posts ->
        [one] { $posts } post
       *[other] { $posts } posts
    }
   *[other] { "" }
}. { $first ->
    [sell] Carry it out, or first sell a cargo with your card?
   *[nothing] Carry it out?
}
yz-ask-pay = You owe a tax of { $tax } and have { $money }: play liquidity cards until you can pay.
yz-ask-buy_two = Play the card, or choose the first of two boats at once: that plays it, too.
yz-ask-free = Choose the boat that you take for nothing.
yz-ask-sell_any_time = Choose the value of the cargo that you sell, or single tiles.
yz-ask-taken = Now choose the good on the river that you take for it.

# The glossary: each term, and what explains it.
term-good = A good
term-good-help = Each good exists once: one ware in one colour. Bought goods stand behind your screen. Tiles of one category that share the ware or the colour can be sold together, and a larger cargo is worth more per tile.
term-place = A place on the river
term-place-help = The price falls from the source to Shanghai. A purchase leaves a gap, and the goods upstream drift down when the next one is drawn.
term-post = A trading post
term-post-help = Auctioned when it is drawn. At the end, different types of one colour make a set (15, 30, 50), and each type pays 30 and 15 to the owners of the most posts. The dots settle ties: the fewest dots win.
term-emperor = An emperor
term-emperor-help = Everybody carries out his order, beginning with the player whose turn it is. When the twelfth and last abdicates, the game ends at once.
term-card = A special card
term-card-help = Played once. A liquidity card brings its money at any of your decisions; unplayed, it is worth 30 at the end. The other cards are worth nothing then.
term-player = A player
term-player-help = Money, cards and posts are public, and so is how many goods stand behind the screen. Secret are the two goods dealt at the start, and which good was discarded.
term-bid = A bid
term-bid-help = Each bid must be higher than the one before and at most what you own. Whoever passes is out of this auction.
term-cargo = A cargo
term-cargo-help = One or more goods of one category, luxury or basic, that share the ware or the colour. Sold goods leave the game.
term-majority = Majorities
term-majority-help = For each type of post, whatever its colour, the owner of the most receives 30 and the second 15; if they have equally many, the fewest dots on a post win. A type with one owner pays no second prize.
term-set = Sets
term-set-help = Two different types among your green posts are worth 15, three 30, four 50; the same for your brown posts.
term-throne = The thrones
term-throne-help = Drawn emperors take the thrones 1 to 12 in turn. They show how far the game has come.
term-decree = The emperor’s order
term-decree-help = The scroll goes round the table, beginning with the player whose turn it is. Each carries out the order completely before the next begins. A question mark on a throne says that everybody may decline.
term-bag = The bag
term-bag-help = After a purchase tokens are drawn from it until a good comes up. A post drawn on the way is auctioned at once, and an emperor is obeyed at once. Few emperors left in it mean that the end is near.
term-idle = Turns without a trade
term-idle-help = If as many turns in a row as there are players bring neither a sale nor a purchase, the game ends.
term-money = Money
term-money-help = What is in the purse, for everybody to see. It pays for goods, bids and taxes, there is no credit, and it counts as wealth at the end.
term-screen = Behind the screen
term-screen-help = How many goods a player has. What was bought everybody saw; the two goods dealt at the start only their owner knows. At the end they count as if sold in the best way.
term-seen = Goods that everybody saw
term-seen-help = What this player has certainly or probably behind the screen, because it was bought or exchanged in the open. A good discarded unseen may be one of them.
term-worth = What the posts are worth
term-worth-help = What these posts would bring if the game ended now: sets of different types in one colour, and majorities within each type. Another player’s purchase can lower it.
term-gain = What the post brings in all
term-gain-help = By how much the player’s posts would be worth more with it, as things stand now: from sets and from majorities together. Worth comparing with the bid.
term-value = Value
term-value-help = The large figure is what all your goods of this row or column bring when sold together; the small one, what they would bring with one more.
term-category = Luxury and basic goods
term-category-help = The two categories never mix in a cargo. Luxury goods have round colour signs and bring more per tile, basic goods have square ones. A number on water: it is on the river at this price; a screen: somebody has it; a cross: it is out of the game.

# The end of a match.
yz-standing = { $total ->
    [one] { $total } coin
   *[other] { $total } coins
}
yz-decided = { $winner_who ->
    [you] You were ahead of { $other }
   *[other] { $winner } was ahead of { $other }
} by { $margin }: { $parts }.
yz-decided-part = { $sign ->
    [1] +{ $amount }
   *[other] −{ $amount }
} from { $source ->
    [money] money
    [sets] sets of posts
    [majorities] majorities
    [liquidity] liquidity cards
   *[goods] goods
}
# The reader's own place, from 2.
yz-decided-place = You came { $place ->
    [2] second
    [3] third
   *[other] fourth
}, { $behind } behind the winner.
yz-decided-tie = { $names } have equally much: { $total }.
