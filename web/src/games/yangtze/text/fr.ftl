# Ce que dit le dessin de Yangtze, à côté des mots du jeu lui-même.

yz-thrones = Trônes
yz-emperors-left = { $count ->
    [0] Le dernier empereur a abdiqué.
    [one] Il reste un empereur à venir : la partie finira avec lui.
   *[other] Il reste { $count } empereurs à venir.
}
yz-emperors-all = Les douze empereurs
yz-choose-emperor = Choisir { $emperor }
yz-throne-empty = Le trône { $throne } est vide.
yz-emperor-where = { $throne ->
    [0] Encore dans le sac.
   *[other] Sur le trône { $throne }.
}
yz-optional = Chacun peut refuser.
yz-compulsory = Personne ne peut refuser.
yz-river = Le fleuve
yz-source = Source
yz-shanghai = Shanghai
yz-choose-good = Choisir { $good }
yz-at-place = { $good }, emplacement { $place }, prix { $price }.
yz-gap = L’emplacement { $place } est vide.
yz-bag = Dans le sac : { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}, { $posts ->
    [one] { $posts } comptoir
   *[other] { $posts } comptoirs
}, { $emperors ->
    [one] { $emperors } empereur
   *[other] { $emperors } empereurs
}.
yz-idle = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} de suite sans vente ni achat : à { $limit }, la partie finit.

# Joueurs
yz-on-turn = à son tour
yz-deciding = décide
yz-money = Argent : { $amount }
yz-goods-count = { $count ->
    [0] aucune marchandise
    [one] 1 marchandise
   *[other] { $count } marchandises
}
yz-said = { $text }.
yz-posts = Comptoirs
yz-post = { $post } (comptoir { $colour })
yz-prize = Prime de majorité en l’état : { $amount }
yz-posts-worth = { $total ->
    [0] Les comptoirs ne comptent encore rien.
   *[other] Comptoirs en l’état : { $total } (séries { $sets }, majorités { $prizes })
}
yz-cards-held = { $cards ->
    [none] Plus aucune carte.
   *[other] Cartes : { $cards }
}
yz-card-held = { $card }
yz-card-played = { $card } : jouée
yz-seen = Marchandises que tous ont vues : { $count }
yz-known = Là à coup sûr :
yz-uncertain = Là, sauf défausse cachée :
yz-signed = { $sign ->
    [0] 0
    [1] +{ $amount }
   *[other] { $amount }
}

# Enchère
yz-auction = Aux enchères : { $post } (comptoir { $colour })
yz-no-bid-yet = Personne n’a encore misé. Le minimum est de { $minimum }.
yz-highest = { $who ->
    [you] est votre mise, la plus haute
   *[other] est la mise de { $name }
}
yz-worth = { $gain ->
    [0] En l’état, ce comptoir ne vous rapporterait rien à la fin.
   *[other] En l’état, ce comptoir vous rapporterait { $gain } à la fin : { $sets } par les séries, { $prizes } par les majorités.
}
yz-bidders = Qui mise, et ce que le comptoir rapporterait à chacun
yz-sets = séries
yz-majorities = majorités
yz-worth-short = ensemble
yz-bidder-leads = en tête
yz-bidder-passed = sorti
yz-bidder-speaks = doit parler
yz-bidder-in = en lice
yz-bid = Miser
yz-bid-amount = Miser { $amount }
yz-bid-own = Un montant de votre choix, de { $minimum } à { $maximum }
yz-bid-range = { $minimum } à { $maximum }
yz-bid-whole = { $typed ->
    [none] Indiquez combien vous misez, en nombre entier.
   *[other] « { $typed } » n’est pas un nombre entier : écrivez seulement des chiffres, par exemple 12.
}
yz-bid-outside = Vous pouvez miser de { $minimum } à { $maximum }.
yz-no-auction = Il n’y a pas d’enchère en ce moment.

# Empereur à l’œuvre
yz-order = { $copied ->
    [yes] { $emperor }, imité
   *[no] { $emperor }
}
yz-order-now = { $name } obéit en ce moment.
yz-order-then = Ensuite : { $names }.
yz-tax-due = { $name } doit un impôt de { $tax } et ne peut pas encore le payer.
yz-carry-out = Obéir
yz-decline = Refuser
yz-pay-less = Payer ce que vous avez
yz-no-order = Aucun empereur ne vous demande rien.

# Marchandises
yz-own-goods = { $count ->
    [0] Vous n’avez pas de marchandises
    [one] Votre marchandise
   *[other] Vos { $count } marchandises
}
yz-best-sale = Vendues au mieux, elles rapporteraient { $value } maintenant
yz-luxury = Marchandises de luxe
yz-basic = Marchandises de base
yz-value = Valeur
yz-where = { $at ->
    [river] Sur le fleuve, prix { $price }
    [sold] Vendue
    [other] Chez { $name }
   *[unseen] Pas encore vue
}
yz-sell-line = Vendre { $line }, { $count ->
    [one] { $count } jeton
   *[other] { $count } jetons
}, pour { $value }
yz-line-value = { $more ->
    [none] { $line } : { $value }.
   *[other] { $line } : { $value } ; avec un jeton de plus { $more }.
}
yz-one-more = avec un jeton de plus
yz-sell-help = Pour vendre une ligne ou une colonne, choisissez sa valeur ; pour une partie, des jetons.
yz-sell-chosen = { $count ->
    [one] Vendre ce jeton pour { $value }
   *[other] Vendre ces { $count } jetons pour { $value }
}
yz-no-cargo = Ces marchandises ne forment pas une cargaison.
yz-put-back = Reposer

# Cartes
yz-own-cards = Vos cartes
yz-played = Jouée.
yz-not-asked = Quand ce sera à vous de décider.
yz-effect-buy_two = Achetez deux marchandises à ce tour au lieu d’une.
yz-effect-sell_any_time = Vendez une cargaison.
yz-effect-free_good = Une marchandise que vous achetez ne coûte rien.
yz-effect-liquidity_10 = Gagnez 10.
yz-effect-liquidity_15 = Gagnez 15.
yz-effect-liquidity_20 = Gagnez 20.
yz-when-buy_two = À votre tour, avant d’acheter.
yz-when-sell_any_time = Chaque fois que vous décidez sans pouvoir vendre autrement.
yz-when-free_good = À votre tour, avec un achat.
yz-when-liquidity_10 = Chaque fois que vous décidez. Vaut 30 à la fin si vous la gardez.
yz-when-liquidity_15 = Chaque fois que vous décidez. Vaut 30 à la fin si vous la gardez.
yz-when-liquidity_20 = Chaque fois que vous décidez. Vaut 30 à la fin si vous la gardez.

# Passer
yz-pass = { $phase ->
    [trade] Ne rien acheter
    [second] Pas de second achat
   *[other] Passer
}
yz-no-pass = Vous ne pouvez pas passer maintenant.
yz-not-your-word = Ce n’est pas à vous de décider.

# La liste des actions
yz-heading-sell = Vendre
yz-heading-buy = Acheter
yz-heading-card = Cartes
yz-heading-bid = Miser
yz-heading-other = Autres

# Décompte final
yz-reckoning = Décompte final
yz-reckon-all = Tout montrer
yz-so-far = jusque-là
yz-so-far-help = En petits chiffres : ce que chacun possède alors.
yz-last-sales = Les marchandises restantes, vendues au mieux
yz-source-money = Argent
yz-source-goods = Marchandises
yz-source-green = Comptoirs verts de types différents
yz-source-brown = Comptoirs bruns de types différents
yz-source-wharf = Majorité des quais
yz-source-warehouse = Majorité des entrepôts
yz-source-teahouse = Majorité des maisons de thé
yz-source-workshop = Majorité des ateliers
yz-source-liquidity = Cartes liquidité gardées
yz-source-total = Richesse

# Ce qu’il faut choisir ensuite, avec ce qu’il faut savoir pour cela.
yz-ask-trade = { $two ->
    [yes] Vous avez { $money } pour deux marchandises : vendez si vous voulez, puis choisissez la première barque.
   *[no] À vous, avec { $money } en main : vendez si vous voulez, puis choisissez une barque, ou n’achetez rien.
}
yz-ask-second = Il vous reste { $money } pour la seconde marchandise : choisissez une barque, ou arrêtez là.
yz-ask-bid = { $post } ({ $gain ->
    [0] ne vous rapporte rien en l’état
   *[other] +{ $gain } pour vous
}{ $highest ->
    [0] ) : misez, ou passez ?
   *[other] ). { $bidder } mise { $highest } : davantage, ou passez-vous ?
}
yz-ask-bid_more = Combien misez-vous ?
yz-ask-sell = { $optional ->
    [yes] L’empereur vous laisse vendre une cargaison : choisissez sa valeur, ou refusez.
   *[no] L’empereur l’ordonne : vendez une cargaison, choisissez sa valeur.
}
yz-offer = { $card } pour { $price }
yz-ask-buy_back = { $cards ->
    [none] L’empereur vous laisse racheter une carte, mais vous n’avez que { $money }{ $more ->
        [yes] { " " }: jouez une carte pour avoir plus, ou refusez.
       *[no] , c’est trop peu : refusez.
    }
   *[other] L’empereur vous laisse racheter une carte ({ $cards }), et vous avez { $money } : choisissez-la{ $optional ->
        [yes] , ou refusez.
       *[no] .
    }
}
yz-ask-exchange = { $optional ->
    [yes] L’empereur vous laisse échanger une marchandise : choisissez une des vôtres, puis une du fleuve, ou refusez.
   *[no] L’empereur l’ordonne : échangez une marchandise, choisissez une des vôtres, puis une du fleuve.
}
yz-ask-discard = { $optional ->
    [yes] L’empereur vous laisse défausser une marchandise, à l’insu des autres : choisissez-la, ou refusez.
   *[no] L’empereur l’ordonne : choisissez la marchandise que vous défaussez, à l’insu des autres.
}
yz-ask-copy = { $optional ->
    [yes] L’empereur vous laisse suivre, vous seul, l’ordre d’un autre : choisissez-le sur son trône, ou refusez.
   *[no] L’empereur l’ordonne : choisissez-en un autre sur son trône, dont vous seul suivez l’ordre.
}
yz-ask-carry_out = { $order }{ $emperor ->
    [tax_goods] , et vous en avez { $goods }
    [tax_money] , et vous avez { $money }
    [tax_posts] , et vous en avez { $posts }
   *[other] { "" }
}. { $first ->
    [sell] Obéir, ou d’abord vendre une cargaison avec votre carte ?
   *[nothing] Obéir ?
}
yz-ask-pay = Vous devez un impôt de { $tax } et avez { $money } : jouez des cartes liquidité jusqu’à pouvoir payer.
yz-ask-free = Choisissez la barque que vous prenez sans payer.
yz-ask-sell_any_time = Choisissez la valeur de la cargaison à vendre, ou des jetons.
yz-ask-taken = Choisissez maintenant la marchandise du fleuve que vous prenez à la place.
