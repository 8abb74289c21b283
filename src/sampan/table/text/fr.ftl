# Ce que dit une table quand elle refuse une demande.

refusal-not-started = La partie n’a pas commencé : il manque encore quelqu’un.
refusal-closed = L’hôte de ce serveur a fermé cette table : on peut la regarder, mais plus rien ne peut y être fait.
refusal-late = Trop tard : c’était la réponse au coup { $ply }, et la table en est au coup { $now }.
refusal-resigned = Le siège { $seat } a abandonné ; un robot continue à sa place.
refusal-leave-free = Le siège { $seat } est déjà libre.
refusal-leave-last = Il ne resterait personne avec qui jouer. Vous pouvez abandonner la partie.
refusal-free-own = Le siège { $seat } ne vote pas sur lui-même. Pour le rendre, il suffit de le quitter.
refusal-free-nobody = Personne ne joue au siège { $seat } ; il n’y a personne à qui le reprendre.
refusal-free-not-away = La partie a commencé : le siège { $seat } ne peut être libéré que si la personne est absente et qu’un robot joue pour elle.
refusal-free-alone = Pendant une partie, un adversaire seul ne peut pas libérer un siège : qui le prend voit sa main. Il faut l’accord d’au moins deux autres joueurs.
refusal-free-agreed = Le siège { $seat } a déjà dit oui ; les autres doivent encore répondre.
refusal-invite-agree = Le joueur du siège { $seat } a quitté la partie en cours, et qui prend ce siège voit sa main. Tous les autres joueurs doivent être d’accord avant qu’on y invite quelqu’un.
refusal-free-not-asked = Personne n’a demandé de libérer le siège { $seat }.
refusal-chat-form = Un message demande quelques mots, sans caractères invisibles ni caractères qui changent le sens de l’écriture, et avec quatre accents au plus sur une lettre.
refusal-name-form = Un nom ne contient ni caractères invisibles ni caractères qui changent le sens de l’écriture, et quatre accents au plus sur une lettre.
refusal-name-taken = « { $name } » peut se confondre avec { $taken }, qui joue à cette table. Choisissez un autre nom.
refusal-undo-pending = Le siège { $seat } attend déjà une réponse à une telle demande.
refusal-undo-denied = Le siège { $seat } a déjà demandé à annuler ce coup ; on le lui a refusé, ou il a retiré sa demande. Il pourra demander de nouveau après son prochain coup.
refusal-consent-not-asked = Personne n’attend de réponse du siège { $seat }.
refusal-nothing-to-withdraw = Le siège { $seat } n’attend aucune réponse, il n’y a donc rien à retirer : il n’a rien demandé, ou les autres ont répondu.
refusal-no-hints = À cette table, on joue sans conseils.
refusal-not-absent = Personne n’attend la personne du siège { $seat } ; il n’y faut pas de robot.
refusal-substitute-early = Le siège { $seat } n’est pas absent depuis longtemps : les autres pourront demander un robot dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
refusal-substitute-agreed = Le siège { $seat } a déjà dit oui ; les autres doivent encore répondre.
refusal-substitute-not-asked = Personne n’a demandé qu’un robot joue pour le siège { $seat }.
refusal-substituted = Un robot joue pour le siège { $seat } en ce moment ; sa personne doit d’abord reprendre le siège.
refusal-not-substituted = Aucun robot ne joue pour le siège { $seat } ; il n’y a rien à reprendre.
refusal-rematch-unfinished = La partie n’est pas encore terminée.
refusal-token-unknown = Ce n’est pas la clé d’un siège à cette table.
refusal-token-known = La table connaît déjà ce jeton. Le navigateur doit en créer un nouveau, que personne d’autre n’a vu.
refusal-token-renewed = Ce siège a été déconnecté ici : son joueur a renouvelé son jeton ailleurs.
refusal-renew-rematch = Le même jeton ouvre une place dans la revanche ; c’est là qu’il faut le renouveler.
refusal-invitation-unknown = Cette invitation n’est pas pour un siège de cette table.
refusal-invitation-used = Quelqu’un a déjà utilisé cette invitation. Si ce n’était pas vous, demandez-en une nouvelle.
refusal-invitation-revoked = Cette invitation a été retirée. Demandez-en une nouvelle.
refusal-seat-taken = La personne pour qui ce siège était gardé est finalement venue ; cette invitation ne sert plus.
refusal-seat-given = Ce siège a été donné à quelqu’un d’autre, parce que vous n’étiez pas là.
refusal-seat-left = Vous avez rendu ce siège. Pour revenir, demandez une nouvelle invitation.
refusal-seat-freed = Les autres joueurs ont tous accepté de libérer ce siège ; il n’est plus à vous. Pour revenir, demandez une nouvelle invitation.
refusal-seat-not-free = Le siège { $seat } n’est pas libre.
refusal-not-host = Seule la personne qui a préparé la table peut le faire. Dans une revanche, et une fois la partie commencée, tous ceux qui jouent le peuvent.
refusal-bot-started = La partie a commencé : un siège libre ne peut plus être donné à un robot, mais un robot y joue jusqu’à ce que quelqu’un vienne.
refusal-too-long = Le champ « { $field } » compte au plus { $longest } caractères.
refusal-no-seat = Il n’y a pas de siège { $seat } : la table en a { $seats }, comptés à partir de 0.
