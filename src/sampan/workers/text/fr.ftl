# Ce que les processus de travail refusent.
refusal-no-seat = Il n’y a pas de place { $seat } : la table en a { $seats }, comptées à partir de 0.
refusal-replay-long = La partie est trop longue pour être revue ici : { $plies } coups, et on en montre au plus { $longest }.
