title = Yin & Yang
blurb = Ayez exactement autant de jetons blancs que de noirs que le dit le but. Chaque carte déplace des jetons, des cartes ou le but lui-même.

# Options
option-mystery = Mystère
option-mystery-help = Personne ne voit les totaux de jetons et de cartes des autres ; les premiers jetons restent secrets.
option-teams = Équipes
option-teams-help = Un numéro d’équipe par siège, comme 0,1,0,1. Un seul gagnant fait gagner toute son équipe.
option-one_pile = Pioche unique
option-one_pile-help = Les deux pioches sont mélangées en une seule, avec une seule défausse.
option-no_token = Sans premier jeton
option-no_token-help = Personne ne reçoit de jeton au départ.
option-turn_limit = Limite de tours
option-turn_limit-help = Après autant de tours de joueurs, la partie est nulle.
option-first_player = Premier joueur
option-first_player-help = Le siège qui commence, compté à partir de 0 ; none laisse faire le hasard.

# Les cartes : un nom et un effet.
card-W1 = Jeton blanc
card-W2 = Jeton en carte
card-W3 = Noir en blanc
card-W4 = Récupérer
card-W5 = Déplacer un blanc
card-W6 = Piocher deux
card-W7 = Deux jetons blancs
card-W8 = Tout échanger
card-W9 = Noir en deux blancs
card-W10 = But moins un
card-B1 = Jeton noir
card-B2 = Retour au sac
card-B3 = Blanc en noir
card-B4 = Échanger les mains
card-B5 = Déplacer un noir
card-B6 = Donner une carte
card-B7 = Deux jetons noirs
card-B8 = But plus un
card-B9 = Blanc en deux noirs
card-B10 = Inverser gagné et perdu
effect-W1 = un joueur gagne 1 jeton blanc
effect-W2 = un jeton retourne au sac, et son propriétaire pioche une carte de sa couleur
effect-W3 = un jeton noir devient blanc
effect-W4 = un joueur prend la carte du dessus d’une défausse de son choix
effect-W5 = un jeton blanc change de propriétaire
effect-W6 = un joueur pioche 2 cartes des couleurs que vous dites
effect-W7 = un joueur gagne 2 jetons blancs
effect-W8 = les jetons d’un joueur deviennent des cartes et ses cartes des jetons, couleur pour couleur
effect-W9 = un jeton noir devient deux jetons blancs
effect-W10 = le but baisse de 1 ; après 1 vient 6
effect-B1 = un joueur gagne 1 jeton noir
effect-B2 = un jeton retourne au sac
effect-B3 = un jeton blanc devient noir
effect-B4 = deux joueurs échangent leurs mains
effect-B5 = un jeton noir change de propriétaire
effect-B6 = un joueur donne une carte de son choix à un autre
effect-B7 = un joueur gagne 2 jetons noirs
effect-B8 = le but monte de 1 ; après 6 vient 1
effect-B9 = un jeton blanc devient deux jetons noirs
effect-B10 = gagner devient perdre, et perdre gagner

colour-white = { $number ->
    [one] blanc
   *[other] blanc
}
colour-black = noir
pile-white = blanche
pile-black = noire
pile-both = commune
reason-goal = le but est atteint
reason-survivor = il ne restait personne d’autre
reason-all_out = tous ceux qui restaient sont sortis ensemble
reason-limit = la limite de tours est atteinte

# Ce qui est demandé ; $seat est un nom.
ask-first_player = Qui commence ?
ask-turn_up = Quelle carte sort ?
ask-choose_token = { $seat } : quel premier jeton prenez-vous ?
ask-draw = { $seat } : dans quelle pioche tirez-vous ?
ask-play = { $seat } : jouer une carte ou passer ?
ask-take = { $seat } : de quelle défausse prenez-vous la carte du dessus ?
ask-give = { $seat } : quelle carte donnez-vous ?

# Actions, telles qu’on les choisit.
action-first_player = { $seat } commence
action-turn_up = { $card }
action-choose_token = Prendre un jeton { $colour }
action-draw = Piocher une carte { $code ->
    [white] blanche
   *[black] noire
}
action-pass = Ne rien jouer
action-take = Prendre la carte du dessus de la défausse { $code ->
    [white] blanche
   *[black] noire
}
action-give = Donner { $card }
action-play = { $code ->
    [W1] { $player } gagne 1 jeton blanc
    [W2] Un jeton { $colour } de { $player } retourne au sac, et { $player } pioche une carte
    [W3] Un jeton noir de { $player } devient blanc
    [W4] { $player } prend la carte du dessus d’une défausse
    [W5] Un jeton blanc passe de { $giver } à { $receiver }
    [W6] { $player } pioche { $whites ->
        [2] 2 cartes blanches
        [1] 1 carte blanche et 1 noire
        [0] 2 cartes noires
       *[other] 2 cartes
    }
    [W7] { $player } gagne 2 jetons blancs
    [W8] Les jetons de { $player } deviennent des cartes et les cartes des jetons
    [W9] Un jeton noir de { $player } devient deux blancs
    [W10] Le but baisse de 1
    [B1] { $player } gagne 1 jeton noir
    [B2] Un jeton { $colour } de { $player } retourne au sac
    [B3] Un jeton blanc de { $player } devient noir
    [B4] { $first } et { $second } échangent leurs mains
    [B5] Un jeton noir passe de { $giver } à { $receiver }
    [B6] { $giver } donne une carte à { $receiver }
    [B7] { $player } gagne 2 jetons noirs
    [B8] Le but monte de 1
    [B9] Un jeton blanc de { $player } devient deux noirs
   *[B10] Gagner devient perdre, et perdre gagner
}

# Événements, tels que le journal les raconte.
event-first_player = { $seat } commence.
event-token_chosen = { $colour ->
    [hidden] { $seat } prend un premier jeton en secret.
   *[other] { $seat } prend un premier jeton { $colour }.
}
event-card_drawn = { $card ->
    [hidden] { $seat } pioche une carte { $colour_code ->
        [white] blanche
       *[black] noire
    }.
   *[other] { $seat } pioche { $card }.
}
event-draw_skipped = Il ne reste rien à piocher pour { $seat }.
event-draw_lost = { $count ->
    [one] Une carte pour { $seat } ne peut pas être piochée et est perdue.
   *[other] { $count } cartes pour { $seat } ne peuvent pas être piochées et sont perdues.
}
event-deck_rebuilt = { $pile ->
    [both] La défausse est mélangée en une nouvelle pioche.
   *[other] La défausse { $pile } est mélangée en une nouvelle pioche.
}
event-passed = { $seat } ne joue rien.
event-card_played = { $seat } joue { $card }.
event-tokens_gained = { $count ->
    [0] Le sac n’a pas de jeton { $colour } pour { $seat }.
    [one] { $seat } gagne un jeton { $colour }.
   *[other] { $seat } gagne { $count } jetons { $colour }s.
}
event-tokens_lost = { $count ->
    [one] { $seat } perd un jeton { $colour }.
   *[other] { $seat } perd { $count } jetons { $colour }s.
}
event-token_moved = Un jeton { $colour } passe de { $giver } à { $receiver }.
event-card_taken = { $seat } prend { $card } dans la défausse.
event-card_given = { $card ->
    [hidden] { $giver } donne à { $receiver } une carte { $colour_code ->
        [white] blanche
       *[black] noire
    }.
   *[other] { $giver } donne { $card } à { $receiver }.
}
event-hands_exchanged = { $first } et { $second } échangent leurs mains.
event-hand_discarded = { $seat } défausse { $cards }.
event-missed = Ce qui était nommé n’y est pas : rien n’arrive à { $seat }.
event-goal_changed = Le but est maintenant { $number } et { $number } : { $mode ->
    [win] qui les a gagne.
   *[lose] qui les a est éliminé.
}
event-eliminated = { $seat } est éliminé.
event-game_over = { $winners ->
    [none] La partie est terminée sans gagnant : { $reason }.
   *[other] La partie est terminée : { $reason }. Victoire de { $winners }.
}

# La table dans le terminal.
table-goal = { $mode ->
    [win] BUT { $number } ○ et { $number } ● : qui a exactement cela GAGNE
   *[lose] BUT { $number } ○ et { $number } ● : qui a exactement cela est ÉLIMINÉ
}
table-decks = Pioches : { $decks }
table-deck = { $count } { $pile }
table-bag = Sac : { $white } ○ { $black } ●
table-discard = Défausse { $pile }, du dessus : { $cards }
table-discards-empty = vide
table-player = Joueur
table-tokens = Jetons
table-cards = Cartes
table-known = Vous savez
table-out = éliminé
table-team = équipe { $team }
table-hidden = caché
table-hand = Votre main
table-turn = à lui de jouer

# Refus
refusal-not-asked = Ce n’est pas ce qui se décide maintenant.
refusal-not-in-hand = La carte { $card } n’est pas dans cette main.
refusal-not-in-deck = La carte { $card } ne peut pas sortir de cette pioche.
refusal-player-out = Le joueur { $player } est éliminé et ne peut pas être nommé.
refusal-nothing-discarded = { $card } demande une défausse qui ne soit pas vide.
refusal-no-card-to-give = Le joueur { $player } n’a pas de carte à donner.
refusal-no-such-token = Le joueur { $player } n’a pas de jeton { $colour }.
refusal-same-player = { $card } nomme deux joueurs différents.
refusal-no-token-anywhere = { $card } demande un jeton, et personne n’en a.
refusal-no-colour-anywhere = { $card } demande un jeton { $colour }, et personne n’en a.
refusal-no-card-anywhere = { $card } demande un joueur qui ait une carte à donner, et il n’y en a pas.
