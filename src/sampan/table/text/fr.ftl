# Ce que dit une table quand elle refuse une demande.

refusal-not-started = La partie n’a pas commencé : il manque encore quelqu’un.
refusal-closed = L’hôte de ce serveur a fermé cette table : on peut la regarder, mais plus rien ne peut y être fait.
refusal-late = Trop tard : c’était la réponse au coup { $ply }, et la table en est au coup { $now }.
refusal-resigned = La place { $seat } a abandonné ; un robot continue pour elle.
refusal-leave-free = La place { $seat } est déjà libre.
refusal-leave-last = Il ne resterait personne avec qui jouer. Vous pouvez abandonner la partie.
refusal-free-own = La place { $seat } ne vote pas sur elle-même. Pour la rendre, il suffit de la quitter.
refusal-free-nobody = Personne ne joue à la place { $seat } ; il n’y a personne à qui la reprendre.
refusal-free-not-away = La partie a commencé : la place { $seat } ne peut être libérée que si la personne est absente et qu’un robot joue pour elle.
refusal-free-alone = Pendant une partie, un adversaire seul ne peut pas libérer une place : qui la prend voit sa main. Il faut l’accord d’au moins deux autres joueurs.
refusal-free-agreed = La place { $seat } a déjà dit oui ; les autres doivent encore répondre.
refusal-invite-agree = Le joueur de la place { $seat } a quitté la partie en cours, et qui prend cette place voit sa main. Tous les autres joueurs doivent être d’accord avant qu’on y invite quelqu’un.
refusal-free-not-asked = Personne n’a demandé de libérer la place { $seat }.
refusal-chat-form = Un message demande quelques mots, sans caractères invisibles ni caractères qui changent le sens de l’écriture, et avec quatre accents au plus sur une lettre.
refusal-name-form = Un nom ne contient ni caractères invisibles ni caractères qui changent le sens de l’écriture, et quatre accents au plus sur une lettre.
refusal-name-taken = « { $name } » peut se confondre avec { $taken }, qui joue à cette table. Choisissez un autre nom.
refusal-undo-pending = La place { $seat } attend déjà une réponse à une telle demande.
refusal-undo-denied = La place { $seat } a déjà demandé à annuler ce coup ; on le lui a refusé, ou elle a retiré sa demande. Elle pourra demander de nouveau après son prochain coup.
refusal-consent-not-asked = Personne n’attend de réponse de la place { $seat }.
refusal-nothing-to-withdraw = La place { $seat } n’attend aucune réponse, il n’y a donc rien à retirer : elle n’a rien demandé, ou les autres ont répondu.
refusal-end-not-asked = Personne ne propose de terminer la partie ; la place { $seat } n’a rien à refuser ni à retirer.
refusal-end-agreed = La place { $seat } a déjà accepté de terminer la partie ; les autres doivent encore répondre.
refusal-end-denied = Il y a peu, on a déjà proposé de terminer la partie ; la proposition a été refusée ou retirée. On pourra la refaire à partir du coup { $ply }.
refusal-no-hints = À cette table, on joue sans conseils. L’entraîneur n’y dit rien non plus.
refusal-no-plan = C’est plus qu’on ne peut décider d’un coup : l’entraîneur juge une action, ou une rangée d’actions secrètes.
refusal-not-absent = Personne n’attend la personne de la place { $seat } ; il n’y faut pas de robot.
refusal-substitute-early = La place { $seat } n’est pas absente depuis longtemps : les autres pourront demander un robot dans { $seconds ->
        [one] une seconde
       *[other] { $seconds } secondes
    }.
refusal-substitute-agreed = La place { $seat } a déjà dit oui ; les autres doivent encore répondre.
refusal-substitute-not-asked = Personne n’a demandé qu’un robot joue pour la place { $seat }.
refusal-substituted = Un robot joue pour la place { $seat } en ce moment ; sa personne doit d’abord reprendre la place.
refusal-not-substituted = Aucun robot ne joue pour la place { $seat } ; il n’y a rien à reprendre.
refusal-rematch-unfinished = La partie n’est pas encore terminée.
refusal-token-unknown = Ce n’est pas la clé d’une place à cette table.
refusal-token-known = La table connaît déjà ce jeton. Le navigateur doit en créer un nouveau, que personne d’autre n’a vu.
refusal-token-renewed = Cette place a été déconnectée ici : son joueur a renouvelé son jeton ailleurs.
refusal-renew-rematch = Le même jeton ouvre une place dans la revanche ; c’est là qu’il faut le renouveler.
refusal-invitation-unknown = Cette invitation n’est pas pour une place de cette table.
refusal-invitation-used = Quelqu’un a déjà utilisé cette invitation. Si ce n’était pas vous, demandez-en une nouvelle.
refusal-invitation-revoked = Cette invitation a été retirée. Demandez-en une nouvelle.
refusal-seat-taken = La personne pour qui cette place était gardée est finalement venue ; cette invitation ne sert plus.
refusal-seat-given = Cette place a été donnée à quelqu’un d’autre, parce que vous n’étiez pas là.
refusal-seat-left = Vous avez rendu cette place. Pour revenir, demandez une nouvelle invitation.
refusal-seat-freed = Les autres joueurs ont tous accepté de libérer cette place ; elle n’est plus à vous. Pour revenir, demandez une nouvelle invitation.
refusal-seat-not-free = La place { $seat } n’est pas libre.
refusal-not-host = Seule la personne qui a préparé la table peut le faire. Dans une revanche, et une fois la partie commencée, tous ceux qui jouent le peuvent.
refusal-bot-started = La partie a commencé : une place libre ne peut plus être donnée à un robot, mais un robot y joue jusqu’à ce que quelqu’un vienne.
refusal-too-long = Le champ « { $field } » compte au plus { $longest } caractères.
refusal-no-seat = Il n’y a pas de place { $seat } : la table en a { $seats }, comptées à partir de 0.
