title = Yellow & Yangtze
blurb = Menez cinq chefs à travers l’époque des royaumes combattants : fondez des États, fomentez des révoltes, survivez aux guerres, bâtissez des pagodes. Votre couleur la plus faible fait votre score.

# Options
option-board = Plateau
option-board-help = Le plateau de la partie : l’un de ceux du jeu, ou le texte d’un fichier de plateau.
option-board-two_rivers = Deux Fleuves, 163 cases
option-board-headwaters = Les Sources, 99 cases, pour deux joueurs
option-short = Partie courte
option-short-help = À deux joueurs : 24 tuiles restent hors du jeu, sans qu’on les voie.
option-refill = Qui pioche à la fin d’un tour
option-refill-help = Tout le monde complète sa main à six tuiles, ou seulement le joueur dont c’était le tour.
option-refill-everyone = tout le monde
option-refill-active = le joueur actif seulement
option-war_market = Marché après une guerre
option-war_market-help = Une tuile verte qui déclenche une guerre permet tout de même de prendre une tuile au marché, une fois la guerre finie. Sinon elle ne donne rien, comme dans l’édition de 2023.
option-last_tie = Égalité dans les quatre couleurs
option-last_tie-help = Ce qui départage des joueurs à égalité dans les quatre couleurs.
option-last_tie-shared = victoire partagée
option-last_tie-fewest_yellow = le moins de points jaunes l’emporte
option-stall_rounds = Tours de table sans pioche
option-stall_rounds-help = La partie s’arrête quand aucune tuile n’a été piochée pendant ce nombre de tours de table ; sans nombre, elle continue.
option-open_points = Points visibles
option-open_points-help = Les points de tous sont montrés pendant la partie, pas seulement les vôtres.
option-first_player = Premier joueur
option-first_player-help = Qui commence. Si personne n’est désigné, le hasard décide.

colour-black = noir
colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-yellow = jaune
role-black = gouverneur
role-red = soldat
role-green = négociant
role-blue = paysan
role-yellow = artisan
# Le signe d’une tuile dans le terminal.
sign-black = G
sign-red = S
sign-green = N
sign-blue = P
sign-yellow = A
# Les dynasties par l’initiale de leur signe : lion, taureau, archer, vase.
mark-0 = L
mark-1 = T
mark-2 = A
mark-3 = V

reason-bag_empty = il fallait piocher une tuile et le sac était vide
reason-stall = plus personne ne piochait de tuile

# Ce qui est demandé au lecteur.
ask-first_player = Qui commence ?
ask-draw_tile = Quelle tuile sort du sac ?
ask-position_leader = Que faites-vous ?
ask-pay = Combien de tuiles payez-vous ?
ask-replace = Échanger encore une tuile, ou piocher ?
ask-build_pagoda = Bâtir une pagode ?
ask-take_market = Prendre une tuile au marché ?
ask-place_tile = Poser encore une tuile bleue ?
ask-commit = Qu’engagez-vous dans la révolte ?
ask-support = Qui soutenez-vous dans la guerre ?
ask-choose_winner = Quel État l’emporte ?
ask-lose_tile = Quelle tuile rouge le vainqueur perd-il ?

# Actions, telles qu’on les choisit. Un champ qui nomme un joueur est accompagné de $…_who : « you » ou « other ».
# Les noms ne suivent jamais « de » : on ne saurait pas s’il faut élider.
action-first_player = { $seat_who ->
    [you] Vous commencez
   *[other] { $seat } commence
}
action-draw_tile = Une tuile { $colour ->
    [black] noire
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
}
action-position_leader = Chef { $colour_name } en { $space }
action-withdraw_leader = Retirer le chef { $colour_name }
action-place_tile = Tuile { $colour ->
    [black] noire
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
} en { $space }
action-riot = Émeute : retirer la tuile en { $space }
action-build_pagoda = { $from ->
    [none] Bâtir la pagode
   *[other] Déplacer la pagode
} { $colour ->
    [black] noire
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
} { $from ->
    [none] {""}
   *[other] { $from } {""}
}sur { $triangle }
action-replace = Échanger une tuile { $colour ->
    [black] noire
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
}
action-end_turn = Finir le tour
action-pay = { $tiles ->
    [1] Payer une tuile ; le chef hors du plateau remplace l’autre
   *[other] Payer deux tuiles
}
action-enough = Piocher les nouvelles tuiles
action-decline_pagoda = Pas de pagode
action-take_market = Prendre une tuile { $colour ->
    [black] noire
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
}
action-decline_market = Ne rien prendre
action-stop_chain = S’arrêter là
action-commit = { $leader ->
    [yes] { $tiles ->
        [0] Le chef seul
        [one] Le chef et { $tiles } tuile noire
       *[other] Le chef et { $tiles } tuiles noires
    }
   *[no] { $tiles ->
        [0] Rien
        [one] { $tiles } tuile noire
       *[other] { $tiles } tuiles noires
    }
}
action-support = { $side ->
    [0] État I
    [1] État II
   *[2] État III
} : { $leader ->
    [yes] { $tiles ->
        [0] le chef seul
        [one] le chef et { $tiles } tuile rouge
       *[other] le chef et { $tiles } tuiles rouges
    }
   *[no] { $tiles ->
        [one] { $tiles } tuile rouge
       *[other] { $tiles } tuiles rouges
    }
}
action-stand_aside = Ne soutenir personne
action-choose_winner = { $side ->
    [0] L’État I
    [1] L’État II
   *[2] L’État III
} l’emporte
action-lose_tile = La tuile rouge en { $space }

# Quand il y a beaucoup d’actions, on choisit pas à pas ; ce qui est déjà choisi :
choice-kind = { $kind ->
    [position_leader] Placer un chef …
    [withdraw_leader] Retirer un chef …
    [place_tile] Poser une tuile …
    [riot] Provoquer une émeute …
    [build_pagoda] Bâtir une pagode …
    [replace] Échanger des tuiles …
    [support] Soutenir un État …
    [commit] Engager …
   *[other] { $kind } …
}
choice-colour = { $kind ->
    [position_leader] Chef { $colour_name } en …
    [withdraw_leader] Retirer le chef { $colour_name } …
    [build_pagoda] Pagode ({ $colour_name }) sur …
    [place_tile] Tuile ({ $colour_name }) en …
   *[other] { $colour_name } …
}
choice-side = { $side ->
    [0] État I
    [1] État II
   *[2] État III
} …
choice-tiles = { $side ->
    [0] État I :
    [1] État II :
    [2] État III :
   *[hidden] {""}
} { $tiles ->
    [one] { $tiles } tuile …
   *[other] { $tiles } tuiles …
}
choice-triangle = Pagode ({ $colour_name }) sur { $triangle } …

# Événements, tels que le journal les raconte.
event-first_player = { $seat_who ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
event-tile_drawn = { $seat_who ->
    [you] Vous piochez
   *[other] { $seat } pioche
} une tuile{ $colour ->
    [hidden] {""}
    [black] {" "}noire
    [red] {" "}rouge
    [green] {" "}verte
    [blue] {" "}bleue
   *[yellow] {" "}jaune
}.
event-market_drawn = Une tuile { $colour ->
    [black] noire
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
} arrive au marché.
event-leader_placed = { $seat_who ->
    [you] Vous envoyez votre chef { $colour_name } en { $space }.
   *[other] { $seat } envoie son chef { $colour_name } en { $space }.
}
event-leader_moved = { $seat_who ->
    [you] Vous déplacez votre chef { $colour_name } : { $from } → { $space }.
   *[other] { $seat } déplace son chef { $colour_name } : { $from } → { $space }.
}
event-leader_withdrawn = { $seat_who ->
    [you] Vous retirez votre chef { $colour_name } ({ $space }).
   *[other] { $seat } retire son chef { $colour_name } ({ $space }).
}
event-leader_returned = { $seat_who ->
    [you] Vous devez retirer du plateau votre chef { $colour_name }, qui est en { $space }.
   *[other] { $seat } doit retirer du plateau son chef { $colour_name }, qui est en { $space }.
}
event-tile_placed = { $seat_who ->
    [you] Vous posez
   *[other] { $seat } pose
} une tuile { $colour ->
    [black] noire
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
} en { $space }.
event-states_united = { $count ->
    [2] Deux États n’en font plus qu’un.
   *[other] Trois États n’en font plus qu’un.
}
event-point = { $seat_who ->
    [you] Vous gagnez
   *[other] { $seat } gagne
} { $count ->
    [one] un point { $colour_name }
   *[other] { $count } points { $colour_name }s
}{ $cause ->
    [stand_in] {" "}grâce au chef noir
    [pagoda] {" "}grâce aux pagodes
   *[other] {""}
}.
event-pagoda_possible = Une pagode { $colour ->
    [black] noire
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
} est possible : { $triangles_name }.
event-pagoda_built = { $seat_who ->
    [you] Vous bâtissez
   *[other] { $seat } bâtit
} une pagode { $colour ->
    [black] noire
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
} sur { $triangle }.
event-pagoda_moved = { $seat_who ->
    [you] Vous déplacez
   *[other] { $seat } déplace
} une pagode { $colour ->
    [black] noire
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
} : { $from } → { $triangle }.
event-pagoda_lost = La pagode { $colour ->
    [black] noire
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
} sur { $triangle } est perdue.
event-pagoda_declined = { $seat_who ->
    [you] Vous ne bâtissez pas de pagode.
   *[other] { $seat } ne bâtit pas de pagode.
}
event-market_taken = { $seat_who ->
    [you] Vous prenez
   *[other] { $seat } prend
} une tuile { $colour ->
    [black] noire
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
} au marché.
event-market_declined = { $seat_who ->
    [you] Vous ne prenez rien au marché.
   *[other] { $seat } ne prend rien au marché.
}
event-chain_possible = Une autre tuile bleue peut suivre à côté de { $space }.
event-chain_ended = { $seat_who ->
    [you] Vous ne posez plus de tuile bleue.
   *[other] { $seat } ne pose plus de tuile bleue.
}
event-riot = { $seat_who ->
    [you] Votre émeute retire
   *[other] { $seat } provoque une émeute qui retire
} la tuile { $colour ->
    [black] noire
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
} en { $space }.
event-paid = { $seat_who ->
    [you] Vous payez
   *[other] { $seat } paie
} { $tiles ->
    [one] une tuile { $colour ->
        [blue] bleue
       *[green] verte
    } ; le chef hors du plateau remplace l’autre.
   *[other] deux tuiles { $colour ->
        [blue] bleues
       *[green] vertes
    }.
}
event-tile_replaced = { $seat_who ->
    [you] Vous échangez
   *[other] { $seat } échange
} une tuile{ $colour ->
    [hidden] {""}
    [black] {" "}noire
    [red] {" "}rouge
    [green] {" "}verte
    [blue] {" "}bleue
   *[yellow] {" "}jaune
}.
event-revolt_began = Révolte entre chefs { $colour_name }s : { $attacker_who ->
    [you] vous attaquez
   *[other] { $attacker } attaque
} en { $space } avec { $attack }, { $defender_who ->
    [you] vous défendez
   *[other] { $defender } défend
} en { $target } avec { $defence }.
event-committed = { $seat_who ->
    [you] Vous { $tiles ->
        [0] { $leader ->
            [yes] engagez le chef noir seul
           *[no] n’engagez rien
        }
        [one] engagez une tuile noire{ $leader ->
            [yes] {" "}et le chef noir
           *[no] {""}
        }
       *[other] engagez { $tiles } tuiles noires{ $leader ->
            [yes] {" "}et le chef noir
           *[no] {""}
        }
    }
   *[other] { $seat } { $tiles ->
        [0] { $leader ->
            [yes] engage le chef noir seul
           *[no] n’engage rien
        }
        [one] engage une tuile noire{ $leader ->
            [yes] {" "}et le chef noir
           *[no] {""}
        }
       *[other] engage { $tiles } tuiles noires{ $leader ->
            [yes] {" "}et le chef noir
           *[no] {""}
        }
    }
} : force { $strength }.
event-revolt_ended = { $winner_who ->
    [you] Vous remportez la révolte
   *[other] { $winner } remporte la révolte
} : attaque { $attack }, défense { $defence }{ $tie ->
    [yes] {" "}; l’égalité profite au défenseur.
   *[other] .
}
event-war_began = La tuile en { $space } déclenche une guerre ; tuiles rouges de chaque État : { $strengths_name }.
event-supported = { $seat_who ->
    [you] Vous soutenez
   *[other] { $seat } soutient
} { $side ->
    [0] l’État I
    [1] l’État II
   *[2] l’État III
} avec { $tiles ->
    [0] le chef rouge
    [one] une tuile rouge{ $leader ->
        [yes] {" "}et le chef rouge
       *[no] {""}
    }
   *[other] { $tiles } tuiles rouges{ $leader ->
        [yes] {" "}et le chef rouge
       *[no] {""}
    }
} : force { $strength }.
event-stood_aside = { $seat_who ->
    [you] Vous ne soutenez personne.
   *[other] { $seat } ne soutient personne.
}
event-war_tied = { $seat_who ->
    [you] Égalité à { $strength } : à vous de choisir le vainqueur.
   *[other] Égalité à { $strength } : { $seat } choisit le vainqueur.
}
event-war_won = { $side ->
    [0] L’État I
    [1] L’État II
   *[2] L’État III
} gagne la guerre ({ $strengths_name }).
event-tile_lost = La tuile rouge en { $space } est perdue.
event-losses_due = { $seat_who ->
    [you] Vous choisissez
   *[other] { $seat } choisit
} { $count ->
    [one] une tuile rouge que perd le vainqueur.
   *[other] { $count } tuiles rouges que perd le vainqueur.
}
event-turn_ended = { $seat_who ->
    [you] Votre tour s’achève.
   *[other] { $seat } a fini son tour.
}
event-turn_began = {""}
event-bag_empty = Le sac est vide, et il faut piocher une tuile.
event-stalled = { $rounds ->
    [one] Aucune tuile n’a été piochée pendant un tour de table entier.
   *[other] Aucune tuile n’a été piochée pendant { $rounds } tours de table.
}
event-game_over = La partie est terminée : { $reason_name }.

# La table dans le terminal.
table-bag = Sac { $count }
table-turn = Tour { $turn }
table-actions = { $count ->
    [0] dernière action
    [one] encore une action
   *[other] encore { $count } actions
}
table-market = Marché
table-market-empty = vide
table-pagodas = Pagodes
table-supply = En réserve
table-states = États
table-state = { $soldiers ->
    [0] aucune tuile rouge
    [one] une tuile rouge
   *[other] { $soldiers } tuiles rouges
}
table-player = Joueur
table-home = Hors plateau
table-none-home = personne
table-tiles = Tuiles
table-known = au moins { $tiles }
table-hand = { $seat_who ->
    [you] Vos tuiles
   *[other] { $seat } a en main
}
table-hand-empty = aucune
table-revolt = Révolte entre chefs { $colour_name }s : { $attacker } { $attack }, { $defender } { $defence } pour l’instant.
table-war = Guerre autour de { $space } :
table-side = { $side ->
    [0] État I
    [1] État II
   *[2] État III
} ({ $first }…) { $strength }
table-legend = Tuiles : G gouverneur noir, S soldat rouge, N négociant vert, P paysan bleu, A artisan jaune ; ^ sous une pagode ; ~ fleuve ; chefs entre crochets
table-free = triangles libres : { $triangles }
table-end = { $rank }. { $name } : { $sorted }{ $count ->
    [0] {""}
   *[other] , points jaunes : { $gold }
}

# Refus.
refusal-not-asked = Ce n’est pas ce qui se décide maintenant.
refusal-not-in-hand = Vous n’avez pas de tuile { $colour ->
    [black] noire
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
}.
refusal-not-in-bag = Le sac n’a pas de tuile { $colour ->
    [black] noire
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
}.
refusal-not-in-market = Le marché n’a pas de tuile { $colour ->
    [black] noire
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
}.
refusal-no-such-space = { $value } n’est pas le nom d’une case. Une case se nomme par sa rangée et son numéro, de a1 à { $last }.
refusal-no-such-triangle = { $value } n’est pas un triangle. Un triangle, ce sont trois cases voisines, comme a1-a2-b2.
refusal-space-taken = { $space } n’est pas vide.
refusal-farmer-on-land = { $space } est en terre ; les tuiles bleues ne se posent que sur un fleuve.
refusal-tile-on-river = { $space } est sur un fleuve ; seules les tuiles bleues s’y posent.
refusal-leader-home = Ce chef est déjà hors du plateau.
refusal-leader-stays = Ce chef se tient déjà en { $space } ; il doit aller ailleurs.
refusal-leader-river = { $space } est sur un fleuve ; les chefs restent à terre.
refusal-no-governor = Aucune tuile noire ne touche { $space } ; il en faut une pour un chef.
refusal-leader-unites = En { $space }, ce chef réunirait des États dont les chefs sont en conflit ; seule une tuile peut le faire.
refusal-no-tile-there = Il n’y a pas de tuile à retirer en { $space }.
refusal-riot-too-few = Une émeute coûte deux tuiles bleues, ou une seule tant que votre chef bleu est hors du plateau.
refusal-pagoda-too-few = Une pagode coûte deux tuiles vertes, ou une seule tant que votre chef vert est hors du plateau.
refusal-no-triangle = Il n’y a pas trois tuiles de même couleur sur { $triangle }.
refusal-triangle-covered = Une pagode occupe déjà { $triangle }, en tout ou en partie.
refusal-triangle-elsewhere = La tuile qui vient d’être posée ne complète pas { $triangle }.
refusal-pagoda-from-supply = Il reste une pagode de cette couleur en réserve : on n’en déplace pas.
refusal-no-pagoda-left = Il ne reste pas de pagode de cette couleur en réserve : dites laquelle est déplacée.
refusal-no-pagoda-there = Aucune pagode de cette couleur ne se trouve sur { $triangle }.
refusal-pay-too-few = Vous n’avez pas autant de tuiles { $colour ->
    [blue] bleues
   *[green] vertes
}.
refusal-too-few-to-commit = Vous n’avez pas autant de tuiles { $colour ->
    [black] noires
   *[red] rouges
}.
refusal-leader-away = Votre chef { $colour ->
    [black] noir
   *[red] rouge
} est sur le plateau et ne peut pas aider.
refusal-nothing-committed = Pour soutenir un État, il faut engager quelque chose ; sinon, ne soutenez personne.
refusal-not-tied = Cet État n’est pas parmi les plus forts.
refusal-not-losable = La tuile en { $space } n’est pas une tuile rouge de l’État vainqueur.
refusal-not-in-chain = { $space } n’est pas une case de fleuve vide à côté de la tuile bleue qui vient d’être posée.
refusal-no-spot = Aucun de vos chefs ne peut être placé : aucune case de terre vide à côté d’une tuile noire ne lui est ouverte.
refusal-no-space = Il n’y a de case vide pour aucune de vos tuiles.
refusal-hand-empty = Vous n’avez pas de tuile.
refusal-no-tile-anywhere = Il n’y a aucune tuile sur le plateau.
refusal-no-free-triangle = Il n’y a aucun triangle d’une même couleur sans pagode.
refusal-chain-no-farmer = Vous n’avez plus de tuile bleue.
refusal-no-governor-to-commit = Vous n’avez pas de tuile noire à engager, et votre chef noir est sur le plateau.
refusal-no-soldier-to-commit = Vous n’avez pas de tuile rouge à engager, et votre chef rouge est sur le plateau.
refusal-short-for-two = La partie courte se joue à deux, pas à { $seats }.
refusal-board-rows = Un plateau a au plus { $most } rangées ; celui-ci en a { $rows }.
refusal-board-gap = La rangée { $row } du plateau est vide.
refusal-board-tab = Rangée { $row }, colonne { $column } : une tabulation ne se compte pas ; mettez des espaces.
refusal-board-sign = Rangée { $row }, colonne { $column } : « { $sign } » ne veut rien dire. Un fleuve s’écrit « ~ », la terre « . », une capitale par une lettre de A à Z.
refusal-board-twice = Rangée { $row }, colonne { $column } : il y a déjà une capitale { $sign }.
refusal-board-column = Rangée { $row }, colonne { $column } : le signe « { $sign } » ne tombe pas entre ceux des autres rangées. Les signes se suivent toutes les deux colonnes, et chaque rangée est décalée d’une colonne par rapport à la suivante.
refusal-board-size = Un plateau a au plus { $most } cases ; celui-ci en a { $spaces }.
refusal-board-capitals = Un plateau a au moins { $fewest } capitales ; celui-ci { $capitals ->
    [0] n’en a aucune
   *[other] en a { $capitals }
}.
refusal-board-river = Un plateau a besoin d’un fleuve, écrit « ~ » ; celui-ci n’en a pas.
refusal-board-apart = Rangée { $row }, colonne { $column } : cette case est coupée de la première.

# Pourquoi un conseil recommande une action.
why-revolt = Lance contre { $defender } une révolte que vous devriez gagner.
why-commitment = Devrait suffire à gagner la révolte.
why-war = Lance une guerre que vous devriez gagner.
why-support = Votre camp devrait alors gagner la guerre.
why-weakest = Porte votre score à { $points }, points jaunes compris.
why-income = Une pagode { $colour ->
    [black] noire
    [green] verte
    [blue] bleue
   *[other] { $colour_name }
} vous rapporte un point à chaque tour.
why-rival_leader = Renvoie le chef { $colour_name } de { $seat }.
why-rival_income = Prive { $seat } des points de la pagode { $colour ->
    [black] noire
    [green] verte
    [blue] bleue
   *[other] { $colour_name }
}.
why-leader = Met votre chef { $colour_name } à l’œuvre : il marque les tuiles { $colour ->
    [black] noires
    [red] rouges
    [green] vertes
    [blue] bleues
   *[yellow] jaunes
}.
why-safety = Protège votre chef { $colour_name } contre les révoltes.
why-points = Vous rapporte { $change ->
    [one] un point { $colour_name }
   *[other] { $change } points { $colour ->
        [black] noirs
        [red] rouges
        [green] verts
        [blue] bleus
       *[yellow] jaunes
    }
}.
why-ready = Une tuile { $colour ->
    [black] noire
    [green] verte
    [blue] bleue
   *[other] { $colour_name }
} de votre main peut marquer tout de suite.

# Ce contre quoi l’entraîneur met en garde.
risk-weakest = Votre score pourrait tomber à { $points }, points jaunes compris.
risk-income = Vous pourriez perdre la pagode { $colour ->
    [black] noire
    [green] verte
    [blue] bleue
   *[other] { $colour_name }
}, qui vous rapporte un point à chaque tour.
risk-rival_income = La pagode { $colour ->
    [black] noire
    [green] verte
    [blue] bleue
   *[other] { $colour_name }
} pourrait rapporter un point à { $seat } à chaque tour.
risk-leader = Votre chef { $colour_name } pourrait être renvoyé.
risk-points = Vous pourriez perdre { $change ->
    [one] un point { $colour_name }
   *[other] { $change } points { $colour ->
        [black] noirs
        [red] rouges
        [green] verts
        [blue] bleus
       *[yellow] jaunes
    }
}.
