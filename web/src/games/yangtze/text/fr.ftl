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
# Sous l’image d’un trône, où un mot ou deux doivent suffire.
yz-throne-gain_wharf = Quais
yz-throne-gain_warehouse = Entrepôts
yz-throne-gain_teahouse = Maisons de thé
yz-throne-gain_workshop = Ateliers
yz-throne-tax_money = Argent
yz-throne-tax_goods = Marchan{ "\u00AD" }dises
yz-throne-tax_posts = Comptoirs
yz-throne-discard = Défausse
yz-throne-sell = Vente
yz-throne-buy_back = Rachat
yz-throne-exchange = Échange
yz-throne-copy = Copie
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
}.
yz-idle = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
} de suite sans vente ni achat : à { $limit }, la partie finit.

# Joueurs
yz-on-turn = { $who ->
    [you] à vous de jouer
   *[other] c’est son tour
}
yz-deciding = { $who ->
    [you] à vous de décider
   *[other] décide
}
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
    [0] Comptoirs : rien encore
   *[other] { $over ->
        [yes] Comptoirs : { $total }
       *[no] Comptoirs : { $total } si tout s’arrêtait là
    }
}
yz-posts-detail = Comptoirs, si la partie s’arrêtait maintenant : séries { $sets } et majorités { $prizes }, soit { $total }
yz-sets-worth = Types différents d’une même couleur, en l’état : { $amount }
yz-cards-held = { $cards ->
    [none] Plus aucune carte.
   *[other] Cartes : { $cards }
}
yz-card-held = { $card }
yz-card-played = { $card } : jouée
yz-known = Là à coup sûr :
yz-uncertain = Là, sauf défausse cachée :
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

# Ce qu’un empereur n’a fait à personne, sur une seule ligne du journal.
yz-nothing = Sans effet : { $names }.

# Enchère
# Plusieurs mises, sur une seule ligne du journal.
yz-bids = { $count } mises, jusqu’à { $amount } : { $names }.
yz-stage = Sous le marteau
yz-from = à partir de { $minimum }
yz-knocked-down = { $who ->
    [you] À vous pour { $price } !
   *[other] { $name } l’obtient pour { $price }
}
yz-paddle = Mise : { $amount }
yz-auction = Aux enchères : { $post } (comptoir { $colour })
yz-no-bid-yet = Personne n’a encore misé. Le minimum est de { $minimum }.
yz-highest = { $who ->
    [you] est votre mise, la plus haute
   *[other] mise de { $name }
}
yz-worth = { $gain ->
    [0] En l’état, il n’ajouterait rien à vos comptoirs.
   *[other] En l’état, ce comptoir vous rapporterait { $gain } à la fin : { $sets } par les séries, { $prizes } par les majorités.
}
yz-cash-first = Mais une carte liquidité vous apporte de l’argent aussitôt.
yz-bidders = Qui mise, et ce que le comptoir rapporterait à chacun
yz-sets = séries
yz-majorities = majorités
yz-worth-short = en tout
yz-bidder-leads = en tête
yz-bidder-passed = sorti
yz-bidder-speaks = { $who ->
    [you] à vous de parler
   *[other] à lui de parler
}
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
# Sous une valeur : ce qu’elle serait avec un jeton de plus.
yz-one-more-short = → { $value }
yz-one-more-row = → un de plus
yz-player-details = En savoir plus sur { $name }
yz-posts-short = comptoirs
yz-winner = vainqueur
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
yz-effect-free_good = Une marchandise achetée ne coûte rien.
yz-effect-liquidity_10 = Gagnez 10, ou gardez-la : elle vaut 30 à la fin.
yz-effect-liquidity_15 = Gagnez 15, ou gardez-la : elle vaut 30 à la fin.
yz-effect-liquidity_20 = Gagnez 20, ou gardez-la : elle vaut 30 à la fin.
yz-when-buy_two = À votre tour, avant d’acheter.
yz-when-sell_any_time = Chaque fois que vous décidez sans pouvoir vendre autrement.
yz-when-free_good = À votre tour, avec un achat.
yz-when-liquidity_10 = Chaque fois que vous décidez.
yz-when-liquidity_15 = Chaque fois que vous décidez.
yz-when-liquidity_20 = Chaque fois que vous décidez.

# Passer
yz-pass = { $phase ->
    [trade] Ne rien acheter
    [second] Pas de second achat
   *[other] Passer
}
yz-no-pass = Vous ne pouvez pas passer maintenant.
# Ce qui empêche de choisir autre chose.
yz-not-now = { $phase ->
    [bid] Pas maintenant : une enchère est en cours.
    [bid_more] Pas maintenant : une enchère est en cours.
    [trade] { "" }
    [second] { "" }
   *[other] Pas maintenant : un empereur a donné un ordre.
}
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
yz-source-brown = Comptoirs marron de types différents
yz-source-wharf = Majorité des quais
yz-source-warehouse = Majorité des entrepôts
yz-source-teahouse = Majorité des maisons de thé
yz-source-workshop = Majorité des ateliers
yz-source-liquidity = Cartes liquidité gardées
yz-source-total = Fortune
yz-category-money = Argent
yz-category-sets = Séries
yz-category-majorities = Majorités
yz-category-liquidity = Liquidité
yz-category-goods = Marchandises

# Ce qu’il faut choisir ensuite, avec ce qu’il faut savoir pour cela.
yz-ask-trade = { $two ->
    [yes] Vous avez { $money } pour deux marchandises : { $sells ->
        [yes] vendez si vous voulez, puis choisissez la première barque.
       *[no] choisissez la première barque.
    }
   *[no] À vous, avec { $money } en main : { $sells ->
        [yes] vendez si vous voulez, puis choisissez une barque, ou n’achetez rien.
       *[no] choisissez une barque, ou n’achetez rien.
    }
}
yz-ask-second = Il vous reste { $money } pour la seconde marchandise : choisissez une barque, ou arrêtez là.
yz-ask-bid = { $post } ({ $gain ->
    [0] il n’ajouterait rien à vos comptoirs en l’état
   *[other] +{ $gain } pour vous
}{ $highest ->
    [0] ) : misez-vous, ou passez-vous ?
   *[other] ). { $bidder } mise { $highest } : surenchérir, ou passer ?
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
    [yes] Choisissez l’empereur d’un autre trône : vous exécutez son ordre, vous et personne d’autre. Ou refusez.
   *[no] Choisissez l’empereur d’un autre trône : vous exécutez son ordre, vous et personne d’autre.
}
yz-ask-carry_out = { $order }{ $emperor ->
    [tax_goods] , et vous avez { $goods ->
        [one] { $goods } marchandise
       *[other] { $goods } marchandises
    }
    [tax_money] , et vous avez { $money }
    [tax_posts] , et vous avez { $posts ->
        [one] { $posts } comptoir
       *[other] { $posts } comptoirs
    }
   *[other] { "" }
}. { $first ->
    [sell] Obéir, ou d’abord vendre une cargaison avec votre carte ?
   *[nothing] Obéir ?
}
yz-ask-pay = Vous devez un impôt de { $tax } et avez { $money } : jouez des cartes liquidité jusqu’à pouvoir payer.
yz-ask-buy_two = Jouez la carte, ou choisissez tout de suite la première des deux barques : la carte sera jouée aussi.
yz-ask-free = Choisissez la barque que vous prenez sans payer.
yz-ask-sell_any_time = Choisissez la valeur de la cargaison à vendre, ou des jetons.
yz-ask-taken = Choisissez maintenant la marchandise du fleuve que vous prenez à la place.

# Le glossaire : chaque terme et son explication.
term-good = Une marchandise
term-good-help = Chaque marchandise est unique : une sorte dans une couleur. Celles qu’on achète passent derrière l’écran. Celles d’une même catégorie qui partagent la sorte ou la couleur se vendent ensemble, et une grosse cargaison vaut plus par jeton.
term-place = Un emplacement du fleuve
term-place-help = Le prix baisse de la source à Shanghai. Un achat laisse un vide, et les marchandises en amont descendent quand on pioche la suivante.
term-post = Un comptoir
term-post-help = Mis aux enchères dès qu’il est pioché. À la fin, des types différents d’une même couleur forment une série (15, 30, 50), et chaque type rapporte 30 et 15 à ceux qui ont le plus de comptoirs. À égalité, le comptoir qui a le moins de points l’emporte.
term-emperor = Un empereur
term-emperor-help = Chacun exécute son ordre, à commencer par le joueur dont c’est le tour. Dès que le douzième et dernier abdique, la partie s’arrête.
term-card = Une carte spéciale
term-card-help = Se joue une fois. Une carte de liquidité rapporte sa somme à n’importe laquelle de vos décisions ; non jouée, elle vaut 30 à la fin. Les autres ne valent alors rien.
term-player = Un joueur
term-player-help = L’argent, les cartes et les comptoirs sont publics, de même que le nombre de marchandises derrière l’écran. Restent secrets les deux marchandises du début et ce qui a été défaussé.
term-bid = Une enchère
term-bid-help = Chaque enchère dépasse la précédente, dans la limite de ce que vous possédez. Qui passe est hors de cette vente.
term-cargo = Une cargaison
term-cargo-help = Une ou plusieurs marchandises d’une même catégorie, luxe ou base, qui partagent la sorte ou la couleur. Ce qui est vendu quitte la partie.
term-majority = Les majorités
term-majority-help = Pour chaque type de comptoir, quelle que soit la couleur, celui qui en a le plus reçoit 30 et le deuxième 15 ; à égalité, le comptoir qui a le moins de points l’emporte. Un type à propriétaire unique ne paie pas de second prix.
term-set = Les séries
term-set-help = Deux types différents parmi vos comptoirs verts valent 15, trois 30, quatre 50 ; de même pour vos comptoirs marron.
term-throne = Les trônes
term-throne-help = Les empereurs piochés occupent les trônes 1 à 12 dans l’ordre. On y voit où en est la partie.
term-decree = L’ordre de l’empereur
term-decree-help = Le rouleau fait le tour de la table, à partir du joueur dont c’est le tour. Chacun exécute l’ordre en entier avant que le suivant commence. Un point d’interrogation sur un trône signifie que chacun peut refuser.
term-bag = Le sac
term-bag-help = Après un achat, on y pioche des jetons jusqu’à ce que vienne une marchandise. Un comptoir pioché en chemin est aussitôt mis aux enchères, un empereur aussitôt obéi. S’il y reste peu d’empereurs, la fin est proche.
term-idle = Les tours sans commerce
term-idle-help = Si autant de tours d’affilée qu’il y a de joueurs se passent sans vente ni achat, la partie s’arrête.
term-money = L’argent
term-money-help = Ce que contient la bourse, au vu de tous. Il paie les marchandises, les mises et les impôts, sans crédit possible, et compte dans la fortune à la fin.
term-screen = Derrière l’écran
term-screen-help = Le nombre de marchandises d’un joueur. Tous ont vu ce qu’il a acheté ; les deux marchandises du début, lui seul les connaît. À la fin, elles comptent comme vendues au mieux.
term-seen = Les marchandises que tous ont vues
term-seen-help = Ce que ce joueur a sûrement ou probablement derrière son écran, car il l’a acheté ou échangé à découvert. Une marchandise défaussée en secret peut en faire partie.
term-worth = La valeur des comptoirs
term-worth-help = Ce que ces comptoirs rapporteraient si la partie s’arrêtait maintenant : les séries de types différents d’une même couleur, et les majorités dans chaque type. L’achat d’un autre joueur peut la faire baisser.
term-gain = Ce que le comptoir rapporte en tout
term-gain-help = De combien il augmenterait la valeur des comptoirs du joueur, en l’état actuel : séries et majorités réunies. À comparer avec la mise.
term-value = La valeur
term-value-help = Le grand chiffre est ce que rapportent toutes vos marchandises de cette ligne ou colonne vendues ensemble ; le petit, ce qu’elles rapporteraient avec une de plus.
term-category = Luxe et base
term-category-help = Les deux catégories ne se mélangent jamais dans une cargaison. Les marchandises de luxe ont des signes de couleur ronds et rapportent plus par jeton, celles de base des signes carrés. Un nombre sur l’eau : elle est sur le fleuve à ce prix ; un paravent : quelqu’un l’a ; une croix : elle a quitté la partie.

# La fin d’une partie.
yz-standing = { $total ->
    [one] { $total } pièce
   *[other] { $total } pièces
}
yz-decided = { $winner_who ->
    [you] Vous finissez devant { $other }
   *[other] { $winner } finit devant { $other }
}, avec { $margin } de plus : { $parts }.
yz-decided-part = { $sign ->
    [1] +{ $amount }
   *[other] −{ $amount }
} { $source ->
    [money] en argent
    [sets] en séries de comptoirs
    [majorities] en majorités
    [liquidity] en cartes liquidité
   *[goods] en marchandises
}
# La place du lecteur, à partir de 2.
yz-decided-place = Vous finissez { $place ->
    [2] deuxième
    [3] troisième
   *[other] quatrième
}, à { $behind } du vainqueur.
yz-decided-tie = À égalité, avec { $total } : { $names }.
