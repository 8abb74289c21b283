# Ce que dit le dessin de Yellow & Yangtze, outre les mots du jeu lui-même.

yyz-board = Le plateau. Les flèches mènent de case en case ; le nom d’une case, par exemple f7, y conduit.
yyz-cell = { $space }
yyz-cell-lit = { $space } ; peut être choisie
yyz-land = terre
yyz-river = fleuve
yyz-capital = capitale { $name }
yyz-colour = { $colour ->
    [black] noir
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
}
yyz-tile = { $colour ->
    [black] gouverneur noir
    [red] soldat rouge
    [green] marchand vert
    [blue] paysan bleu
   *[yellow] artisan jaune
}
yyz-leader = { $owner ->
    [you] { $colour ->
        [black] votre chef noir
        [red] votre chef rouge
        [green] votre chef vert
        [blue] votre chef bleu
       *[yellow] votre chef jaune
    }
   *[other] { $colour ->
        [black] chef noir de { $name }
        [red] chef rouge de { $name }
        [green] chef vert de { $name }
        [blue] chef bleu de { $name }
       *[yellow] chef jaune de { $name }
    }
}
yyz-leader-at = { $space ->
    [home] { $leader }, chez lui
   *[other] { $leader }, en { $space }
}
yyz-under = { $colour ->
    [black] sous une pagode noire
    [red] sous une pagode rouge
    [green] sous une pagode verte
    [blue] sous une pagode bleue
   *[yellow] sous une pagode jaune
}
yyz-states = États
yyz-state = { $soldiers ->
    [0] État sans soldat : { $leaders } ; en { $spaces }.
    [one] État avec 1 soldat : { $leaders } ; en { $spaces }.
   *[other] État avec { $soldiers } soldats : { $leaders } ; en { $spaces }.
}
yyz-build-here = { $colour ->
    [black] Bâtir une pagode noire sur { $spaces }
    [red] Bâtir une pagode rouge sur { $spaces }
    [green] Bâtir une pagode verte sur { $spaces }
    [blue] Bâtir une pagode bleue sur { $spaces }
   *[yellow] Bâtir une pagode jaune sur { $spaces }
}
yyz-take-this = { $colour ->
    [black] Prendre la pagode noire de { $spaces }
    [red] Prendre la pagode rouge de { $spaces }
    [green] Prendre la pagode verte de { $spaces }
    [blue] Prendre la pagode bleue de { $spaces }
   *[yellow] Prendre la pagode jaune de { $spaces }
}
yyz-no-point = Personne ne gagne de point.
yyz-war-strengths = Guerre, { $strengths }
yyz-revolt-strengths = Révolte, { $strengths }

# Au-dessus du plateau
yyz-turn = { $who ->
    [you] À vous
   *[other] Tour de { $name }
}
yyz-actions-left = { $count ->
    [0] plus d’action
    [one] encore 1 action
   *[other] encore { $count } actions
}
yyz-bag = { $count ->
    [0] Le sac est vide
    [one] 1 tuile dans le sac
   *[other] { $count } tuiles dans le sac
}
yyz-nearer = Plus près
yyz-farther = Plus loin
yyz-whole = Tout le plateau
yyz-type = f7
yyz-type-name = Case
yyz-type-label = Choisir une case par son nom, par exemple f7
yyz-no-space = Il n’y a pas de case { $space } sur ce plateau.
yyz-not-space = { $space } ne peut pas être choisie maintenant.

# À côté du plateau
yyz-points = Points
yyz-points-of = { $colour ->
    [black] noir { $count }
    [red] rouge { $count }
    [green] vert { $count }
    [blue] bleu { $count }
   *[yellow] jaune { $count }
}{ $weakest ->
    [yes] , la plus faible
   *[no] { "" }
}{ $income ->
    [0] { "" }
   *[other] { " " }; les pagodes rapportent { $income } à la fin d’un tour
}
yyz-leaders = Chefs
yyz-home = réserve
yyz-hand = Tuiles en main
yyz-hand-of = { $colour ->
    [black] Gouverneurs noirs : { $count }
    [red] Soldats rouges : { $count }
    [green] Marchands verts : { $count }
    [blue] Paysans bleus : { $count }
   *[yellow] Artisans jaunes : { $count }
}
yyz-hand-empty = Aucune tuile
yyz-hand-size = { $count ->
    [one] { $count } tuile
   *[other] { $count } tuiles
}
yyz-known = dont
yyz-known-of = { $colour ->
    [black] { $count } noires
    [red] { $count } rouges
    [green] { $count } vertes
    [blue] { $count } bleues
   *[yellow] { $count } jaunes
}
yyz-turn-tag = à son tour
yyz-deciding = décide
yyz-market = Marché
yyz-market-of = { $colour ->
    [black] Gouverneurs noirs au marché : { $count }
    [red] Soldats rouges au marché : { $count }
    [green] Marchands verts au marché : { $count }
    [blue] Paysans bleus au marché : { $count }
   *[yellow] Artisans jaunes au marché : { $count }
}
yyz-market-empty = vide
yyz-supply = Pagodes restantes
yyz-supply-of = { $colour ->
    [black] noires { $count }
    [red] rouges { $count }
    [green] vertes { $count }
    [blue] bleues { $count }
   *[yellow] jaunes { $count }
}
yyz-gone = Hors du jeu
yyz-gone-of = { $colour ->
    [black] noires { $count }
    [red] rouges { $count }
    [green] vertes { $count }
    [blue] bleues { $count }
   *[yellow] jaunes { $count }
}

# Les actions
yyz-actions = Actions d’un tour
yyz-kind = { $kind ->
    [position_leader] Chef
    [place_tile] Tuile
    [riot] Émeute
    [build_pagoda] Pagode
   *[replace] Échange
}
yyz-not-your-turn = Ce n’est pas à vous.
yyz-not-now = Répondez d’abord à ce qui est demandé.
yyz-conflict-first = { $kind ->
    [war] Le tour continue après la guerre.
   *[revolt] Le tour continue après la révolte.
}
yyz-end-turn = Fin du tour
yyz-withdraw = Le retirer
yyz-pay = { $tiles ->
    [1] { $colour ->
        [blue] Un paysan ; le chef bleu remplace l’autre
       *[green] Un marchand ; le chef vert remplace l’autre
    }
   *[2] { $colour ->
        [blue] Deux paysans
       *[green] Deux marchands
    }
}
yyz-heading = { $kind ->
    [position_leader] { $colour ->
        [black] Chef noir
        [red] Chef rouge
        [green] Chef vert
        [blue] Chef bleu
       *[yellow] Chef jaune
    }
    [place_tile] { $colour ->
        [black] Gouverneur noir
        [red] Soldat rouge
        [green] Marchand vert
        [blue] Paysan bleu
       *[yellow] Artisan jaune
    }
    [withdraw_leader] Retirer un chef
    [riot] Émeute
    [build_pagoda] Pagode
    [replace] Échanger des tuiles
    [take_market] Marché
    [commit] Révolte
    [support] Guerre
    [stand_aside] Guerre
    [choose_winner] Guerre
    [lose_tile] Guerre
    [pay] Paiement
   *[other] Autres
}

# Les conflits
yyz-war-title = Guerre en { $space }
yyz-revolt-title = { $colour ->
    [black] Révolte des chefs noirs
    [red] Révolte des chefs rouges
    [green] Révolte des chefs verts
    [blue] Révolte des chefs bleus
   *[yellow] Révolte des chefs jaunes
}
yyz-rebel = { $role ->
    [attacker] { $name }, à l’attaque en { $space }
   *[defender] { $name }, en défense en { $space }
}
yyz-rebel-strength = { $governors ->
    [one] { $governors } gouverneur voisin
   *[other] { $governors } gouverneurs voisins
}, { $tiles ->
    [one] { $tiles } engagé
   *[other] { $tiles } engagés
}{ $leader ->
    [yes] , et le chef noir
   *[no] { "" }
}
yyz-stage = { $stage ->
    [answered] a répondu
    [deciding] décide
    [unanswered] n’a pas répondu
   *[waiting] répondra ensuite
}
yyz-strength = Force { $strength }
yyz-side = État { $side }
yyz-side-wins = l’emporte
yyz-choose-side = Choisir l’État { $side }
yyz-side-strength = { $soldiers ->
    [one] { $soldiers } soldat
   *[other] { $soldiers } soldats
}, renfort { $support }
yyz-fighter = { $fights ->
    [yes] { $leader }, en jeu
   *[no] { $leader }, hors de cause
}
yyz-supports = { $who ->
    [you] Vous soutenez l’État { $side }
   *[other] { $name } soutient l’État { $side }
}{ $tiles ->
    [0] { "" }
    [one] { " " }avec 1 soldat
   *[other] { " " }avec { $tiles } soldats
}{ $leader ->
    [yes] { $tiles ->
        [0] { " " }avec le chef rouge
       *[other] { " " }et le chef rouge
    }
   *[no] { "" }
}.
yyz-aside = { $who ->
    [you] Vous ne soutenez personne.
   *[other] { $name } ne soutient personne.
}
yyz-asked-now = { $who ->
    [you] Vous décidez.
   *[other] { $name } décide.
}
yyz-asked-later = { $who ->
    [you] Vous déciderez ensuite.
   *[other] { $name } décidera ensuite.
}
yyz-unifier = { $who ->
    [you] Vous avez uni les États : c’est à vous de décider le reste.
   *[other] { $name } a uni les États et décide du reste.
}
yyz-to-lose = { $count ->
    [one] L’État { $side } doit encore perdre 1 soldat sur le plateau.
   *[other] L’État { $side } doit encore perdre { $count } soldats sur le plateau.
}
yyz-how-many = { $colour ->
    [red] Combien de soldats de votre main ?
   *[black] Combien de gouverneurs de votre main ?
}
yyz-commit-tiles = { $colour ->
    [red] { $count ->
        [one] { $count } soldat de votre main
       *[other] { $count } soldats de votre main
    }
   *[black] { $count ->
        [one] { $count } gouverneur de votre main
       *[other] { $count } gouverneurs de votre main
    }
}
yyz-with-leader = { $colour ->
    [red] Votre chef rouge, qui n’est pas sur le plateau, aide-t-il aussi ?
   *[black] Votre chef noir, qui n’est pas sur le plateau, aide-t-il aussi ?
}
yyz-leader-alone = Chef, + 1
yyz-leader-helps = Oui, + 1
yyz-leader-stays = Non

# La fin
yyz-reveal = Points de la fin
yyz-reveal-help = Chaque point jaune va à la couleur la plus faible à cet instant ; puis on compare les couleurs les plus faibles, l’une après l’autre.
yyz-sorted = De la plus faible
yyz-rank = { $rank }. { $name }
yyz-gold-play = Comment on y arrive
yyz-gold-all = Résultat final
yyz-gold-back = Un point en arrière
yyz-gold-next = Point suivant
yyz-gold-step = Point jaune { $step } sur { $last }

# Ce qu’il faut choisir ensuite
yyz-ask-act = { $actions ->
    [one] Votre dernière action : choisissez une tuile, un chef, ou l’une des actions ci-dessous.
   *[other] À vous : choisissez une tuile, un chef, ou l’une des actions ci-dessous.
}
yyz-ask-pay = { $colour ->
    [blue] Comment payez-vous l’émeute ?
   *[green] Comment payez-vous la pagode ?
}
yyz-ask-replace = { $put ->
    [one] Une tuile est mise de côté. Choisissez-en une autre, ou piochez.
   *[other] { $put } tuiles sont mises de côté. Choisissez-en une autre, ou piochez.
}
yyz-ask-pagoda = Vous pouvez bâtir une pagode : choisissez sa place sur le plateau.
yyz-ask-market = Vous pouvez prendre une tuile du marché : choisissez-la.
yyz-ask-chain = Vous pouvez continuer avec un paysan : choisissez une case de fleuve voisine de la dernière.
yyz-ask-attack = Vous attaquez : combien de gouverneurs ajoutez-vous ?
yyz-ask-defence = On vous attaque : combien de gouverneurs ajoutez-vous ?
yyz-ask-support = Quel État soutenez-vous, s’il en est un ?
yyz-ask-tie = Forces égales : choisissez l’État qui l’emporte.
yyz-ask-losses = { $to_lose ->
    [one] Le vainqueur perd encore un soldat : choisissez-le sur le plateau.
   *[other] Le vainqueur perd encore { $to_lose } soldats : choisissez-les sur le plateau.
}
yyz-next-hand = { $name ->
    [black] Où va le gouverneur ? Choisissez une case.
    [red] Où va le soldat ? Choisissez une case.
    [green] Où va le marchand ? Choisissez une case.
    [blue] Où va le paysan ? Choisissez une case.
   *[yellow] Où va l’artisan ? Choisissez une case.
}
yyz-next-leader = { $withdraws ->
    [yes] Où va le chef ? Choisissez une case, ou retirez-le.
   *[no] Où va le chef ? Choisissez une case.
}
yyz-next-kind = { $name ->
    [position_leader] Choisissez l’un de vos chefs.
    [place_tile] Choisissez une tuile de votre main.
    [riot] Quelle tuile est retirée ? Choisissez-la sur le plateau.
    [build_pagoda] Où la pagode est-elle bâtie ? Choisissez sa place sur le plateau.
   *[replace] Choisissez la première tuile que vous mettez de côté.
}
yyz-next-triangle = Il n’en reste pas à côté du plateau : choisissez la pagode qui vient ici.
yyz-next-side = Combien de soldats envoyez-vous ?
yyz-next-tiles = Votre chef aide-t-il aussi ?
yyz-settled = Voulez-vous faire cela ?
