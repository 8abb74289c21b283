# Ce que dit le dessin de Dragon Delta, en plus des mots du jeu.

dd-board = Le delta ; les flèches mènent d’un endroit au suivant
dd-island = l’île { $island }
dd-between = entre { $from } et { $to }
dd-plank = { $colour ->
    [white] Planche blanche { $size }
    [yellow] Planche jaune { $size }
    [red] Planche rouge { $size }
    [black] Planche noire { $size }
    [blue] Planche bleue { $size }
   *[green] Planche verte { $size }
}
dd-plank-lying = { $plank } { $span }
dd-near = Voir de plus près
dd-whole = Voir tout le delta
dd-order = Les joueurs, dans l’ordre où ils agissent
dd-holder = A la statuette et agit en premier
dd-way = { $colour ->
    [white] En route vers le village blanc
    [yellow] En route vers le village jaune
    [red] En route vers le village rouge
    [black] En route vers le village noir
    [blue] En route vers le village bleu
   *[green] En route vers le village vert
} : { $stage ->
    [arrived] arrivé
    [step] plus qu’un pas à faire
   *[planks] { $distance ->
        [1] encore un passage à franchir au moins
       *[other] encore { $distance } passages à franchir au moins
    }
}
dd-way-short = { $stage ->
    [arrived] arrivé
    [step] à un pas
   *[planks] { $distance ->
        [1] 1 passage à franchir
       *[other] { $distance } passages à franchir
    }
}
# Ce qu’un joueur a fait : son chemin, puis ce qui s’y est passé.
dd-story = { $way } · { $laid ->
    [0] aucune planche posée
    [1] 1 planche posée
   *[other] { $laid } planches posées
}{ $steps ->
    [0] {""}
   *[other] , { $steps } pas
}{ $falls ->
    [0] {""}
    [1] , 1 chute
   *[other] , { $falls } chutes
}{ $struck ->
    [0] {""}
    [1] , un dragon subi
   *[other] , { $struck } dragons subis
}
# Ce qui a décidé d’une partie : qui est arrivé et où en était le suivant, ou qui était le plus près à la fin.
dd-decided-village = { $winner_who ->
    [you] Vous entrez
   *[other] { $winner } entre
} { $how ->
    [jump] d’un saut
   *[step] depuis la dernière planche
} dans { $village } ; il { $second_who ->
    [you] vous restait
   *[other] restait à { $second }
} au moins { $more ->
    [one] un passage
   *[other] { $more } passages
} à franchir.
dd-decided-nearest = Aucun pion n’est arrivé à la dernière manche : { $winner_who ->
    [you] le vôtre
   *[other] celui de { $winner }
} est le plus près du but, à { $gaps ->
    [one] un passage
   *[other] { $gaps } passages
} ; { $second_who ->
    [you] le vôtre
   *[other] celui de { $second }
} en est à { $more }.
dd-decided-shared = Aucun pion n’est arrivé à la dernière manche. À égalité, à { $gaps ->
    [one] un passage
   *[other] { $gaps } passages
} du but : { $names }.
dd-goal = votre but
dd-state-ready = prêt ✓
dd-state-laying = choisit …
dd-state-acting = agit
dd-slots = Cartes de { $name }
dd-slot = { $slot } : { $what ->
    [none] pas de carte
    [hidden] face cachée
   *[card] { $card }{ $struck ->
        [yes] , annulée par { $by }
       *[no] {""}
    }{ $missed ->
        [yes] , sans effet : face à un dragon
       *[no] {""}
    }
}
dd-stock = Planches en réserve
dd-no-planks = Aucune planche
dd-fits = { $count ->
    [0] nulle part
    [1] 1 endroit
   *[other] { $count } endroits
}
dd-round = Manche { $round }
dd-round-limited = Manche { $round } sur { $limit } au plus
dd-part = { $phase ->
    [lay] · on prépare les cartes
   *[other] { $position ->
        [0] {""}
       *[other] · carte { $position } sur 5
    }
}
dd-reserve = Pierres en réserve : { $count }
dd-lost = Planches perdues :

# Prévoir et poser
dd-plan = Votre plan
dd-advised = Aperçu : le plan d’un robot
dd-advised-help = Choisissez ce conseil pour en faire votre plan ; rien n’est encore posé.
dd-hand = Vos cartes
dd-lay = Poser les cartes
dd-clear = Recommencer
dd-still = { $count ->
    [1] il manque une carte
   *[other] il manque { $count } cartes
}
dd-preview = simple aperçu : choisissez le conseil pour en faire votre plan
dd-wait = Vous pourrez poser vos cartes dès qu’on vous le demandera.
dd-laid-already = Vos cinq cartes sont posées.
dd-not-now = Les cartes se posent au début d’une manche.
dd-lies = Cette carte est déjà posée.
dd-lays-one = Cette carte est posée tout de suite, avant les autres. Le reste de votre plan demeure.
dd-plan-full = Les cinq cartes sont choisies ; reprenez d’abord une carte.
dd-plan-dragons = { $most ->
    [1] Une seule des cinq cartes peut être un dragon ; reprenez d’abord l’autre.
   *[other] Seules { $most } des cinq cartes peuvent être des dragons.
}
dd-help = Choisissez cinq cartes dans l’ordre, dont un dragon au plus. Personne ne les voit avant qu’elles soient retournées.
dd-help-keys = On peut aussi faire glisser les cartes ; les touches 1 à 5 mettent une carte au rang voulu, les flèches la déplacent dans le plan.
dd-guide = Ce que font les cartes
dd-aim = { $colour ->
    [white] Votre but : traverser avant les autres, jusqu’au village blanc, cerclé sur le plateau.
    [yellow] Votre but : traverser avant les autres, jusqu’au village jaune, cerclé sur le plateau.
    [red] Votre but : traverser avant les autres, jusqu’au village rouge, cerclé sur le plateau.
    [black] Votre but : traverser avant les autres, jusqu’au village noir, cerclé sur le plateau.
    [blue] Votre but : traverser avant les autres, jusqu’au village bleu, cerclé sur le plateau.
   *[green] Votre but : traverser avant les autres, jusqu’au village vert, cerclé sur le plateau.
}
dd-planned = { $card } est la carte { $slot } de votre plan.
dd-adopted = C’est maintenant votre plan ; rien n’est encore posé.
dd-taken-back = { $card } revient dans votre main.
dd-take-back = { $slot } : { $card }. La reprendre ; les flèches la déplacent.
dd-free-slot = { $slot } : libre
dd-card = { $slot ->
    [0] { $card } : { $more }
   *[other] { $card }, carte { $slot } : { $more }
}
dd-look = Montrer sur le plateau ce que pourrait faire la carte { $slot }
dd-rehearse-none = Choisissez l’œil sous une carte pour voir sur le plateau ce qu’elle pourrait faire si personne ne s’en mêle.
dd-rehearse = { $card } : { $sort ->
    [stone] { $count ->
        [0] toutes les îles ont une pierre.
       *[other] { $times ->
            [1] choisissez une île pour y dessiner la pierre ; personne d’autre ne le voit.
           *[other] choisissez deux îles pour y dessiner les pierres ; personne d’autre ne le voit.
        }
    }
    [plank] { $by_eye ->
        [yes] à votre œil de juger quelle planche va où.
       *[no] { $stones ->
            [0] { $count ->
                [0] pour l’instant, aucune de vos planches ne tient nulle part.
                [1] pour l’instant, un endroit pour vos planches ; choisissez-le pour en dessiner une.
               *[other] pour l’instant, { $count } endroits pour vos planches ; choisissez-en un pour la dessiner.
            }
           *[other] { $pencilled ->
                [yes] { $count ->
                    [0] aucune de vos planches ne va nulle part, même avec les pierres dessinées.
                    [1] un endroit pour vos planches, avec les pierres dessinées ; choisissez-le pour en dessiner une.
                   *[other] { $count } endroits pour vos planches, avec les pierres dessinées ; choisissez-en un pour la dessiner.
                }
               *[no] { $count ->
                    [0] dessinez d’abord les pierres que votre plan pose avant : choisissez l’œil de cette carte, puis des îles.
                    [1] un endroit déjà pour vos planches ; dessinez les pierres de votre plan pour en voir d’autres.
                   *[other] déjà { $count } endroits pour vos planches ; dessinez les pierres de votre plan pour en voir d’autres.
                }
            }
        }
    }
    [move] { $depends ->
        [yes] où elle mène dépend des cartes d’avant ; de l’endroit où est votre pion, { $count ->
            [0] il n’y a pas encore de chemin.
            [1] un endroit est à portée.
           *[other] { $count } endroits sont à portée.
        }
       *[no] { $pencilled ->
            [yes] { $count ->
                [0] même avec ce que vous avez dessiné, aucun chemin : votre pion tomberait à l’eau.
                [1] un endroit où aller, avec ce que vous avez dessiné.
               *[other] { $count } endroits où aller, avec ce que vous avez dessiné.
            }
           *[no] { $count ->
                [0] pour l’instant, aucun chemin : votre pion tomberait à l’eau.
                [1] pour l’instant, un endroit où aller.
               *[other] pour l’instant, { $count } endroits où aller.
            }
        }
    }
    [jump] { $count ->
        [0] pour l’instant, personne n’est à côté de votre pion : il tomberait à l’eau.
        [1] un pion est à côté du vôtre, cerclé sur le plateau.
       *[other] { $count } pions sont à côté du vôtre, cerclés sur le plateau.
    }
    [remove] { $count ->
        [0] pour l’instant, il n’y a rien à retirer.
       *[other] choisissez une planche ou une pierre pour la barrer sur votre dessin ; personne d’autre ne le voit.
    }
   *[dragon] il arrête la carte que cette couleur retourne au même moment.
}

# Choisir sur le plateau
dd-choose-island = { $phase ->
    [lay] Dessiner une pierre sur l’île { $island }
    [take] Barrer la pierre de l’île { $island }
    [remove] Retirer la pierre de l’île { $island }
   *[other] Poser une pierre sur l’île { $island }
}
dd-choose-village = { $colour ->
    [white] Aller au village blanc
    [yellow] Aller au village jaune
    [red] Aller au village rouge
    [black] Aller au village noir
    [blue] Aller au village bleu
   *[green] Aller au village vert
}
dd-choose-span = { $phase ->
    [lay] Dessiner la planche { $size } { $span }
   *[other] Poser la planche { $size } { $span }
}
dd-choose-plank = { $phase ->
    [lay] Barrer la planche { $size } { $span }
    [remove] { $colour ->
        [white] Prendre la planche blanche { $size } { $span }
        [yellow] Prendre la planche jaune { $size } { $span }
        [red] Prendre la planche rouge { $size } { $span }
        [black] Prendre la planche noire { $size } { $span }
        [blue] Prendre la planche bleue { $size } { $span }
       *[green] Prendre la planche verte { $size } { $span }
    }
   *[other] { $colour ->
        [white] Aller sur la planche blanche { $size } { $span }
        [yellow] Aller sur la planche jaune { $size } { $span }
        [red] Aller sur la planche rouge { $size } { $span }
        [black] Aller sur la planche noire { $size } { $span }
        [blue] Aller sur la planche bleue { $size } { $span }
       *[green] Aller sur la planche verte { $size } { $span }
    }
}
dd-choose-stock = Choisir : { $plank }

# Ce qu’il faut choisir ensuite.
dd-ask-first = Le hasard donne la statuette à quelqu’un.
dd-ask-lay = { $full ->
    [yes] Votre plan est prêt : posez les cinq cartes, ou changez-en.
   *[no] Préparez cinq cartes, dont un dragon au plus, puis posez‑les.
}
dd-ask-stone = { $half ->
    [2] Et la seconde pierre ? Choisissez une île qui n’en a pas.
   *[other] { $card ->
        [stone_2] Où va la première des deux pierres ? Choisissez une île qui n’en a pas.
       *[other] Où va la pierre ? Choisissez une île qui n’en a pas.
    }
}
dd-ask-plank = { $by_eye ->
    [yes] { $half ->
        [2] Et la seconde planche ? Choisissez-la dans votre réserve, à l’œil.
       *[other] Choisissez une planche de votre réserve, à l’œil.
    }
   *[no] { $half ->
        [2] Et la seconde planche ? Choisissez-en une, ou un endroit du plateau où la poser.
       *[other] Choisissez une planche de votre réserve, ou un endroit du plateau où en poser une.
    }
}
dd-ask-span = Où posez-vous la planche { $size } ? Choisissez un des endroits.
dd-ask-remove = Choisissez la planche, ou la pierre, que vous retirez.
dd-ask-step = { $card ->
    [move_2] Où va d’abord votre pion ? Choisissez une planche ou un village.
   *[other] Où va votre pion ? Choisissez une planche ou un village.
}
dd-ask-second_step = Et le second pas ? Choisissez une planche ou un village.
dd-ask-jump = Où retombe votre pion ? Choisissez l’endroit.
dd-not-asked = Vous préparez vos cartes : il n’y a rien à choisir sur le plateau. Pour y dessiner, choisissez l’œil sous une carte de votre plan.
dd-not-moving = Vous ne vous déplacez pas maintenant : { $phase ->
    [stone] cette carte pose une pierre.
    [remove] cette carte retire une planche ou une pierre.
   *[plank] cette carte pose une planche.
}
dd-routes = Planches possibles d’ici : { $routes }.
dd-ask-ended = La partie est finie.
dd-heading-lay_card = Poser une seule carte
dd-heading-place_stone = Poser une pierre
dd-heading-choose_plank = Choisir une planche
dd-heading-lay_plank = Poser la planche
dd-heading-remove_plank = Prendre une planche
dd-heading-remove_stone = Retirer une pierre
dd-heading-step = Avancer
dd-heading-jump = Sauter

# Revoir une manche

dd-log-laid = Cinq cartes posées : { $names }

# Le glossaire : chaque terme et son explication.
term-stone = Une pierre
term-stone-help = Les pierres se posent sur les îles et portent les planches. Chacun peut se servir de toutes ; une pierre porte au plus trois planches et ne bouge jamais : seul Retirer l’enlève, si elle ne porte rien.
term-plank = Une planche
term-plank-help = Une planche relie deux pierres, ou un village et une pierre. Chaque intervalle ne reçoit qu’une planche et les planches ne se croisent jamais. Un pion se tient sur une planche, un seul à la fois. Chacun peut marcher sur toutes.
term-pawn = Un pion
term-pawn-help = Il se tient dans un village ou sur une planche, qui n’en porte qu’un. Seules les cartes Avancer et Sauter le déplacent, et il peut emprunter les planches de chacun. S’il ne peut aller là où la carte l’envoie, il tombe à l’eau et rentre à la nage dans son village.
term-village = Un village
term-village-help = On part du village de sa couleur et l’on gagne en entrant dans celui d’en face. Un village accueille tous les pions voulus et porte jusqu’à trois planches.
term-island = Une île
term-island-help = On peut y poser une pierre. Le numéro est son nom.
term-stock = Vos planches
term-stock-help = Les planches qu’il vous reste à poser, par taille. Une fois choisie, une planche doit être posée ; celle qui ne va nulle part est perdue.
term-round = Une manche
term-round-help = Chacun prévoit cinq cartes et les pose face cachée. On les retourne l’une après l’autre et on les exécute ; puis chacun reprend ses cartes. Si personne n’a traversé à la dernière manche, le plus proche du but gagne.
term-plan = Votre plan
term-plan-help = Cinq cartes, exécutées de gauche à droite. Rien n’est posé avant que vous le demandiez. L’œil sous une carte montre sur le plateau ce qu’elle pourrait faire si personne ne s’en mêle.
term-slot = Un rang
term-slot-help = Chacun pose cinq cartes dans l’ordre. Toutes les cartes du même rang sont retournées ensemble, puis exécutées l’une après l’autre, à partir de celui qui a la statuette.
term-card = Une carte
term-card-help = Une carte doit être exécutée, même à votre détriment, et toutes reviennent en fin de manche. Un dragon annule la carte que le joueur de sa couleur a posée au même rang.
term-stone-card = Pierre
term-stone-card-help = Posez une pierre sur une île qui n’en a pas ; avec ×2, posez-en deux. Les pierres servent à tout le monde.
term-plank-card = Planche
term-plank-card-help = Choisissez une planche de votre réserve et posez-la là où elle va juste, entre deux pierres ou une pierre et un village ; avec ×2, recommencez. Une planche qui ne va nulle part est perdue pour de bon.
term-remove-card = Retirer
term-remove-card-help = Prenez dans votre réserve une planche où personne ne se tient, ou enlevez du plateau une pierre qui ne porte aucune planche.
term-move-card = Avancer
term-move-card-help = Votre pion passe sur une planche libre, ou dans un village, juste à côté ; avec ×2, il fait deux pas. S’il ne peut aller nulle part, il tombe à l’eau et rentre à la nage dans son village.
term-jump-card = Sauter
term-jump-card-help = Votre pion saute par-dessus un pion placé sur une planche voisine, vers une planche libre ou un village juste derrière. S’il n’y a personne à sauter, il tombe à l’eau et rentre à la nage dans son village.
term-dragon-card = Un dragon
term-dragon-card-help = Il annule la carte que le joueur de sa couleur a posée au même rang : elle ne fait rien du tout. Un dragon ne peut pas être annulé. On en pose un par manche au plus.
term-missed = Un dragon sans effet
term-missed-help = Le joueur de sa couleur montre lui aussi un dragon au même rang, et les dragons ne s’annulent pas. Il ne fait donc rien.
term-struck = Une carte annulée
term-struck-help = Un dragon du même rang l’a annulée : elle ne fait rien du tout et revient en fin de manche. Les petits pions posés dessus disent de qui étaient les dragons.
term-player = Un joueur
term-player-help = Les cinq cartes posées, les planches en réserve et le nombre de passages jusqu’au village. Le joueur qui a la statuette agit le premier ; elle passe au suivant après chaque manche.
term-statue = La statuette
term-statue-help = Celui qui l’a exécute chaque carte le premier ; les autres suivent dans le sens des aiguilles d’une montre. Elle passe au suivant après chaque manche.
term-distance = Le chemin restant
term-distance-help = Le nombre de passages que ce joueur doit encore franchir, au moins, jusqu’au village qui porte ce signe, qu’une planche y soit déjà posée ou non.
term-reserve = La réserve
term-reserve-help = Les pierres qui ne sont sur aucune île. Il y a autant de pierres que d’îles.
term-lost = Planches perdues
term-lost-help = Des planches choisies alors qu’elles n’allaient nulle part. Elles sont hors du jeu.
