title = Dragon Delta
blurb = Posez des pierres dans l’eau, jetez-y des planches et atteignez le premier le village d’en face. Cinq cartes cachées par manche, et des dragons qui les annulent.

# Options
option-board = Plateau
option-board-help = Un des plateaux fournis avec le jeu, ou le texte d’un fichier de plateau à vous.
option-board-delta = Delta : longs chemins
option-board-swift = Rapide : parties plus courtes
option-colours = Couleurs
option-colours-help = Les couleurs des places, si ce n’est pas l’ordre des villages autour du plateau.
option-colours-white = blanc
option-colours-yellow = jaune
option-colours-red = rouge
option-colours-black = noir
option-colours-blue = bleu
option-colours-green = vert
option-first_holder = Première statuette
option-first_holder-help = Qui a la statuette à la première manche. Si personne n’est désigné, le hasard décide.
option-fit = Ajustement
option-fit-help = Un intervalle ne prend que la planche de sa taille, ou toute planche qui n’est pas trop courte.
option-fit-exact = Exact : seulement la bonne taille
option-fit-loose = Souple : toute planche assez longue
option-by_eye = À vue d’œil
option-by_eye-help = On ne montre pas où une planche va juste avant qu’elle soit choisie : à vous d’estimer la distance.
option-round_limit = Limite de manches
option-round_limit-help = Après ce nombre de manches, le plus proche de son but gagne.

# Les cartes : un nom et ce qu’elles font.
card-stone_1 = Pierre
card-stone_2 = Deux pierres
card-plank_1 = Planche
card-plank_2 = Deux planches
card-remove = Retirer
card-move_1 = Avancer de 1
card-move_2 = Avancer de 2
card-jump = Sauter
card-dragon_white = Dragon blanc
card-dragon_yellow = Dragon jaune
card-dragon_red = Dragon rouge
card-dragon_black = Dragon noir
card-dragon_blue = Dragon bleu
card-dragon_green = Dragon vert
effect-stone_1 = poser une pierre sur une île libre
effect-stone_2 = poser deux pierres sur des îles libres
effect-plank_1 = choisir une planche de sa réserve et la poser
effect-plank_2 = choisir deux planches de sa réserve et les poser
effect-remove = prendre une planche dans sa réserve, ou ôter une pierre
effect-move_1 = le pion fait un pas
effect-move_2 = le pion fait deux pas
effect-jump = le pion saute par-dessus un autre
effect-dragon_white = annule la carte que le blanc a au même rang
effect-dragon_yellow = annule la carte que le jaune a au même rang
effect-dragon_red = annule la carte que le rouge a au même rang
effect-dragon_black = annule la carte que le noir a au même rang
effect-dragon_blue = annule la carte que le bleu a au même rang
effect-dragon_green = annule la carte que le vert a au même rang

colour-white = blanche
colour-yellow = jaune
colour-red = rouge
colour-black = noire
colour-blue = bleue
colour-green = verte
village-white = le village blanc
village-yellow = le village jaune
village-red = le village rouge
village-black = le village noir
village-blue = le village bleu
village-green = le village vert
support-white = village blanc
support-yellow = village jaune
support-red = village rouge
support-black = village noir
support-blue = village bleu
support-green = village vert
reason-village = un pion a traversé le delta
reason-round_limit = la limite de manches est atteinte

# Ce qui est demandé au lecteur.
ask-first_holder = Qui reçoit la statuette ?
ask-lay_card = Quelle carte posez-vous maintenant, face cachée ?
ask-place_stone = Sur quelle île posez-vous la pierre ?
ask-choose_plank = Quelle planche choisissez-vous ?
ask-lay_plank = Où posez-vous la planche ?
ask-remove_plank = Que retirez-vous ?
ask-step = Où va votre pion ?
ask-jump = Où votre pion retombe-t-il ?

# Actions, telles qu’on les choisit. Un champ qui nomme un joueur est accompagné de $…_who : « you » ou « other ».
action-first_holder = { $seat_who ->
    [you] Vous recevez la statuette
   *[other] { $seat } reçoit la statuette
}
action-lay_card = { $card_name }
action-place_stone = Une pierre sur l’île { $island }
action-choose_plank = La { $size } { $colour_name }
action-lay_plank = { $from_name } – { $to_name }
action-remove_plank = Prendre la { $size } { $colour_name }, { $from_name } – { $to_name }
action-remove_stone = Ôter la pierre de l’île { $island }
action-step = { $village ->
    [hidden] Sur la { $size } { $colour_name }, { $from_name } – { $to_name }
   *[other] Dans { $village_name }
}
action-jump = { $village ->
    [hidden] Sur la { $size } { $colour_name }, { $from_name } – { $to_name }
   *[other] Dans { $village_name }
}

# Quand il y a beaucoup d’actions, on choisit pas à pas ; ce qui est choisi jusque-là :
choice-kind = { $kind ->
    [remove_plank] Prendre une planche …
    [remove_stone] Ôter une pierre …
    [place_stone] Une pierre …
    [lay_plank] La planche …
   *[other] { $kind } …
}
choice-from = Depuis { $from_name } …
choice-size = De taille { $size } …
choice-colour = La { $size } { $colour_name } …

# Événements, tels que le journal les raconte. Les noms ne suivent jamais « de » : on ne saurait pas s’il faut élider.
event-round_began = { $holder_who ->
    [you] Manche { $round } : vous avez la statuette et agissez en premier.
   *[other] Manche { $round } : { $holder } a la statuette et agit en premier.
}
event-card_laid = { $card ->
    [hidden] {""}
   *[other] { $seat_who ->
        [you] Vous posez votre carte { $slot } : { $card_name }.
       *[other] { $seat } pose sa carte { $slot } : { $card_name }.
    }
}
event-seat_ready = { $seat_who ->
    [you] Vous avez posé vos cinq cartes.
   *[other] { $seat } a posé cinq cartes.
}
event-cards_revealed = Carte { $position } : { $cards_whose }.
event-card_cancelled = { $seat_who ->
    [you] { $dragons_count ->
        [one] { $dragons } lance
       *[other] { $dragons } lancent
    } un dragon sur vous
   *[other] { $dragons_who ->
        [you] Vous lancez
       *[other] { $dragons_count ->
            [one] { $dragons } lance
           *[other] { $dragons } lancent
        }
    } un dragon sur { $seat }
} : « { $card_name } » est annulée.
event-dragon_missed = { $seat_who ->
    [you] Vous lancez un dragon sur { $rival }, qui montre aussi un dragon
   *[other] { $rival_who ->
        [you] { $seat } lance un dragon sur vous, mais vous montrez aussi un dragon
       *[other] { $seat } lance un dragon sur { $rival }, qui montre aussi un dragon
    }
} : aucun effet.
# La suite le dit.
event-card_begun = {""}
event-stone_placed = { $seat_who ->
    [you] Vous posez une pierre sur l’île { $island }.
   *[other] { $seat } pose une pierre sur l’île { $island }.
}
event-plank_chosen = {""}
event-plank_laid = { $seat_who ->
    [you] Vous posez la { $size } { $colour_name } : { $from_name } – { $to_name }.
   *[other] { $seat } pose la { $size } { $colour_name } : { $from_name } – { $to_name }.
}
event-plank_lost = { $seat_who ->
    [you] La { $size } { $colour_name } que vous avez choisie ne va nulle part : elle est perdue.
   *[other] { $seat } a choisi la { $size } { $colour_name }, qui ne va nulle part : elle est perdue.
}
event-plank_removed = { $seat_who ->
    [you] Vous prenez la { $size } { $colour_name } dans votre réserve : { $from_name } – { $to_name }.
   *[other] { $seat } prend la { $size } { $colour_name } dans sa réserve : { $from_name } – { $to_name }.
}
event-stone_removed = { $seat_who ->
    [you] Vous ôtez la pierre de l’île { $island }.
   *[other] { $seat } ôte la pierre de l’île { $island }.
}
event-nothing_done = { $half ->
    [2] La seconde moitié de « { $card_name } » est impossible.
   *[other] { $seat_who ->
        [you] Vous ne pouvez rien faire avec « { $card_name } ».
       *[other] { $seat } ne peut rien faire avec « { $card_name } ».
    }
}
event-pawn_stepped = { $village ->
    [hidden] { $seat_who ->
        [you] Vous passez sur la { $size } { $colour_name }, { $from_name } – { $to_name }.
       *[other] { $seat } passe sur la { $size } { $colour_name }, { $from_name } – { $to_name }.
    }
   *[other] { $seat_who ->
        [you] Vous entrez dans { $village_name }.
       *[other] { $seat } entre dans { $village_name }.
    }
}
event-pawn_jumped = { $village ->
    [hidden] { $seat_who ->
        [you] Vous sautez par-dessus { $over } sur la { $size } { $colour_name }, { $from_name } – { $to_name }.
       *[other] { $seat } saute par-dessus { $over } sur la { $size } { $colour_name }, { $from_name } – { $to_name }.
    }
   *[other] { $seat_who ->
        [you] Vous sautez par-dessus { $over } dans { $village_name }.
       *[other] { $seat } saute par-dessus { $over } dans { $village_name }.
    }
}
event-pawn_fell = { $seat_who ->
    [you] Votre pion { pawn-fell-why }, tombe à l’eau et regagne { $village_name }.
   *[other] { $seat } { pawn-fell-why }, tombe à l’eau et regagne { $village_name }.
}
pawn-fell-why = { $why ->
    [nobody_to_jump] n’a personne à sauter
    [no_landing] n’a pas où retomber après son saut
   *[no_step] ne trouve pas de chemin
}
event-round_ended = {""}
event-game_over = La partie est finie : { $reason_name }.

# La table dans le terminal.
table-round = Manche { $round }
table-round-limited = Manche { $round } sur { $limit } au plus
table-slot = carte { $slot } sur 5
table-laying = on pose les cartes
table-reserve = { $count ->
    [one] { $count } pierre en réserve
   *[other] { $count } pierres en réserve
}
table-player = Joueur
table-target = Vers
table-way = Reste
table-place = Pion
table-stock = Réserve
table-hand = { $seat_who ->
    [you] Vos cartes
   *[other] Les cartes de ce joueur : { $seat }
}
table-fits = { $seat_who ->
    [you] Où vos planches conviennent à présent :
   *[other] Où les planches de ce joueur conviennent à présent ({ $seat }) :
}
table-fits-nowhere = nulle part
table-lost = Planches perdues :
table-planks = Planches sur le plateau :
table-none = aucune
table-struck = annulée
table-legend = 12 île   (12) île avec une pierre   [ ] village   @ pion   ·3· planche
table-pending-plank = À poser : la { $size } { $colour_name }
table-half = { $half ->
    [1] première moitié
   *[2] seconde moitié
}

# Refus.
refusal-not-asked = Ce n’est pas ce qui se décide maintenant.
refusal-not-your-card = Vous n’avez pas cette carte en main : { $card }.
refusal-already-laid = { card-words } : cette carte est déjà posée.
refusal-one-dragon = { card-words } : un seul dragon peut être parmi vos cinq cartes.
refusal-island-taken = L’île { $island } a déjà une pierre.
refusal-not-in-stock = Il n’y a pas de { $size } { colour-words } dans votre réserve.
refusal-wrong-size = Entre { from-words } et { to-words }, seule une planche de taille { $size } convient.
refusal-too-short = La planche est trop courte : entre { from-words } et { to-words }, il faut au moins la taille { $size }.
refusal-span-taken = Une planche se trouve déjà entre { from-words } et { to-words }.
refusal-no-support = Entre { from-words } et { to-words }, l’appui manque : pas de pierre sur l’île { $support }.
refusal-support-full = Trois planches s’appuient déjà sur { support-words } : aucune ne tient entre { from-words } et { to-words }.
refusal-planks-cross = Entre { from-words } et { to-words }, elle croiserait une autre planche.
refusal-plank-elsewhere = La { $size } { colour-words } n’est pas sur le plateau.
refusal-plank-occupied = Quelqu’un se tient sur la { $size } { colour-words }, entre { from-words } et { to-words }.
refusal-stock-size = Votre réserve a déjà une planche de taille { $size } : la { colour-words } entre { from-words } et { to-words } reste en place.
refusal-stock-colours = Votre réserve a déjà deux couleurs : la { $size } { colour-words } entre { from-words } et { to-words } reste en place.
refusal-no-stone = Il n’y a pas de pierre sur l’île { $island }.
refusal-stone-in-use = La pierre de l’île { $island } porte une planche.
refusal-no-plank-there = Il n’y a pas de planche entre { from-words } et { to-words }.
refusal-not-a-neighbour = { place-words } n’est pas à un pas.
refusal-place-occupied = { place-words } : la place est occupée.
refusal-way-back = Pas de retour possible vers { place-words-in } : il y a un autre chemin.
refusal-dead-end = Passer par { place-words-in } obligerait à revenir, et il y a un autre chemin.
refusal-nobody-to-jump = Il n’y a personne à sauter en allant vers { place-words-in }.
refusal-jump-in-place = Un saut doit mener ailleurs qu’à son point de départ.
refusal-no-such-span = Aucune planche ne convient entre { from-words } et { to-words }.
refusal-another-plank = Cette planche est la { $size } { colour-words }.

# Fichiers de plateau.
refusal-board-json = Le fichier de plateau n’est pas du JSON complet (ligne { $line }).
refusal-board-shape = Dans le fichier de plateau, « { $key } » devrait être un objet à entrées nommées.
refusal-board-list = Dans le fichier de plateau, « { $key } » devrait être une liste.
refusal-board-missing = Il manque « { $key } » au fichier de plateau.
refusal-board-unknown-key = Le fichier de plateau a une entrée « { $key } » qu’aucun plateau n’a.
refusal-board-number = Dans le fichier de plateau, « { $key } » devrait être un nombre d’au plus { $largest } et pas trop petit, pas { $value }.
refusal-board-range = Dans le fichier de plateau, « { $key } » devrait être deux nombres croissants, et ne pas commencer avant la fin de la taille précédente.
refusal-board-colour = Dans le fichier de plateau, « { $key } » a la couleur { $value } ; il faut l’une de { $colours }.
refusal-board-colour-twice = Le fichier de plateau a deux villages de la même couleur : { $colour }.
refusal-board-villages = Un plateau a six villages, un pour chacune de { $colours } ; celui-ci en a { $count }.
refusal-board-islands = Un plateau a de 1 à { $most } îles ; celui-ci en a { $count }.
refusal-board-overlap = Sur le plateau, « { $one } » et « { $other } » se chevauchent.
refusal-board-spans-many = Le plateau a plus de { $most } portées possibles : c’est trop.
refusal-board-cut-off = Sur le plateau, aucune suite de planches ne mène de { $one } à { $other }.
refusal-board-span = Dans le fichier de plateau, « { $key } » n’est pas une portée que permettent ses distances.
refusal-board-spans-few = Le fichier de plateau énumère { $count } portées, mais ses distances en permettent { $spans }.

# Morceaux des phrases ci-dessus.
card-words = { $card ->
    [stone_1] « Pierre »
    [stone_2] « Deux pierres »
    [plank_1] « Planche »
    [plank_2] « Deux planches »
    [remove] « Retirer »
    [move_1] « Avancer de 1 »
    [move_2] « Avancer de 2 »
    [jump] « Sauter »
    [dragon_white] Le dragon blanc
    [dragon_yellow] Le dragon jaune
    [dragon_red] Le dragon rouge
    [dragon_black] Le dragon noir
    [dragon_blue] Le dragon bleu
   *[dragon_green] Le dragon vert
}
colour-words = { $colour ->
    [white] blanche
    [yellow] jaune
    [red] rouge
    [black] noire
    [blue] bleue
   *[green] verte
}
from-words = { $from ->
    [white] le village blanc
    [yellow] le village jaune
    [red] le village rouge
    [black] le village noir
    [blue] le village bleu
    [green] le village vert
   *[island] { $from }
}
to-words = { $to ->
    [white] le village blanc
    [yellow] le village jaune
    [red] le village rouge
    [black] le village noir
    [blue] le village bleu
    [green] le village vert
   *[island] { $to }
}
support-words = { $support ->
    [white] le village blanc
    [yellow] le village jaune
    [red] le village rouge
    [black] le village noir
    [blue] le village bleu
    [green] le village vert
   *[island] la pierre { $support }
}
place-words = { $what ->
    [village] { $village ->
        [white] Le village blanc
        [yellow] Le village jaune
        [red] Le village rouge
        [black] Le village noir
        [blue] Le village bleu
       *[green] Le village vert
    }
   *[plank] La planche entre { from-words } et { to-words }
}
place-words-in = { $what ->
    [village] { $village ->
        [white] le village blanc
        [yellow] le village jaune
        [red] le village rouge
        [black] le village noir
        [blue] le village bleu
       *[green] le village vert
    }
   *[plank] la planche entre { from-words } et { to-words }
}

# Pourquoi un conseil recommande une action.
why-arrival = Peut vous mener au village d’en face dès cette manche.
why-dragon = Vise { $seat } avec un dragon : aucun autre adversaire n’a un chemin plus court.
# En chemin, une pierre, une planche ou un pas compte pour une action. Ce qui reste n’est su que de ce qui se voit aussitôt.
why-route = { $left ->
    [hidden] Vous rapproche { $change ->
        [one] d’une action
       *[other] d’environ { $change } actions
    } du but : { $village_name }.
    [one] Vous laisse à une action du but : { $village_name }.
   *[other] Vous laisse à { $left } actions du but : { $village_name }.
}
why-rival_route = Retarde { $seat } { $change ->
    [one] d’une action
   *[other] de { $change } actions
}.

# Ce contre quoi l’entraîneur met en garde.
risk-route = Vous seriez sans doute plus loin du but ({ $village_name }), de { $change ->
    [one] une action
   *[other] { $change } actions
}.
risk-rival_route = { $seat } pourrait se rapprocher de son but, de { $change ->
    [one] une action
   *[other] { $change } actions
}.
