title = Yangtze
blurb = Achetez des marchandises sur le fleuve, vendez-les en riches cargaisons, enchérissez pour des comptoirs, et soyez le plus fortuné quand le dernier empereur abdique.

# Options
option-first_player = Premier joueur
option-first_player-help = Qui commence. Si personne n’est désigné, le hasard décide.
option-prices = Prix sur le fleuve
option-prices-help = Ce que coûtent les marchandises aux huit emplacements, de l’amont à Shanghai.
option-basic_values = Cargaisons de base
option-basic_values-help = Ce que rapportent les cargaisons de 1 à 6 marchandises de base. Si une marchandise seule rapporte moins que le prix à Shanghai, le fleuve s’enlise.
option-luxury_values = Cargaisons de luxe
option-luxury_values-help = Ce que rapportent les cargaisons de 1 à 5 marchandises de luxe.
option-post_dots = Comptoirs verts
option-post_dots-help = Les deux nombres de points qui sont verts dans chaque type de comptoir ; les trois autres sont marron.
option-minimum_bid = Mise minimale
option-minimum_bid-help = La plus petite mise qui ouvre l’enchère d’un comptoir.
option-discard_starting = Défausse des marchandises de départ
option-discard_starting-help = Quand un empereur fait défausser une marchandise, ce peut être l’une de celles distribuées au départ. Sinon, on ne peut que les vendre ou les échanger.
option-optional_emperors = Empereurs facultatifs
option-optional_emperors-help = Les empereurs dont chacun peut refuser l’ordre.
option-optional_emperors-gain_wharf = Revenu des quais
option-optional_emperors-gain_warehouse = Revenu des entrepôts
option-optional_emperors-gain_teahouse = Revenu des maisons de thé
option-optional_emperors-gain_workshop = Revenu des ateliers
option-optional_emperors-tax_money = Impôt sur l’argent
option-optional_emperors-tax_goods = Impôt sur les marchandises
option-optional_emperors-tax_posts = Impôt sur les comptoirs
option-optional_emperors-discard = Défausser une marchandise
option-optional_emperors-sell = Vendre une cargaison
option-optional_emperors-buy_back = Racheter une carte liquidité
option-optional_emperors-exchange = Échanger une marchandise
option-optional_emperors-copy = Copier un empereur
caution-stalled-river = Une marchandise de base seule rapporte { $single }, moins que les { $cheapest } que coûte la moins chère : qui n’a plus d’argent risque de ne jamais repartir, et le fleuve de s’arrêter.

# Choses
good-silk-crimson = la soie cramoisie
good-silk-azure = la soie azur
good-silk-gold = la soie dorée
good-silk-emerald = la soie émeraude
good-silk-violet = la soie violette
good-jade-crimson = le jade cramoisi
good-jade-azure = le jade azur
good-jade-gold = le jade doré
good-jade-emerald = le jade émeraude
good-jade-violet = le jade violet
good-porcelain-crimson = la porcelaine cramoisie
good-porcelain-azure = la porcelaine azur
good-porcelain-gold = la porcelaine dorée
good-porcelain-emerald = la porcelaine émeraude
good-porcelain-violet = la porcelaine violette
good-lacquer-crimson = la laque cramoisie
good-lacquer-azure = la laque azur
good-lacquer-gold = la laque dorée
good-lacquer-emerald = la laque émeraude
good-lacquer-violet = la laque violette
good-pearls-crimson = les perles cramoisies
good-pearls-azure = les perles azur
good-pearls-gold = les perles dorées
good-pearls-emerald = les perles émeraude
good-pearls-violet = les perles violettes
good-rice-rose = le riz rose
good-rice-sky = le riz bleu ciel
good-rice-sand = le riz sable
good-rice-mint = le riz menthe
good-rice-lilac = le riz lilas
good-rice-grey = le riz gris
good-tea-rose = le thé rose
good-tea-sky = le thé bleu ciel
good-tea-sand = le thé sable
good-tea-mint = le thé menthe
good-tea-lilac = le thé lilas
good-tea-grey = le thé gris
good-salt-rose = le sel rose
good-salt-sky = le sel bleu ciel
good-salt-sand = le sel sable
good-salt-mint = le sel menthe
good-salt-lilac = le sel lilas
good-salt-grey = le sel gris
good-cotton-rose = le coton rose
good-cotton-sky = le coton bleu ciel
good-cotton-sand = le coton sable
good-cotton-mint = le coton menthe
good-cotton-lilac = le coton lilas
good-cotton-grey = le coton gris
good-bamboo-rose = le bambou rose
good-bamboo-sky = le bambou bleu ciel
good-bamboo-sand = le bambou sable
good-bamboo-mint = le bambou menthe
good-bamboo-lilac = le bambou lilas
good-bamboo-grey = le bambou gris
good-fish-rose = le poisson rose
good-fish-sky = le poisson bleu ciel
good-fish-sand = le poisson sable
good-fish-mint = le poisson menthe
good-fish-lilac = le poisson lilas
good-fish-grey = le poisson gris
line-silk = soie
line-jade = jade
line-porcelain = porcelaine
line-lacquer = laque
line-pearls = perles
line-rice = riz
line-tea = thé
line-salt = sel
line-cotton = coton
line-bamboo = bambou
line-fish = poisson
line-crimson = cramoisi
line-azure = azur
line-gold = doré
line-emerald = émeraude
line-violet = violet
line-rose = rose
line-sky = ciel
line-sand = sable
line-mint = menthe
line-lilac = lilas
line-grey = gris
type-wharf = quai
type-warehouse = entrepôt
type-teahouse = maison de thé
type-workshop = atelier
post-wharf-1 = le quai 1
post-wharf-2 = le quai 2
post-wharf-3 = le quai 3
post-wharf-4 = le quai 4
post-wharf-5 = le quai 5
post-warehouse-1 = l’entrepôt 1
post-warehouse-2 = l’entrepôt 2
post-warehouse-3 = l’entrepôt 3
post-warehouse-4 = l’entrepôt 4
post-warehouse-5 = l’entrepôt 5
post-teahouse-1 = la maison de thé 1
post-teahouse-2 = la maison de thé 2
post-teahouse-3 = la maison de thé 3
post-teahouse-4 = la maison de thé 4
post-teahouse-5 = la maison de thé 5
post-workshop-1 = l’atelier 1
post-workshop-2 = l’atelier 2
post-workshop-3 = l’atelier 3
post-workshop-4 = l’atelier 4
post-workshop-5 = l’atelier 5
colour-green = vert
colour-brown = marron
card-buy_two = Achat double
card-sell_any_time = Vente à tout moment
card-free_good = Marchandise gratuite
card-liquidity_10 = Liquidité 10
card-liquidity_15 = Liquidité 15
card-liquidity_20 = Liquidité 20
emperor-gain_wharf = revenu des quais
emperor-gain_warehouse = revenu des entrepôts
emperor-gain_teahouse = revenu des maisons de thé
emperor-gain_workshop = revenu des ateliers
emperor-tax_money = impôt sur l’argent
emperor-tax_goods = impôt sur les marchandises
emperor-tax_posts = impôt sur les comptoirs
emperor-discard = défausser une marchandise
emperor-sell = vendre une cargaison
emperor-buy_back = racheter une carte liquidité
emperor-exchange = échanger une marchandise
emperor-copy = copier un empereur
order-gain_wharf = chacun gagne 2 par quai
order-gain_warehouse = chacun gagne 2 par entrepôt
order-gain_teahouse = chacun gagne 2 par maison de thé
order-gain_workshop = chacun gagne 2 par atelier
order-tax_money = chacun paie 1 par dizaine complète d’argent
order-tax_goods = chacun paie 1 par marchandise
order-tax_posts = chacun paie 1 par comptoir
order-discard = chacun défausse une marchandise face cachée
order-sell = chacun peut vendre une cargaison
order-buy_back = chacun peut racheter à sa valeur une carte liquidité jouée
order-exchange = chacun peut échanger une marchandise contre une du fleuve
order-copy = chacun exécute l’ordre d’un autre empereur
reason-emperors = le dernier empereur a abdiqué
reason-all_passed = plus personne ne voulait commercer

# Ce qui est demandé.
ask-first_player = Qui commence ?
ask-draw_good = Quel jeton est tiré ?
ask-deal_good = Quelle marchandise est distribuée ?
ask-buy_two = À vous : vendez des cargaisons, puis achetez une marchandise, ou passez.
ask-buy = Quelle seconde marchandise achetez-vous ?
ask-bid = Combien misez-vous ? Tout montant convient : bid amount=…
ask-bid_more = Combien exactement ?
ask-sell = Quelle cargaison vendez-vous ?
ask-buy_back = Quelle carte liquidité rachetez-vous ?
ask-exchange = Quelle marchandise échangez-vous, et contre laquelle ?
ask-discard = Quelle marchandise défaussez-vous ?
ask-copy = Quel empereur copiez-vous ?
ask-carry_out = Exécuter l’ordre de l’empereur ?
ask-pay_less = Vous ne pouvez pas payer l’impôt. Que faites-vous ?

# Les actions, telles qu’on peut les choisir.
action-draw_good = { $good_name }
action-deal_good = { $good_name }
action-draw_post = Comptoir : { $post_name }
action-draw_emperor = Empereur : { $emperor_name }
action-first_player = { $seat_who ->
    [you] Vous commencez
   *[other] { $seat } commence
}
action-sell = Vendre { $goods_name } pour { $value }
action-sell_any_time = Jouer Vente à tout moment : { $goods_name } pour { $value }
action-buy = Acheter { $good_name } pour { $price } (emplacement { $place })
action-buy_free = Jouer Marchandise gratuite : prendre { $good_name } (emplacement { $place })
action-buy_two = Jouer Achat double
action-play_liquidity = Jouer { $card_name }
action-pass = Passer
action-bid = Miser { $amount }
action-bid_more = Miser { $at_least } ou plus …
action-carry_out = Continuer
action-decline = Refuser
action-pay_less = Payer ce que vous avez
action-buy_back = Racheter { $card_name } pour { $price }
action-exchange = Donner { $given_name }, prendre { $taken_name } (emplacement { $place })
action-discard = Défausser { $good_name }
action-copy = Copier : { $emperor_name }

# Quand il y a beaucoup d’actions, on choisit pas à pas ; ce qui est déjà choisi :
choice-kind = { $kind ->
    [sell] Vendre une cargaison …
    [sell_any_time] Jouer Vente à tout moment …
    [buy] Acheter une marchandise …
    [buy_free] Jouer Marchandise gratuite …
    [bid] Miser …
    [bid_more] Miser davantage …
    [exchange] Échanger …
    [play_liquidity] Jouer une carte liquidité …
   *[other] { $kind } …
}
choice-value = { $kind ->
    [sell_any_time] Jouer Vente à tout moment pour { $value } …
   *[other] Vendre une cargaison pour { $value } …
}
choice-given = Donner { $given_name } …

# Ce qui s’est passé.
event-river_filled = Emplacement { $place } : { $good_name }.
event-good_dealt = { $good ->
    [hidden] { $seat } tire une marchandise de départ.
   *[other] { $seat_who ->
        [you] Vous tirez { $good_name }.
       *[other] { $seat } tire { $good_name }.
    }
}
event-first_player = { $seat_who ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
event-sold = { $seat_who ->
    [you] Vous vendez { $goods_name } pour { $value }.
   *[other] { $seat } vend { $goods_name } pour { $value }.
}
event-card_played = { $seat_who ->
    [you] Vous jouez { $card_name }.
   *[other] { $seat } joue { $card_name }.
}
event-money_gained = { $seat_who ->
    [you] Vous gagnez { $amount }.
   *[other] { $seat } gagne { $amount }.
}
event-bought = { $free ->
    [yes] { $seat_who ->
        [you] Vous prenez { $good_name } sans payer.
       *[other] { $seat } prend { $good_name } sans payer.
    }
   *[no] { $seat_who ->
        [you] Vous achetez { $good_name } pour { $price }.
       *[other] { $seat } achète { $good_name } pour { $price }.
    }
}
event-turn_passed = { $seat_who ->
    [you] Vous passez.
   *[other] { $seat } passe.
}
event-second_declined = { $seat_who ->
    [you] Vous n’achetez pas de seconde marchandise.
   *[other] { $seat } n’achète pas de seconde marchandise.
}
event-good_drawn = Le fleuve apporte : { $good_name }.
event-post_drawn = Un comptoir est mis aux enchères : { $post_name }.
event-bid = { $seat_who ->
    [you] Vous misez { $amount }.
   *[other] { $seat } mise { $amount }.
}
event-bid_more = { $seat_who ->
    [you] Vous miserez { $at_least } ou plus.
   *[other] { $seat } misera { $at_least } ou plus.
}
event-bid_passed = { $forced ->
    [yes] { $seat_who ->
        [you] Vous ne pouvez pas miser.
       *[other] { $seat } ne peut pas miser.
    }
   *[no] { $seat_who ->
        [you] Vous quittez l’enchère.
       *[other] { $seat } quitte l’enchère.
    }
}
event-post_won = { $seat_who ->
    [you] Vous obtenez { $post_name } pour { $price }.
   *[other] { $seat } obtient { $post_name } pour { $price }.
}
event-post_unwanted = Personne ne mise pour { $post_name } : ce comptoir quitte la partie.
event-emperor_drawn = L’empereur { $throne } monte sur le trône : { $emperor_name }.
event-copied = { $seat_who ->
    [you] Vous copiez : { $emperor_name }.
   *[other] { $seat } copie : { $emperor_name }.
}
event-income = { $seat_who ->
    [you] Vous gagnez { $amount } pour { $posts ->
        [one] { $posts } comptoir
       *[other] { $posts } comptoirs
    }.
   *[other] { $seat } gagne { $amount } pour { $posts ->
        [one] { $posts } comptoir
       *[other] { $posts } comptoirs
    }.
}
event-tax_due = { $seat_who ->
    [you] Vous devez { $tax } : { $emperor ->
        [tax_money] 1 par dizaine complète de vos { $basis } d’argent
        [tax_goods] 1 par marchandise, et vous en avez { $basis }
       *[other] 1 par comptoir, et vous en avez { $basis }
    }.
   *[other] { $seat } doit { $tax } : { $emperor ->
        [tax_money] 1 par dizaine complète de { $basis } d’argent
        [tax_goods] 1 pour chaque marchandise ({ $basis })
       *[other] 1 pour chaque comptoir ({ $basis })
    }.
}
event-tax_paid = { $seat_who ->
    [you] Vous payez { $amount }.
   *[other] { $seat } paie { $amount }.
}
event-discarded = { $good ->
    [hidden] { $seat } défausse une marchandise face cachée.
   *[other] { $seat_who ->
        [you] Vous défaussez { $good_name }.
       *[other] { $seat } défausse { $good_name }.
    }
}
event-bought_back = { $seat_who ->
    [you] Vous rachetez { $card_name } pour { $price }.
   *[other] { $seat } rachète { $card_name } pour { $price }.
}
event-exchanged = { $seat_who ->
    [you] Vous échangez { $given_name } contre { $taken_name }.
   *[other] { $seat } échange { $given_name } contre { $taken_name }.
}
event-declined = { $seat_who ->
    [you] Vous refusez.
   *[other] { $seat } refuse.
}
event-no_effect = { $seat_who ->
    [you] Rien ne se passe pour vous.
   *[other] Rien ne se passe pour { $seat }.
}
event-game_over = La partie est finie : { $reason_name }.
event-wealth = { $seat_who ->
    [you] Votre fortune
   *[other] La fortune de { $seat }
} : { $total }, dont argent { $money }, marchandises { $goods }, comptoirs { $posts }, cartes liquidité { $liquidity }.

# La table dans le terminal.
table-river = FLEUVE
table-source = source
table-shanghai = Shanghai
table-gap = –
table-bag = Sac { $tokens } : marchandises { $goods }, comptoirs { $posts }, empereurs { $emperors }
table-thrones = Empereurs { $count } sur 12 :
table-thrones-none = aucun encore
table-player = Joueur
table-money = Argent
table-goods = March.
table-liquidity = Liquidité
table-cards = Cartes
table-posts = { $name } : { $posts } (valeur actuelle { $worth })
table-known = { $name }, marchandises connues : { $goods }
table-auction = ENCHÈRE
table-auction-post = { $post_name } (comptoir { $colour_name })
table-auction-open = personne n’a encore misé
table-auction-bid = { $amount } par { $bidder }
table-auction-worth = Ce comptoir vous rapporterait { $gain } en séries et majorités, dans l’état actuel.
table-instruction = EMPEREUR
table-tax = { $seat_who ->
    [you] Vous devez { $tax }.
   *[other] { $seat } doit { $tax }.
}
table-own = { $seat_who ->
    [you] Vos marchandises
   *[other] Les marchandises de { $seat }
}
table-own-none = aucune
table-own-best = vendues au mieux : { $value }
table-own-discarded = défaussées : { $goods }
table-luxury = luxe
table-basic = base
table-cargo = { $value }
table-cargo-more = { $value }, avec une de plus { $more }
table-idle = { $turns ->
    [one] { $turns } tour inactif d’affilée ; { $limit } terminent la partie.
   *[other] { $turns } tours inactifs d’affilée ; { $limit } terminent la partie.
}
table-reckoning = DÉCOMPTE
table-reckoning-money = Argent
table-reckoning-goods = March.
table-reckoning-green = Vert
table-reckoning-brown = Marron
table-reckoning-majorities = Majorités
table-reckoning-liquidity = Liquidité
table-reckoning-total = Fortune
table-reckoning-sale = { $seat_who ->
    [you] Votre dernière vente :
   *[other] La dernière vente de { $seat } :
}

# Refus
refusal-not-asked = Ce n’est pas ce qui se décide maintenant.
refusal-not-in-bag = Ce jeton n’est pas dans le sac.
refusal-not-a-cargo = Une marchandise seule se vend comme cargaison de sa sorte.
refusal-not-behind-screen = Tout cela n’est pas derrière votre écran.
refusal-starting-good = Marchandise reçue au départ : { $goods }. Dans cette partie, on ne défausse que ce qu’on a acheté ou échangé.
refusal-no-goods = Il n’y a rien à vendre derrière votre écran.
refusal-sales-closed = Les cargaisons se vendent avant le premier achat du tour.
refusal-gap = Il n’y a pas de marchandise à l’emplacement { $place }.
refusal-too-dear = La marchandise de l’emplacement { $place } coûte { $price }, et vous avez { $money }.
refusal-too-dear-card = Racheter la carte coûte { $price }, et vous avez { $money }.
refusal-card-played = La carte { $card } est déjà jouée.
refusal-card-not-played = La carte { $card } n’est pas encore jouée.
refusal-card-only-on-turn = { $card ->
    [buy_two] Achat double
   *[other] Marchandise gratuite
} ne se joue qu’en achetant à votre propre tour.
refusal-card-after-purchase = Achat double se joue avant le premier achat du tour.
refusal-card-sales-open = Vous pouvez vendre autant de cargaisons que vous voulez maintenant : Vente à tout moment sert à d’autres moments.
refusal-card-no-goods = Vente à tout moment demande une marchandise derrière votre écran.
refusal-card-speaking = Dites d’abord combien vous misez.
refusal-bid-too-low = Il faut miser { $minimum } ou plus.
refusal-bid-too-high = Vous avez { $money }, et la plus petite mise est { $minimum } : personne ne peut miser plus qu’il n’a.
refusal-copy-itself = Il ne peut pas se copier lui-même.
refusal-not-on-throne = Cet empereur n’est pas encore sur un trône.
refusal-compulsory = Cet ordre doit être exécuté.
refusal-liquidity-first = Tant que vous avez des cartes liquidité, il faut les jouer pour payer l’impôt.
refusal-goods-form = Une cargaison est une liste de marchandises, pas { $value }.
refusal-good-twice = Il n’y a qu’un seul jeton { $good }.
refusal-nothing-shared = Les marchandises d’une cargaison sont d’une seule catégorie et ont en commun la sorte ou la couleur ; ce n’est pas le cas de { $goods }.
refusal-no-step = Le pas suivant doit être { $minimum } plus { $step }, ou deux, quatre, huit fois … autant.
refusal-field-differs = Le champ « { $field } » vaut ici { $right }, pas { $value }.

# Pourquoi un conseil recommande une action.
why-majority = { $rank ->
    [1] Vous donne la majorité ({ $type_name }, +{ $change }).
   *[other] Vous donne la deuxième place ({ $type_name }, +{ $change }).
}
why-set = Vous donne { $types } types de comptoirs { $colour ->
    [green] verts
   *[brown] marron
} (+{ $change }).
why-rival_majority = Prive { $seat } de { $change } ({ $type_name }).
why-rival_bid = Empêche { $seat } d’obtenir { $change } ({ $type_name }).
why-sale = Vos marchandises rapporteraient { $change } de plus.
why-cargo = { $size ->
    [one] Commence une cargaison ({ $line_name }).
   *[other] Forme une cargaison de { $size } ({ $line_name }).
}
why-cash = Rapporte { $change } en argent.
why-kept = Vaut { $change } à la fin si vous la gardez.
why-purchases = Vous pourrez acheter deux marchandises ce tour-ci.
why-unplayed = Mais { $change } de moins à la fin que si vous gardez la carte.

# Ce contre quoi l’entraîneur met en garde.
risk-majority = Vous pourriez perdre { $change } ({ $type_name }).
risk-set = Vous pourriez perdre { $change } pour vos comptoirs { $colour ->
    [green] verts
   *[brown] marron
}.
risk-rival_majority = { $seat } pourrait gagner { $change } ({ $type_name }).
risk-sale = Vos marchandises rapporteraient { $change } de moins.
risk-cash = Vous auriez { $change } de moins en argent.
