# Ce que dit le dessin de Dragon Delta, en plus des mots du jeu.

dd-board = Le delta ; les flèches mènent d’un endroit possible au suivant
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
        [1] encore une planche au moins
       *[other] encore { $distance } planches au moins
    }
}
dd-way-short = { $stage ->
    [arrived] arrivé
    [step] à un pas
   *[planks] { $distance ->
        [1] encore 1 planche
       *[other] encore { $distance } planches
    }
}
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
    }
}
dd-stock = Planches en réserve
dd-no-planks = Plus de planches
dd-fits = { $count ->
    [0] nulle part
    [1] 1 endroit
   *[other] { $count } endroits
}
dd-round = Tour { $round }
dd-round-limited = Tour { $round } sur { $limit } au plus
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
dd-advised = Le plan d’un robot
dd-advised-help = Choisissez ce conseil pour en faire votre plan ; rien n’est encore posé.
dd-hand = Vos cartes
dd-lay = Poser les cartes
dd-clear = Recommencer
dd-still = { $count ->
    [1] il manque une carte
   *[other] il manque { $count } cartes
}
dd-wait = Vous pourrez poser vos cartes dès qu’on vous le demandera.
dd-laid-already = Vos cinq cartes sont posées.
dd-not-now = Les cartes se posent au début d’un tour.
dd-lies = Cette carte est déjà posée.
dd-lays-one = Cette carte est posée tout de suite, avant les autres. Le reste de votre plan demeure.
dd-plan-full = Les cinq places sont prises ; reprenez d’abord une carte.
dd-plan-dragons = { $most ->
    [1] Une seule des cinq cartes peut être un dragon ; reprenez d’abord l’autre.
   *[other] Seules { $most } des cinq cartes peuvent être des dragons.
}
dd-help = Choisissez cinq cartes dans l’ordre, dont un dragon au plus. Personne ne les voit avant qu’elles soient retournées.
dd-help-keys = On peut aussi faire glisser les cartes ; les touches 1 à 5 mettent une carte à la place voulue, les flèches la déplacent dans le plan.
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
dd-rehearse-none = Choisissez une carte de votre plan pour voir sur le plateau ce qu’elle pourrait faire si personne ne s’en mêle.
dd-rehearse = { $card } : { $sort ->
    [stone] { $count ->
        [0] toutes les îles ont une pierre.
       *[other] { $times ->
            [1] choisissez une île pour y crayonner la pierre ; personne d’autre ne le voit.
           *[other] choisissez deux îles pour y crayonner les pierres ; personne d’autre ne le voit.
        }
    }
    [plank] { $by_eye ->
        [yes] à votre œil de juger quelle planche va où.
       *[no] { $stones ->
            [0] { $count ->
                [0] pour l’instant, aucune de vos planches ne va nulle part.
                [1] pour l’instant, un endroit pour vos planches ; choisissez-le pour en crayonner une.
               *[other] pour l’instant, { $count } endroits pour vos planches ; choisissez-en un pour la crayonner.
            }
           *[other] { $pencilled ->
                [yes] { $count ->
                    [0] aucune de vos planches ne va nulle part, même avec les pierres crayonnées.
                    [1] un endroit pour vos planches, avec les pierres crayonnées ; choisissez-le pour en crayonner une.
                   *[other] { $count } endroits pour vos planches, avec les pierres crayonnées ; choisissez-en un pour la crayonner.
                }
               *[no] crayonnez d’abord les pierres que votre plan pose avant : choisissez cette carte, puis des îles.
            }
        }
    }
    [move] { $depends ->
        [yes] où elle mène dépend des cartes d’avant ; de l’endroit où est votre pion, { $count ->
            [0] il n’y a pas encore de chemin.
            [1] un endroit est à portée.
           *[other] { $count } endroits sont à portée.
        }
       *[no] { $count ->
            [0] pour l’instant, aucun chemin : votre pion tomberait à l’eau.
            [1] pour l’instant, un endroit où aller.
           *[other] pour l’instant, { $count } endroits où aller.
        }
    }
    [jump] votre pion saute par-dessus un pion voisin.
    [remove] vous prenez une planche dans votre réserve, ou retirez une pierre.
   *[dragon] il arrête la carte que cette couleur retourne au même moment.
}

# Choisir sur le plateau
dd-choose-island = { $phase ->
    [lay] Crayonner une pierre sur l’île { $island }
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
    [lay] Crayonner la planche { $size } { $span }
   *[other] Poser la planche { $size } { $span }
}
dd-choose-plank = { $phase ->
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
   *[no] Préparez cinq cartes, puis posez-les.
}
dd-ask-stone = { $half ->
    [2] Et la seconde pierre ? Choisissez une île qui n’en a pas.
   *[other] Où va la pierre ? Choisissez une île qui n’en a pas.
}
dd-ask-plank = { $by_eye ->
    [yes] { $half ->
        [2] Et la seconde planche ? Choisissez-la dans votre réserve, à l’œil.
       *[other] Choisissez une planche de votre réserve, à l’œil.
    }
   *[no] { $half ->
        [2] Et la seconde planche ? Choisissez-la dans votre réserve.
       *[other] Choisissez une planche de votre réserve ; le plateau montre où elles vont.
    }
}
dd-ask-span = Où va la planche { $size } ? Choisissez un des endroits.
dd-ask-remove = Choisissez la planche, ou la pierre, que vous retirez.
dd-ask-step = Où va votre pion ? Choisissez une planche ou un village.
dd-ask-second_step = Et le second pas ? Choisissez une planche ou un village.
dd-ask-jump = Où retombe votre pion ? Choisissez l’endroit.
dd-ask-ended = La partie est finie.
dd-heading-lay_card = Poser une seule carte
dd-heading-place_stone = Poser une pierre
dd-heading-choose_plank = Choisir une planche
dd-heading-lay_plank = Poser la planche
dd-heading-remove_plank = Prendre une planche
dd-heading-remove_stone = Retirer une pierre
dd-heading-step = Avancer
dd-heading-jump = Sauter

# Revoir un tour
dd-skip = Aller au présent
dd-watch = Revoir le tour { $round }
dd-watching = Le tour { $round } encore une fois :
dd-watch-start = Le tour { $round } commence : toutes les cartes sont face cachée.
dd-watch-which = Quel tour
dd-watch-close = Retour à la partie
