# Ce que dit le dessin de Yin & Yang, en plus des mots du jeu.

yy-goal = But
yy-goal-tokens = exactement { $number } jetons blancs et { $number } noirs
yy-goal-win = gagne
yy-goal-lose = éliminé
yy-hidden = caché
yy-tokens = { $colour ->
    [white] { $count ->
        [hidden] Jetons blancs : cachés
       *[other] Jetons blancs : { $count }
    }
   *[black] { $count ->
        [hidden] Jetons noirs : cachés
       *[other] Jetons noirs : { $count }
    }
}
yy-cards = { $colour ->
    [white] Cartes blanches en main : { $count }
   *[black] Cartes noires en main : { $count }
}
yy-cards-hidden = Nombre de cartes : caché
yy-choose-player = Choisir { $name }
yy-choose-token = { $colour ->
    [white] Choisir un jeton blanc pris à { $name }
   *[black] Choisir un jeton noir pris à { $name }
}
yy-choose-first = { $colour ->
    [white] Prendre un jeton blanc
   *[black] Prendre un jeton noir
}
yy-choose-deck = { $pile ->
    [both] Piocher une carte ; il en reste { $count }
    [white] Piocher une carte blanche ; il en reste { $count }
   *[black] Piocher une carte noire ; il en reste { $count }
}
yy-choose-pile = { $pile ->
    [both] Prendre { $card } dans la défausse
    [white] Prendre { $card } dans la défausse blanche
   *[black] Prendre { $card } dans la défausse noire
}
yy-deck = { $count ->
    [0] 0 carte
    [one] 1 carte
   *[other] { $count } cartes
}
yy-discards = Défausse : { $count }
yy-discards-title = { $pile ->
    [both] La défausse
    [white] La défausse blanche
   *[black] La défausse noire
}
yy-top-first = La carte du dessus vient en premier.
yy-empty = vide
yy-bag = Sac
yy-hand = { $count ->
    [0] Votre main est vide
   *[other] Votre main
}
yy-times = × { $count }
yy-acting = { $who ->
    [you] à vous
   *[other] réfléchit
}
yy-out = hors jeu
yy-team = équipe { $team }
yy-known = Vous connaissez : { $cards }
yy-seen = Tous connaissent : { $cards }
yy-in-play = « { $card } » est en train d’agir.
yy-turn = Tour { $turn }
yy-turn-last = Fin, au tour { $turn }
yy-turn-limited = Tour { $turn } sur { $limit } au plus
yy-threat-win = Peut gagner à la prochaine carte
yy-threat-lose = Peut être éliminé à la prochaine carte
yy-threat-by = Par : { $cards }
yy-finishes-win = Peut faire gagner { $names }
yy-finishes-lose = Peut éliminer { $names }
yy-mix = { $whites ->
    [2] Deux cartes blanches
    [1] Une carte blanche et une noire
   *[0] Deux cartes noires
}
yy-other-actions = Autres

# Pourquoi une carte ne peut pas être jouée maintenant, selon ce qui se décide.
yy-not-now-token = D’abord, chacun prend un jeton.
yy-not-now-draw = Vous piochez d’abord, ensuite vous pourrez jouer.
yy-not-now-take = Vous choisissez maintenant une défausse.
yy-not-now-play = Elle ne peut pas être jouée maintenant.
yy-not-now-give = Vous ne pouvez pas donner cette carte.
yy-no-pass-token = Chacun doit prendre un premier jeton.
yy-no-pass-draw = Vous devez d’abord piocher une carte.
yy-no-pass-take = Vous devez prendre une des cartes.
yy-no-pass-give = Vous devez donner une carte.
yy-no-pass-play = Vous ne pouvez pas passer maintenant.
yy-no-pass-waiting = Ce n’est pas votre tour.

# Ce qu’il faut choisir ensuite.
yy-ask-token = Prenez votre premier jeton : choisissez un blanc ou un noir, près du sac.
yy-ask-draw = À vous : choisissez la pioche dans laquelle vous tirez.
yy-ask-play = Jouez maintenant une carte de votre main, ou rien.
yy-ask-pass = Aucune de vos cartes ne peut être jouée maintenant.
yy-ask-take = Choisissez la défausse dont vous prenez la carte du dessus.
yy-ask-give = Choisissez la carte que vous donnez à { $receiver }.
yy-ask-target = { $asked ->
    [nothing] Jouer cette carte ?
    [mix] Choisissez les couleurs des deux cartes.
    [token] { $card ->
        [W2] Quel jeton retourne au sac ? Choisissez-le.
        [B2] Quel jeton retourne au sac ? Choisissez-le.
        [W5] Quel jeton blanc change de propriétaire ? Choisissez-le.
        [B5] Quel jeton noir change de propriétaire ? Choisissez-le.
       *[other] Quel jeton doit changer ? Choisissez-le.
    }
   *[seat] { $card ->
        [W1] Qui gagne le jeton ? Choisissez le joueur.
        [B1] Qui gagne le jeton ? Choisissez le joueur.
        [W7] Qui gagne les jetons ? Choisissez le joueur.
        [B7] Qui gagne les jetons ? Choisissez le joueur.
        [W3] Le jeton de qui doit changer ? Choisissez le joueur.
        [B3] Le jeton de qui doit changer ? Choisissez le joueur.
        [W9] Le jeton de qui doit changer ? Choisissez le joueur.
        [B9] Le jeton de qui doit changer ? Choisissez le joueur.
        [W4] Qui prend une carte défaussée ? Choisissez le joueur.
        [W5] Qui reçoit le jeton ? Choisissez le joueur.
        [B5] Qui reçoit le jeton ? Choisissez le joueur.
        [W6] Qui pioche deux cartes ? Choisissez le joueur.
        [W8] De qui les jetons et les cartes changent-ils de place ? Choisissez le joueur.
        [B4] { $step ->
            [first] Quelles mains changent de place ? Choisissez le premier joueur.
           *[next] Et l’autre ? Choisissez le joueur.
        }
        [B6] { $step ->
            [first] Qui donne une carte ? Choisissez le joueur.
           *[next] Qui la reçoit ? Choisissez le joueur.
        }
       *[other] Choisissez un joueur.
    }
}
