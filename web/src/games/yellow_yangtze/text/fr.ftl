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
    [black] tuile noire
    [red] tuile rouge
    [green] tuile verte
    [blue] tuile bleue
   *[yellow] tuile jaune
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
    [home] { $leader }, hors du plateau
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
    [0] État sans tuile rouge : { $leaders } ; en { $spaces }.
    [one] État avec 1 tuile rouge : { $leaders } ; en { $spaces }.
   *[other] État avec { $soldiers } tuiles rouges : { $leaders } ; en { $spaces }.
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
yyz-leader-help = Ici : { $leader }. Force { $governors } en révolte (tuiles noires voisines), { $soldiers } en guerre (tuiles rouges de l’État).
yyz-no-point = Personne ne gagne de point.
yyz-price = { $kind ->
    [riot] Le prix : deux tuiles bleues, ou une seule tant que votre chef bleu est hors du plateau.
   *[build_pagoda] Le prix : deux tuiles vertes, ou une seule tant que votre chef vert est hors du plateau.
}
yyz-war-strengths = Guerre, { $strengths }
yyz-revolt-strengths = Révolte, { $strengths }

# Ce qu’apporterait une tuile ou un chef, à côté de la case où il serait
yyz-outlook-war = guerre { $strengths }
yyz-outlook-revolt = révolte { $strengths }
yyz-outlook-point = { $who ->
    [you] +{ $count } { yyz-colour }
   *[other] +{ $count } { yyz-colour } pour { $name }
}
yyz-outlook-states-united = unit des États
yyz-outlook-pagoda-possible = pagode
yyz-outlook-chain-possible = encore une tuile bleue
yyz-outlook-none = aucun point

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
yyz-type = ex. f7
yyz-type-name = Choisir une case par son nom
yyz-type-label = Choisir une case par son nom, par exemple f7 (rangée f, 7e case), puis Entrée
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
    [black] Tuiles noires : { $count }
    [red] Tuiles rouges : { $count }
    [green] Tuiles vertes : { $count }
    [blue] Tuiles bleues : { $count }
   *[yellow] Tuiles jaunes : { $count }
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
yyz-turn-tag = { $who ->
    [you] à vous de jouer
   *[other] c’est son tour
}
yyz-deciding = { $who ->
    [you] à vous de décider
   *[other] décide
}
yyz-market = Marché
yyz-market-of = { $colour ->
    [black] Tuiles noires au marché : { $count }
    [red] Tuiles rouges au marché : { $count }
    [green] Tuiles vertes au marché : { $count }
    [blue] Tuiles bleues au marché : { $count }
   *[yellow] Tuiles jaunes au marché : { $count }
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
yyz-gone = Défausse
yyz-gone-nothing = vide
yyz-gone-of = { $colour ->
    [black] noires { $count }
    [red] rouges { $count }
    [green] vertes { $count }
    [blue] bleues { $count }
   *[yellow] jaunes { $count }
}

# À la place des mots communs à tous les jeux.
outcome-show = Point décisif sur le plateau
log-draws = { $count ->
    [one] { $count } tuile piochée
   *[other] { $count } tuiles piochées
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
yyz-not-your-turn = Ce n’est pas à vous de jouer.
yyz-not-now = Répondez d’abord à ce qui est demandé.
yyz-conflict-first = { $kind ->
    [war] Le tour continue après la guerre.
   *[revolt] Le tour continue après la révolte.
}
yyz-end-turn = Finir
yyz-withdraw = Le retirer
yyz-pay = { $tiles ->
    [1] { $colour ->
        [blue] Une tuile bleue ; le chef bleu remplace l’autre
       *[green] Une tuile verte ; le chef vert remplace l’autre
    }
   *[2] { $colour ->
        [blue] Deux tuiles bleues
       *[green] Deux tuiles vertes
    }
}
yyz-pay-not = { $tiles ->
    [1] { $colour ->
        [blue] Votre chef bleu est sur le plateau : il ne peut pas remplacer une tuile.
       *[green] Votre chef vert est sur le plateau : il ne peut pas remplacer une tuile.
    }
   *[2] { $colour ->
        [blue] Vous n’avez qu’une tuile bleue.
       *[green] Vous n’avez qu’une tuile verte.
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
        [black] Tuile noire
        [red] Tuile rouge
        [green] Tuile verte
        [blue] Tuile bleue
       *[yellow] Tuile jaune
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
    [one] { $governors } tuile noire voisine
   *[other] { $governors } tuiles noires voisines
}{ $commits ->
    [yes] , { $tiles ->
        [one] { $tiles } engagée
       *[other] { $tiles } engagées
    }{ $leader ->
        [yes] , et le chef noir
       *[no] { "" }
    }
   *[no] { "" }
}
yyz-stage = { $stage ->
    [answered] a répondu
    [won] l’emporte
    [held] tient bon : à égalité, le défenseur l’emporte
    [lost] perd
    [deciding] décide
    [unanswered] n’a pas répondu
   *[waiting] répondra ensuite
}
yyz-strength = Force { $strength }
yyz-gain = +{ $count }
yyz-side = État { $side }
yyz-side-wins = l’emporte
yyz-side-loses = perd
yyz-choose-side = Choisir l’État { $side }
yyz-side-strength = { $soldiers ->
    [one] { $soldiers } tuile rouge
   *[other] { $soldiers } tuiles rouges
}, renfort { $support }
yyz-at-stake = Les chefs cerclés sont en jeu.
yyz-fighter = { $fights ->
    [yes] { $leader }, en jeu
   *[no] { $leader }, hors de cause
}
yyz-supports = { $who ->
    [you] Vous soutenez l’État { $side }
   *[other] { $name } soutient l’État { $side }
}{ $tiles ->
    [0] { "" }
    [one] { " " }avec 1 tuile rouge
   *[other] { " " }avec { $tiles } tuiles rouges
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
    [one] L’État { $side } doit encore perdre 1 tuile rouge sur le plateau.
   *[other] L’État { $side } doit encore perdre { $count } tuiles rouges sur le plateau.
}
yyz-how-many = { $colour ->
    [red] Tuiles rouges de votre main :
   *[black] Tuiles noires de votre main :
}
yyz-commit-tiles = { $colour ->
    [red] { $count ->
        [one] { $count } tuile rouge de votre main
       *[other] { $count } tuiles rouges de votre main
    }
   *[black] { $count ->
        [one] { $count } tuile noire de votre main
       *[other] { $count } tuiles noires de votre main
    }
}
yyz-with-leader = { $colour ->
    [red] Le chef rouge aussi ?
   *[black] Le chef noir aussi ?
}
yyz-leader-alone = Aucune, chef + 1
yyz-leader-helps = Oui, + 1
yyz-leader-stays = Non

# La fin
yyz-reveal = Points finaux
yyz-score = Score
yyz-reveal-help = Chaque point jaune va à la couleur la plus faible à cet instant ; puis on compare les couleurs les plus faibles, l’une après l’autre.
yyz-before = { $count }, avec les points jaunes
yyz-sorted = La plus faible d’abord
yyz-rank = { $rank }. { $name }
yyz-gold-play = Le détail
yyz-gold-steps = Pas à pas
yyz-gold-all = Résultat final
yyz-gold-back = Un point en arrière
yyz-gold-next = Point suivant
yyz-gold-step = Point jaune { $step } sur { $last }

# Ce qu’il faut choisir ensuite
yyz-ask-act = { $actions ->
    [one] Votre dernière action : choisissez une tuile, un chef ou une autre action.
   *[other] À vous : choisissez une tuile, un chef ou une autre action.
}
yyz-ask-pay = { $colour ->
    [blue] Comment payez-vous l’émeute ?
   *[green] Comment payez-vous la pagode ?
}
yyz-ask-replace = { $put ->
    [one] Une tuile est mise de côté. Choisissez-en une autre à échanger, ou piochez.
   *[other] { $put } tuiles sont mises de côté. Choisissez-en une autre à échanger, ou piochez.
}
yyz-ask-pagoda = Vous pouvez bâtir une pagode : choisissez sa place sur le plateau.
yyz-ask-market = Pour votre tuile verte, vous pouvez en prendre une au marché : choisissez-la.
yyz-ask-chain = Vous pouvez continuer avec une tuile bleue : choisissez une case de fleuve voisine de la dernière.
yyz-ask-attack = { $governors ->
    [none] Vous attaquez sans tuile noire en main : votre chef noir aide-t-il ? L’égalité profite au défenseur.
   *[some] Vous attaquez : combien de tuiles noires ajoutez-vous ? L’égalité profite au défenseur.
}
yyz-ask-defence = { $governors ->
    [none] On vous attaque et vous n’avez pas de tuile noire en main : votre chef noir aide-t-il ? L’égalité vous profite.
   *[some] On vous attaque : combien de tuiles noires ajoutez-vous ? L’égalité vous profite.
}
yyz-ask-support = Quel État soutenez-vous, si vous en soutenez un ?
yyz-ask-tie = Forces égales : choisissez l’État qui l’emporte.
yyz-ask-losses = { $to_lose ->
    [one] Le vainqueur perd encore une tuile rouge : choisissez-la sur le plateau.
   *[other] Le vainqueur perd encore { $to_lose } tuiles rouges : choisissez-les sur le plateau.
}
yyz-next-hand = { $name ->
    [black] Où va la tuile noire ? Choisissez une case.
    [red] Où va la tuile rouge ? Choisissez une case.
    [green] Où va la tuile verte ? Choisissez une case.
    [blue] Où va la tuile bleue ? Choisissez une case.
   *[yellow] Où va la tuile jaune ? Choisissez une case.
}
yyz-next-leader = { $withdraws ->
    [yes] Où va le chef ? Choisissez une case, ou retirez-le.
   *[no] Où va le chef ? Choisissez une case.
}
yyz-next-kind = { $name ->
    [position_leader] Choisissez l’un de vos chefs.
    [place_tile] Choisissez une tuile de votre main.
    [riot] L’émeute coûte deux tuiles bleues, ou une seule si votre chef bleu est hors du plateau. Quelle tuile retire-t-elle ?
    [build_pagoda] La pagode coûte deux tuiles vertes, ou une seule si votre chef vert est hors du plateau. Où la bâtissez-vous ?
   *[replace] Choisissez la première tuile à échanger.
}
yyz-next-triangle = Il n’en reste pas à côté du plateau : choisissez la pagode qui vient ici.
yyz-next-side = Combien de tuiles rouges envoyez-vous ?
yyz-next-tiles = Votre chef aide-t-il aussi ?
yyz-next-help = Combien de tuiles noires ajoutez-vous ?
yyz-settled = Confirmez-vous ?
yyz-settled-attack = Attaquer à { $attack } contre { $defence } ? Le défenseur peut encore se renforcer, et l’égalité lui profite.
yyz-settled-defence = Défendre à { $defence } contre { $attack } ? { $comes ->
    [tie] C’est gagné : l’égalité profite au défenseur.
    [defence] C’est gagné.
   *[attack] Cela ne suffit pas.
}

# Le glossaire : chaque terme et son explication.
term-leader = Un chef
term-leader-help = Marque un point pour chaque tuile de sa couleur que l’on pose dans son État. Il lui faut une tuile noire voisine.
term-tile = Une tuile
term-tile-help = Les tuiles bleues vont sur les fleuves, les autres à terre. Les règles les nomment aussi par ce qu’elles représentent : gouverneurs noirs, soldats rouges, négociants verts, paysans bleus, artisans jaunes. Les tuiles et les chefs qui se touchent forment un groupe ; avec un chef, le groupe est un État.
term-state = Un État
term-state-help = Des tuiles et des chefs qui se touchent, dont au moins un chef ; son drapeau compte les tuiles rouges. Une tuile qu’on y pose rapporte un point au chef de sa couleur ou, s’il n’y est pas, au chef noir. Si une tuile réunit des États qui ont chacun un chef de la même couleur, c’est la guerre.
term-space = Une case
term-space-help = La lettre est la rangée, le chiffre compte depuis la gauche.
yyz-space-help = Voici { $space }.
yyz-capital-help = Une capitale reçoit une tuile noire au départ ; c’est ensuite une terre ordinaire.
term-pagoda = Une pagode
term-pagoda-help = Bâtie sur trois tuiles voisines d’une même couleur. À la fin de votre tour, chacun de vos chefs gagne un point par pagode de sa couleur dans son État ; ici le chef noir ne remplace personne. Les tuiles dessous comptent toujours.
term-market = Le marché
term-market-help = Six tuiles visibles. Après avoir posé une tuile verte, vous pouvez en prendre une. Il est complété en fin de tour.
term-bag = Le sac
term-bag-help = Les tuiles encore à piocher. Quand il faut piocher et qu’il est vide, la partie s’arrête aussitôt.
term-position_leader = Placer un chef
term-position_leader-help = Faites entrer un chef, déplacez-le ou rappelez-le. La case doit être une terre vide à côté d’une tuile noire. Si l’État voisin a déjà un chef de cette couleur, une révolte éclate.
term-place_tile = Poser une tuile
term-place_tile-help = Posez une tuile de votre main sur une case vide. Elle peut marquer, compléter un triangle pour une pagode ou réunir des États ; si deux chefs de même couleur s’y rencontrent, c’est la guerre.
term-riot = L’émeute
term-riot-help = Défaussez deux tuiles bleues, ou une si votre chef bleu est hors du plateau, et retirez une tuile quelconque du plateau. Les chefs sans tuile noire voisine quittent le plateau, des États peuvent se scinder.
term-build_pagoda = Pagode contre deux tuiles vertes
term-build_pagoda-help = Défaussez deux tuiles vertes, ou une si votre chef vert est hors du plateau, et posez une pagode sur un triangle libre de tuiles de même couleur.
term-replace = Échanger
term-replace-help = Mettez de côté une ou plusieurs tuiles face cachée et piochez-en autant. Si le sac se vide, la partie s’arrête.
term-war = La guerre
term-war-help = Une tuile a réuni des États qui ont des chefs de la même couleur. Chaque État compte ses tuiles rouges et ce qui est engagé pour lui ; le plus fort gagne. Chaque chef vaincu d’une couleur disputée quitte le plateau et rapporte un point de sa couleur au propriétaire du chef vainqueur.
term-revolt = La révolte
term-revolt-help = Un chef est entré dans un État qui en a déjà un de sa couleur. Chacun compte les tuiles noires à côté de lui et ce que son joueur engage ; l’attaquant doit avoir davantage. Le perdant quitte le plateau, le vainqueur gagne un point de la couleur.
term-support = Le soutien
term-support-help = Dans une guerre, chacun est consulté une fois : des tuiles rouges de la main, et le chef rouge s’il est hors du plateau, renforcent l’un des États. Ce qui est engagé est perdu.
term-player = Un joueur
term-player-help = Votre couleur la plus faible est votre score ; les points jaunes s’ajoutent à la plus faible. Les points des autres sont cachés jusqu’à la fin, sauf si la table joue à points ouverts.
term-known = Des tuiles connues de tous
term-known-help = Prises au marché devant tous et encore dans cette main ; les autres tuiles y sont inconnues.
term-side = Un État en guerre
term-side-help = Sa force : ses tuiles rouges et ce qui est engagé. Les perdants perdent leurs chefs en conflit et toutes leurs tuiles rouges ; le vainqueur perd autant de tuiles rouges qu’en avait le plus fort perdant.
term-points = Les points
term-points-help = Les vôtres dans chaque couleur et, après un plus, ce que les pagodes rapportent à la fin de votre tour. La plus faible des couleurs noir, rouge, vert et bleu est votre score.
term-weakest = La couleur la plus faible
term-weakest-help = Soulignée : votre score actuel, sans les points jaunes. À la fin, chaque point jaune va à la couleur la plus faible à ce moment.
term-gold = Les points jaunes
term-gold-help = Ils valent de l’or : à la fin, chacun compte comme un point de celle de vos autres couleurs qui est alors la plus faible. Le jaune lui-même n’est jamais votre couleur la plus faible.
term-actions = Actions restantes
term-actions-help = Un tour compte deux actions ; un point plein en est une qui reste à faire.
term-supply = Pagodes restantes
term-supply-help = Celles qui sont à côté du plateau, par couleur. S’il n’en reste pas d’une couleur, en bâtir une déplace une de celles du plateau.
term-strength = La force
term-strength-help = À la guerre : les tuiles rouges de l’État et son soutien. Dans une révolte : les tuiles noires à côté du chef et ce qui est engagé ; l’égalité profite au défenseur.
yyz-flag = Drapeau de l’État en { $space }
term-flag = Le drapeau d’un État
term-flag-help = Indique le nombre de tuiles rouges d’un État : sa force à la guerre. Après un plus : ce qui le soutient. Un chiffre à côté (I, II, III) désigne un État en guerre.

# La fin d’une partie : le score, et ensuite les couleurs suivantes si elles départagent.
yyz-standing = { $then ->
    [none] score : { $score }
   *[other] score : { $score }, puis { $then }
}

# Pourquoi le vainqueur a gagné : la première des quatre couleurs, de la plus faible, où les deux premiers diffèrent.
yyz-decided = { $place ->
    [1] { $winner_who ->
        [you] Votre couleur la plus faible atteint { $most }, points jaunes compris, contre { $less } pour { $second }.
       *[other] { $second_who ->
            [you] La couleur la plus faible atteint { $most } pour { $winner }, points jaunes compris, contre { $less } pour vous.
           *[other] La couleur la plus faible atteint { $most } pour { $winner }, points jaunes compris, contre { $less } pour { $second }.
        }
    }
   *[other] { $place ->
        [2] Les couleurs les plus faibles sont à égalité, à { $weakest } ; la deuxième départage :
        [3] Les deux couleurs les plus faibles sont à égalité ; la troisième départage :
       *[4] Les trois couleurs les plus faibles sont à égalité ; la plus forte des quatre départage :
    } { $winner_who ->
        [you] vous avez { $most }, { $second } a { $less }.
       *[other] { $second_who ->
            [you] { $winner } a { $most }, vous avez { $less }.
           *[other] { $winner } a { $most }, { $second } a { $less }.
        }
    }
}
yyz-decided-yellow = Les quatre couleurs sont à égalité ; le moins de points jaunes départage : { $winner_who ->
    [you] vous avez { $most }, { $second } a { $less }.
   *[other] { $second_who ->
        [you] { $winner } a { $most }, vous avez { $less }.
       *[other] { $winner } a { $most }, { $second } a { $less }.
    }
}
yyz-decided-margin = { $margin ->
    [one] Un point
   *[other] { $margin } points
} de retard pour { $second_who ->
    [you] vous
   *[other] { $second }
}, en { $colours }.
yyz-decided-last = Le dernier point qui y a contribué : { yyz-colour }, en { $space }.
# Le résultat de qui n’a pas gagné, et ses couleurs.
yyz-own-score = Votre score : { $score } ({ $colours }).
yyz-decided-shared = Les quatre couleurs sont à égalité : la victoire est partagée.
