# Ce que dit Sampan lui-même, quel que soit le jeu.

refusal-unknown-game = Il n’y a pas de jeu nommé « { $game } ». Les jeux sont : { $known }.
refusal-action-form = Une action est un nombre entier ou une description avec un genre, pas { $action }.
refusal-action-count = Il y a { $games } parties : il faut une liste de { $games } actions, pas { $actions }.
refusal-game-over = La partie est terminée.
refusal-no-such-action = Il n’y a pas d’action { $action }.
refusal-not-legal = L’action { $action } n’est pas possible maintenant.
refusal-description-unknown = Rien de ce qui est possible maintenant ne se décrit ainsi : { $value }.
refusal-no-chance = Le hasard n’a rien à tirer : c’est à un joueur de décider, ou la partie est terminée.
refusal-kind-not-now = « { $kind } » n’est pas possible maintenant. Possible maintenant : { $kinds }.
refusal-description-form = Une action se décrit par un genre et ses champs, pas par { $value }.
refusal-field-missing = Il manque le champ « { $field } ».
refusal-field-number = Le champ « { $field } » doit être un nombre entier de { $low } à { $high }, pas { $value }.
refusal-field-word = Le champ « { $field } » doit être l’un de { $words }, pas { $value }.
refusal-field-unknown = Rien ici n’a de champ « { $field } ».
refusal-position-foreign = Ce n’est pas une position du jeu { $game }.
refusal-position-damaged = Cette position est impossible : { $problem }.
refusal-play-foreign = Cette sauvegarde ne vient pas d’une partie de { $game } avec les mêmes règles, places et options.
refusal-dataset-folder = Il n’y a pas de dossier { $folder }.
refusal-dataset-empty = Il n’y a pas de fichier de partie (.json) dans { $folder }.
refusal-dataset-unreadable = Le dossier ou le fichier { $folder } ne peut pas être lu : { $problem }. Rien n’a été écrit.
refusal-dataset-out = { $file } existe déjà et n’est pas un fichier ordinaire ; il n’a pas été remplacé.
refusal-dataset-name = Le nom du fichier n’est pas valable en UTF-8 : le tableau ne peut pas le contenir.
refusal-dataset-nothing = Aucun fichier de { $folder } n’est une partie lisible ; rien n’a été écrit.
refusal-not-your-turn = Ce n’est pas à la place { $seat } : c’est à la place { $mover } de décider.
refusal-not-deciding = La place { $seat } n’a rien à décider maintenant. { $count ->
        [0] Personne n’a rien à décider.
       *[other] Places qui décident maintenant : { $seats }.
    }
refusal-no-such-seat = Il n’y a pas de place { $seat } : les places vont de 0 à { $last } ; un spectateur est none.
refusal-no-such-ply = Il n’y a pas de coup { $ply } : les coups vont de 0 à { $last }.
refusal-nothing-to-undo = La place { $seat } n’a encore rien fait qui puisse être repris.
refusal-undo-consent = Pour reprendre ce coup il faut l’accord de tous les autres ; il manque : place { $seats }.
refusal-name = Un nom compte de 1 à { $longest } caractères imprimables ; ce n’est pas le cas de « { $name } ».
refusal-weights = Les chances de ce tirage ne tombent pas juste.
refusal-resign = La place { $seat } ne peut pas abandonner : elle n’existe pas, ou elle a déjà abandonné.
refusal-undo-resigned = Une fois que quelqu’un a abandonné, on ne peut plus rien reprendre.

# Options
refusal-seats = Ce jeu se joue à { $fewest } au moins et { $most } au plus, pas à { $seats }.
refusal-options-form = Les options se donnent par noms et valeurs, pas par { $value }.
refusal-option-unknown = Il n’y a pas d’option « { $option } ». Les options sont : { $known }.
refusal-option-flag = L’option « { $option } » est active ou non ; { $value } n’est ni l’un ni l’autre.
refusal-option-number = L’option « { $option } » doit être un nombre entier de { $minimum } à { $maximum }{ $optional ->
        [yes] , ou none
       *[no] {""}
    }, pas { $value }.
refusal-option-seat = L’option « { $option } » doit être un numéro de place, compté à partir de 0, ou none pour le hasard, pas { $value }.
refusal-option-teams = L’option « { $option } » doit donner à chaque place un numéro d’équipe, compté à partir de 0, avec au moins deux équipes différentes ; ou none. Ce n’est pas le cas de { $value }.
refusal-option-choice = L’option « { $option } » doit être l’un des mots suivants : { $words } ; pas { $value }.
refusal-option-subset = L’option « { $option } » doit être une liste prise parmi { $words }, chacun au plus une fois et dans cet ordre ; { $value } n’en est pas une.
refusal-option-order = L’option « { $option } » doit donner à chaque place un mot différent, parmi ceux qui vont avec ce nombre de places ({ $words }) ; ou none. Ce n’est pas le cas de { $value }.
refusal-option-numbers = L’option « { $option } » doit être une suite de { $length } nombres entiers de { $minimum } à { $maximum }{ $rising ->
        [yes] , aucun plus petit que le précédent
       *[no] {""}
    }{ $falling ->
        [yes] , aucun plus grand que le précédent
       *[no] {""}
    }{ $distinct ->
        [yes] , tous différents
       *[no] {""}
    } ; { $value } n’en est pas une.
refusal-option-board = L’option « { $option } » doit être l’un de { $shipped } ou un fichier de plateau, pas { $value }.

# Plateaux
refusal-board-long = Un fichier de plateau compte au plus { $longest } caractères ; celui-ci en a davantage.
refusal-board-foreign = Ce n’est pas un plateau de ce jeu. Les plateaux fournis sont { $shipped } ; le texte d’un fichier de plateau convient aussi.
refusal-board-encoding = Le fichier { $file } n’est pas du texte en UTF-8 : ce n’est pas un plateau.
refusal-board-unknown = Ce n’est le plateau d’aucun des jeux d’ici.

# Fichiers de partie
refusal-file-unreadable = Le fichier { $file } ne peut pas être lu : { $problem }.
refusal-file-unwritable = Le fichier { $file } ne peut pas être écrit : { $problem }.
refusal-file-oversized = Le fichier est trop grand pour une partie : plus de { $megabytes } Mo.
refusal-file-damaged = Le fichier est abîmé ou tronqué : ce n’est pas du JSON complet{ $line ->
        [0] {""}
       *[other] {" "}(ligne { $line })
    }.
refusal-file-foreign = Ce fichier n’est pas une partie de Sampan.
refusal-file-version = Le fichier est au format { $version } ; ce Sampan lit les formats jusqu’à { $known }.
refusal-file-field = Le champ « { $field } » du fichier manque ou n’est pas valable.
refusal-file-field-unknown = Le fichier a un champ « { $field } » qu’aucune partie n’a.
refusal-file-tampered = Le fichier a été modifié après avoir été écrit : sa somme de contrôle ne correspond pas.
refusal-file-rules = La partie suit la version { $rules } des règles ; ce Sampan a la version { $known }.
refusal-file-outcome = Le résultat inscrit dans le fichier n’est pas celui auquel mènent ses coups.
refusal-file-commitment = La graine du fichier n’est pas celle de l’engagement pris au départ.
refusal-file-log-long = Le journal est trop long pour une partie : plus de { $longest } coups.
refusal-file-entry = Le coup { $ply } du journal ne se lit pas comme un coup.
refusal-file-mover = Le coup { $ply } du journal est attribué à { $by }, dont ce n’était pas le tour.
refusal-file-action = Le coup { $ply } du journal n’est pas possible : { $problem }
refusal-file-draw = Le coup { $ply } du journal n’est pas celui que tire la graine de l’engagement.
refusal-seed-form = Une graine compte 64 chiffres hexadécimaux ; ce n’est pas le cas de { $value }.

# Robots
refusal-unknown-bot = Il n’y a pas de robot nommé « { $bot } ». Les robots sont : { $known }.
bot-random = joue n’importe quelle action permise, toutes aussi probables
bot-easy = regarde une action à l’avance, ou suit un plan simple
bot-medium = réfléchit quelques coups à l’avance, un instant
bot-hard = réfléchit à l’avance, à travers bien des parties imaginées
bot-expert = réfléchit aussi longtemps que l’on veut bien attendre

# L’échelle
refusal-entrants = Une échelle prend de 2 à { $most } robots, pas { $count }.
refusal-entrant-unknown = « { $bot } » n’est pas un robot. Un robot est l’un de { $known }, une classe Python sous la forme module:Classe, ou un programme sous la forme cmd:PROGRAMME ARGUMENTS.
refusal-entrant-unprintable = Le nom d’un robot, ou sa commande, n’a que des caractères imprimables.
refusal-entrant-name = Le nom d’un robot sur une échelle compte au plus { $longest } caractères ; « { $name } » en a davantage.
refusal-entrant-command = « { $bot } » ne désigne aucun programme : après cmd: vient une commande, avec ses guillemets par paires.
refusal-entrant-program = Il n’y a pas de programme « { $program } » qu’on puisse lancer.
refusal-entrant-class = Le robot { $bot } ne peut pas servir : { $problem }
refusal-entrant-slow = Le robot { $bot } ne peut pas servir : il n’est pas prêt après { $seconds } secondes.
refusal-ladder-long = Cela ferait { $games } parties ; une échelle en compte au plus { $most }. Nommez moins de robots, ou demandez moins de parties.
refusal-ladder-worker = Un processus qui jouait des parties est mort : l’échelle s’arrête ici.
refusal-record-folder = Le dossier { $folder } n’est pas vide. Rien n’est écrasé : choisissez-en un autre.

# Le lecteur, dans une phrase et en tête de ligne ; et les listes.
you = vous
you-label = Vous
whose = { $what } ({ $who })
list-last = { $others } et { $last }

# Pourquoi s’est terminée une partie que le jeu lui-même n’a pas terminée.
reason-resigned = tous les autres ont abandonné ou sont éliminés
reason-agreed = tout le monde était d’accord pour arrêter la partie

# Pourquoi un conseil recommande une action ; chaque jeu a aussi ses propres raisons.
why-wins = Gagne tout de suite.
why-may_win = Peut gagner tout de suite (environ { $percent } %).

# Ce contre quoi l’entraîneur met en garde ; chaque jeu a aussi ses propres risques.
risk-loses = Vous perdriez tout de suite.
risk-misses_win = Avec un autre choix, vous gagnez tout de suite.
risk-eliminated = Vous pourriez être éliminé avant votre prochain tour.
risk-rival_wins = { $seat } pourrait gagner avant votre prochain tour.
