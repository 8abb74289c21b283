# Le village d’en face
village-title = Le village d’en face
village-aim = Vous êtes blanc. Votre pion part du village blanc, et le premier pion qui entre dans le village en face du sien gagne. Le vôtre doit atteindre le village noir, de l’autre côté de l’eau.
village-step = Un pion marche de planche en planche. Votre carte est « Avancer de 1 » : du village, passez sur la planche qui mène à l’île 15.
village-step-aside = Cette planche est à Willow. Vous pouvez y marcher, mais elle s’arrête à l’île 16, d’où aucune autre planche ne part.
village-two = Maintenant « Avancer de 2 » : deux pas. Deux planches appuyées sur la même pierre sont voisines. Par 13–15, allez jusque sur la planche 12–13.
village-two-home = Cela vous ramènerait au village, loin du but.
village-shared = Vous voilà sur votre troisième planche. Une planche ne porte qu’un pion, à qui qu’elle soit ; un village, autant qu’on veut.
village-last = Quelques manches plus tard. Willow aussi est à un pas de son but, votre village blanc, mais c’est à vous. Faites le dernier pas.
village-last-back = Cela vous éloigne du village noir, et Willow est sur le point d’arriver.
village-won = La partie s’arrête dès qu’un pion entre dans le village d’en face, que quelqu’un en parte ou non : blanc et noir se font face, de même rouge et vert, bleu et jaune.
village-learnt = Vous savez ce qui fait gagner, et comment un pion marche de planche en planche.

# Pierres et planches
bridge-title = Pierres et planches
bridge-cards = Au début, l’eau est vide. Les pierres viennent d’une réserve commune et se posent sur toute île qui n’en a pas, jamais sur un village. Les planches viennent de votre réserve : une de chaque taille, de 1 à 6.
bridge-stone = Votre première carte est « Deux pierres ». Une planche s’appuie sur deux pierres, ou sur une pierre et un village. Posez la première sur l’île 15, près de votre village.
bridge-stone-elsewhere = Vous pouvez poser une pierre n’importe où, même près d’un rival. Pour ce pont, prenez l’île 15.
bridge-second = La seconde moitié de la carte se décide à part. Posez cette pierre sur l’île 13, à côté de la première.
bridge-second-elsewhere = Elle servira peut-être une autre fois. Votre pont, lui, continue par l’île 13.
bridge-stones = Willow a posé une pierre sur l’île 14. Les pierres et les planches du plateau servent à tous, et une pierre reste jusqu’à ce que quelqu’un la retire.
bridge-plank = Vient « Deux planches ». On choisit d’abord la planche, puis l’endroit. De votre village à la pierre 15, il faut une planche de taille 4 : choisissez-la et posez-la là.
bridge-plank-small = Celle-ci va entre 15 et 13. Mais commencez par votre village, avec la 4.
bridge-plank-lost = Pour l’instant, elle ne va nulle part : elle serait perdue pour le reste de la partie. Choisissez la 4.
bridge-plank-black = Willow aurait ainsi son premier pont. Posez-la depuis votre village.
bridge-next = Seconde moitié : l’intervalle entre 15 et 13 est court. Choisissez la planche de taille 1 et posez-la là.
bridge-next-lost = Ce serait gâcher une planche. Entre 15 et 13, il faut la 1.
bridge-done = Le pont est commencé. Une planche posée quitte votre réserve : il vous en reste quatre pour la suite. En face, Willow a commencé le sien.
bridge-learnt = Vous savez bâtir un pont : d’abord les pierres, puis les planches entre elles.

# La planche qui convient
gaps-title = La planche qui convient
gaps-sizes = Chaque intervalle ne prend qu’une planche d’une taille, la sienne. Avant de choisir, vous pouvez voir où va chacune de vos planches.
gaps-fit = Votre carte est « Planche ». Laquelle de vos planches relie la pierre 13 à la pierre 12 ? Choisissez-la et posez-la.
gaps-fit-two = Elle est trop courte pour cet intervalle et ne va nulle part ailleurs : vous la perdriez.
gaps-fit-lost = Elle est trop longue pour cet intervalle et ne va nulle part ailleurs : vous la perdriez. Voyez plus petit.
gaps-lost = C’était la 3. Une planche qui ne va nulle part aurait quitté la partie pour de bon. Celle qui convient quelque part doit être posée, même à contrecœur.
gaps-three = Autre position. Une pierre ou un village porte trois planches au plus, et la pierre 13 en a déjà trois.
gaps-full = Vous devez poser une planche, et la 13 est pleine. De la 15, on peut continuer vers la pierre 17. Choisissez la planche qui y va et posez-la.
gaps-full-three = C’est la taille qu’il faut entre 13 et 17, mais la pierre 13 ne porte pas de quatrième planche. Il faudrait la poser loin derrière vous, de votre village à 10.
gaps-full-back = Elle irait bien, mais derrière vous, à la pierre 10. Vous voulez continuer vers la pierre 17.
gaps-full-six = Une 6 est trop longue pour tous les intervalles d’ici : vous la perdriez.
gaps-cross = La 5 vous mène plus loin. Encore deux limites : un intervalle ne porte qu’une planche, et les planches ne se croisent jamais.
gaps-give = Votre carte « Planche » arrive, mais rien ne va, et il faut choisir quand même : la planche est perdue. Votre chemin demande une 1 de 12 à 14 et une 4 de 14 au village noir. Laquelle sacrifiez-vous ?
gaps-give-one = Il vous faut la 1 entre 12 et 14, dès que la 14 aura une pierre. Gardez-la.
gaps-give-four = Il vous faut la 4 pour le dernier intervalle, de 14 au village noir. Gardez-la.
gaps-given = Personne ne peut refuser une carte, même à ses dépens. Posez donc les pierres avant les planches qui en dépendent, et ménagez vos planches.
gaps-learnt = Vous savez trouver la planche qui convient, et ce que coûte une erreur.

# Marcher, sauter, tomber
walking-title = Marcher, sauter, tomber
walking-through = Vous êtes du mauvais côté, sur la planche de l’île 16. Avec « Avancer de 2 », passez par votre village, ce qui compte pour un pas, puis sur la planche de l’île 15.
walking-through-away = Cela mène à l’île 21, plus loin encore du village noir.
walking-village = Deux planches d’un même village ne sont pas voisines : on passe par le village. Et « Avancer de 2 » ne finit pas où il a commencé, sauf s’il n’y a pas d’autre chemin.
walking-full = Cette fois, le pion de Willow est devant vous, et une planche ne porte qu’un pion. Aucun pas ne la dépasse, mais un saut, si.
walking-jump = Votre carte est « Sauter » : par-dessus un pion sur une planche voisine, vers une place libre voisine de cette planche. Sautez par-dessus Willow, vers le village noir.
walking-jump-aside = Ce saut est permis aussi, mais il mène sur une planche qui va vers l’île 10, pas vers le village noir.
walking-fell = Willow devait sauter aussi, sans place où retomber. Un pion qui doit avancer ou sauter et ne le peut pas tombe à l’eau et regagne son village.
walking-ahead = Votre carte est « Avancer de 1 », la suivante « Sauter ». Vous agissez avant Willow les deux fois : elle sera encore sur la planche de son village. Avancez là d’où vous pourrez ensuite sauter.
walking-ahead-fall = Là, vous n’auriez personne à côté de vous. Votre saut serait impossible : votre pion tomberait à l’eau et rentrerait au village.
walking-over = Willow est votre voisine, et juste derrière elle se trouve son village. Sautez.
walking-over-beside = Une bonne planche, mais il y a une autre place, qui fait gagner tout de suite.
walking-won = On peut aussi retomber dans un village. Mais il faut toujours un pion à sauter, et on ne saute pas un pion qui est dans un village.
walking-learnt = Vous savez marcher et sauter, et quand un pion tombe à l’eau.

# Retirer
remove-title = Reprendre des planches
remove-behind = Une partie à trois : Willow est rouge, Robin bleu. Vous visez toujours le village noir, même si personne ne joue noir. Votre 1 est derrière vous ; il vous la faut devant, de 12 à 14.
remove-take = Votre carte est « Retirer » : prendre dans votre réserve une planche où personne ne se tient, ou rendre à la réserve commune une pierre qui ne porte rien. Reprenez votre 1, entre 13 et 15.
remove-take-four = Il vous la faudra aussi, pour le dernier intervalle, mais celui de 12 à 14 vient d’abord.
remove-take-stone = C’est permis, car cette pierre ne porte rien. Mais il vous la faut sur 14, et plus encore une planche.
remove-take-red = Vous pouvez aussi prendre une planche d’un rival, et elle irait même. Mais votre propre 1 ne sert plus à personne, et mieux vaut ne pas fâcher Willow pour rien.
remove-lay = La voilà dans votre réserve, et votre carte est « Planche ». Choisissez la 1 et posez-la devant vous, de 12 à 14.
remove-lay-elsewhere = Votre pion n’y gagne rien. Sur votre chemin, l’intervalle suivant est entre 12 et 14.
remove-lay-other = Entre 12 et 14, il faut une 1.
remove-walked = Quelques planches mènent donc loin : celles de derrière peuvent resservir. La planche où se tient votre pion, personne ne peut la prendre.
remove-limits = Plus tard, votre réserve : une 2 blanche, une 5 blanche, une 6 rouge. Après la prise, une réserve ne peut avoir ni deux planches de même taille, ni plus de deux couleurs.
remove-which = De 13 à 12, il vous faut une 3 ; la vôtre est perdue. Il y a sur le plateau une 3 rouge et une 3 bleue. Prenez celle à laquelle vous avez droit.
remove-which-four = Vous y avez droit, mais elle ne va pas entre 13 et 12. Il y faut une 3.
remove-which-stone = Cette pierre vous aide : sans elle, l’intervalle suivant n’existe plus pour vous. C’est une 3 qu’il vous faut.
remove-use = La 3 bleue aurait fait une troisième couleur. Votre carte suivante est « Planche » : choisissez la 3 rouge et posez-la de 13 à 12.
remove-use-back = Elle y va aussi, mais vous n’avanceriez pas. Posez-la de 13 à 12.
remove-use-other = Entre 13 et 12, il faut une 3.
remove-done = Elle vous porte aussi bien qu’une blanche. On peut aussi retirer pour gêner un rival. Et l’on n’y échappe pas : s’il n’y a qu’une chose à retirer, c’est elle.
remove-learnt = Vous savez employer une planche deux fois, et emprunter celles des autres.

# Cinq cartes
row-title = Cinq cartes en ligne
row-five = À chaque manche, chacun pose en secret cinq cartes en ligne. Vous avez une de chaque : Pierre, Deux pierres, Planche, Deux planches, Retirer, Avancer de 1, Avancer de 2, Sauter, et un dragon contre votre rivale.
row-need = Jusqu’au village noir, il vous manque une pierre sur 14, une planche de 12 à 14, une autre de 14 au village, et trois pas.
row-lay = Posez votre ligne : Pierre, Deux planches, Avancer de 2, Avancer de 1 et, en dernier, le dragon noir.
row-lay-move = On marche quand les planches sont là : « Avancer de 2 » en troisième, « Avancer de 1 » en quatrième.
row-lay-plank = Il vous faut deux planches à cette manche : posez « Deux planches », en deuxième.
row-lay-early = La première des deux planches aurait besoin d’une pierre sur 14. Commencez par « Pierre ».
row-lay-stones = Cela irait aussi, mais une seule pierre suffit : commencez par « Pierre ».
row-lay-dragon = Il peut attendre la dernière place ; votre chemin passe d’abord.
row-lay-other = Votre chemin n’a pas besoin de cette carte, et ce qui est posé sera exécuté. Commencez par Pierre, puis Deux planches, Avancer de 2, Avancer de 1, dragon noir.
row-revealed = Plus rien ne change. Tous retournent ensemble leur première carte et l’exécutent à tour de rôle : d’abord qui a la statuette, puis dans le sens horaire. Ensuite la deuxième, et ainsi de suite. Le reste demeure secret.
row-stone = Vous avez la statuette : vous agissez en premier. Posez votre pierre sur l’île 14.
row-stone-elsewhere = Vos planches et vos pas comptent sur une pierre en 14.
row-first = Carte 2 : Deux planches. D’abord l’intervalle de 12 à 14 : choisissez la 1 et posez-la là.
row-first-four = Celle-ci vient ensuite. Commencez par la 1, de 12 à 14.
row-first-elsewhere = Willow serait ravie. Il vous la faut de 12 à 14.
row-first-lost = Elle ne servirait pas votre chemin. De 12 à 14, il faut une 1.
row-second = Puis l’intervalle de 14 au village noir : choisissez la 4 et posez-la.
row-second-other = Votre dernier intervalle demande une 4.
row-walk = Carte 3 : Avancer de 2. Par 12–14, allez sur la planche du village noir.
row-walk-back = Cela vous ramène en arrière. Vos nouvelles planches sont devant.
row-home = Carte 4 : Avancer de 1. Entrez.
row-home-back = Un pas dans l’autre sens fait gagner.
row-won = Toute la ligne a réussi. La dernière carte de Willow reste secrète, même à présent. Un dragon blanc au rang 2, sur vos planches, aurait tout gâché : la leçon suivante en parle.
row-start = Une première manche. Vous avez posé Deux pierres, Deux planches et Avancer de 2 : votre pion ira jusqu’au bout de sa deuxième planche.
row-rest = Il reste deux cartes à poser. Lesquelles, et dans quel ordre, préparent la suite du chemin ?
row-rest-move = Votre pion sera au bout de votre pont : le seul pas possible le ramènerait en arrière.
row-rest-jump = Il n’y aura pas de pion à côté du vôtre. Votre saut serait impossible, et votre pion tomberait à l’eau.
row-rest-remove = Il n’y a encore rien d’utile à prendre aux autres, et vous risqueriez de défaire votre pont.
row-rest-dragon = C’est parfois sage, mais Willow est encore chez elle et n’a pas grand-chose à perdre. Bâtissez : une pierre, puis une planche qui s’y appuie.
row-rest-plank = Tant que la pierre n’est pas là, une planche risque de n’aller nulle part et d’être perdue. D’abord la pierre.
row-statue = Une pierre, puis une planche : à la manche suivante, vous pourrez marcher tout de suite. Après chaque manche, la statuette passe au suivant et chacun reprend ses cinq cartes.
row-learnt = Vous savez préparer une ligne de cinq cartes où chacune rend la suivante possible.

# Dragons
dragons-title = Les dragons
dragons-strikes = Vous avez un dragon par couleur rivale : ici rouge contre Willow, bleu contre Robin. Il annule la carte que ce joueur montre au même rang, et ne fait rien d’autre. Un seul dragon au plus par ligne.
dragons-robin = Robin approche du village jaune, son but. Il lui manque une planche et deux pas : il jouera sans doute « Planche » en premier et « Avancer de 2 » en deuxième.
dragons-row = Il vous faut aussi une planche et deux pas. Annulez d’abord la planche de Robin : posez le dragon bleu, puis Planche, Avancer de 2, et complétez par Pierre et Deux pierres.
dragons-row-red = Le dragon rouge vise Willow, qui est encore chez elle. Le danger, c’est Robin, et il est bleu.
dragons-row-plank = Bonne carte, mais en deuxième. Si Robin pose sa planche au rang 1, il arrive au rang 2, avant vous.
dragons-row-move = Elle vient en troisième, après votre planche.
dragons-row-one = Un pas ne suffit pas pour atteindre le village. Prenez « Avancer de 2 », en troisième.
dragons-row-jump = Vous n’avez personne à sauter : votre pion tomberait à l’eau.
dragons-row-other = L’ordre est : dragon bleu, Planche, Avancer de 2, Pierre, Deux pierres.
dragons-struck = Rang 1 : Willow a eu la même idée, et les deux dragons comptent. La planche de Robin ne fait rien du tout, quel que soit l’ordre : aucune posée, aucune perdue. Un dragon, lui, ne s’annule pas.
dragons-plank = Rang 2 : votre « Planche », et « Avancer de 2 » chez Robin. Vous agissez avant lui. Choisissez la planche qui va de 14 au village noir, la 4, et posez-la.
dragons-plank-three = Elle va ailleurs, mais ne mène pas au village noir. Il y faut une 4.
dragons-plank-lost = Celle-ci ne relie pas 14 au village noir. Choisissez la 4.
dragons-plank-yellow = Ce serait un pont vers le village jaune, un cadeau pour Robin. Posez-la entre 14 et le village noir.
dragons-fell = Robin devait avancer, mais sans sa planche, aucun pas n’était possible : le voilà à l’eau, puis de retour au village bleu. Une seule carte annulée peut gâcher toute la suite.
dragons-win = Rang 3 : votre « Avancer de 2 ». Par la planche, entrez dans le village noir.
dragons-win-aside = Le village noir est à deux pas, par la planche que vous venez de poser.
dragons-won = Si votre « Avancer de 2 » avait été annulé, vous ne seriez pas tombé : une carte annulée ne fait rien. Avant chaque ligne, demandez-vous ce qui arrive si l’une des cartes est annulée.
dragons-learnt = Vous savez lire ce qu’il faut à un rival, et y lancer un dragon.

# La course
race-title = La course jusqu’au bout
race-look = Manche 8, carte 3. Willow a « Avancer de 2 » : par la planche de 15 au village blanc, elle y entrerait. Vous avez « Retirer », et vous agissez en premier.
race-stock = Ensuite viennent votre « Planche » et votre « Avancer de 2 ». De 14 au village noir, il manque une 4, et la vôtre est perdue.
race-remove = Une seule prise arrête Willow et vous aide en même temps. Laquelle ?
race-remove-three = Vous n’avez pas besoin d’une 3, et Willow entrerait dans votre village.
race-remove-stone = Elle ne porte rien et ne gêne personne : Willow entrerait dans votre village.
race-fell = Sa 4 noire est dans votre réserve. Willow devait avancer sans savoir où aller : elle est tombée à l’eau, et la voilà de retour dans son village.
race-plank = Carte 4 : Planche. Vous savez ce qu’il vous faut, et où.
race-plank-back = Elle aiderait de nouveau Willow. Posez-la entre 14 et le village noir.
race-plank-other = Elle ne va pas entre 14 et le village noir. Il y faut la 4 noire.
race-walk = Carte 5 : Avancer de 2. Gagnez la course.
race-walk-aside = Cela vous éloigne du village noir. Deux pas dans l’autre sens font gagner.
race-won = Vous avez gagné. Si personne n’est arrivé après 60 manches, le pion qui a le moins d’intervalles devant lui gagne ; les égaux partagent.
race-learnt = Vous savez comparer votre chemin à celui d’un rival. Vous êtes à même de jouer une partie.
