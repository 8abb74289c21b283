# Ce que dit une table quand elle refuse une demande.

refusal-not-started = La partie n’a pas commencé : il manque encore quelqu’un.
refusal-late = Trop tard : c’était la réponse au coup { $ply }, et la table en est au coup { $now }.
refusal-resigned = Le siège { $seat } a abandonné ; un robot continue à sa place.
refusal-leave-kind = Le siège { $seat } n’est pas celui d’un ami par lien ; il ne peut pas être rendu.
refusal-leave-started = La partie a commencé : on peut abandonner, mais pas rendre son siège.
refusal-leave-free = Le siège { $seat } est déjà libre.
refusal-chat-form = Un message demande quelques mots, sans signes qu’on ne peut pas montrer.
refusal-undo-pending = Le siège { $seat } attend déjà une réponse à une telle demande.
refusal-consent-not-asked = Personne n’attend de réponse du siège { $seat }.
refusal-nothing-to-withdraw = Le siège { $seat } n’attend aucune réponse, il n’y a donc rien à retirer : il n’a rien demandé, ou les autres ont répondu.
refusal-no-hints = À cette table, on joue sans conseils.
refusal-not-absent = Personne n’attend la personne du siège { $seat } ; il n’y faut pas de robot.
refusal-substitute-agreed = Le siège { $seat } a déjà dit oui ; les autres doivent encore répondre.
refusal-substitute-not-asked = Personne n’a demandé qu’un robot joue pour le siège { $seat }.
refusal-substituted = Un robot joue pour le siège { $seat } en ce moment ; sa personne doit d’abord reprendre le siège.
refusal-not-substituted = Aucun robot ne joue pour le siège { $seat } ; il n’y a rien à reprendre.
refusal-rematch-unfinished = La partie n’est pas encore terminée.
refusal-token-unknown = Ce n’est pas la clé d’un siège à cette table.
refusal-too-long = Le champ « { $field } » compte au plus { $longest } caractères.
refusal-no-seat = Il n’y a pas de siège { $seat } : la table en a { $seats }, comptés à partir de 0.
