title = Yin & Yang
blurb = Réunissez exactement le nombre de jetons blancs et de jetons noirs que demande le but. Chaque carte déplace des jetons, des cartes ou le but lui-même.

# Options
option-mystery = Mystère
option-mystery-help = Personne ne voit les totaux de jetons et de cartes des autres ; les premiers jetons restent secrets.
option-teams = Équipes
option-teams-help = Quelles places jouent ensemble. Si l’un gagne, toute son équipe gagne.
option-one_pile = Pioche unique
option-one_pile-help = Les deux pioches sont mélangées en une seule, avec une seule défausse.
option-no_token = Sans premier jeton
option-no_token-help = Personne ne reçoit de jeton au départ.
option-blind_gift = Don à l’aveugle
option-blind_gift-help = Pour « Donner une carte », qui la joue désigne donneur, receveur et couleur, et le hasard tire la carte ; sinon, le donneur la choisit.
option-tokens = Jetons de chaque couleur
option-tokens-help = Combien de jetons blancs et combien de noirs le sac contient au départ, au moins un de chaque par place ; 20 d’après la feuille de règles. Avec moins, les parties sont plus courtes.
option-turn_limit = Limite de tours
option-turn_limit-help = Après ce nombre de tours de joueurs, la partie s’arrête ; 50 par place, sauf si vous en décidez autrement.
option-at_limit = À la limite de tours
option-at_limit-help = Qui gagne quand la limite de tours est atteinte : qui est le plus près du but (le plus loin quand l’atteindre élimine), ou personne.
option-at_limit-nearest = Le plus proche du but gagne
option-at_limit-draw = Partie nulle
option-first_player = Premier joueur
option-first_player-help = Qui commence. Si personne n’est désigné, le hasard décide.

# Les cartes : un nom et un effet.
card-W1 = Jeton blanc
card-W2 = Jeton en carte
card-W3 = Noir contre blanc
card-W4 = Récupérer
card-W5 = Transfert blanc
card-W6 = Piocher deux
card-W7 = Deux jetons blancs
card-W8 = Tout échanger
card-W9 = Noir contre deux blancs
card-W10 = Baisser le but
card-B1 = Jeton noir
card-B2 = Retour au sac
card-B3 = Blanc contre noir
card-B4 = Échanger les mains
card-B5 = Transfert noir
card-B6 = Donner une carte
card-B7 = Deux jetons noirs
card-B8 = Relever le but
card-B9 = Blanc contre deux noirs
card-B10 = Inverser le but
effect-W1 = un joueur gagne 1 jeton blanc
effect-W2 = un jeton retourne au sac ; son propriétaire pioche une carte{ $one_pile ->
    [yes] {""}
   *[no] {" "}de la couleur du jeton
}
effect-W3 = un joueur échange un jeton noir contre un blanc du sac
effect-W4 = un joueur prend la carte du dessus d’une défausse
effect-W5 = un jeton blanc change de propriétaire
effect-W6 = un joueur pioche 2 cartes{ $one_pile ->
    [yes] {""}
   *[no] {" "}des couleurs que vous annoncez
}
effect-W7 = un joueur gagne 2 jetons blancs
effect-W8 = les jetons d’un joueur se changent en cartes, et ses cartes en jetons
effect-W9 = un joueur échange un jeton noir contre deux blancs du sac
effect-W10 = le but baisse de 1 ; après 1 vient 6
effect-B1 = un joueur gagne 1 jeton noir
effect-B2 = un jeton retourne au sac
effect-B3 = un joueur échange un jeton blanc contre un noir du sac
effect-B4 = deux joueurs échangent leurs mains
effect-B5 = un jeton noir change de propriétaire
effect-B6 = { $blind_gift ->
    [yes] un joueur donne à un autre une carte de la couleur que vous annoncez, tirée au hasard
   *[no] un joueur choisit une de ses cartes et la donne à un autre
}
effect-B7 = un joueur gagne 2 jetons noirs
effect-B8 = le but monte de 1 ; après 6 vient 1
effect-B9 = un joueur échange un jeton blanc contre deux noirs du sac
effect-B10 = le but qui fait gagner élimine, celui qui élimine fait gagner

colour-white = blanc
colour-black = noir
pile-white = blanche
pile-black = noire
pile-both = commune
reason-goal = le but est atteint
reason-survivor = il ne restait personne d’autre
reason-all_out = tous ceux qui restaient ont été éliminés ensemble
reason-limit = la limite de tours est atteinte

# Ce qui est demandé au lecteur.
ask-first_player = Qui commence ?
ask-turn_up = Quelle carte sort ?
ask-choose_token = Quel premier jeton prenez-vous ?
ask-draw = Où piochez-vous ?
ask-play = Jouer une carte, ou rien ?
ask-take = De quelle défausse prenez-vous la carte du dessus ?
ask-give = Quelle carte donnez-vous ?

# Actions, telles qu’on les choisit. Un champ qui nomme un joueur est accompagné de $…_who : « you » ou « other ».
# Les noms ne suivent jamais « de » : on ne saurait pas s’il faut élider.
action-first_player = { $seat_who ->
    [you] Vous commencez
   *[other] { $seat } commence
}
action-turn_up = { $card_code } { $card_name }
action-choose_token = Prendre un jeton { $colour_name }
action-draw = Piocher une carte { $colour ->
    [white] blanche
   *[black] noire
}
action-pass = Ne rien jouer
action-take = Prendre la carte du dessus de la défausse { $colour ->
    [white] blanche
   *[black] noire
}
action-give = Donner { $card_code } { $card_name }
action-play = { $card_code } { $card_name } : { $card ->
    [W1] { $player_who ->
        [you] vous gagnez 1 jeton blanc
       *[other] { $player } gagne 1 jeton blanc
    }
    [W2] { $player_who ->
        [you] vous rendez un jeton { $colour_name } au sac et piochez une carte
       *[other] { $player } rend un jeton { $colour_name } au sac et pioche une carte
    }
    [W3] { $player_who ->
        [you] vous échangez un jeton noir contre un blanc
       *[other] { $player } échange un jeton noir contre un blanc
    }
    [W4] { $player_who ->
        [you] vous prenez la carte du dessus d’une défausse
       *[other] { $player } prend la carte du dessus d’une défausse
    }
    [W5] { $giver_who ->
        [you] { $receiver } reçoit un de vos jetons blancs
       *[other] { $receiver_who ->
            [you] vous recevez un jeton blanc pris à { $giver }
           *[other] { $receiver } reçoit un jeton blanc pris à { $giver }
        }
    }
    [W6] { $player_who ->
        [you] vous piochez
       *[other] { $player } pioche
    } { $whites ->
        [2] 2 cartes blanches
        [1] 1 carte blanche et 1 noire
        [0] 2 cartes noires
       *[other] 2 cartes
    }
    [W7] { $player_who ->
        [you] vous gagnez 2 jetons blancs
       *[other] { $player } gagne 2 jetons blancs
    }
    [W8] { $player_who ->
        [you] vos jetons deviennent des cartes, et vos cartes des jetons
       *[other] { $player } change ses jetons en cartes et ses cartes en jetons
    }
    [W9] { $player_who ->
        [you] vous échangez un jeton noir contre deux blancs
       *[other] { $player } échange un jeton noir contre deux blancs
    }
    [W10] le but baisse de 1
    [B1] { $player_who ->
        [you] vous gagnez 1 jeton noir
       *[other] { $player } gagne 1 jeton noir
    }
    [B2] { $player_who ->
        [you] vous rendez un jeton { $colour_name } au sac
       *[other] { $player } rend un jeton { $colour_name } au sac
    }
    [B3] { $player_who ->
        [you] vous échangez un jeton blanc contre un noir
       *[other] { $player } échange un jeton blanc contre un noir
    }
    [B4] { $first_who ->
        [you] vous échangez votre main avec { $second }
       *[other] { $second_who ->
            [you] vous échangez votre main avec { $first }
           *[other] { $first } et { $second } échangent leurs mains
        }
    }
    [B5] { $giver_who ->
        [you] { $receiver } reçoit un de vos jetons noirs
       *[other] { $receiver_who ->
            [you] vous recevez un jeton noir pris à { $giver }
           *[other] { $receiver } reçoit un jeton noir pris à { $giver }
        }
    }
    [B6] { $giver_who ->
        [you] vous donnez une carte { $colour ->
            [white] blanche{" "}
            [black] noire{" "}
           *[other] {""}
        }à { $receiver }
       *[other] { $receiver_who ->
            [you] { $giver } vous donne une carte{ $colour ->
                [white] {" "}blanche
                [black] {" "}noire
               *[other] {""}
            }
           *[other] { $giver } donne une carte { $colour ->
                [white] blanche{" "}
                [black] noire{" "}
               *[other] {""}
            }à { $receiver }
        }
    }
    [B7] { $player_who ->
        [you] vous gagnez 2 jetons noirs
       *[other] { $player } gagne 2 jetons noirs
    }
    [B8] le but monte de 1
    [B9] { $player_who ->
        [you] vous échangez un jeton blanc contre deux noirs
       *[other] { $player } échange un jeton blanc contre deux noirs
    }
   *[B10] le but qui fait gagner élimine, celui qui élimine fait gagner
}

# Quand il y a beaucoup d’actions, on choisit pas à pas ; ce qui est déjà choisi :
choice-kind = { $kind ->
    [play] Jouer une carte …
   *[other] { $kind } …
}
choice-card = { $card_code } { $card_name } …
choice-player = { $card_code } { $card_name }, pour { $player } …
choice-giver = { $card_code } { $card_name }, pris à { $giver } …
choice-receiver = { $card_code } { $card_name }, pris à { $giver } pour { $receiver } …
choice-first = { $card_code } { $card_name }, { $first } et …

# Événements, tels que le journal les raconte.
event-first_player = { $seat_who ->
    [you] Vous commencez.
   *[other] { $seat } commence.
}
event-token_chosen = { $seat_who ->
    [you] Vous prenez un premier jeton { $colour_name }.
   *[other] { $colour ->
        [hidden] { $seat } prend un premier jeton en secret.
       *[other] { $seat } prend un premier jeton { $colour_name }.
    }
}
# La carte piochée ensuite le dit.
event-deck_chosen = {""}
event-card_drawn = { $seat_who ->
    [you] Vous piochez { $card_code } { $card_name }.
   *[other] { $card ->
        [hidden] { $seat } pioche une carte { $colour ->
            [white] blanche
           *[black] noire
        }.
       *[other] { $seat } pioche { $card_code } { $card_name }.
    }
}
event-draw_skipped = Il ne reste rien à piocher pour { $seat }.
event-draw_lost = { $count ->
    [one] Une carte pour { $seat } ne peut pas être piochée et est perdue.
   *[other] { $count } cartes pour { $seat } ne peuvent pas être piochées et sont perdues.
}
event-deck_rebuilt = { $pile ->
    [both] La défausse est mélangée pour former une nouvelle pioche.
   *[other] La défausse { $pile_name } est mélangée pour former une nouvelle pioche.
}
event-passed = { $seat_who ->
    [you] Vous ne jouez rien.
   *[other] { $seat } ne joue rien.
}
event-card_played = { $seat_who ->
    [you] Vous jouez { $card_code } { $card_name }.
   *[other] { $seat } joue { $card_code } { $card_name }.
}
event-tokens_gained = { $count ->
    [0] Le sac n’a pas de jeton { $colour_name } pour { $seat }.
    [one] { $seat_who ->
        [you] Vous gagnez un jeton { $colour_name }.
       *[other] { $seat } gagne un jeton { $colour_name }.
    }
   *[other] { $seat_who ->
        [you] Vous gagnez { $count } jetons { $colour_name }s.
       *[other] { $seat } gagne { $count } jetons { $colour_name }s.
    }
}
event-tokens_lost = { $count ->
    [one] { $seat_who ->
        [you] Vous rendez un jeton { $colour_name } au sac.
       *[other] { $seat } rend un jeton { $colour_name } au sac.
    }
   *[other] { $seat_who ->
        [you] Vous rendez { $count } jetons { $colour_name }s au sac.
       *[other] { $seat } rend { $count } jetons { $colour_name }s au sac.
    }
}
event-token_moved = { $giver_who ->
    [you] { $receiver } reçoit un de vos jetons { $colour_name }s.
   *[other] { $receiver_who ->
        [you] Vous recevez un jeton { $colour_name } pris à { $giver }.
       *[other] { $receiver } reçoit un jeton { $colour_name } pris à { $giver }.
    }
}
event-card_taken = { $seat_who ->
    [you] Vous prenez { $card_code } { $card_name } dans la défausse.
   *[other] { $seat } prend { $card_code } { $card_name } dans la défausse.
}
event-card_given = { $card ->
    [hidden] { $giver } donne à { $receiver } une carte { $colour ->
        [white] blanche
       *[black] noire
    }.
   *[other] { $giver_who ->
        [you] Vous donnez { $card_code } { $card_name } à { $receiver }.
       *[other] { $receiver_who ->
            [you] { $giver } vous donne { $card_code } { $card_name }.
           *[other] { $giver } donne { $card_code } { $card_name } à { $receiver }.
        }
    }
}
event-hands_exchanged = { $first_hand ->
    [hidden] { $first } et { $second } échangent leurs mains.
   *[other] { $first_who ->
        [you] Vous échangez votre main avec { $second }.
       *[other] { $second_who ->
            [you] Vous échangez votre main avec { $first }.
           *[other] { $first } et { $second } échangent leurs mains.
        }
    } { $first_hand_count ->
        [0] Aucune carte pour { $second },
       *[other] { $first_hand } pour { $second },
    } { $second_hand_count ->
        [0] aucune pour { $first }.
       *[other] { $second_hand } pour { $first }.
    }
}
event-hand_discarded = { $seat_who ->
    [you] Vous défaussez { $cards }.
   *[other] { $seat } défausse { $cards }.
}
event-missed = { $seat_who ->
    [you] Vous n’avez pas ce qui était nommé : rien ne se passe.
   *[other] { $seat } n’a pas ce qui était nommé : rien ne se passe.
}
event-goal_changed = Désormais, { $number } + { $number } { $mode ->
    [win] gagne.
   *[lose] élimine.
}
event-goal_not_reached = Personne n’a exactement le but.
event-eliminated = { $seat_who ->
    [you] Vous voilà hors jeu.
   *[other] { $seat } est hors jeu.
}
event-game_over = La partie est terminée : { $reason_name }.

# La table dans le terminal.
table-goal = BUT
table-goal-meaning = { $mode ->
    [win] { $number } + { $number } GAGNE
   *[lose] { $number } + { $number } ÉLIMINE
}
table-deck = { $pile ->
    [both] Pioche { $count }
    [white] Pioche blanche { $count } □
   *[black] Pioche noire { $count } ■
}
table-bag = Sac { $white } ○ { $black } ●
table-hidden = caché
table-turn-limited = Tour { $turn } sur { $limit } au plus
table-turn = Tour { $turn }
table-discards = { $pile ->
    [both] Défausse :
    [white] Défausse blanche :
   *[black] Défausse noire :
}
table-discards-empty = vide
table-discards-top = { $card } { $card_name } au-dessus
table-discards-below = , puis { $cards }
table-in_play = { $card } { $card_name } est en train d’agir.
table-giving = { $receiver_who ->
    [you] La carte sera pour vous.
   *[other] La carte sera pour { $receiver }.
}
table-player = Joueur
table-white-tokens = ○ blancs
table-black-tokens = ● noirs
table-white-cards = □ cartes
table-black-cards = ■ cartes
table-known = Vous connaissez
table-seen = Tous connaissent
table-finished_by = But par
table-out = hors jeu
table-team = équipe { $team }
table-hand = { $seat_who ->
    [you] Votre main
   *[other] { $seat } a en main
}
table-hand-empty = aucune carte

# Refus ; un joueur est un numéro de place, ou un nom si on le connaît.
refusal-not-asked = Ce n’est pas ce qui se décide maintenant.
refusal-not-in-hand = La carte { $card } n’est pas dans cette main.
refusal-not-in-deck = La carte { $card } ne peut pas sortir de cette pioche.
refusal-player-out = { $player ->
    [one] La place { $player }
    [other] La place { $player }
   *[name] { $player }
} est hors jeu : on ne peut pas nommer ce joueur.
refusal-nothing-discarded = { $card } demande une défausse qui ne soit pas vide.
refusal-no-card-to-give = { $player ->
    [one] La place { $player }
    [other] La place { $player }
   *[name] { $player }
} n’a pas de carte à donner.
refusal-no-such-token = { $player ->
    [one] La place { $player }
    [other] La place { $player }
   *[name] { $player }
} n’a pas de jeton { $colour ->
    [white] blanc
   *[black] noir
}.
refusal-no-such-card = { $player ->
    [one] La place { $player }
    [other] La place { $player }
   *[name] { $player }
} n’a pas de carte { $colour ->
    [white] blanche
   *[black] noire
} à donner.
refusal-same-player = { $card } doit nommer deux joueurs différents.
refusal-no-token-anywhere = { $card } demande un jeton, et personne n’en a.
refusal-no-colour-anywhere = { $card } demande un jeton { $colour ->
    [white] blanc
   *[black] noir
}, et personne n’en a.
refusal-no-card-anywhere = { $card } demande un joueur qui ait une carte à donner, et il n’y en a pas.

# Pourquoi un conseil recommande une action.
why-out = Élimine { $player }.
why-danger = Empêche { $player } de vous éliminer à la prochaine carte.
why-strike = Vous pourriez éliminer { $player } avec votre prochaine carte.
why-safe = Vous serez alors à { $tokens ->
    [one] un jeton
   *[other] { $tokens } jetons
} du but, qui fait perdre.
why-threat = Bloque { $player }, qui pourrait gagner à la prochaine carte.
why-next = Vous pourriez gagner avec votre prochaine carte.
why-near = Vous amène à { $tokens ->
    [one] un jeton
   *[other] { $tokens } jetons
} du but.
why-rival_far = Éloigne { $player } du but.
why-cards = { $change ->
    [one] Vous laisse une carte de plus.
   *[other] Vous laisse { $change } cartes de plus.
}

# Ce contre quoi l’entraîneur met en garde.
risk-danger = { $player } pourrait vous éliminer à la prochaine carte.
risk-strike = Vous ne pourriez plus éliminer { $player } avec votre prochaine carte.
risk-safe = Vous ne seriez plus qu’à { $tokens ->
    [one] un jeton
   *[other] { $tokens } jetons
} du but, qui fait perdre.
risk-threat = { $player } pourrait gagner à la prochaine carte.
risk-next = Vous ne pourriez plus gagner avec votre prochaine carte.
risk-near = Vous seriez alors à { $tokens ->
    [one] un jeton
   *[other] { $tokens } jetons
} du but.
risk-rival_far = { $player } serait plus près du but.
