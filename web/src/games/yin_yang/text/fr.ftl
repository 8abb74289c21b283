# Ce que dit le dessin de Yin & Yang, en plus des mots du jeu.

yy-goal = But
yy-goal-tokens = { $number ->
    [one] exactement 1 jeton blanc et 1 noir
   *[other] exactement { $number } jetons blancs et { $number } noirs
}
yy-goal-win = gagne
yy-goal-lose = élimine
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
yy-look = { $pile ->
    [both] Parcourir la défausse ; au-dessus : { $card }
    [white] Parcourir la défausse blanche ; au-dessus : { $card }
   *[black] Parcourir la défausse noire ; au-dessus : { $card }
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
    [you] à vous de jouer
   *[other] réfléchit
}
yy-out = hors jeu
yy-team = équipe { $team }
yy-known = Vous connaissez : { $cards }
yy-seen = Tous connaissent : { $cards }
yy-in-play = « { $card } » est en train d’être jouée.
yy-turn = Tour { $turn }
yy-turn-last = Terminé au tour { $turn }
yy-turn-limited = Tour { $turn } sur { $limit } au plus
yy-threat-win = Victoire à 1 carte
yy-threat-lose = Élimination à 1 carte
yy-away-win = { $count ->
    [0] A atteint le but
    [one] À { $count } jeton du but
   *[other] À { $count } jetons du but
}
# Tant que le but élimine, la distance est ce qui garde quelqu’un en jeu.
yy-away-lose = { $count ->
    [0] A le nombre qui élimine
    [one] { $count } jeton de marge
   *[other] { $count } jetons de marge
}
yy-threat-by = Par : { $cards }
yy-holds = { $who ->
    [you] vous l’avez
   *[other] { $name } l’a
}
yy-holds-cards = { $who ->
    [you] Vous avez : { $cards }
   *[other] { $name } a : { $cards }
}
yy-finishes-win = { $who ->
    [you] Peut vous faire gagner
    [both] Peut faire gagner { $names } ou vous
   *[others] Peut faire gagner { $names }
}
yy-finishes-lose = { $who ->
    [you] Peut vous éliminer
    [both] Peut éliminer { $names } ou vous
   *[others] Peut éliminer { $names }
}
# Sur un onglet au bord d’une carte : qui elle pourrait mener au but.
yy-tab-win = { $who ->
    [you] vous gagnez
    [named] { $name } gagne
    [rival] un rival gagne
   *[several] { $count } gagnants
}
yy-tab-lose = { $who ->
    [you] vous élimine
    [named] élimine { $name }
    [rival] élimine un rival
   *[several] { $count } éliminés
}
yy-mix = { $whites ->
    [2] Deux cartes blanches
    [1] Une carte blanche et une noire
   *[0] Deux cartes noires
}
yy-back = { $colour ->
    [white] Une carte blanche
   *[black] Une carte noire
}
yy-confirm = Jouer la carte ainsi
yy-complete-win = au complet
yy-complete-lose = juste de quoi être éliminé
yy-other-actions = Autres

# Les pioches que le journal réunit en une ligne.
log-draws = { $count } cartes piochées par { $names }

# Ce qui manque à une carte, écrit sur elle.
yy-blocked-no-token-anywhere = Demande un jeton ; personne n’en a.
yy-blocked-no-colour-anywhere = { $colour ->
    [white] Demande un jeton blanc ; personne n’en a.
   *[black] Demande un jeton noir ; personne n’en a.
}
yy-blocked-nothing-discarded = Demande une carte défaussée ; il n’y en a pas.
yy-blocked-no-card-anywhere = Demande quelqu’un qui ait une carte à donner ; personne n’en a.

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
yy-ask-draw = À vous : choisissez où piocher.
yy-ask-play = Jouez maintenant une carte de votre main, ou rien.
yy-ask-pass = Aucune de vos cartes ne peut être jouée maintenant.
yy-ask-take = Choisissez la défausse dont vous prenez la carte du dessus.
yy-ask-give = Choisissez la carte que vous donnez à { $receiver }.
yy-ask-target = { $asked ->
    [nothing] Jouer cette carte ? La coche sur la table veut dire oui.
    [mix] Choisissez les couleurs des deux cartes.
    [back] Choisissez la couleur de la carte ; le hasard en tire une.
    [token] { $card ->
        [W2] Quel jeton retourne au sac ? Choisissez-le.
        [B2] Quel jeton retourne au sac ? Choisissez-le.
        [W5] Quel jeton blanc change de propriétaire ? Choisissez-le.
        [B5] Quel jeton noir change de propriétaire ? Choisissez-le.
        [W3] Quel jeton noir doit changer ? Choisissez-le.
        [W9] Quel jeton noir doit changer ? Choisissez-le.
       *[other] Quel jeton blanc doit changer ? Choisissez-le.
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

# Le glossaire : chaque terme et son explication.
term-goal = Le but
term-goal-help = Un nombre de 1 à 6. En mode « gagner », qui possède exactement ce nombre de jetons blancs et autant de noirs après une carte gagne aussitôt ; en mode « perdre », il est éliminé.
term-mode = Gagner ou perdre
term-mode-help = Ce que fait le but à qui l’atteint : en mode « gagner », il fait gagner aussitôt ; en mode « perdre », il élimine, et le dernier en jeu gagne. La carte « { card-B10 } » change de mode.
term-token = Les jetons
term-token-help = Ce que chacun possède, blanc et noir, à la vue de tous. Seule compte l’égalité exacte avec le but : un jeton de trop éloigne autant qu’un jeton manquant.
term-distance = La distance au but
term-distance-help = Le nombre de jetons en trop ou manquants, les deux couleurs réunies. Si le but est 3, cinq blancs et deux noirs sont à une distance de 3. À la limite de tours, elle désigne d’ordinaire le gagnant.
term-threat = À une carte du but
term-threat-help = Une seule carte mènerait ce joueur exactement au but. Celles qui le peuvent sont dessinées à côté ; un cadre rouge entoure celles d’une main que vous connaissez. Cliquez pour lire leurs noms.
term-bag = Le sac
term-bag-help = Les jetons qui ne sont à personne. On y prend par couleur ; quand une couleur est épuisée, plus personne ne peut en gagner.
term-deck = Une pioche
term-deck-help = Les cartes blanches concernent surtout les jetons blancs, les noires les noirs. Chaque tour commence par une pioche dans l’un des paquets. Un paquet vide est refait avec sa défausse quand il faut y piocher.
term-discard = Une défausse
term-discard-help = Les cartes jouées, face visible, la dernière au-dessus. Chacun peut les consulter.
term-card = Une carte en main
term-card-help = Après la pioche, vous pouvez jouer une carte, ou aucune. La main n’a pas de limite. Sa couleur est celle de son dos, que tout le monde voit.
term-in_play = La carte en train d’être jouée
term-in_play-help = Elle n’est dans aucune main ni dans aucune défausse tant qu’elle agit. Le pointillé part de qui la joue, la flèche mène à qui elle vise. Ensuite, le but est vérifié pour tout le monde.
term-player = Un joueur
term-player-help = Les jetons et le dos des cartes sont publics, et les deux nombres sur la main comptent ses cartes blanches et noires ; les faces sont secrètes. La plupart des cartes peuvent viser n’importe qui, y compris celui qui les joue.

term-team = Une équipe
term-team-help = Les membres d’une équipe gagnent ensemble : un seul gagnant suffit, et ceux qui sont hors jeu gagnent avec les autres. Ils ne voient pas plus que quiconque les cartes de leurs équipiers.
term-out = Hors jeu
term-out-help = Éliminé : en mode « perdre », ce joueur avait exactement le but. Ses jetons sont retournés au sac et ses cartes sous les défausses ; on saute ses tours et aucune carte ne peut le désigner.
term-known = Les cartes que vous connaissez
term-known-help = Les cartes de cette main que vous avez vues à coup sûr, par exemple une carte reprise dans une défausse ou donnée. Elles sont oubliées dès qu’elles ont pu changer de place sans être vues. Cliquez pour lire leurs noms.
term-turns = Les tours
term-turns-help = Les tours de tous les joueurs sont comptés ensemble. À la limite, la partie s’arrête : le plus proche du but gagne, ou le plus éloigné tant que le but élimine, sauf si les options disent que la partie est nulle.

term-card-W1 = { card-W1 }
term-card-W1-help = Un joueur gagne un jeton blanc, pris dans le sac.
term-card-W2 = { card-W2 }
term-card-W2-help = Un jeton, de n’importe qui, retourne au sac. Son propriétaire pioche une carte de la couleur du jeton, ou la suivante si la pioche est unique.
term-card-W3 = { card-W3 }
term-card-W3-help = Un jeton noir, de n’importe qui, retourne au sac ; son propriétaire reçoit un blanc à la place.
term-card-W4 = { card-W4 }
term-card-W4-help = Un joueur prend la carte du dessus d’une défausse, qu’il choisit. Tout le monde voit la carte.
term-card-W5 = { card-W5 }
term-card-W5-help = Un jeton blanc, de n’importe qui, passe à un autre joueur.
term-card-W6 = { card-W6 }
term-card-W6-help = Un joueur pioche deux cartes. Celui qui joue cette carte en dit les couleurs, sauf si la pioche est unique.
term-card-W7 = { card-W7 }
term-card-W7-help = Un joueur gagne deux jetons blancs, pris dans le sac.
term-card-W8 = { card-W8 }
term-card-W8-help = Un joueur rend tous ses jetons et toutes ses cartes, puis pioche autant de cartes qu’il avait de jetons et gagne autant de jetons qu’il avait de cartes, couleur par couleur.
term-card-W9 = { card-W9 }
term-card-W9-help = Un jeton noir, de n’importe qui, retourne au sac ; son propriétaire reçoit deux blancs à la place.
term-card-W10 = { card-W10 }
term-card-W10-help = Le nombre du but baisse de 1 ; après 1 vient 6.
term-card-B1 = { card-B1 }
term-card-B1-help = Un joueur gagne un jeton noir, pris dans le sac.
term-card-B2 = { card-B2 }
term-card-B2-help = Un jeton, de n’importe qui, retourne au sac.
term-card-B3 = { card-B3 }
term-card-B3-help = Un jeton blanc, de n’importe qui, retourne au sac ; son propriétaire reçoit un noir à la place.
term-card-B4 = { card-B4 }
term-card-B4-help = Deux joueurs échangent toutes les cartes de leur main.
term-card-B5 = { card-B5 }
term-card-B5-help = Un jeton noir, de n’importe qui, passe à un autre joueur.
term-card-B6 = { card-B6 }
term-card-B6-help = Un joueur donne une carte à un autre. Il la choisit, ou le hasard en décide avec l’option « Don à l’aveugle ».
term-card-B7 = { card-B7 }
term-card-B7-help = Un joueur gagne deux jetons noirs, pris dans le sac.
term-card-B8 = { card-B8 }
term-card-B8-help = Le nombre du but monte de 1 ; après 6 vient 1.
term-card-B9 = { card-B9 }
term-card-B9-help = Un jeton blanc, de n’importe qui, retourne au sac ; son propriétaire reçoit deux noirs à la place.
term-card-B10 = { card-B10 }
term-card-B10-help = Un but qui fait gagner élimine désormais, et un but qui élimine fait désormais gagner.

# La fin d’une partie.
yy-decided-tokens = Avec « { $card_name } »{ $own ->
    [yes] {""}
   *[no] , carte jouée par { $player }
}, { $seat_who ->
    [you] vous êtes passé
   *[other] { $seat } est passé
} de { $colours ->
    [both] { $white_before } à { $white_after } { $white_after ->
        [one] jeton blanc
       *[other] jetons blancs
    } et de { $black_before } à { $black_after } { $black_after ->
        [one] noir
       *[other] noirs
    }
    [white] { $white_before } à { $white_after } { $white_after ->
        [one] jeton blanc
       *[other] jetons blancs
    }
   *[black] { $black_before } à { $black_after } { $black_after ->
        [one] jeton noir
       *[other] jetons noirs
    }
}.
yy-decided-out = { $number ->
    [one] Avec 1 jeton blanc et 1 noir
   *[other] Avec { $number } jetons blancs et { $number } noirs
}, { $seat_who ->
    [you] vous étiez éliminé.
   *[other] { $seat } était éliminé.
}
yy-decided-limit = { $told ->
    [draw] À la limite, personne ne gagne : les options disent que la partie est nulle.
    [best] { $mode ->
        [win] À la limite, en mode « gagner », le plus proche du but l’emporte : { $winners }, { $away ->
            [one] à { $away } jeton
           *[other] à { $away } jetons
        } du but.
       *[lose] À la limite, en mode « perdre », le plus éloigné du but l’emporte : { $winners }, { $away ->
            [one] à { $away } jeton
           *[other] à { $away } jetons
        } du but.
    }
   *[hidden] { $mode ->
        [win] À la limite, en mode « gagner », le plus proche du but l’emporte.
       *[lose] À la limite, en mode « perdre », le plus éloigné du but l’emporte.
    }
}
yy-decided-goal = { $player_who ->
    [you] Vous avez changé
   *[other] { $player } a changé
} le but avec « { $card_name } » : { $mode ->
    [win] il fallait exactement { $number ->
        [one] 1 jeton blanc et 1 noir
       *[other] { $number } jetons blancs et { $number } noirs
    } pour gagner.
   *[lose] on était éliminé avec exactement { $number ->
        [one] 1 jeton blanc et 1 noir
       *[other] { $number } jetons blancs et { $number } noirs
    }.
}
yy-decided-held = Vous aviez en main de quoi { $what ->
    [goal] changer le but
   *[tokens] enlever un jeton
} : { $cards }.
yy-decided-away = Vous étiez à { $away ->
    [one] { $away } jeton
   *[other] { $away } jetons
} du but.
yy-winners = { $who ->
    [you] Vous avez gagné !
   *[other] { $count ->
        [one] { $names } a gagné !
       *[other] { $names } ont gagné !
    }
}
yy-standing = { $white ->
    [hidden] jetons cachés
   *[other] { $white ->
        [one] { $white } blanc
       *[other] { $white } blancs
    } et { $black ->
        [one] { $black } noir
       *[other] { $black } noirs
    }
}{ $away ->
    [none] {""}
    [0] , au but
   *[other] , à { $away } du but
}

# Comment une carte s’écrit en bref : par la couleur de son dos, B pour blanc et N pour noir.
code-card-W1 = B1
code-card-W2 = B2
code-card-W3 = B3
code-card-W4 = B4
code-card-W5 = B5
code-card-W6 = B6
code-card-W7 = B7
code-card-W8 = B8
code-card-W9 = B9
code-card-W10 = B10
code-card-B1 = N1
code-card-B2 = N2
code-card-B3 = N3
code-card-B4 = N4
code-card-B5 = N5
code-card-B6 = N6
code-card-B7 = N7
code-card-B8 = N8
code-card-B9 = N9
code-card-B10 = N10
