# La ligne de commande en français.

# Aide
sampan-help = Jouer à des jeux de société d’Orient, et les étudier.
sampan-examples =
    sampan games
    sampan play { $game }
    sampan play { $game } --seats Ada,Ben,easy
    sampan rules { $game }
help-usage = Usage :
help-options = Options{" "}
help-commands = Commandes{" "}
help-examples = Exemples{" "}
help-exits = Codes de sortie{" "}
help-help = Affiche cette aide et quitte.
lang-help = La langue, en ou fr ; par défaut celle de SAMPAN_LANG ou du système.
json-help = Écrit du JSON pour les programmes, et rien d’autre.
version-help = Affiche la version, et si elle est compilée.
version = sampan { $version }, { $state ->
    [compiled] compilé
   *[uncompiled] non compilé
}, Python { $python }
exit-codes =
    0 tout va bien
    1 refus : entrée incorrecte, fichier abîmé, vérification manquée ; l’erreur standard dit pourquoi
    2 ligne de commande incorrecte
    3 l’entrée s’est terminée avant la partie
    130 interrompu par Ctrl-C
metavar-game = JEU
metavar-rules = [NUMÉRO]...
metavar-any-game = [JEU]
metavar-lesson = [LEÇON]
metavar-pair = CLÉ=VALEUR
metavar-text = TEXTE
metavar-hash = EMPREINTE
metavar-command = COMMANDE [ARGUMENTS]...
metavar-file = FICHIER
metavar-folder = DOSSIER
metavar-address = ADRESSE

games-short = Liste les jeux et les robots.
games-help = Liste les jeux, avec leur clé, leur nom, le nombre de joueurs et leur sujet, ainsi que les robots que l’on peut affronter.
games-examples =
    sampan games
    sampan games --json
games-seats = de { $fewest } à { $most } joueurs
games-bots = Robots :

rules-short = Affiche les règles d’un jeu.
rules-help = Affiche les règles d’un jeu, rédigées par nous. Vers un fichier ou un tube, elles sortent en Markdown. Avec des numéros comme YY-5, que citent les guides, les leçons et les refus, seules ces règles sont affichées.
rules-numbered = Affiche plutôt toutes les règles par numéro.
rules-examples =
    sampan rules { $game }
    sampan rules { $game } --lang en > rules.md
    sampan rules yin_yang YN-9 YN-12a

learn-short = Apprend un jeu pas à pas.
learn-help = Vous fait suivre une leçon : vous jouez à une vraie table et voyez ce qui en résulte. Sans leçon, liste celles du jeu ; sans jeu, les jeux qui en ont.
learn-examples =
    sampan learn
    sampan learn { $game }
    sampan learn { $game } --lang en
learn-minutes = {"  "}{ $minutes ->
    [one] une minute environ
   *[other] { $minutes } minutes environ
}
learn-begin = Pour commencer : { $command }
learn-step = { $number } sur { $count }
learn-go-on = Entrée pour continuer, quitter pour partir >
learn-prompt = Votre choix (un numéro, montrer ou aide) >
learn-typing =
    Tapez le numéro de votre choix, ou décrivez-le, par exemple :
      { $example }
    Un fragment suffit s’il ne laisse aucun doute. Entrée réaffiche les choix.
      montrer           faire ce qui est demandé
      retour            un pas en arrière dans un choix
      règles            les règles du jeu
      quitter           quitter la leçon
learn-shown = La réponse : { $action }.
learn-wrong = Pas cette fois.
learn-would = Ce qui se passerait : { $events }
learn-next = La leçon suivante : { $command }
learn-play = Et maintenant, une courte partie : { $command }

options-short = Liste les options d’un jeu.
options-help = Liste les options d’un jeu, ce qu’elles permettent et leurs valeurs par défaut.
options-examples =
    sampan options { $game }
    sampan options { $game } --json
option-flag = yes (oui) ou no (non) (par défaut : { $default })
option-number = un nombre entier de { $minimum } à { $maximum }{ $optional ->
    [yes] , ou none (aucune)
   *[no] {""}
} (par défaut : { $default })
option-seat = une place, comptée à partir de 0 (par défaut : { $default })
option-teams = un numéro d’équipe par place, séparés par des virgules (par défaut : { $default })
option-choice = l’un des mots { $words } (par défaut : { $default })
option-subset = une partie de { $words }, séparés par des virgules, ou none (aucun) (par défaut : { $default })
option-order = un mot différent parmi { $words } pour chaque place, séparés par des virgules (par défaut : { $default })
option-numbers = { $length } nombres entiers de { $minimum } à { $maximum }, séparés par des virgules{ $rising ->
    [yes] , aucun plus petit que le précédent
   *[no] {""}
}{ $falling ->
    [yes] , aucun plus grand que le précédent
   *[no] {""}
}{ $distinct ->
    [yes] , tous différents
   *[no] {""}
} (par défaut : { $default })
option-board = { $shipped }, ou le chemin d’un fichier de plateau (par défaut : { $default })
option-own-board = votre propre plateau
option-on = yes
option-off = no
option-none = none
option-per-seat = { $count } par place

board-short = Vérifie des plateaux.
board-help = Pour les fichiers de plateau : les jeux qui se jouent sur un plateau acceptent tout plateau valable par l’option « board ».
board-examples =
    sampan board check mon_plateau.txt
board-check-short = Vérifie un fichier de plateau.
board-check-help = Lit un fichier de plateau, trouve pour quel jeu il est fait, et dit s’il est valable ou bien ce qui ne va pas, et où.
board-check-examples =
    sampan board check mon_plateau.txt
    sampan board check mon_plateau.json --json
board-ok = Un plateau valable pour { $title }. Pour y jouer : sampan play { $game } --option { $option }={ $file }

play-short = Joue dans ce terminal.
play-help =
    Joue une partie dans ce terminal, contre des robots ou à plusieurs devant le même écran : un rideau cache alors
    la main de chacun aux autres. Entre eux, les robots jouent jusqu’au bout. Pendant la partie, tapez « aide ».
play-examples =
    sampan play { $game }
    sampan play { $game } --seats me,easy,random --option mystery=yes
    sampan play { $game } --seats Ada,Ben --option teams=0,1 --save partie.sampan.json
    sampan play --resume partie.sampan.json
    sampan play { $game } --seats easy,random --seed 7
play-seats = Qui joue, dans l’ordre des places : « me » (vous), un robot ({ $bots }), ou le nom d’une personne, avec une majuscule. Par défaut, vous jouez contre easy.
play-option = Une option du jeu ; peut se répéter. Voir « sampan options ».
play-seed = Répéter une partie : avec la même graine, les tirages et les choix des robots sont les mêmes.
play-fair = Prouver le mélange : s’engager au départ sur une graine secrète, la révéler à la fin. Voir « sampan verify ».
play-salt = Avec --fair : des mots des joueurs dont les tirages dépendent aussi. S’ils manquent, ils vous sont demandés.
play-resume = Reprendre une partie enregistrée.
play-save = Enregistrer la partie dans ce fichier, du début à la fin, sans rien demander.

replay-short = Raconte à nouveau une partie enregistrée.
replay-help =
    Raconte à nouveau une partie enregistrée, avec la table finale. Une partie terminée se montre avec tout ce qui
    était caché ; une partie en cours, telle que la voit un spectateur, à moins de nommer une place.
replay-examples =
    sampan replay partie.sampan.json
    sampan replay partie.sampan.json --ply 12 --seat 0
    sampan replay partie.sampan.json --step
    sampan replay partie.sampan.json --json --seat spectator
replay-ply = La position avant l’action N du journal ; 0 est le début.
replay-seat = Seulement ce que voit cette place, comptée à partir de 0 ou par son nom ; ou un spectateur.
replay-step = Pas à pas, en avant et en arrière.
replay-prompt = { $place } sur { $last }. Entrée : suite, r : retour, q : quitter >

verify-short = Vérifie une partie enregistrée.
verify-help =
    Vérifie une partie enregistrée : sa somme de contrôle, que chaque action était permise, que le résultat en
    découle ; et pour une partie prouvée, que la graine correspond à l’engagement et que chaque tirage en découle.
verify-examples =
    sampan verify partie.sampan.json
    sampan verify partie.sampan.json --commitment 2c26b46b68ffc68f…
verify-commitment = L’engagement publié au départ ; ce doit être celui de cette partie.
verify-ok = La partie est en ordre.
verify-checksum = La somme de contrôle correspond : le fichier n’a été ni modifié ni tronqué.
verify-moves = Les { $moves } actions du journal sont toutes permises par les règles de { $game }.
verify-unfinished = La partie n’est pas terminée.
verify-outcome = Le résultat est celui auquel mènent les actions.
verify-seed = La graine correspond à l’engagement { $commitment }, et chaque tirage découle d’elle et des mots des joueurs « { $salt } ».
verify-undos = { $draws ->
        [0] Aucun tirage n’a été repris.
        [one] Un tirage a été repris et n’a plus servi ; comparez ces retours en arrière avec ce que vous avez vu à la table :
       *[other] { $draws } tirages ont été repris et n’ont plus servi ; comparez ces retours en arrière avec ce que vous avez vu à la table :
    }
verify-undo = { $draws ->
        [one] Retour de { $name } au coup { $ply } : un tirage
       *[other] Retour de { $name } au coup { $ply } : { $draws } tirages
    }
verify-compared = C’est bien l’engagement que vous avez donné.
verify-not-compared = Comparez-le à celui qui a été affiché au départ, ou donnez-le avec --commitment.
verify-not-fair = La partie n’a pas été jouée avec --fair : rien ne prouve ses tirages.

bench-short = Mesure la vitesse.
bench-help =
    Mesure le jeu au hasard : décisions par seconde à l’intérieur de la bibliothèque, et pas à pas depuis Python.
    En JSON, « inside » et « stepped » sont des décisions par seconde, « games_inside » des parties par seconde.
bench-examples =
    sampan bench
    sampan bench { $game } --seats 2 --seconds 0.5 --json
bench-seats = Le nombre de places ; par défaut { $usual }, ou ce que permet le jeu.
bench-seconds = La durée de chaque mesure, en secondes ; par défaut 2.
bench-game = Jeu
bench-seats-column = places
bench-inside-column = à l’intérieur, décisions/s
bench-games_inside-column = parties/s
bench-stepped-column = pas à pas, décisions/s
bench-state = Cette installation est { $state ->
    [compiled] compilée
   *[uncompiled] non compilée
}.

ladder-short = Fait jouer les robots entre eux.
ladder-help =
    Fait jouer les robots entre eux, et dit quelle est leur force et avec quelle certitude. Chaque tablée joue sur une
    donne à elle, une fois pour chaque rotation autour de la table, pour que ni la chance ni les places ne décident. Les
    robots qui comptent des itérations et non le temps rejouent les mêmes parties à partir de la même graine, quel que
    soit le nombre de parties simultanées. Ctrl-C arrête l’échelle et montre les résultats obtenus. Un programme qui répond n’importe
    quoi, qui tarde ou qui meurt perd cette partie par forfait. L’avancement va sur l’erreur standard, les tableaux ou le
    JSON sur la sortie standard. Pour inscrire un robot à vous : docs/bots.md
ladder-examples =
    sampan ladder { $game } --bots random,easy --games 400 --jobs 2
    sampan ladder { $game } --bots random,easy --seats 4 --record parties
    sampan ladder { $game } --bots easy,random --seats 4 --lone
    sampan ladder { $game } --bots easy,mien=mon_module:MonRobot --json
    sampan ladder { $game } --bots easy --bot "leur=cmd:node robot.js --depth 3"
ladder-bots = Qui joue, séparés par des virgules : un robot ({ $bots }), une classe à vous sous la forme module:Classe, ou un programme sous la forme cmd:PROGRAMME ; mettez NOM= devant pour le nommer. Peut se répéter.
ladder-bot = Un robot de plus, pris tel quel, virgules comprises. Peut se répéter.
ladder-seats = Le nombre de places ; par défaut aussi peu que le jeu le permet.
ladder-games = Le nombre minimal de parties entre deux robots, ou avec --lone celui des parties que chaque robot joue seul parmi chaque autre ; par défaut { $usual }. Arrondi vers le haut, pour que tous se rencontrent aussi souvent à toutes les places.
ladder-seed = La même graine donne les mêmes donnes ; par défaut 1.
ladder-jobs = Le nombre de parties jouées en même temps, chacune dans son processus ; par défaut 1.
ladder-lone = À plus de deux places : chaque robot seul parmi des copies de chaque autre, au lieu de tous mêlés.
ladder-limit = Le temps, en secondes, qu’une classe ou un programme à vous peut prendre pour une décision ; par défaut { $usual }.
ladder-record = Enregistrer chaque partie dans ce dossier, qui doit être nouveau ou vide. Voir « sampan verify ».
ladder-plan = { $title }, { $seats } places : { $games } parties sur { $deals ->
    [one] une donne
   *[other] { $deals } donnes
}.
ladder-stopped = Arrêté après { $games } parties sur { $planned }.
ladder-ratings = Classement
ladder-ratings-note = Sur l’échelle d’Elo, avec des intervalles à 95 % ; { $name } est fixé à { $fixed }, et les autres se mesurent à lui.
ladder-matrix = Chacun contre chacun
ladder-matrix-pairs = La part de leurs parties que le robot de la ligne a gagnée contre celui de la colonne, avec l’intervalle à 95 % ; à force égale, ce serait { $fair }.
ladder-matrix-many = Parmi les parties gagnées par l’un des deux, la part gagnée par le robot de la ligne, avec l’intervalle à 95 % ; à force égale, ce serait { $fair }.
ladder-matrix-lone = La part des parties que le robot de la ligne a gagnée seul parmi des copies de celui de la colonne, avec l’intervalle à 95 % ; à force égale, ce serait { $fair }.
ladder-thinking = Réflexion
ladder-thinking-note = Les décisions à plus d’une action possible. La première réponse d’une classe ou d’un programme à vous n’est pas chronométrée, car il doit se charger.
ladder-bot-column = robot
ladder-rating-column = force
ladder-interval-column = 95 %
ladder-points-column = points
ladder-share-column = part
ladder-forfeits-column = forfaits
ladder-decisions-column = décisions
ladder-pace-column = décisions/s
ladder-mean-column = moyenne, ms
ladder-longest-column = plus longue, ms
ladder-total-column = total, s
ladder-forfeit-nonsense = { $name } a perdu { $count ->
    [one] une partie
   *[other] { $count } parties
} par forfait, à cause d’une réponse qui n’est pas une action permise ; la première est la partie { $game } : { $detail }
ladder-forfeit-stalled = { $name } a perdu { $count ->
    [one] une partie
   *[other] { $count } parties
} par forfait, en tardant trop ; la première est la partie { $game } : { $detail }
ladder-forfeit-died = { $name } a perdu { $count ->
    [one] une partie
   *[other] { $count } parties
} par forfait, le programme s’étant terminé ; la première est la partie { $game } : { $detail }
ladder-forfeit-failed = { $name } a perdu { $count ->
    [one] une partie
   *[other] { $count } parties
} par forfait, à cause d’une erreur ; la première est la partie { $game } : { $detail }
ladder-digest = Empreinte de toutes les parties : { $digest }
dataset-short = Fait un tableau de parties enregistrées.
dataset-help =
    Réunit les parties d’un dossier, et de ceux qu’il contient, dans un fichier Parquet avec une ligne par décision : qui
    a décidé, ce qu’on pouvait voir et faire, ce qui a été fait, et comment la partie a fini. Les fichiers endommagés, ou
    qui ne sont pas des parties, sont nommés et laissés de côté.
dataset-examples =
    sampan ladder { $game } --bots random,easy --games 400 --record parties
    sampan dataset parties --out parties.parquet
dataset-out = Le fichier à écrire (obligatoire) ; un fichier existant est remplacé une fois le nouveau complet.
dataset-skipped = Laissé de côté : { $file }. { $problem }
dataset-written = { $file } : { $decisions ->
    [0] aucune décision
    [one] une décision
   *[other] { $decisions } décisions
    } { $matches ->
    [one] d’une partie
   *[other] de { $matches } parties
    }{ $skipped ->
    [0] .
    [one] {" "}; un fichier a été laissé de côté.
   *[other] {" "}; { $skipped } fichiers ont été laissés de côté.
    }

admin-short = Entretient les tables d’un serveur.
admin-help =
    Entretient les tables d’un serveur, qu’il tourne ou non : sur la machine de son fichier SQLite, ou depuis tout endroit qui
    joint son PostgreSQL. La commande n’affiche jamais de clés, de graines, de choses cachées ni de discussions.
admin-examples =
    sampan admin list
    sampan admin ban 203.0.113.7 --days 7
    sampan admin backup tables.backup
admin-database-help = La base de données, comme pour « sampan serve ».
admin-config-help = Un fichier de réglages, comme pour « sampan serve ».
admin-whole-form = ce doit être un nombre entier de { $least } à { $most }.
admin-state-form = ce doit être l’un de { $known }.
admin-state-help = Seulement les tables dans cet état.
admin-state-waiting = attend des joueurs
admin-state-running = en cours
admin-state-finished = finie
admin-state-closed = fermée
admin-list-short = Liste les tables.
admin-list-help = Liste les tables, les dernières utilisées d’abord : le jeu, où en est la partie, qui les a créées et quand.
admin-list-examples =
    sampan admin list
    sampan admin list --state waiting --address 203.0.113.7
admin-list-address = Seulement les tables créées depuis cette adresse, écrite comme dans la liste.
admin-limit-help = Au plus ce nombre ; 100 si rien n’est dit.
admin-list-line = { $id }  { $game }  { $state }, { $public ->
    [yes] publique
   *[no] privée
} ; créée { $created } depuis { $address }, utilisée en dernier { $active }
admin-list-count = { $count ->
    [0] Aucune table.
    [one] Une table.
   *[other] { $count } tables.
}
admin-show-short = Montre une table.
admin-show-help = Montre ce que tous ceux d’une table en savent, qui l’a créée, et si elle peut encore être ouverte.
admin-show-examples =
    sampan admin show SiISFsJNabK4
admin-show-records = { $records ->
    [one] Un enregistrement.
   *[other] { $records } enregistrements.
}
admin-show-seat = Place { $seat } : { $name }, { $kind }{ $bot ->
    [none] {""}
   *[other] {" "}({ $bot })
}
admin-seat-bot = un robot
admin-seat-resigned = a abandonné
admin-seat-free = personne n’est encore venu
admin-seat-present = est là
admin-seat-absent = non connecté
admin-show-moves = Coups : { $moves }. Lignes de discussion : { $chat }. Notes : { $notes }.
admin-show-rematch = La revanche est la table { $id }.
admin-close-short = Ferme des tables.
admin-close-help =
    Ferme des tables : tous ceux qui y sont l’apprennent, et plus rien ne peut y être fait. Ce qui était visible le reste ; ce
    qui était caché reste caché. La liste des tables publiques ne les montre plus.
admin-close-examples =
    sampan admin close SiISFsJNabK4
admin-closed = Fermée : { $id }
admin-closed-already = Était déjà fermée : { $id }
admin-delete-short = Supprime des tables.
admin-delete-help = Supprime des tables pour toujours, avec tout ce qui s’y est passé. Ceux qui en ont une ouverte l’apprennent.
admin-delete-examples =
    sampan admin delete SiISFsJNabK4
admin-deleted = Supprimée : { $id }
admin-tidy-short = Supprime les tables dont personne n’a plus besoin.
admin-tidy-help =
    Supprime les tables inutilisées depuis aussi longtemps que le disent les réglages, comme les serveurs le font d’eux-mêmes de
    temps en temps. Une table que quelqu’un a ouverte compte comme utilisée.
admin-tidy-examples =
    sampan admin tidy --dry-run
    sampan admin tidy --finished-days 365
admin-dry-run = Dire seulement quelles tables seraient supprimées.
admin-unstarted-days = Jours après lesquels une table jamais commencée est supprimée, ou none pour jamais ; comme dans les réglages si rien n’est dit.
admin-abandoned-days = De même pour les tables commencées et jamais finies.
admin-finished-days = De même pour les tables finies.
admin-days-form = ce doit être un nombre entier de jours de 1 à { $most }, ou { $none }.
admin-why-unstarted = jamais commencée
admin-why-abandoned = jamais finie
admin-why-finished = finie
admin-tidy-line = { $id }  { $why }, utilisée en dernier { $active }
admin-tidied = { $count ->
    [0] Rien à supprimer.
    [one] Une table supprimée.
   *[other] { $count } tables supprimées.
}
admin-tidy-would = { $count ->
    [0] Rien ne serait supprimé.
    [one] Une table serait supprimée.
   *[other] { $count } tables seraient supprimées.
}
admin-ban-short = Bannit une adresse ou un réseau.
admin-ban-help =
    Écarte une adresse du serveur en quelques secondes, et coupe ses connexions. Une adresse IPv6 seule vaut pour son réseau
    /64, qui est celui d’un foyer.
admin-ban-examples =
    sampan admin ban 203.0.113.7 --days 7 --reason "inonde la liste"
    sampan admin ban 2001:db8::/48
admin-ban-days = Pour ce nombre de jours ; pour toujours si rien n’est dit.
admin-ban-reason = Pourquoi, comme note pour vous ; la personne bannie ne le voit pas.
admin-banned = Banni : { $network }, { $until ->
    [ever] pour toujours.
   *[other] jusqu’au { $until }.
}
admin-ban-loopback = Attention : { $network } comprend cette machine elle-même. Si un serveur mandataire d’ici transmet les visiteurs sans leurs adresses, tout le monde est écarté. Pour lever l’interdiction : sampan admin unban { $network }
admin-unban-short = Lève une interdiction.
admin-unban-help = Laisse revenir une adresse ou un réseau banni ; il s’écrit comme il a été banni.
admin-unban-examples =
    sampan admin unban 203.0.113.7
admin-unbanned = Interdiction levée : { $network }
admin-bans-short = Liste les interdictions.
admin-bans-help = Liste les adresses et les réseaux bannis, les plus anciens d’abord.
admin-bans-examples =
    sampan admin bans
admin-bans-line = { $network }  depuis { $since }, { $until ->
    [ever] pour toujours
   *[other] jusqu’au { $until }
}{ $noted ->
    [no] {""}
   *[yes] {" "}({ $reason })
}
admin-bans-count = { $count ->
    [0] Personne n’est banni.
    [one] Une interdiction.
   *[other] { $count } interdictions.
}
admin-backup-short = Copie la base de données dans un fichier.
admin-backup-help =
    Copie la base de données telle qu’elle est à un moment donné, pendant que les serveurs continuent, dans un nouveau fichier
    que vous seul pouvez lire : il contient les graines des parties en cours. Une base SQLite devient un fichier SQLite ; pour
    PostgreSQL, c’est pg_dump qui écrit.
admin-backup-examples =
    sampan admin backup tables.backup
admin-backed-up = Copiée dans { $file }
admin-restore-short = Remet une copie de la base de données.
admin-restore-help =
    Remet ce que « sampan admin backup » a copié, dans une base de la même sorte. Arrêtez d’abord les serveurs. Le fichier est
    examiné avant tout changement, et si quelque chose se passe mal tout reste comme avant.
admin-restore-examples =
    sampan admin restore tables.backup --overwrite
admin-overwrite-help = Remplacer la base de données même s’il y a quelque chose dedans.
admin-restored = Restaurée depuis { $file }
admin-check-short = Cherche ce qui est abîmé.
admin-check-help =
    Examine toute la base de données et rejoue chaque partie. La commande dit quelles tables sont abîmées, et comment ; le code
    de sortie est alors 1. Les serveurs peuvent continuer pendant ce temps.
admin-check-examples =
    sampan admin check
admin-checked = { $tables ->
    [one] Une table examinée
   *[other] { $tables } tables examinées
}, { $damages ->
    [0] rien d’abîmé.
    [one] un dommage trouvé.
   *[other] { $damages } dommages trouvés.
}
admin-damage-form = La base de données a la forme d’une autre version de Sampan ; « sampan serve » met à jour une plus ancienne.
admin-damage-file = La base de données elle-même est abîmée : restaurez une sauvegarde.
admin-damage-orphans = { $table } : il y a des enregistrements, mais pas de table.
admin-damage-setup = { $table } : ce qui a été fixé à sa création ne peut pas être lu.
admin-damage-game = { $table } : son jeu, ou cette version des règles, est inconnu ici.
admin-damage-gap = { $table } : il manque un enregistrement.
admin-damage-record = { $table } : un enregistrement ne peut pas être lu.
admin-damage-replay = { $table } : ses enregistrements ne suivent pas les règles.
admin-damage-summary = { $table } : ce que montrent les listes n’est pas ce que disent ses enregistrements.

meter-games = Parties
meter-left = restantes
meter-line = Parties : { $done } sur { $total }

# Mauvais usage
usage-option = Il n’y a pas d’option { $option }.
usage-value = L’option { $option } demande une valeur.
usage-missing = Il manque { $name }.
usage-bad = { $name } : { $problem }
usage-extra = Arguments inattendus : { $words }
usage-command = Il n’y a pas de commande « { $command } ». Les commandes sont : { $known }.
usage-language = la langue doit être l’une de { $known }.
usage-ply = il faut un nombre entier, 0 ou plus.
usage-seats = il faut un nombre entier de 1 à 1000.
usage-seconds = il faut un nombre supérieur à 0, jusqu’à 3600.
usage-games = il faut un nombre entier de 1 à 1000000.
usage-jobs = il faut un nombre entier de 1 à { $most }.
usage-bots = Quels robots ? Nommez-les avec --bots, séparés par des virgules : { $bots }, module:Classe ou cmd:PROGRAMME.
usage-step = --step est pour les gens et --json pour les programmes : choisissez.
usage-game = Quel jeu ? Les jeux sont : { $known }.
usage-resume = Une partie reprise garde ses places, ses options et ses tirages : --seats, --option, --seed, --fair et --salt ne s’emploient pas avec --resume.
usage-fair-seed = Avec --fair, personne ne doit connaître la graine : --seed ne s’emploie pas avec lui.
usage-salt = --salt ne s’emploie qu’avec --fair.

# La partie
guest = Invité
intro-bot = {" "}(robot : { $about })
intro-option = { $option } : { $value }
intro-resumed = La partie reprend à l’action { $ply }.
intro-help = À toute question, vous pouvez taper aide.
fair-committed =
    Les tirages viennent d’une graine secrète, fixée maintenant. Voici son engagement ; notez-le :
    { $commitment }
fair-salt = Tapez quelques mots de votre choix, pour que les tirages en dépendent aussi (Entrée pour aucun) :
fair-revealed =
    La graine était { $seed }
    Son engagement était { $commitment }
    Vos mots étaient « { $salt } »
    Enregistrez la partie, et « sampan verify » pourra vérifier chaque tirage.
news-earlier = … { $count } lignes plus haut ; tapez journal pour tout voir
ask = Que faites-vous ?
question = { $name } : { $question }
prompt = Votre choix (un numéro, ou aide) >
menu-back = Retour
curtain = Passez le clavier à { $name }, puis appuyez sur Entrée >
curtain-help = Appuyez sur Entrée quand { $name } est au clavier. « annuler » reprend la dernière action, « quitter » quitte.
bot-failed = { $name } n’arrive pas à décider : une action au hasard est jouée à la place.
undo-done = Coup repris : { $name } décide à nouveau.
undo-yours = Vous reprenez votre dernière décision.
undo-nothing = Il n’y a encore rien que vous puissiez reprendre.
undo-ask = { $name } : acceptez-vous que { $other } reprenne sa dernière décision, et tout ce qui a suivi ? (o/n) >
undo-refused = { $name } n’est pas d’accord : rien n’est repris.
end-sure = Proposer de terminer la partie maintenant, sans vainqueur ? (o/n) >
end-ask = { $name } : { $other } propose de terminer la partie sans vainqueur. Êtes-vous d’accord ? (o/n) >
end-refused = { $name } refuse de terminer la partie : elle continue.
result = { $count ->
    [0] Personne ne gagne : { $reason }.
    [one] { $who ->
        [you] Vous gagnez : { $reason }.
       *[other] { $winners } gagne : { $reason }.
    }
   *[other] { $winners } gagnent ensemble : { $reason }.
}
scores = Points : { $scores }
saved = Enregistré dans { $file }
offer = Enregistrer la partie ? Entrée l’enregistre sous { $file } ; ou tapez un autre nom, ou n pour non >
match-help =
    Tapez le numéro de votre choix, ou décrivez-le, par exemple :
      { $example }
    Un fragment suffit s’il ne laisse aucun doute, comme une carte ou un nom. Entrée réaffiche la table.
      annuler           reprendre votre dernière décision
      terminer-partie   proposer de terminer la partie sans vainqueur ; tout le monde doit être d’accord
      retour            un pas en arrière dans un choix
      conseil           ce que ferait un robot, et pourquoi
      journal           tout ce qui s’est passé, tel que vous l’avez vu
      règles            les règles du jeu
      sauver FICHIER    enregistrer la partie
      quitter           quitter, en enregistrant si vous voulez (aussi Ctrl-C, Ctrl-D)

# Un conseil
hint-title = Ce que ferait un robot, sa chance de gagner estimée, et pourquoi :
hint-chance = { $share } %
hint-about = environ { $share } %
hint-best = premier choix
hint-alike = à peu près équivalent

# Ce qui peut être tapé, plusieurs mots pour chaque sens
word-undo = annuler reprendre
word-end = terminer-partie
word-help = aide
word-rules = règles regles
word-hint = conseil
word-log = journal
word-save = sauver enregistrer
word-quit = quitter
word-show = montrer
word-back = retour r
word-yes = oui o
word-no = non n

# Refus
refusal-unknown-seat = « { $seat } » n’est pas un robot ; les robots sont : { $bots }. Vous êtes « me », et le nom d’une personne prend une majuscule.
refusal-no-rule = Il n’y a pas de règle « { $rule } ». Les numéros sont : { $known }.
refusal-option-form = Une option se donne sous la forme CLÉ=VALEUR, pas { $option }.
refusal-other-game = Le fichier n’est pas une partie de { $game } mais de { $other }.
refusal-unprintable = Seulement des caractères imprimables, s’il vous plaît.
refusal-number = Choisissez un numéro de 1 à { $last }.
refusal-typed = « { $line } » ne correspond à rien de possible maintenant. Tapez aide pour voir ce qui peut se taper.
refusal-nobody = Personne ici ne s’appelle « { $name } ». À la table : { $names }.
refusal-seat = Il n’y a pas de place « { $seat } ». Les places vont de 0 à { $last } : { $names } ; ou spectator.
refusal-file-exists = Le fichier { $file } existe déjà et n’est pas écrasé : choisissez un autre nom.
refusal-file-name = Un nom de fichier ne peut avoir que des caractères imprimables.
refusal-file-folder = { $file } n’est pas le nom d’un fichier.
refusal-not-fair = La partie n’a pas été jouée avec --fair : elle n’a pas d’engagement.
refusal-commitment = L’engagement de cette partie est un autre : { $found }
refusal-ladder-extra = L’échelle demande une bibliothèque qui n’est pas installée ici : pip install "sampan[ladder]"
refusal-research-extra = Les jeux de données demandent des bibliothèques qui ne sont pas installées ici : pip install "sampan[research]"
refusal-server-extra = Il faut des paquets qui ne sont pas installés ici ({ $module }) : pip install "sampan[server]"
refusal-admin-failed = Quelque chose s’est mal passé ({ $problem }). « sampan admin check » peut dire ce qui est abîmé.
refusal-system = Impossible de continuer : { $problem }.
